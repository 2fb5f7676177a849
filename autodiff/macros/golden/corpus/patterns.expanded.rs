// Written by the golden test; do not edit.
mod slice_reference_patterns {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let result: f64;
        let matches = p.len() >= 2;
        if matches {
            let a = p[0];
            let b = p[1];
            let rest = &p[2..];
            let mut s = a * b;
            let length = rest.len();
            for i in 0..length {
                let x = &rest[i];
                s += ((*x) * (*x)) * a;
            }
            let matches_2 = rest.len() == 0;
            if matches_2 {
                result = s;
            } else {
                let matches_3 = rest.len() == 1;
                if matches_3 {
                    let x_2 = rest[0];
                    result = kept_1.keep(s) * x_2;
                } else {
                    let x_3 = rest[0];
                    let y = rest[(rest.len() - 1)];
                    result = s + (x_3 * y);
                }
            }
        } else {
            result = 0.0;
        }
        let mut d_result = d_ret;
        if matches {
            let a = p[0];
            let b = p[1];
            let rest = &p[2..];
            let length = rest.len();
            let matches_2 = rest.len() == 0;
            let mut d_a: f64 = -0.0;
            let mut d_b: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            if matches_2 {
                let d_1 = ::core::mem::take(&mut d_result);
                d_s += d_1;
            } else {
                let matches_3 = rest.len() == 1;
                let d_rest = &mut d_p[2..];
                if matches_3 {
                    let x_2 = rest[0];
                    let mut d_x_2: f64 = -0.0;
                    let v_1 = kept_1.take();
                    let d_2 = ::core::mem::take(&mut d_result);
                    d_s += d_2 * x_2;
                    d_x_2 += d_2 * v_1;
                    d_rest[0] += d_x_2;
                } else {
                    let x_3 = rest[0];
                    let y = rest[(rest.len() - 1)];
                    let mut d_x_3: f64 = -0.0;
                    let mut d_y: f64 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_result);
                    d_s += d_3;
                    d_x_3 += d_3 * y;
                    d_y += d_3 * x_3;
                    d_rest[rest.len() - 1] += d_y;
                    d_rest[0] += d_x_3;
                }
            }
            for i in 0..length {
                let x = &rest[i];
                let d_x = &mut d_p[2..][i];
                let d_4 = d_s;
                let d_5 = d_4 * a;
                (*d_x) += d_5 * (*x);
                (*d_x) += d_5 * (*x);
                d_a += d_4 * ((*x) * (*x));
            }
            d_a += d_s * b;
            d_b += d_s * a;
            d_p[1] += d_b;
            d_p[0] += d_a;
        } else {
            let _ = ::core::mem::take(&mut d_result);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let matches = p.len() >= 2;
        if matches {
            let a = p[0];
            let t_a = t_p[0];
            let b = p[1];
            let t_b = t_p[1];
            let rest = &p[2..];
            let t_rest = &t_p[2..];
            let mut s = a * b;
            let mut t_s = t_a * b + a * t_b;
            let length = rest.len();
            for i in 0..length {
                let x = &rest[i];
                let t_x = &t_rest[i];
                t_s += ((*t_x) * (*x) + (*x) * (*t_x)) * a + ((*x) * (*x)) * t_a;
                s += ((*x) * (*x)) * a;
            }
            let matches_2 = rest.len() == 0;
            if matches_2 {
                t_result = t_s;
                result = s;
            } else {
                let matches_3 = rest.len() == 1;
                if matches_3 {
                    let x_2 = rest[0];
                    let t_x_2 = t_rest[0];
                    t_result = t_s * x_2 + s * t_x_2;
                    result = s * x_2;
                } else {
                    let x_3 = rest[0];
                    let t_x_3 = t_rest[0];
                    let y = rest[(rest.len() - 1)];
                    let t_y = t_rest[rest.len() - 1];
                    t_result = t_s + (t_x_3 * y + x_3 * t_y);
                    result = s + (x_3 * y);
                }
            }
        } else {
            t_result = 0.0;
            result = 0.0;
        }
        (result, t_result)
    }
}
mod slice_patterns {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let t;
        let matches = p.len() == 0;
        if matches {
            t = 0.0;
        } else {
            let matches_2 = p.len() == 1;
            if matches_2 {
                let x = &p[0];
                t = (*x).sin();
            } else {
                let matches_3 = p.len() == 2;
                if matches_3 {
                    let a = &p[0];
                    let b = &p[1];
                    t = (*a) * (*b);
                } else {
                    let first = &p[0];
                    let middle = &p[1..(p.len() - 1)];
                    let last = &p[(p.len() - 1)];
                    let mut sum_2: f64 = -0.0;
                    let length = middle.len();
                    for i in 0..length {
                        let m = &middle[i];
                        sum_2 += (*m) * (*m);
                    }
                    t = ((*first) * (*last)) + sum_2;
                }
            }
        }
        let inner = t;
        let t_2;
        let matches_4 = p.len() >= 2;
        if matches_4 {
            let a_2 = &p[0];
            let b_2 = &p[1];
            t_2 = (*a_2) / (*b_2);
        } else {
            t_2 = 1.0;
        }
        let tail = t_2;
        let result: f64 = inner * tail;
        let mut d_result = d_ret;
        let mut d_t: f64 = -0.0;
        let mut d_inner: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_tail: f64 = -0.0;
        d_inner += d_result * tail;
        d_tail += d_result * inner;
        d_t_2 += d_tail;
        if matches_4 {
            let a_2 = &p[0];
            let b_2 = &p[1];
            let d_1 = ::core::mem::take(&mut d_t_2);
            d_p[0] += d_1 / (*b_2);
            d_p[1] -= d_1 / (*b_2) * ((*a_2) / (*b_2));
        } else {
            let _ = ::core::mem::take(&mut d_t_2);
        }
        d_t += d_inner;
        if matches {
            let _ = ::core::mem::take(&mut d_t);
        } else {
            let matches_2 = p.len() == 1;
            if matches_2 {
                let x = &p[0];
                let d_4 = ::core::mem::take(&mut d_t);
                d_p[0] += d_4 * ::rootgrad_autodiff::rules::sin(*x);
            } else {
                let matches_3 = p.len() == 2;
                if matches_3 {
                    let a = &p[0];
                    let b = &p[1];
                    let d_5 = ::core::mem::take(&mut d_t);
                    d_p[0] += d_5 * (*b);
                    d_p[1] += d_5 * (*a);
                } else {
                    let first = &p[0];
                    let middle = &p[1..(p.len() - 1)];
                    let last = &p[(p.len() - 1)];
                    let length = middle.len();
                    let mut d_sum_2: f64 = -0.0;
                    let d_6 = ::core::mem::take(&mut d_t);
                    d_p[0] += d_6 * (*last);
                    d_p[p.len() - 1] += d_6 * (*first);
                    d_sum_2 += d_6;
                    for i in 0..length {
                        let m = &middle[i];
                        let d_m = &mut d_p[1..p.len() - 1][i];
                        let d_7 = d_sum_2;
                        (*d_m) += d_7 * (*m);
                        (*d_m) += d_7 * (*m);
                    }
                }
            }
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t;
        let t_t;
        let matches = p.len() == 0;
        if matches {
            t_t = 0.0;
            t = 0.0;
        } else {
            let matches_2 = p.len() == 1;
            if matches_2 {
                let x = &p[0];
                let t_x = &t_p[0];
                t_t = ::rootgrad_autodiff::rules::sin(*x) * (*t_x);
                t = (*x).sin();
            } else {
                let matches_3 = p.len() == 2;
                if matches_3 {
                    let a = &p[0];
                    let t_a = &t_p[0];
                    let b = &p[1];
                    let t_b = &t_p[1];
                    t_t = (*t_a) * (*b) + (*a) * (*t_b);
                    t = (*a) * (*b);
                } else {
                    let first = &p[0];
                    let t_first = &t_p[0];
                    let middle = &p[1..(p.len() - 1)];
                    let t_middle = &t_p[1..p.len() - 1];
                    let last = &p[(p.len() - 1)];
                    let t_last = &t_p[p.len() - 1];
                    let mut sum_2: f64 = -0.0;
                    let mut t_sum_2: f64 = 0.0;
                    let length = middle.len();
                    for i in 0..length {
                        let m = &middle[i];
                        let t_m = &t_middle[i];
                        t_sum_2 += (*t_m) * (*m) + (*m) * (*t_m);
                        sum_2 += (*m) * (*m);
                    }
                    t_t = ((*t_first) * (*last) + (*first) * (*t_last)) + t_sum_2;
                    t = ((*first) * (*last)) + sum_2;
                }
            }
        }
        let inner = t;
        let t_inner = t_t;
        let t_2;
        let t_t_2;
        let matches_4 = p.len() >= 2;
        if matches_4 {
            let a_2 = &p[0];
            let t_a_2 = &t_p[0];
            let b_2 = &p[1];
            let t_b_2 = &t_p[1];
            t_t_2 = ((*t_a_2) - ((*a_2) / (*b_2)) * (*t_b_2)) / (*b_2);
            t_2 = (*a_2) / (*b_2);
        } else {
            t_t_2 = 0.0;
            t_2 = 1.0;
        }
        let tail = t_2;
        let t_tail = t_t_2;
        let result: f64 = inner * tail;
        let t_result: f64 = t_inner * tail + inner * t_tail;
        (result, t_result)
    }
}
mod variants_iterated {
    impl Curve {
        /// The reverse derivative of [`length`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn length_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let like_size = ::rootgrad_autodiff::rt::Like::new();
            let t;
            match self {
                Curve::Polyline(points) => {
                    let size = 2;
                    like_size.of(&size);
                    let mut sum_2 = ::rootgrad_autodiff::rt::empty_sum();
                    let length_2 = (::rootgrad_autodiff::rt::length(&points) + 1)
                        .saturating_sub(size);
                    for i in 0..length_2 {
                        let w = &points[i..(i + size)];
                        sum_2 += (w[1] - w[0]).hypot(1.0);
                    }
                    t = sum_2;
                }
                Curve::Bezier { control } => {
                    let mut s = 0.0;
                    let length_3 = ::rootgrad_autodiff::rt::length(&control);
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
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let size = 2;
                    like_size.of(&size);
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
                        ::rootgrad_autodiff::rt::wrong_variant()
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
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn length_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let t;
            let t_t;
            match self {
                Curve::Polyline(points) => {
                    let Curve::Polyline(t_points) = &(*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let size = 2;
                    let mut sum_2 = ::rootgrad_autodiff::rt::empty_sum();
                    let mut t_sum_2 = 0.0;
                    let length_2 = (::rootgrad_autodiff::rt::length(&points) + 1)
                        .saturating_sub(size);
                    for i in 0..length_2 {
                        let w = &points[i..(i + size)];
                        let t_w = &t_points[i..i + size];
                        t_sum_2
                            += ::rootgrad_autodiff::rules::hypot(w[1] - w[0], 1.0).0
                                * (::rootgrad_autodiff::rt::scalar(t_w[1])
                                    - ::rootgrad_autodiff::rt::scalar(t_w[0]));
                        sum_2 += (w[1] - w[0]).hypot(1.0);
                    }
                    t_t = t_sum_2;
                    t = sum_2;
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: t_control } = &(*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let mut s = 0.0;
                    let mut t_s = 0.0;
                    let length_3 = ::rootgrad_autodiff::rt::length(&control);
                    for i_2 in 0..length_3 {
                        let c = &control[i_2];
                        let t_c = &t_control[i_2];
                        t_s = (t_s * 0.5)
                            + (::rootgrad_autodiff::rt::scalar(*t_c) * (*c)
                                + (*c) * ::rootgrad_autodiff::rt::scalar(*t_c));
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
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_length(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::length_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_length(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::length_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn length_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let like_size = ::rootgrad_autodiff::rt::Like::new();
            let like_y = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            match self {
                Curve::Polyline(points) => {
                    match &(*t_self) {
                        Curve::Polyline(t_points) => {
                            let size = 2;
                            like_size.of(&size);
                            let mut sum_2 = ::rootgrad_autodiff::rt::empty_sum();
                            let mut t_sum_2 = 0.0;
                            let length_2 = (::rootgrad_autodiff::rt::length(&points) + 1)
                                .saturating_sub(size);
                            for i in 0..length_2 {
                                let w = &points[i..(i + size)];
                                let t_w = &t_points[i..(i + size)];
                                let x = w[1] - w[0];
                                shape_1.keep(&x);
                                let y = 1.0;
                                like_y.of(&y);
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
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Curve::Bezier { control } => {
                    match &(*t_self) {
                        Curve::Bezier { control: t_control } => {
                            let mut s = 0.0;
                            let mut t_s = 0.0;
                            let length_3 = ::rootgrad_autodiff::rt::length(&control);
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
                            ::rootgrad_autodiff::rt::wrong_variant();
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
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_self) {
                        Curve::Polyline(t_points) => {
                            let Curve::Polyline(d_t_points) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let size = 2;
                            like_size.of(&size);
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
                                like_y.of(&y);
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
                                let d_9 = ::rootgrad_autodiff::rt::scalar(d_r);
                                d_x += d_9 * ::rootgrad_autodiff::rules::hypot(x, y).0;
                                let d_10 = ::rootgrad_autodiff::rt::scalar(d_x);
                                (*d_points)[i..i + size][1] += d_10;
                                (*d_points)[i..i + size][0] -= d_10;
                            }
                        }
                        _ => {}
                    }
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: d_control } = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_self) {
                        Curve::Bezier { control: t_control } => {
                            let Curve::Bezier { control: d_t_control } = &mut (*d_t_self)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
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
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_length<'__shadow>(
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
            Self::length_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_length<'__shadow>(
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
            Self::length_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_length<'__shadow>(
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
            let _primal = Self::length_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_length<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::length_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`shift`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn shift_pullback(self: &mut Self, d_self: &mut Self, by: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            kept_4.keep_owned(&*self);
            match self {
                Curve::Polyline(points) => {
                    let length = kept_1.keep(::rootgrad_autodiff::rt::length(&points));
                    for i in 0..length {
                        let p = &mut points[i];
                        (*p) += by * by;
                    }
                }
                Curve::Bezier { control } => {
                    let length_2 = kept_3
                        .keep(::rootgrad_autodiff::rt::length(&control));
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
                        ::rootgrad_autodiff::rt::wrong_variant()
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
                        ::rootgrad_autodiff::rt::wrong_variant()
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
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn shift_pushforward(self: &mut Self, t_self: &mut Self, by: f64, t_by: f64) {
            match self {
                Curve::Polyline(points) => {
                    let Curve::Polyline(t_points) = &mut (*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let length = ::rootgrad_autodiff::rt::length(&points);
                    for i in 0..length {
                        let p = &mut points[i];
                        let t_p = &mut t_points[i];
                        (*t_p) += t_by * by + by * t_by;
                        (*p) += by * by;
                    }
                }
                Curve::Bezier { control } => {
                    let Curve::Bezier { control: t_control } = &mut (*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let length_2 = ::rootgrad_autodiff::rt::length(&control);
                    for i_2 in 0..length_2 {
                        let p_2 = &mut control[i_2];
                        let t_p_2 = &mut t_control[i_2];
                        (*t_p_2) = ::rootgrad_autodiff::rt::scalar(*t_p_2) * by
                            + (*p_2) * t_by;
                        (*p_2) = (*p_2) * by;
                    }
                }
                Curve::Empty => {}
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_shift(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::shift_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_shift(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::shift_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn shift_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            by: f64,
            t_by: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            kept_9.keep_owned(&*self);
            match self {
                Curve::Polyline(points) => {
                    kept_2.keep_owned(&(*t_self));
                    match &mut (*t_self) {
                        Curve::Polyline(t_points) => {
                            let length = kept_1
                                .keep(::rootgrad_autodiff::rt::length(&points));
                            for i in 0..length {
                                let p = &mut points[i];
                                let t_p = &mut t_points[i];
                                (*t_p) += (t_by * by) + (by * t_by);
                                (*p) += by * by;
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Curve::Bezier { control } => {
                    kept_8.keep_owned(&(*t_self));
                    match &mut (*t_self) {
                        Curve::Bezier { control: t_control } => {
                            let length_2 = kept_7
                                .keep(::rootgrad_autodiff::rt::length(&control));
                            for i_2 in 0..length_2 {
                                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                                let p_2 = &mut control[i_2];
                                let t_p_2 = &mut t_control[i_2];
                                (*t_p_2) = (kept_4.keep((*t_p_2)) * by)
                                    + (kept_5.keep((*p_2)) * t_by);
                                (*p_2) = kept_3.keep((*p_2)) * by;
                                pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
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
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_1 = kept_2.take();
                    match &v_1 {
                        Curve::Polyline(t_points) => {
                            let Curve::Polyline(d_t_points) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
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
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_5 = kept_8.take();
                    match &v_5 {
                        Curve::Bezier { control: t_control } => {
                            let Curve::Bezier { control: d_t_control } = &mut (*d_t_self)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
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
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_shift<'__shadow>(
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
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_shift<'__shadow>(
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
            let (g2, g3) = Self::shift_pushforward_pullback(
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
        fn __vjp_shift<'__shadow>(
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
            let g1 = Self::shift_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_shift<'__shadow>(
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
            let g1 = Self::shift_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_length, fn __vjp_shift);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
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
            kept_1.keep_owned(c);
            c.shift(argument);
        }
        let length_3 = curves.len();
        let mut d_curves = ::rootgrad_autodiff::Differentiable::zero_like(&curves);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in 0..length_3 {
            let c_2 = &curves[i_3];
            let value = c_2.length();
            s += value;
            match c_2 {
                Curve::Polyline(points) => {
                    let length_4 = ::rootgrad_autodiff::rt::length(&points);
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
            match c_2 {
                Curve::Polyline(points) => {
                    let Curve::Polyline(d_points) = &mut d_curves[i_3] else {
                        ::rootgrad_autodiff::rt::wrong_variant()
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
            (*c_2)
                .__vjp_length(::core::option::Option::Some(&mut d_curves[i_3]), d_value);
        }
        let result: f64 = s;
        for i_2 in (0..length_2).rev() {
            let argument = p[0];
            let mut d_argument: f64 = -0.0;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_shift(
                    ::core::option::Option::Some(&mut d_curves[i_2]),
                    argument,
                    &mut d_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_p[0] += d_argument;
        }
        let Curve::Polyline(d_3) = &d_curves[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &(*d_3)[..]);
        let Curve::Bezier { control: d_4 } = &d_curves[1] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_4)[0];
        d_p[1] += (*d_4)[1];
        d_p[0] += (*d_4)[2] * p[1];
        d_p[1] += (*d_4)[2] * p[0];
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_length, fn __jvp_shift);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_curves = ::std::vec![
            Curve::Polyline { 0 : t_p.to_vec() }, Curve::Bezier { control : [t_p[0],
            t_p[1], t_p[0] * p[1] + p[0] * t_p[1], 0.0], },
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
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let length_4 = ::rootgrad_autodiff::rt::length(&points);
                    for i_4 in 0..length_4 {
                        let i = i_4;
                        let q = &points[i_4];
                        let t_q = &t_points[i_4];
                        t_s += ::rootgrad_autodiff::rt::scalar(*t_q) * (i as f64);
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
mod parameters_taken_apart {
    ///The derivative of [`cross`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum cross {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl cross {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &cross)
        }
        /// The reverse derivative of [`cross`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(ax_ay: V2, x_y: V2, d_ret: f64) -> (f64, V2, V2) {
            let ax = ::core::clone::Clone::clone(&ax_ay.x);
            let ay = ::core::clone::Clone::clone(&ax_ay.y);
            let x = ::core::clone::Clone::clone(&x_y.x);
            let y = ::core::clone::Clone::clone(&x_y.y);
            let result: f64 = (ax * y) - (ay * x);
            let mut d_ax_ay = ::rootgrad_autodiff::Differentiable::zero_like(&ax_ay);
            let mut d_x_y = ::rootgrad_autodiff::Differentiable::zero_like(&x_y);
            let mut d_result = d_ret;
            let mut d_ax = ::rootgrad_autodiff::Differentiable::zero_like(&ax);
            let mut d_ay = ::rootgrad_autodiff::Differentiable::zero_like(&ay);
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            d_ax += d_result * y;
            d_y += d_result * ax;
            d_ay -= d_result * x;
            d_x -= d_result * ay;
            ::rootgrad_autodiff::rt::accumulate(&mut d_x_y.y, &(d_y));
            ::rootgrad_autodiff::rt::accumulate(&mut d_x_y.x, &(d_x));
            ::rootgrad_autodiff::rt::accumulate(&mut d_ax_ay.y, &(d_ay));
            ::rootgrad_autodiff::rt::accumulate(&mut d_ax_ay.x, &(d_ax));
            (result, d_ax_ay, d_x_y)
        }
        /// The forward derivative of [`cross`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(ax_ay: V2, t_ax_ay: V2, x_y: V2, t_x_y: V2) -> (f64, f64) {
            let ax = ax_ay.x;
            let t_ax = t_ax_ay.x;
            let ay = ax_ay.y;
            let t_ay = t_ax_ay.y;
            let x = x_y.x;
            let t_x = t_x_y.x;
            let y = x_y.y;
            let t_y = t_x_y.y;
            let result: f64 = (ax * y) - (ay * x);
            let t_result: f64 = (t_ax * y + ax * t_y) - (t_ay * x + ay * t_x);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(V2, V2) -> f64 + 'static,
            a0: V2,
            t0: impl ::rootgrad_autodiff::rt::Tangent<V2>,
            a1: V2,
            t1: impl ::rootgrad_autodiff::rt::Tangent<V2>,
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
            ax_ay: V2,
            t_ax_ay: V2,
            x_y: V2,
            t_x_y: V2,
            d_ret: (f64, f64),
        ) -> (V2, V2, V2, V2) {
            let ax = ::core::clone::Clone::clone(&ax_ay.x);
            let t_ax = ::core::clone::Clone::clone(&t_ax_ay.x);
            let ay = ::core::clone::Clone::clone(&ax_ay.y);
            let t_ay = ::core::clone::Clone::clone(&t_ax_ay.y);
            let x = ::core::clone::Clone::clone(&x_y.x);
            let t_x = ::core::clone::Clone::clone(&t_x_y.x);
            let y = ::core::clone::Clone::clone(&x_y.y);
            let t_y = ::core::clone::Clone::clone(&t_x_y.y);
            let result: f64 = (ax * y) - (ay * x);
            let t_result: f64 = ((t_ax * y) + (ax * t_y)) - ((t_ay * x) + (ay * t_x));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_ax_ay = ::rootgrad_autodiff::Differentiable::zero_like(&ax_ay);
            let mut d_t_ax_ay = ::rootgrad_autodiff::Differentiable::zero_like(&t_ax_ay);
            let mut d_x_y = ::rootgrad_autodiff::Differentiable::zero_like(&x_y);
            let mut d_t_x_y = ::rootgrad_autodiff::Differentiable::zero_like(&t_x_y);
            let mut d_result_2 = d_ret;
            let mut d_ax = ::rootgrad_autodiff::Differentiable::zero_like(&ax);
            let mut d_t_ax = ::rootgrad_autodiff::Differentiable::zero_like(&t_ax);
            let mut d_ay = ::rootgrad_autodiff::Differentiable::zero_like(&ay);
            let mut d_t_ay = ::rootgrad_autodiff::Differentiable::zero_like(&t_ay);
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_x = ::rootgrad_autodiff::Differentiable::zero_like(&t_x);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_t_y = ::rootgrad_autodiff::Differentiable::zero_like(&t_y);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_ax += d_t_result * y;
            d_y += d_t_result * t_ax;
            d_ax += d_t_result * t_y;
            d_t_y += d_t_result * ax;
            d_t_ay -= d_t_result * x;
            d_x -= d_t_result * t_ay;
            d_ay -= d_t_result * t_x;
            d_t_x -= d_t_result * ay;
            d_ax += d_result * y;
            d_y += d_result * ax;
            d_ay -= d_result * x;
            d_x -= d_result * ay;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_x_y.y, &(d_t_y));
            ::rootgrad_autodiff::rt::accumulate(&mut d_x_y.y, &(d_y));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_x_y.x, &(d_t_x));
            ::rootgrad_autodiff::rt::accumulate(&mut d_x_y.x, &(d_x));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_ax_ay.y, &(d_t_ay));
            ::rootgrad_autodiff::rt::accumulate(&mut d_ax_ay.y, &(d_ay));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_ax_ay.x, &(d_t_ax));
            ::rootgrad_autodiff::rt::accumulate(&mut d_ax_ay.x, &(d_ax));
            (d_ax_ay, d_t_ax_ay, d_x_y, d_t_x_y)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(V2, V2) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: V2,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V2>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<V2>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V2>,
            a2: V2,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V2>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<V2>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V2>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            a0: V2,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V2>,
            a1: V2,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V2>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
    }
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
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &norm)
        }
        /// The reverse derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x_y_z: &[f64; 3],
            d_x_y_z: &mut [f64; 3],
            unused: usize,
            d_ret: f64,
        ) -> f64 {
            let x = (*x_y_z)[0];
            let y = (*x_y_z)[1];
            let z = (*x_y_z)[2];
            let result: f64 = (((x * x) + (y * y)) + (z * z)).sqrt();
            let mut d_result = d_ret;
            let mut d_x: f64 = -0.0;
            let mut d_y: f64 = -0.0;
            let mut d_z: f64 = -0.0;
            let d_1 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            d_x += d_1 * x;
            d_x += d_1 * x;
            d_y += d_1 * y;
            d_y += d_1 * y;
            d_z += d_1 * z;
            d_z += d_1 * z;
            (*d_x_y_z)[2] += d_z;
            (*d_x_y_z)[1] += d_y;
            (*d_x_y_z)[0] += d_x;
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x_y_z: &[f64; 3],
            t_x_y_z: &[f64; 3],
            unused: usize,
        ) -> (f64, f64) {
            let x = (*x_y_z)[0];
            let t_x = (*t_x_y_z)[0];
            let y = (*x_y_z)[1];
            let t_y = (*t_x_y_z)[1];
            let z = (*x_y_z)[2];
            let t_z = (*t_x_y_z)[2];
            let result: f64 = (((x * x) + (y * y)) + (z * z)).sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(
                ((x * x) + (y * y)) + (z * z),
            ) * (((t_x * x + x * t_x) + (t_y * y + y * t_y)) + (t_z * z + z * t_z));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64; 3], usize) -> f64 + 'static,
            a0: &[f64; 3],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64; 3]>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x_y_z: &[f64; 3],
            d_x_y_z: &mut [f64; 3],
            t_x_y_z: &[f64; 3],
            d_t_x_y_z: &mut [f64; 3],
            unused: usize,
            d_ret: (f64, f64),
        ) {
            let x = (*x_y_z)[0];
            let t_x = (*t_x_y_z)[0];
            let y = (*x_y_z)[1];
            let t_y = (*t_x_y_z)[1];
            let z = (*x_y_z)[2];
            let t_z = (*t_x_y_z)[2];
            let result: f64 = (((x * x) + (y * y)) + (z * z)).sqrt();
            let x_2 = ((x * x) + (y * y)) + (z * z);
            let sqrt_2 = x_2.sqrt();
            let t_result: f64 = (0.5 / sqrt_2)
                * ((((t_x * x) + (x * t_x)) + ((t_y * y) + (y * t_y)))
                    + ((t_z * z) + (z * t_z)));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_x: f64 = -0.0;
            let mut d_t_x: f64 = -0.0;
            let mut d_y: f64 = -0.0;
            let mut d_t_y: f64 = -0.0;
            let mut d_z: f64 = -0.0;
            let mut d_t_z: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result
                * ((((t_x * x) + (x * t_x)) + ((t_y * y) + (y * t_y)))
                    + ((t_z * z) + (z * t_z)));
            d_sqrt_2 -= d_1 / sqrt_2 * (0.5 / sqrt_2);
            let d_2 = d_t_result * (0.5 / sqrt_2);
            d_t_x += d_2 * x;
            d_x += d_2 * t_x;
            d_x += d_2 * t_x;
            d_t_x += d_2 * x;
            d_t_y += d_2 * y;
            d_y += d_2 * t_y;
            d_y += d_2 * t_y;
            d_t_y += d_2 * y;
            d_t_z += d_2 * z;
            d_z += d_2 * t_z;
            d_z += d_2 * t_z;
            d_t_z += d_2 * z;
            d_x_2 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_x += d_x_2 * x;
            d_x += d_x_2 * x;
            d_y += d_x_2 * y;
            d_y += d_x_2 * y;
            d_z += d_x_2 * z;
            d_z += d_x_2 * z;
            let d_3 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            d_x += d_3 * x;
            d_x += d_3 * x;
            d_y += d_3 * y;
            d_y += d_3 * y;
            d_z += d_3 * z;
            d_z += d_3 * z;
            (*d_t_x_y_z)[2] += d_t_z;
            (*d_x_y_z)[2] += d_z;
            (*d_t_x_y_z)[1] += d_t_y;
            (*d_x_y_z)[1] += d_y;
            (*d_t_x_y_z)[0] += d_t_x;
            (*d_x_y_z)[0] += d_x;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64; 3], usize) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64; 3],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64; 3]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64; 3],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, a1, d_ret.seed());
        }
    }
    ///The derivative of [`polar`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum polar {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl polar {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &polar)
        }
        /// The reverse derivative of [`polar`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(r_phi: (f64, f64), d_ret: (f64, f64)) -> ((f64, f64), (f64, f64)) {
            let r = r_phi.0;
            let phi = r_phi.1;
            let result: (f64, f64) = ((r * phi.cos()), (r * phi.sin()));
            let mut d_r_phi = ::rootgrad_autodiff::Differentiable::zero_like(&r_phi);
            let mut d_result = d_ret;
            let mut d_r: f64 = -0.0;
            let mut d_phi: f64 = -0.0;
            d_r += d_result.0 * phi.cos();
            let d_1 = d_result.0 * r;
            d_phi += d_1 * ::rootgrad_autodiff::rules::cos(phi);
            d_r += d_result.1 * phi.sin();
            let d_2 = d_result.1 * r;
            d_phi += d_2 * ::rootgrad_autodiff::rules::sin(phi);
            d_r_phi.1 += d_phi;
            d_r_phi.0 += d_r;
            (result, d_r_phi)
        }
        /// The forward derivative of [`polar`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            r_phi: (f64, f64),
            t_r_phi: (f64, f64),
        ) -> ((f64, f64), (f64, f64)) {
            let r = r_phi.0;
            let t_r = t_r_phi.0;
            let phi = r_phi.1;
            let t_phi = t_r_phi.1;
            let t_result: (f64, f64) = (
                t_r * phi.cos() + r * (::rootgrad_autodiff::rules::cos(phi) * t_phi),
                t_r * phi.sin() + r * (::rootgrad_autodiff::rules::sin(phi) * t_phi),
            );
            let result: (f64, f64) = ((r * phi.cos()), (r * phi.sin()));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn((f64, f64)) -> (f64, f64) + 'static,
            a0: (f64, f64),
            t0: impl ::rootgrad_autodiff::rt::Tangent<(f64, f64)>,
        ) -> ((f64, f64), (f64, f64)) {
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
            r_phi: (f64, f64),
            t_r_phi: (f64, f64),
            d_ret: ((f64, f64), (f64, f64)),
        ) -> ((f64, f64), (f64, f64)) {
            let r = r_phi.0;
            let t_r = t_r_phi.0;
            let phi = r_phi.1;
            let t_phi = t_r_phi.1;
            let x = phi;
            let x_2 = phi;
            let t_result: (f64, f64) = (
                ((t_r * phi.cos()) + (r * ((-x.sin()) * t_phi))),
                ((t_r * phi.sin()) + (r * (x_2.cos() * t_phi))),
            );
            let result: (f64, f64) = ((r * phi.cos()), (r * phi.sin()));
            let result_2: ((f64, f64), (f64, f64)) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_r_phi = ::rootgrad_autodiff::Differentiable::zero_like(&r_phi);
            let mut d_t_r_phi = ::rootgrad_autodiff::Differentiable::zero_like(&t_r_phi);
            let mut d_result_2 = d_ret;
            let mut d_r: f64 = -0.0;
            let mut d_t_r: f64 = -0.0;
            let mut d_phi: f64 = -0.0;
            let mut d_t_phi: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            d_r += d_result.0 * phi.cos();
            let d_1 = d_result.0 * r;
            d_phi += d_1 * ::rootgrad_autodiff::rules::cos(phi);
            d_r += d_result.1 * phi.sin();
            let d_2 = d_result.1 * r;
            d_phi += d_2 * ::rootgrad_autodiff::rules::sin(phi);
            let d_3 = d_t_result.0;
            d_t_r += d_3 * phi.cos();
            let d_4 = d_3 * t_r;
            d_phi += d_4 * ::rootgrad_autodiff::rules::cos(phi);
            let d_5 = d_t_result.0;
            d_r += d_5 * ((-x.sin()) * t_phi);
            let d_6 = d_5 * r;
            let d_7 = d_6 * t_phi;
            d_x -= d_7 * ::rootgrad_autodiff::rules::sin(x);
            d_t_phi += d_6 * (-x.sin());
            let d_8 = d_t_result.1;
            d_t_r += d_8 * phi.sin();
            let d_9 = d_8 * t_r;
            d_phi += d_9 * ::rootgrad_autodiff::rules::sin(phi);
            let d_10 = d_t_result.1;
            d_r += d_10 * (x_2.cos() * t_phi);
            let d_11 = d_10 * r;
            let d_12 = d_11 * t_phi;
            d_x_2 += d_12 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_phi += d_11 * x_2.cos();
            d_phi += d_x_2;
            d_phi += d_x;
            d_t_r_phi.1 += d_t_phi;
            d_r_phi.1 += d_phi;
            d_t_r_phi.0 += d_t_r;
            d_r_phi.0 += d_r;
            (d_r_phi, d_t_r_phi)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn((f64, f64)) -> (f64, f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: (f64, f64),
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<(f64, f64)>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((f64, f64), (f64, f64))>,
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
            a0: (f64, f64),
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<(f64, f64)>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    /// The reverse derivative of [`area`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn d_area(a_b: (f64, f64), h: f64, d_ret: f64) -> (f64, (f64, f64), f64) {
        let a = a_b.0;
        let b = a_b.1;
        let result: f64 = (0.5 * (a + b)) * h;
        let mut d_a_b = ::rootgrad_autodiff::Differentiable::zero_like(&a_b);
        let mut d_h = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let d_1 = d_result * h;
        let d_2 = d_1 * 0.5;
        d_a += d_2;
        d_b += d_2;
        d_h += d_result * (0.5 * (a + b));
        d_a_b.1 += d_b;
        d_a_b.0 += d_a;
        (result, d_a_b, d_h)
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            polar as rule_of_polar, cross as rule_of_cross, norm as rule_of_norm
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let argument = (p[0], p[1]);
        let value = rule_of_polar::__of(polar)(::core::clone::Clone::clone(&argument));
        let x = ::core::clone::Clone::clone(&value.0);
        let y = ::core::clone::Clone::clone(&value.1);
        let argument_2 = V2 {
            x: ::core::clone::Clone::clone(&x),
            y: ::core::clone::Clone::clone(&y),
        };
        let argument_3 = V2 { x: p[2], y: p[0] };
        let value_2 = rule_of_cross::__of(
            cross,
        )(
            ::core::clone::Clone::clone(&argument_2),
            ::core::clone::Clone::clone(&argument_3),
        );
        let t = [::core::clone::Clone::clone(&x), ::core::clone::Clone::clone(&y), p[2]];
        let value_3 = rule_of_norm::__of(norm)(&t, 3);
        let result: f64 = value_2 * value_3;
        let mut d_result = d_ret;
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_value_2 += d_result * value_3;
        d_value_3 += d_result * value_2;
        rule_of_norm::__vjp(
            &t,
            &mut d_t,
            3,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_3,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_x, &(d_t[0]));
        ::rootgrad_autodiff::rt::accumulate(&mut d_y, &(d_t[1]));
        d_p[2] += d_t[2];
        rule_of_cross::__vjp(
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            ::core::clone::Clone::clone(&argument_3),
            &mut d_argument_3,
            d_value_2,
        );
        let V2 { x: d_1, y: d_2 } = &d_argument_3 else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[2] += (*d_1);
        d_p[0] += (*d_2);
        let V2 { x: d_3, y: d_4 } = &d_argument_2 else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_x, &((*d_3)));
        ::rootgrad_autodiff::rt::accumulate(&mut d_y, &((*d_4)));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value.1, &(d_y));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value.0, &(d_x));
        rule_of_polar::__vjp(
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            d_value,
        );
        d_p[0] += d_argument.0;
        d_p[1] += d_argument.1;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            polar as rule_of_polar, cross as rule_of_cross, norm as rule_of_norm
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_argument = (t_p[0], t_p[1]);
        let argument = (p[0], p[1]);
        let (v_1, t_value) = rule_of_polar::__jvp(polar, argument, t_argument);
        let value = v_1;
        let x = value.0;
        let t_x = t_value.0;
        let y = value.1;
        let t_y = t_value.1;
        let t_argument_2 = V2 { x: t_x, y: t_y };
        let argument_2 = V2 { x: x, y: y };
        let t_argument_3 = V2 { x: t_p[2], y: t_p[0] };
        let argument_3 = V2 { x: p[2], y: p[0] };
        let (v_2, t_value_2) = rule_of_cross::__jvp(
            cross,
            argument_2,
            t_argument_2,
            argument_3,
            t_argument_3,
        );
        let value_2 = v_2;
        let t_t = [t_x, t_y, t_p[2]];
        let t = [x, y, p[2]];
        let (v_3, t_value_3) = rule_of_norm::__jvp(
            norm,
            &t,
            &t_t,
            3,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_3 = v_3;
        let result: f64 = value_2 * value_3;
        let t_result: f64 = t_value_2 * value_3 + value_2 * t_value_3;
        (result, t_result)
    }
}
mod guards {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let n = (x * 3.0) as i32;
        let t;
        match n {
            i32::MIN..=0 => {
                t = Piece::Low;
            }
            k @ 1..=3 if y > 0.0 => {
                t = Piece::Mid((k as usize));
            }
            1..=3 => {
                t = Piece::Mid(1);
            }
            _ => {
                t = Piece::High;
            }
        }
        let piece = t;
        let t_2;
        match piece {
            Piece::Low | Piece::High if (x * y) > 10.0 => {
                let sqrt_2 = x.sqrt();
                t_2 = sqrt_2;
            }
            Piece::Low => {
                t_2 = y.sin();
            }
            Piece::Mid(k_2) => {
                let mut sum_2: f64 = -0.0;
                for i in 1..=k_2 {
                    let j = i;
                    sum_2 += x.powi((j as i32)) / (j as f64);
                }
                t_2 = sum_2;
            }
            Piece::High => {
                t_2 = x * y;
            }
        }
        let base = t_2;
        let t_3;
        match ((x > 1.0), (y > 1.0)) {
            (true, true) => {
                t_3 = base * x;
            }
            (true, false) => {
                t_3 = base - y;
            }
            (false, _) if base < 0.0 => {
                t_3 = -base;
            }
            (false, _) => {
                t_3 = (base * y) * y;
            }
        }
        let result: f64 = t_3;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_t_2: f64 = -0.0;
        let mut d_base: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        d_t_3 += d_result;
        match ((x > 1.0), (y > 1.0)) {
            (true, true) => {
                let d_1 = ::core::mem::take(&mut d_t_3);
                d_base += d_1 * x;
                d_x += d_1 * base;
            }
            (true, false) => {
                let d_2 = ::core::mem::take(&mut d_t_3);
                d_base += d_2;
                d_y -= d_2;
            }
            (false, _) if base < 0.0 => {
                let d_3 = ::core::mem::take(&mut d_t_3);
                d_base -= d_3;
            }
            (false, _) => {
                let d_4 = ::core::mem::take(&mut d_t_3);
                let d_5 = d_4 * y;
                d_base += d_5 * y;
                d_y += d_5 * base;
                d_y += d_4 * (base * y);
            }
        }
        d_t_2 += d_base;
        match piece {
            Piece::Low | Piece::High if (x * y) > 10.0 => {
                let mut d_sqrt_2: f64 = -0.0;
                let d_6 = ::core::mem::take(&mut d_t_2);
                d_sqrt_2 += d_6;
                d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(x);
            }
            Piece::Low => {
                let d_7 = ::core::mem::take(&mut d_t_2);
                d_y += d_7 * ::rootgrad_autodiff::rules::sin(y);
            }
            Piece::Mid(k_2) => {
                let mut d_sum_2: f64 = -0.0;
                let d_8 = ::core::mem::take(&mut d_t_2);
                d_sum_2 += d_8;
                for i in 1..=k_2 {
                    let j = i;
                    let d_9 = d_sum_2;
                    let d_10 = d_9 / (j as f64);
                    d_x += d_10 * ::rootgrad_autodiff::rules::powi(x, j as i32);
                }
            }
            Piece::High => {
                let d_11 = ::core::mem::take(&mut d_t_2);
                d_x += d_11 * y;
                d_y += d_11 * x;
            }
        }
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let n = (x * 3.0) as i32;
        let t;
        match n {
            i32::MIN..=0 => {
                t = Piece::Low;
            }
            k @ 1..=3 if y > 0.0 => {
                t = Piece::Mid((k as usize));
            }
            1..=3 => {
                t = Piece::Mid(1);
            }
            _ => {
                t = Piece::High;
            }
        }
        let piece = t;
        let t_2;
        let t_t_2;
        match piece {
            Piece::Low | Piece::High if (x * y) > 10.0 => {
                t_t_2 = ::rootgrad_autodiff::rules::sqrt(x) * t_x;
                t_2 = x.sqrt();
            }
            Piece::Low => {
                t_t_2 = ::rootgrad_autodiff::rules::sin(y) * t_y;
                t_2 = y.sin();
            }
            Piece::Mid(k_2) => {
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                for i in 1..=k_2 {
                    let j = i;
                    t_sum_2
                        += (::rootgrad_autodiff::rules::powi(x, j as i32) * t_x)
                            / (j as f64);
                    sum_2 += x.powi((j as i32)) / (j as f64);
                }
                t_t_2 = t_sum_2;
                t_2 = sum_2;
            }
            Piece::High => {
                t_t_2 = t_x * y + x * t_y;
                t_2 = x * y;
            }
        }
        let base = t_2;
        let t_base = t_t_2;
        let t_3;
        let t_t_3;
        match ((x > 1.0), (y > 1.0)) {
            (true, true) => {
                t_t_3 = t_base * x + base * t_x;
                t_3 = base * x;
            }
            (true, false) => {
                t_t_3 = t_base - t_y;
                t_3 = base - y;
            }
            (false, _) if base < 0.0 => {
                t_t_3 = -t_base;
                t_3 = -base;
            }
            (false, _) => {
                t_t_3 = (t_base * y + base * t_y) * y + (base * y) * t_y;
                t_3 = (base * y) * y;
            }
        }
        let result: f64 = t_3;
        let t_result: f64 = t_t_3;
        (result, t_result)
    }
}
mod let_else {
    ///The derivative of [`intersect`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum intersect {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl intersect {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &intersect)
        }
        /// The reverse derivative of [`intersect`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            o: f64,
            d: f64,
            radius: f64,
            d_ret: Option<Hit>,
        ) -> (Option<Hit>, f64, f64, f64) {
            let result: Option<Hit>;
            let disc = (d * d) - ((o * o) - (radius * radius));
            if disc < 0.0 {
                result = None;
            } else {
                let sqrt_2 = disc.sqrt();
                let t = ((-o) * d) - sqrt_2;
                result = Some(
                    (Hit {
                        z: o + (t * d),
                        r: radius + t,
                    }),
                );
            }
            let mut d_o = ::rootgrad_autodiff::zero::<f64>();
            let mut d_d = ::rootgrad_autodiff::zero::<f64>();
            let mut d_radius = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_disc: f64 = -0.0;
            if disc < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
            } else {
                let sqrt_2 = disc.sqrt();
                let t = ((-o) * d) - sqrt_2;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let Some(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let Hit { z: d_4, r: d_5 } = &(*d_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_o += (*d_4);
                d_t += (*d_4) * d;
                d_d += (*d_4) * t;
                d_radius += (*d_5);
                d_t += (*d_5);
                let d_6 = d_t * d;
                d_o -= d_6;
                d_d += d_t * (-o);
                d_sqrt_2 -= d_t;
                d_disc += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(disc);
            }
            d_d += d_disc * d;
            d_d += d_disc * d;
            d_o -= d_disc * o;
            d_o -= d_disc * o;
            d_radius += d_disc * radius;
            d_radius += d_disc * radius;
            (result, d_o, d_d, d_radius)
        }
        /// The forward derivative of [`intersect`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            o: f64,
            t_o: f64,
            d: f64,
            t_d: f64,
            radius: f64,
            t_radius: f64,
        ) -> (Option<Hit>, Option<Hit>) {
            let result: Option<Hit>;
            let t_result: Option<Hit>;
            let disc = (d * d) - ((o * o) - (radius * radius));
            let t_disc = (t_d * d + d * t_d)
                - ((t_o * o + o * t_o) - (t_radius * radius + radius * t_radius));
            if disc < 0.0 {
                let v_1 = None;
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                result = v_1;
            } else {
                let t = ((-o) * d) - disc.sqrt();
                let t_t = ((-t_o) * d + (-o) * t_d)
                    - (::rootgrad_autodiff::rules::sqrt(disc) * t_disc);
                t_result = Some(Hit {
                    z: t_o + (t_t * d + t * t_d),
                    r: t_radius + t_t,
                });
                result = Some(
                    (Hit {
                        z: o + (t * d),
                        r: radius + t,
                    }),
                );
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64, f64) -> Option<Hit> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<Hit>, Option<Hit>) {
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
            o: f64,
            t_o: f64,
            d: f64,
            t_d: f64,
            radius: f64,
            t_radius: f64,
            d_ret: (Option<Hit>, Option<Hit>),
        ) -> (f64, f64, f64, f64, f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<Hit>;
            let t_result: Option<Hit>;
            let disc = (d * d) - ((o * o) - (radius * radius));
            let t_disc = ((t_d * d) + (d * t_d))
                - (((t_o * o) + (o * t_o))
                    - ((t_radius * radius) + (radius * t_radius)));
            if disc < 0.0 {
                let v_1 = None;
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_result);
                result = v_1;
                shape_1.keep(&result);
            } else {
                let sqrt_2 = disc.sqrt();
                let t = ((-o) * d) - sqrt_2;
                let x = disc;
                let sqrt_3 = x.sqrt();
                let t_t = (((-t_o) * d) + ((-o) * t_d)) - ((0.5 / sqrt_3) * t_disc);
                t_result = Some(
                    (Hit {
                        z: t_o + ((t_t * d) + (t * t_d)),
                        r: t_radius + t_t,
                    }),
                );
                shape_2.keep(&t_result);
                result = Some(
                    (Hit {
                        z: o + (t * d),
                        r: radius + t,
                    }),
                );
                shape_1.keep(&result);
            }
            let result_2: (Option<Hit>, Option<Hit>) = (result, t_result);
            let mut d_o = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_o = ::rootgrad_autodiff::zero::<f64>();
            let mut d_d = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_d = ::rootgrad_autodiff::zero::<f64>();
            let mut d_radius = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_radius = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_1.zero();
            let mut d_t_result = shape_2.zero();
            let mut d_disc: f64 = -0.0;
            let mut d_t_disc: f64 = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if disc < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
            } else {
                let sqrt_2 = disc.sqrt();
                let t = ((-o) * d) - sqrt_2;
                let x = disc;
                let sqrt_3 = x.sqrt();
                let t_t = (((-t_o) * d) + ((-o) * t_d)) - ((0.5 / sqrt_3) * t_disc);
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                let mut d_x: f64 = -0.0;
                let mut d_sqrt_3: f64 = -0.0;
                let mut d_t_t: f64 = -0.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let Hit { z: d_5, r: d_6 } = &(*d_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_o += (*d_5);
                d_t += (*d_5) * d;
                d_d += (*d_5) * t;
                d_radius += (*d_6);
                d_t += (*d_6);
                let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                let Some(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let Hit { z: d_9, r: d_10 } = &(*d_8) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_o += (*d_9);
                d_t_t += (*d_9) * d;
                d_d += (*d_9) * t_t;
                d_t += (*d_9) * t_d;
                d_t_d += (*d_9) * t;
                d_t_radius += (*d_10);
                d_t_t += (*d_10);
                let d_11 = d_t_t * d;
                d_t_o -= d_11;
                d_d += d_t_t * (-t_o);
                let d_12 = d_t_t * t_d;
                d_o -= d_12;
                d_t_d += d_t_t * (-o);
                let d_13 = d_t_t * t_disc;
                d_sqrt_3 += d_13 / sqrt_3 * (0.5 / sqrt_3);
                d_t_disc -= d_t_t * (0.5 / sqrt_3);
                d_x += d_sqrt_3 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_3);
                d_disc += d_x;
                let d_14 = d_t * d;
                d_o -= d_14;
                d_d += d_t * (-o);
                d_sqrt_2 -= d_t;
                d_disc += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(disc);
            }
            d_t_d += d_t_disc * d;
            d_d += d_t_disc * t_d;
            d_d += d_t_disc * t_d;
            d_t_d += d_t_disc * d;
            d_t_o -= d_t_disc * o;
            d_o -= d_t_disc * t_o;
            d_o -= d_t_disc * t_o;
            d_t_o -= d_t_disc * o;
            d_t_radius += d_t_disc * radius;
            d_radius += d_t_disc * t_radius;
            d_radius += d_t_disc * t_radius;
            d_t_radius += d_t_disc * radius;
            d_d += d_disc * d;
            d_d += d_disc * d;
            d_o -= d_disc * o;
            d_o -= d_disc * o;
            d_radius += d_disc * radius;
            d_radius += d_disc * radius;
            (d_o, d_t_o, d_d, d_t_d, d_radius, d_t_radius)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64, f64) -> Option<Hit> + 'static,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<Hit>, Option<Hit>)>,
        ) {
            let _ = Self::__of(called);
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3, g4, g5) = Self::pushforward_pullback(
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
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<Hit>>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1, g2) = Self::pullback(a0, a1, a2, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(intersect as rule_of_intersect);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let mut total = 0.0;
        let length = p[2..].len();
        for i in 0..length {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let r = &p[2..][i];
            let argument = p[0];
            let argument_2 = p[1];
            let argument_3 = *r;
            let value = kept_5
                .keep(
                    kept_4
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_intersect, intersect, a0 = argument, a1 =
                                argument_2, a2 = argument_3
                            ),
                        ),
                );
            shape_2.keep(&value);
            match ::core::clone::Clone::clone(&value) {
                Some(Hit { z, r: range }) => {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    total += z * range;
                    let argument_4 = p[0] * 2.0;
                    let argument_5 = p[1];
                    let argument_6 = *r;
                    let value_2 = kept_2
                        .keep(
                            kept_1
                                .aside(
                                    ::rootgrad_autodiff::ahead!(
                                        rule_of_intersect, intersect, a0 = argument_4, a1 =
                                        argument_5, a2 = argument_6
                                    ),
                                ),
                        );
                    shape_1.keep(&value_2);
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(h) => {
                            total += h.z.exp();
                        }
                        _ => {
                            total -= (*r) * (*r);
                        }
                    }
                    pass_1.push((kept_1.take(), kept_2.take()));
                }
                _ => {
                    total += 0.1 * (*r);
                }
            }
            pass_2.push((kept_4.take(), kept_5.take()));
        }
        result = total;
        let mut d_result = d_ret;
        let mut d_total: f64 = -0.0;
        let d_1 = ::core::mem::take(&mut d_result);
        d_total += d_1;
        for i in (0..length).rev() {
            let (partials_2, value) = pass_2.take();
            let r = &p[2..][i];
            let argument = p[0];
            let argument_2 = p[1];
            let argument_3 = *r;
            let mut d_argument: f64 = -0.0;
            let mut d_argument_2: f64 = -0.0;
            let mut d_argument_3: f64 = -0.0;
            let mut d_value = shape_2.zero();
            match ::core::clone::Clone::clone(&value) {
                Some(Hit { z, r: range }) => {
                    let Some(Hit { z: d_z, r: d_range }) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (partials_1, value_2) = pass_1.take();
                    let argument_4 = p[0] * 2.0;
                    let argument_5 = p[1];
                    let argument_6 = *r;
                    let mut d_argument_4: f64 = -0.0;
                    let mut d_argument_5: f64 = -0.0;
                    let mut d_argument_6: f64 = -0.0;
                    let mut d_value_2 = shape_1.zero();
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(h) => {
                            let Some(d_h) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_2 = d_total;
                            (*d_h).z += d_2 * ::rootgrad_autodiff::rules::exp(h.z);
                        }
                        _ => {
                            let d_r = &mut d_p[2..][i];
                            let d_3 = d_total;
                            (*d_r) -= d_3 * (*r);
                            (*d_r) -= d_3 * (*r);
                        }
                    }
                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_1,
                            0,
                            &mut d_argument_4,
                            &d_value_2,
                        );
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_1,
                            1,
                            &mut d_argument_5,
                            &d_value_2,
                        );
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_1,
                            2,
                            &mut d_argument_6,
                            &d_value_2,
                        );
                    } else {
                        rule_of_intersect::__vjp(
                            argument_4,
                            &mut d_argument_4,
                            argument_5,
                            &mut d_argument_5,
                            argument_6,
                            &mut d_argument_6,
                            d_value_2,
                        );
                    }
                    d_p[2..][i] += d_argument_6;
                    d_p[1] += d_argument_5;
                    d_p[0] += d_argument_4 * 2.0;
                    let d_4 = d_total;
                    (*d_z) += d_4 * range;
                    (*d_range) += d_4 * z;
                }
                _ => {
                    let d_r = &mut d_p[2..][i];
                    let d_5 = d_total;
                    (*d_r) += d_5 * 0.1;
                }
            }
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_argument,
                    &d_value,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    1,
                    &mut d_argument_2,
                    &d_value,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    2,
                    &mut d_argument_3,
                    &d_value,
                );
            } else {
                rule_of_intersect::__vjp(
                    argument,
                    &mut d_argument,
                    argument_2,
                    &mut d_argument_2,
                    argument_3,
                    &mut d_argument_3,
                    d_value,
                );
            }
            d_p[2..][i] += d_argument_3;
            d_p[1] += d_argument_2;
            d_p[0] += d_argument;
        }
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(intersect as rule_of_intersect);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let mut total = 0.0;
        let mut t_total = 0.0;
        let length = p[2..].len();
        for i in 0..length {
            let r = &p[2..][i];
            let t_r = &t_p[2..][i];
            let argument = p[0];
            let t_argument = t_p[0];
            let argument_2 = p[1];
            let t_argument_2 = t_p[1];
            let argument_3 = *r;
            let t_argument_3 = *t_r;
            let (v_1, t_value) = rule_of_intersect::__jvp(
                intersect,
                argument,
                t_argument,
                argument_2,
                t_argument_2,
                argument_3,
                t_argument_3,
            );
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(Hit { z, r: range }) => {
                    let Some(Hit { z: t_z, r: t_range }) = ::core::clone::Clone::clone(
                        &t_value,
                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                    t_total += t_z * range + z * t_range;
                    total += z * range;
                    let argument_4 = p[0] * 2.0;
                    let t_argument_4 = t_p[0] * 2.0;
                    let argument_5 = p[1];
                    let t_argument_5 = t_p[1];
                    let argument_6 = *r;
                    let t_argument_6 = *t_r;
                    let (v_2, t_value_2) = rule_of_intersect::__jvp(
                        intersect,
                        argument_4,
                        t_argument_4,
                        argument_5,
                        t_argument_5,
                        argument_6,
                        t_argument_6,
                    );
                    let value_2 = v_2;
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(h) => {
                            let Some(t_h) = ::core::clone::Clone::clone(&t_value_2) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            t_total
                                += ::rootgrad_autodiff::rules::exp(h.z)
                                    * ::rootgrad_autodiff::rt::scalar(t_h.z);
                            total += h.z.exp();
                        }
                        _ => {
                            t_total -= (*t_r) * (*r) + (*r) * (*t_r);
                            total -= (*r) * (*r);
                        }
                    }
                }
                _ => {
                    t_total += 0.1 * (*t_r);
                    total += 0.1 * (*r);
                }
            }
        }
        t_result = t_total;
        result = total;
        (result, t_result)
    }
}
mod nested_tuples {
    ///The derivative of [`both`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum both {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl both {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &both)
        }
        /// The reverse derivative of [`both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: f64,
            y: f64,
            d_ret: ((f64, f64), [f64; 2]),
        ) -> (((f64, f64), [f64; 2]), f64, f64) {
            let result: ((f64, f64), [f64; 2]) = (
                ((x * y), (x + y)),
                [x.sin(), y.cos()],
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x += d_result.0.0 * y;
            d_y += d_result.0.0 * x;
            d_x += d_result.0.1;
            d_y += d_result.0.1;
            d_x += d_result.1[0] * ::rootgrad_autodiff::rules::sin(x);
            d_y += d_result.1[1] * ::rootgrad_autodiff::rules::cos(y);
            (result, d_x, d_y)
        }
        /// The forward derivative of [`both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: f64,
            t_x: f64,
            y: f64,
            t_y: f64,
        ) -> (((f64, f64), [f64; 2]), ((f64, f64), [f64; 2])) {
            let t_result: ((f64, f64), [f64; 2]) = (
                (t_x * y + x * t_y, t_x + t_y),
                [
                    ::rootgrad_autodiff::rules::sin(x) * t_x,
                    ::rootgrad_autodiff::rules::cos(y) * t_y,
                ],
            );
            let result: ((f64, f64), [f64; 2]) = (
                ((x * y), (x + y)),
                [x.sin(), y.cos()],
            );
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> ((f64, f64), [f64; 2]) + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (((f64, f64), [f64; 2]), ((f64, f64), [f64; 2])) {
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
            y: f64,
            t_y: f64,
            d_ret: (((f64, f64), [f64; 2]), ((f64, f64), [f64; 2])),
        ) -> (f64, f64, f64, f64) {
            let t = (((t_x * y) + (x * t_y)), (t_x + t_y));
            let x_2 = x;
            let x_3 = y;
            let t_result: ((f64, f64), [f64; 2]) = (
                ::core::clone::Clone::clone(&t),
                [(x_2.cos() * t_x), ((-x_3.sin()) * t_y)],
            );
            let result: ((f64, f64), [f64; 2]) = (
                ((x * y), (x + y)),
                [x.sin(), y.cos()],
            );
            let result_2: (((f64, f64), [f64; 2]), ((f64, f64), [f64; 2])) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_x_2: f64 = -0.0;
            let mut d_x_3: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            d_x += d_result.0.0 * y;
            d_y += d_result.0.0 * x;
            d_x += d_result.0.1;
            d_y += d_result.0.1;
            d_x += d_result.1[0] * ::rootgrad_autodiff::rules::sin(x);
            d_y += d_result.1[1] * ::rootgrad_autodiff::rules::cos(y);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_t_result.0));
            let d_1 = d_t_result.1[0] * t_x;
            d_x_2 += d_1 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_x += d_t_result.1[0] * x_2.cos();
            let d_2 = d_t_result.1[1] * t_y;
            d_x_3 -= d_2 * ::rootgrad_autodiff::rules::sin(x_3);
            d_t_y += d_t_result.1[1] * (-x_3.sin());
            d_y += d_x_3;
            d_x += d_x_2;
            let d_3 = d_t.0;
            d_t_x += d_3 * y;
            d_y += d_3 * t_x;
            let d_4 = d_t.0;
            d_x += d_4 * t_y;
            d_t_y += d_4 * x;
            d_t_x += d_t.1;
            d_t_y += d_t.1;
            (d_x, d_t_x, d_y, d_t_y)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> ((f64, f64), [f64; 2]) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (((f64, f64), [f64; 2]), ((f64, f64), [f64; 2])),
            >,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((f64, f64), [f64; 2])>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(both as rule_of_both);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let argument = p[0];
        let argument_2 = p[1];
        let value = kept_4
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_both, both, a0 = argument, a1 = argument_2
                ),
            );
        let a = ::core::clone::Clone::clone(&value.0.0);
        let b = ::core::clone::Clone::clone(&value.0.1);
        let c = ::core::clone::Clone::clone(&value.1[0]);
        let d = ::core::clone::Clone::clone(&value.1[1]);
        let mut state = (
            (::core::clone::Clone::clone(&a), ::core::clone::Clone::clone(&b)),
            (::core::clone::Clone::clone(&c), ::core::clone::Clone::clone(&d)),
        );
        for _ in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let a_2 = kept_2.keep(::core::clone::Clone::clone(&state.0.0));
            shape_2.keep(&a_2);
            let b_2 = kept_1.keep(::core::clone::Clone::clone(&state.0.1));
            shape_3.keep(&b_2);
            let c_2 = ::core::clone::Clone::clone(&state.1.0);
            shape_4.keep(&c_2);
            let d_2 = ::core::clone::Clone::clone(&state.1.1);
            shape_5.keep(&d_2);
            shape_1.keep(&state);
            state = (((b_2 * 0.9), c_2), ((d_2 + a_2), (a_2 * b_2)));
            state.0.1 += p[0];
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let t = (
            ::core::clone::Clone::clone(&state.0),
            ::core::clone::Clone::clone(&state.1.1),
        );
        let result: f64 = ((t.0.0 * t.0.1) + t.1) + state.1.0;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
        let mut d_state = ::rootgrad_autodiff::Differentiable::zero_like(&state);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        d_t.0.0 += d_result * t.0.1;
        d_t.0.1 += d_result * t.0.0;
        d_t.1 += d_result;
        d_state.1.0 += d_result;
        ::rootgrad_autodiff::rt::accumulate(&mut d_state.0, &(d_t.0));
        ::rootgrad_autodiff::rt::accumulate(&mut d_state.1.1, &(d_t.1));
        for _ in (0..3).rev() {
            let (b_2, a_2) = pass_1.take();
            let mut d_a_2 = shape_2.zero();
            let mut d_b_2 = shape_3.zero();
            let mut d_c_2 = shape_4.zero();
            let mut d_d_2 = shape_5.zero();
            let d_1 = d_state.0.1;
            d_p[0] += d_1;
            let d_3 = shape_1.replace(&mut d_state);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3.0.0);
            d_b_2 += d_4 * 0.9;
            ::rootgrad_autodiff::rt::accumulate(&mut d_c_2, &(d_3.0.1));
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_3.1.0);
            d_d_2 += d_5;
            d_a_2 += d_5;
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_3.1.1);
            d_a_2 += d_6 * b_2;
            d_b_2 += d_6 * a_2;
            ::rootgrad_autodiff::rt::accumulate(&mut d_state.1.1, &(d_d_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_state.1.0, &(d_c_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_state.0.1, &(d_b_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_state.0.0, &(d_a_2));
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_a, &(d_state.0.0));
        ::rootgrad_autodiff::rt::accumulate(&mut d_b, &(d_state.0.1));
        ::rootgrad_autodiff::rt::accumulate(&mut d_c, &(d_state.1.0));
        ::rootgrad_autodiff::rt::accumulate(&mut d_d, &(d_state.1.1));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value.1[1], &(d_d));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value.1[0], &(d_c));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value.0.1, &(d_b));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value.0.0, &(d_a));
        let partials_1 = kept_4.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument,
                &d_value,
            );
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                1,
                &mut d_argument_2,
                &d_value,
            );
        } else {
            rule_of_both::__vjp(
                argument,
                &mut d_argument,
                argument_2,
                &mut d_argument_2,
                d_value,
            );
        }
        d_p[1] += d_argument_2;
        d_p[0] += d_argument;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(both as rule_of_both);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let argument = p[0];
        let t_argument = t_p[0];
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let (v_1, t_value) = rule_of_both::__jvp(
            both,
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let value = v_1;
        let a = value.0.0;
        let t_a = t_value.0.0;
        let b = value.0.1;
        let t_b = t_value.0.1;
        let c = value.1[0];
        let t_c = t_value.1[0];
        let d = value.1[1];
        let t_d = t_value.1[1];
        let mut t_state = ((t_a, t_b), (t_c, t_d));
        let mut state = ((a, b), (c, d));
        for _ in 0..3 {
            let a_2 = state.0.0;
            let t_a_2 = t_state.0.0;
            let b_2 = state.0.1;
            let t_b_2 = t_state.0.1;
            let c_2 = state.1.0;
            let t_c_2 = t_state.1.0;
            let d_2 = state.1.1;
            let t_d_2 = t_state.1.1;
            t_state = (
                (t_b_2 * 0.9, t_c_2),
                (
                    ::rootgrad_autodiff::rt::tangent_at(t_d_2 + t_a_2, d_2 + a_2),
                    ::rootgrad_autodiff::rt::tangent_at(
                        t_a_2 * b_2 + a_2 * t_b_2,
                        a_2 * b_2,
                    ),
                ),
            );
            state = (((b_2 * 0.9), c_2), ((d_2 + a_2), (a_2 * b_2)));
            t_state.0.1 += t_p[0];
            state.0.1 += p[0];
        }
        let t_t = (t_state.0, t_state.1.1);
        let t = (state.0, state.1.1);
        let result: f64 = ((t.0.0 * t.0.1) + t.1) + state.1.0;
        let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_t.0.0) * t.0.1
            + t.0.0 * ::rootgrad_autodiff::rt::scalar(t_t.0.1))
            + ::rootgrad_autodiff::rt::scalar(t_t.1))
            + ::rootgrad_autodiff::rt::scalar(t_state.1.0);
        (result, t_result)
    }
}
mod question_mark_free {
    ///The derivative of [`ln_det`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum ln_det {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl ln_det {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &ln_det)
        }
        /// The reverse derivative of [`ln_det`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &[[f64; 2]; 2],
            d_a: &mut [[f64; 2]; 2],
            d_ret: Result<f64, Fault>,
        ) -> Result<f64, Fault> {
            let result: Result<f64, Fault>;
            let d = (a[0][0] * a[1][1]) - (a[0][1] * a[1][0]);
            if d == 0.0 {
                result = Err(Fault::Singular);
            } else {
                if d < 0.0 {
                    result = Err((Fault::Negative { at: 1 }));
                } else {
                    result = Ok(d.ln());
                }
            }
            let mut d_result = d_ret;
            let mut d_d: f64 = -0.0;
            if d == 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
            } else {
                if d < 0.0 {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                } else {
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    d_d += (*d_4) * ::rootgrad_autodiff::rules::ln(d);
                }
            }
            d_a[0][0] += d_d * a[1][1];
            d_a[1][1] += d_d * a[0][0];
            d_a[0][1] -= d_d * a[1][0];
            d_a[1][0] -= d_d * a[0][1];
            result
        }
        /// The forward derivative of [`ln_det`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: &[[f64; 2]; 2],
            t_a: &[[f64; 2]; 2],
        ) -> (Result<f64, Fault>, Result<f64, Fault>) {
            let result: Result<f64, Fault>;
            let t_result: Result<f64, Fault>;
            let d = (a[0][0] * a[1][1]) - (a[0][1] * a[1][0]);
            let t_d = (t_a[0][0] * a[1][1] + a[0][0] * t_a[1][1])
                - (t_a[0][1] * a[1][0] + a[0][1] * t_a[1][0]);
            if d == 0.0 {
                let v_1 = Err(Fault::Singular);
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                result = v_1;
            } else {
                if d < 0.0 {
                    let v_2 = Err((Fault::Negative { at: 1 }));
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    result = v_2;
                } else {
                    t_result = Ok(::rootgrad_autodiff::rules::ln(d) * t_d);
                    result = Ok(d.ln());
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[[f64; 2]; 2]) -> Result<f64, Fault> + 'static,
            a0: &[[f64; 2]; 2],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 2]; 2]>,
        ) -> (Result<f64, Fault>, Result<f64, Fault>) {
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
            a: &[[f64; 2]; 2],
            d_a: &mut [[f64; 2]; 2],
            t_a: &[[f64; 2]; 2],
            d_t_a: &mut [[f64; 2]; 2],
            d_ret: (Result<f64, Fault>, Result<f64, Fault>),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let result: Result<f64, Fault>;
            let t_result: Result<f64, Fault>;
            let d = (a[0][0] * a[1][1]) - (a[0][1] * a[1][0]);
            let t_d = ((t_a[0][0] * a[1][1]) + (a[0][0] * t_a[1][1]))
                - ((t_a[0][1] * a[1][0]) + (a[0][1] * t_a[1][0]));
            if d == 0.0 {
                let v_1 = Err(Fault::Singular);
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_result);
                result = v_1;
                shape_1.keep(&result);
            } else {
                if d < 0.0 {
                    let v_2 = Err((Fault::Negative { at: 1 }));
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    shape_2.keep(&t_result);
                    result = v_2;
                    shape_1.keep(&result);
                } else {
                    let x = d;
                    t_result = Ok((x.recip() * t_d));
                    shape_2.keep(&t_result);
                    result = Ok(d.ln());
                    shape_1.keep(&result);
                }
            }
            let result_2: (Result<f64, Fault>, Result<f64, Fault>) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result = shape_1.zero();
            let mut d_t_result = shape_2.zero();
            let mut d_d: f64 = -0.0;
            let mut d_t_d: f64 = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if d == 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
            } else {
                if d < 0.0 {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                } else {
                    let x = d;
                    let mut d_x: f64 = -0.0;
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Ok(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    d_d += (*d_6) * ::rootgrad_autodiff::rules::ln(d);
                    let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                    let Ok(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let d_9 = (*d_8) * t_d;
                    d_x += d_9 * ::rootgrad_autodiff::rules::recip(x);
                    d_t_d += (*d_8) * x.recip();
                    d_d += d_x;
                }
            }
            d_t_a[0][0] += d_t_d * a[1][1];
            d_a[1][1] += d_t_d * t_a[0][0];
            d_a[0][0] += d_t_d * t_a[1][1];
            d_t_a[1][1] += d_t_d * a[0][0];
            d_t_a[0][1] -= d_t_d * a[1][0];
            d_a[1][0] -= d_t_d * t_a[0][1];
            d_a[0][1] -= d_t_d * t_a[1][0];
            d_t_a[1][0] -= d_t_d * a[0][1];
            d_a[0][0] += d_d * a[1][1];
            d_a[1][1] += d_d * a[0][0];
            d_a[0][1] -= d_d * a[1][0];
            d_a[1][0] -= d_d * a[0][1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[[f64; 2]; 2]) -> Result<f64, Fault> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[[f64; 2]; 2],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 2]; 2]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 2]; 2]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 2]; 2]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, Fault>, Result<f64, Fault>),
            >,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[[f64; 2]; 2],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 2]; 2]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, Fault>>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(ln_det as rule_of_ln_det; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let m = [[p[0], p[1]], [p[2], p[3]]];
        let t;
        let value = rule_of_ln_det::__of(ln_det)(&m);
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                t = v * p[0];
            }
            Err(Fault::Negative { at }) => {
                t = (at as f64) * p[1];
            }
            Err(_) => {
                t = 0.0;
            }
        }
        let x = t;
        let t_2;
        let value_2 = rule_of_ln_det::__of(ln_det)(&m);
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v_2) => {
                t_2 = v_2;
            }
            _ => {
                t_2 = p[2];
            }
        }
        let y = t_2;
        let value_3 = rule_of_ln_det::__of(ln_det)(&m);
        let argument = p[3] * p[3];
        let z = ::core::clone::Clone::clone(&value_3).unwrap_or(argument);
        let result: f64 = x + (y * z);
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_t: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_x: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_y: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_argument: f64 = -0.0;
        let mut d_z: f64 = -0.0;
        d_x += d_result;
        d_y += d_result * z;
        d_z += d_result * y;
        (value_3)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value_3),
                argument,
                &mut d_argument,
                d_z,
            );
        d_p[3] += d_argument * p[3];
        d_p[3] += d_argument * p[3];
        rule_of_ln_det::__vjp(&m, &mut d_m, d_value_3);
        d_t_2 += d_y;
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v_2) => {
                let Ok(d_v_2) = &mut d_value_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t_2);
                (*d_v_2) += d_1;
            }
            _ => {
                let d_2 = ::core::mem::take(&mut d_t_2);
                d_p[2] += d_2;
            }
        }
        rule_of_ln_det::__vjp(&m, &mut d_m, d_value_2);
        d_t += d_x;
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                let Ok(d_v) = &mut d_value else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_3 = ::core::mem::take(&mut d_t);
                (*d_v) += d_3 * p[0];
                d_p[0] += d_3 * v;
            }
            Err(Fault::Negative { at }) => {
                let Err(Fault::Negative { at: d_at }) = &mut d_value else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_4 = ::core::mem::take(&mut d_t);
                let d_5 = d_4 * p[1];
                ::rootgrad_autodiff::rt::accumulate_cast(&mut (*d_at), d_5);
                d_p[1] += d_4 * (at as f64);
            }
            Err(_) => {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        rule_of_ln_det::__vjp(&m, &mut d_m, d_value);
        d_p[0] += d_m[0][0];
        d_p[1] += d_m[0][1];
        d_p[2] += d_m[1][0];
        d_p[3] += d_m[1][1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(ln_det as rule_of_ln_det; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_m = [[t_p[0], t_p[1]], [t_p[2], t_p[3]]];
        let m = [[p[0], p[1]], [p[2], p[3]]];
        let t;
        let t_t;
        let (v_1, t_value) = rule_of_ln_det::__jvp(ln_det, &m, &t_m);
        let value = v_1;
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                let Ok(t_v) = ::core::clone::Clone::clone(&t_value) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_v * p[0] + v * t_p[0];
                t = v * p[0];
            }
            Err(Fault::Negative { at }) => {
                let Err(Fault::Negative { at: t_at }) = ::core::clone::Clone::clone(
                    &t_value,
                ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                t_t = (::rootgrad_autodiff::rt::cast_scalar::<_, f64>(t_at) * p[1]
                    + (at as f64) * t_p[1]);
                t = (at as f64) * p[1];
            }
            Err(_) => {
                t_t = 0.0;
                t = 0.0;
            }
        }
        let x = t;
        let t_x = t_t;
        let t_2;
        let t_t_2;
        let (v_3, t_value_2) = rule_of_ln_det::__jvp(ln_det, &m, &t_m);
        let value_2 = v_3;
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v_2) => {
                let Ok(t_v_2) = ::core::clone::Clone::clone(&t_value_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = t_v_2;
                t_2 = v_2;
            }
            _ => {
                t_t_2 = t_p[2];
                t_2 = p[2];
            }
        }
        let y = t_2;
        let t_y = t_t_2;
        let (v_4, t_value_3) = rule_of_ln_det::__jvp(ln_det, &m, &t_m);
        let value_3 = v_4;
        let argument = p[3] * p[3];
        let t_argument = t_p[3] * p[3] + p[3] * t_p[3];
        let (v_5, t_z) = (value_3).__jvp_unwrap_or(&t_value_3, argument, t_argument);
        let z = v_5;
        let result: f64 = x + (y * z);
        let t_result: f64 = t_x + (t_y * z + y * t_z);
        (result, t_result)
    }
}
mod option_values {
    ///The derivative of [`root`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum root {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl root {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &root)
        }
        /// The reverse derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x >= 0.0 {
                let sqrt_2 = x.sqrt();
                t = Some(sqrt_2);
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if x >= 0.0 {
                let mut d_sqrt_2: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_2 += (*d_2);
                d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(x);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_x)
        }
        /// The forward derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if x >= 0.0 {
                t_t = Some(::rootgrad_autodiff::rules::sqrt(x) * t_x);
                t = Some(x.sqrt());
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
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
            x: f64,
            t_x: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if x >= 0.0 {
                let x_2 = x;
                let sqrt_2 = x_2.sqrt();
                t_t = Some(((0.5 / sqrt_2) * t_x));
                shape_2.keep(&t_t);
                let sqrt_3 = x.sqrt();
                t = Some(sqrt_3);
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if x >= 0.0 {
                let x_2 = x;
                let sqrt_2 = x_2.sqrt();
                let mut d_x_2: f64 = -0.0;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_sqrt_3: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_3 += (*d_2);
                d_x += d_sqrt_3 * ::rootgrad_autodiff::rules::sqrt(x);
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_5 = (*d_4) * t_x;
                d_sqrt_2 -= d_5 / sqrt_2 * (0.5 / sqrt_2);
                d_t_x += (*d_4) * (0.5 / sqrt_2);
                d_x_2 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_x += d_x_2;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            root as rule_of_root; fn __vjp_expect, fn __vjp_unwrap, fn __vjp_unwrap_or
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let cut = Cut {
            low: Some(p[0]),
            high: None,
            weights: Some(::std::vec![p[1], (p[0] * p[1])]),
        };
        let mut s = 0.0;
        let length = p.len();
        for i in 0..length {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let x = &p[i];
            let low = kept_8.keep(::core::clone::Clone::clone(&cut.low).unwrap_or(0.0));
            let argument = p[1] * 3.0;
            let high = kept_7
                .keep(::core::clone::Clone::clone(&cut.high).unwrap_or(argument));
            s += ((*x) - low) * (high - (*x));
            let argument_2 = *x;
            let value = kept_6
                .keep(
                    kept_4
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_root, root, a0 = argument_2
                            ),
                        ),
                );
            shape_1.keep(&value);
            let argument_3 = 0.1 * (*x);
            let value_2 = ::core::clone::Clone::clone(&value).unwrap_or(argument_3);
            s += value_2;
            let argument_4 = (*x) - 0.3;
            let value_3 = kept_5
                .keep(
                    kept_3
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_root, root, a0 = argument_4
                            ),
                        ),
                );
            shape_2.keep(&value_3);
            match ::core::clone::Clone::clone(&value_3) {
                Some(r) => {
                    s = kept_2.keep(s) * r;
                }
                _ => {}
            }
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
        match &cut.weights {
            Some(w) => {
                let mut sum_2: f64 = -0.0;
                let length_2 = ::rootgrad_autodiff::rt::length(&w).min(p.len());
                for i_2 in 0..length_2 {
                    let w_2 = &w[i_2];
                    let x_2 = &p[i_2];
                    sum_2 += (*w_2) * (*x_2);
                }
                s += sum_2;
            }
            _ => {}
        }
        let value_4 = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = s));
        let value_5 = ::core::clone::Clone::clone(&value_4).unwrap();
        let best = ::core::clone::Clone::clone(&value_5);
        let value_6 = ::core::clone::Clone::clone(&cut.low).expect("a bound");
        result = best + value_6;
        let mut d_result = d_ret;
        let mut d_cut = ::rootgrad_autodiff::Differentiable::zero_like(&cut);
        let mut d_s: f64 = -0.0;
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_best = ::rootgrad_autodiff::Differentiable::zero_like(&best);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let d_1 = ::core::mem::take(&mut d_result);
        d_best += d_1;
        d_value_6 += d_1;
        (cut.low)
            .__vjp_expect(
                ::core::option::Option::Some(&mut d_cut.low),
                "a bound",
                ::rootgrad_autodiff::rt::Inactive,
                d_value_6,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_5, &(d_best));
        (value_4).__vjp_unwrap(::core::option::Option::Some(&mut d_value_4), d_value_5);
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 0, &mut d_s, &d_value_4);
        } else {
            rule_of_root::__vjp(s, &mut d_s, d_value_4);
        }
        match &cut.weights {
            Some(w) => {
                let Some(d_w) = &mut d_cut.weights else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let length_2 = w.len().min(p.len());
                let mut d_sum_2: f64 = -0.0;
                let d_2 = d_s;
                d_sum_2 += d_2;
                for i_2 in 0..length_2 {
                    let w_2 = &w[i_2];
                    let x_2 = &p[i_2];
                    let d_3 = d_sum_2;
                    (*d_w)[i_2] += d_3 * (*x_2);
                    d_p[i_2] += d_3 * (*w_2);
                }
            }
            _ => {}
        }
        for i in (0..length).rev() {
            let (partials_2, partials_3, value_3, value, high, low) = pass_1.take();
            let x = &p[i];
            let argument = p[1] * 3.0;
            let argument_2 = *x;
            let argument_3 = 0.1 * (*x);
            let argument_4 = (*x) - 0.3;
            let mut d_low: f64 = -0.0;
            let mut d_argument: f64 = -0.0;
            let mut d_high: f64 = -0.0;
            let mut d_argument_2: f64 = -0.0;
            let mut d_value = shape_1.zero();
            let mut d_argument_3: f64 = -0.0;
            let mut d_value_2: f64 = -0.0;
            let mut d_argument_4: f64 = -0.0;
            let mut d_value_3 = shape_2.zero();
            match ::core::clone::Clone::clone(&value_3) {
                Some(r) => {
                    let Some(d_r) = &mut d_value_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_1 = kept_2.take();
                    let d_4 = ::core::mem::take(&mut d_s);
                    d_s += d_4 * r;
                    (*d_r) += d_4 * v_1;
                }
                _ => {}
            }
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_argument_4,
                    &d_value_3,
                );
            } else {
                rule_of_root::__vjp(argument_4, &mut d_argument_4, d_value_3);
            }
            d_p[i] += d_argument_4;
            let d_5 = d_s;
            d_value_2 += d_5;
            (value)
                .__vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_value),
                    argument_3,
                    &mut d_argument_3,
                    d_value_2,
                );
            d_p[i] += d_argument_3 * 0.1;
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    0,
                    &mut d_argument_2,
                    &d_value,
                );
            } else {
                rule_of_root::__vjp(argument_2, &mut d_argument_2, d_value);
            }
            d_p[i] += d_argument_2;
            let d_6 = d_s;
            let d_7 = d_6 * (high - (*x));
            d_p[i] += d_7;
            d_low -= d_7;
            let d_8 = d_6 * ((*x) - low);
            d_high += d_8;
            d_p[i] -= d_8;
            (cut.high)
                .__vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_cut.high),
                    argument,
                    &mut d_argument,
                    d_high,
                );
            d_p[1] += d_argument * 3.0;
            (cut.low)
                .__vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_cut.low),
                    0.0,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_low,
                );
        }
        let Cut { low: d_9, high: _, weights: d_11 } = &d_cut else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Some(d_10) = &(*d_9) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_10);
        let Some(d_12) = &(*d_11) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[1] += (*d_12)[0];
        d_p[0] += (*d_12)[1] * p[1];
        d_p[1] += (*d_12)[1] * p[0];
        kept_2.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            root as rule_of_root; fn __jvp_expect, fn __jvp_unwrap, fn __jvp_unwrap_or
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let t_cut = Cut {
            low: Some(t_p[0]),
            high: ::rootgrad_autodiff::Differentiable::zero_like(&(None)),
            weights: Some(::std::vec![t_p[1], t_p[0] * p[1] + p[0] * t_p[1]]),
        };
        let cut = Cut {
            low: Some(p[0]),
            high: None,
            weights: Some(::std::vec![p[1], (p[0] * p[1])]),
        };
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = p.len();
        for i in 0..length {
            let x = &p[i];
            let t_x = &t_p[i];
            let (v_1, t_low) = (cut.low)
                .__jvp_unwrap_or(&t_cut.low, 0.0, ::rootgrad_autodiff::rt::Inactive);
            let low = v_1;
            let argument = p[1] * 3.0;
            let t_argument = t_p[1] * 3.0;
            let (v_2, t_high) = (cut.high)
                .__jvp_unwrap_or(&t_cut.high, argument, t_argument);
            let high = v_2;
            t_s += ((*t_x) - t_low) * (high - (*x)) + ((*x) - low) * (t_high - (*t_x));
            s += ((*x) - low) * (high - (*x));
            let argument_2 = *x;
            let t_argument_2 = *t_x;
            let (v_3, t_value) = rule_of_root::__jvp(root, argument_2, t_argument_2);
            let value = v_3;
            let argument_3 = 0.1 * (*x);
            let t_argument_3 = 0.1 * (*t_x);
            let (v_4, t_value_2) = (value)
                .__jvp_unwrap_or(&t_value, argument_3, t_argument_3);
            let value_2 = v_4;
            t_s += t_value_2;
            s += value_2;
            let argument_4 = (*x) - 0.3;
            let t_argument_4 = *t_x;
            let (v_5, t_value_3) = rule_of_root::__jvp(root, argument_4, t_argument_4);
            let value_3 = v_5;
            match ::core::clone::Clone::clone(&value_3) {
                Some(r) => {
                    let Some(t_r) = ::core::clone::Clone::clone(&t_value_3) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_s = t_s * r + s * t_r;
                    s = s * r;
                }
                _ => {}
            }
        }
        match &cut.weights {
            Some(w) => {
                let Some(t_w) = &t_cut.weights else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_2 = ::rootgrad_autodiff::rt::length(&w).min(p.len());
                for i_2 in 0..length_2 {
                    let w_2 = &w[i_2];
                    let t_w_2 = &t_w[i_2];
                    let x_2 = &p[i_2];
                    let t_x_2 = &t_p[i_2];
                    t_sum_2
                        += ::rootgrad_autodiff::rt::scalar(*t_w_2) * (*x_2)
                            + (*w_2) * (*t_x_2);
                    sum_2 += (*w_2) * (*x_2);
                }
                t_s += t_sum_2;
                s += sum_2;
            }
            _ => {}
        }
        let (v_6, t_value_4) = rule_of_root::__jvp(root, s, t_s);
        let value_4 = v_6;
        let (v_7, t_value_5) = (value_4).__jvp_unwrap(&t_value_4);
        let value_5 = v_7;
        let best = value_5;
        let t_best = t_value_5;
        let (v_8, t_value_6) = (cut.low)
            .__jvp_expect(&t_cut.low, "a bound", ::rootgrad_autodiff::rt::Inactive);
        let value_6 = v_8;
        t_result = t_best + t_value_6;
        result = best + value_6;
        (result, t_result)
    }
}
mod methods_of_bound_values {
    impl Row {
        /// The reverse derivative of [`total`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn total_pullback(
            self: &Self,
            d_self: &mut Self,
            k: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.values);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                let v = &self.values[i];
                sum_2 += ((*v) * k).sin();
                let v = &self.values[i];
                let d_1 = d_sum_2;
                let d_2 = d_1 * ::rootgrad_autodiff::rules::sin((*v) * k);
                d_self.values[i] += d_2 * k;
                d_k += d_2 * (*v);
            }
            let result: f64 = sum_2;
            (result, d_k)
        }
        /// The forward derivative of [`total`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn total_pushforward(
            self: &Self,
            t_self: &Self,
            k: f64,
            t_k: f64,
        ) -> (f64, f64) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.values);
            for i in 0..length {
                let v = &self.values[i];
                let t_v = &t_self.values[i];
                t_sum_2
                    += ::rootgrad_autodiff::rules::sin((*v) * k)
                        * (::rootgrad_autodiff::rt::scalar(*t_v) * k + (*v) * t_k);
                sum_2 += ((*v) * k).sin();
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
        fn __jvp_total(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::total_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_total(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::total_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn total_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            k: f64,
            t_k: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.values);
            for i in 0..length {
                let v = &self.values[i];
                let t_v = &t_self.values[i];
                let x = (*v) * k;
                t_sum_2 += x.cos() * (((*t_v) * k) + ((*v) * t_k));
                sum_2 += ((*v) * k).sin();
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result;
            d_sum_2 += d_result;
            for i in 0..length {
                let v = &self.values[i];
                let t_v = &t_self.values[i];
                let x = (*v) * k;
                let mut d_x: f64 = -0.0;
                let d_v = &mut d_self.values[i];
                let d_1 = d_sum_2;
                let d_2 = d_1 * ::rootgrad_autodiff::rules::sin((*v) * k);
                (*d_v) += d_2 * k;
                d_k += d_2 * (*v);
                let d_3 = d_t_sum_2;
                let d_4 = d_3 * (((*t_v) * k) + ((*v) * t_k));
                d_x += d_4 * ::rootgrad_autodiff::rules::cos(x);
                let d_5 = d_3 * x.cos();
                d_t_self.values[i] += d_5 * k;
                d_k += d_5 * (*t_v);
                (*d_v) += d_5 * t_k;
                d_t_k += d_5 * (*v);
                (*d_v) += d_x * k;
                d_k += d_x * (*v);
            }
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_total<'__shadow>(
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
            let (g2, g3) = Self::total_pushforward_pullback(
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
        fn __path_jvp_vjp_total<'__shadow>(
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
            let (g2, g3) = Self::total_pushforward_pullback(
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
        fn __vjp_total<'__shadow>(
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
            let (_primal, g1) = Self::total_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_total<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::total_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_total);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut node = Node::Row((Row { values: x.to_vec() }));
        let mut s = 0.0;
        for k in 0..3 {
            let t;
            match kept_4.keep(::core::clone::Clone::clone(&node)) {
                Node::Row(row) => {
                    let argument = x[k];
                    kept_2.keep_owned(&row);
                    let value = row.total(argument);
                    shape_2.keep(&value);
                    t = Node::Leaf(value);
                    shape_3.keep(&t);
                }
                Node::Leaf(v) => {
                    t = Node::Row(
                        (Row {
                            values: ::std::vec![(kept_3.keep(v) * x[0]), v],
                        }),
                    );
                    shape_3.keep(&t);
                }
            }
            shape_1.keep(&node);
            node = t;
            let t_2;
            kept_1.keep_owned(&node);
            match &node {
                Node::Row(row_2) => {
                    let argument_2 = x[k];
                    let value_2 = row_2.total(argument_2);
                    t_2 = value_2;
                }
                Node::Leaf(v_2) => {
                    t_2 = (*v_2) * (*v_2);
                }
            }
            s += t_2;
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_node = ::rootgrad_autodiff::Differentiable::zero_like(&node);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for k in (0..3).rev() {
            let v_5 = kept_4.take();
            let mut d_t = shape_3.zero();
            let mut d_t_2: f64 = -0.0;
            let d_1 = d_s;
            d_t_2 += d_1;
            let v_1 = kept_1.take();
            match &v_1 {
                Node::Row(row_2) => {
                    let Node::Row(d_row_2) = &mut d_node else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument_2 = x[k];
                    let mut d_argument_2: f64 = -0.0;
                    let mut d_value_2: f64 = -0.0;
                    let d_2 = ::core::mem::take(&mut d_t_2);
                    d_value_2 += d_2;
                    (*row_2)
                        .__vjp_total(
                            ::core::option::Option::Some(&mut (*d_row_2)),
                            argument_2,
                            &mut d_argument_2,
                            d_value_2,
                        );
                    d_x[k] += d_argument_2;
                }
                Node::Leaf(v_2) => {
                    let Node::Leaf(d_v_2) = &mut d_node else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_3 = ::core::mem::take(&mut d_t_2);
                    (*d_v_2) += d_3 * (*v_2);
                    (*d_v_2) += d_3 * (*v_2);
                }
            }
            let d_4 = shape_1.replace(&mut d_node);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_4));
            match v_5 {
                Node::Row(row) => {
                    let Node::Row(d_row) = &mut d_node else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument = x[k];
                    let mut d_argument: f64 = -0.0;
                    let mut d_value = shape_2.zero();
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Node::Leaf(d_6) = &d_5 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value, &((*d_6)));
                    let v_3 = kept_2.take();
                    (v_3)
                        .__vjp_total(
                            ::core::option::Option::Some(&mut (*d_row)),
                            argument,
                            &mut d_argument,
                            d_value,
                        );
                    d_x[k] += d_argument;
                }
                Node::Leaf(v) => {
                    let Node::Leaf(d_v) = &mut d_node else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_4 = kept_3.take();
                    let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Node::Row(d_8) = &d_7 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let Row { values: d_9 } = &(*d_8) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    (*d_v) += (*d_9)[0] * x[0];
                    d_x[0] += (*d_9)[0] * v_4;
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_v), &((*d_9)[1]));
                }
            }
        }
        let Node::Row(d_10) = &d_node else { ::rootgrad_autodiff::rt::wrong_variant() };
        let Row { values: d_11 } = &(*d_10) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_11)[..]);
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_total);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_node = Node::Row {
            0: Row { values: t_x.to_vec() },
        };
        let mut node = Node::Row((Row { values: x.to_vec() }));
        let mut s = 0.0;
        let mut t_s = 0.0;
        for k in 0..3 {
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&node) {
                Node::Row(row) => {
                    let Node::Row(t_row) = ::core::clone::Clone::clone(&t_node) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument = x[k];
                    let t_argument = t_x[k];
                    let (v_1, t_value) = (row).__jvp_total(&t_row, argument, t_argument);
                    let value = v_1;
                    t_t = Node::Leaf { 0: t_value };
                    t = Node::Leaf(value);
                }
                Node::Leaf(v) => {
                    let Node::Leaf(t_v) = ::core::clone::Clone::clone(&t_node) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = Node::Row {
                        0: Row {
                            values: ::std::vec![t_v * x[0] + v * t_x[0], t_v],
                        },
                    };
                    t = Node::Row(
                        (Row {
                            values: ::std::vec![(v * x[0]), v],
                        }),
                    );
                }
            }
            t_node = t_t;
            node = t;
            let t_2;
            let t_t_2;
            match &node {
                Node::Row(row_2) => {
                    let Node::Row(t_row_2) = &t_node else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument_2 = x[k];
                    let t_argument_2 = t_x[k];
                    let (v_3, t_value_2) = (*row_2)
                        .__jvp_total(&(*t_row_2), argument_2, t_argument_2);
                    let value_2 = v_3;
                    t_t_2 = t_value_2;
                    t_2 = value_2;
                }
                Node::Leaf(v_2) => {
                    let Node::Leaf(t_v_2) = &t_node else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = ::rootgrad_autodiff::rt::scalar(*t_v_2) * (*v_2)
                        + (*v_2) * ::rootgrad_autodiff::rt::scalar(*t_v_2);
                    t_2 = (*v_2) * (*v_2);
                }
            }
            t_s += t_t_2;
            s += t_2;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod parts_that_change {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_21 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shapes = [
            Shape::Disc(x[0]),
            (Shape::Box {
                width: x[1],
                height: x[2],
            }),
            Shape::Empty,
        ];
        let mut s = 0.0;
        let mut k = 0;
        let mut passes_of_kept_25 = 0usize;
        while k < 4 {
            passes_of_kept_25 += 1;
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_23.keep((k % 3));
            kept_21.keep_owned(&shapes[at]);
            match &mut shapes[at] {
                Shape::Disc(r) => {
                    let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
                    (*r) = kept_17.keep((*r)) * x[3];
                    s += (kept_16.keep((*r)) * kept_15.keep(s)) + 1.0;
                    pass_3.push((kept_15.take(), kept_16.take(), kept_17.take()));
                }
                Shape::Box { width, height: h } => {
                    shape_5.keep(&(*h));
                    (*h) += (*width) * kept_19.keep((*width));
                }
                Shape::Empty => {
                    s = kept_20.keep(s) * x[0];
                }
            }
            let at_2 = kept_22.keep((k % 3));
            kept_14.keep_owned(&shapes[at_2]);
            match &mut shapes[at_2] {
                Shape::Disc(r_2) => {
                    k += 1;
                    (*r_2) = kept_13.keep((*r_2)).sin() + s;
                }
                _ => {}
            }
            k += 1;
            pass_4.push((kept_22.take(), kept_23.take()));
        }
        kept_25.keep(passes_of_kept_25);
        let length = shapes.len();
        for i in 0..length {
            let shape = kept_12.keep(shapes[i].clone());
            shape_4.keep(&shape);
            match ::core::clone::Clone::clone(&shape) {
                Shape::Box { width: width_2, height: h_2 } => {
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut width_3 = width_2.clone();
                    shape_2.keep(&width_3);
                    let mut h_3 = h_2.clone();
                    shape_3.keep(&h_3);
                    width_3 = kept_7.keep(width_3) * kept_6.keep(h_3);
                    shape_2.keep(&width_3);
                    h_3 += width_3;
                    shape_3.keep(&h_3);
                    s += kept_5.keep(width_3) * kept_4.keep(h_3);
                    pass_1
                        .push((
                            kept_4.take(),
                            kept_5.take(),
                            kept_6.take(),
                            kept_7.take(),
                        ));
                }
                _ => {
                    match ::core::clone::Clone::clone(&shape) {
                        Shape::Disc(r_3) => {
                            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut r_4 = r_3.clone();
                            r_4 += x[1];
                            s = kept_10.keep(s) * kept_9.keep(r_4);
                            pass_2.push((kept_9.take(), kept_10.take()));
                        }
                        _ => {}
                    }
                }
            }
        }
        let mut held = Some((s * x[2]));
        kept_3.keep_owned(&held);
        match &mut held {
            Some(v) => {
                shape_1.keep(&(*v));
                (*v) = (*v) * kept_2.keep((*v));
            }
            _ => {}
        }
        let t;
        let arm;
        match ::core::clone::Clone::clone(&held) {
            Some(v_2) if v_2 > 1e3 => {
                arm = 0;
            }
            Some(ref v_3) => {
                arm = 1;
            }
            None => {
                arm = 2;
            }
        }
        let arm_2 = arm;
        match kept_1.keep(::core::clone::Clone::clone(&held)) {
            Some(v_2) if arm_2 == 0 => {
                t = v_2.sqrt();
            }
            Some(ref v_3) if arm_2 == 1 => {
                t = s + (v_3 * x[0]);
            }
            None if arm_2 == 2 => {
                t = 0.0;
            }
            _ => {
                ::core::unreachable!();
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_shapes = ::rootgrad_autodiff::Differentiable::zero_like(&shapes);
        let mut d_s: f64 = -0.0;
        let mut d_held = ::rootgrad_autodiff::Differentiable::zero_like(&held);
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        let v_1 = kept_1.take();
        match v_1 {
            Some(v_2) if arm_2 == 0 => {
                let Some(d_v_2) = &mut d_held else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t);
                (*d_v_2) += d_1 * ::rootgrad_autodiff::rules::sqrt(v_2);
            }
            Some(ref v_3) if arm_2 == 1 => {
                let Some(d_v_3) = &mut d_held else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::core::mem::take(&mut d_t);
                d_s += d_2;
                (*d_v_3) += d_2 * x[0];
                d_x[0] += d_2 * v_3;
            }
            None if arm_2 == 2 => {
                let _ = ::core::mem::take(&mut d_t);
            }
            _ => {}
        }
        let v_5 = kept_3.take();
        match &v_5 {
            Some(v) => {
                let Some(d_v) = &mut d_held else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_4 = kept_2.take();
                let d_4 = shape_1.replace(&mut (*d_v));
                let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                (*d_v) += d_5 * v_4;
                (*d_v) += d_5 * v_4;
            }
            _ => {}
        }
        let Some(d_6) = &d_held else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_s += (*d_6) * x[2];
        d_x[2] += (*d_6) * s;
        for i in (0..length).rev() {
            let shape = kept_12.take();
            let mut d_shape = shape_4.zero();
            match ::core::clone::Clone::clone(&shape) {
                Shape::Box { width: width_2, height: h_2 } => {
                    let Shape::Box { width: d_width_2, height: d_h_2 } = &mut d_shape
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let (v_6, v_7, v_8, v_9) = pass_1.take();
                    let mut d_width_3 = shape_2.zero();
                    let mut d_h_3 = shape_3.zero();
                    let d_7 = d_s;
                    d_width_3 += d_7 * v_6;
                    d_h_3 += d_7 * v_7;
                    let d_8 = d_h_3;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_width_3, &(d_8));
                    let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_width_3);
                    let d_10 = ::rootgrad_autodiff::rt::scalar(d_9);
                    d_width_3 += d_10 * v_8;
                    d_h_3 += d_10 * v_9;
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_h_2), &d_h_3);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_width_2), &d_width_3);
                }
                _ => {
                    match ::core::clone::Clone::clone(&shape) {
                        Shape::Disc(r_3) => {
                            let Shape::Disc(d_r_3) = &mut d_shape else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let (v_10, v_11) = pass_2.take();
                            let mut d_r_4: f64 = -0.0;
                            let d_11 = ::core::mem::take(&mut d_s);
                            d_s += d_11 * v_10;
                            d_r_4 += d_11 * v_11;
                            let d_12 = d_r_4;
                            d_x[1] += d_12;
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_r_3), &d_r_4);
                        }
                        _ => {}
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_shapes[i], &d_shape);
        }
        for _ in 0..kept_25.take() {
            let (at_2, at) = pass_4.take();
            let v_13 = kept_14.take();
            match &v_13 {
                Shape::Disc(r_2) => {
                    let Shape::Disc(d_r_2) = &mut d_shapes[at_2] else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_12 = kept_13.take();
                    let d_13 = ::core::mem::take(&mut (*d_r_2));
                    (*d_r_2) += d_13 * ::rootgrad_autodiff::rules::sin(v_12);
                    d_s += d_13;
                }
                _ => {}
            }
            let v_19 = kept_21.take();
            match &v_19 {
                Shape::Disc(r) => {
                    let Shape::Disc(d_r) = &mut d_shapes[at] else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_14, v_15, v_16) = pass_3.take();
                    let d_14 = d_s;
                    (*d_r) += d_14 * v_14;
                    d_s += d_14 * v_15;
                    let d_15 = ::core::mem::take(&mut (*d_r));
                    (*d_r) += d_15 * x[3];
                    d_x[3] += d_15 * v_16;
                }
                Shape::Box { width, height: h } => {
                    let Shape::Box { width: d_width, height: d_h } = &mut d_shapes[at]
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let v_17 = kept_19.take();
                    let d_16 = shape_5.restored(&mut (*d_h));
                    let d_17 = ::rootgrad_autodiff::rt::scalar(d_16);
                    (*d_width) += d_17 * v_17;
                    (*d_width) += d_17 * v_17;
                }
                Shape::Empty => {
                    let v_18 = kept_20.take();
                    let d_18 = ::core::mem::take(&mut d_s);
                    d_s += d_18 * x[0];
                    d_x[0] += d_18 * v_18;
                }
            }
        }
        let Shape::Disc(d_19) = &d_shapes[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_19);
        let Shape::Box { width: d_20, height: d_21 } = &d_shapes[1] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_20);
        d_x[2] += (*d_21);
        pass_1.finish();
        pass_2.finish();
        kept_12.finish();
        kept_13.finish();
        kept_14.finish();
        pass_3.finish();
        kept_19.finish();
        kept_20.finish();
        kept_21.finish();
        pass_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_shapes = [
            Shape::Disc { 0: t_x[0] },
            Shape::Box {
                width: t_x[1],
                height: t_x[2],
            },
            ::rootgrad_autodiff::Differentiable::zero_like(&(Shape::Empty)),
        ];
        let mut shapes = [
            Shape::Disc(x[0]),
            (Shape::Box {
                width: x[1],
                height: x[2],
            }),
            Shape::Empty,
        ];
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut k = 0;
        while k < 4 {
            let at = k % 3;
            match &mut shapes[at] {
                Shape::Disc(r) => {
                    let Shape::Disc(t_r) = &mut t_shapes[at] else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    (*t_r) = ::rootgrad_autodiff::rt::scalar(*t_r) * x[3]
                        + (*r) * t_x[3];
                    (*r) = (*r) * x[3];
                    t_s += ::rootgrad_autodiff::rt::scalar(*t_r) * s + (*r) * t_s;
                    s += ((*r) * s) + 1.0;
                }
                Shape::Box { width, height: h } => {
                    let Shape::Box { width: t_width, height: t_h } = &mut t_shapes[at]
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    (*t_h)
                        += ::rootgrad_autodiff::rt::scalar(*t_width) * (*width)
                            + (*width) * ::rootgrad_autodiff::rt::scalar(*t_width);
                    (*h) += (*width) * (*width);
                    (*t_h) = ::rootgrad_autodiff::rt::tangent_at((*t_h), (*h));
                }
                Shape::Empty => {
                    t_s = t_s * x[0] + s * t_x[0];
                    s = s * x[0];
                }
            }
            let at_2 = k % 3;
            match &mut shapes[at_2] {
                Shape::Disc(r_2) => {
                    let Shape::Disc(t_r_2) = &mut t_shapes[at_2] else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    k += 1;
                    (*t_r_2) = (::rootgrad_autodiff::rules::sin(*r_2)
                        * ::rootgrad_autodiff::rt::scalar(*t_r_2)) + t_s;
                    (*r_2) = (*r_2).sin() + s;
                }
                _ => {}
            }
            k += 1;
        }
        let length = shapes.len();
        for i in 0..length {
            let shape = shapes[i].clone();
            let t_shape = t_shapes[i].clone();
            match ::core::clone::Clone::clone(&shape) {
                Shape::Box { width: width_2, height: h_2 } => {
                    let Shape::Box { width: t_width_2, height: t_h_2 } = ::core::clone::Clone::clone(
                        &t_shape,
                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let mut width_3 = width_2.clone();
                    let mut t_width_3 = t_width_2.clone();
                    let mut h_3 = h_2.clone();
                    let mut t_h_3 = t_h_2.clone();
                    t_width_3 = ::rootgrad_autodiff::rt::tangent_at(
                        t_width_3 * h_3 + width_3 * t_h_3,
                        width_3 * h_3,
                    );
                    width_3 = width_3 * h_3;
                    t_h_3 += t_width_3;
                    h_3 += width_3;
                    t_h_3 = ::rootgrad_autodiff::rt::tangent_at(t_h_3, h_3);
                    t_s += t_width_3 * h_3 + width_3 * t_h_3;
                    s += width_3 * h_3;
                }
                _ => {
                    match ::core::clone::Clone::clone(&shape) {
                        Shape::Disc(r_3) => {
                            let Shape::Disc(t_r_3) = ::core::clone::Clone::clone(
                                &t_shape,
                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let mut r_4 = r_3.clone();
                            let mut t_r_4 = t_r_3.clone();
                            t_r_4 += t_x[1];
                            r_4 += x[1];
                            t_s = t_s * r_4 + s * t_r_4;
                            s = s * r_4;
                        }
                        _ => {}
                    }
                }
            }
        }
        let mut t_held = Some(t_s * x[2] + s * t_x[2]);
        let mut held = Some((s * x[2]));
        match &mut held {
            Some(v) => {
                let Some(t_v) = &mut t_held else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                (*t_v) = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(*t_v) * (*v)
                        + (*v) * ::rootgrad_autodiff::rt::scalar(*t_v),
                    (*v) * (*v),
                );
                (*v) = (*v) * (*v);
            }
            _ => {}
        }
        let t;
        let t_t;
        let arm;
        match ::core::clone::Clone::clone(&held) {
            Some(v_2) if v_2 > 1e3 => {
                let Some(t_v_2) = ::core::clone::Clone::clone(&t_held) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                arm = 0;
            }
            Some(ref v_3) => {
                let Some(t_v_3) = ::core::clone::Clone::clone(&t_held) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                arm = 1;
            }
            None => {
                arm = 2;
            }
        }
        let arm_2 = arm;
        match ::core::clone::Clone::clone(&held) {
            Some(v_2) if arm_2 == 0 => {
                let Some(t_v_2) = ::core::clone::Clone::clone(&t_held) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = ::rootgrad_autodiff::rules::sqrt(v_2) * t_v_2;
                t = v_2.sqrt();
            }
            Some(ref v_3) if arm_2 == 1 => {
                let Some(t_v_3) = ::core::clone::Clone::clone(&t_held) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_s + (t_v_3 * x[0] + v_3 * t_x[0]);
                t = s + (v_3 * x[0]);
            }
            None if arm_2 == 2 => {
                t_t = 0.0;
                t = 0.0;
            }
            _ => {
                ::core::unreachable!();
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
