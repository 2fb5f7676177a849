// Written by the golden test; do not edit.
mod skipped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut log = ::std::vec![];
        let mut s = 0.0;
        let limit = 2;
        let mut skipped = 0usize;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            log.push((*v) * 2.0);
            let item = (*v) * (*v);
            if kept_1.keep((skipped >= limit)) {
                let v_2 = item;
                s += v_2;
            } else {
                skipped += 1;
            }
        }
        let t = s;
        let mut sum_2: f64 = -0.0;
        let length_2 = log.len();
        let mut d_log = ::rootgrad_autodiff::Differentiable::zero_like(&log);
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length_2 {
            let v_3 = &log[i_2];
            sum_2 += (*v_3).sin();
            let v_3 = &log[i_2];
            let d_1 = d_sum_2;
            d_log[i_2] += d_1 * ::rootgrad_autodiff::rules::sin(*v_3);
        }
        let result: f64 = t + sum_2;
        d_t += d_result;
        d_s += d_t;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let v = &x[i];
            let mut d_item: f64 = -0.0;
            let d_v = &mut d_x[i];
            if v_1 {
                let mut d_v_2: f64 = -0.0;
                let d_2 = d_s;
                d_v_2 += d_2;
                d_item += d_v_2;
            }
            (*d_v) += d_item * (*v);
            (*d_v) += d_item * (*v);
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_log);
            (*d_v) += d_3 * 2.0;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut log = ::std::vec![];
        let mut t_log = ::rootgrad_autodiff::Differentiable::zero_like(&log);
        let mut s = 0.0;
        let mut t_s = 0.0;
        let limit = 2;
        let mut skipped = 0usize;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_log.push((*t_v) * 2.0);
            log.push((*v) * 2.0);
            let item = (*v) * (*v);
            let t_item = (*t_v) * (*v) + (*v) * (*t_v);
            if skipped >= limit {
                let v_2 = item;
                let t_v_2 = t_item;
                t_s += t_v_2;
                s += v_2;
            } else {
                skipped += 1;
            }
        }
        let t = s;
        let t_t = t_s;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = log.len();
        for i_2 in 0..length_2 {
            let v_3 = &log[i_2];
            let t_v_3 = &t_log[i_2];
            t_sum_2 += ::rootgrad_autodiff::rules::sin(*v_3) * (*t_v_3);
            sum_2 += (*v_3).sin();
        }
        let result: f64 = t + sum_2;
        let t_result: f64 = t_t + t_sum_2;
        (result, t_result)
    }
}
mod strided {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut n = 0.25;
        let step = 2;
        let mut number = 0usize;
        let limit: usize = 2;
        let limit_2 = usize::saturating_mul(limit, usize::MAX);
        let mut taken = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let length = x.len().min(limit_2);
        let mut passes_of_kept_10 = 0usize;
        for i in 0..length {
            passes_of_kept_10 += 1;
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            n += *v;
            let item = (*v) * kept_7.keep(n);
            let wanted = kept_8.keep(((number % step) == 0));
            number += 1;
            if wanted {
                if kept_6.keep((taken < limit)) {
                    taken += 1;
                    sum_2 += item;
                }
                if taken >= limit {
                    running = false;
                }
            }
            pass_2.push((kept_7.take(), kept_8.take()));
            if !running {
                break;
            }
        }
        kept_10.keep(passes_of_kept_10);
        let s: f64 = sum_2;
        let step_2 = 2;
        let mut number_2 = 0usize;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut running_2 = true;
        let length_2 = x.len();
        let mut passes_of_kept_5 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_5 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let v_2 = &x[i_2];
            n += *v_2;
            let item_2 = kept_3.keep(((*v_2) * kept_1.keep(n)));
            let wanted_2 = kept_2.keep(((number_2 % step_2) == 0));
            number_2 += 1;
            if wanted_2 {
                if item_2 > 0.0 {
                    chosen = item_2;
                    found = true;
                    running_2 = false;
                }
            }
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            if !running_2 {
                break;
            }
        }
        kept_5.keep(passes_of_kept_5);
        let t_2;
        if found {
            t_2 = Some(chosen);
            shape_1.keep(&t_2);
        } else {
            t_2 = None {};
            shape_1.keep(&t_2);
        }
        let t = t_2;
        let t_3 = s * n;
        let value = ::core::clone::Clone::clone(&t).unwrap_or(n);
        let result: f64 = t_3 + value;
        let mut d_result = d_ret;
        let mut d_n: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_chosen: f64 = -0.0;
        let mut d_t_2 = shape_1.zero();
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_t_3: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        d_t_3 += d_result;
        d_value += d_result;
        (t)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_t),
                n,
                &mut d_n,
                d_value,
            );
        d_s += d_t_3 * n;
        d_n += d_t_3 * s;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_t));
        if found {
            let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_chosen += (*d_2);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_5.take())
            .rev()
        {
            let (v_1, wanted_2, item_2) = pass_1.take();
            let v_2 = &x[i_2];
            let mut d_item_2: f64 = -0.0;
            let d_v_2 = &mut d_x[i_2];
            if wanted_2 {
                if item_2 > 0.0 {
                    let d_4 = ::core::mem::take(&mut d_chosen);
                    d_item_2 += d_4;
                }
            }
            (*d_v_2) += d_item_2 * v_1;
            d_n += d_item_2 * (*v_2);
            let d_5 = d_n;
            (*d_v_2) += d_5;
        }
        d_sum_2 += d_s;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_10.take())
            .rev()
        {
            let (v_5, wanted) = pass_2.take();
            let v = &x[i];
            let mut d_item: f64 = -0.0;
            let d_v = &mut d_x[i];
            if wanted {
                let v_4 = kept_6.take();
                if v_4 {
                    let d_6 = d_sum_2;
                    d_item += d_6;
                }
            }
            (*d_v) += d_item * v_5;
            d_n += d_item * (*v);
            let d_7 = d_n;
            (*d_v) += d_7;
        }
        pass_1.finish();
        kept_6.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0.25;
        let mut t_n = 0.0;
        let step = 2;
        let mut number = 0usize;
        let limit: usize = 2;
        let limit_2 = usize::saturating_mul(limit, usize::MAX);
        let mut taken = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        let length = x.len().min(limit_2);
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_n += *t_v;
            n += *v;
            let item = (*v) * n;
            let t_item = (*t_v) * n + (*v) * t_n;
            let wanted = (number % step) == 0;
            number += 1;
            if wanted {
                if taken < limit {
                    taken += 1;
                    t_sum_2 += t_item;
                    sum_2 += item;
                }
                if taken >= limit {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let step_2 = 2;
        let mut number_2 = 0usize;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let mut running_2 = true;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v_2 = &x[i_2];
            let t_v_2 = &t_x[i_2];
            t_n += *t_v_2;
            n += *v_2;
            let item_2 = (*v_2) * n;
            let t_item_2 = (*t_v_2) * n + (*v_2) * t_n;
            let wanted_2 = (number_2 % step_2) == 0;
            number_2 += 1;
            if wanted_2 {
                if item_2 > 0.0 {
                    t_chosen = t_item_2;
                    chosen = item_2;
                    found = true;
                    running_2 = false;
                }
            }
            if !running_2 {
                break;
            }
        }
        let t_2;
        let t_t_2;
        if found {
            t_t_2 = Some(t_chosen);
            t_2 = Some(chosen);
        } else {
            let v_1 = None {};
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t_2 = v_1;
        }
        let t = t_2;
        let t_t = t_t_2;
        let t_3 = s * n;
        let t_t_3 = t_s * n + s * t_n;
        let (v_3, t_value) = (t).__jvp_unwrap_or(&t_t, n, t_n);
        let value = v_3;
        let result: f64 = t_3 + value;
        let t_result: f64 = t_t_3 + t_value;
        (result, t_result)
    }
}
mod strided_far {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let step = 4;
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let item = &x[i];
            if (*item) > 0.0 {
                let wanted = kept_2.keep(((number % step) == 0));
                number += 1;
                if wanted {
                    let v = item;
                    sum_2 += (*v) * (*v);
                }
            }
        }
        let length_2 = x[1..3].len();
        for i_2 in 0..length_2 {
            let item_2 = &x[1..3][i_2];
            let wanted_2 = kept_1.keep(((number % step) == 0));
            number += 1;
            if wanted_2 {
                let v_2 = item_2;
                sum_2 += (*v_2) * (*v_2);
            }
        }
        let several: f64 = sum_2;
        let size = 2;
        let step_2 = 4;
        let mut number_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let length_3 = x.len().div_ceil(size);
        let mut d_sum_2: f64 = -0.0;
        let mut d_several: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_flat: f64 = -0.0;
        d_flat += d_result * several;
        d_sum_3 += d_flat;
        for i_3 in 0..length_3 {
            let c = &x[(i_3 * size)..((i_3 * size) + size).min(x.len())];
            let length_4 = c.len();
            let d_c = &mut d_x[i_3 * size..((i_3 * size) + size).min(x.len())];
            for i_4 in 0..length_4 {
                let item_3 = &c[i_4];
                let wanted_3 = (number_2 % step_2) == 0;
                number_2 += 1;
                if wanted_3 {
                    sum_3 += *item_3;
                }
                if wanted_3 {
                    let d_2 = d_sum_3;
                    d_c[i_4] += d_2;
                }
            }
        }
        let flat: f64 = sum_3;
        let mut sum_4: f64 = -0.0;
        let length_5 = x.len().div_ceil(3).saturating_sub(1);
        let mut d_sum_4: f64 = -0.0;
        d_sum_4 += d_result;
        for i_5 in 0..length_5 {
            let i_6 = i_5 + 1;
            let i_7 = i_6 * 3;
            let v_3 = &x[i_7];
            sum_4 += (*v_3).sin();
            let v_3 = &x[i_7];
            let d_1 = d_sum_4;
            d_x[i_7] += d_1 * ::rootgrad_autodiff::rules::sin(*v_3);
        }
        let result: f64 = (several * flat) + sum_4;
        d_several += d_result * flat;
        d_sum_2 += d_several;
        for i_2 in (0..length_2).rev() {
            let wanted_2 = kept_1.take();
            let item_2 = &x[1..3][i_2];
            let d_item_2 = &mut d_x[1..3][i_2];
            if wanted_2 {
                let v_2 = item_2;
                let d_3 = d_sum_2;
                (*d_item_2) += d_3 * (*v_2);
                (*d_item_2) += d_3 * (*v_2);
            }
        }
        for i in (0..length).rev() {
            let item = &x[i];
            let d_item = &mut d_x[i];
            if (*item) > 0.0 {
                let wanted = kept_2.take();
                if wanted {
                    let v = item;
                    let d_4 = d_sum_2;
                    (*d_item) += d_4 * (*v);
                    (*d_item) += d_4 * (*v);
                }
            }
        }
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let step = 4;
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let item = &x[i];
            let t_item = &t_x[i];
            if (*item) > 0.0 {
                let wanted = (number % step) == 0;
                number += 1;
                if wanted {
                    let v = item;
                    let t_v = t_item;
                    t_sum_2 += (*t_v) * (*v) + (*v) * (*t_v);
                    sum_2 += (*v) * (*v);
                }
            }
        }
        let length_2 = x[1..3].len();
        for i_2 in 0..length_2 {
            let item_2 = &x[1..3][i_2];
            let t_item_2 = &t_x[1..3][i_2];
            let wanted_2 = (number % step) == 0;
            number += 1;
            if wanted_2 {
                let v_2 = item_2;
                let t_v_2 = t_item_2;
                t_sum_2 += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
                sum_2 += (*v_2) * (*v_2);
            }
        }
        let several: f64 = sum_2;
        let t_several: f64 = t_sum_2;
        let size = 2;
        let step_2 = 4;
        let mut number_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_3 = x.len().div_ceil(size);
        for i_3 in 0..length_3 {
            let c = &x[(i_3 * size)..((i_3 * size) + size).min(x.len())];
            let t_c = &t_x[i_3 * size..((i_3 * size) + size).min(x.len())];
            let length_4 = c.len();
            for i_4 in 0..length_4 {
                let item_3 = &c[i_4];
                let t_item_3 = &t_c[i_4];
                let wanted_3 = (number_2 % step_2) == 0;
                number_2 += 1;
                if wanted_3 {
                    t_sum_3 += *t_item_3;
                    sum_3 += *item_3;
                }
            }
        }
        let flat: f64 = sum_3;
        let t_flat: f64 = t_sum_3;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_5 = x.len().div_ceil(3).saturating_sub(1);
        for i_5 in 0..length_5 {
            let i_6 = i_5 + 1;
            let i_7 = i_6 * 3;
            let v_3 = &x[i_7];
            let t_v_3 = &t_x[i_7];
            t_sum_4 += ::rootgrad_autodiff::rules::sin(*v_3) * (*t_v_3);
            sum_4 += (*v_3).sin();
        }
        let result: f64 = (several * flat) + sum_4;
        let t_result: f64 = (t_several * flat + several * t_flat) + t_sum_4;
        (result, t_result)
    }
}
mod nth_item {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut log = ::std::vec![0.5];
        let limit = 2;
        let mut skipped = 0usize;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut running = true;
        let length = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i_2 in 0..length {
            passes_of_kept_2 += 1;
            let v = &x[i_2];
            log.push((*v) * 2.0);
            let item = (*v) * (*v);
            if kept_1.keep((skipped >= limit)) {
                if true {
                    chosen = item;
                    found = true;
                    running = false;
                }
            } else {
                skipped += 1;
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let s = chosen;
        let mut sum_2: f64 = -0.0;
        let length_2 = log.len();
        let mut d_log = ::rootgrad_autodiff::Differentiable::zero_like(&log);
        let mut d_chosen: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length_2 {
            let i = i_3;
            let v_2 = &log[i_3];
            sum_2 += (*v_2).sin() * (i as f64);
            let v_2 = &log[i_3];
            let d_1 = d_sum_2;
            let d_2 = d_1 * (i as f64);
            d_log[i_3] += d_2 * ::rootgrad_autodiff::rules::sin(*v_2);
        }
        let result: f64 = s + sum_2;
        d_s += d_result;
        d_chosen += d_s;
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_2.take())
            .rev()
        {
            let v_1 = kept_1.take();
            let v = &x[i_2];
            let mut d_item: f64 = -0.0;
            let d_v = &mut d_x[i_2];
            if v_1 {
                if true {
                    let d_3 = ::core::mem::take(&mut d_chosen);
                    d_item += d_3;
                }
            }
            (*d_v) += d_item * (*v);
            (*d_v) += d_item * (*v);
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_log);
            (*d_v) += d_4 * 2.0;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut log = ::std::vec![0.5];
        let mut t_log = ::std::vec![0.0];
        let limit = 2;
        let mut skipped = 0usize;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let mut running = true;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_log.push((*t_v) * 2.0);
            log.push((*v) * 2.0);
            let item = (*v) * (*v);
            let t_item = (*t_v) * (*v) + (*v) * (*t_v);
            if skipped >= limit {
                if true {
                    t_chosen = t_item;
                    chosen = item;
                    found = true;
                    running = false;
                }
            } else {
                skipped += 1;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let s = chosen;
        let t_s = t_chosen;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = log.len();
        for i_3 in 0..length_2 {
            let i = i_3;
            let v_2 = &log[i_3];
            let t_v_2 = &t_log[i_3];
            t_sum_2 += (::rootgrad_autodiff::rules::sin(*v_2) * (*t_v_2)) * (i as f64);
            sum_2 += (*v_2).sin() * (i as f64);
        }
        let result: f64 = s + sum_2;
        let t_result: f64 = t_s + t_sum_2;
        (result, t_result)
    }
}
mod none_taken {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut n = 0.25;
        let limit = 2;
        let mut skipped = 0usize;
        let limit_2: usize = x.len() - 6;
        let limit_3 = usize::saturating_mul(limit_2, usize::MAX);
        let mut taken = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let length = x.len().min(limit_3);
        let mut passes_of_kept_10 = 0usize;
        for i in 0..length {
            passes_of_kept_10 += 1;
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            n += *v;
            let item = (*v) * kept_8.keep(n);
            if kept_7.keep((skipped >= limit)) {
                if kept_6.keep((taken < limit_2)) {
                    taken += 1;
                    sum_2 += item;
                }
                if taken >= limit_2 {
                    running = false;
                }
            } else {
                skipped += 1;
            }
            pass_2.push((kept_7.take(), kept_8.take()));
            if !running {
                break;
            }
        }
        kept_10.keep(passes_of_kept_10);
        let s: f64 = sum_2;
        let limit_4 = 2;
        let mut skipped_2 = 0usize;
        let limit_5: usize = 1;
        let limit_6 = usize::saturating_mul(limit_5, usize::MAX);
        let mut taken_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut running_2 = true;
        let length_2 = x.len().min(limit_6);
        let mut passes_of_kept_5 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_5 += 1;
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let v_2 = &x[i_2];
            n += *v_2;
            let item_2 = (*v_2) * kept_3.keep(n);
            if kept_2.keep((skipped_2 >= limit_4)) {
                if kept_1.keep((taken_2 < limit_5)) {
                    taken_2 += 1;
                    sum_3 += item_2;
                }
                if taken_2 >= limit_5 {
                    running_2 = false;
                }
            } else {
                skipped_2 += 1;
            }
            pass_1.push((kept_2.take(), kept_3.take()));
            if !running_2 {
                break;
            }
        }
        kept_5.keep(passes_of_kept_5);
        let t: f64 = sum_3;
        let result: f64 = s + ((t * n) * n);
        let mut d_result = d_ret;
        let mut d_n: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_s += d_result;
        let d_1 = d_result * n;
        d_t += d_1 * n;
        d_n += d_1 * t;
        d_n += d_result * (t * n);
        d_sum_3 += d_t;
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_5.take())
            .rev()
        {
            let (v_3, v_4) = pass_1.take();
            let v_2 = &x[i_2];
            let mut d_item_2: f64 = -0.0;
            let d_v_2 = &mut d_x[i_2];
            if v_3 {
                let v_1 = kept_1.take();
                if v_1 {
                    let d_2 = d_sum_3;
                    d_item_2 += d_2;
                }
            }
            (*d_v_2) += d_item_2 * v_4;
            d_n += d_item_2 * (*v_2);
            let d_3 = d_n;
            (*d_v_2) += d_3;
        }
        d_sum_2 += d_s;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_10.take())
            .rev()
        {
            let (v_7, v_8) = pass_2.take();
            let v = &x[i];
            let mut d_item: f64 = -0.0;
            let d_v = &mut d_x[i];
            if v_7 {
                let v_6 = kept_6.take();
                if v_6 {
                    let d_4 = d_sum_2;
                    d_item += d_4;
                }
            }
            (*d_v) += d_item * v_8;
            d_n += d_item * (*v);
            let d_5 = d_n;
            (*d_v) += d_5;
        }
        kept_1.finish();
        pass_1.finish();
        kept_6.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0.25;
        let mut t_n = 0.0;
        let limit = 2;
        let mut skipped = 0usize;
        let limit_2: usize = x.len() - 6;
        let limit_3 = usize::saturating_mul(limit_2, usize::MAX);
        let mut taken = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        let length = x.len().min(limit_3);
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_n += *t_v;
            n += *v;
            let item = (*v) * n;
            let t_item = (*t_v) * n + (*v) * t_n;
            if skipped >= limit {
                if taken < limit_2 {
                    taken += 1;
                    t_sum_2 += t_item;
                    sum_2 += item;
                }
                if taken >= limit_2 {
                    running = false;
                }
            } else {
                skipped += 1;
            }
            if !running {
                break;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let limit_4 = 2;
        let mut skipped_2 = 0usize;
        let limit_5: usize = 1;
        let limit_6 = usize::saturating_mul(limit_5, usize::MAX);
        let mut taken_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let mut running_2 = true;
        let length_2 = x.len().min(limit_6);
        for i_2 in 0..length_2 {
            let v_2 = &x[i_2];
            let t_v_2 = &t_x[i_2];
            t_n += *t_v_2;
            n += *v_2;
            let item_2 = (*v_2) * n;
            let t_item_2 = (*t_v_2) * n + (*v_2) * t_n;
            if skipped_2 >= limit_4 {
                if taken_2 < limit_5 {
                    taken_2 += 1;
                    t_sum_3 += t_item_2;
                    sum_3 += item_2;
                }
                if taken_2 >= limit_5 {
                    running_2 = false;
                }
            } else {
                skipped_2 += 1;
            }
            if !running_2 {
                break;
            }
        }
        let t: f64 = sum_3;
        let t_t: f64 = t_sum_3;
        let result: f64 = s + ((t * n) * n);
        let t_result: f64 = t_s + ((t_t * n + t * t_n) * n + (t * n) * t_n);
        (result, t_result)
    }
}
mod of_names {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut n = 0.25;
        let limit = 3;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            n += *v;
            let item = (*v) * (*v);
            if kept_3.keep((skipped >= limit)) {
                sum_2 += item;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let limit_2 = 2;
        let mut skipped_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v_2: &f64 = &x[i_2];
            n += *v_2;
            let item_2 = (*v_2) * (*v_2);
            if kept_2.keep((skipped_2 >= limit_2)) {
                sum_3 += item_2;
            } else {
                skipped_2 += 1;
            }
        }
        let t: f64 = sum_3;
        let limit_3 = 3;
        let mut skipped_3 = 0usize;
        let mut sum_4: f64 = -0.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_3 = &x[i_3];
            let v_4: &f64 = v_3;
            n += *v_4;
            let item_3 = ((*v_4) * (*v_4)) * 2.0;
            if kept_1.keep((skipped_3 >= limit_3)) {
                sum_4 += item_3;
            } else {
                skipped_3 += 1;
            }
        }
        let u: f64 = sum_4;
        let result: f64 = (s * t) + (u * n);
        let mut d_result = d_ret;
        let mut d_n: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_4: f64 = -0.0;
        let mut d_u: f64 = -0.0;
        d_s += d_result * t;
        d_t += d_result * s;
        d_u += d_result * n;
        d_n += d_result * u;
        d_sum_4 += d_u;
        for i_3 in (0..length_3).rev() {
            let v_1 = kept_1.take();
            let v_3 = &x[i_3];
            let v_4: &f64 = v_3;
            let mut d_item_3: f64 = -0.0;
            let d_v_4 = &mut d_x[i_3];
            if v_1 {
                let d_1 = d_sum_4;
                d_item_3 += d_1;
            }
            let d_2 = d_item_3 * 2.0;
            (*d_v_4) += d_2 * (*v_4);
            (*d_v_4) += d_2 * (*v_4);
            let d_3 = d_n;
            (*d_v_4) += d_3;
        }
        d_sum_3 += d_t;
        for i_2 in (0..length_2).rev() {
            let v_5 = kept_2.take();
            let v_2: &f64 = &x[i_2];
            let mut d_item_2: f64 = -0.0;
            let d_v_2 = &mut d_x[i_2];
            if v_5 {
                let d_4 = d_sum_3;
                d_item_2 += d_4;
            }
            (*d_v_2) += d_item_2 * (*v_2);
            (*d_v_2) += d_item_2 * (*v_2);
            let d_5 = d_n;
            (*d_v_2) += d_5;
        }
        d_sum_2 += d_s;
        for i in (0..length).rev() {
            let v_6 = kept_3.take();
            let v = &x[i];
            let mut d_item: f64 = -0.0;
            let d_v = &mut d_x[i];
            if v_6 {
                let d_6 = d_sum_2;
                d_item += d_6;
            }
            (*d_v) += d_item * (*v);
            (*d_v) += d_item * (*v);
            let d_7 = d_n;
            (*d_v) += d_7;
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0.25;
        let mut t_n = 0.0;
        let limit = 3;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_n += *t_v;
            n += *v;
            let item = (*v) * (*v);
            let t_item = (*t_v) * (*v) + (*v) * (*t_v);
            if skipped >= limit {
                t_sum_2 += t_item;
                sum_2 += item;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let limit_2 = 2;
        let mut skipped_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v_2: &f64 = &x[i_2];
            let t_v_2: &f64 = &t_x[i_2];
            t_n += *t_v_2;
            n += *v_2;
            let item_2 = (*v_2) * (*v_2);
            let t_item_2 = (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
            if skipped_2 >= limit_2 {
                t_sum_3 += t_item_2;
                sum_3 += item_2;
            } else {
                skipped_2 += 1;
            }
        }
        let t: f64 = sum_3;
        let t_t: f64 = t_sum_3;
        let limit_3 = 3;
        let mut skipped_3 = 0usize;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_3 = &x[i_3];
            let t_v_3 = &t_x[i_3];
            let v_4: &f64 = v_3;
            let t_v_4: &f64 = t_v_3;
            t_n += *t_v_4;
            n += *v_4;
            let item_3 = ((*v_4) * (*v_4)) * 2.0;
            let t_item_3 = ((*t_v_4) * (*v_4) + (*v_4) * (*t_v_4)) * 2.0;
            if skipped_3 >= limit_3 {
                t_sum_4 += t_item_3;
                sum_4 += item_3;
            } else {
                skipped_3 += 1;
            }
        }
        let u: f64 = sum_4;
        let t_u: f64 = t_sum_4;
        let result: f64 = (s * t) + (u * n);
        let t_result: f64 = (t_s * t + s * t_t) + (t_u * n + u * t_n);
        (result, t_result)
    }
}
mod of_calls {
    ///The derivative of [`tick`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum tick {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl tick {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &tick)
        }
        /// The reverse derivative of [`tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(n: &mut f64, d_n: &mut f64, v: f64, d_ret: f64) -> (f64, f64) {
            (*n) += v;
            let result: f64 = (*n) * v;
            let n = &*n;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            (*d_n) += d_result * v;
            d_v += d_result * (*n);
            let d_1 = (*d_n);
            d_v += d_1;
            (result, d_v)
        }
        /// The forward derivative of [`tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: &mut f64, t_n: &mut f64, v: f64, t_v: f64) -> (f64, f64) {
            (*t_n) += t_v;
            (*n) += v;
            let result: f64 = (*n) * v;
            let t_result: f64 = (*t_n) * v + (*n) * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64, f64) -> f64 + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            n: &mut f64,
            d_n: &mut f64,
            t_n: &mut f64,
            d_t_n: &mut f64,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            (*t_n) += t_v;
            (*n) += v;
            let result: f64 = (*n) * v;
            let t_result: f64 = ((*t_n) * v) + ((*n) * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let n = &*n;
            let t_n = &*t_n;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            (*d_t_n) += d_t_result * v;
            d_v += d_t_result * (*t_n);
            (*d_n) += d_t_result * t_v;
            d_t_v += d_t_result * (*n);
            (*d_n) += d_result * v;
            d_v += d_result * (*n);
            let d_1 = (*d_n);
            d_v += d_1;
            let d_2 = (*d_t_n);
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
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
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pushforward_pullback(
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
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
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
        ::rootgrad_autodiff::callees!(tick as rule_of_tick; fn __vjp_add);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut n = 0.25;
        let mut sum = Sum { of: x[0] };
        let m = &mut n;
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let argument = *v;
            kept_4.keep_when(rule_of_tick::__BEFORE, m);
            let value = rule_of_tick::__of(tick)(m, argument);
            kept_4.keep_when(!rule_of_tick::__BEFORE, m);
            if kept_3.keep((skipped >= limit)) {
                sum_2 += value;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let limit_2 = 2;
        let mut skipped_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v_2 = &x[i_2];
            let argument_2 = *v_2;
            kept_2.keep_owned(&sum);
            let value_2 = sum.add(argument_2);
            if kept_1.keep((skipped_2 >= limit_2)) {
                sum_3 += value_2;
            } else {
                skipped_2 += 1;
            }
        }
        let t: f64 = sum_3;
        let result: f64 = (s * sum.of) + (t * n);
        let mut d_result = d_ret;
        let mut d_n = -0.0;
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_s += d_result * sum.of;
        d_sum.of += d_result * s;
        d_t += d_result * n;
        d_n += d_result * t;
        d_sum_3 += d_t;
        for i_2 in (0..length_2).rev() {
            let v_1 = kept_1.take();
            let v_2 = &x[i_2];
            let argument_2 = *v_2;
            let mut d_argument_2: f64 = -0.0;
            let mut d_value_2: f64 = -0.0;
            if v_1 {
                let d_1 = d_sum_3;
                d_value_2 += d_1;
            }
            let v_3 = kept_2.take();
            (v_3)
                .__vjp_add(
                    ::core::option::Option::Some(&mut d_sum),
                    argument_2,
                    &mut d_argument_2,
                    d_value_2,
                );
            d_x[i_2] += d_argument_2;
        }
        d_sum_2 += d_s;
        for i in (0..length).rev() {
            let v_4 = kept_3.take();
            let v = &x[i];
            let argument = *v;
            let mut d_argument: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            if v_4 {
                let d_2 = d_sum_2;
                d_value += d_2;
            }
            let v_5 = kept_4.take();
            rule_of_tick::__vjp(&v_5, &mut d_n, argument, &mut d_argument, d_value);
            d_x[i] += d_argument;
        }
        let Sum { of: d_3 } = &d_sum else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_3);
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
        ::rootgrad_autodiff::callees!(tick as rule_of_tick; fn __jvp_add);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0.25;
        let mut t_n = 0.0;
        let mut t_sum = Sum { of: t_x[0] };
        let mut sum = Sum { of: x[0] };
        let m = &mut n;
        let t_m = &mut t_n;
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let argument = *v;
            let t_argument = *t_v;
            let (v_1, t_value) = rule_of_tick::__jvp(
                tick,
                &mut *m,
                &mut *t_m,
                argument,
                t_argument,
            );
            let value = v_1;
            if skipped >= limit {
                t_sum_2 += t_value;
                sum_2 += value;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let limit_2 = 2;
        let mut skipped_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v_2 = &x[i_2];
            let t_v_2 = &t_x[i_2];
            let argument_2 = *v_2;
            let t_argument_2 = *t_v_2;
            let (v_3, t_value_2) = (sum).__jvp_add(&mut t_sum, argument_2, t_argument_2);
            let value_2 = v_3;
            if skipped_2 >= limit_2 {
                t_sum_3 += t_value_2;
                sum_3 += value_2;
            } else {
                skipped_2 += 1;
            }
        }
        let t: f64 = sum_3;
        let t_t: f64 = t_sum_3;
        let result: f64 = (s * sum.of) + (t * n);
        let t_result: f64 = (t_s * sum.of
            + s * ::rootgrad_autodiff::rt::scalar(t_sum.of)) + (t_t * n + t * t_n);
        (result, t_result)
    }
}
mod of_items {
    ///The derivative of [`double`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum double {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl double {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &double)
        }
        /// The reverse derivative of [`double`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(n: &mut f64, d_n: &mut f64, d_ret: f64) -> f64 {
            (*n) = (*n) * 2.0;
            let result: f64 = (*n) * (*n);
            let n = &*n;
            let mut d_result = d_ret;
            (*d_n) += d_result * (*n);
            (*d_n) += d_result * (*n);
            let d_1 = ::core::mem::take(&mut (*d_n));
            (*d_n) += d_1 * 2.0;
            result
        }
        /// The forward derivative of [`double`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: &mut f64, t_n: &mut f64) -> (f64, f64) {
            (*t_n) = (*t_n) * 2.0;
            (*n) = (*n) * 2.0;
            let result: f64 = (*n) * (*n);
            let t_result: f64 = (*t_n) * (*n) + (*n) * (*t_n);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64) -> f64 + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
        ) -> (f64, f64) {
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
            n: &mut f64,
            d_n: &mut f64,
            t_n: &mut f64,
            d_t_n: &mut f64,
            d_ret: (f64, f64),
        ) {
            (*t_n) = (*t_n) * 2.0;
            (*n) = (*n) * 2.0;
            let result: f64 = (*n) * (*n);
            let t_result: f64 = ((*t_n) * (*n)) + ((*n) * (*t_n));
            let result_2: (f64, f64) = (result, t_result);
            let n = &*n;
            let t_n = &*t_n;
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            (*d_t_n) += d_t_result * (*n);
            (*d_n) += d_t_result * (*t_n);
            (*d_n) += d_t_result * (*t_n);
            (*d_t_n) += d_t_result * (*n);
            (*d_n) += d_result * (*n);
            (*d_n) += d_result * (*n);
            let d_1 = ::core::mem::take(&mut (*d_n));
            (*d_n) += d_1 * 2.0;
            let d_2 = ::core::mem::take(&mut (*d_t_n));
            (*d_t_n) += d_2 * 2.0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
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
        ::rootgrad_autodiff::callees!(double as rule_of_double; fn __vjp_add);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut w = x.to_vec();
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let length = w.len();
        for i in 0..length {
            let x_2 = &mut w[i];
            kept_10.keep_when(rule_of_double::__BEFORE, x_2);
            let value = rule_of_double::__of(double)(x_2);
            kept_10.keep_when(!rule_of_double::__BEFORE, x_2);
            if kept_9.keep((skipped >= limit)) {
                sum_2 += value;
            } else {
                skipped += 1;
            }
        }
        let mut s: f64 = sum_2;
        let limit_2 = 1;
        let mut skipped_2 = 0usize;
        let mut found = false;
        let mut chosen = ::rootgrad_autodiff::rt::any_value();
        let mut running = true;
        let length_2 = w.len();
        let mut passes_of_kept_8 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_8 += 1;
            let x_3 = &mut w[i_2];
            kept_7.keep_when(rule_of_double::__BEFORE, x_3);
            let value_2 = rule_of_double::__of(double)(x_3);
            shape_2.keep(&value_2);
            kept_7.keep_when(!rule_of_double::__BEFORE, x_3);
            if kept_6.keep((skipped_2 >= limit_2)) {
                if true {
                    shape_1.keep(&chosen);
                    chosen = value_2;
                    found = true;
                    running = false;
                }
            } else {
                skipped_2 += 1;
            }
            if !running {
                break;
            }
        }
        kept_8.keep(passes_of_kept_8);
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        s = kept_5.keep(s) * chosen;
        let m = &mut w;
        let step = 4;
        let mut number = 0usize;
        let mut sum_3: f64 = -0.0;
        let length_3 = m.len();
        for i_3 in 0..length_3 {
            let x_4 = &mut m[i_3];
            kept_3.keep_when(rule_of_double::__BEFORE, x_4);
            let value_3 = rule_of_double::__of(double)(x_4);
            kept_3.keep_when(!rule_of_double::__BEFORE, x_4);
            let wanted = kept_4.keep(((number % step) == 0));
            number += 1;
            if wanted {
                sum_3 += value_3;
            }
        }
        s += sum_3;
        let mut sums = ::std::vec![
            (Sum { of : x[0], }), (Sum { of : x[1], }), (Sum { of : x[2], })
        ];
        let limit_3 = 1;
        let mut skipped_3 = 0usize;
        let mut sum_4: f64 = -0.0;
        let length_4 = sums.len();
        for i_4 in 0..length_4 {
            let sum = &mut sums[i_4];
            let argument = x[3];
            kept_2.keep_owned(sum);
            let value_4 = sum.add(argument);
            if kept_1.keep((skipped_3 >= limit_3)) {
                sum_4 += value_4;
            } else {
                skipped_3 += 1;
            }
        }
        s += sum_4;
        let result: f64 = ((s + (sums[0].of * sums[1].of)) + (w[0] * w[1]))
            + (w[4] * w[5]);
        let mut d_result = d_ret;
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_chosen = ::rootgrad_autodiff::Differentiable::zero_like(&chosen);
        let mut d_sum_3: f64 = -0.0;
        let mut d_sums = ::rootgrad_autodiff::Differentiable::zero_like(&sums);
        let mut d_sum_4: f64 = -0.0;
        d_s += d_result;
        d_sums[0].of += d_result * sums[1].of;
        d_sums[1].of += d_result * sums[0].of;
        d_w[0] += d_result * w[1];
        d_w[1] += d_result * w[0];
        d_w[4] += d_result * w[5];
        d_w[5] += d_result * w[4];
        let d_1 = d_s;
        d_sum_4 += d_1;
        for i_4 in (0..length_4).rev() {
            let v_1 = kept_1.take();
            let argument = x[3];
            let mut d_argument: f64 = -0.0;
            let mut d_value_4: f64 = -0.0;
            if v_1 {
                let d_2 = d_sum_4;
                d_value_4 += d_2;
            }
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_add(
                    ::core::option::Option::Some(&mut d_sums[i_4]),
                    argument,
                    &mut d_argument,
                    d_value_4,
                );
            d_x[3] += d_argument;
        }
        let Sum { of: d_3 } = &d_sums[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_3);
        let Sum { of: d_4 } = &d_sums[1] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_4);
        let Sum { of: d_5 } = &d_sums[2] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[2] += (*d_5);
        let d_6 = d_s;
        d_sum_3 += d_6;
        for i_3 in (0..length_3).rev() {
            let wanted = kept_4.take();
            let mut d_value_3: f64 = -0.0;
            if wanted {
                let d_7 = d_sum_3;
                d_value_3 += d_7;
            }
            let v_3 = kept_3.take();
            rule_of_double::__vjp(&v_3, &mut d_w[i_3], d_value_3);
        }
        let v_4 = kept_5.take();
        let d_8 = ::core::mem::take(&mut d_s);
        d_s += d_8 * chosen;
        d_chosen += d_8 * v_4;
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_8.take())
            .rev()
        {
            let v_5 = kept_6.take();
            let mut d_value_2 = shape_2.zero();
            if v_5 {
                if true {
                    let d_9 = shape_1.replace(&mut d_chosen);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_9));
                }
            }
            let v_6 = kept_7.take();
            rule_of_double::__vjp(&v_6, &mut d_w[i_2], d_value_2);
        }
        d_sum_2 += d_s;
        for i in (0..length).rev() {
            let v_8 = kept_9.take();
            let mut d_value: f64 = -0.0;
            if v_8 {
                let d_10 = d_sum_2;
                d_value += d_10;
            }
            let v_9 = kept_10.take();
            rule_of_double::__vjp(&v_9, &mut d_w[i], d_value);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_6.finish();
        kept_7.finish();
        kept_9.finish();
        kept_10.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(double as rule_of_double; fn __jvp_add);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut w = x.to_vec();
        let mut t_w = t_x.to_vec();
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = w.len();
        for i in 0..length {
            let x_2 = &mut w[i];
            let t_x_2 = &mut t_w[i];
            let (v_1, t_value) = rule_of_double::__jvp(double, &mut *x_2, &mut *t_x_2);
            let value = v_1;
            if skipped >= limit {
                t_sum_2 += t_value;
                sum_2 += value;
            } else {
                skipped += 1;
            }
        }
        let mut s: f64 = sum_2;
        let mut t_s: f64 = t_sum_2;
        let limit_2 = 1;
        let mut skipped_2 = 0usize;
        let mut found = false;
        let mut chosen = ::rootgrad_autodiff::rt::any_value();
        let mut t_chosen = ::rootgrad_autodiff::Differentiable::zero_like(&chosen);
        let mut running = true;
        let length_2 = w.len();
        for i_2 in 0..length_2 {
            let x_3 = &mut w[i_2];
            let t_x_3 = &mut t_w[i_2];
            let (v_2, t_value_2) = rule_of_double::__jvp(double, &mut *x_3, &mut *t_x_3);
            let value_2 = v_2;
            if skipped_2 >= limit_2 {
                if true {
                    t_chosen = t_value_2.clone();
                    chosen = value_2.clone();
                    found = true;
                    running = false;
                }
            } else {
                skipped_2 += 1;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        t_s = t_s * chosen + s * t_chosen;
        s = s * chosen;
        let m = &mut w;
        let t_m = &mut t_w;
        let step = 4;
        let mut number = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_3 = m.len();
        for i_3 in 0..length_3 {
            let x_4 = &mut m[i_3];
            let t_x_4 = &mut t_m[i_3];
            let (v_3, t_value_3) = rule_of_double::__jvp(double, &mut *x_4, &mut *t_x_4);
            let value_3 = v_3;
            let wanted = (number % step) == 0;
            number += 1;
            if wanted {
                t_sum_3 += t_value_3;
                sum_3 += value_3;
            }
        }
        t_s += t_sum_3;
        s += sum_3;
        let mut t_sums = ::std::vec![
            Sum { of : t_x[0], }, Sum { of : t_x[1], }, Sum { of : t_x[2], }
        ];
        let mut sums = ::std::vec![
            (Sum { of : x[0], }), (Sum { of : x[1], }), (Sum { of : x[2], })
        ];
        let limit_3 = 1;
        let mut skipped_3 = 0usize;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_4 = sums.len();
        for i_4 in 0..length_4 {
            let sum = &mut sums[i_4];
            let t_sum = &mut t_sums[i_4];
            let argument = x[3];
            let t_argument = t_x[3];
            let (v_4, t_value_4) = (*sum).__jvp_add(&mut (*t_sum), argument, t_argument);
            let value_4 = v_4;
            if skipped_3 >= limit_3 {
                t_sum_4 += t_value_4;
                sum_4 += value_4;
            } else {
                skipped_3 += 1;
            }
        }
        t_s += t_sum_4;
        s += sum_4;
        let result: f64 = ((s + (sums[0].of * sums[1].of)) + (w[0] * w[1]))
            + (w[4] * w[5]);
        let t_result: f64 = ((t_s
            + (::rootgrad_autodiff::rt::scalar(t_sums[0].of) * sums[1].of
                + sums[0].of * ::rootgrad_autodiff::rt::scalar(t_sums[1].of)))
            + (t_w[0] * w[1] + w[0] * t_w[1])) + (t_w[4] * w[5] + w[4] * t_w[5]);
        (result, t_result)
    }
}
mod counted_in_a_cell {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let count = std::cell::Cell::new(0usize);
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let value = count.get();
            count.set((value + 1));
            let item = (*v) * (*v);
            if kept_1.keep((skipped >= limit)) {
                sum_2 += item;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let value_2 = count.get();
        let result: f64 = s * (value_2 as f64);
        let mut d_result = d_ret;
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result * (value_2 as f64);
        d_sum_2 += d_s;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let v = &x[i];
            let mut d_item: f64 = -0.0;
            let d_v = &mut d_x[i];
            if v_1 {
                let d_1 = d_sum_2;
                d_item += d_1;
            }
            (*d_v) += d_item * (*v);
            (*d_v) += d_item * (*v);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let count = std::cell::Cell::new(0usize);
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let value = count.get();
            count.set((value + 1));
            let item = (*v) * (*v);
            let t_item = (*t_v) * (*v) + (*v) * (*t_v);
            if skipped >= limit {
                t_sum_2 += t_item;
                sum_2 += item;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let value_2 = count.get();
        let result: f64 = s * (value_2 as f64);
        let t_result: f64 = t_s * (value_2 as f64);
        (result, t_result)
    }
}
mod taken_and_strided {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let length = x.len().min(5).div_ceil(2);
        let mut d_s: f64 = -0.0;
        let mut d_t_10: f64 = -0.0;
        d_t_10 += d_result;
        d_s += d_t_10;
        for i_2 in 0..length {
            let i_3 = i_2 * 2;
            let v = &x[i_3];
            s += ((*v) * (*v)) * x[1];
            let v = &x[i_3];
            let d_11 = d_s;
            let d_12 = d_11 * x[1];
            d_x[i_3] += d_12 * (*v);
            d_x[i_3] += d_12 * (*v);
            d_x[1] += d_11 * ((*v) * (*v));
        }
        let length_2 = x.len().min(4).saturating_sub(1);
        for i_4 in 0..length_2 {
            let i_5 = i_4 + 1;
            let i = i_4;
            let v_2 = &x[i_5];
            s += (*v_2) * (i as f64);
            let d_10 = d_s;
            d_x[i_5] += d_10 * (i as f64);
        }
        let length_3 = x.len().min(5);
        let length_4 = length_3.saturating_sub(2);
        for i_6 in 0..length_4 {
            let i_7 = i_6 + 2;
            let i_8 = (length_3 - 1) - i_7;
            let v_3 = &x[i_8];
            s += (*v_3).sin();
            let v_3 = &x[i_8];
            let d_9 = d_s;
            d_x[i_8] += d_9 * ::rootgrad_autodiff::rules::sin(*v_3);
        }
        let mut w = x.to_vec();
        let n = 1;
        let end = 5;
        let t = w[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = kept_5.keep((&mut w[n..][..n_2]).len());
                for i_10 in 0..(n_3 / 2) {
                    let at = i_10;
                    let at_2 = (n_3 - 1) - i_10;
                    let t_4 = w[n..][..n_2][at];
                    w[n..][..n_2][at] = w[n..][..n_2][at_2];
                    w[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = kept_4.keep((&mut w[n..][n_2..]).len());
                for i_11 in 0..(n_4 / 2) {
                    let at_3 = i_11;
                    let at_4 = (n_4 - 1) - i_11;
                    let t_6 = w[n..][n_2..][at_3];
                    w[n..][n_2..][at_3] = w[n..][n_2..][at_4];
                    w[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = kept_3.keep((&mut w[n..]).len());
                for i_12 in 0..(n_5 / 2) {
                    let at_5 = i_12;
                    let at_6 = (n_5 - 1) - i_12;
                    let t_8 = w[n..][at_5];
                    w[n..][at_5] = w[n..][at_6];
                    w[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut w).len() - (end - n);
            let mut passes_of_kept_2 = 0usize;
            while (&mut w).len() > n_6 {
                passes_of_kept_2 += 1;
                if kept_1.keep((w.len() > 0)) {
                    w.pop();
                }
            }
            kept_2.keep(passes_of_kept_2);
        }
        let length_5 = t.len().div_ceil(2);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        for i_14 in 0..length_5 {
            let i_15 = i_14 * 2;
            let v_4 = t[i_15];
            s += v_4 * v_4;
            let mut d_v_4: f64 = -0.0;
            let d_2 = d_s;
            d_v_4 += d_2 * v_4;
            d_v_4 += d_2 * v_4;
            d_t[i_15] += d_v_4;
        }
        let t_10 = s;
        let mut sum_2: f64 = -0.0;
        let length_6 = w.len();
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_16 in 0..length_6 {
            sum_2 += w[i_16];
            let d_1 = d_sum_2;
            d_w[i_16] += d_1;
        }
        let result: f64 = t_10 + sum_2;
        {
            for _ in 0..kept_2.take() {
                let v_1 = kept_1.take();
                if v_1 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_w);
                }
            }
        }
        {
            let n_2 = end - n;
            {
                let n_5 = kept_3.take();
                for i_12 in (0..(n_5 / 2)).rev() {
                    let at_5 = i_12;
                    let at_6 = (n_5 - 1) - i_12;
                    let mut d_t_8: f64 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_w[n..][at_6]);
                    d_t_8 += d_3;
                    let d_4 = ::core::mem::take(&mut d_w[n..][at_5]);
                    d_w[n..][at_6] += d_4;
                    d_w[n..][at_5] += d_t_8;
                }
            }
            {
                let n_4 = kept_4.take();
                for i_11 in (0..(n_4 / 2)).rev() {
                    let at_3 = i_11;
                    let at_4 = (n_4 - 1) - i_11;
                    let mut d_t_6: f64 = -0.0;
                    let d_5 = ::core::mem::take(&mut d_w[n..][n_2..][at_4]);
                    d_t_6 += d_5;
                    let d_6 = ::core::mem::take(&mut d_w[n..][n_2..][at_3]);
                    d_w[n..][n_2..][at_4] += d_6;
                    d_w[n..][n_2..][at_3] += d_t_6;
                }
            }
            {
                let n_3 = kept_5.take();
                for i_10 in (0..(n_3 / 2)).rev() {
                    let at = i_10;
                    let at_2 = (n_3 - 1) - i_10;
                    let mut d_t_4: f64 = -0.0;
                    let d_7 = ::core::mem::take(&mut d_w[n..][..n_2][at_2]);
                    d_t_4 += d_7;
                    let d_8 = ::core::mem::take(&mut d_w[n..][..n_2][at]);
                    d_w[n..][..n_2][at_2] += d_8;
                    d_w[n..][..n_2][at] += d_t_4;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_w[n..end][..], &d_t[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = x.len().min(5).div_ceil(2);
        for i_2 in 0..length {
            let i_3 = i_2 * 2;
            let v = &x[i_3];
            let t_v = &t_x[i_3];
            t_s += ((*t_v) * (*v) + (*v) * (*t_v)) * x[1] + ((*v) * (*v)) * t_x[1];
            s += ((*v) * (*v)) * x[1];
        }
        let length_2 = x.len().min(4).saturating_sub(1);
        for i_4 in 0..length_2 {
            let i_5 = i_4 + 1;
            let i = i_4;
            let v_2 = &x[i_5];
            let t_v_2 = &t_x[i_5];
            t_s += (*t_v_2) * (i as f64);
            s += (*v_2) * (i as f64);
        }
        let length_3 = x.len().min(5);
        let length_4 = length_3.saturating_sub(2);
        for i_6 in 0..length_4 {
            let i_7 = i_6 + 2;
            let i_8 = (length_3 - 1) - i_7;
            let v_3 = &x[i_8];
            let t_v_3 = &t_x[i_8];
            t_s += ::rootgrad_autodiff::rules::sin(*v_3) * (*t_v_3);
            s += (*v_3).sin();
        }
        let mut w = x.to_vec();
        let mut t_w = t_x.to_vec();
        let n = 1;
        let end = 5;
        let t = w[n..end].to_vec();
        let t_t = t_w[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = (&mut w[n..][..n_2]).len();
                for i_10 in 0..(n_3 / 2) {
                    let at = i_10;
                    let at_2 = (n_3 - 1) - i_10;
                    let t_4 = w[n..][..n_2][at];
                    let t_t_4 = t_w[n..][..n_2][at];
                    t_w[n..][..n_2][at] = t_w[n..][..n_2][at_2];
                    w[n..][..n_2][at] = w[n..][..n_2][at_2];
                    t_w[n..][..n_2][at_2] = t_t_4;
                    w[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = (&mut w[n..][n_2..]).len();
                for i_11 in 0..(n_4 / 2) {
                    let at_3 = i_11;
                    let at_4 = (n_4 - 1) - i_11;
                    let t_6 = w[n..][n_2..][at_3];
                    let t_t_6 = t_w[n..][n_2..][at_3];
                    t_w[n..][n_2..][at_3] = t_w[n..][n_2..][at_4];
                    w[n..][n_2..][at_3] = w[n..][n_2..][at_4];
                    t_w[n..][n_2..][at_4] = t_t_6;
                    w[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = (&mut w[n..]).len();
                for i_12 in 0..(n_5 / 2) {
                    let at_5 = i_12;
                    let at_6 = (n_5 - 1) - i_12;
                    let t_8 = w[n..][at_5];
                    let t_t_8 = t_w[n..][at_5];
                    t_w[n..][at_5] = t_w[n..][at_6];
                    w[n..][at_5] = w[n..][at_6];
                    t_w[n..][at_6] = t_t_8;
                    w[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut w).len() - (end - n);
            while (&mut w).len() > n_6 {
                if w.len() > 0 {
                    t_w.pop();
                    w.pop();
                }
            }
        }
        let length_5 = t.len().div_ceil(2);
        for i_14 in 0..length_5 {
            let i_15 = i_14 * 2;
            let v_4 = t[i_15];
            let t_v_4 = t_t[i_15];
            t_s += t_v_4 * v_4 + v_4 * t_v_4;
            s += v_4 * v_4;
        }
        let t_10 = s;
        let t_t_10 = t_s;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_6 = w.len();
        for i_16 in 0..length_6 {
            t_sum_2 += t_w[i_16];
            sum_2 += w[i_16];
        }
        let result: f64 = t_10 + sum_2;
        let t_result: f64 = t_t_10 + t_sum_2;
        (result, t_result)
    }
}
mod acting_right {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut n = 0.2;
        let mut s = 0.0;
        let length = x[..3].len().min(x.len());
        for i in 0..length {
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            n += *v;
            let a = &x[..3][i];
            let b = kept_6.keep((kept_5.keep(n) * (*v)));
            s += (*a) * b;
            pass_2.push((kept_5.take(), kept_6.take()));
        }
        let limit = 1;
        let mut skipped = 0usize;
        let length_2 = x.len().min(x[..3].len());
        for i_2 in 0..length_2 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let v_2 = &x[..3][i_2];
            n += *v_2;
            let item = &x[i_2];
            let item_2 = kept_3.keep((kept_2.keep(n) * (*v_2)));
            if kept_1.keep((skipped >= limit)) {
                let a_2 = item;
                let b_2 = item_2;
                s += (*a_2) * b_2;
            } else {
                skipped += 1;
            }
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let result: f64 = s * n;
        let mut d_result = d_ret;
        let mut d_n: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result * n;
        d_n += d_result * s;
        for i_2 in (0..length_2).rev() {
            let (v_1, v_3, item_2) = pass_1.take();
            let v_2 = &x[..3][i_2];
            let item = &x[i_2];
            let mut d_item_2: f64 = -0.0;
            if v_1 {
                let a_2 = item;
                let b_2 = item_2;
                let mut d_b_2: f64 = -0.0;
                let d_1 = d_s;
                d_x[i_2] += d_1 * b_2;
                d_b_2 += d_1 * (*a_2);
                d_item_2 += d_b_2;
            }
            d_n += d_item_2 * (*v_2);
            d_x[..3][i_2] += d_item_2 * v_3;
            let d_2 = d_n;
            d_x[..3][i_2] += d_2;
        }
        for i in (0..length).rev() {
            let (v_4, b) = pass_2.take();
            let v = &x[i];
            let a = &x[..3][i];
            let mut d_b: f64 = -0.0;
            let d_3 = d_s;
            d_x[..3][i] += d_3 * b;
            d_b += d_3 * (*a);
            d_n += d_b * (*v);
            d_x[i] += d_b * v_4;
            let d_4 = d_n;
            d_x[i] += d_4;
        }
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0.2;
        let mut t_n = 0.0;
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = x[..3].len().min(x.len());
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_n += *t_v;
            n += *v;
            let a = &x[..3][i];
            let t_a = &t_x[..3][i];
            let b = n * (*v);
            let t_b = t_n * (*v) + n * (*t_v);
            t_s += (*t_a) * b + (*a) * t_b;
            s += (*a) * b;
        }
        let limit = 1;
        let mut skipped = 0usize;
        let length_2 = x.len().min(x[..3].len());
        for i_2 in 0..length_2 {
            let v_2 = &x[..3][i_2];
            let t_v_2 = &t_x[..3][i_2];
            t_n += *t_v_2;
            n += *v_2;
            let item = &x[i_2];
            let t_item = &t_x[i_2];
            let item_2 = n * (*v_2);
            let t_item_2 = t_n * (*v_2) + n * (*t_v_2);
            if skipped >= limit {
                let a_2 = item;
                let t_a_2 = t_item;
                let b_2 = item_2;
                let t_b_2 = t_item_2;
                t_s += (*t_a_2) * b_2 + (*a_2) * t_b_2;
                s += (*a_2) * b_2;
            } else {
                skipped += 1;
            }
        }
        let result: f64 = s * n;
        let t_result: f64 = t_s * n + s * t_n;
        (result, t_result)
    }
}
mod of_patterns {
    ///The derivative of [`grown`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum grown {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl grown {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &grown)
        }
        /// The reverse derivative of [`grown`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            m: &mut Shape,
            d_m: &mut Shape,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let limit = 2;
            let mut skipped = 0usize;
            let mut sum_2: f64 = -0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_2;
                kept_4.keep_owned(&*m);
                match m {
                    Shape::A(t) => {
                        (*t) += *v;
                        t_2 = kept_2.keep((*t)) * (*v);
                    }
                    Shape::B(t_3) => {
                        (*t_3) = kept_3.keep((*t_3)) * (*v);
                        t_2 = *t_3;
                    }
                }
                if kept_1.keep((skipped >= limit)) {
                    sum_2 += t_2;
                } else {
                    skipped += 1;
                }
            }
            let result: f64 = sum_2;
            let m = &*m;
            let mut d_result = d_ret;
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let v = &x[i];
                let mut d_t_2: f64 = -0.0;
                let d_v = &mut d_x[i];
                if v_1 {
                    let d_1 = d_sum_2;
                    d_t_2 += d_1;
                }
                let v_4 = kept_4.take();
                match &v_4 {
                    Shape::A(t) => {
                        let Shape::A(d_t) = &mut (*d_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let v_2 = kept_2.take();
                        let d_2 = ::core::mem::take(&mut d_t_2);
                        (*d_t) += d_2 * (*v);
                        (*d_v) += d_2 * v_2;
                        let d_3 = (*d_t);
                        (*d_v) += d_3;
                    }
                    Shape::B(t_3) => {
                        let Shape::B(d_t_3) = &mut (*d_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let v_3 = kept_3.take();
                        let d_4 = ::core::mem::take(&mut d_t_2);
                        (*d_t_3) += d_4;
                        let d_5 = ::core::mem::take(&mut (*d_t_3));
                        (*d_t_3) += d_5 * (*v);
                        (*d_v) += d_5 * v_3;
                    }
                }
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            kept_4.finish();
            result
        }
        /// The forward derivative of [`grown`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            m: &mut Shape,
            t_m: &mut Shape,
            x: &[f64],
            t_x: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let limit = 2;
            let mut skipped = 0usize;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let t_2;
                let t_t_2;
                match m {
                    Shape::A(t) => {
                        let Shape::A(t_t) = &mut (*t_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        (*t_t) += *t_v;
                        (*t) += *v;
                        t_t_2 = ::rootgrad_autodiff::rt::scalar(*t_t) * (*v)
                            + (*t) * (*t_v);
                        t_2 = (*t) * (*v);
                    }
                    Shape::B(t_3) => {
                        let Shape::B(t_t_3) = &mut (*t_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        (*t_t_3) = ::rootgrad_autodiff::rt::scalar(*t_t_3) * (*v)
                            + (*t_3) * (*t_v);
                        (*t_3) = (*t_3) * (*v);
                        t_t_2 = *t_t_3;
                        t_2 = *t_3;
                    }
                }
                if skipped >= limit {
                    t_sum_2 += t_t_2;
                    sum_2 += t_2;
                } else {
                    skipped += 1;
                }
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
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Shape, &[f64]) -> f64 + 'static,
            a0: &mut Shape,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Shape>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
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
            m: &mut Shape,
            d_m: &mut Shape,
            t_m: &mut Shape,
            d_t_m: &mut Shape,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
            let limit = 2;
            let mut skipped = 0usize;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let t_2;
                let t_t_2;
                kept_12.keep_owned(&*m);
                match m {
                    Shape::A(t) => {
                        kept_6.keep_owned(&(*t_m));
                        match &mut (*t_m) {
                            Shape::A(t_t) => {
                                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                                (*t_t) += *t_v;
                                (*t) += *v;
                                t_t_2 = (kept_3.keep((*t_t)) * (*v))
                                    + (kept_4.keep((*t)) * (*t_v));
                                t_2 = kept_2.keep((*t)) * (*v);
                                pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    Shape::B(t_3) => {
                        kept_11.keep_owned(&(*t_m));
                        match &mut (*t_m) {
                            Shape::B(t_t_3) => {
                                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                                (*t_t_3) = (kept_8.keep((*t_t_3)) * (*v))
                                    + (kept_9.keep((*t_3)) * (*t_v));
                                (*t_3) = kept_7.keep((*t_3)) * (*v);
                                t_t_2 = *t_t_3;
                                t_2 = *t_3;
                                pass_2.push((kept_7.take(), kept_8.take(), kept_9.take()));
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                }
                if kept_1.keep((skipped >= limit)) {
                    t_sum_2 += t_t_2;
                    sum_2 += t_2;
                } else {
                    skipped += 1;
                }
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let m = &*m;
            let t_m = &*t_m;
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result;
            d_sum_2 += d_result;
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let v = &x[i];
                let t_v = &t_x[i];
                let mut d_t_2: f64 = -0.0;
                let mut d_t_t_2: f64 = -0.0;
                let d_v = &mut d_x[i];
                let d_t_v = &mut d_t_x[i];
                if v_1 {
                    let d_1 = d_sum_2;
                    d_t_2 += d_1;
                    let d_2 = d_t_sum_2;
                    d_t_t_2 += d_2;
                }
                let v_10 = kept_12.take();
                match &v_10 {
                    Shape::A(t) => {
                        let Shape::A(d_t) = &mut (*d_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let v_5 = kept_6.take();
                        match &v_5 {
                            Shape::A(t_t) => {
                                let Shape::A(d_t_t) = &mut (*d_t_m) else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let (v_2, v_3, v_4) = pass_1.take();
                                let d_3 = ::core::mem::take(&mut d_t_2);
                                (*d_t) += d_3 * (*v);
                                (*d_v) += d_3 * v_2;
                                let d_4 = ::core::mem::take(&mut d_t_t_2);
                                (*d_t_t) += d_4 * (*v);
                                (*d_v) += d_4 * v_3;
                                (*d_t) += d_4 * (*t_v);
                                (*d_t_v) += d_4 * v_4;
                                let d_5 = (*d_t);
                                (*d_v) += d_5;
                                let d_6 = (*d_t_t);
                                (*d_t_v) += d_6;
                            }
                            _ => {}
                        }
                    }
                    Shape::B(t_3) => {
                        let Shape::B(d_t_3) = &mut (*d_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let v_9 = kept_11.take();
                        match &v_9 {
                            Shape::B(t_t_3) => {
                                let Shape::B(d_t_t_3) = &mut (*d_t_m) else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let (v_6, v_7, v_8) = pass_2.take();
                                let d_7 = ::core::mem::take(&mut d_t_2);
                                (*d_t_3) += d_7;
                                let d_8 = ::core::mem::take(&mut d_t_t_2);
                                (*d_t_t_3) += d_8;
                                let d_9 = ::core::mem::take(&mut (*d_t_3));
                                (*d_t_3) += d_9 * (*v);
                                (*d_v) += d_9 * v_6;
                                let d_10 = ::core::mem::take(&mut (*d_t_t_3));
                                (*d_t_t_3) += d_10 * (*v);
                                (*d_v) += d_10 * v_7;
                                (*d_t_3) += d_10 * (*t_v);
                                (*d_t_v) += d_10 * v_8;
                            }
                            _ => {}
                        }
                    }
                }
            }
            kept_1.finish();
            pass_1.finish();
            kept_6.finish();
            pass_2.finish();
            kept_11.finish();
            kept_12.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Shape, &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Shape,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Shape>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Shape>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Shape>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zeroed(
                d3.into_slice(),
                a3.len(),
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
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
        fn __vjp<'__shadow>(
            a0: &Shape,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Shape>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`held`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum held {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl held {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &held)
        }
        /// The reverse derivative of [`held`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            m: &mut Option<f64>,
            d_m: &mut Option<f64>,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let limit = 3;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: f64 = ::core::default::Default::default();
            let mut running = true;
            let length = x.len();
            let mut passes_of_kept_4 = 0usize;
            for i in 0..length {
                passes_of_kept_4 += 1;
                let v = &x[i];
                let t_2;
                kept_3.keep_owned(&*m);
                match m {
                    Some(t) => {
                        (*t) += *v;
                        t_2 = kept_2.keep((*t)) * (*v);
                    }
                    _ => {
                        t_2 = 0.0;
                    }
                }
                if kept_1.keep((skipped >= limit)) {
                    if true {
                        chosen = t_2;
                        found = true;
                        running = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running {
                    break;
                }
            }
            kept_4.keep(passes_of_kept_4);
            ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
            let result: f64 = chosen;
            let m = &*m;
            let mut d_result = d_ret;
            let mut d_chosen: f64 = -0.0;
            d_chosen += d_result;
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_4.take())
                .rev()
            {
                let v_1 = kept_1.take();
                let v = &x[i];
                let mut d_t_2: f64 = -0.0;
                let d_v = &mut d_x[i];
                if v_1 {
                    if true {
                        let d_1 = ::core::mem::take(&mut d_chosen);
                        d_t_2 += d_1;
                    }
                }
                let v_3 = kept_3.take();
                match &v_3 {
                    Some(t) => {
                        let Some(d_t) = &mut (*d_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let v_2 = kept_2.take();
                        let d_2 = ::core::mem::take(&mut d_t_2);
                        (*d_t) += d_2 * (*v);
                        (*d_v) += d_2 * v_2;
                        let d_3 = (*d_t);
                        (*d_v) += d_3;
                    }
                    _ => {
                        let _ = ::core::mem::take(&mut d_t_2);
                    }
                }
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            result
        }
        /// The forward derivative of [`held`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            m: &mut Option<f64>,
            t_m: &mut Option<f64>,
            x: &[f64],
            t_x: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let limit = 3;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: f64 = ::core::default::Default::default();
            let mut t_chosen: f64 = 0.0;
            let mut running = true;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let t_2;
                let t_t_2;
                match m {
                    Some(t) => {
                        let Some(t_t) = &mut (*t_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        (*t_t) += *t_v;
                        (*t) += *v;
                        t_t_2 = ::rootgrad_autodiff::rt::scalar(*t_t) * (*v)
                            + (*t) * (*t_v);
                        t_2 = (*t) * (*v);
                    }
                    _ => {
                        t_t_2 = 0.0;
                        t_2 = 0.0;
                    }
                }
                if skipped >= limit {
                    if true {
                        t_chosen = t_t_2;
                        chosen = t_2;
                        found = true;
                        running = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running {
                    break;
                }
            }
            ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
            let result: f64 = chosen;
            let t_result: f64 = t_chosen;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Option<f64>, &[f64]) -> f64 + 'static,
            a0: &mut Option<f64>,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Option<f64>>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
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
            m: &mut Option<f64>,
            d_m: &mut Option<f64>,
            t_m: &mut Option<f64>,
            d_t_m: &mut Option<f64>,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let limit = 3;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: f64 = ::core::default::Default::default();
            let mut t_chosen: f64 = 0.0;
            let mut running = true;
            let length = x.len();
            let mut running_2 = true;
            let mut passes_of_kept_8 = 0usize;
            for i in 0..length {
                passes_of_kept_8 += 1;
                let v = &x[i];
                let t_v = &t_x[i];
                let t_2;
                let t_t_2;
                kept_7.keep_owned(&*m);
                match m {
                    Some(t) => {
                        kept_6.keep_owned(&(*t_m));
                        match &mut (*t_m) {
                            Some(t_t) => {
                                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                                (*t_t) += *t_v;
                                (*t) += *v;
                                t_t_2 = (kept_3.keep((*t_t)) * (*v))
                                    + (kept_4.keep((*t)) * (*t_v));
                                t_2 = kept_2.keep((*t)) * (*v);
                                pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    _ => {
                        t_t_2 = 0.0;
                        t_2 = 0.0;
                    }
                }
                if kept_1.keep((skipped >= limit)) {
                    if true {
                        t_chosen = t_t_2;
                        chosen = t_2;
                        found = true;
                        running = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running {
                    running_2 = false;
                }
                if !running_2 {
                    break;
                }
            }
            kept_8.keep(passes_of_kept_8);
            ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
            let result: f64 = chosen;
            let t_result: f64 = t_chosen;
            let result_2: (f64, f64) = (result, t_result);
            let m = &*m;
            let t_m = &*t_m;
            let mut d_result_2 = d_ret;
            let mut d_chosen: f64 = -0.0;
            let mut d_t_chosen: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_chosen += d_t_result;
            d_chosen += d_result;
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_8.take())
                .rev()
            {
                let v_1 = kept_1.take();
                let v = &x[i];
                let t_v = &t_x[i];
                let mut d_t_2: f64 = -0.0;
                let mut d_t_t_2: f64 = -0.0;
                let d_v = &mut d_x[i];
                let d_t_v = &mut d_t_x[i];
                if v_1 {
                    if true {
                        let d_1 = ::core::mem::take(&mut d_chosen);
                        d_t_2 += d_1;
                        let d_2 = ::core::mem::take(&mut d_t_chosen);
                        d_t_t_2 += d_2;
                    }
                }
                let v_6 = kept_7.take();
                match &v_6 {
                    Some(t) => {
                        let Some(d_t) = &mut (*d_m) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let v_5 = kept_6.take();
                        match &v_5 {
                            Some(t_t) => {
                                let Some(d_t_t) = &mut (*d_t_m) else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let (v_2, v_3, v_4) = pass_1.take();
                                let d_3 = ::core::mem::take(&mut d_t_2);
                                (*d_t) += d_3 * (*v);
                                (*d_v) += d_3 * v_2;
                                let d_4 = ::core::mem::take(&mut d_t_t_2);
                                (*d_t_t) += d_4 * (*v);
                                (*d_v) += d_4 * v_3;
                                (*d_t) += d_4 * (*t_v);
                                (*d_t_v) += d_4 * v_4;
                                let d_5 = (*d_t);
                                (*d_v) += d_5;
                                let d_6 = (*d_t_t);
                                (*d_t_v) += d_6;
                            }
                            _ => {}
                        }
                    }
                    _ => {
                        let _ = ::core::mem::take(&mut d_t_2);
                        let _ = ::core::mem::take(&mut d_t_t_2);
                    }
                }
            }
            kept_1.finish();
            pass_1.finish();
            kept_6.finish();
            kept_7.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Option<f64>, &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Option<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Option<f64>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Option<f64>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Option<f64>>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zeroed(
                d3.into_slice(),
                a3.len(),
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
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
        fn __vjp<'__shadow>(
            a0: &Option<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Option<f64>>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            grown as rule_of_grown, held as rule_of_held; fn __vjp_unwrap
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a = x[0];
        let mut b = x[1];
        let limit = 4;
        let mut skipped = 0usize;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut running = true;
        let mut passes_of_kept_9 = 0usize;
        for i in 0..6 {
            passes_of_kept_9 += 1;
            let t_2 = b;
            let t_3 = a + b;
            a = t_2;
            b = t_3;
            let item = a;
            if kept_8.keep((skipped >= limit)) {
                if true {
                    chosen = item;
                    found = true;
                    running = false;
                }
            } else {
                skipped += 1;
            }
            if !running {
                break;
            }
        }
        kept_9.keep(passes_of_kept_9);
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let s = chosen;
        let mut n = x[2];
        let limit_2 = 2;
        let mut skipped_2 = 0usize;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i_2 in 0..length {
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i_2];
            let m = &mut n;
            (*m) += *v;
            let item_2 = kept_6.keep((*m)) * (*v);
            if kept_5.keep((skipped_2 >= limit_2)) {
                sum_2 += item_2;
            } else {
                skipped_2 += 1;
            }
            pass_1.push((kept_5.take(), kept_6.take()));
        }
        let t: f64 = sum_2;
        let mut shape = Shape::A(x[3]);
        let mut other = Shape::B(x[4]);
        let mut o = Some(x[5]);
        let t_5 = ((s * a) * b) + (t * n);
        kept_4.keep_when(rule_of_grown::__BEFORE, &shape);
        let value = rule_of_grown::__of(grown)(&mut shape, x);
        kept_3.keep_when(rule_of_grown::__BEFORE, &other);
        let value_2 = rule_of_grown::__of(grown)(&mut other, x);
        kept_2.keep_when(rule_of_held::__BEFORE, &o);
        let value_3 = rule_of_held::__of(held)(&mut o, x);
        kept_2.keep_when(!rule_of_held::__BEFORE, &o);
        kept_1.keep_owned(&o);
        let value_4 = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&o))
            .unwrap();
        let result: f64 = (t_5 + (value * value_2)) + (value_3 * value_4);
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_chosen: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_n: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_shape = ::rootgrad_autodiff::Differentiable::zero_like(&shape);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
        let mut d_t_5: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        d_t_5 += d_result;
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        d_value_3 += d_result * value_4;
        d_value_4 += d_result * value_3;
        let v_1 = kept_1.take();
        (v_1).__vjp_unwrap(::core::option::Option::Some(&mut d_o), d_value_4);
        let v_2 = kept_2.take();
        rule_of_held::__vjp(&v_2, &mut d_o, x, &mut (*d_x), d_value_3);
        let v_3 = kept_3.take_when(rule_of_grown::__BEFORE);
        rule_of_grown::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_3, &other),
            &mut d_other,
            x,
            &mut (*d_x),
            d_value_2,
        );
        let v_4 = kept_4.take_when(rule_of_grown::__BEFORE);
        rule_of_grown::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_4, &shape),
            &mut d_shape,
            x,
            &mut (*d_x),
            d_value,
        );
        let d_1 = d_t_5 * b;
        d_s += d_1 * a;
        d_a += d_1 * s;
        d_b += d_t_5 * (s * a);
        d_t += d_t_5 * n;
        d_n += d_t_5 * t;
        let Some(d_2) = &d_o else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[5] += (*d_2);
        let Shape::B(d_3) = &d_other else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[4] += (*d_3);
        let Shape::A(d_4) = &d_shape else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[3] += (*d_4);
        d_sum_2 += d_t;
        for i_2 in (0..length).rev() {
            let (v_5, v_6) = pass_1.take();
            let v = &x[i_2];
            let mut d_item_2: f64 = -0.0;
            let d_v = &mut d_x[i_2];
            if v_5 {
                let d_5 = d_sum_2;
                d_item_2 += d_5;
            }
            d_n += d_item_2 * (*v);
            (*d_v) += d_item_2 * v_6;
            let d_6 = d_n;
            (*d_v) += d_6;
        }
        d_x[2] += d_n;
        d_chosen += d_s;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..6).take(kept_9.take()).rev() {
            let v_7 = kept_8.take();
            let mut d_t_2: f64 = -0.0;
            let mut d_t_3: f64 = -0.0;
            let mut d_item: f64 = -0.0;
            if v_7 {
                if true {
                    let d_7 = ::core::mem::take(&mut d_chosen);
                    d_item += d_7;
                }
            }
            d_a += d_item;
            let d_8 = ::core::mem::take(&mut d_b);
            d_t_3 += d_8;
            let d_9 = ::core::mem::take(&mut d_a);
            d_t_2 += d_9;
            d_a += d_t_3;
            d_b += d_t_3;
            d_b += d_t_2;
        }
        d_x[1] += d_b;
        d_x[0] += d_a;
        pass_1.finish();
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            grown as rule_of_grown, held as rule_of_held; fn __jvp_unwrap
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x[0];
        let mut t_a = t_x[0];
        let mut b = x[1];
        let mut t_b = t_x[1];
        let limit = 4;
        let mut skipped = 0usize;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let mut running = true;
        for i in 0..6 {
            let t_2 = b;
            let t_t_2 = t_b;
            let t_3 = a + b;
            let t_t_3 = t_a + t_b;
            t_a = t_t_2;
            a = t_2;
            t_b = t_t_3;
            b = t_3;
            let item = a;
            let t_item = t_a;
            if skipped >= limit {
                if true {
                    t_chosen = t_item;
                    chosen = item;
                    found = true;
                    running = false;
                }
            } else {
                skipped += 1;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let s = chosen;
        let t_s = t_chosen;
        let mut n = x[2];
        let mut t_n = t_x[2];
        let limit_2 = 2;
        let mut skipped_2 = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            let m = &mut n;
            let t_m = &mut t_n;
            (*t_m) += *t_v;
            (*m) += *v;
            let item_2 = (*m) * (*v);
            let t_item_2 = (*t_m) * (*v) + (*m) * (*t_v);
            if skipped_2 >= limit_2 {
                t_sum_2 += t_item_2;
                sum_2 += item_2;
            } else {
                skipped_2 += 1;
            }
        }
        let t: f64 = sum_2;
        let t_t: f64 = t_sum_2;
        let mut t_shape = Shape::A { 0: t_x[3] };
        let mut shape = Shape::A(x[3]);
        let mut t_other = Shape::B { 0: t_x[4] };
        let mut other = Shape::B(x[4]);
        let mut t_o = Some(t_x[5]);
        let mut o = Some(x[5]);
        let t_5 = ((s * a) * b) + (t * n);
        let t_t_5 = ((t_s * a + s * t_a) * b + (s * a) * t_b) + (t_t * n + t * t_n);
        let (v_1, t_value) = rule_of_grown::__jvp(
            grown,
            &mut shape,
            &mut t_shape,
            x,
            t_x,
        );
        let value = v_1;
        let (v_2, t_value_2) = rule_of_grown::__jvp(
            grown,
            &mut other,
            &mut t_other,
            x,
            t_x,
        );
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_held::__jvp(held, &mut o, &mut t_o, x, t_x);
        let value_3 = v_3;
        let (v_4, t_value_4) = (o).__jvp_unwrap(&mut t_o);
        let value_4 = v_4;
        let result: f64 = (t_5 + (value * value_2)) + (value_3 * value_4);
        let t_result: f64 = (t_t_5 + (t_value * value_2 + value * t_value_2))
            + (t_value_3 * value_4 + value_3 * t_value_4);
        (result, t_result)
    }
}
mod of_own_methods {
    impl Sum {
        /// The reverse derivative of [`start`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn start_pullback(
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
        /// The forward derivative of [`start`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn start_pushforward(
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
        fn __jvp_start(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::start_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_start(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::start_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn start_pushforward_pullback(
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
        fn __jvp_vjp_start<'__shadow>(
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
            let (g2, g3) = Self::start_pushforward_pullback(
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
        fn __path_jvp_vjp_start<'__shadow>(
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
            let (g2, g3) = Self::start_pushforward_pullback(
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
        fn __vjp_start<'__shadow>(
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
            let (_primal, g1) = Self::start_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_start<'__shadow>(
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
            let (_primal, g1) = Self::start_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`round`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn round_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            shape_1.keep(&self.of);
            self.of = self.of * 1.5;
            let result: f64 = self.of;
            let mut d_result = d_ret;
            d_self.of += d_result;
            let d_1 = shape_1.replace(&mut d_self.of);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.of += d_2 * 1.5;
            result
        }
        /// The forward derivative of [`round`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn round_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            t_self.of = ::rootgrad_autodiff::rt::scalar(t_self.of) * 1.5;
            self.of = self.of * 1.5;
            let result: f64 = self.of;
            let t_result: f64 = t_self.of;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_round(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::round_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_round(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::round_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn round_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&t_self.of);
            t_self.of = t_self.of * 1.5;
            shape_1.keep(&self.of);
            self.of = self.of * 1.5;
            let result: f64 = self.of;
            let t_result: f64 = t_self.of;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.of += d_t_result;
            d_self.of += d_result;
            let d_1 = shape_1.replace(&mut d_self.of);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.of += d_2 * 1.5;
            let d_3 = shape_2.replace(&mut d_t_self.of);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_t_self.of += d_4 * 1.5;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_round<'__shadow>(
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
            Self::round_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_round<'__shadow>(
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
            Self::round_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_round<'__shadow>(
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
            let _primal = Self::round_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_round<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::round_pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_round, fn __vjp_start);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut sum = Sum { of: x[0] };
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let argument = *v;
            kept_6.keep_owned(&sum);
            let value = sum.start(argument);
            if kept_5.keep((skipped >= limit)) {
                sum_2 += value;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let limit_2 = 2;
        let mut skipped_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let v_2 = &x[i_2];
            kept_2.keep_owned(&sum);
            let value_2 = kept_3.keep(sum.round());
            let item = value_2 * (*v_2);
            if kept_1.keep((skipped_2 >= limit_2)) {
                sum_3 += item;
            } else {
                skipped_2 += 1;
            }
            pass_1.push((kept_1.take(), kept_3.take()));
        }
        let t: f64 = sum_3;
        let result: f64 = (s * t) * sum.of;
        let mut d_result = d_ret;
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let d_1 = d_result * sum.of;
        d_s += d_1 * t;
        d_t += d_1 * s;
        d_sum.of += d_result * (s * t);
        d_sum_3 += d_t;
        for i_2 in (0..length_2).rev() {
            let (v_1, value_2) = pass_1.take();
            let v_2 = &x[i_2];
            let mut d_value_2: f64 = -0.0;
            let mut d_item: f64 = -0.0;
            if v_1 {
                let d_2 = d_sum_3;
                d_item += d_2;
            }
            d_value_2 += d_item * (*v_2);
            d_x[i_2] += d_item * value_2;
            let v_3 = kept_2.take();
            (v_3).__vjp_round(::core::option::Option::Some(&mut d_sum), d_value_2);
        }
        d_sum_2 += d_s;
        for i in (0..length).rev() {
            let v_4 = kept_5.take();
            let v = &x[i];
            let argument = *v;
            let mut d_argument: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            if v_4 {
                let d_3 = d_sum_2;
                d_value += d_3;
            }
            let v_5 = kept_6.take();
            (v_5)
                .__vjp_start(
                    ::core::option::Option::Some(&mut d_sum),
                    argument,
                    &mut d_argument,
                    d_value,
                );
            d_x[i] += d_argument;
        }
        let Sum { of: d_4 } = &d_sum else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_4);
        kept_2.finish();
        pass_1.finish();
        kept_5.finish();
        kept_6.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_round, fn __jvp_start);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_sum = Sum { of: t_x[0] };
        let mut sum = Sum { of: x[0] };
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let argument = *v;
            let t_argument = *t_v;
            let (v_1, t_value) = (sum).__jvp_start(&mut t_sum, argument, t_argument);
            let value = v_1;
            if skipped >= limit {
                t_sum_2 += t_value;
                sum_2 += value;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let limit_2 = 2;
        let mut skipped_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v_2 = &x[i_2];
            let t_v_2 = &t_x[i_2];
            let (v_3, t_value_2) = (sum).__jvp_round(&mut t_sum);
            let value_2 = v_3;
            let item = value_2 * (*v_2);
            let t_item = t_value_2 * (*v_2) + value_2 * (*t_v_2);
            if skipped_2 >= limit_2 {
                t_sum_3 += t_item;
                sum_3 += item;
            } else {
                skipped_2 += 1;
            }
        }
        let t: f64 = sum_3;
        let t_t: f64 = t_sum_3;
        let result: f64 = (s * t) * sum.of;
        let t_result: f64 = (t_s * t + s * t_t) * sum.of
            + (s * t) * ::rootgrad_autodiff::rt::scalar(t_sum.of);
        (result, t_result)
    }
}
