// Written by the golden test; do not edit.
mod leapfrog_hamiltonian {
    ///The derivative of [`forces`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum forces {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl forces {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &forces)
        }
        /// The reverse derivative of [`forces`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            bodies: &[Body],
            d_bodies: &mut [Body],
            f: &mut [[f64; 2]],
            d_f: &mut [[f64; 2]],
        ) {
            ::rootgrad_autodiff::rt::same_length("bodies", bodies.len(), d_bodies.len());
            ::rootgrad_autodiff::rt::same_length("f", f.len(), d_f.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let length = f.len();
            for i_2 in 0..length {
                let x = &mut f[i_2];
                shape_1.keep(&(*x));
                (*x) = [0.0; 2];
            }
            for i in 0..bodies.len() {
                for j in 0..i {
                    let d = [
                        (bodies[j].q[0] - bodies[i].q[0]),
                        (bodies[j].q[1] - bodies[i].q[1]),
                    ];
                    let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                    let g = (bodies[i].m * bodies[j].m) / (r2 * r2.sqrt());
                    let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
                    let mut d_r2 = ::rootgrad_autodiff::Differentiable::zero_like(&r2);
                    let mut d_g = ::rootgrad_autodiff::Differentiable::zero_like(&g);
                    for k in 0..2 {
                        f[i][k] += g * d[k];
                        f[j][k] -= g * d[k];
                        let d_1 = d_f[j][k];
                        d_g -= d_1 * d[k];
                        d_d[k] -= d_1 * g;
                        let d_2 = d_f[i][k];
                        d_g += d_2 * d[k];
                        d_d[k] += d_2 * g;
                    }
                    let d_3 = ::rootgrad_autodiff::rt::scalar(d_g);
                    let d_4 = d_3 / (r2 * r2.sqrt());
                    d_bodies[i].m += d_4 * bodies[j].m;
                    d_bodies[j].m += d_4 * bodies[i].m;
                    let d_5 = d_3 / (r2 * r2.sqrt())
                        * ((bodies[i].m * bodies[j].m) / (r2 * r2.sqrt()));
                    d_r2 -= d_5 * r2.sqrt();
                    let d_6 = d_5 * r2;
                    d_r2 -= d_6 * ::rootgrad_autodiff::rules::sqrt(r2);
                    let d_7 = ::rootgrad_autodiff::rt::scalar(d_r2);
                    d_d[0] += d_7 * d[0];
                    d_d[0] += d_7 * d[0];
                    d_d[1] += d_7 * d[1];
                    d_d[1] += d_7 * d[1];
                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_d[0]);
                    d_bodies[j].q[0] += d_8;
                    d_bodies[i].q[0] -= d_8;
                    let d_9 = ::rootgrad_autodiff::rt::scalar(d_d[1]);
                    d_bodies[j].q[1] += d_9;
                    d_bodies[i].q[1] -= d_9;
                }
            }
            let f = &*f;
            for i_2 in (0..length).rev() {
                let _ = shape_1.replace(&mut d_f[i_2]);
            }
        }
        /// The forward derivative of [`forces`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            bodies: &[Body],
            t_bodies: &[Body],
            f: &mut [[f64; 2]],
            t_f: &mut [[f64; 2]],
        ) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "bodies",
                bodies.len(),
                "t_bodies",
                t_bodies.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths("f", f.len(), "t_f", t_f.len());
            let length = f.len();
            for i_2 in 0..length {
                let x = &mut f[i_2];
                let t_x = &mut t_f[i_2];
                let v_1 = [0.0; 2];
                (*t_x) = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                (*x) = v_1;
            }
            for i in 0..bodies.len() {
                for j in 0..i {
                    let t_d = [
                        ::rootgrad_autodiff::rt::tangent_at(
                            ::rootgrad_autodiff::rt::scalar(t_bodies[j].q[0])
                                - ::rootgrad_autodiff::rt::scalar(t_bodies[i].q[0]),
                            bodies[j].q[0] - bodies[i].q[0],
                        ),
                        ::rootgrad_autodiff::rt::tangent_at(
                            ::rootgrad_autodiff::rt::scalar(t_bodies[j].q[1])
                                - ::rootgrad_autodiff::rt::scalar(t_bodies[i].q[1]),
                            bodies[j].q[1] - bodies[i].q[1],
                        ),
                    ];
                    let d = [
                        (bodies[j].q[0] - bodies[i].q[0]),
                        (bodies[j].q[1] - bodies[i].q[1]),
                    ];
                    let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                    let t_r2 = (::rootgrad_autodiff::rt::scalar(t_d[0]) * d[0]
                        + d[0] * ::rootgrad_autodiff::rt::scalar(t_d[0]))
                        + (::rootgrad_autodiff::rt::scalar(t_d[1]) * d[1]
                            + d[1] * ::rootgrad_autodiff::rt::scalar(t_d[1]));
                    let g = (bodies[i].m * bodies[j].m) / (r2 * r2.sqrt());
                    let t_g = ((::rootgrad_autodiff::rt::scalar(t_bodies[i].m)
                        * bodies[j].m
                        + bodies[i].m * ::rootgrad_autodiff::rt::scalar(t_bodies[j].m))
                        - ((bodies[i].m * bodies[j].m) / (r2 * r2.sqrt()))
                            * (t_r2 * r2.sqrt()
                                + r2 * (::rootgrad_autodiff::rules::sqrt(r2) * t_r2)))
                        / (r2 * r2.sqrt());
                    for k in 0..2 {
                        t_f[i][k]
                            += t_g * d[k] + g * ::rootgrad_autodiff::rt::scalar(t_d[k]);
                        f[i][k] += g * d[k];
                        t_f[j][k]
                            -= t_g * d[k] + g * ::rootgrad_autodiff::rt::scalar(t_d[k]);
                        f[j][k] -= g * d[k];
                    }
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[Body], &mut [[f64; 2]]) + 'static,
            a0: &[Body],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[Body]>,
            a1: &mut [[f64; 2]],
            t1: impl ::rootgrad_autodiff::rt::TangentMut<[[f64; 2]]>,
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
            bodies: &[Body],
            d_bodies: &mut [Body],
            t_bodies: &[Body],
            d_t_bodies: &mut [Body],
            f: &mut [[f64; 2]],
            d_f: &mut [[f64; 2]],
            t_f: &mut [[f64; 2]],
            d_t_f: &mut [[f64; 2]],
        ) {
            ::rootgrad_autodiff::rt::same_length("bodies", bodies.len(), d_bodies.len());
            ::rootgrad_autodiff::rt::same_length(
                "t_bodies",
                t_bodies.len(),
                d_t_bodies.len(),
            );
            ::rootgrad_autodiff::rt::same_length("f", f.len(), d_f.len());
            ::rootgrad_autodiff::rt::same_length("t_f", t_f.len(), d_t_f.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let length = f.len();
            for i_2 in 0..length {
                let x = &mut f[i_2];
                let t_x = &mut t_f[i_2];
                let v_1 = [0.0; 2];
                shape_2.keep(&(*t_x));
                (*t_x) = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_1.keep(&(*x));
                (*x) = v_1;
            }
            for i in 0..bodies.len() {
                for j in 0..i {
                    let t_d = [
                        ::rootgrad_autodiff::rt::tangent_at(
                            (t_bodies[j].q[0] - t_bodies[i].q[0]),
                            (bodies[j].q[0] - bodies[i].q[0]),
                        ),
                        ::rootgrad_autodiff::rt::tangent_at(
                            (t_bodies[j].q[1] - t_bodies[i].q[1]),
                            (bodies[j].q[1] - bodies[i].q[1]),
                        ),
                    ];
                    let d = [
                        (bodies[j].q[0] - bodies[i].q[0]),
                        (bodies[j].q[1] - bodies[i].q[1]),
                    ];
                    let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                    let t_r2 = ((t_d[0] * d[0]) + (d[0] * t_d[0]))
                        + ((t_d[1] * d[1]) + (d[1] * t_d[1]));
                    let g = (bodies[i].m * bodies[j].m) / (r2 * r2.sqrt());
                    let x_2 = ::core::clone::Clone::clone(&r2);
                    let t_g = (((t_bodies[i].m * bodies[j].m)
                        + (bodies[i].m * t_bodies[j].m))
                        - (((bodies[i].m * bodies[j].m) / (r2 * r2.sqrt()))
                            * ((t_r2 * r2.sqrt()) + (r2 * ((0.5 / x_2.sqrt()) * t_r2)))))
                        / (r2 * r2.sqrt());
                    let mut d_t_d = ::rootgrad_autodiff::Differentiable::zero_like(&t_d);
                    let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
                    let mut d_r2 = ::rootgrad_autodiff::Differentiable::zero_like(&r2);
                    let mut d_t_r2 = ::rootgrad_autodiff::Differentiable::zero_like(
                        &t_r2,
                    );
                    let mut d_g = ::rootgrad_autodiff::Differentiable::zero_like(&g);
                    let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
                    let mut d_t_g = ::rootgrad_autodiff::Differentiable::zero_like(&t_g);
                    for k in 0..2 {
                        t_f[i][k] += (t_g * d[k]) + (g * t_d[k]);
                        f[i][k] += g * d[k];
                        t_f[j][k] -= (t_g * d[k]) + (g * t_d[k]);
                        f[j][k] -= g * d[k];
                        let d_1 = d_f[j][k];
                        d_g -= d_1 * d[k];
                        d_d[k] -= d_1 * g;
                        let d_2 = d_t_f[j][k];
                        d_t_g -= d_2 * d[k];
                        d_d[k] -= d_2 * t_g;
                        d_g -= d_2 * t_d[k];
                        d_t_d[k] -= d_2 * g;
                        let d_3 = d_f[i][k];
                        d_g += d_3 * d[k];
                        d_d[k] += d_3 * g;
                        let d_4 = d_t_f[i][k];
                        d_t_g += d_4 * d[k];
                        d_d[k] += d_4 * t_g;
                        d_g += d_4 * t_d[k];
                        d_t_d[k] += d_4 * g;
                    }
                    let d_5 = ::rootgrad_autodiff::rt::scalar(d_t_g);
                    let d_6 = d_5 / (r2 * r2.sqrt());
                    d_t_bodies[i].m += d_6 * bodies[j].m;
                    d_bodies[j].m += d_6 * t_bodies[i].m;
                    d_bodies[i].m += d_6 * t_bodies[j].m;
                    d_t_bodies[j].m += d_6 * bodies[i].m;
                    let d_7 = d_6
                        * ((t_r2 * r2.sqrt()) + (r2 * ((0.5 / x_2.sqrt()) * t_r2)));
                    let d_8 = d_7 / (r2 * r2.sqrt());
                    d_bodies[i].m -= d_8 * bodies[j].m;
                    d_bodies[j].m -= d_8 * bodies[i].m;
                    let d_9 = d_7 / (r2 * r2.sqrt())
                        * ((bodies[i].m * bodies[j].m) / (r2 * r2.sqrt()));
                    d_r2 += d_9 * r2.sqrt();
                    let d_10 = d_9 * r2;
                    d_r2 += d_10 * ::rootgrad_autodiff::rules::sqrt(r2);
                    let d_11 = d_6 * ((bodies[i].m * bodies[j].m) / (r2 * r2.sqrt()));
                    d_t_r2 -= d_11 * r2.sqrt();
                    let d_12 = d_11 * t_r2;
                    d_r2 -= d_12 * ::rootgrad_autodiff::rules::sqrt(r2);
                    d_r2 -= d_11 * ((0.5 / x_2.sqrt()) * t_r2);
                    let d_13 = d_11 * r2;
                    let d_14 = d_13 * t_r2;
                    let d_15 = d_14 / x_2.sqrt() * (0.5 / x_2.sqrt());
                    d_x_2 += d_15 * ::rootgrad_autodiff::rules::sqrt(x_2);
                    d_t_r2 -= d_13 * (0.5 / x_2.sqrt());
                    let d_16 = d_5 / (r2 * r2.sqrt())
                        * ((((t_bodies[i].m * bodies[j].m)
                            + (bodies[i].m * t_bodies[j].m))
                            - (((bodies[i].m * bodies[j].m) / (r2 * r2.sqrt()))
                                * ((t_r2 * r2.sqrt())
                                    + (r2 * ((0.5 / x_2.sqrt()) * t_r2))))) / (r2 * r2.sqrt()));
                    d_r2 -= d_16 * r2.sqrt();
                    let d_17 = d_16 * r2;
                    d_r2 -= d_17 * ::rootgrad_autodiff::rules::sqrt(r2);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_r2, &(d_x_2));
                    let d_18 = ::rootgrad_autodiff::rt::scalar(d_g);
                    let d_19 = d_18 / (r2 * r2.sqrt());
                    d_bodies[i].m += d_19 * bodies[j].m;
                    d_bodies[j].m += d_19 * bodies[i].m;
                    let d_20 = d_18 / (r2 * r2.sqrt())
                        * ((bodies[i].m * bodies[j].m) / (r2 * r2.sqrt()));
                    d_r2 -= d_20 * r2.sqrt();
                    let d_21 = d_20 * r2;
                    d_r2 -= d_21 * ::rootgrad_autodiff::rules::sqrt(r2);
                    let d_22 = ::rootgrad_autodiff::rt::scalar(d_t_r2);
                    d_t_d[0] += d_22 * d[0];
                    d_d[0] += d_22 * t_d[0];
                    d_d[0] += d_22 * t_d[0];
                    d_t_d[0] += d_22 * d[0];
                    d_t_d[1] += d_22 * d[1];
                    d_d[1] += d_22 * t_d[1];
                    d_d[1] += d_22 * t_d[1];
                    d_t_d[1] += d_22 * d[1];
                    let d_23 = ::rootgrad_autodiff::rt::scalar(d_r2);
                    d_d[0] += d_23 * d[0];
                    d_d[0] += d_23 * d[0];
                    d_d[1] += d_23 * d[1];
                    d_d[1] += d_23 * d[1];
                    let d_24 = ::rootgrad_autodiff::rt::scalar(d_d[0]);
                    d_bodies[j].q[0] += d_24;
                    d_bodies[i].q[0] -= d_24;
                    let d_25 = ::rootgrad_autodiff::rt::scalar(d_d[1]);
                    d_bodies[j].q[1] += d_25;
                    d_bodies[i].q[1] -= d_25;
                    let d_26 = ::rootgrad_autodiff::rt::scalar(d_t_d[0]);
                    d_t_bodies[j].q[0] += d_26;
                    d_t_bodies[i].q[0] -= d_26;
                    let d_27 = ::rootgrad_autodiff::rt::scalar(d_t_d[1]);
                    d_t_bodies[j].q[1] += d_27;
                    d_t_bodies[i].q[1] -= d_27;
                }
            }
            let f = &*f;
            let t_f = &*t_f;
            for i_2 in (0..length).rev() {
                let _ = shape_1.replace(&mut d_f[i_2]);
                let _ = shape_2.replace(&mut d_t_f[i_2]);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[Body], &mut [[f64; 2]]) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[Body],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Body>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[Body]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Body>,
            a2: &[[f64; 2]],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, [f64; 2]>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 2]]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, [f64; 2]>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zero_like(
                d3.into_slice(),
                a3,
                &mut store3,
            );
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zero_like(
                d2.into_slice(),
                a2,
                &mut store2,
            );
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
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
            Self::pushforward_pullback(a0, d0, a1, d1, &mut a2, d2, &mut a3, d3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[Body],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Body>,
            a1: &[[f64; 2]],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, [f64; 2]>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            Self::pullback(a0, d0, &mut a1, d1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(forces as rule_of_forces);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let size = 3;
        let mut bodies: ::std::vec::Vec<Body> = ::std::vec::Vec::new();
        let length = p.len() / size;
        for i in 0..length {
            let c = &p[(i * size)..((i * size) + size)];
            bodies
                .push(Body {
                    q: [c[0], c[1]],
                    p: [0.1, (c[2] - 1.0)],
                    m: c[2],
                });
        }
        let mut f = ::std::vec![[0.0; 2]; bodies.len()];
        let h = 0.02;
        kept_9.keep_owned(&bodies);
        kept_10.keep_when(rule_of_forces::__BEFORE, &f);
        rule_of_forces::__of(forces)(&bodies, &mut f);
        kept_10.keep_when(!rule_of_forces::__BEFORE, &f);
        for _ in 0..10 {
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let length_2 = kept_7.keep(bodies.len().min(f.len()));
            for i_2 in 0..length_2 {
                let b = &mut bodies[i_2];
                let f_2 = &f[i_2];
                for k in 0..2 {
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    b.p[k] += (0.5 * h) * f_2[k];
                    shape_1.keep(&b.q[k]);
                    b.q[k] += kept_4.keep((h * b.p[k])) / kept_3.keep(b.m);
                    pass_1.push((kept_3.take(), kept_4.take()));
                }
            }
            kept_1.keep_owned(&bodies);
            kept_2.keep_when(rule_of_forces::__BEFORE, &f);
            rule_of_forces::__of(forces)(&bodies, &mut f);
            kept_2.keep_when(!rule_of_forces::__BEFORE, &f);
            let length_3 = kept_6.keep(bodies.len().min(f.len()));
            for i_3 in 0..length_3 {
                let b_2 = &mut bodies[i_3];
                let f_3 = &f[i_3];
                for k_2 in 0..2 {
                    b_2.p[k_2] += (0.5 * h) * f_3[k_2];
                }
            }
            pass_2.push((kept_6.take(), kept_7.take()));
        }
        let mut sum_2: f64 = -0.0;
        let length_4 = bodies.len();
        let mut d_bodies = ::rootgrad_autodiff::Differentiable::zero_like(&bodies);
        let mut d_f = ::rootgrad_autodiff::Differentiable::zero_like(&f);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_4 in 0..length_4 {
            let b_3 = &bodies[i_4];
            sum_2 += (b_3.p[0].powi(2) + b_3.p[1].powi(2)) / (2.0 * b_3.m);
            let b_3 = &bodies[i_4];
            let d_1 = d_sum_2;
            let d_2 = d_1 / (2.0 * b_3.m);
            d_bodies[i_4].p[0] += d_2 * ::rootgrad_autodiff::rules::powi(b_3.p[0], 2);
            d_bodies[i_4].p[1] += d_2 * ::rootgrad_autodiff::rules::powi(b_3.p[1], 2);
            let d_3 = d_1 / (2.0 * b_3.m)
                * ((b_3.p[0].powi(2) + b_3.p[1].powi(2)) / (2.0 * b_3.m));
            d_bodies[i_4].m -= d_3 * 2.0;
        }
        let result: f64 = sum_2;
        for _ in (0..10).rev() {
            let (length_3, length_2) = pass_2.take();
            for i_3 in 0..length_3 {
                for k_2 in 0..2 {
                    let d_4 = d_bodies[i_3].p[k_2];
                    d_f[i_3][k_2] += d_4 * (0.5 * h);
                }
            }
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            rule_of_forces::__vjp(
                &v_1,
                &mut d_bodies,
                &v_2,
                &mut d_f,
                ::rootgrad_autodiff::rt::Unused,
            );
            for i_2 in (0..length_2).rev() {
                for k in (0..2).rev() {
                    let (v_3, v_4) = pass_1.take();
                    let d_5 = shape_1.restored(&mut d_bodies[i_2].q[k]);
                    let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
                    let d_7 = d_6 / v_3;
                    d_bodies[i_2].p[k] += d_7 * h;
                    d_bodies[i_2].m -= d_6 / v_3 * (v_4 / v_3);
                    let d_8 = d_bodies[i_2].p[k];
                    d_f[i_2][k] += d_8 * (0.5 * h);
                }
            }
        }
        let v_5 = kept_9.take();
        let v_6 = kept_10.take();
        rule_of_forces::__vjp(
            &v_5,
            &mut d_bodies,
            &v_6,
            &mut d_f,
            ::rootgrad_autodiff::rt::Unused,
        );
        for i in (0..length).rev() {
            let d_c = &mut d_p[i * size..(i * size) + size];
            let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_bodies);
            let Body { q: d_10, p: d_11, m: d_12 } = &d_9 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_c[0] += (*d_10)[0];
            d_c[1] += (*d_10)[1];
            d_c[2] += (*d_11)[1];
            d_c[2] += (*d_12);
        }
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(forces as rule_of_forces);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let size = 3;
        let mut bodies: ::std::vec::Vec<Body> = ::std::vec::Vec::new();
        let mut t_bodies: ::std::vec::Vec<Body> = ::rootgrad_autodiff::Differentiable::zero_like(
            &bodies,
        );
        let length = p.len() / size;
        for i in 0..length {
            let c = &p[(i * size)..((i * size) + size)];
            let t_c = &t_p[i * size..(i * size) + size];
            t_bodies
                .push(Body {
                    q: [t_c[0], t_c[1]],
                    p: [0.0, t_c[2]],
                    m: t_c[2],
                });
            bodies
                .push(Body {
                    q: [c[0], c[1]],
                    p: [0.1, (c[2] - 1.0)],
                    m: c[2],
                });
        }
        let mut f = ::std::vec![[0.0; 2]; bodies.len()];
        let mut t_f = ::rootgrad_autodiff::Differentiable::zero_like(&f);
        let h = 0.02;
        rule_of_forces::__jvp(forces, &bodies, &t_bodies, &mut f, &mut t_f);
        for _ in 0..10 {
            let length_2 = bodies.len().min(f.len());
            for i_2 in 0..length_2 {
                let b = &mut bodies[i_2];
                let t_b = &mut t_bodies[i_2];
                let f_2 = &f[i_2];
                let t_f_2 = &t_f[i_2];
                for k in 0..2 {
                    t_b.p[k] += (0.5 * h) * t_f_2[k];
                    b.p[k] += (0.5 * h) * f_2[k];
                    t_b.q[k]
                        += ((h * ::rootgrad_autodiff::rt::scalar(t_b.p[k]))
                            - ((h * b.p[k]) / b.m)
                                * ::rootgrad_autodiff::rt::scalar(t_b.m)) / b.m;
                    b.q[k] += (h * b.p[k]) / b.m;
                }
            }
            rule_of_forces::__jvp(forces, &bodies, &t_bodies, &mut f, &mut t_f);
            let length_3 = bodies.len().min(f.len());
            for i_3 in 0..length_3 {
                let b_2 = &mut bodies[i_3];
                let t_b_2 = &mut t_bodies[i_3];
                let f_3 = &f[i_3];
                let t_f_3 = &t_f[i_3];
                for k_2 in 0..2 {
                    t_b_2.p[k_2] += (0.5 * h) * t_f_3[k_2];
                    b_2.p[k_2] += (0.5 * h) * f_3[k_2];
                }
            }
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_4 = bodies.len();
        for i_4 in 0..length_4 {
            let b_3 = &bodies[i_4];
            let t_b_3 = &t_bodies[i_4];
            t_sum_2
                += (((::rootgrad_autodiff::rules::powi(b_3.p[0], 2)
                    * ::rootgrad_autodiff::rt::scalar(t_b_3.p[0]))
                    + (::rootgrad_autodiff::rules::powi(b_3.p[1], 2)
                        * ::rootgrad_autodiff::rt::scalar(t_b_3.p[1])))
                    - ((b_3.p[0].powi(2) + b_3.p[1].powi(2)) / (2.0 * b_3.m))
                        * (2.0 * ::rootgrad_autodiff::rt::scalar(t_b_3.m)))
                    / (2.0 * b_3.m);
            sum_2 += (b_3.p[0].powi(2) + b_3.p[1].powi(2)) / (2.0 * b_3.m);
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod verlet_periodic {
    impl System {
        /// The reverse derivative of [`force`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn force_pullback(
            self: &Self,
            d_self: &mut Self,
            k: f64,
            d_ret: Vec<f64>,
        ) -> (Vec<f64>, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let n = ::rootgrad_autodiff::rt::discrete((&self.x).len());
            let mut f = ::std::vec![0.0; n];
            for i in 0..n {
                for j in (i + 1)..n {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut d = self.x[j] - self.x[i];
                    shape_1.keep(&d);
                    d
                        -= self.length
                            * kept_6
                                .keep(
                                    ::rootgrad_autodiff::rt::stepped((d / self.length)).round(),
                                );
                    shape_1.keep(&d);
                    let e = kept_5
                        .keep(
                            (k * kept_2.keep(kept_3.keep((kept_4.keep((-d)) * d)).exp())),
                        ) * kept_1.keep(d);
                    f[i] -= e;
                    f[j] += e;
                    pass_1
                        .push((
                            kept_1.take(),
                            kept_2.take(),
                            kept_3.take(),
                            kept_4.take(),
                            kept_5.take(),
                            kept_6.take(),
                        ));
                }
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&f);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_f = ::rootgrad_autodiff::Differentiable::zero_like(&f);
            ::rootgrad_autodiff::rt::accumulate(&mut d_f, &(d_result));
            for i in (0..n).rev() {
                for j in ((i + 1)..n).rev() {
                    let (v_1, v_2, v_3, v_4, v_5, v_6) = pass_1.take();
                    let mut d_d = shape_1.zero();
                    let mut d_e: f64 = -0.0;
                    let d_1 = d_f[j];
                    d_e += d_1;
                    let d_2 = d_f[i];
                    d_e -= d_2;
                    let d_3 = d_e * v_1;
                    d_k += d_3 * v_2;
                    let d_4 = d_3 * k;
                    let d_5 = d_4 * ::rootgrad_autodiff::rules::exp(v_3);
                    let d_6 = d_5 * v_1;
                    d_d -= d_6;
                    d_d += d_5 * v_4;
                    d_d += d_e * v_5;
                    let d_7 = d_d;
                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                    d_self.length -= d_8 * v_6;
                    let d_9 = ::rootgrad_autodiff::rt::scalar(d_d);
                    d_self.x[j] += d_9;
                    d_self.x[i] -= d_9;
                }
            }
            pass_1.finish();
            (result, d_k)
        }
        /// The forward derivative of [`force`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn force_pushforward(
            self: &Self,
            t_self: &Self,
            k: f64,
            t_k: f64,
        ) -> (Vec<f64>, Vec<f64>) {
            let n = ::rootgrad_autodiff::rt::discrete((&self.x).len());
            let mut f = ::std::vec![0.0; n];
            let mut t_f = ::std::vec![0.0; n];
            for i in 0..n {
                for j in (i + 1)..n {
                    let mut d = self.x[j] - self.x[i];
                    let mut t_d = ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_self.x[j])
                            - ::rootgrad_autodiff::rt::scalar(t_self.x[i]),
                        d,
                    );
                    t_d
                        -= ::rootgrad_autodiff::rt::scalar(t_self.length)
                            * ::rootgrad_autodiff::rt::stepped((d / self.length))
                                .round();
                    d
                        -= self.length
                            * ::rootgrad_autodiff::rt::stepped((d / self.length))
                                .round();
                    let e = (k * ((-d) * d).exp()) * d;
                    let t_e = (t_k * ((-d) * d).exp()
                        + k
                            * (::rootgrad_autodiff::rules::exp((-d) * d)
                                * ((-t_d) * d + (-d) * t_d))) * d
                        + (k * ((-d) * d).exp()) * t_d;
                    t_f[i] -= t_e;
                    f[i] -= e;
                    t_f[j] += t_e;
                    f[j] += e;
                }
            }
            let result: Vec<f64> = f;
            let t_result: Vec<f64> = t_f;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_force(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::force_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_force(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::force_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn force_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            k: f64,
            t_k: f64,
            d_ret: (Vec<f64>, Vec<f64>),
        ) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let n = ::rootgrad_autodiff::rt::discrete((&self.x).len());
            let mut f = ::std::vec![0.0; n];
            let mut t_f = ::std::vec![0.0; n];
            for i in 0..n {
                for j in (i + 1)..n {
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
                    let mut d = self.x[j] - self.x[i];
                    shape_1.keep(&d);
                    let mut t_d = ::rootgrad_autodiff::rt::tangent_at(
                        (t_self.x[j] - t_self.x[i]),
                        d,
                    );
                    shape_2.keep(&t_d);
                    t_d
                        -= t_self.length
                            * kept_23
                                .keep(
                                    ::rootgrad_autodiff::rt::stepped((d / self.length)).round(),
                                );
                    shape_2.keep(&t_d);
                    d
                        -= self.length
                            * kept_22
                                .keep(
                                    ::rootgrad_autodiff::rt::stepped((d / self.length)).round(),
                                );
                    shape_1.keep(&d);
                    let e = kept_21
                        .keep(
                            (k
                                * kept_18
                                    .keep(kept_19.keep((kept_20.keep((-d)) * d)).exp())),
                        ) * kept_17.keep(d);
                    let t = t_k
                        * kept_13
                            .keep(
                                kept_14.keep((kept_16.keep((-d)) * kept_15.keep(d))).exp(),
                            );
                    let x_2 = kept_24.keep((kept_12.keep((-d)) * kept_11.keep(d)));
                    shape_3.keep(&x_2);
                    let t_e = (kept_7
                        .keep(
                            (t
                                + (k
                                    * kept_2
                                        .keep(
                                            (x_2.exp()
                                                * kept_3
                                                    .keep(
                                                        ((kept_4.keep((-t_d)) * d)
                                                            + (kept_6.keep((-d)) * kept_5.keep(t_d))),
                                                    )),
                                        ))),
                        ) * kept_1.keep(d))
                        + (kept_10.keep((k * kept_8.keep(kept_9.keep(((-d) * d)).exp())))
                            * t_d);
                    t_f[i] -= t_e;
                    f[i] -= e;
                    t_f[j] += t_e;
                    f[j] += e;
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
                        ));
                }
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&f);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_f);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_f = ::rootgrad_autodiff::Differentiable::zero_like(&f);
            let mut d_t_f = ::rootgrad_autodiff::Differentiable::zero_like(&t_f);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_f, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_f, &(d_result));
            for i in (0..n).rev() {
                for j in ((i + 1)..n).rev() {
                    let (
                        v_1,
                        v_2,
                        v_3,
                        v_4,
                        v_5,
                        v_6,
                        v_7,
                        v_8,
                        v_9,
                        v_10,
                        v_11,
                        v_12,
                        v_13,
                        v_14,
                        v_15,
                        v_16,
                        v_17,
                        v_18,
                        v_19,
                        v_20,
                        v_21,
                        v_22,
                        v_23,
                        x_2,
                    ) = pass_1.take();
                    let mut d_d = shape_1.zero();
                    let mut d_t_d = shape_2.zero();
                    let mut d_e: f64 = -0.0;
                    let mut d_t: f64 = -0.0;
                    let mut d_x_2 = shape_3.zero();
                    let mut d_t_e: f64 = -0.0;
                    let d_1 = d_f[j];
                    d_e += d_1;
                    let d_2 = d_t_f[j];
                    d_t_e += d_2;
                    let d_3 = d_f[i];
                    d_e -= d_3;
                    let d_4 = d_t_f[i];
                    d_t_e -= d_4;
                    let d_5 = d_t_e * v_1;
                    d_t += d_5;
                    d_k += d_5 * v_2;
                    let d_6 = d_5 * k;
                    let d_7 = d_6 * v_3;
                    d_x_2 += d_7 * ::rootgrad_autodiff::rules::exp(x_2);
                    let d_8 = d_6 * x_2.exp();
                    let d_9 = d_8 * v_1;
                    d_t_d -= d_9;
                    d_d += d_8 * v_4;
                    let d_10 = d_8 * v_5;
                    d_d -= d_10;
                    d_t_d += d_8 * v_6;
                    d_d += d_t_e * v_7;
                    let d_11 = d_t_e * v_5;
                    d_k += d_11 * v_8;
                    let d_12 = d_11 * k;
                    let d_13 = d_12 * ::rootgrad_autodiff::rules::exp(v_9);
                    let d_14 = d_13 * v_1;
                    d_d -= d_14;
                    d_d += d_13 * v_6;
                    d_t_d += d_t_e * v_10;
                    let d_15 = ::rootgrad_autodiff::rt::scalar(d_x_2);
                    let d_16 = d_15 * v_11;
                    d_d -= d_16;
                    d_d += d_15 * v_12;
                    d_t_k += d_t * v_13;
                    let d_17 = d_t * t_k;
                    let d_18 = d_17 * ::rootgrad_autodiff::rules::exp(v_14);
                    let d_19 = d_18 * v_15;
                    d_d -= d_19;
                    d_d += d_18 * v_16;
                    let d_20 = d_e * v_17;
                    d_k += d_20 * v_18;
                    let d_21 = d_20 * k;
                    let d_22 = d_21 * ::rootgrad_autodiff::rules::exp(v_19);
                    let d_23 = d_22 * v_17;
                    d_d -= d_23;
                    d_d += d_22 * v_20;
                    d_d += d_e * v_21;
                    let d_24 = d_d;
                    let d_25 = ::rootgrad_autodiff::rt::scalar(d_24);
                    d_self.length -= d_25 * v_22;
                    let d_26 = d_t_d;
                    let d_27 = ::rootgrad_autodiff::rt::scalar(d_26);
                    d_t_self.length -= d_27 * v_23;
                    let d_28 = ::rootgrad_autodiff::rt::scalar(d_t_d);
                    d_t_self.x[j] += d_28;
                    d_t_self.x[i] -= d_28;
                    let d_29 = ::rootgrad_autodiff::rt::scalar(d_d);
                    d_self.x[j] += d_29;
                    d_self.x[i] -= d_29;
                }
            }
            pass_1.finish();
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_force<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            let (g2, g3) = Self::force_pushforward_pullback(
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
        fn __path_jvp_vjp_force<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            let (g2, g3) = Self::force_pushforward_pullback(
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
        fn __vjp_force<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::force_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_force<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::force_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pullback(
            self: &mut Self,
            d_self: &mut Self,
            k: f64,
            dt: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_force);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            kept_6.keep_owned(self);
            let f0 = self.force(k);
            let length_2 = ::rootgrad_autodiff::rt::length(&self.x);
            for i_2 in 0..length_2 {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let i = i_2;
                let x = &mut self.x[i_2];
                (*x) += (dt * kept_4.keep(self.v[i])) + (((0.5 * dt) * dt) * f0[i]);
                shape_1.keep(&(*x));
                (*x) = kept_2.keep((*x)).rem_euclid(kept_3.keep(self.length));
                pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
            }
            kept_1.keep_owned(self);
            let f1 = self.force(k);
            let length_3 = ::rootgrad_autodiff::rt::length(&self.v)
                .min(::rootgrad_autodiff::rt::length(&f0))
                .min(::rootgrad_autodiff::rt::length(&f1));
            for i_3 in 0..length_3 {
                let v = &mut self.v[i_3];
                let a = &f0[i_3];
                let b = &f1[i_3];
                (*v) += (0.5 * dt) * ((*a) + (*b));
            }
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_f0 = ::rootgrad_autodiff::Differentiable::zero_like(&f0);
            let mut d_f1 = ::rootgrad_autodiff::Differentiable::zero_like(&f1);
            for i_3 in 0..length_3 {
                let a = &f0[i_3];
                let b = &f1[i_3];
                let d_1 = d_self.v[i_3];
                let d_2 = d_1 * ((*a) + (*b));
                d_dt += d_2 * 0.5;
                let d_3 = d_1 * (0.5 * dt);
                d_f0[i_3] += d_3;
                d_f1[i_3] += d_3;
            }
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_force(
                    ::core::option::Option::Some(&mut (*d_self)),
                    k,
                    &mut d_k,
                    d_f1,
                );
            for i_2 in (0..length_2).rev() {
                let (v_2, v_3, v_4) = pass_1.take();
                let i = i_2;
                let d_4 = shape_1.replace(&mut d_self.x[i_2]);
                let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                d_self.x[i_2]
                    += d_5 * ::rootgrad_autodiff::rules::rem_euclid(v_2, v_3).0;
                d_self.length
                    += d_5 * ::rootgrad_autodiff::rules::rem_euclid(v_2, v_3).1;
                let d_6 = d_self.x[i_2];
                d_dt += d_6 * v_4;
                d_self.v[i] += d_6 * dt;
                let d_7 = d_6 * f0[i];
                let d_8 = d_7 * dt;
                d_dt += d_8 * 0.5;
                d_dt += d_7 * (0.5 * dt);
                d_f0[i] += d_6 * ((0.5 * dt) * dt);
            }
            let v_5 = kept_6.take();
            (v_5)
                .__vjp_force(
                    ::core::option::Option::Some(&mut (*d_self)),
                    k,
                    &mut d_k,
                    d_f0,
                );
            pass_1.finish();
            (d_k, d_dt)
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            k: f64,
            t_k: f64,
            dt: f64,
            t_dt: f64,
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_force);
            let (v_1, t_f0) = (*self).__jvp_force(&mut (*t_self), k, t_k);
            let f0 = v_1;
            let length_2 = ::rootgrad_autodiff::rt::length(&self.x);
            for i_2 in 0..length_2 {
                let i = i_2;
                let x = &mut self.x[i_2];
                let t_x = &mut t_self.x[i_2];
                (*t_x)
                    += (t_dt * self.v[i]
                        + dt * ::rootgrad_autodiff::rt::scalar(t_self.v[i]))
                        + (((0.5 * t_dt) * dt + (0.5 * dt) * t_dt) * f0[i]
                            + ((0.5 * dt) * dt)
                                * ::rootgrad_autodiff::rt::scalar(t_f0[i]));
                (*x) += (dt * self.v[i]) + (((0.5 * dt) * dt) * f0[i]);
                let v_2 = *x;
                let p_1 = ::rootgrad_autodiff::rules::rem_euclid(v_2, self.length);
                (*t_x) = p_1.0 * ::rootgrad_autodiff::rt::scalar(*t_x)
                    + p_1.1 * ::rootgrad_autodiff::rt::scalar(t_self.length);
                (*x) = v_2.rem_euclid(self.length);
            }
            let (v_3, t_f1) = (*self).__jvp_force(&mut (*t_self), k, t_k);
            let f1 = v_3;
            let length_3 = ::rootgrad_autodiff::rt::length(&self.v)
                .min(::rootgrad_autodiff::rt::length(&f0))
                .min(::rootgrad_autodiff::rt::length(&f1));
            for i_3 in 0..length_3 {
                let v = &mut self.v[i_3];
                let t_v = &mut t_self.v[i_3];
                let a = &f0[i_3];
                let t_a = &t_f0[i_3];
                let b = &f1[i_3];
                let t_b = &t_f1[i_3];
                (*t_v)
                    += (0.5 * t_dt) * ((*a) + (*b))
                        + (0.5 * dt)
                            * (::rootgrad_autodiff::rt::scalar(*t_a)
                                + ::rootgrad_autodiff::rt::scalar(*t_b));
                (*v) += (0.5 * dt) * ((*a) + (*b));
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_step(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
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
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
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
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            k: f64,
            t_k: f64,
            dt: f64,
            t_dt: f64,
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_force => fn __jvp_vjp_force);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            kept_10.keep_owned(&(*self));
            kept_11.keep_owned(&(*t_self));
            let v_1 = (*self).__jvp_force(&mut (*t_self), k, t_k);
            let f0 = ::core::clone::Clone::clone(&v_1.0);
            let t_f0 = ::core::clone::Clone::clone(&v_1.1);
            let length_2 = ::rootgrad_autodiff::rt::length(&self.x);
            for i_2 in 0..length_2 {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let i = i_2;
                let x = &mut self.x[i_2];
                let t_x = &mut t_self.x[i_2];
                (*t_x)
                    += ((t_dt * kept_5.keep(self.v[i]))
                        + (dt * kept_6.keep(t_self.v[i])))
                        + (((((0.5 * t_dt) * dt) + ((0.5 * dt) * t_dt)) * f0[i])
                            + (((0.5 * dt) * dt) * t_f0[i]));
                (*x) += (dt * kept_4.keep(self.v[i])) + (((0.5 * dt) * dt) * f0[i]);
                let v_2 = kept_8.keep((*x));
                shape_3.keep(&v_2);
                let x_2 = ::core::clone::Clone::clone(&v_2);
                shape_4.keep(&x_2);
                let y = self.length;
                shape_5.keep(&y);
                let t = 1.0 * (*t_x);
                shape_6.keep(&t);
                let x_3 = ::core::clone::Clone::clone(&v_2);
                shape_7.keep(&x_3);
                let y_2 = kept_7.keep(self.length);
                shape_8.keep(&y_2);
                shape_2.keep(&(*t_x));
                (*t_x) = t
                    + (((-::rootgrad_autodiff::rt::stepped((x_3 % y_2))
                        .div_euclid(::core::clone::Clone::clone(&y_2)))
                        - ::rootgrad_autodiff::rt::stepped(((x_3 - (x_3 % y_2)) / y_2))
                            .round()) * t_self.length);
                shape_1.keep(&(*x));
                (*x) = v_2.rem_euclid(kept_3.keep(self.length));
                pass_1
                    .push((
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                        kept_7.take(),
                        kept_8.take(),
                    ));
            }
            kept_1.keep_owned(&(*self));
            kept_2.keep_owned(&(*t_self));
            let v_3 = (*self).__jvp_force(&mut (*t_self), k, t_k);
            let f1 = ::core::clone::Clone::clone(&v_3.0);
            let t_f1 = ::core::clone::Clone::clone(&v_3.1);
            let length_3 = ::rootgrad_autodiff::rt::length(&self.v)
                .min(::rootgrad_autodiff::rt::length(&f0))
                .min(::rootgrad_autodiff::rt::length(&f1));
            for i_3 in 0..length_3 {
                let v = &mut self.v[i_3];
                let t_v = &mut t_self.v[i_3];
                let a = &f0[i_3];
                let t_a = &t_f0[i_3];
                let b = &f1[i_3];
                let t_b = &t_f1[i_3];
                (*t_v)
                    += ((0.5 * t_dt) * ((*a) + (*b))) + ((0.5 * dt) * ((*t_a) + (*t_b)));
                (*v) += (0.5 * dt) * ((*a) + (*b));
            }
            let t_self = &*t_self;
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_f0 = ::rootgrad_autodiff::Differentiable::zero_like(&f0);
            let mut d_t_f0 = ::rootgrad_autodiff::Differentiable::zero_like(&t_f0);
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_f1 = ::rootgrad_autodiff::Differentiable::zero_like(&f1);
            let mut d_t_f1 = ::rootgrad_autodiff::Differentiable::zero_like(&t_f1);
            for i_3 in 0..length_3 {
                let a = &f0[i_3];
                let t_a = &t_f0[i_3];
                let b = &f1[i_3];
                let t_b = &t_f1[i_3];
                let d_a = &mut d_f0[i_3];
                let d_b = &mut d_f1[i_3];
                let d_1 = d_self.v[i_3];
                let d_2 = d_1 * ((*a) + (*b));
                d_dt += d_2 * 0.5;
                let d_3 = d_1 * (0.5 * dt);
                (*d_a) += d_3;
                (*d_b) += d_3;
                let d_4 = d_t_self.v[i_3];
                let d_5 = d_4 * ((*a) + (*b));
                d_t_dt += d_5 * 0.5;
                let d_6 = d_4 * (0.5 * t_dt);
                (*d_a) += d_6;
                (*d_b) += d_6;
                let d_7 = d_4 * ((*t_a) + (*t_b));
                d_dt += d_7 * 0.5;
                let d_8 = d_4 * (0.5 * dt);
                d_t_f0[i_3] += d_8;
                d_t_f1[i_3] += d_8;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_f1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_f1));
            let v_4 = kept_1.take();
            let v_5 = kept_2.take();
            (v_4)
                .__jvp_vjp_force(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &v_5,
                    &mut (*d_t_self),
                    k,
                    &mut d_k,
                    t_k,
                    &mut d_t_k,
                    d_v_3,
                );
            for i_2 in (0..length_2).rev() {
                let (v_6, v_7, v_8, v_9, y_2, v_2) = pass_1.take();
                let i = i_2;
                let x_3 = ::core::clone::Clone::clone(&v_2);
                let mut d_v_2 = shape_3.zero();
                let mut d_x_2 = shape_4.zero();
                let mut d_y = shape_5.zero();
                let mut d_t = shape_6.zero();
                let mut d_x_3 = shape_7.zero();
                let mut d_y_2 = shape_8.zero();
                let d_9 = shape_1.replace(&mut d_self.x[i_2]);
                let d_10 = ::rootgrad_autodiff::rt::scalar(d_9);
                d_v_2 += d_10 * ::rootgrad_autodiff::rules::rem_euclid(v_2, v_6).0;
                d_self.length
                    += d_10 * ::rootgrad_autodiff::rules::rem_euclid(v_2, v_6).1;
                let d_11 = shape_2.replace(&mut d_t_self.x[i_2]);
                let d_12 = ::rootgrad_autodiff::rt::scalar(d_11);
                d_t += d_12;
                d_t_self.length
                    += d_12
                        * ((-(x_3 % y_2).div_euclid(::core::clone::Clone::clone(&y_2)))
                            - ((x_3 - (x_3 % y_2)) / y_2).round());
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.length, &(d_y_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2, &(d_x_3));
                let d_13 = ::rootgrad_autodiff::rt::scalar(d_t);
                d_t_self.x[i_2] += d_13 * 1.0;
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.length, &(d_y));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2, &(d_x_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.x[i_2], &(d_v_2));
                let d_14 = d_self.x[i_2];
                d_dt += d_14 * v_7;
                d_self.v[i] += d_14 * dt;
                let d_15 = d_14 * f0[i];
                let d_16 = d_15 * dt;
                d_dt += d_16 * 0.5;
                d_dt += d_15 * (0.5 * dt);
                d_f0[i] += d_14 * ((0.5 * dt) * dt);
                let d_17 = d_t_self.x[i_2];
                d_t_dt += d_17 * v_8;
                d_self.v[i] += d_17 * t_dt;
                d_dt += d_17 * v_9;
                d_t_self.v[i] += d_17 * dt;
                let d_18 = d_17 * f0[i];
                let d_19 = d_18 * dt;
                d_t_dt += d_19 * 0.5;
                d_dt += d_18 * (0.5 * t_dt);
                let d_20 = d_18 * t_dt;
                d_dt += d_20 * 0.5;
                d_t_dt += d_18 * (0.5 * dt);
                d_f0[i] += d_17 * (((0.5 * t_dt) * dt) + ((0.5 * dt) * t_dt));
                let d_21 = d_17 * t_f0[i];
                let d_22 = d_21 * dt;
                d_dt += d_22 * 0.5;
                d_dt += d_21 * (0.5 * dt);
                d_t_f0[i] += d_17 * ((0.5 * dt) * dt);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_f0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_f0));
            let v_10 = kept_10.take();
            let v_11 = kept_11.take();
            (v_10)
                .__jvp_vjp_force(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &v_11,
                    &mut (*d_t_self),
                    k,
                    &mut d_k,
                    t_k,
                    &mut d_t_k,
                    d_v_1,
                );
            pass_1.finish();
            (d_k, d_t_k, d_dt, d_t_dt)
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
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3, g4, g5) = Self::step_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                a4,
                a5,
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
        fn __path_jvp_vjp_step<'__shadow>(
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3, g4, g5) = Self::step_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                a4,
                a5,
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
        fn __vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g1, g2) = Self::step_pullback(&mut this, d0, a1, a2);
            *d1.or_discard(&mut store1) += g1;
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
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g1, g2) = Self::step_pullback(&mut a0, d0, a1, a2);
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_step);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let n = p.len() - 1;
        let mut sys = System {
            x: p[1..].to_vec(),
            v: ::std::vec![0.3; n],
            length: 3.0,
        };
        for _ in 0..12 {
            let argument = p[0];
            kept_1.keep_owned(&sys);
            sys.step(argument, 0.1);
        }
        let mut sum_2: f64 = -0.0;
        let length_2 = ::rootgrad_autodiff::rt::length(&sys.v);
        let mut d_sys = ::rootgrad_autodiff::Differentiable::zero_like(&sys);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length_2 {
            let v = &sys.v[i];
            sum_2 += (*v) * (*v);
            let v = &sys.v[i];
            let d_1 = d_sum_2;
            d_sys.v[i] += d_1 * (*v);
            d_sys.v[i] += d_1 * (*v);
        }
        let result: f64 = sum_2 + sys.x[0];
        d_sys.x[0] += d_result;
        for _ in (0..12).rev() {
            let argument = p[0];
            let mut d_argument: f64 = -0.0;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_step(
                    ::core::option::Option::Some(&mut d_sys),
                    argument,
                    &mut d_argument,
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_p[0] += d_argument;
        }
        let System { x: d_2, v: _, length: _ } = &d_sys else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[1..][..], &(*d_2)[..]);
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_step);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let n = p.len() - 1;
        let mut t_sys = System {
            x: t_p[1..].to_vec(),
            v: ::rootgrad_autodiff::Differentiable::zero_like(&(::std::vec![0.3; n])),
            length: 0.0,
        };
        let mut sys = System {
            x: p[1..].to_vec(),
            v: ::std::vec![0.3; n],
            length: 3.0,
        };
        for _ in 0..12 {
            let argument = p[0];
            let t_argument = t_p[0];
            (sys)
                .__jvp_step(
                    &mut t_sys,
                    argument,
                    t_argument,
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = ::rootgrad_autodiff::rt::length(&sys.v);
        for i in 0..length_2 {
            let v = &sys.v[i];
            let t_v = &t_sys.v[i];
            t_sum_2
                += ::rootgrad_autodiff::rt::scalar(*t_v) * (*v)
                    + (*v) * ::rootgrad_autodiff::rt::scalar(*t_v);
            sum_2 += (*v) * (*v);
        }
        let result: f64 = sum_2 + sys.x[0];
        let t_result: f64 = t_sum_2 + ::rootgrad_autodiff::rt::scalar(t_sys.x[0]);
        (result, t_result)
    }
}
mod four_vectors {
    impl FourVector {
        /// The reverse derivative of [`from_pt_eta_phi_m`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn from_pt_eta_phi_m_pullback(
            pt: f64,
            eta: f64,
            phi: f64,
            m: f64,
            d_ret: Self,
        ) -> (Self, f64, f64, f64, f64) {
            let px = pt * phi.cos();
            let py = pt * phi.sin();
            let pz = pt * eta.sinh();
            let sqrt_2 = ((((px * px) + (py * py)) + (pz * pz)) + (m * m)).sqrt();
            let result: Self = Self {
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
            let Self { e: d_1, px: d_2, py: d_3, pz: d_4 } = &d_result else {
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
        ) -> (Self, Self) {
            let px = pt * phi.cos();
            let t_px = t_pt * phi.cos()
                + pt * (::rootgrad_autodiff::rules::cos(phi) * t_phi);
            let py = pt * phi.sin();
            let t_py = t_pt * phi.sin()
                + pt * (::rootgrad_autodiff::rules::sin(phi) * t_phi);
            let pz = pt * eta.sinh();
            let t_pz = t_pt * eta.sinh()
                + pt * (::rootgrad_autodiff::rules::sinh(eta) * t_eta);
            let t_result: Self = Self {
                e: ::rootgrad_autodiff::rules::sqrt(
                    (((px * px) + (py * py)) + (pz * pz)) + (m * m),
                )
                    * ((((t_px * px + px * t_px) + (t_py * py + py * t_py))
                        + (t_pz * pz + pz * t_pz)) + (t_m * m + m * t_m)),
                px: t_px,
                py: t_py,
                pz: t_pz,
            };
            let result: Self = Self {
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
        ) -> (Self, Self) {
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
            d_ret: (Self, Self),
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
            let t_result: Self = Self {
                e: (0.5 / sqrt_2)
                    * (((((t_px * px) + (px * t_px)) + ((t_py * py) + (py * t_py)))
                        + ((t_pz * pz) + (pz * t_pz))) + ((t_m * m) + (m * t_m))),
                px: t_px,
                py: t_py,
                pz: t_pz,
            };
            let sqrt_3 = ((((px * px) + (py * py)) + (pz * pz)) + (m * m)).sqrt();
            let result: Self = Self {
                e: sqrt_3,
                px: px,
                py: py,
                pz: pz,
            };
            let result_2: (Self, Self) = (
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
            let Self { e: d_1, px: d_2, py: d_3, pz: d_4 } = &d_result else {
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
            let Self { e: d_6, px: d_9, py: d_10, pz: d_11 } = &d_t_result else {
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
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
        /// The reverse derivative of [`plus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn plus_pullback(
            self: &Self,
            d_self: &mut Self,
            other: &Self,
            d_other: &mut Self,
            d_ret: Self,
        ) -> Self {
            let result: Self = Self {
                e: self.e + other.e,
                px: self.px + other.px,
                py: self.py + other.py,
                pz: self.pz + other.pz,
            };
            let mut d_result = d_ret;
            let Self { e: d_1, px: d_3, py: d_5, pz: d_7 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.e += d_2;
            d_other.e += d_2;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.px += d_4;
            d_other.px += d_4;
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_self.py += d_6;
            d_other.py += d_6;
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_self.pz += d_8;
            d_other.pz += d_8;
            result
        }
        /// The forward derivative of [`plus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn plus_pushforward(
            self: &Self,
            t_self: &Self,
            other: &Self,
            t_other: &Self,
        ) -> (Self, Self) {
            let t_result: Self = Self {
                e: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.e)
                        + ::rootgrad_autodiff::rt::scalar(t_other.e),
                    self.e + other.e,
                ),
                px: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.px)
                        + ::rootgrad_autodiff::rt::scalar(t_other.px),
                    self.px + other.px,
                ),
                py: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.py)
                        + ::rootgrad_autodiff::rt::scalar(t_other.py),
                    self.py + other.py,
                ),
                pz: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.pz)
                        + ::rootgrad_autodiff::rt::scalar(t_other.pz),
                    self.pz + other.pz,
                ),
            };
            let result: Self = Self {
                e: self.e + other.e,
                px: self.px + other.px,
                py: self.py + other.py,
                pz: self.pz + other.pz,
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
            a1: &Self,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::plus_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_plus(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Self,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::plus_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn plus_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            other: &Self,
            d_other: &mut Self,
            t_other: &Self,
            d_t_other: &mut Self,
            d_ret: (Self, Self),
        ) {
            let t_result: Self = Self {
                e: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.e + t_other.e),
                    (self.e + other.e),
                ),
                px: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.px + t_other.px),
                    (self.px + other.px),
                ),
                py: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.py + t_other.py),
                    (self.py + other.py),
                ),
                pz: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.pz + t_other.pz),
                    (self.pz + other.pz),
                ),
            };
            let result: Self = Self {
                e: self.e + other.e,
                px: self.px + other.px,
                py: self.py + other.py,
                pz: self.pz + other.pz,
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
            let Self { e: d_1, px: d_3, py: d_5, pz: d_7 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.e += d_2;
            d_other.e += d_2;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.px += d_4;
            d_other.px += d_4;
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_self.py += d_6;
            d_other.py += d_6;
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_self.pz += d_8;
            d_other.pz += d_8;
            let Self { e: d_9, px: d_11, py: d_13, pz: d_15 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_10 = ::rootgrad_autodiff::rt::scalar((*d_9));
            d_t_self.e += d_10;
            d_t_other.e += d_10;
            let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
            d_t_self.px += d_12;
            d_t_other.px += d_12;
            let d_14 = ::rootgrad_autodiff::rt::scalar((*d_13));
            d_t_self.py += d_14;
            d_t_other.py += d_14;
            let d_16 = ::rootgrad_autodiff::rt::scalar((*d_15));
            d_t_self.pz += d_16;
            d_t_other.pz += d_16;
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
            a2: &Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
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
            Self::plus_pushforward_pullback(
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
        fn __path_jvp_vjp_plus<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
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
            Self::plus_pushforward_pullback(
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
        fn __vjp_plus<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
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
            let _primal = Self::plus_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_plus<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::plus_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        /// The reverse derivative of [`m2`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn m2_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = (((self.e * self.e) - (self.px * self.px))
                - (self.py * self.py)) - (self.pz * self.pz);
            let mut d_result = d_ret;
            d_self.e += d_result * self.e;
            d_self.e += d_result * self.e;
            d_self.px -= d_result * self.px;
            d_self.px -= d_result * self.px;
            d_self.py -= d_result * self.py;
            d_self.py -= d_result * self.py;
            d_self.pz -= d_result * self.pz;
            d_self.pz -= d_result * self.pz;
            result
        }
        /// The forward derivative of [`m2`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn m2_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = (((self.e * self.e) - (self.px * self.px))
                - (self.py * self.py)) - (self.pz * self.pz);
            let t_result: f64 = (((::rootgrad_autodiff::rt::scalar(t_self.e) * self.e
                + self.e * ::rootgrad_autodiff::rt::scalar(t_self.e))
                - (::rootgrad_autodiff::rt::scalar(t_self.px) * self.px
                    + self.px * ::rootgrad_autodiff::rt::scalar(t_self.px)))
                - (::rootgrad_autodiff::rt::scalar(t_self.py) * self.py
                    + self.py * ::rootgrad_autodiff::rt::scalar(t_self.py)))
                - (::rootgrad_autodiff::rt::scalar(t_self.pz) * self.pz
                    + self.pz * ::rootgrad_autodiff::rt::scalar(t_self.pz));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_m2(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::m2_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_m2(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::m2_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn m2_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = (((self.e * self.e) - (self.px * self.px))
                - (self.py * self.py)) - (self.pz * self.pz);
            let t_result: f64 = ((((t_self.e * self.e) + (self.e * t_self.e))
                - ((t_self.px * self.px) + (self.px * t_self.px)))
                - ((t_self.py * self.py) + (self.py * t_self.py)))
                - ((t_self.pz * self.pz) + (self.pz * t_self.pz));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.e += d_t_result * self.e;
            d_self.e += d_t_result * t_self.e;
            d_self.e += d_t_result * t_self.e;
            d_t_self.e += d_t_result * self.e;
            d_t_self.px -= d_t_result * self.px;
            d_self.px -= d_t_result * t_self.px;
            d_self.px -= d_t_result * t_self.px;
            d_t_self.px -= d_t_result * self.px;
            d_t_self.py -= d_t_result * self.py;
            d_self.py -= d_t_result * t_self.py;
            d_self.py -= d_t_result * t_self.py;
            d_t_self.py -= d_t_result * self.py;
            d_t_self.pz -= d_t_result * self.pz;
            d_self.pz -= d_t_result * t_self.pz;
            d_self.pz -= d_t_result * t_self.pz;
            d_t_self.pz -= d_t_result * self.pz;
            d_self.e += d_result * self.e;
            d_self.e += d_result * self.e;
            d_self.px -= d_result * self.px;
            d_self.px -= d_result * self.px;
            d_self.py -= d_result * self.py;
            d_self.py -= d_result * self.py;
            d_self.pz -= d_result * self.pz;
            d_self.pz -= d_result * self.pz;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_m2<'__shadow>(
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
            Self::m2_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_m2<'__shadow>(
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
            Self::m2_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_m2<'__shadow>(
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
            let _primal = Self::m2_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_m2<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::m2_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`mass`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mass_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_m2);
            let m2 = self.m2();
            let t;
            if m2 >= 0.0 {
                t = m2.sqrt();
            } else {
                t = -(-m2).sqrt();
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_m2 = ::rootgrad_autodiff::Differentiable::zero_like(&m2);
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            if m2 >= 0.0 {
                let d_1 = ::core::mem::take(&mut d_t);
                d_m2 += d_1 * ::rootgrad_autodiff::rules::sqrt(m2);
            } else {
                let d_2 = ::core::mem::take(&mut d_t);
                let d_3 = d_2 * ::rootgrad_autodiff::rules::sqrt(-m2);
                d_m2 += d_3;
            }
            (*self).__vjp_m2(::core::option::Option::Some(&mut (*d_self)), d_m2);
            result
        }
        /// The forward derivative of [`mass`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mass_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_m2);
            let (v_1, t_m2) = (*self).__jvp_m2(&(*t_self));
            let m2 = v_1;
            let t;
            let t_t;
            if m2 >= 0.0 {
                t_t = ::rootgrad_autodiff::rules::sqrt(m2) * t_m2;
                t = m2.sqrt();
            } else {
                t_t = -(::rootgrad_autodiff::rules::sqrt(-m2) * (-t_m2));
                t = -(-m2).sqrt();
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
            ::rootgrad_autodiff::callees!(; fn __jvp_m2 => fn __jvp_vjp_m2);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let v_1 = (*self).__jvp_m2(&(*t_self));
            let m2 = ::core::clone::Clone::clone(&v_1.0);
            let t_m2 = ::core::clone::Clone::clone(&v_1.1);
            let t;
            let t_t;
            if m2 >= 0.0 {
                let x = ::core::clone::Clone::clone(&m2);
                shape_1.keep(&x);
                t_t = (0.5 / x.sqrt()) * t_m2;
                t = m2.sqrt();
            } else {
                let x_2 = -m2;
                shape_2.keep(&x_2);
                t_t = -((0.5 / x_2.sqrt()) * (-t_m2));
                t = -(-m2).sqrt();
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_m2 = ::rootgrad_autodiff::Differentiable::zero_like(&m2);
            let mut d_t_m2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_m2);
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            if m2 >= 0.0 {
                let x = ::core::clone::Clone::clone(&m2);
                let mut d_x = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_t);
                d_m2 += d_1 * ::rootgrad_autodiff::rules::sqrt(m2);
                let d_2 = ::core::mem::take(&mut d_t_t);
                let d_3 = d_2 * t_m2;
                let d_4 = d_3 / x.sqrt() * (0.5 / x.sqrt());
                d_x -= d_4 * ::rootgrad_autodiff::rules::sqrt(x);
                d_t_m2 += d_2 * (0.5 / x.sqrt());
                ::rootgrad_autodiff::rt::accumulate(&mut d_m2, &(d_x));
            } else {
                let x_2 = -m2;
                let mut d_x_2 = shape_2.zero();
                let d_5 = ::core::mem::take(&mut d_t);
                let d_6 = d_5 * ::rootgrad_autodiff::rules::sqrt(-m2);
                d_m2 += d_6;
                let d_7 = ::core::mem::take(&mut d_t_t);
                let d_8 = d_7 * (-t_m2);
                let d_9 = d_8 / x_2.sqrt() * (0.5 / x_2.sqrt());
                d_x_2 += d_9 * ::rootgrad_autodiff::rules::sqrt(x_2);
                let d_10 = d_7 * (0.5 / x_2.sqrt());
                d_t_m2 += d_10;
                let d_11 = ::rootgrad_autodiff::rt::scalar(d_x_2);
                d_m2 -= d_11;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_m2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_m2));
            ((*self))
                .__jvp_vjp_m2(
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
        /// The reverse derivative of [`boost`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn boost_pullback(
            self: &Self,
            d_self: &mut Self,
            b: [f64; 3],
            d_ret: Self,
        ) -> (Self, [f64; 3]) {
            let bx = b[0];
            let by = b[1];
            let bz = b[2];
            let b2 = ((bx * bx) + (by * by)) + (bz * bz);
            let sqrt_2 = (1.0 - b2).sqrt();
            let gamma = 1.0 / sqrt_2;
            let bp = ((bx * self.px) + (by * self.py)) + (bz * self.pz);
            let t;
            if b2 > 0.0 {
                t = (gamma - 1.0) / b2;
            } else {
                t = 0.0;
            }
            let gamma2 = t;
            let result: Self = Self {
                px: (self.px + ((gamma2 * bp) * bx)) + ((gamma * bx) * self.e),
                py: (self.py + ((gamma2 * bp) * by)) + ((gamma * by) * self.e),
                pz: (self.pz + ((gamma2 * bp) * bz)) + ((gamma * bz) * self.e),
                e: gamma * (self.e + bp),
            };
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_result = d_ret;
            let mut d_bx: f64 = -0.0;
            let mut d_by: f64 = -0.0;
            let mut d_bz: f64 = -0.0;
            let mut d_b2: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let mut d_gamma: f64 = -0.0;
            let mut d_bp: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_gamma2: f64 = -0.0;
            let Self { px: d_1, py: d_4, pz: d_7, e: d_10 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_self.px += (*d_1);
            let d_2 = (*d_1) * bx;
            d_gamma2 += d_2 * bp;
            d_bp += d_2 * gamma2;
            d_bx += (*d_1) * (gamma2 * bp);
            let d_3 = (*d_1) * self.e;
            d_gamma += d_3 * bx;
            d_bx += d_3 * gamma;
            d_self.e += (*d_1) * (gamma * bx);
            d_self.py += (*d_4);
            let d_5 = (*d_4) * by;
            d_gamma2 += d_5 * bp;
            d_bp += d_5 * gamma2;
            d_by += (*d_4) * (gamma2 * bp);
            let d_6 = (*d_4) * self.e;
            d_gamma += d_6 * by;
            d_by += d_6 * gamma;
            d_self.e += (*d_4) * (gamma * by);
            d_self.pz += (*d_7);
            let d_8 = (*d_7) * bz;
            d_gamma2 += d_8 * bp;
            d_bp += d_8 * gamma2;
            d_bz += (*d_7) * (gamma2 * bp);
            let d_9 = (*d_7) * self.e;
            d_gamma += d_9 * bz;
            d_bz += d_9 * gamma;
            d_self.e += (*d_7) * (gamma * bz);
            d_gamma += (*d_10) * (self.e + bp);
            let d_11 = (*d_10) * gamma;
            d_self.e += d_11;
            d_bp += d_11;
            d_t += d_gamma2;
            if b2 > 0.0 {
                let d_12 = ::core::mem::take(&mut d_t);
                let d_13 = d_12 / b2;
                d_gamma += d_13;
                d_b2 -= d_12 / b2 * ((gamma - 1.0) / b2);
            } else {
                let _ = ::core::mem::take(&mut d_t);
            }
            d_bx += d_bp * self.px;
            d_self.px += d_bp * bx;
            d_by += d_bp * self.py;
            d_self.py += d_bp * by;
            d_bz += d_bp * self.pz;
            d_self.pz += d_bp * bz;
            d_sqrt_2 -= d_gamma * gamma * gamma;
            let d_15 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_b2 -= d_15;
            d_bx += d_b2 * bx;
            d_bx += d_b2 * bx;
            d_by += d_b2 * by;
            d_by += d_b2 * by;
            d_bz += d_b2 * bz;
            d_bz += d_b2 * bz;
            d_b[2] += d_bz;
            d_b[1] += d_by;
            d_b[0] += d_bx;
            (result, d_b)
        }
        /// The forward derivative of [`boost`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn boost_pushforward(
            self: &Self,
            t_self: &Self,
            b: [f64; 3],
            t_b: [f64; 3],
        ) -> (Self, Self) {
            let bx = b[0];
            let t_bx = t_b[0];
            let by = b[1];
            let t_by = t_b[1];
            let bz = b[2];
            let t_bz = t_b[2];
            let b2 = ((bx * bx) + (by * by)) + (bz * bz);
            let t_b2 = ((t_bx * bx + bx * t_bx) + (t_by * by + by * t_by))
                + (t_bz * bz + bz * t_bz);
            let gamma = 1.0 / (1.0 - b2).sqrt();
            let t_gamma = -(1.0 / (1.0 - b2).sqrt())
                * (::rootgrad_autodiff::rules::sqrt(1.0 - b2) * (-t_b2))
                / (1.0 - b2).sqrt();
            let bp = ((bx * self.px) + (by * self.py)) + (bz * self.pz);
            let t_bp = ((t_bx * self.px
                + bx * ::rootgrad_autodiff::rt::scalar(t_self.px))
                + (t_by * self.py + by * ::rootgrad_autodiff::rt::scalar(t_self.py)))
                + (t_bz * self.pz + bz * ::rootgrad_autodiff::rt::scalar(t_self.pz));
            let t;
            let t_t;
            if b2 > 0.0 {
                t_t = (t_gamma - ((gamma - 1.0) / b2) * t_b2) / b2;
                t = (gamma - 1.0) / b2;
            } else {
                t_t = 0.0;
                t = 0.0;
            }
            let gamma2 = t;
            let t_gamma2 = t_t;
            let t_result: Self = Self {
                px: (::rootgrad_autodiff::rt::scalar(t_self.px)
                    + ((t_gamma2 * bp + gamma2 * t_bp) * bx + (gamma2 * bp) * t_bx))
                    + ((t_gamma * bx + gamma * t_bx) * self.e
                        + (gamma * bx) * ::rootgrad_autodiff::rt::scalar(t_self.e)),
                py: (::rootgrad_autodiff::rt::scalar(t_self.py)
                    + ((t_gamma2 * bp + gamma2 * t_bp) * by + (gamma2 * bp) * t_by))
                    + ((t_gamma * by + gamma * t_by) * self.e
                        + (gamma * by) * ::rootgrad_autodiff::rt::scalar(t_self.e)),
                pz: (::rootgrad_autodiff::rt::scalar(t_self.pz)
                    + ((t_gamma2 * bp + gamma2 * t_bp) * bz + (gamma2 * bp) * t_bz))
                    + ((t_gamma * bz + gamma * t_bz) * self.e
                        + (gamma * bz) * ::rootgrad_autodiff::rt::scalar(t_self.e)),
                e: t_gamma * (self.e + bp)
                    + gamma * (::rootgrad_autodiff::rt::scalar(t_self.e) + t_bp),
            };
            let result: Self = Self {
                px: (self.px + ((gamma2 * bp) * bx)) + ((gamma * bx) * self.e),
                py: (self.py + ((gamma2 * bp) * by)) + ((gamma * by) * self.e),
                pz: (self.pz + ((gamma2 * bp) * bz)) + ((gamma * bz) * self.e),
                e: gamma * (self.e + bp),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_boost(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: [f64; 3],
            t1: impl ::rootgrad_autodiff::rt::Tangent<[f64; 3]>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::boost_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_boost(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: [f64; 3],
            t1: impl ::rootgrad_autodiff::rt::Tangent<[f64; 3]>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::boost_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn boost_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            b: [f64; 3],
            t_b: [f64; 3],
            d_ret: (Self, Self),
        ) -> ([f64; 3], [f64; 3]) {
            let bx = b[0];
            let t_bx = t_b[0];
            let by = b[1];
            let t_by = t_b[1];
            let bz = b[2];
            let t_bz = t_b[2];
            let b2 = ((bx * bx) + (by * by)) + (bz * bz);
            let t_b2 = (((t_bx * bx) + (bx * t_bx)) + ((t_by * by) + (by * t_by)))
                + ((t_bz * bz) + (bz * t_bz));
            let sqrt_2 = (1.0 - b2).sqrt();
            let gamma = 1.0 / sqrt_2;
            let x = 1.0 - b2;
            let sqrt_3 = (1.0 - b2).sqrt();
            let sqrt_4 = x.sqrt();
            let sqrt_5 = (1.0 - b2).sqrt();
            let t_gamma = ((-(1.0 / sqrt_3)) * ((0.5 / sqrt_4) * (-t_b2))) / sqrt_5;
            let bp = ((bx * self.px) + (by * self.py)) + (bz * self.pz);
            let t_bp = (((t_bx * self.px) + (bx * t_self.px))
                + ((t_by * self.py) + (by * t_self.py)))
                + ((t_bz * self.pz) + (bz * t_self.pz));
            let t;
            let t_t;
            if b2 > 0.0 {
                t_t = (t_gamma - (((gamma - 1.0) / b2) * t_b2)) / b2;
                t = (gamma - 1.0) / b2;
            } else {
                t_t = 0.0;
                t = 0.0;
            }
            let gamma2 = t;
            let t_gamma2 = t_t;
            let t_result: Self = Self {
                px: (t_self.px
                    + ((((t_gamma2 * bp) + (gamma2 * t_bp)) * bx)
                        + ((gamma2 * bp) * t_bx)))
                    + ((((t_gamma * bx) + (gamma * t_bx)) * self.e)
                        + ((gamma * bx) * t_self.e)),
                py: (t_self.py
                    + ((((t_gamma2 * bp) + (gamma2 * t_bp)) * by)
                        + ((gamma2 * bp) * t_by)))
                    + ((((t_gamma * by) + (gamma * t_by)) * self.e)
                        + ((gamma * by) * t_self.e)),
                pz: (t_self.pz
                    + ((((t_gamma2 * bp) + (gamma2 * t_bp)) * bz)
                        + ((gamma2 * bp) * t_bz)))
                    + ((((t_gamma * bz) + (gamma * t_bz)) * self.e)
                        + ((gamma * bz) * t_self.e)),
                e: (t_gamma * (self.e + bp)) + (gamma * (t_self.e + t_bp)),
            };
            let result: Self = Self {
                px: (self.px + ((gamma2 * bp) * bx)) + ((gamma * bx) * self.e),
                py: (self.py + ((gamma2 * bp) * by)) + ((gamma * by) * self.e),
                pz: (self.pz + ((gamma2 * bp) * bz)) + ((gamma * bz) * self.e),
                e: gamma * (self.e + bp),
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_result_2 = d_ret;
            let mut d_bx: f64 = -0.0;
            let mut d_t_bx: f64 = -0.0;
            let mut d_by: f64 = -0.0;
            let mut d_t_by: f64 = -0.0;
            let mut d_bz: f64 = -0.0;
            let mut d_t_bz: f64 = -0.0;
            let mut d_b2: f64 = -0.0;
            let mut d_t_b2: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let mut d_gamma: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_sqrt_3: f64 = -0.0;
            let mut d_sqrt_4: f64 = -0.0;
            let mut d_sqrt_5: f64 = -0.0;
            let mut d_t_gamma: f64 = -0.0;
            let mut d_bp: f64 = -0.0;
            let mut d_t_bp: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_gamma2: f64 = -0.0;
            let mut d_t_gamma2: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { px: d_1, py: d_4, pz: d_7, e: d_10 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_self.px += (*d_1);
            let d_2 = (*d_1) * bx;
            d_gamma2 += d_2 * bp;
            d_bp += d_2 * gamma2;
            d_bx += (*d_1) * (gamma2 * bp);
            let d_3 = (*d_1) * self.e;
            d_gamma += d_3 * bx;
            d_bx += d_3 * gamma;
            d_self.e += (*d_1) * (gamma * bx);
            d_self.py += (*d_4);
            let d_5 = (*d_4) * by;
            d_gamma2 += d_5 * bp;
            d_bp += d_5 * gamma2;
            d_by += (*d_4) * (gamma2 * bp);
            let d_6 = (*d_4) * self.e;
            d_gamma += d_6 * by;
            d_by += d_6 * gamma;
            d_self.e += (*d_4) * (gamma * by);
            d_self.pz += (*d_7);
            let d_8 = (*d_7) * bz;
            d_gamma2 += d_8 * bp;
            d_bp += d_8 * gamma2;
            d_bz += (*d_7) * (gamma2 * bp);
            let d_9 = (*d_7) * self.e;
            d_gamma += d_9 * bz;
            d_bz += d_9 * gamma;
            d_self.e += (*d_7) * (gamma * bz);
            d_gamma += (*d_10) * (self.e + bp);
            let d_11 = (*d_10) * gamma;
            d_self.e += d_11;
            d_bp += d_11;
            let Self { px: d_12, py: d_17, pz: d_22, e: d_27 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_self.px += (*d_12);
            let d_13 = (*d_12) * bx;
            d_t_gamma2 += d_13 * bp;
            d_bp += d_13 * t_gamma2;
            d_gamma2 += d_13 * t_bp;
            d_t_bp += d_13 * gamma2;
            d_bx += (*d_12) * ((t_gamma2 * bp) + (gamma2 * t_bp));
            let d_14 = (*d_12) * t_bx;
            d_gamma2 += d_14 * bp;
            d_bp += d_14 * gamma2;
            d_t_bx += (*d_12) * (gamma2 * bp);
            let d_15 = (*d_12) * self.e;
            d_t_gamma += d_15 * bx;
            d_bx += d_15 * t_gamma;
            d_gamma += d_15 * t_bx;
            d_t_bx += d_15 * gamma;
            d_self.e += (*d_12) * ((t_gamma * bx) + (gamma * t_bx));
            let d_16 = (*d_12) * t_self.e;
            d_gamma += d_16 * bx;
            d_bx += d_16 * gamma;
            d_t_self.e += (*d_12) * (gamma * bx);
            d_t_self.py += (*d_17);
            let d_18 = (*d_17) * by;
            d_t_gamma2 += d_18 * bp;
            d_bp += d_18 * t_gamma2;
            d_gamma2 += d_18 * t_bp;
            d_t_bp += d_18 * gamma2;
            d_by += (*d_17) * ((t_gamma2 * bp) + (gamma2 * t_bp));
            let d_19 = (*d_17) * t_by;
            d_gamma2 += d_19 * bp;
            d_bp += d_19 * gamma2;
            d_t_by += (*d_17) * (gamma2 * bp);
            let d_20 = (*d_17) * self.e;
            d_t_gamma += d_20 * by;
            d_by += d_20 * t_gamma;
            d_gamma += d_20 * t_by;
            d_t_by += d_20 * gamma;
            d_self.e += (*d_17) * ((t_gamma * by) + (gamma * t_by));
            let d_21 = (*d_17) * t_self.e;
            d_gamma += d_21 * by;
            d_by += d_21 * gamma;
            d_t_self.e += (*d_17) * (gamma * by);
            d_t_self.pz += (*d_22);
            let d_23 = (*d_22) * bz;
            d_t_gamma2 += d_23 * bp;
            d_bp += d_23 * t_gamma2;
            d_gamma2 += d_23 * t_bp;
            d_t_bp += d_23 * gamma2;
            d_bz += (*d_22) * ((t_gamma2 * bp) + (gamma2 * t_bp));
            let d_24 = (*d_22) * t_bz;
            d_gamma2 += d_24 * bp;
            d_bp += d_24 * gamma2;
            d_t_bz += (*d_22) * (gamma2 * bp);
            let d_25 = (*d_22) * self.e;
            d_t_gamma += d_25 * bz;
            d_bz += d_25 * t_gamma;
            d_gamma += d_25 * t_bz;
            d_t_bz += d_25 * gamma;
            d_self.e += (*d_22) * ((t_gamma * bz) + (gamma * t_bz));
            let d_26 = (*d_22) * t_self.e;
            d_gamma += d_26 * bz;
            d_bz += d_26 * gamma;
            d_t_self.e += (*d_22) * (gamma * bz);
            d_t_gamma += (*d_27) * (self.e + bp);
            let d_28 = (*d_27) * t_gamma;
            d_self.e += d_28;
            d_bp += d_28;
            d_gamma += (*d_27) * (t_self.e + t_bp);
            let d_29 = (*d_27) * gamma;
            d_t_self.e += d_29;
            d_t_bp += d_29;
            d_t_t += d_t_gamma2;
            d_t += d_gamma2;
            if b2 > 0.0 {
                let d_30 = ::core::mem::take(&mut d_t);
                let d_31 = d_30 / b2;
                d_gamma += d_31;
                d_b2 -= d_30 / b2 * ((gamma - 1.0) / b2);
                let d_32 = ::core::mem::take(&mut d_t_t);
                let d_33 = d_32 / b2;
                d_t_gamma += d_33;
                let d_34 = d_33 * t_b2;
                let d_35 = d_34 / b2;
                d_gamma -= d_35;
                d_b2 += d_34 / b2 * ((gamma - 1.0) / b2);
                d_t_b2 -= d_33 * ((gamma - 1.0) / b2);
                d_b2 -= d_32 / b2 * ((t_gamma - (((gamma - 1.0) / b2) * t_b2)) / b2);
            } else {
                let _ = ::core::mem::take(&mut d_t);
                let _ = ::core::mem::take(&mut d_t_t);
            }
            d_t_bx += d_t_bp * self.px;
            d_self.px += d_t_bp * t_bx;
            d_bx += d_t_bp * t_self.px;
            d_t_self.px += d_t_bp * bx;
            d_t_by += d_t_bp * self.py;
            d_self.py += d_t_bp * t_by;
            d_by += d_t_bp * t_self.py;
            d_t_self.py += d_t_bp * by;
            d_t_bz += d_t_bp * self.pz;
            d_self.pz += d_t_bp * t_bz;
            d_bz += d_t_bp * t_self.pz;
            d_t_self.pz += d_t_bp * bz;
            d_bx += d_bp * self.px;
            d_self.px += d_bp * bx;
            d_by += d_bp * self.py;
            d_self.py += d_bp * by;
            d_bz += d_bp * self.pz;
            d_self.pz += d_bp * bz;
            let d_38 = d_t_gamma / sqrt_5;
            let d_39 = d_38 * ((0.5 / sqrt_4) * (-t_b2));
            d_sqrt_3 += d_39 / sqrt_3 * (1.0 / sqrt_3);
            let d_40 = d_38 * (-(1.0 / sqrt_3));
            let d_41 = d_40 * (-t_b2);
            d_sqrt_4 -= d_41 / sqrt_4 * (0.5 / sqrt_4);
            let d_42 = d_40 * (0.5 / sqrt_4);
            d_t_b2 -= d_42;
            d_sqrt_5 -= d_t_gamma / sqrt_5 * t_gamma;
            let d_43 = d_sqrt_5 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_5);
            d_b2 -= d_43;
            d_x += d_sqrt_4 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_4);
            let d_44 = d_sqrt_3 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_3);
            d_b2 -= d_44;
            d_b2 -= d_x;
            d_sqrt_2 -= d_gamma * gamma * gamma;
            let d_45 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_b2 -= d_45;
            d_t_bx += d_t_b2 * bx;
            d_bx += d_t_b2 * t_bx;
            d_bx += d_t_b2 * t_bx;
            d_t_bx += d_t_b2 * bx;
            d_t_by += d_t_b2 * by;
            d_by += d_t_b2 * t_by;
            d_by += d_t_b2 * t_by;
            d_t_by += d_t_b2 * by;
            d_t_bz += d_t_b2 * bz;
            d_bz += d_t_b2 * t_bz;
            d_bz += d_t_b2 * t_bz;
            d_t_bz += d_t_b2 * bz;
            d_bx += d_b2 * bx;
            d_bx += d_b2 * bx;
            d_by += d_b2 * by;
            d_by += d_b2 * by;
            d_bz += d_b2 * bz;
            d_bz += d_b2 * bz;
            d_t_b[2] += d_t_bz;
            d_b[2] += d_bz;
            d_t_b[1] += d_t_by;
            d_b[1] += d_by;
            d_t_b[0] += d_t_bx;
            d_b[0] += d_bx;
            (d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_boost<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: [f64; 3],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<[f64; 3]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
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
            let (g2, g3) = Self::boost_pushforward_pullback(
                self,
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
        fn __path_jvp_vjp_boost<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: [f64; 3],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<[f64; 3]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3) = Self::boost_pushforward_pullback(
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
        fn __vjp_boost<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: [f64; 3],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::boost_pullback(self, d0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_boost<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: [f64; 3],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::boost_pullback(a0, d0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        /// The reverse derivative of [`delta_r`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn delta_r_pullback(
            self: &Self,
            d_self: &mut Self,
            o: &Self,
            d_o: &mut Self,
            d_ret: f64,
        ) -> f64 {
            let deta = (self.pz / self.px.hypot(self.py)).asinh()
                - (o.pz / o.px.hypot(o.py)).asinh();
            let mut dphi = self.py.atan2(self.px) - o.py.atan2(o.px);
            while dphi > std::f64::consts::PI {
                dphi -= 2.0 * std::f64::consts::PI;
            }
            while dphi <= (-std::f64::consts::PI) {
                dphi += 2.0 * std::f64::consts::PI;
            }
            let result: f64 = deta.hypot(dphi);
            let mut d_result = d_ret;
            let mut d_deta = ::rootgrad_autodiff::Differentiable::zero_like(&deta);
            let mut d_dphi: f64 = -0.0;
            d_deta += d_result * ::rootgrad_autodiff::rules::hypot(deta, dphi).0;
            d_dphi += d_result * ::rootgrad_autodiff::rules::hypot(deta, dphi).1;
            d_self.py += d_dphi * ::rootgrad_autodiff::rules::atan2(self.py, self.px).0;
            d_self.px += d_dphi * ::rootgrad_autodiff::rules::atan2(self.py, self.px).1;
            d_o.py -= d_dphi * ::rootgrad_autodiff::rules::atan2(o.py, o.px).0;
            d_o.px -= d_dphi * ::rootgrad_autodiff::rules::atan2(o.py, o.px).1;
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_deta);
            let d_4 = d_3
                * ::rootgrad_autodiff::rules::asinh(self.pz / self.px.hypot(self.py));
            d_self.pz += d_4 / self.px.hypot(self.py);
            let d_5 = d_4 / self.px.hypot(self.py) * (self.pz / self.px.hypot(self.py));
            d_self.px -= d_5 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).0;
            d_self.py -= d_5 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).1;
            let d_6 = d_3 * ::rootgrad_autodiff::rules::asinh(o.pz / o.px.hypot(o.py));
            d_o.pz -= d_6 / o.px.hypot(o.py);
            let d_7 = d_6 / o.px.hypot(o.py) * (o.pz / o.px.hypot(o.py));
            d_o.px += d_7 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).0;
            d_o.py += d_7 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).1;
            result
        }
        /// The forward derivative of [`delta_r`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn delta_r_pushforward(
            self: &Self,
            t_self: &Self,
            o: &Self,
            t_o: &Self,
        ) -> (f64, f64) {
            let p_1 = ::rootgrad_autodiff::rules::hypot(self.px, self.py);
            let p_2 = ::rootgrad_autodiff::rules::hypot(o.px, o.py);
            let deta = (self.pz / self.px.hypot(self.py)).asinh()
                - (o.pz / o.px.hypot(o.py)).asinh();
            let t_deta = (::rootgrad_autodiff::rules::asinh(
                self.pz / self.px.hypot(self.py),
            )
                * ((::rootgrad_autodiff::rt::scalar(t_self.pz)
                    - (self.pz / self.px.hypot(self.py))
                        * (p_1.0 * ::rootgrad_autodiff::rt::scalar(t_self.px)
                            + p_1.1 * ::rootgrad_autodiff::rt::scalar(t_self.py)))
                    / self.px.hypot(self.py)))
                - (::rootgrad_autodiff::rules::asinh(o.pz / o.px.hypot(o.py))
                    * ((::rootgrad_autodiff::rt::scalar(t_o.pz)
                        - (o.pz / o.px.hypot(o.py))
                            * (p_2.0 * ::rootgrad_autodiff::rt::scalar(t_o.px)
                                + p_2.1 * ::rootgrad_autodiff::rt::scalar(t_o.py)))
                        / o.px.hypot(o.py)));
            let p_3 = ::rootgrad_autodiff::rules::atan2(self.py, self.px);
            let p_4 = ::rootgrad_autodiff::rules::atan2(o.py, o.px);
            let mut dphi = self.py.atan2(self.px) - o.py.atan2(o.px);
            let mut t_dphi = (p_3.0 * ::rootgrad_autodiff::rt::scalar(t_self.py)
                + p_3.1 * ::rootgrad_autodiff::rt::scalar(t_self.px))
                - (p_4.0 * ::rootgrad_autodiff::rt::scalar(t_o.py)
                    + p_4.1 * ::rootgrad_autodiff::rt::scalar(t_o.px));
            while dphi > std::f64::consts::PI {
                dphi -= 2.0 * std::f64::consts::PI;
            }
            while dphi <= (-std::f64::consts::PI) {
                dphi += 2.0 * std::f64::consts::PI;
            }
            let p_5 = ::rootgrad_autodiff::rules::hypot(deta, dphi);
            let result: f64 = deta.hypot(dphi);
            let t_result: f64 = p_5.0 * t_deta + p_5.1 * t_dphi;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_delta_r(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Self,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::delta_r_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_delta_r(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Self,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::delta_r_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn delta_r_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            o: &Self,
            d_o: &mut Self,
            t_o: &Self,
            d_t_o: &mut Self,
            d_ret: (f64, f64),
        ) {
            let deta = (self.pz / self.px.hypot(self.py)).asinh()
                - (o.pz / o.px.hypot(o.py)).asinh();
            let x = self.pz / self.px.hypot(self.py);
            let x_2 = self.px;
            let y = self.py;
            let r = x_2.hypot(::core::clone::Clone::clone(&y));
            let t;
            if r == 0.0 {
                t = 0.0;
            } else {
                t = x_2 / r;
            }
            let x_3 = self.px;
            let y_2 = self.py;
            let r_2 = x_3.hypot(::core::clone::Clone::clone(&y_2));
            let t_2;
            if r_2 == 0.0 {
                t_2 = 0.0;
            } else {
                t_2 = y_2 / r_2;
            }
            let x_4 = o.pz / o.px.hypot(o.py);
            let x_5 = o.px;
            let y_3 = o.py;
            let r_3 = x_5.hypot(::core::clone::Clone::clone(&y_3));
            let t_3;
            if r_3 == 0.0 {
                t_3 = 0.0;
            } else {
                t_3 = x_5 / r_3;
            }
            let x_6 = o.px;
            let y_4 = o.py;
            let r_4 = x_6.hypot(::core::clone::Clone::clone(&y_4));
            let t_4;
            if r_4 == 0.0 {
                t_4 = 0.0;
            } else {
                t_4 = y_4 / r_4;
            }
            let t_deta = (x.hypot(1.0).recip()
                * ((t_self.pz
                    - ((self.pz / self.px.hypot(self.py))
                        * ((t * t_self.px) + (t_2 * t_self.py))))
                    / self.px.hypot(self.py)))
                - (x_4.hypot(1.0).recip()
                    * ((t_o.pz
                        - ((o.pz / o.px.hypot(o.py))
                            * ((t_3 * t_o.px) + (t_4 * t_o.py)))) / o.px.hypot(o.py)));
            let mut dphi = self.py.atan2(self.px) - o.py.atan2(o.px);
            let y_5 = self.py;
            let x_7 = self.px;
            let r_5 = x_7.hypot(::core::clone::Clone::clone(&y_5));
            let y_6 = self.py;
            let x_8 = self.px;
            let r_6 = x_8.hypot(::core::clone::Clone::clone(&y_6));
            let y_7 = o.py;
            let x_9 = o.px;
            let r_7 = x_9.hypot(::core::clone::Clone::clone(&y_7));
            let y_8 = o.py;
            let x_10 = o.px;
            let r_8 = x_10.hypot(::core::clone::Clone::clone(&y_8));
            let mut t_dphi = ((((x_7 / r_5) / r_5) * t_self.py)
                + (((-(y_6 / r_6)) / r_6) * t_self.px))
                - ((((x_9 / r_7) / r_7) * t_o.py) + (((-(y_8 / r_8)) / r_8) * t_o.px));
            while dphi > std::f64::consts::PI {
                dphi -= 2.0 * std::f64::consts::PI;
            }
            while dphi <= (-std::f64::consts::PI) {
                dphi += 2.0 * std::f64::consts::PI;
            }
            let result: f64 = deta.hypot(dphi);
            let x_11 = ::core::clone::Clone::clone(&deta);
            let y_9 = dphi;
            let r_9 = x_11.hypot(y_9);
            let t_5;
            if r_9 == 0.0 {
                t_5 = 0.0;
            } else {
                t_5 = x_11 / r_9;
            }
            let x_12 = ::core::clone::Clone::clone(&deta);
            let y_10 = dphi;
            let r_10 = x_12.hypot(y_10);
            let t_6;
            if r_10 == 0.0 {
                t_6 = 0.0;
            } else {
                t_6 = y_10 / r_10;
            }
            let t_result: f64 = (t_5 * t_deta) + (t_6 * t_dphi);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_deta = ::rootgrad_autodiff::Differentiable::zero_like(&deta);
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t = -0.0;
            let mut d_x_3 = ::rootgrad_autodiff::Differentiable::zero_like(&x_3);
            let mut d_y_2 = ::rootgrad_autodiff::Differentiable::zero_like(&y_2);
            let mut d_r_2 = ::rootgrad_autodiff::Differentiable::zero_like(&r_2);
            let mut d_t_2 = -0.0;
            let mut d_x_4 = ::rootgrad_autodiff::Differentiable::zero_like(&x_4);
            let mut d_x_5 = ::rootgrad_autodiff::Differentiable::zero_like(&x_5);
            let mut d_y_3 = ::rootgrad_autodiff::Differentiable::zero_like(&y_3);
            let mut d_r_3 = ::rootgrad_autodiff::Differentiable::zero_like(&r_3);
            let mut d_t_3 = -0.0;
            let mut d_x_6 = ::rootgrad_autodiff::Differentiable::zero_like(&x_6);
            let mut d_y_4 = ::rootgrad_autodiff::Differentiable::zero_like(&y_4);
            let mut d_r_4 = ::rootgrad_autodiff::Differentiable::zero_like(&r_4);
            let mut d_t_4 = -0.0;
            let mut d_t_deta = ::rootgrad_autodiff::Differentiable::zero_like(&t_deta);
            let mut d_dphi: f64 = -0.0;
            let mut d_y_5 = ::rootgrad_autodiff::Differentiable::zero_like(&y_5);
            let mut d_x_7 = ::rootgrad_autodiff::Differentiable::zero_like(&x_7);
            let mut d_r_5 = ::rootgrad_autodiff::Differentiable::zero_like(&r_5);
            let mut d_y_6 = ::rootgrad_autodiff::Differentiable::zero_like(&y_6);
            let mut d_x_8 = ::rootgrad_autodiff::Differentiable::zero_like(&x_8);
            let mut d_r_6 = ::rootgrad_autodiff::Differentiable::zero_like(&r_6);
            let mut d_y_7 = ::rootgrad_autodiff::Differentiable::zero_like(&y_7);
            let mut d_x_9 = ::rootgrad_autodiff::Differentiable::zero_like(&x_9);
            let mut d_r_7 = ::rootgrad_autodiff::Differentiable::zero_like(&r_7);
            let mut d_y_8 = ::rootgrad_autodiff::Differentiable::zero_like(&y_8);
            let mut d_x_10 = ::rootgrad_autodiff::Differentiable::zero_like(&x_10);
            let mut d_r_8 = ::rootgrad_autodiff::Differentiable::zero_like(&r_8);
            let mut d_t_dphi = ::rootgrad_autodiff::Differentiable::zero_like(&t_dphi);
            let mut d_result: f64 = -0.0;
            let mut d_x_11 = ::rootgrad_autodiff::Differentiable::zero_like(&x_11);
            let mut d_y_9: f64 = -0.0;
            let mut d_r_9 = ::rootgrad_autodiff::Differentiable::zero_like(&r_9);
            let mut d_t_5 = -0.0;
            let mut d_x_12 = ::rootgrad_autodiff::Differentiable::zero_like(&x_12);
            let mut d_y_10: f64 = -0.0;
            let mut d_r_10 = ::rootgrad_autodiff::Differentiable::zero_like(&r_10);
            let mut d_t_6: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_5 += d_t_result * t_deta;
            d_t_deta += d_t_result * t_5;
            d_t_6 += d_t_result * t_dphi;
            d_t_dphi += d_t_result * t_6;
            if r_10 == 0.0 {
                let _ = ::core::mem::take(&mut d_t_6);
            } else {
                let d_2 = ::core::mem::take(&mut d_t_6);
                d_y_10 += d_2 / r_10;
                d_r_10 -= d_2 / r_10 * (y_10 / r_10);
            }
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_r_10);
            d_x_12 += d_3 * ::rootgrad_autodiff::rules::hypot(x_12, y_10).0;
            d_y_10 += d_3 * ::rootgrad_autodiff::rules::hypot(x_12, y_10).1;
            d_dphi += d_y_10;
            ::rootgrad_autodiff::rt::accumulate(&mut d_deta, &(d_x_12));
            if r_9 == 0.0 {
                let _ = ::core::mem::take(&mut d_t_5);
            } else {
                let d_5 = ::core::mem::take(&mut d_t_5);
                d_x_11 += d_5 / r_9;
                d_r_9 -= d_5 / r_9 * (x_11 / r_9);
            }
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_r_9);
            d_x_11 += d_6 * ::rootgrad_autodiff::rules::hypot(x_11, y_9).0;
            d_y_9 += d_6 * ::rootgrad_autodiff::rules::hypot(x_11, y_9).1;
            d_dphi += d_y_9;
            ::rootgrad_autodiff::rt::accumulate(&mut d_deta, &(d_x_11));
            d_deta += d_result * ::rootgrad_autodiff::rules::hypot(deta, dphi).0;
            d_dphi += d_result * ::rootgrad_autodiff::rules::hypot(deta, dphi).1;
            let d_9 = ::rootgrad_autodiff::rt::scalar(d_t_dphi);
            let d_10 = d_9 * t_self.py;
            let d_11 = d_10 / r_5;
            d_x_7 += d_11 / r_5;
            d_r_5 -= d_11 / r_5 * (x_7 / r_5);
            d_r_5 -= d_10 / r_5 * ((x_7 / r_5) / r_5);
            d_t_self.py += d_9 * ((x_7 / r_5) / r_5);
            let d_12 = d_9 * t_self.px;
            let d_13 = d_12 / r_6;
            d_y_6 -= d_13 / r_6;
            d_r_6 += d_13 / r_6 * (y_6 / r_6);
            d_r_6 -= d_12 / r_6 * ((-(y_6 / r_6)) / r_6);
            d_t_self.px += d_9 * ((-(y_6 / r_6)) / r_6);
            let d_14 = d_9 * t_o.py;
            let d_15 = d_14 / r_7;
            d_x_9 -= d_15 / r_7;
            d_r_7 += d_15 / r_7 * (x_9 / r_7);
            d_r_7 += d_14 / r_7 * ((x_9 / r_7) / r_7);
            d_t_o.py -= d_9 * ((x_9 / r_7) / r_7);
            let d_16 = d_9 * t_o.px;
            let d_17 = d_16 / r_8;
            d_y_8 += d_17 / r_8;
            d_r_8 -= d_17 / r_8 * (y_8 / r_8);
            d_r_8 += d_16 / r_8 * ((-(y_8 / r_8)) / r_8);
            d_t_o.px -= d_9 * ((-(y_8 / r_8)) / r_8);
            let d_18 = ::rootgrad_autodiff::rt::scalar(d_r_8);
            d_x_10 += d_18 * ::rootgrad_autodiff::rules::hypot(x_10, y_8).0;
            d_y_8 += d_18 * ::rootgrad_autodiff::rules::hypot(x_10, y_8).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.px, &(d_x_10));
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.py, &(d_y_8));
            let d_19 = ::rootgrad_autodiff::rt::scalar(d_r_7);
            d_x_9 += d_19 * ::rootgrad_autodiff::rules::hypot(x_9, y_7).0;
            d_y_7 += d_19 * ::rootgrad_autodiff::rules::hypot(x_9, y_7).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.px, &(d_x_9));
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.py, &(d_y_7));
            let d_20 = ::rootgrad_autodiff::rt::scalar(d_r_6);
            d_x_8 += d_20 * ::rootgrad_autodiff::rules::hypot(x_8, y_6).0;
            d_y_6 += d_20 * ::rootgrad_autodiff::rules::hypot(x_8, y_6).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.px, &(d_x_8));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.py, &(d_y_6));
            let d_21 = ::rootgrad_autodiff::rt::scalar(d_r_5);
            d_x_7 += d_21 * ::rootgrad_autodiff::rules::hypot(x_7, y_5).0;
            d_y_5 += d_21 * ::rootgrad_autodiff::rules::hypot(x_7, y_5).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.px, &(d_x_7));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.py, &(d_y_5));
            d_self.py += d_dphi * ::rootgrad_autodiff::rules::atan2(self.py, self.px).0;
            d_self.px += d_dphi * ::rootgrad_autodiff::rules::atan2(self.py, self.px).1;
            d_o.py -= d_dphi * ::rootgrad_autodiff::rules::atan2(o.py, o.px).0;
            d_o.px -= d_dphi * ::rootgrad_autodiff::rules::atan2(o.py, o.px).1;
            let d_22 = ::rootgrad_autodiff::rt::scalar(d_t_deta);
            let d_23 = d_22
                * ((t_self.pz
                    - ((self.pz / self.px.hypot(self.py))
                        * ((t * t_self.px) + (t_2 * t_self.py))))
                    / self.px.hypot(self.py));
            let d_24 = d_23 * ::rootgrad_autodiff::rules::recip(x.hypot(1.0));
            d_x += d_24 * ::rootgrad_autodiff::rules::hypot(x, 1.0).0;
            let d_25 = d_22 * x.hypot(1.0).recip();
            let d_26 = d_25 / self.px.hypot(self.py);
            d_t_self.pz += d_26;
            let d_27 = d_26 * ((t * t_self.px) + (t_2 * t_self.py));
            d_self.pz -= d_27 / self.px.hypot(self.py);
            let d_28 = d_27 / self.px.hypot(self.py)
                * (self.pz / self.px.hypot(self.py));
            d_self.px += d_28 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).0;
            d_self.py += d_28 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).1;
            let d_29 = d_26 * (self.pz / self.px.hypot(self.py));
            d_t -= d_29 * t_self.px;
            d_t_self.px -= d_29 * t;
            d_t_2 -= d_29 * t_self.py;
            d_t_self.py -= d_29 * t_2;
            let d_30 = d_25 / self.px.hypot(self.py)
                * ((t_self.pz
                    - ((self.pz / self.px.hypot(self.py))
                        * ((t * t_self.px) + (t_2 * t_self.py))))
                    / self.px.hypot(self.py));
            d_self.px -= d_30 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).0;
            d_self.py -= d_30 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).1;
            let d_31 = d_22
                * ((t_o.pz
                    - ((o.pz / o.px.hypot(o.py)) * ((t_3 * t_o.px) + (t_4 * t_o.py))))
                    / o.px.hypot(o.py));
            let d_32 = d_31 * ::rootgrad_autodiff::rules::recip(x_4.hypot(1.0));
            d_x_4 -= d_32 * ::rootgrad_autodiff::rules::hypot(x_4, 1.0).0;
            let d_33 = d_22 * x_4.hypot(1.0).recip();
            let d_34 = d_33 / o.px.hypot(o.py);
            d_t_o.pz -= d_34;
            let d_35 = d_34 * ((t_3 * t_o.px) + (t_4 * t_o.py));
            d_o.pz += d_35 / o.px.hypot(o.py);
            let d_36 = d_35 / o.px.hypot(o.py) * (o.pz / o.px.hypot(o.py));
            d_o.px -= d_36 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).0;
            d_o.py -= d_36 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).1;
            let d_37 = d_34 * (o.pz / o.px.hypot(o.py));
            d_t_3 += d_37 * t_o.px;
            d_t_o.px += d_37 * t_3;
            d_t_4 += d_37 * t_o.py;
            d_t_o.py += d_37 * t_4;
            let d_38 = d_33 / o.px.hypot(o.py)
                * ((t_o.pz
                    - ((o.pz / o.px.hypot(o.py)) * ((t_3 * t_o.px) + (t_4 * t_o.py))))
                    / o.px.hypot(o.py));
            d_o.px += d_38 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).0;
            d_o.py += d_38 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).1;
            if r_4 == 0.0 {
                let _ = ::core::mem::take(&mut d_t_4);
            } else {
                let d_40 = ::core::mem::take(&mut d_t_4);
                d_y_4 += d_40 / r_4;
                d_r_4 -= d_40 / r_4 * (y_4 / r_4);
            }
            let d_41 = ::rootgrad_autodiff::rt::scalar(d_r_4);
            d_x_6 += d_41 * ::rootgrad_autodiff::rules::hypot(x_6, y_4).0;
            d_y_4 += d_41 * ::rootgrad_autodiff::rules::hypot(x_6, y_4).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.py, &(d_y_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.px, &(d_x_6));
            if r_3 == 0.0 {
                let _ = ::core::mem::take(&mut d_t_3);
            } else {
                let d_43 = ::core::mem::take(&mut d_t_3);
                d_x_5 += d_43 / r_3;
                d_r_3 -= d_43 / r_3 * (x_5 / r_3);
            }
            let d_44 = ::rootgrad_autodiff::rt::scalar(d_r_3);
            d_x_5 += d_44 * ::rootgrad_autodiff::rules::hypot(x_5, y_3).0;
            d_y_3 += d_44 * ::rootgrad_autodiff::rules::hypot(x_5, y_3).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.py, &(d_y_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.px, &(d_x_5));
            let d_45 = ::rootgrad_autodiff::rt::scalar(d_x_4);
            d_o.pz += d_45 / o.px.hypot(o.py);
            let d_46 = d_45 / o.px.hypot(o.py) * (o.pz / o.px.hypot(o.py));
            d_o.px -= d_46 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).0;
            d_o.py -= d_46 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).1;
            if r_2 == 0.0 {
                let _ = ::core::mem::take(&mut d_t_2);
            } else {
                let d_48 = ::core::mem::take(&mut d_t_2);
                d_y_2 += d_48 / r_2;
                d_r_2 -= d_48 / r_2 * (y_2 / r_2);
            }
            let d_49 = ::rootgrad_autodiff::rt::scalar(d_r_2);
            d_x_3 += d_49 * ::rootgrad_autodiff::rules::hypot(x_3, y_2).0;
            d_y_2 += d_49 * ::rootgrad_autodiff::rules::hypot(x_3, y_2).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.py, &(d_y_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.px, &(d_x_3));
            if r == 0.0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_51 = ::core::mem::take(&mut d_t);
                d_x_2 += d_51 / r;
                d_r -= d_51 / r * (x_2 / r);
            }
            let d_52 = ::rootgrad_autodiff::rt::scalar(d_r);
            d_x_2 += d_52 * ::rootgrad_autodiff::rules::hypot(x_2, y).0;
            d_y += d_52 * ::rootgrad_autodiff::rules::hypot(x_2, y).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.py, &(d_y));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.px, &(d_x_2));
            let d_53 = ::rootgrad_autodiff::rt::scalar(d_x);
            d_self.pz += d_53 / self.px.hypot(self.py);
            let d_54 = d_53 / self.px.hypot(self.py)
                * (self.pz / self.px.hypot(self.py));
            d_self.px -= d_54 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).0;
            d_self.py -= d_54 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).1;
            let d_55 = ::rootgrad_autodiff::rt::scalar(d_deta);
            let d_56 = d_55
                * ::rootgrad_autodiff::rules::asinh(self.pz / self.px.hypot(self.py));
            d_self.pz += d_56 / self.px.hypot(self.py);
            let d_57 = d_56 / self.px.hypot(self.py)
                * (self.pz / self.px.hypot(self.py));
            d_self.px -= d_57 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).0;
            d_self.py -= d_57 * ::rootgrad_autodiff::rules::hypot(self.px, self.py).1;
            let d_58 = d_55 * ::rootgrad_autodiff::rules::asinh(o.pz / o.px.hypot(o.py));
            d_o.pz -= d_58 / o.px.hypot(o.py);
            let d_59 = d_58 / o.px.hypot(o.py) * (o.pz / o.px.hypot(o.py));
            d_o.px += d_59 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).0;
            d_o.py += d_59 * ::rootgrad_autodiff::rules::hypot(o.px, o.py).1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_delta_r<'__shadow>(
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
            Self::delta_r_pushforward_pullback(
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
        fn __path_jvp_vjp_delta_r<'__shadow>(
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
            Self::delta_r_pushforward_pullback(
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
        fn __vjp_delta_r<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
            let _primal = Self::delta_r_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_delta_r<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::delta_r_pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_from_pt_eta_phi_m, fn __vjp_boost, fn __vjp_delta_r, fn
            __vjp_mass, fn __vjp_plus & fn __handed_delta_r
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let argument = p[0];
        let argument_2 = p[1];
        let argument_3 = p[2];
        let a = FourVector::from_pt_eta_phi_m(argument, argument_2, argument_3, 0.105);
        let argument_4 = p[3];
        let argument_5 = p[4];
        let argument_6 = p[5];
        let b = FourVector::from_pt_eta_phi_m(argument_4, argument_5, argument_6, 0.105);
        let value = a.plus(&b);
        let argument_7 = [0.1, p[6], (-0.2)];
        let z = ::core::clone::Clone::clone(&value)
            .boost(::core::clone::Clone::clone(&argument_7));
        let value_2 = z.mass();
        let value_3 = a.__handed_delta_r().delta_r(&b);
        let result: f64 = (value_2 + value_3) + z.e;
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
        let mut d_argument_7 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_7,
        );
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_value_2 += d_result;
        d_value_3 += d_result;
        d_z.e += d_result;
        (a)
            .__vjp_delta_r(
                ::core::option::Option::Some(&mut d_a),
                &b,
                &mut d_b,
                d_value_3,
            );
        (z).__vjp_mass(::core::option::Option::Some(&mut d_z), d_value_2);
        (value)
            .__vjp_boost(
                ::core::option::Option::Some(&mut d_value),
                ::core::clone::Clone::clone(&argument_7),
                &mut d_argument_7,
                d_z,
            );
        d_p[6] += d_argument_7[1];
        (a).__vjp_plus(::core::option::Option::Some(&mut d_a), &b, &mut d_b, d_value);
        FourVector::__path_vjp_from_pt_eta_phi_m(
            argument_4,
            &mut d_argument_4,
            argument_5,
            &mut d_argument_5,
            argument_6,
            &mut d_argument_6,
            0.105,
            ::rootgrad_autodiff::rt::Inactive,
            d_b,
        );
        d_p[5] += d_argument_6;
        d_p[4] += d_argument_5;
        d_p[3] += d_argument_4;
        FourVector::__path_vjp_from_pt_eta_phi_m(
            argument,
            &mut d_argument,
            argument_2,
            &mut d_argument_2,
            argument_3,
            &mut d_argument_3,
            0.105,
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
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_boost, fn __jvp_delta_r, fn __jvp_mass, fn __jvp_plus, fn
            __path_jvp_from_pt_eta_phi_m
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let argument = p[0];
        let t_argument = t_p[0];
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let argument_3 = p[2];
        let t_argument_3 = t_p[2];
        let (v_1, t_a) = FourVector::__path_jvp_from_pt_eta_phi_m(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
            argument_3,
            t_argument_3,
            0.105,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let a = v_1;
        let argument_4 = p[3];
        let t_argument_4 = t_p[3];
        let argument_5 = p[4];
        let t_argument_5 = t_p[4];
        let argument_6 = p[5];
        let t_argument_6 = t_p[5];
        let (v_2, t_b) = FourVector::__path_jvp_from_pt_eta_phi_m(
            argument_4,
            t_argument_4,
            argument_5,
            t_argument_5,
            argument_6,
            t_argument_6,
            0.105,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let b = v_2;
        let (v_3, t_value) = (a).__jvp_plus(&t_a, &b, &t_b);
        let value = v_3;
        let argument_7 = [0.1, p[6], (-0.2)];
        let t_argument_7 = [0.0, t_p[6], 0.0];
        let (v_4, t_z) = (value).__jvp_boost(&t_value, argument_7, t_argument_7);
        let z = v_4;
        let (v_5, t_value_2) = (z).__jvp_mass(&t_z);
        let value_2 = v_5;
        let (v_6, t_value_3) = (a).__jvp_delta_r(&t_a, &b, &t_b);
        let value_3 = v_6;
        let result: f64 = (value_2 + value_3) + z.e;
        let t_result: f64 = (t_value_2 + t_value_3)
            + ::rootgrad_autodiff::rt::scalar(t_z.e);
        (result, t_result)
    }
}
mod ewald_sum {
    ///The derivative of [`erfc`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum erfc {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl erfc {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &erfc)
        }
        /// The reverse derivative of [`erfc`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let t = 1.0 / (1.0 + (0.5 * x));
            let exp_2 = ((((-x) * x) - 1.26551223)
                + (t
                    * (1.00002368
                        + (t
                            * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))))))
                .exp();
            let result: f64 = t * exp_2;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            d_t += d_result * exp_2;
            d_exp_2 += d_result * t;
            let d_1 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_2 = d_1 * x;
            d_x -= d_2;
            d_x += d_1 * (-x);
            d_t
                += d_1
                    * (1.00002368
                        + (t * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))));
            let d_3 = d_1 * t;
            d_t += d_3 * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))));
            let d_4 = d_3 * t;
            d_t += d_4 * (0.09678418 + (t * (-0.18628806)));
            let d_5 = d_4 * t;
            d_t += d_5 * (-0.18628806);
            let d_6 = d_t * t * t;
            d_x -= d_6 * 0.5;
            (result, d_x)
        }
        /// The forward derivative of [`erfc`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let t = 1.0 / (1.0 + (0.5 * x));
            let t_t = -(1.0 / (1.0 + (0.5 * x))) * (0.5 * t_x) / (1.0 + (0.5 * x));
            let result: f64 = t
                * ((((-x) * x) - 1.26551223)
                    + (t
                        * (1.00002368
                            + (t
                                * (0.37409196
                                    + (t * (0.09678418 + (t * (-0.18628806)))))))))
                    .exp();
            let t_result: f64 = t_t
                * ((((-x) * x) - 1.26551223)
                    + (t
                        * (1.00002368
                            + (t
                                * (0.37409196
                                    + (t * (0.09678418 + (t * (-0.18628806)))))))))
                    .exp()
                + t
                    * (::rootgrad_autodiff::rules::exp(
                        (((-x) * x) - 1.26551223)
                            + (t
                                * (1.00002368
                                    + (t
                                        * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))))),
                    )
                        * (((-t_x) * x + (-x) * t_x)
                            + (t_t
                                * (1.00002368
                                    + (t
                                        * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))))
                                + t
                                    * (t_t
                                        * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))
                                        + t
                                            * (t_t * (0.09678418 + (t * (-0.18628806)))
                                                + t * (t_t * (-0.18628806)))))));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
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
        fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let t = 1.0 / (1.0 + (0.5 * x));
            let t_t = ((-(1.0 / (1.0 + (0.5 * x)))) * (0.5 * t_x)) / (1.0 + (0.5 * x));
            let exp_2 = ((((-x) * x) - 1.26551223)
                + (t
                    * (1.00002368
                        + (t
                            * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))))))
                .exp();
            let result: f64 = t * exp_2;
            let x_2 = (((-x) * x) - 1.26551223)
                + (t
                    * (1.00002368
                        + (t
                            * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806))))))));
            let exp_3 = ((((-x) * x) - 1.26551223)
                + (t
                    * (1.00002368
                        + (t
                            * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))))))
                .exp();
            let exp_4 = x_2.exp();
            let t_result: f64 = (t_t * exp_3)
                + (t
                    * (exp_4
                        * ((((-t_x) * x) + ((-x) * t_x))
                            + ((t_t
                                * (1.00002368
                                    + (t
                                        * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806))))))))
                                + (t
                                    * ((t_t
                                        * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806))))))
                                        + (t
                                            * ((t_t * (0.09678418 + (t * (-0.18628806))))
                                                + (t * (t_t * (-0.18628806)))))))))));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_exp_3: f64 = -0.0;
            let mut d_exp_4: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result * exp_3;
            d_exp_3 += d_t_result * t_t;
            d_t
                += d_t_result
                    * (exp_4
                        * ((((-t_x) * x) + ((-x) * t_x))
                            + ((t_t
                                * (1.00002368
                                    + (t
                                        * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806))))))))
                                + (t
                                    * ((t_t
                                        * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806))))))
                                        + (t
                                            * ((t_t * (0.09678418 + (t * (-0.18628806))))
                                                + (t * (t_t * (-0.18628806))))))))));
            let d_1 = d_t_result * t;
            d_exp_4
                += d_1
                    * ((((-t_x) * x) + ((-x) * t_x))
                        + ((t_t
                            * (1.00002368
                                + (t
                                    * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806))))))))
                            + (t
                                * ((t_t
                                    * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806))))))
                                    + (t
                                        * ((t_t * (0.09678418 + (t * (-0.18628806))))
                                            + (t * (t_t * (-0.18628806)))))))));
            let d_2 = d_1 * exp_4;
            let d_3 = d_2 * x;
            d_t_x -= d_3;
            d_x += d_2 * (-t_x);
            let d_4 = d_2 * t_x;
            d_x -= d_4;
            d_t_x += d_2 * (-x);
            d_t_t
                += d_2
                    * (1.00002368
                        + (t * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))));
            let d_5 = d_2 * t_t;
            d_t += d_5 * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))));
            let d_6 = d_5 * t;
            d_t += d_6 * (0.09678418 + (t * (-0.18628806)));
            let d_7 = d_6 * t;
            d_t += d_7 * (-0.18628806);
            d_t
                += d_2
                    * ((t_t * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806))))))
                        + (t
                            * ((t_t * (0.09678418 + (t * (-0.18628806))))
                                + (t * (t_t * (-0.18628806))))));
            let d_8 = d_2 * t;
            d_t_t += d_8 * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))));
            let d_9 = d_8 * t_t;
            d_t += d_9 * (0.09678418 + (t * (-0.18628806)));
            let d_10 = d_9 * t;
            d_t += d_10 * (-0.18628806);
            d_t
                += d_8
                    * ((t_t * (0.09678418 + (t * (-0.18628806))))
                        + (t * (t_t * (-0.18628806))));
            let d_11 = d_8 * t;
            d_t_t += d_11 * (0.09678418 + (t * (-0.18628806)));
            let d_12 = d_11 * t_t;
            d_t += d_12 * (-0.18628806);
            d_t += d_11 * (t_t * (-0.18628806));
            let d_13 = d_11 * t;
            d_t_t += d_13 * (-0.18628806);
            d_x_2 += d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
            let d_14 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            let d_15 = d_14 * x;
            d_x -= d_15;
            d_x += d_14 * (-x);
            d_t
                += d_14
                    * (1.00002368
                        + (t * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))));
            let d_16 = d_14 * t;
            d_t += d_16 * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))));
            let d_17 = d_16 * t;
            d_t += d_17 * (0.09678418 + (t * (-0.18628806)));
            let d_18 = d_17 * t;
            d_t += d_18 * (-0.18628806);
            let d_19 = d_x_2 * x;
            d_x -= d_19;
            d_x += d_x_2 * (-x);
            d_t
                += d_x_2
                    * (1.00002368
                        + (t * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))));
            let d_20 = d_x_2 * t;
            d_t += d_20 * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))));
            let d_21 = d_20 * t;
            d_t += d_21 * (0.09678418 + (t * (-0.18628806)));
            let d_22 = d_21 * t;
            d_t += d_22 * (-0.18628806);
            d_t += d_result * exp_2;
            d_exp_2 += d_result * t;
            let d_23 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_24 = d_23 * x;
            d_x -= d_24;
            d_x += d_23 * (-x);
            d_t
                += d_23
                    * (1.00002368
                        + (t * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))))));
            let d_25 = d_23 * t;
            d_t += d_25 * (0.37409196 + (t * (0.09678418 + (t * (-0.18628806)))));
            let d_26 = d_25 * t;
            d_t += d_26 * (0.09678418 + (t * (-0.18628806)));
            let d_27 = d_26 * t;
            d_t += d_27 * (-0.18628806);
            let d_28 = d_t_t / (1.0 + (0.5 * x));
            let d_29 = d_28 * (0.5 * t_x);
            let d_30 = d_29 / (1.0 + (0.5 * x)) * (1.0 / (1.0 + (0.5 * x)));
            d_x += d_30 * 0.5;
            let d_31 = d_28 * (-(1.0 / (1.0 + (0.5 * x))));
            d_t_x += d_31 * 0.5;
            let d_32 = d_t_t / (1.0 + (0.5 * x)) * t_t;
            d_x -= d_32 * 0.5;
            let d_33 = d_t * t * t;
            d_x -= d_33 * 0.5;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0,): (f64,),
            _: impl ::core::ops::FnOnce((f64,)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
            let (value, g0) = Self::pullback(a0, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0]))
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(erfc as rule_of_erfc);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let alpha = p[0];
        let charges = [1.0, (-1.0), 0.5];
        let x = &p[1..];
        let mut energy = 0.0;
        let mut d_alpha: f64 = -0.0;
        let mut d_energy: f64 = -0.0;
        d_energy += d_result;
        let d_x = &mut d_p[1..];
        for n in (-2i32)..=2 {
            for i in 0..x.len() {
                for j in 0..x.len() {
                    if (i == j) && (n == 0) {} else {
                        let r = ((x[i] - x[j]) + (f64::from(n) * 4.0)).abs();
                        let argument = alpha * r;
                        let value = kept_5
                            .keep(
                                kept_4
                                    .aside(
                                        ::rootgrad_autodiff::ahead!(
                                            rule_of_erfc, erfc, a0 = argument
                                        ),
                                    ),
                            );
                        shape_1.keep(&value);
                        energy += (((0.5 * charges[i]) * charges[j]) * value) / r;
                    }
                    if (i == j) && (n == 0) {} else {
                        let r = ((x[i] - x[j]) + (f64::from(n) * 4.0)).abs();
                        let argument = alpha * r;
                        let value = kept_5.take();
                        let mut d_r: f64 = -0.0;
                        let mut d_argument: f64 = -0.0;
                        let mut d_value = shape_1.zero();
                        let d_13 = d_energy;
                        let d_14 = d_13 / r;
                        d_value += d_14 * ((0.5 * charges[i]) * charges[j]);
                        d_r
                            -= d_13 / r
                                * ((((0.5 * charges[i]) * charges[j]) * value) / r);
                        let partials_1 = kept_4.take();
                        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                            ::rootgrad_autodiff::rt::Ahead::add_to(
                                &partials_1,
                                0,
                                &mut d_argument,
                                &d_value,
                            );
                        } else {
                            rule_of_erfc::__vjp(argument, &mut d_argument, d_value);
                        }
                        d_alpha += d_argument * r;
                        d_r += d_argument * alpha;
                        let d_15 = d_r
                            * ::rootgrad_autodiff::rules::abs(
                                (x[i] - x[j]) + (f64::from(n) * 4.0),
                            );
                        d_x[i] += d_15;
                        d_x[j] -= d_15;
                    }
                }
            }
        }
        let d_x = &mut d_p[1..];
        for i_2 in (-3)..=3 {
            let k = i_2;
            if k != 0 {
                let k_2 = i_2;
                let g = ((2.0 * std::f64::consts::PI) * (k_2 as f64)) / 4.0;
                let mut re = 0.0;
                let mut im = 0.0;
                let length = charges.len().min(x.len());
                for i_3 in 0..length {
                    let q = &charges[i_3];
                    let x_2 = &x[i_3];
                    re += (*q) * (g * (*x_2)).cos();
                    im += (*q) * (g * (*x_2)).sin();
                }
                let exp_2 = ((-(g * g)) / ((4.0 * alpha) * alpha)).exp();
                energy
                    += (exp_2 / (g * g))
                        * kept_1.keep(((re * kept_2.keep(re)) + (im * kept_3.keep(im))));
            }
            if k != 0 {
                let k_2 = i_2;
                let g = ((2.0 * std::f64::consts::PI) * (k_2 as f64)) / 4.0;
                let length = charges.len().min(x.len());
                let exp_2 = ((-(g * g)) / ((4.0 * alpha) * alpha)).exp();
                let mut d_re: f64 = -0.0;
                let mut d_im: f64 = -0.0;
                let mut d_exp_2: f64 = -0.0;
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                let v_3 = kept_3.take();
                let d_1 = d_energy;
                let d_2 = d_1 * v_1;
                d_exp_2 += d_2 / (g * g);
                let d_3 = d_1 * (exp_2 / (g * g));
                d_re += d_3 * v_2;
                d_re += d_3 * v_2;
                d_im += d_3 * v_3;
                d_im += d_3 * v_3;
                let d_4 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                let d_5 = d_4 / ((4.0 * alpha) * alpha)
                    * ((-(g * g)) / ((4.0 * alpha) * alpha));
                let d_6 = d_5 * alpha;
                d_alpha -= d_6 * 4.0;
                d_alpha -= d_5 * (4.0 * alpha);
                for i_3 in 0..length {
                    let q = &charges[i_3];
                    let x_2 = &x[i_3];
                    let d_x_2 = &mut d_x[i_3];
                    let d_7 = d_im;
                    let d_8 = d_7 * (*q);
                    let d_9 = d_8 * ::rootgrad_autodiff::rules::sin(g * (*x_2));
                    (*d_x_2) += d_9 * g;
                    let d_10 = d_re;
                    let d_11 = d_10 * (*q);
                    let d_12 = d_11 * ::rootgrad_autodiff::rules::cos(g * (*x_2));
                    (*d_x_2) += d_12 * g;
                }
            }
        }
        let result: f64 = energy;
        let x = &p[1..];
        d_p[0] += d_alpha;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(erfc as rule_of_erfc);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let alpha = p[0];
        let t_alpha = t_p[0];
        let charges = [1.0, (-1.0), 0.5];
        let x = &p[1..];
        let t_x = &t_p[1..];
        let mut energy = 0.0;
        let mut t_energy = 0.0;
        for n in (-2i32)..=2 {
            for i in 0..x.len() {
                for j in 0..x.len() {
                    if (i == j) && (n == 0) {} else {
                        let r = ((x[i] - x[j]) + (f64::from(n) * 4.0)).abs();
                        let t_r = ::rootgrad_autodiff::rules::abs(
                            (x[i] - x[j]) + (f64::from(n) * 4.0),
                        ) * (t_x[i] - t_x[j]);
                        let argument = alpha * r;
                        let t_argument = t_alpha * r + alpha * t_r;
                        let (v_1, t_value) = rule_of_erfc::__jvp(
                            erfc,
                            argument,
                            t_argument,
                        );
                        let value = v_1;
                        t_energy
                            += ((((0.5 * charges[i]) * charges[j]) * t_value)
                                - ((((0.5 * charges[i]) * charges[j]) * value) / r) * t_r)
                                / r;
                        energy += (((0.5 * charges[i]) * charges[j]) * value) / r;
                    }
                }
            }
        }
        for i_2 in (-3)..=3 {
            let k = i_2;
            if k != 0 {
                let k_2 = i_2;
                let g = ((2.0 * std::f64::consts::PI) * (k_2 as f64)) / 4.0;
                let mut re = 0.0;
                let mut t_re = 0.0;
                let mut im = 0.0;
                let mut t_im = 0.0;
                let length = charges.len().min(x.len());
                for i_3 in 0..length {
                    let q = &charges[i_3];
                    let x_2 = &x[i_3];
                    let t_x_2 = &t_x[i_3];
                    t_re
                        += (*q)
                            * (::rootgrad_autodiff::rules::cos(g * (*x_2))
                                * (g * (*t_x_2)));
                    re += (*q) * (g * (*x_2)).cos();
                    t_im
                        += (*q)
                            * (::rootgrad_autodiff::rules::sin(g * (*x_2))
                                * (g * (*t_x_2)));
                    im += (*q) * (g * (*x_2)).sin();
                }
                t_energy
                    += ((::rootgrad_autodiff::rules::exp(
                        (-(g * g)) / ((4.0 * alpha) * alpha),
                    )
                        * (-((-(g * g)) / ((4.0 * alpha) * alpha))
                            * ((4.0 * t_alpha) * alpha + (4.0 * alpha) * t_alpha)
                            / ((4.0 * alpha) * alpha))) / (g * g))
                        * ((re * re) + (im * im))
                        + (((-(g * g)) / ((4.0 * alpha) * alpha)).exp() / (g * g))
                            * ((t_re * re + re * t_re) + (t_im * im + im * t_im));
                energy
                    += (((-(g * g)) / ((4.0 * alpha) * alpha)).exp() / (g * g))
                        * ((re * re) + (im * im));
            }
        }
        let result: f64 = energy;
        let t_result: f64 = t_energy;
        (result, t_result)
    }
}
mod bessel_series {
    ///The derivative of [`j0`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum j0 {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl j0 {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &j0)
        }
        /// The reverse derivative of [`j0`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let q = ((-0.25) * x) * x;
            let mut term = 1.0;
            let mut sum = term;
            let mut k = 1.0;
            let mut passes_of_kept_5 = 0usize;
            while term.abs() > (1e-17 * sum.abs()) {
                passes_of_kept_5 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                term = kept_2.keep(term) * kept_1.keep((q / kept_3.keep((k * k))));
                sum += term;
                k += 1.0;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            kept_5.keep(passes_of_kept_5);
            let result: f64 = sum;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_q: f64 = -0.0;
            let mut d_term: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            d_sum += d_result;
            for _ in 0..kept_5.take() {
                let (v_1, v_2, v_3) = pass_1.take();
                let d_1 = d_sum;
                d_term += d_1;
                let d_2 = ::core::mem::take(&mut d_term);
                d_term += d_2 * v_1;
                let d_3 = d_2 * v_2;
                d_q += d_3 / v_3;
            }
            d_term += d_sum;
            let d_4 = d_q * x;
            d_x += d_4 * (-0.25);
            d_x += d_q * ((-0.25) * x);
            pass_1.finish();
            (result, d_x)
        }
        /// The forward derivative of [`j0`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let q = ((-0.25) * x) * x;
            let t_q = ((-0.25) * t_x) * x + ((-0.25) * x) * t_x;
            let mut term = 1.0;
            let mut t_term = 0.0;
            let mut sum = term;
            let mut t_sum = t_term;
            let mut k = 1.0;
            while term.abs() > (1e-17 * sum.abs()) {
                t_term = t_term * (q / (k * k)) + term * (t_q / (k * k));
                term = term * (q / (k * k));
                t_sum += t_term;
                sum += term;
                k += 1.0;
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
        pub fn __jvp(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
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
        pub fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let q = ((-0.25) * x) * x;
            let t_q = (((-0.25) * t_x) * x) + (((-0.25) * x) * t_x);
            let mut term = 1.0;
            let mut t_term = 0.0;
            let mut sum = term;
            let mut t_sum = t_term;
            let mut k = 1.0;
            let mut passes_of_kept_9 = 0usize;
            while term.abs() > (1e-17 * sum.abs()) {
                passes_of_kept_9 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let term_1 = kept_7.keep(term);
                t_term = (kept_4.keep(t_term) * kept_3.keep((q / kept_5.keep((k * k)))))
                    + (term_1 * kept_6.keep((t_q / (k * k))));
                term = term_1 * kept_1.keep((q / kept_2.keep((k * k))));
                t_sum += t_term;
                sum += term;
                k += 1.0;
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                        kept_7.take(),
                    ));
            }
            kept_9.keep(passes_of_kept_9);
            let result: f64 = sum;
            let t_result: f64 = t_sum;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_q: f64 = -0.0;
            let mut d_t_q: f64 = -0.0;
            let mut d_term: f64 = -0.0;
            let mut d_t_term: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            let mut d_t_sum: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum += d_t_result;
            d_sum += d_result;
            for _ in 0..kept_9.take() {
                let (v_1, v_2, v_3, v_4, v_5, v_6, term_1) = pass_1.take();
                let mut d_term_1: f64 = -0.0;
                let d_1 = d_sum;
                d_term += d_1;
                let d_2 = d_t_sum;
                d_t_term += d_2;
                let d_3 = ::core::mem::take(&mut d_term);
                d_term_1 += d_3 * v_1;
                let d_4 = d_3 * term_1;
                d_q += d_4 / v_2;
                let d_5 = ::core::mem::take(&mut d_t_term);
                d_t_term += d_5 * v_3;
                let d_6 = d_5 * v_4;
                d_q += d_6 / v_5;
                d_term_1 += d_5 * v_6;
                let d_7 = d_5 * term_1;
                d_t_q += d_7 / v_5;
                d_term += d_term_1;
            }
            d_t_term += d_t_sum;
            d_term += d_sum;
            let d_8 = d_t_q * x;
            d_t_x += d_8 * (-0.25);
            d_x += d_t_q * ((-0.25) * t_x);
            let d_9 = d_t_q * t_x;
            d_x += d_9 * (-0.25);
            d_t_x += d_t_q * ((-0.25) * x);
            let d_10 = d_q * x;
            d_x += d_10 * (-0.25);
            d_x += d_q * ((-0.25) * x);
            pass_1.finish();
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
        pub fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        #[doc(hidden)]
        #[inline]
        pub fn __ahead(
            (a0,): (f64,),
            _: impl ::core::ops::FnOnce((f64,)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
            let (value, g0) = Self::pullback(a0, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0]))
        }
    }
    ///The derivative of [`bessel_i`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum bessel_i {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl bessel_i {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &bessel_i)
        }
        /// The reverse derivative of [`bessel_i`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(n: u32, x: f64, d_ret: f64) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut factorial = 1.0;
            for i in 2..=n {
                factorial = factorial * f64::from(i);
            }
            let mut term = (0.5 * x).powi((n as i32)) / factorial;
            let mut sum = 0.0;
            let mut next = 1u32;
            let mut running = true;
            let mut passes_of_kept_5 = 0usize;
            while running {
                passes_of_kept_5 += 1;
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let k = kept_3.keep(next);
                next += 1;
                sum += term;
                if kept_2.keep((term < (1e-18 * sum))) {
                    running = false;
                } else {
                    term = kept_1.keep(term)
                        * (((0.25 * x) * x) / f64::from((k * (k + n))));
                }
                pass_1.push((kept_2.take(), kept_3.take()));
            }
            kept_5.keep(passes_of_kept_5);
            let result: f64 = sum;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_term: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            d_sum += d_result;
            for _ in 0..kept_5.take() {
                let (v_2, k) = pass_1.take();
                if v_2 {} else {
                    let v_1 = kept_1.take();
                    let d_1 = ::core::mem::take(&mut d_term);
                    d_term += d_1 * (((0.25 * x) * x) / f64::from((k * (k + n))));
                    let d_2 = d_1 * v_1;
                    let d_3 = d_2 / f64::from((k * (k + n)));
                    let d_4 = d_3 * x;
                    d_x += d_4 * 0.25;
                    d_x += d_3 * (0.25 * x);
                }
                let d_5 = d_sum;
                d_term += d_5;
            }
            let d_6 = d_term / factorial;
            let d_7 = d_6 * ::rootgrad_autodiff::rules::powi(0.5 * x, n as i32);
            d_x += d_7 * 0.5;
            kept_1.finish();
            pass_1.finish();
            (result, d_x)
        }
        /// The forward derivative of [`bessel_i`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: u32, x: f64, t_x: f64) -> (f64, f64) {
            let mut factorial = 1.0;
            for i in 2..=n {
                factorial = factorial * f64::from(i);
            }
            let mut term = (0.5 * x).powi((n as i32)) / factorial;
            let mut t_term = (::rootgrad_autodiff::rules::powi(0.5 * x, n as i32)
                * (0.5 * t_x)) / factorial;
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            let mut next = 1u32;
            let mut running = true;
            while running {
                let k = next;
                next += 1;
                t_sum += t_term;
                sum += term;
                if term < (1e-18 * sum) {
                    running = false;
                } else {
                    t_term = t_term * (((0.25 * x) * x) / f64::from((k * (k + n))))
                        + term
                            * (((0.25 * t_x) * x + (0.25 * x) * t_x)
                                / f64::from((k * (k + n))));
                    term = term * (((0.25 * x) * x) / f64::from((k * (k + n))));
                }
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
        fn __jvp(
            called: impl ::core::ops::Fn(u32, f64) -> f64 + 'static,
            a0: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            n: u32,
            x: f64,
            t_x: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut factorial = 1.0;
            for i in 2..=n {
                factorial = factorial * f64::from(i);
            }
            let mut term = (0.5 * x).powi((n as i32)) / factorial;
            let x_2 = 0.5 * x;
            let n_2: i32 = n as i32;
            let t;
            if n_2 == 0 {
                t = 0.0;
            } else {
                t = (f64::from(n_2) as f64) * x_2.powi(n_2.wrapping_sub(1));
            }
            let mut t_term = (t * (0.5 * t_x)) / factorial;
            let mut sum = 0.0;
            let mut t_sum = 0.0;
            let mut next = 1u32;
            let mut running = true;
            let mut passes_of_kept_8 = 0usize;
            while running {
                passes_of_kept_8 += 1;
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let k = kept_6.keep(next);
                next += 1;
                t_sum += t_term;
                sum += term;
                if kept_5.keep((term < (1e-18 * sum))) {
                    running = false;
                } else {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    t_term = (kept_2.keep(t_term)
                        * (((0.25 * x) * x) / f64::from((k * (k + n)))))
                        + (kept_3.keep(term)
                            * ((((0.25 * t_x) * x) + ((0.25 * x) * t_x))
                                / f64::from((k * (k + n)))));
                    term = kept_1.keep(term)
                        * (((0.25 * x) * x) / f64::from((k * (k + n))));
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
                pass_2.push((kept_5.take(), kept_6.take()));
            }
            kept_8.keep(passes_of_kept_8);
            let result: f64 = sum;
            let t_result: f64 = t_sum;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_term: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_term: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            let mut d_t_sum: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum += d_t_result;
            d_sum += d_result;
            for _ in 0..kept_8.take() {
                let (v_4, k) = pass_2.take();
                if v_4 {} else {
                    let (v_1, v_2, v_3) = pass_1.take();
                    let d_1 = ::core::mem::take(&mut d_term);
                    d_term += d_1 * (((0.25 * x) * x) / f64::from((k * (k + n))));
                    let d_2 = d_1 * v_1;
                    let d_3 = d_2 / f64::from((k * (k + n)));
                    let d_4 = d_3 * x;
                    d_x += d_4 * 0.25;
                    d_x += d_3 * (0.25 * x);
                    let d_5 = ::core::mem::take(&mut d_t_term);
                    d_t_term += d_5 * (((0.25 * x) * x) / f64::from((k * (k + n))));
                    let d_6 = d_5 * v_2;
                    let d_7 = d_6 / f64::from((k * (k + n)));
                    let d_8 = d_7 * x;
                    d_x += d_8 * 0.25;
                    d_x += d_7 * (0.25 * x);
                    d_term
                        += d_5
                            * ((((0.25 * t_x) * x) + ((0.25 * x) * t_x))
                                / f64::from((k * (k + n))));
                    let d_9 = d_5 * v_3;
                    let d_10 = d_9 / f64::from((k * (k + n)));
                    let d_11 = d_10 * x;
                    d_t_x += d_11 * 0.25;
                    d_x += d_10 * (0.25 * t_x);
                    let d_12 = d_10 * t_x;
                    d_x += d_12 * 0.25;
                    d_t_x += d_10 * (0.25 * x);
                }
                let d_13 = d_sum;
                d_term += d_13;
                let d_14 = d_t_sum;
                d_t_term += d_14;
            }
            let d_15 = d_t_term / factorial;
            d_t += d_15 * (0.5 * t_x);
            let d_16 = d_15 * t;
            d_t_x += d_16 * 0.5;
            if n_2 == 0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_18 = ::core::mem::take(&mut d_t);
                let d_19 = d_18 * (f64::from(n_2) as f64);
                d_x_2
                    += d_19 * ::rootgrad_autodiff::rules::powi(x_2, n_2.wrapping_sub(1));
            }
            d_x += d_x_2 * 0.5;
            let d_20 = d_term / factorial;
            let d_21 = d_20 * ::rootgrad_autodiff::rules::powi(0.5 * x, n as i32);
            d_x += d_21 * 0.5;
            pass_1.finish();
            pass_2.finish();
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(u32, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            let (g2, g3) = Self::pushforward_pullback(a0, a2, a3, d_ret.seed());
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let (_primal, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1): (u32, f64),
            _: impl ::core::ops::FnOnce((u32, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 2usize>) {
            let (value, g1) = Self::pullback(a0, a1, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([::rootgrad_autodiff::zero(), g1]))
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(j0 as rule_of_j0, bessel_i as rule_of_bessel_i);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let value = kept_3.aside(::rootgrad_autodiff::ahead!(rule_of_j0, j0, a0 = x));
        let value_2 = kept_2
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_bessel_i, bessel_i, a0 = 2, a1 = x),
            );
        let argument = 2.0 * x;
        let value_3 = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_j0, j0, a0 = argument));
        let result: f64 = (value * value_2) + value_3;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        d_value_3 += d_result;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument,
                &d_value_3,
            );
        } else {
            rule_of_j0::__vjp(argument, &mut d_argument, d_value_3);
        }
        d_x += d_argument * 2.0;
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_2, 1, &mut d_x, &d_value_2);
        } else {
            rule_of_bessel_i::__vjp(
                2,
                ::rootgrad_autodiff::rt::Inactive,
                x,
                &mut d_x,
                d_value_2,
            );
        }
        let partials_3 = kept_3.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_3, 0, &mut d_x, &d_value);
        } else {
            rule_of_j0::__vjp(x, &mut d_x, d_value);
        }
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(j0 as rule_of_j0, bessel_i as rule_of_bessel_i);
        let (v_1, t_value) = rule_of_j0::__jvp(j0, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_bessel_i::__jvp(
            bessel_i,
            2,
            ::rootgrad_autodiff::rt::Inactive,
            x,
            t_x,
        );
        let value_2 = v_2;
        let argument = 2.0 * x;
        let t_argument = 2.0 * t_x;
        let (v_3, t_value_3) = rule_of_j0::__jvp(j0, argument, t_argument);
        let value_3 = v_3;
        let result: f64 = (value * value_2) + value_3;
        let t_result: f64 = (t_value * value_2 + value * t_value_2) + t_value_3;
        (result, t_result)
    }
}
mod lanczos_gamma {
    ///The derivative of [`ln_gamma`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum ln_gamma {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl ln_gamma {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &ln_gamma)
        }
        /// The reverse derivative of [`ln_gamma`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(ln_gamma as rule_of_ln_gamma);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            const G: f64 = 7.0;
            const COEF: [f64; 9] = [
                0.99999999999980993,
                676.5203681218851,
                -1259.1392167224028,
                771.32342877765313,
                -176.61502916214059,
                12.507343278686905,
                -0.13857109526572012,
                9.9843695780195716e-6,
                1.5056327351493116e-7,
            ];
            use std::f64::consts::PI;
            let result: f64;
            if x < 0.5 {
                let argument = 1.0 - x;
                let value = kept_1
                    .aside(
                        ::rootgrad_autodiff::ahead!(
                            rule_of_ln_gamma, ln_gamma, a0 = argument
                        ),
                    );
                result = (PI / (PI * x).sin()).abs().ln() - value;
            } else {
                let x_2 = x - 1.0;
                let t = (x_2 + G) + 0.5;
                let t_2 = COEF;
                let mut a = t_2[0];
                let t_3 = COEF;
                let length = t_3.len().saturating_sub(1);
                for i_2 in 0..length {
                    let i_3 = i_2 + 1;
                    let i = i_3;
                    let c = t_3[i_3];
                    a += c / (x_2 + (i as f64));
                }
                result = (((0.5 * (2.0 * PI).ln()) + ((x_2 + 0.5) * t.ln())) - t)
                    + kept_2.keep(a).ln();
            }
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            if x < 0.5 {
                let argument = 1.0 - x;
                let mut d_argument: f64 = -0.0;
                let mut d_value: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_result);
                let d_2 = d_1
                    * ::rootgrad_autodiff::rules::ln((PI / (PI * x).sin()).abs());
                let d_3 = d_2 * ::rootgrad_autodiff::rules::abs(PI / (PI * x).sin());
                let d_4 = d_3 / (PI * x).sin() * (PI / (PI * x).sin());
                let d_5 = d_4 * ::rootgrad_autodiff::rules::sin(PI * x);
                d_x -= d_5 * PI;
                d_value -= d_1;
                let partials_1 = kept_1.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_argument,
                        &d_value,
                    );
                } else {
                    rule_of_ln_gamma::__vjp(argument, &mut d_argument, d_value);
                }
                d_x -= d_argument;
            } else {
                let x_2 = x - 1.0;
                let t = (x_2 + G) + 0.5;
                let t_3 = COEF;
                let length = t_3.len().saturating_sub(1);
                let mut d_x_2: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                let mut d_a: f64 = -0.0;
                let v_1 = kept_2.take();
                let d_6 = ::core::mem::take(&mut d_result);
                let d_7 = d_6 * t.ln();
                d_x_2 += d_7;
                let d_8 = d_6 * (x_2 + 0.5);
                d_t += d_8 * ::rootgrad_autodiff::rules::ln(t);
                d_t -= d_6;
                d_a += d_6 * ::rootgrad_autodiff::rules::ln(v_1);
                for i_2 in 0..length {
                    let i_3 = i_2 + 1;
                    let i = i_3;
                    let c = t_3[i_3];
                    let d_9 = d_a;
                    let d_10 = d_9 / (x_2 + (i as f64)) * (c / (x_2 + (i as f64)));
                    d_x_2 -= d_10;
                }
                d_x_2 += d_t;
                d_x += d_x_2;
            }
            (result, d_x)
        }
        /// The forward derivative of [`ln_gamma`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(ln_gamma as rule_of_ln_gamma);
            const G: f64 = 7.0;
            const COEF: [f64; 9] = [
                0.99999999999980993,
                676.5203681218851,
                -1259.1392167224028,
                771.32342877765313,
                -176.61502916214059,
                12.507343278686905,
                -0.13857109526572012,
                9.9843695780195716e-6,
                1.5056327351493116e-7,
            ];
            use std::f64::consts::PI;
            let result: f64;
            let t_result: f64;
            if x < 0.5 {
                let argument = 1.0 - x;
                let t_argument = -t_x;
                let (v_1, t_value) = rule_of_ln_gamma::__jvp(
                    ln_gamma,
                    argument,
                    t_argument,
                );
                let value = v_1;
                t_result = (::rootgrad_autodiff::rules::ln((PI / (PI * x).sin()).abs())
                    * (::rootgrad_autodiff::rules::abs(PI / (PI * x).sin())
                        * (-(PI / (PI * x).sin())
                            * (::rootgrad_autodiff::rules::sin(PI * x) * (PI * t_x))
                            / (PI * x).sin()))) - t_value;
                result = (PI / (PI * x).sin()).abs().ln() - value;
            } else {
                let x_2 = x - 1.0;
                let t_x_2 = t_x;
                let t = (x_2 + G) + 0.5;
                let t_t = t_x_2;
                let t_2 = COEF;
                let mut a = t_2[0];
                let mut t_a = 0.0;
                let t_3 = COEF;
                let length = t_3.len().saturating_sub(1);
                for i_2 in 0..length {
                    let i_3 = i_2 + 1;
                    let i = i_3;
                    let c = t_3[i_3];
                    t_a += -(c / (x_2 + (i as f64))) * t_x_2 / (x_2 + (i as f64));
                    a += c / (x_2 + (i as f64));
                }
                t_result = ((t_x_2 * t.ln()
                    + (x_2 + 0.5) * (::rootgrad_autodiff::rules::ln(t) * t_t)) - t_t)
                    + (::rootgrad_autodiff::rules::ln(a) * t_a);
                result = (((0.5 * (2.0 * PI).ln()) + ((x_2 + 0.5) * t.ln())) - t)
                    + a.ln();
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
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
        pub fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(ln_gamma as rule_of_ln_gamma);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            const G: f64 = 7.0;
            const COEF: [f64; 9] = [
                0.99999999999980993,
                676.5203681218851,
                -1259.1392167224028,
                771.32342877765313,
                -176.61502916214059,
                12.507343278686905,
                -0.13857109526572012,
                9.9843695780195716e-6,
                1.5056327351493116e-7,
            ];
            use std::f64::consts::PI;
            let result: f64;
            let t_result: f64;
            if x < 0.5 {
                let argument = 1.0 - x;
                let t_argument = -t_x;
                let v_1 = rule_of_ln_gamma::__jvp(
                    rule_of_ln_gamma,
                    argument,
                    t_argument,
                );
                shape_1.keep(&v_1);
                let value = v_1.0;
                shape_2.keep(&value);
                let t_value = v_1.1;
                shape_3.keep(&t_value);
                let x_3 = (PI / (PI * x).sin()).abs();
                let x_4 = PI / (PI * x).sin();
                let t_4;
                if x_4 == 0.0 {
                    t_4 = 0.0;
                } else {
                    t_4 = x_4.signum();
                }
                let x_5 = PI * x;
                t_result = (x_3.recip()
                    * kept_1
                        .keep(
                            (kept_2.keep(t_4)
                                * (((-(PI / (PI * x).sin())) * (x_5.cos() * (PI * t_x)))
                                    / (PI * x).sin())),
                        )) - t_value;
                result = (PI / (PI * x).sin()).abs().ln() - value;
            } else {
                let x_2 = x - 1.0;
                let t_x_2 = t_x;
                let t = (x_2 + G) + 0.5;
                let t_t = t_x_2;
                let t_2 = COEF;
                let mut a = t_2[0];
                let mut t_a = 0.0;
                let t_3 = COEF;
                let length = t_3.len().saturating_sub(1);
                for i_2 in 0..length {
                    let i_3 = i_2 + 1;
                    let i = i_3;
                    let c = t_3[i_3];
                    t_a += ((-(c / (x_2 + (i as f64)))) * t_x_2) / (x_2 + (i as f64));
                    a += c / (x_2 + (i as f64));
                }
                let x_6 = t;
                let x_7 = kept_5.keep(a);
                t_result = (((t_x_2 * t.ln()) + ((x_2 + 0.5) * (x_6.recip() * t_t)))
                    - t_t) + (x_7.recip() * kept_4.keep(t_a));
                result = (((0.5 * (2.0 * PI).ln()) + ((x_2 + 0.5) * t.ln())) - t)
                    + kept_3.keep(a).ln();
            }
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            if x < 0.5 {
                let argument = 1.0 - x;
                let t_argument = -t_x;
                let x_3 = (PI / (PI * x).sin()).abs();
                let x_5 = PI * x;
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let mut d_x_3: f64 = -0.0;
                let mut d_x_4: f64 = -0.0;
                let mut d_x_5: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_result);
                let d_2 = d_1
                    * ::rootgrad_autodiff::rules::ln((PI / (PI * x).sin()).abs());
                let d_3 = d_2 * ::rootgrad_autodiff::rules::abs(PI / (PI * x).sin());
                let d_4 = d_3 / (PI * x).sin() * (PI / (PI * x).sin());
                let d_5 = d_4 * ::rootgrad_autodiff::rules::sin(PI * x);
                d_x -= d_5 * PI;
                d_value -= d_1;
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                let d_6 = ::core::mem::take(&mut d_t_result);
                let d_7 = d_6 * v_2;
                d_x_3 += d_7 * ::rootgrad_autodiff::rules::recip(x_3);
                let d_8 = d_6 * x_3.recip();
                let d_9 = d_8 * v_3;
                let d_10 = d_9 / (PI * x).sin();
                let d_11 = d_10 * (x_5.cos() * (PI * t_x));
                let d_12 = d_11 / (PI * x).sin() * (PI / (PI * x).sin());
                let d_13 = d_12 * ::rootgrad_autodiff::rules::sin(PI * x);
                d_x += d_13 * PI;
                let d_14 = d_10 * (-(PI / (PI * x).sin()));
                let d_15 = d_14 * (PI * t_x);
                d_x_5 += d_15 * ::rootgrad_autodiff::rules::cos(x_5);
                let d_16 = d_14 * x_5.cos();
                d_t_x += d_16 * PI;
                let d_17 = d_9 / (PI * x).sin()
                    * (((-(PI / (PI * x).sin())) * (x_5.cos() * (PI * t_x)))
                        / (PI * x).sin());
                let d_18 = d_17 * ::rootgrad_autodiff::rules::sin(PI * x);
                d_x -= d_18 * PI;
                d_t_value -= d_6;
                d_x += d_x_5 * PI;
                let d_19 = d_x_4 / (PI * x).sin() * (PI / (PI * x).sin());
                let d_20 = d_19 * ::rootgrad_autodiff::rules::sin(PI * x);
                d_x -= d_20 * PI;
                let d_21 = d_x_3 * ::rootgrad_autodiff::rules::abs(PI / (PI * x).sin());
                let d_22 = d_21 / (PI * x).sin() * (PI / (PI * x).sin());
                let d_23 = d_22 * ::rootgrad_autodiff::rules::sin(PI * x);
                d_x -= d_23 * PI;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_ln_gamma::__jvp_vjp(
                    rule_of_ln_gamma,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    d_v_1,
                );
                d_t_x -= d_t_argument;
                d_x -= d_argument;
            } else {
                let x_2 = x - 1.0;
                let t_x_2 = t_x;
                let t = (x_2 + G) + 0.5;
                let t_t = t_x_2;
                let t_3 = COEF;
                let length = t_3.len().saturating_sub(1);
                let x_6 = t;
                let x_7 = kept_5.take();
                let mut d_x_2: f64 = -0.0;
                let mut d_t_x_2: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                let mut d_t_t: f64 = -0.0;
                let mut d_a: f64 = -0.0;
                let mut d_t_a: f64 = -0.0;
                let mut d_x_6: f64 = -0.0;
                let mut d_x_7: f64 = -0.0;
                let v_4 = kept_3.take();
                let d_24 = ::core::mem::take(&mut d_result);
                let d_25 = d_24 * t.ln();
                d_x_2 += d_25;
                let d_26 = d_24 * (x_2 + 0.5);
                d_t += d_26 * ::rootgrad_autodiff::rules::ln(t);
                d_t -= d_24;
                d_a += d_24 * ::rootgrad_autodiff::rules::ln(v_4);
                let v_5 = kept_4.take();
                let d_27 = ::core::mem::take(&mut d_t_result);
                d_t_x_2 += d_27 * t.ln();
                let d_28 = d_27 * t_x_2;
                d_t += d_28 * ::rootgrad_autodiff::rules::ln(t);
                let d_29 = d_27 * (x_6.recip() * t_t);
                d_x_2 += d_29;
                let d_30 = d_27 * (x_2 + 0.5);
                let d_31 = d_30 * t_t;
                d_x_6 += d_31 * ::rootgrad_autodiff::rules::recip(x_6);
                d_t_t += d_30 * x_6.recip();
                d_t_t -= d_27;
                let d_32 = d_27 * v_5;
                d_x_7 += d_32 * ::rootgrad_autodiff::rules::recip(x_7);
                d_t_a += d_27 * x_7.recip();
                d_a += d_x_7;
                d_t += d_x_6;
                for i_2 in 0..length {
                    let i_3 = i_2 + 1;
                    let i = i_3;
                    let c = t_3[i_3];
                    let d_33 = d_a;
                    let d_34 = d_33 / (x_2 + (i as f64)) * (c / (x_2 + (i as f64)));
                    d_x_2 -= d_34;
                    let d_35 = d_t_a;
                    let d_36 = d_35 / (x_2 + (i as f64));
                    let d_37 = d_36 * t_x_2;
                    let d_38 = d_37 / (x_2 + (i as f64)) * (c / (x_2 + (i as f64)));
                    d_x_2 += d_38;
                    d_t_x_2 += d_36 * (-(c / (x_2 + (i as f64))));
                    let d_39 = d_35 / (x_2 + (i as f64))
                        * (((-(c / (x_2 + (i as f64)))) * t_x_2) / (x_2 + (i as f64)));
                    d_x_2 -= d_39;
                }
                d_t_x_2 += d_t_t;
                d_x_2 += d_t;
                d_t_x += d_t_x_2;
                d_x += d_x_2;
            }
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
        pub fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        #[doc(hidden)]
        #[inline]
        pub fn __ahead(
            (a0,): (f64,),
            _: impl ::core::ops::FnOnce((f64,)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
            let (value, g0) = Self::pullback(a0, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0]))
        }
    }
    ///The derivative of [`ln_beta`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum ln_beta {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl ln_beta {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &ln_beta)
        }
        /// The reverse derivative of [`ln_beta`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: f64, b: f64, d_ret: f64) -> (f64, f64, f64) {
            ::rootgrad_autodiff::callees!(ln_gamma as rule_of_ln_gamma);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let value = kept_3
                .aside(::rootgrad_autodiff::ahead!(rule_of_ln_gamma, ln_gamma, a0 = a));
            let value_2 = kept_2
                .aside(::rootgrad_autodiff::ahead!(rule_of_ln_gamma, ln_gamma, a0 = b));
            let argument = a + b;
            let value_3 = kept_1
                .aside(
                    ::rootgrad_autodiff::ahead!(
                        rule_of_ln_gamma, ln_gamma, a0 = argument
                    ),
                );
            let result: f64 = (value + value_2) - value_3;
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_argument: f64 = -0.0;
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            d_value += d_result;
            d_value_2 += d_result;
            d_value_3 -= d_result;
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_argument,
                    &d_value_3,
                );
            } else {
                rule_of_ln_gamma::__vjp(argument, &mut d_argument, d_value_3);
            }
            d_a += d_argument;
            d_b += d_argument;
            let partials_2 = kept_2.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_b,
                    &d_value_2,
                );
            } else {
                rule_of_ln_gamma::__vjp(b, &mut d_b, d_value_2);
            }
            let partials_3 = kept_3.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    0,
                    &mut d_a,
                    &d_value,
                );
            } else {
                rule_of_ln_gamma::__vjp(a, &mut d_a, d_value);
            }
            (result, d_a, d_b)
        }
        /// The forward derivative of [`ln_beta`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: f64, t_a: f64, b: f64, t_b: f64) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(ln_gamma as rule_of_ln_gamma);
            let (v_1, t_value) = rule_of_ln_gamma::__jvp(ln_gamma, a, t_a);
            let value = v_1;
            let (v_2, t_value_2) = rule_of_ln_gamma::__jvp(ln_gamma, b, t_b);
            let value_2 = v_2;
            let argument = a + b;
            let t_argument = t_a + t_b;
            let (v_3, t_value_3) = rule_of_ln_gamma::__jvp(
                ln_gamma,
                argument,
                t_argument,
            );
            let value_3 = v_3;
            let result: f64 = (value + value_2) - value_3;
            let t_result: f64 = (t_value + t_value_2) - t_value_3;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
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
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::callees!(ln_gamma as rule_of_ln_gamma);
            let v_1 = rule_of_ln_gamma::__jvp(rule_of_ln_gamma, a, t_a);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = rule_of_ln_gamma::__jvp(rule_of_ln_gamma, b, t_b);
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let argument = a + b;
            let t_argument = t_a + t_b;
            let v_3 = rule_of_ln_gamma::__jvp(rule_of_ln_gamma, argument, t_argument);
            let value_3 = ::core::clone::Clone::clone(&v_3.0);
            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
            let result: f64 = (value + value_2) - value_3;
            let t_result: f64 = (t_value + t_value_2) - t_value_3;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_argument: f64 = -0.0;
            let mut d_t_argument: f64 = -0.0;
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_t_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_3,
            );
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result;
            d_t_value_2 += d_t_result;
            d_t_value_3 -= d_t_result;
            d_value += d_result;
            d_value_2 += d_result;
            d_value_3 -= d_result;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
            rule_of_ln_gamma::__jvp_vjp(
                rule_of_ln_gamma,
                ::rootgrad_autodiff::rt::Inactive,
                argument,
                &mut d_argument,
                t_argument,
                &mut d_t_argument,
                d_v_3,
            );
            d_t_a += d_t_argument;
            d_t_b += d_t_argument;
            d_a += d_argument;
            d_b += d_argument;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            rule_of_ln_gamma::__jvp_vjp(
                rule_of_ln_gamma,
                ::rootgrad_autodiff::rt::Inactive,
                b,
                &mut d_b,
                t_b,
                &mut d_t_b,
                d_v_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_ln_gamma::__jvp_vjp(
                rule_of_ln_gamma,
                ::rootgrad_autodiff::rt::Inactive,
                a,
                &mut d_a,
                t_a,
                &mut d_t_a,
                d_v_1,
            );
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
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
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1): (f64, f64),
            _: impl ::core::ops::FnOnce((f64, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 2usize>) {
            let (value, g0, g1) = Self::pullback(a0, a1, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, g1]))
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: f64, b: f64, d_ret: f64) -> (f64, f64, f64) {
        ::rootgrad_autodiff::callees!(
            ln_beta as rule_of_ln_beta, ln_gamma as rule_of_ln_gamma
        );
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let value = kept_2
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_ln_beta, ln_beta, a0 = a, a1 = b),
            );
        let argument = 0.3 * a;
        let value_2 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_ln_gamma, ln_gamma, a0 = argument),
            );
        let result: f64 = value.exp() + value_2;
        let mut d_a = ::rootgrad_autodiff::zero::<f64>();
        let mut d_b = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_value += d_result * ::rootgrad_autodiff::rules::exp(value);
        d_value_2 += d_result;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument,
                &d_value_2,
            );
        } else {
            rule_of_ln_gamma::__vjp(argument, &mut d_argument, d_value_2);
        }
        d_a += d_argument * 0.3;
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_2, 0, &mut d_a, &d_value);
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_2, 1, &mut d_b, &d_value);
        } else {
            rule_of_ln_beta::__vjp(a, &mut d_a, b, &mut d_b, d_value);
        }
        (result, d_a, d_b)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: f64, t_a: f64, b: f64, t_b: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ln_beta as rule_of_ln_beta, ln_gamma as rule_of_ln_gamma
        );
        let (v_1, t_value) = rule_of_ln_beta::__jvp(ln_beta, a, t_a, b, t_b);
        let value = v_1;
        let argument = 0.3 * a;
        let t_argument = 0.3 * t_a;
        let (v_2, t_value_2) = rule_of_ln_gamma::__jvp(ln_gamma, argument, t_argument);
        let value_2 = v_2;
        let result: f64 = value.exp() + value_2;
        let t_result: f64 = (::rootgrad_autodiff::rules::exp(value) * t_value)
            + t_value_2;
        (result, t_result)
    }
}
mod adaptive_simpson {
    ///The derivative of [`f`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum f {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl f {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &f)
        }
        /// The reverse derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, k: f64, d_ret: f64) -> (f64, f64, f64) {
            let result: f64 = (k * x).sin() / (1.0 + (x * x));
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result / (1.0 + (x * x));
            let d_2 = d_1 * ::rootgrad_autodiff::rules::sin(k * x);
            d_k += d_2 * x;
            d_x += d_2 * k;
            let d_3 = d_result / (1.0 + (x * x)) * result;
            d_x -= d_3 * x;
            d_x -= d_3 * x;
            (result, d_x, d_k)
        }
        /// The forward derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64, k: f64, t_k: f64) -> (f64, f64) {
            let result: f64 = (k * x).sin() / (1.0 + (x * x));
            let t_result: f64 = ((::rootgrad_autodiff::rules::sin(k * x)
                * (t_k * x + k * t_x))
                - ((k * x).sin() / (1.0 + (x * x))) * (t_x * x + x * t_x))
                / (1.0 + (x * x));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
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
            x: f64,
            t_x: f64,
            k: f64,
            t_k: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            let result: f64 = (k * x).sin() / (1.0 + (x * x));
            let x_2 = k * x;
            let t_result: f64 = ((x_2.cos() * ((t_k * x) + (k * t_x)))
                - (((k * x).sin() / (1.0 + (x * x))) * ((t_x * x) + (x * t_x))))
                / (1.0 + (x * x));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result / (1.0 + (x * x));
            let d_2 = d_1 * ((t_k * x) + (k * t_x));
            d_x_2 += d_2 * ::rootgrad_autodiff::rules::cos(x_2);
            let d_3 = d_1 * x_2.cos();
            d_t_k += d_3 * x;
            d_x += d_3 * t_k;
            d_k += d_3 * t_x;
            d_t_x += d_3 * k;
            let d_4 = d_1 * ((t_x * x) + (x * t_x));
            let d_5 = d_4 / (1.0 + (x * x));
            let d_6 = d_5 * ::rootgrad_autodiff::rules::sin(k * x);
            d_k -= d_6 * x;
            d_x -= d_6 * k;
            let d_7 = d_4 / (1.0 + (x * x)) * ((k * x).sin() / (1.0 + (x * x)));
            d_x += d_7 * x;
            d_x += d_7 * x;
            let d_8 = d_1 * ((k * x).sin() / (1.0 + (x * x)));
            d_t_x -= d_8 * x;
            d_x -= d_8 * t_x;
            d_x -= d_8 * t_x;
            d_t_x -= d_8 * x;
            let d_9 = d_t_result / (1.0 + (x * x)) * t_result;
            d_x -= d_9 * x;
            d_x -= d_9 * x;
            d_k += d_x_2 * x;
            d_x += d_x_2 * k;
            let d_10 = d_result / (1.0 + (x * x));
            let d_11 = d_10 * ::rootgrad_autodiff::rules::sin(k * x);
            d_k += d_11 * x;
            d_x += d_11 * k;
            let d_12 = d_result / (1.0 + (x * x)) * result;
            d_x -= d_12 * x;
            d_x -= d_12 * x;
            (d_x, d_t_x, d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
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
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1): (f64, f64),
            _: impl ::core::ops::FnOnce((f64, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 2usize>) {
            let (value, g0, g1) = Self::pullback(a0, a1, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, g1]))
        }
    }
    ///The derivative of [`simpson`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum simpson {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl simpson {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &simpson)
        }
        /// The reverse derivative of [`simpson`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: f64,
            b: f64,
            fa: f64,
            fm: f64,
            fb: f64,
            whole: f64,
            eps: f64,
            k: f64,
            depth: u32,
            d_ret: f64,
        ) -> (f64, f64, f64, f64, f64, f64, f64, f64, f64) {
            ::rootgrad_autodiff::callees!(f as rule_of_f, simpson as rule_of_simpson);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let result: f64;
            let m = 0.5 * (a + b);
            let l = 0.5 * (a + m);
            let r = 0.5 * (m + b);
            let value = kept_2
                .aside(::rootgrad_autodiff::ahead!(rule_of_f, f, a0 = l, a1 = k));
            let value_2 = kept_1
                .aside(::rootgrad_autodiff::ahead!(rule_of_f, f, a0 = r, a1 = k));
            let fl = ::core::clone::Clone::clone(&value);
            let fr = ::core::clone::Clone::clone(&value_2);
            let left = ((m - a) / 6.0) * ((fa + (4.0 * fl)) + fm);
            let right = ((b - m) / 6.0) * ((fm + (4.0 * fr)) + fb);
            let delta = (left + right) - whole;
            if (depth == 0) || (delta.abs() <= (15.0 * eps)) {
                result = (left + right) + (delta / 15.0);
            } else {
                let argument = eps / 2.0;
                let value_3 = rule_of_simpson::__of(
                    simpson,
                )(
                    a,
                    m,
                    fa,
                    ::core::clone::Clone::clone(&fl),
                    fm,
                    left,
                    argument,
                    k,
                    (depth - 1),
                );
                shape_1.keep(&value_3);
                let argument_2 = eps / 2.0;
                let value_4 = rule_of_simpson::__of(
                    simpson,
                )(
                    m,
                    b,
                    fm,
                    ::core::clone::Clone::clone(&fr),
                    fb,
                    right,
                    argument_2,
                    k,
                    (depth - 1),
                );
                shape_2.keep(&value_4);
                result = value_3 + value_4;
            }
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_fa = ::rootgrad_autodiff::zero::<f64>();
            let mut d_fm = ::rootgrad_autodiff::zero::<f64>();
            let mut d_fb = ::rootgrad_autodiff::zero::<f64>();
            let mut d_whole = ::rootgrad_autodiff::zero::<f64>();
            let mut d_eps = ::rootgrad_autodiff::zero::<f64>();
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_m: f64 = -0.0;
            let mut d_l: f64 = -0.0;
            let mut d_r: f64 = -0.0;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_fl = ::rootgrad_autodiff::Differentiable::zero_like(&fl);
            let mut d_fr = ::rootgrad_autodiff::Differentiable::zero_like(&fr);
            let mut d_left: f64 = -0.0;
            let mut d_right: f64 = -0.0;
            let mut d_delta: f64 = -0.0;
            if (depth == 0) || (delta.abs() <= (15.0 * eps)) {
                let d_1 = ::core::mem::take(&mut d_result);
                d_left += d_1;
                d_right += d_1;
                d_delta += d_1 / 15.0;
            } else {
                let argument = eps / 2.0;
                let argument_2 = eps / 2.0;
                let mut d_argument: f64 = -0.0;
                let mut d_value_3 = shape_1.zero();
                let mut d_argument_2: f64 = -0.0;
                let mut d_value_4 = shape_2.zero();
                let d_2 = ::core::mem::take(&mut d_result);
                d_value_3 += d_2;
                d_value_4 += d_2;
                rule_of_simpson::__vjp(
                    m,
                    &mut d_m,
                    b,
                    &mut d_b,
                    fm,
                    &mut d_fm,
                    ::core::clone::Clone::clone(&fr),
                    &mut d_fr,
                    fb,
                    &mut d_fb,
                    right,
                    &mut d_right,
                    argument_2,
                    &mut d_argument_2,
                    k,
                    &mut d_k,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_4,
                );
                d_eps += d_argument_2 / 2.0;
                rule_of_simpson::__vjp(
                    a,
                    &mut d_a,
                    m,
                    &mut d_m,
                    fa,
                    &mut d_fa,
                    ::core::clone::Clone::clone(&fl),
                    &mut d_fl,
                    fm,
                    &mut d_fm,
                    left,
                    &mut d_left,
                    argument,
                    &mut d_argument,
                    k,
                    &mut d_k,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_3,
                );
                d_eps += d_argument / 2.0;
            }
            d_left += d_delta;
            d_right += d_delta;
            d_whole -= d_delta;
            let d_3 = d_right * ((fm + (4.0 * fr)) + fb);
            let d_4 = d_3 / 6.0;
            d_b += d_4;
            d_m -= d_4;
            let d_5 = d_right * ((b - m) / 6.0);
            d_fm += d_5;
            d_fr += d_5 * 4.0;
            d_fb += d_5;
            let d_6 = d_left * ((fa + (4.0 * fl)) + fm);
            let d_7 = d_6 / 6.0;
            d_m += d_7;
            d_a -= d_7;
            let d_8 = d_left * ((m - a) / 6.0);
            d_fa += d_8;
            d_fl += d_8 * 4.0;
            d_fm += d_8;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_fr));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_fl));
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_r,
                    &d_value_2,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    1,
                    &mut d_k,
                    &d_value_2,
                );
            } else {
                rule_of_f::__vjp(r, &mut d_r, k, &mut d_k, d_value_2);
            }
            let partials_2 = kept_2.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_l,
                    &d_value,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    1,
                    &mut d_k,
                    &d_value,
                );
            } else {
                rule_of_f::__vjp(l, &mut d_l, k, &mut d_k, d_value);
            }
            let d_9 = d_r * 0.5;
            d_m += d_9;
            d_b += d_9;
            let d_10 = d_l * 0.5;
            d_a += d_10;
            d_m += d_10;
            let d_11 = d_m * 0.5;
            d_a += d_11;
            d_b += d_11;
            (result, d_a, d_b, d_fa, d_fm, d_fb, d_whole, d_eps, d_k)
        }
        /// The forward derivative of [`simpson`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            fa: f64,
            t_fa: f64,
            fm: f64,
            t_fm: f64,
            fb: f64,
            t_fb: f64,
            whole: f64,
            t_whole: f64,
            eps: f64,
            t_eps: f64,
            k: f64,
            t_k: f64,
            depth: u32,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(f as rule_of_f, simpson as rule_of_simpson);
            let result: f64;
            let t_result: f64;
            let m = 0.5 * (a + b);
            let t_m = 0.5 * (t_a + t_b);
            let l = 0.5 * (a + m);
            let t_l = 0.5 * (t_a + t_m);
            let r = 0.5 * (m + b);
            let t_r = 0.5 * (t_m + t_b);
            let (v_1, t_value) = rule_of_f::__jvp(f, l, t_l, k, t_k);
            let value = v_1;
            let (v_2, t_value_2) = rule_of_f::__jvp(f, r, t_r, k, t_k);
            let value_2 = v_2;
            let fl = value;
            let t_fl = t_value;
            let fr = value_2;
            let t_fr = t_value_2;
            let left = ((m - a) / 6.0) * ((fa + (4.0 * fl)) + fm);
            let t_left = ((t_m - t_a) / 6.0) * ((fa + (4.0 * fl)) + fm)
                + ((m - a) / 6.0) * ((t_fa + (4.0 * t_fl)) + t_fm);
            let right = ((b - m) / 6.0) * ((fm + (4.0 * fr)) + fb);
            let t_right = ((t_b - t_m) / 6.0) * ((fm + (4.0 * fr)) + fb)
                + ((b - m) / 6.0) * ((t_fm + (4.0 * t_fr)) + t_fb);
            let delta = (left + right) - whole;
            let t_delta = (t_left + t_right) - t_whole;
            if (depth == 0) || (delta.abs() <= (15.0 * eps)) {
                t_result = (t_left + t_right) + (t_delta / 15.0);
                result = (left + right) + (delta / 15.0);
            } else {
                let argument = eps / 2.0;
                let t_argument = t_eps / 2.0;
                let (v_3, t_value_3) = rule_of_simpson::__jvp(
                    simpson,
                    a,
                    t_a,
                    m,
                    t_m,
                    fa,
                    t_fa,
                    fl,
                    t_fl,
                    fm,
                    t_fm,
                    left,
                    t_left,
                    argument,
                    t_argument,
                    k,
                    t_k,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value_3 = v_3;
                let argument_2 = eps / 2.0;
                let t_argument_2 = t_eps / 2.0;
                let (v_4, t_value_4) = rule_of_simpson::__jvp(
                    simpson,
                    m,
                    t_m,
                    b,
                    t_b,
                    fm,
                    t_fm,
                    fr,
                    t_fr,
                    fb,
                    t_fb,
                    right,
                    t_right,
                    argument_2,
                    t_argument_2,
                    k,
                    t_k,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value_4 = v_4;
                t_result = t_value_3 + t_value_4;
                result = value_3 + value_4;
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                f64,
                f64,
                f64,
                f64,
                f64,
                f64,
                f64,
                f64,
                u32,
            ) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a3: f64,
            t3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a4: f64,
            t4: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a5: f64,
            t5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a6: f64,
            t6: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a7: f64,
            t7: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a8: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            let t3 = t3.or_zero(&a3);
            let t4 = t4.or_zero(&a4);
            let t5 = t5.or_zero(&a5);
            let t6 = t6.or_zero(&a6);
            let t7 = t7.or_zero(&a7);
            Self::pushforward(
                a0,
                t0,
                a1,
                t1,
                a2,
                t2,
                a3,
                t3,
                a4,
                t4,
                a5,
                t5,
                a6,
                t6,
                a7,
                t7,
                a8,
            )
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            fa: f64,
            t_fa: f64,
            fm: f64,
            t_fm: f64,
            fb: f64,
            t_fb: f64,
            whole: f64,
            t_whole: f64,
            eps: f64,
            t_eps: f64,
            k: f64,
            t_k: f64,
            depth: u32,
            d_ret: (f64, f64),
        ) -> (
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
            f64,
        ) {
            ::rootgrad_autodiff::callees!(f as rule_of_f, simpson as rule_of_simpson);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let result: f64;
            let t_result: f64;
            let m = 0.5 * (a + b);
            let t_m = 0.5 * (t_a + t_b);
            let l = 0.5 * (a + m);
            let t_l = 0.5 * (t_a + t_m);
            let r = 0.5 * (m + b);
            let t_r = 0.5 * (t_m + t_b);
            let v_1 = rule_of_f::__jvp(rule_of_f, l, t_l, k, t_k);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = rule_of_f::__jvp(rule_of_f, r, t_r, k, t_k);
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let fl = ::core::clone::Clone::clone(&value);
            let t_fl = ::core::clone::Clone::clone(&t_value);
            let fr = ::core::clone::Clone::clone(&value_2);
            let t_fr = ::core::clone::Clone::clone(&t_value_2);
            let left = ((m - a) / 6.0) * ((fa + (4.0 * fl)) + fm);
            let t_left = (((t_m - t_a) / 6.0) * ((fa + (4.0 * fl)) + fm))
                + (((m - a) / 6.0) * ((t_fa + (4.0 * t_fl)) + t_fm));
            let right = ((b - m) / 6.0) * ((fm + (4.0 * fr)) + fb);
            let t_right = (((t_b - t_m) / 6.0) * ((fm + (4.0 * fr)) + fb))
                + (((b - m) / 6.0) * ((t_fm + (4.0 * t_fr)) + t_fb));
            let delta = (left + right) - whole;
            let t_delta = (t_left + t_right) - t_whole;
            if (depth == 0) || (delta.abs() <= (15.0 * eps)) {
                t_result = (t_left + t_right) + (t_delta / 15.0);
                result = (left + right) + (delta / 15.0);
            } else {
                let argument = eps / 2.0;
                let t_argument = t_eps / 2.0;
                let v_3 = rule_of_simpson::__jvp(
                    rule_of_simpson,
                    a,
                    t_a,
                    m,
                    t_m,
                    fa,
                    t_fa,
                    ::core::clone::Clone::clone(&fl),
                    ::core::clone::Clone::clone(&t_fl),
                    fm,
                    t_fm,
                    left,
                    t_left,
                    argument,
                    t_argument,
                    k,
                    t_k,
                    (depth - 1),
                    ::rootgrad_autodiff::rt::Inactive,
                );
                shape_1.keep(&v_3);
                let value_3 = v_3.0;
                shape_2.keep(&value_3);
                let t_value_3 = v_3.1;
                shape_3.keep(&t_value_3);
                let argument_2 = eps / 2.0;
                let t_argument_2 = t_eps / 2.0;
                let v_4 = rule_of_simpson::__jvp(
                    rule_of_simpson,
                    m,
                    t_m,
                    b,
                    t_b,
                    fm,
                    t_fm,
                    ::core::clone::Clone::clone(&fr),
                    ::core::clone::Clone::clone(&t_fr),
                    fb,
                    t_fb,
                    right,
                    t_right,
                    argument_2,
                    t_argument_2,
                    k,
                    t_k,
                    (depth - 1),
                    ::rootgrad_autodiff::rt::Inactive,
                );
                shape_4.keep(&v_4);
                let value_4 = v_4.0;
                shape_5.keep(&value_4);
                let t_value_4 = v_4.1;
                shape_6.keep(&t_value_4);
                t_result = t_value_3 + t_value_4;
                result = value_3 + value_4;
            }
            let result_2: (f64, f64) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_fa = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_fa = ::rootgrad_autodiff::zero::<f64>();
            let mut d_fm = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_fm = ::rootgrad_autodiff::zero::<f64>();
            let mut d_fb = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_fb = ::rootgrad_autodiff::zero::<f64>();
            let mut d_whole = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_whole = ::rootgrad_autodiff::zero::<f64>();
            let mut d_eps = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_eps = ::rootgrad_autodiff::zero::<f64>();
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            let mut d_m: f64 = -0.0;
            let mut d_t_m: f64 = -0.0;
            let mut d_l: f64 = -0.0;
            let mut d_t_l: f64 = -0.0;
            let mut d_r: f64 = -0.0;
            let mut d_t_r: f64 = -0.0;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_fl = ::rootgrad_autodiff::Differentiable::zero_like(&fl);
            let mut d_t_fl = ::rootgrad_autodiff::Differentiable::zero_like(&t_fl);
            let mut d_fr = ::rootgrad_autodiff::Differentiable::zero_like(&fr);
            let mut d_t_fr = ::rootgrad_autodiff::Differentiable::zero_like(&t_fr);
            let mut d_left: f64 = -0.0;
            let mut d_t_left: f64 = -0.0;
            let mut d_right: f64 = -0.0;
            let mut d_t_right: f64 = -0.0;
            let mut d_delta: f64 = -0.0;
            let mut d_t_delta: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            if (depth == 0) || (delta.abs() <= (15.0 * eps)) {
                let d_1 = ::core::mem::take(&mut d_result);
                d_left += d_1;
                d_right += d_1;
                d_delta += d_1 / 15.0;
                let d_2 = ::core::mem::take(&mut d_t_result);
                d_t_left += d_2;
                d_t_right += d_2;
                d_t_delta += d_2 / 15.0;
            } else {
                let argument = eps / 2.0;
                let t_argument = t_eps / 2.0;
                let argument_2 = eps / 2.0;
                let t_argument_2 = t_eps / 2.0;
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_3 = shape_1.zero();
                let mut d_value_3 = shape_2.zero();
                let mut d_t_value_3 = shape_3.zero();
                let mut d_argument_2: f64 = -0.0;
                let mut d_t_argument_2: f64 = -0.0;
                let mut d_v_4 = shape_4.zero();
                let mut d_value_4 = shape_5.zero();
                let mut d_t_value_4 = shape_6.zero();
                let d_3 = ::core::mem::take(&mut d_result);
                d_value_3 += d_3;
                d_value_4 += d_3;
                let d_4 = ::core::mem::take(&mut d_t_result);
                d_t_value_3 += d_4;
                d_t_value_4 += d_4;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.1, &(d_t_value_4));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.0, &(d_value_4));
                rule_of_simpson::__jvp_vjp(
                    rule_of_simpson,
                    ::rootgrad_autodiff::rt::Inactive,
                    m,
                    &mut d_m,
                    t_m,
                    &mut d_t_m,
                    b,
                    &mut d_b,
                    t_b,
                    &mut d_t_b,
                    fm,
                    &mut d_fm,
                    t_fm,
                    &mut d_t_fm,
                    ::core::clone::Clone::clone(&fr),
                    &mut d_fr,
                    ::core::clone::Clone::clone(&t_fr),
                    &mut d_t_fr,
                    fb,
                    &mut d_fb,
                    t_fb,
                    &mut d_t_fb,
                    right,
                    &mut d_right,
                    t_right,
                    &mut d_t_right,
                    argument_2,
                    &mut d_argument_2,
                    t_argument_2,
                    &mut d_t_argument_2,
                    k,
                    &mut d_k,
                    t_k,
                    &mut d_t_k,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_4,
                );
                d_t_eps += d_t_argument_2 / 2.0;
                d_eps += d_argument_2 / 2.0;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
                rule_of_simpson::__jvp_vjp(
                    rule_of_simpson,
                    ::rootgrad_autodiff::rt::Inactive,
                    a,
                    &mut d_a,
                    t_a,
                    &mut d_t_a,
                    m,
                    &mut d_m,
                    t_m,
                    &mut d_t_m,
                    fa,
                    &mut d_fa,
                    t_fa,
                    &mut d_t_fa,
                    ::core::clone::Clone::clone(&fl),
                    &mut d_fl,
                    ::core::clone::Clone::clone(&t_fl),
                    &mut d_t_fl,
                    fm,
                    &mut d_fm,
                    t_fm,
                    &mut d_t_fm,
                    left,
                    &mut d_left,
                    t_left,
                    &mut d_t_left,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    k,
                    &mut d_k,
                    t_k,
                    &mut d_t_k,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_3,
                );
                d_t_eps += d_t_argument / 2.0;
                d_eps += d_argument / 2.0;
            }
            d_t_left += d_t_delta;
            d_t_right += d_t_delta;
            d_t_whole -= d_t_delta;
            d_left += d_delta;
            d_right += d_delta;
            d_whole -= d_delta;
            let d_5 = d_t_right * ((fm + (4.0 * fr)) + fb);
            let d_6 = d_5 / 6.0;
            d_t_b += d_6;
            d_t_m -= d_6;
            let d_7 = d_t_right * ((t_b - t_m) / 6.0);
            d_fm += d_7;
            d_fr += d_7 * 4.0;
            d_fb += d_7;
            let d_8 = d_t_right * ((t_fm + (4.0 * t_fr)) + t_fb);
            let d_9 = d_8 / 6.0;
            d_b += d_9;
            d_m -= d_9;
            let d_10 = d_t_right * ((b - m) / 6.0);
            d_t_fm += d_10;
            d_t_fr += d_10 * 4.0;
            d_t_fb += d_10;
            let d_11 = d_right * ((fm + (4.0 * fr)) + fb);
            let d_12 = d_11 / 6.0;
            d_b += d_12;
            d_m -= d_12;
            let d_13 = d_right * ((b - m) / 6.0);
            d_fm += d_13;
            d_fr += d_13 * 4.0;
            d_fb += d_13;
            let d_14 = d_t_left * ((fa + (4.0 * fl)) + fm);
            let d_15 = d_14 / 6.0;
            d_t_m += d_15;
            d_t_a -= d_15;
            let d_16 = d_t_left * ((t_m - t_a) / 6.0);
            d_fa += d_16;
            d_fl += d_16 * 4.0;
            d_fm += d_16;
            let d_17 = d_t_left * ((t_fa + (4.0 * t_fl)) + t_fm);
            let d_18 = d_17 / 6.0;
            d_m += d_18;
            d_a -= d_18;
            let d_19 = d_t_left * ((m - a) / 6.0);
            d_t_fa += d_19;
            d_t_fl += d_19 * 4.0;
            d_t_fm += d_19;
            let d_20 = d_left * ((fa + (4.0 * fl)) + fm);
            let d_21 = d_20 / 6.0;
            d_m += d_21;
            d_a -= d_21;
            let d_22 = d_left * ((m - a) / 6.0);
            d_fa += d_22;
            d_fl += d_22 * 4.0;
            d_fm += d_22;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2, &(d_t_fr));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_fr));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_fl));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_fl));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            rule_of_f::__jvp_vjp(
                rule_of_f,
                ::rootgrad_autodiff::rt::Inactive,
                r,
                &mut d_r,
                t_r,
                &mut d_t_r,
                k,
                &mut d_k,
                t_k,
                &mut d_t_k,
                d_v_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_f::__jvp_vjp(
                rule_of_f,
                ::rootgrad_autodiff::rt::Inactive,
                l,
                &mut d_l,
                t_l,
                &mut d_t_l,
                k,
                &mut d_k,
                t_k,
                &mut d_t_k,
                d_v_1,
            );
            let d_23 = d_t_r * 0.5;
            d_t_m += d_23;
            d_t_b += d_23;
            let d_24 = d_r * 0.5;
            d_m += d_24;
            d_b += d_24;
            let d_25 = d_t_l * 0.5;
            d_t_a += d_25;
            d_t_m += d_25;
            let d_26 = d_l * 0.5;
            d_a += d_26;
            d_m += d_26;
            let d_27 = d_t_m * 0.5;
            d_t_a += d_27;
            d_t_b += d_27;
            let d_28 = d_m * 0.5;
            d_a += d_28;
            d_b += d_28;
            (
                d_a,
                d_t_a,
                d_b,
                d_t_b,
                d_fa,
                d_t_fa,
                d_fm,
                d_t_fm,
                d_fb,
                d_t_fb,
                d_whole,
                d_t_whole,
                d_eps,
                d_t_eps,
                d_k,
                d_t_k,
            )
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                f64,
                f64,
                f64,
                f64,
                f64,
                f64,
                f64,
                f64,
                u32,
            ) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            a8: f64,
            d8: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a9: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d9: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a10: f64,
            d10: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a11: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d11: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a12: f64,
            d12: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a13: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d13: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a14: f64,
            d14: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a15: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d15: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a16: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a15 = a15.or_zero(&a14);
            let mut store15 = a15;
            let mut store14 = a14;
            let a13 = a13.or_zero(&a12);
            let mut store13 = a13;
            let mut store12 = a12;
            let a11 = a11.or_zero(&a10);
            let mut store11 = a11;
            let mut store10 = a10;
            let a9 = a9.or_zero(&a8);
            let mut store9 = a9;
            let mut store8 = a8;
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
            let (g0, g1, g2, g3, g4, g5, g6, g7, g8, g9, g10, g11, g12, g13, g14, g15) = Self::pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                a6,
                a7,
                a8,
                a9,
                a10,
                a11,
                a12,
                a13,
                a14,
                a15,
                a16,
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
            *d8.or_discard(&mut store8) += g8;
            *d9.or_discard(&mut store9) += g9;
            *d10.or_discard(&mut store10) += g10;
            *d11.or_discard(&mut store11) += g11;
            *d12.or_discard(&mut store12) += g12;
            *d13.or_discard(&mut store13) += g13;
            *d14.or_discard(&mut store14) += g14;
            *d15.or_discard(&mut store15) += g15;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: f64,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: f64,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a6: f64,
            d6: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a7: f64,
            d7: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a8: u32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store7 = a7;
            let mut store6 = a6;
            let mut store5 = a5;
            let mut store4 = a4;
            let mut store3 = a3;
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1, g2, g3, g4, g5, g6, g7) = Self::pullback(
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                a6,
                a7,
                a8,
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
        #[inline]
        fn __ahead(
            (
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                a6,
                a7,
                a8,
            ): (f64, f64, f64, f64, f64, f64, f64, f64, u32),
            _: impl ::core::ops::FnOnce(
                (f64, f64, f64, f64, f64, f64, f64, f64, u32),
            ) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 9usize>) {
            let (value, g0, g1, g2, g3, g4, g5, g6, g7) = Self::pullback(
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                a6,
                a7,
                a8,
                1.0,
            );
            (
                value,
                ::rootgrad_autodiff::rt::Partials([
                    g0,
                    g1,
                    g2,
                    g3,
                    g4,
                    g5,
                    g6,
                    g7,
                    ::rootgrad_autodiff::zero(),
                ]),
            )
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: f64, b: f64, k: f64, d_ret: f64) -> (f64, f64, f64, f64) {
        ::rootgrad_autodiff::callees!(f as rule_of_f, simpson as rule_of_simpson);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let value = kept_3
            .aside(::rootgrad_autodiff::ahead!(rule_of_f, f, a0 = a, a1 = k));
        let argument = 0.5 * (a + b);
        let value_2 = kept_2
            .aside(::rootgrad_autodiff::ahead!(rule_of_f, f, a0 = argument, a1 = k));
        let value_3 = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_f, f, a0 = b, a1 = k));
        let fa = ::core::clone::Clone::clone(&value);
        let fm = ::core::clone::Clone::clone(&value_2);
        let fb = ::core::clone::Clone::clone(&value_3);
        let argument_2 = ((b - a) / 6.0) * ((fa + (4.0 * fm)) + fb);
        let value_4 = rule_of_simpson::__of(
            simpson,
        )(
            a,
            b,
            ::core::clone::Clone::clone(&fa),
            ::core::clone::Clone::clone(&fm),
            ::core::clone::Clone::clone(&fb),
            argument_2,
            1e-5,
            k,
            6,
        );
        let result: f64 = value_4;
        let mut d_a = ::rootgrad_autodiff::zero::<f64>();
        let mut d_b = ::rootgrad_autodiff::zero::<f64>();
        let mut d_k = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_fa = ::rootgrad_autodiff::Differentiable::zero_like(&fa);
        let mut d_fm = ::rootgrad_autodiff::Differentiable::zero_like(&fm);
        let mut d_fb = ::rootgrad_autodiff::Differentiable::zero_like(&fb);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_4: f64 = -0.0;
        d_value_4 += d_result;
        rule_of_simpson::__vjp(
            a,
            &mut d_a,
            b,
            &mut d_b,
            ::core::clone::Clone::clone(&fa),
            &mut d_fa,
            ::core::clone::Clone::clone(&fm),
            &mut d_fm,
            ::core::clone::Clone::clone(&fb),
            &mut d_fb,
            argument_2,
            &mut d_argument_2,
            1e-5,
            ::rootgrad_autodiff::rt::Inactive,
            k,
            &mut d_k,
            6,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_4,
        );
        let d_1 = d_argument_2 * ((fa + (4.0 * fm)) + fb);
        let d_2 = d_1 / 6.0;
        d_b += d_2;
        d_a -= d_2;
        let d_3 = d_argument_2 * ((b - a) / 6.0);
        d_fa += d_3;
        d_fm += d_3 * 4.0;
        d_fb += d_3;
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_fb));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_fm));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_fa));
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 0, &mut d_b, &d_value_3);
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 1, &mut d_k, &d_value_3);
        } else {
            rule_of_f::__vjp(b, &mut d_b, k, &mut d_k, d_value_3);
        }
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                0,
                &mut d_argument,
                &d_value_2,
            );
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_2, 1, &mut d_k, &d_value_2);
        } else {
            rule_of_f::__vjp(argument, &mut d_argument, k, &mut d_k, d_value_2);
        }
        let d_4 = d_argument * 0.5;
        d_a += d_4;
        d_b += d_4;
        let partials_3 = kept_3.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_3, 0, &mut d_a, &d_value);
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_3, 1, &mut d_k, &d_value);
        } else {
            rule_of_f::__vjp(a, &mut d_a, k, &mut d_k, d_value);
        }
        (result, d_a, d_b, d_k)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: f64, t_a: f64, b: f64, t_b: f64, k: f64, t_k: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(f as rule_of_f, simpson as rule_of_simpson);
        let (v_1, t_value) = rule_of_f::__jvp(f, a, t_a, k, t_k);
        let value = v_1;
        let argument = 0.5 * (a + b);
        let t_argument = 0.5 * (t_a + t_b);
        let (v_2, t_value_2) = rule_of_f::__jvp(f, argument, t_argument, k, t_k);
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_f::__jvp(f, b, t_b, k, t_k);
        let value_3 = v_3;
        let fa = value;
        let t_fa = t_value;
        let fm = value_2;
        let t_fm = t_value_2;
        let fb = value_3;
        let t_fb = t_value_3;
        let argument_2 = ((b - a) / 6.0) * ((fa + (4.0 * fm)) + fb);
        let t_argument_2 = ((t_b - t_a) / 6.0) * ((fa + (4.0 * fm)) + fb)
            + ((b - a) / 6.0) * ((t_fa + (4.0 * t_fm)) + t_fb);
        let (v_4, t_value_4) = rule_of_simpson::__jvp(
            simpson,
            a,
            t_a,
            b,
            t_b,
            fa,
            t_fa,
            fm,
            t_fm,
            fb,
            t_fb,
            argument_2,
            t_argument_2,
            1e-5,
            ::rootgrad_autodiff::rt::Inactive,
            k,
            t_k,
            6,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_4 = v_4;
        let result: f64 = value_4;
        let t_result: f64 = t_value_4;
        (result, t_result)
    }
}
