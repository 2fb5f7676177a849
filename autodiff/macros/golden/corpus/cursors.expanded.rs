// Written by the golden test; do not edit.
mod head_and_tail {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s_start: usize = 0;
        let mut s_end: usize = x.len();
        let mut sum = 0.0;
        let mut weight = 1.0;
        let mut running = true;
        let mut passes_of_kept_8 = 0usize;
        while running {
            passes_of_kept_8 += 1;
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_6.keep(s_start);
            let at_2 = kept_5.keep(s_end);
            let matches = x[at..at_2].len() >= 1;
            if matches {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let head = &x[at..at_2][0];
                let tail = &x[at..at_2][1..];
                sum += kept_3.keep((kept_2.keep(weight) * (*head))) * (*head);
                weight = kept_1.keep(weight) * (0.5 * (*head));
                let start = at + 1;
                let end = at_2;
                s_start = start;
                s_end = end;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            } else {
                running = false;
            }
            pass_2.push((kept_5.take(), kept_6.take()));
        }
        kept_8.keep(passes_of_kept_8);
        let result: f64 = sum;
        let mut d_result = d_ret;
        let mut d_sum: f64 = -0.0;
        let mut d_weight: f64 = -0.0;
        d_sum += d_result;
        for _ in 0..kept_8.take() {
            let (at_2, at) = pass_2.take();
            let matches = x[at..at_2].len() >= 1;
            if matches {
                let (v_1, v_2, v_3) = pass_1.take();
                let head = &x[at..at_2][0];
                let d_head = &mut d_x[at..at_2][0];
                let d_1 = ::core::mem::take(&mut d_weight);
                d_weight += d_1 * (0.5 * (*head));
                let d_2 = d_1 * v_1;
                (*d_head) += d_2 * 0.5;
                let d_3 = d_sum;
                let d_4 = d_3 * (*head);
                d_weight += d_4 * (*head);
                (*d_head) += d_4 * v_2;
                (*d_head) += d_3 * v_3;
            }
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
        let mut s_start: usize = 0;
        let mut s_end: usize = x.len();
        let mut sum = 0.0;
        let mut t_sum = 0.0;
        let mut weight = 1.0;
        let mut t_weight = 0.0;
        let mut running = true;
        while running {
            let at = s_start;
            let at_2 = s_end;
            let matches = x[at..at_2].len() >= 1;
            if matches {
                let head = &x[at..at_2][0];
                let t_head = &t_x[at..at_2][0];
                let tail = &x[at..at_2][1..];
                let t_tail = &t_x[at..at_2][1..];
                t_sum
                    += (t_weight * (*head) + weight * (*t_head)) * (*head)
                        + (weight * (*head)) * (*t_head);
                sum += (weight * (*head)) * (*head);
                t_weight = t_weight * (0.5 * (*head)) + weight * (0.5 * (*t_head));
                weight = weight * (0.5 * (*head));
                let start = at + 1;
                let end = at_2;
                s_start = start;
                s_end = end;
            } else {
                running = false;
            }
        }
        let result: f64 = sum;
        let t_result: f64 = t_sum;
        (result, t_result)
    }
}
mod last_and_both_ends {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(mut x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut x_start: usize = 0;
        let mut x_end: usize = x.len();
        let at = x_start;
        let at_2 = x_end;
        let all = &x[at..at_2];
        let mut y = 1.0;
        let mut running = true;
        let mut passes_of_kept_9 = 0usize;
        while running {
            passes_of_kept_9 += 1;
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let at_3 = kept_7.keep(x_start);
            let at_4 = kept_6.keep(x_end);
            let matches = x[at_3..at_4].len() >= 1;
            if matches {
                let at_5 = x[at_3..at_4].len() - 1;
                let rest = &x[at_3..at_4][0..at_5];
                let at_6 = x[at_3..at_4].len() - 1;
                let last = &x[at_3..at_4][at_6];
                y = (y * 0.7) + ((*last).sin() * kept_5.keep(y));
                let start = at_3;
                let end = at_3 + at_5;
                x_start = start;
                x_end = end;
            } else {
                running = false;
            }
            pass_2.push((kept_6.take(), kept_7.take()));
        }
        kept_9.keep(passes_of_kept_9);
        let mut ends_start: usize = at;
        let mut ends_end: usize = at_2;
        let mut running_2 = true;
        let mut passes_of_kept_4 = 0usize;
        while running_2 {
            passes_of_kept_4 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let at_7 = kept_2.keep(ends_start);
            let at_8 = kept_1.keep(ends_end);
            let matches_2 = x[at_7..at_8].len() >= 2;
            if matches_2 {
                let a = &x[at_7..at_8][0];
                let at_9 = x[at_7..at_8].len() - 1;
                let inner = &x[at_7..at_8][1..at_9];
                let at_10 = x[at_7..at_8].len() - 1;
                let b = &x[at_7..at_8][at_10];
                y += ((*a) * (*b)) * (*b);
                let start_2 = at_7 + 1;
                let end_2 = at_7 + at_9;
                ends_start = start_2;
                ends_end = end_2;
            } else {
                running_2 = false;
            }
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        kept_4.keep(passes_of_kept_4);
        let t;
        let at_11 = ends_start;
        let at_12 = ends_end;
        let matches_3 = x[at_11..at_12].len() == 1;
        if matches_3 {
            let middle = &x[at_11..at_12][0];
            t = y * (*middle);
        } else {
            t = y;
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_y: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if matches_3 {
            let middle = &x[at_11..at_12][0];
            let d_middle = &mut d_x[at_11..at_12][0];
            let d_1 = ::core::mem::take(&mut d_t);
            d_y += d_1 * (*middle);
            (*d_middle) += d_1 * y;
        } else {
            let d_2 = ::core::mem::take(&mut d_t);
            d_y += d_2;
        }
        for _ in 0..kept_4.take() {
            let (at_8, at_7) = pass_1.take();
            let matches_2 = x[at_7..at_8].len() >= 2;
            if matches_2 {
                let a = &x[at_7..at_8][0];
                let at_10 = x[at_7..at_8].len() - 1;
                let b = &x[at_7..at_8][at_10];
                let d_3 = d_y;
                let d_4 = d_3 * (*b);
                d_x[at_7..at_8][0] += d_4 * (*b);
                d_x[at_7..at_8][at_10] += d_4 * (*a);
                d_x[at_7..at_8][at_10] += d_3 * ((*a) * (*b));
            }
        }
        for _ in 0..kept_9.take() {
            let (at_4, at_3) = pass_2.take();
            let matches = x[at_3..at_4].len() >= 1;
            if matches {
                let v_2 = kept_5.take();
                let at_6 = x[at_3..at_4].len() - 1;
                let last = &x[at_3..at_4][at_6];
                let d_5 = ::core::mem::take(&mut d_y);
                d_y += d_5 * 0.7;
                let d_6 = d_5 * v_2;
                d_x[at_3..at_4][at_6] += d_6 * ::rootgrad_autodiff::rules::sin(*last);
                d_y += d_5 * (*last).sin();
            }
        }
        pass_1.finish();
        kept_5.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(mut x: &[f64], mut t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut x_start: usize = 0;
        let mut x_end: usize = x.len();
        let at = x_start;
        let at_2 = x_end;
        let all = &x[at..at_2];
        let t_all = &t_x[at..at_2];
        let mut y = 1.0;
        let mut t_y = 0.0;
        let mut running = true;
        while running {
            let at_3 = x_start;
            let at_4 = x_end;
            let matches = x[at_3..at_4].len() >= 1;
            if matches {
                let at_5 = x[at_3..at_4].len() - 1;
                let rest = &x[at_3..at_4][0..at_5];
                let t_rest = &t_x[at_3..at_4][0..at_5];
                let at_6 = x[at_3..at_4].len() - 1;
                let last = &x[at_3..at_4][at_6];
                let t_last = &t_x[at_3..at_4][at_6];
                t_y = (t_y * 0.7)
                    + ((::rootgrad_autodiff::rules::sin(*last) * (*t_last)) * y
                        + (*last).sin() * t_y);
                y = (y * 0.7) + ((*last).sin() * y);
                let start = at_3;
                let end = at_3 + at_5;
                x_start = start;
                x_end = end;
            } else {
                running = false;
            }
        }
        let mut ends_start: usize = at;
        let mut ends_end: usize = at_2;
        let mut running_2 = true;
        while running_2 {
            let at_7 = ends_start;
            let at_8 = ends_end;
            let matches_2 = x[at_7..at_8].len() >= 2;
            if matches_2 {
                let a = &x[at_7..at_8][0];
                let t_a = &t_x[at_7..at_8][0];
                let at_9 = x[at_7..at_8].len() - 1;
                let inner = &x[at_7..at_8][1..at_9];
                let t_inner = &t_x[at_7..at_8][1..at_9];
                let at_10 = x[at_7..at_8].len() - 1;
                let b = &x[at_7..at_8][at_10];
                let t_b = &t_x[at_7..at_8][at_10];
                t_y += ((*t_a) * (*b) + (*a) * (*t_b)) * (*b) + ((*a) * (*b)) * (*t_b);
                y += ((*a) * (*b)) * (*b);
                let start_2 = at_7 + 1;
                let end_2 = at_7 + at_9;
                ends_start = start_2;
                ends_end = end_2;
            } else {
                running_2 = false;
            }
        }
        let t;
        let t_t;
        let at_11 = ends_start;
        let at_12 = ends_end;
        let matches_3 = x[at_11..at_12].len() == 1;
        if matches_3 {
            let middle = &x[at_11..at_12][0];
            let t_middle = &t_x[at_11..at_12][0];
            t_t = t_y * (*middle) + y * (*t_middle);
            t = y * (*middle);
        } else {
            t_t = t_y;
            t = y;
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod splits {
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
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s_start: usize = 0;
        let mut s_end: usize = x.len();
        let mut y = 0.0;
        let mut running = true;
        let mut passes_of_kept_14 = 0usize;
        while running {
            passes_of_kept_14 += 1;
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_12.keep(s_start);
            let at_2 = kept_11.keep(s_end);
            let present = x[at..at_2].len() > 0;
            if present {
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let first = &x[at..at_2][0];
                let rest = &x[at..at_2][1..];
                y += ((*first) * kept_7.keep(y)) + (*first);
                let start = at + 1;
                let end = at_2;
                s_start = start;
                s_end = end;
                let at_3 = kept_9.keep(s_start);
                let at_4 = kept_8.keep(s_end);
                let present_2 = x[at_3..at_4].len() > 0;
                if present_2 {
                    let at_5 = x[at_3..at_4].len() - 1;
                    let last = &x[at_3..at_4][at_5];
                    let rest_2 = &x[at_3..at_4][..at_5];
                    y = kept_6.keep(y) * (*last);
                    let start_2 = at_3;
                    let end_2 = at_3 + at_5;
                    s_start = start_2;
                    s_end = end_2;
                }
                pass_1.push((kept_7.take(), kept_8.take(), kept_9.take()));
            } else {
                running = false;
            }
            pass_2.push((kept_11.take(), kept_12.take()));
        }
        kept_14.keep(passes_of_kept_14);
        let (left, right) = x.split_at(x.len() / 2);
        let mut left_start: usize = 0;
        let mut left_end: usize = x.len() / 2;
        let mut right_start: usize = x.len() / 2;
        let mut right_end: usize = x.len();
        let mut d_y: f64 = -0.0;
        d_y += d_result;
        while (!((left_end - left_start) == 0)) && ((right_end - right_start) > 0) {
            let exp_2 = x[kept_4.keep(right_start)..kept_5.keep(right_end)][0].exp();
            y
                += kept_3.keep(x[kept_1.keep(left_start)..kept_2.keep(left_end)][0])
                    * exp_2;
            &x[left_start..left_end][1..];
            let start_3 = left_start + 1;
            let end_3 = left_end;
            left_start = start_3;
            left_end = end_3;
            let at_6 = right_start;
            let at_7 = right_end;
            &x[at_6..at_7][1..];
            let start_4 = at_6 + 1;
            let end_4 = at_7;
            right_start = start_4;
            right_end = end_4;
            let mut d_exp_2: f64 = -0.0;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_1 = d_y;
            d_x[v_1..v_2][0] += d_1 * exp_2;
            d_exp_2 += d_1 * v_3;
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            d_x[v_4..v_5][0]
                += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
        }
        let result: f64 = y;
        for _ in 0..kept_14.take() {
            let (at_2, at) = pass_2.take();
            let present = x[at..at_2].len() > 0;
            if present {
                let (v_7, at_4, at_3) = pass_1.take();
                let first = &x[at..at_2][0];
                let present_2 = x[at_3..at_4].len() > 0;
                if present_2 {
                    let v_6 = kept_6.take();
                    let at_5 = x[at_3..at_4].len() - 1;
                    let last = &x[at_3..at_4][at_5];
                    let d_2 = ::core::mem::take(&mut d_y);
                    d_y += d_2 * (*last);
                    d_x[at_3..at_4][at_5] += d_2 * v_6;
                }
                let d_3 = d_y;
                d_x[at..at_2][0] += d_3 * v_7;
                d_y += d_3 * (*first);
                d_x[at..at_2][0] += d_3;
            }
        }
        kept_6.finish();
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s_start: usize = 0;
        let mut s_end: usize = x.len();
        let mut y = 0.0;
        let mut t_y = 0.0;
        let mut running = true;
        while running {
            let at = s_start;
            let at_2 = s_end;
            let present = x[at..at_2].len() > 0;
            if present {
                let first = &x[at..at_2][0];
                let t_first = &t_x[at..at_2][0];
                let rest = &x[at..at_2][1..];
                let t_rest = &t_x[at..at_2][1..];
                t_y += ((*t_first) * y + (*first) * t_y) + (*t_first);
                y += ((*first) * y) + (*first);
                let start = at + 1;
                let end = at_2;
                s_start = start;
                s_end = end;
                let at_3 = s_start;
                let at_4 = s_end;
                let present_2 = x[at_3..at_4].len() > 0;
                if present_2 {
                    let at_5 = x[at_3..at_4].len() - 1;
                    let last = &x[at_3..at_4][at_5];
                    let t_last = &t_x[at_3..at_4][at_5];
                    let rest_2 = &x[at_3..at_4][..at_5];
                    let t_rest_2 = &t_x[at_3..at_4][..at_5];
                    t_y = t_y * (*last) + y * (*t_last);
                    y = y * (*last);
                    let start_2 = at_3;
                    let end_2 = at_3 + at_5;
                    s_start = start_2;
                    s_end = end_2;
                }
            } else {
                running = false;
            }
        }
        let (left, right) = x.split_at(x.len() / 2);
        let (t_left, t_right) = t_x.split_at(x.len() / 2);
        let mut left_start: usize = 0;
        let mut left_end: usize = x.len() / 2;
        let mut right_start: usize = x.len() / 2;
        let mut right_end: usize = x.len();
        while (!((left_end - left_start) == 0)) && ((right_end - right_start) > 0) {
            t_y
                += t_x[left_start..left_end][0] * x[right_start..right_end][0].exp()
                    + x[left_start..left_end][0]
                        * (::rootgrad_autodiff::rules::exp(x[right_start..right_end][0])
                            * t_x[right_start..right_end][0]);
            y += x[left_start..left_end][0] * x[right_start..right_end][0].exp();
            &x[left_start..left_end][1..];
            let start_3 = left_start + 1;
            let end_3 = left_end;
            left_start = start_3;
            left_end = end_3;
            let at_6 = right_start;
            let at_7 = right_end;
            &x[at_6..at_7][1..];
            let start_4 = at_6 + 1;
            let end_4 = at_7;
            right_start = start_4;
            right_end = end_4;
        }
        let result: f64 = y;
        let t_result: f64 = t_y;
        (result, t_result)
    }
}
mod rows {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let n = 2;
        &x[0..n];
        let mut row_start: usize = 0;
        let mut row_end: usize = n;
        let mut y = 0.0;
        for i in 1..=(x.len() / n) {
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_7.keep(row_start);
            let at_2 = kept_6.keep(row_end);
            let length = x[at..at_2].len();
            for i_2 in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let j = i_2;
                let v = &x[at..at_2][i_2];
                y
                    += (((*v) * (*v)) * ((j + 1) as f64))
                        + (kept_4
                            .keep(x[kept_2.keep(row_start)..kept_3.keep(row_end)][0])
                            * kept_1.keep(y));
                pass_1
                    .push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
            }
            if i < (x.len() / n) {
                &x[(i * n)..((i + 1) * n)];
                let start = i * n;
                let end = (i + 1) * n;
                row_start = start;
                row_end = end;
            }
            pass_2.push((kept_6.take(), kept_7.take()));
        }
        if y > 0.0 {
            &x[(..=1)];
            let start_2 = 0;
            let end_2 = 1 + 1;
            row_start = start_2;
            row_end = end_2;
        } else {
            &x[row_start..row_end][1..];
            let start_3 = row_start + 1;
            let end_3 = row_end;
            row_start = start_3;
            row_end = end_3;
        }
        let result: f64 = y * x[row_start..row_end][0];
        let mut d_result = d_ret;
        let mut d_y: f64 = -0.0;
        d_y += d_result * x[row_start..row_end][0];
        d_x[row_start..row_end][0] += d_result * y;
        for i in (1..=(x.len() / n)).rev() {
            let (at_2, at) = pass_2.take();
            let length = x[at..at_2].len();
            for i_2 in (0..length).rev() {
                let (v_1, v_2, v_3, v_4) = pass_1.take();
                let j = i_2;
                let v = &x[at..at_2][i_2];
                let d_1 = d_y;
                let d_2 = d_1 * ((j + 1) as f64);
                d_x[at..at_2][i_2] += d_2 * (*v);
                d_x[at..at_2][i_2] += d_2 * (*v);
                d_x[v_2..v_3][0] += d_1 * v_1;
                d_y += d_1 * v_4;
            }
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
        let n = 2;
        &x[0..n];
        let mut row_start: usize = 0;
        let mut row_end: usize = n;
        let mut y = 0.0;
        let mut t_y = 0.0;
        for i in 1..=(x.len() / n) {
            let at = row_start;
            let at_2 = row_end;
            let length = x[at..at_2].len();
            for i_2 in 0..length {
                let j = i_2;
                let v = &x[at..at_2][i_2];
                let t_v = &t_x[at..at_2][i_2];
                t_y
                    += (((*t_v) * (*v) + (*v) * (*t_v)) * ((j + 1) as f64))
                        + (t_x[row_start..row_end][0] * y
                            + x[row_start..row_end][0] * t_y);
                y += (((*v) * (*v)) * ((j + 1) as f64)) + (x[row_start..row_end][0] * y);
            }
            if i < (x.len() / n) {
                &x[(i * n)..((i + 1) * n)];
                let start = i * n;
                let end = (i + 1) * n;
                row_start = start;
                row_end = end;
            }
        }
        if y > 0.0 {
            &x[(..=1)];
            let start_2 = 0;
            let end_2 = 1 + 1;
            row_start = start_2;
            row_end = end_2;
        } else {
            &x[row_start..row_end][1..];
            let start_3 = row_start + 1;
            let end_3 = row_end;
            row_start = start_3;
            row_end = end_3;
        }
        let result: f64 = y * x[row_start..row_end][0];
        let t_result: f64 = t_y * x[row_start..row_end][0]
            + y * t_x[row_start..row_end][0];
        (result, t_result)
    }
}
mod best_element {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        &x[0];
        let mut best_at: usize = 0;
        let mut y = 1.0;
        let length = x.len();
        for i in 0..length {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            if (*v) > x[best_at] {
                best_at = i;
            }
            y = kept_3.keep(y) * kept_2.keep((0.9 + (0.1 * x[kept_4.keep(best_at)])));
            pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
        }
        y += x[best_at] * x[kept_1.keep(best_at)];
        &x[(x.len() - 1)];
        best_at = x.len() - 1;
        let result: f64 = y * x[best_at];
        let mut d_result = d_ret;
        let mut d_y: f64 = -0.0;
        d_y += d_result * x[best_at];
        d_x[best_at] += d_result * y;
        let v_1 = kept_1.take();
        let d_1 = d_y;
        d_x[v_1] += d_1 * x[v_1];
        d_x[v_1] += d_1 * x[v_1];
        for i in (0..length).rev() {
            let (v_2, v_3, v_4) = pass_1.take();
            let d_2 = ::core::mem::take(&mut d_y);
            d_y += d_2 * v_2;
            let d_3 = d_2 * v_3;
            d_x[v_4] += d_3 * 0.1;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        &x[0];
        let mut best_at: usize = 0;
        let mut y = 1.0;
        let mut t_y = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            if (*v) > x[best_at] {
                best_at = i;
            }
            t_y = t_y * (0.9 + (0.1 * x[best_at])) + y * (0.1 * t_x[best_at]);
            y = y * (0.9 + (0.1 * x[best_at]));
        }
        t_y += t_x[best_at] * x[best_at] + x[best_at] * t_x[best_at];
        y += x[best_at] * x[best_at];
        &x[(x.len() - 1)];
        best_at = x.len() - 1;
        let result: f64 = y * x[best_at];
        let t_result: f64 = t_y * x[best_at] + y * t_x[best_at];
        (result, t_result)
    }
}
mod written_parts {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(y: &mut [f64], d_y: &mut [f64], x: &[f64], d_x: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("y", y.len(), d_y.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        &y[..];
        let mut out_start: usize = 0;
        let mut out_end: usize = y.len();
        let mut k = 0;
        let mut passes_of_kept_9 = 0usize;
        while (out_end - out_start) >= 2 {
            passes_of_kept_9 += 1;
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_7.keep(out_start);
            let at_2 = kept_6.keep(out_end);
            out_end = out_start;
            let (two, rest) = y[at..at_2].split_at_mut(2);
            two[0] = x[k] * kept_5.keep(two[1]);
            two[1] = kept_3.keep(two[1]) * kept_2.keep((kept_4.keep(two[0]) * x[0]));
            let start = at + 2;
            let end = at_2;
            out_start = start;
            out_end = end;
            k += 1;
            pass_1
                .push((
                    kept_2.take(),
                    kept_3.take(),
                    kept_4.take(),
                    kept_5.take(),
                    kept_6.take(),
                    kept_7.take(),
                ));
        }
        kept_9.keep(passes_of_kept_9);
        let at_3 = out_start;
        let at_4 = out_end;
        let matches = y[at_3..at_4].len() == 1;
        if matches {
            let last = &mut y[at_3..at_4][0];
            (*last) = kept_1.keep((*last)) * x[0];
        }
        let mut k = k;
        if matches {
            let d_last = &mut d_y[at_3..at_4][0];
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut (*d_last));
            (*d_last) += d_1 * x[0];
            d_x[0] += d_1 * v_1;
        }
        for _ in 0..kept_9.take() {
            let (v_2, v_3, v_4, v_5, at_2, at) = pass_1.take();
            let d_two = &mut d_y[at..at_2][..2];
            k -= 1;
            let d_2 = ::core::mem::take(&mut d_two[1]);
            d_two[1] += d_2 * v_2;
            let d_3 = d_2 * v_3;
            d_two[0] += d_3 * x[0];
            d_x[0] += d_3 * v_4;
            let d_4 = ::core::mem::take(&mut d_two[0]);
            d_x[k] += d_4 * v_5;
            d_two[1] += d_4 * x[k];
        }
        pass_1.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(y: &mut [f64], t_y: &mut [f64], x: &[f64], t_x: &[f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("y", y.len(), "t_y", t_y.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        &y[..];
        let mut out_start: usize = 0;
        let mut out_end: usize = y.len();
        let mut k = 0;
        while (out_end - out_start) >= 2 {
            let at = out_start;
            let at_2 = out_end;
            out_end = out_start;
            let (two, rest) = y[at..at_2].split_at_mut(2);
            let (t_two, t_rest) = t_y[at..at_2].split_at_mut(2);
            t_two[0] = t_x[k] * two[1] + x[k] * t_two[1];
            two[0] = x[k] * two[1];
            t_two[1] = t_two[1] * (two[0] * x[0])
                + two[1] * (t_two[0] * x[0] + two[0] * t_x[0]);
            two[1] = two[1] * (two[0] * x[0]);
            let start = at + 2;
            let end = at_2;
            out_start = start;
            out_end = end;
            k += 1;
        }
        let at_3 = out_start;
        let at_4 = out_end;
        let matches = y[at_3..at_4].len() == 1;
        if matches {
            let last = &mut y[at_3..at_4][0];
            let t_last = &mut t_y[at_3..at_4][0];
            (*t_last) = (*t_last) * x[0] + (*last) * t_x[0];
            (*last) = (*last) * x[0];
        }
    }
}
mod matched {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let result: f64;
        let mut y = 0.0;
        &x[1..];
        let mut c_start: usize = 1;
        let mut c_end: usize = x.len();
        let mut running = true;
        let mut passes_of_kept_8 = 0usize;
        while running {
            passes_of_kept_8 += 1;
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_6.keep(c_start);
            let at_2 = kept_5.keep(c_end);
            let matches = x[at..at_2].len() == 0;
            if matches {
                running = false;
            } else {
                let matches_2 = x[at..at_2].len() == 1;
                if matches_2 {
                    let a = &x[at..at_2][0];
                    y = (kept_1.keep(y) * x[0]) + (*a);
                    &x[c_start..c_end][1..];
                    let start = c_start + 1;
                    let end = c_end;
                    c_start = start;
                    c_end = end;
                } else {
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let a_2 = &x[at..at_2][0];
                    let b = &x[at..at_2][1];
                    let rest = &x[at..at_2][2..];
                    y = (kept_3.keep(((kept_2.keep(y) * x[0]) + (*a_2))) * x[0]) + (*b);
                    let start_2 = at + 2;
                    let end_2 = at_2;
                    c_start = start_2;
                    c_end = end_2;
                    pass_1.push((kept_2.take(), kept_3.take()));
                }
            }
            pass_2.push((kept_5.take(), kept_6.take()));
        }
        kept_8.keep(passes_of_kept_8);
        let matches_3 = x.len() >= 2;
        if matches_3 {
            let t = &x[0];
            let a_3 = &x[1];
            result = (y * (*a_3)) + (*t);
        } else {
            result = y;
        }
        let mut d_result = d_ret;
        let mut d_y: f64 = -0.0;
        if matches_3 {
            let a_3 = &x[1];
            let d_1 = ::core::mem::take(&mut d_result);
            d_y += d_1 * (*a_3);
            d_x[1] += d_1 * y;
            d_x[0] += d_1;
        } else {
            let d_2 = ::core::mem::take(&mut d_result);
            d_y += d_2;
        }
        for _ in 0..kept_8.take() {
            let (at_2, at) = pass_2.take();
            let matches = x[at..at_2].len() == 0;
            if matches {} else {
                let matches_2 = x[at..at_2].len() == 1;
                if matches_2 {
                    let v_1 = kept_1.take();
                    let d_3 = ::core::mem::take(&mut d_y);
                    d_y += d_3 * x[0];
                    d_x[0] += d_3 * v_1;
                    d_x[at..at_2][0] += d_3;
                } else {
                    let (v_2, v_3) = pass_1.take();
                    let d_4 = ::core::mem::take(&mut d_y);
                    let d_5 = d_4 * x[0];
                    d_y += d_5 * x[0];
                    d_x[0] += d_5 * v_2;
                    d_x[at..at_2][0] += d_5;
                    d_x[0] += d_4 * v_3;
                    d_x[at..at_2][1] += d_4;
                }
            }
        }
        kept_1.finish();
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut y = 0.0;
        let mut t_y = 0.0;
        &x[1..];
        let mut c_start: usize = 1;
        let mut c_end: usize = x.len();
        let mut running = true;
        while running {
            let at = c_start;
            let at_2 = c_end;
            let matches = x[at..at_2].len() == 0;
            if matches {
                running = false;
            } else {
                let matches_2 = x[at..at_2].len() == 1;
                if matches_2 {
                    let a = &x[at..at_2][0];
                    let t_a = &t_x[at..at_2][0];
                    t_y = (t_y * x[0] + y * t_x[0]) + (*t_a);
                    y = (y * x[0]) + (*a);
                    &x[c_start..c_end][1..];
                    let start = c_start + 1;
                    let end = c_end;
                    c_start = start;
                    c_end = end;
                } else {
                    let a_2 = &x[at..at_2][0];
                    let t_a_2 = &t_x[at..at_2][0];
                    let b = &x[at..at_2][1];
                    let t_b = &t_x[at..at_2][1];
                    let rest = &x[at..at_2][2..];
                    let t_rest = &t_x[at..at_2][2..];
                    t_y = (((t_y * x[0] + y * t_x[0]) + (*t_a_2)) * x[0]
                        + ((y * x[0]) + (*a_2)) * t_x[0]) + (*t_b);
                    y = (((y * x[0]) + (*a_2)) * x[0]) + (*b);
                    let start_2 = at + 2;
                    let end_2 = at_2;
                    c_start = start_2;
                    c_end = end_2;
                }
            }
        }
        let matches_3 = x.len() >= 2;
        if matches_3 {
            let t = &x[0];
            let t_t = &t_x[0];
            let a_3 = &x[1];
            let t_a_3 = &t_x[1];
            t_result = (t_y * (*a_3) + y * (*t_a_3)) + (*t_t);
            result = (y * (*a_3)) + (*t);
        } else {
            t_result = t_y;
            result = y;
        }
        (result, t_result)
    }
}
mod elements_that_may_be_missing {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut y = x[0] * x[(x.len() - 1)];
        for i in 0..x.len() {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let present = (i + 1) < x.len();
            let t;
            if present {
                t = x[(i + 1)];
            } else {
                t = 0.5;
            }
            let next = kept_4.keep(t);
            y += next * x[i];
            let present_2 = (i * 2) < x.len();
            if present_2 {
                let v = &x[(i * 2)];
                y = kept_3.keep(y) * (*v);
            }
            let present_3 = (i + 2) < x.len();
            let t_2;
            if present_3 {
                let v_2 = &x[(i + 2)];
                t_2 = (*v_2) * (*v_2);
            } else {
                t_2 = 1.0;
            }
            let present_4 = i < x.len();
            let t_3;
            if present_4 {
                let v_3 = &x[i];
                t_3 = (*v_3).sin();
            } else {
                t_3 = 0.0;
            }
            y += kept_2.keep(t_2) * kept_1.keep(t_3);
            pass_1.push((kept_1.take(), kept_2.take(), kept_4.take()));
        }
        let t_4;
        let bound = 1;
        let bound_2 = 3;
        let fits = bound_2 <= x.len();
        let present_5 = fits && (bound <= bound_2);
        if present_5 {
            let part = &x[bound..bound_2];
            t_4 = (y * part[0]) + part[1];
        } else {
            t_4 = y;
        }
        let result: f64 = t_4;
        let mut d_result = d_ret;
        let mut d_y: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        d_t_4 += d_result;
        if present_5 {
            let part = &x[bound..bound_2];
            let d_part = &mut d_x[bound..bound_2];
            let d_1 = ::core::mem::take(&mut d_t_4);
            d_y += d_1 * part[0];
            d_part[0] += d_1 * y;
            d_part[1] += d_1;
        } else {
            let d_2 = ::core::mem::take(&mut d_t_4);
            d_y += d_2;
        }
        for i in (0..x.len()).rev() {
            let (v_1, v_4, next) = pass_1.take();
            let present = (i + 1) < x.len();
            let present_2 = (i * 2) < x.len();
            let present_3 = (i + 2) < x.len();
            let present_4 = i < x.len();
            let mut d_t: f64 = -0.0;
            let mut d_next: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_3: f64 = -0.0;
            let d_3 = d_y;
            d_t_2 += d_3 * v_1;
            d_t_3 += d_3 * v_4;
            if present_4 {
                let v_3 = &x[i];
                let d_4 = ::core::mem::take(&mut d_t_3);
                d_x[i] += d_4 * ::rootgrad_autodiff::rules::sin(*v_3);
            } else {
                let _ = ::core::mem::take(&mut d_t_3);
            }
            if present_3 {
                let v_2 = &x[(i + 2)];
                let d_v_2 = &mut d_x[i + 2];
                let d_6 = ::core::mem::take(&mut d_t_2);
                (*d_v_2) += d_6 * (*v_2);
                (*d_v_2) += d_6 * (*v_2);
            } else {
                let _ = ::core::mem::take(&mut d_t_2);
            }
            if present_2 {
                let v_5 = kept_3.take();
                let v = &x[(i * 2)];
                let d_8 = ::core::mem::take(&mut d_y);
                d_y += d_8 * (*v);
                d_x[i * 2] += d_8 * v_5;
            }
            let d_9 = d_y;
            d_next += d_9 * x[i];
            d_x[i] += d_9 * next;
            d_t += d_next;
            if present {
                let d_10 = ::core::mem::take(&mut d_t);
                d_x[i + 1] += d_10;
            } else {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        d_x[0] += d_y * x[(x.len() - 1)];
        d_x[x.len() - 1] += d_y * x[0];
        kept_3.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut y = x[0] * x[(x.len() - 1)];
        let mut t_y = t_x[0] * x[(x.len() - 1)] + x[0] * t_x[x.len() - 1];
        for i in 0..x.len() {
            let present = (i + 1) < x.len();
            let t;
            let t_t;
            if present {
                t_t = t_x[i + 1];
                t = x[(i + 1)];
            } else {
                t_t = 0.0;
                t = 0.5;
            }
            let next = t;
            let t_next = t_t;
            t_y += t_next * x[i] + next * t_x[i];
            y += next * x[i];
            let present_2 = (i * 2) < x.len();
            if present_2 {
                let v = &x[(i * 2)];
                let t_v = &t_x[i * 2];
                t_y = t_y * (*v) + y * (*t_v);
                y = y * (*v);
            }
            let present_3 = (i + 2) < x.len();
            let t_2;
            let t_t_2;
            if present_3 {
                let v_2 = &x[(i + 2)];
                let t_v_2 = &t_x[i + 2];
                t_t_2 = (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
                t_2 = (*v_2) * (*v_2);
            } else {
                t_t_2 = 0.0;
                t_2 = 1.0;
            }
            let present_4 = i < x.len();
            let t_3;
            let t_t_3;
            if present_4 {
                let v_3 = &x[i];
                let t_v_3 = &t_x[i];
                t_t_3 = ::rootgrad_autodiff::rules::sin(*v_3) * (*t_v_3);
                t_3 = (*v_3).sin();
            } else {
                t_t_3 = 0.0;
                t_3 = 0.0;
            }
            t_y += t_t_2 * t_3 + t_2 * t_t_3;
            y += t_2 * t_3;
        }
        let t_4;
        let t_t_4;
        let bound = 1;
        let bound_2 = 3;
        let fits = bound_2 <= x.len();
        let present_5 = fits && (bound <= bound_2);
        if present_5 {
            let part = &x[bound..bound_2];
            let t_part = &t_x[bound..bound_2];
            t_t_4 = (t_y * part[0] + y * t_part[0]) + t_part[1];
            t_4 = (y * part[0]) + part[1];
        } else {
            t_t_4 = t_y;
            t_4 = y;
        }
        let result: f64 = t_4;
        let t_result: f64 = t_t_4;
        (result, t_result)
    }
}
mod shared_cursor {
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
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let mut s = 0.0;
            let length = x.len();
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i in 0..length {
                let v = &x[i];
                s += (*v) * (*v);
                let v = &x[i];
                let d_v = &mut d_x[i];
                let d_1 = d_s;
                (*d_v) += d_1 * (*v);
                (*d_v) += d_1 * (*v);
            }
            let result: f64 = s;
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                t_s += (*t_v) * (*v) + (*v) * (*t_v);
                s += (*v) * (*v);
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
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
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
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                t_s += ((*t_v) * (*v)) + ((*v) * (*t_v));
                s += (*v) * (*v);
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let d_v = &mut d_x[i];
                let d_t_v = &mut d_t_x[i];
                let d_1 = d_s;
                (*d_v) += d_1 * (*v);
                (*d_v) += d_1 * (*v);
                let d_2 = d_t_s;
                (*d_t_v) += d_2 * (*v);
                (*d_v) += d_2 * (*t_v);
                (*d_v) += d_2 * (*t_v);
                (*d_t_v) += d_2 * (*v);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
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
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(norm as rule_of_norm);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        &x[..];
        let mut s_start: usize = 0;
        let mut s_end: usize = x.len();
        let at = s_start;
        let at_2 = s_end;
        let mut y = 0.0;
        let mut d_y: f64 = -0.0;
        d_y += d_result;
        while (s_end - s_start) > 1 {
            let at_3 = s_start;
            let at_4 = s_end;
            let here = &x[at_3..at_4];
            &x[s_start..s_end][1..];
            let start = s_start + 1;
            let end = s_end;
            s_start = start;
            s_end = end;
            let at_5 = s_start;
            let at_6 = s_end;
            let value = rule_of_norm::__of(norm)(&x[at_5..at_6]);
            let i: usize = 1;
            let at_7 = s_start;
            let at_8 = s_end;
            let mut sum_2: f64 = -0.0;
            let length = x[at_7..at_8].len();
            let mut d_value: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            let d_1 = d_y;
            d_sum_2 += d_1;
            for i_2 in 0..length {
                let v = &x[at_7..at_8][i_2];
                sum_2 += (*v) * here[0];
                let v = &x[at_7..at_8][i_2];
                let d_3 = d_sum_2;
                d_x[at_7..at_8][i_2] += d_3 * here[0];
                d_x[at_3..at_4][0] += d_3 * (*v);
            }
            y += ((value * here[0]) + (x[at..at_2][i] * x[at..at_2][0])) + sum_2;
            let here = &x[at_3..at_4];
            let d_2 = d_y;
            d_value += d_2 * here[0];
            d_x[at_3..at_4][0] += d_2 * value;
            d_x[at..at_2][i] += d_2 * x[at..at_2][0];
            d_x[at..at_2][0] += d_2 * x[at..at_2][i];
            rule_of_norm::__vjp(&x[at_5..at_6], &mut d_x[at_5..at_6], d_value);
        }
        let result: f64 = y;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(norm as rule_of_norm);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        &x[..];
        let mut s_start: usize = 0;
        let mut s_end: usize = x.len();
        let at = s_start;
        let at_2 = s_end;
        let mut y = 0.0;
        let mut t_y = 0.0;
        while (s_end - s_start) > 1 {
            let at_3 = s_start;
            let at_4 = s_end;
            let here = &x[at_3..at_4];
            let t_here = &t_x[at_3..at_4];
            &x[s_start..s_end][1..];
            let start = s_start + 1;
            let end = s_end;
            s_start = start;
            s_end = end;
            let at_5 = s_start;
            let at_6 = s_end;
            let (v_1, t_value) = rule_of_norm::__jvp(
                norm,
                &x[at_5..at_6],
                &t_x[at_5..at_6],
            );
            let value = v_1;
            let i: usize = 1;
            let at_7 = s_start;
            let at_8 = s_end;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = x[at_7..at_8].len();
            for i_2 in 0..length {
                let v = &x[at_7..at_8][i_2];
                let t_v = &t_x[at_7..at_8][i_2];
                t_sum_2 += (*t_v) * here[0] + (*v) * t_here[0];
                sum_2 += (*v) * here[0];
            }
            t_y
                += ((t_value * here[0] + value * t_here[0])
                    + (t_x[at..at_2][i] * x[at..at_2][0]
                        + x[at..at_2][i] * t_x[at..at_2][0])) + t_sum_2;
            y += ((value * here[0]) + (x[at..at_2][i] * x[at..at_2][0])) + sum_2;
        }
        let result: f64 = y;
        let t_result: f64 = t_y;
        (result, t_result)
    }
}
mod matrix_rows {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let result: f64;
        let grid = [[x[0], x[1]], [(x[1] * x[2]), x[0]], [x[2], 1.0]];
        &grid[0];
        let mut row_at: usize = 0;
        let mut y = 1.0;
        let t = [2, 1, 0, 2];
        let length = t.len();
        for i_2 in 0..length {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let i = t[i_2];
            y = (kept_2.keep(y) * grid[kept_1.keep(row_at)][0]) + grid[row_at][1].sin();
            &grid[i];
            row_at = i;
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let matches = x.len() >= 2;
        if matches {
            let first = &x[0];
            let others = &x[1..(x.len() - 1)];
            let last = &x[(x.len() - 1)];
            let a = &grid[0];
            let b = &grid[1];
            let length_2 = others.len();
            for i_3 in 0..length_2 {
                let v = &others[i_3];
                y += ((*v) * a[1]) * b[0];
            }
            result = ((y * grid[row_at][0]) * (*first)) + (*last);
        } else {
            result = y;
        }
        let mut d_result = d_ret;
        let mut d_grid = ::rootgrad_autodiff::Differentiable::zero_like(&grid);
        let mut d_y: f64 = -0.0;
        if matches {
            let first = &x[0];
            let others = &x[1..(x.len() - 1)];
            let a = &grid[0];
            let b = &grid[1];
            let length_2 = others.len();
            let d_1 = ::core::mem::take(&mut d_result);
            let d_2 = d_1 * (*first);
            d_y += d_2 * grid[row_at][0];
            d_grid[row_at][0] += d_2 * y;
            d_x[0] += d_1 * (y * grid[row_at][0]);
            d_x[x.len() - 1] += d_1;
            for i_3 in 0..length_2 {
                let v = &others[i_3];
                let d_v = &mut d_x[1..x.len() - 1][i_3];
                let d_3 = d_y;
                let d_4 = d_3 * b[0];
                (*d_v) += d_4 * a[1];
                d_grid[0][1] += d_4 * (*v);
                d_grid[1][0] += d_3 * ((*v) * a[1]);
            }
        } else {
            let d_5 = ::core::mem::take(&mut d_result);
            d_y += d_5;
        }
        for i_2 in (0..length).rev() {
            let (v_1, v_2) = pass_1.take();
            let d_6 = ::core::mem::take(&mut d_y);
            d_y += d_6 * grid[v_1][0];
            d_grid[v_1][0] += d_6 * v_2;
            d_grid[v_1][1] += d_6 * ::rootgrad_autodiff::rules::sin(grid[v_1][1]);
        }
        d_x[0] += d_grid[0][0];
        d_x[1] += d_grid[0][1];
        d_x[1] += d_grid[1][0] * x[2];
        d_x[2] += d_grid[1][0] * x[1];
        d_x[0] += d_grid[1][1];
        d_x[2] += d_grid[2][0];
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let t_grid = [
            [t_x[0], t_x[1]],
            [t_x[1] * x[2] + x[1] * t_x[2], t_x[0]],
            [t_x[2], 0.0],
        ];
        let grid = [[x[0], x[1]], [(x[1] * x[2]), x[0]], [x[2], 1.0]];
        &grid[0];
        let mut row_at: usize = 0;
        let mut y = 1.0;
        let mut t_y = 0.0;
        let t = [2, 1, 0, 2];
        let length = t.len();
        for i_2 in 0..length {
            let i = t[i_2];
            t_y = (t_y * grid[row_at][0] + y * t_grid[row_at][0])
                + (::rootgrad_autodiff::rules::sin(grid[row_at][1]) * t_grid[row_at][1]);
            y = (y * grid[row_at][0]) + grid[row_at][1].sin();
            &grid[i];
            row_at = i;
        }
        let matches = x.len() >= 2;
        if matches {
            let first = &x[0];
            let t_first = &t_x[0];
            let others = &x[1..(x.len() - 1)];
            let t_others = &t_x[1..x.len() - 1];
            let last = &x[(x.len() - 1)];
            let t_last = &t_x[x.len() - 1];
            let a = &grid[0];
            let t_a = &t_grid[0];
            let b = &grid[1];
            let t_b = &t_grid[1];
            let length_2 = others.len();
            for i_3 in 0..length_2 {
                let v = &others[i_3];
                let t_v = &t_others[i_3];
                t_y += ((*t_v) * a[1] + (*v) * t_a[1]) * b[0] + ((*v) * a[1]) * t_b[0];
                y += ((*v) * a[1]) * b[0];
            }
            t_result = ((t_y * grid[row_at][0] + y * t_grid[row_at][0]) * (*first)
                + (y * grid[row_at][0]) * (*t_first)) + (*t_last);
            result = ((y * grid[row_at][0]) * (*first)) + (*last);
        } else {
            t_result = t_y;
            result = y;
        }
        (result, t_result)
    }
}
