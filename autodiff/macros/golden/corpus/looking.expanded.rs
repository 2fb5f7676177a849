// Written by the golden test; do not edit.
mod of_its_own {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut s = 0.0;
        let mut n = 1.5;
        let size = 2;
        let length = x.len().div_ceil(size).min(x.len());
        for i in 0..length {
            let row = &x[(i * size)..((i * size) + size).min(x.len())];
            let mut s_2 = 0.0;
            let length_2 = row.len();
            for i_2 in 0..length_2 {
                let v = &row[i_2];
                s_2 += (*v) * (*v);
            }
            let norm = kept_7.keep(s_2);
            let b = &x[i];
            s += norm * (*b);
        }
        let length_3 = x.len().min(x[1..4].len());
        let one: f64 = 1.0;
        let mut by_n: f64 = -0.0;
        for i_3 in 0..length_3 {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let v_2 = &x[i_3];
            let n_2 = kept_5.keep((kept_4.keep(n) * (*v_2)));
            let a = n_2 * n_2;
            let b_2 = &x[1..4][i_3];
            s += a * (*b_2);
            pass_2.push((kept_4.take(), kept_5.take()));
            let v_2 = &x[i_3];
            let b_2 = &x[1..4][i_3];
            let mut d_n_2: f64 = -0.0;
            let mut d_a: f64 = -0.0;
            let d_6 = one;
            d_a += d_6 * (*b_2);
            d_n_2 += d_a * n_2;
            d_n_2 += d_a * n_2;
            by_n += d_n_2 * (*v_2);
        }
        let length_4 = x.len().min(x.len());
        for i_4 in 0..length_4 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let v_3 = &x[i_4];
            let t;
            let present = 9 < x.len();
            if present {
                let n_3 = &x[9];
                t = *n_3;
            } else {
                t = *v_3;
            }
            let a_2 = kept_2.keep(t);
            let b_3 = &x[i_4];
            s += (a_2 * (*b_3)) * kept_1.keep(n);
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        n += x[0];
        let result: f64 = s * n;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_n: f64 = -0.0;
        d_s += d_result * n;
        d_n += d_result * s;
        let d_1 = d_n;
        d_x[0] += d_1;
        for i_4 in (0..length_4).rev() {
            let (v_1, a_2) = pass_1.take();
            let present = 9 < x.len();
            let b_3 = &x[i_4];
            let mut d_t: f64 = -0.0;
            let mut d_a_2: f64 = -0.0;
            let d_2 = d_s;
            let d_3 = d_2 * v_1;
            d_a_2 += d_3 * (*b_3);
            d_x[i_4] += d_3 * a_2;
            d_n += d_2 * (a_2 * (*b_3));
            d_t += d_a_2;
            if present {
                let d_4 = ::core::mem::take(&mut d_t);
                d_x[9] += d_4;
            } else {
                let d_5 = ::core::mem::take(&mut d_t);
                d_x[i_4] += d_5;
            }
        }
        d_n += d_s * by_n;
        for i_3 in (0..length_3).rev() {
            let (v_4, n_2) = pass_2.take();
            let v_2 = &x[i_3];
            let a = n_2 * n_2;
            let b_2 = &x[1..4][i_3];
            let mut d_n_2: f64 = -0.0;
            let mut d_a: f64 = -0.0;
            let d_7 = d_s;
            d_a += d_7 * (*b_2);
            d_x[1..4][i_3] += d_7 * a;
            d_n_2 += d_a * n_2;
            d_n_2 += d_a * n_2;
            d_x[i_3] += d_n_2 * v_4;
        }
        for i in (0..length).rev() {
            let norm = kept_7.take();
            let row = &x[(i * size)..((i * size) + size).min(x.len())];
            let length_2 = row.len();
            let b = &x[i];
            let mut d_s_2: f64 = -0.0;
            let mut d_norm: f64 = -0.0;
            let d_8 = d_s;
            d_norm += d_8 * (*b);
            d_x[i] += d_8 * norm;
            d_s_2 += d_norm;
            for i_2 in 0..length_2 {
                let v = &row[i_2];
                let d_v = &mut d_x[i * size..((i * size) + size).min(x.len())][i_2];
                let d_9 = d_s_2;
                (*d_v) += d_9 * (*v);
                (*d_v) += d_9 * (*v);
            }
        }
        pass_1.finish();
        pass_2.finish();
        kept_7.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut n = 1.5;
        let mut t_n = 0.0;
        let size = 2;
        let length = x.len().div_ceil(size).min(x.len());
        for i in 0..length {
            let row = &x[(i * size)..((i * size) + size).min(x.len())];
            let t_row = &t_x[i * size..((i * size) + size).min(x.len())];
            let mut s_2 = 0.0;
            let mut t_s_2 = 0.0;
            let length_2 = row.len();
            for i_2 in 0..length_2 {
                let v = &row[i_2];
                let t_v = &t_row[i_2];
                t_s_2 += (*t_v) * (*v) + (*v) * (*t_v);
                s_2 += (*v) * (*v);
            }
            let norm = s_2;
            let t_norm = t_s_2;
            let b = &x[i];
            let t_b = &t_x[i];
            t_s += t_norm * (*b) + norm * (*t_b);
            s += norm * (*b);
        }
        let length_3 = x.len().min(x[1..4].len());
        for i_3 in 0..length_3 {
            let v_2 = &x[i_3];
            let t_v_2 = &t_x[i_3];
            let n_2 = n * (*v_2);
            let t_n_2 = t_n * (*v_2) + n * (*t_v_2);
            let a = n_2 * n_2;
            let t_a = t_n_2 * n_2 + n_2 * t_n_2;
            let b_2 = &x[1..4][i_3];
            let t_b_2 = &t_x[1..4][i_3];
            t_s += t_a * (*b_2) + a * (*t_b_2);
            s += a * (*b_2);
        }
        let length_4 = x.len().min(x.len());
        for i_4 in 0..length_4 {
            let v_3 = &x[i_4];
            let t_v_3 = &t_x[i_4];
            let t;
            let t_t;
            let present = 9 < x.len();
            if present {
                let n_3 = &x[9];
                let t_n_3 = &t_x[9];
                t_t = *t_n_3;
                t = *n_3;
            } else {
                t_t = *t_v_3;
                t = *v_3;
            }
            let a_2 = t;
            let t_a_2 = t_t;
            let b_3 = &x[i_4];
            let t_b_3 = &t_x[i_4];
            t_s += (t_a_2 * (*b_3) + a_2 * (*t_b_3)) * n + (a_2 * (*b_3)) * t_n;
            s += (a_2 * (*b_3)) * n;
        }
        t_n += t_x[0];
        n += x[0];
        let result: f64 = s * n;
        let t_result: f64 = t_s * n + s * t_n;
        (result, t_result)
    }
}
mod looked_at {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut scale = ::std::vec![2.0; 3];
        scale[1] = x[1];
        let mut s = 0.0;
        let length = x.len().min(x[1..4].len());
        let mut d_scale = ::rootgrad_autodiff::Differentiable::zero_like(&scale);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..length {
            let v = &x[i];
            assert!(scale.len() == 3);
            let a = (*v) * scale[1];
            let b = &x[1..4][i];
            s += a * (*b);
            let v = &x[i];
            let b = &x[1..4][i];
            let mut d_a: f64 = -0.0;
            let d_4 = d_s;
            d_a += d_4 * (*b);
            d_x[1..4][i] += d_4 * a;
            d_x[i] += d_a * scale[1];
            d_scale[1] += d_a * (*v);
        }
        let mut next_2 = 0usize;
        let mut running = true;
        while running {
            let present = next_2 < x.len();
            if present {
                let at = kept_5.keep(next_2);
                next_2 += 1;
                let v_2 = &x[at];
                let mut sum_2: f64 = -0.0;
                let length_2 = scale.len();
                for i_2 in 0..length_2 {
                    sum_2 += scale[i_2];
                }
                let item = kept_4.keep(((*v_2) * kept_3.keep(sum_2)));
                let v_3 = item;
                let present_2 = next_2 < x.len();
                if present_2 {
                    let at_2 = next_2;
                    let v_4 = &x[at_2];
                    let mut sum_3: f64 = -0.0;
                    let length_3 = scale.len();
                    for i_3 in 0..length_3 {
                        sum_3 += scale[i_3];
                    }
                    let item_2 = kept_2.keep(((*v_4) * kept_1.keep(sum_3)));
                    let w = &item_2;
                    s += v_3 * (*w);
                }
            } else {
                running = false;
            }
            if present {
                let at = kept_5.take();
                let v_2 = &x[at];
                let length_2 = scale.len();
                let item = kept_4.take();
                let v_3 = item;
                let present_2 = next_2 < x.len();
                let mut d_sum_2: f64 = -0.0;
                let mut d_item: f64 = -0.0;
                let mut d_v_3: f64 = -0.0;
                if present_2 {
                    let at_2 = next_2;
                    let v_4 = &x[at_2];
                    let length_3 = scale.len();
                    let item_2 = kept_2.take();
                    let w = &item_2;
                    let mut d_sum_3: f64 = -0.0;
                    let mut d_item_2: f64 = -0.0;
                    let d_1 = d_s;
                    d_v_3 += d_1 * (*w);
                    d_item_2 += d_1 * v_3;
                    let v_1 = kept_1.take();
                    d_x[at_2] += d_item_2 * v_1;
                    d_sum_3 += d_item_2 * (*v_4);
                    for i_3 in 0..length_3 {
                        let d_2 = d_sum_3;
                        d_scale[i_3] += d_2;
                    }
                }
                d_item += d_v_3;
                let v_5 = kept_3.take();
                d_x[at] += d_item * v_5;
                d_sum_2 += d_item * (*v_2);
                for i_2 in 0..length_2 {
                    let d_3 = d_sum_2;
                    d_scale[i_2] += d_3;
                }
            }
        }
        let result: f64 = s;
        let d_5 = ::core::mem::take(&mut d_scale[1]);
        d_x[1] += d_5;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut scale = ::std::vec![2.0; 3];
        let mut t_scale = ::std::vec![0.0; 3];
        t_scale[1] = t_x[1];
        scale[1] = x[1];
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = x.len().min(x[1..4].len());
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            assert!(scale.len() == 3);
            let a = (*v) * scale[1];
            let t_a = (*t_v) * scale[1] + (*v) * t_scale[1];
            let b = &x[1..4][i];
            let t_b = &t_x[1..4][i];
            t_s += t_a * (*b) + a * (*t_b);
            s += a * (*b);
        }
        let mut next_2 = 0usize;
        let mut running = true;
        while running {
            let present = next_2 < x.len();
            if present {
                let at = next_2;
                next_2 += 1;
                let v_2 = &x[at];
                let t_v_2 = &t_x[at];
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_2 = scale.len();
                for i_2 in 0..length_2 {
                    t_sum_2 += t_scale[i_2];
                    sum_2 += scale[i_2];
                }
                let item = (*v_2) * sum_2;
                let t_item = (*t_v_2) * sum_2 + (*v_2) * t_sum_2;
                let v_3 = item;
                let t_v_3 = t_item;
                let present_2 = next_2 < x.len();
                if present_2 {
                    let at_2 = next_2;
                    let v_4 = &x[at_2];
                    let t_v_4 = &t_x[at_2];
                    let mut sum_3: f64 = -0.0;
                    let mut t_sum_3: f64 = 0.0;
                    let length_3 = scale.len();
                    for i_3 in 0..length_3 {
                        t_sum_3 += t_scale[i_3];
                        sum_3 += scale[i_3];
                    }
                    let item_2 = (*v_4) * sum_3;
                    let t_item_2 = (*t_v_4) * sum_3 + (*v_4) * t_sum_3;
                    let w = &item_2;
                    let t_w = &t_item_2;
                    t_s += t_v_3 * (*w) + v_3 * (*t_w);
                    s += v_3 * (*w);
                }
            } else {
                running = false;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod mutable_sides {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut y = x.to_vec();
        let length = x.len().min(y.len()).min(x[1..5].len());
        for i_2 in 0..length {
            let a = &x[i_2];
            let b = &mut y[i_2];
            let c = &x[1..5][i_2];
            (*b) += (*a) * (*c);
        }
        let length_2 = x.len().min(y.len()).min(x[1..5].len());
        for i_3 in 0..length_2 {
            let a_2 = &x[i_3];
            let b_2 = &mut y[i_3];
            let c_2 = &x[1..5][i_3];
            (*b_2) += (*a_2) * (*c_2);
        }
        let length_3 = x.len();
        let length_4 = y.len().saturating_sub(1).min(x.len().min(length_3));
        for i_4 in 0..length_4 {
            let i_5 = i_4 + 1;
            let i_6 = (length_3 - 1) - i_4;
            let b_3 = &mut y[i_5];
            let a_3 = &x[i_4];
            let c_3 = &x[i_6];
            (*b_3) += (*a_3) * (*c_3);
        }
        let length_5 = x.len().min(y.len()).saturating_sub(1).div_ceil(2);
        for i_7 in 0..length_5 {
            let i_8 = i_7 * 2;
            let i_9 = i_8 + 1;
            let i = i_9;
            let a_4 = &x[i_9];
            let b_4 = &mut y[i_9];
            (*b_4) += (*a_4) * (i as f64);
        }
        let length_6 = x.len().min(y.len());
        let length_7 = length_6;
        for i_10 in 0..length_7 {
            let i_11 = (length_6 - 1) - i_10;
            let a_5 = &x[i_11];
            let b_5 = &mut y[i_11];
            (*b_5) = kept_2.keep((*b_5)) * (*a_5);
        }
        let length_8 = x.len().min(y.len());
        let length_9 = length_8;
        for i_12 in 0..length_9 {
            let i_13 = (length_8 - 1) - i_12;
            let a_6 = &x[i_13];
            let b_6 = &mut y[i_13];
            (*b_6) = kept_1.keep((*b_6)) * (*a_6);
        }
        let mut sum_2: f64 = -0.0;
        let length_10 = y.len();
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_14 in 0..length_10 {
            sum_2 += y[i_14];
            let d_1 = d_sum_2;
            d_y[i_14] += d_1;
        }
        let result: f64 = sum_2;
        for i_12 in (0..length_9).rev() {
            let v_1 = kept_1.take();
            let i_13 = (length_8 - 1) - i_12;
            let a_6 = &x[i_13];
            let d_b_6 = &mut d_y[i_13];
            let d_2 = ::core::mem::take(&mut (*d_b_6));
            (*d_b_6) += d_2 * (*a_6);
            d_x[i_13] += d_2 * v_1;
        }
        for i_10 in (0..length_7).rev() {
            let v_2 = kept_2.take();
            let i_11 = (length_6 - 1) - i_10;
            let a_5 = &x[i_11];
            let d_b_5 = &mut d_y[i_11];
            let d_3 = ::core::mem::take(&mut (*d_b_5));
            (*d_b_5) += d_3 * (*a_5);
            d_x[i_11] += d_3 * v_2;
        }
        for i_7 in 0..length_5 {
            let i_8 = i_7 * 2;
            let i_9 = i_8 + 1;
            let i = i_9;
            let d_4 = d_y[i_9];
            d_x[i_9] += d_4 * (i as f64);
        }
        for i_4 in 0..length_4 {
            let i_5 = i_4 + 1;
            let i_6 = (length_3 - 1) - i_4;
            let a_3 = &x[i_4];
            let c_3 = &x[i_6];
            let d_5 = d_y[i_5];
            d_x[i_4] += d_5 * (*c_3);
            d_x[i_6] += d_5 * (*a_3);
        }
        for i_3 in 0..length_2 {
            let a_2 = &x[i_3];
            let c_2 = &x[1..5][i_3];
            let d_6 = d_y[i_3];
            d_x[i_3] += d_6 * (*c_2);
            d_x[1..5][i_3] += d_6 * (*a_2);
        }
        for i_2 in 0..length {
            let a = &x[i_2];
            let c = &x[1..5][i_2];
            let d_7 = d_y[i_2];
            d_x[i_2] += d_7 * (*c);
            d_x[1..5][i_2] += d_7 * (*a);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_y[..]);
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut y = x.to_vec();
        let mut t_y = t_x.to_vec();
        let length = x.len().min(y.len()).min(x[1..5].len());
        for i_2 in 0..length {
            let a = &x[i_2];
            let t_a = &t_x[i_2];
            let b = &mut y[i_2];
            let t_b = &mut t_y[i_2];
            let c = &x[1..5][i_2];
            let t_c = &t_x[1..5][i_2];
            (*t_b) += (*t_a) * (*c) + (*a) * (*t_c);
            (*b) += (*a) * (*c);
        }
        let length_2 = x.len().min(y.len()).min(x[1..5].len());
        for i_3 in 0..length_2 {
            let a_2 = &x[i_3];
            let t_a_2 = &t_x[i_3];
            let b_2 = &mut y[i_3];
            let t_b_2 = &mut t_y[i_3];
            let c_2 = &x[1..5][i_3];
            let t_c_2 = &t_x[1..5][i_3];
            (*t_b_2) += (*t_a_2) * (*c_2) + (*a_2) * (*t_c_2);
            (*b_2) += (*a_2) * (*c_2);
        }
        let length_3 = x.len();
        let length_4 = y.len().saturating_sub(1).min(x.len().min(length_3));
        for i_4 in 0..length_4 {
            let i_5 = i_4 + 1;
            let i_6 = (length_3 - 1) - i_4;
            let b_3 = &mut y[i_5];
            let t_b_3 = &mut t_y[i_5];
            let a_3 = &x[i_4];
            let t_a_3 = &t_x[i_4];
            let c_3 = &x[i_6];
            let t_c_3 = &t_x[i_6];
            (*t_b_3) += (*t_a_3) * (*c_3) + (*a_3) * (*t_c_3);
            (*b_3) += (*a_3) * (*c_3);
        }
        let length_5 = x.len().min(y.len()).saturating_sub(1).div_ceil(2);
        for i_7 in 0..length_5 {
            let i_8 = i_7 * 2;
            let i_9 = i_8 + 1;
            let i = i_9;
            let a_4 = &x[i_9];
            let t_a_4 = &t_x[i_9];
            let b_4 = &mut y[i_9];
            let t_b_4 = &mut t_y[i_9];
            (*t_b_4) += (*t_a_4) * (i as f64);
            (*b_4) += (*a_4) * (i as f64);
        }
        let length_6 = x.len().min(y.len());
        let length_7 = length_6;
        for i_10 in 0..length_7 {
            let i_11 = (length_6 - 1) - i_10;
            let a_5 = &x[i_11];
            let t_a_5 = &t_x[i_11];
            let b_5 = &mut y[i_11];
            let t_b_5 = &mut t_y[i_11];
            (*t_b_5) = (*t_b_5) * (*a_5) + (*b_5) * (*t_a_5);
            (*b_5) = (*b_5) * (*a_5);
        }
        let length_8 = x.len().min(y.len());
        let length_9 = length_8;
        for i_12 in 0..length_9 {
            let i_13 = (length_8 - 1) - i_12;
            let a_6 = &x[i_13];
            let t_a_6 = &t_x[i_13];
            let b_6 = &mut y[i_13];
            let t_b_6 = &mut t_y[i_13];
            (*t_b_6) = (*t_b_6) * (*a_6) + (*b_6) * (*t_a_6);
            (*b_6) = (*b_6) * (*a_6);
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_10 = y.len();
        for i_14 in 0..length_10 {
            t_sum_2 += t_y[i_14];
            sum_2 += y[i_14];
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod methods_that_look {
    impl G {
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(self: &Self, d_self: &mut Self, i: usize, d_ret: f64) -> f64 {
            let result: f64 = self.w[i] * 2.0;
            let mut d_result = d_ret;
            d_self.w[i] += d_result * 2.0;
            result
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(self: &Self, t_self: &Self, i: usize) -> (f64, f64) {
            let result: f64 = self.w[i] * 2.0;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.w[i]) * 2.0;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_at(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::at_pushforward(self, t0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_at(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::at_pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn at_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            i: usize,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.w[i] * 2.0;
            let t_result: f64 = t_self.w[i] * 2.0;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.w[i] += d_t_result * 2.0;
            d_self.w[i] += d_result * 2.0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_at<'__shadow>(
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::at_pushforward_pullback(self, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_at<'__shadow>(
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::at_pushforward_pullback(a0, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_at<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::at_pullback(self, d0, a1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_at<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::at_pullback(a0, d0, a1, d_ret.seed());
        }
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pullback(
            self: &mut Self,
            d_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_at);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let like_i = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let this = &(*self);
            let mut sum_2: f64 = -0.0;
            let length = ::rootgrad_autodiff::rt::count(0, 4).min(x.len());
            for i_2 in 0..length {
                let i = ::rootgrad_autodiff::rt::nth(0, i_2);
                like_i.of(&i);
                kept_1.keep_owned(this);
                let value = kept_2.keep(this.at(i));
                shape_1.keep(&value);
                let a = ::core::clone::Clone::clone(&value);
                shape_2.keep(&a);
                let b = &x[i_2];
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            self.w[0] += s;
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            let d_1 = d_self.w[0];
            d_s += d_1;
            d_sum_2 += d_s;
            for i_2 in (0..length).rev() {
                let value = kept_2.take();
                let i = ::rootgrad_autodiff::rt::nth(0, i_2);
                like_i.of(&i);
                let a = ::core::clone::Clone::clone(&value);
                let b = &x[i_2];
                let mut d_value = shape_1.zero();
                let mut d_a = shape_2.zero();
                let d_2 = d_sum_2;
                d_a += d_2 * (*b);
                d_x[i_2] += d_2 * a;
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value,
                    );
            }
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            x: &[f64],
            t_x: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_at);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let this = &(*self);
            let t_this = &(*t_self);
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::count(0, 4).min(x.len());
            for i_2 in 0..length {
                let i = ::rootgrad_autodiff::rt::nth(0, i_2);
                let (v_1, t_value) = (*this)
                    .__jvp_at(&(*t_this), i, ::rootgrad_autodiff::rt::Inactive);
                let value = v_1;
                let a = value;
                let t_a = t_value;
                let b = &x[i_2];
                let t_b = &t_x[i_2];
                t_sum_2 += t_a * (*b) + a * (*t_b);
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            let t_s: f64 = t_sum_2;
            t_self.w[0] += t_s;
            self.w[0] += s;
            let result: f64 = s;
            let t_result: f64 = t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_step(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::step_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_step(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::step_pushforward(a0, t0, a1, t1)
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
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_at => fn __jvp_vjp_at);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let like_i = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let this = &(*self);
            let t_this = &(*t_self);
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::count(0, 4).min(x.len());
            for i_2 in 0..length {
                let i = ::rootgrad_autodiff::rt::nth(0, i_2);
                like_i.of(&i);
                kept_1.keep_owned(&(*this));
                kept_2.keep_owned(&(*t_this));
                let v_1 = kept_3
                    .keep(
                        (*this)
                            .__jvp_at(&(*t_this), i, ::rootgrad_autodiff::rt::Inactive),
                    );
                shape_1.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_value);
                let a = ::core::clone::Clone::clone(&value);
                shape_4.keep(&a);
                let t_a = ::core::clone::Clone::clone(&t_value);
                shape_5.keep(&t_a);
                let b = &x[i_2];
                let t_b = &t_x[i_2];
                t_sum_2 += (t_a * (*b)) + (a * (*t_b));
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            let t_s: f64 = t_sum_2;
            t_self.w[0] += t_s;
            self.w[0] += s;
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            let d_1 = d_self.w[0];
            d_s += d_1;
            let d_2 = d_t_self.w[0];
            d_t_s += d_2;
            d_t_sum_2 += d_t_s;
            d_sum_2 += d_s;
            for i_2 in (0..length).rev() {
                let v_1 = kept_3.take();
                let i = ::rootgrad_autodiff::rt::nth(0, i_2);
                like_i.of(&i);
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let a = ::core::clone::Clone::clone(&value);
                let t_a = ::core::clone::Clone::clone(&t_value);
                let b = &x[i_2];
                let t_b = &t_x[i_2];
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let mut d_a = shape_4.zero();
                let mut d_t_a = shape_5.zero();
                let d_b = &mut d_x[i_2];
                let d_3 = d_sum_2;
                d_a += d_3 * (*b);
                (*d_b) += d_3 * a;
                let d_4 = d_t_sum_2;
                d_t_a += d_4 * (*b);
                (*d_b) += d_4 * t_a;
                d_a += d_4 * (*t_b);
                d_t_x[i_2] += d_4 * a;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_a));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                (v_2)
                    .__jvp_vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &v_3,
                        &mut (*d_t_self),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_1,
                    );
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
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
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
            Self::step_pushforward_pullback(
                &mut this,
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
        fn __path_jvp_vjp_step<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
            Self::step_pushforward_pullback(
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
        fn __vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
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
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::step_pullback(&mut this, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_step<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
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
            let _primal = Self::step_pullback(&mut a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_at, fn __vjp_step);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut g = G { w: x.to_vec() };
        kept_2.keep_owned(&g);
        let value = g.step(x);
        kept_1.keep_owned(&g);
        let value_2 = g.step(&x[1..]);
        let s = value + value_2;
        let h = &g;
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::count(0, 4).min(x.len());
        let mut d_g = ::rootgrad_autodiff::Differentiable::zero_like(&g);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result * s;
        for i_2 in 0..length {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            let value_3 = h.at(i);
            let a = ::core::clone::Clone::clone(&value_3);
            let b = &x[i_2];
            sum_2 += a * (*b);
            let b = &x[i_2];
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let d_1 = d_sum_2;
            d_a += d_1 * (*b);
            d_x[i_2] += d_1 * a;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_a));
            (*h)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_g),
                    i,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_3,
                );
        }
        let result: f64 = sum_2 * s;
        let h = &g;
        d_s += d_result * sum_2;
        let d_2 = ::rootgrad_autodiff::rt::scalar(d_s);
        d_value += d_2;
        d_value_2 += d_2;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_step(
                ::core::option::Option::Some(&mut d_g),
                &x[1..],
                &mut d_x[1..],
                d_value_2,
            );
        let v_2 = kept_2.take();
        (v_2)
            .__vjp_step(::core::option::Option::Some(&mut d_g), x, &mut (*d_x), d_value);
        let G { w: d_3 } = &d_g else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_3)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_at, fn __jvp_step);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_g = G { w: t_x.to_vec() };
        let mut g = G { w: x.to_vec() };
        let (v_1, t_value) = (g).__jvp_step(&mut t_g, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = (g).__jvp_step(&mut t_g, &x[1..], &t_x[1..]);
        let value_2 = v_2;
        let s = value + value_2;
        let t_s = ::rootgrad_autodiff::rt::tangent_at(t_value + t_value_2, s);
        let h = &g;
        let t_h = &t_g;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::count(0, 4).min(x.len());
        for i_2 in 0..length {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            let (v_3, t_value_3) = (*h)
                .__jvp_at(&(*t_h), i, ::rootgrad_autodiff::rt::Inactive);
            let value_3 = v_3;
            let a = value_3;
            let t_a = t_value_3;
            let b = &x[i_2];
            let t_b = &t_x[i_2];
            t_sum_2 += t_a * (*b) + a * (*t_b);
            sum_2 += a * (*b);
        }
        let result: f64 = sum_2 * s;
        let t_result: f64 = t_sum_2 * s + sum_2 * t_s;
        (result, t_result)
    }
}
mod proven_to_look {
    impl Model {
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(
            self: &Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let result: f64 = (self.w * v) * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * v;
            d_self.w += d_1 * v;
            d_v += d_1 * self.w;
            d_v += d_result * (self.w * v);
            (result, d_v)
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(self: &Self, t_self: &Self, v: f64, t_v: f64) -> (f64, f64) {
            let result: f64 = (self.w * v) * v;
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.w) * v
                + self.w * t_v) * v + (self.w * v) * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_at(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::at_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_at(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::at_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn at_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = (self.w * v) * v;
            let t_result: f64 = (((t_self.w * v) + (self.w * t_v)) * v)
                + ((self.w * v) * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * v;
            d_t_self.w += d_1 * v;
            d_v += d_1 * t_self.w;
            d_self.w += d_1 * t_v;
            d_t_v += d_1 * self.w;
            d_v += d_t_result * ((t_self.w * v) + (self.w * t_v));
            let d_2 = d_t_result * t_v;
            d_self.w += d_2 * v;
            d_v += d_2 * self.w;
            d_t_v += d_t_result * (self.w * v);
            let d_3 = d_result * v;
            d_self.w += d_3 * v;
            d_v += d_3 * self.w;
            d_v += d_result * (self.w * v);
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_at<'__shadow>(
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
            let (g2, g3) = Self::at_pushforward_pullback(
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
        fn __path_jvp_vjp_at<'__shadow>(
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
            let (g2, g3) = Self::at_pushforward_pullback(
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
        fn __vjp_at<'__shadow>(
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
            let (_primal, g1) = Self::at_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_at<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::at_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pullback(
            self: &mut Self,
            d_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_at);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            ::rootgrad_autodiff::looking!(
                || [()], | () | { let _ = & (self.is_sane()); }
            );
            debug_assert!(self.is_sane());
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | self.at(* v));
            let mut sum_2: f64 = -0.0;
            let length = x.len().min(x[1..].len());
            for i in 0..length {
                let v = &x[i];
                let argument = *v;
                kept_1.keep_owned(self);
                let value = kept_2.keep(self.at(argument));
                shape_1.keep(&value);
                let a = ::core::clone::Clone::clone(&value);
                shape_2.keep(&a);
                let b = &x[1..][i];
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            self.w -= 0.1 * s;
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            let d_1 = d_self.w;
            d_s -= d_1 * 0.1;
            d_sum_2 += d_s;
            for i in (0..length).rev() {
                let value = kept_2.take();
                let v = &x[i];
                let argument = *v;
                let a = ::core::clone::Clone::clone(&value);
                let b = &x[1..][i];
                let mut d_argument: f64 = -0.0;
                let mut d_value = shape_1.zero();
                let mut d_a = shape_2.zero();
                let d_2 = d_sum_2;
                d_a += d_2 * (*b);
                d_x[1..][i] += d_2 * a;
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        argument,
                        &mut d_argument,
                        d_value,
                    );
                d_x[i] += d_argument;
            }
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            x: &[f64],
            t_x: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_at);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            ::rootgrad_autodiff::looking!(
                || [()], | () | { let _ = & (self.is_sane()); }
            );
            debug_assert!(self.is_sane());
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | self.at(* v));
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(x[1..].len());
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let argument = *v;
                let t_argument = *t_v;
                let (v_1, t_value) = (*self)
                    .__jvp_at(&mut (*t_self), argument, t_argument);
                let value = v_1;
                let a = value;
                let t_a = t_value;
                let b = &x[1..][i];
                let t_b = &t_x[1..][i];
                t_sum_2 += t_a * (*b) + a * (*t_b);
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            let t_s: f64 = t_sum_2;
            t_self.w -= 0.1 * t_s;
            self.w -= 0.1 * s;
            let result: f64 = s;
            let t_result: f64 = t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_step(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::step_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_step(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::step_pushforward(a0, t0, a1, t1)
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
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_at => fn __jvp_vjp_at);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            ::rootgrad_autodiff::looking!(
                || [()], | () | { let _ = & (self.is_sane()); }
            );
            debug_assert!(self.is_sane());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(x[1..].len());
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let argument = *v;
                let t_argument = *t_v;
                kept_1.keep_owned(&(*self));
                kept_2.keep_owned(&(*t_self));
                let v_1 = kept_3
                    .keep((*self).__jvp_at(&mut (*t_self), argument, t_argument));
                shape_1.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_value);
                let a = ::core::clone::Clone::clone(&value);
                shape_4.keep(&a);
                let t_a = ::core::clone::Clone::clone(&t_value);
                shape_5.keep(&t_a);
                let b = &x[1..][i];
                let t_b = &t_x[1..][i];
                t_sum_2 += (t_a * (*b)) + (a * (*t_b));
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            let t_s: f64 = t_sum_2;
            t_self.w -= 0.1 * t_s;
            self.w -= 0.1 * s;
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            let d_1 = d_self.w;
            d_s -= d_1 * 0.1;
            let d_2 = d_t_self.w;
            d_t_s -= d_2 * 0.1;
            d_t_sum_2 += d_t_s;
            d_sum_2 += d_s;
            for i in (0..length).rev() {
                let v_1 = kept_3.take();
                let v = &x[i];
                let t_v = &t_x[i];
                let argument = *v;
                let t_argument = *t_v;
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let a = ::core::clone::Clone::clone(&value);
                let t_a = ::core::clone::Clone::clone(&t_value);
                let b = &x[1..][i];
                let t_b = &t_x[1..][i];
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let mut d_a = shape_4.zero();
                let mut d_t_a = shape_5.zero();
                let d_3 = d_sum_2;
                d_a += d_3 * (*b);
                d_x[1..][i] += d_3 * a;
                let d_4 = d_t_sum_2;
                d_t_a += d_4 * (*b);
                d_x[1..][i] += d_4 * t_a;
                d_a += d_4 * (*t_b);
                d_t_x[1..][i] += d_4 * a;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_a));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                (v_2)
                    .__jvp_vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &v_3,
                        &mut (*d_t_self),
                        argument,
                        &mut d_argument,
                        t_argument,
                        &mut d_t_argument,
                        d_v_1,
                    );
                d_t_x[i] += d_t_argument;
                d_x[i] += d_argument;
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
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
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
            Self::step_pushforward_pullback(
                &mut this,
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
        fn __path_jvp_vjp_step<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
            Self::step_pushforward_pullback(
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
        fn __vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
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
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::step_pullback(&mut this, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_step<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
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
            let _primal = Self::step_pullback(&mut a0, d0, a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`scaled`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum scaled {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl scaled {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &scaled)
        }
        /// The reverse derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(w: &[f64], d_w: &mut [f64], v: f64, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            let result: f64 = w[0] * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_w[0] += d_result * v;
            d_v += d_result * w[0];
            (result, d_v)
        }
        /// The forward derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(w: &[f64], t_w: &[f64], v: f64, t_v: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            let result: f64 = w[0] * v;
            let t_result: f64 = t_w[0] * v + w[0] * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
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
            w: &[f64],
            d_w: &mut [f64],
            t_w: &[f64],
            d_t_w: &mut [f64],
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            let result: f64 = w[0] * v;
            let t_result: f64 = (t_w[0] * v) + (w[0] * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_w[0] += d_t_result * v;
            d_v += d_t_result * t_w[0];
            d_w[0] += d_t_result * t_v;
            d_t_v += d_t_result * w[0];
            d_w[0] += d_result * v;
            d_v += d_result * w[0];
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (g2, g3) = Self::pushforward_pullback(
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
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`all`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum all {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl all {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &all)
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            w: &mut [f64],
            d_w: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(scaled as rule_of_scaled);
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            ::rootgrad_autodiff::looking!(
                || [()], | () | { let _ = & (scaled(w, 1.0) < 100.0); }
            );
            assert!(scaled(w, 1.0) < 100.0);
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | scaled(w, * v));
            let mut sum_2: f64 = -0.0;
            let length = x.len().min(x.len());
            for i in 0..length {
                let v = &x[i];
                let argument = *v;
                kept_1.keep_when(rule_of_scaled::__BEFORE, w);
                let value = kept_2.keep(rule_of_scaled::__of(scaled)(w, argument));
                shape_1.keep(&value);
                kept_1.keep_when(!rule_of_scaled::__BEFORE, w);
                let a = ::core::clone::Clone::clone(&value);
                shape_2.keep(&a);
                let b = &x[i];
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            w[0] += s;
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            let d_1 = d_w[0];
            d_s += d_1;
            d_sum_2 += d_s;
            for i in (0..length).rev() {
                let value = kept_2.take();
                let v = &x[i];
                let argument = *v;
                let a = ::core::clone::Clone::clone(&value);
                let b = &x[i];
                let mut d_argument: f64 = -0.0;
                let mut d_value = shape_1.zero();
                let mut d_a = shape_2.zero();
                let d_2 = d_sum_2;
                d_a += d_2 * (*b);
                d_x[i] += d_2 * a;
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
                let v_1 = kept_1.take();
                rule_of_scaled::__vjp(
                    &v_1,
                    &mut (*d_w),
                    argument,
                    &mut d_argument,
                    d_value,
                );
                d_x[i] += d_argument;
            }
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            w: &mut [f64],
            t_w: &mut [f64],
            x: &[f64],
            t_x: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(scaled as rule_of_scaled);
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            ::rootgrad_autodiff::looking!(
                || [()], | () | { let _ = & (scaled(w, 1.0) < 100.0); }
            );
            assert!(scaled(w, 1.0) < 100.0);
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | scaled(w, * v));
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(x.len());
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let argument = *v;
                let t_argument = *t_v;
                let (v_1, t_value) = rule_of_scaled::__jvp(
                    scaled,
                    &mut *w,
                    &mut *t_w,
                    argument,
                    t_argument,
                );
                let value = v_1;
                let a = value;
                let t_a = t_value;
                let b = &x[i];
                let t_b = &t_x[i];
                t_sum_2 += t_a * (*b) + a * (*t_b);
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            let t_s: f64 = t_sum_2;
            t_w[0] += t_s;
            w[0] += s;
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
            called: impl ::core::ops::Fn(&mut [f64], &[f64]) -> f64 + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
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
            w: &mut [f64],
            d_w: &mut [f64],
            t_w: &mut [f64],
            d_t_w: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(scaled as rule_of_scaled);
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            ::rootgrad_autodiff::looking!(
                || [()], | () | { let _ = & (scaled(w, 1.0) < 100.0); }
            );
            assert!(scaled(w, 1.0) < 100.0);
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x.len().min(x.len());
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let argument = *v;
                let t_argument = *t_v;
                kept_1.keep_owned(&(*w));
                kept_2.keep_owned(&(*t_w));
                let v_1 = kept_3
                    .keep(
                        rule_of_scaled::__jvp(
                            rule_of_scaled,
                            &mut (*w),
                            &mut (*t_w),
                            argument,
                            t_argument,
                        ),
                    );
                shape_1.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_value);
                let a = ::core::clone::Clone::clone(&value);
                shape_4.keep(&a);
                let t_a = ::core::clone::Clone::clone(&t_value);
                shape_5.keep(&t_a);
                let b = &x[i];
                let t_b = &t_x[i];
                t_sum_2 += (t_a * (*b)) + (a * (*t_b));
                sum_2 += a * (*b);
            }
            let s: f64 = sum_2;
            let t_s: f64 = t_sum_2;
            t_w[0] += t_s;
            w[0] += s;
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            let d_1 = d_w[0];
            d_s += d_1;
            let d_2 = d_t_w[0];
            d_t_s += d_2;
            d_t_sum_2 += d_t_s;
            d_sum_2 += d_s;
            for i in (0..length).rev() {
                let v_1 = kept_3.take();
                let v = &x[i];
                let t_v = &t_x[i];
                let argument = *v;
                let t_argument = *t_v;
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let a = ::core::clone::Clone::clone(&value);
                let t_a = ::core::clone::Clone::clone(&t_value);
                let b = &x[i];
                let t_b = &t_x[i];
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let mut d_a = shape_4.zero();
                let mut d_t_a = shape_5.zero();
                let d_3 = d_sum_2;
                d_a += d_3 * (*b);
                d_x[i] += d_3 * a;
                let d_4 = d_t_sum_2;
                d_t_a += d_4 * (*b);
                d_x[i] += d_4 * t_a;
                d_a += d_4 * (*t_b);
                d_t_x[i] += d_4 * a;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_a));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                rule_of_scaled::__jvp_vjp(
                    rule_of_scaled,
                    ::rootgrad_autodiff::rt::Inactive,
                    &v_2,
                    &mut (*d_w),
                    &v_3,
                    &mut (*d_t_w),
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    d_v_1,
                );
                d_t_x[i] += d_t_argument;
                d_x[i] += d_argument;
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64], &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
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
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __vjp_at, fn __vjp_step);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let mut model = Model { w: x[0] };
        let mut s = 0.0;
        for _ in 0..2 {
            kept_16.keep_owned(&model);
            let value = model.step(x);
            s += value;
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | model.at(* v));
            let length = x.len().min(x[1..].len());
            for i in 0..length {
                let v = &x[i];
                let argument = *v;
                kept_14.keep_owned(&model);
                let value_2 = kept_15.keep(model.at(argument));
                shape_6.keep(&value_2);
                let y = ::core::clone::Clone::clone(&value_2);
                shape_7.keep(&y);
                let t = &x[1..][i];
                s += (y - (*t)) * (y - (*t));
            }
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | model.at(* v));
            let mut next_2 = 0usize;
            let mut running = true;
            let mut passes_of_kept_13 = 0usize;
            while running {
                passes_of_kept_13 += 1;
                let present = kept_12.keep((next_2 < x.len()));
                if present {
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                    let at_2 = kept_10.keep(next_2);
                    next_2 += 1;
                    let v_2 = &x[at_2];
                    let argument_2 = *v_2;
                    kept_7.keep_owned(&model);
                    let value_3 = kept_9.keep(model.at(argument_2));
                    shape_4.keep(&value_3);
                    let v_3 = ::core::clone::Clone::clone(&value_3);
                    shape_5.keep(&v_3);
                    let present_2 = kept_8.keep((next_2 < x.len()));
                    if present_2 {
                        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                        let at_3 = kept_5.keep(next_2);
                        let v_4 = &x[at_3];
                        let argument_3 = *v_4;
                        kept_3.keep_owned(&model);
                        let value_4 = kept_4.keep(model.at(argument_3));
                        shape_3.keep(&value_4);
                        let w = &value_4;
                        s += v_3 * (*w);
                        pass_1.push((kept_4.take(), kept_5.take()));
                    }
                    pass_2.push((kept_8.take(), kept_9.take(), kept_10.take()));
                } else {
                    running = false;
                }
            }
            kept_13.keep(passes_of_kept_13);
            let mut acc = 0.0;
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | model.at(* v));
            let length_2 = x.len().min(3);
            let length_3 = length_2;
            for i_2 in 0..length_3 {
                let i_3 = (length_2 - 1) - i_2;
                let v_5 = &x[i_3];
                let argument_4 = *v_5;
                kept_2.keep_owned(&model);
                let value_5 = model.at(argument_4);
                shape_1.keep(&value_5);
                let b = value_5;
                shape_2.keep(&b);
                acc = (acc * 0.5) + b;
            }
            s += acc;
            model.w += 0.01 * s;
        }
        let mut w_2 = x.to_vec();
        let t_2 = s;
        kept_1.keep_when(rule_of_all::__BEFORE, &w_2);
        let value_6 = rule_of_all::__of(all)(&mut w_2, x);
        let result: f64 = t_2 + (value_6 * w_2[0]);
        let mut d_result = d_ret;
        let mut d_model = ::rootgrad_autodiff::Differentiable::zero_like(&model);
        let mut d_s: f64 = -0.0;
        let mut d_w_2 = ::rootgrad_autodiff::Differentiable::zero_like(&w_2);
        let mut d_t_2: f64 = -0.0;
        let mut d_value_6: f64 = -0.0;
        d_t_2 += d_result;
        d_value_6 += d_result * w_2[0];
        d_w_2[0] += d_result * value_6;
        let v_1 = kept_1.take_when(rule_of_all::__BEFORE);
        rule_of_all::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &w_2),
            &mut d_w_2,
            x,
            &mut (*d_x),
            d_value_6,
        );
        d_s += d_t_2;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w_2[..]);
        for _ in (0..2).rev() {
            let v_9 = kept_13.take();
            let length = x.len().min(x[1..].len());
            let length_2 = x.len().min(3);
            let length_3 = length_2;
            let mut d_value: f64 = -0.0;
            let mut d_acc: f64 = -0.0;
            let d_1 = d_model.w;
            d_s += d_1 * 0.01;
            let d_2 = d_s;
            d_acc += d_2;
            for i_2 in (0..length_3).rev() {
                let i_3 = (length_2 - 1) - i_2;
                let v_5 = &x[i_3];
                let argument_4 = *v_5;
                let mut d_argument_4: f64 = -0.0;
                let mut d_value_5 = shape_1.zero();
                let mut d_b = shape_2.zero();
                let d_3 = ::core::mem::take(&mut d_acc);
                d_acc += d_3 * 0.5;
                d_b += d_3;
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_5, &(d_b));
                let v_6 = kept_2.take();
                (v_6)
                    .__vjp_at(
                        ::core::option::Option::Some(&mut d_model),
                        argument_4,
                        &mut d_argument_4,
                        d_value_5,
                    );
                d_x[i_3] += d_argument_4;
            }
            for _ in 0..v_9 {
                let present = kept_12.take();
                if present {
                    let (present_2, value_3, at_2) = pass_2.take();
                    let v_2 = &x[at_2];
                    let argument_2 = *v_2;
                    let v_3 = ::core::clone::Clone::clone(&value_3);
                    let mut d_argument_2: f64 = -0.0;
                    let mut d_value_3 = shape_4.zero();
                    let mut d_v_3 = shape_5.zero();
                    if present_2 {
                        let (value_4, at_3) = pass_1.take();
                        let v_4 = &x[at_3];
                        let argument_3 = *v_4;
                        let w = &value_4;
                        let mut d_argument_3: f64 = -0.0;
                        let mut d_value_4 = shape_3.zero();
                        let d_4 = d_s;
                        d_v_3 += d_4 * (*w);
                        d_value_4 += d_4 * v_3;
                        let v_7 = kept_3.take();
                        (v_7)
                            .__vjp_at(
                                ::core::option::Option::Some(&mut d_model),
                                argument_3,
                                &mut d_argument_3,
                                d_value_4,
                            );
                        d_x[at_3] += d_argument_3;
                    }
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_v_3));
                    let v_8 = kept_7.take();
                    (v_8)
                        .__vjp_at(
                            ::core::option::Option::Some(&mut d_model),
                            argument_2,
                            &mut d_argument_2,
                            d_value_3,
                        );
                    d_x[at_2] += d_argument_2;
                }
            }
            for i in (0..length).rev() {
                let value_2 = kept_15.take();
                let v = &x[i];
                let argument = *v;
                let y = ::core::clone::Clone::clone(&value_2);
                let t = &x[1..][i];
                let mut d_argument: f64 = -0.0;
                let mut d_value_2 = shape_6.zero();
                let mut d_y = shape_7.zero();
                let d_5 = d_s;
                let d_6 = d_5 * (y - (*t));
                d_y += d_6;
                d_x[1..][i] -= d_6;
                let d_7 = d_5 * (y - (*t));
                d_y += d_7;
                d_x[1..][i] -= d_7;
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_y));
                let v_10 = kept_14.take();
                (v_10)
                    .__vjp_at(
                        ::core::option::Option::Some(&mut d_model),
                        argument,
                        &mut d_argument,
                        d_value_2,
                    );
                d_x[i] += d_argument;
            }
            let d_8 = d_s;
            d_value += d_8;
            let v_11 = kept_16.take();
            (v_11)
                .__vjp_step(
                    ::core::option::Option::Some(&mut d_model),
                    x,
                    &mut (*d_x),
                    d_value,
                );
        }
        let Model { w: d_9 } = &d_model else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_9);
        kept_2.finish();
        kept_3.finish();
        pass_1.finish();
        kept_7.finish();
        pass_2.finish();
        kept_12.finish();
        kept_13.finish();
        kept_14.finish();
        kept_15.finish();
        kept_16.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __jvp_at, fn __jvp_step);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_model = Model { w: t_x[0] };
        let mut model = Model { w: x[0] };
        let mut s = 0.0;
        let mut t_s = 0.0;
        for _ in 0..2 {
            let (v_1, t_value) = (model).__jvp_step(&mut t_model, x, t_x);
            let value = v_1;
            t_s += t_value;
            s += value;
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | model.at(* v));
            let length = x.len().min(x[1..].len());
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let argument = *v;
                let t_argument = *t_v;
                let (v_6, t_value_2) = (model)
                    .__jvp_at(&mut t_model, argument, t_argument);
                let value_2 = v_6;
                let y = value_2;
                let t_y = t_value_2;
                let t = &x[1..][i];
                let t_t = &t_x[1..][i];
                t_s += (t_y - (*t_t)) * (y - (*t)) + (y - (*t)) * (t_y - (*t_t));
                s += (y - (*t)) * (y - (*t));
            }
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | model.at(* v));
            let mut next_2 = 0usize;
            let mut running = true;
            while running {
                let present = next_2 < x.len();
                if present {
                    let at_2 = next_2;
                    next_2 += 1;
                    let v_2 = &x[at_2];
                    let t_v_2 = &t_x[at_2];
                    let argument_2 = *v_2;
                    let t_argument_2 = *t_v_2;
                    let (v_7, t_value_3) = (model)
                        .__jvp_at(&mut t_model, argument_2, t_argument_2);
                    let value_3 = v_7;
                    let v_3 = value_3;
                    let t_v_3 = t_value_3;
                    let present_2 = next_2 < x.len();
                    if present_2 {
                        let at_3 = next_2;
                        let v_4 = &x[at_3];
                        let t_v_4 = &t_x[at_3];
                        let argument_3 = *v_4;
                        let t_argument_3 = *t_v_4;
                        let (v_8, t_value_4) = (model)
                            .__jvp_at(&mut t_model, argument_3, t_argument_3);
                        let value_4 = v_8;
                        let w = &value_4;
                        let t_w = &t_value_4;
                        t_s
                            += t_v_3 * (*w)
                                + v_3 * ::rootgrad_autodiff::rt::scalar(*t_w);
                        s += v_3 * (*w);
                    }
                } else {
                    running = false;
                }
            }
            let mut acc = 0.0;
            let mut t_acc = 0.0;
            ::rootgrad_autodiff::looking!(|| x.iter(), | v | model.at(* v));
            let length_2 = x.len().min(3);
            let length_3 = length_2;
            for i_2 in 0..length_3 {
                let i_3 = (length_2 - 1) - i_2;
                let v_5 = &x[i_3];
                let t_v_5 = &t_x[i_3];
                let argument_4 = *v_5;
                let t_argument_4 = *t_v_5;
                let (v_9, t_value_5) = (model)
                    .__jvp_at(&mut t_model, argument_4, t_argument_4);
                let value_5 = v_9;
                let b = value_5;
                let t_b = t_value_5;
                t_acc = (t_acc * 0.5) + t_b;
                acc = (acc * 0.5) + b;
            }
            t_s += t_acc;
            s += acc;
            t_model.w += 0.01 * t_s;
            model.w += 0.01 * s;
        }
        let mut w_2 = x.to_vec();
        let mut t_w_2 = t_x.to_vec();
        let t_2 = s;
        let t_t_2 = t_s;
        let (v_10, t_value_6) = rule_of_all::__jvp(all, &mut w_2, &mut t_w_2, x, t_x);
        let value_6 = v_10;
        let result: f64 = t_2 + (value_6 * w_2[0]);
        let t_result: f64 = t_t_2 + (t_value_6 * w_2[0] + value_6 * t_w_2[0]);
        (result, t_result)
    }
}
mod given_to_macros {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_w = ::rootgrad_autodiff::rt::Like::new();
        let mut k = 0;
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i in 0..length {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            k += 1;
            let w = kept_3.keep(::std::vec![(* v); kept_2.keep(k)]);
            like_w.of(&w);
            let mut sum_3: f64 = -0.0;
            let length_2 = w.len();
            for i_2 in 0..length_2 {
                sum_3 += w[i_2];
            }
            let item = sum_3;
            if kept_1.keep((skipped >= limit)) {
                sum_2 += item;
            } else {
                skipped += 1;
            }
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let s: f64 = sum_2;
        let result: f64 = s * (k as f64);
        let mut d_result = d_ret;
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result * (k as f64);
        d_sum_2 += d_s;
        for i in (0..length).rev() {
            let (v_1, v_2, w) = pass_1.take();
            let length_2 = w.len();
            let mut d_w = like_w.same(::std::vec![::rootgrad_autodiff::zero(); v_2]);
            let mut d_sum_3: f64 = -0.0;
            let mut d_item: f64 = -0.0;
            if v_1 {
                let d_1 = d_sum_2;
                d_item += d_1;
            }
            d_sum_3 += d_item;
            for i_2 in 0..length_2 {
                let d_2 = d_sum_3;
                d_w[i_2] += d_2;
            }
            for d_3 in d_w.iter() {
                d_x[i] += (*d_3);
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
        let mut k = 0;
        let limit = 2;
        let mut skipped = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            k += 1;
            let w = ::std::vec![(* v); k];
            let t_w = ::std::vec![* t_v; k];
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            let length_2 = w.len();
            for i_2 in 0..length_2 {
                t_sum_3 += t_w[i_2];
                sum_3 += w[i_2];
            }
            let item = sum_3;
            let t_item = t_sum_3;
            if skipped >= limit {
                t_sum_2 += t_item;
                sum_2 += item;
            } else {
                skipped += 1;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let result: f64 = s * (k as f64);
        let t_result: f64 = t_s * (k as f64);
        (result, t_result)
    }
}
mod moved_into_iterators {
    impl Acc {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(self: &mut Self, d_self: &mut Self, v: f64) -> f64 {
            self.t += v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.t;
            d_v += d_1;
            d_v
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(self: &mut Self, t_self: &mut Self, v: f64, t_v: f64) {
            t_self.t += t_v;
            self.t += v;
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
        ) {
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
        ) {
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
        ) -> (f64, f64) {
            t_self.t += t_v;
            self.t += v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.t;
            d_v += d_1;
            let d_2 = d_t_self.t;
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
            let (g2, g3) = Self::add_pushforward_pullback(
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
        fn __path_jvp_vjp_add<'__shadow>(
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
            let (g2, g3) = Self::add_pushforward_pullback(
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
        fn __vjp_add<'__shadow>(
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
            let g1 = Self::add_pullback(&mut this, d0, a1);
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::add_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(
            self: &Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let result: f64 = self.t * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.t += d_result * v;
            d_v += d_result * self.t;
            (result, d_v)
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(self: &Self, t_self: &Self, v: f64, t_v: f64) -> (f64, f64) {
            let result: f64 = self.t * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.t) * v
                + self.t * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_at(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::at_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_at(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::at_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn at_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = self.t * v;
            let t_result: f64 = (t_self.t * v) + (self.t * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.t += d_t_result * v;
            d_v += d_t_result * t_self.t;
            d_self.t += d_t_result * t_v;
            d_t_v += d_t_result * self.t;
            d_self.t += d_result * v;
            d_v += d_result * self.t;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_at<'__shadow>(
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
            let (g2, g3) = Self::at_pushforward_pullback(
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
        fn __path_jvp_vjp_at<'__shadow>(
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
            let (g2, g3) = Self::at_pushforward_pullback(
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
        fn __vjp_at<'__shadow>(
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
            let (_primal, g1) = Self::at_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_at<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::at_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_add, fn __vjp_at);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut acc = Acc { t: x[0] };
        let argument = x[1];
        kept_8.keep_owned(&acc);
        acc.add(argument);
        let ys = x.to_vec();
        let zs = x.to_vec();
        ::rootgrad_autodiff::looking!(|| ys.into_iter(), | v | acc.at(v));
        let mut sum_2: f64 = -0.0;
        let length = ys.len().min(x.len());
        for i in 0..length {
            let v = ys[i];
            kept_6.keep_owned(&acc);
            let value = kept_7.keep(acc.at(v));
            shape_5.keep(&value);
            let a = ::core::clone::Clone::clone(&value);
            shape_6.keep(&a);
            let b = &x[i];
            sum_2 += a * (*b);
        }
        let s: f64 = sum_2;
        ::rootgrad_autodiff::looking!(|| x.iter().zip(zs), | (a, b) | acc.at(a * b));
        let mut sum_3: f64 = -0.0;
        let length_2 = x.len().min(zs.len()).min(x.len());
        for i_2 in 0..length_2 {
            let a_2 = &x[i_2];
            let b_2 = zs[i_2];
            let argument_2 = (*a_2) * b_2;
            kept_4.keep_owned(&acc);
            let value_2 = kept_5.keep(acc.at(argument_2));
            shape_3.keep(&value_2);
            let a_3 = ::core::clone::Clone::clone(&value_2);
            shape_4.keep(&a_3);
            let b_3 = &x[i_2];
            sum_3 += a_3 * (*b_3);
        }
        let t: f64 = sum_3;
        let mut sum_4: f64 = -0.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_2 = &x[i_3];
            let argument_3 = *v_2;
            kept_3.keep_owned(&acc);
            let value_3 = acc.at(argument_3);
            sum_4 += value_3;
        }
        let m = sum_4 / 6.0;
        let mut sum_5: f64 = -0.0;
        let length_4 = x.len();
        for i_4 in 0..length_4 {
            let v_3 = &x[i_4];
            let argument_4 = *v_3;
            kept_1.keep_owned(&acc);
            let value_4 = kept_2.keep(acc.at(argument_4));
            shape_1.keep(&value_4);
            let v_4 = ::core::clone::Clone::clone(&value_4);
            shape_2.keep(&v_4);
            sum_5 += (v_4 - m) * (v_4 - m);
        }
        let u = sum_5;
        let result: f64 = (s + t) + u;
        let mut d_result = d_ret;
        let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
        let mut d_argument: f64 = -0.0;
        let mut d_ys = ::rootgrad_autodiff::Differentiable::zero_like(&ys);
        let mut d_zs = ::rootgrad_autodiff::Differentiable::zero_like(&zs);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_4: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        let mut d_sum_5: f64 = -0.0;
        let mut d_u: f64 = -0.0;
        d_s += d_result;
        d_t += d_result;
        d_u += d_result;
        d_sum_5 += d_u;
        for i_4 in (0..length_4).rev() {
            let value_4 = kept_2.take();
            let v_3 = &x[i_4];
            let argument_4 = *v_3;
            let v_4 = ::core::clone::Clone::clone(&value_4);
            let mut d_argument_4: f64 = -0.0;
            let mut d_value_4 = shape_1.zero();
            let mut d_v_4 = shape_2.zero();
            let d_1 = d_sum_5;
            let d_2 = d_1 * (v_4 - m);
            d_v_4 += d_2;
            d_m -= d_2;
            let d_3 = d_1 * (v_4 - m);
            d_v_4 += d_3;
            d_m -= d_3;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_4, &(d_v_4));
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_acc),
                    argument_4,
                    &mut d_argument_4,
                    d_value_4,
                );
            d_x[i_4] += d_argument_4;
        }
        d_sum_4 += d_m / 6.0;
        for i_3 in (0..length_3).rev() {
            let v_2 = &x[i_3];
            let argument_3 = *v_2;
            let mut d_argument_3: f64 = -0.0;
            let mut d_value_3: f64 = -0.0;
            let d_4 = d_sum_4;
            d_value_3 += d_4;
            let v_5 = kept_3.take();
            (v_5)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_acc),
                    argument_3,
                    &mut d_argument_3,
                    d_value_3,
                );
            d_x[i_3] += d_argument_3;
        }
        d_sum_3 += d_t;
        for i_2 in (0..length_2).rev() {
            let value_2 = kept_5.take();
            let a_2 = &x[i_2];
            let b_2 = zs[i_2];
            let argument_2 = (*a_2) * b_2;
            let a_3 = ::core::clone::Clone::clone(&value_2);
            let b_3 = &x[i_2];
            let mut d_b_2: f64 = -0.0;
            let mut d_argument_2: f64 = -0.0;
            let mut d_value_2 = shape_3.zero();
            let mut d_a_3 = shape_4.zero();
            let d_5 = d_sum_3;
            d_a_3 += d_5 * (*b_3);
            d_x[i_2] += d_5 * a_3;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_a_3));
            let v_6 = kept_4.take();
            (v_6)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_acc),
                    argument_2,
                    &mut d_argument_2,
                    d_value_2,
                );
            d_x[i_2] += d_argument_2 * b_2;
            d_b_2 += d_argument_2 * (*a_2);
            d_zs[i_2] += d_b_2;
        }
        d_sum_2 += d_s;
        for i in (0..length).rev() {
            let value = kept_7.take();
            let v = ys[i];
            let a = ::core::clone::Clone::clone(&value);
            let b = &x[i];
            let mut d_v: f64 = -0.0;
            let mut d_value = shape_5.zero();
            let mut d_a = shape_6.zero();
            let d_6 = d_sum_2;
            d_a += d_6 * (*b);
            d_x[i] += d_6 * a;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
            let v_7 = kept_6.take();
            (v_7)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_acc),
                    v,
                    &mut d_v,
                    d_value,
                );
            d_ys[i] += d_v;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_zs[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_ys[..]);
        let v_8 = kept_8.take();
        (v_8)
            .__vjp_add(
                ::core::option::Option::Some(&mut d_acc),
                argument,
                &mut d_argument,
                ::rootgrad_autodiff::rt::Unused,
            );
        d_x[1] += d_argument;
        let Acc { t: d_7 } = &d_acc else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_7);
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        kept_6.finish();
        kept_7.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_add, fn __jvp_at);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_acc = Acc { t: t_x[0] };
        let mut acc = Acc { t: x[0] };
        let argument = x[1];
        let t_argument = t_x[1];
        (acc).__jvp_add(&mut t_acc, argument, t_argument);
        let ys = x.to_vec();
        let t_ys = t_x.to_vec();
        let zs = x.to_vec();
        let t_zs = t_x.to_vec();
        ::rootgrad_autodiff::looking!(|| ys.into_iter(), | v | acc.at(v));
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ys.len().min(x.len());
        for i in 0..length {
            let v = ys[i];
            let t_v = t_ys[i];
            let (v_1, t_value) = (acc).__jvp_at(&mut t_acc, v, t_v);
            let value = v_1;
            let a = value;
            let t_a = t_value;
            let b = &x[i];
            let t_b = &t_x[i];
            t_sum_2 += t_a * (*b) + a * (*t_b);
            sum_2 += a * (*b);
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        ::rootgrad_autodiff::looking!(|| x.iter().zip(zs), | (a, b) | acc.at(a * b));
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = x.len().min(zs.len()).min(x.len());
        for i_2 in 0..length_2 {
            let a_2 = &x[i_2];
            let t_a_2 = &t_x[i_2];
            let b_2 = zs[i_2];
            let t_b_2 = t_zs[i_2];
            let argument_2 = (*a_2) * b_2;
            let t_argument_2 = (*t_a_2) * b_2 + (*a_2) * t_b_2;
            let (v_5, t_value_2) = (acc).__jvp_at(&mut t_acc, argument_2, t_argument_2);
            let value_2 = v_5;
            let a_3 = value_2;
            let t_a_3 = t_value_2;
            let b_3 = &x[i_2];
            let t_b_3 = &t_x[i_2];
            t_sum_3 += t_a_3 * (*b_3) + a_3 * (*t_b_3);
            sum_3 += a_3 * (*b_3);
        }
        let t: f64 = sum_3;
        let t_t: f64 = t_sum_3;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_3 = x.len();
        for i_3 in 0..length_3 {
            let v_2 = &x[i_3];
            let t_v_2 = &t_x[i_3];
            let argument_3 = *v_2;
            let t_argument_3 = *t_v_2;
            let (v_6, t_value_3) = (acc).__jvp_at(&mut t_acc, argument_3, t_argument_3);
            let value_3 = v_6;
            t_sum_4 += t_value_3;
            sum_4 += value_3;
        }
        let m = sum_4 / 6.0;
        let t_m = t_sum_4 / 6.0;
        let mut sum_5: f64 = -0.0;
        let mut t_sum_5: f64 = 0.0;
        let length_4 = x.len();
        for i_4 in 0..length_4 {
            let v_3 = &x[i_4];
            let t_v_3 = &t_x[i_4];
            let argument_4 = *v_3;
            let t_argument_4 = *t_v_3;
            let (v_7, t_value_4) = (acc).__jvp_at(&mut t_acc, argument_4, t_argument_4);
            let value_4 = v_7;
            let v_4 = value_4;
            let t_v_4 = t_value_4;
            t_sum_5 += (t_v_4 - t_m) * (v_4 - m) + (v_4 - m) * (t_v_4 - t_m);
            sum_5 += (v_4 - m) * (v_4 - m);
        }
        let u = sum_5;
        let t_u = t_sum_5;
        let result: f64 = (s + t) + u;
        let t_result: f64 = (t_s + t_t) + t_u;
        (result, t_result)
    }
}
mod macros_in_macros {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let k = 3;
        assert!(cfg!(debug_assertions) || x[0] > - 9.0);
        assert!(x[0] > - 9.0, "line {}", line!());
        let s = ::rootgrad_autodiff::rt::discrete(
            (&(format!(concat!("{}", "{}"), k, k))).len(),
        );
        let t = ::rootgrad_autodiff::rt::discrete(
            (&(format!("{}", stringify!(a)))).len(),
        )
            + ::rootgrad_autodiff::rt::discrete(
                (&(format!("{}", format_args!("{}", k)))).len(),
            );
        ::rootgrad_autodiff::looking!(|| [()], | () | { let _ = & (small!(x[0])); });
        assert!(small!(x[0]));
        let result: f64 = (x[0] * x[1]) * ((s + t) as f64);
        let mut d_result = d_ret;
        let d_1 = d_result * ((s + t) as f64);
        d_x[0] += d_1 * x[1];
        d_x[1] += d_1 * x[0];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let k = 3;
        assert!(cfg!(debug_assertions) || x[0] > - 9.0);
        assert!(x[0] > - 9.0, "line {}", line!());
        let s = ::rootgrad_autodiff::rt::discrete(
            (&(format!(concat!("{}", "{}"), k, k))).len(),
        );
        let t = ::rootgrad_autodiff::rt::discrete(
            (&(format!("{}", stringify!(a)))).len(),
        )
            + ::rootgrad_autodiff::rt::discrete(
                (&(format!("{}", format_args!("{}", k)))).len(),
            );
        ::rootgrad_autodiff::looking!(|| [()], | () | { let _ = & (small!(x[0])); });
        assert!(small!(x[0]));
        let result: f64 = (x[0] * x[1]) * ((s + t) as f64);
        let t_result: f64 = (t_x[0] * x[1] + x[0] * t_x[1]) * ((s + t) as f64);
        (result, t_result)
    }
}
