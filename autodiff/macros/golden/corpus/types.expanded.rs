// Written by the golden test; do not edit.
mod builder {
    impl Oscillator {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(mass: f64, stiffness: f64, d_ret: Self) -> (Self, f64, f64) {
            let result: Self = Self {
                mass: mass,
                stiffness: stiffness,
                damping: 0.1,
            };
            let mut d_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_stiffness = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let Self { mass: d_1, stiffness: d_2, damping: _ } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_mass += (*d_1);
            d_stiffness += (*d_2);
            (result, d_mass, d_stiffness)
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(
            mass: f64,
            t_mass: f64,
            stiffness: f64,
            t_stiffness: f64,
        ) -> (Self, Self) {
            let t_result: Self = Self {
                mass: t_mass,
                stiffness: t_stiffness,
                damping: 0.0,
            };
            let result: Self = Self {
                mass: mass,
                stiffness: stiffness,
                damping: 0.1,
            };
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
            mass: f64,
            t_mass: f64,
            stiffness: f64,
            t_stiffness: f64,
            d_ret: (Self, Self),
        ) -> (f64, f64, f64, f64) {
            let t_result: Self = Self {
                mass: t_mass,
                stiffness: t_stiffness,
                damping: 0.0,
            };
            let result: Self = Self {
                mass: mass,
                stiffness: stiffness,
                damping: 0.1,
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_stiffness = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_stiffness = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { mass: d_1, stiffness: d_2, damping: _ } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_mass += (*d_1);
            d_stiffness += (*d_2);
            let Self { mass: d_3, stiffness: d_4, damping: _ } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_mass += (*d_3);
            d_t_stiffness += (*d_4);
            (d_mass, d_t_mass, d_stiffness, d_t_stiffness)
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
        /// The reverse derivative of [`with_damping`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn with_damping_pullback(
            mut self: Self,
            damping: f64,
            d_ret: Self,
        ) -> (Self, Self, f64) {
            self.damping = damping;
            let result: Self = ::core::clone::Clone::clone(&self);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_damping = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            let d_1 = ::core::mem::take(&mut d_self.damping);
            d_damping += d_1;
            (result, d_self, d_damping)
        }
        /// The forward derivative of [`with_damping`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn with_damping_pushforward(
            mut self: Self,
            mut t_self: Self,
            damping: f64,
            t_damping: f64,
        ) -> (Self, Self) {
            t_self.damping = t_damping;
            self.damping = damping;
            let result: Self = self;
            let t_result: Self = t_self;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_with_damping(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::with_damping_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_with_damping(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::with_damping_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn with_damping_pushforward_pullback(
            mut self: Self,
            mut t_self: Self,
            damping: f64,
            t_damping: f64,
            d_ret: (Self, Self),
        ) -> (Self, Self, f64, f64) {
            t_self.damping = t_damping;
            self.damping = damping;
            let result: Self = ::core::clone::Clone::clone(&self);
            let t_result: Self = ::core::clone::Clone::clone(&t_self);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_damping = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_damping = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            let d_1 = ::core::mem::take(&mut d_self.damping);
            d_damping += d_1;
            let d_2 = ::core::mem::take(&mut d_t_self.damping);
            d_t_damping += d_2;
            (d_self, d_t_self, d_damping, d_t_damping)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_with_damping<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::with_damping_pushforward_pullback(
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
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_with_damping<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
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
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::with_damping_pushforward_pullback(
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
        fn __vjp_with_damping<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::with_damping_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_with_damping<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::with_damping_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_with_damping(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_with_damping(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`acceleration`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn acceleration_pullback(
            self: &Self,
            d_self: &mut Self,
            x: f64,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64, f64) {
            let result: f64 = (-((self.stiffness * x) + (self.damping * v))) / self.mass;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result / self.mass;
            d_self.stiffness -= d_1 * x;
            d_x -= d_1 * self.stiffness;
            d_self.damping -= d_1 * v;
            d_v -= d_1 * self.damping;
            d_self.mass -= d_result / self.mass * result;
            (result, d_x, d_v)
        }
        /// The forward derivative of [`acceleration`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn acceleration_pushforward(
            self: &Self,
            t_self: &Self,
            x: f64,
            t_x: f64,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            let result: f64 = (-((self.stiffness * x) + (self.damping * v))) / self.mass;
            let t_result: f64 = ((-((::rootgrad_autodiff::rt::scalar(t_self.stiffness)
                * x + self.stiffness * t_x)
                + (::rootgrad_autodiff::rt::scalar(t_self.damping) * v
                    + self.damping * t_v)))
                - ((-((self.stiffness * x) + (self.damping * v))) / self.mass)
                    * ::rootgrad_autodiff::rt::scalar(t_self.mass)) / self.mass;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_acceleration(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::acceleration_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_acceleration(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::acceleration_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn acceleration_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: f64,
            t_x: f64,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            let result: f64 = (-((self.stiffness * x) + (self.damping * v))) / self.mass;
            let t_result: f64 = ((-(((t_self.stiffness * x) + (self.stiffness * t_x))
                + ((t_self.damping * v) + (self.damping * t_v))))
                - (((-((self.stiffness * x) + (self.damping * v))) / self.mass)
                    * t_self.mass)) / self.mass;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result / self.mass;
            d_t_self.stiffness -= d_1 * x;
            d_x -= d_1 * t_self.stiffness;
            d_self.stiffness -= d_1 * t_x;
            d_t_x -= d_1 * self.stiffness;
            d_t_self.damping -= d_1 * v;
            d_v -= d_1 * t_self.damping;
            d_self.damping -= d_1 * t_v;
            d_t_v -= d_1 * self.damping;
            let d_2 = d_1 * t_self.mass;
            let d_3 = d_2 / self.mass;
            d_self.stiffness += d_3 * x;
            d_x += d_3 * self.stiffness;
            d_self.damping += d_3 * v;
            d_v += d_3 * self.damping;
            d_self.mass
                += d_2 / self.mass
                    * ((-((self.stiffness * x) + (self.damping * v))) / self.mass);
            d_t_self.mass
                -= d_1 * ((-((self.stiffness * x) + (self.damping * v))) / self.mass);
            d_self.mass -= d_t_result / self.mass * t_result;
            let d_4 = d_result / self.mass;
            d_self.stiffness -= d_4 * x;
            d_x -= d_4 * self.stiffness;
            d_self.damping -= d_4 * v;
            d_v -= d_4 * self.damping;
            d_self.mass -= d_result / self.mass * result;
            (d_x, d_t_x, d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_acceleration<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
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
            let (g2, g3, g4, g5) = Self::acceleration_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
                a5,
                d_ret.seed(),
            );
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
        fn __path_jvp_vjp_acceleration<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3, g4, g5) = Self::acceleration_pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
                a5,
                d_ret.seed(),
            );
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
        fn __vjp_acceleration<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1, g2) = Self::acceleration_pullback(
                self,
                d0,
                a1,
                a2,
                d_ret.seed(),
            );
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_acceleration<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1, g2) = Self::acceleration_pullback(
                a0,
                d0,
                a1,
                a2,
                d_ret.seed(),
            );
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pullback(
            self: &Self,
            d_self: &mut Self,
            x_v: (f64, f64),
            dt: f64,
            d_ret: (f64, f64),
        ) -> ((f64, f64), (f64, f64), f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_acceleration);
            let x = x_v.0;
            let v = x_v.1;
            let value = self.acceleration(x, v);
            let v_2 = v + (dt * value);
            let result: (f64, f64) = ((x + (dt * v_2)), v_2);
            let mut d_x_v = ::rootgrad_autodiff::Differentiable::zero_like(&x_v);
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_x: f64 = -0.0;
            let mut d_v: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            let mut d_v_2: f64 = -0.0;
            d_x += d_result.0;
            let d_1 = d_result.0;
            d_dt += d_1 * v_2;
            d_v_2 += d_1 * dt;
            d_v_2 += d_result.1;
            d_v += d_v_2;
            d_dt += d_v_2 * value;
            d_value += d_v_2 * dt;
            (*self)
                .__vjp_acceleration(
                    ::core::option::Option::Some(&mut (*d_self)),
                    x,
                    &mut d_x,
                    v,
                    &mut d_v,
                    d_value,
                );
            d_x_v.1 += d_v;
            d_x_v.0 += d_x;
            (result, d_x_v, d_dt)
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pushforward(
            self: &Self,
            t_self: &Self,
            x_v: (f64, f64),
            t_x_v: (f64, f64),
            dt: f64,
            t_dt: f64,
        ) -> ((f64, f64), (f64, f64)) {
            ::rootgrad_autodiff::callees!(; fn __jvp_acceleration);
            let x = x_v.0;
            let t_x = t_x_v.0;
            let v = x_v.1;
            let t_v = t_x_v.1;
            let (v_1, t_value) = (*self).__jvp_acceleration(&(*t_self), x, t_x, v, t_v);
            let value = v_1;
            let v_2 = v + (dt * value);
            let t_v_2 = t_v + (t_dt * value + dt * t_value);
            let t_result: (f64, f64) = (t_x + (t_dt * v_2 + dt * t_v_2), t_v_2);
            let result: (f64, f64) = ((x + (dt * v_2)), v_2);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_step(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: (f64, f64),
            t1: impl ::rootgrad_autodiff::rt::Tangent<(f64, f64)>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> ((f64, f64), (f64, f64)) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::step_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_step(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: (f64, f64),
            t1: impl ::rootgrad_autodiff::rt::Tangent<(f64, f64)>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> ((f64, f64), (f64, f64)) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::step_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn step_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x_v: (f64, f64),
            t_x_v: (f64, f64),
            dt: f64,
            t_dt: f64,
            d_ret: ((f64, f64), (f64, f64)),
        ) -> ((f64, f64), (f64, f64), f64, f64) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_acceleration => fn __jvp_vjp_acceleration
            );
            let x = x_v.0;
            let t_x = t_x_v.0;
            let v = x_v.1;
            let t_v = t_x_v.1;
            let v_1 = (*self).__jvp_acceleration(&(*t_self), x, t_x, v, t_v);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = v + (dt * value);
            let t_v_2 = t_v + ((t_dt * value) + (dt * t_value));
            let t_result: (f64, f64) = ((t_x + ((t_dt * v_2) + (dt * t_v_2))), t_v_2);
            let result: (f64, f64) = ((x + (dt * v_2)), v_2);
            let result_2: ((f64, f64), (f64, f64)) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_x_v = ::rootgrad_autodiff::Differentiable::zero_like(&x_v);
            let mut d_t_x_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_x_v);
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_x: f64 = -0.0;
            let mut d_t_x: f64 = -0.0;
            let mut d_v: f64 = -0.0;
            let mut d_t_v: f64 = -0.0;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2: f64 = -0.0;
            let mut d_t_v_2: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            d_x += d_result.0;
            let d_1 = d_result.0;
            d_dt += d_1 * v_2;
            d_v_2 += d_1 * dt;
            d_v_2 += d_result.1;
            d_t_x += d_t_result.0;
            let d_2 = d_t_result.0;
            d_t_dt += d_2 * v_2;
            d_v_2 += d_2 * t_dt;
            d_dt += d_2 * t_v_2;
            d_t_v_2 += d_2 * dt;
            d_t_v_2 += d_t_result.1;
            d_t_v += d_t_v_2;
            d_t_dt += d_t_v_2 * value;
            d_value += d_t_v_2 * t_dt;
            d_dt += d_t_v_2 * t_value;
            d_t_value += d_t_v_2 * dt;
            d_v += d_v_2;
            d_dt += d_v_2 * value;
            d_value += d_v_2 * dt;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            ((*self))
                .__jvp_vjp_acceleration(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &(*t_self),
                    &mut (*d_t_self),
                    x,
                    &mut d_x,
                    t_x,
                    &mut d_t_x,
                    v,
                    &mut d_v,
                    t_v,
                    &mut d_t_v,
                    d_v_1,
                );
            d_t_x_v.1 += d_t_v;
            d_x_v.1 += d_v;
            d_t_x_v.0 += d_t_x;
            d_x_v.0 += d_x;
            (d_x_v, d_t_x_v, d_dt, d_t_dt)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: (f64, f64),
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<(f64, f64)>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((f64, f64), (f64, f64))>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
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
            let (g2, g3, g4, g5) = Self::step_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
                a5,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_step<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: (f64, f64),
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<(f64, f64)>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((f64, f64), (f64, f64))>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3, g4, g5) = Self::step_pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
                a5,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: (f64, f64),
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1, g2) = Self::step_pullback(self, d0, a1, a2, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_step<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: (f64, f64),
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1, g2) = Self::step_pullback(a0, d0, a1, a2, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            *d2.or_discard(&mut store2) += g2;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_new, fn __vjp_step, fn __vjp_with_damping
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let argument = p[0];
        let argument_2 = p[1];
        let value = Oscillator::new(argument, argument_2);
        let argument_3 = p[2];
        let osc = ::core::clone::Clone::clone(&value).with_damping(argument_3);
        let mut state = (p[3], 0.0);
        for _ in 0..30 {
            let value_2 = osc
                .step(kept_1.keep(::core::clone::Clone::clone(&state)), 0.05);
            shape_2.keep(&value_2);
            shape_1.keep(&state);
            state = value_2;
        }
        let x = state.0;
        let v = state.1;
        let result: f64 = (((0.5 * osc.stiffness) * x) * x)
            + (((0.5 * osc.mass) * v) * v);
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument_3: f64 = -0.0;
        let mut d_osc = ::rootgrad_autodiff::Differentiable::zero_like(&osc);
        let mut d_state = ::rootgrad_autodiff::Differentiable::zero_like(&state);
        let mut d_x: f64 = -0.0;
        let mut d_v = -0.0;
        let d_1 = d_result * x;
        let d_2 = d_1 * x;
        d_osc.stiffness += d_2 * 0.5;
        d_x += d_1 * (0.5 * osc.stiffness);
        d_x += d_result * ((0.5 * osc.stiffness) * x);
        let d_3 = d_result * v;
        let d_4 = d_3 * v;
        d_osc.mass += d_4 * 0.5;
        d_v += d_3 * (0.5 * osc.mass);
        d_v += d_result * ((0.5 * osc.mass) * v);
        d_state.1 += d_v;
        d_state.0 += d_x;
        for _ in (0..30).rev() {
            let v_1 = kept_1.take();
            let mut d_value_2 = shape_2.zero();
            let d_5 = shape_1.replace(&mut d_state);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_5));
            (osc)
                .__vjp_step(
                    ::core::option::Option::Some(&mut d_osc),
                    ::core::clone::Clone::clone(&v_1),
                    &mut d_state,
                    0.05,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_2,
                );
        }
        d_p[3] += d_state.0;
        (value)
            .__vjp_with_damping(
                ::core::option::Option::Some(&mut d_value),
                argument_3,
                &mut d_argument_3,
                d_osc,
            );
        d_p[2] += d_argument_3;
        Oscillator::__path_vjp_new(
            argument,
            &mut d_argument,
            argument_2,
            &mut d_argument_2,
            d_value,
        );
        d_p[1] += d_argument_2;
        d_p[0] += d_argument;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_step, fn __jvp_with_damping, fn __path_jvp_new
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let argument = p[0];
        let t_argument = t_p[0];
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let (v_1, t_value) = Oscillator::__path_jvp_new(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let value = v_1;
        let argument_3 = p[2];
        let t_argument_3 = t_p[2];
        let (v_2, t_osc) = (value)
            .__jvp_with_damping(&t_value, argument_3, t_argument_3);
        let osc = v_2;
        let mut t_state = (t_p[3], 0.0);
        let mut state = (p[3], 0.0);
        for _ in 0..30 {
            let (v_3, t_value_2) = (osc)
                .__jvp_step(
                    &t_osc,
                    state,
                    t_state,
                    0.05,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let value_2 = v_3;
            t_state = t_value_2;
            state = value_2;
        }
        let x = state.0;
        let t_x = t_state.0;
        let v = state.1;
        let t_v = t_state.1;
        let result: f64 = (((0.5 * osc.stiffness) * x) * x)
            + (((0.5 * osc.mass) * v) * v);
        let t_result: f64 = (((0.5 * ::rootgrad_autodiff::rt::scalar(t_osc.stiffness))
            * x + (0.5 * osc.stiffness) * t_x) * x + ((0.5 * osc.stiffness) * x) * t_x)
            + (((0.5 * ::rootgrad_autodiff::rt::scalar(t_osc.mass)) * v
                + (0.5 * osc.mass) * t_v) * v + ((0.5 * osc.mass) * v) * t_v);
        (result, t_result)
    }
}
mod potential_trait {
    impl LennardJones {
        #[doc(hidden)]
        #[allow(dead_code, nonstandard_style)]
        fn __only_one_marked_impl_may_have_energy() {
            ::rootgrad_autodiff::rt::same(Self::energy, <Self as Potential>::energy);
        }
        /// The reverse derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn energy_pullback(
            self: &Self,
            d_self: &mut Self,
            r2: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let s6 = ((self.sigma * self.sigma) / r2).powi(3);
            let result: f64 = ((4.0 * self.epsilon) * s6) * (s6 - 1.0);
            let mut d_r2 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_s6: f64 = -0.0;
            let d_1 = d_result * (s6 - 1.0);
            let d_2 = d_1 * s6;
            d_self.epsilon += d_2 * 4.0;
            d_s6 += d_1 * (4.0 * self.epsilon);
            let d_3 = d_result * ((4.0 * self.epsilon) * s6);
            d_s6 += d_3;
            let d_4 = d_s6
                * ::rootgrad_autodiff::rules::powi((self.sigma * self.sigma) / r2, 3);
            let d_5 = d_4 / r2;
            d_self.sigma += d_5 * self.sigma;
            d_self.sigma += d_5 * self.sigma;
            d_r2 -= d_4 / r2 * ((self.sigma * self.sigma) / r2);
            (result, d_r2)
        }
        /// The forward derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn energy_pushforward(
            self: &Self,
            t_self: &Self,
            r2: f64,
            t_r2: f64,
        ) -> (f64, f64) {
            let s6 = ((self.sigma * self.sigma) / r2).powi(3);
            let t_s6 = ::rootgrad_autodiff::rules::powi(
                (self.sigma * self.sigma) / r2,
                3,
            )
                * (((::rootgrad_autodiff::rt::scalar(t_self.sigma) * self.sigma
                    + self.sigma * ::rootgrad_autodiff::rt::scalar(t_self.sigma))
                    - ((self.sigma * self.sigma) / r2) * t_r2) / r2);
            let result: f64 = ((4.0 * self.epsilon) * s6) * (s6 - 1.0);
            let t_result: f64 = ((4.0 * ::rootgrad_autodiff::rt::scalar(t_self.epsilon))
                * s6 + (4.0 * self.epsilon) * t_s6) * (s6 - 1.0)
                + ((4.0 * self.epsilon) * s6) * t_s6;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_energy(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::energy_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_jvp_energy(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::energy_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn energy_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            r2: f64,
            t_r2: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let s6 = ((self.sigma * self.sigma) / r2).powi(3);
            let x = (self.sigma * self.sigma) / r2;
            let n: i32 = 3;
            let t;
            if n == 0 {
                t = 0.0;
            } else {
                t = (f64::from(n) as f64) * x.powi(n.wrapping_sub(1));
            }
            let t_s6 = t
                * ((((t_self.sigma * self.sigma) + (self.sigma * t_self.sigma))
                    - (((self.sigma * self.sigma) / r2) * t_r2)) / r2);
            let result: f64 = ((4.0 * self.epsilon) * s6) * (s6 - 1.0);
            let t_result: f64 = ((((4.0 * t_self.epsilon) * s6)
                + ((4.0 * self.epsilon) * t_s6)) * (s6 - 1.0))
                + (((4.0 * self.epsilon) * s6) * t_s6);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_r2 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_r2 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_s6: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_s6: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * (s6 - 1.0);
            let d_2 = d_1 * s6;
            d_t_self.epsilon += d_2 * 4.0;
            d_s6 += d_1 * (4.0 * t_self.epsilon);
            let d_3 = d_1 * t_s6;
            d_self.epsilon += d_3 * 4.0;
            d_t_s6 += d_1 * (4.0 * self.epsilon);
            let d_4 = d_t_result
                * (((4.0 * t_self.epsilon) * s6) + ((4.0 * self.epsilon) * t_s6));
            d_s6 += d_4;
            let d_5 = d_t_result * t_s6;
            let d_6 = d_5 * s6;
            d_self.epsilon += d_6 * 4.0;
            d_s6 += d_5 * (4.0 * self.epsilon);
            d_t_s6 += d_t_result * ((4.0 * self.epsilon) * s6);
            let d_7 = d_result * (s6 - 1.0);
            let d_8 = d_7 * s6;
            d_self.epsilon += d_8 * 4.0;
            d_s6 += d_7 * (4.0 * self.epsilon);
            let d_9 = d_result * ((4.0 * self.epsilon) * s6);
            d_s6 += d_9;
            d_t
                += d_t_s6
                    * ((((t_self.sigma * self.sigma) + (self.sigma * t_self.sigma))
                        - (((self.sigma * self.sigma) / r2) * t_r2)) / r2);
            let d_10 = d_t_s6 * t;
            let d_11 = d_10 / r2;
            d_t_self.sigma += d_11 * self.sigma;
            d_self.sigma += d_11 * t_self.sigma;
            d_self.sigma += d_11 * t_self.sigma;
            d_t_self.sigma += d_11 * self.sigma;
            let d_12 = d_11 * t_r2;
            let d_13 = d_12 / r2;
            d_self.sigma -= d_13 * self.sigma;
            d_self.sigma -= d_13 * self.sigma;
            d_r2 += d_12 / r2 * ((self.sigma * self.sigma) / r2);
            d_t_r2 -= d_11 * ((self.sigma * self.sigma) / r2);
            d_r2
                -= d_10 / r2
                    * ((((t_self.sigma * self.sigma) + (self.sigma * t_self.sigma))
                        - (((self.sigma * self.sigma) / r2) * t_r2)) / r2);
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_15 = ::core::mem::take(&mut d_t);
                let d_16 = d_15 * (f64::from(n) as f64);
                d_x += d_16 * ::rootgrad_autodiff::rules::powi(x, n.wrapping_sub(1));
            }
            let d_17 = d_x / r2;
            d_self.sigma += d_17 * self.sigma;
            d_self.sigma += d_17 * self.sigma;
            d_r2 -= d_x / r2 * x;
            let d_18 = d_s6
                * ::rootgrad_autodiff::rules::powi((self.sigma * self.sigma) / r2, 3);
            let d_19 = d_18 / r2;
            d_self.sigma += d_19 * self.sigma;
            d_self.sigma += d_19 * self.sigma;
            d_r2 -= d_18 / r2 * ((self.sigma * self.sigma) / r2);
            (d_r2, d_t_r2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp_energy<'__shadow>(
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
            let (g2, g3) = Self::energy_pushforward_pullback(
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
        pub fn __path_jvp_vjp_energy<'__shadow>(
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
            let (g2, g3) = Self::energy_pushforward_pullback(
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
        pub fn __vjp_energy<'__shadow>(
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
            let (_primal, g1) = Self::energy_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_vjp_energy<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::energy_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_energy);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut d_result = d_ret;
        let lj = LennardJones {
            epsilon: p[0],
            sigma: p[1],
        };
        let mut e = 0.0;
        let xs = &p[2..];
        let mut d_lj = ::rootgrad_autodiff::Differentiable::zero_like(&lj);
        let mut d_e: f64 = -0.0;
        d_e += d_result;
        let d_xs = &mut d_p[2..];
        for i in 0..(xs.len() / 2) {
            for j in 0..i {
                let dx = xs[(2 * i)] - xs[(2 * j)];
                let dy = xs[((2 * i) + 1)] - xs[((2 * j) + 1)];
                let argument = (dx * dx) + (dy * dy);
                let value = lj.energy(argument);
                e += value;
                let mut d_dx: f64 = -0.0;
                let mut d_dy: f64 = -0.0;
                let mut d_argument: f64 = -0.0;
                let mut d_value: f64 = -0.0;
                let d_1 = d_e;
                d_value += d_1;
                (lj)
                    .__vjp_energy(
                        ::core::option::Option::Some(&mut d_lj),
                        argument,
                        &mut d_argument,
                        d_value,
                    );
                d_dx += d_argument * dx;
                d_dx += d_argument * dx;
                d_dy += d_argument * dy;
                d_dy += d_argument * dy;
                d_xs[(2 * i) + 1] += d_dy;
                d_xs[(2 * j) + 1] -= d_dy;
                d_xs[2 * i] += d_dx;
                d_xs[2 * j] -= d_dx;
            }
        }
        let result: f64 = e;
        let LennardJones { epsilon: d_2, sigma: d_3 } = &d_lj else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_2);
        d_p[1] += (*d_3);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_energy);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_lj = LennardJones {
            epsilon: t_p[0],
            sigma: t_p[1],
        };
        let lj = LennardJones {
            epsilon: p[0],
            sigma: p[1],
        };
        let mut e = 0.0;
        let mut t_e = 0.0;
        let xs = &p[2..];
        let t_xs = &t_p[2..];
        for i in 0..(xs.len() / 2) {
            for j in 0..i {
                let dx = xs[(2 * i)] - xs[(2 * j)];
                let t_dx = t_xs[2 * i] - t_xs[2 * j];
                let dy = xs[((2 * i) + 1)] - xs[((2 * j) + 1)];
                let t_dy = t_xs[(2 * i) + 1] - t_xs[(2 * j) + 1];
                let argument = (dx * dx) + (dy * dy);
                let t_argument = (t_dx * dx + dx * t_dx) + (t_dy * dy + dy * t_dy);
                let (v_1, t_value) = (lj).__jvp_energy(&t_lj, argument, t_argument);
                let value = v_1;
                t_e += t_value;
                e += value;
            }
        }
        let result: f64 = e;
        let t_result: f64 = t_e;
        (result, t_result)
    }
}
mod newtype_matrix {
    impl<const R: usize, const C: usize> Mat<R, C> {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_zeros(_: impl Sized) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_zeros() -> (Self, Self) {
            let value = Self::zeros();
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_zeros(_: impl Sized) {}
        /// The reverse derivative of [`transpose`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn transpose_pullback(
            self: &Self,
            d_self: &mut Self,
            d_ret: Mat<C, R>,
        ) -> Mat<C, R> {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut t = Mat::<C, R>::zeros();
            for r in 0..R {
                for c in 0..C {
                    shape_1.keep(&t.0[c][r]);
                    t.0[c][r] = self.0[r][c];
                }
            }
            let result: Mat<C, R> = ::core::clone::Clone::clone(&t);
            let mut d_result = d_ret;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            for r in (0..R).rev() {
                for c in (0..C).rev() {
                    let d_1 = shape_1.replace(&mut d_t.0[c][r]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_self.0[r][c], &(d_1));
                }
            }
            result
        }
        /// The forward derivative of [`transpose`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn transpose_pushforward(self: &Self, t_self: &Self) -> (Mat<C, R>, Mat<C, R>) {
            let mut t = Mat::<C, R>::zeros();
            let mut t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            for r in 0..R {
                for c in 0..C {
                    t_t.0[c][r] = t_self.0[r][c];
                    t.0[c][r] = self.0[r][c];
                }
            }
            let result: Mat<C, R> = t;
            let t_result: Mat<C, R> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_transpose(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Mat<C, R>, Mat<C, R>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::transpose_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_transpose(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Mat<C, R>, Mat<C, R>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::transpose_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn transpose_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (Mat<C, R>, Mat<C, R>),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut t = Mat::<C, R>::zeros();
            let mut t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            for r in 0..R {
                for c in 0..C {
                    shape_2.keep(&t_t.0[c][r]);
                    t_t.0[c][r] = t_self.0[r][c];
                    shape_1.keep(&t.0[c][r]);
                    t.0[c][r] = self.0[r][c];
                }
            }
            let result: Mat<C, R> = ::core::clone::Clone::clone(&t);
            let t_result: Mat<C, R> = ::core::clone::Clone::clone(&t_t);
            let result_2: (Mat<C, R>, Mat<C, R>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t_t);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            for r in (0..R).rev() {
                for c in (0..C).rev() {
                    let d_1 = shape_1.replace(&mut d_t.0[c][r]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_self.0[r][c], &(d_1));
                    let d_2 = shape_2.replace(&mut d_t_t.0[c][r]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.0[r][c], &(d_2));
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_transpose<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Mat<C, R>, Mat<C, R>)>,
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
            Self::transpose_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_transpose<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Mat<C, R>, Mat<C, R>)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::transpose_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_transpose<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Mat<C, R>>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::transpose_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_transpose<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Mat<C, R>>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::transpose_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pullback<const K: usize>(
            self: &Self,
            d_self: &mut Self,
            other: &Mat<C, K>,
            d_other: &mut Mat<C, K>,
            d_ret: Mat<R, K>,
        ) -> Mat<R, K> {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut out = Mat::zeros();
            for i in 0..R {
                for j in 0..K {
                    for k in 0..C {
                        shape_1.keep(&out.0[i][j]);
                        out.0[i][j] += self.0[i][k] * other.0[k][j];
                    }
                }
            }
            let result: Mat<R, K> = ::core::clone::Clone::clone(&out);
            let mut d_result = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for i in (0..R).rev() {
                for j in (0..K).rev() {
                    for k in (0..C).rev() {
                        let d_1 = shape_1.restored(&mut d_out.0[i][j]);
                        let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                        d_self.0[i][k] += d_2 * other.0[k][j];
                        d_other.0[k][j] += d_2 * self.0[i][k];
                    }
                }
            }
            result
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pushforward<const K: usize>(
            self: &Self,
            t_self: &Self,
            other: &Mat<C, K>,
            t_other: &Mat<C, K>,
        ) -> (Mat<R, K>, Mat<R, K>) {
            let mut out = Mat::zeros();
            let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            for i in 0..R {
                for j in 0..K {
                    for k in 0..C {
                        t_out.0[i][j]
                            += ::rootgrad_autodiff::rt::scalar(t_self.0[i][k])
                                * other.0[k][j]
                                + self.0[i][k]
                                    * ::rootgrad_autodiff::rt::scalar(t_other.0[k][j]);
                        out.0[i][j] += self.0[i][k] * other.0[k][j];
                        t_out.0[i][j] = ::rootgrad_autodiff::rt::tangent_at(
                            t_out.0[i][j],
                            out.0[i][j],
                        );
                    }
                }
            }
            let result: Mat<R, K> = out;
            let t_result: Mat<R, K> = t_out;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_times<const K: usize>(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Mat<C, K>,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Mat<C, K>>,
        ) -> (Mat<R, K>, Mat<R, K>) {
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
        fn __path_jvp_times<const K: usize>(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Mat<C, K>,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Mat<C, K>>,
        ) -> (Mat<R, K>, Mat<R, K>) {
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
        fn times_pushforward_pullback<const K: usize>(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            other: &Mat<C, K>,
            d_other: &mut Mat<C, K>,
            t_other: &Mat<C, K>,
            d_t_other: &mut Mat<C, K>,
            d_ret: (Mat<R, K>, Mat<R, K>),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut out = Mat::zeros();
            let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            for i in 0..R {
                for j in 0..K {
                    for k in 0..C {
                        shape_3.keep(&t_out.0[i][j]);
                        t_out.0[i][j]
                            += (t_self.0[i][k] * other.0[k][j])
                                + (self.0[i][k] * t_other.0[k][j]);
                        shape_2.keep(&out.0[i][j]);
                        out.0[i][j] += self.0[i][k] * other.0[k][j];
                        shape_1.keep(&t_out.0[i][j]);
                        t_out.0[i][j] = ::rootgrad_autodiff::rt::tangent_at(
                            ::core::clone::Clone::clone(&t_out.0[i][j]),
                            ::core::clone::Clone::clone(&out.0[i][j]),
                        );
                    }
                }
            }
            let result: Mat<R, K> = ::core::clone::Clone::clone(&out);
            let t_result: Mat<R, K> = ::core::clone::Clone::clone(&t_out);
            let result_2: (Mat<R, K>, Mat<R, K>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let mut d_t_out = ::rootgrad_autodiff::Differentiable::zero_like(&t_out);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_out, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for i in (0..R).rev() {
                for j in (0..K).rev() {
                    for k in (0..C).rev() {
                        let d_1 = shape_1.replace(&mut d_t_out.0[i][j]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_out.0[i][j],
                            &(d_1),
                        );
                        let d_2 = shape_2.restored(&mut d_out.0[i][j]);
                        let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                        d_self.0[i][k] += d_3 * other.0[k][j];
                        d_other.0[k][j] += d_3 * self.0[i][k];
                        let d_4 = shape_3.restored(&mut d_t_out.0[i][j]);
                        let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                        d_t_self.0[i][k] += d_5 * other.0[k][j];
                        d_other.0[k][j] += d_5 * t_self.0[i][k];
                        d_self.0[i][k] += d_5 * t_other.0[k][j];
                        d_t_other.0[k][j] += d_5 * self.0[i][k];
                    }
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_times<'__shadow, const K: usize>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Mat<C, K>,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Mat<C, K>>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Mat<C, K>>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Mat<C, K>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Mat<R, K>, Mat<R, K>)>,
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
        fn __path_jvp_vjp_times<'__shadow, const K: usize>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Mat<C, K>,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Mat<C, K>>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Mat<C, K>>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Mat<C, K>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Mat<R, K>, Mat<R, K>)>,
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
        fn __vjp_times<'__shadow, const K: usize>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &Mat<C, K>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Mat<C, K>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Mat<R, K>>,
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
        fn __path_vjp_times<'__shadow, const K: usize>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &Mat<C, K>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Mat<C, K>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Mat<R, K>>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::times_pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_times, fn __vjp_transpose);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let a = Mat([[p[0], p[1]], [p[2], p[3]], [(p[0] * p[3]), 1.0]]);
        let value = a.transpose();
        let g = ::core::clone::Clone::clone(&value).times(&a);
        let result: f64 = ((g.0[0][0] * g.0[1][1]) - (g.0[0][1] * g.0[1][0])).ln();
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_g = ::rootgrad_autodiff::Differentiable::zero_like(&g);
        let d_1 = d_result
            * ::rootgrad_autodiff::rules::ln(
                (g.0[0][0] * g.0[1][1]) - (g.0[0][1] * g.0[1][0]),
            );
        d_g.0[0][0] += d_1 * g.0[1][1];
        d_g.0[1][1] += d_1 * g.0[0][0];
        d_g.0[0][1] -= d_1 * g.0[1][0];
        d_g.0[1][0] -= d_1 * g.0[0][1];
        (value)
            .__vjp_times(::core::option::Option::Some(&mut d_value), &a, &mut d_a, d_g);
        (a).__vjp_transpose(::core::option::Option::Some(&mut d_a), d_value);
        let Mat(d_2) = &d_a else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_2)[0][0];
        d_p[1] += (*d_2)[0][1];
        d_p[2] += (*d_2)[1][0];
        d_p[3] += (*d_2)[1][1];
        d_p[0] += (*d_2)[2][0] * p[3];
        d_p[3] += (*d_2)[2][0] * p[0];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_times, fn __jvp_transpose);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_a = Mat {
            0: [[t_p[0], t_p[1]], [t_p[2], t_p[3]], [t_p[0] * p[3] + p[0] * t_p[3], 0.0]],
        };
        let a = Mat([[p[0], p[1]], [p[2], p[3]], [(p[0] * p[3]), 1.0]]);
        let (v_1, t_value) = (a).__jvp_transpose(&t_a);
        let value = v_1;
        let (v_2, t_g) = (value).__jvp_times(&t_value, &a, &t_a);
        let g = v_2;
        let result: f64 = ((g.0[0][0] * g.0[1][1]) - (g.0[0][1] * g.0[1][0])).ln();
        let t_result: f64 = ::rootgrad_autodiff::rules::ln(
            (g.0[0][0] * g.0[1][1]) - (g.0[0][1] * g.0[1][0]),
        )
            * ((::rootgrad_autodiff::rt::scalar(t_g.0[0][0]) * g.0[1][1]
                + g.0[0][0] * ::rootgrad_autodiff::rt::scalar(t_g.0[1][1]))
                - (::rootgrad_autodiff::rt::scalar(t_g.0[0][1]) * g.0[1][0]
                    + g.0[0][1] * ::rootgrad_autodiff::rt::scalar(t_g.0[1][0])));
        (result, t_result)
    }
}
mod matrix_struct_index_free {
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
        ) -> (Self, Self) {
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
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_identity(a0: usize, _: impl Sized, _: impl Sized) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_identity(a0: usize, _: impl Sized) -> (Self, Self) {
            let value = Self::identity(a0);
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_identity(
            a0: usize,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
        ) {}
        /// The reverse derivative of [`from_slice`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn from_slice_pullback(
            rows: usize,
            cols: usize,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Self,
        ) -> Self {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: Self = Self {
                rows: rows,
                cols: cols,
                data: x.to_vec(),
            };
            let mut d_result = d_ret;
            let Self { rows: _, cols: _, data: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
            result
        }
        /// The forward derivative of [`from_slice`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn from_slice_pushforward(
            rows: usize,
            cols: usize,
            x: &[f64],
            t_x: &[f64],
        ) -> (Self, Self) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let t_result: Self = Self {
                rows: ::rootgrad_autodiff::Differentiable::zero_like(&(rows)),
                cols: ::rootgrad_autodiff::Differentiable::zero_like(&(cols)),
                data: t_x.to_vec(),
            };
            let result: Self = Self {
                rows: rows,
                cols: cols,
                data: x.to_vec(),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_from_slice(
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: &[f64],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Self, Self) {
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::from_slice_pushforward(a0, a1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn from_slice_pushforward_pullback(
            rows: usize,
            cols: usize,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Self, Self),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let t_result: Self = Self {
                rows: ::rootgrad_autodiff::Differentiable::zero_like(&rows),
                cols: ::rootgrad_autodiff::Differentiable::zero_like(&cols),
                data: t_x.to_vec(),
            };
            let result: Self = Self {
                rows: rows,
                cols: cols,
                data: x.to_vec(),
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { rows: _, cols: _, data: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
            let Self { rows: _, cols: _, data: d_2 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_t_x)[..], &(*d_2)[..]);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_from_slice<'__shadow>(
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: &[f64],
            d4: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d5: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
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
            Self::from_slice_pushforward_pullback(a0, a2, a4, d4, a5, d5, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_from_slice<'__shadow>(
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let _primal = Self::from_slice_pullback(a0, a1, a2, d2, d_ret.seed());
        }
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(
            self: &Self,
            d_self: &mut Self,
            i: usize,
            j: usize,
            d_ret: f64,
        ) -> f64 {
            let result: f64 = self
                .data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)];
            let mut d_result = d_ret;
            d_self.data[(i * self.cols) + j] += d_result;
            result
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(self: &Self, t_self: &Self, i: usize, j: usize) -> (f64, f64) {
            let result: f64 = self
                .data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)];
            let t_result: f64 = t_self
                .data[::rootgrad_autodiff::rt::discrete(i * self.cols) + j];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_at(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::at_pushforward(self, t0, a1, a2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_at(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::at_pushforward(a0, t0, a1, a2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn at_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            i: usize,
            j: usize,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self
                .data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)];
            let t_result: f64 = t_self
                .data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.data[(i * self.cols) + j] += d_t_result;
            d_self.data[(i * self.cols) + j] += d_result;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_at<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            Self::at_pushforward_pullback(self, d0, a1, d1, a2, a4, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_at<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::at_pushforward_pullback(a0, d0, a1, d1, a2, a4, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_at<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::at_pullback(self, d0, a1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_at<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::at_pullback(a0, d0, a1, a2, d_ret.seed());
        }
        /// The reverse derivative of [`set`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn set_pullback(
            self: &mut Self,
            d_self: &mut Self,
            i: usize,
            j: usize,
            v: f64,
        ) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            self
                .data[kept_1
                .keep((::rootgrad_autodiff::rt::discrete(i * self.cols) + j))] = v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_self.data[v_1]);
            d_v += d_1;
            d_v
        }
        /// The forward derivative of [`set`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn set_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            i: usize,
            j: usize,
            v: f64,
            t_v: f64,
        ) {
            t_self.data[::rootgrad_autodiff::rt::discrete(i * self.cols) + j] = t_v;
            self.data[(::rootgrad_autodiff::rt::discrete(i * self.cols) + j)] = v;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_set(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a3: f64,
            t3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t3 = t3.or_zero(&a3);
            Self::set_pushforward(self, t0, a1, a2, a3, t3)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_set(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a3: f64,
            t3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t3 = t3.or_zero(&a3);
            Self::set_pushforward(a0, t0, a1, a2, a3, t3)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn set_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            i: usize,
            j: usize,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            t_self
                .data[kept_2
                .keep((::rootgrad_autodiff::rt::discrete(i * self.cols) + j))] = t_v;
            self
                .data[kept_1
                .keep((::rootgrad_autodiff::rt::discrete(i * self.cols) + j))] = v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_self.data[v_1]);
            d_v += d_1;
            let v_2 = kept_2.take();
            let d_2 = ::core::mem::take(&mut d_t_self.data[v_2]);
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_set<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a6: f64,
            d6: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a7: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d7: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let a7 = a7.or_zero(&a6);
            let mut store7 = a7;
            let mut store6 = a6;
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
            let (g6, g7) = Self::set_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a4,
                a6,
                a7,
            );
            *d6.or_discard(&mut store6) += g6;
            *d7.or_discard(&mut store7) += g7;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_set<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a6: f64,
            d6: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a7: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d7: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let a7 = a7.or_zero(&a6);
            let mut store7 = a7;
            let mut store6 = a6;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g6, g7) = Self::set_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a4,
                a6,
                a7,
            );
            *d6.or_discard(&mut store6) += g6;
            *d7.or_discard(&mut store7) += g7;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_set<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a3: f64,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store3 = a3;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let g3 = Self::set_pullback(&mut this, d0, a1, a2, a3);
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_set<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a3: f64,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store3 = a3;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g3 = Self::set_pullback(&mut a0, d0, a1, a2, a3);
            *d3.or_discard(&mut store3) += g3;
        }
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
            ::rootgrad_autodiff::callees!(
                ; fn __path_vjp_zeros, fn __vjp_at, fn __vjp_set
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let argument = self.rows;
            let argument_2 = o.cols;
            let mut out = Matrix::zeros(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            for i in 0..self.rows {
                for j in 0..o.cols {
                    let mut s = 0.0;
                    for k in 0..self.cols {
                        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                        let value = kept_4.keep(self.at(i, k));
                        shape_1.keep(&value);
                        let value_2 = kept_3.keep(o.at(k, j));
                        shape_2.keep(&value_2);
                        s += value * value_2;
                        pass_1.push((kept_3.take(), kept_4.take()));
                    }
                    kept_1.keep_owned(&out);
                    out.set(i, j, kept_2.keep(s));
                }
            }
            let result: Matrix = ::core::clone::Clone::clone(&out);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for i in (0..self.rows).rev() {
                for j in (0..o.cols).rev() {
                    let v_2 = kept_2.take();
                    let mut d_s = -0.0;
                    let v_1 = kept_1.take();
                    (v_1)
                        .__vjp_set(
                            ::core::option::Option::Some(&mut d_out),
                            i,
                            ::rootgrad_autodiff::rt::Inactive,
                            j,
                            ::rootgrad_autodiff::rt::Inactive,
                            v_2,
                            &mut d_s,
                            ::rootgrad_autodiff::rt::Unused,
                        );
                    for k in (0..self.cols).rev() {
                        let (value_2, value) = pass_1.take();
                        let mut d_value = shape_1.zero();
                        let mut d_value_2 = shape_2.zero();
                        let d_1 = d_s;
                        d_value += d_1 * value_2;
                        d_value_2 += d_1 * value;
                        (*o)
                            .__vjp_at(
                                ::core::option::Option::Some(&mut (*d_o)),
                                k,
                                ::rootgrad_autodiff::rt::Inactive,
                                j,
                                ::rootgrad_autodiff::rt::Inactive,
                                d_value_2,
                            );
                        (*self)
                            .__vjp_at(
                                ::core::option::Option::Some(&mut (*d_self)),
                                i,
                                ::rootgrad_autodiff::rt::Inactive,
                                k,
                                ::rootgrad_autodiff::rt::Inactive,
                                d_value,
                            );
                    }
                }
            }
            Matrix::__path_vjp_zeros(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_out,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.cols, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.rows, &(d_argument));
            kept_1.finish();
            kept_2.finish();
            pass_1.finish();
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
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_at, fn __jvp_set, fn __path_jvp_zeros
            );
            let argument = self.rows;
            let t_argument = t_self.rows;
            let argument_2 = o.cols;
            let t_argument_2 = t_o.cols;
            let (v_1, mut t_out) = Matrix::__path_jvp_zeros(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let mut out = v_1;
            for i in 0..self.rows {
                for j in 0..o.cols {
                    let mut s = 0.0;
                    let mut t_s = 0.0;
                    for k in 0..self.cols {
                        let (v_2, t_value) = (*self)
                            .__jvp_at(
                                &(*t_self),
                                i,
                                ::rootgrad_autodiff::rt::Inactive,
                                k,
                                ::rootgrad_autodiff::rt::Inactive,
                            );
                        let value = v_2;
                        let (v_3, t_value_2) = (*o)
                            .__jvp_at(
                                &(*t_o),
                                k,
                                ::rootgrad_autodiff::rt::Inactive,
                                j,
                                ::rootgrad_autodiff::rt::Inactive,
                            );
                        let value_2 = v_3;
                        t_s += t_value * value_2 + value * t_value_2;
                        s += value * value_2;
                    }
                    (out)
                        .__jvp_set(
                            &mut t_out,
                            i,
                            ::rootgrad_autodiff::rt::Inactive,
                            j,
                            ::rootgrad_autodiff::rt::Inactive,
                            s,
                            t_s,
                        );
                }
            }
            let result: Matrix = out;
            let t_result: Matrix = t_out;
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
                ; fn __jvp_at, fn __jvp_set, fn __path_jvp_zeros => fn __jvp_vjp_at, fn
                __jvp_vjp_set, fn __path_jvp_vjp_zeros
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
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
            let mut out = ::core::clone::Clone::clone(&v_1.0);
            let mut t_out = ::core::clone::Clone::clone(&v_1.1);
            for i in 0..self.rows {
                for j in 0..o.cols {
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut s = 0.0;
                    let mut t_s = 0.0;
                    for k in 0..self.cols {
                        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                        let v_2 = kept_6
                            .keep(
                                (*self)
                                    .__jvp_at(
                                        &(*t_self),
                                        i,
                                        ::rootgrad_autodiff::rt::Inactive,
                                        k,
                                        ::rootgrad_autodiff::rt::Inactive,
                                    ),
                            );
                        shape_1.keep(&v_2);
                        let value = ::core::clone::Clone::clone(&v_2.0);
                        shape_2.keep(&value);
                        let t_value = ::core::clone::Clone::clone(&v_2.1);
                        shape_3.keep(&t_value);
                        let v_3 = kept_5
                            .keep(
                                (*o)
                                    .__jvp_at(
                                        &(*t_o),
                                        k,
                                        ::rootgrad_autodiff::rt::Inactive,
                                        j,
                                        ::rootgrad_autodiff::rt::Inactive,
                                    ),
                            );
                        shape_4.keep(&v_3);
                        let value_2 = ::core::clone::Clone::clone(&v_3.0);
                        shape_5.keep(&value_2);
                        let t_value_2 = ::core::clone::Clone::clone(&v_3.1);
                        shape_6.keep(&t_value_2);
                        t_s += (t_value * value_2) + (value * t_value_2);
                        s += value * value_2;
                        pass_1.push((kept_5.take(), kept_6.take()));
                    }
                    kept_1.keep_owned(&out);
                    kept_2.keep_owned(&t_out);
                    out.__jvp_set(
                        &mut t_out,
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        j,
                        ::rootgrad_autodiff::rt::Inactive,
                        kept_3.keep(s),
                        kept_4.keep(t_s),
                    );
                    pass_2.push((kept_3.take(), kept_4.take()));
                }
            }
            let result: Matrix = ::core::clone::Clone::clone(&out);
            let t_result: Matrix = ::core::clone::Clone::clone(&t_out);
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
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let mut d_t_out = ::rootgrad_autodiff::Differentiable::zero_like(&t_out);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_out, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for i in (0..self.rows).rev() {
                for j in (0..o.cols).rev() {
                    let (v_6, v_7) = pass_2.take();
                    let mut d_s = -0.0;
                    let mut d_t_s = -0.0;
                    let v_4 = kept_1.take();
                    let v_5 = kept_2.take();
                    (v_4)
                        .__jvp_vjp_set(
                            ::core::option::Option::Some(&mut d_out),
                            &v_5,
                            &mut d_t_out,
                            i,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            j,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            v_6,
                            &mut d_s,
                            v_7,
                            &mut d_t_s,
                            ::rootgrad_autodiff::rt::Unused,
                        );
                    for k in (0..self.cols).rev() {
                        let (v_3, v_2) = pass_1.take();
                        let value = ::core::clone::Clone::clone(&v_2.0);
                        let t_value = ::core::clone::Clone::clone(&v_2.1);
                        let value_2 = ::core::clone::Clone::clone(&v_3.0);
                        let t_value_2 = ::core::clone::Clone::clone(&v_3.1);
                        let mut d_v_2 = shape_1.zero();
                        let mut d_value = shape_2.zero();
                        let mut d_t_value = shape_3.zero();
                        let mut d_v_3 = shape_4.zero();
                        let mut d_value_2 = shape_5.zero();
                        let mut d_t_value_2 = shape_6.zero();
                        let d_1 = d_s;
                        d_value += d_1 * value_2;
                        d_value_2 += d_1 * value;
                        let d_2 = d_t_s;
                        d_t_value += d_2 * value_2;
                        d_value_2 += d_2 * t_value;
                        d_value += d_2 * t_value_2;
                        d_t_value_2 += d_2 * value;
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_v_3.1,
                            &(d_t_value_2),
                        );
                        ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_2));
                        ((*o))
                            .__jvp_vjp_at(
                                ::core::option::Option::Some(&mut (*d_o)),
                                &(*t_o),
                                &mut (*d_t_o),
                                k,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                j,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                d_v_3,
                            );
                        ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
                        ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
                        ((*self))
                            .__jvp_vjp_at(
                                ::core::option::Option::Some(&mut (*d_self)),
                                &(*t_self),
                                &mut (*d_t_self),
                                i,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                k,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                d_v_2,
                            );
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_out));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_out));
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
            kept_1.finish();
            kept_2.finish();
            pass_1.finish();
            pass_2.finish();
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
        /// The reverse derivative of [`power`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn power_pullback(
            self: &Self,
            d_self: &mut Self,
            mut n: u32,
            d_ret: Matrix,
        ) -> Matrix {
            ::rootgrad_autodiff::callees!(
                ; fn __path_vjp_identity, fn __vjp_matmul & mut fn __mut_handed_matmul
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut base = self.clone();
            let argument = self.rows;
            let mut acc = Matrix::identity(::core::clone::Clone::clone(&argument));
            let mut passes_of_kept_6 = 0usize;
            while n > 0 {
                passes_of_kept_6 += 1;
                if kept_5.keep(((n & 1) == 1)) {
                    kept_3.keep_owned(&acc);
                    kept_4.keep_owned(&base);
                    let value = acc.__mut_handed_matmul().matmul(&base);
                    shape_3.keep(&value);
                    shape_2.keep(&acc);
                    acc = value;
                }
                kept_1.keep_owned(&base);
                kept_2.keep_owned(&base);
                let value_2 = base.matmul(&base);
                shape_4.keep(&value_2);
                shape_1.keep(&base);
                base = value_2;
                n >>= 1;
            }
            kept_6.keep(passes_of_kept_6);
            let result: Matrix = ::core::clone::Clone::clone(&acc);
            let mut d_result = d_ret;
            let mut d_base = ::rootgrad_autodiff::Differentiable::zero_like(&base);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            ::rootgrad_autodiff::rt::accumulate(&mut d_acc, &(d_result));
            for _ in 0..kept_6.take() {
                let v_5 = kept_5.take();
                let mut d_value_2 = shape_4.zero();
                let d_1 = shape_1.replace(&mut d_base);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_1));
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                let mut d_2 = ::rootgrad_autodiff::rt::Part::take_owned(&mut d_base);
                let mut d_3 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_2);
                (v_1)
                    .__vjp_matmul(
                        ::core::option::Option::Some(&mut d_2),
                        &v_2,
                        &mut d_3,
                        d_value_2,
                    );
                ::rootgrad_autodiff::rt::Part::add_owned(&mut d_base, &d_2);
                ::rootgrad_autodiff::rt::Part::add_owned(&mut d_base, &d_3);
                if v_5 {
                    let mut d_value = shape_3.zero();
                    let d_4 = shape_2.replace(&mut d_acc);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_4));
                    let v_3 = kept_3.take();
                    let v_4 = kept_4.take();
                    (v_3)
                        .__vjp_matmul(
                            ::core::option::Option::Some(&mut d_acc),
                            &v_4,
                            &mut d_base,
                            d_value,
                        );
                }
            }
            Matrix::__path_vjp_identity(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_acc,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.rows, &(d_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &d_base);
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            kept_4.finish();
            kept_5.finish();
            result
        }
        /// The forward derivative of [`power`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn power_pushforward(
            self: &Self,
            t_self: &Self,
            mut n: u32,
        ) -> (Matrix, Matrix) {
            ::rootgrad_autodiff::callees!(; fn __jvp_matmul, fn __path_jvp_identity);
            let mut base = self.clone();
            let mut t_base = t_self.clone();
            let argument = self.rows;
            let t_argument = t_self.rows;
            let (v_1, mut t_acc) = Matrix::__path_jvp_identity(argument, t_argument);
            let mut acc = v_1;
            while n > 0 {
                if (n & 1) == 1 {
                    let (v_2, t_value) = (acc).__jvp_matmul(&mut t_acc, &base, &t_base);
                    let value = v_2;
                    t_acc = t_value;
                    acc = value;
                }
                let (v_3, t_value_2) = (base).__jvp_matmul(&t_base, &base, &t_base);
                let value_2 = v_3;
                t_base = t_value_2;
                base = value_2;
                n >>= 1;
            }
            let result: Matrix = acc;
            let t_result: Matrix = t_acc;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_power(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (Matrix, Matrix) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::power_pushforward(self, t0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_power(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (Matrix, Matrix) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::power_pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn power_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            mut n: u32,
            d_ret: (Matrix, Matrix),
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_matmul, fn __path_jvp_identity => fn __jvp_vjp_matmul, fn
                __path_jvp_vjp_identity
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
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
            let mut base = self.clone();
            let mut t_base = t_self.clone();
            let argument = self.rows;
            let t_argument = t_self.rows;
            let v_1 = Matrix::__path_jvp_identity(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
            );
            let mut acc = ::core::clone::Clone::clone(&v_1.0);
            let mut t_acc = ::core::clone::Clone::clone(&v_1.1);
            let mut passes_of_kept_10 = 0usize;
            while n > 0 {
                passes_of_kept_10 += 1;
                if kept_9.keep(((n & 1) == 1)) {
                    kept_5.keep_owned(&acc);
                    kept_6.keep_owned(&t_acc);
                    kept_7.keep_owned(&base);
                    kept_8.keep_owned(&t_base);
                    let v_2 = acc.__jvp_matmul(&mut t_acc, &base, &t_base);
                    shape_5.keep(&v_2);
                    let value = v_2.0;
                    shape_6.keep(&value);
                    let t_value = v_2.1;
                    shape_7.keep(&t_value);
                    shape_4.keep(&t_acc);
                    t_acc = t_value;
                    shape_3.keep(&acc);
                    acc = value;
                }
                kept_1.keep_owned(&base);
                kept_2.keep_owned(&t_base);
                kept_3.keep_owned(&base);
                kept_4.keep_owned(&t_base);
                let v_3 = base.__jvp_matmul(&t_base, &base, &t_base);
                shape_8.keep(&v_3);
                let value_2 = v_3.0;
                shape_9.keep(&value_2);
                let t_value_2 = v_3.1;
                shape_10.keep(&t_value_2);
                shape_2.keep(&t_base);
                t_base = t_value_2;
                shape_1.keep(&base);
                base = value_2;
                n >>= 1;
            }
            kept_10.keep(passes_of_kept_10);
            let result: Matrix = ::core::clone::Clone::clone(&acc);
            let t_result: Matrix = ::core::clone::Clone::clone(&t_acc);
            let result_2: (Matrix, Matrix) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_base = ::rootgrad_autodiff::Differentiable::zero_like(&base);
            let mut d_t_base = ::rootgrad_autodiff::Differentiable::zero_like(&t_base);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
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
            for _ in 0..kept_10.take() {
                let v_12 = kept_9.take();
                let mut d_v_3 = shape_8.zero();
                let mut d_value_2 = shape_9.zero();
                let mut d_t_value_2 = shape_10.zero();
                let d_1 = shape_1.replace(&mut d_base);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_1));
                let d_2 = shape_2.replace(&mut d_t_base);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2, &(d_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_2));
                let v_4 = kept_1.take();
                let v_5 = kept_2.take();
                let v_6 = kept_3.take();
                let v_7 = kept_4.take();
                let mut d_3 = ::rootgrad_autodiff::rt::Part::take_owned(&mut d_base);
                let mut d_4 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_5);
                let mut d_5 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_6);
                let mut d_6 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_7);
                (v_4)
                    .__jvp_vjp_matmul(
                        ::core::option::Option::Some(&mut d_3),
                        &v_5,
                        &mut d_4,
                        &v_6,
                        &mut d_5,
                        &v_7,
                        &mut d_6,
                        d_v_3,
                    );
                ::rootgrad_autodiff::rt::Part::add_owned(&mut d_base, &d_3);
                ::rootgrad_autodiff::rt::Part::add_owned(&mut d_t_base, &d_4);
                ::rootgrad_autodiff::rt::Part::add_owned(&mut d_base, &d_5);
                ::rootgrad_autodiff::rt::Part::add_owned(&mut d_t_base, &d_6);
                if v_12 {
                    let mut d_v_2 = shape_5.zero();
                    let mut d_value = shape_6.zero();
                    let mut d_t_value = shape_7.zero();
                    let d_7 = shape_3.replace(&mut d_acc);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_7));
                    let d_8 = shape_4.replace(&mut d_t_acc);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_8));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
                    let v_8 = kept_5.take();
                    let v_9 = kept_6.take();
                    let v_10 = kept_7.take();
                    let v_11 = kept_8.take();
                    (v_8)
                        .__jvp_vjp_matmul(
                            ::core::option::Option::Some(&mut d_acc),
                            &v_9,
                            &mut d_t_acc,
                            &v_10,
                            &mut d_base,
                            &v_11,
                            &mut d_t_base,
                            d_v_2,
                        );
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_acc));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_acc));
            Matrix::__path_jvp_vjp_identity(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                d_v_1,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.rows, &(d_t_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.rows, &(d_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_self), &d_t_base);
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &d_base);
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            kept_4.finish();
            kept_5.finish();
            kept_6.finish();
            kept_7.finish();
            kept_8.finish();
            kept_9.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_power<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            Self::power_pushforward_pullback(self, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_power<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Matrix, Matrix)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::power_pushforward_pullback(a0, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_power<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Matrix>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::power_pullback(self, d0, a1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_power<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Matrix>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::power_pullback(a0, d0, a1, d_ret.seed());
        }
        /// The reverse derivative of [`trace`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn trace_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_at);
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i_2 in 0..self.rows {
                let i = i_2;
                let value = self.at(i, i);
                sum_2 += value;
                let mut d_value: f64 = -0.0;
                let d_1 = d_sum_2;
                d_value += d_1;
                (*self)
                    .__vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value,
                    );
            }
            let result: f64 = sum_2;
            result
        }
        /// The forward derivative of [`trace`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn trace_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_at);
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in 0..self.rows {
                let i = i_2;
                let (v_1, t_value) = (*self)
                    .__jvp_at(
                        &(*t_self),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                    );
                let value = v_1;
                t_sum_2 += t_value;
                sum_2 += value;
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
            ::rootgrad_autodiff::callees!(; fn __jvp_at => fn __jvp_vjp_at);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in 0..self.rows {
                let i = i_2;
                let v_1 = (*self)
                    .__jvp_at(
                        &(*t_self),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                    );
                shape_1.keep(&v_1);
                let value = v_1.0;
                let t_value = v_1.1;
                t_sum_2 += t_value;
                sum_2 += value;
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
            for i_2 in (0..self.rows).rev() {
                let i = i_2;
                let mut d_v_1 = shape_1.zero();
                let mut d_value: f64 = -0.0;
                let mut d_t_value: f64 = -0.0;
                let d_1 = d_sum_2;
                d_value += d_1;
                let d_2 = d_t_sum_2;
                d_t_value += d_2;
                d_v_1.1 += d_t_value;
                d_v_1.0 += d_value;
                ((*self))
                    .__jvp_vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &(*t_self),
                        &mut (*d_t_self),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_1,
                    );
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
            ; fn __path_vjp_from_slice, fn __vjp_power, fn __vjp_trace
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let value = Matrix::from_slice(2, 2, p);
        let value_2 = ::core::clone::Clone::clone(&value).power(5);
        let value_3 = ::core::clone::Clone::clone(&value_2).trace();
        let result: f64 = value_3;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3: f64 = -0.0;
        d_value_3 += d_result;
        (value_2).__vjp_trace(::core::option::Option::Some(&mut d_value_2), d_value_3);
        (value)
            .__vjp_power(
                ::core::option::Option::Some(&mut d_value),
                5,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        Matrix::__path_vjp_from_slice(
            2,
            ::rootgrad_autodiff::rt::Inactive,
            2,
            ::rootgrad_autodiff::rt::Inactive,
            p,
            &mut (*d_p),
            d_value,
        );
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_power, fn __jvp_trace, fn __path_jvp_from_slice
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let (v_1, t_value) = Matrix::__path_jvp_from_slice(
            2,
            ::rootgrad_autodiff::rt::Inactive,
            2,
            ::rootgrad_autodiff::rt::Inactive,
            p,
            t_p,
        );
        let value = v_1;
        let (v_2, t_value_2) = (value)
            .__jvp_power(&t_value, 5, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_2;
        let (v_3, t_value_3) = (value_2).__jvp_trace(&t_value_2);
        let value_3 = v_3;
        let result: f64 = value_3;
        let t_result: f64 = t_value_3;
        (result, t_result)
    }
}
mod generic_bounds {
    impl<T: Real> Dense<T> {
        /// The reverse derivative of [`eval`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn eval_pullback(
            self: &Self,
            d_self: &mut Self,
            x: &[T],
            d_x: &mut [T],
            d_ret: T,
        ) -> T {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut s = self.b;
            let length = ::rootgrad_autodiff::rt::length(&self.w).min(x.len());
            for i in 0..length {
                let w = &self.w[i];
                let x_2 = &x[i];
                s += (*w) * (*x_2);
            }
            let result: T = s.tanh();
            let mut d_result = d_ret;
            let mut d_s: T = ::rootgrad_autodiff::zero();
            d_s += d_result * ::rootgrad_autodiff::rules::by_result::tanh(result);
            for i in 0..length {
                let w = &self.w[i];
                let x_2 = &x[i];
                let d_1 = d_s;
                d_self.w[i] += d_1 * (*x_2);
                d_x[i] += d_1 * (*w);
            }
            d_self.b += d_s;
            result
        }
        /// The forward derivative of [`eval`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn eval_pushforward(self: &Self, t_self: &Self, x: &[T], t_x: &[T]) -> (T, T) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut s = self.b;
            let mut t_s = t_self.b;
            let length = ::rootgrad_autodiff::rt::length(&self.w).min(x.len());
            for i in 0..length {
                let w = &self.w[i];
                let t_w = &t_self.w[i];
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                t_s += ::rootgrad_autodiff::rt::scalar(*t_w) * (*x_2) + (*w) * (*t_x_2);
                s += (*w) * (*x_2);
            }
            let result: T = s.tanh();
            let t_result: T = ::rootgrad_autodiff::rules::tanh(s) * t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_eval(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[T],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
        ) -> (T, T) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::eval_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_eval(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[T],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
        ) -> (T, T) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::eval_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn eval_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: &[T],
            d_x: &mut [T],
            t_x: &[T],
            d_t_x: &mut [T],
            d_ret: (T, T),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut s = self.b;
            let mut t_s = t_self.b;
            let length = ::rootgrad_autodiff::rt::length(&self.w).min(x.len());
            for i in 0..length {
                let w = &self.w[i];
                let t_w = &t_self.w[i];
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                t_s += ((*t_w) * (*x_2)) + ((*w) * (*t_x_2));
                s += (*w) * (*x_2);
            }
            let result: T = s.tanh();
            let x_3 = s;
            let y = x_3.tanh();
            let t_result: T = (::rootgrad_autodiff::real::<T>(1.0) - (y * y)) * t_s;
            let result_2: (T, T) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: T = ::rootgrad_autodiff::zero();
            let mut d_t_s: T = ::rootgrad_autodiff::zero();
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_x_3: T = ::rootgrad_autodiff::zero();
            let mut d_y: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t_s;
            d_y -= d_1 * y;
            d_y -= d_1 * y;
            d_t_s += d_t_result * (::rootgrad_autodiff::real::<T>(1.0) - (y * y));
            d_x_3 += d_y * ::rootgrad_autodiff::rules::by_result::tanh(y);
            d_s += d_x_3;
            d_s += d_result * ::rootgrad_autodiff::rules::by_result::tanh(result);
            for i in 0..length {
                let w = &self.w[i];
                let t_w = &t_self.w[i];
                let x_2 = &x[i];
                let t_x_2 = &t_x[i];
                let d_w = &mut d_self.w[i];
                let d_x_2 = &mut d_x[i];
                let d_2 = d_s;
                (*d_w) += d_2 * (*x_2);
                (*d_x_2) += d_2 * (*w);
                let d_3 = d_t_s;
                d_t_self.w[i] += d_3 * (*x_2);
                (*d_x_2) += d_3 * (*t_w);
                (*d_w) += d_3 * (*t_x_2);
                d_t_x[i] += d_3 * (*w);
            }
            d_t_self.b += d_t_s;
            d_self.b += d_s;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_eval<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[T],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zero_like(
                d3.into_slice(),
                a3,
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zero_like(
                d2.into_slice(),
                a2,
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
            Self::eval_pushforward_pullback(
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
        fn __path_jvp_vjp_eval<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[T],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zero_like(
                d3.into_slice(),
                a3,
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zero_like(
                d2.into_slice(),
                a2,
                &mut store2,
            );
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::eval_pushforward_pullback(
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
        fn __vjp_eval<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[T],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::eval_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_eval<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[T],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::eval_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        /// The reverse derivative of [`decay`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn decay_pullback(self: &mut Self, d_self: &mut Self, k: T) -> T
        where
            T: Real,
        {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            for i in 0..length {
                let w = &mut self.w[i];
                (*w) = kept_2.keep((*w)) * (T::from_f64(1.0) - k);
            }
            self.b = kept_1.keep(self.b) * k;
            let mut d_k = ::rootgrad_autodiff::zero::<T>();
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_self.b);
            d_self.b += d_1 * k;
            d_k += d_1 * v_1;
            for i in (0..length).rev() {
                let v_2 = kept_2.take();
                let d_w = &mut d_self.w[i];
                let d_2 = ::core::mem::take(&mut (*d_w));
                (*d_w) += d_2 * (T::from_f64(1.0) - k);
                let d_3 = d_2 * v_2;
                d_k -= d_3;
            }
            kept_2.finish();
            d_k
        }
        /// The forward derivative of [`decay`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn decay_pushforward(self: &mut Self, t_self: &mut Self, k: T, t_k: T)
        where
            T: Real,
        {
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            for i in 0..length {
                let w = &mut self.w[i];
                let t_w = &mut t_self.w[i];
                (*t_w) = ::rootgrad_autodiff::rt::scalar(*t_w) * (T::from_f64(1.0) - k)
                    + (*w) * (-t_k);
                (*w) = (*w) * (T::from_f64(1.0) - k);
            }
            t_self.b = ::rootgrad_autodiff::rt::scalar(t_self.b) * k + self.b * t_k;
            self.b = self.b * k;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_decay(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: T,
            t1: impl ::rootgrad_autodiff::rt::Tangent<T>,
        )
        where
            T: Real,
        {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::decay_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_decay(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: T,
            t1: impl ::rootgrad_autodiff::rt::Tangent<T>,
        )
        where
            T: Real,
        {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::decay_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn decay_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            k: T,
            t_k: T,
        ) -> (T, T)
        where
            T: Real,
        {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            for i in 0..length {
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let w = &mut self.w[i];
                let t_w = &mut t_self.w[i];
                (*t_w) = (kept_5.keep((*t_w)) * (T::from_f64(1.0) - k))
                    + (kept_6.keep((*w)) * (-t_k));
                (*w) = kept_4.keep((*w)) * (T::from_f64(1.0) - k);
                pass_1.push((kept_4.take(), kept_5.take(), kept_6.take()));
            }
            t_self.b = (kept_2.keep(t_self.b) * k) + (kept_3.keep(self.b) * t_k);
            self.b = kept_1.keep(self.b) * k;
            let mut d_k = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<T>();
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_self.b);
            d_self.b += d_1 * k;
            d_k += d_1 * v_1;
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_2 = ::core::mem::take(&mut d_t_self.b);
            d_t_self.b += d_2 * k;
            d_k += d_2 * v_2;
            d_self.b += d_2 * t_k;
            d_t_k += d_2 * v_3;
            for i in (0..length).rev() {
                let (v_4, v_5, v_6) = pass_1.take();
                let d_w = &mut d_self.w[i];
                let d_t_w = &mut d_t_self.w[i];
                let d_3 = ::core::mem::take(&mut (*d_w));
                (*d_w) += d_3 * (T::from_f64(1.0) - k);
                let d_4 = d_3 * v_4;
                d_k -= d_4;
                let d_5 = ::core::mem::take(&mut (*d_t_w));
                (*d_t_w) += d_5 * (T::from_f64(1.0) - k);
                let d_6 = d_5 * v_5;
                d_k -= d_6;
                (*d_w) += d_5 * (-t_k);
                let d_7 = d_5 * v_6;
                d_t_k -= d_7;
            }
            pass_1.finish();
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_decay<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: T,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        )
        where
            T: Real,
        {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
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
            let (g2, g3) = Self::decay_pushforward_pullback(
                &mut this,
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
        fn __path_jvp_vjp_decay<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: T,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        )
        where
            T: Real,
        {
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
            let (g2, g3) = Self::decay_pushforward_pullback(
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
        fn __vjp_decay<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: T,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        )
        where
            T: Real,
        {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let g1 = Self::decay_pullback(&mut this, d0, a1);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_decay<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: T,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        )
        where
            T: Real,
        {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::decay_pullback(&mut a0, d0, a1);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
    }
    ///The derivative of [`lerp`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum lerp {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl lerp {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &lerp::<f64>)
        }
        /// The reverse derivative of [`lerp`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T>(a: T, b: T, t: T, d_ret: T) -> (T, T, T, T)
        where
            T: Real,
        {
            let result: T = a + ((b - a) * t);
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_b = ::rootgrad_autodiff::zero::<T>();
            let mut d_t = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            d_a += d_result;
            let d_1 = d_result * t;
            d_b += d_1;
            d_a -= d_1;
            d_t += d_result * (b - a);
            (result, d_a, d_b, d_t)
        }
        /// The forward derivative of [`lerp`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T>(a: T, t_a: T, b: T, t_b: T, t: T, t_t: T) -> (T, T)
        where
            T: Real,
        {
            let result: T = a + ((b - a) * t);
            let t_result: T = t_a + ((t_b - t_a) * t + (b - a) * t_t);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T>(
            called: impl ::core::ops::Fn(T, T, T) -> T,
            a0: T,
            t0: impl ::rootgrad_autodiff::rt::Tangent<T>,
            a1: T,
            t1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            a2: T,
            t2: impl ::rootgrad_autodiff::rt::Tangent<T>,
        ) -> (T, T)
        where
            T: Real,
        {
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
        fn pushforward_pullback<T>(
            a: T,
            t_a: T,
            b: T,
            t_b: T,
            t: T,
            t_t: T,
            d_ret: (T, T),
        ) -> (T, T, T, T, T, T)
        where
            T: Real,
        {
            let result: T = a + ((b - a) * t);
            let t_result: T = t_a + (((t_b - t_a) * t) + ((b - a) * t_t));
            let result_2: (T, T) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<T>();
            let mut d_b = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<T>();
            let mut d_t = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_a += d_t_result;
            let d_1 = d_t_result * t;
            d_t_b += d_1;
            d_t_a -= d_1;
            d_t += d_t_result * (t_b - t_a);
            let d_2 = d_t_result * t_t;
            d_b += d_2;
            d_a -= d_2;
            d_t_t += d_t_result * (b - a);
            d_a += d_result;
            let d_3 = d_result * t;
            d_b += d_3;
            d_a -= d_3;
            d_t += d_result * (b - a);
            (d_a, d_t_a, d_b, d_t_b, d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T>(
            called: impl ::core::ops::Fn(T, T, T) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a2: T,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a4: T,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
            T: Real,
        {
            let _ = Self::__of(called);
            let a5 = a5.or_zero(&a4);
            let mut store5 = ::rootgrad_autodiff::rt::discarded(&a5);
            let mut store4 = ::rootgrad_autodiff::rt::discarded(&a4);
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            ::rootgrad_autodiff::rt::accumulate(d4.or_discard(&mut store4), &g4);
            ::rootgrad_autodiff::rt::accumulate(d5.or_discard(&mut store5), &g5);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T>(
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a1: T,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a2: T,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
            T: Real,
        {
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1, g2) = Self::pullback(a0, a1, a2, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            lerp as rule_of_lerp; fn __vjp_decay, fn __vjp_eval & mut fn
            __mut_handed_eval
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d = Dense { w: p.to_vec(), b: p[0] };
        kept_3.keep_owned(&d);
        let y = d.eval(p);
        kept_2.keep_owned(&d);
        d.decay(::core::clone::Clone::clone(&y));
        kept_1.keep_owned(&d);
        let value = d.__mut_handed_eval().eval(p);
        let argument = p[1];
        let value_2 = rule_of_lerp::__of(
            lerp,
        )(
            ::core::clone::Clone::clone(&y),
            ::core::clone::Clone::clone(&value),
            argument,
        );
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument: f64 = -0.0;
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        rule_of_lerp::__vjp(
            ::core::clone::Clone::clone(&y),
            &mut d_y,
            ::core::clone::Clone::clone(&value),
            &mut d_value,
            argument,
            &mut d_argument,
            d_value_2,
        );
        d_p[1] += d_argument;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_eval(::core::option::Option::Some(&mut d_d), p, &mut (*d_p), d_value);
        let v_2 = kept_2.take();
        (v_2)
            .__vjp_decay(
                ::core::option::Option::Some(&mut d_d),
                ::core::clone::Clone::clone(&y),
                &mut d_y,
                ::rootgrad_autodiff::rt::Unused,
            );
        let v_3 = kept_3.take();
        (v_3).__vjp_eval(::core::option::Option::Some(&mut d_d), p, &mut (*d_p), d_y);
        let Dense { w: d_1, b: d_2 } = &d_d else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &(*d_1)[..]);
        d_p[0] += (*d_2);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            lerp as rule_of_lerp; fn __jvp_decay, fn __jvp_eval
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_d = Dense {
            w: t_p.to_vec(),
            b: t_p[0],
        };
        let mut d = Dense { w: p.to_vec(), b: p[0] };
        let (v_1, t_y) = (d).__jvp_eval(&mut t_d, p, t_p);
        let y = v_1;
        (d).__jvp_decay(&mut t_d, y, t_y);
        let (v_2, t_value) = (d).__jvp_eval(&mut t_d, p, t_p);
        let value = v_2;
        let argument = p[1];
        let t_argument = t_p[1];
        let (v_3, t_value_2) = rule_of_lerp::__jvp(
            lerp,
            y,
            t_y,
            value,
            t_value,
            argument,
            t_argument,
        );
        let value_2 = v_3;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod generic_real {
    ///The derivative of [`norm`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum norm {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl norm {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &norm::<f64>)
        }
        /// The reverse derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(v: &[T], d_v: &mut [T], d_ret: T) -> T {
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            let mut sum_2: T = ::rootgrad_autodiff::rt::empty_sum();
            let length = v.len();
            for i in 0..length {
                let x = v[i];
                sum_2 += x * x;
            }
            let result: T = sum_2.sqrt();
            let mut d_result = d_ret;
            let mut d_sum_2: T = ::rootgrad_autodiff::zero();
            d_sum_2 += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            for i in 0..length {
                let x = v[i];
                let mut d_x: T = ::rootgrad_autodiff::zero();
                let d_1 = d_sum_2;
                d_x += d_1 * x;
                d_x += d_1 * x;
                d_v[i] += d_x;
            }
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(v: &[T], t_v: &[T]) -> (T, T) {
            ::rootgrad_autodiff::rt::equal_lengths("v", v.len(), "t_v", t_v.len());
            let mut sum_2: T = ::rootgrad_autodiff::rt::empty_sum();
            let mut t_sum_2: T = ::rootgrad_autodiff::zero::<T>();
            let length = v.len();
            for i in 0..length {
                let x = v[i];
                let t_x = t_v[i];
                t_sum_2 += t_x * x + x * t_x;
                sum_2 += x * x;
            }
            let result: T = sum_2.sqrt();
            let t_result: T = ::rootgrad_autodiff::rules::sqrt(sum_2) * t_sum_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(&[T]) -> T,
            a0: &[T],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
        ) -> (T, T) {
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
        fn pushforward_pullback<T: Real>(
            v: &[T],
            d_v: &mut [T],
            t_v: &[T],
            d_t_v: &mut [T],
            d_ret: (T, T),
        ) {
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            ::rootgrad_autodiff::rt::same_length("t_v", t_v.len(), d_t_v.len());
            let mut sum_2: T = ::rootgrad_autodiff::rt::empty_sum();
            let mut t_sum_2: T = ::rootgrad_autodiff::zero::<T>();
            let length = v.len();
            for i in 0..length {
                let x = v[i];
                let t_x = t_v[i];
                t_sum_2 += (t_x * x) + (x * t_x);
                sum_2 += x * x;
            }
            let result: T = sum_2.sqrt();
            let x_2 = sum_2;
            let sqrt_2 = x_2.sqrt();
            let t_result: T = (::rootgrad_autodiff::real::<T>(0.5) / sqrt_2) * t_sum_2;
            let result_2: (T, T) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: T = ::rootgrad_autodiff::zero();
            let mut d_t_sum_2: T = ::rootgrad_autodiff::zero();
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_x_2: T = ::rootgrad_autodiff::zero();
            let mut d_sqrt_2: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t_sum_2;
            d_sqrt_2 -= d_1 / sqrt_2 * (::rootgrad_autodiff::real::<T>(0.5) / sqrt_2);
            d_t_sum_2 += d_t_result * (::rootgrad_autodiff::real::<T>(0.5) / sqrt_2);
            d_x_2 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_sum_2 += d_x_2;
            d_sum_2 += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            for i in 0..length {
                let x = v[i];
                let t_x = t_v[i];
                let mut d_x: T = ::rootgrad_autodiff::zero();
                let mut d_t_x: T = ::rootgrad_autodiff::zero();
                let d_2 = d_sum_2;
                d_x += d_2 * x;
                d_x += d_2 * x;
                let d_3 = d_t_sum_2;
                d_t_x += d_3 * x;
                d_x += d_3 * t_x;
                d_x += d_3 * t_x;
                d_t_x += d_3 * x;
                d_t_v[i] += d_t_x;
                d_v[i] += d_x;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(&[T]) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
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
        fn __vjp<'__shadow, T: Real>(
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`softplus`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum softplus {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl softplus {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &softplus::<f64>)
        }
        /// The reverse derivative of [`softplus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(x: T, d_ret: T) -> (T, T) {
            let t;
            if x > T::from_f64(20.0) {
                t = x;
            } else {
                let exp_2 = x.exp();
                t = exp_2.ln_1p();
            }
            let result: T = t;
            let mut d_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            let mut d_t: T = ::rootgrad_autodiff::zero();
            d_t += d_result;
            if x > T::from_f64(20.0) {
                let d_1 = ::core::mem::take(&mut d_t);
                d_x += d_1;
            } else {
                let exp_2 = x.exp();
                let mut d_exp_2: T = ::rootgrad_autodiff::zero();
                let d_2 = ::core::mem::take(&mut d_t);
                d_exp_2 += d_2 * ::rootgrad_autodiff::rules::ln_1p(exp_2);
                d_x += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            }
            (result, d_x)
        }
        /// The forward derivative of [`softplus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(x: T, t_x: T) -> (T, T) {
            let t;
            let t_t;
            if x > T::from_f64(20.0) {
                t_t = t_x;
                t = x;
            } else {
                t_t = ::rootgrad_autodiff::rules::ln_1p(x.exp())
                    * (::rootgrad_autodiff::rules::exp(x) * t_x);
                t = x.exp().ln_1p();
            }
            let result: T = t;
            let t_result: T = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            a0: T,
            t0: impl ::rootgrad_autodiff::rt::Tangent<T>,
        ) -> (T, T) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<T: Real>(x: T, t_x: T, d_ret: (T, T)) -> (T, T) {
            let t;
            let t_t;
            if x > T::from_f64(20.0) {
                t_t = t_x;
                t = x;
            } else {
                let x_2 = x.exp();
                let x_3 = x;
                let exp_2 = x_3.exp();
                t_t = (::rootgrad_autodiff::real::<T>(1.0) + x_2).recip()
                    * (exp_2 * t_x);
                let exp_3 = x.exp();
                t = exp_3.ln_1p();
            }
            let result: T = t;
            let t_result: T = t_t;
            let result_2: (T, T) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_t: T = ::rootgrad_autodiff::zero();
            let mut d_t_t: T = ::rootgrad_autodiff::zero();
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            if x > T::from_f64(20.0) {
                let d_1 = ::core::mem::take(&mut d_t);
                d_x += d_1;
                let d_2 = ::core::mem::take(&mut d_t_t);
                d_t_x += d_2;
            } else {
                let x_2 = x.exp();
                let x_3 = x;
                let exp_2 = x_3.exp();
                let exp_3 = x.exp();
                let mut d_x_2: T = ::rootgrad_autodiff::zero();
                let mut d_x_3: T = ::rootgrad_autodiff::zero();
                let mut d_exp_2: T = ::rootgrad_autodiff::zero();
                let mut d_exp_3: T = ::rootgrad_autodiff::zero();
                let d_3 = ::core::mem::take(&mut d_t);
                d_exp_3 += d_3 * ::rootgrad_autodiff::rules::ln_1p(exp_3);
                d_x += d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                let d_4 = ::core::mem::take(&mut d_t_t);
                let d_5 = d_4 * (exp_2 * t_x);
                let d_6 = d_5
                    * ::rootgrad_autodiff::rules::recip(
                        ::rootgrad_autodiff::real::<T>(1.0) + x_2,
                    );
                d_x_2 += d_6;
                let d_7 = d_4 * (::rootgrad_autodiff::real::<T>(1.0) + x_2).recip();
                d_exp_2 += d_7 * t_x;
                d_t_x += d_7 * exp_2;
                d_x_3 += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                d_x += d_x_3;
                d_x += d_x_2 * ::rootgrad_autodiff::rules::by_result::exp(x_2);
            }
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
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
        fn __vjp<'__shadow, T: Real>(
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    ///The derivative of [`angle`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum angle {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl angle {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &angle::<f64>)
        }
        /// The reverse derivative of [`angle`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(
            a: &[T],
            d_a: &mut [T],
            b: &[T],
            d_b: &mut [T],
            d_ret: T,
        ) -> T {
            ::rootgrad_autodiff::callees!(norm as rule_of_norm);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            let mut dot = T::default();
            let length = a.len().min(b.len());
            for i in 0..length {
                let x = &a[i];
                let y = &b[i];
                dot += (*x) * (*y);
            }
            let t = dot;
            let value = rule_of_norm::__of(norm)(a);
            let value_2 = rule_of_norm::__of(norm)(b);
            let result: T = (t / (value * value_2)).acos();
            let mut d_result = d_ret;
            let mut d_dot: T = ::rootgrad_autodiff::zero();
            let mut d_t: T = ::rootgrad_autodiff::zero();
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let d_1 = d_result * ::rootgrad_autodiff::rules::acos(t / (value * value_2));
            d_t += d_1 / (value * value_2);
            let d_2 = d_1 / (value * value_2) * (t / (value * value_2));
            d_value -= d_2 * value_2;
            d_value_2 -= d_2 * value;
            rule_of_norm::__vjp(b, &mut (*d_b), d_value_2);
            rule_of_norm::__vjp(a, &mut (*d_a), d_value);
            d_dot += d_t;
            for i in 0..length {
                let x = &a[i];
                let y = &b[i];
                let d_3 = d_dot;
                d_a[i] += d_3 * (*y);
                d_b[i] += d_3 * (*x);
            }
            result
        }
        /// The forward derivative of [`angle`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(a: &[T], t_a: &[T], b: &[T], t_b: &[T]) -> (T, T) {
            ::rootgrad_autodiff::callees!(norm as rule_of_norm);
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
            let mut dot = T::default();
            let mut t_dot = ::rootgrad_autodiff::zero::<T>();
            let length = a.len().min(b.len());
            for i in 0..length {
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                t_dot += (*t_x) * (*y) + (*x) * (*t_y);
                dot += (*x) * (*y);
            }
            let t = dot;
            let t_t = t_dot;
            let (v_1, t_value) = rule_of_norm::__jvp(norm, a, t_a);
            let value = v_1;
            let (v_2, t_value_2) = rule_of_norm::__jvp(norm, b, t_b);
            let value_2 = v_2;
            let result: T = (t / (value * value_2)).acos();
            let t_result: T = ::rootgrad_autodiff::rules::acos(t / (value * value_2))
                * ((t_t
                    - (t / (value * value_2)) * (t_value * value_2 + value * t_value_2))
                    / (value * value_2));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(&[T], &[T]) -> T,
            a0: &[T],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            a1: &[T],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
        ) -> (T, T) {
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
        fn pushforward_pullback<T: Real>(
            a: &[T],
            d_a: &mut [T],
            t_a: &[T],
            d_t_a: &mut [T],
            b: &[T],
            d_b: &mut [T],
            t_b: &[T],
            d_t_b: &mut [T],
            d_ret: (T, T),
        ) {
            ::rootgrad_autodiff::callees!(norm as rule_of_norm);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            ::rootgrad_autodiff::rt::same_length("t_b", t_b.len(), d_t_b.len());
            let mut dot = T::default();
            let mut t_dot = ::rootgrad_autodiff::zero::<T>();
            let length = a.len().min(b.len());
            for i in 0..length {
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                t_dot += ((*t_x) * (*y)) + ((*x) * (*t_y));
                dot += (*x) * (*y);
            }
            let t = dot;
            let t_t = t_dot;
            let v_1 = rule_of_norm::__jvp(rule_of_norm, a, t_a);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = rule_of_norm::__jvp(rule_of_norm, b, t_b);
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let result: T = (t / (value * value_2)).acos();
            let x_2 = t / (value * value_2);
            let sqrt = (::rootgrad_autodiff::real::<T>(1.0) - (x_2 * x_2)).sqrt();
            let t_result: T = (-sqrt.recip())
                * ((t_t
                    - ((t / (value * value_2))
                        * ((t_value * value_2) + (value * t_value_2))))
                    / (value * value_2));
            let result_2: (T, T) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_dot: T = ::rootgrad_autodiff::zero();
            let mut d_t_dot: T = ::rootgrad_autodiff::zero();
            let mut d_t: T = ::rootgrad_autodiff::zero();
            let mut d_t_t: T = ::rootgrad_autodiff::zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_x_2: T = ::rootgrad_autodiff::zero();
            let mut d_sqrt: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result
                * ((t_t
                    - ((t / (value * value_2))
                        * ((t_value * value_2) + (value * t_value_2))))
                    / (value * value_2));
            d_sqrt -= d_1 * ::rootgrad_autodiff::rules::recip(sqrt);
            let d_2 = d_t_result * (-sqrt.recip());
            let d_3 = d_2 / (value * value_2);
            d_t_t += d_3;
            let d_4 = d_3 * ((t_value * value_2) + (value * t_value_2));
            d_t -= d_4 / (value * value_2);
            let d_5 = d_4 / (value * value_2) * (t / (value * value_2));
            d_value += d_5 * value_2;
            d_value_2 += d_5 * value;
            let d_6 = d_3 * (t / (value * value_2));
            d_t_value -= d_6 * value_2;
            d_value_2 -= d_6 * t_value;
            d_value -= d_6 * t_value_2;
            d_t_value_2 -= d_6 * value;
            let d_7 = d_2 / (value * value_2)
                * ((t_t
                    - ((t / (value * value_2))
                        * ((t_value * value_2) + (value * t_value_2))))
                    / (value * value_2));
            d_value -= d_7 * value_2;
            d_value_2 -= d_7 * value;
            let d_8 = d_sqrt * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt);
            d_x_2 -= d_8 * x_2;
            d_x_2 -= d_8 * x_2;
            d_t += d_x_2 / (value * value_2);
            let d_9 = d_x_2 / (value * value_2) * x_2;
            d_value -= d_9 * value_2;
            d_value_2 -= d_9 * value;
            let d_10 = d_result
                * ::rootgrad_autodiff::rules::acos(t / (value * value_2));
            d_t += d_10 / (value * value_2);
            let d_11 = d_10 / (value * value_2) * (t / (value * value_2));
            d_value -= d_11 * value_2;
            d_value_2 -= d_11 * value;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            rule_of_norm::__jvp_vjp(
                rule_of_norm,
                ::rootgrad_autodiff::rt::Inactive,
                b,
                &mut (*d_b),
                t_b,
                &mut (*d_t_b),
                d_v_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_norm::__jvp_vjp(
                rule_of_norm,
                ::rootgrad_autodiff::rt::Inactive,
                a,
                &mut (*d_a),
                t_a,
                &mut (*d_t_a),
                d_v_1,
            );
            d_t_dot += d_t_t;
            d_dot += d_t;
            for i in 0..length {
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                let d_x = &mut d_a[i];
                let d_y = &mut d_b[i];
                let d_12 = d_dot;
                (*d_x) += d_12 * (*y);
                (*d_y) += d_12 * (*x);
                let d_13 = d_t_dot;
                d_t_a[i] += d_13 * (*y);
                (*d_y) += d_13 * (*t_x);
                (*d_x) += d_13 * (*t_y);
                d_t_b[i] += d_13 * (*x);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(&[T], &[T]) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a2: &[T],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zero_like(
                d3.into_slice(),
                a3,
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zero_like(
                d2.into_slice(),
                a2,
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
        fn __vjp<'__shadow, T: Real>(
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: &[T],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
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
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            angle as rule_of_angle, softplus as rule_of_softplus, norm as rule_of_norm
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let (a, b) = p.split_at(3);
        let value = rule_of_angle::__of(angle)(a, b);
        let value_2 = rule_of_softplus::__of(
            softplus,
        )(::core::clone::Clone::clone(&value));
        let value_3 = rule_of_norm::__of(norm)(b);
        let value_4 = rule_of_softplus::__of(
            softplus,
        )(::core::clone::Clone::clone(&value_3));
        let result: f64 = value_2 + value_4;
        let mut d_result = d_ret;
        let (a, b) = p.split_at(3);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        d_value_2 += d_result;
        d_value_4 += d_result;
        rule_of_softplus::__vjp(
            ::core::clone::Clone::clone(&value_3),
            &mut d_value_3,
            d_value_4,
        );
        rule_of_norm::__vjp(b, &mut d_p[3..], d_value_3);
        rule_of_softplus::__vjp(
            ::core::clone::Clone::clone(&value),
            &mut d_value,
            d_value_2,
        );
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_p,
            [
                ::rootgrad_autodiff::rt::span_of(p, a),
                ::rootgrad_autodiff::rt::span_of(p, b),
            ],
            |[d_1, d_2]| rule_of_angle::__vjp(a, d_1, b, d_2, d_value),
        );
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            angle as rule_of_angle, softplus as rule_of_softplus, norm as rule_of_norm
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let (a, b) = p.split_at(3);
        let (t_a, t_b) = t_p.split_at(3);
        let (v_1, t_value) = rule_of_angle::__jvp(angle, a, t_a, b, t_b);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_softplus::__jvp(softplus, value, t_value);
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_norm::__jvp(norm, b, t_b);
        let value_3 = v_3;
        let (v_4, t_value_4) = rule_of_softplus::__jvp(softplus, value_3, t_value_3);
        let value_4 = v_4;
        let result: f64 = value_2 + value_4;
        let t_result: f64 = t_value_2 + t_value_4;
        (result, t_result)
    }
}
mod structs_collected {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let size = 2;
        let mut all: ::std::vec::Vec<Particle> = ::std::vec::Vec::new();
        let length = p.len() / size;
        for i in 0..length {
            let c = &p[(i * size)..((i * size) + size)];
            all.push(Particle {
                x: [c[0], c[1]],
                q: c[0] * c[1],
            });
        }
        let mut pairs: ::std::vec::Vec<Pair> = ::std::vec::Vec::new();
        let length_2 = all.len().min(p.len());
        for i_2 in 0..length_2 {
            let a = &all[i_2];
            let b = p[i_2];
            pairs.push(Pair((kept_4.keep(a.q) * b), b));
        }
        let length_3 = all.len().min(pairs.len());
        for i_3 in 0..length_3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let a_2 = &mut all[i_3];
            let pair = &pairs[i_3];
            shape_3.keep(&a_2.x[0]);
            a_2.x[0] += pair.0 * kept_2.keep(a_2.q);
            shape_2.keep(&a_2.q);
            a_2.q = kept_1.keep(a_2.q) * pair.1;
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let at = 0;
        let at_2 = 1;
        all.swap(at, at_2);
        shape_1.keep(&all[1].q);
        all[1].q += ::core::clone::Clone::clone(&all[0].q);
        let mut sum_2: f64 = -0.0;
        let length_4 = all.len();
        let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
        let mut d_pairs = ::rootgrad_autodiff::Differentiable::zero_like(&pairs);
        let mut d_sum_2: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        d_t_2 += d_result;
        d_sum_2 += d_t_2;
        for i_4 in 0..length_4 {
            let a_3 = &all[i_4];
            sum_2 += a_3.x[0] * a_3.q;
            let a_3 = &all[i_4];
            let d_3 = d_sum_2;
            d_all[i_4].x[0] += d_3 * a_3.q;
            d_all[i_4].q += d_3 * a_3.x[0];
        }
        let t_2 = sum_2;
        let present = pairs.len() > 0;
        let t;
        if present {
            let at_3 = pairs.len() - 1;
            let p_2 = &pairs[at_3];
            t = p_2.0;
        } else {
            t = 0.0;
        }
        let result: f64 = t_2 + t;
        let mut d_t = -0.0;
        d_t += d_result;
        if present {
            let at_3 = pairs.len() - 1;
            let d_1 = ::core::mem::take(&mut d_t);
            d_pairs[at_3].0 += d_1;
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        let d_4 = shape_1.restored(&mut d_all[1].q);
        ::rootgrad_autodiff::rt::accumulate(&mut d_all[0].q, &(d_4));
        d_all.swap(at, at_2);
        for i_3 in (0..length_3).rev() {
            let (v_1, v_2) = pass_1.take();
            let pair = &pairs[i_3];
            let d_5 = shape_2.replace(&mut d_all[i_3].q);
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
            d_all[i_3].q += d_6 * pair.1;
            d_pairs[i_3].1 += d_6 * v_1;
            let d_7 = shape_3.restored(&mut d_all[i_3].x[0]);
            let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
            d_pairs[i_3].0 += d_8 * v_2;
            d_all[i_3].q += d_8 * pair.0;
        }
        for i_2 in (0..length_2).rev() {
            let v_3 = kept_4.take();
            let b = p[i_2];
            let mut d_b: f64 = -0.0;
            let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_pairs);
            let Pair(d_10, d_11) = &d_9 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_all[i_2].q += (*d_10) * b;
            d_b += (*d_10) * v_3;
            d_b += (*d_11);
            d_p[i_2] += d_b;
        }
        for i in (0..length).rev() {
            let c = &p[(i * size)..((i * size) + size)];
            let d_c = &mut d_p[i * size..(i * size) + size];
            let d_12 = ::rootgrad_autodiff::rt::popped(&mut d_all);
            let Particle { x: d_13, q: d_14 } = &d_12 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_c[0] += (*d_13)[0];
            d_c[1] += (*d_13)[1];
            d_c[0] += (*d_14) * c[1];
            d_c[1] += (*d_14) * c[0];
        }
        pass_1.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let size = 2;
        let mut all: ::std::vec::Vec<Particle> = ::std::vec::Vec::new();
        let mut t_all: ::std::vec::Vec<Particle> = ::rootgrad_autodiff::Differentiable::zero_like(
            &all,
        );
        let length = p.len() / size;
        for i in 0..length {
            let c = &p[(i * size)..((i * size) + size)];
            let t_c = &t_p[i * size..(i * size) + size];
            t_all
                .push(Particle {
                    x: [t_c[0], t_c[1]],
                    q: t_c[0] * c[1] + c[0] * t_c[1],
                });
            all.push(Particle {
                x: [c[0], c[1]],
                q: c[0] * c[1],
            });
        }
        let mut pairs: ::std::vec::Vec<Pair> = ::std::vec::Vec::new();
        let mut t_pairs: ::std::vec::Vec<Pair> = ::rootgrad_autodiff::Differentiable::zero_like(
            &pairs,
        );
        let length_2 = all.len().min(p.len());
        for i_2 in 0..length_2 {
            let a = &all[i_2];
            let t_a = &t_all[i_2];
            let b = p[i_2];
            let t_b = t_p[i_2];
            t_pairs
                .push(Pair {
                    0: ::rootgrad_autodiff::rt::scalar(t_a.q) * b + a.q * t_b,
                    1: t_b,
                });
            pairs.push(Pair((a.q * b), b));
        }
        let length_3 = all.len().min(pairs.len());
        for i_3 in 0..length_3 {
            let a_2 = &mut all[i_3];
            let t_a_2 = &mut t_all[i_3];
            let pair = &pairs[i_3];
            let t_pair = &t_pairs[i_3];
            t_a_2.x[0]
                += ::rootgrad_autodiff::rt::scalar(t_pair.0) * a_2.q
                    + pair.0 * ::rootgrad_autodiff::rt::scalar(t_a_2.q);
            a_2.x[0] += pair.0 * a_2.q;
            t_a_2.x[0] = ::rootgrad_autodiff::rt::tangent_at(t_a_2.x[0], a_2.x[0]);
            t_a_2.q = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_a_2.q) * pair.1
                    + a_2.q * ::rootgrad_autodiff::rt::scalar(t_pair.1),
                a_2.q * pair.1,
            );
            a_2.q = a_2.q * pair.1;
        }
        let at = 0;
        let at_2 = 1;
        t_all.swap(at, at_2);
        all.swap(at, at_2);
        t_all[1].q += t_all[0].q;
        all[1].q += all[0].q;
        t_all[1].q = ::rootgrad_autodiff::rt::tangent_at(t_all[1].q, all[1].q);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_4 = all.len();
        for i_4 in 0..length_4 {
            let a_3 = &all[i_4];
            let t_a_3 = &t_all[i_4];
            t_sum_2
                += ::rootgrad_autodiff::rt::scalar(t_a_3.x[0]) * a_3.q
                    + a_3.x[0] * ::rootgrad_autodiff::rt::scalar(t_a_3.q);
            sum_2 += a_3.x[0] * a_3.q;
        }
        let t_2 = sum_2;
        let t_t_2 = t_sum_2;
        let present = pairs.len() > 0;
        let t;
        let t_t;
        if present {
            let at_3 = pairs.len() - 1;
            let p_2 = &pairs[at_3];
            let t_p_2 = &t_pairs[at_3];
            t_t = t_p_2.0;
            t = p_2.0;
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let result: f64 = t_2 + t;
        let t_result: f64 = t_t_2 + t_t;
        (result, t_result)
    }
}
