// Written by the golden test; do not edit.
mod runge_kutta_struct {
    /// The reverse derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_moved, fn __vjp_slope);
        ::rootgrad_autodiff::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::Tape::new();
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
        let mut orbit = Orbit {
            r: [x[0], x[1]],
            v: [x[2], x[3]],
        };
        let h = 0.1;
        for _ in 0..12 {
            let mut kept_6 = ::rootgrad_autodiff::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::Slot::new();
            let argument = x[4];
            kept_5.keep_owned(&orbit);
            let k1 = kept_12.keep(orbit.slope(argument));
            shape_4.keep(&k1);
            let argument_2 = 0.5 * h;
            kept_4.keep_owned(&orbit);
            let value = kept_11.keep(orbit.moved(&k1, argument_2));
            shape_5.keep(&value);
            let argument_3 = x[4];
            let k2 = kept_10.keep(value.slope(argument_3));
            shape_6.keep(&k2);
            let argument_4 = 0.5 * h;
            kept_3.keep_owned(&orbit);
            let value_2 = kept_9.keep(orbit.moved(&k2, argument_4));
            shape_7.keep(&value_2);
            let argument_5 = x[4];
            let k3 = kept_8.keep(value_2.slope(argument_5));
            shape_8.keep(&k3);
            kept_2.keep_owned(&orbit);
            let value_3 = kept_7.keep(orbit.moved(&k3, h));
            shape_9.keep(&value_3);
            let argument_6 = x[4];
            let k4 = kept_6.keep(value_3.slope(argument_6));
            shape_10.keep(&k4);
            let t = [
                (::core::clone::Clone::clone(&k1), 1.0),
                (::core::clone::Clone::clone(&k2), 2.0),
                (::core::clone::Clone::clone(&k3), 2.0),
                (::core::clone::Clone::clone(&k4), 1.0),
            ];
            shape_11.keep(&t);
            let length = t.len();
            for i in 0..length {
                let k = ::core::clone::Clone::clone(&t[i].0);
                shape_2.keep(&k);
                let weight = t[i].1;
                let argument_7 = (weight * h) / 6.0;
                kept_1.keep_owned(&orbit);
                let value_4 = orbit.moved(&k, argument_7);
                shape_3.keep(&value_4);
                shape_1.keep(&orbit);
                orbit = value_4;
            }
            pass_1
                .push((
                    kept_6.take(),
                    kept_7.take(),
                    kept_8.take(),
                    kept_9.take(),
                    kept_10.take(),
                    kept_11.take(),
                    kept_12.take(),
                ));
        }
        let result: f64 = ((orbit.r[0] * orbit.v[1]) - (orbit.r[1] * orbit.v[0]))
            + orbit.r[0];
        let mut d_result = d_ret;
        let mut d_orbit = ::rootgrad_autodiff::Differentiable::zero_like(&orbit);
        d_orbit.r[0] += d_result * orbit.v[1];
        d_orbit.v[1] += d_result * orbit.r[0];
        d_orbit.r[1] -= d_result * orbit.v[0];
        d_orbit.v[0] -= d_result * orbit.r[1];
        d_orbit.r[0] += d_result;
        for _ in (0..12).rev() {
            let (k4, value_3, k3, value_2, k2, value, k1) = pass_1.take();
            let argument = x[4];
            let argument_2 = 0.5 * h;
            let argument_3 = x[4];
            let argument_4 = 0.5 * h;
            let argument_5 = x[4];
            let argument_6 = x[4];
            let t = [
                (::core::clone::Clone::clone(&k1), 1.0),
                (::core::clone::Clone::clone(&k2), 2.0),
                (::core::clone::Clone::clone(&k3), 2.0),
                (::core::clone::Clone::clone(&k4), 1.0),
            ];
            let length = t.len();
            let mut d_argument: f64 = 0.0;
            let mut d_k1 = shape_4.zero();
            let mut d_value = shape_5.zero();
            let mut d_argument_3: f64 = 0.0;
            let mut d_k2 = shape_6.zero();
            let mut d_value_2 = shape_7.zero();
            let mut d_argument_5: f64 = 0.0;
            let mut d_k3 = shape_8.zero();
            let mut d_value_3 = shape_9.zero();
            let mut d_argument_6: f64 = 0.0;
            let mut d_k4 = shape_10.zero();
            let mut d_t = shape_11.zero();
            for i in (0..length).rev() {
                let k = ::core::clone::Clone::clone(&t[i].0);
                let weight = t[i].1;
                let argument_7 = (weight * h) / 6.0;
                let mut d_k = shape_2.zero();
                let mut d_weight = 0.0;
                let mut d_argument_7 = 0.0;
                let mut d_value_4 = shape_3.zero();
                let d_1 = shape_1.replace(&mut d_orbit);
                ::rootgrad_autodiff::accumulate(&mut d_value_4, &(d_1));
                let v_1 = kept_1.take();
                (&v_1)
                    .__vjp_moved(
                        ::core::option::Option::Some(&mut d_orbit),
                        &k,
                        &mut d_k,
                        argument_7,
                        &mut d_argument_7,
                        d_value_4,
                    );
                let d_2 = d_argument_7 / 6.0;
                d_weight += d_2 * h;
                d_t[i].1 += d_weight;
                ::rootgrad_autodiff::accumulate(&mut d_t[i].0, &(d_k));
            }
            ::rootgrad_autodiff::accumulate(&mut d_k1, &(d_t[0].0));
            ::rootgrad_autodiff::accumulate(&mut d_k2, &(d_t[1].0));
            ::rootgrad_autodiff::accumulate(&mut d_k3, &(d_t[2].0));
            ::rootgrad_autodiff::accumulate(&mut d_k4, &(d_t[3].0));
            (&value_3)
                .__vjp_slope(
                    ::core::option::Option::Some(&mut d_value_3),
                    argument_6,
                    &mut d_argument_6,
                    d_k4,
                );
            d_x[4] += d_argument_6;
            let v_2 = kept_2.take();
            (&v_2)
                .__vjp_moved(
                    ::core::option::Option::Some(&mut d_orbit),
                    &k3,
                    &mut d_k3,
                    h,
                    ::rootgrad_autodiff::Inactive,
                    d_value_3,
                );
            (&value_2)
                .__vjp_slope(
                    ::core::option::Option::Some(&mut d_value_2),
                    argument_5,
                    &mut d_argument_5,
                    d_k3,
                );
            d_x[4] += d_argument_5;
            let v_3 = kept_3.take();
            (&v_3)
                .__vjp_moved(
                    ::core::option::Option::Some(&mut d_orbit),
                    &k2,
                    &mut d_k2,
                    argument_4,
                    ::rootgrad_autodiff::Inactive,
                    d_value_2,
                );
            (&value)
                .__vjp_slope(
                    ::core::option::Option::Some(&mut d_value),
                    argument_3,
                    &mut d_argument_3,
                    d_k2,
                );
            d_x[4] += d_argument_3;
            let v_4 = kept_4.take();
            (&v_4)
                .__vjp_moved(
                    ::core::option::Option::Some(&mut d_orbit),
                    &k1,
                    &mut d_k1,
                    argument_2,
                    ::rootgrad_autodiff::Inactive,
                    d_value,
                );
            let v_5 = kept_5.take();
            (&v_5)
                .__vjp_slope(
                    ::core::option::Option::Some(&mut d_orbit),
                    argument,
                    &mut d_argument,
                    d_k1,
                );
            d_x[4] += d_argument;
        }
        let Orbit { r: d_3, v: d_4 } = &d_orbit else {
            ::rootgrad_autodiff::wrong_variant()
        };
        d_x[0] += (*d_3)[0];
        d_x[1] += (*d_3)[1];
        d_x[2] += (*d_4)[0];
        d_x[3] += (*d_4)[1];
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_moved, fn __jvp_slope);
        let mut t_orbit = Orbit {
            r: [t_x[0], t_x[1]],
            v: [t_x[2], t_x[3]],
        };
        let mut orbit = Orbit {
            r: [x[0], x[1]],
            v: [x[2], x[3]],
        };
        let h = 0.1;
        for _ in 0..12 {
            let argument = x[4];
            let t_argument = t_x[4];
            let (v_1, t_k1) = (orbit).__jvp_slope(&mut t_orbit, argument, t_argument);
            let k1 = v_1;
            let argument_2 = 0.5 * h;
            let (v_2, t_value) = (orbit)
                .__jvp_moved(
                    &mut t_orbit,
                    &k1,
                    &t_k1,
                    argument_2,
                    ::rootgrad_autodiff::Inactive,
                );
            let value = v_2;
            let argument_3 = x[4];
            let t_argument_3 = t_x[4];
            let (v_3, t_k2) = (value).__jvp_slope(&t_value, argument_3, t_argument_3);
            let k2 = v_3;
            let argument_4 = 0.5 * h;
            let (v_4, t_value_2) = (orbit)
                .__jvp_moved(
                    &mut t_orbit,
                    &k2,
                    &t_k2,
                    argument_4,
                    ::rootgrad_autodiff::Inactive,
                );
            let value_2 = v_4;
            let argument_5 = x[4];
            let t_argument_5 = t_x[4];
            let (v_5, t_k3) = (value_2)
                .__jvp_slope(&t_value_2, argument_5, t_argument_5);
            let k3 = v_5;
            let (v_6, t_value_3) = (orbit)
                .__jvp_moved(&mut t_orbit, &k3, &t_k3, h, ::rootgrad_autodiff::Inactive);
            let value_3 = v_6;
            let argument_6 = x[4];
            let t_argument_6 = t_x[4];
            let (v_7, t_k4) = (value_3)
                .__jvp_slope(&t_value_3, argument_6, t_argument_6);
            let k4 = v_7;
            let t_t = [(t_k1, 0.0), (t_k2, 0.0), (t_k3, 0.0), (t_k4, 0.0)];
            let t = [(k1, 1.0), (k2, 2.0), (k3, 2.0), (k4, 1.0)];
            let length = t.len();
            for i in 0..length {
                let k = t[i].0;
                let t_k = t_t[i].0;
                let weight = t[i].1;
                let t_weight = t_t[i].1;
                let argument_7 = (weight * h) / 6.0;
                let t_argument_7 = (t_weight * h) / 6.0;
                let (v_8, t_value_4) = (orbit)
                    .__jvp_moved(&mut t_orbit, &k, &t_k, argument_7, t_argument_7);
                let value_4 = v_8;
                t_orbit = t_value_4;
                orbit = value_4;
            }
        }
        let result: f64 = ((orbit.r[0] * orbit.v[1]) - (orbit.r[1] * orbit.v[0]))
            + orbit.r[0];
        let t_result: f64 = ((::rootgrad_autodiff::scalar(t_orbit.r[0]) * orbit.v[1]
            + orbit.r[0] * ::rootgrad_autodiff::scalar(t_orbit.v[1]))
            - (::rootgrad_autodiff::scalar(t_orbit.r[1]) * orbit.v[0]
                + orbit.r[1] * ::rootgrad_autodiff::scalar(t_orbit.v[0])))
            + ::rootgrad_autodiff::scalar(t_orbit.r[0]);
        (result, t_result)
    }
}
mod n_body {
    ///The derivative of [`kick`], written by the engine and found by the function's path.
    #[allow(non_camel_case_types, missing_docs, unreachable_pub)]
    enum kick {}
    #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
    impl kick {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::same_function(called, &kick)
        }
        /// The reverse derivative of [`kick`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        fn pullback(bodies: &mut [Body], d_bodies: &mut [Body], h: f64) -> f64 {
            ::rootgrad_autodiff::same_length("bodies", bodies.len(), d_bodies.len());
            let mut pass_1 = ::rootgrad_autodiff::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::Tape::new();
            let like_a = ::rootgrad_autodiff::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            for i in 0..bodies.len() {
                let mut kept_1 = ::rootgrad_autodiff::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::Slot::new();
                let mut a = [0.0; 2];
                like_a.of(&a);
                for j in 0..bodies.len() {
                    if i == j {} else {
                        let mut kept_3 = ::rootgrad_autodiff::Slot::new();
                        let mut kept_4 = ::rootgrad_autodiff::Slot::new();
                        let mut kept_5 = ::rootgrad_autodiff::Slot::new();
                        let d = kept_5
                            .keep([
                                (bodies[j].at[0] - bodies[i].at[0]),
                                (bodies[j].at[1] - bodies[i].at[1]),
                            ]);
                        shape_1.keep(&d);
                        let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                        shape_2.keep(&r2);
                        let f = kept_4
                            .keep((kept_3.keep(bodies[j].mass) / (r2 * r2.sqrt())));
                        shape_3.keep(&f);
                        a[0] += f * d[0];
                        a[1] += f * d[1];
                        pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
                    }
                }
                bodies[i].speed[0] += h * kept_2.keep(a[0]);
                bodies[i].speed[1] += h * kept_1.keep(a[1]);
                pass_2.push((kept_1.take(), kept_2.take()));
            }
            let bodies = &*bodies;
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            for i in (0..bodies.len()).rev() {
                let (v_1, v_2) = pass_2.take();
                let mut d_a = like_a.same([::rootgrad_autodiff::zero(); 2]);
                let d_1 = d_bodies[i].speed[1];
                d_h += d_1 * v_1;
                d_a[1] += d_1 * h;
                let d_2 = d_bodies[i].speed[0];
                d_h += d_2 * v_2;
                d_a[0] += d_2 * h;
                for j in (0..bodies.len()).rev() {
                    if i == j {} else {
                        let (v_3, f, d) = pass_1.take();
                        let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                        let mut d_d = shape_1.zero();
                        let mut d_r2 = shape_2.zero();
                        let mut d_f = shape_3.zero();
                        let d_3 = d_a[1];
                        d_f += d_3 * d[1];
                        d_d[1] += d_3 * f;
                        let d_4 = d_a[0];
                        d_f += d_4 * d[0];
                        d_d[0] += d_4 * f;
                        let d_5 = ::rootgrad_autodiff::scalar(d_f);
                        d_bodies[j].mass += d_5 / (r2 * r2.sqrt());
                        let d_6 = d_5 / (r2 * r2.sqrt()) * (v_3 / (r2 * r2.sqrt()));
                        d_r2 -= d_6 * r2.sqrt();
                        let d_7 = d_6 * r2;
                        d_r2 -= d_7 * ::rootgrad_autodiff::rules::sqrt(r2);
                        let d_8 = ::rootgrad_autodiff::scalar(d_r2);
                        d_d[0] += d_8 * d[0];
                        d_d[0] += d_8 * d[0];
                        d_d[1] += d_8 * d[1];
                        d_d[1] += d_8 * d[1];
                        let d_9 = ::rootgrad_autodiff::scalar(d_d[0]);
                        d_bodies[j].at[0] += d_9;
                        d_bodies[i].at[0] -= d_9;
                        let d_10 = ::rootgrad_autodiff::scalar(d_d[1]);
                        d_bodies[j].at[1] += d_10;
                        d_bodies[i].at[1] -= d_10;
                    }
                }
            }
            pass_1.finish();
            pass_2.finish();
            d_h
        }
        /// The forward derivative of [`kick`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        fn pushforward(bodies: &mut [Body], t_bodies: &mut [Body], h: f64, t_h: f64) {
            for i in 0..bodies.len() {
                let mut a = [0.0; 2];
                let mut t_a = [0.0; 2];
                for j in 0..bodies.len() {
                    if i == j {} else {
                        let t_d = [
                            ::rootgrad_autodiff::scalar(t_bodies[j].at[0])
                                - ::rootgrad_autodiff::scalar(t_bodies[i].at[0]),
                            ::rootgrad_autodiff::scalar(t_bodies[j].at[1])
                                - ::rootgrad_autodiff::scalar(t_bodies[i].at[1]),
                        ];
                        let d = [
                            (bodies[j].at[0] - bodies[i].at[0]),
                            (bodies[j].at[1] - bodies[i].at[1]),
                        ];
                        let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                        let t_r2 = (::rootgrad_autodiff::scalar(t_d[0]) * d[0]
                            + d[0] * ::rootgrad_autodiff::scalar(t_d[0]))
                            + (::rootgrad_autodiff::scalar(t_d[1]) * d[1]
                                + d[1] * ::rootgrad_autodiff::scalar(t_d[1]));
                        let f = bodies[j].mass / (r2 * r2.sqrt());
                        let t_f = (::rootgrad_autodiff::scalar(t_bodies[j].mass)
                            - (bodies[j].mass / (r2 * r2.sqrt()))
                                * (t_r2 * r2.sqrt()
                                    + r2 * (::rootgrad_autodiff::rules::sqrt(r2) * t_r2)))
                            / (r2 * r2.sqrt());
                        t_a[0] += t_f * d[0] + f * ::rootgrad_autodiff::scalar(t_d[0]);
                        a[0] += f * d[0];
                        t_a[1] += t_f * d[1] + f * ::rootgrad_autodiff::scalar(t_d[1]);
                        a[1] += f * d[1];
                    }
                }
                t_bodies[i].speed[0] += t_h * a[0] + h * t_a[0];
                bodies[i].speed[0] += h * a[0];
                t_bodies[i].speed[1] += t_h * a[1] + h * t_a[1];
                bodies[i].speed[1] += h * a[1];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [Body], f64) + 'static,
            a0: &mut [Body],
            t0: impl ::rootgrad_autodiff::TangentMut<[Body]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::Tangent<f64>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[Body],
            d0: impl ::rootgrad_autodiff::SliceShadow<'__shadow, Body>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::ScalarShadow<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::or_zero_like(d0.into_slice(), a0, &mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let mut store1 = a1;
            let g1 = Self::pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(kick as rule_of_kick);
        ::rootgrad_autodiff::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::Tape::new();
        let mut d_result = d_ret;
        let mut bodies: Vec<Body> = Vec::new();
        let size = 3;
        let length = x.len() / size;
        for i in 0..length {
            let p = &x[(i * size)..((i * size) + size)];
            bodies
                .push(Body {
                    at: [p[0], p[1]],
                    speed: [((-0.3) * p[1]), (0.3 * p[0])],
                    mass: p[2],
                });
        }
        for _ in 0..6 {
            kept_2.keep_when(rule_of_kick::__BEFORE, &bodies);
            rule_of_kick::__of(kick)(&mut bodies, 0.05);
            kept_2.keep_when(!rule_of_kick::__BEFORE, &bodies);
            let length_2 = kept_3.keep(bodies.len());
            for i_2 in 0..length_2 {
                let b = &mut bodies[i_2];
                for k in 0..2 {
                    b.at[k] += 0.1 * b.speed[k];
                }
            }
            kept_1.keep_when(rule_of_kick::__BEFORE, &bodies);
            rule_of_kick::__of(kick)(&mut bodies, 0.05);
            kept_1.keep_when(!rule_of_kick::__BEFORE, &bodies);
        }
        let mut energy = 0.0;
        let length_3 = bodies.len();
        let mut d_bodies = ::rootgrad_autodiff::Differentiable::zero_like(&bodies);
        let mut d_energy = 0.0;
        d_energy += d_result;
        for i_3 in 0..length_3 {
            let b_2 = &bodies[i_3];
            energy
                += (0.5 * b_2.mass)
                    * ((b_2.speed[0] * b_2.speed[0]) + (b_2.speed[1] * b_2.speed[1]));
            let b_2 = &bodies[i_3];
            let d_1 = d_energy;
            let d_2 = d_1
                * ((b_2.speed[0] * b_2.speed[0]) + (b_2.speed[1] * b_2.speed[1]));
            d_bodies[i_3].mass += d_2 * 0.5;
            let d_3 = d_1 * (0.5 * b_2.mass);
            d_bodies[i_3].speed[0] += d_3 * b_2.speed[0];
            d_bodies[i_3].speed[0] += d_3 * b_2.speed[0];
            d_bodies[i_3].speed[1] += d_3 * b_2.speed[1];
            d_bodies[i_3].speed[1] += d_3 * b_2.speed[1];
        }
        let result: f64 = energy + bodies[0].at[0];
        d_bodies[0].at[0] += d_result;
        for _ in (0..6).rev() {
            let length_2 = kept_3.take();
            let v_1 = kept_1.take();
            rule_of_kick::__vjp(
                &v_1,
                &mut d_bodies,
                0.05,
                ::rootgrad_autodiff::Inactive,
            );
            for i_2 in 0..length_2 {
                for k in (0..2).rev() {
                    let d_4 = d_bodies[i_2].at[k];
                    let d_5 = ::rootgrad_autodiff::scalar(d_4);
                    d_bodies[i_2].speed[k] += d_5 * 0.1;
                }
            }
            let v_2 = kept_2.take();
            rule_of_kick::__vjp(
                &v_2,
                &mut d_bodies,
                0.05,
                ::rootgrad_autodiff::Inactive,
            );
        }
        for i in (0..length).rev() {
            let d_p = &mut d_x[i * size..(i * size) + size];
            let d_6 = ::rootgrad_autodiff::popped(&mut d_bodies);
            let Body { at: d_7, speed: d_8, mass: d_9 } = &d_6 else {
                ::rootgrad_autodiff::wrong_variant()
            };
            d_p[0] += (*d_7)[0];
            d_p[1] += (*d_7)[1];
            d_p[1] += (*d_8)[0] * (-0.3);
            d_p[0] += (*d_8)[1] * 0.3;
            d_p[2] += (*d_9);
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(kick as rule_of_kick);
        let mut bodies: Vec<Body> = Vec::new();
        let mut t_bodies: Vec<Body> = ::rootgrad_autodiff::Differentiable::zero_like(
            &bodies,
        );
        let size = 3;
        let length = x.len() / size;
        for i in 0..length {
            let p = &x[(i * size)..((i * size) + size)];
            let t_p = &t_x[i * size..(i * size) + size];
            t_bodies
                .push(Body {
                    at: [t_p[0], t_p[1]],
                    speed: [(-0.3) * t_p[1], 0.3 * t_p[0]],
                    mass: t_p[2],
                });
            bodies
                .push(Body {
                    at: [p[0], p[1]],
                    speed: [((-0.3) * p[1]), (0.3 * p[0])],
                    mass: p[2],
                });
        }
        for _ in 0..6 {
            rule_of_kick::__jvp(
                kick,
                &mut bodies,
                &mut t_bodies,
                0.05,
                ::rootgrad_autodiff::Inactive,
            );
            let length_2 = bodies.len();
            for i_2 in 0..length_2 {
                let b = &mut bodies[i_2];
                let t_b = &mut t_bodies[i_2];
                for k in 0..2 {
                    t_b.at[k] += 0.1 * ::rootgrad_autodiff::scalar(t_b.speed[k]);
                    b.at[k] += 0.1 * b.speed[k];
                }
            }
            rule_of_kick::__jvp(
                kick,
                &mut bodies,
                &mut t_bodies,
                0.05,
                ::rootgrad_autodiff::Inactive,
            );
        }
        let mut energy = 0.0;
        let mut t_energy = 0.0;
        let length_3 = bodies.len();
        for i_3 in 0..length_3 {
            let b_2 = &bodies[i_3];
            let t_b_2 = &t_bodies[i_3];
            t_energy
                += (0.5 * ::rootgrad_autodiff::scalar(t_b_2.mass))
                    * ((b_2.speed[0] * b_2.speed[0]) + (b_2.speed[1] * b_2.speed[1]))
                    + (0.5 * b_2.mass)
                        * ((::rootgrad_autodiff::scalar(t_b_2.speed[0]) * b_2.speed[0]
                            + b_2.speed[0] * ::rootgrad_autodiff::scalar(t_b_2.speed[0]))
                            + (::rootgrad_autodiff::scalar(t_b_2.speed[1]) * b_2.speed[1]
                                + b_2.speed[1]
                                    * ::rootgrad_autodiff::scalar(t_b_2.speed[1])));
            energy
                += (0.5 * b_2.mass)
                    * ((b_2.speed[0] * b_2.speed[0]) + (b_2.speed[1] * b_2.speed[1]));
        }
        let result: f64 = energy + bodies[0].at[0];
        let t_result: f64 = t_energy + ::rootgrad_autodiff::scalar(t_bodies[0].at[0]);
        (result, t_result)
    }
}
mod ray_tracing {
    ///The derivative of [`hit`], written by the engine and found by the function's path.
    #[allow(non_camel_case_types, missing_docs, unreachable_pub)]
    enum hit {}
    #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
    impl hit {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::same_function(called, &hit)
        }
        /// The reverse derivative of [`hit`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        fn pullback(
            from: &V,
            d_from: &mut V,
            along: &V,
            d_along: &mut V,
            center: &V,
            d_center: &mut V,
            radius: f64,
            d_ret: Option<f64>,
        ) -> (Option<f64>, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_dot, fn __vjp_plus);
            let result: Option<f64>;
            let argument = -1.0;
            let oc = from.plus(argument, center);
            let b = oc.dot(along);
            let value = oc.dot(&oc);
            let c = value - (radius * radius);
            let disc = (b * b) - c;
            if disc < 0.0 {
                result = None;
            } else {
                let sqrt_2 = disc.sqrt();
                let t = (-b) - sqrt_2;
                if t > 1e-6 {
                    result = Some(t);
                } else {
                    result = None;
                }
            }
            let mut d_radius = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_oc = ::rootgrad_autodiff::Differentiable::zero_like(&oc);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_value: f64 = 0.0;
            let mut d_c: f64 = 0.0;
            let mut d_disc: f64 = 0.0;
            if disc < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
            } else {
                let sqrt_2 = disc.sqrt();
                let t = (-b) - sqrt_2;
                let mut d_sqrt_2: f64 = 0.0;
                let mut d_t: f64 = 0.0;
                if t > 1e-6 {
                    let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Some(d_3) = &d_2 else { ::rootgrad_autodiff::wrong_variant() };
                    d_t += (*d_3);
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
                d_b -= d_t;
                d_sqrt_2 -= d_t;
                d_disc += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(disc);
            }
            d_b += d_disc * b;
            d_b += d_disc * b;
            d_c -= d_disc;
            d_value += d_c;
            d_radius -= d_c * radius;
            d_radius -= d_c * radius;
            let mut d_5 = ::rootgrad_autodiff::Part::zero_owned(&oc);
            let mut d_6 = ::rootgrad_autodiff::Part::zero_owned(&oc);
            (&oc)
                .__vjp_dot(
                    ::core::option::Option::Some(&mut d_5),
                    &oc,
                    &mut d_6,
                    d_value,
                );
            ::rootgrad_autodiff::Part::add_owned(&mut d_oc, &d_5);
            ::rootgrad_autodiff::Part::add_owned(&mut d_oc, &d_6);
            (&oc)
                .__vjp_dot(
                    ::core::option::Option::Some(&mut d_oc),
                    along,
                    &mut (*d_along),
                    d_b,
                );
            (*from)
                .__vjp_plus(
                    ::core::option::Option::Some(&mut (*d_from)),
                    argument,
                    ::rootgrad_autodiff::Inactive,
                    center,
                    &mut (*d_center),
                    d_oc,
                );
            (result, d_radius)
        }
        /// The forward derivative of [`hit`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        fn pushforward(
            from: &V,
            t_from: &V,
            along: &V,
            t_along: &V,
            center: &V,
            t_center: &V,
            radius: f64,
            t_radius: f64,
        ) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(; fn __jvp_dot, fn __jvp_plus);
            let result: Option<f64>;
            let t_result: Option<f64>;
            let argument = -1.0;
            let (v_1, t_oc) = (*from)
                .__jvp_plus(
                    &(*t_from),
                    argument,
                    ::rootgrad_autodiff::Inactive,
                    center,
                    t_center,
                );
            let oc = v_1;
            let (v_2, t_b) = (oc).__jvp_dot(&t_oc, along, t_along);
            let b = v_2;
            let (v_3, t_value) = (oc).__jvp_dot(&t_oc, &oc, &t_oc);
            let value = v_3;
            let c = value - (radius * radius);
            let t_c = t_value - (t_radius * radius + radius * t_radius);
            let disc = (b * b) - c;
            let t_disc = (t_b * b + b * t_b) - t_c;
            if disc < 0.0 {
                let v_4 = None;
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                result = v_4;
            } else {
                let t = (-b) - disc.sqrt();
                let t_t = (-t_b) - (::rootgrad_autodiff::rules::sqrt(disc) * t_disc);
                if t > 1e-6 {
                    t_result = Some(t_t);
                    result = Some(t);
                } else {
                    let v_5 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                    result = v_5;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&V, &V, &V, f64) -> Option<f64> + 'static,
            a0: &V,
            t0: impl ::rootgrad_autodiff::TangentRef<V>,
            a1: &V,
            t1: impl ::rootgrad_autodiff::TangentRef<V>,
            a2: &V,
            t2: impl ::rootgrad_autodiff::TangentRef<V>,
            a3: f64,
            t3: impl ::rootgrad_autodiff::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            let t3 = t3.or_zero(&a3);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3, t3)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &V,
            d0: impl ::rootgrad_autodiff::ScalarShadow<V>,
            a1: &V,
            d1: impl ::rootgrad_autodiff::ScalarShadow<V>,
            a2: &V,
            d2: impl ::rootgrad_autodiff::ScalarShadow<V>,
            a3: f64,
            d3: impl ::rootgrad_autodiff::ScalarShadow<f64>,
            d_ret: Option<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut store1 = ::rootgrad_autodiff::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store2 = ::rootgrad_autodiff::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut store3 = a3;
            let (_primal, g3) = Self::pullback(a0, d0, a1, d1, a2, d2, a3, d_ret);
            *d3.or_discard(&mut store3) += g3;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            hit as rule_of_hit; fn __vjp_dot, fn __vjp_new, fn __vjp_plus, fn __vjp_unit
        );
        ::rootgrad_autodiff::same_length("p", p.len(), d_p.len());
        let mut kept_2 = ::rootgrad_autodiff::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::Tape::new();
        let mut kept_14 = ::rootgrad_autodiff::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::Tape::new();
        let mut kept_18 = ::rootgrad_autodiff::Tape::new();
        let mut kept_19 = ::rootgrad_autodiff::Tape::new();
        let mut kept_20 = ::rootgrad_autodiff::Tape::new();
        let mut kept_21 = ::rootgrad_autodiff::Slot::new();
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
        let mut result: f64 = ::core::default::Default::default();
        let argument = p[0];
        let argument_2 = p[1];
        let argument_3 = -3.0;
        let mut from = V::new(argument, argument_2, argument_3);
        let value = V::new(0.05, 0.02, 1.0);
        let mut along = value.unit();
        let value_2 = V::new(0.0, 0.0, 2.0);
        let t_2 = (value_2, p[2]);
        let argument_4 = -2.5;
        let value_3 = V::new(0.7, 0.5, argument_4);
        let spheres = [::core::clone::Clone::clone(&t_2), (value_3, p[3])];
        let mut light = 1.0;
        let mut running = true;
        let mut jumped = false;
        let mut passes_of_kept_21 = 0usize;
        for bounce in 0..4 {
            passes_of_kept_21 += 1;
            let mut nearest: Option<(f64, usize)> = None;
            let length = spheres.len();
            for i_2 in 0..length {
                let i = i_2;
                let center = &spheres[i_2].0;
                let radius = &spheres[i_2].1;
                let argument_5 = *radius;
                kept_18.keep_owned(&from);
                kept_19.keep_owned(&along);
                let value_4 = kept_20
                    .keep(rule_of_hit::__of(hit)(&from, &along, center, argument_5));
                shape_11.keep(&value_4);
                match ::core::clone::Clone::clone(&value_4) {
                    Some(t) => {
                        let mut kept_15 = ::rootgrad_autodiff::Slot::new();
                        let mut kept_16 = ::rootgrad_autodiff::Slot::new();
                        let arm;
                        match ::core::clone::Clone::clone(&nearest) {
                            Some((best, _)) if best <= t => {
                                arm = 0;
                            }
                            _ => {
                                arm = 1;
                            }
                        }
                        let arm_2 = kept_16.keep(arm);
                        match kept_15.keep(::core::clone::Clone::clone(&nearest)) {
                            Some((best, _)) if arm_2 == 0 => {}
                            _ if arm_2 == 1 => {
                                shape_10.keep(&nearest);
                                nearest = Some((t, i));
                            }
                            _ => {
                                ::core::unreachable!();
                            }
                        }
                        pass_3.push((kept_15.take(), kept_16.take()));
                    }
                    _ => {}
                }
            }
            match kept_14.keep(::core::clone::Clone::clone(&nearest)) {
                Some((t_3, i_3)) => {
                    let mut kept_1 = ::rootgrad_autodiff::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::Slot::new();
                    let mut kept_8 = ::rootgrad_autodiff::Slot::new();
                    let mut kept_9 = ::rootgrad_autodiff::Slot::new();
                    kept_5.keep_owned(&from);
                    kept_6.keep_owned(&along);
                    let value_5 = from.plus(t_3, &along);
                    shape_3.keep(&value_5);
                    shape_2.keep(&from);
                    from = value_5;
                    let argument_6 = -1.0;
                    let at = i_3;
                    shape_4.keep(&at);
                    kept_4.keep_owned(&from);
                    let value_6 = kept_9
                        .keep(from.plus(argument_6, &spheres[at.clone()].0));
                    shape_5.keep(&value_6);
                    let normal = kept_8.keep(value_6.unit());
                    shape_6.keep(&normal);
                    kept_3.keep_owned(&along);
                    let value_7 = kept_7.keep(along.dot(&normal));
                    shape_7.keep(&value_7);
                    let argument_7 = (-2.0) * value_7;
                    shape_8.keep(&argument_7);
                    kept_2.keep_owned(&along);
                    let value_8 = along
                        .plus(::core::clone::Clone::clone(&argument_7), &normal);
                    shape_9.keep(&value_8);
                    shape_1.keep(&along);
                    along = value_8;
                    light = kept_1.keep(light) * (0.8 * ((-0.1) * t_3).exp());
                    pass_1
                        .push((
                            kept_1.take(),
                            kept_7.take(),
                            kept_8.take(),
                            kept_9.take(),
                        ));
                }
                _ => {
                    let mut kept_11 = ::rootgrad_autodiff::Slot::new();
                    let mut kept_12 = ::rootgrad_autodiff::Slot::new();
                    result = (kept_12.keep(light)
                        * kept_11.keep((0.5 + (0.5 * along.y))))
                        + (0.1 * (bounce as f64));
                    running = false;
                    jumped = true;
                    pass_2.push((kept_11.take(), kept_12.take()));
                }
            }
            shape_12.keep(&nearest);
            if !running {
                break;
            }
        }
        kept_21.keep(passes_of_kept_21);
        if !jumped {
            result = light;
        }
        let mut d_result = d_ret;
        let mut d_argument: f64 = 0.0;
        let mut d_argument_2: f64 = 0.0;
        let mut d_from = ::rootgrad_autodiff::Differentiable::zero_like(&from);
        let mut d_along = ::rootgrad_autodiff::Differentiable::zero_like(&along);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_spheres = ::rootgrad_autodiff::Differentiable::zero_like(&spheres);
        let mut d_light: f64 = 0.0;
        if !jumped {
            let d_1 = ::core::mem::take(&mut d_result);
            d_light += d_1;
        }
        for bounce in ::rootgrad_autodiff::Steps::from(0..4).take(kept_21.take()).rev() {
            let v_9 = kept_14.take();
            let length = spheres.len();
            let mut d_nearest = shape_12.zero();
            match v_9 {
                Some((t_3, i_3)) => {
                    let Some((d_t_3, d_i_3)) = &mut d_nearest else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let (v_1, value_7, normal, value_6) = pass_1.take();
                    let argument_6 = -1.0;
                    let at = i_3;
                    let argument_7 = (-2.0) * value_7;
                    let mut d_value_5 = shape_3.zero();
                    let mut d_at = shape_4.zero();
                    let mut d_value_6 = shape_5.zero();
                    let mut d_normal = shape_6.zero();
                    let mut d_value_7 = shape_7.zero();
                    let mut d_argument_7 = shape_8.zero();
                    let mut d_value_8 = shape_9.zero();
                    let d_2 = ::core::mem::take(&mut d_light);
                    d_light += d_2 * (0.8 * ((-0.1) * t_3).exp());
                    let d_3 = d_2 * v_1;
                    let d_4 = d_3 * 0.8;
                    let d_5 = d_4 * ::rootgrad_autodiff::rules::exp((-0.1) * t_3);
                    (*d_t_3) += d_5 * (-0.1);
                    let d_6 = shape_1.replace(&mut d_along);
                    ::rootgrad_autodiff::accumulate(&mut d_value_8, &(d_6));
                    let v_2 = kept_2.take();
                    (&v_2)
                        .__vjp_plus(
                            ::core::option::Option::Some(&mut d_along),
                            ::core::clone::Clone::clone(&argument_7),
                            &mut d_argument_7,
                            &normal,
                            &mut d_normal,
                            d_value_8,
                        );
                    let d_7 = ::rootgrad_autodiff::scalar(d_argument_7);
                    d_value_7 += d_7 * (-2.0);
                    let v_3 = kept_3.take();
                    (&v_3)
                        .__vjp_dot(
                            ::core::option::Option::Some(&mut d_along),
                            &normal,
                            &mut d_normal,
                            d_value_7,
                        );
                    (&value_6)
                        .__vjp_unit(
                            ::core::option::Option::Some(&mut d_value_6),
                            d_normal,
                        );
                    let v_4 = kept_4.take();
                    (&v_4)
                        .__vjp_plus(
                            ::core::option::Option::Some(&mut d_from),
                            argument_6,
                            ::rootgrad_autodiff::Inactive,
                            &spheres[at.clone()].0,
                            &mut d_spheres[at.clone()].0,
                            d_value_6,
                        );
                    ::rootgrad_autodiff::accumulate(&mut (*d_i_3), &(d_at));
                    let d_8 = shape_2.replace(&mut d_from);
                    ::rootgrad_autodiff::accumulate(&mut d_value_5, &(d_8));
                    let v_5 = kept_5.take();
                    let v_6 = kept_6.take();
                    (&v_5)
                        .__vjp_plus(
                            ::core::option::Option::Some(&mut d_from),
                            ::core::clone::Clone::clone(&t_3),
                            &mut (*d_t_3),
                            &v_6,
                            &mut d_along,
                            d_value_5,
                        );
                }
                _ => {
                    let (v_7, v_8) = pass_2.take();
                    let d_9 = ::core::mem::take(&mut d_result);
                    d_light += d_9 * v_7;
                    let d_10 = d_9 * v_8;
                    d_along.y += d_10 * 0.5;
                }
            }
            for i_2 in (0..length).rev() {
                let value_4 = kept_20.take();
                let center = &spheres[i_2].0;
                let radius = &spheres[i_2].1;
                let argument_5 = *radius;
                let mut d_argument_5: f64 = 0.0;
                let mut d_value_4 = shape_11.zero();
                match ::core::clone::Clone::clone(&value_4) {
                    Some(t) => {
                        let Some(d_t) = &mut d_value_4 else {
                            ::rootgrad_autodiff::wrong_variant()
                        };
                        let (v_10, arm_2) = pass_3.take();
                        match v_10 {
                            Some((best, _)) if arm_2 == 0 => {}
                            _ if arm_2 == 1 => {
                                let d_11 = shape_10.replace(&mut d_nearest);
                                let Some(d_12) = &d_11 else {
                                    ::rootgrad_autodiff::wrong_variant()
                                };
                                ::rootgrad_autodiff::accumulate(&mut (*d_t), &((*d_12).0));
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
                let v_11 = kept_18.take();
                let v_12 = kept_19.take();
                rule_of_hit::__vjp(
                    &v_11,
                    &mut d_from,
                    &v_12,
                    &mut d_along,
                    center,
                    &mut d_spheres[i_2].0,
                    argument_5,
                    &mut d_argument_5,
                    d_value_4,
                );
                d_spheres[i_2].1 += d_argument_5;
            }
        }
        ::rootgrad_autodiff::accumulate(&mut d_t_2, &(d_spheres[0]));
        d_p[3] += d_spheres[1].1;
        d_p[2] += d_t_2.1;
        V::__vjp_new(
            argument,
            &mut d_argument,
            argument_2,
            &mut d_argument_2,
            argument_3,
            ::rootgrad_autodiff::Inactive,
            d_from,
        );
        d_p[1] += d_argument_2;
        d_p[0] += d_argument;
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        kept_6.finish();
        pass_1.finish();
        pass_2.finish();
        kept_14.finish();
        pass_3.finish();
        kept_18.finish();
        kept_19.finish();
        kept_20.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            hit as rule_of_hit; fn __jvp_dot, fn __jvp_new, fn __jvp_plus, fn __jvp_unit
        );
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let argument = p[0];
        let t_argument = t_p[0];
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let argument_3 = -3.0;
        let (v_1, mut t_from) = V::__jvp_new(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
            argument_3,
            ::rootgrad_autodiff::Inactive,
        );
        let mut from = v_1;
        let value = V::new(0.05, 0.02, 1.0);
        let mut along = value.unit();
        let mut t_along = ::rootgrad_autodiff::Differentiable::zero_like(&along);
        let value_2 = V::new(0.0, 0.0, 2.0);
        let t_t_2 = (::rootgrad_autodiff::Differentiable::zero_like(&(value_2)), t_p[2]);
        let t_2 = (value_2, p[2]);
        let argument_4 = -2.5;
        let value_3 = V::new(0.7, 0.5, argument_4);
        let t_spheres = [
            t_t_2,
            (::rootgrad_autodiff::Differentiable::zero_like(&(value_3)), t_p[3]),
        ];
        let spheres = [t_2, (value_3, p[3])];
        let mut light = 1.0;
        let mut t_light = 0.0;
        let mut running = true;
        let mut jumped = false;
        for bounce in 0..4 {
            let mut nearest: Option<(f64, usize)> = None;
            let mut t_nearest: Option<(f64, usize)> = ::rootgrad_autodiff::Differentiable::zero_like(
                &nearest,
            );
            let length = spheres.len();
            for i_2 in 0..length {
                let i = i_2;
                let center = &spheres[i_2].0;
                let t_center = &t_spheres[i_2].0;
                let radius = &spheres[i_2].1;
                let t_radius = &t_spheres[i_2].1;
                let argument_5 = *radius;
                let t_argument_5 = *t_radius;
                let (v_2, t_value_4) = rule_of_hit::__jvp(
                    hit,
                    &from,
                    &t_from,
                    &along,
                    &t_along,
                    center,
                    t_center,
                    argument_5,
                    t_argument_5,
                );
                let value_4 = v_2;
                match ::core::clone::Clone::clone(&value_4) {
                    Some(t) => {
                        let Some(t_t) = ::core::clone::Clone::clone(&t_value_4) else {
                            ::rootgrad_autodiff::wrong_variant()
                        };
                        let arm;
                        match ::core::clone::Clone::clone(&nearest) {
                            Some((best, _)) if best <= t => {
                                let Some((t_best, _)) = ::core::clone::Clone::clone(
                                    &t_nearest,
                                ) else { ::rootgrad_autodiff::wrong_variant() };
                                arm = 0;
                            }
                            _ => {
                                arm = 1;
                            }
                        }
                        let arm_2 = arm;
                        match ::core::clone::Clone::clone(&nearest) {
                            Some((best, _)) if arm_2 == 0 => {
                                let Some((t_best, _)) = ::core::clone::Clone::clone(
                                    &t_nearest,
                                ) else { ::rootgrad_autodiff::wrong_variant() };
                            }
                            _ if arm_2 == 1 => {
                                t_nearest = Some((
                                    t_t,
                                    ::rootgrad_autodiff::Differentiable::zero_like(&(i)),
                                ));
                                nearest = Some((t, i));
                            }
                            _ => {
                                ::core::unreachable!();
                            }
                        }
                    }
                    _ => {}
                }
            }
            match ::core::clone::Clone::clone(&nearest) {
                Some((t_3, i_3)) => {
                    let Some((t_t_3, t_i_3)) = ::core::clone::Clone::clone(&t_nearest)
                    else { ::rootgrad_autodiff::wrong_variant() };
                    let (v_3, t_value_5) = (from)
                        .__jvp_plus(&mut t_from, t_3, t_t_3, &along, &t_along);
                    let value_5 = v_3;
                    t_from = t_value_5;
                    from = value_5;
                    let argument_6 = -1.0;
                    let at = i_3;
                    let t_at = t_i_3;
                    let (v_4, t_value_6) = (from)
                        .__jvp_plus(
                            &mut t_from,
                            argument_6,
                            ::rootgrad_autodiff::Inactive,
                            &spheres[at.clone()].0,
                            &t_spheres[at.clone()].0,
                        );
                    let value_6 = v_4;
                    let (v_5, t_normal) = (value_6).__jvp_unit(&t_value_6);
                    let normal = v_5;
                    let (v_6, t_value_7) = (along)
                        .__jvp_dot(&mut t_along, &normal, &t_normal);
                    let value_7 = v_6;
                    let argument_7 = (-2.0) * value_7;
                    let t_argument_7 = (-2.0) * t_value_7;
                    let (v_7, t_value_8) = (along)
                        .__jvp_plus(
                            &mut t_along,
                            argument_7,
                            t_argument_7,
                            &normal,
                            &t_normal,
                        );
                    let value_8 = v_7;
                    t_along = t_value_8;
                    along = value_8;
                    t_light = t_light * (0.8 * ((-0.1) * t_3).exp())
                        + light
                            * (0.8
                                * (::rootgrad_autodiff::rules::exp((-0.1) * t_3)
                                    * ((-0.1) * t_t_3)));
                    light = light * (0.8 * ((-0.1) * t_3).exp());
                }
                _ => {
                    t_result = t_light * (0.5 + (0.5 * along.y))
                        + light * (0.5 * ::rootgrad_autodiff::scalar(t_along.y));
                    result = (light * (0.5 + (0.5 * along.y))) + (0.1 * (bounce as f64));
                    running = false;
                    jumped = true;
                }
            }
            if !running {
                break;
            }
        }
        if !jumped {
            t_result = t_light;
            result = light;
        }
        (result, t_result)
    }
}
mod pid {
    /// The reverse derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_output);
        ::rootgrad_autodiff::same_length("p", p.len(), d_p.len());
        let mut kept_2 = ::rootgrad_autodiff::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut c = Controller {
            kp: p[0],
            ki: p[1],
            kd: p[2],
            sum: 0.0,
            last: None,
        };
        let mut level = 0.0;
        let mut flow = 0.0;
        let mut cost = 0.0;
        for step in 0..30 {
            let mut kept_1 = ::rootgrad_autodiff::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::Slot::new();
            let t;
            if step < 15 {
                t = 1.0;
            } else {
                t = p[3];
            }
            let target = t;
            let argument = kept_4.keep((target - level));
            kept_2.keep_owned(&c);
            let u = kept_3.keep(c.output(argument, 0.1));
            shape_1.keep(&u);
            flow += 0.1 * (u - flow);
            level += 0.1 * (flow - (0.4 * level));
            cost += kept_1.keep((target - level)).powi(2) + ((0.01 * u) * u);
            pass_1.push((kept_1.take(), kept_3.take(), kept_4.take()));
        }
        let result: f64 = cost;
        let mut d_result = d_ret;
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_level = 0.0;
        let mut d_flow = 0.0;
        let mut d_cost: f64 = 0.0;
        d_cost += d_result;
        for step in (0..30).rev() {
            let (v_1, u, argument) = pass_1.take();
            let mut d_t: f64 = 0.0;
            let mut d_target: f64 = 0.0;
            let mut d_argument: f64 = 0.0;
            let mut d_u = shape_1.zero();
            let d_1 = d_cost;
            let d_2 = d_1 * ::rootgrad_autodiff::rules::powi(v_1, 2);
            d_target += d_2;
            d_level -= d_2;
            let d_3 = d_1 * u;
            d_u += d_3 * 0.01;
            d_u += d_1 * (0.01 * u);
            let d_4 = d_level;
            let d_5 = d_4 * 0.1;
            d_flow += d_5;
            d_level -= d_5 * 0.4;
            let d_6 = d_flow;
            let d_7 = d_6 * 0.1;
            d_u += d_7;
            d_flow -= d_7;
            let v_2 = kept_2.take();
            (&v_2)
                .__vjp_output(
                    ::core::option::Option::Some(&mut d_c),
                    argument,
                    &mut d_argument,
                    0.1,
                    ::rootgrad_autodiff::Inactive,
                    d_u,
                );
            d_target += d_argument;
            d_level -= d_argument;
            d_t += d_target;
            if step < 15 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_9 = ::core::mem::take(&mut d_t);
                d_p[3] += d_9;
            }
        }
        let Controller { kp: d_10, ki: d_11, kd: d_12, sum: _, last: _ } = &d_c else {
            ::rootgrad_autodiff::wrong_variant()
        };
        d_p[0] += (*d_10);
        d_p[1] += (*d_11);
        d_p[2] += (*d_12);
        kept_2.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_output);
        let mut t_c = Controller {
            kp: t_p[0],
            ki: t_p[1],
            kd: t_p[2],
            sum: 0.0,
            last: ::rootgrad_autodiff::Differentiable::zero_like(&(None)),
        };
        let mut c = Controller {
            kp: p[0],
            ki: p[1],
            kd: p[2],
            sum: 0.0,
            last: None,
        };
        let mut level = 0.0;
        let mut t_level = 0.0;
        let mut flow = 0.0;
        let mut t_flow = 0.0;
        let mut cost = 0.0;
        let mut t_cost = 0.0;
        for step in 0..30 {
            let t;
            let t_t;
            if step < 15 {
                t_t = 0.0;
                t = 1.0;
            } else {
                t_t = t_p[3];
                t = p[3];
            }
            let target = t;
            let t_target = t_t;
            let argument = target - level;
            let t_argument = t_target - t_level;
            let (v_1, t_u) = (c)
                .__jvp_output(
                    &mut t_c,
                    argument,
                    t_argument,
                    0.1,
                    ::rootgrad_autodiff::Inactive,
                );
            let u = v_1;
            t_flow += 0.1 * (t_u - t_flow);
            flow += 0.1 * (u - flow);
            t_level += 0.1 * (t_flow - (0.4 * t_level));
            level += 0.1 * (flow - (0.4 * level));
            t_cost
                += (::rootgrad_autodiff::rules::powi(target - level, 2)
                    * (t_target - t_level)) + ((0.01 * t_u) * u + (0.01 * u) * t_u);
            cost += (target - level).powi(2) + ((0.01 * u) * u);
        }
        let result: f64 = cost;
        let t_result: f64 = t_cost;
        (result, t_result)
    }
}
mod monte_carlo {
    /// The reverse derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::Tape::new();
        let spot = p[0];
        let volatility = p[1];
        let rate = p[2];
        let mut seed = 12345u64;
        let mut total = 0.0;
        let paths = 8;
        for _ in 0..paths {
            let mut s = spot;
            let mut mean = 0.0;
            for step in 0..5 {
                let mut kept_2 = ::rootgrad_autodiff::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::Slot::new();
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                let uniform = kept_4
                    .keep((((seed >> 11) as f64) / ((1u64 << 53) as f64)));
                let normal = (uniform - 0.5) * 3.46;
                let exp_2 = kept_3
                    .keep(
                        (((rate - ((0.5 * volatility) * volatility)) * 0.2)
                            + ((volatility * (0.2f64).sqrt()) * normal))
                            .exp(),
                    );
                s = kept_2.keep(s) * exp_2;
                mean += (s - mean) / ((step + 1) as f64);
                pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
            }
            let payoff = kept_1.keep((mean - 1.0)).max(0.0);
            total += payoff;
        }
        let exp_3 = (-rate).exp();
        let result: f64 = (exp_3 * total) / (paths as f64);
        let mut d_result = d_ret;
        let mut d_spot: f64 = 0.0;
        let mut d_volatility: f64 = 0.0;
        let mut d_rate: f64 = 0.0;
        let mut d_total: f64 = 0.0;
        let mut d_exp_3: f64 = 0.0;
        let d_1 = d_result / (paths as f64);
        d_exp_3 += d_1 * total;
        d_total += d_1 * exp_3;
        let d_2 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
        d_rate -= d_2;
        for _ in (0..paths).rev() {
            let v_1 = kept_1.take();
            let mut d_s: f64 = 0.0;
            let mut d_mean: f64 = 0.0;
            let mut d_payoff: f64 = 0.0;
            let d_3 = d_total;
            d_payoff += d_3;
            let d_4 = d_payoff * ::rootgrad_autodiff::rules::max(v_1, 0.0).0;
            d_mean += d_4;
            for step in (0..5).rev() {
                let (v_2, exp_2, uniform) = pass_1.take();
                let normal = (uniform - 0.5) * 3.46;
                let mut d_exp_2: f64 = 0.0;
                let d_5 = d_mean;
                let d_6 = d_5 / ((step + 1) as f64);
                d_s += d_6;
                d_mean -= d_6;
                let d_7 = ::core::mem::take(&mut d_s);
                d_s += d_7 * exp_2;
                d_exp_2 += d_7 * v_2;
                let d_8 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                let d_9 = d_8 * 0.2;
                d_rate += d_9;
                let d_10 = d_9 * volatility;
                d_volatility -= d_10 * 0.5;
                d_volatility -= d_9 * (0.5 * volatility);
                let d_11 = d_8 * normal;
                d_volatility += d_11 * (0.2f64).sqrt();
            }
            d_spot += d_s;
        }
        d_p[2] += d_rate;
        d_p[1] += d_volatility;
        d_p[0] += d_spot;
        kept_1.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        let spot = p[0];
        let t_spot = t_p[0];
        let volatility = p[1];
        let t_volatility = t_p[1];
        let rate = p[2];
        let t_rate = t_p[2];
        let mut seed = 12345u64;
        let mut total = 0.0;
        let mut t_total = 0.0;
        let paths = 8;
        for _ in 0..paths {
            let mut s = spot;
            let mut t_s = t_spot;
            let mut mean = 0.0;
            let mut t_mean = 0.0;
            for step in 0..5 {
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                let uniform = ((seed >> 11) as f64) / ((1u64 << 53) as f64);
                let normal = (uniform - 0.5) * 3.46;
                t_s = t_s
                    * (((rate - ((0.5 * volatility) * volatility)) * 0.2)
                        + ((volatility * (0.2f64).sqrt()) * normal))
                        .exp()
                    + s
                        * (::rootgrad_autodiff::rules::exp(
                            ((rate - ((0.5 * volatility) * volatility)) * 0.2)
                                + ((volatility * (0.2f64).sqrt()) * normal),
                        )
                            * (((t_rate
                                - ((0.5 * t_volatility) * volatility
                                    + (0.5 * volatility) * t_volatility)) * 0.2)
                                + ((t_volatility * (0.2f64).sqrt()) * normal)));
                s = s
                    * (((rate - ((0.5 * volatility) * volatility)) * 0.2)
                        + ((volatility * (0.2f64).sqrt()) * normal))
                        .exp();
                t_mean += (t_s - t_mean) / ((step + 1) as f64);
                mean += (s - mean) / ((step + 1) as f64);
            }
            let payoff = (mean - 1.0).max(0.0);
            let t_payoff = ::rootgrad_autodiff::rules::max(mean - 1.0, 0.0).0 * t_mean;
            t_total += t_payoff;
            total += payoff;
        }
        let result: f64 = ((-rate).exp() * total) / (paths as f64);
        let t_result: f64 = ((::rootgrad_autodiff::rules::exp(-rate) * (-t_rate)) * total
            + (-rate).exp() * t_total) / (paths as f64);
        (result, t_result)
    }
}
mod layers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::Slot::new();
        let mut sine = p[0].sin();
        let mut weight = 1.0;
        let mut path = 0.0;
        let mut end = End::Through;
        let size = 2;
        let mut running = true;
        let length_2 = (p[1..].len() + 1).saturating_sub(size);
        let mut passes_of_kept_8 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_8 += 1;
            let i = i_2;
            let pair = &p[1..][i_2..(i_2 + size)];
            let ratio = pair[0] / pair[1];
            if kept_7.keep(((ratio * sine) >= 1.0)) {
                end = End::Reflected;
                weight = weight * 0.5;
                running = false;
            } else {
                let mut kept_1 = ::rootgrad_autodiff::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::Slot::new();
                sine = kept_3.keep(sine) * ratio;
                let sqrt_2 = kept_5.keep((1.0 - (sine * kept_2.keep(sine))).sqrt());
                let length = (1.0 + (i as f64)) / sqrt_2;
                path += pair[1] * length;
                let exp_2 = kept_4.keep(((-0.1) * length).exp());
                weight = kept_1.keep(weight) * exp_2;
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                    ));
            }
            if !running {
                break;
            }
        }
        kept_8.keep(passes_of_kept_8);
        let t;
        match end {
            End::Through => {
                t = weight * path;
            }
            End::Reflected => {
                t = weight * (path - sine);
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_sine: f64 = 0.0;
        let mut d_weight: f64 = 0.0;
        let mut d_path: f64 = 0.0;
        let mut d_t: f64 = 0.0;
        d_t += d_result;
        match end {
            End::Through => {
                let d_1 = ::core::mem::take(&mut d_t);
                d_weight += d_1 * path;
                d_path += d_1 * weight;
            }
            End::Reflected => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_weight += d_2 * (path - sine);
                let d_3 = d_2 * weight;
                d_path += d_3;
                d_sine -= d_3;
            }
        }
        for i_2 in ::rootgrad_autodiff::Steps::from(0..length_2)
            .take(kept_8.take())
            .rev()
        {
            let v_4 = kept_7.take();
            let i = i_2;
            let pair = &p[1..][i_2..(i_2 + size)];
            let ratio = pair[0] / pair[1];
            let mut d_ratio: f64 = 0.0;
            let d_pair = &mut d_p[1..][i_2..i_2 + size];
            if v_4 {
                let d_4 = ::core::mem::take(&mut d_weight);
                d_weight += d_4 * 0.5;
            } else {
                let (v_1, v_2, v_3, exp_2, sqrt_2) = pass_1.take();
                let length = (1.0 + (i as f64)) / sqrt_2;
                let mut d_sqrt_2: f64 = 0.0;
                let mut d_length: f64 = 0.0;
                let mut d_exp_2: f64 = 0.0;
                let d_5 = ::core::mem::take(&mut d_weight);
                d_weight += d_5 * exp_2;
                d_exp_2 += d_5 * v_1;
                let d_6 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                d_length += d_6 * (-0.1);
                let d_7 = d_path;
                d_pair[1] += d_7 * length;
                d_length += d_7 * pair[1];
                d_sqrt_2 -= d_length / sqrt_2 * length;
                let d_8 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_sine -= d_8 * v_2;
                d_sine -= d_8 * v_2;
                let d_9 = ::core::mem::take(&mut d_sine);
                d_sine += d_9 * ratio;
                d_ratio += d_9 * v_3;
            }
            d_pair[0] += d_ratio / pair[1];
            d_pair[1] -= d_ratio / pair[1] * ratio;
        }
        d_p[0] += d_sine * ::rootgrad_autodiff::rules::sin(p[0]);
        pass_1.finish();
        kept_7.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        let mut sine = p[0].sin();
        let mut t_sine = ::rootgrad_autodiff::rules::sin(p[0]) * t_p[0];
        let mut weight = 1.0;
        let mut t_weight = 0.0;
        let mut path = 0.0;
        let mut t_path = 0.0;
        let mut end = End::Through;
        let size = 2;
        let mut running = true;
        let length_2 = (p[1..].len() + 1).saturating_sub(size);
        for i_2 in 0..length_2 {
            let i = i_2;
            let pair = &p[1..][i_2..(i_2 + size)];
            let t_pair = &t_p[1..][i_2..i_2 + size];
            let ratio = pair[0] / pair[1];
            let t_ratio = (t_pair[0] - (pair[0] / pair[1]) * t_pair[1]) / pair[1];
            if (ratio * sine) >= 1.0 {
                end = End::Reflected;
                t_weight = t_weight * 0.5;
                weight = weight * 0.5;
                running = false;
            } else {
                t_sine = t_sine * ratio + sine * t_ratio;
                sine = sine * ratio;
                let length = (1.0 + (i as f64)) / (1.0 - (sine * sine)).sqrt();
                let t_length = -((1.0 + (i as f64))
                    / ((1.0 - (sine * sine)).sqrt() * (1.0 - (sine * sine)).sqrt()))
                    * (::rootgrad_autodiff::rules::sqrt(1.0 - (sine * sine))
                        * (-(t_sine * sine + sine * t_sine)));
                t_path += t_pair[1] * length + pair[1] * t_length;
                path += pair[1] * length;
                t_weight = t_weight * ((-0.1) * length).exp()
                    + weight
                        * (::rootgrad_autodiff::rules::exp((-0.1) * length)
                            * ((-0.1) * t_length));
                weight = weight * ((-0.1) * length).exp();
            }
            if !running {
                break;
            }
        }
        let t;
        let t_t;
        match end {
            End::Through => {
                t_t = t_weight * path + weight * t_path;
                t = weight * path;
            }
            End::Reflected => {
                t_t = t_weight * (path - sine) + weight * (t_path - t_sine);
                t = weight * (path - sine);
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod membrane {
    /// The reverse derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::Tape::new();
        let mut d_result = d_ret;
        const N: usize = 4;
        let c = x[16];
        let mut u = [[0.0; N]; N];
        for i in 0..N {
            for j in 0..N {
                u[i][j] = x[((i * N) + j)];
            }
        }
        let mut next = ::core::clone::Clone::clone(&u);
        for _ in 0..5 {
            for i_2 in 1..(N - 1) {
                for j_2 in 1..(N - 1) {
                    let mut kept_1 = ::rootgrad_autodiff::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::Slot::new();
                    let around = ((u[(i_2 - 1)][j_2] + u[(i_2 + 1)][j_2])
                        + u[i_2][(j_2 - 1)]) + u[i_2][(j_2 + 1)];
                    next[i_2][j_2] = u[i_2][j_2]
                        + (kept_3.keep((c * kept_2.keep((around - (4.0 * u[i_2][j_2])))))
                            * kept_1.keep((1.0 + (0.1 * u[i_2][j_2]))));
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
            }
            ::core::mem::swap(&mut u, &mut next);
        }
        let mut sum_2 = ::rootgrad_autodiff::empty_sum();
        let length = u.len();
        let mut d_c: f64 = 0.0;
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
        let mut d_sum_2: f64 = 0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length {
            let row = &u[i_3];
            let length_2 = row.len();
            for i_4 in 0..length_2 {
                let v = &row[i_4];
                sum_2 += (*v) * (*v);
                let v = &row[i_4];
                let d_1 = d_sum_2;
                d_u[i_3][i_4] += d_1 * (*v);
                d_u[i_3][i_4] += d_1 * (*v);
            }
            let row = &u[i_3];
        }
        let result: f64 = sum_2;
        for _ in (0..5).rev() {
            ::core::mem::swap(&mut d_u, &mut d_next);
            for i_2 in (1..(N - 1)).rev() {
                for j_2 in (1..(N - 1)).rev() {
                    let (v_1, v_2, v_3) = pass_1.take();
                    let mut d_around = 0.0;
                    let d_2 = ::core::mem::take(&mut d_next[i_2][j_2]);
                    d_u[i_2][j_2] += d_2;
                    let d_3 = d_2 * v_1;
                    d_c += d_3 * v_2;
                    let d_4 = d_3 * c;
                    d_around += d_4;
                    d_u[i_2][j_2] -= d_4 * 4.0;
                    let d_5 = d_2 * v_3;
                    d_u[i_2][j_2] += d_5 * 0.1;
                    d_u[i_2 - 1][j_2] += d_around;
                    d_u[i_2 + 1][j_2] += d_around;
                    d_u[i_2][j_2 - 1] += d_around;
                    d_u[i_2][j_2 + 1] += d_around;
                }
            }
        }
        ::rootgrad_autodiff::accumulate(&mut d_u, &(d_next));
        for i in 0..N {
            for j in (0..N).rev() {
                let d_6 = ::core::mem::take(&mut d_u[i][j]);
                d_x[(i * N) + j] += d_6;
            }
        }
        d_x[16] += d_c;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        const N: usize = 4;
        let c = x[16];
        let t_c = t_x[16];
        let mut u = [[0.0; N]; N];
        let mut t_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        for i in 0..N {
            for j in 0..N {
                t_u[i][j] = t_x[(i * N) + j];
                u[i][j] = x[((i * N) + j)];
            }
        }
        let mut next = u;
        let mut t_next = t_u;
        for _ in 0..5 {
            for i_2 in 1..(N - 1) {
                for j_2 in 1..(N - 1) {
                    let around = ((u[(i_2 - 1)][j_2] + u[(i_2 + 1)][j_2])
                        + u[i_2][(j_2 - 1)]) + u[i_2][(j_2 + 1)];
                    let t_around = ((t_u[i_2 - 1][j_2] + t_u[i_2 + 1][j_2])
                        + t_u[i_2][j_2 - 1]) + t_u[i_2][j_2 + 1];
                    t_next[i_2][j_2] = t_u[i_2][j_2]
                        + ((t_c * (around - (4.0 * u[i_2][j_2]))
                            + c * (t_around - (4.0 * t_u[i_2][j_2])))
                            * (1.0 + (0.1 * u[i_2][j_2]))
                            + (c * (around - (4.0 * u[i_2][j_2])))
                                * (0.1 * t_u[i_2][j_2]));
                    next[i_2][j_2] = u[i_2][j_2]
                        + ((c * (around - (4.0 * u[i_2][j_2])))
                            * (1.0 + (0.1 * u[i_2][j_2])));
                }
            }
            ::core::mem::swap(&mut t_u, &mut t_next);
            ::core::mem::swap(&mut u, &mut next);
        }
        let mut sum_2 = ::rootgrad_autodiff::empty_sum();
        let mut t_sum_2 = 0.0;
        let length = u.len();
        for i_3 in 0..length {
            let row = &u[i_3];
            let t_row = &t_u[i_3];
            let length_2 = row.len();
            for i_4 in 0..length_2 {
                let v = &row[i_4];
                let t_v = &t_row[i_4];
                t_sum_2 += (*t_v) * (*v) + (*v) * (*t_v);
                sum_2 += (*v) * (*v);
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
