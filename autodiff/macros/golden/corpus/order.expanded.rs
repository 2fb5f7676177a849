// Written by the golden test; do not edit.
mod of_stacks {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut w = ::std::vec![x[0], x[1]];
        let present = w.len() > 0;
        let t;
        if present {
            t = Some(w[kept_6.keep((w.len() - 1))]);
            shape_1.keep(&t);
        } else {
            t = None {};
            shape_1.keep(&t);
        }
        let given = t;
        w.push(x[3]);
        let other = 2.0;
        let value = ::core::clone::Clone::clone(&given).unwrap_or(other);
        let a = ::core::clone::Clone::clone(&value);
        let mut none: Vec<f64> = ::std::vec![];
        let present_2 = none.len() > 0;
        let t_2;
        if present_2 {
            t_2 = Some(none[kept_5.keep((none.len() - 1))]);
            shape_2.keep(&t_2);
        } else {
            t_2 = None {};
            shape_2.keep(&t_2);
        }
        let given_2 = t_2;
        none.push(x[3]);
        let other_2 = 2.0;
        let value_2 = ::core::clone::Clone::clone(&given_2).unwrap_or(other_2);
        let b = ::core::clone::Clone::clone(&value_2);
        let other_3 = kept_4.keep((w.len() as f64)) * x[1];
        let present_3 = w.len() > 0;
        let t_3;
        if present_3 {
            let at = kept_3.keep((w.len() - 1));
            let popped = w[at];
            w.pop();
            let v = popped;
            t_3 = v * (w.len() as f64);
        } else {
            t_3 = other_3;
        }
        let c = t_3;
        let other_4 = (none.len() as f64) + x[2];
        let present_4 = none.len() > 0;
        let t_4;
        if present_4 {
            let at_2 = kept_2.keep((none.len() - 1));
            let popped_2 = none[at_2];
            none.pop();
            t_4 = popped_2;
        } else {
            t_4 = other_4;
        }
        let other_5 = (none.len() as f64) + x[2];
        let present_5 = none.len() > 0;
        let t_5;
        if present_5 {
            let at_3 = kept_1.keep((none.len() - 1));
            let popped_3 = none[at_3];
            none.pop();
            t_5 = popped_3;
        } else {
            t_5 = other_5;
        }
        let d = t_4 + t_5;
        let result: f64 = (a * b) + ((c * d) * (w.len() as f64));
        let mut d_result = d_ret;
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_t = shape_1.zero();
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_none = ::rootgrad_autodiff::Differentiable::zero_like(&none);
        let mut d_t_2 = shape_2.zero();
        let mut d_given_2 = ::rootgrad_autodiff::Differentiable::zero_like(&given_2);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_other_3: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        let mut d_other_4: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        let mut d_other_5: f64 = -0.0;
        let mut d_t_5: f64 = -0.0;
        let mut d_d: f64 = -0.0;
        d_a += d_result * b;
        d_b += d_result * a;
        let d_1 = d_result * (w.len() as f64);
        d_c += d_1 * d;
        d_d += d_1 * c;
        d_t_4 += d_d;
        d_t_5 += d_d;
        if present_5 {
            let at_3 = kept_1.take();
            let mut d_popped_3: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_t_5);
            d_popped_3 += d_2;
            ::rootgrad_autodiff::rt::unpopped(&mut d_none);
            d_none[at_3] += d_popped_3;
        } else {
            let d_3 = ::core::mem::take(&mut d_t_5);
            d_other_5 += d_3;
        }
        d_x[2] += d_other_5;
        if present_4 {
            let at_2 = kept_2.take();
            let mut d_popped_2: f64 = -0.0;
            let d_4 = ::core::mem::take(&mut d_t_4);
            d_popped_2 += d_4;
            ::rootgrad_autodiff::rt::unpopped(&mut d_none);
            d_none[at_2] += d_popped_2;
        } else {
            let d_5 = ::core::mem::take(&mut d_t_4);
            d_other_4 += d_5;
        }
        d_x[2] += d_other_4;
        d_t_3 += d_c;
        if present_3 {
            let at = kept_3.take();
            let mut d_popped: f64 = -0.0;
            let mut d_v: f64 = -0.0;
            let d_6 = ::core::mem::take(&mut d_t_3);
            d_v += d_6 * (w.len() as f64);
            d_popped += d_v;
            ::rootgrad_autodiff::rt::unpopped(&mut d_w);
            d_w[at] += d_popped;
        } else {
            let d_7 = ::core::mem::take(&mut d_t_3);
            d_other_3 += d_7;
        }
        let v_1 = kept_4.take();
        d_x[1] += d_other_3 * v_1;
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_b));
        (given_2)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_given_2),
                other_2,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_none);
        d_x[3] += d_8;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_given_2));
        if present_2 {
            let v_2 = kept_5.take();
            let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_10) = &d_9 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_none[v_2] += (*d_10);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
        (given)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_given),
                other,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        let d_12 = ::rootgrad_autodiff::rt::popped(&mut d_w);
        d_x[3] += d_12;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_given));
        if present {
            let v_3 = kept_6.take();
            let d_13 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_14) = &d_13 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_w[v_3] += (*d_14);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        d_x[0] += d_w[0];
        d_x[1] += d_w[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut w = ::std::vec![x[0], x[1]];
        let mut t_w = ::std::vec![t_x[0], t_x[1]];
        let present = w.len() > 0;
        let t;
        let t_t;
        if present {
            t_t = Some(t_w[w.len() - 1]);
            t = Some(w[(w.len() - 1)]);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let given = t;
        let t_given = t_t;
        t_w.push(t_x[3]);
        w.push(x[3]);
        let other = 2.0;
        let (v_2, t_value) = (given)
            .__jvp_unwrap_or(&t_given, other, ::rootgrad_autodiff::rt::Inactive);
        let value = v_2;
        let a = value;
        let t_a = t_value;
        let mut none: Vec<f64> = ::std::vec![];
        let mut t_none: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(&none);
        let present_2 = none.len() > 0;
        let t_2;
        let t_t_2;
        if present_2 {
            t_t_2 = Some(t_none[none.len() - 1]);
            t_2 = Some(none[(none.len() - 1)]);
        } else {
            let v_3 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            t_2 = v_3;
        }
        let given_2 = t_2;
        let t_given_2 = t_t_2;
        t_none.push(t_x[3]);
        none.push(x[3]);
        let other_2 = 2.0;
        let (v_4, t_value_2) = (given_2)
            .__jvp_unwrap_or(&t_given_2, other_2, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_4;
        let b = value_2;
        let t_b = t_value_2;
        let other_3 = (w.len() as f64) * x[1];
        let t_other_3 = (w.len() as f64) * t_x[1];
        let present_3 = w.len() > 0;
        let t_3;
        let t_t_3;
        if present_3 {
            let at = w.len() - 1;
            let popped = w[at];
            let t_popped = t_w[at];
            t_w.pop();
            w.pop();
            let v = popped;
            let t_v = t_popped;
            t_t_3 = t_v * (w.len() as f64);
            t_3 = v * (w.len() as f64);
        } else {
            t_t_3 = t_other_3;
            t_3 = other_3;
        }
        let c = t_3;
        let t_c = t_t_3;
        let other_4 = (none.len() as f64) + x[2];
        let t_other_4 = t_x[2];
        let present_4 = none.len() > 0;
        let t_4;
        let t_t_4;
        if present_4 {
            let at_2 = none.len() - 1;
            let popped_2 = none[at_2];
            let t_popped_2 = t_none[at_2];
            t_none.pop();
            none.pop();
            t_t_4 = t_popped_2;
            t_4 = popped_2;
        } else {
            t_t_4 = t_other_4;
            t_4 = other_4;
        }
        let other_5 = (none.len() as f64) + x[2];
        let t_other_5 = t_x[2];
        let present_5 = none.len() > 0;
        let t_5;
        let t_t_5;
        if present_5 {
            let at_3 = none.len() - 1;
            let popped_3 = none[at_3];
            let t_popped_3 = t_none[at_3];
            t_none.pop();
            none.pop();
            t_t_5 = t_popped_3;
            t_5 = popped_3;
        } else {
            t_t_5 = t_other_5;
            t_5 = other_5;
        }
        let d = t_4 + t_5;
        let t_d = t_t_4 + t_t_5;
        let result: f64 = (a * b) + ((c * d) * (w.len() as f64));
        let t_result: f64 = (t_a * b + a * t_b)
            + ((t_c * d + c * t_d) * (w.len() as f64));
        (result, t_result)
    }
}
mod of_elements {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut w = x.to_vec();
        let present = 1 < w.len();
        let t;
        if present {
            t = Some(w[1]);
            shape_2.keep(&t);
        } else {
            t = None {};
            shape_2.keep(&t);
        }
        let given = t;
        w[1] = 5.0;
        let other = 2.0;
        let value = ::core::clone::Clone::clone(&given).unwrap_or(other);
        let a = ::core::clone::Clone::clone(&value);
        let present_2 = 2 < w.len();
        let t_2;
        if present_2 {
            let v = &w[2];
            t_2 = Some(((*v) * kept_1.keep((*v))));
            shape_3.keep(&t_2);
        } else {
            t_2 = None {};
            shape_3.keep(&t_2);
        }
        let given_2 = t_2;
        w[2] = 5.0 * x[0];
        let other_2 = 2.0;
        let value_2 = ::core::clone::Clone::clone(&given_2).unwrap_or(other_2);
        let b = ::core::clone::Clone::clone(&value_2);
        let present_3 = 3 < w.len();
        let t_3;
        if present_3 {
            t_3 = Some(w[3]);
            shape_4.keep(&t_3);
        } else {
            t_3 = None {};
            shape_4.keep(&t_3);
        }
        let given_3 = t_3;
        w[3] = 5.0 * x[0];
        let other_3 = 2.0;
        let other_4 = other_3;
        let t_4;
        match ::core::clone::Clone::clone(&given_3) {
            Some(held) => {
                let v_2 = held;
                shape_1.keep(&v_2);
                t_4 = v_2 * v_2;
            }
            None => {
                t_4 = other_4;
            }
        }
        let c = t_4;
        let result: f64 = ((a * w[1]) + (b * w[2])) + (c * w[3]);
        let mut d_result = d_ret;
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_t = shape_2.zero();
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_t_2 = shape_3.zero();
        let mut d_given_2 = ::rootgrad_autodiff::Differentiable::zero_like(&given_2);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_t_3 = shape_4.zero();
        let mut d_given_3 = ::rootgrad_autodiff::Differentiable::zero_like(&given_3);
        let mut d_t_4 = -0.0;
        let mut d_c = -0.0;
        d_a += d_result * w[1];
        d_w[1] += d_result * a;
        d_b += d_result * w[2];
        d_w[2] += d_result * b;
        d_c += d_result * w[3];
        d_w[3] += d_result * c;
        d_t_4 += d_c;
        match ::core::clone::Clone::clone(&given_3) {
            Some(held) => {
                let Some(d_held) = &mut d_given_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = held;
                let mut d_v_2 = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_t_4);
                d_v_2 += d_1 * v_2;
                d_v_2 += d_1 * v_2;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_v_2));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_4);
            }
        }
        let d_3 = ::core::mem::take(&mut d_w[3]);
        d_x[0] += d_3 * 5.0;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_given_3));
        if present_3 {
            let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            let Some(d_5) = &d_4 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_w[3] += (*d_5);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_b));
        (given_2)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_given_2),
                other_2,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        let d_7 = ::core::mem::take(&mut d_w[2]);
        d_x[0] += d_7 * 5.0;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_given_2));
        if present_2 {
            let d_v = &mut d_w[2];
            let v_1 = kept_1.take();
            let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_9) = &d_8 else { ::rootgrad_autodiff::rt::wrong_variant() };
            (*d_v) += (*d_9) * v_1;
            (*d_v) += (*d_9) * v_1;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
        (given)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_given),
                other,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        let _ = ::core::mem::take(&mut d_w[1]);
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_given));
        if present {
            let d_12 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_13) = &d_12 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_w[1] += (*d_13);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut w = x.to_vec();
        let mut t_w = t_x.to_vec();
        let present = 1 < w.len();
        let t;
        let t_t;
        if present {
            t_t = Some(t_w[1]);
            t = Some(w[1]);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let given = t;
        let t_given = t_t;
        t_w[1] = 0.0;
        w[1] = 5.0;
        let other = 2.0;
        let (v_3, t_value) = (given)
            .__jvp_unwrap_or(&t_given, other, ::rootgrad_autodiff::rt::Inactive);
        let value = v_3;
        let a = value;
        let t_a = t_value;
        let present_2 = 2 < w.len();
        let t_2;
        let t_t_2;
        if present_2 {
            let v = &w[2];
            let t_v = &t_w[2];
            t_t_2 = Some((*t_v) * (*v) + (*v) * (*t_v));
            t_2 = Some(((*v) * (*v)));
        } else {
            let v_4 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
            t_2 = v_4;
        }
        let given_2 = t_2;
        let t_given_2 = t_t_2;
        t_w[2] = 5.0 * t_x[0];
        w[2] = 5.0 * x[0];
        let other_2 = 2.0;
        let (v_5, t_value_2) = (given_2)
            .__jvp_unwrap_or(&t_given_2, other_2, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_5;
        let b = value_2;
        let t_b = t_value_2;
        let present_3 = 3 < w.len();
        let t_3;
        let t_t_3;
        if present_3 {
            t_t_3 = Some(t_w[3]);
            t_3 = Some(w[3]);
        } else {
            let v_6 = None {};
            t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
            t_3 = v_6;
        }
        let given_3 = t_3;
        let t_given_3 = t_t_3;
        t_w[3] = 5.0 * t_x[0];
        w[3] = 5.0 * x[0];
        let other_3 = 2.0;
        let other_4 = other_3;
        let t_4;
        let t_t_4;
        match ::core::clone::Clone::clone(&given_3) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_given_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = held;
                let t_v_2 = t_held;
                t_t_4 = t_v_2 * v_2 + v_2 * t_v_2;
                t_4 = v_2 * v_2;
            }
            None => {
                t_t_4 = 0.0;
                t_4 = other_4;
            }
        }
        let c = t_4;
        let t_c = t_t_4;
        let result: f64 = ((a * w[1]) + (b * w[2])) + (c * w[3]);
        let t_result: f64 = ((t_a * w[1] + a * t_w[1]) + (t_b * w[2] + b * t_w[2]))
            + (t_c * w[3] + c * t_w[3]);
        (result, t_result)
    }
}
mod of_calls {
    impl Sum {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            self.of += v;
            let result: f64 = self.of * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            (result, d_v)
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.of) * v
                + self.of * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_add(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_add(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn add_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = (t_self.of * v) + (self.of * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.of += d_t_result * v;
            d_v += d_t_result * t_self.of;
            d_self.of += d_t_result * t_v;
            d_t_v += d_t_result * self.of;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            let d_2 = d_t_self.of;
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_add<'__shadow>(
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
            let (g2, g3) = Self::add_pushforward_pullback(
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
        fn __path_jvp_vjp_add<'__shadow>(
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
            let (g2, g3) = Self::add_pushforward_pullback(
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
        fn __vjp_add<'__shadow>(
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
            let (_primal, g1) = Self::add_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_add<'__shadow>(
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
            let (_primal, g1) = Self::add_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`add_small`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_small_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: Option<f64>,
        ) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            self.of += v;
            let t;
            if v < 1.0 {
                t = Some((self.of * v));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v < 1.0 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_self.of += (*d_2) * v;
                d_v += (*d_2) * self.of;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            let d_4 = d_self.of;
            d_v += d_4;
            (result, d_v)
        }
        /// The forward derivative of [`add_small`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_small_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (Option<f64>, Option<f64>) {
            t_self.of += t_v;
            self.of += v;
            let t;
            let t_t;
            if v < 1.0 {
                t_t = Some(
                    ::rootgrad_autodiff::rt::scalar(t_self.of) * v + self.of * t_v,
                );
                t = Some((self.of * v));
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
        fn __jvp_add_small(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_small_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_add_small(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_small_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn add_small_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            t_self.of += t_v;
            self.of += v;
            let t;
            let t_t;
            if v < 1.0 {
                t_t = Some(((t_self.of * v) + (self.of * t_v)));
                shape_2.keep(&t_t);
                t = Some((self.of * v));
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
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
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
            if v < 1.0 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_self.of += (*d_2) * v;
                d_v += (*d_2) * self.of;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_self.of += (*d_4) * v;
                d_v += (*d_4) * t_self.of;
                d_self.of += (*d_4) * t_v;
                d_t_v += (*d_4) * self.of;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            let d_7 = d_self.of;
            d_v += d_7;
            let d_8 = d_t_self.of;
            d_t_v += d_8;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_add_small<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            let (g2, g3) = Self::add_small_pushforward_pullback(
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
        fn __path_jvp_vjp_add_small<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            let (g2, g3) = Self::add_small_pushforward_pullback(
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
        fn __vjp_add_small<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
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
            let (_primal, g1) = Self::add_small_pullback(
                &mut this,
                d0,
                a1,
                d_ret.seed(),
            );
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_add_small<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::add_small_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`try_add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn try_add_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: Result<f64, String>,
        ) -> (Result<f64, String>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            self.of += v;
            let t;
            if v < 1.0 {
                t = Ok((self.of * v));
                shape_1.keep(&t);
            } else {
                t = Err("large".into());
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v < 1.0 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_self.of += (*d_2) * v;
                d_v += (*d_2) * self.of;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            let d_4 = d_self.of;
            d_v += d_4;
            (result, d_v)
        }
        /// The forward derivative of [`try_add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn try_add_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (Result<f64, String>, Result<f64, String>) {
            t_self.of += t_v;
            self.of += v;
            let t;
            let t_t;
            if v < 1.0 {
                t_t = Ok(::rootgrad_autodiff::rt::scalar(t_self.of) * v + self.of * t_v);
                t = Ok((self.of * v));
            } else {
                let v_1 = Err("large".into());
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_try_add(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<f64, String>, Result<f64, String>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::try_add_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_try_add(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<f64, String>, Result<f64, String>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::try_add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn try_add_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            t_self.of += t_v;
            self.of += v;
            let t;
            let t_t;
            if v < 1.0 {
                t_t = Ok(((t_self.of * v) + (self.of * t_v)));
                shape_2.keep(&t_t);
                t = Ok((self.of * v));
                shape_1.keep(&t);
            } else {
                let v_1 = Err("large".into());
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
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
            if v < 1.0 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_self.of += (*d_2) * v;
                d_v += (*d_2) * self.of;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_self.of += (*d_4) * v;
                d_v += (*d_4) * t_self.of;
                d_self.of += (*d_4) * t_v;
                d_t_v += (*d_4) * self.of;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            let d_7 = d_self.of;
            d_v += d_7;
            let d_8 = d_t_self.of;
            d_t_v += d_8;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_try_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
            >,
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
            let (g2, g3) = Self::try_add_pushforward_pullback(
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
        fn __path_jvp_vjp_try_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
            >,
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
            let (g2, g3) = Self::try_add_pushforward_pullback(
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
        fn __vjp_try_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
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
            let (_primal, g1) = Self::try_add_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_try_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::try_add_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_add, fn __vjp_add_small, fn __vjp_try_add, fn __vjp_unwrap_or
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
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let mut sum = Sum { of: x[0] };
        let argument = x[1];
        kept_9.keep_owned(&sum);
        let given = sum.add_small(argument);
        let other = ::core::clone::Clone::clone(&sum.of);
        let value = ::core::clone::Clone::clone(&given)
            .unwrap_or(::core::clone::Clone::clone(&other));
        let mut s = value * kept_8.keep(sum.of);
        let argument_2 = x[2];
        kept_7.keep_owned(&sum);
        let given_3 = sum.add_small(argument_2);
        kept_6.keep_owned(&sum);
        let other_2 = sum.add(2.0);
        ::rootgrad_autodiff::rt::optional(&given_3);
        let other_3 = ::core::clone::Clone::clone(&other_2);
        let t;
        match ::core::clone::Clone::clone(&given_3) {
            Some(held) => {
                let v = held;
                shape_3.keep(&v);
                t = v * kept_5.keep(sum.of);
                shape_4.keep(&t);
            }
            None => {
                t = ::core::clone::Clone::clone(&other_3);
                shape_4.keep(&t);
            }
        }
        s += t;
        let other_4 = 0.0;
        let t_2;
        let argument_3 = x[1];
        kept_4.keep_owned(&sum);
        let value_2 = sum.add(argument_3);
        let given_5 = Some(::core::clone::Clone::clone(&value_2));
        let other_5 = Some(::core::clone::Clone::clone(&sum.of));
        let one = ::core::clone::Clone::clone(&given_5);
        let other_6 = ::core::clone::Clone::clone(&other_5);
        let t_3;
        match ::core::clone::Clone::clone(&one) {
            Some(held_3) => {
                match ::core::clone::Clone::clone(&other_6) {
                    Some(held_4) => {
                        t_3 = Some((held_3, held_4));
                        shape_5.keep(&t_3);
                    }
                    None => {
                        t_3 = None;
                        shape_5.keep(&t_3);
                    }
                }
            }
            None => {
                t_3 = None;
                shape_5.keep(&t_3);
            }
        }
        match ::core::clone::Clone::clone(&t_3) {
            Some(held_2) => {
                let a = held_2.0;
                shape_1.keep(&a);
                let b = held_2.1;
                shape_2.keep(&b);
                t_2 = a * b;
            }
            None => {
                t_2 = other_4;
            }
        }
        s += t_2;
        let argument_4 = x[1];
        kept_3.keep_owned(&sum);
        let given_6 = sum.try_add(argument_4);
        let other_7 = ::core::clone::Clone::clone(&sum.of);
        let value_3 = ::core::clone::Clone::clone(&given_6)
            .unwrap_or(::core::clone::Clone::clone(&other_7));
        s += value_3 * kept_2.keep(sum.of);
        let t_6 = ::core::clone::Clone::clone(&s);
        let t_4;
        let argument_5 = x[1];
        kept_1.keep_owned(&sum);
        let given_7 = sum.add_small(argument_5);
        let other_8 = ::core::clone::Clone::clone(&sum.of);
        let other_9 = ::core::clone::Clone::clone(&other_8);
        let t_5;
        match ::core::clone::Clone::clone(&given_7) {
            Some(held_5) => {
                t_5 = Ok(held_5);
                shape_7.keep(&t_5);
            }
            None => {
                t_5 = Err(::core::clone::Clone::clone(&other_9));
                shape_7.keep(&t_5);
            }
        }
        match ::core::clone::Clone::clone(&t_5) {
            Ok(v_2) => {
                t_4 = v_2;
                shape_6.keep(&t_4);
            }
            Err(e) => {
                t_4 = e * e;
                shape_6.keep(&t_4);
            }
        }
        let result: f64 = t_6 + t_4;
        let mut d_result = d_ret;
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        let mut d_argument: f64 = -0.0;
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_argument_2: f64 = -0.0;
        let mut d_given_3 = ::rootgrad_autodiff::Differentiable::zero_like(&given_3);
        let mut d_other_2 = ::rootgrad_autodiff::Differentiable::zero_like(&other_2);
        let mut d_other_3 = ::rootgrad_autodiff::Differentiable::zero_like(&other_3);
        let mut d_t = shape_4.zero();
        let mut d_t_2 = -0.0;
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_given_5 = ::rootgrad_autodiff::Differentiable::zero_like(&given_5);
        let mut d_other_5 = ::rootgrad_autodiff::Differentiable::zero_like(&other_5);
        let mut d_one = ::rootgrad_autodiff::Differentiable::zero_like(&one);
        let mut d_other_6 = ::rootgrad_autodiff::Differentiable::zero_like(&other_6);
        let mut d_t_3 = shape_5.zero();
        let mut d_argument_4: f64 = -0.0;
        let mut d_given_6 = ::rootgrad_autodiff::Differentiable::zero_like(&given_6);
        let mut d_other_7 = ::rootgrad_autodiff::Differentiable::zero_like(&other_7);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_t_6 = ::rootgrad_autodiff::Differentiable::zero_like(&t_6);
        let mut d_t_4 = shape_6.zero();
        let mut d_argument_5: f64 = -0.0;
        let mut d_given_7 = ::rootgrad_autodiff::Differentiable::zero_like(&given_7);
        let mut d_other_8 = ::rootgrad_autodiff::Differentiable::zero_like(&other_8);
        let mut d_other_9 = ::rootgrad_autodiff::Differentiable::zero_like(&other_9);
        let mut d_t_5 = shape_7.zero();
        d_t_6 += d_result;
        d_t_4 += d_result;
        match ::core::clone::Clone::clone(&t_5) {
            Ok(v_2) => {
                let Ok(d_v_2) = &mut d_t_5 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_v_2), &(d_1));
            }
            Err(e) => {
                let Err(d_e) = &mut d_t_5 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                (*d_e) += d_3 * e;
                (*d_e) += d_3 * e;
            }
        }
        match ::core::clone::Clone::clone(&given_7) {
            Some(held_5) => {
                let Some(d_held_5) = &mut d_given_7 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
                let Ok(d_5) = &d_4 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_5), &((*d_5)));
            }
            None => {
                let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
                let Err(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_other_9, &((*d_7)));
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_other_8, &(d_other_9));
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &(d_other_8));
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_add_small(
                ::core::option::Option::Some(&mut d_sum),
                argument_5,
                &mut d_argument_5,
                d_given_7,
            );
        d_x[1] += d_argument_5;
        ::rootgrad_autodiff::rt::accumulate(&mut d_s, &(d_t_6));
        let v_3 = kept_2.take();
        let d_8 = d_s;
        let d_9 = ::rootgrad_autodiff::rt::scalar(d_8);
        d_value_3 += d_9 * v_3;
        d_sum.of += d_9 * value_3;
        (given_6)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_given_6),
                ::core::clone::Clone::clone(&other_7),
                &mut d_other_7,
                d_value_3,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &(d_other_7));
        let v_4 = kept_3.take();
        (v_4)
            .__vjp_try_add(
                ::core::option::Option::Some(&mut d_sum),
                argument_4,
                &mut d_argument_4,
                d_given_6,
            );
        d_x[1] += d_argument_4;
        let d_10 = d_s;
        d_t_2 += d_10;
        match ::core::clone::Clone::clone(&t_3) {
            Some(held_2) => {
                let Some(d_held_2) = &mut d_t_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let a = held_2.0;
                let b = held_2.1;
                let mut d_a = shape_1.zero();
                let mut d_b = shape_2.zero();
                let d_11 = ::core::mem::take(&mut d_t_2);
                d_a += d_11 * b;
                d_b += d_11 * a;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2).1, &(d_b));
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2).0, &(d_a));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_2);
            }
        }
        match ::core::clone::Clone::clone(&one) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_one else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                match ::core::clone::Clone::clone(&other_6) {
                    Some(held_4) => {
                        let Some(d_held_4) = &mut d_other_6 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_13 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                        let Some(d_14) = &d_13 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_held_3),
                            &((*d_14).0),
                        );
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_held_4),
                            &((*d_14).1),
                        );
                    }
                    None => {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    }
                }
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_other_5, &(d_other_6));
        ::rootgrad_autodiff::rt::accumulate(&mut d_given_5, &(d_one));
        let Some(d_17) = &d_other_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &((*d_17)));
        let Some(d_18) = &d_given_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &((*d_18)));
        let v_5 = kept_4.take();
        (v_5)
            .__vjp_add(
                ::core::option::Option::Some(&mut d_sum),
                argument_3,
                &mut d_argument_3,
                d_value_2,
            );
        d_x[1] += d_argument_3;
        let d_19 = d_s;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_19));
        match ::core::clone::Clone::clone(&given_3) {
            Some(held) => {
                let Some(d_held) = &mut d_given_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held;
                let mut d_v = shape_3.zero();
                let v_6 = kept_5.take();
                let d_20 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let d_21 = ::rootgrad_autodiff::rt::scalar(d_20);
                d_v += d_21 * v_6;
                d_sum.of += d_21 * v;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_v));
            }
            None => {
                let d_22 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                ::rootgrad_autodiff::rt::accumulate(&mut d_other_3, &(d_22));
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_other_2, &(d_other_3));
        let v_7 = kept_6.take();
        (v_7)
            .__vjp_add(
                ::core::option::Option::Some(&mut d_sum),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_other_2,
            );
        let v_8 = kept_7.take();
        (v_8)
            .__vjp_add_small(
                ::core::option::Option::Some(&mut d_sum),
                argument_2,
                &mut d_argument_2,
                d_given_3,
            );
        d_x[2] += d_argument_2;
        let v_9 = kept_8.take();
        let d_23 = ::rootgrad_autodiff::rt::scalar(d_s);
        d_value += d_23 * v_9;
        d_sum.of += d_23 * value;
        (given)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_given),
                ::core::clone::Clone::clone(&other),
                &mut d_other,
                d_value,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &(d_other));
        let v_10 = kept_9.take();
        (v_10)
            .__vjp_add_small(
                ::core::option::Option::Some(&mut d_sum),
                argument,
                &mut d_argument,
                d_given,
            );
        d_x[1] += d_argument;
        let Sum { of: d_24 } = &d_sum else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_24);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_add, fn __jvp_add_small, fn __jvp_try_add, fn __jvp_unwrap_or
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_sum = Sum { of: t_x[0] };
        let mut sum = Sum { of: x[0] };
        let argument = x[1];
        let t_argument = t_x[1];
        let (v_1, t_given) = (sum).__jvp_add_small(&mut t_sum, argument, t_argument);
        let given = v_1;
        let other = sum.of;
        let t_other = t_sum.of;
        let (v_3, t_value) = (given).__jvp_unwrap_or(&t_given, other, t_other);
        let value = v_3;
        let mut s = value * sum.of;
        let mut t_s = ::rootgrad_autodiff::rt::tangent_at(
            t_value * sum.of + value * ::rootgrad_autodiff::rt::scalar(t_sum.of),
            s,
        );
        let argument_2 = x[2];
        let t_argument_2 = t_x[2];
        let (v_4, t_given_3) = (sum)
            .__jvp_add_small(&mut t_sum, argument_2, t_argument_2);
        let given_3 = v_4;
        let (v_5, t_other_2) = (sum)
            .__jvp_add(&mut t_sum, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let other_2 = v_5;
        ::rootgrad_autodiff::rt::optional(&given_3);
        let other_3 = other_2;
        let t_other_3 = t_other_2;
        let t;
        let t_t;
        match ::core::clone::Clone::clone(&given_3) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_given_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held;
                let t_v = t_held;
                t_t = ::rootgrad_autodiff::rt::tangent_at(
                    t_v * sum.of + v * ::rootgrad_autodiff::rt::scalar(t_sum.of),
                    v * sum.of,
                );
                t = v * sum.of;
            }
            None => {
                t_t = t_other_3;
                t = other_3;
            }
        }
        t_s += t_t;
        s += t;
        t_s = ::rootgrad_autodiff::rt::tangent_at(t_s, s);
        let other_4 = 0.0;
        let t_2;
        let t_t_2;
        let argument_3 = x[1];
        let t_argument_3 = t_x[1];
        let (v_6, t_value_2) = (sum).__jvp_add(&mut t_sum, argument_3, t_argument_3);
        let value_2 = v_6;
        let t_given_5 = Some(t_value_2);
        let given_5 = Some(value_2);
        let t_other_5 = Some(t_sum.of);
        let other_5 = Some(sum.of);
        let one = given_5;
        let t_one = t_given_5;
        let other_6 = other_5;
        let t_other_6 = t_other_5;
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&one) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_one) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                match ::core::clone::Clone::clone(&other_6) {
                    Some(held_4) => {
                        let Some(t_held_4) = ::core::clone::Clone::clone(&t_other_6)
                        else { ::rootgrad_autodiff::rt::wrong_variant() };
                        t_t_3 = Some((t_held_3, t_held_4));
                        t_3 = Some((held_3, held_4));
                    }
                    None => {
                        let v_7 = None;
                        t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_7);
                        t_3 = v_7;
                    }
                }
            }
            None => {
                let v_8 = None;
                t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_8);
                t_3 = v_8;
            }
        }
        match ::core::clone::Clone::clone(&t_3) {
            Some(held_2) => {
                let Some(t_held_2) = ::core::clone::Clone::clone(&t_t_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let a = held_2.0;
                let t_a = t_held_2.0;
                let b = held_2.1;
                let t_b = t_held_2.1;
                t_t_2 = t_a * b + a * t_b;
                t_2 = a * b;
            }
            None => {
                t_t_2 = 0.0;
                t_2 = other_4;
            }
        }
        t_s += t_t_2;
        s += t_2;
        let argument_4 = x[1];
        let t_argument_4 = t_x[1];
        let (v_9, t_given_6) = (sum).__jvp_try_add(&mut t_sum, argument_4, t_argument_4);
        let given_6 = v_9;
        let other_7 = sum.of;
        let t_other_7 = t_sum.of;
        let (v_10, t_value_3) = (given_6)
            .__jvp_unwrap_or(&t_given_6, other_7, t_other_7);
        let value_3 = v_10;
        t_s += t_value_3 * sum.of + value_3 * ::rootgrad_autodiff::rt::scalar(t_sum.of);
        s += value_3 * sum.of;
        t_s = ::rootgrad_autodiff::rt::tangent_at(t_s, s);
        let t_6 = s;
        let t_t_6 = t_s;
        let t_4;
        let t_t_4;
        let argument_5 = x[1];
        let t_argument_5 = t_x[1];
        let (v_11, t_given_7) = (sum)
            .__jvp_add_small(&mut t_sum, argument_5, t_argument_5);
        let given_7 = v_11;
        let other_8 = sum.of;
        let t_other_8 = t_sum.of;
        let other_9 = other_8;
        let t_other_9 = t_other_8;
        let t_5;
        let t_t_5;
        match ::core::clone::Clone::clone(&given_7) {
            Some(held_5) => {
                let Some(t_held_5) = ::core::clone::Clone::clone(&t_given_7) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_5 = Ok(t_held_5);
                t_5 = Ok(held_5);
            }
            None => {
                t_t_5 = Err(t_other_9);
                t_5 = Err(other_9);
            }
        }
        match ::core::clone::Clone::clone(&t_5) {
            Ok(v_2) => {
                let Ok(t_v_2) = ::core::clone::Clone::clone(&t_t_5) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_4 = t_v_2;
                t_4 = v_2;
            }
            Err(e) => {
                let Err(t_e) = ::core::clone::Clone::clone(&t_t_5) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_4 = ::rootgrad_autodiff::rt::tangent_at(t_e * e + e * t_e, e * e);
                t_4 = e * e;
            }
        }
        let result: f64 = t_6 + t_4;
        let t_result: f64 = t_t_6 + t_t_4;
        (result, t_result)
    }
}
mod of_conditions {
    impl Sum {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            self.of += v;
            let result: f64 = self.of * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            (result, d_v)
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.of) * v
                + self.of * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_add(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_add(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn add_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = (t_self.of * v) + (self.of * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.of += d_t_result * v;
            d_v += d_t_result * t_self.of;
            d_self.of += d_t_result * t_v;
            d_t_v += d_t_result * self.of;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            let d_2 = d_t_self.of;
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_add<'__shadow>(
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
            let (g2, g3) = Self::add_pushforward_pullback(
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
        fn __path_jvp_vjp_add<'__shadow>(
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
            let (g2, g3) = Self::add_pushforward_pullback(
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
        fn __vjp_add<'__shadow>(
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
            let (_primal, g1) = Self::add_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_add<'__shadow>(
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
            let (_primal, g1) = Self::add_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_add, fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut sum = Sum { of: x[0] };
        let argument = x[1];
        kept_6.keep_owned(&sum);
        let value = sum.add(argument);
        let given = value > 0.0;
        let other = ::core::clone::Clone::clone(&sum.of);
        let other_2 = ::core::clone::Clone::clone(&other);
        let t;
        if given {
            t = Some(::core::clone::Clone::clone(&other_2));
            shape_2.keep(&t);
        } else {
            t = None;
            shape_2.keep(&t);
        }
        let first: Option<f64> = t;
        let value_2 = ::core::clone::Clone::clone(&first).unwrap_or(2.0);
        let mut s = value_2 * kept_5.keep(sum.of);
        let argument_2 = x[3];
        kept_4.keep_owned(&sum);
        let value_3 = sum.add(argument_2);
        let given_2 = value_3 > 0.0;
        let other_3 = ::core::clone::Clone::clone(&sum.of);
        let other_4 = ::core::clone::Clone::clone(&other_3);
        let t_2;
        if given_2 {
            t_2 = Some(::core::clone::Clone::clone(&other_4));
            shape_3.keep(&t_2);
        } else {
            t_2 = None;
            shape_3.keep(&t_2);
        }
        match ::core::clone::Clone::clone(&t_2) {
            Some(v) => {
                s += v * kept_3.keep(sum.of);
            }
            _ => {}
        }
        let t_3 = ::core::clone::Clone::clone(&s);
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let v_2 = &x[i];
            let argument_3 = *v_2;
            kept_1.keep_owned(&sum);
            let value_4 = kept_2.keep(sum.add(argument_3));
            shape_1.keep(&value_4);
            let given_3 = value_4 > 0.0;
            let other_5 = ::core::clone::Clone::clone(&sum.of);
            if given_3 {
                sum_2 += other_5;
            }
        }
        let result: f64 = t_3 + sum_2;
        let mut d_result = d_ret;
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_other_2 = ::rootgrad_autodiff::Differentiable::zero_like(&other_2);
        let mut d_t = shape_2.zero();
        let mut d_first = ::rootgrad_autodiff::Differentiable::zero_like(&first);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_other_3 = ::rootgrad_autodiff::Differentiable::zero_like(&other_3);
        let mut d_other_4 = ::rootgrad_autodiff::Differentiable::zero_like(&other_4);
        let mut d_t_2 = shape_3.zero();
        let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let mut d_sum_2: f64 = -0.0;
        d_t_3 += d_result;
        d_sum_2 += d_result;
        for i in (0..length).rev() {
            let value_4 = kept_2.take();
            let v_2 = &x[i];
            let argument_3 = *v_2;
            let given_3 = value_4 > 0.0;
            let mut d_argument_3: f64 = -0.0;
            let mut d_value_4 = shape_1.zero();
            let mut d_other_5: f64 = -0.0;
            if given_3 {
                let d_1 = d_sum_2;
                d_other_5 += d_1;
            }
            d_sum.of += d_other_5;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_add(
                    ::core::option::Option::Some(&mut d_sum),
                    argument_3,
                    &mut d_argument_3,
                    d_value_4,
                );
            d_x[i] += d_argument_3;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_s, &(d_t_3));
        match ::core::clone::Clone::clone(&t_2) {
            Some(v) => {
                let Some(d_v) = &mut d_t_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_3 = kept_3.take();
                let d_2 = d_s;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                (*d_v) += d_3 * v_3;
                d_sum.of += d_3 * v;
            }
            _ => {}
        }
        if given_2 {
            let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_5) = &d_4 else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_other_4, &((*d_5)));
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_other_3, &(d_other_4));
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &(d_other_3));
        let v_4 = kept_4.take();
        (v_4)
            .__vjp_add(
                ::core::option::Option::Some(&mut d_sum),
                argument_2,
                &mut d_argument_2,
                d_value_3,
            );
        d_x[3] += d_argument_2;
        let v_5 = kept_5.take();
        let d_7 = ::rootgrad_autodiff::rt::scalar(d_s);
        d_value_2 += d_7 * v_5;
        d_sum.of += d_7 * value_2;
        (first)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_first),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_first));
        if given {
            let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_9) = &d_8 else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_other_2, &((*d_9)));
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_other_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &(d_other));
        let v_6 = kept_6.take();
        (v_6)
            .__vjp_add(
                ::core::option::Option::Some(&mut d_sum),
                argument,
                &mut d_argument,
                d_value,
            );
        d_x[1] += d_argument;
        let Sum { of: d_11 } = &d_sum else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_11);
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_add, fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_sum = Sum { of: t_x[0] };
        let mut sum = Sum { of: x[0] };
        let argument = x[1];
        let t_argument = t_x[1];
        let (v_1, t_value) = (sum).__jvp_add(&mut t_sum, argument, t_argument);
        let value = v_1;
        let given = value > 0.0;
        let other = sum.of;
        let t_other = t_sum.of;
        let other_2 = other;
        let t_other_2 = t_other;
        let t;
        let t_t;
        if given {
            t_t = Some(t_other_2);
            t = Some(other_2);
        } else {
            let v_3 = None;
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            t = v_3;
        }
        let first: Option<f64> = t;
        let t_first: Option<f64> = t_t;
        let (v_4, t_value_2) = (first)
            .__jvp_unwrap_or(&t_first, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_4;
        let mut s = value_2 * sum.of;
        let mut t_s = ::rootgrad_autodiff::rt::tangent_at(
            t_value_2 * sum.of + value_2 * ::rootgrad_autodiff::rt::scalar(t_sum.of),
            s,
        );
        let argument_2 = x[3];
        let t_argument_2 = t_x[3];
        let (v_5, t_value_3) = (sum).__jvp_add(&mut t_sum, argument_2, t_argument_2);
        let value_3 = v_5;
        let given_2 = value_3 > 0.0;
        let other_3 = sum.of;
        let t_other_3 = t_sum.of;
        let other_4 = other_3;
        let t_other_4 = t_other_3;
        let t_2;
        let t_t_2;
        if given_2 {
            t_t_2 = Some(t_other_4);
            t_2 = Some(other_4);
        } else {
            let v_6 = None;
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
            t_2 = v_6;
        }
        match ::core::clone::Clone::clone(&t_2) {
            Some(v) => {
                let Some(t_v) = ::core::clone::Clone::clone(&t_t_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_s += t_v * sum.of + v * ::rootgrad_autodiff::rt::scalar(t_sum.of);
                s += v * sum.of;
                t_s = ::rootgrad_autodiff::rt::tangent_at(t_s, s);
            }
            _ => {}
        }
        let t_3 = s;
        let t_t_3 = t_s;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v_2 = &x[i];
            let t_v_2 = &t_x[i];
            let argument_3 = *v_2;
            let t_argument_3 = *t_v_2;
            let (v_7, t_value_4) = (sum).__jvp_add(&mut t_sum, argument_3, t_argument_3);
            let value_4 = v_7;
            let given_3 = value_4 > 0.0;
            let other_5 = sum.of;
            let t_other_5 = t_sum.of;
            if given_3 {
                t_sum_2 += t_other_5;
                sum_2 += other_5;
            }
        }
        let result: f64 = t_3 + sum_2;
        let t_result: f64 = t_t_3 + t_sum_2;
        (result, t_result)
    }
}
mod of_folds {
    impl Sum {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            self.of += v;
            let result: f64 = self.of * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            (result, d_v)
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.of) * v
                + self.of * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_add(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_add(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn add_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = (t_self.of * v) + (self.of * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.of += d_t_result * v;
            d_v += d_t_result * t_self.of;
            d_self.of += d_t_result * t_v;
            d_t_v += d_t_result * self.of;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            let d_2 = d_t_self.of;
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_add<'__shadow>(
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
            let (g2, g3) = Self::add_pushforward_pullback(
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
        fn __path_jvp_vjp_add<'__shadow>(
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
            let (g2, g3) = Self::add_pushforward_pullback(
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
        fn __vjp_add<'__shadow>(
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
            let (_primal, g1) = Self::add_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_add<'__shadow>(
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
            let (_primal, g1) = Self::add_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_add);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut k = 3;
        let mut n = 0.25;
        let at = k;
        k += 1;
        let other = n * (k as f64);
        let mut acc = other;
        let length = x[..at].len();
        for i in 0..length {
            let b = &x[..at][i];
            acc = acc + ((*b) * (*b));
        }
        let mut s = acc * (k as f64);
        let mut sum = Sum { of: x[0] };
        let argument = x[1];
        kept_4.keep_owned(&sum);
        let value = sum.add(argument);
        let bound = (value.abs() as usize) + 2;
        let given_2 = 0..bound;
        let other_2 = ::core::clone::Clone::clone(&sum.of);
        let mut acc_2 = other_2;
        for i_2 in 0..bound {
            let b_2 = i_2;
            acc_2 = acc_2 + (sum.of * (b_2 as f64));
        }
        s += acc_2;
        let mut acc_3 = s;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let v = &x[i_3];
            n += *v;
            let b_3 = kept_3.keep(n) * (*v);
            acc_3 = (acc_3 * 0.5) + b_3;
        }
        s = acc_3;
        let argument_2 = x[1];
        kept_2.keep_owned(&sum);
        let value_2 = sum.add(argument_2);
        let mut acc_4 = ::core::clone::Clone::clone(&value_2);
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            let b_4 = &x[i_4];
            let t = ::core::clone::Clone::clone(&acc_4);
            shape_1.keep(&t);
            let argument_3 = *b_4;
            kept_1.keep_owned(&sum);
            let value_3 = sum.add(argument_3);
            shape_2.keep(&value_3);
            acc_4 = t + value_3;
        }
        let result: f64 = (acc_4 * sum.of) + (s * n);
        let mut d_result = d_ret;
        let mut d_n: f64 = -0.0;
        let mut d_other: f64 = -0.0;
        let mut d_acc: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_other_2: f64 = -0.0;
        let mut d_acc_2: f64 = -0.0;
        let mut d_acc_3: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_acc_4 = ::rootgrad_autodiff::Differentiable::zero_like(&acc_4);
        d_acc_4 += d_result * sum.of;
        d_sum.of += d_result * acc_4;
        d_s += d_result * n;
        d_n += d_result * s;
        for i_4 in (0..length_3).rev() {
            let b_4 = &x[i_4];
            let argument_3 = *b_4;
            let mut d_t = shape_1.zero();
            let mut d_argument_3: f64 = -0.0;
            let mut d_value_3 = shape_2.zero();
            let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_acc_4);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_t += d_2;
            d_value_3 += d_2;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_add(
                    ::core::option::Option::Some(&mut d_sum),
                    argument_3,
                    &mut d_argument_3,
                    d_value_3,
                );
            d_x[i_4] += d_argument_3;
            ::rootgrad_autodiff::rt::accumulate(&mut d_acc_4, &(d_t));
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_acc_4));
        let v_2 = kept_2.take();
        (v_2)
            .__vjp_add(
                ::core::option::Option::Some(&mut d_sum),
                argument_2,
                &mut d_argument_2,
                d_value_2,
            );
        d_x[1] += d_argument_2;
        let d_3 = ::core::mem::take(&mut d_s);
        d_acc_3 += d_3;
        for i_3 in (0..length_2).rev() {
            let v_3 = kept_3.take();
            let v = &x[i_3];
            let mut d_b_3: f64 = -0.0;
            let d_v = &mut d_x[i_3];
            let d_4 = ::core::mem::take(&mut d_acc_3);
            d_acc_3 += d_4 * 0.5;
            d_b_3 += d_4;
            d_n += d_b_3 * (*v);
            (*d_v) += d_b_3 * v_3;
            let d_5 = d_n;
            (*d_v) += d_5;
        }
        d_s += d_acc_3;
        let d_6 = d_s;
        d_acc_2 += d_6;
        for i_2 in (0..bound).rev() {
            let b_2 = i_2;
            let d_7 = ::core::mem::take(&mut d_acc_2);
            d_acc_2 += d_7;
            d_sum.of += d_7 * (b_2 as f64);
        }
        d_other_2 += d_acc_2;
        d_sum.of += d_other_2;
        let v_4 = kept_4.take();
        (v_4)
            .__vjp_add(
                ::core::option::Option::Some(&mut d_sum),
                argument,
                &mut d_argument,
                d_value,
            );
        d_x[1] += d_argument;
        let Sum { of: d_8 } = &d_sum else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_8);
        d_acc += d_s * (k as f64);
        for i in (0..length).rev() {
            let b = &x[..at][i];
            let d_b = &mut d_x[..at][i];
            let d_9 = ::core::mem::take(&mut d_acc);
            d_acc += d_9;
            (*d_b) += d_9 * (*b);
            (*d_b) += d_9 * (*b);
        }
        d_other += d_acc;
        d_n += d_other * (k as f64);
        kept_1.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_add);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut k = 3;
        let mut n = 0.25;
        let mut t_n = 0.0;
        let at = k;
        k += 1;
        let other = n * (k as f64);
        let t_other = t_n * (k as f64);
        let mut acc = other;
        let mut t_acc = t_other;
        let length = x[..at].len();
        for i in 0..length {
            let b = &x[..at][i];
            let t_b = &t_x[..at][i];
            t_acc = t_acc + ((*t_b) * (*b) + (*b) * (*t_b));
            acc = acc + ((*b) * (*b));
        }
        let mut s = acc * (k as f64);
        let mut t_s = t_acc * (k as f64);
        let mut t_sum = Sum { of: t_x[0] };
        let mut sum = Sum { of: x[0] };
        let argument = x[1];
        let t_argument = t_x[1];
        let (v_1, t_value) = (sum).__jvp_add(&mut t_sum, argument, t_argument);
        let value = v_1;
        let bound = (value.abs() as usize) + 2;
        let given_2 = 0..bound;
        let other_2 = sum.of;
        let t_other_2 = t_sum.of;
        let mut acc_2 = other_2;
        let mut t_acc_2 = t_other_2;
        for i_2 in 0..bound {
            let b_2 = i_2;
            t_acc_2 = t_acc_2
                + (::rootgrad_autodiff::rt::scalar(t_sum.of) * (b_2 as f64));
            acc_2 = acc_2 + (sum.of * (b_2 as f64));
        }
        t_s += t_acc_2;
        s += acc_2;
        let mut acc_3 = s;
        let mut t_acc_3 = t_s;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let v = &x[i_3];
            let t_v = &t_x[i_3];
            t_n += *t_v;
            n += *v;
            let b_3 = n * (*v);
            let t_b_3 = t_n * (*v) + n * (*t_v);
            t_acc_3 = (t_acc_3 * 0.5) + t_b_3;
            acc_3 = (acc_3 * 0.5) + b_3;
        }
        t_s = t_acc_3;
        s = acc_3;
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_2, t_value_2) = (sum).__jvp_add(&mut t_sum, argument_2, t_argument_2);
        let value_2 = v_2;
        let mut acc_4 = value_2;
        let mut t_acc_4 = t_value_2;
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            let b_4 = &x[i_4];
            let t_b_4 = &t_x[i_4];
            let t = acc_4;
            let t_t = t_acc_4;
            let argument_3 = *b_4;
            let t_argument_3 = *t_b_4;
            let (v_3, t_value_3) = (sum).__jvp_add(&mut t_sum, argument_3, t_argument_3);
            let value_3 = v_3;
            t_acc_4 = ::rootgrad_autodiff::rt::tangent_at(t_t + t_value_3, t + value_3);
            acc_4 = t + value_3;
        }
        let result: f64 = (acc_4 * sum.of) + (s * n);
        let t_result: f64 = (t_acc_4 * sum.of
            + acc_4 * ::rootgrad_autodiff::rt::scalar(t_sum.of)) + (t_s * n + s * t_n);
        (result, t_result)
    }
}
mod first_values_of_folds {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut k = 1;
        let mut n = x[0];
        let at = k;
        k -= 1;
        let other = n;
        let mut acc = other;
        let length = x[at..].len();
        for i in 0..length {
            let b = &x[at..][i];
            acc = acc + (*b);
        }
        let mut s = acc;
        let bound = k;
        k += 1;
        let other_2 = n;
        let mut acc_2 = other_2;
        let length_2 = x.len().saturating_sub(bound);
        for i_2 in 0..length_2 {
            let i_3 = i_2 + bound;
            let b_2 = &x[i_3];
            acc_2 = acc_2 + ((*b_2) * (*b_2));
        }
        s += acc_2;
        let bound_2 = k;
        let given_3 = bound_2..4;
        k -= 1;
        let other_3 = n;
        let mut acc_3 = other_3;
        for i_4 in bound_2..4 {
            let b_3 = i_4;
            acc_3 = acc_3 + x[b_3];
        }
        s += acc_3;
        let at_2 = k;
        k += 1;
        let other_4 = n;
        let mut acc_4 = other_4;
        let length_3 = x[at_2..].len();
        let length_4 = length_3;
        for i_5 in 0..length_4 {
            let i_6 = (length_3 - 1) - i_5;
            let b_4 = &x[at_2..][i_6];
            acc_4 = (acc_4 * 0.5) + (*b_4);
        }
        s += acc_4;
        let t = s;
        let mut n_2 = n;
        n += 1.0;
        let other_5 = n;
        let mut acc_5 = other_5;
        let length_5 = x.len();
        for i_7 in 0..length_5 {
            let v = &x[i_7];
            let b_5 = (*v) * n_2;
            acc_5 = acc_5 + b_5;
        }
        let result: f64 = t + (acc_5 * n);
        let mut d_result = d_ret;
        let mut d_n: f64 = -0.0;
        let mut d_other: f64 = -0.0;
        let mut d_acc: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_other_2: f64 = -0.0;
        let mut d_acc_2: f64 = -0.0;
        let mut d_other_3: f64 = -0.0;
        let mut d_acc_3: f64 = -0.0;
        let mut d_other_4: f64 = -0.0;
        let mut d_acc_4: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_n_2: f64 = -0.0;
        let mut d_other_5: f64 = -0.0;
        let mut d_acc_5: f64 = -0.0;
        d_t += d_result;
        d_acc_5 += d_result * n;
        d_n += d_result * acc_5;
        for i_7 in (0..length_5).rev() {
            let v = &x[i_7];
            let mut d_b_5: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_acc_5);
            d_acc_5 += d_1;
            d_b_5 += d_1;
            d_x[i_7] += d_b_5 * n_2;
            d_n_2 += d_b_5 * (*v);
        }
        d_other_5 += d_acc_5;
        d_n += d_other_5;
        d_n += d_n_2;
        d_s += d_t;
        let d_3 = d_s;
        d_acc_4 += d_3;
        for i_5 in (0..length_4).rev() {
            let i_6 = (length_3 - 1) - i_5;
            let d_b_4 = &mut d_x[at_2..][i_6];
            let d_4 = ::core::mem::take(&mut d_acc_4);
            d_acc_4 += d_4 * 0.5;
            (*d_b_4) += d_4;
        }
        d_other_4 += d_acc_4;
        d_n += d_other_4;
        let d_5 = d_s;
        d_acc_3 += d_5;
        for i_4 in (bound_2..4).rev() {
            let b_3 = i_4;
            let d_6 = ::core::mem::take(&mut d_acc_3);
            d_acc_3 += d_6;
            d_x[b_3] += d_6;
        }
        d_other_3 += d_acc_3;
        d_n += d_other_3;
        let d_7 = d_s;
        d_acc_2 += d_7;
        for i_2 in (0..length_2).rev() {
            let i_3 = i_2 + bound;
            let b_2 = &x[i_3];
            let d_b_2 = &mut d_x[i_3];
            let d_8 = ::core::mem::take(&mut d_acc_2);
            d_acc_2 += d_8;
            (*d_b_2) += d_8 * (*b_2);
            (*d_b_2) += d_8 * (*b_2);
        }
        d_other_2 += d_acc_2;
        d_n += d_other_2;
        d_acc += d_s;
        for i in (0..length).rev() {
            let d_b = &mut d_x[at..][i];
            let d_9 = ::core::mem::take(&mut d_acc);
            d_acc += d_9;
            (*d_b) += d_9;
        }
        d_other += d_acc;
        d_n += d_other;
        d_x[0] += d_n;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut k = 1;
        let mut n = x[0];
        let mut t_n = t_x[0];
        let at = k;
        k -= 1;
        let other = n;
        let t_other = t_n;
        let mut acc = other;
        let mut t_acc = t_other;
        let length = x[at..].len();
        for i in 0..length {
            let b = &x[at..][i];
            let t_b = &t_x[at..][i];
            t_acc = t_acc + (*t_b);
            acc = acc + (*b);
        }
        let mut s = acc;
        let mut t_s = t_acc;
        let bound = k;
        k += 1;
        let other_2 = n;
        let t_other_2 = t_n;
        let mut acc_2 = other_2;
        let mut t_acc_2 = t_other_2;
        let length_2 = x.len().saturating_sub(bound);
        for i_2 in 0..length_2 {
            let i_3 = i_2 + bound;
            let b_2 = &x[i_3];
            let t_b_2 = &t_x[i_3];
            t_acc_2 = t_acc_2 + ((*t_b_2) * (*b_2) + (*b_2) * (*t_b_2));
            acc_2 = acc_2 + ((*b_2) * (*b_2));
        }
        t_s += t_acc_2;
        s += acc_2;
        let bound_2 = k;
        let given_3 = bound_2..4;
        k -= 1;
        let other_3 = n;
        let t_other_3 = t_n;
        let mut acc_3 = other_3;
        let mut t_acc_3 = t_other_3;
        for i_4 in bound_2..4 {
            let b_3 = i_4;
            t_acc_3 = t_acc_3 + t_x[b_3];
            acc_3 = acc_3 + x[b_3];
        }
        t_s += t_acc_3;
        s += acc_3;
        let at_2 = k;
        k += 1;
        let other_4 = n;
        let t_other_4 = t_n;
        let mut acc_4 = other_4;
        let mut t_acc_4 = t_other_4;
        let length_3 = x[at_2..].len();
        let length_4 = length_3;
        for i_5 in 0..length_4 {
            let i_6 = (length_3 - 1) - i_5;
            let b_4 = &x[at_2..][i_6];
            let t_b_4 = &t_x[at_2..][i_6];
            t_acc_4 = (t_acc_4 * 0.5) + (*t_b_4);
            acc_4 = (acc_4 * 0.5) + (*b_4);
        }
        t_s += t_acc_4;
        s += acc_4;
        let t = s;
        let t_t = t_s;
        let mut n_2 = n;
        let mut t_n_2 = t_n;
        n += 1.0;
        let other_5 = n;
        let t_other_5 = t_n;
        let mut acc_5 = other_5;
        let mut t_acc_5 = t_other_5;
        let length_5 = x.len();
        for i_7 in 0..length_5 {
            let v = &x[i_7];
            let t_v = &t_x[i_7];
            let b_5 = (*v) * n_2;
            let t_b_5 = (*t_v) * n_2 + (*v) * t_n_2;
            t_acc_5 = t_acc_5 + t_b_5;
            acc_5 = acc_5 + b_5;
        }
        let result: f64 = t + (acc_5 * n);
        let t_result: f64 = t_t + (t_acc_5 * n + acc_5 * t_n);
        (result, t_result)
    }
}
