// Written by the golden test; do not edit.
mod variants_iterated {
    impl Curve {
        /// The reverse derivative of [`length`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        fn length_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let t;
            match self {
                Curve::Polyline(points) => {
                    let size = 2;
                    let mut sum_2: f64 = -0.0;
                    let length_2 = (::rootgrad_autodiff::discrete(points.len()) + 1)
                        .saturating_sub(size);
                    for i in 0..length_2 {
                        let w = &points[i..(i + size)];
                        sum_2 += (w[1] - w[0]).hypot(1.0);
                    }
                    t = sum_2;
                }
                Curve::Bezier { control } => {
                    let mut s = 0.0;
                    let length_3 = ::rootgrad_autodiff::discrete(control.len());
                    for i_2 in 0..length_3 {
                        let c = &control[i_2];
                        s = (s * 0.5) + ((*c) * (*c));
                    }
                    t = s;
                }
                Curve::Empty => {
                    t = 0.0;
                }
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            match self {
                Curve::Polyline(points) => {
                    let Curve::Polyline(d_points) = &mut (*d_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let size = 2;
                    let length_2 = (points.len() + 1).saturating_sub(size);
                    let mut d_sum_2: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_t);
                    d_sum_2 += d_1;
                    for i in 0..length_2 {
                        let w = &points[i..(i + size)];
                        let d_2 = d_sum_2;
                        let d_3 = d_2
                            * ::rootgrad_autodiff::rules::hypot(w[1] - w[0], 1.0).0;
                        (*d_points)[i..i + size][1] += d_3;
                        (*d_points)[i..i + size][0] -= d_3;
                    }
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: d_control } = &mut (*d_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let length_3 = control.len();
                    let mut d_s: f64 = -0.0;
                    let d_4 = ::core::mem::take(&mut d_t);
                    d_s += d_4;
                    for i_2 in (0..length_3).rev() {
                        let c = &control[i_2];
                        let d_5 = ::core::mem::take(&mut d_s);
                        d_s += d_5 * 0.5;
                        (*d_control)[i_2] += d_5 * (*c);
                        (*d_control)[i_2] += d_5 * (*c);
                    }
                }
                Curve::Empty => {
                    let _ = ::core::mem::take(&mut d_t);
                }
            }
            result
        }
        /// The forward derivative of [`length`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        fn length_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let t;
            let t_t;
            match self {
                Curve::Polyline(points) => {
                    let Curve::Polyline(t_points) = &(*t_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let size = 2;
                    let mut sum_2: f64 = -0.0;
                    let mut t_sum_2: f64 = 0.0;
                    let length_2 = (points.len() + 1).saturating_sub(size);
                    for i in 0..length_2 {
                        let w = &points[i..(i + size)];
                        let t_w = &t_points[i..i + size];
                        t_sum_2
                            += ::rootgrad_autodiff::rules::hypot(w[1] - w[0], 1.0).0
                                * (::rootgrad_autodiff::scalar(t_w[1])
                                    - ::rootgrad_autodiff::scalar(t_w[0]));
                        sum_2 += (w[1] - w[0]).hypot(1.0);
                    }
                    t_t = t_sum_2;
                    t = sum_2;
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: t_control } = &(*t_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let mut s = 0.0;
                    let mut t_s = 0.0;
                    let length_3 = control.len();
                    for i_2 in 0..length_3 {
                        let c = &control[i_2];
                        let t_c = &t_control[i_2];
                        t_s = (t_s * 0.5)
                            + (::rootgrad_autodiff::scalar(*t_c) * (*c)
                                + (*c) * ::rootgrad_autodiff::scalar(*t_c));
                        s = (s * 0.5) + ((*c) * (*c));
                    }
                    t_t = t_s;
                    t = s;
                }
                Curve::Empty => {
                    t_t = 0.0;
                    t = 0.0;
                }
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __jvp_length(
            &self,
            t0: impl ::rootgrad_autodiff::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::length_pushforward(self, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        #[inline]
        fn length_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            match self {
                Curve::Polyline(points) => {
                    match &(*t_self) {
                        Curve::Polyline(t_points) => {
                            let size = 2;
                            let mut sum_2: f64 = -0.0;
                            let mut t_sum_2: f64 = 0.0;
                            let length_2 = (::rootgrad_autodiff::discrete(points.len())
                                + 1)
                                .saturating_sub(size);
                            for i in 0..length_2 {
                                let w = &points[i..(i + size)];
                                let t_w = &t_points[i..(i + size)];
                                let x = w[1] - w[0];
                                shape_1.keep(&x);
                                let y = 1.0;
                                let r = x.hypot(y);
                                shape_2.keep(&r);
                                let t_2;
                                if r == 0.0 {
                                    t_2 = 0.0;
                                } else {
                                    t_2 = x / r;
                                }
                                t_sum_2 += kept_1.keep(t_2) * (t_w[1] - t_w[0]);
                                sum_2 += (w[1] - w[0]).hypot(1.0);
                            }
                            t_t = t_sum_2;
                            t = sum_2;
                        }
                        _ => {
                            ::rootgrad_autodiff::wrong_variant();
                        }
                    }
                }
                Curve::Bezier { control } => {
                    match &(*t_self) {
                        Curve::Bezier { control: t_control } => {
                            let mut s = 0.0;
                            let mut t_s = 0.0;
                            let length_3 = ::rootgrad_autodiff::discrete(control.len());
                            for i_2 in 0..length_3 {
                                let c = &control[i_2];
                                let t_c = &t_control[i_2];
                                t_s = (t_s * 0.5) + (((*t_c) * (*c)) + ((*c) * (*t_c)));
                                s = (s * 0.5) + ((*c) * (*c));
                            }
                            t_t = t_s;
                            t = s;
                        }
                        _ => {
                            ::rootgrad_autodiff::wrong_variant();
                        }
                    }
                }
                Curve::Empty => {
                    t_t = 0.0;
                    t = 0.0;
                }
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            match self {
                Curve::Polyline(points) => {
                    let Curve::Polyline(d_points) = &mut (*d_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    match &(*t_self) {
                        Curve::Polyline(t_points) => {
                            let Curve::Polyline(d_t_points) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::wrong_variant()
                            };
                            let size = 2;
                            let length_2 = (points.len() + 1).saturating_sub(size);
                            let mut d_sum_2: f64 = -0.0;
                            let mut d_t_sum_2: f64 = -0.0;
                            let d_1 = ::core::mem::take(&mut d_t);
                            d_sum_2 += d_1;
                            let d_2 = ::core::mem::take(&mut d_t_t);
                            d_t_sum_2 += d_2;
                            for i in (0..length_2).rev() {
                                let v_1 = kept_1.take();
                                let w = &points[i..(i + size)];
                                let t_w = &t_points[i..(i + size)];
                                let x = w[1] - w[0];
                                let y = 1.0;
                                let r = x.hypot(y);
                                let mut d_x = shape_1.zero();
                                let mut d_r = shape_2.zero();
                                let mut d_t_2 = -0.0;
                                let d_3 = d_sum_2;
                                let d_4 = d_3
                                    * ::rootgrad_autodiff::rules::hypot(w[1] - w[0], 1.0).0;
                                (*d_points)[i..i + size][1] += d_4;
                                (*d_points)[i..i + size][0] -= d_4;
                                let d_5 = d_t_sum_2;
                                d_t_2 += d_5 * (t_w[1] - t_w[0]);
                                let d_6 = d_5 * v_1;
                                (*d_t_points)[i..i + size][1] += d_6;
                                (*d_t_points)[i..i + size][0] -= d_6;
                                if r == 0.0 {
                                    let _ = ::core::mem::take(&mut d_t_2);
                                } else {
                                    let d_8 = ::core::mem::take(&mut d_t_2);
                                    d_x += d_8 / r;
                                    d_r -= d_8 / r * (x / r);
                                }
                                let d_9 = ::rootgrad_autodiff::scalar(d_r);
                                d_x += d_9 * ::rootgrad_autodiff::rules::hypot(x, y).0;
                                let d_10 = ::rootgrad_autodiff::scalar(d_x);
                                (*d_points)[i..i + size][1] += d_10;
                                (*d_points)[i..i + size][0] -= d_10;
                            }
                        }
                        _ => {}
                    }
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: d_control } = &mut (*d_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    match &(*t_self) {
                        Curve::Bezier { control: t_control } => {
                            let Curve::Bezier { control: d_t_control } = &mut (*d_t_self)
                            else { ::rootgrad_autodiff::wrong_variant() };
                            let length_3 = control.len();
                            let mut d_s: f64 = -0.0;
                            let mut d_t_s: f64 = -0.0;
                            let d_11 = ::core::mem::take(&mut d_t);
                            d_s += d_11;
                            let d_12 = ::core::mem::take(&mut d_t_t);
                            d_t_s += d_12;
                            for i_2 in (0..length_3).rev() {
                                let c = &control[i_2];
                                let t_c = &t_control[i_2];
                                let d_13 = ::core::mem::take(&mut d_s);
                                d_s += d_13 * 0.5;
                                (*d_control)[i_2] += d_13 * (*c);
                                (*d_control)[i_2] += d_13 * (*c);
                                let d_14 = ::core::mem::take(&mut d_t_s);
                                d_t_s += d_14 * 0.5;
                                (*d_t_control)[i_2] += d_14 * (*c);
                                (*d_control)[i_2] += d_14 * (*t_c);
                                (*d_control)[i_2] += d_14 * (*t_c);
                                (*d_t_control)[i_2] += d_14 * (*c);
                            }
                        }
                        _ => {}
                    }
                }
                Curve::Empty => {
                    let _ = ::core::mem::take(&mut d_t);
                    let _ = ::core::mem::take(&mut d_t_t);
                }
            }
            kept_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __jvp_vjp_length<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::ScalarShadow<Self>,
            d_ret: (f64, f64),
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::discarded(self))
                }
            };
            Self::length_pushforward_pullback(self, d0, a1, d1, d_ret);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __vjp_length<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: f64,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::discarded(self))
                }
            };
            let _primal = Self::length_pullback(self, d0, d_ret);
        }
        /// The reverse derivative of [`shift`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        fn shift_pullback(self: &mut Self, d_self: &mut Self, by: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::Slot::new();
            kept_4.keep_owned(&*self);
            match self {
                Curve::Polyline(points) => {
                    let length = kept_1
                        .keep(::rootgrad_autodiff::discrete(points.len()));
                    for i in 0..length {
                        let p = &mut points[i];
                        (*p) += by * by;
                    }
                }
                Curve::Bezier { control } => {
                    let length_2 = kept_3
                        .keep(::rootgrad_autodiff::discrete(control.len()));
                    for i_2 in 0..length_2 {
                        let p_2 = &mut control[i_2];
                        (*p_2) = kept_2.keep((*p_2)) * by;
                    }
                }
                Curve::Empty => {}
            }
            let mut d_by = ::rootgrad_autodiff::zero::<f64>();
            let v_2 = kept_4.take();
            match &v_2 {
                Curve::Polyline(points) => {
                    let Curve::Polyline(d_points) = &mut (*d_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let length = kept_1.take();
                    for i in 0..length {
                        let d_1 = (*d_points)[i];
                        d_by += d_1 * by;
                        d_by += d_1 * by;
                    }
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: d_control } = &mut (*d_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let length_2 = kept_3.take();
                    for i_2 in (0..length_2).rev() {
                        let v_1 = kept_2.take();
                        let d_2 = ::core::mem::take(&mut (*d_control)[i_2]);
                        (*d_control)[i_2] += d_2 * by;
                        d_by += d_2 * v_1;
                    }
                }
                Curve::Empty => {}
            }
            kept_2.finish();
            d_by
        }
        /// The forward derivative of [`shift`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        fn shift_pushforward(self: &mut Self, t_self: &mut Self, by: f64, t_by: f64) {
            match self {
                Curve::Polyline(points) => {
                    let Curve::Polyline(t_points) = &mut (*t_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let length = points.len();
                    for i in 0..length {
                        let p = &mut points[i];
                        let t_p = &mut t_points[i];
                        (*t_p) += t_by * by + by * t_by;
                        (*p) += by * by;
                    }
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: t_control } = &mut (*t_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let length_2 = control.len();
                    for i_2 in 0..length_2 {
                        let p_2 = &mut control[i_2];
                        let t_p_2 = &mut t_control[i_2];
                        (*t_p_2) = ::rootgrad_autodiff::scalar(*t_p_2) * by
                            + (*p_2) * t_by;
                        (*p_2) = (*p_2) * by;
                    }
                }
                Curve::Empty => {}
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __jvp_shift(
            &mut self,
            t0: impl ::rootgrad_autodiff::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::shift_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        #[inline]
        fn shift_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            by: f64,
            t_by: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::Slot::new();
            kept_9.keep_owned(&*self);
            match self {
                Curve::Polyline(points) => {
                    kept_2.keep_owned(&(*t_self));
                    match &mut (*t_self) {
                        Curve::Polyline(t_points) => {
                            let length = kept_1
                                .keep(::rootgrad_autodiff::discrete(points.len()));
                            for i in 0..length {
                                let p = &mut points[i];
                                let t_p = &mut t_points[i];
                                (*t_p) += (t_by * by) + (by * t_by);
                                (*p) += by * by;
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::wrong_variant();
                        }
                    }
                }
                Curve::Bezier { control } => {
                    kept_8.keep_owned(&(*t_self));
                    match &mut (*t_self) {
                        Curve::Bezier { control: t_control } => {
                            let length_2 = kept_7
                                .keep(::rootgrad_autodiff::discrete(control.len()));
                            for i_2 in 0..length_2 {
                                let mut kept_3 = ::rootgrad_autodiff::Slot::new();
                                let mut kept_4 = ::rootgrad_autodiff::Slot::new();
                                let mut kept_5 = ::rootgrad_autodiff::Slot::new();
                                let p_2 = &mut control[i_2];
                                let t_p_2 = &mut t_control[i_2];
                                (*t_p_2) = (kept_4.keep((*t_p_2)) * by)
                                    + (kept_5.keep((*p_2)) * t_by);
                                (*p_2) = kept_3.keep((*p_2)) * by;
                                pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::wrong_variant();
                        }
                    }
                }
                Curve::Empty => {}
            }
            let t_self = &*t_self;
            let mut d_by = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_by = ::rootgrad_autodiff::zero::<f64>();
            let v_6 = kept_9.take();
            match &v_6 {
                Curve::Polyline(points) => {
                    let Curve::Polyline(d_points) = &mut (*d_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let v_1 = kept_2.take();
                    match &v_1 {
                        Curve::Polyline(t_points) => {
                            let Curve::Polyline(d_t_points) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::wrong_variant()
                            };
                            let length = kept_1.take();
                            for i in 0..length {
                                let d_1 = (*d_points)[i];
                                d_by += d_1 * by;
                                d_by += d_1 * by;
                                let d_2 = (*d_t_points)[i];
                                d_t_by += d_2 * by;
                                d_by += d_2 * t_by;
                                d_by += d_2 * t_by;
                                d_t_by += d_2 * by;
                            }
                        }
                        _ => {}
                    }
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: d_control } = &mut (*d_self) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let v_5 = kept_8.take();
                    match &v_5 {
                        Curve::Bezier { control: t_control } => {
                            let Curve::Bezier { control: d_t_control } = &mut (*d_t_self)
                            else { ::rootgrad_autodiff::wrong_variant() };
                            let length_2 = kept_7.take();
                            for i_2 in (0..length_2).rev() {
                                let (v_2, v_3, v_4) = pass_1.take();
                                let d_3 = ::core::mem::take(&mut (*d_control)[i_2]);
                                (*d_control)[i_2] += d_3 * by;
                                d_by += d_3 * v_2;
                                let d_4 = ::core::mem::take(&mut (*d_t_control)[i_2]);
                                (*d_t_control)[i_2] += d_4 * by;
                                d_by += d_4 * v_3;
                                (*d_control)[i_2] += d_4 * t_by;
                                d_t_by += d_4 * v_4;
                            }
                        }
                        _ => {}
                    }
                }
                Curve::Empty => {}
            }
            pass_1.finish();
            (d_by, d_t_by)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __jvp_vjp_shift<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::ScalarShadow<f64>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::discarded(self))
                }
            };
            let (g2, g3) = Self::shift_pushforward_pullback(
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
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        fn __vjp_shift<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::ScalarShadow<f64>,
        ) {
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::discarded(self))
                }
            };
            let g1 = Self::shift_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_length, fn __vjp_shift);
        ::rootgrad_autodiff::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::Tape::new();
        let mut d_result = d_ret;
        let mut curves = ::std::vec![
            Curve::Polyline(p.to_vec()), (Curve::Bezier { control : [p[0], p[1], (p[0] *
            p[1]), 1.0], }), Curve::Empty
        ];
        let mut s = 0.0;
        let length_2 = curves.len();
        for i_2 in 0..length_2 {
            let c = &mut curves[i_2];
            let argument = p[0];
            kept_2.keep_owned(c);
            c.shift(argument);
        }
        let length_3 = curves.len();
        let mut d_curves = ::rootgrad_autodiff::Differentiable::zero_like(&curves);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in 0..length_3 {
            let c_2 = &curves[i_3];
            kept_1.keep_owned(c_2);
            let value = c_2.length();
            s += value;
            match c_2 {
                Curve::Polyline(points) => {
                    let length_4 = ::rootgrad_autodiff::discrete(points.len());
                    for i_4 in 0..length_4 {
                        let i = i_4;
                        let q = &points[i_4];
                        s += (*q) * (i as f64);
                    }
                }
                _ => {}
            }
            let c_2 = &curves[i_3];
            let mut d_value: f64 = -0.0;
            let d_c_2 = &mut d_curves[i_3];
            match c_2 {
                Curve::Polyline(points) => {
                    let Curve::Polyline(d_points) = &mut (*d_c_2) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let length_4 = points.len();
                    for i_4 in 0..length_4 {
                        let i = i_4;
                        let d_1 = d_s;
                        (*d_points)[i_4] += d_1 * (i as f64);
                    }
                }
                _ => {}
            }
            let d_2 = d_s;
            d_value += d_2;
            let v_1 = kept_1.take();
            (v_1).__vjp_length(::core::option::Option::Some(&mut (*d_c_2)), d_value);
        }
        let result: f64 = s;
        for i_2 in (0..length_2).rev() {
            let argument = p[0];
            let mut d_argument: f64 = -0.0;
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_shift(
                    ::core::option::Option::Some(&mut d_curves[i_2]),
                    argument,
                    &mut d_argument,
                );
            d_p[0] += d_argument;
        }
        let Curve::Polyline(d_3) = &d_curves[0] else {
            ::rootgrad_autodiff::wrong_variant()
        };
        ::rootgrad_autodiff::accumulate_slice(&mut (*d_p)[..], &(*d_3)[..]);
        let Curve::Bezier { control: d_4 } = &d_curves[1] else {
            ::rootgrad_autodiff::wrong_variant()
        };
        d_p[0] += (*d_4)[0];
        d_p[1] += (*d_4)[1];
        d_p[0] += (*d_4)[2] * p[1];
        d_p[1] += (*d_4)[2] * p[0];
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_length, fn __jvp_shift);
        let mut t_curves = ::std::vec![
            Curve::Polyline(t_p.to_vec()), Curve::Bezier { control : [t_p[0], t_p[1],
            t_p[0] * p[1] + p[0] * t_p[1], 0.0], },
            ::rootgrad_autodiff::Differentiable::zero_like(& (Curve::Empty))
        ];
        let mut curves = ::std::vec![
            Curve::Polyline(p.to_vec()), (Curve::Bezier { control : [p[0], p[1], (p[0] *
            p[1]), 1.0], }), Curve::Empty
        ];
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length_2 = curves.len();
        for i_2 in 0..length_2 {
            let c = &mut curves[i_2];
            let t_c = &mut t_curves[i_2];
            let argument = p[0];
            let t_argument = t_p[0];
            (*c).__jvp_shift(&mut (*t_c), argument, t_argument);
        }
        let length_3 = curves.len();
        for i_3 in 0..length_3 {
            let c_2 = &curves[i_3];
            let t_c_2 = &t_curves[i_3];
            let (v_1, t_value) = (*c_2).__jvp_length(&(*t_c_2));
            let value = v_1;
            t_s += t_value;
            s += value;
            match c_2 {
                Curve::Polyline(points) => {
                    let Curve::Polyline(t_points) = &(*t_c_2) else {
                        ::rootgrad_autodiff::wrong_variant()
                    };
                    let length_4 = points.len();
                    for i_4 in 0..length_4 {
                        let i = i_4;
                        let q = &points[i_4];
                        let t_q = &t_points[i_4];
                        t_s += ::rootgrad_autodiff::scalar(*t_q) * (i as f64);
                        s += (*q) * (i as f64);
                    }
                }
                _ => {}
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
