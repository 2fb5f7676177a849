// Written by the golden test; do not edit.
mod periodic {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..x.len() {
            let other = x.len() - 1;
            let t;
            match i.checked_sub(1) {
                Some(held) => {
                    t = held;
                }
                None => {
                    t = other;
                }
            }
            let j = t;
            let other_2 = 0.5;
            let t_2;
            let t_4;
            match i.checked_sub(2) {
                Some(held_3) => {
                    let j_3 = held_3;
                    t_4 = Some(x[j_3.clone()]);
                    shape_1.keep(&t_4);
                }
                None => {
                    t_4 = None;
                    shape_1.keep(&t_4);
                }
            }
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_2) => {
                    t_2 = held_2;
                }
                None => {
                    t_2 = other_2;
                }
            }
            s += (x[i] * x[j]) + (x[i] * t_2);
            let mut d_t_2 = -0.0;
            let mut d_t_4 = shape_1.zero();
            let d_1 = d_s;
            d_x[i] += d_1 * x[j];
            d_x[j] += d_1 * x[i];
            d_x[i] += d_1 * t_2;
            d_t_2 += d_1 * x[i];
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_2) => {
                    let Some(d_held_2) = &mut d_t_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_2 = ::core::mem::take(&mut d_t_2);
                    (*d_held_2) += d_2;
                }
                None => {
                    let _ = ::core::mem::take(&mut d_t_2);
                }
            }
            match i.checked_sub(2) {
                Some(held_3) => {
                    let j_3 = held_3;
                    let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                    let Some(d_5) = &d_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut d_x[j_3.clone()],
                        &((*d_5)),
                    );
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                }
            }
        }
        let result: f64 = s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..x.len() {
            let other = x.len() - 1;
            let t;
            match i.checked_sub(1) {
                Some(held) => {
                    t = held;
                }
                None => {
                    t = other;
                }
            }
            let j = t;
            let other_2 = 0.5;
            let t_2;
            let t_t_2;
            let t_4;
            let t_t_4;
            match i.checked_sub(2) {
                Some(held_3) => {
                    let j_3 = held_3;
                    t_t_4 = Some(t_x[j_3.clone()]);
                    t_4 = Some(x[j_3.clone()]);
                }
                None => {
                    let v_1 = None;
                    t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    t_4 = v_1;
                }
            }
            match ::core::clone::Clone::clone(&t_4) {
                Some(held_2) => {
                    let Some(t_held_2) = ::core::clone::Clone::clone(&t_t_4) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = t_held_2;
                    t_2 = held_2;
                }
                None => {
                    t_t_2 = 0.0;
                    t_2 = other_2;
                }
            }
            t_s += (t_x[i] * x[j] + x[i] * t_x[j]) + (t_x[i] * t_2 + x[i] * t_t_2);
            s += (x[i] * x[j]) + (x[i] * t_2);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod checked {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let mut s = 0.0;
        let mut calls = 0;
        for i in 0..x.len() {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let one = i.checked_sub(1);
            let present = x.len() > 0;
            let t;
            if present {
                t = Some(x[0]);
                shape_1.keep(&t);
            } else {
                t = None {};
                shape_1.keep(&t);
            }
            let other = kept_9.keep(t);
            shape_2.keep(&other);
            let t_2;
            match one {
                Some(held) => {
                    match ::core::clone::Clone::clone(&other) {
                        Some(held_2) => {
                            t_2 = Some((held, held_2));
                            shape_3.keep(&t_2);
                        }
                        None => {
                            t_2 = None;
                            shape_3.keep(&t_2);
                        }
                    }
                }
                None => {
                    t_2 = None;
                    shape_3.keep(&t_2);
                }
            }
            let pair = kept_8.keep(t_2);
            shape_4.keep(&pair);
            match ::core::clone::Clone::clone(&pair) {
                Some((j, v)) => {
                    s += v * x[j.clone()];
                }
                _ => {}
            }
            let t_3;
            let one_2 = i.checked_sub(2);
            let present_2 = x.len() > 0;
            let t_4;
            if present_2 {
                t_4 = Some(x[(x.len() - 1)]);
                shape_5.keep(&t_4);
            } else {
                t_4 = None {};
                shape_5.keep(&t_4);
            }
            let other_2 = kept_7.keep(t_4);
            shape_6.keep(&other_2);
            let t_5;
            match one_2 {
                Some(held_3) => {
                    match ::core::clone::Clone::clone(&other_2) {
                        Some(held_4) => {
                            t_5 = Some((held_3, held_4));
                            shape_7.keep(&t_5);
                        }
                        None => {
                            t_5 = None;
                            shape_7.keep(&t_5);
                        }
                    }
                }
                None => {
                    t_5 = None;
                    shape_7.keep(&t_5);
                }
            }
            match kept_2.keep(::core::clone::Clone::clone(&t_5)) {
                Some((j_2, v_2)) => {
                    t_3 = (v_2 * x[j_2.clone()]) * x[i];
                }
                None => {
                    t_3 = 0.5 * x[i];
                }
            }
            s += t_3;
            let other_3 = 0;
            let t_6;
            let t_7;
            match i.checked_add(1) {
                Some(held_6) => {
                    let j_4 = &held_6;
                    if (*j_4) < x.len() {
                        t_7 = Some(held_6);
                    } else {
                        t_7 = None;
                    }
                }
                None => {
                    t_7 = None;
                }
            }
            match t_7 {
                Some(held_5) => {
                    t_6 = held_5;
                }
                None => {
                    t_6 = other_3;
                }
            }
            let j_5 = kept_6.keep(t_6);
            s += x[j_5] * x[i];
            calls += 1;
            let other_4 = x.len() - 1;
            let t_8;
            match i.checked_sub(3) {
                Some(held_7) => {
                    t_8 = held_7;
                }
                None => {
                    t_8 = other_4;
                }
            }
            let k = kept_5.keep(t_8);
            s += x[k] * (calls as f64);
            let l = kept_4.keep(i.checked_sub(4).or(i.checked_sub(1)).unwrap_or(2));
            let other_5 = 1.0;
            let t_9;
            match i.checked_rem(2) {
                Some(held_8) => {
                    let r = held_8;
                    t_9 = (r as f64) + x[0];
                }
                None => {
                    t_9 = other_5;
                }
            }
            s += x[l.clone()] * kept_1.keep(t_9);
            let q = kept_3
                .keep(
                    ::rootgrad_autodiff::rt::discrete(
                        i.checked_mul(2).expect("small") % x.len(),
                    ),
                );
            s += x[q];
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
                ));
        }
        let result: f64 = s * (calls as f64);
        let mut d_result = d_ret;
        let mut calls = calls;
        let mut d_s: f64 = -0.0;
        d_s += d_result * (calls as f64);
        for i in (0..x.len()).rev() {
            let (v_1, v_3, q, l, k, j_5, other_2, pair, other) = pass_1.take();
            let one = i.checked_sub(1);
            let present = x.len() > 0;
            let one_2 = i.checked_sub(2);
            let present_2 = x.len() > 0;
            let mut d_t = shape_1.zero();
            let mut d_other = shape_2.zero();
            let mut d_t_2 = shape_3.zero();
            let mut d_pair = shape_4.zero();
            let mut d_t_3: f64 = -0.0;
            let mut d_t_4 = shape_5.zero();
            let mut d_other_2 = shape_6.zero();
            let mut d_t_5 = shape_7.zero();
            let mut d_t_9: f64 = -0.0;
            let d_1 = d_s;
            d_x[q] += d_1;
            let d_2 = d_s;
            d_x[l.clone()] += d_2 * v_1;
            d_t_9 += d_2 * x[l.clone()];
            match i.checked_rem(2) {
                Some(held_8) => {
                    let d_3 = ::core::mem::take(&mut d_t_9);
                    d_x[0] += d_3;
                }
                None => {
                    let _ = ::core::mem::take(&mut d_t_9);
                }
            }
            let d_5 = d_s;
            d_x[k] += d_5 * (calls as f64);
            calls -= 1;
            let d_6 = d_s;
            d_x[j_5] += d_6 * x[i];
            d_x[i] += d_6 * x[j_5];
            let d_7 = d_s;
            d_t_3 += d_7;
            match v_3 {
                Some((j_2, v_2)) => {
                    let Some((_, d_v_2)) = &mut d_t_5 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_8 = ::core::mem::take(&mut d_t_3);
                    let d_9 = d_8 * x[i];
                    (*d_v_2) += d_9 * x[j_2.clone()];
                    d_x[j_2.clone()] += d_9 * v_2;
                    d_x[i] += d_8 * (v_2 * x[j_2.clone()]);
                }
                None => {
                    let d_10 = ::core::mem::take(&mut d_t_3);
                    d_x[i] += d_10 * 0.5;
                }
            }
            match one_2 {
                Some(held_3) => {
                    match ::core::clone::Clone::clone(&other_2) {
                        Some(held_4) => {
                            let Some(d_held_4) = &mut d_other_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_11 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_5,
                            );
                            let Some(d_12) = &d_11 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_held_4),
                                &((*d_12).1),
                            );
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_5,
                            );
                        }
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_5);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_4, &(d_other_2));
            if present_2 {
                let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                let Some(d_16) = &d_15 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x[x.len() - 1] += (*d_16);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
            }
            match ::core::clone::Clone::clone(&pair) {
                Some((j, v)) => {
                    let Some((_, d_v)) = &mut d_pair else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_18 = d_s;
                    (*d_v) += d_18 * x[j.clone()];
                    d_x[j.clone()] += d_18 * v;
                }
                _ => {}
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_pair));
            match one {
                Some(held) => {
                    match ::core::clone::Clone::clone(&other) {
                        Some(held_2) => {
                            let Some(d_held_2) = &mut d_other else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_19 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_2,
                            );
                            let Some(d_20) = &d_19 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_held_2),
                                &((*d_20).1),
                            );
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_2,
                            );
                        }
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_other));
            if present {
                let d_23 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_24) = &d_23 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x[0] += (*d_24);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut calls = 0;
        for i in 0..x.len() {
            let one = i.checked_sub(1);
            let present = x.len() > 0;
            let t;
            let t_t;
            if present {
                t_t = Some(t_x[0]);
                t = Some(x[0]);
            } else {
                let v_1 = None {};
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let other = t;
            let t_other = t_t;
            let t_2;
            let t_t_2;
            match one {
                Some(held) => {
                    match ::core::clone::Clone::clone(&other) {
                        Some(held_2) => {
                            let Some(t_held_2) = ::core::clone::Clone::clone(&t_other)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            t_t_2 = Some((
                                ::rootgrad_autodiff::Differentiable::zero_like(&(held)),
                                t_held_2,
                            ));
                            t_2 = Some((held, held_2));
                        }
                        None => {
                            let v_3 = None;
                            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                            t_2 = v_3;
                        }
                    }
                }
                None => {
                    let v_4 = None;
                    t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                    t_2 = v_4;
                }
            }
            let pair = t_2;
            let t_pair = t_t_2;
            match ::core::clone::Clone::clone(&pair) {
                Some((j, v)) => {
                    let Some((t_j, t_v)) = ::core::clone::Clone::clone(&t_pair) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_s
                        += t_v * x[j.clone()]
                            + v * ::rootgrad_autodiff::rt::scalar(t_x[j.clone()]);
                    s += v * x[j.clone()];
                }
                _ => {}
            }
            let t_3;
            let t_t_3;
            let one_2 = i.checked_sub(2);
            let present_2 = x.len() > 0;
            let t_4;
            let t_t_4;
            if present_2 {
                t_t_4 = Some(t_x[x.len() - 1]);
                t_4 = Some(x[(x.len() - 1)]);
            } else {
                let v_5 = None {};
                t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                t_4 = v_5;
            }
            let other_2 = t_4;
            let t_other_2 = t_t_4;
            let t_5;
            let t_t_5;
            match one_2 {
                Some(held_3) => {
                    match ::core::clone::Clone::clone(&other_2) {
                        Some(held_4) => {
                            let Some(t_held_4) = ::core::clone::Clone::clone(&t_other_2)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            t_t_5 = Some((
                                ::rootgrad_autodiff::Differentiable::zero_like(&(held_3)),
                                t_held_4,
                            ));
                            t_5 = Some((held_3, held_4));
                        }
                        None => {
                            let v_6 = None;
                            t_t_5 = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
                            t_5 = v_6;
                        }
                    }
                }
                None => {
                    let v_7 = None;
                    t_t_5 = ::rootgrad_autodiff::Differentiable::zero_like(&v_7);
                    t_5 = v_7;
                }
            }
            match ::core::clone::Clone::clone(&t_5) {
                Some((j_2, v_2)) => {
                    let Some((t_j_2, t_v_2)) = ::core::clone::Clone::clone(&t_t_5) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_3 = (t_v_2 * x[j_2.clone()]
                        + v_2 * ::rootgrad_autodiff::rt::scalar(t_x[j_2.clone()])) * x[i]
                        + (v_2 * x[j_2.clone()]) * t_x[i];
                    t_3 = (v_2 * x[j_2.clone()]) * x[i];
                }
                None => {
                    t_t_3 = 0.5 * t_x[i];
                    t_3 = 0.5 * x[i];
                }
            }
            t_s += t_t_3;
            s += t_3;
            let other_3 = 0;
            let t_6;
            let t_7;
            match i.checked_add(1) {
                Some(held_6) => {
                    let j_4 = &held_6;
                    if (*j_4) < x.len() {
                        t_7 = Some(held_6);
                    } else {
                        t_7 = None;
                    }
                }
                None => {
                    t_7 = None;
                }
            }
            match t_7 {
                Some(held_5) => {
                    t_6 = held_5;
                }
                None => {
                    t_6 = other_3;
                }
            }
            let j_5 = t_6;
            t_s += t_x[j_5] * x[i] + x[j_5] * t_x[i];
            s += x[j_5] * x[i];
            calls += 1;
            let other_4 = x.len() - 1;
            let t_8;
            match i.checked_sub(3) {
                Some(held_7) => {
                    t_8 = held_7;
                }
                None => {
                    t_8 = other_4;
                }
            }
            let k = t_8;
            t_s += t_x[k] * (calls as f64);
            s += x[k] * (calls as f64);
            let l = i.checked_sub(4).or(i.checked_sub(1)).unwrap_or(2);
            let other_5 = 1.0;
            let t_9;
            let t_t_9;
            match i.checked_rem(2) {
                Some(held_8) => {
                    let r = held_8;
                    t_t_9 = t_x[0];
                    t_9 = (r as f64) + x[0];
                }
                None => {
                    t_t_9 = 0.0;
                    t_9 = other_5;
                }
            }
            t_s
                += ::rootgrad_autodiff::rt::scalar(t_x[l.clone()]) * t_9
                    + x[l.clone()] * t_t_9;
            s += x[l.clone()] * t_9;
            let q = ::rootgrad_autodiff::rt::discrete(
                i.checked_mul(2).expect("small") % x.len(),
            );
            t_s += t_x[q];
            s += x[q];
        }
        let result: f64 = s * (calls as f64);
        let t_result: f64 = t_s * (calls as f64);
        (result, t_result)
    }
}
