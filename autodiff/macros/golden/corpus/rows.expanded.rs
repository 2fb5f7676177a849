// Written by the golden test; do not edit.
mod the_last_state {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_n = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut h: Vec<Vec<f64>> = ::std::vec![x.to_vec()];
        for k in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_3.keep((h.len() - 1));
            let length = kept_2.keep(h[at].len());
            let mut n: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            like_n.of(&n);
            let length_2 = kept_1.keep(h[at].len());
            for i in 0..length_2 {
                let v = &h[at][i];
                n[i] = ((*v) * 0.5) + (k as f64);
            }
            h.push(n);
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let mut s = 0.0;
        let length_3 = h[0].len();
        let mut d_h = ::rootgrad_autodiff::Differentiable::zero_like(&h);
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        d_s += d_t;
        for i_2 in 0..length_3 {
            let v_2 = &h[0][i_2];
            s += (*v_2) * (*v_2);
            let v_2 = &h[0][i_2];
            let d_2 = d_s;
            d_h[0][i_2] += d_2 * (*v_2);
            d_h[0][i_2] += d_2 * (*v_2);
        }
        let t = s;
        let at_2 = h.len() - 1;
        let mut sum_2: f64 = -0.0;
        let length_4 = h[at_2].len();
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result * h[1][0];
        for i_3 in 0..length_4 {
            sum_2 += h[at_2][i_3];
            let d_1 = d_sum_2;
            d_h[at_2][i_3] += d_1;
        }
        let result: f64 = t + (sum_2 * h[1][0]);
        d_h[1][0] += d_result * sum_2;
        for k in (0..3).rev() {
            let (length_2, length, at) = pass_1.take();
            let mut d_n = like_n.same(::std::vec![::rootgrad_autodiff::zero(); length]);
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_h);
            ::rootgrad_autodiff::rt::accumulate(&mut d_n, &(d_3));
            for i in 0..length_2 {
                let d_4 = ::core::mem::take(&mut d_n[i]);
                d_h[at][i] += d_4 * 0.5;
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_h[0][..]);
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_h: Vec<Vec<f64>> = ::std::vec![t_x.to_vec()];
        let mut h: Vec<Vec<f64>> = ::std::vec![x.to_vec()];
        for k in 0..3 {
            let at = h.len() - 1;
            let length = h[at].len();
            let mut n: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_n: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = h[at].len();
            for i in 0..length_2 {
                let v = &h[at][i];
                let t_v = &t_h[at][i];
                t_n[i] = (*t_v) * 0.5;
                n[i] = ((*v) * 0.5) + (k as f64);
            }
            t_h.push(t_n);
            h.push(n);
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length_3 = h[0].len();
        for i_2 in 0..length_3 {
            let v_2 = &h[0][i_2];
            let t_v_2 = &t_h[0][i_2];
            t_s += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
            s += (*v_2) * (*v_2);
        }
        let t = s;
        let t_t = t_s;
        let at_2 = h.len() - 1;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_4 = h[at_2].len();
        for i_3 in 0..length_4 {
            t_sum_2 += t_h[at_2][i_3];
            sum_2 += h[at_2][i_3];
        }
        let result: f64 = t + (sum_2 * h[1][0]);
        let t_result: f64 = t_t + (t_sum_2 * h[1][0] + sum_2 * t_h[1][0]);
        (result, t_result)
    }
}
mod first_and_last {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let size = 2;
        let length = x.len().div_ceil(size);
        let mut rows: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let length_2 = x.len().div_ceil(size);
        for i in 0..length_2 {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            shape_1.keep(&rows[i]);
            rows[i] = c.to_vec();
        }
        let mut s = 0.0;
        let at = rows.len() - 1;
        let length_3 = rows[0].len().min(rows[at].len());
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_2 in 0..length_3 {
            let a = &rows[0][i_2];
            let b = &rows[at][i_2];
            s += (*a) * (*b);
            let a = &rows[0][i_2];
            let b = &rows[at][i_2];
            let d_1 = d_s;
            d_rows[0][i_2] += d_1 * (*b);
            d_rows[at][i_2] += d_1 * (*a);
        }
        let result: f64 = s + ((&rows[1]).len() as f64);
        for i in (0..length_2).rev() {
            let d_c = &mut d_x[i * size..((i * size) + size).min(x.len())];
            let d_2 = shape_1.replace(&mut d_rows[i]);
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_c)[..], &d_2[..]);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let size = 2;
        let length = x.len().div_ceil(size);
        let mut rows: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let mut t_rows: ::std::vec::Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &rows,
        );
        let length_2 = x.len().div_ceil(size);
        for i in 0..length_2 {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            let t_c = &t_x[i * size..((i * size) + size).min(x.len())];
            t_rows[i] = t_c.to_vec();
            rows[i] = c.to_vec();
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let at = rows.len() - 1;
        let length_3 = rows[0].len().min(rows[at].len());
        for i_2 in 0..length_3 {
            let a = &rows[0][i_2];
            let t_a = &t_rows[0][i_2];
            let b = &rows[at][i_2];
            let t_b = &t_rows[at][i_2];
            t_s += (*t_a) * (*b) + (*a) * (*t_b);
            s += (*a) * (*b);
        }
        let result: f64 = s + ((&rows[1]).len() as f64);
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod pushed_to_the_last {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut rows: Vec<Vec<f64>> = ::std::vec![::std::vec![]];
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let v = &x[i_2];
            if (i % 2) == 0 {
                rows.push(::std::vec![]);
            }
            {
                let at = kept_1.keep((rows.len() - 1));
                let row = &mut rows[at];
                row.push((*v) * (*v));
            }
        }
        let result: f64 = rows[1][0] * rows[2][1];
        let mut d_result = d_ret;
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        d_rows[1][0] += d_result * rows[2][1];
        d_rows[2][1] += d_result * rows[1][0];
        for i_2 in (0..length).rev() {
            let i = i_2;
            let v = &x[i_2];
            let d_v = &mut d_x[i_2];
            {
                let at = kept_1.take();
                let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_rows[at]);
                (*d_v) += d_1 * (*v);
                (*d_v) += d_1 * (*v);
            }
            if (i % 2) == 0 {
                let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_rows);
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
        let mut rows: Vec<Vec<f64>> = ::std::vec![::std::vec![]];
        let mut t_rows: Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &rows,
        );
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            if (i % 2) == 0 {
                t_rows
                    .push(
                        ::rootgrad_autodiff::Differentiable::zero_like(&(::std::vec![])),
                    );
                rows.push(::std::vec![]);
            }
            {
                let at = rows.len() - 1;
                let row = &mut rows[at];
                let t_row = &mut t_rows[at];
                t_row.push((*t_v) * (*v) + (*v) * (*t_v));
                row.push((*v) * (*v));
            }
        }
        let result: f64 = rows[1][0] * rows[2][1];
        let t_result: f64 = t_rows[1][0] * rows[2][1] + rows[1][0] * t_rows[2][1];
        (result, t_result)
    }
}
mod flattened_to_be_changed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut m = ::std::vec![x.to_vec(), x.to_vec()];
        let length = m.len();
        for i in 0..length {
            let items = &mut m[i];
            let length_2 = kept_1.keep(items.len());
            for i_2 in 0..length_2 {
                let v = &mut items[i_2];
                (*v) = (*v) * 2.0;
            }
        }
        let length_3 = m.len();
        for i_3 in 0..length_3 {
            let items_2 = &mut m[i_3];
            let length_4 = items_2.len();
            for i_4 in 0..length_4 {
                let v_2 = &mut items_2[i_4];
                (*v_2) += 1.0;
            }
        }
        let result: f64 = m[0][0] * m[1][1];
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        d_m[0][0] += d_result * m[1][1];
        d_m[1][1] += d_result * m[0][0];
        for i_3 in 0..length_3 {
            let d_items_2 = &mut d_m[i_3];
        }
        for i in (0..length).rev() {
            let length_2 = kept_1.take();
            let d_items = &mut d_m[i];
            for i_2 in (0..length_2).rev() {
                let d_v = &mut d_items[i_2];
                let d_2 = ::core::mem::take(&mut (*d_v));
                (*d_v) += d_2 * 2.0;
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_m[0][..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_m[1][..]);
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_m = ::std::vec![t_x.to_vec(), t_x.to_vec()];
        let mut m = ::std::vec![x.to_vec(), x.to_vec()];
        let length = m.len();
        for i in 0..length {
            let items = &mut m[i];
            let t_items = &mut t_m[i];
            let length_2 = items.len();
            for i_2 in 0..length_2 {
                let v = &mut items[i_2];
                let t_v = &mut t_items[i_2];
                (*t_v) = (*t_v) * 2.0;
                (*v) = (*v) * 2.0;
            }
        }
        let length_3 = m.len();
        for i_3 in 0..length_3 {
            let items_2 = &mut m[i_3];
            let t_items_2 = &mut t_m[i_3];
            let length_4 = items_2.len();
            for i_4 in 0..length_4 {
                let v_2 = &mut items_2[i_4];
                let t_v_2 = &mut t_items_2[i_4];
                (*v_2) += 1.0;
            }
        }
        let result: f64 = m[0][0] * m[1][1];
        let t_result: f64 = t_m[0][0] * m[1][1] + m[0][0] * t_m[1][1];
        (result, t_result)
    }
}
mod flattened_beside_others {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let g = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]];
        let w = [1.0, 2.0, 3.0, 4.0];
        let length = w.len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let length_2 = g.len();
        let mut d_g = ::rootgrad_autodiff::Differentiable::zero_like(&g);
        let mut d_sum_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        d_sum_2 += d_t;
        for i in 0..length_2 {
            let items = &g[i];
            let length_3 = items.len();
            for i_2 in 0..length_3 {
                let item = &items[i_2];
                let n = number;
                number += 1;
                if n < length {
                    let a = item;
                    let b = &w[n];
                    sum_2 += (*a) * (*b);
                }
                if n < length {
                    let b = &w[n];
                    let d_2 = d_sum_2;
                    d_g[i][i_2] += d_2 * (*b);
                }
            }
        }
        let t = sum_2;
        let length_4 = x.len();
        let mut number_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let length_5 = g.len();
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_3 in 0..length_5 {
            let items_2 = &g[i_3];
            let length_6 = items_2.len();
            for i_4 in 0..length_6 {
                let item_2 = &items_2[i_4];
                let n_2 = number_2;
                number_2 += 1;
                if n_2 < length_4 {
                    let a_2 = item_2;
                    let b_2 = &x[n_2];
                    sum_3 += (*a_2) * (*b_2);
                }
                let item_2 = &items_2[i_4];
                if n_2 < length_4 {
                    let a_2 = item_2;
                    let b_2 = &x[n_2];
                    let d_1 = d_sum_3;
                    d_g[i_3][i_4] += d_1 * (*b_2);
                    d_x[n_2] += d_1 * (*a_2);
                }
            }
            let items_2 = &g[i_3];
        }
        let result: f64 = t + sum_3;
        d_x[0] += d_g[0][0];
        d_x[1] += d_g[0][1];
        d_x[2] += d_g[1][0];
        d_x[3] += d_g[1][1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_g = ::std::vec![::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2], t_x[3]]];
        let g = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]];
        let w = [1.0, 2.0, 3.0, 4.0];
        let length = w.len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = g.len();
        for i in 0..length_2 {
            let items = &g[i];
            let t_items = &t_g[i];
            let length_3 = items.len();
            for i_2 in 0..length_3 {
                let item = &items[i_2];
                let t_item = &t_items[i_2];
                let n = number;
                number += 1;
                if n < length {
                    let a = item;
                    let t_a = t_item;
                    let b = &w[n];
                    t_sum_2 += (*t_a) * (*b);
                    sum_2 += (*a) * (*b);
                }
            }
        }
        let t = sum_2;
        let t_t = t_sum_2;
        let length_4 = x.len();
        let mut number_2 = 0usize;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_5 = g.len();
        for i_3 in 0..length_5 {
            let items_2 = &g[i_3];
            let t_items_2 = &t_g[i_3];
            let length_6 = items_2.len();
            for i_4 in 0..length_6 {
                let item_2 = &items_2[i_4];
                let t_item_2 = &t_items_2[i_4];
                let n_2 = number_2;
                number_2 += 1;
                if n_2 < length_4 {
                    let a_2 = item_2;
                    let t_a_2 = t_item_2;
                    let b_2 = &x[n_2];
                    let t_b_2 = &t_x[n_2];
                    t_sum_3 += (*t_a_2) * (*b_2) + (*a_2) * (*t_b_2);
                    sum_3 += (*a_2) * (*b_2);
                }
            }
        }
        let result: f64 = t + sum_3;
        let t_result: f64 = t_t + t_sum_3;
        (result, t_result)
    }
}
mod filtered_beside_others {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let w = [1.0, 2.0, 3.0];
        let length = w.len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let length_2 = x.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        d_sum_2 += d_t;
        for i in 0..length_2 {
            let item = &x[i];
            if (*item) > 0.5 {
                let n = kept_4.keep(number);
                number += 1;
                if n < length {
                    let a = item;
                    let b = w[n];
                    sum_2 += ((*a) * (*a)) * b;
                } else {
                    running = false;
                }
            }
            let item = &x[i];
            let d_item = &mut d_x[i];
            if (*item) > 0.5 {
                let n = kept_4.take();
                if n < length {
                    let a = item;
                    let b = w[n];
                    let d_2 = d_sum_2;
                    let d_3 = d_2 * b;
                    (*d_item) += d_3 * (*a);
                    (*d_item) += d_3 * (*a);
                }
            }
            if !running {
                break;
            }
        }
        let t = sum_2;
        let mut acc = 1.0;
        let length_3 = x.len();
        let length_4 = length_3;
        let mut number_2 = 0usize;
        let mut running_2 = true;
        let length_5 = x.len();
        let mut passes_of_kept_3 = 0usize;
        for i_2 in 0..length_5 {
            passes_of_kept_3 += 1;
            let item_2 = &x[i_2];
            if (*item_2) > 0.0 {
                let n_2 = kept_2.keep(number_2);
                number_2 += 1;
                if n_2 < length_4 {
                    let i_3 = (length_3 - 1) - n_2;
                    let a_2 = item_2;
                    let b_2 = &x[i_3];
                    let v = (*a_2) * (*b_2);
                    acc = kept_1.keep(acc) * v;
                } else {
                    running_2 = false;
                }
            }
            if !running_2 {
                break;
            }
        }
        kept_3.keep(passes_of_kept_3);
        let result: f64 = t + acc;
        let mut d_acc: f64 = -0.0;
        d_acc += d_result;
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_5)
            .take(kept_3.take())
            .rev()
        {
            let item_2 = &x[i_2];
            if (*item_2) > 0.0 {
                let n_2 = kept_2.take();
                if n_2 < length_4 {
                    let v_1 = kept_1.take();
                    let i_3 = (length_3 - 1) - n_2;
                    let a_2 = item_2;
                    let b_2 = &x[i_3];
                    let v = (*a_2) * (*b_2);
                    let mut d_v: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_acc);
                    d_acc += d_1 * v;
                    d_v += d_1 * v_1;
                    d_x[i_2] += d_v * (*b_2);
                    d_x[i_3] += d_v * (*a_2);
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
        let w = [1.0, 2.0, 3.0];
        let length = w.len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        let length_2 = x.len();
        for i in 0..length_2 {
            let item = &x[i];
            let t_item = &t_x[i];
            if (*item) > 0.5 {
                let n = number;
                number += 1;
                if n < length {
                    let a = item;
                    let t_a = t_item;
                    let b = w[n];
                    t_sum_2 += ((*t_a) * (*a) + (*a) * (*t_a)) * b;
                    sum_2 += ((*a) * (*a)) * b;
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let t = sum_2;
        let t_t = t_sum_2;
        let mut acc = 1.0;
        let mut t_acc = 0.0;
        let length_3 = x.len();
        let length_4 = length_3;
        let mut number_2 = 0usize;
        let mut running_2 = true;
        let length_5 = x.len();
        for i_2 in 0..length_5 {
            let item_2 = &x[i_2];
            let t_item_2 = &t_x[i_2];
            if (*item_2) > 0.0 {
                let n_2 = number_2;
                number_2 += 1;
                if n_2 < length_4 {
                    let i_3 = (length_3 - 1) - n_2;
                    let a_2 = item_2;
                    let t_a_2 = t_item_2;
                    let b_2 = &x[i_3];
                    let t_b_2 = &t_x[i_3];
                    let v = (*a_2) * (*b_2);
                    let t_v = (*t_a_2) * (*b_2) + (*a_2) * (*t_b_2);
                    t_acc = t_acc * v + acc * t_v;
                    acc = acc * v;
                } else {
                    running_2 = false;
                }
            }
            if !running_2 {
                break;
            }
        }
        let result: f64 = t + acc;
        let t_result: f64 = t_t + t_acc;
        (result, t_result)
    }
}
mod zipped_stages {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut v = x.to_vec();
        let length = x.len();
        let mut number = 0usize;
        let mut running = true;
        let length_2 = v.len();
        let mut passes_of_kept_9 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_9 += 1;
            let item = &mut v[i_2];
            let pass = kept_8.keep(((*item) > 0.5));
            if pass {
                let item_2 = &mut *item;
                let n = kept_7.keep(number);
                number += 1;
                if n < length {
                    let a = &mut *item_2;
                    let b = &x[n];
                    (*a) = kept_6.keep((*a)) * (*b);
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_9.keep(passes_of_kept_9);
        let mut s = 0.0;
        let size = 2;
        let length_3 = (x.len() + 1).saturating_sub(size);
        let mut number_2 = 0usize;
        let mut number_3 = 0usize;
        let mut running_2 = true;
        let length_4 = v.len();
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in 0..length_4 {
            let item_3 = &v[i_3];
            let pass_2 = (*item_3) < 10.0;
            if pass_2 {
                let item_4 = item_3;
                let n_2 = kept_5.keep(number_2);
                number_2 += 1;
                if n_2 < length_3 {
                    let n_3 = kept_4.keep(number_3);
                    number_3 += 1;
                    let i = n_3;
                    let a_2 = item_4;
                    let b_2 = &x[n_2..(n_2 + size)];
                    s += (((*a_2) * b_2[0]) * b_2[1]) * ((i + 1) as f64);
                } else {
                    running_2 = false;
                }
            } else {
                running_2 = false;
            }
            let item_3 = &v[i_3];
            let d_item_3 = &mut d_v[i_3];
            if pass_2 {
                let item_4 = item_3;
                let n_2 = kept_5.take();
                if n_2 < length_3 {
                    let n_3 = kept_4.take();
                    let i = n_3;
                    let a_2 = item_4;
                    let b_2 = &x[n_2..(n_2 + size)];
                    let d_b_2 = &mut d_x[n_2..n_2 + size];
                    let d_2 = d_s;
                    let d_3 = d_2 * ((i + 1) as f64);
                    let d_4 = d_3 * b_2[1];
                    (*d_item_3) += d_4 * b_2[0];
                    d_b_2[0] += d_4 * (*a_2);
                    d_b_2[1] += d_3 * ((*a_2) * b_2[0]);
                }
            }
            if !running_2 {
                break;
            }
        }
        let mut started = false;
        let length_5 = v.len();
        let mut number_4 = 0usize;
        let mut t: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut running_3 = true;
        let length_6 = x.len();
        let mut passes_of_kept_3 = 0usize;
        for i_4 in 0..length_6 {
            passes_of_kept_3 += 1;
            let item_5 = &x[i_4];
            if !started {
                started = !((*item_5) > 0.0);
            }
            if kept_2.keep(started) {
                let n_4 = kept_1.keep(number_4);
                number_4 += 1;
                if n_4 < length_5 {
                    let a_3 = item_5;
                    let b_3 = &v[n_4];
                    t.push((*a_3) - ((*b_3) * (*b_3)));
                } else {
                    running_3 = false;
                }
            }
            if !running_3 {
                break;
            }
        }
        kept_3.keep(passes_of_kept_3);
        let result: f64 = s + (t[0] * t[1]);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        d_t[0] += d_result * t[1];
        d_t[1] += d_result * t[0];
        for i_4 in ::rootgrad_autodiff::rt::Steps::from(0..length_6)
            .take(kept_3.take())
            .rev()
        {
            let v_1 = kept_2.take();
            let d_item_5 = &mut d_x[i_4];
            if v_1 {
                let n_4 = kept_1.take();
                if n_4 < length_5 {
                    let b_3 = &v[n_4];
                    let d_b_3 = &mut d_v[n_4];
                    let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_t);
                    (*d_item_5) += d_1;
                    (*d_b_3) -= d_1 * (*b_3);
                    (*d_b_3) -= d_1 * (*b_3);
                }
            }
        }
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_9.take())
            .rev()
        {
            let pass = kept_8.take();
            let d_item = &mut d_v[i_2];
            if pass {
                let n = kept_7.take();
                if n < length {
                    let v_3 = kept_6.take();
                    let b = &x[n];
                    let d_5 = ::core::mem::take(&mut (*d_item));
                    (*d_item) += d_5 * (*b);
                    d_x[n] += d_5 * v_3;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        kept_1.finish();
        kept_2.finish();
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
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let length = x.len();
        let mut number = 0usize;
        let mut running = true;
        let length_2 = v.len();
        for i_2 in 0..length_2 {
            let item = &mut v[i_2];
            let t_item = &mut t_v[i_2];
            let pass = (*item) > 0.5;
            if pass {
                let item_2 = &mut *item;
                let t_item_2 = &mut *t_item;
                let n = number;
                number += 1;
                if n < length {
                    let a = &mut *item_2;
                    let t_a = &mut *t_item_2;
                    let b = &x[n];
                    let t_b = &t_x[n];
                    (*t_a) = (*t_a) * (*b) + (*a) * (*t_b);
                    (*a) = (*a) * (*b);
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let size = 2;
        let length_3 = (x.len() + 1).saturating_sub(size);
        let mut number_2 = 0usize;
        let mut number_3 = 0usize;
        let mut running_2 = true;
        let length_4 = v.len();
        for i_3 in 0..length_4 {
            let item_3 = &v[i_3];
            let t_item_3 = &t_v[i_3];
            let pass_2 = (*item_3) < 10.0;
            if pass_2 {
                let item_4 = item_3;
                let t_item_4 = t_item_3;
                let n_2 = number_2;
                number_2 += 1;
                if n_2 < length_3 {
                    let n_3 = number_3;
                    number_3 += 1;
                    let i = n_3;
                    let a_2 = item_4;
                    let t_a_2 = t_item_4;
                    let b_2 = &x[n_2..(n_2 + size)];
                    let t_b_2 = &t_x[n_2..n_2 + size];
                    t_s
                        += (((*t_a_2) * b_2[0] + (*a_2) * t_b_2[0]) * b_2[1]
                            + ((*a_2) * b_2[0]) * t_b_2[1]) * ((i + 1) as f64);
                    s += (((*a_2) * b_2[0]) * b_2[1]) * ((i + 1) as f64);
                } else {
                    running_2 = false;
                }
            } else {
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        let mut started = false;
        let length_5 = v.len();
        let mut number_4 = 0usize;
        let mut t: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut t_t: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &t,
        );
        let mut running_3 = true;
        let length_6 = x.len();
        for i_4 in 0..length_6 {
            let item_5 = &x[i_4];
            let t_item_5 = &t_x[i_4];
            if !started {
                started = !((*item_5) > 0.0);
            }
            if started {
                let n_4 = number_4;
                number_4 += 1;
                if n_4 < length_5 {
                    let a_3 = item_5;
                    let t_a_3 = t_item_5;
                    let b_3 = &v[n_4];
                    let t_b_3 = &t_v[n_4];
                    t_t.push((*t_a_3) - ((*t_b_3) * (*b_3) + (*b_3) * (*t_b_3)));
                    t.push((*a_3) - ((*b_3) * (*b_3)));
                } else {
                    running_3 = false;
                }
            }
            if !running_3 {
                break;
            }
        }
        let result: f64 = s + (t[0] * t[1]);
        let t_result: f64 = t_s + (t_t[0] * t[1] + t[0] * t_t[1]);
        (result, t_result)
    }
}
mod patterns_within_patterns {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let pts = ::std::vec![(x[0], x[1]), (x[2], x[3])];
        let mut sum_2: f64 = -0.0;
        let length = pts.len().min(x.len());
        let mut d_pts = ::rootgrad_autodiff::Differentiable::zero_like(&pts);
        let mut d_sum_2: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        d_t_4 += d_result;
        d_t_3 += d_t_4;
        d_t_2 += d_t_3;
        d_sum_2 += d_t_2;
        for i_2 in 0..length {
            let item = &pts[i_2];
            let item_2 = &x[i_2];
            if (*item).0 > 0.0 {
                let a = &(*item).0;
                let b = &(*item).1;
                let c = item_2;
                sum_2 += ((*a) * (*b)) * (*c);
            }
            let item = &pts[i_2];
            let item_2 = &x[i_2];
            let d_item = &mut d_pts[i_2];
            if (*item).0 > 0.0 {
                let a = &(*item).0;
                let b = &(*item).1;
                let c = item_2;
                let d_3 = d_sum_2;
                let d_4 = d_3 * (*c);
                (*d_item).0 += d_4 * (*b);
                (*d_item).1 += d_4 * (*a);
                d_x[i_2] += d_3 * ((*a) * (*b));
            }
        }
        let t_2 = sum_2;
        let mut sum_3: f64 = -0.0;
        let length_2 = pts.len();
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_t_3;
        for i_3 in 0..length_2 {
            let item_3 = &pts[i_3];
            if (i_3 > 0) || ((*item_3).0 > (*item_3).1) {
                let a_2 = &(*item_3).0;
                let b_2 = &(*item_3).1;
                sum_3 += (*a_2) * (*b_2);
            }
            let item_3 = &pts[i_3];
            let d_item_3 = &mut d_pts[i_3];
            if (i_3 > 0) || ((*item_3).0 > (*item_3).1) {
                let a_2 = &(*item_3).0;
                let b_2 = &(*item_3).1;
                let d_2 = d_sum_3;
                (*d_item_3).0 += d_2 * (*b_2);
                (*d_item_3).1 += d_2 * (*a_2);
            }
        }
        let t_3 = t_2 + sum_3;
        let mut sum_4: f64 = -0.0;
        let length_3 = pts.len();
        let mut d_sum_4: f64 = -0.0;
        d_sum_4 += d_t_4;
        for i_4 in 0..length_3 {
            let item_4 = &pts[i_4];
            let a_3 = (*item_4).0;
            let b_3 = (*item_4).1;
            if a_3 < b_3 {
                let p = item_4;
                sum_4 += p.0;
            }
            let mut d_a_3: f64 = -0.0;
            let mut d_b_3: f64 = -0.0;
            let d_item_4 = &mut d_pts[i_4];
            if a_3 < b_3 {
                let d_1 = d_sum_4;
                (*d_item_4).0 += d_1;
            }
            (*d_item_4).1 += d_b_3;
            (*d_item_4).0 += d_a_3;
        }
        let t_4 = t_3 + sum_4;
        let mut count_2 = 0usize;
        let length_4 = pts.len();
        for i_5 in 0..length_4 {
            let item_5 = &pts[i_5];
            if (*item_5).0 < (*item_5).1 {
                count_2 += 1;
            }
        }
        let result: f64 = t_4 + (count_2 as f64);
        d_x[0] += d_pts[0].0;
        d_x[1] += d_pts[0].1;
        d_x[2] += d_pts[1].0;
        d_x[3] += d_pts[1].1;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_pts = ::std::vec![(t_x[0], t_x[1],), (t_x[2], t_x[3],)];
        let pts = ::std::vec![(x[0], x[1]), (x[2], x[3])];
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = pts.len().min(x.len());
        for i_2 in 0..length {
            let item = &pts[i_2];
            let t_item = &t_pts[i_2];
            let item_2 = &x[i_2];
            let t_item_2 = &t_x[i_2];
            if (*item).0 > 0.0 {
                let a = &(*item).0;
                let t_a = &(*t_item).0;
                let b = &(*item).1;
                let t_b = &(*t_item).1;
                let c = item_2;
                let t_c = t_item_2;
                t_sum_2
                    += ((*t_a) * (*b) + (*a) * (*t_b)) * (*c) + ((*a) * (*b)) * (*t_c);
                sum_2 += ((*a) * (*b)) * (*c);
            }
        }
        let t_2 = sum_2;
        let t_t_2 = t_sum_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = pts.len();
        for i_3 in 0..length_2 {
            let item_3 = &pts[i_3];
            let t_item_3 = &t_pts[i_3];
            if (i_3 > 0) || ((*item_3).0 > (*item_3).1) {
                let a_2 = &(*item_3).0;
                let t_a_2 = &(*t_item_3).0;
                let b_2 = &(*item_3).1;
                let t_b_2 = &(*t_item_3).1;
                t_sum_3 += (*t_a_2) * (*b_2) + (*a_2) * (*t_b_2);
                sum_3 += (*a_2) * (*b_2);
            }
        }
        let t_3 = t_2 + sum_3;
        let t_t_3 = t_t_2 + t_sum_3;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_3 = pts.len();
        for i_4 in 0..length_3 {
            let item_4 = &pts[i_4];
            let t_item_4 = &t_pts[i_4];
            let a_3 = (*item_4).0;
            let t_a_3 = (*t_item_4).0;
            let b_3 = (*item_4).1;
            let t_b_3 = (*t_item_4).1;
            if a_3 < b_3 {
                let p = item_4;
                let t_p = t_item_4;
                t_sum_4 += t_p.0;
                sum_4 += p.0;
            }
        }
        let t_4 = t_3 + sum_4;
        let t_t_4 = t_t_3 + t_sum_4;
        let mut count_2 = 0usize;
        let length_4 = pts.len();
        for i_5 in 0..length_4 {
            let item_5 = &pts[i_5];
            let t_item_5 = &t_pts[i_5];
            if (*item_5).0 < (*item_5).1 {
                count_2 += 1;
            }
        }
        let result: f64 = t_4 + (count_2 as f64);
        let t_result: f64 = t_t_4;
        (result, t_result)
    }
}
mod the_next_one {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut running = true;
        let length = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i in 0..length {
            passes_of_kept_2 += 1;
            let item = x[i];
            if item > 1.0 {
                if true {
                    chosen = item;
                    found = true;
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let t = chosen;
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut running_2 = true;
        let length_2 = x.len();
        let mut passes_of_kept_1 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_1 += 1;
            let v = &x[i_2];
            let item_2 = (*v) * (*v);
            if true {
                chosen_2 = item_2;
                found_2 = true;
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        kept_1.keep(passes_of_kept_1);
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let result: f64 = t * chosen_2;
        let mut d_result = d_ret;
        let mut d_chosen: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_chosen_2: f64 = -0.0;
        d_t += d_result * chosen_2;
        d_chosen_2 += d_result * t;
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_1.take())
            .rev()
        {
            let v = &x[i_2];
            let mut d_item_2: f64 = -0.0;
            let d_v = &mut d_x[i_2];
            if true {
                let d_1 = ::core::mem::take(&mut d_chosen_2);
                d_item_2 += d_1;
            }
            (*d_v) += d_item_2 * (*v);
            (*d_v) += d_item_2 * (*v);
        }
        d_chosen += d_t;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_2.take())
            .rev()
        {
            let item = x[i];
            let mut d_item: f64 = -0.0;
            if item > 1.0 {
                if true {
                    let d_2 = ::core::mem::take(&mut d_chosen);
                    d_item += d_2;
                }
            }
            d_x[i] += d_item;
        }
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
        let mut running = true;
        let length = x.len();
        for i in 0..length {
            let item = x[i];
            let t_item = t_x[i];
            if item > 1.0 {
                if true {
                    t_chosen = t_item;
                    chosen = item;
                    found = true;
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let t = chosen;
        let t_t = t_chosen;
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut t_chosen_2: f64 = 0.0;
        let mut running_2 = true;
        let length_2 = x.len();
        for i_2 in 0..length_2 {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            let item_2 = (*v) * (*v);
            let t_item_2 = (*t_v) * (*v) + (*v) * (*t_v);
            if true {
                t_chosen_2 = t_item_2;
                chosen_2 = item_2;
                found_2 = true;
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let result: f64 = t * chosen_2;
        let t_result: f64 = t_t * chosen_2 + t * t_chosen_2;
        (result, t_result)
    }
}
mod changed_where_they_lie {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let like_at = ::rootgrad_autodiff::rt::Like::new();
        let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut v = ::std::vec![x.to_vec(), x.to_vec()];
        let mut w = v.clone();
        {
            let row = &mut v[0];
            let at = 0;
            like_at.of(&at);
            let at_2 = 1;
            like_at_2.of(&at_2);
            let t = row[at];
            row[at] = row[at_2];
            row[at_2] = t;
        }
        let at_3 = v.len() - 1;
        let length = v[at_3].len();
        for i in 0..length {
            let a = &mut v[at_3][i];
            (*a) = (*a) * 2.0;
        }
        {
            let row_2 = &mut v[1];
            {
                let n = 2;
                let mut passes_of_kept_3 = 0usize;
                while (&mut (*row_2)).len() > n {
                    passes_of_kept_3 += 1;
                    if kept_2.keep(((*row_2).len() > 0)) {
                        (*row_2).pop();
                    }
                }
                kept_3.keep(passes_of_kept_3);
            }
        }
        let at_4 = v.len() - 1;
        let length_2 = v[at_4].len();
        for i_4 in 0..length_2 {
            w[0].push(v[at_4][i_4]);
        }
        let at_5 = w.len() - 1;
        let length_3 = w[at_5].len();
        for i_5 in 0..length_3 {
            let a_2 = &mut w[at_5][i_5];
            (*a_2) += x[0];
        }
        let length_4 = w[0].len();
        for i_6 in 0..length_4 {
            let a_3 = &mut w[0][i_6];
            (*a_3) = kept_1.keep((*a_3)) * x[1];
        }
        let t_4 = v[0][0];
        let mut sum_2: f64 = -0.0;
        let length_5 = v[1].len();
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_t_4: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let d_1 = d_result * w[1][0];
        let d_2 = d_1 * w[0][6];
        d_sum_2 += d_2 * t_4;
        for i_7 in 0..length_5 {
            sum_2 += v[1][i_7];
            let d_5 = d_sum_2;
            d_v[1][i_7] += d_5;
        }
        let result: f64 = ((t_4 * sum_2) * w[0][6]) * w[1][0];
        let d_3 = d_result * w[1][0];
        let d_4 = d_3 * w[0][6];
        d_t_4 += d_4 * sum_2;
        d_w[0][6] += d_3 * (t_4 * sum_2);
        d_w[1][0] += d_result * ((t_4 * sum_2) * w[0][6]);
        d_v[0][0] += d_t_4;
        for i_6 in (0..length_4).rev() {
            let v_1 = kept_1.take();
            let d_6 = ::core::mem::take(&mut d_w[0][i_6]);
            d_w[0][i_6] += d_6 * x[1];
            d_x[1] += d_6 * v_1;
        }
        for i_5 in 0..length_3 {
            let d_7 = d_w[at_5][i_5];
            d_x[0] += d_7;
        }
        for i_4 in (0..length_2).rev() {
            let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_w[0]);
            d_v[at_4][i_4] += d_8;
        }
        {
            {
                for _ in 0..kept_3.take() {
                    let v_2 = kept_2.take();
                    if v_2 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_v[1]);
                    }
                }
            }
        }
        for i in (0..length).rev() {
            let d_9 = ::core::mem::take(&mut d_v[at_3][i]);
            d_v[at_3][i] += d_9 * 2.0;
        }
        {
            let at = 0;
            like_at.of(&at);
            let at_2 = 1;
            like_at_2.of(&at_2);
            let mut d_t: f64 = -0.0;
            let d_10 = ::core::mem::take(&mut d_v[0][at_2]);
            d_t += d_10;
            let d_11 = ::core::mem::take(&mut d_v[0][at]);
            d_v[0][at_2] += d_11;
            d_v[0][at] += d_t;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_v, &d_w);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[0][..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[1][..]);
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_v = ::std::vec![t_x.to_vec(), t_x.to_vec()];
        let mut v = ::std::vec![x.to_vec(), x.to_vec()];
        let mut w = v.clone();
        let mut t_w = t_v.clone();
        {
            let row = &mut v[0];
            let t_row = &mut t_v[0];
            let at = 0;
            let at_2 = 1;
            let t = row[at];
            let t_t = t_row[at];
            t_row[at] = t_row[at_2];
            row[at] = row[at_2];
            t_row[at_2] = t_t;
            row[at_2] = t;
        }
        let at_3 = v.len() - 1;
        let length = v[at_3].len();
        for i in 0..length {
            let a = &mut v[at_3][i];
            let t_a = &mut t_v[at_3][i];
            (*t_a) = (*t_a) * 2.0;
            (*a) = (*a) * 2.0;
        }
        {
            let row_2 = &mut v[1];
            let t_row_2 = &mut t_v[1];
            {
                let n = 2;
                while (&mut (*row_2)).len() > n {
                    if (*row_2).len() > 0 {
                        (*t_row_2).pop();
                        (*row_2).pop();
                    }
                }
            }
        }
        let at_4 = v.len() - 1;
        let length_2 = v[at_4].len();
        for i_4 in 0..length_2 {
            t_w[0].push(t_v[at_4][i_4]);
            w[0].push(v[at_4][i_4]);
        }
        let at_5 = w.len() - 1;
        let length_3 = w[at_5].len();
        for i_5 in 0..length_3 {
            let a_2 = &mut w[at_5][i_5];
            let t_a_2 = &mut t_w[at_5][i_5];
            (*t_a_2) += t_x[0];
            (*a_2) += x[0];
        }
        let length_4 = w[0].len();
        for i_6 in 0..length_4 {
            let a_3 = &mut w[0][i_6];
            let t_a_3 = &mut t_w[0][i_6];
            (*t_a_3) = (*t_a_3) * x[1] + (*a_3) * t_x[1];
            (*a_3) = (*a_3) * x[1];
        }
        let t_4 = v[0][0];
        let t_t_4 = t_v[0][0];
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_5 = v[1].len();
        for i_7 in 0..length_5 {
            t_sum_2 += t_v[1][i_7];
            sum_2 += v[1][i_7];
        }
        let result: f64 = ((t_4 * sum_2) * w[0][6]) * w[1][0];
        let t_result: f64 = ((t_t_4 * sum_2 + t_4 * t_sum_2) * w[0][6]
            + (t_4 * sum_2) * t_w[0][6]) * w[1][0]
            + ((t_4 * sum_2) * w[0][6]) * t_w[1][0];
        (result, t_result)
    }
}
mod stacks {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut st = ::std::vec![::std::vec![x[0]], ::std::vec![x[1], x[2]]];
        let at = st[1].len() - 1;
        let popped = st[1][at];
        st[1].pop();
        let a = popped;
        {
            let at_2 = kept_1.keep((st.len() - 1));
            let row = &mut st[at_2];
            row.push(a * a);
        }
        let at_3 = st.len() - 1;
        st[at_3][0] = st[at_3][0] * 2.0;
        let at_4 = st[0].len() - 1;
        st[0][at_4] += x[3];
        let result: f64 = (st[1][0] * st[1][1]) * st[0][0];
        let mut d_result = d_ret;
        let mut d_st = ::rootgrad_autodiff::Differentiable::zero_like(&st);
        let mut d_popped: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        let d_1 = d_result * st[0][0];
        d_st[1][0] += d_1 * st[1][1];
        d_st[1][1] += d_1 * st[1][0];
        d_st[0][0] += d_result * (st[1][0] * st[1][1]);
        let d_2 = d_st[0][at_4];
        d_x[3] += d_2;
        let d_3 = ::core::mem::take(&mut d_st[at_3][0]);
        d_st[at_3][0] += d_3 * 2.0;
        {
            let at_2 = kept_1.take();
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_st[at_2]);
            d_a += d_4 * a;
            d_a += d_4 * a;
        }
        d_popped += d_a;
        ::rootgrad_autodiff::rt::unpopped(&mut d_st[1]);
        d_st[1][at] += d_popped;
        d_x[0] += d_st[0][0];
        d_x[1] += d_st[1][0];
        d_x[2] += d_st[1][1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_st = ::std::vec![::std::vec![t_x[0]], ::std::vec![t_x[1], t_x[2]]];
        let mut st = ::std::vec![::std::vec![x[0]], ::std::vec![x[1], x[2]]];
        let at = st[1].len() - 1;
        let popped = st[1][at];
        let t_popped = t_st[1][at];
        t_st[1].pop();
        st[1].pop();
        let a = popped;
        let t_a = t_popped;
        {
            let at_2 = st.len() - 1;
            let row = &mut st[at_2];
            let t_row = &mut t_st[at_2];
            t_row.push(t_a * a + a * t_a);
            row.push(a * a);
        }
        let at_3 = st.len() - 1;
        t_st[at_3][0] = t_st[at_3][0] * 2.0;
        st[at_3][0] = st[at_3][0] * 2.0;
        let at_4 = st[0].len() - 1;
        t_st[0][at_4] += t_x[3];
        st[0][at_4] += x[3];
        let result: f64 = (st[1][0] * st[1][1]) * st[0][0];
        let t_result: f64 = (t_st[1][0] * st[1][1] + st[1][0] * t_st[1][1]) * st[0][0]
            + (st[1][0] * st[1][1]) * t_st[0][0];
        (result, t_result)
    }
}
