// Written by the golden test; do not edit.
mod chained {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let (a, b) = x.split_at(x.len() / 2);
        let mut sum_2: f64 = -0.0;
        let length = a.len();
        for i_2 in 0..length {
            let v = &a[i_2];
            sum_2 += (*v) * (*v);
        }
        let length_2 = b.len();
        for i_3 in 0..length_2 {
            let v_2 = &b[i_3];
            sum_2 += (*v_2) * (*v_2);
        }
        let mut y: f64 = sum_2;
        let length_3 = b.len();
        let mut number = 0usize;
        let mut sum_3: f64 = -0.0;
        let length_4 = length_3;
        for i_4 in 0..length_4 {
            let i_5 = (length_3 - 1) - i_4;
            let n = kept_4.keep(number);
            number += 1;
            let i = n;
            let v_3 = &b[i_5];
            sum_3 += (*v_3) * (i as f64);
        }
        let length_5 = a.len().saturating_sub(1);
        for i_6 in 0..length_5 {
            let i_7 = i_6 + 1;
            let n_2 = kept_3.keep(number);
            number += 1;
            let i_8 = n_2;
            let v_4 = &a[i_7];
            sum_3 += (*v_4) * (i_8 as f64);
        }
        y += sum_3;
        let item = &x[0];
        let length_6 = 1usize;
        for i_9 in 0..length_6 {
            let v_5 = item;
            if (*v_5) > 1.0 {} else {
                y += (*v_5).sin() * kept_2.keep(y);
            }
        }
        let length_7 = b.len();
        for i_10 in 0..length_7 {
            let item_2 = &b[i_10];
            if (*item_2) > 0.0 {
                let v_6 = item_2;
                if (*v_6) > 1.0 {} else {
                    y += (*v_6).sin() * kept_1.keep(y);
                }
            }
        }
        let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let length_8 = a.len();
        for i_11 in 0..length_8 {
            all.push(a[i_11]);
        }
        let length_9 = b.len();
        for i_12 in 0..length_9 {
            all.push(b[i_12]);
        }
        let t = y;
        let mut sum_4: f64 = -0.0;
        let length_10 = all.len().min(x.len());
        let mut d_sum_2: f64 = -0.0;
        let mut d_y: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
        let mut d_t: f64 = -0.0;
        let mut d_sum_4: f64 = -0.0;
        d_sum_4 += d_result;
        for i_13 in 0..length_10 {
            let a_2 = &all[i_13];
            let b_2 = &x[i_13];
            sum_4 += (*a_2) * (*b_2);
            let a_2 = &all[i_13];
            let b_2 = &x[i_13];
            let d_1 = d_sum_4;
            d_all[i_13] += d_1 * (*b_2);
            d_x[i_13] += d_1 * (*a_2);
        }
        let result: f64 = t + sum_4;
        let (a, b) = x.split_at(x.len() / 2);
        let item = &x[0];
        d_t += d_result;
        d_y += d_t;
        for i_12 in (0..length_9).rev() {
            let d_b = &mut d_x[x.len() / 2..];
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_all);
            d_b[i_12] += d_2;
        }
        for i_11 in (0..length_8).rev() {
            let d_a = &mut d_x[..x.len() / 2];
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_all);
            d_a[i_11] += d_3;
        }
        for i_10 in (0..length_7).rev() {
            let item_2 = &b[i_10];
            let d_item_2 = &mut d_x[x.len() / 2..][i_10];
            if (*item_2) > 0.0 {
                let v_6 = item_2;
                if (*v_6) > 1.0 {} else {
                    let v_1 = kept_1.take();
                    let d_4 = d_y;
                    let d_5 = d_4 * v_1;
                    (*d_item_2) += d_5 * ::rootgrad_autodiff::rules::sin(*v_6);
                    d_y += d_4 * (*v_6).sin();
                }
            }
        }
        for i_9 in (0..length_6).rev() {
            let v_5 = item;
            if (*v_5) > 1.0 {} else {
                let v_7 = kept_2.take();
                let d_6 = d_y;
                let d_7 = d_6 * v_7;
                d_x[0] += d_7 * ::rootgrad_autodiff::rules::sin(*v_5);
                d_y += d_6 * (*v_5).sin();
            }
        }
        let d_8 = d_y;
        d_sum_3 += d_8;
        for i_6 in (0..length_5).rev() {
            let n_2 = kept_3.take();
            let i_7 = i_6 + 1;
            let i_8 = n_2;
            let d_v_4 = &mut d_x[..x.len() / 2][i_7];
            let d_9 = d_sum_3;
            (*d_v_4) += d_9 * (i_8 as f64);
        }
        for i_4 in (0..length_4).rev() {
            let n = kept_4.take();
            let i_5 = (length_3 - 1) - i_4;
            let i = n;
            let d_v_3 = &mut d_x[x.len() / 2..][i_5];
            let d_10 = d_sum_3;
            (*d_v_3) += d_10 * (i as f64);
        }
        d_sum_2 += d_y;
        for i_3 in 0..length_2 {
            let v_2 = &b[i_3];
            let d_v_2 = &mut d_x[x.len() / 2..][i_3];
            let d_11 = d_sum_2;
            (*d_v_2) += d_11 * (*v_2);
            (*d_v_2) += d_11 * (*v_2);
        }
        for i_2 in 0..length {
            let v = &a[i_2];
            let d_v = &mut d_x[..x.len() / 2][i_2];
            let d_12 = d_sum_2;
            (*d_v) += d_12 * (*v);
            (*d_v) += d_12 * (*v);
        }
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
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (a, b) = x.split_at(x.len() / 2);
        let (t_a, t_b) = t_x.split_at(x.len() / 2);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = a.len();
        for i_2 in 0..length {
            let v = &a[i_2];
            let t_v = &t_a[i_2];
            t_sum_2 += (*t_v) * (*v) + (*v) * (*t_v);
            sum_2 += (*v) * (*v);
        }
        let length_2 = b.len();
        for i_3 in 0..length_2 {
            let v_2 = &b[i_3];
            let t_v_2 = &t_b[i_3];
            t_sum_2 += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
            sum_2 += (*v_2) * (*v_2);
        }
        let mut y: f64 = sum_2;
        let mut t_y: f64 = t_sum_2;
        let length_3 = b.len();
        let mut number = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_4 = length_3;
        for i_4 in 0..length_4 {
            let i_5 = (length_3 - 1) - i_4;
            let n = number;
            number += 1;
            let i = n;
            let v_3 = &b[i_5];
            let t_v_3 = &t_b[i_5];
            t_sum_3 += (*t_v_3) * (i as f64);
            sum_3 += (*v_3) * (i as f64);
        }
        let length_5 = a.len().saturating_sub(1);
        for i_6 in 0..length_5 {
            let i_7 = i_6 + 1;
            let n_2 = number;
            number += 1;
            let i_8 = n_2;
            let v_4 = &a[i_7];
            let t_v_4 = &t_a[i_7];
            t_sum_3 += (*t_v_4) * (i_8 as f64);
            sum_3 += (*v_4) * (i_8 as f64);
        }
        t_y += t_sum_3;
        y += sum_3;
        let item = &x[0];
        let t_item = &t_x[0];
        let length_6 = 1usize;
        for i_9 in 0..length_6 {
            let v_5 = item;
            let t_v_5 = t_item;
            if (*v_5) > 1.0 {} else {
                t_y
                    += (::rootgrad_autodiff::rules::sin(*v_5) * (*t_v_5)) * y
                        + (*v_5).sin() * t_y;
                y += (*v_5).sin() * y;
            }
        }
        let length_7 = b.len();
        for i_10 in 0..length_7 {
            let item_2 = &b[i_10];
            let t_item_2 = &t_b[i_10];
            if (*item_2) > 0.0 {
                let v_6 = item_2;
                let t_v_6 = t_item_2;
                if (*v_6) > 1.0 {} else {
                    t_y
                        += (::rootgrad_autodiff::rules::sin(*v_6) * (*t_v_6)) * y
                            + (*v_6).sin() * t_y;
                    y += (*v_6).sin() * y;
                }
            }
        }
        let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut t_all: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &all,
        );
        let length_8 = a.len();
        for i_11 in 0..length_8 {
            t_all.push(t_a[i_11]);
            all.push(a[i_11]);
        }
        let length_9 = b.len();
        for i_12 in 0..length_9 {
            t_all.push(t_b[i_12]);
            all.push(b[i_12]);
        }
        let t = y;
        let t_t = t_y;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_10 = all.len().min(x.len());
        for i_13 in 0..length_10 {
            let a_2 = &all[i_13];
            let t_a_2 = &t_all[i_13];
            let b_2 = &x[i_13];
            let t_b_2 = &t_x[i_13];
            t_sum_4 += (*t_a_2) * (*b_2) + (*a_2) * (*t_b_2);
            sum_4 += (*a_2) * (*b_2);
        }
        let result: f64 = t + sum_4;
        let t_result: f64 = t_t + t_sum_4;
        (result, t_result)
    }
}
mod scanned {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut state = 0.0;
        let mut running: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut running_3 = true;
        let length = x.len();
        let mut passes_of_kept_9 = 0usize;
        for i in 0..length {
            passes_of_kept_9 += 1;
            let v = &x[i];
            state += (*v) * (*v);
            running.push(state);
            if !running_3 {
                break;
            }
        }
        kept_9.keep(passes_of_kept_9);
        let mut sum_2: f64 = -0.0;
        let length_2 = running.len();
        for i_2 in 0..length_2 {
            let v_2 = &running[i_2];
            let sqrt_2 = (*v_2).sqrt();
            sum_2 += sqrt_2;
        }
        let mut y = sum_2;
        let mut state_2 = 1.0;
        let mut running_4 = true;
        let length_3 = x.len();
        let mut passes_of_kept_8 = 0usize;
        for i_3 in 0..length_3 {
            passes_of_kept_8 += 1;
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let v_3 = x[i_3];
            state_2 = kept_6.keep(state_2) * (1.0 + v_3);
            if kept_5.keep((state_2 < 0.2)) {
                running_4 = false;
            } else {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let v_4 = kept_3.keep((kept_2.keep(state_2) * x[0]));
                y += v_4 * kept_1.keep(y);
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            pass_2.push((kept_5.take(), kept_6.take()));
            if !running_4 {
                break;
            }
        }
        kept_8.keep(passes_of_kept_8);
        let result: f64 = y;
        let mut d_result = d_ret;
        let mut d_state: f64 = -0.0;
        let mut d_running = ::rootgrad_autodiff::Differentiable::zero_like(&running);
        let mut d_sum_2: f64 = -0.0;
        let mut d_y: f64 = -0.0;
        let mut d_state_2: f64 = -0.0;
        d_y += d_result;
        for i_3 in ::rootgrad_autodiff::rt::Steps::from(0..length_3)
            .take(kept_8.take())
            .rev()
        {
            let (v_6, v_7) = pass_2.take();
            let v_3 = x[i_3];
            let mut d_v_3: f64 = -0.0;
            if v_6 {} else {
                let (v_1, v_5, v_4) = pass_1.take();
                let mut d_v_4: f64 = -0.0;
                let d_1 = d_y;
                d_v_4 += d_1 * v_1;
                d_y += d_1 * v_4;
                d_state_2 += d_v_4 * x[0];
                d_x[0] += d_v_4 * v_5;
            }
            let d_2 = ::core::mem::take(&mut d_state_2);
            d_state_2 += d_2 * (1.0 + v_3);
            let d_3 = d_2 * v_7;
            d_v_3 += d_3;
            d_x[i_3] += d_v_3;
        }
        d_sum_2 += d_y;
        for i_2 in 0..length_2 {
            let v_2 = &running[i_2];
            let mut d_sqrt_2: f64 = -0.0;
            let d_4 = d_sum_2;
            d_sqrt_2 += d_4;
            d_running[i_2] += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(*v_2);
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_9.take())
            .rev()
        {
            let v = &x[i];
            let d_v = &mut d_x[i];
            let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_running);
            d_state += d_5;
            let d_6 = d_state;
            (*d_v) += d_6 * (*v);
            (*d_v) += d_6 * (*v);
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
        let mut state = 0.0;
        let mut t_state = 0.0;
        let mut running: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut t_running: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &running,
        );
        let mut running_3 = true;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_state += (*t_v) * (*v) + (*v) * (*t_v);
            state += (*v) * (*v);
            t_running.push(t_state);
            running.push(state);
            if !running_3 {
                break;
            }
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = running.len();
        for i_2 in 0..length_2 {
            let v_2 = &running[i_2];
            let t_v_2 = &t_running[i_2];
            t_sum_2 += ::rootgrad_autodiff::rules::sqrt(*v_2) * (*t_v_2);
            sum_2 += (*v_2).sqrt();
        }
        let mut y = sum_2;
        let mut t_y = t_sum_2;
        let mut state_2 = 1.0;
        let mut t_state_2 = 0.0;
        let mut running_4 = true;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_3 = x[i_3];
            let t_v_3 = t_x[i_3];
            t_state_2 = t_state_2 * (1.0 + v_3) + state_2 * t_v_3;
            state_2 = state_2 * (1.0 + v_3);
            if state_2 < 0.2 {
                running_4 = false;
            } else {
                let v_4 = state_2 * x[0];
                let t_v_4 = t_state_2 * x[0] + state_2 * t_x[0];
                t_y += t_v_4 * y + v_4 * t_y;
                y += v_4 * y;
            }
            if !running_4 {
                break;
            }
        }
        let result: f64 = y;
        let t_result: f64 = t_y;
        (result, t_result)
    }
}
mod filtered_and_mapped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut roots: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let length = x.len();
        for i_2 in 0..length {
            let v = x[i_2];
            if v > 0.0 {
                let sqrt_2 = v.sqrt();
                roots.push(sqrt_2);
            }
        }
        let mut large: Vec<_> = ::std::vec::Vec::new();
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item = x[i_3];
            if item > 0.5 {
                large.push(item);
            }
        }
        let mut sum_2: f64 = -0.0;
        let length_3 = roots.len();
        for i_4 in 0..length_3 {
            sum_2 += roots[i_4];
        }
        let t = sum_2;
        let mut product_2: f64 = 1.0;
        let length_4 = large.len();
        for i_5 in 0..length_4 {
            product_2 = kept_2.keep(product_2) * large[i_5];
        }
        let mut y = t * product_2;
        let mut sum_3: f64 = -0.0;
        let length_5 = x.len();
        for i_6 in 0..length_5 {
            let v_2 = &x[i_6];
            if (*v_2) < 0.0 {
                sum_3 += (*v_2) * (*v_2);
            }
        }
        y += sum_3;
        let mut sum_4: f64 = -0.0;
        for i_7 in 0..x.len() {
            let i = i_7;
            let present = (i * i) < x.len();
            if present {
                let v_3 = &x[(i * i)];
                sum_4 += (*v_3) * kept_1.keep(y);
            }
        }
        y += sum_4;
        let mut sum_5: f64 = -0.0;
        let mut running = true;
        let length_6 = x.len();
        let mut d_roots = ::rootgrad_autodiff::Differentiable::zero_like(&roots);
        let mut d_large = ::rootgrad_autodiff::Differentiable::zero_like(&large);
        let mut d_sum_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_product_2: f64 = -0.0;
        let mut d_y: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_sum_4: f64 = -0.0;
        let mut d_sum_5: f64 = -0.0;
        d_y += d_result * roots[(roots.len() - 1)];
        let d_1 = d_y;
        d_sum_5 += d_1;
        for i_8 in 0..length_6 {
            let v_4 = &x[i_8];
            match (*v_4) > 0.0 {
                true => {
                    sum_5 += (*v_4).ln();
                }
                false => {
                    running = false;
                }
            }
            let v_4 = &x[i_8];
            let d_v_4 = &mut d_x[i_8];
            match (*v_4) > 0.0 {
                true => {
                    let d_3 = d_sum_5;
                    (*d_v_4) += d_3 * ::rootgrad_autodiff::rules::ln(*v_4);
                }
                false => {}
            }
            if !running {
                break;
            }
        }
        y += sum_5;
        let result: f64 = y * roots[(roots.len() - 1)];
        d_roots[roots.len() - 1] += d_result * y;
        let d_2 = d_y;
        let d_4 = d_y;
        d_sum_4 += d_4;
        for i_7 in (0..x.len()).rev() {
            let i = i_7;
            let present = (i * i) < x.len();
            if present {
                let v_1 = kept_1.take();
                let v_3 = &x[(i * i)];
                let d_5 = d_sum_4;
                d_x[i * i] += d_5 * v_1;
                d_y += d_5 * (*v_3);
            }
        }
        let d_6 = d_y;
        d_sum_3 += d_6;
        for i_6 in 0..length_5 {
            let v_2 = &x[i_6];
            let d_v_2 = &mut d_x[i_6];
            if (*v_2) < 0.0 {
                let d_7 = d_sum_3;
                (*d_v_2) += d_7 * (*v_2);
                (*d_v_2) += d_7 * (*v_2);
            }
        }
        d_t += d_y * product_2;
        d_product_2 += d_y * t;
        for i_5 in (0..length_4).rev() {
            let v_5 = kept_2.take();
            let d_8 = ::core::mem::take(&mut d_product_2);
            d_product_2 += d_8 * large[i_5];
            d_large[i_5] += d_8 * v_5;
        }
        d_sum_2 += d_t;
        for i_4 in 0..length_3 {
            let d_9 = d_sum_2;
            d_roots[i_4] += d_9;
        }
        for i_3 in (0..length_2).rev() {
            let item = x[i_3];
            let mut d_item: f64 = -0.0;
            if item > 0.5 {
                let d_10 = ::rootgrad_autodiff::rt::popped(&mut d_large);
                d_item += d_10;
            }
            d_x[i_3] += d_item;
        }
        for i_2 in (0..length).rev() {
            let v = x[i_2];
            let mut d_v: f64 = -0.0;
            if v > 0.0 {
                let mut d_sqrt_2: f64 = -0.0;
                let d_11 = ::rootgrad_autodiff::rt::popped(&mut d_roots);
                d_sqrt_2 += d_11;
                d_v += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(v);
            }
            d_x[i_2] += d_v;
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
        let mut roots: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut t_roots: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &roots,
        );
        let length = x.len();
        for i_2 in 0..length {
            let v = x[i_2];
            let t_v = t_x[i_2];
            if v > 0.0 {
                t_roots.push(::rootgrad_autodiff::rules::sqrt(v) * t_v);
                roots.push(v.sqrt());
            }
        }
        let mut large: Vec<_> = ::std::vec::Vec::new();
        let mut t_large: Vec<_> = ::rootgrad_autodiff::Differentiable::zero_like(&large);
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item = x[i_3];
            let t_item = t_x[i_3];
            if item > 0.5 {
                t_large.push(t_item);
                large.push(item);
            }
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = roots.len();
        for i_4 in 0..length_3 {
            t_sum_2 += t_roots[i_4];
            sum_2 += roots[i_4];
        }
        let t = sum_2;
        let t_t = t_sum_2;
        let mut product_2: f64 = 1.0;
        let mut t_product_2: f64 = 0.0;
        let length_4 = large.len();
        for i_5 in 0..length_4 {
            t_product_2 = t_product_2 * large[i_5] + product_2 * t_large[i_5];
            product_2 = product_2 * large[i_5];
        }
        let mut y = t * product_2;
        let mut t_y = t_t * product_2 + t * t_product_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_5 = x.len();
        for i_6 in 0..length_5 {
            let v_2 = &x[i_6];
            let t_v_2 = &t_x[i_6];
            if (*v_2) < 0.0 {
                t_sum_3 += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
                sum_3 += (*v_2) * (*v_2);
            }
        }
        t_y += t_sum_3;
        y += sum_3;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        for i_7 in 0..x.len() {
            let i = i_7;
            let present = (i * i) < x.len();
            if present {
                let v_3 = &x[(i * i)];
                let t_v_3 = &t_x[i * i];
                t_sum_4 += (*t_v_3) * y + (*v_3) * t_y;
                sum_4 += (*v_3) * y;
            }
        }
        t_y += t_sum_4;
        y += sum_4;
        let mut sum_5: f64 = -0.0;
        let mut t_sum_5: f64 = 0.0;
        let mut running = true;
        let length_6 = x.len();
        for i_8 in 0..length_6 {
            let v_4 = &x[i_8];
            let t_v_4 = &t_x[i_8];
            match (*v_4) > 0.0 {
                true => {
                    t_sum_5 += ::rootgrad_autodiff::rules::ln(*v_4) * (*t_v_4);
                    sum_5 += (*v_4).ln();
                }
                false => {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        t_y += t_sum_5;
        y += sum_5;
        let result: f64 = y * roots[(roots.len() - 1)];
        let t_result: f64 = t_y * roots[(roots.len() - 1)]
            + y * t_roots[roots.len() - 1];
        (result, t_result)
    }
}
mod chosen {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let length = x.len();
        for i_2 in 0..length {
            let item = x[i_2];
            if kept_8.keep((!found)) {
                chosen = item;
                found = true;
            } else {
                let x_2 = kept_7.keep(chosen);
                let x_3 = item;
                chosen = x_2.max(x_3);
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let largest = chosen;
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item_2 = &x[i_3];
            if !found_2 {
                chosen_2 = i_3;
                found_2 = true;
            } else {
                let better = (&x[chosen_2]).partial_cmp(&item_2).unwrap()
                    == ::core::cmp::Ordering::Greater;
                if better {
                    chosen_2 = i_3;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let at_2 = chosen_2;
        let smallest = &x[at_2];
        let mut found_3 = false;
        let mut chosen_3: f64 = ::core::default::Default::default();
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            let v = &x[i_4];
            let item_3 = (*v) * (*v);
            if kept_6.keep((!found_3)) {
                chosen_3 = item_3;
                found_3 = true;
            } else {
                let better_2 = kept_5
                    .keep(
                        ((&chosen_3).total_cmp(&item_3)
                            != ::core::cmp::Ordering::Greater),
                    );
                if better_2 {
                    chosen_3 = item_3;
                }
            }
        }
        let t;
        if found_3 {
            t = chosen_3;
        } else {
            t = 0.0;
        }
        let steepest = t;
        let mut found_4 = false;
        let mut chosen_4 = ::core::default::Default::default();
        let mut chosen_5: usize = 0usize;
        let length_4 = x.len();
        for i_5 in 0..length_4 {
            let item_4 = &x[i_5];
            if kept_4.keep((!found_4)) {
                chosen_4 = i_5;
                chosen_5 = i_5;
                found_4 = true;
            } else {
                let t_3 = x[kept_3.keep(chosen_5)].abs();
                let t_2 = (*item_4).abs();
                let better_3 = t_3.total_cmp(&t_2) != ::core::cmp::Ordering::Greater;
                if better_3 {
                    chosen_4 = i_5;
                    chosen_5 = i_5;
                }
            }
        }
        ::core::assert!(found_4, "called `Option::unwrap()` on a `None` value");
        let at = chosen_4;
        let at_3 = chosen_5;
        let value = &x[at_3];
        let mut found_5 = false;
        let mut chosen_6 = ::core::default::Default::default();
        let mut chosen_7: usize = 0usize;
        let length_5 = x.len();
        for i_6 in 0..length_5 {
            let item_5 = &x[i_6];
            if !found_5 {
                chosen_6 = i_6;
                chosen_7 = i_6;
                found_5 = true;
            } else {
                let better_4 = (&x[chosen_7]).total_cmp(item_5)
                    == ::core::cmp::Ordering::Greater;
                if better_4 {
                    chosen_6 = i_6;
                    chosen_7 = i_6;
                }
            }
        }
        ::core::assert!(found_5, "called `Option::unwrap()` on a `None` value");
        let i = chosen_6;
        &x[chosen_7];
        let best = i;
        let mut y = ((largest * (*smallest)) + (steepest * (*value)))
            + (x[at] * x[best]);
        let mut found_6 = false;
        let mut chosen_8: usize = 0usize;
        let mut running = true;
        let length_6 = x.len();
        for i_7 in 0..length_6 {
            let item_6 = &x[i_7];
            if (*item_6) > 0.85 {
                chosen_8 = i_7;
                found_6 = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        if found_6 {
            let at_4 = chosen_8;
            let v_2 = &x[at_4];
            y = kept_2.keep(y) * (*v_2);
        }
        let mut found_7 = false;
        let mut position_2 = 0usize;
        let mut running_2 = true;
        let length_7 = x.len();
        for i_8 in 0..length_7 {
            let v_3 = &x[i_8];
            if (*v_3) < 0.0 {
                found_7 = true;
                running_2 = false;
            } else {
                position_2 += 1;
            }
            if !running_2 {
                break;
            }
        }
        if found_7 {
            let i_9 = position_2;
            y += x[i_9] * x[0];
        }
        let mut found_8 = false;
        let mut chosen_9: f64 = ::core::default::Default::default();
        let length_8 = x.len();
        for i_10 in 0..length_8 {
            let v_4 = &x[i_10];
            let item_7 = (*v_4).sin();
            chosen_9 = item_7;
            found_8 = true;
        }
        ::core::assert!(found_8, "called `Option::unwrap()` on a `None` value");
        y += chosen_9;
        let t_5 = y;
        let mut found_9 = false;
        let mut chosen_10: f64 = ::core::default::Default::default();
        let length_9 = x.len();
        for i_11 in 0..length_9 {
            let item_8 = x[i_11];
            if kept_1.keep((!found_9)) {
                chosen_10 = item_8;
                found_9 = true;
            } else {
                let a = chosen_10;
                let b = item_8;
                chosen_10 = (a * 0.5) + (b * b);
            }
        }
        let t_4;
        if found_9 {
            let v_5 = chosen_10;
            t_4 = v_5 * y;
        } else {
            t_4 = 0.0;
        }
        let result: f64 = t_5 + t_4;
        let mut d_result = d_ret;
        let smallest = &x[at_2];
        let value = &x[at_3];
        let mut d_chosen: f64 = -0.0;
        let mut d_largest: f64 = -0.0;
        let mut d_chosen_3: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_steepest: f64 = -0.0;
        let mut d_y: f64 = -0.0;
        let mut d_chosen_9: f64 = -0.0;
        let mut d_t_5: f64 = -0.0;
        let mut d_chosen_10: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        d_t_5 += d_result;
        d_t_4 += d_result;
        if found_9 {
            let v_5 = chosen_10;
            let mut d_v_5: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_t_4);
            d_v_5 += d_1 * y;
            d_y += d_1 * v_5;
            d_chosen_10 += d_v_5;
        } else {
            let _ = ::core::mem::take(&mut d_t_4);
        }
        for i_11 in (0..length_9).rev() {
            let v_1 = kept_1.take();
            let item_8 = x[i_11];
            let mut d_item_8: f64 = -0.0;
            if v_1 {
                let d_3 = ::core::mem::take(&mut d_chosen_10);
                d_item_8 += d_3;
            } else {
                let b = item_8;
                let mut d_a: f64 = -0.0;
                let mut d_b: f64 = -0.0;
                let d_4 = ::core::mem::take(&mut d_chosen_10);
                d_a += d_4 * 0.5;
                d_b += d_4 * b;
                d_b += d_4 * b;
                d_item_8 += d_b;
                d_chosen_10 += d_a;
            }
            d_x[i_11] += d_item_8;
        }
        d_y += d_t_5;
        let d_5 = d_y;
        d_chosen_9 += d_5;
        for i_10 in (0..length_8).rev() {
            let v_4 = &x[i_10];
            let mut d_item_7: f64 = -0.0;
            let d_6 = ::core::mem::take(&mut d_chosen_9);
            d_item_7 += d_6;
            d_x[i_10] += d_item_7 * ::rootgrad_autodiff::rules::sin(*v_4);
        }
        if found_7 {
            let i_9 = position_2;
            let d_7 = d_y;
            d_x[i_9] += d_7 * x[0];
            d_x[0] += d_7 * x[i_9];
        }
        if found_6 {
            let at_4 = chosen_8;
            let v_2 = &x[at_4];
            let v_6 = kept_2.take();
            let d_8 = ::core::mem::take(&mut d_y);
            d_y += d_8 * (*v_2);
            d_x[at_4] += d_8 * v_6;
        }
        d_largest += d_y * (*smallest);
        d_x[at_2] += d_y * largest;
        d_steepest += d_y * (*value);
        d_x[at_3] += d_y * steepest;
        d_x[at] += d_y * x[best];
        d_x[best] += d_y * x[at];
        for i_5 in (0..length_4).rev() {
            let v_8 = kept_4.take();
            let item_4 = &x[i_5];
            if v_8 {} else {
                let v_7 = kept_3.take();
                let mut d_t_3: f64 = -0.0;
                let mut d_t_2: f64 = -0.0;
                d_x[i_5] += d_t_2 * ::rootgrad_autodiff::rules::abs(*item_4);
                d_x[v_7] += d_t_3 * ::rootgrad_autodiff::rules::abs(x[v_7]);
            }
        }
        d_t += d_steepest;
        if found_3 {
            let d_9 = ::core::mem::take(&mut d_t);
            d_chosen_3 += d_9;
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        for i_4 in (0..length_3).rev() {
            let v_9 = kept_6.take();
            let v = &x[i_4];
            let mut d_item_3: f64 = -0.0;
            let d_v = &mut d_x[i_4];
            if v_9 {
                let d_11 = ::core::mem::take(&mut d_chosen_3);
                d_item_3 += d_11;
            } else {
                let better_2 = kept_5.take();
                if better_2 {
                    let d_12 = ::core::mem::take(&mut d_chosen_3);
                    d_item_3 += d_12;
                }
            }
            (*d_v) += d_item_3 * (*v);
            (*d_v) += d_item_3 * (*v);
        }
        d_chosen += d_largest;
        for i_2 in (0..length).rev() {
            let v_10 = kept_8.take();
            let item = x[i_2];
            let mut d_item: f64 = -0.0;
            if v_10 {
                let d_13 = ::core::mem::take(&mut d_chosen);
                d_item += d_13;
            } else {
                let x_2 = kept_7.take();
                let x_3 = item;
                let mut d_x_2: f64 = -0.0;
                let mut d_x_3: f64 = -0.0;
                let d_14 = ::core::mem::take(&mut d_chosen);
                d_x_2 += d_14 * ::rootgrad_autodiff::rules::max(x_2, x_3).0;
                d_x_3 += d_14 * ::rootgrad_autodiff::rules::max(x_2, x_3).1;
                d_item += d_x_3;
                d_chosen += d_x_2;
            }
            d_x[i_2] += d_item;
        }
        kept_1.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        kept_6.finish();
        kept_7.finish();
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let item = x[i_2];
            let t_item = t_x[i_2];
            if !found {
                t_chosen = t_item;
                chosen = item;
                found = true;
            } else {
                let x_2 = chosen;
                let t_x_2 = t_chosen;
                let x_3 = item;
                let t_x_3 = t_item;
                let p_1 = ::rootgrad_autodiff::rules::max(x_2, x_3);
                t_chosen = p_1.0 * t_x_2 + p_1.1 * t_x_3;
                chosen = x_2.max(x_3);
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let largest = chosen;
        let t_largest = t_chosen;
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item_2 = &x[i_3];
            let t_item_2 = &t_x[i_3];
            if !found_2 {
                chosen_2 = i_3;
                found_2 = true;
            } else {
                let better = (&x[chosen_2]).partial_cmp(&item_2).unwrap()
                    == ::core::cmp::Ordering::Greater;
                if better {
                    chosen_2 = i_3;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let at_2 = chosen_2;
        let smallest = &x[at_2];
        let t_smallest = &t_x[at_2];
        let mut found_3 = false;
        let mut chosen_3: f64 = ::core::default::Default::default();
        let mut t_chosen_3: f64 = 0.0;
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            let v = &x[i_4];
            let t_v = &t_x[i_4];
            let item_3 = (*v) * (*v);
            let t_item_3 = (*t_v) * (*v) + (*v) * (*t_v);
            if !found_3 {
                t_chosen_3 = t_item_3;
                chosen_3 = item_3;
                found_3 = true;
            } else {
                let better_2 = (&chosen_3).total_cmp(&item_3)
                    != ::core::cmp::Ordering::Greater;
                if better_2 {
                    t_chosen_3 = t_item_3;
                    chosen_3 = item_3;
                }
            }
        }
        let t;
        let t_t;
        if found_3 {
            t_t = t_chosen_3;
            t = chosen_3;
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let steepest = t;
        let t_steepest = t_t;
        let mut found_4 = false;
        let mut chosen_4 = ::core::default::Default::default();
        let mut chosen_5: usize = 0usize;
        let length_4 = x.len();
        for i_5 in 0..length_4 {
            let item_4 = &x[i_5];
            let t_item_4 = &t_x[i_5];
            if !found_4 {
                chosen_4 = i_5;
                chosen_5 = i_5;
                found_4 = true;
            } else {
                let t_3 = x[chosen_5].abs();
                let t_t_3 = ::rootgrad_autodiff::rules::abs(x[chosen_5]) * t_x[chosen_5];
                let t_2 = (*item_4).abs();
                let t_t_2 = ::rootgrad_autodiff::rules::abs(*item_4) * (*t_item_4);
                let better_3 = t_3.total_cmp(&t_2) != ::core::cmp::Ordering::Greater;
                if better_3 {
                    chosen_4 = i_5;
                    chosen_5 = i_5;
                }
            }
        }
        ::core::assert!(found_4, "called `Option::unwrap()` on a `None` value");
        let at = chosen_4;
        let at_3 = chosen_5;
        let value = &x[at_3];
        let t_value = &t_x[at_3];
        let mut found_5 = false;
        let mut chosen_6 = ::core::default::Default::default();
        let mut chosen_7: usize = 0usize;
        let length_5 = x.len();
        for i_6 in 0..length_5 {
            let item_5 = &x[i_6];
            let t_item_5 = &t_x[i_6];
            if !found_5 {
                chosen_6 = i_6;
                chosen_7 = i_6;
                found_5 = true;
            } else {
                let better_4 = (&x[chosen_7]).total_cmp(item_5)
                    == ::core::cmp::Ordering::Greater;
                if better_4 {
                    chosen_6 = i_6;
                    chosen_7 = i_6;
                }
            }
        }
        ::core::assert!(found_5, "called `Option::unwrap()` on a `None` value");
        let i = chosen_6;
        &x[chosen_7];
        let best = i;
        let mut y = ((largest * (*smallest)) + (steepest * (*value)))
            + (x[at] * x[best]);
        let mut t_y = ((t_largest * (*smallest) + largest * (*t_smallest))
            + (t_steepest * (*value) + steepest * (*t_value)))
            + (t_x[at] * x[best] + x[at] * t_x[best]);
        let mut found_6 = false;
        let mut chosen_8: usize = 0usize;
        let mut running = true;
        let length_6 = x.len();
        for i_7 in 0..length_6 {
            let item_6 = &x[i_7];
            let t_item_6 = &t_x[i_7];
            if (*item_6) > 0.85 {
                chosen_8 = i_7;
                found_6 = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        if found_6 {
            let at_4 = chosen_8;
            let v_2 = &x[at_4];
            let t_v_2 = &t_x[at_4];
            t_y = t_y * (*v_2) + y * (*t_v_2);
            y = y * (*v_2);
        }
        let mut found_7 = false;
        let mut position_2 = 0usize;
        let mut running_2 = true;
        let length_7 = x.len();
        for i_8 in 0..length_7 {
            let v_3 = &x[i_8];
            let t_v_3 = &t_x[i_8];
            if (*v_3) < 0.0 {
                found_7 = true;
                running_2 = false;
            } else {
                position_2 += 1;
            }
            if !running_2 {
                break;
            }
        }
        if found_7 {
            let i_9 = position_2;
            t_y += t_x[i_9] * x[0] + x[i_9] * t_x[0];
            y += x[i_9] * x[0];
        }
        let mut found_8 = false;
        let mut chosen_9: f64 = ::core::default::Default::default();
        let mut t_chosen_9: f64 = 0.0;
        let length_8 = x.len();
        for i_10 in 0..length_8 {
            let v_4 = &x[i_10];
            let t_v_4 = &t_x[i_10];
            let item_7 = (*v_4).sin();
            let t_item_7 = ::rootgrad_autodiff::rules::sin(*v_4) * (*t_v_4);
            t_chosen_9 = t_item_7;
            chosen_9 = item_7;
            found_8 = true;
        }
        ::core::assert!(found_8, "called `Option::unwrap()` on a `None` value");
        t_y += t_chosen_9;
        y += chosen_9;
        let t_5 = y;
        let t_t_5 = t_y;
        let mut found_9 = false;
        let mut chosen_10: f64 = ::core::default::Default::default();
        let mut t_chosen_10: f64 = 0.0;
        let length_9 = x.len();
        for i_11 in 0..length_9 {
            let item_8 = x[i_11];
            let t_item_8 = t_x[i_11];
            if !found_9 {
                t_chosen_10 = t_item_8;
                chosen_10 = item_8;
                found_9 = true;
            } else {
                let a = chosen_10;
                let t_a = t_chosen_10;
                let b = item_8;
                let t_b = t_item_8;
                t_chosen_10 = (t_a * 0.5) + (t_b * b + b * t_b);
                chosen_10 = (a * 0.5) + (b * b);
            }
        }
        let t_4;
        let t_t_4;
        if found_9 {
            let v_5 = chosen_10;
            let t_v_5 = t_chosen_10;
            t_t_4 = t_v_5 * y + v_5 * t_y;
            t_4 = v_5 * y;
        } else {
            t_t_4 = 0.0;
            t_4 = 0.0;
        }
        let result: f64 = t_5 + t_4;
        let t_result: f64 = t_t_5 + t_t_4;
        (result, t_result)
    }
}
mod rearranged {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(y: &mut [f64], d_y: &mut [f64], x: &[f64], d_x: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("y", y.len(), d_y.len());
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
        let like_n_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_n_10 = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        y[0] = kept_20.keep(y[0]) * x[0];
        {
            let n = kept_19.keep((&mut (*y)).len());
            for i in 0..(n / 2) {
                let at = i;
                let at_2 = (n - 1) - i;
                let t_2 = (*y)[at];
                (*y)[at] = (*y)[at_2];
                (*y)[at_2] = t_2;
            }
        }
        y[1] = kept_18.keep(y[1]) * kept_17.keep(y[0]);
        {
            let n_2 = 2;
            like_n_2.of(&n_2);
            {
                let n_3 = kept_16.keep((&mut (*y)[..n_2]).len());
                for i_3 in 0..(n_3 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_3 - 1) - i_3;
                    let t_5 = (*y)[..n_2][at_3];
                    (*y)[..n_2][at_3] = (*y)[..n_2][at_4];
                    (*y)[..n_2][at_4] = t_5;
                }
            }
            {
                let n_4 = kept_15.keep((&mut (*y)[n_2..]).len());
                for i_4 in 0..(n_4 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_4 - 1) - i_4;
                    let t_7 = (*y)[n_2..][at_5];
                    (*y)[n_2..][at_5] = (*y)[n_2..][at_6];
                    (*y)[n_2..][at_6] = t_7;
                }
            }
            {
                let n_5 = kept_14.keep((&mut (*y)).len());
                for i_5 in 0..(n_5 / 2) {
                    let at_7 = i_5;
                    let at_8 = (n_5 - 1) - i_5;
                    let t_9 = (*y)[at_7];
                    (*y)[at_7] = (*y)[at_8];
                    (*y)[at_8] = t_9;
                }
            }
        }
        y[2] += x[0] * kept_13.keep(y[0]);
        {
            let n_6 = kept_12.keep(((&mut y[1..]).len() - 1));
            {
                let n_7 = kept_11.keep((&mut y[1..][..n_6]).len());
                for i_7 in 0..(n_7 / 2) {
                    let at_9 = i_7;
                    let at_10 = (n_7 - 1) - i_7;
                    let t_12 = y[1..][..n_6][at_9];
                    y[1..][..n_6][at_9] = y[1..][..n_6][at_10];
                    y[1..][..n_6][at_10] = t_12;
                }
            }
            {
                let n_8 = kept_10.keep((&mut y[1..][n_6..]).len());
                for i_8 in 0..(n_8 / 2) {
                    let at_11 = i_8;
                    let at_12 = (n_8 - 1) - i_8;
                    let t_14 = y[1..][n_6..][at_11];
                    y[1..][n_6..][at_11] = y[1..][n_6..][at_12];
                    y[1..][n_6..][at_12] = t_14;
                }
            }
            {
                let n_9 = kept_9.keep((&mut y[1..]).len());
                for i_9 in 0..(n_9 / 2) {
                    let at_13 = i_9;
                    let at_14 = (n_9 - 1) - i_9;
                    let t_16 = y[1..][at_13];
                    y[1..][at_13] = y[1..][at_14];
                    y[1..][at_14] = t_16;
                }
            }
        }
        {
            let t_17 = kept_8.keep((*y)[1..3].to_vec());
            shape_1.keep(&t_17);
            let n_10 = 2;
            like_n_10.of(&n_10);
            let length = (*y)[n_10..(n_10 + t_17.len())].len();
            let length_2 = t_17.len();
            ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
            let length_3 = (*y)[n_10..(n_10 + t_17.len())].len();
            for i_11 in 0..length_3 {
                (*y)[n_10..(n_10 + t_17.len())][i_11] = t_17[i_11];
            }
        }
        let (a, b) = y.split_at_mut(2);
        {
            let n_11 = kept_7.keep((&mut (*a)).len());
            assert_eq!(n_11, (& mut b[..2]).len(), "swap_with_slice: lengths differ");
            for i_12 in 0..n_11 {
                let t_18 = (*a)[i_12];
                (*a)[i_12] = b[..2][i_12];
                b[..2][i_12] = t_18;
            }
        }
        let mut kept = x.to_vec();
        let length_4 = y[1..3].len();
        for i_14 in 0..length_4 {
            kept.push(y[1..3][i_14]);
        }
        let length_5 = x.len();
        for i_16 in 0..length_5 {
            let v = &x[i_16];
            kept.push((*v) * (*v));
        }
        {
            let n_14 = kept_6.keep((&mut kept).len());
            for i_17 in 0..(n_14 / 2) {
                let at_15 = i_17;
                let at_16 = (n_14 - 1) - i_17;
                let t_22 = kept[at_15];
                kept[at_15] = kept[at_16];
                kept[at_16] = t_22;
            }
        }
        y[4] = (kept_2.keep(kept[0]) * kept_1.keep(kept[1]))
            + (kept_4.keep(kept[2]) * kept_3.keep(kept[kept_5.keep((kept.len() - 1))]));
        let y = &*y;
        let mut d_kept = ::rootgrad_autodiff::Differentiable::zero_like(&kept);
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let v_4 = kept_4.take();
        let v_5 = kept_5.take();
        let d_1 = ::core::mem::take(&mut d_y[4]);
        d_kept[0] += d_1 * v_1;
        d_kept[1] += d_1 * v_2;
        d_kept[2] += d_1 * v_3;
        d_kept[v_5] += d_1 * v_4;
        {
            let n_14 = kept_6.take();
            for i_17 in (0..(n_14 / 2)).rev() {
                let at_15 = i_17;
                let at_16 = (n_14 - 1) - i_17;
                let mut d_t_22: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_kept[at_16]);
                d_t_22 += d_2;
                let d_3 = ::core::mem::take(&mut d_kept[at_15]);
                d_kept[at_16] += d_3;
                d_kept[at_15] += d_t_22;
            }
        }
        for i_16 in (0..length_5).rev() {
            let v = &x[i_16];
            let d_v = &mut d_x[i_16];
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_kept);
            (*d_v) += d_4 * (*v);
            (*d_v) += d_4 * (*v);
        }
        for i_14 in (0..length_4).rev() {
            let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_kept);
            d_y[1..3][i_14] += d_5;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_kept[..]);
        {
            let n_11 = kept_7.take();
            for i_12 in (0..n_11).rev() {
                let mut d_t_18: f64 = -0.0;
                let d_6 = ::core::mem::take(&mut d_y[2..][..2][i_12]);
                d_t_18 += d_6;
                let d_7 = ::core::mem::take(&mut d_y[..2][i_12]);
                d_y[2..][..2][i_12] += d_7;
                d_y[..2][i_12] += d_t_18;
            }
        }
        {
            let t_17 = kept_8.take();
            let n_10 = 2;
            like_n_10.of(&n_10);
            let length_3 = (*y)[n_10..(n_10 + t_17.len())].len();
            let mut d_t_17 = shape_1.zero();
            for i_11 in 0..length_3 {
                let d_8 = ::core::mem::take(&mut (*d_y)[n_10..n_10 + t_17.len()][i_11]);
                d_t_17[i_11] += d_8;
            }
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut (*d_y)[1..3][..],
                &d_t_17[..],
            );
        }
        {
            let n_6 = kept_12.take();
            {
                let n_9 = kept_9.take();
                for i_9 in (0..(n_9 / 2)).rev() {
                    let at_13 = i_9;
                    let at_14 = (n_9 - 1) - i_9;
                    let mut d_t_16: f64 = -0.0;
                    let d_9 = ::core::mem::take(&mut d_y[1..][at_14]);
                    d_t_16 += d_9;
                    let d_10 = ::core::mem::take(&mut d_y[1..][at_13]);
                    d_y[1..][at_14] += d_10;
                    d_y[1..][at_13] += d_t_16;
                }
            }
            {
                let n_8 = kept_10.take();
                for i_8 in (0..(n_8 / 2)).rev() {
                    let at_11 = i_8;
                    let at_12 = (n_8 - 1) - i_8;
                    let mut d_t_14: f64 = -0.0;
                    let d_11 = ::core::mem::take(&mut d_y[1..][n_6..][at_12]);
                    d_t_14 += d_11;
                    let d_12 = ::core::mem::take(&mut d_y[1..][n_6..][at_11]);
                    d_y[1..][n_6..][at_12] += d_12;
                    d_y[1..][n_6..][at_11] += d_t_14;
                }
            }
            {
                let n_7 = kept_11.take();
                for i_7 in (0..(n_7 / 2)).rev() {
                    let at_9 = i_7;
                    let at_10 = (n_7 - 1) - i_7;
                    let mut d_t_12: f64 = -0.0;
                    let d_13 = ::core::mem::take(&mut d_y[1..][..n_6][at_10]);
                    d_t_12 += d_13;
                    let d_14 = ::core::mem::take(&mut d_y[1..][..n_6][at_9]);
                    d_y[1..][..n_6][at_10] += d_14;
                    d_y[1..][..n_6][at_9] += d_t_12;
                }
            }
        }
        let v_6 = kept_13.take();
        let d_15 = d_y[2];
        d_x[0] += d_15 * v_6;
        d_y[0] += d_15 * x[0];
        {
            let n_2 = 2;
            like_n_2.of(&n_2);
            {
                let n_5 = kept_14.take();
                for i_5 in (0..(n_5 / 2)).rev() {
                    let at_7 = i_5;
                    let at_8 = (n_5 - 1) - i_5;
                    let mut d_t_9: f64 = -0.0;
                    let d_16 = ::core::mem::take(&mut (*d_y)[at_8]);
                    d_t_9 += d_16;
                    let d_17 = ::core::mem::take(&mut (*d_y)[at_7]);
                    (*d_y)[at_8] += d_17;
                    (*d_y)[at_7] += d_t_9;
                }
            }
            {
                let n_4 = kept_15.take();
                for i_4 in (0..(n_4 / 2)).rev() {
                    let at_5 = i_4;
                    let at_6 = (n_4 - 1) - i_4;
                    let mut d_t_7: f64 = -0.0;
                    let d_18 = ::core::mem::take(&mut (*d_y)[n_2..][at_6]);
                    d_t_7 += d_18;
                    let d_19 = ::core::mem::take(&mut (*d_y)[n_2..][at_5]);
                    (*d_y)[n_2..][at_6] += d_19;
                    (*d_y)[n_2..][at_5] += d_t_7;
                }
            }
            {
                let n_3 = kept_16.take();
                for i_3 in (0..(n_3 / 2)).rev() {
                    let at_3 = i_3;
                    let at_4 = (n_3 - 1) - i_3;
                    let mut d_t_5: f64 = -0.0;
                    let d_20 = ::core::mem::take(&mut (*d_y)[..n_2][at_4]);
                    d_t_5 += d_20;
                    let d_21 = ::core::mem::take(&mut (*d_y)[..n_2][at_3]);
                    (*d_y)[..n_2][at_4] += d_21;
                    (*d_y)[..n_2][at_3] += d_t_5;
                }
            }
        }
        let v_7 = kept_17.take();
        let v_8 = kept_18.take();
        let d_22 = ::core::mem::take(&mut d_y[1]);
        d_y[1] += d_22 * v_7;
        d_y[0] += d_22 * v_8;
        {
            let n = kept_19.take();
            for i in (0..(n / 2)).rev() {
                let at = i;
                let at_2 = (n - 1) - i;
                let mut d_t_2: f64 = -0.0;
                let d_23 = ::core::mem::take(&mut (*d_y)[at_2]);
                d_t_2 += d_23;
                let d_24 = ::core::mem::take(&mut (*d_y)[at]);
                (*d_y)[at_2] += d_24;
                (*d_y)[at] += d_t_2;
            }
        }
        let v_9 = kept_20.take();
        let d_25 = ::core::mem::take(&mut d_y[0]);
        d_y[0] += d_25 * x[0];
        d_x[0] += d_25 * v_9;
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(y: &mut [f64], t_y: &mut [f64], x: &[f64], t_x: &[f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("y", y.len(), "t_y", t_y.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        t_y[0] = t_y[0] * x[0] + y[0] * t_x[0];
        y[0] = y[0] * x[0];
        {
            let n = (&mut (*y)).len();
            for i in 0..(n / 2) {
                let at = i;
                let at_2 = (n - 1) - i;
                let t_2 = (*y)[at];
                let t_t_2 = (*t_y)[at];
                (*t_y)[at] = (*t_y)[at_2];
                (*y)[at] = (*y)[at_2];
                (*t_y)[at_2] = t_t_2;
                (*y)[at_2] = t_2;
            }
        }
        t_y[1] = t_y[1] * y[0] + y[1] * t_y[0];
        y[1] = y[1] * y[0];
        {
            let n_2 = 2;
            {
                let n_3 = (&mut (*y)[..n_2]).len();
                for i_3 in 0..(n_3 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_3 - 1) - i_3;
                    let t_5 = (*y)[..n_2][at_3];
                    let t_t_5 = (*t_y)[..n_2][at_3];
                    (*t_y)[..n_2][at_3] = (*t_y)[..n_2][at_4];
                    (*y)[..n_2][at_3] = (*y)[..n_2][at_4];
                    (*t_y)[..n_2][at_4] = t_t_5;
                    (*y)[..n_2][at_4] = t_5;
                }
            }
            {
                let n_4 = (&mut (*y)[n_2..]).len();
                for i_4 in 0..(n_4 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_4 - 1) - i_4;
                    let t_7 = (*y)[n_2..][at_5];
                    let t_t_7 = (*t_y)[n_2..][at_5];
                    (*t_y)[n_2..][at_5] = (*t_y)[n_2..][at_6];
                    (*y)[n_2..][at_5] = (*y)[n_2..][at_6];
                    (*t_y)[n_2..][at_6] = t_t_7;
                    (*y)[n_2..][at_6] = t_7;
                }
            }
            {
                let n_5 = (&mut (*y)).len();
                for i_5 in 0..(n_5 / 2) {
                    let at_7 = i_5;
                    let at_8 = (n_5 - 1) - i_5;
                    let t_9 = (*y)[at_7];
                    let t_t_9 = (*t_y)[at_7];
                    (*t_y)[at_7] = (*t_y)[at_8];
                    (*y)[at_7] = (*y)[at_8];
                    (*t_y)[at_8] = t_t_9;
                    (*y)[at_8] = t_9;
                }
            }
        }
        t_y[2] += t_x[0] * y[0] + x[0] * t_y[0];
        y[2] += x[0] * y[0];
        {
            let n_6 = (&mut y[1..]).len() - 1;
            {
                let n_7 = (&mut y[1..][..n_6]).len();
                for i_7 in 0..(n_7 / 2) {
                    let at_9 = i_7;
                    let at_10 = (n_7 - 1) - i_7;
                    let t_12 = y[1..][..n_6][at_9];
                    let t_t_12 = t_y[1..][..n_6][at_9];
                    t_y[1..][..n_6][at_9] = t_y[1..][..n_6][at_10];
                    y[1..][..n_6][at_9] = y[1..][..n_6][at_10];
                    t_y[1..][..n_6][at_10] = t_t_12;
                    y[1..][..n_6][at_10] = t_12;
                }
            }
            {
                let n_8 = (&mut y[1..][n_6..]).len();
                for i_8 in 0..(n_8 / 2) {
                    let at_11 = i_8;
                    let at_12 = (n_8 - 1) - i_8;
                    let t_14 = y[1..][n_6..][at_11];
                    let t_t_14 = t_y[1..][n_6..][at_11];
                    t_y[1..][n_6..][at_11] = t_y[1..][n_6..][at_12];
                    y[1..][n_6..][at_11] = y[1..][n_6..][at_12];
                    t_y[1..][n_6..][at_12] = t_t_14;
                    y[1..][n_6..][at_12] = t_14;
                }
            }
            {
                let n_9 = (&mut y[1..]).len();
                for i_9 in 0..(n_9 / 2) {
                    let at_13 = i_9;
                    let at_14 = (n_9 - 1) - i_9;
                    let t_16 = y[1..][at_13];
                    let t_t_16 = t_y[1..][at_13];
                    t_y[1..][at_13] = t_y[1..][at_14];
                    y[1..][at_13] = y[1..][at_14];
                    t_y[1..][at_14] = t_t_16;
                    y[1..][at_14] = t_16;
                }
            }
        }
        {
            let t_17 = (*y)[1..3].to_vec();
            let t_t_17 = (*t_y)[1..3].to_vec();
            let n_10 = 2;
            let length = (*y)[n_10..(n_10 + t_17.len())].len();
            let length_2 = t_17.len();
            ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
            let length_3 = (*y)[n_10..(n_10 + t_17.len())].len();
            for i_11 in 0..length_3 {
                (*t_y)[n_10..n_10 + t_17.len()][i_11] = t_t_17[i_11];
                (*y)[n_10..(n_10 + t_17.len())][i_11] = t_17[i_11];
            }
        }
        let (a, b) = y.split_at_mut(2);
        let (t_a, t_b) = t_y.split_at_mut(2);
        {
            let n_11 = (&mut (*a)).len();
            assert_eq!(n_11, (& mut b[..2]).len(), "swap_with_slice: lengths differ");
            for i_12 in 0..n_11 {
                let t_18 = (*a)[i_12];
                let t_t_18 = (*t_a)[i_12];
                (*t_a)[i_12] = t_b[..2][i_12];
                (*a)[i_12] = b[..2][i_12];
                t_b[..2][i_12] = t_t_18;
                b[..2][i_12] = t_18;
            }
        }
        let mut kept = x.to_vec();
        let mut t_kept = t_x.to_vec();
        let length_4 = y[1..3].len();
        for i_14 in 0..length_4 {
            t_kept.push(t_y[1..3][i_14]);
            kept.push(y[1..3][i_14]);
        }
        let length_5 = x.len();
        for i_16 in 0..length_5 {
            let v = &x[i_16];
            let t_v = &t_x[i_16];
            t_kept.push((*t_v) * (*v) + (*v) * (*t_v));
            kept.push((*v) * (*v));
        }
        {
            let n_14 = (&mut kept).len();
            for i_17 in 0..(n_14 / 2) {
                let at_15 = i_17;
                let at_16 = (n_14 - 1) - i_17;
                let t_22 = kept[at_15];
                let t_t_22 = t_kept[at_15];
                t_kept[at_15] = t_kept[at_16];
                kept[at_15] = kept[at_16];
                t_kept[at_16] = t_t_22;
                kept[at_16] = t_22;
            }
        }
        t_y[4] = (t_kept[0] * kept[1] + kept[0] * t_kept[1])
            + (t_kept[2] * kept[(kept.len() - 1)] + kept[2] * t_kept[kept.len() - 1]);
        y[4] = (kept[0] * kept[1]) + (kept[2] * kept[(kept.len() - 1)]);
    }
}
mod stack {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut stack = ::std::vec![(x[0] * x[0])];
        let mut y = 1.0;
        let mut running = true;
        let mut passes_of_kept_7 = 0usize;
        while running {
            passes_of_kept_7 += 1;
            let present = kept_6.keep((stack.len() > 0));
            if present {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let at = kept_4.keep((stack.len() - 1));
                let popped = kept_3.keep(stack[at]);
                stack.pop();
                let v = popped;
                if v > 0.5 {
                    stack.push(v * 0.4);
                    stack.push(((v * v) * 0.3) * x[1]);
                } else {
                    y += v * kept_2.keep(y);
                }
                pass_1.push((kept_3.take(), kept_4.take()));
            } else {
                running = false;
            }
        }
        kept_7.keep(passes_of_kept_7);
        let mut values = Vec::new();
        let length = x.len();
        for i in 0..length {
            let v_2 = &x[i];
            values.push((*v_2) * y);
            values.push((*v_2) * (*v_2));
            if (*v_2) > 1.0 {
                if kept_1.keep((values.len() > 0)) {
                    values.pop();
                }
            }
        }
        let at_2 = values.len() - 1;
        let popped_2 = values[at_2];
        values.pop();
        let top = popped_2;
        values.push(top * x[0]);
        let t = y;
        let mut sum_2: f64 = -0.0;
        let length_2 = values.len();
        let mut d_stack = ::rootgrad_autodiff::Differentiable::zero_like(&stack);
        let mut d_y: f64 = -0.0;
        let mut d_values = ::rootgrad_autodiff::Differentiable::zero_like(&values);
        let mut d_popped_2: f64 = -0.0;
        let mut d_top: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result * top;
        for i_2 in 0..length_2 {
            sum_2 += values[i_2];
            let d_1 = d_sum_2;
            d_values[i_2] += d_1;
        }
        let result: f64 = t + (sum_2 * top);
        d_t += d_result;
        d_top += d_result * sum_2;
        d_y += d_t;
        let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_values);
        d_top += d_2 * x[0];
        d_x[0] += d_2 * top;
        d_popped_2 += d_top;
        ::rootgrad_autodiff::rt::unpopped(&mut d_values);
        d_values[at_2] += d_popped_2;
        for i in (0..length).rev() {
            let v_2 = &x[i];
            let d_v_2 = &mut d_x[i];
            if (*v_2) > 1.0 {
                let v_1 = kept_1.take();
                if v_1 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_values);
                }
            }
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_values);
            (*d_v_2) += d_3 * (*v_2);
            (*d_v_2) += d_3 * (*v_2);
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_values);
            (*d_v_2) += d_4 * y;
            d_y += d_4 * (*v_2);
        }
        for _ in 0..kept_7.take() {
            let present = kept_6.take();
            if present {
                let (popped, at) = pass_1.take();
                let v = popped;
                let mut d_popped: f64 = -0.0;
                let mut d_v: f64 = -0.0;
                if v > 0.5 {
                    let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                    let d_6 = d_5 * x[1];
                    let d_7 = d_6 * 0.3;
                    d_v += d_7 * v;
                    d_v += d_7 * v;
                    d_x[1] += d_5 * ((v * v) * 0.3);
                    let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                    d_v += d_8 * 0.4;
                } else {
                    let v_3 = kept_2.take();
                    let d_9 = d_y;
                    d_v += d_9 * v_3;
                    d_y += d_9 * v;
                }
                d_popped += d_v;
                ::rootgrad_autodiff::rt::unpopped(&mut d_stack);
                d_stack[at] += d_popped;
            }
        }
        d_x[0] += d_stack[0] * x[0];
        d_x[0] += d_stack[0] * x[0];
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        kept_6.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut stack = ::std::vec![(x[0] * x[0])];
        let mut t_stack = ::std::vec![t_x[0] * x[0] + x[0] * t_x[0]];
        let mut y = 1.0;
        let mut t_y = 0.0;
        let mut running = true;
        while running {
            let present = stack.len() > 0;
            if present {
                let at = stack.len() - 1;
                let popped = stack[at];
                let t_popped = t_stack[at];
                t_stack.pop();
                stack.pop();
                let v = popped;
                let t_v = t_popped;
                if v > 0.5 {
                    t_stack.push(t_v * 0.4);
                    stack.push(v * 0.4);
                    t_stack
                        .push(
                            ((t_v * v + v * t_v) * 0.3) * x[1] + ((v * v) * 0.3) * t_x[1],
                        );
                    stack.push(((v * v) * 0.3) * x[1]);
                } else {
                    t_y += t_v * y + v * t_y;
                    y += v * y;
                }
            } else {
                running = false;
            }
        }
        let mut values = Vec::new();
        let mut t_values = ::rootgrad_autodiff::Differentiable::zero_like(&values);
        let length = x.len();
        for i in 0..length {
            let v_2 = &x[i];
            let t_v_2 = &t_x[i];
            t_values.push((*t_v_2) * y + (*v_2) * t_y);
            values.push((*v_2) * y);
            t_values.push((*t_v_2) * (*v_2) + (*v_2) * (*t_v_2));
            values.push((*v_2) * (*v_2));
            if (*v_2) > 1.0 {
                if values.len() > 0 {
                    t_values.pop();
                    values.pop();
                }
            }
        }
        let at_2 = values.len() - 1;
        let popped_2 = values[at_2];
        let t_popped_2 = t_values[at_2];
        t_values.pop();
        values.pop();
        let top = popped_2;
        let t_top = t_popped_2;
        t_values.push(t_top * x[0] + top * t_x[0]);
        values.push(top * x[0]);
        let t = y;
        let t_t = t_y;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = values.len();
        for i_2 in 0..length_2 {
            t_sum_2 += t_values[i_2];
            sum_2 += values[i_2];
        }
        let result: f64 = t + (sum_2 * top);
        let t_result: f64 = t_t + (t_sum_2 * top + sum_2 * t_top);
        (result, t_result)
    }
}
mod jumps_in_match {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut y = 1.0;
        let mut i = 0;
        let mut running = true;
        let mut passes_of_kept_4 = 0usize;
        while running {
            passes_of_kept_4 += 1;
            let at = kept_3.keep(i);
            let present = at < x.len();
            if present {
                let v = &x[at];
                let chosen_2 = (*v) * (*v);
                let v_2 = chosen_2;
                i += 1;
                let mut chosen_4 = ::core::default::Default::default();
                match i % 3 {
                    0 => {}
                    1 => {
                        chosen_4 = y;
                        let w = kept_1.keep(chosen_4);
                        y += v_2 * w;
                    }
                    _ => {
                        chosen_4 = x[0];
                        let w_2 = kept_2.keep(chosen_4);
                        y += v_2 * w_2;
                    }
                }
            } else {
                running = false;
            }
        }
        kept_4.keep(passes_of_kept_4);
        let result: f64 = y;
        let mut d_result = d_ret;
        let mut i = i;
        let mut d_y: f64 = -0.0;
        d_y += d_result;
        for _ in 0..kept_4.take() {
            let at = kept_3.take();
            let present = at < x.len();
            if present {
                let v = &x[at];
                let chosen_2 = (*v) * (*v);
                let v_2 = chosen_2;
                let mut d_chosen_2: f64 = -0.0;
                let mut d_v_2: f64 = -0.0;
                let mut d_chosen_4: f64 = -0.0;
                match i % 3 {
                    0 => {}
                    1 => {
                        let w = kept_1.take();
                        let mut d_w: f64 = -0.0;
                        let d_1 = d_y;
                        d_v_2 += d_1 * w;
                        d_w += d_1 * v_2;
                        d_chosen_4 += d_w;
                        let d_2 = ::core::mem::take(&mut d_chosen_4);
                        d_y += d_2;
                    }
                    _ => {
                        let w_2 = kept_2.take();
                        let mut d_w_2: f64 = -0.0;
                        let d_3 = d_y;
                        d_v_2 += d_3 * w_2;
                        d_w_2 += d_3 * v_2;
                        d_chosen_4 += d_w_2;
                        let d_4 = ::core::mem::take(&mut d_chosen_4);
                        d_x[0] += d_4;
                    }
                }
                i -= 1;
                d_chosen_2 += d_v_2;
                d_x[at] += d_chosen_2 * (*v);
                d_x[at] += d_chosen_2 * (*v);
            }
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
        let mut y = 1.0;
        let mut t_y = 0.0;
        let mut i = 0;
        let mut running = true;
        while running {
            let at = i;
            let present = at < x.len();
            if present {
                let v = &x[at];
                let t_v = &t_x[at];
                let chosen_2 = (*v) * (*v);
                let t_chosen_2 = (*t_v) * (*v) + (*v) * (*t_v);
                let v_2 = chosen_2;
                let t_v_2 = t_chosen_2;
                i += 1;
                let mut chosen_4 = ::core::default::Default::default();
                let mut t_chosen_4 = 0.0;
                match i % 3 {
                    0 => {}
                    1 => {
                        t_chosen_4 = t_y;
                        chosen_4 = y;
                        let w = chosen_4;
                        let t_w = t_chosen_4;
                        t_y += t_v_2 * w + v_2 * t_w;
                        y += v_2 * w;
                    }
                    _ => {
                        t_chosen_4 = t_x[0];
                        chosen_4 = x[0];
                        let w_2 = chosen_4;
                        let t_w_2 = t_chosen_4;
                        t_y += t_v_2 * w_2 + v_2 * t_w_2;
                        y += v_2 * w_2;
                    }
                }
            } else {
                running = false;
            }
        }
        let result: f64 = y;
        let t_result: f64 = t_y;
        (result, t_result)
    }
}
mod options_taken {
    ///The derivative of [`next`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum next {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl next {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &next)
        }
        /// The reverse derivative of [`next`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            memory: &mut Memory,
            d_memory: &mut Memory,
            x: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let mut old = ::core::option::Option::None;
            ::core::mem::swap(&mut memory.last, &mut old);
            match ::core::clone::Clone::clone(&old) {
                Some(v) => {
                    t = v * x;
                }
                _ => {
                    t = x * x;
                }
            }
            let s = t;
            shape_1.keep(&memory.last);
            memory.last = Some(s.sin());
            let result: f64 = s;
            let memory = &*memory;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            let d_1 = shape_1.replace(&mut d_memory.last);
            let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_s += (*d_2) * ::rootgrad_autodiff::rules::sin(s);
            d_t += d_s;
            match ::core::clone::Clone::clone(&old) {
                Some(v) => {
                    let Some(d_v) = &mut d_old else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_3 = ::core::mem::take(&mut d_t);
                    (*d_v) += d_3 * x;
                    d_x += d_3 * v;
                }
                _ => {
                    let d_4 = ::core::mem::take(&mut d_t);
                    d_x += d_4 * x;
                    d_x += d_4 * x;
                }
            }
            ::core::mem::swap(&mut d_memory.last, &mut d_old);
            (result, d_x)
        }
        /// The forward derivative of [`next`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            memory: &mut Memory,
            t_memory: &mut Memory,
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            let t;
            let t_t;
            let mut old = ::core::option::Option::None;
            let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            ::core::mem::swap(&mut t_memory.last, &mut t_old);
            ::core::mem::swap(&mut memory.last, &mut old);
            match ::core::clone::Clone::clone(&old) {
                Some(v) => {
                    let Some(t_v) = ::core::clone::Clone::clone(&t_old) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = t_v * x + v * t_x;
                    t = v * x;
                }
                _ => {
                    t_t = t_x * x + x * t_x;
                    t = x * x;
                }
            }
            let s = t;
            let t_s = t_t;
            t_memory.last = Some(::rootgrad_autodiff::rules::sin(s) * t_s);
            memory.last = Some(s.sin());
            let result: f64 = s;
            let t_result: f64 = t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Memory, f64) -> f64 + 'static,
            a0: &mut Memory,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Memory>,
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
            memory: &mut Memory,
            d_memory: &mut Memory,
            t_memory: &mut Memory,
            d_t_memory: &mut Memory,
            x: f64,
            t_x: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            let mut old = ::core::option::Option::None;
            let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            ::core::mem::swap(&mut t_memory.last, &mut t_old);
            ::core::mem::swap(&mut memory.last, &mut old);
            match ::core::clone::Clone::clone(&old) {
                Some(v) => {
                    match ::core::clone::Clone::clone(&t_old) {
                        Some(t_v) => {
                            t_t = (t_v * x) + (v * t_x);
                            t = v * x;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                _ => {
                    t_t = (t_x * x) + (x * t_x);
                    t = x * x;
                }
            }
            let s = t;
            let t_s = t_t;
            let x_2 = s;
            shape_2.keep(&t_memory.last);
            t_memory.last = Some((x_2.cos() * t_s));
            shape_1.keep(&memory.last);
            memory.last = Some(s.sin());
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let memory = &*memory;
            let t_memory = &*t_memory;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            let mut d_t_old = ::rootgrad_autodiff::Differentiable::zero_like(&t_old);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            let d_1 = shape_1.replace(&mut d_memory.last);
            let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_s += (*d_2) * ::rootgrad_autodiff::rules::sin(s);
            let d_3 = shape_2.replace(&mut d_t_memory.last);
            let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
            let d_5 = (*d_4) * t_s;
            d_x_2 += d_5 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_s += (*d_4) * x_2.cos();
            d_s += d_x_2;
            d_t_t += d_t_s;
            d_t += d_s;
            match ::core::clone::Clone::clone(&old) {
                Some(v) => {
                    let Some(d_v) = &mut d_old else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_old) {
                        Some(t_v) => {
                            let Some(d_t_v) = &mut d_t_old else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_6 = ::core::mem::take(&mut d_t);
                            (*d_v) += d_6 * x;
                            d_x += d_6 * v;
                            let d_7 = ::core::mem::take(&mut d_t_t);
                            (*d_t_v) += d_7 * x;
                            d_x += d_7 * t_v;
                            (*d_v) += d_7 * t_x;
                            d_t_x += d_7 * v;
                        }
                        _ => {}
                    }
                }
                _ => {
                    let d_8 = ::core::mem::take(&mut d_t);
                    d_x += d_8 * x;
                    d_x += d_8 * x;
                    let d_9 = ::core::mem::take(&mut d_t_t);
                    d_t_x += d_9 * x;
                    d_x += d_9 * t_x;
                    d_x += d_9 * t_x;
                    d_t_x += d_9 * x;
                }
            }
            ::core::mem::swap(&mut d_memory.last, &mut d_old);
            ::core::mem::swap(&mut d_t_memory.last, &mut d_t_old);
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Memory, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Memory,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Memory>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Memory>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Memory>,
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
            a0: &Memory,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Memory>,
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(next as rule_of_next; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut held: Option<f64> = Some((x[0] * x[1]));
        let mut memory = Memory::default();
        let mut s = 0.0;
        for k in 0..x.len() {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut old = ::core::option::Option::None;
            ::core::mem::swap(&mut held, &mut old);
            let argument = x[k];
            kept_5.keep_owned(&old);
            let value = kept_7
                .keep(
                    ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&old))
                        .unwrap_or(argument),
                );
            shape_4.keep(&value);
            let argument_2 = x[k];
            kept_4.keep_when(rule_of_next::__BEFORE, &memory);
            let value_2 = kept_6.keep(rule_of_next::__of(next)(&mut memory, argument_2));
            shape_5.keep(&value_2);
            kept_4.keep_when(!rule_of_next::__BEFORE, &memory);
            s += value * value_2;
            let mut old_2 = ::core::option::Option::None;
            ::core::mem::swap(&mut held, &mut old_2);
            match kept_3.keep(::core::clone::Clone::clone(&old_2)) {
                Some(v) => {
                    s += v;
                }
                None if k == 1 => {
                    shape_2.keep(&held);
                    held = Some((kept_1.keep(s) * x[k]));
                }
                None => {
                    s = kept_2.keep(s) * x[k];
                }
            }
            shape_3.keep(&old);
            shape_6.keep(&old_2);
            pass_1.push((kept_3.take(), kept_6.take(), kept_7.take()));
        }
        let t_2 = s;
        let other = 0.0;
        let t;
        let mut old_3 = ::core::option::Option::None;
        ::core::mem::swap(&mut memory.last, &mut old_3);
        match ::core::clone::Clone::clone(&old_3) {
            Some(held_2) => {
                let v_2 = held_2;
                shape_1.keep(&v_2);
                t = v_2 * x[0];
            }
            None => {
                t = other;
            }
        }
        let result: f64 = t_2 + t;
        let mut d_result = d_ret;
        let mut d_held = ::rootgrad_autodiff::Differentiable::zero_like(&held);
        let mut d_memory = ::rootgrad_autodiff::Differentiable::zero_like(&memory);
        let mut d_s: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_old_3 = ::rootgrad_autodiff::Differentiable::zero_like(&old_3);
        d_t_2 += d_result;
        d_t += d_result;
        match ::core::clone::Clone::clone(&old_3) {
            Some(held_2) => {
                let Some(d_held_2) = &mut d_old_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = held_2;
                let mut d_v_2 = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_t);
                d_v_2 += d_1 * x[0];
                d_x[0] += d_1 * v_2;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &(d_v_2));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        ::core::mem::swap(&mut d_memory.last, &mut d_old_3);
        d_s += d_t_2;
        for k in (0..x.len()).rev() {
            let (v_4, value_2, value) = pass_1.take();
            let argument = x[k];
            let argument_2 = x[k];
            let mut d_old = shape_3.zero();
            let mut d_argument: f64 = -0.0;
            let mut d_value = shape_4.zero();
            let mut d_argument_2: f64 = -0.0;
            let mut d_value_2 = shape_5.zero();
            let mut d_old_2 = shape_6.zero();
            match v_4 {
                Some(v) => {
                    let Some(d_v) = &mut d_old_2 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_3 = d_s;
                    (*d_v) += d_3;
                }
                None if k == 1 => {
                    let v_1 = kept_1.take();
                    let d_4 = shape_2.replace(&mut d_held);
                    let Some(d_5) = &d_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_s += (*d_5) * x[k];
                    d_x[k] += (*d_5) * v_1;
                }
                None => {
                    let v_3 = kept_2.take();
                    let d_6 = ::core::mem::take(&mut d_s);
                    d_s += d_6 * x[k];
                    d_x[k] += d_6 * v_3;
                }
            }
            ::core::mem::swap(&mut d_held, &mut d_old_2);
            let d_7 = d_s;
            d_value += d_7 * value_2;
            d_value_2 += d_7 * value;
            let v_5 = kept_4.take();
            rule_of_next::__vjp(
                &v_5,
                &mut d_memory,
                argument_2,
                &mut d_argument_2,
                d_value_2,
            );
            d_x[k] += d_argument_2;
            let v_6 = kept_5.take();
            (v_6)
                .__vjp_unwrap_or(
                    ::core::option::Option::Some(&mut d_old),
                    argument,
                    &mut d_argument,
                    d_value,
                );
            d_x[k] += d_argument;
            ::core::mem::swap(&mut d_held, &mut d_old);
        }
        let Some(d_8) = &d_held else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_8) * x[1];
        d_x[1] += (*d_8) * x[0];
        kept_1.finish();
        kept_2.finish();
        kept_4.finish();
        kept_5.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(next as rule_of_next; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_held: Option<f64> = Some(t_x[0] * x[1] + x[0] * t_x[1]);
        let mut held: Option<f64> = Some((x[0] * x[1]));
        let mut memory = Memory::default();
        let mut t_memory = ::rootgrad_autodiff::Differentiable::zero_like(&memory);
        let mut s = 0.0;
        let mut t_s = 0.0;
        for k in 0..x.len() {
            let mut old = ::core::option::Option::None;
            let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
            ::core::mem::swap(&mut t_held, &mut t_old);
            ::core::mem::swap(&mut held, &mut old);
            let argument = x[k];
            let t_argument = t_x[k];
            let (v_1, t_value) = (old).__jvp_unwrap_or(&mut t_old, argument, t_argument);
            let value = v_1;
            let argument_2 = x[k];
            let t_argument_2 = t_x[k];
            let (v_3, t_value_2) = rule_of_next::__jvp(
                next,
                &mut memory,
                &mut t_memory,
                argument_2,
                t_argument_2,
            );
            let value_2 = v_3;
            t_s += t_value * value_2 + value * t_value_2;
            s += value * value_2;
            let mut old_2 = ::core::option::Option::None;
            let mut t_old_2 = ::rootgrad_autodiff::Differentiable::zero_like(&old_2);
            ::core::mem::swap(&mut t_held, &mut t_old_2);
            ::core::mem::swap(&mut held, &mut old_2);
            match ::core::clone::Clone::clone(&old_2) {
                Some(v) => {
                    let Some(t_v) = ::core::clone::Clone::clone(&t_old_2) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_s += t_v;
                    s += v;
                }
                None if k == 1 => {
                    t_held = Some(t_s * x[k] + s * t_x[k]);
                    held = Some((s * x[k]));
                }
                None => {
                    t_s = t_s * x[k] + s * t_x[k];
                    s = s * x[k];
                }
            }
        }
        let t_2 = s;
        let t_t_2 = t_s;
        let other = 0.0;
        let t;
        let t_t;
        let mut old_3 = ::core::option::Option::None;
        let mut t_old_3 = ::rootgrad_autodiff::Differentiable::zero_like(&old_3);
        ::core::mem::swap(&mut t_memory.last, &mut t_old_3);
        ::core::mem::swap(&mut memory.last, &mut old_3);
        match ::core::clone::Clone::clone(&old_3) {
            Some(held_2) => {
                let Some(t_held_2) = ::core::clone::Clone::clone(&t_old_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = held_2;
                let t_v_2 = t_held_2;
                t_t = t_v_2 * x[0] + v_2 * t_x[0];
                t = v_2 * x[0];
            }
            None => {
                t_t = 0.0;
                t = other;
            }
        }
        let result: f64 = t_2 + t;
        let t_result: f64 = t_t_2 + t_t;
        (result, t_result)
    }
}
mod reduced_beside_structs {
    impl Pair {
        /// The reverse derivative of [`turned`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turned_pullback(self: Self, k: f64, d_ret: Pair) -> (Pair, Self, f64) {
            let tanh_2 = ((self.y * k) + self.x).tanh();
            let result: Pair = Pair {
                x: (self.x * k) - self.y,
                y: tanh_2,
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_tanh_2: f64 = -0.0;
            let Pair { x: d_1, y: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_self.x += (*d_1) * k;
            d_k += (*d_1) * self.x;
            d_self.y -= (*d_1);
            d_tanh_2 += (*d_2);
            let d_3 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
            d_self.y += d_3 * k;
            d_k += d_3 * self.y;
            d_self.x += d_3;
            (result, d_self, d_k)
        }
        /// The forward derivative of [`turned`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turned_pushforward(
            self: Self,
            t_self: Self,
            k: f64,
            t_k: f64,
        ) -> (Pair, Pair) {
            let t_result: Pair = Pair {
                x: (::rootgrad_autodiff::rt::scalar(t_self.x) * k + self.x * t_k)
                    - ::rootgrad_autodiff::rt::scalar(t_self.y),
                y: ::rootgrad_autodiff::rules::tanh((self.y * k) + self.x)
                    * ((::rootgrad_autodiff::rt::scalar(t_self.y) * k + self.y * t_k)
                        + ::rootgrad_autodiff::rt::scalar(t_self.x)),
            };
            let result: Pair = Pair {
                x: (self.x * k) - self.y,
                y: ((self.y * k) + self.x).tanh(),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_turned(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Pair, Pair) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::turned_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_turned(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Pair, Pair) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::turned_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn turned_pushforward_pullback(
            self: Self,
            t_self: Self,
            k: f64,
            t_k: f64,
            d_ret: (Pair, Pair),
        ) -> (Self, Self, f64, f64) {
            let x_2 = (self.y * k) + self.x;
            let y = x_2.tanh();
            let t_result: Pair = Pair {
                x: ((t_self.x * k) + (self.x * t_k)) - t_self.y,
                y: (1.0 - (y * y)) * (((t_self.y * k) + (self.y * t_k)) + t_self.x),
            };
            let tanh_2 = ((self.y * k) + self.x).tanh();
            let result: Pair = Pair {
                x: (self.x * k) - self.y,
                y: tanh_2,
            };
            let result_2: (Pair, Pair) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_x_2: f64 = -0.0;
            let mut d_y: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_tanh_2: f64 = -0.0;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Pair { x: d_1, y: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_self.x += (*d_1) * k;
            d_k += (*d_1) * self.x;
            d_self.y -= (*d_1);
            d_tanh_2 += (*d_2);
            let d_3 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
            d_self.y += d_3 * k;
            d_k += d_3 * self.y;
            d_self.x += d_3;
            let Pair { x: d_4, y: d_5 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_self.x += (*d_4) * k;
            d_k += (*d_4) * t_self.x;
            d_self.x += (*d_4) * t_k;
            d_t_k += (*d_4) * self.x;
            d_t_self.y -= (*d_4);
            let d_6 = (*d_5) * (((t_self.y * k) + (self.y * t_k)) + t_self.x);
            d_y -= d_6 * y;
            d_y -= d_6 * y;
            let d_7 = (*d_5) * (1.0 - (y * y));
            d_t_self.y += d_7 * k;
            d_k += d_7 * t_self.y;
            d_self.y += d_7 * t_k;
            d_t_k += d_7 * self.y;
            d_t_self.x += d_7;
            d_x_2 += d_y * ::rootgrad_autodiff::rules::by_result::tanh(y);
            d_self.y += d_x_2 * k;
            d_k += d_x_2 * self.y;
            d_self.x += d_x_2;
            (d_self, d_t_self, d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_turned<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Pair, Pair)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::turned_pushforward_pullback(
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
        fn __path_jvp_vjp_turned<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Pair, Pair)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::turned_pushforward_pullback(
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
        fn __vjp_turned<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Pair>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::turned_pullback(
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
        fn __path_vjp_turned<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Pair>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::turned_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_turned(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_turned(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_turned);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let pair = Pair { x: x[0], y: x[1] };
        let size = 2;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let length = (x.len() + 1).saturating_sub(size);
        for i in 0..length {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let w = &x[i..(i + size)];
            let argument = w[0];
            let value = kept_4.keep(pair.turned(argument));
            shape_1.keep(&value);
            let item = kept_3
                .keep(((value.x / (1.5 + (pair.y * pair.y))) * w[1]).tanh());
            if kept_2.keep((!found)) {
                chosen = item;
                found = true;
            } else {
                let s = kept_1.keep(chosen);
                let t = item;
                chosen = (s * t) + pair.x;
            }
            pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
        }
        let other = ::core::clone::Clone::clone(&pair.y);
        let t_2;
        if found {
            t_2 = chosen;
        } else {
            t_2 = other;
        }
        let joined = t_2;
        let result: f64 = joined * pair.y;
        let mut d_result = d_ret;
        let mut d_pair = ::rootgrad_autodiff::Differentiable::zero_like(&pair);
        let mut d_chosen: f64 = -0.0;
        let mut d_other: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_joined: f64 = -0.0;
        d_joined += d_result * pair.y;
        d_pair.y += d_result * joined;
        d_t_2 += d_joined;
        if found {
            let d_1 = ::core::mem::take(&mut d_t_2);
            d_chosen += d_1;
        } else {
            let d_2 = ::core::mem::take(&mut d_t_2);
            d_other += d_2;
        }
        d_pair.y += d_other;
        for i in (0..length).rev() {
            let (v_1, item, value) = pass_1.take();
            let w = &x[i..(i + size)];
            let argument = w[0];
            let mut d_argument: f64 = -0.0;
            let mut d_value = shape_1.zero();
            let mut d_item: f64 = -0.0;
            let d_w = &mut d_x[i..i + size];
            if v_1 {
                let d_3 = ::core::mem::take(&mut d_chosen);
                d_item += d_3;
            } else {
                let s = kept_1.take();
                let t = item;
                let mut d_s: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                let d_4 = ::core::mem::take(&mut d_chosen);
                d_s += d_4 * t;
                d_t += d_4 * s;
                d_pair.x += d_4;
                d_item += d_t;
                d_chosen += d_s;
            }
            let d_5 = d_item * ::rootgrad_autodiff::rules::by_result::tanh(item);
            let d_6 = d_5 * w[1];
            d_value.x += d_6 / (1.5 + (pair.y * pair.y));
            let d_7 = d_6 / (1.5 + (pair.y * pair.y))
                * (value.x / (1.5 + (pair.y * pair.y)));
            d_pair.y -= d_7 * pair.y;
            d_pair.y -= d_7 * pair.y;
            d_w[1] += d_5 * (value.x / (1.5 + (pair.y * pair.y)));
            (pair)
                .__vjp_turned(
                    ::core::option::Option::Some(&mut d_pair),
                    argument,
                    &mut d_argument,
                    d_value,
                );
            d_w[0] += d_argument;
        }
        let Pair { x: d_8, y: d_9 } = &d_pair else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_8);
        d_x[1] += (*d_9);
        kept_1.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_turned);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_pair = Pair { x: t_x[0], y: t_x[1] };
        let pair = Pair { x: x[0], y: x[1] };
        let size = 2;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let length = (x.len() + 1).saturating_sub(size);
        for i in 0..length {
            let w = &x[i..(i + size)];
            let t_w = &t_x[i..i + size];
            let argument = w[0];
            let t_argument = t_w[0];
            let (v_1, t_value) = (pair).__jvp_turned(&t_pair, argument, t_argument);
            let value = v_1;
            let item = ((value.x / (1.5 + (pair.y * pair.y))) * w[1]).tanh();
            let t_item = ::rootgrad_autodiff::rules::tanh(
                (value.x / (1.5 + (pair.y * pair.y))) * w[1],
            )
                * (((::rootgrad_autodiff::rt::scalar(t_value.x)
                    - (value.x / (1.5 + (pair.y * pair.y)))
                        * (::rootgrad_autodiff::rt::scalar(t_pair.y) * pair.y
                            + pair.y * ::rootgrad_autodiff::rt::scalar(t_pair.y)))
                    / (1.5 + (pair.y * pair.y))) * w[1]
                    + (value.x / (1.5 + (pair.y * pair.y))) * t_w[1]);
            if !found {
                t_chosen = t_item;
                chosen = item;
                found = true;
            } else {
                let s = chosen;
                let t_s = t_chosen;
                let t = item;
                let t_t = t_item;
                t_chosen = (t_s * t + s * t_t)
                    + ::rootgrad_autodiff::rt::scalar(t_pair.x);
                chosen = (s * t) + pair.x;
            }
        }
        let other = pair.y;
        let t_other = t_pair.y;
        let t_2;
        let t_t_2;
        if found {
            t_t_2 = t_chosen;
            t_2 = chosen;
        } else {
            t_t_2 = t_other;
            t_2 = other;
        }
        let joined = t_2;
        let t_joined = t_t_2;
        let result: f64 = joined * pair.y;
        let t_result: f64 = t_joined * pair.y
            + joined * ::rootgrad_autodiff::rt::scalar(t_pair.y);
        (result, t_result)
    }
}
