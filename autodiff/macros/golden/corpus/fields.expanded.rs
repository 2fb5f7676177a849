// Written by the golden test; do not edit.
mod vectors_in_fields {
    impl Track {
        /// The reverse derivative of [`move_about`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn move_about_pullback(self: &mut Self, d_self: &mut Self) {
            ::rootgrad_autodiff::callees!(
                ; fn __vjp_insert, fn __vjp_remove, fn __vjp_resize, fn __vjp_reverse, fn
                __vjp_rotate_left, fn __vjp_rotate_right, fn __vjp_swap_remove
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let product = kept_12.keep(self.hits[0]) * kept_11.keep(self.hits[1]);
            kept_10.keep_owned(&self.hits);
            self.hits.insert(1, ::core::clone::Clone::clone(&product));
            kept_9.keep_owned(&self.hits);
            self.hits.rotate_left(2);
            kept_8.keep_owned(&self.hits);
            let taken = self.hits.remove(2);
            kept_7.keep_owned(&self.hits);
            let first = self.hits.swap_remove(0);
            kept_6.keep_owned(&self.hits);
            self.hits.reverse();
            let argument = taken * first;
            kept_5.keep_owned(&self.hits);
            self.hits.resize(7, ::core::clone::Clone::clone(&argument));
            kept_4.keep_owned(&self.window);
            self.window.rotate_right(1);
            kept_3.keep_owned(&self.window);
            self.window.reverse();
            kept_2.keep_owned(&self.points);
            let point = self.points.remove(0);
            let argument_2 = ((point.1 * taken), ::core::clone::Clone::clone(&point.0));
            kept_1.keep_owned(&self.points);
            self.points.insert(1, ::core::clone::Clone::clone(&argument_2));
            let mut d_product = ::rootgrad_autodiff::Differentiable::zero_like(&product);
            let mut d_taken = ::rootgrad_autodiff::Differentiable::zero_like(&taken);
            let mut d_first = ::rootgrad_autodiff::Differentiable::zero_like(&first);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_point = ::rootgrad_autodiff::Differentiable::zero_like(&point);
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_insert(
                    ::core::option::Option::Some(&mut d_self.points),
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2.0);
            d_point.1 += d_1 * taken;
            d_taken += d_1 * point.1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_point.0, &(d_argument_2.1));
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_remove(
                    ::core::option::Option::Some(&mut d_self.points),
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_point,
                );
            let v_3 = kept_3.take();
            (v_3)
                .__vjp_reverse(
                    ::core::option::Option::Some(&mut d_self.window),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_4 = kept_4.take();
            (v_4)
                .__vjp_rotate_right(
                    ::core::option::Option::Some(&mut d_self.window),
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_5 = kept_5.take();
            (v_5)
                .__vjp_resize(
                    ::core::option::Option::Some(&mut d_self.hits),
                    7,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_taken += d_2 * first;
            d_first += d_2 * taken;
            let v_6 = kept_6.take();
            (v_6)
                .__vjp_reverse(
                    ::core::option::Option::Some(&mut d_self.hits),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_7 = kept_7.take();
            (v_7)
                .__vjp_swap_remove(
                    ::core::option::Option::Some(&mut d_self.hits),
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_first,
                );
            let v_8 = kept_8.take();
            (v_8)
                .__vjp_remove(
                    ::core::option::Option::Some(&mut d_self.hits),
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_taken,
                );
            let v_9 = kept_9.take();
            (v_9)
                .__vjp_rotate_left(
                    ::core::option::Option::Some(&mut d_self.hits),
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_10 = kept_10.take();
            (v_10)
                .__vjp_insert(
                    ::core::option::Option::Some(&mut d_self.hits),
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&product),
                    &mut d_product,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_11 = kept_11.take();
            let v_12 = kept_12.take();
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_product);
            d_self.hits[0] += d_3 * v_11;
            d_self.hits[1] += d_3 * v_12;
        }
        /// The forward derivative of [`move_about`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn move_about_pushforward(self: &mut Self, t_self: &mut Self) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_insert, fn __jvp_remove, fn __jvp_resize, fn __jvp_reverse, fn
                __jvp_rotate_left, fn __jvp_rotate_right, fn __jvp_swap_remove
            );
            let product = self.hits[0] * self.hits[1];
            let t_product = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.hits[0]) * self.hits[1]
                    + self.hits[0] * ::rootgrad_autodiff::rt::scalar(t_self.hits[1]),
                product,
            );
            (self.hits)
                .__jvp_insert(
                    &mut t_self.hits,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    product,
                    t_product,
                );
            (self.hits)
                .__jvp_rotate_left(
                    &mut t_self.hits,
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let (v_1, t_taken) = (self.hits)
                .__jvp_remove(&mut t_self.hits, 2, ::rootgrad_autodiff::rt::Inactive);
            let taken = v_1;
            let (v_2, t_first) = (self.hits)
                .__jvp_swap_remove(
                    &mut t_self.hits,
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let first = v_2;
            (self.hits).__jvp_reverse(&mut t_self.hits);
            let argument = taken * first;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                t_taken * first + taken * t_first,
                argument,
            );
            (self.hits)
                .__jvp_resize(
                    &mut t_self.hits,
                    7,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument,
                    t_argument,
                );
            (self.window)
                .__jvp_rotate_right(
                    &mut t_self.window,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            (self.window).__jvp_reverse(&mut t_self.window);
            let (v_3, t_point) = (self.points)
                .__jvp_remove(&mut t_self.points, 0, ::rootgrad_autodiff::rt::Inactive);
            let point = v_3;
            let t_argument_2 = (
                ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_point.1) * taken
                        + point.1 * t_taken,
                    point.1 * taken,
                ),
                t_point.0,
            );
            let argument_2 = ((point.1 * taken), point.0);
            (self.points)
                .__jvp_insert(
                    &mut t_self.points,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument_2,
                    t_argument_2,
                );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_move_about(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::move_about_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_move_about(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::move_about_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn move_about_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_insert, fn __jvp_remove, fn __jvp_resize, fn __jvp_reverse, fn
                __jvp_rotate_left, fn __jvp_rotate_right, fn __jvp_swap_remove => fn
                __jvp_vjp_insert, fn __jvp_vjp_remove, fn __jvp_vjp_resize, fn
                __jvp_vjp_reverse, fn __jvp_vjp_rotate_left, fn __jvp_vjp_rotate_right,
                fn __jvp_vjp_swap_remove
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
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
            let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
            let product = kept_26.keep(self.hits[0]) * kept_25.keep(self.hits[1]);
            let t_product = ::rootgrad_autodiff::rt::tangent_at(
                ((kept_22.keep(t_self.hits[0]) * kept_21.keep(self.hits[1]))
                    + (kept_24.keep(self.hits[0]) * kept_23.keep(t_self.hits[1]))),
                ::core::clone::Clone::clone(&product),
            );
            kept_19.keep_owned(&self.hits);
            kept_20.keep_owned(&t_self.hits);
            self.hits
                .__jvp_insert(
                    &mut t_self.hits,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&product),
                    ::core::clone::Clone::clone(&t_product),
                );
            kept_17.keep_owned(&self.hits);
            kept_18.keep_owned(&t_self.hits);
            self.hits
                .__jvp_rotate_left(
                    &mut t_self.hits,
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            kept_15.keep_owned(&self.hits);
            kept_16.keep_owned(&t_self.hits);
            let v_1 = self
                .hits
                .__jvp_remove(&mut t_self.hits, 2, ::rootgrad_autodiff::rt::Inactive);
            let taken = ::core::clone::Clone::clone(&v_1.0);
            let t_taken = ::core::clone::Clone::clone(&v_1.1);
            kept_13.keep_owned(&self.hits);
            kept_14.keep_owned(&t_self.hits);
            let v_2 = self
                .hits
                .__jvp_swap_remove(
                    &mut t_self.hits,
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let first = ::core::clone::Clone::clone(&v_2.0);
            let t_first = ::core::clone::Clone::clone(&v_2.1);
            kept_11.keep_owned(&self.hits);
            kept_12.keep_owned(&t_self.hits);
            self.hits.__jvp_reverse(&mut t_self.hits);
            let argument = taken * first;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                ((t_taken * first) + (taken * t_first)),
                ::core::clone::Clone::clone(&argument),
            );
            kept_9.keep_owned(&self.hits);
            kept_10.keep_owned(&t_self.hits);
            self.hits
                .__jvp_resize(
                    &mut t_self.hits,
                    7,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                );
            kept_7.keep_owned(&self.window);
            kept_8.keep_owned(&t_self.window);
            self.window
                .__jvp_rotate_right(
                    &mut t_self.window,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            kept_5.keep_owned(&self.window);
            kept_6.keep_owned(&t_self.window);
            self.window.__jvp_reverse(&mut t_self.window);
            kept_3.keep_owned(&self.points);
            kept_4.keep_owned(&t_self.points);
            let v_3 = self
                .points
                .__jvp_remove(&mut t_self.points, 0, ::rootgrad_autodiff::rt::Inactive);
            let point = ::core::clone::Clone::clone(&v_3.0);
            let t_point = ::core::clone::Clone::clone(&v_3.1);
            let t_argument_2 = (
                ::rootgrad_autodiff::rt::tangent_at(
                    ((t_point.1 * taken) + (point.1 * t_taken)),
                    (point.1 * taken),
                ),
                ::core::clone::Clone::clone(&t_point.0),
            );
            let argument_2 = ((point.1 * taken), ::core::clone::Clone::clone(&point.0));
            kept_1.keep_owned(&self.points);
            kept_2.keep_owned(&t_self.points);
            self.points
                .__jvp_insert(
                    &mut t_self.points,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&t_argument_2),
                );
            let t_self = &*t_self;
            let mut d_product = ::rootgrad_autodiff::Differentiable::zero_like(&product);
            let mut d_t_product = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_product,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_taken = ::rootgrad_autodiff::Differentiable::zero_like(&taken);
            let mut d_t_taken = ::rootgrad_autodiff::Differentiable::zero_like(&t_taken);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_first = ::rootgrad_autodiff::Differentiable::zero_like(&first);
            let mut d_t_first = ::rootgrad_autodiff::Differentiable::zero_like(&t_first);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_point = ::rootgrad_autodiff::Differentiable::zero_like(&point);
            let mut d_t_point = ::rootgrad_autodiff::Differentiable::zero_like(&t_point);
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let v_4 = kept_1.take();
            let v_5 = kept_2.take();
            (v_4)
                .__jvp_vjp_insert(
                    ::core::option::Option::Some(&mut d_self.points),
                    &v_5,
                    &mut d_t_self.points,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    ::core::clone::Clone::clone(&t_argument_2),
                    &mut d_t_argument_2,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2.0);
            d_point.1 += d_1 * taken;
            d_taken += d_1 * point.1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_point.0, &(d_argument_2.1));
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2.0);
            d_t_point.1 += d_2 * taken;
            d_taken += d_2 * t_point.1;
            d_point.1 += d_2 * t_taken;
            d_t_taken += d_2 * point.1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_point.0, &(d_t_argument_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_point));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_point));
            let v_6 = kept_3.take();
            let v_7 = kept_4.take();
            (v_6)
                .__jvp_vjp_remove(
                    ::core::option::Option::Some(&mut d_self.points),
                    &v_7,
                    &mut d_t_self.points,
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_3,
                );
            let v_8 = kept_5.take();
            let v_9 = kept_6.take();
            (v_8)
                .__jvp_vjp_reverse(
                    ::core::option::Option::Some(&mut d_self.window),
                    &v_9,
                    &mut d_t_self.window,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_10 = kept_7.take();
            let v_11 = kept_8.take();
            (v_10)
                .__jvp_vjp_rotate_right(
                    ::core::option::Option::Some(&mut d_self.window),
                    &v_11,
                    &mut d_t_self.window,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_12 = kept_9.take();
            let v_13 = kept_10.take();
            (v_12)
                .__jvp_vjp_resize(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_13,
                    &mut d_t_self.hits,
                    7,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&t_argument),
                    &mut d_t_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
            d_t_taken += d_3 * first;
            d_first += d_3 * t_taken;
            d_taken += d_3 * t_first;
            d_t_first += d_3 * taken;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_taken += d_4 * first;
            d_first += d_4 * taken;
            let v_14 = kept_11.take();
            let v_15 = kept_12.take();
            (v_14)
                .__jvp_vjp_reverse(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_15,
                    &mut d_t_self.hits,
                    ::rootgrad_autodiff::rt::Unused,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_first));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_first));
            let v_16 = kept_13.take();
            let v_17 = kept_14.take();
            (v_16)
                .__jvp_vjp_swap_remove(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_17,
                    &mut d_t_self.hits,
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_2,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_taken));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_taken));
            let v_18 = kept_15.take();
            let v_19 = kept_16.take();
            (v_18)
                .__jvp_vjp_remove(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_19,
                    &mut d_t_self.hits,
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_1,
                );
            let v_20 = kept_17.take();
            let v_21 = kept_18.take();
            (v_20)
                .__jvp_vjp_rotate_left(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_21,
                    &mut d_t_self.hits,
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_22 = kept_19.take();
            let v_23 = kept_20.take();
            (v_22)
                .__jvp_vjp_insert(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_23,
                    &mut d_t_self.hits,
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&product),
                    &mut d_product,
                    ::core::clone::Clone::clone(&t_product),
                    &mut d_t_product,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_24 = kept_21.take();
            let v_25 = kept_22.take();
            let v_26 = kept_23.take();
            let v_27 = kept_24.take();
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_t_product);
            d_t_self.hits[0] += d_5 * v_24;
            d_self.hits[1] += d_5 * v_25;
            d_self.hits[0] += d_5 * v_26;
            d_t_self.hits[1] += d_5 * v_27;
            let v_28 = kept_25.take();
            let v_29 = kept_26.take();
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_product);
            d_self.hits[0] += d_6 * v_28;
            d_self.hits[1] += d_6 * v_29;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_move_about<'__shadow>(
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
            Self::move_about_pushforward_pullback(&mut this, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_move_about<'__shadow>(
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
            Self::move_about_pushforward_pullback(&mut a0, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_move_about<'__shadow>(
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
            Self::move_about_pullback(&mut this, d0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_move_about<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::move_about_pullback(&mut a0, d0);
        }
        /// The reverse derivative of [`cut`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn cut_pullback(
            self: &mut Self,
            d_self: &mut Self,
            length: usize,
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(
                ; fn __vjp_clear, fn __vjp_resize, fn __vjp_truncate
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            kept_6.keep_owned(&self.hits);
            self.hits.truncate(length);
            let mut sum = 0.0;
            for i in 0..kept_5.keep(::rootgrad_autodiff::rt::discrete(self.hits.len())) {
                sum += (self.hits[i] * kept_4.keep(self.hits[i])) * (1.0 + (i as f64));
            }
            kept_3.keep_owned(&self.hits);
            self.hits.clear();
            self.hits.push(sum * kept_2.keep(self.window[3]));
            kept_1.keep_owned(&self.hits);
            self.hits.resize(2, 0.5);
            let result: f64 = sum;
            let mut d_result = d_ret;
            let mut d_sum: f64 = -0.0;
            d_sum += d_result;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_resize(
                    ::core::option::Option::Some(&mut d_self.hits),
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    0.5,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_2 = kept_2.take();
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.hits);
            d_sum += d_1 * v_2;
            d_self.window[3] += d_1 * sum;
            let v_3 = kept_3.take();
            (v_3)
                .__vjp_clear(
                    ::core::option::Option::Some(&mut d_self.hits),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_5 = kept_5.take();
            for i in (0..v_5).rev() {
                let v_4 = kept_4.take();
                let d_2 = d_sum;
                let d_3 = d_2 * (1.0 + (i as f64));
                d_self.hits[i] += d_3 * v_4;
                d_self.hits[i] += d_3 * v_4;
            }
            let v_6 = kept_6.take();
            (v_6)
                .__vjp_truncate(
                    ::core::option::Option::Some(&mut d_self.hits),
                    length,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            kept_4.finish();
            result
        }
        /// The forward derivative of [`cut`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn cut_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            length: usize,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_clear, fn __jvp_resize, fn __jvp_truncate
            );
            (self.hits)
                .__jvp_truncate(
                    &mut t_self.hits,
                    length,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            for i in 0..self.hits.len() {
                t_sum
                    += (::rootgrad_autodiff::rt::scalar(t_self.hits[i]) * self.hits[i]
                        + self.hits[i] * ::rootgrad_autodiff::rt::scalar(t_self.hits[i]))
                        * (1.0 + (i as f64));
                sum += (self.hits[i] * self.hits[i]) * (1.0 + (i as f64));
            }
            (self.hits).__jvp_clear(&mut t_self.hits);
            t_self
                .hits
                .push(
                    t_sum * self.window[3]
                        + sum * ::rootgrad_autodiff::rt::scalar(t_self.window[3]),
                );
            self.hits.push(sum * self.window[3]);
            (self.hits)
                .__jvp_resize(
                    &mut t_self.hits,
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    0.5,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let result: f64 = sum;
            let t_result: f64 = t_sum;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_cut(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::cut_pushforward(self, t0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_cut(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::cut_pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn cut_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            length: usize,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_clear, fn __jvp_resize, fn __jvp_truncate => fn
                __jvp_vjp_clear, fn __jvp_vjp_resize, fn __jvp_vjp_truncate
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            kept_13.keep_owned(&self.hits);
            kept_14.keep_owned(&t_self.hits);
            self.hits
                .__jvp_truncate(
                    &mut t_self.hits,
                    length,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            for i in 0..kept_12.keep(::rootgrad_autodiff::rt::discrete(self.hits.len()))
            {
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                t_sum
                    += ((kept_10.keep(t_self.hits[i]) * kept_9.keep(self.hits[i]))
                        + (self.hits[i] * t_self.hits[i])) * (1.0 + (i as f64));
                sum += (self.hits[i] * kept_8.keep(self.hits[i])) * (1.0 + (i as f64));
                pass_1.push((kept_8.take(), kept_9.take(), kept_10.take()));
            }
            kept_6.keep_owned(&self.hits);
            kept_7.keep_owned(&t_self.hits);
            self.hits.__jvp_clear(&mut t_self.hits);
            t_self
                .hits
                .push(
                    (t_sum * kept_4.keep(self.window[3]))
                        + (sum * kept_5.keep(t_self.window[3])),
                );
            self.hits.push(sum * kept_3.keep(self.window[3]));
            kept_1.keep_owned(&self.hits);
            kept_2.keep_owned(&t_self.hits);
            self.hits
                .__jvp_resize(
                    &mut t_self.hits,
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    0.5,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let result: f64 = sum;
            let t_result: f64 = t_sum;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_sum: f64 = -0.0;
            let mut d_t_sum: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum += d_t_result;
            d_sum += d_result;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            (v_1)
                .__jvp_vjp_resize(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_2,
                    &mut d_t_self.hits,
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    0.5,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_3 = kept_3.take();
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.hits);
            d_sum += d_1 * v_3;
            d_self.window[3] += d_1 * sum;
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.hits);
            d_t_sum += d_2 * v_4;
            d_self.window[3] += d_2 * t_sum;
            d_sum += d_2 * v_5;
            d_t_self.window[3] += d_2 * sum;
            let v_6 = kept_6.take();
            let v_7 = kept_7.take();
            (v_6)
                .__jvp_vjp_clear(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_7,
                    &mut d_t_self.hits,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_11 = kept_12.take();
            for i in (0..v_11).rev() {
                let (v_8, v_9, v_10) = pass_1.take();
                let d_3 = d_sum;
                let d_4 = d_3 * (1.0 + (i as f64));
                d_self.hits[i] += d_4 * v_8;
                d_self.hits[i] += d_4 * v_8;
                let d_5 = d_t_sum;
                let d_6 = d_5 * (1.0 + (i as f64));
                d_t_self.hits[i] += d_6 * v_9;
                d_self.hits[i] += d_6 * v_10;
                d_self.hits[i] += d_6 * v_10;
                d_t_self.hits[i] += d_6 * v_9;
            }
            let v_12 = kept_13.take();
            let v_13 = kept_14.take();
            (v_12)
                .__jvp_vjp_truncate(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_13,
                    &mut d_t_self.hits,
                    length,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_cut<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            Self::cut_pushforward_pullback(&mut this, d0, &mut a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_cut<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::cut_pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_cut<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::cut_pullback(&mut this, d0, a1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_cut<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::cut_pullback(&mut a0, d0, a1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_cut, fn __vjp_move_about);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut track = Track {
            hits: x.to_vec(),
            points: ::std::vec![(x[0], (x[1] * x[2])), (x[3], x[4])],
            window: [x[1], x[2], x[3], (x[0] * x[4])],
        };
        kept_6.keep_owned(&track);
        track.move_about();
        let mut weight = 1.0;
        for i in 0..kept_5.keep(::rootgrad_autodiff::rt::discrete(track.hits.len())) {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            weight
                += kept_3.keep((track.hits[i] * (0.5 + (i as f64))))
                    * kept_2.keep(track.window[(i % 4)]);
            pass_1.push((kept_2.take(), kept_3.take()));
        }
        kept_1.keep_owned(&track);
        let sum = track.cut(4);
        let t = ::core::clone::Clone::clone(&track.points[0]);
        let t_2 = ::core::clone::Clone::clone(&track.points[1]);
        let p = ::core::clone::Clone::clone(&t);
        let q = ::core::clone::Clone::clone(&t_2);
        let result: f64 = (((sum * weight) + (track.hits[0] * track.hits[1]))
            + (p.0 * q.1)) - (p.1 * q.0);
        let mut d_result = d_ret;
        let mut d_track = ::rootgrad_autodiff::Differentiable::zero_like(&track);
        let mut d_weight: f64 = -0.0;
        let mut d_sum: f64 = -0.0;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        d_sum += d_result * weight;
        d_weight += d_result * sum;
        d_track.hits[0] += d_result * track.hits[1];
        d_track.hits[1] += d_result * track.hits[0];
        d_p.0 += d_result * q.1;
        d_q.1 += d_result * p.0;
        d_p.1 -= d_result * q.0;
        d_q.0 -= d_result * p.1;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_q));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_p));
        ::rootgrad_autodiff::rt::accumulate(&mut d_track.points[1], &(d_t_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_track.points[0], &(d_t));
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_cut(
                ::core::option::Option::Some(&mut d_track),
                4,
                ::rootgrad_autodiff::rt::Inactive,
                d_sum,
            );
        let v_4 = kept_5.take();
        for i in (0..v_4).rev() {
            let (v_2, v_3) = pass_1.take();
            let d_1 = d_weight;
            let d_2 = d_1 * v_2;
            d_track.hits[i] += d_2 * (0.5 + (i as f64));
            d_track.window[i % 4] += d_1 * v_3;
        }
        let v_5 = kept_6.take();
        (v_5)
            .__vjp_move_about(
                ::core::option::Option::Some(&mut d_track),
                ::rootgrad_autodiff::rt::Unused,
            );
        let Track { hits: d_3, points: d_4, window: d_5 } = &d_track else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_3)[..]);
        d_x[0] += (*d_4)[0].0;
        d_x[1] += (*d_4)[0].1 * x[2];
        d_x[2] += (*d_4)[0].1 * x[1];
        d_x[3] += (*d_4)[1].0;
        d_x[4] += (*d_4)[1].1;
        d_x[1] += (*d_5)[0];
        d_x[2] += (*d_5)[1];
        d_x[3] += (*d_5)[2];
        d_x[0] += (*d_5)[3] * x[4];
        d_x[4] += (*d_5)[3] * x[0];
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_cut, fn __jvp_move_about);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_track = Track {
            hits: t_x.to_vec(),
            points: ::std::vec![
                (t_x[0], t_x[1] * x[2] + x[1] * t_x[2],), (t_x[3], t_x[4],)
            ],
            window: [t_x[1], t_x[2], t_x[3], t_x[0] * x[4] + x[0] * t_x[4]],
        };
        let mut track = Track {
            hits: x.to_vec(),
            points: ::std::vec![(x[0], (x[1] * x[2])), (x[3], x[4])],
            window: [x[1], x[2], x[3], (x[0] * x[4])],
        };
        (track).__jvp_move_about(&mut t_track);
        let mut weight = 1.0;
        let mut t_weight = 0.0;
        for i in 0..track.hits.len() {
            t_weight
                += (::rootgrad_autodiff::rt::scalar(t_track.hits[i])
                    * (0.5 + (i as f64))) * track.window[(i % 4)]
                    + (track.hits[i] * (0.5 + (i as f64)))
                        * ::rootgrad_autodiff::rt::scalar(t_track.window[i % 4]);
            weight += (track.hits[i] * (0.5 + (i as f64))) * track.window[(i % 4)];
        }
        let (v_1, t_sum) = (track)
            .__jvp_cut(&mut t_track, 4, ::rootgrad_autodiff::rt::Inactive);
        let sum = v_1;
        let t = track.points[0];
        let t_t = t_track.points[0];
        let t_2 = track.points[1];
        let t_t_2 = t_track.points[1];
        let p = t;
        let t_p = t_t;
        let q = t_2;
        let t_q = t_t_2;
        let result: f64 = (((sum * weight) + (track.hits[0] * track.hits[1]))
            + (p.0 * q.1)) - (p.1 * q.0);
        let t_result: f64 = (((t_sum * weight + sum * t_weight)
            + (::rootgrad_autodiff::rt::scalar(t_track.hits[0]) * track.hits[1]
                + track.hits[0] * ::rootgrad_autodiff::rt::scalar(t_track.hits[1])))
            + (::rootgrad_autodiff::rt::scalar(t_p.0) * q.1
                + p.0 * ::rootgrad_autodiff::rt::scalar(t_q.1)))
            - (::rootgrad_autodiff::rt::scalar(t_p.1) * q.0
                + p.1 * ::rootgrad_autodiff::rt::scalar(t_q.0));
        (result, t_result)
    }
}
mod options_in_fields {
    impl Vertex {
        /// The reverse derivative of [`weight`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn weight_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let t_2;
            let t_3;
            let t_4;
            match self.time {
                Some(held_2) => {
                    let t = held_2;
                    shape_2.keep(&t);
                    t_4 = Some((t * t));
                    shape_5.keep(&t_4);
                }
                None => {
                    t_4 = None;
                    shape_5.keep(&t_4);
                }
            }
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_3) => {
                    let t_5 = &held_3;
                    if (*t_5) > 0.05 {
                        t_3 = Some(held_3);
                        shape_4.keep(&t_3);
                    } else {
                        t_3 = None;
                        shape_4.keep(&t_3);
                    }
                }
                None => {
                    t_3 = None;
                    shape_4.keep(&t_3);
                }
            }
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    t_2 = held;
                    shape_3.keep(&t_2);
                }
                None => {
                    t_2 = 0.3 * self.z;
                    shape_3.keep(&t_2);
                }
            }
            let other = self.z;
            let t_6;
            match self.time {
                Some(held_4) => {
                    let t_7 = held_4;
                    shape_1.keep(&t_7);
                    t_6 = (t_7 * self.z).sin();
                    shape_6.keep(&t_6);
                }
                None => {
                    t_6 = ::core::clone::Clone::clone(&other);
                    shape_6.keep(&t_6);
                }
            }
            let result: f64 = t_2 + t_6;
            let mut d_result = d_ret;
            let mut d_t_2 = shape_3.zero();
            let mut d_t_3 = shape_4.zero();
            let mut d_t_4 = shape_5.zero();
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_t_6 = shape_6.zero();
            d_t_2 += d_result;
            d_t_6 += d_result;
            match self.time {
                Some(held_4) => {
                    let mut d_held_4 = ::rootgrad_autodiff::rt::Part::zero_owned(
                        &held_4,
                    );
                    let t_7 = held_4;
                    let mut d_t_7 = shape_1.zero();
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                    let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                    let d_3 = d_2 * ::rootgrad_autodiff::rules::sin(t_7 * self.z);
                    d_t_7 += d_3 * self.z;
                    d_self.z += d_3 * t_7;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_held_4, &(d_t_7));
                    let Some(d_5) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::Part::add_owned(d_5, &d_held_4);
                }
                None => {
                    let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_4));
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.z, &(d_other));
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    let Some(d_held) = &mut d_t_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_6));
                }
                None => {
                    let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                    d_self.z += d_8 * 0.3;
                }
            }
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_3) => {
                    let Some(d_held_3) = &mut d_t_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t_5 = &held_3;
                    if (*t_5) > 0.05 {
                        let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                        let Some(d_10) = &d_9 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_held_3),
                            &((*d_10)),
                        );
                    } else {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                }
            }
            match self.time {
                Some(held_2) => {
                    let Some(d_held_2) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t = held_2;
                    let mut d_t = shape_2.zero();
                    let d_13 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                    let Some(d_14) = &d_13 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_15 = ::rootgrad_autodiff::rt::scalar((*d_14));
                    d_t += d_15 * t;
                    d_t += d_15 * t;
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &(d_t));
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                }
            }
            result
        }
        /// The forward derivative of [`weight`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn weight_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let t_2;
            let t_t_2;
            let t_3;
            let t_t_3;
            let t_4;
            let t_t_4;
            match ::core::clone::Clone::clone(&self.time) {
                Some(held_2) => {
                    let Some(t_held_2) = ::core::clone::Clone::clone(&t_self.time) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t = held_2;
                    let t_t = t_held_2;
                    t_t_4 = Some(
                        ::rootgrad_autodiff::rt::tangent_at(t_t * t + t * t_t, t * t),
                    );
                    t_4 = Some((t * t));
                }
                None => {
                    let v_1 = None;
                    t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    t_4 = v_1;
                }
            }
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_3) => {
                    let Some(t_held_3) = ::core::clone::Clone::clone(&t_t_4) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t_5 = &held_3;
                    let t_t_5 = &t_held_3;
                    if (*t_5) > 0.05 {
                        t_t_3 = Some(t_held_3);
                        t_3 = Some(held_3);
                    } else {
                        let v_2 = None;
                        t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                        t_3 = v_2;
                    }
                }
                None => {
                    let v_3 = None;
                    t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                    t_3 = v_3;
                }
            }
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    let Some(t_held) = ::core::clone::Clone::clone(&t_t_3) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = t_held;
                    t_2 = held;
                }
                None => {
                    t_t_2 = 0.3 * ::rootgrad_autodiff::rt::scalar(t_self.z);
                    t_2 = 0.3 * self.z;
                }
            }
            let other = self.z;
            let t_other = t_self.z;
            let t_6;
            let t_t_6;
            match ::core::clone::Clone::clone(&self.time) {
                Some(held_4) => {
                    let Some(t_held_4) = ::core::clone::Clone::clone(&t_self.time) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t_7 = held_4;
                    let t_t_7 = t_held_4;
                    t_t_6 = ::rootgrad_autodiff::rules::sin(t_7 * self.z)
                        * (t_t_7 * self.z
                            + t_7 * ::rootgrad_autodiff::rt::scalar(t_self.z));
                    t_6 = (t_7 * self.z).sin();
                }
                None => {
                    t_t_6 = t_other;
                    t_6 = other;
                }
            }
            let result: f64 = t_2 + t_6;
            let t_result: f64 = t_t_2 + t_t_6;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_weight(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::weight_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_weight(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::weight_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn weight_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
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
            let t_2;
            let t_t_2;
            let t_3;
            let t_t_3;
            let t_4;
            let t_t_4;
            match self.time {
                Some(held_2) => {
                    match t_self.time {
                        Some(t_held_2) => {
                            let t = held_2;
                            shape_4.keep(&t);
                            let t_t = t_held_2;
                            shape_5.keep(&t_t);
                            t_t_4 = Some(
                                ::rootgrad_autodiff::rt::tangent_at(
                                    ((t_t * t) + (t * t_t)),
                                    (t * t),
                                ),
                            );
                            shape_11.keep(&t_t_4);
                            t_4 = Some((t * t));
                            shape_10.keep(&t_4);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_1 = None;
                    t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    shape_11.keep(&t_t_4);
                    t_4 = v_1;
                    shape_10.keep(&t_4);
                }
            }
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_3) => {
                    match ::core::clone::Clone::clone(&t_t_4) {
                        Some(t_held_3) => {
                            let t_5 = &held_3;
                            let t_t_5 = &t_held_3;
                            if (*t_5) > 0.05 {
                                t_t_3 = Some(t_held_3);
                                shape_9.keep(&t_t_3);
                                t_3 = Some(held_3);
                                shape_8.keep(&t_3);
                            } else {
                                let v_2 = None;
                                t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                                    &v_2,
                                );
                                shape_9.keep(&t_t_3);
                                t_3 = v_2;
                                shape_8.keep(&t_3);
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_3 = None;
                    t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                    shape_9.keep(&t_t_3);
                    t_3 = v_3;
                    shape_8.keep(&t_3);
                }
            }
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    match ::core::clone::Clone::clone(&t_t_3) {
                        Some(t_held) => {
                            t_t_2 = t_held;
                            shape_7.keep(&t_t_2);
                            t_2 = held;
                            shape_6.keep(&t_2);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_t_2 = 0.3 * t_self.z;
                    shape_7.keep(&t_t_2);
                    t_2 = 0.3 * self.z;
                    shape_6.keep(&t_2);
                }
            }
            let other = self.z;
            let t_other = t_self.z;
            let t_6;
            let t_t_6;
            match self.time {
                Some(held_4) => {
                    match t_self.time {
                        Some(t_held_4) => {
                            let t_7 = held_4;
                            shape_1.keep(&t_7);
                            let t_t_7 = t_held_4;
                            shape_2.keep(&t_t_7);
                            let x = t_7 * self.z;
                            shape_3.keep(&x);
                            t_t_6 = x.cos() * ((t_t_7 * self.z) + (t_7 * t_self.z));
                            shape_13.keep(&t_t_6);
                            t_6 = (t_7 * self.z).sin();
                            shape_12.keep(&t_6);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_t_6 = ::core::clone::Clone::clone(&t_other);
                    shape_13.keep(&t_t_6);
                    t_6 = ::core::clone::Clone::clone(&other);
                    shape_12.keep(&t_6);
                }
            }
            let result: f64 = t_2 + t_6;
            let t_result: f64 = t_t_2 + t_t_6;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t_2 = shape_6.zero();
            let mut d_t_t_2 = shape_7.zero();
            let mut d_t_3 = shape_8.zero();
            let mut d_t_t_3 = shape_9.zero();
            let mut d_t_4 = shape_10.zero();
            let mut d_t_t_4 = shape_11.zero();
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_t_other = ::rootgrad_autodiff::Differentiable::zero_like(&t_other);
            let mut d_t_6 = shape_12.zero();
            let mut d_t_t_6 = shape_13.zero();
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_2 += d_t_result;
            d_t_t_6 += d_t_result;
            d_t_2 += d_result;
            d_t_6 += d_result;
            match self.time {
                Some(held_4) => {
                    let mut d_held_4 = ::rootgrad_autodiff::rt::Part::zero_owned(
                        &held_4,
                    );
                    match t_self.time {
                        Some(t_held_4) => {
                            let mut d_t_held_4 = ::rootgrad_autodiff::rt::Part::zero_owned(
                                &t_held_4,
                            );
                            let t_7 = held_4;
                            let t_t_7 = t_held_4;
                            let x = t_7 * self.z;
                            let mut d_t_7 = shape_1.zero();
                            let mut d_t_t_7 = shape_2.zero();
                            let mut d_x = shape_3.zero();
                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_6,
                            );
                            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                            let d_3 = d_2
                                * ::rootgrad_autodiff::rules::sin(t_7 * self.z);
                            d_t_7 += d_3 * self.z;
                            d_self.z += d_3 * t_7;
                            let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t_6,
                            );
                            let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                            let d_6 = d_5 * ((t_t_7 * self.z) + (t_7 * t_self.z));
                            d_x += d_6 * ::rootgrad_autodiff::rules::cos(x);
                            let d_7 = d_5 * x.cos();
                            d_t_t_7 += d_7 * self.z;
                            d_self.z += d_7 * t_t_7;
                            d_t_7 += d_7 * t_self.z;
                            d_t_self.z += d_7 * t_7;
                            let d_8 = ::rootgrad_autodiff::rt::scalar(d_x);
                            d_t_7 += d_8 * self.z;
                            d_self.z += d_8 * t_7;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_held_4,
                                &(d_t_t_7),
                            );
                            ::rootgrad_autodiff::rt::accumulate(&mut d_held_4, &(d_t_7));
                            let Some(d_9) = &mut d_t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::Part::add_owned(d_9, &d_t_held_4);
                        }
                        _ => {}
                    }
                    let Some(d_12) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::Part::add_owned(d_12, &d_held_4);
                }
                None => {
                    let d_10 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_10));
                    let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_6);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_other, &(d_11));
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.z, &(d_t_other));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.z, &(d_other));
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    let Some(d_held) = &mut d_t_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_t_3) {
                        Some(t_held) => {
                            let Some(d_t_held) = &mut d_t_t_3 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_13 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_2,
                            );
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_13));
                            let d_14 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t_2,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_held),
                                &(d_14),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let d_16 = ::rootgrad_autodiff::rt::scalar(d_15);
                    d_self.z += d_16 * 0.3;
                    let d_17 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
                    let d_18 = ::rootgrad_autodiff::rt::scalar(d_17);
                    d_t_self.z += d_18 * 0.3;
                }
            }
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_3) => {
                    let Some(d_held_3) = &mut d_t_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_t_4) {
                        Some(t_held_3) => {
                            let Some(d_t_held_3) = &mut d_t_t_4 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let t_5 = &held_3;
                            if (*t_5) > 0.05 {
                                let d_19 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_3,
                                );
                                let Some(d_20) = &d_19 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_held_3),
                                    &((*d_20)),
                                );
                                let d_21 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_t_3,
                                );
                                let Some(d_22) = &d_21 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_held_3),
                                    &((*d_22)),
                                );
                            } else {
                                let _ = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_3,
                                );
                                let _ = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_t_3,
                                );
                            }
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_3);
                }
            }
            match self.time {
                Some(held_2) => {
                    let Some(d_held_2) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match t_self.time {
                        Some(t_held_2) => {
                            let Some(d_t_held_2) = &mut d_t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let t = held_2;
                            let t_t = t_held_2;
                            let mut d_t = shape_4.zero();
                            let mut d_t_t = shape_5.zero();
                            let d_27 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_4,
                            );
                            let Some(d_28) = &d_27 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_29 = ::rootgrad_autodiff::rt::scalar((*d_28));
                            d_t += d_29 * t;
                            d_t += d_29 * t;
                            let d_30 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t_4,
                            );
                            let Some(d_31) = &d_30 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_32 = ::rootgrad_autodiff::rt::scalar((*d_31));
                            d_t_t += d_32 * t;
                            d_t += d_32 * t_t;
                            d_t += d_32 * t_t;
                            d_t_t += d_32 * t;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_held_2),
                                &(d_t_t),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_held_2),
                                &(d_t),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_4);
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_weight<'__shadow>(
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
            Self::weight_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_weight<'__shadow>(
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
            Self::weight_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_weight<'__shadow>(
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
            let _primal = Self::weight_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_weight<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::weight_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`forget`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn forget_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let other = Some((0.4 * self.z));
            let t_2;
            let t_3;
            match kept_1.keep(self.time) {
                Some(held_2) => {
                    let t = &held_2;
                    if (*t) > 0.2 {
                        t_3 = Some(held_2);
                        shape_3.keep(&t_3);
                    } else {
                        t_3 = None;
                        shape_3.keep(&t_3);
                    }
                }
                None => {
                    t_3 = None;
                    shape_3.keep(&t_3);
                }
            }
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    t_2 = Some(held);
                    shape_2.keep(&t_2);
                }
                None => {
                    t_2 = ::core::clone::Clone::clone(&other);
                    shape_2.keep(&t_2);
                }
            }
            shape_1.keep(&self.time);
            self.time = t_2;
            let t_4;
            let mut old = ::core::default::Default::default();
            ::core::mem::swap(&mut self.time, &mut old);
            match ::core::clone::Clone::clone(&old) {
                Some(t_5) => {
                    t_4 = t_5 * self.z;
                }
                None => {
                    t_4 = 0.0;
                }
            }
            let result: f64 = t_4;
            let mut d_result = d_ret;
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_t_2 = shape_2.zero();
            let mut d_t_3 = shape_3.zero();
            let mut d_t_4: f64 = -0.0;
            let mut d_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            d_t_4 += d_result;
            match ::core::clone::Clone::clone(&old) {
                Some(t_5) => {
                    let Some(d_t_5) = &mut d_old else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = ::core::mem::take(&mut d_t_4);
                    (*d_t_5) += d_1 * self.z;
                    d_self.z += d_1 * t_5;
                }
                None => {
                    let _ = ::core::mem::take(&mut d_t_4);
                }
            }
            ::core::mem::swap(&mut d_self.time, &mut d_old);
            let d_3 = shape_1.replace(&mut d_self.time);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_3));
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    let Some(d_held) = &mut d_t_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let Some(d_5) = &d_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &((*d_5)));
                }
                None => {
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_6));
                }
            }
            let v_1 = kept_1.take();
            match v_1 {
                Some(held_2) => {
                    let Some(d_held_2) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t = &held_2;
                    if (*t) > 0.2 {
                        let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                        let Some(d_8) = &d_7 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &((*d_8)));
                    } else {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                }
            }
            let Some(d_11) = &d_other else { ::rootgrad_autodiff::rt::wrong_variant() };
            let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
            d_self.z += d_12 * 0.4;
            result
        }
        /// The forward derivative of [`forget`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn forget_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            let t_other = Some(0.4 * ::rootgrad_autodiff::rt::scalar(t_self.z));
            let other = Some((0.4 * self.z));
            let t_2;
            let t_t_2;
            let t_3;
            let t_t_3;
            match ::core::clone::Clone::clone(&self.time) {
                Some(held_2) => {
                    let Some(t_held_2) = ::core::clone::Clone::clone(&t_self.time) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t = &held_2;
                    let t_t = &t_held_2;
                    if (*t) > 0.2 {
                        t_t_3 = Some(t_held_2);
                        t_3 = Some(held_2);
                    } else {
                        let v_1 = None;
                        t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                        t_3 = v_1;
                    }
                }
                None => {
                    let v_2 = None;
                    t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    t_3 = v_2;
                }
            }
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    let Some(t_held) = ::core::clone::Clone::clone(&t_t_3) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = Some(t_held);
                    t_2 = Some(held);
                }
                None => {
                    t_t_2 = t_other;
                    t_2 = other;
                }
            }
            t_self.time = t_t_2;
            self.time = t_2;
            let t_4;
            let t_t_4;
            let mut old = ::core::default::Default::default();
            let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            ::core::mem::swap(&mut t_self.time, &mut t_old);
            ::core::mem::swap(&mut self.time, &mut old);
            match ::core::clone::Clone::clone(&old) {
                Some(t_5) => {
                    let Some(t_t_5) = ::core::clone::Clone::clone(&t_old) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_4 = t_t_5 * self.z
                        + t_5 * ::rootgrad_autodiff::rt::scalar(t_self.z);
                    t_4 = t_5 * self.z;
                }
                None => {
                    t_t_4 = 0.0;
                    t_4 = 0.0;
                }
            }
            let result: f64 = t_4;
            let t_result: f64 = t_t_4;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_forget(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::forget_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_forget(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::forget_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn forget_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let t_other = Some((0.4 * t_self.z));
            let other = Some((0.4 * self.z));
            let t_2;
            let t_t_2;
            let t_3;
            let t_t_3;
            match kept_2.keep(self.time) {
                Some(held_2) => {
                    match kept_1.keep(t_self.time) {
                        Some(t_held_2) => {
                            let t = &held_2;
                            let t_t = &t_held_2;
                            if (*t) > 0.2 {
                                t_t_3 = Some(t_held_2);
                                shape_6.keep(&t_t_3);
                                t_3 = Some(held_2);
                                shape_5.keep(&t_3);
                            } else {
                                let v_1 = None;
                                t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                                    &v_1,
                                );
                                shape_6.keep(&t_t_3);
                                t_3 = v_1;
                                shape_5.keep(&t_3);
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_2 = None;
                    t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    shape_6.keep(&t_t_3);
                    t_3 = v_2;
                    shape_5.keep(&t_3);
                }
            }
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    match ::core::clone::Clone::clone(&t_t_3) {
                        Some(t_held) => {
                            t_t_2 = Some(t_held);
                            shape_4.keep(&t_t_2);
                            t_2 = Some(held);
                            shape_3.keep(&t_2);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_t_2 = ::core::clone::Clone::clone(&t_other);
                    shape_4.keep(&t_t_2);
                    t_2 = ::core::clone::Clone::clone(&other);
                    shape_3.keep(&t_2);
                }
            }
            shape_2.keep(&t_self.time);
            t_self.time = t_t_2;
            shape_1.keep(&self.time);
            self.time = t_2;
            let t_4;
            let t_t_4;
            let mut old = ::core::default::Default::default();
            let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            ::core::mem::swap(&mut t_self.time, &mut t_old);
            ::core::mem::swap(&mut self.time, &mut old);
            match ::core::clone::Clone::clone(&old) {
                Some(t_5) => {
                    match ::core::clone::Clone::clone(&t_old) {
                        Some(t_t_5) => {
                            t_t_4 = (t_t_5 * self.z) + (t_5 * t_self.z);
                            t_4 = t_5 * self.z;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_t_4 = 0.0;
                    t_4 = 0.0;
                }
            }
            let result: f64 = t_4;
            let t_result: f64 = t_t_4;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_t_other = ::rootgrad_autodiff::Differentiable::zero_like(&t_other);
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_t_2 = shape_3.zero();
            let mut d_t_t_2 = shape_4.zero();
            let mut d_t_3 = shape_5.zero();
            let mut d_t_t_3 = shape_6.zero();
            let mut d_t_4: f64 = -0.0;
            let mut d_t_t_4: f64 = -0.0;
            let mut d_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            let mut d_t_old = ::rootgrad_autodiff::Differentiable::zero_like(&t_old);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_4 += d_t_result;
            d_t_4 += d_result;
            match ::core::clone::Clone::clone(&old) {
                Some(t_5) => {
                    let Some(d_t_5) = &mut d_old else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_old) {
                        Some(t_t_5) => {
                            let Some(d_t_t_5) = &mut d_t_old else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_1 = ::core::mem::take(&mut d_t_4);
                            (*d_t_5) += d_1 * self.z;
                            d_self.z += d_1 * t_5;
                            let d_2 = ::core::mem::take(&mut d_t_t_4);
                            (*d_t_t_5) += d_2 * self.z;
                            d_self.z += d_2 * t_t_5;
                            (*d_t_5) += d_2 * t_self.z;
                            d_t_self.z += d_2 * t_5;
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::core::mem::take(&mut d_t_4);
                    let _ = ::core::mem::take(&mut d_t_t_4);
                }
            }
            ::core::mem::swap(&mut d_self.time, &mut d_old);
            ::core::mem::swap(&mut d_t_self.time, &mut d_t_old);
            let d_5 = shape_1.replace(&mut d_self.time);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_5));
            let d_6 = shape_2.replace(&mut d_t_self.time);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_2, &(d_6));
            match ::core::clone::Clone::clone(&t_3) {
                Some(held) => {
                    let Some(d_held) = &mut d_t_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_t_3) {
                        Some(t_held) => {
                            let Some(d_t_held) = &mut d_t_t_3 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_7 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_2,
                            );
                            let Some(d_8) = &d_7 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_held),
                                &((*d_8)),
                            );
                            let d_9 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t_2,
                            );
                            let Some(d_10) = &d_9 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_held),
                                &((*d_10)),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_11));
                    let d_12 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_other, &(d_12));
                }
            }
            let v_4 = kept_2.take();
            match v_4 {
                Some(held_2) => {
                    let Some(d_held_2) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_3 = kept_1.take();
                    match v_3 {
                        Some(t_held_2) => {
                            let Some(d_t_held_2) = &mut d_t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let t = &held_2;
                            if (*t) > 0.2 {
                                let d_13 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_3,
                                );
                                let Some(d_14) = &d_13 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_held_2),
                                    &((*d_14)),
                                );
                                let d_15 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_t_3,
                                );
                                let Some(d_16) = &d_15 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_held_2),
                                    &((*d_16)),
                                );
                            } else {
                                let _ = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_3,
                                );
                                let _ = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_t_3,
                                );
                            }
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_3);
                }
            }
            let Some(d_21) = &d_other else { ::rootgrad_autodiff::rt::wrong_variant() };
            let d_22 = ::rootgrad_autodiff::rt::scalar((*d_21));
            d_self.z += d_22 * 0.4;
            let Some(d_23) = &d_t_other else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_24 = ::rootgrad_autodiff::rt::scalar((*d_23));
            d_t_self.z += d_24 * 0.4;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_forget<'__shadow>(
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::forget_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_forget<'__shadow>(
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::forget_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_forget<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::forget_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_forget<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::forget_pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_forget, fn __vjp_weight);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut vertex = Vertex {
            time: Some(x[0]),
            z: x[1],
        };
        kept_3.keep_owned(&vertex);
        let before = vertex.weight();
        kept_2.keep_owned(&vertex);
        let taken = vertex.forget();
        kept_1.keep_owned(&vertex);
        let value = vertex.weight();
        let result: f64 = (before * taken) + value;
        let mut d_result = d_ret;
        let mut d_vertex = ::rootgrad_autodiff::Differentiable::zero_like(&vertex);
        let mut d_before = ::rootgrad_autodiff::Differentiable::zero_like(&before);
        let mut d_taken = ::rootgrad_autodiff::Differentiable::zero_like(&taken);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        d_before += d_result * taken;
        d_taken += d_result * before;
        d_value += d_result;
        let v_1 = kept_1.take();
        (v_1).__vjp_weight(::core::option::Option::Some(&mut d_vertex), d_value);
        let v_2 = kept_2.take();
        (v_2).__vjp_forget(::core::option::Option::Some(&mut d_vertex), d_taken);
        let v_3 = kept_3.take();
        (v_3).__vjp_weight(::core::option::Option::Some(&mut d_vertex), d_before);
        let Vertex { time: d_1, z: d_3 } = &d_vertex else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Some(d_2) = &(*d_1) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_2);
        d_x[1] += (*d_3);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_forget, fn __jvp_weight);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_vertex = Vertex {
            time: Some(t_x[0]),
            z: t_x[1],
        };
        let mut vertex = Vertex {
            time: Some(x[0]),
            z: x[1],
        };
        let (v_1, t_before) = (vertex).__jvp_weight(&mut t_vertex);
        let before = v_1;
        let (v_2, t_taken) = (vertex).__jvp_forget(&mut t_vertex);
        let taken = v_2;
        let (v_3, t_value) = (vertex).__jvp_weight(&mut t_vertex);
        let value = v_3;
        let result: f64 = (before * taken) + value;
        let t_result: f64 = (t_before * taken + before * t_taken) + t_value;
        (result, t_result)
    }
}
