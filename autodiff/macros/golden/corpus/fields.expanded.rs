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
            for i in 0..kept_5
                .keep(::rootgrad_autodiff::rt::discrete((&self.hits).len()))
            {
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
            for i in 0..::rootgrad_autodiff::rt::discrete((&self.hits).len()) {
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
            for i in 0..kept_12
                .keep(::rootgrad_autodiff::rt::discrete((&self.hits).len()))
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
        for i in 0..kept_5.keep(::rootgrad_autodiff::rt::discrete((&track.hits).len())) {
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
        for i in 0..::rootgrad_autodiff::rt::discrete((&track.hits).len()) {
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
            ::rootgrad_autodiff::rt::optional(&self.time);
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
                    let Some(d_held_4) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t_7 = held_4;
                    let mut d_t_7 = shape_1.zero();
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                    let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                    let d_3 = d_2 * ::rootgrad_autodiff::rules::sin(t_7 * self.z);
                    d_t_7 += d_3 * self.z;
                    d_self.z += d_3 * t_7;
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_4), &(d_t_7));
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
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_5));
                }
                None => {
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let d_7 = ::rootgrad_autodiff::rt::scalar(d_6);
                    d_self.z += d_7 * 0.3;
                }
            }
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_3) => {
                    let Some(d_held_3) = &mut d_t_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t_5 = &held_3;
                    if (*t_5) > 0.05 {
                        let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                        let Some(d_9) = &d_8 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &((*d_9)));
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
                    let d_12 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                    let Some(d_13) = &d_12 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_14 = ::rootgrad_autodiff::rt::scalar((*d_13));
                    d_t += d_14 * t;
                    d_t += d_14 * t;
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
            ::rootgrad_autodiff::rt::optional(&self.time);
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
            ::rootgrad_autodiff::rt::optional(&self.time);
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
                    let Some(d_held_4) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match t_self.time {
                        Some(t_held_4) => {
                            let Some(d_t_held_4) = &mut d_t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
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
                                &mut (*d_t_held_4),
                                &(d_t_t_7),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_held_4),
                                &(d_t_7),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_9));
                    let d_10 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_6);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_other, &(d_10));
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
                            let d_11 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_2,
                            );
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_11));
                            let d_12 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t_2,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_held),
                                &(d_12),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let d_13 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let d_14 = ::rootgrad_autodiff::rt::scalar(d_13);
                    d_self.z += d_14 * 0.3;
                    let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
                    let d_16 = ::rootgrad_autodiff::rt::scalar(d_15);
                    d_t_self.z += d_16 * 0.3;
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
                                let d_17 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_3,
                                );
                                let Some(d_18) = &d_17 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_held_3),
                                    &((*d_18)),
                                );
                                let d_19 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_t_3,
                                );
                                let Some(d_20) = &d_19 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_held_3),
                                    &((*d_20)),
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
                            let d_25 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_4,
                            );
                            let Some(d_26) = &d_25 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_27 = ::rootgrad_autodiff::rt::scalar((*d_26));
                            d_t += d_27 * t;
                            d_t += d_27 * t;
                            let d_28 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t_4,
                            );
                            let Some(d_29) = &d_28 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_30 = ::rootgrad_autodiff::rt::scalar((*d_29));
                            d_t_t += d_30 * t;
                            d_t += d_30 * t_t;
                            d_t += d_30 * t_t;
                            d_t_t += d_30 * t;
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
            let t_2;
            kept_1.keep_owned(&self.time);
            match self.time {
                Some(held) => {
                    let t = &held;
                    if (*t) > 0.2 {
                        t_2 = Some(held);
                        shape_2.keep(&t_2);
                    } else {
                        t_2 = None;
                        shape_2.keep(&t_2);
                    }
                }
                None => {
                    t_2 = None;
                    shape_2.keep(&t_2);
                }
            }
            let given = t_2;
            let other = Some((0.4 * self.z));
            let other_2 = ::core::clone::Clone::clone(&other);
            let t_3;
            match ::core::clone::Clone::clone(&given) {
                Some(held_2) => {
                    t_3 = Some(held_2);
                    shape_3.keep(&t_3);
                }
                None => {
                    t_3 = ::core::clone::Clone::clone(&other_2);
                    shape_3.keep(&t_3);
                }
            }
            shape_1.keep(&self.time);
            self.time = t_3;
            let t_4;
            let mut old = ::core::option::Option::None;
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
            let mut d_t_2 = shape_2.zero();
            let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_other_2 = ::rootgrad_autodiff::Differentiable::zero_like(&other_2);
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
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_3));
            match ::core::clone::Clone::clone(&given) {
                Some(held_2) => {
                    let Some(d_held_2) = &mut d_given else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    let Some(d_5) = &d_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &((*d_5)));
                }
                None => {
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_other_2, &(d_6));
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_other_2));
            let Some(d_7) = &d_other else { ::rootgrad_autodiff::rt::wrong_variant() };
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_self.z += d_8 * 0.4;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_given));
            let v_1 = kept_1.take();
            match v_1 {
                Some(held) => {
                    let Some(d_held) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t = &held;
                    if (*t) > 0.2 {
                        let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                        let Some(d_10) = &d_9 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &((*d_10)));
                    } else {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                }
            }
            result
        }
        /// The forward derivative of [`forget`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn forget_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            let t_2;
            let t_t_2;
            match ::core::clone::Clone::clone(&self.time) {
                Some(held) => {
                    let Some(t_held) = ::core::clone::Clone::clone(&t_self.time) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t = &held;
                    let t_t = &t_held;
                    if (*t) > 0.2 {
                        t_t_2 = Some(t_held);
                        t_2 = Some(held);
                    } else {
                        let v_1 = None;
                        t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                        t_2 = v_1;
                    }
                }
                None => {
                    let v_2 = None;
                    t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    t_2 = v_2;
                }
            }
            let given = t_2;
            let t_given = t_t_2;
            let t_other = Some(0.4 * ::rootgrad_autodiff::rt::scalar(t_self.z));
            let other = Some((0.4 * self.z));
            let other_2 = other;
            let t_other_2 = t_other;
            let t_3;
            let t_t_3;
            match ::core::clone::Clone::clone(&given) {
                Some(held_2) => {
                    let Some(t_held_2) = ::core::clone::Clone::clone(&t_given) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_3 = Some(t_held_2);
                    t_3 = Some(held_2);
                }
                None => {
                    t_t_3 = t_other_2;
                    t_3 = other_2;
                }
            }
            t_self.time = t_t_3;
            self.time = t_3;
            let t_4;
            let t_t_4;
            let mut old = ::core::option::Option::None;
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
            let t_2;
            let t_t_2;
            kept_2.keep_owned(&self.time);
            match self.time {
                Some(held) => {
                    kept_1.keep_owned(&t_self.time);
                    match t_self.time {
                        Some(t_held) => {
                            let t = &held;
                            let t_t = &t_held;
                            if (*t) > 0.2 {
                                t_t_2 = Some(t_held);
                                shape_4.keep(&t_t_2);
                                t_2 = Some(held);
                                shape_3.keep(&t_2);
                            } else {
                                let v_1 = None;
                                t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                                    &v_1,
                                );
                                shape_4.keep(&t_t_2);
                                t_2 = v_1;
                                shape_3.keep(&t_2);
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_2 = None;
                    t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    shape_4.keep(&t_t_2);
                    t_2 = v_2;
                    shape_3.keep(&t_2);
                }
            }
            let given = t_2;
            let t_given = t_t_2;
            let t_other = Some((0.4 * t_self.z));
            let other = Some((0.4 * self.z));
            let other_2 = ::core::clone::Clone::clone(&other);
            let t_other_2 = ::core::clone::Clone::clone(&t_other);
            let t_3;
            let t_t_3;
            match ::core::clone::Clone::clone(&given) {
                Some(held_2) => {
                    match ::core::clone::Clone::clone(&t_given) {
                        Some(t_held_2) => {
                            t_t_3 = Some(t_held_2);
                            shape_6.keep(&t_t_3);
                            t_3 = Some(held_2);
                            shape_5.keep(&t_3);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_t_3 = ::core::clone::Clone::clone(&t_other_2);
                    shape_6.keep(&t_t_3);
                    t_3 = ::core::clone::Clone::clone(&other_2);
                    shape_5.keep(&t_3);
                }
            }
            shape_2.keep(&t_self.time);
            t_self.time = t_t_3;
            shape_1.keep(&self.time);
            self.time = t_3;
            let t_4;
            let t_t_4;
            let mut old = ::core::option::Option::None;
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
            let mut d_t_2 = shape_3.zero();
            let mut d_t_t_2 = shape_4.zero();
            let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
            let mut d_t_given = ::rootgrad_autodiff::Differentiable::zero_like(&t_given);
            let mut d_t_other = ::rootgrad_autodiff::Differentiable::zero_like(&t_other);
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_other_2 = ::rootgrad_autodiff::Differentiable::zero_like(&other_2);
            let mut d_t_other_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_other_2,
            );
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
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_5));
            let d_6 = shape_2.replace(&mut d_t_self.time);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_3, &(d_6));
            match ::core::clone::Clone::clone(&given) {
                Some(held_2) => {
                    let Some(d_held_2) = &mut d_given else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_given) {
                        Some(t_held_2) => {
                            let Some(d_t_held_2) = &mut d_t_given else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_7 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_3,
                            );
                            let Some(d_8) = &d_7 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_held_2),
                                &((*d_8)),
                            );
                            let d_9 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t_3,
                            );
                            let Some(d_10) = &d_9 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_held_2),
                                &((*d_10)),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_other_2, &(d_11));
                    let d_12 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_3);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_other_2, &(d_12));
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_other, &(d_t_other_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_other_2));
            let Some(d_13) = &d_other else { ::rootgrad_autodiff::rt::wrong_variant() };
            let d_14 = ::rootgrad_autodiff::rt::scalar((*d_13));
            d_self.z += d_14 * 0.4;
            let Some(d_15) = &d_t_other else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_16 = ::rootgrad_autodiff::rt::scalar((*d_15));
            d_t_self.z += d_16 * 0.4;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_2, &(d_t_given));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_given));
            let v_4 = kept_2.take();
            match v_4 {
                Some(held) => {
                    let Some(d_held) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_3 = kept_1.take();
                    match v_3 {
                        Some(t_held) => {
                            let Some(d_t_held) = &mut d_t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let t = &held;
                            if (*t) > 0.2 {
                                let d_17 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_2,
                                );
                                let Some(d_18) = &d_17 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_held),
                                    &((*d_18)),
                                );
                                let d_19 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_t_2,
                                );
                                let Some(d_20) = &d_19 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_held),
                                    &((*d_20)),
                                );
                            } else {
                                let _ = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_2,
                                );
                                let _ = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_t_2,
                                );
                            }
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
                }
            }
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
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_forget, fn __vjp_weight & mut fn __mut_handed_weight
        );
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
        let value = vertex.__mut_handed_weight().weight();
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
mod presumed_vectors {
    impl Event {
        /// The reverse derivative of [`select`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn select_pullback(
            self: &mut Self,
            d_self: &mut Self,
            cut: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_24 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
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
            {
                let part: &mut ::std::vec::Vec<_> = &mut self.jets;
                {
                    let mut n = 0usize;
                    for i in 0..kept_25.keep((&mut (*part)).len()) {
                        let jet = &(*part)[i];
                        let t = kept_24.keep((jet.pt > cut));
                        if t {
                            let at = kept_23.keep(n);
                            let at_2 = i;
                            (*part).swap(at, at_2);
                            n += 1;
                        }
                    }
                    {
                        let n_2 = n;
                        let mut passes_of_kept_22 = 0usize;
                        while (&mut (*part)).len() > n_2 {
                            passes_of_kept_22 += 1;
                            if kept_21.keep(((*part).len() > 0)) {
                                if let Some(last) = (*part).last() {
                                    shape_11.keep(last);
                                }
                                (*part).pop();
                            }
                        }
                        kept_22.keep(passes_of_kept_22);
                    }
                }
            }
            {
                let part_4: &mut [_] = &mut self.jets;
                let order: ::std::vec::Vec<usize> = kept_20
                    .keep(
                        ::rootgrad_autodiff::rt::sorted_order(
                            &(&mut (*part_4))[..],
                            |a, b| b.pt.total_cmp(&a.pt),
                        ),
                    );
                {
                    let t_3 = (*part_4)[..].to_vec();
                    shape_10.keep(&t_3);
                    for i_3 in 0..order.len() {
                        shape_9.keep(&(*part_4)[i_3]);
                        (*part_4)[i_3] = t_3[order[i_3]].clone();
                    }
                }
            }
            {
                let part_6: &mut [_] = &mut self.hits;
                let order_3: ::std::vec::Vec<usize> = kept_19
                    .keep(
                        ::rootgrad_autodiff::rt::sorted_order_by_key(
                            &(&mut (*part_6))[..],
                            |hit| (*hit * 1e3) as i64,
                        ),
                    );
                {
                    let t_4 = (*part_6)[..].to_vec();
                    shape_8.keep(&t_4);
                    for i_4 in 0..order_3.len() {
                        shape_7.keep(&(*part_6)[i_4]);
                        (*part_6)[i_4] = t_4[order_3[i_4]].clone();
                    }
                }
            }
            {
                let part_8: &mut ::std::vec::Vec<_> = &mut self.hits;
                {
                    let mut n_3 = (&mut (*part_8)).len().min(1);
                    for i_5 in 1..kept_18.keep((&mut (*part_8)).len()) {
                        let a = &(*part_8)[i_5];
                        let at_3 = n_3 - 1;
                        let b = &(*part_8)[at_3];
                        let t_5 = kept_17.keep((((*a) - (*b)).abs() < 0.05));
                        if !t_5 {
                            let at_4 = kept_16.keep(n_3);
                            let at_5 = i_5;
                            (*part_8).swap(at_4, at_5);
                            n_3 += 1;
                        }
                    }
                    {
                        let n_4 = n_3;
                        let mut passes_of_kept_15 = 0usize;
                        while (&mut (*part_8)).len() > n_4 {
                            passes_of_kept_15 += 1;
                            if kept_14.keep(((*part_8).len() > 0)) {
                                if let Some(last) = (*part_8).last() {
                                    shape_6.keep(last);
                                }
                                (*part_8).pop();
                            }
                        }
                        kept_15.keep(passes_of_kept_15);
                    }
                }
            }
            let part_11: &mut ::std::vec::Vec<_> = &mut self.hits;
            let n_5 = 1;
            let end = 3;
            let t_7 = (*part_11)[n_5..end].to_vec();
            {
                let n_6 = end - n_5;
                {
                    let n_7 = kept_13.keep((&mut (*part_11)[n_5..][..n_6]).len());
                    for i_8 in 0..(n_7 / 2) {
                        let at_6 = i_8;
                        let at_7 = (n_7 - 1) - i_8;
                        (*part_11)[n_5..][..n_6].swap(at_6, at_7);
                    }
                }
                {
                    let n_8 = kept_12.keep((&mut (*part_11)[n_5..][n_6..]).len());
                    for i_9 in 0..(n_8 / 2) {
                        let at_8 = i_9;
                        let at_9 = (n_8 - 1) - i_9;
                        (*part_11)[n_5..][n_6..].swap(at_8, at_9);
                    }
                }
                {
                    let n_9 = kept_11.keep((&mut (*part_11)[n_5..]).len());
                    for i_10 in 0..(n_9 / 2) {
                        let at_10 = i_10;
                        let at_11 = (n_9 - 1) - i_10;
                        (*part_11)[n_5..].swap(at_10, at_11);
                    }
                }
            }
            {
                let n_10 = (&mut (*part_11)).len() - (end - n_5);
                let mut passes_of_kept_10 = 0usize;
                while (&mut (*part_11)).len() > n_10 {
                    passes_of_kept_10 += 1;
                    if kept_9.keep(((*part_11).len() > 0)) {
                        if let Some(last) = (*part_11).last() {
                            shape_5.keep(last);
                        }
                        (*part_11).pop();
                    }
                }
                kept_10.keep(passes_of_kept_10);
            }
            let mut sum_2: f64 = -0.0;
            let length = t_7.len();
            for i_12 in 0..length {
                let hit = t_7[i_12].clone();
                shape_4.keep(&hit);
                sum_2 += hit * hit;
            }
            let drained: f64 = sum_2;
            {
                let part_18: &mut [_] = &mut self.window;
                let order_5: ::std::vec::Vec<usize> = kept_8
                    .keep(
                        ::rootgrad_autodiff::rt::sorted_order(
                            &(&mut (*part_18))[..],
                            |a, b| a.total_cmp(b),
                        ),
                    );
                {
                    let t_13 = (*part_18)[..].to_vec();
                    shape_3.keep(&t_13);
                    for i_13 in 0..order_5.len() {
                        shape_2.keep(&(*part_18)[i_13]);
                        (*part_18)[i_13] = t_13[order_5[i_13]].clone();
                    }
                }
            }
            {
                let part_20: &mut ::std::vec::Vec<_> = &mut self.rows[1];
                {
                    let mut n_11 = 0usize;
                    for i_14 in 0..kept_7.keep((&mut (*part_20)).len()) {
                        let hit_2 = &(*part_20)[i_14];
                        let t_14 = kept_6.keep(((*hit_2) < 1.0));
                        if t_14 {
                            let at_12 = kept_5.keep(n_11);
                            let at_13 = i_14;
                            (*part_20).swap(at_12, at_13);
                            n_11 += 1;
                        }
                    }
                    {
                        let n_12 = n_11;
                        let mut passes_of_kept_4 = 0usize;
                        while (&mut (*part_20)).len() > n_12 {
                            passes_of_kept_4 += 1;
                            if kept_3.keep(((*part_20).len() > 0)) {
                                if let Some(last) = (*part_20).last() {
                                    shape_1.keep(last);
                                }
                                (*part_20).pop();
                            }
                        }
                        kept_4.keep(passes_of_kept_4);
                    }
                }
            }
            let result: f64 = (kept_2.keep(self.jets[0].pt)
                * kept_1.keep(self.jets[1].eta)) + drained;
            let mut d_cut = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t_7 = ::rootgrad_autodiff::Differentiable::zero_like(&t_7);
            let mut d_sum_2: f64 = -0.0;
            let mut d_drained: f64 = -0.0;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            d_self.jets[0].pt += d_result * v_1;
            d_self.jets[1].eta += d_result * v_2;
            d_drained += d_result;
            {
                {
                    {
                        for _ in 0..kept_4.take() {
                            let v_3 = kept_3.take();
                            if v_3 {
                                d_self.rows[1].push(shape_1.zero());
                            }
                        }
                    }
                    let v_5 = kept_7.take();
                    for i_14 in (0..v_5).rev() {
                        let t_14 = kept_6.take();
                        if t_14 {
                            let at_12 = kept_5.take();
                            let at_13 = i_14;
                            d_self.rows[1].swap(at_12, at_13);
                        }
                    }
                }
            }
            {
                let order_5 = kept_8.take();
                {
                    let mut d_t_13 = shape_3.zero();
                    for i_13 in (0..order_5.len()).rev() {
                        let d_1 = shape_2.replace(&mut d_self.window[i_13]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_13[order_5[i_13]],
                            &d_1,
                        );
                    }
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_self.window[..][..],
                        &d_t_13[..],
                    );
                }
            }
            d_sum_2 += d_drained;
            for i_12 in (0..length).rev() {
                let hit = t_7[i_12].clone();
                let mut d_hit = shape_4.zero();
                let d_2 = d_sum_2;
                d_hit += d_2 * hit;
                d_hit += d_2 * hit;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_7[i_12], &d_hit);
            }
            {
                for _ in 0..kept_10.take() {
                    let v_6 = kept_9.take();
                    if v_6 {
                        d_self.hits.push(shape_5.zero());
                    }
                }
            }
            {
                let n_6 = end - n_5;
                {
                    let n_9 = kept_11.take();
                    for i_10 in (0..(n_9 / 2)).rev() {
                        let at_10 = i_10;
                        let at_11 = (n_9 - 1) - i_10;
                        d_self.hits[n_5..].swap(at_10, at_11);
                    }
                }
                {
                    let n_8 = kept_12.take();
                    for i_9 in (0..(n_8 / 2)).rev() {
                        let at_8 = i_9;
                        let at_9 = (n_8 - 1) - i_9;
                        d_self.hits[n_5..][n_6..].swap(at_8, at_9);
                    }
                }
                {
                    let n_7 = kept_13.take();
                    for i_8 in (0..(n_7 / 2)).rev() {
                        let at_6 = i_8;
                        let at_7 = (n_7 - 1) - i_8;
                        d_self.hits[n_5..][..n_6].swap(at_6, at_7);
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_self.hits[n_5..end][..],
                &d_t_7[..],
            );
            {
                {
                    {
                        for _ in 0..kept_15.take() {
                            let v_8 = kept_14.take();
                            if v_8 {
                                d_self.hits.push(shape_6.zero());
                            }
                        }
                    }
                    let v_10 = kept_18.take();
                    for i_5 in (1..v_10).rev() {
                        let t_5 = kept_17.take();
                        if !t_5 {
                            let at_4 = kept_16.take();
                            let at_5 = i_5;
                            d_self.hits.swap(at_4, at_5);
                        }
                    }
                }
            }
            {
                let order_3 = kept_19.take();
                {
                    let mut d_t_4 = shape_8.zero();
                    for i_4 in (0..order_3.len()).rev() {
                        let d_3 = shape_7.replace(&mut d_self.hits[i_4]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_4[order_3[i_4]],
                            &d_3,
                        );
                    }
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_self.hits[..][..],
                        &d_t_4[..],
                    );
                }
            }
            {
                let order = kept_20.take();
                {
                    let mut d_t_3 = shape_10.zero();
                    for i_3 in (0..order.len()).rev() {
                        let d_4 = shape_9.replace(&mut d_self.jets[i_3]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_3[order[i_3]],
                            &d_4,
                        );
                    }
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_self.jets[..][..],
                        &d_t_3[..],
                    );
                }
            }
            {
                {
                    {
                        for _ in 0..kept_22.take() {
                            let v_11 = kept_21.take();
                            if v_11 {
                                d_self.jets.push(shape_11.zero());
                            }
                        }
                    }
                    let v_13 = kept_25.take();
                    for i in (0..v_13).rev() {
                        let t = kept_24.take();
                        if t {
                            let at = kept_23.take();
                            let at_2 = i;
                            d_self.jets.swap(at, at_2);
                        }
                    }
                }
            }
            kept_3.finish();
            kept_5.finish();
            kept_6.finish();
            kept_9.finish();
            kept_14.finish();
            kept_16.finish();
            kept_17.finish();
            kept_21.finish();
            kept_23.finish();
            kept_24.finish();
            (result, d_cut)
        }
        /// The forward derivative of [`select`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn select_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            cut: f64,
            t_cut: f64,
        ) -> (f64, f64) {
            {
                let part: &mut ::std::vec::Vec<_> = &mut self.jets;
                let t_part: &mut ::std::vec::Vec<_> = &mut t_self.jets;
                {
                    let mut n = 0usize;
                    for i in 0..(&mut (*part)).len() {
                        let jet = &(*part)[i];
                        let t_jet = &(*t_part)[i];
                        let t = jet.pt > cut;
                        if t {
                            let at = n;
                            let at_2 = i;
                            (*t_part).swap(at, at_2);
                            (*part).swap(at, at_2);
                            n += 1;
                        }
                    }
                    {
                        let n_2 = n;
                        while (&mut (*part)).len() > n_2 {
                            if (*part).len() > 0 {
                                (*t_part).pop();
                                (*part).pop();
                            }
                        }
                    }
                }
            }
            {
                let part_4: &mut [_] = &mut self.jets;
                let t_part_4: &mut [_] = &mut t_self.jets;
                let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
                    &(&mut (*part_4))[..],
                    |a, b| b.pt.total_cmp(&a.pt),
                );
                {
                    let t_3 = (*part_4)[..].to_vec();
                    let t_t_3 = (*t_part_4)[..].to_vec();
                    for i_3 in 0..order.len() {
                        (*t_part_4)[i_3] = t_t_3[order[i_3]].clone();
                        (*part_4)[i_3] = t_3[order[i_3]].clone();
                    }
                }
            }
            {
                let part_6: &mut [_] = &mut self.hits;
                let t_part_6: &mut [_] = &mut t_self.hits;
                let order_3: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order_by_key(
                    &(&mut (*part_6))[..],
                    |hit| (*hit * 1e3) as i64,
                );
                {
                    let t_4 = (*part_6)[..].to_vec();
                    let t_t_4 = (*t_part_6)[..].to_vec();
                    for i_4 in 0..order_3.len() {
                        (*t_part_6)[i_4] = t_t_4[order_3[i_4]].clone();
                        (*part_6)[i_4] = t_4[order_3[i_4]].clone();
                    }
                }
            }
            {
                let part_8: &mut ::std::vec::Vec<_> = &mut self.hits;
                let t_part_8: &mut ::std::vec::Vec<_> = &mut t_self.hits;
                {
                    let mut n_3 = (&mut (*part_8)).len().min(1);
                    for i_5 in 1..(&mut (*part_8)).len() {
                        let a = &(*part_8)[i_5];
                        let t_a = &(*t_part_8)[i_5];
                        let at_3 = n_3 - 1;
                        let b = &(*part_8)[at_3];
                        let t_b = &(*t_part_8)[at_3];
                        let t_5 = ((*a) - (*b)).abs() < 0.05;
                        if !t_5 {
                            let at_4 = n_3;
                            let at_5 = i_5;
                            (*t_part_8).swap(at_4, at_5);
                            (*part_8).swap(at_4, at_5);
                            n_3 += 1;
                        }
                    }
                    {
                        let n_4 = n_3;
                        while (&mut (*part_8)).len() > n_4 {
                            if (*part_8).len() > 0 {
                                (*t_part_8).pop();
                                (*part_8).pop();
                            }
                        }
                    }
                }
            }
            let part_11: &mut ::std::vec::Vec<_> = &mut self.hits;
            let t_part_11: &mut ::std::vec::Vec<_> = &mut t_self.hits;
            let n_5 = 1;
            let end = 3;
            let t_7 = (*part_11)[n_5..end].to_vec();
            let t_t_7 = (*t_part_11)[n_5..end].to_vec();
            {
                let n_6 = end - n_5;
                {
                    let n_7 = (&mut (*part_11)[n_5..][..n_6]).len();
                    for i_8 in 0..(n_7 / 2) {
                        let at_6 = i_8;
                        let at_7 = (n_7 - 1) - i_8;
                        (*t_part_11)[n_5..][..n_6].swap(at_6, at_7);
                        (*part_11)[n_5..][..n_6].swap(at_6, at_7);
                    }
                }
                {
                    let n_8 = (&mut (*part_11)[n_5..][n_6..]).len();
                    for i_9 in 0..(n_8 / 2) {
                        let at_8 = i_9;
                        let at_9 = (n_8 - 1) - i_9;
                        (*t_part_11)[n_5..][n_6..].swap(at_8, at_9);
                        (*part_11)[n_5..][n_6..].swap(at_8, at_9);
                    }
                }
                {
                    let n_9 = (&mut (*part_11)[n_5..]).len();
                    for i_10 in 0..(n_9 / 2) {
                        let at_10 = i_10;
                        let at_11 = (n_9 - 1) - i_10;
                        (*t_part_11)[n_5..].swap(at_10, at_11);
                        (*part_11)[n_5..].swap(at_10, at_11);
                    }
                }
            }
            {
                let n_10 = (&mut (*part_11)).len() - (end - n_5);
                while (&mut (*part_11)).len() > n_10 {
                    if (*part_11).len() > 0 {
                        (*t_part_11).pop();
                        (*part_11).pop();
                    }
                }
            }
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = t_7.len();
            for i_12 in 0..length {
                let hit = t_7[i_12].clone();
                let t_hit = t_t_7[i_12].clone();
                t_sum_2 += t_hit * hit + hit * t_hit;
                sum_2 += hit * hit;
            }
            let drained: f64 = sum_2;
            let t_drained: f64 = t_sum_2;
            {
                let part_18: &mut [_] = &mut self.window;
                let t_part_18: &mut [_] = &mut t_self.window;
                let order_5: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
                    &(&mut (*part_18))[..],
                    |a, b| a.total_cmp(b),
                );
                {
                    let t_13 = (*part_18)[..].to_vec();
                    let t_t_13 = (*t_part_18)[..].to_vec();
                    for i_13 in 0..order_5.len() {
                        (*t_part_18)[i_13] = t_t_13[order_5[i_13]].clone();
                        (*part_18)[i_13] = t_13[order_5[i_13]].clone();
                    }
                }
            }
            {
                let part_20: &mut ::std::vec::Vec<_> = &mut self.rows[1];
                let t_part_20: &mut ::std::vec::Vec<_> = &mut t_self.rows[1];
                {
                    let mut n_11 = 0usize;
                    for i_14 in 0..(&mut (*part_20)).len() {
                        let hit_2 = &(*part_20)[i_14];
                        let t_hit_2 = &(*t_part_20)[i_14];
                        let t_14 = (*hit_2) < 1.0;
                        if t_14 {
                            let at_12 = n_11;
                            let at_13 = i_14;
                            (*t_part_20).swap(at_12, at_13);
                            (*part_20).swap(at_12, at_13);
                            n_11 += 1;
                        }
                    }
                    {
                        let n_12 = n_11;
                        while (&mut (*part_20)).len() > n_12 {
                            if (*part_20).len() > 0 {
                                (*t_part_20).pop();
                                (*part_20).pop();
                            }
                        }
                    }
                }
            }
            let result: f64 = (self.jets[0].pt * self.jets[1].eta) + drained;
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.jets[0].pt)
                * self.jets[1].eta
                + self.jets[0].pt * ::rootgrad_autodiff::rt::scalar(t_self.jets[1].eta))
                + t_drained;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_select(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::select_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_select(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::select_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn select_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            cut: f64,
            t_cut: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_25 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_27 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_28 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_29 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_30 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_31 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_35 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_36 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_37 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_38 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_39 = ::rootgrad_autodiff::rt::Slot::new();
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
            {
                let part: &mut ::std::vec::Vec<_> = &mut self.jets;
                let t_part: &mut ::std::vec::Vec<_> = &mut t_self.jets;
                {
                    let mut n = 0usize;
                    for i in 0..kept_39.keep((&mut (*part)).len()) {
                        let jet = &(*part)[i];
                        let t_jet = &(*t_part)[i];
                        let t = kept_38.keep((jet.pt > cut));
                        if t {
                            let at = kept_37.keep(n);
                            let at_2 = i;
                            let at_14 = at;
                            let at_15 = at_2;
                            (*t_part).swap(at_14, at_15);
                            let at_16 = at;
                            let at_17 = at_2;
                            (*part).swap(at_16, at_17);
                            n += 1;
                        }
                    }
                    {
                        let n_2 = n;
                        let mut passes_of_kept_36 = 0usize;
                        while (&mut (*part)).len() > n_2 {
                            passes_of_kept_36 += 1;
                            if kept_35.keep(((*part).len() > 0)) {
                                let mut kept_32 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_33 = ::rootgrad_autodiff::rt::Slot::new();
                                if kept_33.keep(((*t_part).len() > 0)) {
                                    if let Some(last) = (*t_part).last() {
                                        shape_22.keep(last);
                                    }
                                    (*t_part).pop();
                                }
                                if kept_32.keep(((*part).len() > 0)) {
                                    if let Some(last) = (*part).last() {
                                        shape_21.keep(last);
                                    }
                                    (*part).pop();
                                }
                                pass_4.push((kept_32.take(), kept_33.take()));
                            }
                        }
                        kept_36.keep(passes_of_kept_36);
                    }
                }
            }
            {
                let part_4: &mut [_] = &mut self.jets;
                let t_part_4: &mut [_] = &mut t_self.jets;
                let order: ::std::vec::Vec<usize> = kept_31
                    .keep(
                        ::rootgrad_autodiff::rt::sorted_order(
                            &(&mut (*part_4))[..],
                            |a, b| b.pt.total_cmp(&a.pt),
                        ),
                    );
                {
                    let t_3 = (*part_4)[..].to_vec();
                    shape_19.keep(&t_3);
                    let t_t_3 = (*t_part_4)[..].to_vec();
                    shape_20.keep(&t_t_3);
                    for i_3 in 0..order.len() {
                        shape_18.keep(&(*t_part_4)[i_3]);
                        (*t_part_4)[i_3] = t_t_3[order[i_3]].clone();
                        shape_17.keep(&(*part_4)[i_3]);
                        (*part_4)[i_3] = t_3[order[i_3]].clone();
                    }
                }
            }
            {
                let part_6: &mut [_] = &mut self.hits;
                let t_part_6: &mut [_] = &mut t_self.hits;
                let order_3: ::std::vec::Vec<usize> = kept_30
                    .keep(
                        ::rootgrad_autodiff::rt::sorted_order_by_key(
                            &(&mut (*part_6))[..],
                            |hit| (*hit * 1e3) as i64,
                        ),
                    );
                {
                    let t_4 = (*part_6)[..].to_vec();
                    shape_15.keep(&t_4);
                    let t_t_4 = (*t_part_6)[..].to_vec();
                    shape_16.keep(&t_t_4);
                    for i_4 in 0..order_3.len() {
                        shape_14.keep(&(*t_part_6)[i_4]);
                        (*t_part_6)[i_4] = t_t_4[order_3[i_4]].clone();
                        shape_13.keep(&(*part_6)[i_4]);
                        (*part_6)[i_4] = t_4[order_3[i_4]].clone();
                    }
                }
            }
            {
                let part_8: &mut ::std::vec::Vec<_> = &mut self.hits;
                let t_part_8: &mut ::std::vec::Vec<_> = &mut t_self.hits;
                {
                    let mut n_3 = (&mut (*part_8)).len().min(1);
                    for i_5 in 1..kept_29.keep((&mut (*part_8)).len()) {
                        let a = &(*part_8)[i_5];
                        let t_a = &(*t_part_8)[i_5];
                        let at_3 = n_3 - 1;
                        let b = &(*part_8)[at_3];
                        let t_b = &(*t_part_8)[at_3];
                        let t_5 = kept_28.keep((((*a) - (*b)).abs() < 0.05));
                        if !t_5 {
                            let at_4 = kept_27.keep(n_3);
                            let at_5 = i_5;
                            let at_18 = at_4;
                            let at_19 = at_5;
                            (*t_part_8).swap(at_18, at_19);
                            let at_20 = at_4;
                            let at_21 = at_5;
                            (*part_8).swap(at_20, at_21);
                            n_3 += 1;
                        }
                    }
                    {
                        let n_4 = n_3;
                        let mut passes_of_kept_26 = 0usize;
                        while (&mut (*part_8)).len() > n_4 {
                            passes_of_kept_26 += 1;
                            if kept_25.keep(((*part_8).len() > 0)) {
                                let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
                                if kept_23.keep(((*t_part_8).len() > 0)) {
                                    if let Some(last) = (*t_part_8).last() {
                                        shape_12.keep(last);
                                    }
                                    (*t_part_8).pop();
                                }
                                if kept_22.keep(((*part_8).len() > 0)) {
                                    if let Some(last) = (*part_8).last() {
                                        shape_11.keep(last);
                                    }
                                    (*part_8).pop();
                                }
                                pass_3.push((kept_22.take(), kept_23.take()));
                            }
                        }
                        kept_26.keep(passes_of_kept_26);
                    }
                }
            }
            let part_11: &mut ::std::vec::Vec<_> = &mut self.hits;
            let t_part_11: &mut ::std::vec::Vec<_> = &mut t_self.hits;
            let n_5 = 1;
            let end = 3;
            let t_7 = (*part_11)[n_5..end].to_vec();
            let t_t_7 = (*t_part_11)[n_5..end].to_vec();
            {
                let n_6 = end - n_5;
                {
                    let n_7 = kept_21.keep((&mut (*part_11)[n_5..][..n_6]).len());
                    for i_8 in 0..(n_7 / 2) {
                        let at_6 = i_8;
                        let at_7 = (n_7 - 1) - i_8;
                        let at_22 = at_6;
                        let at_23 = at_7;
                        (*t_part_11)[n_5..][..n_6].swap(at_22, at_23);
                        let at_24 = at_6;
                        let at_25 = at_7;
                        (*part_11)[n_5..][..n_6].swap(at_24, at_25);
                    }
                }
                {
                    let n_8 = kept_20.keep((&mut (*part_11)[n_5..][n_6..]).len());
                    for i_9 in 0..(n_8 / 2) {
                        let at_8 = i_9;
                        let at_9 = (n_8 - 1) - i_9;
                        let at_26 = at_8;
                        let at_27 = at_9;
                        (*t_part_11)[n_5..][n_6..].swap(at_26, at_27);
                        let at_28 = at_8;
                        let at_29 = at_9;
                        (*part_11)[n_5..][n_6..].swap(at_28, at_29);
                    }
                }
                {
                    let n_9 = kept_19.keep((&mut (*part_11)[n_5..]).len());
                    for i_10 in 0..(n_9 / 2) {
                        let at_10 = i_10;
                        let at_11 = (n_9 - 1) - i_10;
                        let at_30 = at_10;
                        let at_31 = at_11;
                        (*t_part_11)[n_5..].swap(at_30, at_31);
                        let at_32 = at_10;
                        let at_33 = at_11;
                        (*part_11)[n_5..].swap(at_32, at_33);
                    }
                }
            }
            {
                let n_10 = (&mut (*part_11)).len() - (end - n_5);
                let mut passes_of_kept_18 = 0usize;
                while (&mut (*part_11)).len() > n_10 {
                    passes_of_kept_18 += 1;
                    if kept_17.keep(((*part_11).len() > 0)) {
                        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                        if kept_15.keep(((*t_part_11).len() > 0)) {
                            if let Some(last) = (*t_part_11).last() {
                                shape_10.keep(last);
                            }
                            (*t_part_11).pop();
                        }
                        if kept_14.keep(((*part_11).len() > 0)) {
                            if let Some(last) = (*part_11).last() {
                                shape_9.keep(last);
                            }
                            (*part_11).pop();
                        }
                        pass_2.push((kept_14.take(), kept_15.take()));
                    }
                }
                kept_18.keep(passes_of_kept_18);
            }
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = t_7.len();
            for i_12 in 0..length {
                let hit = t_7[i_12].clone();
                shape_7.keep(&hit);
                let t_hit = t_t_7[i_12].clone();
                shape_8.keep(&t_hit);
                t_sum_2 += (t_hit * hit) + (hit * t_hit);
                sum_2 += hit * hit;
            }
            let drained: f64 = sum_2;
            let t_drained: f64 = t_sum_2;
            {
                let part_18: &mut [_] = &mut self.window;
                let t_part_18: &mut [_] = &mut t_self.window;
                let order_5: ::std::vec::Vec<usize> = kept_13
                    .keep(
                        ::rootgrad_autodiff::rt::sorted_order(
                            &(&mut (*part_18))[..],
                            |a, b| a.total_cmp(b),
                        ),
                    );
                {
                    let t_13 = (*part_18)[..].to_vec();
                    shape_5.keep(&t_13);
                    let t_t_13 = (*t_part_18)[..].to_vec();
                    shape_6.keep(&t_t_13);
                    for i_13 in 0..order_5.len() {
                        shape_4.keep(&(*t_part_18)[i_13]);
                        (*t_part_18)[i_13] = t_t_13[order_5[i_13]].clone();
                        shape_3.keep(&(*part_18)[i_13]);
                        (*part_18)[i_13] = t_13[order_5[i_13]].clone();
                    }
                }
            }
            {
                let part_20: &mut ::std::vec::Vec<_> = &mut self.rows[1];
                let t_part_20: &mut ::std::vec::Vec<_> = &mut t_self.rows[1];
                {
                    let mut n_11 = 0usize;
                    for i_14 in 0..kept_12.keep((&mut (*part_20)).len()) {
                        let hit_2 = &(*part_20)[i_14];
                        let t_hit_2 = &(*t_part_20)[i_14];
                        let t_14 = kept_11.keep(((*hit_2) < 1.0));
                        if t_14 {
                            let at_12 = kept_10.keep(n_11);
                            let at_13 = i_14;
                            let at_34 = at_12;
                            let at_35 = at_13;
                            (*t_part_20).swap(at_34, at_35);
                            let at_36 = at_12;
                            let at_37 = at_13;
                            (*part_20).swap(at_36, at_37);
                            n_11 += 1;
                        }
                    }
                    {
                        let n_12 = n_11;
                        let mut passes_of_kept_9 = 0usize;
                        while (&mut (*part_20)).len() > n_12 {
                            passes_of_kept_9 += 1;
                            if kept_8.keep(((*part_20).len() > 0)) {
                                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                                if kept_6.keep(((*t_part_20).len() > 0)) {
                                    if let Some(last) = (*t_part_20).last() {
                                        shape_2.keep(last);
                                    }
                                    (*t_part_20).pop();
                                }
                                if kept_5.keep(((*part_20).len() > 0)) {
                                    if let Some(last) = (*part_20).last() {
                                        shape_1.keep(last);
                                    }
                                    (*part_20).pop();
                                }
                                pass_1.push((kept_5.take(), kept_6.take()));
                            }
                        }
                        kept_9.keep(passes_of_kept_9);
                    }
                }
            }
            let result: f64 = (kept_4.keep(self.jets[0].pt)
                * kept_3.keep(self.jets[1].eta)) + drained;
            let t_result: f64 = ((t_self.jets[0].pt * kept_1.keep(self.jets[1].eta))
                + (kept_2.keep(self.jets[0].pt) * t_self.jets[1].eta)) + t_drained;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_cut = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_cut = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_7 = ::rootgrad_autodiff::Differentiable::zero_like(&t_7);
            let mut d_t_t_7 = ::rootgrad_autodiff::Differentiable::zero_like(&t_t_7);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_drained: f64 = -0.0;
            let mut d_t_drained: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            d_t_self.jets[0].pt += d_t_result * v_1;
            d_self.jets[1].eta += d_t_result * t_self.jets[0].pt;
            d_self.jets[0].pt += d_t_result * t_self.jets[1].eta;
            d_t_self.jets[1].eta += d_t_result * v_2;
            d_t_drained += d_t_result;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            d_self.jets[0].pt += d_result * v_3;
            d_self.jets[1].eta += d_result * v_4;
            d_drained += d_result;
            {
                {
                    {
                        for _ in 0..kept_9.take() {
                            let v_7 = kept_8.take();
                            if v_7 {
                                let (v_5, v_6) = pass_1.take();
                                if v_5 {
                                    d_self.rows[1].push(shape_1.zero());
                                }
                                if v_6 {
                                    d_t_self.rows[1].push(shape_2.zero());
                                }
                            }
                        }
                    }
                    let v_9 = kept_12.take();
                    for i_14 in (0..v_9).rev() {
                        let t_14 = kept_11.take();
                        if t_14 {
                            let at_12 = kept_10.take();
                            let at_13 = i_14;
                            let at_34 = at_12;
                            let at_35 = at_13;
                            let at_36 = at_12;
                            let at_37 = at_13;
                            d_self.rows[1].swap(at_36, at_37);
                            d_t_self.rows[1].swap(at_34, at_35);
                        }
                    }
                }
            }
            {
                let order_5 = kept_13.take();
                {
                    let mut d_t_13 = shape_5.zero();
                    let mut d_t_t_13 = shape_6.zero();
                    for i_13 in (0..order_5.len()).rev() {
                        let d_1 = shape_3.replace(&mut d_self.window[i_13]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_13[order_5[i_13]],
                            &d_1,
                        );
                        let d_2 = shape_4.replace(&mut d_t_self.window[i_13]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_t_13[order_5[i_13]],
                            &d_2,
                        );
                    }
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_t_self.window[..][..],
                        &d_t_t_13[..],
                    );
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_self.window[..][..],
                        &d_t_13[..],
                    );
                }
            }
            d_t_sum_2 += d_t_drained;
            d_sum_2 += d_drained;
            for i_12 in (0..length).rev() {
                let hit = t_7[i_12].clone();
                let t_hit = t_t_7[i_12].clone();
                let mut d_hit = shape_7.zero();
                let mut d_t_hit = shape_8.zero();
                let d_3 = d_sum_2;
                d_hit += d_3 * hit;
                d_hit += d_3 * hit;
                let d_4 = d_t_sum_2;
                d_t_hit += d_4 * hit;
                d_hit += d_4 * t_hit;
                d_hit += d_4 * t_hit;
                d_t_hit += d_4 * hit;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_7[i_12], &d_t_hit);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_7[i_12], &d_hit);
            }
            {
                for _ in 0..kept_18.take() {
                    let v_12 = kept_17.take();
                    if v_12 {
                        let (v_10, v_11) = pass_2.take();
                        if v_10 {
                            d_self.hits.push(shape_9.zero());
                        }
                        if v_11 {
                            d_t_self.hits.push(shape_10.zero());
                        }
                    }
                }
            }
            {
                let n_6 = end - n_5;
                {
                    let n_9 = kept_19.take();
                    for i_10 in (0..(n_9 / 2)).rev() {
                        let at_10 = i_10;
                        let at_11 = (n_9 - 1) - i_10;
                        let at_30 = at_10;
                        let at_31 = at_11;
                        let at_32 = at_10;
                        let at_33 = at_11;
                        d_self.hits[n_5..].swap(at_32, at_33);
                        d_t_self.hits[n_5..].swap(at_30, at_31);
                    }
                }
                {
                    let n_8 = kept_20.take();
                    for i_9 in (0..(n_8 / 2)).rev() {
                        let at_8 = i_9;
                        let at_9 = (n_8 - 1) - i_9;
                        let at_26 = at_8;
                        let at_27 = at_9;
                        let at_28 = at_8;
                        let at_29 = at_9;
                        d_self.hits[n_5..][n_6..].swap(at_28, at_29);
                        d_t_self.hits[n_5..][n_6..].swap(at_26, at_27);
                    }
                }
                {
                    let n_7 = kept_21.take();
                    for i_8 in (0..(n_7 / 2)).rev() {
                        let at_6 = i_8;
                        let at_7 = (n_7 - 1) - i_8;
                        let at_22 = at_6;
                        let at_23 = at_7;
                        let at_24 = at_6;
                        let at_25 = at_7;
                        d_self.hits[n_5..][..n_6].swap(at_24, at_25);
                        d_t_self.hits[n_5..][..n_6].swap(at_22, at_23);
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_t_self.hits[n_5..end][..],
                &d_t_t_7[..],
            );
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_self.hits[n_5..end][..],
                &d_t_7[..],
            );
            {
                {
                    {
                        for _ in 0..kept_26.take() {
                            let v_16 = kept_25.take();
                            if v_16 {
                                let (v_14, v_15) = pass_3.take();
                                if v_14 {
                                    d_self.hits.push(shape_11.zero());
                                }
                                if v_15 {
                                    d_t_self.hits.push(shape_12.zero());
                                }
                            }
                        }
                    }
                    let v_18 = kept_29.take();
                    for i_5 in (1..v_18).rev() {
                        let t_5 = kept_28.take();
                        if !t_5 {
                            let at_4 = kept_27.take();
                            let at_5 = i_5;
                            let at_18 = at_4;
                            let at_19 = at_5;
                            let at_20 = at_4;
                            let at_21 = at_5;
                            d_self.hits.swap(at_20, at_21);
                            d_t_self.hits.swap(at_18, at_19);
                        }
                    }
                }
            }
            {
                let order_3 = kept_30.take();
                {
                    let mut d_t_4 = shape_15.zero();
                    let mut d_t_t_4 = shape_16.zero();
                    for i_4 in (0..order_3.len()).rev() {
                        let d_5 = shape_13.replace(&mut d_self.hits[i_4]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_4[order_3[i_4]],
                            &d_5,
                        );
                        let d_6 = shape_14.replace(&mut d_t_self.hits[i_4]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_t_4[order_3[i_4]],
                            &d_6,
                        );
                    }
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_t_self.hits[..][..],
                        &d_t_t_4[..],
                    );
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_self.hits[..][..],
                        &d_t_4[..],
                    );
                }
            }
            {
                let order = kept_31.take();
                {
                    let mut d_t_3 = shape_19.zero();
                    let mut d_t_t_3 = shape_20.zero();
                    for i_3 in (0..order.len()).rev() {
                        let d_7 = shape_17.replace(&mut d_self.jets[i_3]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_3[order[i_3]],
                            &d_7,
                        );
                        let d_8 = shape_18.replace(&mut d_t_self.jets[i_3]);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_t_3[order[i_3]],
                            &d_8,
                        );
                    }
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_t_self.jets[..][..],
                        &d_t_t_3[..],
                    );
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_self.jets[..][..],
                        &d_t_3[..],
                    );
                }
            }
            {
                {
                    {
                        for _ in 0..kept_36.take() {
                            let v_21 = kept_35.take();
                            if v_21 {
                                let (v_19, v_20) = pass_4.take();
                                if v_19 {
                                    d_self.jets.push(shape_21.zero());
                                }
                                if v_20 {
                                    d_t_self.jets.push(shape_22.zero());
                                }
                            }
                        }
                    }
                    let v_23 = kept_39.take();
                    for i in (0..v_23).rev() {
                        let t = kept_38.take();
                        if t {
                            let at = kept_37.take();
                            let at_2 = i;
                            let at_14 = at;
                            let at_15 = at_2;
                            let at_16 = at;
                            let at_17 = at_2;
                            d_self.jets.swap(at_16, at_17);
                            d_t_self.jets.swap(at_14, at_15);
                        }
                    }
                }
            }
            pass_1.finish();
            kept_8.finish();
            kept_10.finish();
            kept_11.finish();
            pass_2.finish();
            kept_17.finish();
            pass_3.finish();
            kept_25.finish();
            kept_27.finish();
            kept_28.finish();
            pass_4.finish();
            kept_35.finish();
            kept_37.finish();
            kept_38.finish();
            (d_cut, d_t_cut)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_select<'__shadow>(
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::select_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
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
        fn __path_jvp_vjp_select<'__shadow>(
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::select_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
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
        fn __vjp_select<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
            let (_primal, g1) = Self::select_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_select<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::select_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`rebuild`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rebuild_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_append, fn __vjp_split_off);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let like_n_2 = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let scale = self.window[0];
            {
                let part: &mut ::std::vec::Vec<_> = &mut self.hits;
                let length = kept_12
                    .keep(::rootgrad_autodiff::rt::length(&self.rows[0]));
                for i_2 in 0..length {
                    let hit = &self.rows[0][i_2];
                    part.push(kept_11.keep((*hit)) * scale);
                }
            }
            {
                let part_3: &mut [_] = &mut self.hits;
                {
                    let t_2 = kept_10.keep((*part_3)[..2].to_vec());
                    shape_4.keep(&t_2);
                    let n_2 = 1;
                    like_n_2.of(&n_2);
                    let length_2 = (*part_3)[n_2..(n_2 + t_2.len())].len();
                    let length_3 = t_2.len();
                    ::core::assert_eq!(
                        length_2, length_3, "copy_from_slice: lengths differ"
                    );
                    let length_4 = kept_9.keep((*part_3)[n_2..(n_2 + t_2.len())].len());
                    for i_4 in 0..length_4 {
                        shape_3.keep(&(*part_3)[n_2..(n_2 + t_2.len())][i_4]);
                        (*part_3)[n_2..(n_2 + t_2.len())][i_4] = ::core::clone::Clone::clone(
                            &t_2[i_4],
                        );
                    }
                }
            }
            kept_8.keep_owned(&self.hits);
            let mut late = self.hits.split_off(2);
            kept_6.keep_owned(&self.rows[1]);
            kept_7.keep_owned(&late);
            self.rows[1].append(&mut late);
            let row = self.rows[1].clone();
            ::rootgrad_autodiff::of_std!(cloned_from, self.hits);
            shape_2.keep(&self.hits);
            self.hits = row.clone();
            let part_5: &mut ::std::vec::Vec<_> = &mut self.jets;
            let n_3 = 0;
            let end = 1;
            let t_3 = (*part_5)[n_3..end].to_vec();
            {
                let n_4 = end - n_3;
                {
                    let n_5 = kept_5.keep((&mut (*part_5)[n_3..][..n_4]).len());
                    for i_6 in 0..(n_5 / 2) {
                        let at = i_6;
                        let at_2 = (n_5 - 1) - i_6;
                        (*part_5)[n_3..][..n_4].swap(at, at_2);
                    }
                }
                {
                    let n_6 = kept_4.keep((&mut (*part_5)[n_3..][n_4..]).len());
                    for i_7 in 0..(n_6 / 2) {
                        let at_3 = i_7;
                        let at_4 = (n_6 - 1) - i_7;
                        (*part_5)[n_3..][n_4..].swap(at_3, at_4);
                    }
                }
                {
                    let n_7 = kept_3.keep((&mut (*part_5)[n_3..]).len());
                    for i_8 in 0..(n_7 / 2) {
                        let at_5 = i_8;
                        let at_6 = (n_7 - 1) - i_8;
                        (*part_5)[n_3..].swap(at_5, at_6);
                    }
                }
            }
            {
                let n_8 = (&mut (*part_5)).len() - (end - n_3);
                let mut passes_of_kept_2 = 0usize;
                while (&mut (*part_5)).len() > n_8 {
                    passes_of_kept_2 += 1;
                    if kept_1.keep(((*part_5).len() > 0)) {
                        if let Some(last) = (*part_5).last() {
                            shape_1.keep(last);
                        }
                        (*part_5).pop();
                    }
                }
                kept_2.keep(passes_of_kept_2);
            }
            let mut jets: ::std::vec::Vec<Jet> = ::std::vec::Vec::new();
            let length_5 = t_3.len();
            for i_10 in 0..length_5 {
                jets.push(t_3[i_10].clone());
            }
            let result: f64 = ::core::clone::Clone::clone(&jets[0].eta);
            let mut d_result = d_ret;
            let mut d_scale = ::rootgrad_autodiff::Differentiable::zero_like(&scale);
            let mut d_late = ::rootgrad_autodiff::Differentiable::zero_like(&late);
            let mut d_row = ::rootgrad_autodiff::Differentiable::zero_like(&row);
            let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
            let mut d_jets = ::rootgrad_autodiff::Differentiable::zero_like(&jets);
            d_jets[0].eta += d_result;
            for i_10 in (0..length_5).rev() {
                let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_jets);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_3[i_10], &d_1);
            }
            {
                for _ in 0..kept_2.take() {
                    let v_1 = kept_1.take();
                    if v_1 {
                        d_self.jets.push(shape_1.zero());
                    }
                }
            }
            {
                let n_4 = end - n_3;
                {
                    let n_7 = kept_3.take();
                    for i_8 in (0..(n_7 / 2)).rev() {
                        let at_5 = i_8;
                        let at_6 = (n_7 - 1) - i_8;
                        d_self.jets[n_3..].swap(at_5, at_6);
                    }
                }
                {
                    let n_6 = kept_4.take();
                    for i_7 in (0..(n_6 / 2)).rev() {
                        let at_3 = i_7;
                        let at_4 = (n_6 - 1) - i_7;
                        d_self.jets[n_3..][n_4..].swap(at_3, at_4);
                    }
                }
                {
                    let n_5 = kept_5.take();
                    for i_6 in (0..(n_5 / 2)).rev() {
                        let at = i_6;
                        let at_2 = (n_5 - 1) - i_6;
                        d_self.jets[n_3..][..n_4].swap(at, at_2);
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_self.jets[n_3..end][..],
                &d_t_3[..],
            );
            let d_2 = shape_2.replace(&mut d_self.hits);
            ::rootgrad_autodiff::rt::accumulate(&mut d_row, &d_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.rows[1], &d_row);
            let v_3 = kept_6.take();
            let v_4 = kept_7.take();
            (v_3)
                .__vjp_append(
                    ::core::option::Option::Some(&mut d_self.rows[1]),
                    &v_4,
                    &mut d_late,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_5 = kept_8.take();
            (v_5)
                .__vjp_split_off(
                    ::core::option::Option::Some(&mut d_self.hits),
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_late,
                );
            {
                {
                    let t_2 = kept_10.take();
                    let n_2 = 1;
                    like_n_2.of(&n_2);
                    let length_4 = kept_9.take();
                    let mut d_t_2 = shape_4.zero();
                    for i_4 in (0..length_4).rev() {
                        let d_3 = shape_3
                            .replace(&mut d_self.hits[n_2..n_2 + t_2.len()][i_4]);
                        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2[i_4], &(d_3));
                    }
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_self.hits[..2][..],
                        &d_t_2[..],
                    );
                }
            }
            {
                let length = kept_12.take();
                for i_2 in (0..length).rev() {
                    let v_6 = kept_11.take();
                    let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_self.hits);
                    let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                    d_self.rows[0][i_2] += d_5 * scale;
                    d_scale += d_5 * v_6;
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.window[0], &(d_scale));
            kept_1.finish();
            kept_11.finish();
            result
        }
        /// The forward derivative of [`rebuild`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rebuild_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_append, fn __jvp_split_off);
            let scale = self.window[0];
            let t_scale = t_self.window[0];
            {
                let part: &mut ::std::vec::Vec<_> = &mut self.hits;
                let t_part: &mut ::std::vec::Vec<_> = &mut t_self.hits;
                let length = ::rootgrad_autodiff::rt::length(&self.rows[0]);
                for i_2 in 0..length {
                    let hit = &self.rows[0][i_2];
                    let t_hit = &t_self.rows[0][i_2];
                    t_part
                        .push(
                            ::rootgrad_autodiff::rt::tangent_at(
                                ::rootgrad_autodiff::rt::scalar(*t_hit) * scale
                                    + (*hit) * t_scale,
                                (*hit) * scale,
                            ),
                        );
                    part.push((*hit) * scale);
                }
            }
            {
                let part_3: &mut [_] = &mut self.hits;
                let t_part_3: &mut [_] = &mut t_self.hits;
                {
                    let t_2 = (*part_3)[..2].to_vec();
                    let t_t_2 = (*t_part_3)[..2].to_vec();
                    let n_2 = 1;
                    let length_2 = (*part_3)[n_2..(n_2 + t_2.len())].len();
                    let length_3 = t_2.len();
                    ::core::assert_eq!(
                        length_2, length_3, "copy_from_slice: lengths differ"
                    );
                    let length_4 = (*part_3)[n_2..(n_2 + t_2.len())].len();
                    for i_4 in 0..length_4 {
                        (*t_part_3)[n_2..n_2 + t_2.len()][i_4] = t_t_2[i_4];
                        (*part_3)[n_2..(n_2 + t_2.len())][i_4] = t_2[i_4];
                    }
                }
            }
            let (v_1, mut t_late) = (self.hits)
                .__jvp_split_off(&mut t_self.hits, 2, ::rootgrad_autodiff::rt::Inactive);
            let mut late = v_1;
            (self.rows[1]).__jvp_append(&mut t_self.rows[1], &mut late, &mut t_late);
            let row = self.rows[1].clone();
            let t_row = t_self.rows[1].clone();
            ::rootgrad_autodiff::of_std!(cloned_from, self.hits);
            t_self.hits = t_row.clone();
            self.hits = row.clone();
            let part_5: &mut ::std::vec::Vec<_> = &mut self.jets;
            let t_part_5: &mut ::std::vec::Vec<_> = &mut t_self.jets;
            let n_3 = 0;
            let end = 1;
            let t_3 = (*part_5)[n_3..end].to_vec();
            let t_t_3 = (*t_part_5)[n_3..end].to_vec();
            {
                let n_4 = end - n_3;
                {
                    let n_5 = (&mut (*part_5)[n_3..][..n_4]).len();
                    for i_6 in 0..(n_5 / 2) {
                        let at = i_6;
                        let at_2 = (n_5 - 1) - i_6;
                        (*t_part_5)[n_3..][..n_4].swap(at, at_2);
                        (*part_5)[n_3..][..n_4].swap(at, at_2);
                    }
                }
                {
                    let n_6 = (&mut (*part_5)[n_3..][n_4..]).len();
                    for i_7 in 0..(n_6 / 2) {
                        let at_3 = i_7;
                        let at_4 = (n_6 - 1) - i_7;
                        (*t_part_5)[n_3..][n_4..].swap(at_3, at_4);
                        (*part_5)[n_3..][n_4..].swap(at_3, at_4);
                    }
                }
                {
                    let n_7 = (&mut (*part_5)[n_3..]).len();
                    for i_8 in 0..(n_7 / 2) {
                        let at_5 = i_8;
                        let at_6 = (n_7 - 1) - i_8;
                        (*t_part_5)[n_3..].swap(at_5, at_6);
                        (*part_5)[n_3..].swap(at_5, at_6);
                    }
                }
            }
            {
                let n_8 = (&mut (*part_5)).len() - (end - n_3);
                while (&mut (*part_5)).len() > n_8 {
                    if (*part_5).len() > 0 {
                        (*t_part_5).pop();
                        (*part_5).pop();
                    }
                }
            }
            let mut jets: ::std::vec::Vec<Jet> = ::std::vec::Vec::new();
            let mut t_jets: ::std::vec::Vec<Jet> = ::rootgrad_autodiff::Differentiable::zero_like(
                &jets,
            );
            let length_5 = t_3.len();
            for i_10 in 0..length_5 {
                t_jets.push(t_t_3[i_10].clone());
                jets.push(t_3[i_10].clone());
            }
            let result: f64 = jets[0].eta;
            let t_result: f64 = t_jets[0].eta;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_rebuild(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::rebuild_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_rebuild(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::rebuild_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn rebuild_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_append, fn __jvp_split_off => fn __jvp_vjp_append, fn
                __jvp_vjp_split_off
            );
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
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
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let like_n_2 = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let scale = self.window[0];
            let t_scale = t_self.window[0];
            {
                let part: &mut ::std::vec::Vec<_> = &mut self.hits;
                let t_part: &mut ::std::vec::Vec<_> = &mut t_self.hits;
                let length = kept_21
                    .keep(::rootgrad_autodiff::rt::length(&self.rows[0]));
                for i_2 in 0..length {
                    let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
                    let hit = &self.rows[0][i_2];
                    let t_hit = &t_self.rows[0][i_2];
                    t_part
                        .push(
                            ::rootgrad_autodiff::rt::tangent_at(
                                ((kept_18.keep((*t_hit)) * scale)
                                    + (kept_19.keep((*hit)) * t_scale)),
                                ((*hit) * scale),
                            ),
                        );
                    part.push(kept_17.keep((*hit)) * scale);
                    pass_2.push((kept_17.take(), kept_18.take(), kept_19.take()));
                }
            }
            {
                let part_3: &mut [_] = &mut self.hits;
                let t_part_3: &mut [_] = &mut t_self.hits;
                {
                    let t_2 = kept_16.keep((*part_3)[..2].to_vec());
                    shape_7.keep(&t_2);
                    let t_t_2 = (*t_part_3)[..2].to_vec();
                    shape_8.keep(&t_t_2);
                    let n_2 = 1;
                    like_n_2.of(&n_2);
                    let length_2 = (*part_3)[n_2..(n_2 + t_2.len())].len();
                    let length_3 = t_2.len();
                    ::core::assert_eq!(
                        length_2, length_3, "copy_from_slice: lengths differ"
                    );
                    let length_4 = kept_15.keep((*part_3)[n_2..(n_2 + t_2.len())].len());
                    for i_4 in 0..length_4 {
                        shape_6.keep(&(*t_part_3)[n_2..(n_2 + t_2.len())][i_4]);
                        (*t_part_3)[n_2..(n_2 + t_2.len())][i_4] = t_t_2[i_4];
                        shape_5.keep(&(*part_3)[n_2..(n_2 + t_2.len())][i_4]);
                        (*part_3)[n_2..(n_2 + t_2.len())][i_4] = ::core::clone::Clone::clone(
                            &t_2[i_4],
                        );
                    }
                }
            }
            kept_13.keep_owned(&self.hits);
            kept_14.keep_owned(&t_self.hits);
            let v_1 = self
                .hits
                .__jvp_split_off(&mut t_self.hits, 2, ::rootgrad_autodiff::rt::Inactive);
            let mut late = ::core::clone::Clone::clone(&v_1.0);
            let mut t_late = ::core::clone::Clone::clone(&v_1.1);
            kept_9.keep_owned(&self.rows[1]);
            kept_10.keep_owned(&t_self.rows[1]);
            kept_11.keep_owned(&late);
            kept_12.keep_owned(&t_late);
            self.rows[1].__jvp_append(&mut t_self.rows[1], &mut late, &mut t_late);
            let row = self.rows[1].clone();
            let t_row = t_self.rows[1].clone();
            shape_4.keep(&t_self.hits);
            t_self.hits = t_row.clone();
            shape_3.keep(&self.hits);
            self.hits = row.clone();
            let part_5: &mut ::std::vec::Vec<_> = &mut self.jets;
            let t_part_5: &mut ::std::vec::Vec<_> = &mut t_self.jets;
            let n_3 = 0;
            let end = 1;
            let t_3 = (*part_5)[n_3..end].to_vec();
            let t_t_3 = (*t_part_5)[n_3..end].to_vec();
            {
                let n_4 = end - n_3;
                {
                    let n_5 = kept_8.keep((&mut (*part_5)[n_3..][..n_4]).len());
                    for i_6 in 0..(n_5 / 2) {
                        let at = i_6;
                        let at_2 = (n_5 - 1) - i_6;
                        let at_7 = at;
                        let at_8 = at_2;
                        (*t_part_5)[n_3..][..n_4].swap(at_7, at_8);
                        let at_9 = at;
                        let at_10 = at_2;
                        (*part_5)[n_3..][..n_4].swap(at_9, at_10);
                    }
                }
                {
                    let n_6 = kept_7.keep((&mut (*part_5)[n_3..][n_4..]).len());
                    for i_7 in 0..(n_6 / 2) {
                        let at_3 = i_7;
                        let at_4 = (n_6 - 1) - i_7;
                        let at_11 = at_3;
                        let at_12 = at_4;
                        (*t_part_5)[n_3..][n_4..].swap(at_11, at_12);
                        let at_13 = at_3;
                        let at_14 = at_4;
                        (*part_5)[n_3..][n_4..].swap(at_13, at_14);
                    }
                }
                {
                    let n_7 = kept_6.keep((&mut (*part_5)[n_3..]).len());
                    for i_8 in 0..(n_7 / 2) {
                        let at_5 = i_8;
                        let at_6 = (n_7 - 1) - i_8;
                        let at_15 = at_5;
                        let at_16 = at_6;
                        (*t_part_5)[n_3..].swap(at_15, at_16);
                        let at_17 = at_5;
                        let at_18 = at_6;
                        (*part_5)[n_3..].swap(at_17, at_18);
                    }
                }
            }
            {
                let n_8 = (&mut (*part_5)).len() - (end - n_3);
                let mut passes_of_kept_5 = 0usize;
                while (&mut (*part_5)).len() > n_8 {
                    passes_of_kept_5 += 1;
                    if kept_4.keep(((*part_5).len() > 0)) {
                        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                        if kept_2.keep(((*t_part_5).len() > 0)) {
                            if let Some(last) = (*t_part_5).last() {
                                shape_2.keep(last);
                            }
                            (*t_part_5).pop();
                        }
                        if kept_1.keep(((*part_5).len() > 0)) {
                            if let Some(last) = (*part_5).last() {
                                shape_1.keep(last);
                            }
                            (*part_5).pop();
                        }
                        pass_1.push((kept_1.take(), kept_2.take()));
                    }
                }
                kept_5.keep(passes_of_kept_5);
            }
            let mut jets: ::std::vec::Vec<Jet> = ::std::vec::Vec::new();
            let mut t_jets: ::std::vec::Vec<Jet> = ::rootgrad_autodiff::Differentiable::zero_like(
                &jets,
            );
            let length_5 = t_3.len();
            for i_10 in 0..length_5 {
                t_jets.push(t_t_3[i_10].clone());
                jets.push(t_3[i_10].clone());
            }
            let result: f64 = ::core::clone::Clone::clone(&jets[0].eta);
            let t_result: f64 = ::core::clone::Clone::clone(&t_jets[0].eta);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_scale = ::rootgrad_autodiff::Differentiable::zero_like(&scale);
            let mut d_t_scale = ::rootgrad_autodiff::Differentiable::zero_like(&t_scale);
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_late = ::rootgrad_autodiff::Differentiable::zero_like(&late);
            let mut d_t_late = ::rootgrad_autodiff::Differentiable::zero_like(&t_late);
            let mut d_row = ::rootgrad_autodiff::Differentiable::zero_like(&row);
            let mut d_t_row = ::rootgrad_autodiff::Differentiable::zero_like(&t_row);
            let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
            let mut d_t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_t_3);
            let mut d_jets = ::rootgrad_autodiff::Differentiable::zero_like(&jets);
            let mut d_t_jets = ::rootgrad_autodiff::Differentiable::zero_like(&t_jets);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_jets[0].eta += d_t_result;
            d_jets[0].eta += d_result;
            for i_10 in (0..length_5).rev() {
                let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_jets);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_3[i_10], &d_1);
                let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_t_jets);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_3[i_10], &d_2);
            }
            {
                for _ in 0..kept_5.take() {
                    let v_4 = kept_4.take();
                    if v_4 {
                        let (v_2, v_3) = pass_1.take();
                        if v_2 {
                            d_self.jets.push(shape_1.zero());
                        }
                        if v_3 {
                            d_t_self.jets.push(shape_2.zero());
                        }
                    }
                }
            }
            {
                let n_4 = end - n_3;
                {
                    let n_7 = kept_6.take();
                    for i_8 in (0..(n_7 / 2)).rev() {
                        let at_5 = i_8;
                        let at_6 = (n_7 - 1) - i_8;
                        let at_15 = at_5;
                        let at_16 = at_6;
                        let at_17 = at_5;
                        let at_18 = at_6;
                        d_self.jets[n_3..].swap(at_17, at_18);
                        d_t_self.jets[n_3..].swap(at_15, at_16);
                    }
                }
                {
                    let n_6 = kept_7.take();
                    for i_7 in (0..(n_6 / 2)).rev() {
                        let at_3 = i_7;
                        let at_4 = (n_6 - 1) - i_7;
                        let at_11 = at_3;
                        let at_12 = at_4;
                        let at_13 = at_3;
                        let at_14 = at_4;
                        d_self.jets[n_3..][n_4..].swap(at_13, at_14);
                        d_t_self.jets[n_3..][n_4..].swap(at_11, at_12);
                    }
                }
                {
                    let n_5 = kept_8.take();
                    for i_6 in (0..(n_5 / 2)).rev() {
                        let at = i_6;
                        let at_2 = (n_5 - 1) - i_6;
                        let at_7 = at;
                        let at_8 = at_2;
                        let at_9 = at;
                        let at_10 = at_2;
                        d_self.jets[n_3..][..n_4].swap(at_9, at_10);
                        d_t_self.jets[n_3..][..n_4].swap(at_7, at_8);
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_t_self.jets[n_3..end][..],
                &d_t_t_3[..],
            );
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_self.jets[n_3..end][..],
                &d_t_3[..],
            );
            let d_3 = shape_3.replace(&mut d_self.hits);
            ::rootgrad_autodiff::rt::accumulate(&mut d_row, &d_3);
            let d_4 = shape_4.replace(&mut d_t_self.hits);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_row, &d_4);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.rows[1], &d_t_row);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.rows[1], &d_row);
            let v_6 = kept_9.take();
            let v_7 = kept_10.take();
            let v_8 = kept_11.take();
            let v_9 = kept_12.take();
            (v_6)
                .__jvp_vjp_append(
                    ::core::option::Option::Some(&mut d_self.rows[1]),
                    &v_7,
                    &mut d_t_self.rows[1],
                    &v_8,
                    &mut d_late,
                    &v_9,
                    &mut d_t_late,
                    ::rootgrad_autodiff::rt::Unused,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_late));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_late));
            let v_10 = kept_13.take();
            let v_11 = kept_14.take();
            (v_10)
                .__jvp_vjp_split_off(
                    ::core::option::Option::Some(&mut d_self.hits),
                    &v_11,
                    &mut d_t_self.hits,
                    2,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_1,
                );
            {
                {
                    let t_2 = kept_16.take();
                    let n_2 = 1;
                    like_n_2.of(&n_2);
                    let length_4 = kept_15.take();
                    let mut d_t_2 = shape_7.zero();
                    let mut d_t_t_2 = shape_8.zero();
                    for i_4 in (0..length_4).rev() {
                        let d_5 = shape_5
                            .replace(&mut d_self.hits[n_2..n_2 + t_2.len()][i_4]);
                        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2[i_4], &(d_5));
                        let d_6 = shape_6
                            .replace(&mut d_t_self.hits[n_2..n_2 + t_2.len()][i_4]);
                        ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_2[i_4], &(d_6));
                    }
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_t_self.hits[..2][..],
                        &d_t_t_2[..],
                    );
                    ::rootgrad_autodiff::rt::accumulate_slice(
                        &mut d_self.hits[..2][..],
                        &d_t_2[..],
                    );
                }
            }
            {
                let length = kept_21.take();
                for i_2 in (0..length).rev() {
                    let (v_12, v_13, v_14) = pass_2.take();
                    let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_self.hits);
                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                    d_self.rows[0][i_2] += d_8 * scale;
                    d_scale += d_8 * v_12;
                    let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.hits);
                    let d_10 = ::rootgrad_autodiff::rt::scalar(d_9);
                    d_t_self.rows[0][i_2] += d_10 * scale;
                    d_scale += d_10 * v_13;
                    d_self.rows[0][i_2] += d_10 * t_scale;
                    d_t_scale += d_10 * v_14;
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.window[0], &(d_t_scale));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.window[0], &(d_scale));
            pass_1.finish();
            kept_4.finish();
            pass_2.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_rebuild<'__shadow>(
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
            Self::rebuild_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_rebuild<'__shadow>(
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
            Self::rebuild_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_rebuild<'__shadow>(
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
            let _primal = Self::rebuild_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_rebuild<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::rebuild_pullback(&mut a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`weight`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn weight_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut d_result = d_ret;
            let mut sum = self.window[1] * self.window[3];
            let length = ::rootgrad_autodiff::rt::length(&self.hits);
            let mut d_sum: f64 = -0.0;
            d_sum += d_result;
            for i_2 in 0..length {
                let i = i_2;
                let hit = &self.hits[i_2];
                sum += ((*hit) * (*hit)) * (0.5 + (i as f64));
                let hit = &self.hits[i_2];
                let d_hit = &mut d_self.hits[i_2];
                let d_5 = d_sum;
                let d_6 = d_5 * (0.5 + (i as f64));
                (*d_hit) += d_6 * (*hit);
                (*d_hit) += d_6 * (*hit);
            }
            let length_2 = ::rootgrad_autodiff::rt::length(&self.rows);
            for i_3 in 0..length_2 {
                let row = &self.rows[i_3];
                let length_3 = ::rootgrad_autodiff::rt::length(&row);
                for i_4 in 0..length_3 {
                    let i_5 = i_4;
                    let hit_2 = &row[i_4];
                    sum += (*hit_2).sin() * (1.5 + (i_5 as f64));
                    let hit_2 = &row[i_4];
                    let d_3 = d_sum;
                    let d_4 = d_3 * (1.5 + (i_5 as f64));
                    d_self.rows[i_3][i_4]
                        += d_4 * ::rootgrad_autodiff::rules::sin(*hit_2);
                }
                let row = &self.rows[i_3];
            }
            let length_4 = ::rootgrad_autodiff::rt::length(&self.jets);
            for i_6 in 0..length_4 {
                let jet = &self.jets[i_6];
                sum += (jet.pt * jet.eta) * jet.eta;
                let jet = &self.jets[i_6];
                let d_jet = &mut d_self.jets[i_6];
                let d_1 = d_sum;
                let d_2 = d_1 * jet.eta;
                d_jet.pt += d_2 * jet.eta;
                d_jet.eta += d_2 * jet.pt;
                d_jet.eta += d_1 * (jet.pt * jet.eta);
            }
            let result: f64 = sum;
            d_self.window[1] += d_sum * self.window[3];
            d_self.window[3] += d_sum * self.window[1];
            result
        }
        /// The forward derivative of [`weight`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn weight_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let mut sum = self.window[1] * self.window[3];
            let mut t_sum = ::rootgrad_autodiff::rt::scalar(t_self.window[1])
                * self.window[3]
                + self.window[1] * ::rootgrad_autodiff::rt::scalar(t_self.window[3]);
            let length = ::rootgrad_autodiff::rt::length(&self.hits);
            for i_2 in 0..length {
                let i = i_2;
                let hit = &self.hits[i_2];
                let t_hit = &t_self.hits[i_2];
                t_sum
                    += (::rootgrad_autodiff::rt::scalar(*t_hit) * (*hit)
                        + (*hit) * ::rootgrad_autodiff::rt::scalar(*t_hit))
                        * (0.5 + (i as f64));
                sum += ((*hit) * (*hit)) * (0.5 + (i as f64));
            }
            let length_2 = ::rootgrad_autodiff::rt::length(&self.rows);
            for i_3 in 0..length_2 {
                let row = &self.rows[i_3];
                let t_row = &t_self.rows[i_3];
                let length_3 = ::rootgrad_autodiff::rt::length(&row);
                for i_4 in 0..length_3 {
                    let i_5 = i_4;
                    let hit_2 = &row[i_4];
                    let t_hit_2 = &t_row[i_4];
                    t_sum
                        += (::rootgrad_autodiff::rules::sin(*hit_2)
                            * ::rootgrad_autodiff::rt::scalar(*t_hit_2))
                            * (1.5 + (i_5 as f64));
                    sum += (*hit_2).sin() * (1.5 + (i_5 as f64));
                }
            }
            let length_4 = ::rootgrad_autodiff::rt::length(&self.jets);
            for i_6 in 0..length_4 {
                let jet = &self.jets[i_6];
                let t_jet = &t_self.jets[i_6];
                t_sum
                    += (::rootgrad_autodiff::rt::scalar(t_jet.pt) * jet.eta
                        + jet.pt * ::rootgrad_autodiff::rt::scalar(t_jet.eta)) * jet.eta
                        + (jet.pt * jet.eta)
                            * ::rootgrad_autodiff::rt::scalar(t_jet.eta);
                sum += (jet.pt * jet.eta) * jet.eta;
            }
            let result: f64 = sum;
            let t_result: f64 = t_sum;
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
            let mut sum = self.window[1] * self.window[3];
            let mut t_sum = (t_self.window[1] * self.window[3])
                + (self.window[1] * t_self.window[3]);
            let length = ::rootgrad_autodiff::rt::length(&self.hits);
            for i_2 in 0..length {
                let i = i_2;
                let hit = &self.hits[i_2];
                let t_hit = &t_self.hits[i_2];
                t_sum
                    += (((*t_hit) * (*hit)) + ((*hit) * (*t_hit))) * (0.5 + (i as f64));
                sum += ((*hit) * (*hit)) * (0.5 + (i as f64));
            }
            let length_2 = ::rootgrad_autodiff::rt::length(&self.rows);
            for i_3 in 0..length_2 {
                let row = &self.rows[i_3];
                let t_row = &t_self.rows[i_3];
                let length_3 = ::rootgrad_autodiff::rt::length(&row);
                for i_4 in 0..length_3 {
                    let i_5 = i_4;
                    let hit_2 = &row[i_4];
                    let t_hit_2 = &t_row[i_4];
                    let x = *hit_2;
                    shape_1.keep(&x);
                    t_sum += (x.cos() * (*t_hit_2)) * (1.5 + (i_5 as f64));
                    sum += (*hit_2).sin() * (1.5 + (i_5 as f64));
                }
            }
            let length_4 = ::rootgrad_autodiff::rt::length(&self.jets);
            for i_6 in 0..length_4 {
                let jet = &self.jets[i_6];
                let t_jet = &t_self.jets[i_6];
                t_sum
                    += (((t_jet.pt * jet.eta) + (jet.pt * t_jet.eta)) * jet.eta)
                        + ((jet.pt * jet.eta) * t_jet.eta);
                sum += (jet.pt * jet.eta) * jet.eta;
            }
            let result: f64 = sum;
            let t_result: f64 = t_sum;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum: f64 = -0.0;
            let mut d_t_sum: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum += d_t_result;
            d_sum += d_result;
            for i_6 in 0..length_4 {
                let jet = &self.jets[i_6];
                let t_jet = &t_self.jets[i_6];
                let d_jet = &mut d_self.jets[i_6];
                let d_t_jet = &mut d_t_self.jets[i_6];
                let d_1 = d_sum;
                let d_2 = d_1 * jet.eta;
                d_jet.pt += d_2 * jet.eta;
                d_jet.eta += d_2 * jet.pt;
                d_jet.eta += d_1 * (jet.pt * jet.eta);
                let d_3 = d_t_sum;
                let d_4 = d_3 * jet.eta;
                d_t_jet.pt += d_4 * jet.eta;
                d_jet.eta += d_4 * t_jet.pt;
                d_jet.pt += d_4 * t_jet.eta;
                d_t_jet.eta += d_4 * jet.pt;
                d_jet.eta += d_3 * ((t_jet.pt * jet.eta) + (jet.pt * t_jet.eta));
                let d_5 = d_3 * t_jet.eta;
                d_jet.pt += d_5 * jet.eta;
                d_jet.eta += d_5 * jet.pt;
                d_t_jet.eta += d_3 * (jet.pt * jet.eta);
            }
            for i_3 in (0..length_2).rev() {
                let row = &self.rows[i_3];
                let t_row = &t_self.rows[i_3];
                let length_3 = row.len();
                let d_row = &mut d_self.rows[i_3];
                for i_4 in (0..length_3).rev() {
                    let i_5 = i_4;
                    let hit_2 = &row[i_4];
                    let t_hit_2 = &t_row[i_4];
                    let x = *hit_2;
                    let mut d_x = shape_1.zero();
                    let d_hit_2 = &mut d_row[i_4];
                    let d_6 = d_sum;
                    let d_7 = d_6 * (1.5 + (i_5 as f64));
                    (*d_hit_2) += d_7 * ::rootgrad_autodiff::rules::sin(*hit_2);
                    let d_8 = d_t_sum;
                    let d_9 = d_8 * (1.5 + (i_5 as f64));
                    let d_10 = d_9 * (*t_hit_2);
                    d_x += d_10 * ::rootgrad_autodiff::rules::cos(x);
                    d_t_self.rows[i_3][i_4] += d_9 * x.cos();
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_hit_2), &(d_x));
                }
            }
            for i_2 in 0..length {
                let i = i_2;
                let hit = &self.hits[i_2];
                let t_hit = &t_self.hits[i_2];
                let d_hit = &mut d_self.hits[i_2];
                let d_t_hit = &mut d_t_self.hits[i_2];
                let d_11 = d_sum;
                let d_12 = d_11 * (0.5 + (i as f64));
                (*d_hit) += d_12 * (*hit);
                (*d_hit) += d_12 * (*hit);
                let d_13 = d_t_sum;
                let d_14 = d_13 * (0.5 + (i as f64));
                (*d_t_hit) += d_14 * (*hit);
                (*d_hit) += d_14 * (*t_hit);
                (*d_hit) += d_14 * (*t_hit);
                (*d_t_hit) += d_14 * (*hit);
            }
            d_t_self.window[1] += d_t_sum * self.window[3];
            d_self.window[3] += d_t_sum * t_self.window[1];
            d_self.window[1] += d_t_sum * t_self.window[3];
            d_t_self.window[3] += d_t_sum * self.window[1];
            d_self.window[1] += d_sum * self.window[3];
            d_self.window[3] += d_sum * self.window[1];
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
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_rebuild, fn __vjp_select, fn __vjp_weight & mut fn
            __mut_handed_weight
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut jets = ::std::vec![];
        for i in 0..4 {
            jets.push(Jet {
                pt: x[i] * x[i],
                eta: x[(i + 1)],
            });
        }
        let mut event = Event {
            jets: ::core::clone::Clone::clone(&jets),
            hits: x.to_vec(),
            rows: ::std::vec![
                x[1..4].to_vec(), ::std::vec![(x[0] * x[4]), (1.0 + (x[0] * x[0])), x[2]]
            ],
            window: [x[3], x[0], x[2], x[1]],
        };
        event.hits.push(x[0]);
        kept_4.keep_owned(&event);
        let selected = event.select(0.2);
        kept_3.keep_owned(&event);
        let before = event.weight();
        kept_2.keep_owned(&event);
        let first = event.rebuild();
        kept_1.keep_owned(&event);
        let value = event.__mut_handed_weight().weight();
        let result: f64 = (selected * before) + (first * value);
        let mut d_result = d_ret;
        let mut d_jets = ::rootgrad_autodiff::Differentiable::zero_like(&jets);
        let mut d_event = ::rootgrad_autodiff::Differentiable::zero_like(&event);
        let mut d_selected = ::rootgrad_autodiff::Differentiable::zero_like(&selected);
        let mut d_before = ::rootgrad_autodiff::Differentiable::zero_like(&before);
        let mut d_first = ::rootgrad_autodiff::Differentiable::zero_like(&first);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        d_selected += d_result * before;
        d_before += d_result * selected;
        d_first += d_result * value;
        d_value += d_result * first;
        let v_1 = kept_1.take();
        (v_1).__vjp_weight(::core::option::Option::Some(&mut d_event), d_value);
        let v_2 = kept_2.take();
        (v_2).__vjp_rebuild(::core::option::Option::Some(&mut d_event), d_first);
        let v_3 = kept_3.take();
        (v_3).__vjp_weight(::core::option::Option::Some(&mut d_event), d_before);
        let v_4 = kept_4.take();
        (v_4)
            .__vjp_select(
                ::core::option::Option::Some(&mut d_event),
                0.2,
                ::rootgrad_autodiff::rt::Inactive,
                d_selected,
            );
        let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_event.hits);
        d_x[0] += d_1;
        let Event { jets: d_2, hits: d_3, rows: d_4, window: d_6 } = &d_event else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_jets, &((*d_2)));
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_3)[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[1..4][..], &(*d_4)[0][..]);
        d_x[0] += (*d_4)[1][0] * x[4];
        d_x[4] += (*d_4)[1][0] * x[0];
        let d_5 = (*d_4)[1][1];
        d_x[0] += d_5 * x[0];
        d_x[0] += d_5 * x[0];
        d_x[2] += (*d_4)[1][2];
        d_x[3] += (*d_6)[0];
        d_x[0] += (*d_6)[1];
        d_x[2] += (*d_6)[2];
        d_x[1] += (*d_6)[3];
        for i in (0..4).rev() {
            let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_jets);
            let Jet { pt: d_8, eta: d_9 } = &d_7 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[i] += (*d_8) * x[i];
            d_x[i] += (*d_8) * x[i];
            d_x[i + 1] += (*d_9);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_rebuild, fn __jvp_select, fn __jvp_weight
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut jets = ::std::vec![];
        let mut t_jets = ::rootgrad_autodiff::Differentiable::zero_like(&jets);
        for i in 0..4 {
            t_jets
                .push(Jet {
                    pt: t_x[i] * x[i] + x[i] * t_x[i],
                    eta: t_x[i + 1],
                });
            jets.push(Jet {
                pt: x[i] * x[i],
                eta: x[(i + 1)],
            });
        }
        let mut t_event = Event {
            jets: t_jets,
            hits: t_x.to_vec(),
            rows: ::std::vec![
                t_x[1..4].to_vec(), ::std::vec![t_x[0] * x[4] + x[0] * t_x[4], t_x[0] *
                x[0] + x[0] * t_x[0], t_x[2]]
            ],
            window: [t_x[3], t_x[0], t_x[2], t_x[1]],
        };
        let mut event = Event {
            jets: jets,
            hits: x.to_vec(),
            rows: ::std::vec![
                x[1..4].to_vec(), ::std::vec![(x[0] * x[4]), (1.0 + (x[0] * x[0])), x[2]]
            ],
            window: [x[3], x[0], x[2], x[1]],
        };
        t_event.hits.push(t_x[0]);
        event.hits.push(x[0]);
        let (v_1, t_selected) = (event)
            .__jvp_select(&mut t_event, 0.2, ::rootgrad_autodiff::rt::Inactive);
        let selected = v_1;
        let (v_2, t_before) = (event).__jvp_weight(&mut t_event);
        let before = v_2;
        let (v_3, t_first) = (event).__jvp_rebuild(&mut t_event);
        let first = v_3;
        let (v_4, t_value) = (event).__jvp_weight(&mut t_event);
        let value = v_4;
        let result: f64 = (selected * before) + (first * value);
        let t_result: f64 = (t_selected * before + selected * t_before)
            + (t_first * value + first * t_value);
        (result, t_result)
    }
}
mod typed_references {
    impl Track {
        /// The reverse derivative of [`fold`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn fold_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let hits: &mut Vec<f64> = &mut self.hits;
            let mut sum = 0.0;
            let mut running = true;
            let mut passes_of_kept_13 = 0usize;
            while running {
                passes_of_kept_13 += 1;
                let present = kept_12.keep((hits.len() > 0));
                if present {
                    let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                    let at = kept_10.keep((hits.len() - 1));
                    let popped = kept_9.keep(hits[at]);
                    hits.pop();
                    let hit = popped;
                    sum += hit * hit;
                    if hits.len() < 3 {
                        running = false;
                    }
                    pass_1.push((kept_9.take(), kept_10.take()));
                } else {
                    running = false;
                }
            }
            kept_13.keep(passes_of_kept_13);
            {
                let mut n = 0usize;
                for i in 0..kept_8.keep((&mut (*hits)).len()) {
                    let hit_2 = &(*hits)[i];
                    let t = kept_7.keep(((*hit_2) > 0.0));
                    if t {
                        let at_2 = kept_6.keep(n);
                        let at_3 = i;
                        let t_2 = (*hits)[at_2];
                        (*hits)[at_2] = (*hits)[at_3];
                        (*hits)[at_3] = t_2;
                        n += 1;
                    }
                }
                {
                    let n_2 = n;
                    let mut passes_of_kept_5 = 0usize;
                    while (&mut (*hits)).len() > n_2 {
                        passes_of_kept_5 += 1;
                        if kept_4.keep(((*hits).len() > 0)) {
                            (*hits).pop();
                        }
                    }
                    kept_5.keep(passes_of_kept_5);
                }
            }
            kept_3.keep_owned(&self.time);
            match &mut self.time {
                Some(time) => {
                    (*time) = kept_2.keep((*time)) * sum;
                }
                _ => {}
            }
            let rest: &[f64] = &self.hits;
            let result: f64 = sum * kept_1.keep(rest[0]);
            let mut d_result = d_ret;
            let mut d_sum: f64 = -0.0;
            let v_1 = kept_1.take();
            d_sum += d_result * v_1;
            d_self.hits[0] += d_result * sum;
            let v_3 = kept_3.take();
            match &v_3 {
                Some(time) => {
                    let Some(d_time) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_2 = kept_2.take();
                    let d_1 = ::core::mem::take(&mut (*d_time));
                    (*d_time) += d_1 * sum;
                    d_sum += d_1 * v_2;
                }
                _ => {}
            }
            {
                {
                    for _ in 0..kept_5.take() {
                        let v_4 = kept_4.take();
                        if v_4 {
                            ::rootgrad_autodiff::rt::unpopped(&mut d_self.hits);
                        }
                    }
                }
                let v_6 = kept_8.take();
                for i in (0..v_6).rev() {
                    let t = kept_7.take();
                    if t {
                        let at_2 = kept_6.take();
                        let at_3 = i;
                        let mut d_t_2: f64 = -0.0;
                        let d_2 = ::core::mem::take(&mut d_self.hits[at_3]);
                        d_t_2 += d_2;
                        let d_3 = ::core::mem::take(&mut d_self.hits[at_2]);
                        d_self.hits[at_3] += d_3;
                        d_self.hits[at_2] += d_t_2;
                    }
                }
            }
            for _ in 0..kept_13.take() {
                let present = kept_12.take();
                if present {
                    let (popped, at) = pass_1.take();
                    let hit = popped;
                    let mut d_popped: f64 = -0.0;
                    let mut d_hit: f64 = -0.0;
                    let d_4 = d_sum;
                    d_hit += d_4 * hit;
                    d_hit += d_4 * hit;
                    d_popped += d_hit;
                    ::rootgrad_autodiff::rt::unpopped(&mut d_self.hits);
                    d_self.hits[at] += d_popped;
                }
            }
            kept_4.finish();
            kept_6.finish();
            kept_7.finish();
            pass_1.finish();
            kept_12.finish();
            result
        }
        /// The forward derivative of [`fold`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn fold_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            let hits: &mut Vec<f64> = &mut self.hits;
            let t_hits: &mut Vec<f64> = &mut t_self.hits;
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            let mut running = true;
            while running {
                let present = hits.len() > 0;
                if present {
                    let at = hits.len() - 1;
                    let popped = hits[at];
                    let t_popped = t_hits[at];
                    t_hits.pop();
                    hits.pop();
                    let hit = popped;
                    let t_hit = t_popped;
                    t_sum += t_hit * hit + hit * t_hit;
                    sum += hit * hit;
                    if hits.len() < 3 {
                        running = false;
                    }
                } else {
                    running = false;
                }
            }
            {
                let mut n = 0usize;
                for i in 0..(&mut (*hits)).len() {
                    let hit_2 = &(*hits)[i];
                    let t_hit_2 = &(*t_hits)[i];
                    let t = (*hit_2) > 0.0;
                    if t {
                        let at_2 = n;
                        let at_3 = i;
                        let t_2 = (*hits)[at_2];
                        let t_t_2 = (*t_hits)[at_2];
                        (*t_hits)[at_2] = (*t_hits)[at_3];
                        (*hits)[at_2] = (*hits)[at_3];
                        (*t_hits)[at_3] = t_t_2;
                        (*hits)[at_3] = t_2;
                        n += 1;
                    }
                }
                {
                    let n_2 = n;
                    while (&mut (*hits)).len() > n_2 {
                        if (*hits).len() > 0 {
                            (*t_hits).pop();
                            (*hits).pop();
                        }
                    }
                }
            }
            match &mut self.time {
                Some(time) => {
                    let Some(t_time) = &mut t_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    (*t_time) = ::rootgrad_autodiff::rt::scalar(*t_time) * sum
                        + (*time) * t_sum;
                    (*time) = (*time) * sum;
                }
                _ => {}
            }
            let rest: &[f64] = &self.hits;
            let t_rest: &[f64] = &t_self.hits;
            let result: f64 = sum * rest[0];
            let t_result: f64 = t_sum * rest[0] + sum * t_rest[0];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_fold(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::fold_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_fold(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::fold_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn fold_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
            let hits: &mut Vec<f64> = &mut self.hits;
            let t_hits: &mut Vec<f64> = &mut t_self.hits;
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            let mut running = true;
            let mut passes_of_kept_24 = 0usize;
            while running {
                passes_of_kept_24 += 1;
                let present = kept_23.keep((hits.len() > 0));
                if present {
                    let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
                    let at = kept_21.keep((hits.len() - 1));
                    let popped = kept_20.keep(hits[at]);
                    let t_popped = kept_19.keep(t_hits[at]);
                    if kept_18.keep((t_hits.len() > 0)) {
                        t_hits.pop();
                    }
                    if kept_17.keep((hits.len() > 0)) {
                        hits.pop();
                    }
                    let hit = popped;
                    let t_hit = t_popped;
                    t_sum += (t_hit * hit) + (hit * t_hit);
                    sum += hit * hit;
                    if hits.len() < 3 {
                        running = false;
                    }
                    pass_2
                        .push((
                            kept_17.take(),
                            kept_18.take(),
                            kept_19.take(),
                            kept_20.take(),
                            kept_21.take(),
                        ));
                } else {
                    running = false;
                }
            }
            kept_24.keep(passes_of_kept_24);
            {
                let mut n = 0usize;
                for i in 0..kept_16.keep((&mut (*hits)).len()) {
                    let hit_2 = &(*hits)[i];
                    let t_hit_2 = &(*t_hits)[i];
                    let t = kept_15.keep(((*hit_2) > 0.0));
                    if t {
                        let at_2 = kept_14.keep(n);
                        let at_3 = i;
                        let t_2 = (*hits)[at_2];
                        let t_t_2 = (*t_hits)[at_2];
                        (*t_hits)[at_2] = (*t_hits)[at_3];
                        (*hits)[at_2] = (*hits)[at_3];
                        (*t_hits)[at_3] = t_t_2;
                        (*hits)[at_3] = t_2;
                        n += 1;
                    }
                }
                {
                    let n_2 = n;
                    let mut passes_of_kept_13 = 0usize;
                    while (&mut (*hits)).len() > n_2 {
                        passes_of_kept_13 += 1;
                        if kept_12.keep(((*hits).len() > 0)) {
                            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                            if kept_10.keep(((*t_hits).len() > 0)) {
                                (*t_hits).pop();
                            }
                            if kept_9.keep(((*hits).len() > 0)) {
                                (*hits).pop();
                            }
                            pass_1.push((kept_9.take(), kept_10.take()));
                        }
                    }
                    kept_13.keep(passes_of_kept_13);
                }
            }
            kept_8.keep_owned(&self.time);
            match &mut self.time {
                Some(time) => {
                    kept_7.keep_owned(&t_self.time);
                    match &mut t_self.time {
                        Some(t_time) => {
                            (*t_time) = (kept_5.keep((*t_time)) * sum)
                                + (kept_6.keep((*time)) * t_sum);
                            (*time) = kept_4.keep((*time)) * sum;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                _ => {}
            }
            let rest: &[f64] = &self.hits;
            let t_rest: &[f64] = &t_self.hits;
            let result: f64 = sum * kept_3.keep(rest[0]);
            let t_result: f64 = (t_sum * kept_1.keep(rest[0]))
                + (sum * kept_2.keep(t_rest[0]));
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_sum: f64 = -0.0;
            let mut d_t_sum: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            d_t_sum += d_t_result * v_1;
            d_self.hits[0] += d_t_result * t_sum;
            d_sum += d_t_result * v_2;
            d_t_self.hits[0] += d_t_result * sum;
            let v_3 = kept_3.take();
            d_sum += d_result * v_3;
            d_self.hits[0] += d_result * sum;
            let v_8 = kept_8.take();
            match &v_8 {
                Some(time) => {
                    let Some(d_time) = &mut d_self.time else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_7 = kept_7.take();
                    match &v_7 {
                        Some(t_time) => {
                            let Some(d_t_time) = &mut d_t_self.time else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let v_4 = kept_4.take();
                            let d_1 = ::core::mem::take(&mut (*d_time));
                            (*d_time) += d_1 * sum;
                            d_sum += d_1 * v_4;
                            let v_5 = kept_5.take();
                            let v_6 = kept_6.take();
                            let d_2 = ::core::mem::take(&mut (*d_t_time));
                            (*d_t_time) += d_2 * sum;
                            d_sum += d_2 * v_5;
                            (*d_time) += d_2 * t_sum;
                            d_t_sum += d_2 * v_6;
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
            {
                {
                    for _ in 0..kept_13.take() {
                        let v_11 = kept_12.take();
                        if v_11 {
                            let (v_9, v_10) = pass_1.take();
                            if v_9 {
                                ::rootgrad_autodiff::rt::unpopped(&mut d_self.hits);
                            }
                            if v_10 {
                                ::rootgrad_autodiff::rt::unpopped(&mut d_t_self.hits);
                            }
                        }
                    }
                }
                let v_13 = kept_16.take();
                for i in (0..v_13).rev() {
                    let t = kept_15.take();
                    if t {
                        let at_2 = kept_14.take();
                        let at_3 = i;
                        let mut d_t_2: f64 = -0.0;
                        let mut d_t_t_2: f64 = -0.0;
                        let d_3 = ::core::mem::take(&mut d_self.hits[at_3]);
                        d_t_2 += d_3;
                        let d_4 = ::core::mem::take(&mut d_t_self.hits[at_3]);
                        d_t_t_2 += d_4;
                        let d_5 = ::core::mem::take(&mut d_self.hits[at_2]);
                        d_self.hits[at_3] += d_5;
                        let d_6 = ::core::mem::take(&mut d_t_self.hits[at_2]);
                        d_t_self.hits[at_3] += d_6;
                        d_t_self.hits[at_2] += d_t_t_2;
                        d_self.hits[at_2] += d_t_2;
                    }
                }
            }
            for _ in 0..kept_24.take() {
                let present = kept_23.take();
                if present {
                    let (v_14, v_15, t_popped, popped, at) = pass_2.take();
                    let hit = popped;
                    let t_hit = t_popped;
                    let mut d_popped: f64 = -0.0;
                    let mut d_t_popped: f64 = -0.0;
                    let mut d_hit: f64 = -0.0;
                    let mut d_t_hit: f64 = -0.0;
                    let d_7 = d_sum;
                    d_hit += d_7 * hit;
                    d_hit += d_7 * hit;
                    let d_8 = d_t_sum;
                    d_t_hit += d_8 * hit;
                    d_hit += d_8 * t_hit;
                    d_hit += d_8 * t_hit;
                    d_t_hit += d_8 * hit;
                    d_t_popped += d_t_hit;
                    d_popped += d_hit;
                    if v_14 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_self.hits);
                    }
                    if v_15 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_t_self.hits);
                    }
                    d_t_self.hits[at] += d_t_popped;
                    d_self.hits[at] += d_popped;
                }
            }
            pass_1.finish();
            kept_12.finish();
            kept_14.finish();
            kept_15.finish();
            pass_2.finish();
            kept_23.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_fold<'__shadow>(
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
            Self::fold_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_fold<'__shadow>(
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
            Self::fold_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_fold<'__shadow>(
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
            let _primal = Self::fold_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_fold<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::fold_pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_fold);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut track = Track {
            hits: x.to_vec(),
            time: Some((x[0] * x[1])),
        };
        kept_1.keep_owned(&track);
        let folded = track.fold();
        let t;
        match ::core::clone::Clone::clone(&track.time) {
            Some(time) => {
                t = folded * time;
            }
            None => {
                t = folded;
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_track = ::rootgrad_autodiff::Differentiable::zero_like(&track);
        let mut d_folded: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        match ::core::clone::Clone::clone(&track.time) {
            Some(time) => {
                let Some(d_time) = &mut d_track.time else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t);
                d_folded += d_1 * time;
                (*d_time) += d_1 * folded;
            }
            None => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_folded += d_2;
            }
        }
        let v_1 = kept_1.take();
        (v_1).__vjp_fold(::core::option::Option::Some(&mut d_track), d_folded);
        let Track { hits: d_3, time: d_4 } = &d_track else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_3)[..]);
        let Some(d_5) = &(*d_4) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_5) * x[1];
        d_x[1] += (*d_5) * x[0];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_fold);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_track = Track {
            hits: t_x.to_vec(),
            time: Some(t_x[0] * x[1] + x[0] * t_x[1]),
        };
        let mut track = Track {
            hits: x.to_vec(),
            time: Some((x[0] * x[1])),
        };
        let (v_1, t_folded) = (track).__jvp_fold(&mut t_track);
        let folded = v_1;
        let t;
        let t_t;
        match ::core::clone::Clone::clone(&track.time) {
            Some(time) => {
                let Some(t_time) = ::core::clone::Clone::clone(&t_track.time) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_folded * time + folded * t_time;
                t = folded * time;
            }
            None => {
                t_t = t_folded;
                t = folded;
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod fields_captured {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut line = Line {
            slope: x[0] * x[1],
            points: x.to_vec(),
        };
        let mut sum = 0.0;
        for i in 0..2 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut line_2 = kept_4.keep(line.clone());
            shape_2.keep(&line_2);
            shape_1.keep(&line.slope);
            line.slope = line.slope * 2.0;
            let z: f64 = kept_3.keep(::core::clone::Clone::clone(&line.points[i]));
            line.points.push((line_2.slope * z) + (z * z));
            let z_2: f64 = kept_2.keep(::core::clone::Clone::clone(&line.slope));
            sum
                += ((line_2.slope * z_2) + (z_2 * z_2))
                    * kept_1.keep(line.points[(i + 1)]);
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
        }
        let t = sum;
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::length(&line.points);
        let mut d_line = ::rootgrad_autodiff::Differentiable::zero_like(&line);
        let mut d_sum: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length {
            sum_2 += ::core::clone::Clone::clone(&line.points[i_2]);
            let d_1 = d_sum_2;
            d_line.points[i_2] += d_1;
        }
        let result: f64 = t + sum_2;
        d_t += d_result;
        d_sum += d_t;
        for i in (0..2).rev() {
            let (v_1, z_2, z, line_2) = pass_1.take();
            let mut d_line_2 = shape_2.zero();
            let mut d_z: f64 = -0.0;
            let mut d_z_2: f64 = -0.0;
            let d_2 = d_sum;
            let d_3 = d_2 * v_1;
            d_line_2.slope += d_3 * z_2;
            d_z_2 += d_3 * line_2.slope;
            d_z_2 += d_3 * z_2;
            d_z_2 += d_3 * z_2;
            d_line.points[i + 1] += d_2 * ((line_2.slope * z_2) + (z_2 * z_2));
            d_line.slope += d_z_2;
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_line.points);
            d_line_2.slope += d_4 * z;
            d_z += d_4 * line_2.slope;
            d_z += d_4 * z;
            d_z += d_4 * z;
            d_line.points[i] += d_z;
            let d_5 = shape_1.replace(&mut d_line.slope);
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
            d_line.slope += d_6 * 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_line, &d_line_2);
        }
        let Line { slope: d_7, points: d_8 } = &d_line else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_7) * x[1];
        d_x[1] += (*d_7) * x[0];
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_8)[..]);
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_line = Line {
            slope: t_x[0] * x[1] + x[0] * t_x[1],
            points: t_x.to_vec(),
        };
        let mut line = Line {
            slope: x[0] * x[1],
            points: x.to_vec(),
        };
        let mut sum = 0.0;
        let mut t_sum = 0.0;
        for i in 0..2 {
            let mut line_2 = line.clone();
            let mut t_line_2 = t_line.clone();
            t_line.slope = ::rootgrad_autodiff::rt::scalar(t_line.slope) * 2.0;
            line.slope = line.slope * 2.0;
            let z: f64 = line.points[i];
            let t_z: f64 = t_line.points[i];
            t_line
                .points
                .push(
                    (::rootgrad_autodiff::rt::scalar(t_line_2.slope) * z
                        + line_2.slope * t_z) + (t_z * z + z * t_z),
                );
            line.points.push((line_2.slope * z) + (z * z));
            let z_2: f64 = line.slope;
            let t_z_2: f64 = t_line.slope;
            t_sum
                += ((::rootgrad_autodiff::rt::scalar(t_line_2.slope) * z_2
                    + line_2.slope * t_z_2) + (t_z_2 * z_2 + z_2 * t_z_2))
                    * line.points[(i + 1)]
                    + ((line_2.slope * z_2) + (z_2 * z_2))
                        * ::rootgrad_autodiff::rt::scalar(t_line.points[i + 1]);
            sum += ((line_2.slope * z_2) + (z_2 * z_2)) * line.points[(i + 1)];
        }
        let t = sum;
        let t_t = t_sum;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&line.points);
        for i_2 in 0..length {
            t_sum_2 += t_line.points[i_2];
            sum_2 += line.points[i_2];
        }
        let result: f64 = t + sum_2;
        let t_result: f64 = t_t + t_sum_2;
        (result, t_result)
    }
}
mod stack_machine {
    impl Machine {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_new(_: impl Sized) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new() -> (Self, Self) {
            let value = Self::new();
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new(_: impl Sized) {}
        /// The reverse derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pullback(self: &mut Self, d_self: &mut Self, x: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            self.stack.push(x);
            shape_1.keep(&self.steps);
            self.steps += 1;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = shape_1.restored(&mut d_self.steps);
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_self.stack);
            d_x += d_2;
            d_x
        }
        /// The forward derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pushforward(self: &mut Self, t_self: &mut Self, x: f64, t_x: f64) {
            t_self.stack.push(t_x);
            self.stack.push(x);
            self.steps += 1;
            t_self.steps = ::rootgrad_autodiff::rt::tangent_at(t_self.steps, self.steps);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_push(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::push_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_push(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::push_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn push_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            t_self.stack.push(t_x);
            self.stack.push(x);
            shape_2.keep(&self.steps);
            self.steps += 1;
            shape_1.keep(&t_self.steps);
            t_self.steps = ::rootgrad_autodiff::rt::tangent_at(t_self.steps, self.steps);
            let t_self = &*t_self;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = shape_1.replace(&mut d_t_self.steps);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.steps, &(d_1));
            let d_2 = shape_2.restored(&mut d_self.steps);
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_self.stack);
            d_x += d_3;
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.stack);
            d_t_x += d_4;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_push<'__shadow>(
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __path_jvp_vjp_push<'__shadow>(
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __vjp_push<'__shadow>(
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
            let g1 = Self::push_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_push<'__shadow>(
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
            let g1 = Self::push_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`pop`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pop_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&self.steps);
            self.steps += 1;
            let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
            let popped = self.stack[at].clone();
            if let Some(last) = self.stack.last() {
                shape_1.keep(last);
            }
            self.stack.pop();
            let result: f64 = popped;
            let mut d_result = d_ret;
            let mut d_popped: f64 = -0.0;
            d_popped += d_result;
            d_self.stack.push(shape_1.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.stack[at], &d_popped);
            let d_1 = shape_2.restored(&mut d_self.steps);
            result
        }
        /// The forward derivative of [`pop`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pop_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            self.steps += 1;
            t_self.steps = ::rootgrad_autodiff::rt::tangent_at(t_self.steps, self.steps);
            let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
            let popped = self.stack[at].clone();
            let t_popped = t_self.stack[at].clone();
            t_self.stack.pop();
            self.stack.pop();
            let result: f64 = popped;
            let t_result: f64 = t_popped;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_pop(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::pop_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_pop(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pop_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pop_pushforward_pullback(
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
            shape_4.keep(&self.steps);
            self.steps += 1;
            shape_3.keep(&t_self.steps);
            t_self.steps = ::rootgrad_autodiff::rt::tangent_at(t_self.steps, self.steps);
            let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
            let popped = self.stack[at].clone();
            let t_popped = t_self.stack[at].clone();
            if kept_2.keep((::rootgrad_autodiff::rt::length(&t_self.stack) > 0)) {
                if let Some(last) = t_self.stack.last() {
                    shape_2.keep(last);
                }
                t_self.stack.pop();
            }
            if kept_1.keep((::rootgrad_autodiff::rt::length(&self.stack) > 0)) {
                if let Some(last) = self.stack.last() {
                    shape_1.keep(last);
                }
                self.stack.pop();
            }
            let result: f64 = popped;
            let t_result: f64 = t_popped;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_popped: f64 = -0.0;
            let mut d_t_popped: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_popped += d_t_result;
            d_popped += d_result;
            let v_1 = kept_1.take();
            if v_1 {
                d_self.stack.push(shape_1.zero());
            }
            let v_2 = kept_2.take();
            if v_2 {
                d_t_self.stack.push(shape_2.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.stack[at], &d_t_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.stack[at], &d_popped);
            let d_1 = shape_3.replace(&mut d_t_self.steps);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.steps, &(d_1));
            let d_2 = shape_4.restored(&mut d_self.steps);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_pop<'__shadow>(
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
            Self::pop_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_pop<'__shadow>(
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
            Self::pop_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_pop<'__shadow>(
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
            let _primal = Self::pop_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_pop<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pop_pullback(&mut a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`pop_or`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pop_or_pullback(
            self: &mut Self,
            d_self: &mut Self,
            reserve: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let present = ::rootgrad_autodiff::rt::length(&self.stack) > 0;
            let t;
            if present {
                let at = kept_1.keep((::rootgrad_autodiff::rt::length(&self.stack) - 1));
                let popped = self.stack[at].clone();
                if let Some(last) = self.stack.last() {
                    shape_1.keep(last);
                }
                self.stack.pop();
                t = popped;
            } else {
                t = reserve;
            }
            let result: f64 = t;
            let mut d_reserve = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            if present {
                let at = kept_1.take();
                let mut d_popped: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_t);
                d_popped += d_1;
                d_self.stack.push(shape_1.zero());
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.stack[at], &d_popped);
            } else {
                let d_2 = ::core::mem::take(&mut d_t);
                d_reserve += d_2;
            }
            (result, d_reserve)
        }
        /// The forward derivative of [`pop_or`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pop_or_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            reserve: f64,
            t_reserve: f64,
        ) -> (f64, f64) {
            let present = ::rootgrad_autodiff::rt::length(&self.stack) > 0;
            let t;
            let t_t;
            if present {
                let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
                let popped = self.stack[at].clone();
                let t_popped = t_self.stack[at].clone();
                t_self.stack.pop();
                self.stack.pop();
                t_t = t_popped;
                t = popped;
            } else {
                t_t = t_reserve;
                t = reserve;
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_pop_or(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pop_or_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_pop_or(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pop_or_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pop_or_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            reserve: f64,
            t_reserve: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let present = ::rootgrad_autodiff::rt::length(&self.stack) > 0;
            let t;
            let t_t;
            if present {
                let at = kept_3.keep((::rootgrad_autodiff::rt::length(&self.stack) - 1));
                let popped = self.stack[at].clone();
                let t_popped = t_self.stack[at].clone();
                if kept_2.keep((::rootgrad_autodiff::rt::length(&t_self.stack) > 0)) {
                    if let Some(last) = t_self.stack.last() {
                        shape_2.keep(last);
                    }
                    t_self.stack.pop();
                }
                if kept_1.keep((::rootgrad_autodiff::rt::length(&self.stack) > 0)) {
                    if let Some(last) = self.stack.last() {
                        shape_1.keep(last);
                    }
                    self.stack.pop();
                }
                t_t = t_popped;
                t = popped;
            } else {
                t_t = t_reserve;
                t = reserve;
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_reserve = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_reserve = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            if present {
                let at = kept_3.take();
                let mut d_popped: f64 = -0.0;
                let mut d_t_popped: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_t);
                d_popped += d_1;
                let d_2 = ::core::mem::take(&mut d_t_t);
                d_t_popped += d_2;
                let v_1 = kept_1.take();
                if v_1 {
                    d_self.stack.push(shape_1.zero());
                }
                let v_2 = kept_2.take();
                if v_2 {
                    d_t_self.stack.push(shape_2.zero());
                }
                ::rootgrad_autodiff::rt::accumulate(
                    &mut d_t_self.stack[at],
                    &d_t_popped,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.stack[at], &d_popped);
            } else {
                let d_3 = ::core::mem::take(&mut d_t);
                d_reserve += d_3;
                let d_4 = ::core::mem::take(&mut d_t_t);
                d_t_reserve += d_4;
            }
            (d_reserve, d_t_reserve)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_pop_or<'__shadow>(
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::pop_or_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
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
        fn __path_jvp_vjp_pop_or<'__shadow>(
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pop_or_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
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
        fn __vjp_pop_or<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
            let (_primal, g1) = Self::pop_or_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_pop_or<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::pop_or_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`top`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn top_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::length(&self.stack);
            let result: f64 = self
                .stack[(::rootgrad_autodiff::rt::length(&self.stack) - 1)];
            let mut d_result = d_ret;
            d_self.stack[self.stack.len() - 1] += d_result;
            result
        }
        /// The forward derivative of [`top`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn top_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::rt::length(&self.stack);
            let result: f64 = self
                .stack[(::rootgrad_autodiff::rt::length(&self.stack) - 1)];
            let t_result: f64 = t_self
                .stack[::rootgrad_autodiff::rt::length(&self.stack) - 1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_top(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::top_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_top(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::top_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn top_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::length(&self.stack);
            let result: f64 = self
                .stack[(::rootgrad_autodiff::rt::length(&self.stack) - 1)];
            let t_result: f64 = t_self
                .stack[(::rootgrad_autodiff::rt::length(&self.stack) - 1)];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.stack[self.stack.len() - 1] += d_t_result;
            d_self.stack[self.stack.len() - 1] += d_result;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_top<'__shadow>(
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
            Self::top_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_top<'__shadow>(
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
            Self::top_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_top<'__shadow>(
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
            let _primal = Self::top_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_top<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::top_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`apply`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn apply_pullback(self: &mut Self, d_self: &mut Self, operator: u8) {
            ::rootgrad_autodiff::callees!(; fn __vjp_pop, fn __vjp_push);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            kept_2.keep_owned(self);
            let b = self.pop();
            let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
            let popped = self.stack[at].clone();
            if let Some(last) = self.stack.last() {
                shape_1.keep(last);
            }
            self.stack.pop();
            let a = ::core::clone::Clone::clone(&popped);
            let t;
            match operator {
                b'+' => {
                    t = a + b;
                    shape_2.keep(&t);
                }
                b'*' => {
                    t = a * b;
                    shape_2.keep(&t);
                }
                b'-' => {
                    t = a - b;
                    shape_2.keep(&t);
                }
                _ => {
                    unreachable!();
                }
            }
            kept_1.keep_owned(self);
            self.push(::core::clone::Clone::clone(&t));
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t = shape_2.zero();
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_push(
                    ::core::option::Option::Some(&mut (*d_self)),
                    ::core::clone::Clone::clone(&t),
                    &mut d_t,
                    ::rootgrad_autodiff::rt::Unused,
                );
            match operator {
                b'+' => {
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                    d_a += d_2;
                    d_b += d_2;
                }
                b'*' => {
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                    d_a += d_4 * b;
                    d_b += d_4 * a;
                }
                b'-' => {
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
                    d_a += d_6;
                    d_b -= d_6;
                }
                _ => {}
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_a));
            d_self.stack.push(shape_1.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.stack[at], &d_popped);
            let v_2 = kept_2.take();
            (v_2).__vjp_pop(::core::option::Option::Some(&mut (*d_self)), d_b);
        }
        /// The forward derivative of [`apply`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn apply_pushforward(self: &mut Self, t_self: &mut Self, operator: u8) {
            ::rootgrad_autodiff::callees!(; fn __jvp_pop, fn __jvp_push);
            let (v_1, t_b) = (*self).__jvp_pop(&mut (*t_self));
            let b = v_1;
            let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
            let popped = self.stack[at].clone();
            let t_popped = t_self.stack[at].clone();
            t_self.stack.pop();
            self.stack.pop();
            let a = popped;
            let t_a = t_popped;
            let t;
            let t_t;
            match operator {
                b'+' => {
                    t_t = ::rootgrad_autodiff::rt::tangent_at(t_a + t_b, a + b);
                    t = a + b;
                }
                b'*' => {
                    t_t = ::rootgrad_autodiff::rt::tangent_at(t_a * b + a * t_b, a * b);
                    t = a * b;
                }
                b'-' => {
                    t_t = ::rootgrad_autodiff::rt::tangent_at(t_a - t_b, a - b);
                    t = a - b;
                }
                _ => {
                    unreachable!();
                }
            }
            (*self).__jvp_push(&mut (*t_self), t, t_t);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_apply(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: u8,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::apply_pushforward(self, t0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_apply(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: u8,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::apply_pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn apply_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            operator: u8,
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_pop, fn __jvp_push => fn __jvp_vjp_pop, fn __jvp_vjp_push
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            kept_5.keep_owned(&(*self));
            kept_6.keep_owned(&(*t_self));
            let v_1 = (*self).__jvp_pop(&mut (*t_self));
            let b = ::core::clone::Clone::clone(&v_1.0);
            let t_b = ::core::clone::Clone::clone(&v_1.1);
            let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
            let popped = self.stack[at].clone();
            let t_popped = t_self.stack[at].clone();
            if kept_4.keep((::rootgrad_autodiff::rt::length(&t_self.stack) > 0)) {
                if let Some(last) = t_self.stack.last() {
                    shape_2.keep(last);
                }
                t_self.stack.pop();
            }
            if kept_3.keep((::rootgrad_autodiff::rt::length(&self.stack) > 0)) {
                if let Some(last) = self.stack.last() {
                    shape_1.keep(last);
                }
                self.stack.pop();
            }
            let a = ::core::clone::Clone::clone(&popped);
            let t_a = ::core::clone::Clone::clone(&t_popped);
            let t;
            let t_t;
            match operator {
                b'+' => {
                    t_t = ::rootgrad_autodiff::rt::tangent_at((t_a + t_b), (a + b));
                    shape_4.keep(&t_t);
                    t = a + b;
                    shape_3.keep(&t);
                }
                b'*' => {
                    t_t = ::rootgrad_autodiff::rt::tangent_at(
                        ((t_a * b) + (a * t_b)),
                        (a * b),
                    );
                    shape_4.keep(&t_t);
                    t = a * b;
                    shape_3.keep(&t);
                }
                b'-' => {
                    t_t = ::rootgrad_autodiff::rt::tangent_at((t_a - t_b), (a - b));
                    shape_4.keep(&t_t);
                    t = a - b;
                    shape_3.keep(&t);
                }
                _ => {
                    unreachable!();
                }
            }
            kept_1.keep_owned(&(*self));
            kept_2.keep_owned(&(*t_self));
            (*self)
                .__jvp_push(
                    &mut (*t_self),
                    ::core::clone::Clone::clone(&t),
                    ::core::clone::Clone::clone(&t_t),
                );
            let t_self = &*t_self;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_t_popped = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_popped,
            );
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_t = shape_3.zero();
            let mut d_t_t = shape_4.zero();
            let v_2 = kept_1.take();
            let v_3 = kept_2.take();
            (v_2)
                .__jvp_vjp_push(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &v_3,
                    &mut (*d_t_self),
                    ::core::clone::Clone::clone(&t),
                    &mut d_t,
                    ::core::clone::Clone::clone(&t_t),
                    &mut d_t_t,
                    ::rootgrad_autodiff::rt::Unused,
                );
            match operator {
                b'+' => {
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                    d_a += d_2;
                    d_b += d_2;
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                    d_t_a += d_4;
                    d_t_b += d_4;
                }
                b'*' => {
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
                    d_a += d_6 * b;
                    d_b += d_6 * a;
                    let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                    d_t_a += d_8 * b;
                    d_b += d_8 * t_a;
                    d_a += d_8 * t_b;
                    d_t_b += d_8 * a;
                }
                b'-' => {
                    let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let d_10 = ::rootgrad_autodiff::rt::scalar(d_9);
                    d_a += d_10;
                    d_b -= d_10;
                    let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    let d_12 = ::rootgrad_autodiff::rt::scalar(d_11);
                    d_t_a += d_12;
                    d_t_b -= d_12;
                }
                _ => {}
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &(d_t_a));
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_a));
            let v_4 = kept_3.take();
            if v_4 {
                d_self.stack.push(shape_1.zero());
            }
            let v_5 = kept_4.take();
            if v_5 {
                d_t_self.stack.push(shape_2.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.stack[at], &d_t_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.stack[at], &d_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_b));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_b));
            let v_6 = kept_5.take();
            let v_7 = kept_6.take();
            (v_6)
                .__jvp_vjp_pop(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &v_7,
                    &mut (*d_t_self),
                    d_v_1,
                );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_apply<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: u8,
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
            Self::apply_pushforward_pullback(&mut this, d0, &mut a1, d1, a2);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_apply<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: u8,
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
            Self::apply_pushforward_pullback(&mut a0, d0, &mut a1, d1, a2);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_apply<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: u8,
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
            Self::apply_pullback(&mut this, d0, a1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_apply<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: u8,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::apply_pullback(&mut a0, d0, a1);
        }
        /// The reverse derivative of [`squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn squared_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let present = ::rootgrad_autodiff::rt::length(&self.stack) > 0;
            if present {
                let at = kept_2.keep((::rootgrad_autodiff::rt::length(&self.stack) - 1));
                let popped = kept_1.keep(self.stack[at].clone());
                shape_2.keep(&popped);
                if let Some(last) = self.stack.last() {
                    shape_1.keep(last);
                }
                self.stack.pop();
                let x = ::core::clone::Clone::clone(&popped);
                shape_3.keep(&x);
                t = x * x;
            } else {
                t = 0.0;
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            if present {
                let at = kept_2.take();
                let popped = kept_1.take();
                let x = ::core::clone::Clone::clone(&popped);
                let mut d_popped = shape_2.zero();
                let mut d_x = shape_3.zero();
                let d_1 = ::core::mem::take(&mut d_t);
                d_x += d_1 * x;
                d_x += d_1 * x;
                ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_x));
                d_self.stack.push(shape_1.zero());
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.stack[at], &d_popped);
            } else {
                let _ = ::core::mem::take(&mut d_t);
            }
            result
        }
        /// The forward derivative of [`squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn squared_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            let t;
            let t_t;
            let present = ::rootgrad_autodiff::rt::length(&self.stack) > 0;
            if present {
                let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
                let popped = self.stack[at].clone();
                let t_popped = t_self.stack[at].clone();
                t_self.stack.pop();
                self.stack.pop();
                let x = popped;
                let t_x = t_popped;
                t_t = t_x * x + x * t_x;
                t = x * x;
            } else {
                t_t = 0.0;
                t = 0.0;
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_squared(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
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
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
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
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
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
            let t;
            let t_t;
            let present = ::rootgrad_autodiff::rt::length(&self.stack) > 0;
            if present {
                let at = kept_5.keep((::rootgrad_autodiff::rt::length(&self.stack) - 1));
                let popped = kept_4.keep(self.stack[at].clone());
                shape_3.keep(&popped);
                let t_popped = kept_3.keep(t_self.stack[at].clone());
                shape_4.keep(&t_popped);
                if kept_2.keep((::rootgrad_autodiff::rt::length(&t_self.stack) > 0)) {
                    if let Some(last) = t_self.stack.last() {
                        shape_2.keep(last);
                    }
                    t_self.stack.pop();
                }
                if kept_1.keep((::rootgrad_autodiff::rt::length(&self.stack) > 0)) {
                    if let Some(last) = self.stack.last() {
                        shape_1.keep(last);
                    }
                    self.stack.pop();
                }
                let x = ::core::clone::Clone::clone(&popped);
                shape_5.keep(&x);
                let t_x = ::core::clone::Clone::clone(&t_popped);
                shape_6.keep(&t_x);
                t_t = (t_x * x) + (x * t_x);
                t = x * x;
            } else {
                t_t = 0.0;
                t = 0.0;
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            if present {
                let at = kept_5.take();
                let popped = kept_4.take();
                let t_popped = kept_3.take();
                let x = ::core::clone::Clone::clone(&popped);
                let t_x = ::core::clone::Clone::clone(&t_popped);
                let mut d_popped = shape_3.zero();
                let mut d_t_popped = shape_4.zero();
                let mut d_x = shape_5.zero();
                let mut d_t_x = shape_6.zero();
                let d_1 = ::core::mem::take(&mut d_t);
                d_x += d_1 * x;
                d_x += d_1 * x;
                let d_2 = ::core::mem::take(&mut d_t_t);
                d_t_x += d_2 * x;
                d_x += d_2 * t_x;
                d_x += d_2 * t_x;
                d_t_x += d_2 * x;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &(d_t_x));
                ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_x));
                let v_1 = kept_1.take();
                if v_1 {
                    d_self.stack.push(shape_1.zero());
                }
                let v_2 = kept_2.take();
                if v_2 {
                    d_t_self.stack.push(shape_2.zero());
                }
                ::rootgrad_autodiff::rt::accumulate(
                    &mut d_t_self.stack[at],
                    &d_t_popped,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.stack[at], &d_popped);
            } else {
                let _ = ::core::mem::take(&mut d_t);
                let _ = ::core::mem::take(&mut d_t_t);
            }
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::squared_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::squared_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
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
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::squared_pullback(&mut this, d0, d_ret.seed());
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
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::squared_pullback(&mut a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`rest`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rest_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut s = 1.0;
            let mut running = true;
            let mut passes_of_kept_6 = 0usize;
            while running {
                passes_of_kept_6 += 1;
                let present = kept_5
                    .keep((::rootgrad_autodiff::rt::length(&self.stack) > 0));
                if present {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let at = kept_3
                        .keep((::rootgrad_autodiff::rt::length(&self.stack) - 1));
                    let popped = kept_2.keep(self.stack[at].clone());
                    shape_2.keep(&popped);
                    if let Some(last) = self.stack.last() {
                        shape_1.keep(last);
                    }
                    self.stack.pop();
                    let x = ::core::clone::Clone::clone(&popped);
                    shape_3.keep(&x);
                    s = (kept_1.keep(s) * x) + 1.0;
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                } else {
                    running = false;
                }
            }
            kept_6.keep(passes_of_kept_6);
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for _ in 0..kept_6.take() {
                let present = kept_5.take();
                if present {
                    let (v_1, popped, at) = pass_1.take();
                    let x = ::core::clone::Clone::clone(&popped);
                    let mut d_popped = shape_2.zero();
                    let mut d_x = shape_3.zero();
                    let d_1 = ::core::mem::take(&mut d_s);
                    d_s += d_1 * x;
                    d_x += d_1 * v_1;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_x));
                    d_self.stack.push(shape_1.zero());
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut d_self.stack[at],
                        &d_popped,
                    );
                }
            }
            pass_1.finish();
            kept_5.finish();
            result
        }
        /// The forward derivative of [`rest`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rest_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            let mut s = 1.0;
            let mut t_s = 0.0;
            let mut running = true;
            while running {
                let present = ::rootgrad_autodiff::rt::length(&self.stack) > 0;
                if present {
                    let at = ::rootgrad_autodiff::rt::length(&self.stack) - 1;
                    let popped = self.stack[at].clone();
                    let t_popped = t_self.stack[at].clone();
                    t_self.stack.pop();
                    self.stack.pop();
                    let x = popped;
                    let t_x = t_popped;
                    t_s = t_s * x + s * t_x;
                    s = (s * x) + 1.0;
                } else {
                    running = false;
                }
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
        fn __jvp_rest(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::rest_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_rest(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::rest_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn rest_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut s = 1.0;
            let mut t_s = 0.0;
            let mut running = true;
            let mut passes_of_kept_11 = 0usize;
            while running {
                passes_of_kept_11 += 1;
                let present = kept_10
                    .keep((::rootgrad_autodiff::rt::length(&self.stack) > 0));
                if present {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let at = kept_8
                        .keep((::rootgrad_autodiff::rt::length(&self.stack) - 1));
                    let popped = kept_7.keep(self.stack[at].clone());
                    shape_3.keep(&popped);
                    let t_popped = kept_6.keep(t_self.stack[at].clone());
                    shape_4.keep(&t_popped);
                    if kept_5.keep((::rootgrad_autodiff::rt::length(&t_self.stack) > 0))
                    {
                        if let Some(last) = t_self.stack.last() {
                            shape_2.keep(last);
                        }
                        t_self.stack.pop();
                    }
                    if kept_4.keep((::rootgrad_autodiff::rt::length(&self.stack) > 0)) {
                        if let Some(last) = self.stack.last() {
                            shape_1.keep(last);
                        }
                        self.stack.pop();
                    }
                    let x = ::core::clone::Clone::clone(&popped);
                    shape_5.keep(&x);
                    let t_x = ::core::clone::Clone::clone(&t_popped);
                    shape_6.keep(&t_x);
                    t_s = (kept_2.keep(t_s) * x) + (kept_3.keep(s) * t_x);
                    s = (kept_1.keep(s) * x) + 1.0;
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
                        ));
                } else {
                    running = false;
                }
            }
            kept_11.keep(passes_of_kept_11);
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for _ in 0..kept_11.take() {
                let present = kept_10.take();
                if present {
                    let (v_1, v_2, v_3, v_4, v_5, t_popped, popped, at) = pass_1.take();
                    let x = ::core::clone::Clone::clone(&popped);
                    let t_x = ::core::clone::Clone::clone(&t_popped);
                    let mut d_popped = shape_3.zero();
                    let mut d_t_popped = shape_4.zero();
                    let mut d_x = shape_5.zero();
                    let mut d_t_x = shape_6.zero();
                    let d_1 = ::core::mem::take(&mut d_s);
                    d_s += d_1 * x;
                    d_x += d_1 * v_1;
                    let d_2 = ::core::mem::take(&mut d_t_s);
                    d_t_s += d_2 * x;
                    d_x += d_2 * v_2;
                    d_s += d_2 * t_x;
                    d_t_x += d_2 * v_3;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &(d_t_x));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_x));
                    if v_4 {
                        d_self.stack.push(shape_1.zero());
                    }
                    if v_5 {
                        d_t_self.stack.push(shape_2.zero());
                    }
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut d_t_self.stack[at],
                        &d_t_popped,
                    );
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut d_self.stack[at],
                        &d_popped,
                    );
                }
            }
            pass_1.finish();
            kept_10.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_rest<'__shadow>(
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
            Self::rest_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_rest<'__shadow>(
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
            Self::rest_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_rest<'__shadow>(
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
            let _primal = Self::rest_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_rest<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::rest_pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_apply, fn __vjp_pop_or, fn __vjp_push, fn __vjp_rest, fn
            __vjp_squared, fn __vjp_top
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
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
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut machine = Machine::new();
        let length = x.len();
        for i in 0..length {
            let x_2 = x[i];
            kept_12.keep_owned(&machine);
            machine.push(x_2);
        }
        for c in b"+*" {
            kept_11.keep_owned(&machine);
            machine
                .apply(
                    ({
                        let copy = ::core::clone::Clone::clone(&(*c));
                        copy
                    }),
                );
        }
        kept_10.keep_owned(&machine);
        let top = machine.top();
        kept_9.keep_owned(&machine);
        let a = machine.squared();
        let argument = top * a;
        kept_8.keep_owned(&machine);
        machine.push(::core::clone::Clone::clone(&argument));
        let argument_2 = x[1];
        kept_7.keep_owned(&machine);
        machine.push(argument_2);
        kept_6.keep_owned(&machine);
        machine.apply(b'-');
        let argument_3 = x[0];
        kept_5.keep_owned(&machine);
        machine.push(argument_3);
        let mut reserve = ::std::vec![x[2]];
        {
            let t = kept_4.keep(machine.stack.clone());
            shape_1.keep(&t);
            let length_2 = ::rootgrad_autodiff::rt::length(&t);
            for i_4 in 0..length_2 {
                reserve.push(t[i_4].clone());
            }
        }
        kept_3.keep_owned(&machine);
        let value = machine.pop_or(2.0);
        kept_2.keep_owned(&machine);
        let value_2 = machine.rest();
        let rest = (a + value) + value_2;
        let argument_4 = x[3];
        kept_1.keep_owned(&machine);
        let value_3 = machine.pop_or(argument_4);
        let result: f64 = (rest * value_3)
            + ((reserve[1] * reserve[0]) * (machine.steps as f64));
        let mut d_result = d_ret;
        let mut d_machine = ::rootgrad_autodiff::Differentiable::zero_like(&machine);
        let mut d_top = ::rootgrad_autodiff::Differentiable::zero_like(&top);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_argument_2: f64 = -0.0;
        let mut d_argument_3: f64 = -0.0;
        let mut d_reserve = ::rootgrad_autodiff::Differentiable::zero_like(&reserve);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_rest = ::rootgrad_autodiff::Differentiable::zero_like(&rest);
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_rest += d_result * value_3;
        d_value_3 += d_result * rest;
        let d_1 = d_result * (machine.steps as f64);
        d_reserve[1] += d_1 * reserve[0];
        d_reserve[0] += d_1 * reserve[1];
        let d_2 = d_result * (reserve[1] * reserve[0]);
        ::rootgrad_autodiff::rt::accumulate_cast(&mut d_machine.steps, d_2);
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_pop_or(
                ::core::option::Option::Some(&mut d_machine),
                argument_4,
                &mut d_argument_4,
                d_value_3,
            );
        d_x[3] += d_argument_4;
        let d_3 = ::rootgrad_autodiff::rt::scalar(d_rest);
        d_a += d_3;
        d_value += d_3;
        d_value_2 += d_3;
        let v_2 = kept_2.take();
        (v_2).__vjp_rest(::core::option::Option::Some(&mut d_machine), d_value_2);
        let v_3 = kept_3.take();
        (v_3)
            .__vjp_pop_or(
                ::core::option::Option::Some(&mut d_machine),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        {
            let t = kept_4.take();
            let length_2 = t.len();
            let mut d_t = shape_1.zero();
            for i_4 in (0..length_2).rev() {
                let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_reserve);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t[i_4], &d_4);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_machine.stack, &d_t);
        }
        d_x[2] += d_reserve[0];
        let v_4 = kept_5.take();
        (v_4)
            .__vjp_push(
                ::core::option::Option::Some(&mut d_machine),
                argument_3,
                &mut d_argument_3,
                ::rootgrad_autodiff::rt::Unused,
            );
        d_x[0] += d_argument_3;
        let v_5 = kept_6.take();
        (v_5)
            .__vjp_apply(
                ::core::option::Option::Some(&mut d_machine),
                b'-',
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
        let v_6 = kept_7.take();
        (v_6)
            .__vjp_push(
                ::core::option::Option::Some(&mut d_machine),
                argument_2,
                &mut d_argument_2,
                ::rootgrad_autodiff::rt::Unused,
            );
        d_x[1] += d_argument_2;
        let v_7 = kept_8.take();
        (v_7)
            .__vjp_push(
                ::core::option::Option::Some(&mut d_machine),
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::rootgrad_autodiff::rt::Unused,
            );
        let d_5 = ::rootgrad_autodiff::rt::scalar(d_argument);
        d_top += d_5 * a;
        d_a += d_5 * top;
        let v_8 = kept_9.take();
        (v_8).__vjp_squared(::core::option::Option::Some(&mut d_machine), d_a);
        let v_9 = kept_10.take();
        (v_9).__vjp_top(::core::option::Option::Some(&mut d_machine), d_top);
        for c in ::core::iter::IntoIterator::into_iter(b"+*").rev() {
            let v_10 = kept_11.take();
            (v_10)
                .__vjp_apply(
                    ::core::option::Option::Some(&mut d_machine),
                    {
                        let copy = ::core::clone::Clone::clone(&(*c));
                        copy
                    },
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
        }
        for i in (0..length).rev() {
            let x_2 = x[i];
            let mut d_x_2: f64 = -0.0;
            let v_11 = kept_12.take();
            (v_11)
                .__vjp_push(
                    ::core::option::Option::Some(&mut d_machine),
                    x_2,
                    &mut d_x_2,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_x[i] += d_x_2;
        }
        kept_11.finish();
        kept_12.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_apply, fn __jvp_pop_or, fn __jvp_push, fn __jvp_rest, fn
            __jvp_squared, fn __jvp_top
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut machine = Machine::new();
        let mut t_machine = ::rootgrad_autodiff::Differentiable::zero_like(&machine);
        let length = x.len();
        for i in 0..length {
            let x_2 = x[i];
            let t_x_2 = t_x[i];
            (machine).__jvp_push(&mut t_machine, x_2, t_x_2);
        }
        for c in b"+*" {
            (machine).__jvp_apply(&mut t_machine, *c, ::rootgrad_autodiff::rt::Inactive);
        }
        let (v_1, t_top) = (machine).__jvp_top(&mut t_machine);
        let top = v_1;
        let (v_2, t_a) = (machine).__jvp_squared(&mut t_machine);
        let a = v_2;
        let argument = top * a;
        let t_argument = ::rootgrad_autodiff::rt::tangent_at(
            t_top * a + top * t_a,
            argument,
        );
        (machine).__jvp_push(&mut t_machine, argument, t_argument);
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        (machine).__jvp_push(&mut t_machine, argument_2, t_argument_2);
        (machine).__jvp_apply(&mut t_machine, b'-', ::rootgrad_autodiff::rt::Inactive);
        let argument_3 = x[0];
        let t_argument_3 = t_x[0];
        (machine).__jvp_push(&mut t_machine, argument_3, t_argument_3);
        let mut reserve = ::std::vec![x[2]];
        let mut t_reserve = ::std::vec![t_x[2]];
        {
            let t = machine.stack.clone();
            let t_t = t_machine.stack.clone();
            let length_2 = ::rootgrad_autodiff::rt::length(&t);
            for i_4 in 0..length_2 {
                t_reserve.push(t_t[i_4].clone());
                reserve.push(t[i_4].clone());
            }
        }
        let (v_3, t_value) = (machine)
            .__jvp_pop_or(&mut t_machine, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value = v_3;
        let (v_4, t_value_2) = (machine).__jvp_rest(&mut t_machine);
        let value_2 = v_4;
        let rest = (a + value) + value_2;
        let t_rest = ::rootgrad_autodiff::rt::tangent_at(
            (t_a + t_value) + t_value_2,
            rest,
        );
        let argument_4 = x[3];
        let t_argument_4 = t_x[3];
        let (v_5, t_value_3) = (machine)
            .__jvp_pop_or(&mut t_machine, argument_4, t_argument_4);
        let value_3 = v_5;
        let result: f64 = (rest * value_3)
            + ((reserve[1] * reserve[0]) * (machine.steps as f64));
        let t_result: f64 = (t_rest * value_3 + rest * t_value_3)
            + ((t_reserve[1] * reserve[0] + reserve[1] * t_reserve[0])
                * (machine.steps as f64)
                + (reserve[1] * reserve[0])
                    * ::rootgrad_autodiff::rt::cast_scalar::<
                        _,
                        f64,
                    >(::rootgrad_autodiff::rt::scalar(t_machine.steps)));
        (result, t_result)
    }
}
mod labels_in_fields {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let channel = Channel {
            gain: x[0] * x[1],
            name: "muon".to_string(),
            tags: ::std::vec!["a".into(), "bb".into()],
            open: [true, false, true],
        };
        let mut s = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&channel.tags);
        for i_2 in 0..length {
            let i = i_2;
            let tag = &channel.tags[i_2];
            s
                += (channel.gain
                    * (::rootgrad_autodiff::rt::discrete((&tag).len()) as f64)) * x[i];
        }
        let length_2 = ::rootgrad_autodiff::rt::length(&channel.open);
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            let open = ::core::clone::Clone::clone(&channel.open[i_3]);
            shape_1.keep(&open);
            if open {
                s = kept_2.keep(s) * (x[i_4] + 1.0);
            }
        }
        if ::rootgrad_autodiff::rt::discrete((&channel.name).starts_with('m')) {
            s = kept_1.keep(s) * channel.gain;
        }
        let t;
        match ::rootgrad_autodiff::rt::discrete((&channel.name).as_str()) {
            "muon" => {
                t = s * s;
            }
            _ => {
                t = s;
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_channel = ::rootgrad_autodiff::Differentiable::zero_like(&channel);
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        match channel.name.as_str() {
            "muon" => {
                let d_1 = ::core::mem::take(&mut d_t);
                d_s += d_1 * s;
                d_s += d_1 * s;
            }
            _ => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_s += d_2;
            }
        }
        if channel.name.starts_with('m') {
            let v_1 = kept_1.take();
            let d_3 = ::core::mem::take(&mut d_s);
            d_s += d_3 * channel.gain;
            d_channel.gain += d_3 * v_1;
        }
        for i_3 in (0..length_2).rev() {
            let i_4 = i_3;
            let open = ::core::clone::Clone::clone(&channel.open[i_3]);
            let mut d_open = shape_1.zero();
            if open {
                let v_2 = kept_2.take();
                let d_4 = ::core::mem::take(&mut d_s);
                d_s += d_4 * (x[i_4] + 1.0);
                let d_5 = d_4 * v_2;
                d_x[i_4] += d_5;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_channel.open[i_3], &(d_open));
        }
        for i_2 in 0..length {
            let i = i_2;
            let tag = &channel.tags[i_2];
            let d_6 = d_s;
            let d_7 = d_6 * x[i];
            d_channel.gain += d_7 * (tag.len() as f64);
            d_x[i] += d_6 * (channel.gain * (tag.len() as f64));
        }
        let Channel { gain: d_8, name: _, tags: _, open: _ } = &d_channel else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_8) * x[1];
        d_x[1] += (*d_8) * x[0];
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let v_1 = "muon".to_string();
        let v_2 = ::std::vec!["a".into(), "bb".into()];
        let t_channel = Channel {
            gain: t_x[0] * x[1] + x[0] * t_x[1],
            name: ::rootgrad_autodiff::Differentiable::zero_like(&(v_1)),
            tags: ::rootgrad_autodiff::Differentiable::zero_like(&(v_2)),
            open: ::rootgrad_autodiff::Differentiable::zero_like(&([true, false, true])),
        };
        let channel = Channel {
            gain: x[0] * x[1],
            name: v_1,
            tags: v_2,
            open: [true, false, true],
        };
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&channel.tags);
        for i_2 in 0..length {
            let i = i_2;
            let tag = &channel.tags[i_2];
            let t_tag = &t_channel.tags[i_2];
            t_s
                += (::rootgrad_autodiff::rt::scalar(t_channel.gain)
                    * (::rootgrad_autodiff::rt::discrete((&tag).len()) as f64)) * x[i]
                    + (channel.gain
                        * (::rootgrad_autodiff::rt::discrete((&tag).len()) as f64))
                        * t_x[i];
            s
                += (channel.gain
                    * (::rootgrad_autodiff::rt::discrete((&tag).len()) as f64)) * x[i];
        }
        let length_2 = ::rootgrad_autodiff::rt::length(&channel.open);
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            let open = channel.open[i_3];
            let t_open = t_channel.open[i_3];
            if open {
                t_s = t_s * (x[i_4] + 1.0) + s * t_x[i_4];
                s = s * (x[i_4] + 1.0);
            }
        }
        if ::rootgrad_autodiff::rt::discrete((&channel.name).starts_with('m')) {
            t_s = t_s * channel.gain
                + s * ::rootgrad_autodiff::rt::scalar(t_channel.gain);
            s = s * channel.gain;
        }
        let t;
        let t_t;
        match ::rootgrad_autodiff::rt::discrete((&channel.name).as_str()) {
            "muon" => {
                t_t = t_s * s + s * t_s;
                t = s * s;
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
