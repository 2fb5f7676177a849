// Written by the golden test; do not edit.
mod named {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = 0.0;
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        ::core::assert!(present, "called `Option::unwrap()` on a `None` value");
        let at = next_2;
        next_2 += 1;
        let item = &x[at];
        let first = item;
        let present_2 = next_2 < x.len();
        let t;
        if present_2 {
            let at_2 = kept_14.keep(next_2);
            next_2 += 1;
            let item_2 = &x[at_2];
            t = *item_2;
        } else {
            t = 0.0;
        }
        let second = t;
        let taken = next_2;
        let length = x.len().saturating_sub(taken);
        let one: f64 = 1.0;
        let mut by_second: f64 = -0.0;
        for i_2 in 0..length {
            let i_3 = i_2 + taken;
            let v = &x[i_3];
            s += ((*v) * (*first)) * second;
            let v = &x[i_3];
            let d_7 = one;
            by_second += d_7 * ((*v) * (*first));
        }
        let size = 4;
        let mut next_3 = 0usize;
        let mut running = true;
        let mut passes_of_kept_13 = 0usize;
        while running {
            passes_of_kept_13 += 1;
            let present_3 = kept_12.keep((next_3 < (x.len() / size)));
            if present_3 {
                let at_3 = kept_11.keep(next_3);
                next_3 += 1;
                let item_3 = &x[(at_3 * size)..((at_3 * size) + size)];
                let k = item_3;
                s += k[0] * k[1];
            } else {
                running = false;
            }
        }
        kept_13.keep(passes_of_kept_13);
        let start = x.len() - (x.len() % size);
        let length_2 = x[start..].len();
        for i_4 in 0..length_2 {
            let r = &x[start..][i_4];
            s += (*r).sin();
        }
        let mut next_4 = 0usize;
        let mut running_2 = true;
        let mut passes_of_kept_10 = 0usize;
        while running_2 {
            passes_of_kept_10 += 1;
            let present_4 = kept_9.keep((next_4 < x.len()));
            if present_4 {
                let at_4 = kept_8.keep(next_4);
                next_4 += 1;
                let item_4 = &x[at_4];
                let i = at_4;
                let v_2 = item_4;
                if i == 2 {
                    let present_5 = kept_7.keep((next_4 < x.len()));
                    if present_5 {
                        let at_5 = kept_6.keep(next_4);
                        next_4 += 1;
                        let item_5 = &x[at_5];
                        let w = item_5;
                        s += (*v_2) * (*w);
                    }
                } else {
                    s += (*v_2) * (i as f64);
                }
            } else {
                running_2 = false;
            }
        }
        kept_10.keep(passes_of_kept_10);
        let size_2 = 2;
        let mut next_5 = 0usize;
        let mut running_3 = true;
        let mut passes_of_kept_5 = 0usize;
        while running_3 {
            passes_of_kept_5 += 1;
            let present_6 = kept_4.keep((next_5 < (x.len() + 1).saturating_sub(size_2)));
            if present_6 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let at_6 = kept_2.keep(next_5);
                next_5 += 1;
                let item_6 = &x[at_6..(at_6 + size_2)];
                let w_2 = item_6;
                s += (w_2[0] * w_2[1]) * kept_1.keep(s);
                pass_1.push((kept_1.take(), kept_2.take()));
            } else {
                running_3 = false;
            }
        }
        kept_5.keep(passes_of_kept_5);
        let result: f64 = s;
        let mut d_result = d_ret;
        let item = &x[at];
        let first = item;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_second: f64 = -0.0;
        d_s += d_result;
        for _ in 0..kept_5.take() {
            let present_6 = kept_4.take();
            if present_6 {
                let (v_1, at_6) = pass_1.take();
                let item_6 = &x[at_6..(at_6 + size_2)];
                let w_2 = item_6;
                let d_w_2 = &mut d_x[at_6..at_6 + size_2];
                let d_1 = d_s;
                let d_2 = d_1 * v_1;
                d_w_2[0] += d_2 * w_2[1];
                d_w_2[1] += d_2 * w_2[0];
                d_s += d_1 * (w_2[0] * w_2[1]);
            }
        }
        for _ in 0..kept_10.take() {
            let present_4 = kept_9.take();
            if present_4 {
                let at_4 = kept_8.take();
                let item_4 = &x[at_4];
                let i = at_4;
                let v_2 = item_4;
                if i == 2 {
                    let present_5 = kept_7.take();
                    if present_5 {
                        let at_5 = kept_6.take();
                        let item_5 = &x[at_5];
                        let w = item_5;
                        let d_3 = d_s;
                        d_x[at_4] += d_3 * (*w);
                        d_x[at_5] += d_3 * (*v_2);
                    }
                } else {
                    let d_4 = d_s;
                    d_x[at_4] += d_4 * (i as f64);
                }
            }
        }
        for i_4 in 0..length_2 {
            let r = &x[start..][i_4];
            let d_r = &mut d_x[start..][i_4];
            let d_5 = d_s;
            (*d_r) += d_5 * ::rootgrad_autodiff::rules::sin(*r);
        }
        for _ in 0..kept_13.take() {
            let present_3 = kept_12.take();
            if present_3 {
                let at_3 = kept_11.take();
                let item_3 = &x[(at_3 * size)..((at_3 * size) + size)];
                let k = item_3;
                let d_k = &mut d_x[at_3 * size..(at_3 * size) + size];
                let d_6 = d_s;
                d_k[0] += d_6 * k[1];
                d_k[1] += d_6 * k[0];
            }
        }
        d_second += d_s * by_second;
        for i_2 in 0..length {
            let i_3 = i_2 + taken;
            let v = &x[i_3];
            let d_8 = d_s;
            let d_9 = d_8 * second;
            d_x[i_3] += d_9 * (*first);
            d_x[at] += d_9 * (*v);
        }
        d_t += d_second;
        if present_2 {
            let at_2 = kept_14.take();
            let d_10 = ::core::mem::take(&mut d_t);
            d_x[at_2] += d_10;
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        pass_1.finish();
        kept_4.finish();
        kept_6.finish();
        kept_7.finish();
        kept_8.finish();
        kept_9.finish();
        kept_11.finish();
        kept_12.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        ::core::assert!(present, "called `Option::unwrap()` on a `None` value");
        let at = next_2;
        next_2 += 1;
        let item = &x[at];
        let t_item = &t_x[at];
        let first = item;
        let t_first = t_item;
        let present_2 = next_2 < x.len();
        let t;
        let t_t;
        if present_2 {
            let at_2 = next_2;
            next_2 += 1;
            let item_2 = &x[at_2];
            let t_item_2 = &t_x[at_2];
            t_t = *t_item_2;
            t = *item_2;
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let second = t;
        let t_second = t_t;
        let taken = next_2;
        let length = x.len().saturating_sub(taken);
        for i_2 in 0..length {
            let i_3 = i_2 + taken;
            let v = &x[i_3];
            let t_v = &t_x[i_3];
            t_s
                += ((*t_v) * (*first) + (*v) * (*t_first)) * second
                    + ((*v) * (*first)) * t_second;
            s += ((*v) * (*first)) * second;
        }
        let size = 4;
        let mut next_3 = 0usize;
        let mut running = true;
        while running {
            let present_3 = next_3 < (x.len() / size);
            if present_3 {
                let at_3 = next_3;
                next_3 += 1;
                let item_3 = &x[(at_3 * size)..((at_3 * size) + size)];
                let t_item_3 = &t_x[at_3 * size..(at_3 * size) + size];
                let k = item_3;
                let t_k = t_item_3;
                t_s += t_k[0] * k[1] + k[0] * t_k[1];
                s += k[0] * k[1];
            } else {
                running = false;
            }
        }
        let start = x.len() - (x.len() % size);
        let length_2 = x[start..].len();
        for i_4 in 0..length_2 {
            let r = &x[start..][i_4];
            let t_r = &t_x[start..][i_4];
            t_s += ::rootgrad_autodiff::rules::sin(*r) * (*t_r);
            s += (*r).sin();
        }
        let mut next_4 = 0usize;
        let mut running_2 = true;
        while running_2 {
            let present_4 = next_4 < x.len();
            if present_4 {
                let at_4 = next_4;
                next_4 += 1;
                let item_4 = &x[at_4];
                let t_item_4 = &t_x[at_4];
                let i = at_4;
                let v_2 = item_4;
                let t_v_2 = t_item_4;
                if i == 2 {
                    let present_5 = next_4 < x.len();
                    if present_5 {
                        let at_5 = next_4;
                        next_4 += 1;
                        let item_5 = &x[at_5];
                        let t_item_5 = &t_x[at_5];
                        let w = item_5;
                        let t_w = t_item_5;
                        t_s += (*t_v_2) * (*w) + (*v_2) * (*t_w);
                        s += (*v_2) * (*w);
                    }
                } else {
                    t_s += (*t_v_2) * (i as f64);
                    s += (*v_2) * (i as f64);
                }
            } else {
                running_2 = false;
            }
        }
        let size_2 = 2;
        let mut next_5 = 0usize;
        let mut running_3 = true;
        while running_3 {
            let present_6 = next_5 < (x.len() + 1).saturating_sub(size_2);
            if present_6 {
                let at_6 = next_5;
                next_5 += 1;
                let item_6 = &x[at_6..(at_6 + size_2)];
                let t_item_6 = &t_x[at_6..at_6 + size_2];
                let w_2 = item_6;
                let t_w_2 = t_item_6;
                t_s
                    += (t_w_2[0] * w_2[1] + w_2[0] * t_w_2[1]) * s
                        + (w_2[0] * w_2[1]) * t_s;
                s += (w_2[0] * w_2[1]) * s;
            } else {
                running_3 = false;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod peeked {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut next_2 = 0usize;
        let mut running = true;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        while running {
            let present = next_2 < x.len();
            if present {
                let at = kept_3.keep(next_2);
                next_2 += 1;
                let item = &x[at];
                let v = item;
                let present_2 = next_2 < x.len();
                if present_2 {
                    let at_2 = next_2;
                    let item_2 = &x[at_2];
                    let n = &item_2;
                    s += (*v) * (*(*n));
                }
            } else {
                running = false;
            }
            if present {
                let at = kept_3.take();
                let item = &x[at];
                let v = item;
                let present_2 = next_2 < x.len();
                if present_2 {
                    let at_2 = next_2;
                    let item_2 = &x[at_2];
                    let n = &item_2;
                    let d_7 = d_s;
                    d_x[at] += d_7 * (*(*n));
                    d_x[at_2] += d_7 * (*v);
                }
            }
        }
        let mut next_3 = 0usize;
        let present_3 = next_3 < x.len();
        ::core::assert!(present_3, "called `Option::unwrap()` on a `None` value");
        let at_3 = next_3;
        next_3 += 1;
        let item_3 = &x[at_3];
        let first = item_3;
        let present_4 = next_3 < x.len();
        let t;
        if present_4 {
            let at_4 = kept_2.keep(next_3);
            next_3 += 1;
            let item_4 = &x[at_4];
            t = *item_4;
        } else {
            t = 0.0;
        }
        let second = t;
        let taken = next_3;
        let length = x.len().saturating_sub(taken);
        let mut d_t: f64 = -0.0;
        let mut d_second: f64 = -0.0;
        for i in 0..length {
            let i_2 = i + taken;
            let v_2 = &x[i_2];
            s += ((*v_2) * (*first)) * second;
            let v_2 = &x[i_2];
            let d_3 = d_s;
            let d_4 = d_3 * second;
            d_x[i_2] += d_4 * (*first);
            d_x[at_3] += d_4 * (*v_2);
            d_second += d_3 * ((*v_2) * (*first));
        }
        let size = 4;
        let mut next_4 = 0usize;
        let mut running_2 = true;
        while running_2 {
            let present_5 = next_4 < (x.len() / size);
            if present_5 {
                let at_5 = kept_1.keep(next_4);
                next_4 += 1;
                let item_5 = &x[(at_5 * size)..((at_5 * size) + size)];
                let k = item_5;
                s += k[0] * k[1];
            } else {
                running_2 = false;
            }
            if present_5 {
                let at_5 = kept_1.take();
                let item_5 = &x[(at_5 * size)..((at_5 * size) + size)];
                let k = item_5;
                let d_k = &mut d_x[at_5 * size..(at_5 * size) + size];
                let d_2 = d_s;
                d_k[0] += d_2 * k[1];
                d_k[1] += d_2 * k[0];
            }
        }
        let start = x.len() - (x.len() % size);
        let length_2 = x[start..].len();
        for i_3 in 0..length_2 {
            let r = &x[start..][i_3];
            s += (*r).sin();
            let r = &x[start..][i_3];
            let d_r = &mut d_x[start..][i_3];
            let d_1 = d_s;
            (*d_r) += d_1 * ::rootgrad_autodiff::rules::sin(*r);
        }
        let result: f64 = s;
        let item_3 = &x[at_3];
        let first = item_3;
        d_t += d_second;
        if present_4 {
            let at_4 = kept_2.take();
            let d_5 = ::core::mem::take(&mut d_t);
            d_x[at_4] += d_5;
        } else {
            let _ = ::core::mem::take(&mut d_t);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut next_2 = 0usize;
        let mut running = true;
        while running {
            let present = next_2 < x.len();
            if present {
                let at = next_2;
                next_2 += 1;
                let item = &x[at];
                let t_item = &t_x[at];
                let v = item;
                let t_v = t_item;
                let present_2 = next_2 < x.len();
                if present_2 {
                    let at_2 = next_2;
                    let item_2 = &x[at_2];
                    let t_item_2 = &t_x[at_2];
                    let n = &item_2;
                    let t_n = &t_item_2;
                    t_s += (*t_v) * (*(*n)) + (*v) * (*(*t_n));
                    s += (*v) * (*(*n));
                }
            } else {
                running = false;
            }
        }
        let mut next_3 = 0usize;
        let present_3 = next_3 < x.len();
        ::core::assert!(present_3, "called `Option::unwrap()` on a `None` value");
        let at_3 = next_3;
        next_3 += 1;
        let item_3 = &x[at_3];
        let t_item_3 = &t_x[at_3];
        let first = item_3;
        let t_first = t_item_3;
        let present_4 = next_3 < x.len();
        let t;
        let t_t;
        if present_4 {
            let at_4 = next_3;
            next_3 += 1;
            let item_4 = &x[at_4];
            let t_item_4 = &t_x[at_4];
            t_t = *t_item_4;
            t = *item_4;
        } else {
            t_t = 0.0;
            t = 0.0;
        }
        let second = t;
        let t_second = t_t;
        let taken = next_3;
        let length = x.len().saturating_sub(taken);
        for i in 0..length {
            let i_2 = i + taken;
            let v_2 = &x[i_2];
            let t_v_2 = &t_x[i_2];
            t_s
                += ((*t_v_2) * (*first) + (*v_2) * (*t_first)) * second
                    + ((*v_2) * (*first)) * t_second;
            s += ((*v_2) * (*first)) * second;
        }
        let size = 4;
        let mut next_4 = 0usize;
        let mut running_2 = true;
        while running_2 {
            let present_5 = next_4 < (x.len() / size);
            if present_5 {
                let at_5 = next_4;
                next_4 += 1;
                let item_5 = &x[(at_5 * size)..((at_5 * size) + size)];
                let t_item_5 = &t_x[at_5 * size..(at_5 * size) + size];
                let k = item_5;
                let t_k = t_item_5;
                t_s += t_k[0] * k[1] + k[0] * t_k[1];
                s += k[0] * k[1];
            } else {
                running_2 = false;
            }
        }
        let start = x.len() - (x.len() % size);
        let length_2 = x[start..].len();
        for i_3 in 0..length_2 {
            let r = &x[start..][i_3];
            let t_r = &t_x[start..][i_3];
            t_s += ::rootgrad_autodiff::rules::sin(*r) * (*t_r);
            s += (*r).sin();
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod successors {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut state = x[0];
        let mut v: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut running = true;
        let mut n = 0usize;
        let mut passes_of_kept_6 = 0usize;
        while running {
            passes_of_kept_6 += 1;
            let i = n;
            n += 1;
            let item = kept_5.keep(state);
            if item < 5.0 {
                state = (item * 2.0) + x[1];
            } else {
                running = false;
            }
            v.push(item);
        }
        kept_6.keep(passes_of_kept_6);
        let mut state_2 = 1.0;
        let limit: usize = 8;
        let mut taken = 0usize;
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running_2 = true;
        let mut n_2 = 0usize;
        let mut passes_of_kept_4 = 0usize;
        while running_2 {
            passes_of_kept_4 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let i_2 = n_2;
            n_2 += 1;
            let item_2 = kept_2.keep(state_2);
            let r = item_2;
            state_2 = 0.5 * (r + (x[2] / r));
            if kept_1.keep((taken < limit)) {
                taken += 1;
                chosen = item_2;
                found = true;
            }
            if taken >= limit {
                running_2 = false;
            }
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        kept_4.keep(passes_of_kept_4);
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let root = chosen;
        let mut sum_2: f64 = -0.0;
        let length = 2usize;
        let mut d_state: f64 = -0.0;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_state_2: f64 = -0.0;
        let mut d_chosen: f64 = -0.0;
        let mut d_root: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_k: f64 = -0.0;
        d_k += d_result;
        d_sum_2 += d_k;
        for i_3 in 0..length {
            sum_2 += x[3] * 2.0;
            let d_2 = d_sum_2;
            d_x[3] += d_2 * 2.0;
        }
        let k: f64 = sum_2;
        let mut sum_3: f64 = -0.0;
        let length_2 = v.len();
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result * root;
        for i_4 in 0..length_2 {
            sum_3 += v[i_4];
            let d_1 = d_sum_3;
            d_v[i_4] += d_1;
        }
        let result: f64 = (sum_3 * root) + k;
        d_root += d_result * sum_3;
        d_chosen += d_root;
        for _ in 0..kept_4.take() {
            let (v_1, item_2) = pass_1.take();
            let r = item_2;
            let mut d_item_2: f64 = -0.0;
            let mut d_r: f64 = -0.0;
            if v_1 {
                let d_3 = ::core::mem::take(&mut d_chosen);
                d_item_2 += d_3;
            }
            let d_4 = ::core::mem::take(&mut d_state_2);
            let d_5 = d_4 * 0.5;
            d_r += d_5;
            d_x[2] += d_5 / r;
            d_r -= d_5 / r * (x[2] / r);
            d_item_2 += d_r;
            d_state_2 += d_item_2;
        }
        for _ in 0..kept_6.take() {
            let item = kept_5.take();
            let mut d_item: f64 = -0.0;
            let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_item += d_6;
            if item < 5.0 {
                let d_7 = ::core::mem::take(&mut d_state);
                d_item += d_7 * 2.0;
                d_x[1] += d_7;
            }
            d_state += d_item;
        }
        d_x[0] += d_state;
        pass_1.finish();
        kept_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut state = x[0];
        let mut t_state = t_x[0];
        let mut v: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut t_v: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &v,
        );
        let mut running = true;
        let mut n = 0usize;
        while running {
            let i = n;
            n += 1;
            let item = state;
            let t_item = t_state;
            if item < 5.0 {
                t_state = (t_item * 2.0) + t_x[1];
                state = (item * 2.0) + x[1];
            } else {
                running = false;
            }
            t_v.push(t_item);
            v.push(item);
        }
        let mut state_2 = 1.0;
        let mut t_state_2 = 0.0;
        let limit: usize = 8;
        let mut taken = 0usize;
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut t_chosen = 0.0;
        let mut running_2 = true;
        let mut n_2 = 0usize;
        while running_2 {
            let i_2 = n_2;
            n_2 += 1;
            let item_2 = state_2;
            let t_item_2 = t_state_2;
            let r = item_2;
            let t_r = t_item_2;
            t_state_2 = 0.5 * (t_r + ((t_x[2] - (x[2] / r) * t_r) / r));
            state_2 = 0.5 * (r + (x[2] / r));
            if taken < limit {
                taken += 1;
                t_chosen = t_item_2;
                chosen = item_2;
                found = true;
            }
            if taken >= limit {
                running_2 = false;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let root = chosen;
        let t_root = t_chosen;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = 2usize;
        for i_3 in 0..length {
            t_sum_2 += t_x[3] * 2.0;
            sum_2 += x[3] * 2.0;
        }
        let k: f64 = sum_2;
        let t_k: f64 = t_sum_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = v.len();
        for i_4 in 0..length_2 {
            t_sum_3 += t_v[i_4];
            sum_3 += v[i_4];
        }
        let result: f64 = (sum_3 * root) + k;
        let t_result: f64 = (t_sum_3 * root + sum_3 * t_root) + t_k;
        (result, t_result)
    }
}
mod without_end {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running = true;
        let mut n_2 = 0usize;
        while running {
            let i = n_2;
            n_2 += 1;
            let item = ::rootgrad_autodiff::rt::nth(1, i);
            if (x[0] * (item as f64)) > 2.0 {
                chosen = item;
                found = true;
                running = false;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let n = chosen;
        let mut sum_2: f64 = -0.0;
        let mut running_2 = true;
        let mut n_3 = 0usize;
        let mut passes_of_kept_2 = 0usize;
        while running_2 {
            passes_of_kept_2 += 1;
            let i_2 = kept_1.keep(n_3);
            n_3 += 1;
            let k = ::rootgrad_autodiff::rt::nth(0, i_2);
            like_k.of(&k);
            let item_2 = x[1].powi(k);
            if item_2 > 1.7e-3 {
                sum_2 += item_2;
            } else {
                running_2 = false;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let s: f64 = sum_2;
        let mut sum_3: f64 = -0.0;
        let length = 5usize;
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result * s;
        d_sum_3 += d_t;
        for i_3 in 0..length {
            let k_2 = ::rootgrad_autodiff::rt::nth(1, i_3);
            sum_3 += x[2] / ((k_2 * k_2) as f64);
            let d_1 = d_sum_3;
            d_x[2] += d_1 / ((k_2 * k_2) as f64);
        }
        let t: f64 = sum_3;
        let result: f64 = (s * t) + ((n as f64) * x[3]);
        d_s += d_result * t;
        d_x[3] += d_result * (n as f64);
        d_sum_2 += d_s;
        for _ in 0..kept_2.take() {
            let i_2 = kept_1.take();
            let k = ::rootgrad_autodiff::rt::nth(0, i_2);
            like_k.of(&k);
            let item_2 = x[1].powi(k);
            let mut d_item_2: f64 = -0.0;
            if item_2 > 1.7e-3 {
                let d_2 = d_sum_2;
                d_item_2 += d_2;
            }
            d_x[1] += d_item_2 * ::rootgrad_autodiff::rules::powi(x[1], k);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut running = true;
        let mut n_2 = 0usize;
        while running {
            let i = n_2;
            n_2 += 1;
            let item = ::rootgrad_autodiff::rt::nth(1, i);
            if (x[0] * (item as f64)) > 2.0 {
                chosen = item;
                found = true;
                running = false;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let n = chosen;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running_2 = true;
        let mut n_3 = 0usize;
        while running_2 {
            let i_2 = n_3;
            n_3 += 1;
            let k = ::rootgrad_autodiff::rt::nth(0, i_2);
            let item_2 = x[1].powi(k);
            let t_item_2 = ::rootgrad_autodiff::rules::powi(x[1], k) * t_x[1];
            if item_2 > 1.7e-3 {
                t_sum_2 += t_item_2;
                sum_2 += item_2;
            } else {
                running_2 = false;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length = 5usize;
        for i_3 in 0..length {
            let k_2 = ::rootgrad_autodiff::rt::nth(1, i_3);
            t_sum_3 += t_x[2] / ((k_2 * k_2) as f64);
            sum_3 += x[2] / ((k_2 * k_2) as f64);
        }
        let t: f64 = sum_3;
        let t_t: f64 = t_sum_3;
        let result: f64 = (s * t) + ((n as f64) * x[3]);
        let t_result: f64 = (t_s * t + s * t_t) + ((n as f64) * t_x[3]);
        (result, t_result)
    }
}
mod two_vectors {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut a: Vec<f64> = ::std::vec::Vec::new();
        let mut b: Vec<f64> = ::std::vec::Vec::new();
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            a.push((*v).sin());
            b.push((*v).cos());
        }
        let mut sum_2: f64 = -0.0;
        let length_2 = a.len().min(b.len());
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length_2 {
            let s = &a[i_2];
            let c = &b[i_2];
            sum_2 += (*s) * (*c);
            let s = &a[i_2];
            let c = &b[i_2];
            let d_1 = d_sum_2;
            d_a[i_2] += d_1 * (*c);
            d_b[i_2] += d_1 * (*s);
        }
        let result: f64 = sum_2 + (a[0] * b[1]);
        d_a[0] += d_result * b[1];
        d_b[1] += d_result * a[0];
        for i in (0..length).rev() {
            let v = &x[i];
            let d_v = &mut d_x[i];
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_b);
            (*d_v) += d_2 * ::rootgrad_autodiff::rules::cos(*v);
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_a);
            (*d_v) += d_3 * ::rootgrad_autodiff::rules::sin(*v);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a: Vec<f64> = ::std::vec::Vec::new();
        let mut t_a: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut b: Vec<f64> = ::std::vec::Vec::new();
        let mut t_b: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_a.push(::rootgrad_autodiff::rules::sin(*v) * (*t_v));
            a.push((*v).sin());
            t_b.push(::rootgrad_autodiff::rules::cos(*v) * (*t_v));
            b.push((*v).cos());
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = a.len().min(b.len());
        for i_2 in 0..length_2 {
            let s = &a[i_2];
            let t_s = &t_a[i_2];
            let c = &b[i_2];
            let t_c = &t_b[i_2];
            t_sum_2 += (*t_s) * (*c) + (*s) * (*t_c);
            sum_2 += (*s) * (*c);
        }
        let result: f64 = sum_2 + (a[0] * b[1]);
        let t_result: f64 = t_sum_2 + (t_a[0] * b[1] + a[0] * t_b[1]);
        (result, t_result)
    }
}
mod parted {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut a: Vec<f64> = ::std::vec::Vec::new();
        let mut b: Vec<f64> = ::std::vec::Vec::new();
        let length = x.len();
        for i in 0..length {
            let item = &x[i];
            if (*item) > 0.6 {
                a.push(*item);
            } else {
                b.push(*item);
            }
        }
        let mut sum_2: f64 = -0.0;
        let length_2 = a.len();
        for i_2 in 0..length_2 {
            sum_2 += a[i_2];
        }
        let t = sum_2;
        let mut sum_3: f64 = -0.0;
        let length_3 = b.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_sum_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result * t;
        for i_3 in 0..length_3 {
            let v = &b[i_3];
            sum_3 += (*v) * (*v);
            let v = &b[i_3];
            let d_1 = d_sum_3;
            d_b[i_3] += d_1 * (*v);
            d_b[i_3] += d_1 * (*v);
        }
        let result: f64 = t * sum_3;
        d_t += d_result * sum_3;
        d_sum_2 += d_t;
        for i_2 in 0..length_2 {
            let d_2 = d_sum_2;
            d_a[i_2] += d_2;
        }
        for i in (0..length).rev() {
            let item = &x[i];
            let d_item = &mut d_x[i];
            if (*item) > 0.6 {
                let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_a);
                (*d_item) += d_3;
            } else {
                let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_b);
                (*d_item) += d_4;
            }
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a: Vec<f64> = ::std::vec::Vec::new();
        let mut t_a: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut b: Vec<f64> = ::std::vec::Vec::new();
        let mut t_b: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let length = x.len();
        for i in 0..length {
            let item = &x[i];
            let t_item = &t_x[i];
            if (*item) > 0.6 {
                t_a.push(*t_item);
                a.push(*item);
            } else {
                t_b.push(*t_item);
                b.push(*item);
            }
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = a.len();
        for i_2 in 0..length_2 {
            t_sum_2 += t_a[i_2];
            sum_2 += a[i_2];
        }
        let t = sum_2;
        let t_t = t_sum_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_3 = b.len();
        for i_3 in 0..length_3 {
            let v = &b[i_3];
            let t_v = &t_b[i_3];
            t_sum_3 += (*t_v) * (*v) + (*v) * (*t_v);
            sum_3 += (*v) * (*v);
        }
        let result: f64 = t * sum_3;
        let t_result: f64 = t_t * sum_3 + t * t_sum_3;
        (result, t_result)
    }
}
mod drained {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
        let like_n_13 = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut result: f64 = ::core::default::Default::default();
        let mut v = x.to_vec();
        let n = 0;
        let end = 2;
        let t = v[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = kept_20.keep((&mut v[n..][..n_2]).len());
                for i_2 in 0..(n_3 / 2) {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let t_4 = v[n..][..n_2][at];
                    v[n..][..n_2][at] = v[n..][..n_2][at_2];
                    v[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = kept_19.keep((&mut v[n..][n_2..]).len());
                for i_3 in 0..(n_4 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let t_6 = v[n..][n_2..][at_3];
                    v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                    v[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = kept_18.keep((&mut v[n..]).len());
                for i_4 in 0..(n_5 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let t_8 = v[n..][at_5];
                    v[n..][at_5] = v[n..][at_6];
                    v[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut v).len() - (end - n);
            let mut passes_of_kept_17 = 0usize;
            while (&mut v).len() > n_6 {
                passes_of_kept_17 += 1;
                if kept_16.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_17.keep(passes_of_kept_17);
        }
        let length = t.len();
        let mut collected = ::std::vec![0.0; length];
        let length_2 = t.len();
        for i_6 in 0..length_2 {
            collected[i_6] = t[i_6];
        }
        let length_3 = collected.len();
        for i_7 in 0..length_3 {
            let d = collected[i_7];
            v[0] += d * d;
        }
        let n_7 = 0;
        let end_2 = (&mut v).len();
        let t_10 = v[n_7..end_2].to_vec();
        {
            let n_8 = end_2 - n_7;
            {
                let n_9 = kept_15.keep((&mut v[n_7..][..n_8]).len());
                for i_9 in 0..(n_9 / 2) {
                    let at_7 = i_9;
                    let at_8 = (n_9 - 1) - i_9;
                    let t_13 = v[n_7..][..n_8][at_7];
                    v[n_7..][..n_8][at_7] = v[n_7..][..n_8][at_8];
                    v[n_7..][..n_8][at_8] = t_13;
                }
            }
            {
                let n_10 = kept_14.keep((&mut v[n_7..][n_8..]).len());
                for i_10 in 0..(n_10 / 2) {
                    let at_9 = i_10;
                    let at_10 = (n_10 - 1) - i_10;
                    let t_15 = v[n_7..][n_8..][at_9];
                    v[n_7..][n_8..][at_9] = v[n_7..][n_8..][at_10];
                    v[n_7..][n_8..][at_10] = t_15;
                }
            }
            {
                let n_11 = kept_13.keep((&mut v[n_7..]).len());
                for i_11 in 0..(n_11 / 2) {
                    let at_11 = i_11;
                    let at_12 = (n_11 - 1) - i_11;
                    let t_17 = v[n_7..][at_11];
                    v[n_7..][at_11] = v[n_7..][at_12];
                    v[n_7..][at_12] = t_17;
                }
            }
        }
        {
            let n_12 = (&mut v).len() - (end_2 - n_7);
            let mut passes_of_kept_12 = 0usize;
            while (&mut v).len() > n_12 {
                passes_of_kept_12 += 1;
                if kept_11.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_12.keep(passes_of_kept_12);
        }
        let mut running = true;
        let mut jumped = false;
        let length_4 = t_10.len();
        let mut passes_of_kept_10 = 0usize;
        for i_13 in 0..length_4 {
            passes_of_kept_10 += 1;
            let a = t_10[i_13];
            if a > 100.0 {
                result = a;
                running = false;
                jumped = true;
            }
            if !running {
                break;
            }
        }
        kept_10.keep(passes_of_kept_10);
        if !jumped {
            let mut w = x.to_vec();
            let mut s = 0.0;
            let n_13 = 1;
            like_n_13.of(&n_13);
            let end_3 = kept_9.keep((&mut w).len());
            let t_19 = kept_8.keep(w[n_13..end_3].to_vec());
            shape_2.keep(&t_19);
            {
                let n_14 = end_3 - n_13;
                {
                    let n_15 = kept_7.keep((&mut w[n_13..][..n_14]).len());
                    for i_15 in 0..(n_15 / 2) {
                        let at_13 = i_15;
                        let at_14 = (n_15 - 1) - i_15;
                        let t_22 = w[n_13..][..n_14][at_13];
                        w[n_13..][..n_14][at_13] = w[n_13..][..n_14][at_14];
                        w[n_13..][..n_14][at_14] = t_22;
                    }
                }
                {
                    let n_16 = kept_6.keep((&mut w[n_13..][n_14..]).len());
                    for i_16 in 0..(n_16 / 2) {
                        let at_15 = i_16;
                        let at_16 = (n_16 - 1) - i_16;
                        let t_24 = w[n_13..][n_14..][at_15];
                        w[n_13..][n_14..][at_15] = w[n_13..][n_14..][at_16];
                        w[n_13..][n_14..][at_16] = t_24;
                    }
                }
                {
                    let n_17 = kept_5.keep((&mut w[n_13..]).len());
                    for i_17 in 0..(n_17 / 2) {
                        let at_17 = i_17;
                        let at_18 = (n_17 - 1) - i_17;
                        let t_26 = w[n_13..][at_17];
                        w[n_13..][at_17] = w[n_13..][at_18];
                        w[n_13..][at_18] = t_26;
                    }
                }
            }
            {
                let n_18 = (&mut w).len() - (end_3 - n_13);
                let mut passes_of_kept_4 = 0usize;
                while (&mut w).len() > n_18 {
                    passes_of_kept_4 += 1;
                    if kept_3.keep((w.len() > 0)) {
                        w.pop();
                    }
                }
                kept_4.keep(passes_of_kept_4);
            }
            let length_5 = t_19.len();
            for i_19 in 0..length_5 {
                let d_2 = t_19[i_19];
                s += d_2 * d_2;
            }
            result = kept_2.keep(s) * kept_1.keep(w[0]);
            shape_1.keep(&w);
        }
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(&collected);
        let mut d_t_10 = ::rootgrad_autodiff::Differentiable::zero_like(&t_10);
        if !jumped {
            let n_13 = 1;
            like_n_13.of(&n_13);
            let end_3 = kept_9.take();
            let t_19 = kept_8.take();
            let length_5 = t_19.len();
            let mut d_w = shape_1.zero();
            let mut d_s: f64 = -0.0;
            let mut d_t_19 = shape_2.zero();
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_result);
            d_s += d_1 * v_1;
            d_w[0] += d_1 * v_2;
            for i_19 in 0..length_5 {
                let d_2 = t_19[i_19];
                let mut d_d_2: f64 = -0.0;
                let d_3 = d_s;
                d_d_2 += d_3 * d_2;
                d_d_2 += d_3 * d_2;
                d_t_19[i_19] += d_d_2;
            }
            {
                for _ in 0..kept_4.take() {
                    let v_3 = kept_3.take();
                    if v_3 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_w);
                    }
                }
            }
            {
                let n_14 = end_3 - n_13;
                {
                    let n_17 = kept_5.take();
                    for i_17 in (0..(n_17 / 2)).rev() {
                        let at_17 = i_17;
                        let at_18 = (n_17 - 1) - i_17;
                        let mut d_t_26: f64 = -0.0;
                        let d_4 = ::core::mem::take(&mut d_w[n_13..][at_18]);
                        d_t_26 += d_4;
                        let d_5 = ::core::mem::take(&mut d_w[n_13..][at_17]);
                        d_w[n_13..][at_18] += d_5;
                        d_w[n_13..][at_17] += d_t_26;
                    }
                }
                {
                    let n_16 = kept_6.take();
                    for i_16 in (0..(n_16 / 2)).rev() {
                        let at_15 = i_16;
                        let at_16 = (n_16 - 1) - i_16;
                        let mut d_t_24: f64 = -0.0;
                        let d_6 = ::core::mem::take(&mut d_w[n_13..][n_14..][at_16]);
                        d_t_24 += d_6;
                        let d_7 = ::core::mem::take(&mut d_w[n_13..][n_14..][at_15]);
                        d_w[n_13..][n_14..][at_16] += d_7;
                        d_w[n_13..][n_14..][at_15] += d_t_24;
                    }
                }
                {
                    let n_15 = kept_7.take();
                    for i_15 in (0..(n_15 / 2)).rev() {
                        let at_13 = i_15;
                        let at_14 = (n_15 - 1) - i_15;
                        let mut d_t_22: f64 = -0.0;
                        let d_8 = ::core::mem::take(&mut d_w[n_13..][..n_14][at_14]);
                        d_t_22 += d_8;
                        let d_9 = ::core::mem::take(&mut d_w[n_13..][..n_14][at_13]);
                        d_w[n_13..][..n_14][at_14] += d_9;
                        d_w[n_13..][..n_14][at_13] += d_t_22;
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_w[n_13..end_3][..],
                &d_t_19[..],
            );
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
        }
        for i_13 in ::rootgrad_autodiff::rt::Steps::from(0..length_4)
            .take(kept_10.take())
            .rev()
        {
            let a = t_10[i_13];
            let mut d_a: f64 = -0.0;
            if a > 100.0 {
                let d_10 = ::core::mem::take(&mut d_result);
                d_a += d_10;
            }
            d_t_10[i_13] += d_a;
        }
        {
            for _ in 0..kept_12.take() {
                let v_6 = kept_11.take();
                if v_6 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        {
            let n_8 = end_2 - n_7;
            {
                let n_11 = kept_13.take();
                for i_11 in (0..(n_11 / 2)).rev() {
                    let at_11 = i_11;
                    let at_12 = (n_11 - 1) - i_11;
                    let mut d_t_17: f64 = -0.0;
                    let d_11 = ::core::mem::take(&mut d_v[n_7..][at_12]);
                    d_t_17 += d_11;
                    let d_12 = ::core::mem::take(&mut d_v[n_7..][at_11]);
                    d_v[n_7..][at_12] += d_12;
                    d_v[n_7..][at_11] += d_t_17;
                }
            }
            {
                let n_10 = kept_14.take();
                for i_10 in (0..(n_10 / 2)).rev() {
                    let at_9 = i_10;
                    let at_10 = (n_10 - 1) - i_10;
                    let mut d_t_15: f64 = -0.0;
                    let d_13 = ::core::mem::take(&mut d_v[n_7..][n_8..][at_10]);
                    d_t_15 += d_13;
                    let d_14 = ::core::mem::take(&mut d_v[n_7..][n_8..][at_9]);
                    d_v[n_7..][n_8..][at_10] += d_14;
                    d_v[n_7..][n_8..][at_9] += d_t_15;
                }
            }
            {
                let n_9 = kept_15.take();
                for i_9 in (0..(n_9 / 2)).rev() {
                    let at_7 = i_9;
                    let at_8 = (n_9 - 1) - i_9;
                    let mut d_t_13: f64 = -0.0;
                    let d_15 = ::core::mem::take(&mut d_v[n_7..][..n_8][at_8]);
                    d_t_13 += d_15;
                    let d_16 = ::core::mem::take(&mut d_v[n_7..][..n_8][at_7]);
                    d_v[n_7..][..n_8][at_8] += d_16;
                    d_v[n_7..][..n_8][at_7] += d_t_13;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n_7..end_2][..], &d_t_10[..]);
        for i_7 in 0..length_3 {
            let d = collected[i_7];
            let mut d_d: f64 = -0.0;
            let d_17 = d_v[0];
            d_d += d_17 * d;
            d_d += d_17 * d;
            d_collected[i_7] += d_d;
        }
        for i_6 in 0..length_2 {
            let d_18 = ::core::mem::take(&mut d_collected[i_6]);
            d_t[i_6] += d_18;
        }
        {
            for _ in 0..kept_17.take() {
                let v_8 = kept_16.take();
                if v_8 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        {
            let n_2 = end - n;
            {
                let n_5 = kept_18.take();
                for i_4 in (0..(n_5 / 2)).rev() {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let mut d_t_8: f64 = -0.0;
                    let d_19 = ::core::mem::take(&mut d_v[n..][at_6]);
                    d_t_8 += d_19;
                    let d_20 = ::core::mem::take(&mut d_v[n..][at_5]);
                    d_v[n..][at_6] += d_20;
                    d_v[n..][at_5] += d_t_8;
                }
            }
            {
                let n_4 = kept_19.take();
                for i_3 in (0..(n_4 / 2)).rev() {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let mut d_t_6: f64 = -0.0;
                    let d_21 = ::core::mem::take(&mut d_v[n..][n_2..][at_4]);
                    d_t_6 += d_21;
                    let d_22 = ::core::mem::take(&mut d_v[n..][n_2..][at_3]);
                    d_v[n..][n_2..][at_4] += d_22;
                    d_v[n..][n_2..][at_3] += d_t_6;
                }
            }
            {
                let n_3 = kept_20.take();
                for i_2 in (0..(n_3 / 2)).rev() {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let mut d_t_4: f64 = -0.0;
                    let d_23 = ::core::mem::take(&mut d_v[n..][..n_2][at_2]);
                    d_t_4 += d_23;
                    let d_24 = ::core::mem::take(&mut d_v[n..][..n_2][at]);
                    d_v[n..][..n_2][at_2] += d_24;
                    d_v[n..][..n_2][at] += d_t_4;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n..end][..], &d_t[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        kept_3.finish();
        kept_11.finish();
        kept_16.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let n = 0;
        let end = 2;
        let t = v[n..end].to_vec();
        let t_t = t_v[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = (&mut v[n..][..n_2]).len();
                for i_2 in 0..(n_3 / 2) {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let t_4 = v[n..][..n_2][at];
                    let t_t_4 = t_v[n..][..n_2][at];
                    t_v[n..][..n_2][at] = t_v[n..][..n_2][at_2];
                    v[n..][..n_2][at] = v[n..][..n_2][at_2];
                    t_v[n..][..n_2][at_2] = t_t_4;
                    v[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = (&mut v[n..][n_2..]).len();
                for i_3 in 0..(n_4 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let t_6 = v[n..][n_2..][at_3];
                    let t_t_6 = t_v[n..][n_2..][at_3];
                    t_v[n..][n_2..][at_3] = t_v[n..][n_2..][at_4];
                    v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                    t_v[n..][n_2..][at_4] = t_t_6;
                    v[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = (&mut v[n..]).len();
                for i_4 in 0..(n_5 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let t_8 = v[n..][at_5];
                    let t_t_8 = t_v[n..][at_5];
                    t_v[n..][at_5] = t_v[n..][at_6];
                    v[n..][at_5] = v[n..][at_6];
                    t_v[n..][at_6] = t_t_8;
                    v[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut v).len() - (end - n);
            while (&mut v).len() > n_6 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let length = t.len();
        let mut collected = ::std::vec![0.0; length];
        let mut t_collected = ::std::vec![0.0; length];
        let length_2 = t.len();
        for i_6 in 0..length_2 {
            t_collected[i_6] = t_t[i_6];
            collected[i_6] = t[i_6];
        }
        let length_3 = collected.len();
        for i_7 in 0..length_3 {
            let d = collected[i_7];
            let t_d = t_collected[i_7];
            t_v[0] += t_d * d + d * t_d;
            v[0] += d * d;
        }
        let n_7 = 0;
        let end_2 = (&mut v).len();
        let t_10 = v[n_7..end_2].to_vec();
        let t_t_10 = t_v[n_7..end_2].to_vec();
        {
            let n_8 = end_2 - n_7;
            {
                let n_9 = (&mut v[n_7..][..n_8]).len();
                for i_9 in 0..(n_9 / 2) {
                    let at_7 = i_9;
                    let at_8 = (n_9 - 1) - i_9;
                    let t_13 = v[n_7..][..n_8][at_7];
                    let t_t_13 = t_v[n_7..][..n_8][at_7];
                    t_v[n_7..][..n_8][at_7] = t_v[n_7..][..n_8][at_8];
                    v[n_7..][..n_8][at_7] = v[n_7..][..n_8][at_8];
                    t_v[n_7..][..n_8][at_8] = t_t_13;
                    v[n_7..][..n_8][at_8] = t_13;
                }
            }
            {
                let n_10 = (&mut v[n_7..][n_8..]).len();
                for i_10 in 0..(n_10 / 2) {
                    let at_9 = i_10;
                    let at_10 = (n_10 - 1) - i_10;
                    let t_15 = v[n_7..][n_8..][at_9];
                    let t_t_15 = t_v[n_7..][n_8..][at_9];
                    t_v[n_7..][n_8..][at_9] = t_v[n_7..][n_8..][at_10];
                    v[n_7..][n_8..][at_9] = v[n_7..][n_8..][at_10];
                    t_v[n_7..][n_8..][at_10] = t_t_15;
                    v[n_7..][n_8..][at_10] = t_15;
                }
            }
            {
                let n_11 = (&mut v[n_7..]).len();
                for i_11 in 0..(n_11 / 2) {
                    let at_11 = i_11;
                    let at_12 = (n_11 - 1) - i_11;
                    let t_17 = v[n_7..][at_11];
                    let t_t_17 = t_v[n_7..][at_11];
                    t_v[n_7..][at_11] = t_v[n_7..][at_12];
                    v[n_7..][at_11] = v[n_7..][at_12];
                    t_v[n_7..][at_12] = t_t_17;
                    v[n_7..][at_12] = t_17;
                }
            }
        }
        {
            let n_12 = (&mut v).len() - (end_2 - n_7);
            while (&mut v).len() > n_12 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let mut running = true;
        let mut jumped = false;
        let length_4 = t_10.len();
        for i_13 in 0..length_4 {
            let a = t_10[i_13];
            let t_a = t_t_10[i_13];
            if a > 100.0 {
                t_result = t_a;
                result = a;
                running = false;
                jumped = true;
            }
            if !running {
                break;
            }
        }
        if !jumped {
            let mut w = x.to_vec();
            let mut t_w = t_x.to_vec();
            let mut s = 0.0;
            let mut t_s = 0.0;
            let n_13 = 1;
            let end_3 = (&mut w).len();
            let t_19 = w[n_13..end_3].to_vec();
            let t_t_19 = t_w[n_13..end_3].to_vec();
            {
                let n_14 = end_3 - n_13;
                {
                    let n_15 = (&mut w[n_13..][..n_14]).len();
                    for i_15 in 0..(n_15 / 2) {
                        let at_13 = i_15;
                        let at_14 = (n_15 - 1) - i_15;
                        let t_22 = w[n_13..][..n_14][at_13];
                        let t_t_22 = t_w[n_13..][..n_14][at_13];
                        t_w[n_13..][..n_14][at_13] = t_w[n_13..][..n_14][at_14];
                        w[n_13..][..n_14][at_13] = w[n_13..][..n_14][at_14];
                        t_w[n_13..][..n_14][at_14] = t_t_22;
                        w[n_13..][..n_14][at_14] = t_22;
                    }
                }
                {
                    let n_16 = (&mut w[n_13..][n_14..]).len();
                    for i_16 in 0..(n_16 / 2) {
                        let at_15 = i_16;
                        let at_16 = (n_16 - 1) - i_16;
                        let t_24 = w[n_13..][n_14..][at_15];
                        let t_t_24 = t_w[n_13..][n_14..][at_15];
                        t_w[n_13..][n_14..][at_15] = t_w[n_13..][n_14..][at_16];
                        w[n_13..][n_14..][at_15] = w[n_13..][n_14..][at_16];
                        t_w[n_13..][n_14..][at_16] = t_t_24;
                        w[n_13..][n_14..][at_16] = t_24;
                    }
                }
                {
                    let n_17 = (&mut w[n_13..]).len();
                    for i_17 in 0..(n_17 / 2) {
                        let at_17 = i_17;
                        let at_18 = (n_17 - 1) - i_17;
                        let t_26 = w[n_13..][at_17];
                        let t_t_26 = t_w[n_13..][at_17];
                        t_w[n_13..][at_17] = t_w[n_13..][at_18];
                        w[n_13..][at_17] = w[n_13..][at_18];
                        t_w[n_13..][at_18] = t_t_26;
                        w[n_13..][at_18] = t_26;
                    }
                }
            }
            {
                let n_18 = (&mut w).len() - (end_3 - n_13);
                while (&mut w).len() > n_18 {
                    if w.len() > 0 {
                        t_w.pop();
                        w.pop();
                    }
                }
            }
            let length_5 = t_19.len();
            for i_19 in 0..length_5 {
                let d_2 = t_19[i_19];
                let t_d_2 = t_t_19[i_19];
                t_s += t_d_2 * d_2 + d_2 * t_d_2;
                s += d_2 * d_2;
            }
            t_result = t_s * w[0] + s * t_w[0];
            result = s * w[0];
        }
        (result, t_result)
    }
}
mod retained {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_21 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let length = x.len();
        let mut hits: ::std::vec::Vec<(f64, f64)> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = x.len();
        for i in 0..length_2 {
            let v = x[i];
            shape_3.keep(&hits[i]);
            hits[i] = (v, (v * v));
        }
        {
            let mut n = 0usize;
            for i_2 in 0..kept_22.keep((&mut hits).len()) {
                let h = &hits[i_2];
                let t = kept_21.keep((h.0 > 0.3));
                if t {
                    let at = kept_20.keep(n);
                    let at_2 = i_2;
                    hits.swap(at, at_2);
                    n += 1;
                }
            }
            {
                let n_2 = n;
                let mut passes_of_kept_19 = 0usize;
                while (&mut hits).len() > n_2 {
                    passes_of_kept_19 += 1;
                    if kept_18.keep((hits.len() > 0)) {
                        if let Some(last) = hits.last() {
                            shape_2.keep(last);
                        }
                        hits.pop();
                    }
                }
                kept_19.keep(passes_of_kept_19);
            }
        }
        {
            let mut n_3 = 0usize;
            for i_4 in 0..kept_17.keep((&mut hits).len()) {
                let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                let a = kept_15.keep(hits[i_4].0);
                let b = kept_14.keep(hits[i_4].1);
                let t_3 = (a + b) < 1.9;
                if t_3 {
                    let at_3 = kept_13.keep(n_3);
                    let at_4 = i_4;
                    hits.swap(at_3, at_4);
                    n_3 += 1;
                }
                pass_4.push((kept_14.take(), kept_15.take()));
            }
            {
                let n_4 = n_3;
                let mut passes_of_kept_12 = 0usize;
                while (&mut hits).len() > n_4 {
                    passes_of_kept_12 += 1;
                    if kept_11.keep((hits.len() > 0)) {
                        if let Some(last) = hits.last() {
                            shape_1.keep(last);
                        }
                        hits.pop();
                    }
                }
                kept_12.keep(passes_of_kept_12);
            }
        }
        let mut clusters: Vec<Vec<f64>> = Vec::new();
        let length_3 = hits.len();
        for i_6 in 0..length_3 {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let p = &hits[i_6].0;
            let q = &hits[i_6].1;
            let mut taken = false;
            let present = kept_9.keep((clusters.len() > 0));
            if present {
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let at_5 = kept_7.keep((clusters.len() - 1));
                let c = &mut clusters[at_5];
                if kept_6.keep(((c[(c.len() - 1)] - (*p)).abs() < 0.2)) {
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    taken = true;
                    c.push(kept_4.keep((*p)) * kept_3.keep((*q)));
                    pass_1.push((kept_3.take(), kept_4.take()));
                }
                pass_2.push((kept_6.take(), kept_7.take()));
            }
            if kept_2.keep((!taken)) {
                clusters.push(::std::vec![(* p)]);
            }
            pass_3.push((kept_2.take(), kept_9.take()));
        }
        let mut acc = 0.0;
        let length_4 = clusters.len();
        for i_7 in 0..length_4 {
            let c_2 = &clusters[i_7];
            let mut sum_2: f64 = -0.0;
            let length_5 = c_2.len();
            for i_8 in 0..length_5 {
                sum_2 += c_2[i_8];
            }
            let b_2 = kept_1.keep((sum_2 / (c_2.len() as f64)));
            acc = acc + (b_2 * b_2);
        }
        let result: f64 = acc;
        let mut d_result = d_ret;
        let mut d_hits = ::rootgrad_autodiff::Differentiable::zero_like(&hits);
        let mut d_clusters = ::rootgrad_autodiff::Differentiable::zero_like(&clusters);
        let mut d_acc: f64 = -0.0;
        d_acc += d_result;
        for i_7 in (0..length_4).rev() {
            let b_2 = kept_1.take();
            let c_2 = &clusters[i_7];
            let length_5 = c_2.len();
            let mut d_sum_2: f64 = -0.0;
            let mut d_b_2: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_acc);
            d_acc += d_1;
            d_b_2 += d_1 * b_2;
            d_b_2 += d_1 * b_2;
            d_sum_2 += d_b_2 / (c_2.len() as f64);
            for i_8 in 0..length_5 {
                let d_2 = d_sum_2;
                d_clusters[i_7][i_8] += d_2;
            }
        }
        for i_6 in (0..length_3).rev() {
            let (v_1, present) = pass_3.take();
            if v_1 {
                let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_clusters);
                d_hits[i_6].0 += d_3[0];
            }
            if present {
                let (v_4, at_5) = pass_2.take();
                if v_4 {
                    let (v_2, v_3) = pass_1.take();
                    let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_clusters[at_5]);
                    d_hits[i_6].0 += d_4 * v_2;
                    d_hits[i_6].1 += d_4 * v_3;
                }
            }
        }
        {
            {
                for _ in 0..kept_12.take() {
                    let v_5 = kept_11.take();
                    if v_5 {
                        d_hits.push(shape_1.zero());
                    }
                }
            }
            let v_7 = kept_17.take();
            for i_4 in (0..v_7).rev() {
                let (b, a) = pass_4.take();
                let t_3 = (a + b) < 1.9;
                let mut d_a: f64 = -0.0;
                let mut d_b: f64 = -0.0;
                if t_3 {
                    let at_3 = kept_13.take();
                    let at_4 = i_4;
                    d_hits.swap(at_3, at_4);
                }
                d_hits[i_4].1 += d_b;
                d_hits[i_4].0 += d_a;
            }
        }
        {
            {
                for _ in 0..kept_19.take() {
                    let v_8 = kept_18.take();
                    if v_8 {
                        d_hits.push(shape_2.zero());
                    }
                }
            }
            let v_10 = kept_22.take();
            for i_2 in (0..v_10).rev() {
                let t = kept_21.take();
                if t {
                    let at = kept_20.take();
                    let at_2 = i_2;
                    d_hits.swap(at, at_2);
                }
            }
        }
        for i in (0..length_2).rev() {
            let v = x[i];
            let mut d_v: f64 = -0.0;
            let d_5 = shape_3.replace(&mut d_hits[i]);
            d_v += d_5.0;
            d_v += d_5.1 * v;
            d_v += d_5.1 * v;
            d_x[i] += d_v;
        }
        kept_1.finish();
        pass_1.finish();
        pass_2.finish();
        pass_3.finish();
        kept_11.finish();
        kept_13.finish();
        pass_4.finish();
        kept_18.finish();
        kept_20.finish();
        kept_21.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = x.len();
        let mut hits: ::std::vec::Vec<(f64, f64)> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let mut t_hits: ::std::vec::Vec<(f64, f64)> = ::rootgrad_autodiff::Differentiable::zero_like(
            &hits,
        );
        let length_2 = x.len();
        for i in 0..length_2 {
            let v = x[i];
            let t_v = t_x[i];
            t_hits[i] = (t_v, t_v * v + v * t_v);
            hits[i] = (v, (v * v));
        }
        {
            let mut n = 0usize;
            for i_2 in 0..(&mut hits).len() {
                let h = &hits[i_2];
                let t_h = &t_hits[i_2];
                let t = h.0 > 0.3;
                if t {
                    let at = n;
                    let at_2 = i_2;
                    t_hits.swap(at, at_2);
                    hits.swap(at, at_2);
                    n += 1;
                }
            }
            {
                let n_2 = n;
                while (&mut hits).len() > n_2 {
                    if hits.len() > 0 {
                        t_hits.pop();
                        hits.pop();
                    }
                }
            }
        }
        {
            let mut n_3 = 0usize;
            for i_4 in 0..(&mut hits).len() {
                let a = hits[i_4].0;
                let t_a = t_hits[i_4].0;
                let b = hits[i_4].1;
                let t_b = t_hits[i_4].1;
                let t_3 = (a + b) < 1.9;
                if t_3 {
                    let at_3 = n_3;
                    let at_4 = i_4;
                    t_hits.swap(at_3, at_4);
                    hits.swap(at_3, at_4);
                    n_3 += 1;
                }
            }
            {
                let n_4 = n_3;
                while (&mut hits).len() > n_4 {
                    if hits.len() > 0 {
                        t_hits.pop();
                        hits.pop();
                    }
                }
            }
        }
        let mut clusters: Vec<Vec<f64>> = Vec::new();
        let mut t_clusters: Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &clusters,
        );
        let length_3 = hits.len();
        for i_6 in 0..length_3 {
            let p = &hits[i_6].0;
            let t_p = &t_hits[i_6].0;
            let q = &hits[i_6].1;
            let t_q = &t_hits[i_6].1;
            let mut taken = false;
            let present = clusters.len() > 0;
            if present {
                let at_5 = clusters.len() - 1;
                let c = &mut clusters[at_5];
                let t_c = &mut t_clusters[at_5];
                if (c[(c.len() - 1)] - (*p)).abs() < 0.2 {
                    taken = true;
                    t_c.push((*t_p) * (*q) + (*p) * (*t_q));
                    c.push((*p) * (*q));
                }
            }
            if !taken {
                t_clusters.push(::std::vec![* t_p]);
                clusters.push(::std::vec![(* p)]);
            }
        }
        let mut acc = 0.0;
        let mut t_acc = 0.0;
        let length_4 = clusters.len();
        for i_7 in 0..length_4 {
            let c_2 = &clusters[i_7];
            let t_c_2 = &t_clusters[i_7];
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_5 = c_2.len();
            for i_8 in 0..length_5 {
                t_sum_2 += t_c_2[i_8];
                sum_2 += c_2[i_8];
            }
            let b_2 = sum_2 / (c_2.len() as f64);
            let t_b_2 = t_sum_2 / (c_2.len() as f64);
            t_acc = t_acc + (t_b_2 * b_2 + b_2 * t_b_2);
            acc = acc + (b_2 * b_2);
        }
        let result: f64 = acc;
        let t_result: f64 = t_acc;
        (result, t_result)
    }
}
mod deduplicated {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut v = x.to_vec();
        {
            let n = 4;
            let mut passes_of_kept_10 = 0usize;
            while (&mut v).len() > n {
                passes_of_kept_10 += 1;
                if kept_9.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_10.keep(passes_of_kept_10);
        }
        let n_2 = 2;
        let t_2 = v[n_2..].to_vec();
        {
            let n_3 = n_2;
            let mut passes_of_kept_8 = 0usize;
            while (&mut v).len() > n_3 {
                passes_of_kept_8 += 1;
                if kept_7.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_8.keep(passes_of_kept_8);
        }
        let w = ::core::clone::Clone::clone(&t_2);
        let length = w.len();
        for i_5 in 0..length {
            v.push(w[i_5]);
        }
        let length_2 = w.len();
        for i_7 in 0..length_2 {
            let a = &w[i_7];
            v.push((*a) * x[0]);
        }
        let length_3 = x.len();
        for i_9 in 0..length_3 {
            v.push(x[i_9]);
        }
        {
            let mut n_7 = (&mut v).len().min(1);
            for i_10 in 1..kept_6.keep((&mut v).len()) {
                if kept_5.keep((v[i_10] != v[(n_7 - 1)])) {
                    let at = kept_4.keep(n_7);
                    let at_2 = i_10;
                    let t_8 = v[at];
                    v[at] = v[at_2];
                    v[at_2] = t_8;
                    n_7 += 1;
                }
            }
            {
                let n_8 = n_7;
                let mut passes_of_kept_3 = 0usize;
                while (&mut v).len() > n_8 {
                    passes_of_kept_3 += 1;
                    if kept_2.keep((v.len() > 0)) {
                        v.pop();
                    }
                }
                kept_3.keep(passes_of_kept_3);
            }
        }
        let mut sum_2: f64 = -0.0;
        let length_4 = v.len();
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_12 in 0..length_4 {
            let i = i_12;
            let a_2 = &v[i_12];
            sum_2 += ((*a_2) * kept_1.keep((*a_2))) * (i as f64);
            let v_1 = kept_1.take();
            let d_1 = d_sum_2;
            let d_2 = d_1 * (i as f64);
            d_v[i_12] += d_2 * v_1;
            d_v[i_12] += d_2 * v_1;
        }
        let result: f64 = sum_2;
        {
            {
                for _ in 0..kept_3.take() {
                    let v_2 = kept_2.take();
                    if v_2 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                    }
                }
            }
            let v_5 = kept_6.take();
            for i_10 in (1..v_5).rev() {
                let v_4 = kept_5.take();
                if v_4 {
                    let at = kept_4.take();
                    let at_2 = i_10;
                    let mut d_t_8: f64 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_v[at_2]);
                    d_t_8 += d_3;
                    let d_4 = ::core::mem::take(&mut d_v[at]);
                    d_v[at_2] += d_4;
                    d_v[at] += d_t_8;
                }
            }
        }
        for i_9 in (0..length_3).rev() {
            let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_x[i_9] += d_5;
        }
        for i_7 in (0..length_2).rev() {
            let a = &w[i_7];
            let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_w[i_7] += d_6 * x[0];
            d_x[0] += d_6 * (*a);
        }
        for i_5 in (0..length).rev() {
            let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_w[i_5] += d_7;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_w));
        {
            for _ in 0..kept_8.take() {
                let v_6 = kept_7.take();
                if v_6 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n_2..][..], &d_t_2[..]);
        {
            for _ in 0..kept_10.take() {
                let v_8 = kept_9.take();
                if v_8 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        kept_2.finish();
        kept_4.finish();
        kept_5.finish();
        kept_7.finish();
        kept_9.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        {
            let n = 4;
            while (&mut v).len() > n {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let n_2 = 2;
        let t_2 = v[n_2..].to_vec();
        let t_t_2 = t_v[n_2..].to_vec();
        {
            let n_3 = n_2;
            while (&mut v).len() > n_3 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let w = t_2;
        let t_w = t_t_2;
        let length = w.len();
        for i_5 in 0..length {
            t_v.push(t_w[i_5]);
            v.push(w[i_5]);
        }
        let length_2 = w.len();
        for i_7 in 0..length_2 {
            let a = &w[i_7];
            let t_a = &t_w[i_7];
            t_v.push((*t_a) * x[0] + (*a) * t_x[0]);
            v.push((*a) * x[0]);
        }
        let length_3 = x.len();
        for i_9 in 0..length_3 {
            t_v.push(t_x[i_9]);
            v.push(x[i_9]);
        }
        {
            let mut n_7 = (&mut v).len().min(1);
            for i_10 in 1..(&mut v).len() {
                if v[i_10] != v[(n_7 - 1)] {
                    let at = n_7;
                    let at_2 = i_10;
                    let t_8 = v[at];
                    let t_t_8 = t_v[at];
                    t_v[at] = t_v[at_2];
                    v[at] = v[at_2];
                    t_v[at_2] = t_t_8;
                    v[at_2] = t_8;
                    n_7 += 1;
                }
            }
            {
                let n_8 = n_7;
                while (&mut v).len() > n_8 {
                    if v.len() > 0 {
                        t_v.pop();
                        v.pop();
                    }
                }
            }
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_4 = v.len();
        for i_12 in 0..length_4 {
            let i = i_12;
            let a_2 = &v[i_12];
            let t_a_2 = &t_v[i_12];
            t_sum_2 += ((*t_a_2) * (*a_2) + (*a_2) * (*t_a_2)) * (i as f64);
            sum_2 += ((*a_2) * (*a_2)) * (i as f64);
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod from_the_end {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let result: f64;
        let mut s = 0.0;
        let size = 4;
        let length = x.len().div_ceil(size);
        for i in 0..length {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            let mut product_2: f64 = 1.0;
            let length_2 = c.len();
            for i_2 in 0..length_2 {
                product_2 = kept_1.keep(product_2) * c[i_2];
            }
            s += product_2;
        }
        let size_2 = 4;
        let length_3 = x.len().div_ceil(size_2);
        for i_3 in 0..length_3 {
            let end = x.len() - (i_3 * size_2);
            let c_2 = &x[end.saturating_sub(size_2)..end];
            s += (c_2[0] * (c_2.len() as f64)) * c_2[(c_2.len() - 1)];
        }
        let size_3 = 2;
        let length_4 = x.len() / size_3;
        for i_4 in 0..length_4 {
            let c_3 = &x[(i_4 * size_3)..((i_4 * size_3) + size_3)];
            let matches = c_3.len() == 2;
            if matches {
                let a = &c_3[0];
                let b = &c_3[1];
                s += (*a) * (*b);
            } else {
                unreachable!();
            }
        }
        result = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let d_1 = ::core::mem::take(&mut d_result);
        d_s += d_1;
        for i_4 in 0..length_4 {
            let c_3 = &x[(i_4 * size_3)..((i_4 * size_3) + size_3)];
            let matches = c_3.len() == 2;
            let d_c_3 = &mut d_x[i_4 * size_3..(i_4 * size_3) + size_3];
            if matches {
                let a = &c_3[0];
                let b = &c_3[1];
                let d_2 = d_s;
                d_c_3[0] += d_2 * (*b);
                d_c_3[1] += d_2 * (*a);
            }
        }
        for i_3 in 0..length_3 {
            let end = x.len() - (i_3 * size_2);
            let c_2 = &x[end.saturating_sub(size_2)..end];
            let d_3 = d_s;
            let d_4 = d_3 * c_2[(c_2.len() - 1)];
            d_x[end.saturating_sub(size_2)..end][0] += d_4 * (c_2.len() as f64);
            d_x[end.saturating_sub(size_2)..end][c_2.len() - 1]
                += d_3 * (c_2[0] * (c_2.len() as f64));
        }
        for i in (0..length).rev() {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            let length_2 = c.len();
            let mut d_product_2: f64 = -0.0;
            let d_c = &mut d_x[i * size..((i * size) + size).min(x.len())];
            let d_5 = d_s;
            d_product_2 += d_5;
            for i_2 in (0..length_2).rev() {
                let v_1 = kept_1.take();
                let d_6 = ::core::mem::take(&mut d_product_2);
                d_product_2 += d_6 * c[i_2];
                d_c[i_2] += d_6 * v_1;
            }
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut s = 0.0;
        let mut t_s = 0.0;
        let size = 4;
        let length = x.len().div_ceil(size);
        for i in 0..length {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            let t_c = &t_x[i * size..((i * size) + size).min(x.len())];
            let mut product_2: f64 = 1.0;
            let mut t_product_2: f64 = 0.0;
            let length_2 = c.len();
            for i_2 in 0..length_2 {
                t_product_2 = t_product_2 * c[i_2] + product_2 * t_c[i_2];
                product_2 = product_2 * c[i_2];
            }
            t_s += t_product_2;
            s += product_2;
        }
        let size_2 = 4;
        let length_3 = x.len().div_ceil(size_2);
        for i_3 in 0..length_3 {
            let end = x.len() - (i_3 * size_2);
            let c_2 = &x[end.saturating_sub(size_2)..end];
            let t_c_2 = &t_x[end.saturating_sub(size_2)..end];
            t_s
                += (t_c_2[0] * (c_2.len() as f64)) * c_2[(c_2.len() - 1)]
                    + (c_2[0] * (c_2.len() as f64)) * t_c_2[c_2.len() - 1];
            s += (c_2[0] * (c_2.len() as f64)) * c_2[(c_2.len() - 1)];
        }
        let size_3 = 2;
        let length_4 = x.len() / size_3;
        for i_4 in 0..length_4 {
            let c_3 = &x[(i_4 * size_3)..((i_4 * size_3) + size_3)];
            let t_c_3 = &t_x[i_4 * size_3..(i_4 * size_3) + size_3];
            let matches = c_3.len() == 2;
            if matches {
                let a = &c_3[0];
                let t_a = &t_c_3[0];
                let b = &c_3[1];
                let t_b = &t_c_3[1];
                t_s += (*t_a) * (*b) + (*a) * (*t_b);
                s += (*a) * (*b);
            } else {
                unreachable!();
            }
        }
        t_result = t_s;
        result = s;
        (result, t_result)
    }
}
mod around {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            sum_2 += (*v) * (*v);
        }
        let total: f64 = sum_2;
        let length_2 = x.len().min(x.len().saturating_sub(1));
        let mut pairs: ::std::vec::Vec<(f64, f64)> = ::std::vec![
            ::core::default::Default::default(); length_2
        ];
        let length_3 = x.len().min(x.len().saturating_sub(1));
        for i_3 in 0..length_3 {
            let i_4 = i_3 + 1;
            shape_1.keep(&pairs[i_3]);
            pairs[i_3] = (x[i_3], x[i_4]);
        }
        let mut sum_3: f64 = -0.0;
        let length_4 = pairs.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_total: f64 = -0.0;
        let mut d_pairs = ::rootgrad_autodiff::Differentiable::zero_like(&pairs);
        let mut d_sum_3: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        d_m += d_result * total;
        d_sum_3 += d_m;
        for i_5 in 0..length_4 {
            let a = pairs[i_5].0;
            let b = pairs[i_5].1;
            sum_3 += a * b;
            let mut d_a: f64 = -0.0;
            let mut d_b: f64 = -0.0;
            let d_4 = d_sum_3;
            d_a += d_4 * b;
            d_b += d_4 * a;
            d_pairs[i_5].1 += d_b;
            d_pairs[i_5].0 += d_a;
        }
        let m: f64 = sum_3;
        let mut acc = 1.0;
        let length_5 = pairs.len();
        for i_6 in 0..length_5 {
            let a_2 = &pairs[i_6].0;
            let b_2 = &pairs[i_6].1;
            acc = kept_1.keep(acc) * ((*a_2) + (*b_2));
        }
        let prod = acc;
        let length_6 = x.len();
        let mut sum_4: f64 = -0.0;
        let length_7 = 8usize;
        let mut d_acc: f64 = -0.0;
        let mut d_prod: f64 = -0.0;
        let mut d_sum_4: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        d_c += d_result * prod;
        d_sum_4 += d_c;
        for i_7 in 0..length_7 {
            let i_8 = i_7 + 1;
            let i_9 = i_8 % length_6;
            let v_2 = &x[i_9];
            let i = ::rootgrad_autodiff::rt::nth(0, i_7);
            sum_4 += (*v_2) * (i as f64);
            let d_1 = d_sum_4;
            d_x[i_9] += d_1 * (i as f64);
        }
        let c = sum_4;
        let result: f64 = (total * m) + (prod * c);
        d_total += d_result * m;
        d_prod += d_result * c;
        d_acc += d_prod;
        for i_6 in (0..length_5).rev() {
            let v_1 = kept_1.take();
            let a_2 = &pairs[i_6].0;
            let b_2 = &pairs[i_6].1;
            let d_2 = ::core::mem::take(&mut d_acc);
            d_acc += d_2 * ((*a_2) + (*b_2));
            let d_3 = d_2 * v_1;
            d_pairs[i_6].0 += d_3;
            d_pairs[i_6].1 += d_3;
        }
        for i_3 in (0..length_3).rev() {
            let i_4 = i_3 + 1;
            let d_5 = shape_1.replace(&mut d_pairs[i_3]);
            d_x[i_3] += d_5.0;
            d_x[i_4] += d_5.1;
        }
        d_sum_2 += d_total;
        for i_2 in 0..length {
            let v = &x[i_2];
            let d_v = &mut d_x[i_2];
            let d_6 = d_sum_2;
            (*d_v) += d_6 * (*v);
            (*d_v) += d_6 * (*v);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_sum_2 += (*t_v) * (*v) + (*v) * (*t_v);
            sum_2 += (*v) * (*v);
        }
        let total: f64 = sum_2;
        let t_total: f64 = t_sum_2;
        let length_2 = x.len().min(x.len().saturating_sub(1));
        let mut pairs: ::std::vec::Vec<(f64, f64)> = ::std::vec![
            ::core::default::Default::default(); length_2
        ];
        let mut t_pairs: ::std::vec::Vec<(f64, f64)> = ::rootgrad_autodiff::Differentiable::zero_like(
            &pairs,
        );
        let length_3 = x.len().min(x.len().saturating_sub(1));
        for i_3 in 0..length_3 {
            let i_4 = i_3 + 1;
            t_pairs[i_3] = (t_x[i_3], t_x[i_4]);
            pairs[i_3] = (x[i_3], x[i_4]);
        }
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_4 = pairs.len();
        for i_5 in 0..length_4 {
            let a = pairs[i_5].0;
            let t_a = t_pairs[i_5].0;
            let b = pairs[i_5].1;
            let t_b = t_pairs[i_5].1;
            t_sum_3 += t_a * b + a * t_b;
            sum_3 += a * b;
        }
        let m: f64 = sum_3;
        let t_m: f64 = t_sum_3;
        let mut acc = 1.0;
        let mut t_acc = 0.0;
        let length_5 = pairs.len();
        for i_6 in 0..length_5 {
            let a_2 = &pairs[i_6].0;
            let t_a_2 = &t_pairs[i_6].0;
            let b_2 = &pairs[i_6].1;
            let t_b_2 = &t_pairs[i_6].1;
            t_acc = t_acc * ((*a_2) + (*b_2)) + acc * ((*t_a_2) + (*t_b_2));
            acc = acc * ((*a_2) + (*b_2));
        }
        let prod = acc;
        let t_prod = t_acc;
        let length_6 = x.len();
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_7 = 8usize;
        for i_7 in 0..length_7 {
            let i_8 = i_7 + 1;
            let i_9 = i_8 % length_6;
            let v_2 = &x[i_9];
            let t_v_2 = &t_x[i_9];
            let i = ::rootgrad_autodiff::rt::nth(0, i_7);
            t_sum_4 += (*t_v_2) * (i as f64);
            sum_4 += (*v_2) * (i as f64);
        }
        let c = sum_4;
        let t_c = t_sum_4;
        let result: f64 = (total * m) + (prod * c);
        let t_result: f64 = (t_total * m + total * t_m) + (t_prod * c + prod * t_c);
        (result, t_result)
    }
}
mod concatenated {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let like_j = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut a = [[0.0; 3]; 2];
        let length = a.len();
        for i in 0..length {
            let r = i;
            let row = &mut a[i];
            let length_2 = kept_2.keep(row.len());
            for i_2 in 0..length_2 {
                let c = i_2;
                let e = &mut row[i_2];
                (*e) = x[((r * 3) + c)] * ((r + 1) as f64);
            }
        }
        let mut sum_2: f64 = -0.0;
        let length_3 = a.len();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        d_sum_2 += d_s;
        for i_3 in 0..length_3 {
            let items = &a[i_3];
            let length_4 = items.len();
            let d_items = &mut d_a[i_3];
            for i_4 in 0..length_4 {
                let v = &items[i_4];
                sum_2 += (*v) * (*v);
                let v = &items[i_4];
                let d_v = &mut d_items[i_4];
                let d_7 = d_sum_2;
                (*d_v) += d_7 * (*v);
                (*d_v) += d_7 * (*v);
            }
            let items = &a[i_3];
        }
        let s: f64 = sum_2;
        let mut product_2: f64 = 1.0;
        let length_5 = a.len();
        for i_5 in 0..length_5 {
            let r_2 = &a[i_5];
            let length_6 = r_2.len();
            for i_6 in 0..length_6 {
                product_2 = kept_1.keep(product_2) * r_2[i_6];
            }
        }
        let t: f64 = product_2;
        let mut collected = ::std::vec::Vec::new();
        let length_7 = a.len();
        for i_7 in 0..length_7 {
            let items_2 = &a[i_7];
            let length_8 = items_2.len();
            for i_8 in 0..length_8 {
                collected.push(items_2[i_8]);
            }
        }
        let mut sum_3: f64 = -0.0;
        let length_9 = collected.len();
        for i_9 in 0..length_9 {
            sum_3 += collected[i_9];
        }
        let m: f64 = sum_3;
        let length_10 = ::rootgrad_autodiff::rt::count(0, 3);
        let mut col: ::std::vec::Vec<f64> = ::std::vec![0.0; length_10];
        let length_11 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_10 in 0..length_11 {
            let j = ::rootgrad_autodiff::rt::nth(0, i_10);
            like_j.of(&j);
            let mut sum_4: f64 = -0.0;
            let length_12 = a.len();
            for i_11 in 0..length_12 {
                let r_3 = &a[i_11];
                sum_4 += r_3[j];
            }
            col[i_10] = sum_4;
        }
        let result: f64 = (s + t) + ((m * col[0]) * col[2]);
        let mut d_product_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(&collected);
        let mut d_sum_3: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        let mut d_col = ::rootgrad_autodiff::Differentiable::zero_like(&col);
        d_t += d_result;
        let d_1 = d_result * col[2];
        d_m += d_1 * col[0];
        d_col[0] += d_1 * m;
        d_col[2] += d_result * (m * col[0]);
        for i_10 in 0..length_11 {
            let j = ::rootgrad_autodiff::rt::nth(0, i_10);
            like_j.of(&j);
            let length_12 = a.len();
            let mut d_sum_4: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_col[i_10]);
            d_sum_4 += d_2;
            for i_11 in 0..length_12 {
                let d_3 = d_sum_4;
                d_a[i_11][j] += d_3;
            }
        }
        d_sum_3 += d_m;
        for i_9 in 0..length_9 {
            let d_4 = d_sum_3;
            d_collected[i_9] += d_4;
        }
        for i_7 in (0..length_7).rev() {
            let items_2 = &a[i_7];
            let length_8 = items_2.len();
            let d_items_2 = &mut d_a[i_7];
            for i_8 in (0..length_8).rev() {
                let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_collected);
                d_items_2[i_8] += d_5;
            }
        }
        d_product_2 += d_t;
        for i_5 in (0..length_5).rev() {
            let r_2 = &a[i_5];
            let length_6 = r_2.len();
            let d_r_2 = &mut d_a[i_5];
            for i_6 in (0..length_6).rev() {
                let v_1 = kept_1.take();
                let d_6 = ::core::mem::take(&mut d_product_2);
                d_product_2 += d_6 * r_2[i_6];
                d_r_2[i_6] += d_6 * v_1;
            }
        }
        for i in (0..length).rev() {
            let length_2 = kept_2.take();
            let r = i;
            let d_row = &mut d_a[i];
            for i_2 in (0..length_2).rev() {
                let c = i_2;
                let d_8 = ::core::mem::take(&mut d_row[i_2]);
                d_x[(r * 3) + c] += d_8 * ((r + 1) as f64);
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
        let mut a = [[0.0; 3]; 2];
        let mut t_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let length = a.len();
        for i in 0..length {
            let r = i;
            let row = &mut a[i];
            let t_row = &mut t_a[i];
            let length_2 = row.len();
            for i_2 in 0..length_2 {
                let c = i_2;
                let e = &mut row[i_2];
                let t_e = &mut t_row[i_2];
                (*t_e) = t_x[(r * 3) + c] * ((r + 1) as f64);
                (*e) = x[((r * 3) + c)] * ((r + 1) as f64);
            }
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = a.len();
        for i_3 in 0..length_3 {
            let items = &a[i_3];
            let t_items = &t_a[i_3];
            let length_4 = items.len();
            for i_4 in 0..length_4 {
                let v = &items[i_4];
                let t_v = &t_items[i_4];
                t_sum_2 += (*t_v) * (*v) + (*v) * (*t_v);
                sum_2 += (*v) * (*v);
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let mut product_2: f64 = 1.0;
        let mut t_product_2: f64 = 0.0;
        let length_5 = a.len();
        for i_5 in 0..length_5 {
            let r_2 = &a[i_5];
            let t_r_2 = &t_a[i_5];
            let length_6 = r_2.len();
            for i_6 in 0..length_6 {
                t_product_2 = t_product_2 * r_2[i_6] + product_2 * t_r_2[i_6];
                product_2 = product_2 * r_2[i_6];
            }
        }
        let t: f64 = product_2;
        let t_t: f64 = t_product_2;
        let mut collected = ::std::vec::Vec::new();
        let mut t_collected = ::rootgrad_autodiff::Differentiable::zero_like(&collected);
        let length_7 = a.len();
        for i_7 in 0..length_7 {
            let items_2 = &a[i_7];
            let t_items_2 = &t_a[i_7];
            let length_8 = items_2.len();
            for i_8 in 0..length_8 {
                t_collected.push(t_items_2[i_8]);
                collected.push(items_2[i_8]);
            }
        }
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_9 = collected.len();
        for i_9 in 0..length_9 {
            t_sum_3 += t_collected[i_9];
            sum_3 += collected[i_9];
        }
        let m: f64 = sum_3;
        let t_m: f64 = t_sum_3;
        let length_10 = ::rootgrad_autodiff::rt::count(0, 3);
        let mut col: ::std::vec::Vec<f64> = ::std::vec![0.0; length_10];
        let mut t_col: ::std::vec::Vec<f64> = ::std::vec![0.0; length_10];
        let length_11 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_10 in 0..length_11 {
            let j = ::rootgrad_autodiff::rt::nth(0, i_10);
            let mut sum_4: f64 = -0.0;
            let mut t_sum_4: f64 = 0.0;
            let length_12 = a.len();
            for i_11 in 0..length_12 {
                let r_3 = &a[i_11];
                let t_r_3 = &t_a[i_11];
                t_sum_4 += t_r_3[j];
                sum_4 += r_3[j];
            }
            t_col[i_10] = t_sum_4;
            col[i_10] = sum_4;
        }
        let result: f64 = (s + t) + ((m * col[0]) * col[2]);
        let t_result: f64 = (t_s + t_t)
            + ((t_m * col[0] + m * t_col[0]) * col[2] + (m * col[0]) * t_col[2]);
        (result, t_result)
    }
}
mod compared_by_path {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut s = 0.0;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let length = x.len();
        for i in 0..length {
            let item = x[i];
            if kept_4.keep((!found)) {
                chosen = item;
                found = true;
            } else {
                let x_2 = &chosen;
                let x_3 = &item;
                let better = kept_3
                    .keep((x_2.total_cmp(x_3) != ::core::cmp::Ordering::Greater));
                if better {
                    chosen = item;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let m = chosen;
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let item_2 = x[i_2];
            if kept_2.keep((!found_2)) {
                chosen_2 = item_2;
                found_2 = true;
            } else {
                let better_2 = kept_1
                    .keep(
                        ((&chosen_2)
                            .partial_cmp((&item_2))
                            .unwrap_or(std::cmp::Ordering::Equal)
                            == ::core::cmp::Ordering::Greater),
                    );
                if better_2 {
                    chosen_2 = item_2;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let n = chosen_2;
        let mut sorted = x.to_vec();
        let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut sorted)[..],
            |a, b| b.total_cmp(a),
        );
        {
            let t = sorted[..].to_vec();
            shape_3.keep(&t);
            for i_3 in 0..order.len() {
                sorted[i_3] = t[order[i_3]].clone();
            }
        }
        let order_3: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut sorted)[..],
            f64::total_cmp,
        );
        {
            let t_2 = sorted[..].to_vec();
            shape_2.keep(&t_2);
            for i_4 in 0..order_3.len() {
                sorted[i_4] = t_2[order_3[i_4]].clone();
            }
        }
        let order_5: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut sorted)[..],
            |a, b| a.partial_cmp(b).unwrap(),
        );
        {
            let t_3 = sorted[..].to_vec();
            shape_1.keep(&t_3);
            for i_5 in 0..order_5.len() {
                sorted[i_5] = t_3[order_5[i_5]].clone();
            }
        }
        s += ((sorted[0] * sorted[2]) * m) + n;
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_chosen: f64 = -0.0;
        let mut d_m: f64 = -0.0;
        let mut d_chosen_2: f64 = -0.0;
        let mut d_n: f64 = -0.0;
        let mut d_sorted = ::rootgrad_autodiff::Differentiable::zero_like(&sorted);
        d_s += d_result;
        let d_1 = d_s;
        let d_2 = d_1 * m;
        d_sorted[0] += d_2 * sorted[2];
        d_sorted[2] += d_2 * sorted[0];
        d_m += d_1 * (sorted[0] * sorted[2]);
        d_n += d_1;
        {
            let mut d_t_3 = shape_1.zero();
            for i_5 in 0..order_5.len() {
                let d_3 = ::core::mem::take(&mut d_sorted[i_5]);
                d_t_3[order_5[i_5]] += d_3;
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_sorted[..][..], &d_t_3[..]);
        }
        {
            let mut d_t_2 = shape_2.zero();
            for i_4 in 0..order_3.len() {
                let d_4 = ::core::mem::take(&mut d_sorted[i_4]);
                d_t_2[order_3[i_4]] += d_4;
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_sorted[..][..], &d_t_2[..]);
        }
        {
            let mut d_t = shape_3.zero();
            for i_3 in 0..order.len() {
                let d_5 = ::core::mem::take(&mut d_sorted[i_3]);
                d_t[order[i_3]] += d_5;
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_sorted[..][..], &d_t[..]);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_sorted[..]);
        d_chosen_2 += d_n;
        for i_2 in (0..length_2).rev() {
            let v_1 = kept_2.take();
            let mut d_item_2: f64 = -0.0;
            if v_1 {
                let d_6 = ::core::mem::take(&mut d_chosen_2);
                d_item_2 += d_6;
            } else {
                let better_2 = kept_1.take();
                if better_2 {
                    let d_7 = ::core::mem::take(&mut d_chosen_2);
                    d_item_2 += d_7;
                }
            }
            d_x[i_2] += d_item_2;
        }
        d_chosen += d_m;
        for i in (0..length).rev() {
            let v_2 = kept_4.take();
            let mut d_item: f64 = -0.0;
            if v_2 {
                let d_8 = ::core::mem::take(&mut d_chosen);
                d_item += d_8;
            } else {
                let better = kept_3.take();
                if better {
                    let d_9 = ::core::mem::take(&mut d_chosen);
                    d_item += d_9;
                }
            }
            d_x[i] += d_item;
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
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let item = x[i];
            let t_item = t_x[i];
            if !found {
                t_chosen = t_item;
                chosen = item;
                found = true;
            } else {
                let x_2 = &chosen;
                let t_x_2 = &t_chosen;
                let x_3 = &item;
                let t_x_3 = &t_item;
                let better = x_2.total_cmp(x_3) != ::core::cmp::Ordering::Greater;
                if better {
                    t_chosen = t_item;
                    chosen = item;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let m = chosen;
        let t_m = t_chosen;
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut t_chosen_2: f64 = 0.0;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let item_2 = x[i_2];
            let t_item_2 = t_x[i_2];
            if !found_2 {
                t_chosen_2 = t_item_2;
                chosen_2 = item_2;
                found_2 = true;
            } else {
                let better_2 = (&chosen_2)
                    .partial_cmp((&item_2))
                    .unwrap_or(std::cmp::Ordering::Equal)
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    t_chosen_2 = t_item_2;
                    chosen_2 = item_2;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let n = chosen_2;
        let t_n = t_chosen_2;
        let mut sorted = x.to_vec();
        let mut t_sorted = t_x.to_vec();
        let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut sorted)[..],
            |a, b| b.total_cmp(a),
        );
        {
            let t = sorted[..].to_vec();
            let t_t = t_sorted[..].to_vec();
            for i_3 in 0..order.len() {
                t_sorted[i_3] = t_t[order[i_3]];
                sorted[i_3] = t[order[i_3]].clone();
            }
        }
        let order_3: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut sorted)[..],
            f64::total_cmp,
        );
        {
            let t_2 = sorted[..].to_vec();
            let t_t_2 = t_sorted[..].to_vec();
            for i_4 in 0..order_3.len() {
                t_sorted[i_4] = t_t_2[order_3[i_4]];
                sorted[i_4] = t_2[order_3[i_4]].clone();
            }
        }
        let order_5: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut sorted)[..],
            |a, b| a.partial_cmp(b).unwrap(),
        );
        {
            let t_3 = sorted[..].to_vec();
            let t_t_3 = t_sorted[..].to_vec();
            for i_5 in 0..order_5.len() {
                t_sorted[i_5] = t_t_3[order_5[i_5]];
                sorted[i_5] = t_3[order_5[i_5]].clone();
            }
        }
        t_s
            += ((t_sorted[0] * sorted[2] + sorted[0] * t_sorted[2]) * m
                + (sorted[0] * sorted[2]) * t_m) + t_n;
        s += ((sorted[0] * sorted[2]) * m) + n;
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod counted_off {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = x.len().saturating_sub(2);
        for i in 0..length {
            let i_2 = i + 2;
            let item = &x[i_2];
            if true {
                chosen = i_2;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let n = &x[at];
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item_2 = &x[i_3];
            chosen_2 = i_3;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let at_2 = chosen_2;
        let l = &x[at_2];
        let mut found_3 = false;
        let mut position_2 = 0usize;
        let mut running_2 = true;
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            let v = &x[i_4];
            if (*v) > 0.7 {
                found_3 = true;
                running_2 = false;
            } else {
                position_2 += 1;
            }
            if !running_2 {
                break;
            }
        }
        let t;
        if found_3 {
            t = position_2;
        } else {
            t = 0;
        }
        let p = t;
        let mut found_4 = false;
        let mut running_3 = true;
        let length_4 = x.len();
        for i_5 in 0..length_4 {
            let v_2 = &x[i_5];
            if (*v_2) > 10.0 {
                found_4 = true;
                running_3 = false;
            }
            if !running_3 {
                break;
            }
        }
        let any = found_4;
        let mut found_5 = true;
        let mut running_4 = true;
        let length_5 = x.len();
        for i_6 in 0..length_5 {
            let v_3 = &x[i_6];
            if !((*v_3) > 0.0) {
                found_5 = false;
                running_4 = false;
            }
            if !running_4 {
                break;
            }
        }
        let all = found_5;
        let t_2;
        if all && (!any) {
            t_2 = ((*n) * (*l)) * x[p];
        } else {
            t_2 = (*n) + (*l);
        }
        let result: f64 = t_2;
        let mut d_result = d_ret;
        let n = &x[at];
        let l = &x[at_2];
        let mut d_t_2: f64 = -0.0;
        d_t_2 += d_result;
        if all && (!any) {
            let d_1 = ::core::mem::take(&mut d_t_2);
            let d_2 = d_1 * x[p];
            d_x[at] += d_2 * (*l);
            d_x[at_2] += d_2 * (*n);
            d_x[p] += d_1 * ((*n) * (*l));
        } else {
            let d_3 = ::core::mem::take(&mut d_t_2);
            d_x[at] += d_3;
            d_x[at_2] += d_3;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = x.len().saturating_sub(2);
        for i in 0..length {
            let i_2 = i + 2;
            let item = &x[i_2];
            let t_item = &t_x[i_2];
            if true {
                chosen = i_2;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let n = &x[at];
        let t_n = &t_x[at];
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item_2 = &x[i_3];
            let t_item_2 = &t_x[i_3];
            chosen_2 = i_3;
            found_2 = true;
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let at_2 = chosen_2;
        let l = &x[at_2];
        let t_l = &t_x[at_2];
        let mut found_3 = false;
        let mut position_2 = 0usize;
        let mut running_2 = true;
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            let v = &x[i_4];
            let t_v = &t_x[i_4];
            if (*v) > 0.7 {
                found_3 = true;
                running_2 = false;
            } else {
                position_2 += 1;
            }
            if !running_2 {
                break;
            }
        }
        let t;
        if found_3 {
            t = position_2;
        } else {
            t = 0;
        }
        let p = t;
        let mut found_4 = false;
        let mut running_3 = true;
        let length_4 = x.len();
        for i_5 in 0..length_4 {
            let v_2 = &x[i_5];
            let t_v_2 = &t_x[i_5];
            if (*v_2) > 10.0 {
                found_4 = true;
                running_3 = false;
            }
            if !running_3 {
                break;
            }
        }
        let any = found_4;
        let mut found_5 = true;
        let mut running_4 = true;
        let length_5 = x.len();
        for i_6 in 0..length_5 {
            let v_3 = &x[i_6];
            let t_v_3 = &t_x[i_6];
            if !((*v_3) > 0.0) {
                found_5 = false;
                running_4 = false;
            }
            if !running_4 {
                break;
            }
        }
        let all = found_5;
        let t_2;
        let t_t_2;
        if all && (!any) {
            t_t_2 = ((*t_n) * (*l) + (*n) * (*t_l)) * x[p] + ((*n) * (*l)) * t_x[p];
            t_2 = ((*n) * (*l)) * x[p];
        } else {
            t_t_2 = (*t_n) + (*t_l);
            t_2 = (*n) + (*l);
        }
        let result: f64 = t_2;
        let t_result: f64 = t_t_2;
        (result, t_result)
    }
}
mod looked_at {
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
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        if present {
            let at = next_2;
            next_2 += 1;
            let item = &x[at];
        }
        let present_2 = next_2 < x.len();
        if present_2 {
            let at_2 = next_2;
            next_2 += 1;
            let item_2 = &x[at_2];
        }
        let taken = next_2;
        let mut sum_2: f64 = -0.0;
        let length = x.len().saturating_sub(taken);
        for i in 0..length {
            let i_2 = i + taken;
            let v = &x[i_2];
            sum_2 += ((*v) * (*v)) * x[0];
        }
        let mut s = sum_2;
        let mut next_3 = 0usize;
        let mut running = true;
        let mut passes_of_kept_7 = 0usize;
        while running {
            passes_of_kept_7 += 1;
            let present_3 = kept_6.keep((next_3 < x.len()));
            if present_3 {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let at_3 = kept_4.keep(next_3);
                let item_3 = &x[at_3];
                let v_2 = *item_3;
                s += (v_2 * v_2) * v_2;
                let present_4 = next_3 < x.len();
                if present_4 {
                    let at_4 = next_3;
                    next_3 += 1;
                    let item_4 = &x[at_4];
                }
                let mut taken_2 = false;
                let present_5 = kept_3.keep((next_3 < x.len()));
                if present_5 {
                    let at_5 = kept_2.keep(next_3);
                    let item_5 = &x[at_5];
                    let v_3 = &item_5;
                    if (*(*v_3)) > 0.5 {
                        taken_2 = true;
                        s = kept_1.keep(s) * (*(*v_3));
                        let present_6 = next_3 < x.len();
                        if present_6 {
                            let at_6 = next_3;
                            next_3 += 1;
                            let item_6 = &x[at_6];
                        }
                    }
                }
                if !taken_2 {}
                pass_1.push((kept_3.take(), kept_4.take()));
            } else {
                running = false;
            }
        }
        kept_7.keep(passes_of_kept_7);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for _ in 0..kept_7.take() {
            let present_3 = kept_6.take();
            if present_3 {
                let (present_5, at_3) = pass_1.take();
                let item_3 = &x[at_3];
                let v_2 = *item_3;
                let mut d_v_2: f64 = -0.0;
                if present_5 {
                    let at_5 = kept_2.take();
                    let item_5 = &x[at_5];
                    let v_3 = &item_5;
                    if (*(*v_3)) > 0.5 {
                        let v_1 = kept_1.take();
                        let d_1 = ::core::mem::take(&mut d_s);
                        d_s += d_1 * (*(*v_3));
                        d_x[at_5] += d_1 * v_1;
                    }
                }
                let d_2 = d_s;
                let d_3 = d_2 * v_2;
                d_v_2 += d_3 * v_2;
                d_v_2 += d_3 * v_2;
                d_v_2 += d_2 * (v_2 * v_2);
                d_x[at_3] += d_v_2;
            }
        }
        d_sum_2 += d_s;
        for i in 0..length {
            let i_2 = i + taken;
            let v = &x[i_2];
            let d_4 = d_sum_2;
            let d_5 = d_4 * x[0];
            d_x[i_2] += d_5 * (*v);
            d_x[i_2] += d_5 * (*v);
            d_x[0] += d_4 * ((*v) * (*v));
        }
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
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        if present {
            let at = next_2;
            next_2 += 1;
            let item = &x[at];
            let t_item = &t_x[at];
        }
        let present_2 = next_2 < x.len();
        if present_2 {
            let at_2 = next_2;
            next_2 += 1;
            let item_2 = &x[at_2];
            let t_item_2 = &t_x[at_2];
        }
        let taken = next_2;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len().saturating_sub(taken);
        for i in 0..length {
            let i_2 = i + taken;
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_sum_2 += ((*t_v) * (*v) + (*v) * (*t_v)) * x[0] + ((*v) * (*v)) * t_x[0];
            sum_2 += ((*v) * (*v)) * x[0];
        }
        let mut s = sum_2;
        let mut t_s = t_sum_2;
        let mut next_3 = 0usize;
        let mut running = true;
        while running {
            let present_3 = next_3 < x.len();
            if present_3 {
                let at_3 = next_3;
                let item_3 = &x[at_3];
                let t_item_3 = &t_x[at_3];
                let v_2 = *item_3;
                let t_v_2 = *t_item_3;
                t_s += (t_v_2 * v_2 + v_2 * t_v_2) * v_2 + (v_2 * v_2) * t_v_2;
                s += (v_2 * v_2) * v_2;
                let present_4 = next_3 < x.len();
                if present_4 {
                    let at_4 = next_3;
                    next_3 += 1;
                    let item_4 = &x[at_4];
                    let t_item_4 = &t_x[at_4];
                }
                let mut taken_2 = false;
                let present_5 = next_3 < x.len();
                if present_5 {
                    let at_5 = next_3;
                    let item_5 = &x[at_5];
                    let t_item_5 = &t_x[at_5];
                    let v_3 = &item_5;
                    let t_v_3 = &t_item_5;
                    if (*(*v_3)) > 0.5 {
                        taken_2 = true;
                        t_s = t_s * (*(*v_3)) + s * (*(*t_v_3));
                        s = s * (*(*v_3));
                        let present_6 = next_3 < x.len();
                        if present_6 {
                            let at_6 = next_3;
                            next_3 += 1;
                            let item_6 = &x[at_6];
                            let t_item_6 = &t_x[at_6];
                        }
                    }
                }
                if !taken_2 {}
            } else {
                running = false;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
