// Written by the golden test; do not edit.
mod chosen_elements {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let length = x.len();
        let mut v: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i in 0..length_2 {
            let a = &x[i];
            v[i] = (*a).sin();
        }
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length_3 = v.len();
        for i_2 in 0..length_3 {
            let item = &v[i_2];
            if !found {
                chosen = i_2;
                found = true;
            } else {
                let better = (&v[chosen]).partial_cmp(&item).unwrap()
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_2;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let m = v[chosen];
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_4 = v.len();
        for i_3 in 0..length_4 {
            let item_2 = &v[i_3];
            if !found_2 {
                chosen_2 = i_3;
                found_2 = true;
            } else {
                let better_2 = (&v[chosen_2]).total_cmp(&item_2)
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_2 = i_3;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let n = v[chosen_2];
        let mut found_3 = false;
        let mut chosen_3: usize = 0usize;
        let length_5 = x.len();
        for i_4 in 0..length_5 {
            let item_3 = &x[i_4];
            if !found_3 {
                chosen_3 = i_4;
                found_3 = true;
            } else {
                let better_3 = (&x[chosen_3]).total_cmp(&item_3)
                    != ::core::cmp::Ordering::Greater;
                if better_3 {
                    chosen_3 = i_4;
                }
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let k = x[chosen_3];
        let result: f64 = (m - n) * k;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_m: f64 = -0.0;
        let mut d_n: f64 = -0.0;
        let mut d_k: f64 = -0.0;
        let d_1 = d_result * k;
        d_m += d_1;
        d_n -= d_1;
        d_k += d_result * (m - n);
        d_x[chosen_3] += d_k;
        d_v[chosen_2] += d_n;
        d_v[chosen] += d_m;
        for i in 0..length_2 {
            let a = &x[i];
            let d_2 = ::core::mem::take(&mut d_v[i]);
            d_x[i] += d_2 * ::rootgrad_autodiff::rules::sin(*a);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = x.len();
        let mut v: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let mut t_v: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i in 0..length_2 {
            let a = &x[i];
            let t_a = &t_x[i];
            t_v[i] = ::rootgrad_autodiff::rules::sin(*a) * (*t_a);
            v[i] = (*a).sin();
        }
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length_3 = v.len();
        for i_2 in 0..length_3 {
            let item = &v[i_2];
            let t_item = &t_v[i_2];
            if !found {
                chosen = i_2;
                found = true;
            } else {
                let better = (&v[chosen]).partial_cmp(&item).unwrap()
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_2;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let m = v[chosen];
        let t_m = t_v[chosen];
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let length_4 = v.len();
        for i_3 in 0..length_4 {
            let item_2 = &v[i_3];
            let t_item_2 = &t_v[i_3];
            if !found_2 {
                chosen_2 = i_3;
                found_2 = true;
            } else {
                let better_2 = (&v[chosen_2]).total_cmp(&item_2)
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_2 = i_3;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let n = v[chosen_2];
        let t_n = t_v[chosen_2];
        let mut found_3 = false;
        let mut chosen_3: usize = 0usize;
        let length_5 = x.len();
        for i_4 in 0..length_5 {
            let item_3 = &x[i_4];
            let t_item_3 = &t_x[i_4];
            if !found_3 {
                chosen_3 = i_4;
                found_3 = true;
            } else {
                let better_3 = (&x[chosen_3]).total_cmp(&item_3)
                    != ::core::cmp::Ordering::Greater;
                if better_3 {
                    chosen_3 = i_4;
                }
            }
        }
        ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
        let k = x[chosen_3];
        let t_k = t_x[chosen_3];
        let result: f64 = (m - n) * k;
        let t_result: f64 = (t_m - t_n) * k + (m - n) * t_k;
        (result, t_result)
    }
}
mod changed_elements {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut v = x.to_vec();
        let at = v.len() - 1;
        v[at] = kept_3.keep(v[at]) * x[0];
        v[0] += x[1] * x[2];
        let present = v.len() > 0;
        if present {
            let at_2 = kept_2.keep((v.len() - 1));
            let l = &mut v[at_2];
            (*l) = (*l) * 2.0;
        }
        v[2] = kept_1.keep(v[2]) * x[3];
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length = v.len();
        for i in 0..length {
            if !found {
                chosen = i;
                found = true;
            } else {
                let better = (&v[chosen]).total_cmp(&v[i])
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at_3 = chosen;
        v[at_3] = v[at_3] * 2.0;
        let mut sum_2: f64 = -0.0;
        let length_2 = v.len();
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length_2 {
            let a = &v[i_2];
            sum_2 += (*a) * (*a);
            let a = &v[i_2];
            let d_a = &mut d_v[i_2];
            let d_1 = d_sum_2;
            (*d_a) += d_1 * (*a);
            (*d_a) += d_1 * (*a);
        }
        let result: f64 = sum_2;
        let d_2 = ::core::mem::take(&mut d_v[at_3]);
        d_v[at_3] += d_2 * 2.0;
        let v_1 = kept_1.take();
        let d_3 = ::core::mem::take(&mut d_v[2]);
        d_v[2] += d_3 * x[3];
        d_x[3] += d_3 * v_1;
        if present {
            let at_2 = kept_2.take();
            let d_4 = ::core::mem::take(&mut d_v[at_2]);
            d_v[at_2] += d_4 * 2.0;
        }
        let d_5 = d_v[0];
        d_x[1] += d_5 * x[2];
        d_x[2] += d_5 * x[1];
        let v_2 = kept_3.take();
        let d_6 = ::core::mem::take(&mut d_v[at]);
        d_v[at] += d_6 * x[0];
        d_x[0] += d_6 * v_2;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let at = v.len() - 1;
        t_v[at] = t_v[at] * x[0] + v[at] * t_x[0];
        v[at] = v[at] * x[0];
        t_v[0] += t_x[1] * x[2] + x[1] * t_x[2];
        v[0] += x[1] * x[2];
        let present = v.len() > 0;
        if present {
            let at_2 = v.len() - 1;
            let l = &mut v[at_2];
            let t_l = &mut t_v[at_2];
            (*t_l) = (*t_l) * 2.0;
            (*l) = (*l) * 2.0;
        }
        t_v[2] = t_v[2] * x[3] + v[2] * t_x[3];
        v[2] = v[2] * x[3];
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length = v.len();
        for i in 0..length {
            if !found {
                chosen = i;
                found = true;
            } else {
                let better = (&v[chosen]).total_cmp(&v[i])
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at_3 = chosen;
        t_v[at_3] = t_v[at_3] * 2.0;
        v[at_3] = v[at_3] * 2.0;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = v.len();
        for i_2 in 0..length_2 {
            let a = &v[i_2];
            let t_a = &t_v[i_2];
            t_sum_2 += (*t_a) * (*a) + (*a) * (*t_a);
            sum_2 += (*a) * (*a);
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod last_of_a_stack {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut stack = Vec::new();
        let mut s = 0.0;
        let length = x.len();
        for i in 0..length {
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let v = x[i];
            stack.push(v * v);
            s += kept_8.keep(stack[kept_7.keep((stack.len() - 1))]) * v;
            pass_2.push((kept_7.take(), kept_8.take()));
        }
        let mut passes_of_kept_6 = 0usize;
        while stack.len() > 2 {
            passes_of_kept_6 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            s = kept_3.keep(s)
                * kept_2.keep((1.0 + (0.1 * stack[kept_4.keep((stack.len() - 1))])));
            if kept_1.keep((stack.len() > 0)) {
                stack.pop();
            }
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
        }
        kept_6.keep(passes_of_kept_6);
        let result: f64 = s + (stack[0] * stack[(stack.len() - 1)]);
        let mut d_result = d_ret;
        let mut d_stack = ::rootgrad_autodiff::Differentiable::zero_like(&stack);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        d_stack[0] += d_result * stack[(stack.len() - 1)];
        d_stack[stack.len() - 1] += d_result * stack[0];
        for _ in 0..kept_6.take() {
            let (v_1, v_2, v_3, v_4) = pass_1.take();
            if v_1 {
                ::rootgrad_autodiff::rt::unpopped(&mut d_stack);
            }
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * v_2;
            let d_2 = d_1 * v_3;
            d_stack[v_4] += d_2 * 0.1;
        }
        for i in (0..length).rev() {
            let (v_6, v_7) = pass_2.take();
            let v = x[i];
            let mut d_v: f64 = -0.0;
            let d_3 = d_s;
            d_stack[v_6] += d_3 * v;
            d_v += d_3 * v_7;
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
            d_v += d_4 * v;
            d_v += d_4 * v;
            d_x[i] += d_v;
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
        let mut stack = Vec::new();
        let mut t_stack = ::rootgrad_autodiff::Differentiable::zero_like(&stack);
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t_v = t_x[i];
            t_stack.push(t_v * v + v * t_v);
            stack.push(v * v);
            t_s += t_stack[stack.len() - 1] * v + stack[(stack.len() - 1)] * t_v;
            s += stack[(stack.len() - 1)] * v;
        }
        while stack.len() > 2 {
            t_s = t_s * (1.0 + (0.1 * stack[(stack.len() - 1)]))
                + s * (0.1 * t_stack[stack.len() - 1]);
            s = s * (1.0 + (0.1 * stack[(stack.len() - 1)]));
            if stack.len() > 0 {
                t_stack.pop();
                stack.pop();
            }
        }
        let result: f64 = s + (stack[0] * stack[(stack.len() - 1)]);
        let t_result: f64 = t_s
            + (t_stack[0] * stack[(stack.len() - 1)]
                + stack[0] * t_stack[stack.len() - 1]);
        (result, t_result)
    }
}
mod last_row {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_next = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut rows: Vec<Vec<f64>> = Vec::new();
        rows.push(x.to_vec());
        for k in 1..4 {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let at = kept_4.keep((rows.len() - 1));
            let prev = &rows[at];
            let length = kept_3.keep(prev.len());
            let mut next: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            like_next.of(&next);
            let length_2 = kept_2.keep(prev.len());
            for i in 0..length_2 {
                let v = &prev[i];
                next[i] = kept_1.keep((*v)) * x[k];
            }
            rows.push(next);
            pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
        }
        let at_2 = rows.len() - 1;
        let l = &rows[at_2];
        let mut sum_2: f64 = -0.0;
        let length_3 = l.len();
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length_3 {
            sum_2 += l[i_2];
            let d_1 = d_sum_2;
            d_rows[at_2][i_2] += d_1;
        }
        let result: f64 = sum_2 + (rows[1][0] * rows[(rows.len() - 1)][2]);
        d_rows[1][0] += d_result * rows[(rows.len() - 1)][2];
        d_rows[rows.len() - 1][2] += d_result * rows[1][0];
        for k in (1..4).rev() {
            let (length_2, length, at) = pass_1.take();
            let mut d_next = like_next
                .same(::std::vec![::rootgrad_autodiff::zero(); length]);
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_rows);
            ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_2));
            for i in (0..length_2).rev() {
                let v_1 = kept_1.take();
                let d_3 = ::core::mem::take(&mut d_next[i]);
                d_rows[at][i] += d_3 * x[k];
                d_x[k] += d_3 * v_1;
            }
        }
        let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_rows);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_4[..]);
        kept_1.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut rows: Vec<Vec<f64>> = Vec::new();
        let mut t_rows: Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &rows,
        );
        t_rows.push(t_x.to_vec());
        rows.push(x.to_vec());
        for k in 1..4 {
            let at = rows.len() - 1;
            let prev = &rows[at];
            let t_prev = &t_rows[at];
            let length = prev.len();
            let mut next: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_next: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = prev.len();
            for i in 0..length_2 {
                let v = &prev[i];
                let t_v = &t_prev[i];
                t_next[i] = (*t_v) * x[k] + (*v) * t_x[k];
                next[i] = (*v) * x[k];
            }
            t_rows.push(t_next);
            rows.push(next);
        }
        let at_2 = rows.len() - 1;
        let l = &rows[at_2];
        let t_l = &t_rows[at_2];
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = l.len();
        for i_2 in 0..length_3 {
            t_sum_2 += t_l[i_2];
            sum_2 += l[i_2];
        }
        let result: f64 = sum_2 + (rows[1][0] * rows[(rows.len() - 1)][2]);
        let t_result: f64 = t_sum_2
            + (t_rows[1][0] * rows[(rows.len() - 1)][2]
                + rows[1][0] * t_rows[rows.len() - 1][2]);
        (result, t_result)
    }
}
mod leading_lepton {
    ///The derivative of [`mass`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum mass {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl mass {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &mass)
        }
        /// The reverse derivative of [`mass`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &Lepton,
            d_a: &mut Lepton,
            b: &Lepton,
            d_b: &mut Lepton,
            d_ret: f64,
        ) -> f64 {
            let result: f64 = (((2.0 * a.pt) * b.pt)
                * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos()))
                .sqrt();
            let mut d_result = d_ret;
            let d_1 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            let d_2 = d_1 * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos());
            let d_3 = d_2 * b.pt;
            d_a.pt += d_3 * 2.0;
            d_b.pt += d_2 * (2.0 * a.pt);
            let d_4 = d_1 * ((2.0 * a.pt) * b.pt);
            let d_5 = d_4 * ::rootgrad_autodiff::rules::cosh(a.eta - b.eta);
            d_a.eta += d_5;
            d_b.eta -= d_5;
            let d_6 = d_4 * ::rootgrad_autodiff::rules::cos(a.phi - b.phi);
            d_a.phi -= d_6;
            d_b.phi += d_6;
            result
        }
        /// The forward derivative of [`mass`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: &Lepton,
            t_a: &Lepton,
            b: &Lepton,
            t_b: &Lepton,
        ) -> (f64, f64) {
            let result: f64 = (((2.0 * a.pt) * b.pt)
                * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos()))
                .sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(
                ((2.0 * a.pt) * b.pt) * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos()),
            )
                * (((2.0 * ::rootgrad_autodiff::rt::scalar(t_a.pt)) * b.pt
                    + (2.0 * a.pt) * ::rootgrad_autodiff::rt::scalar(t_b.pt))
                    * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos())
                    + ((2.0 * a.pt) * b.pt)
                        * ((::rootgrad_autodiff::rules::cosh(a.eta - b.eta)
                            * (::rootgrad_autodiff::rt::scalar(t_a.eta)
                                - ::rootgrad_autodiff::rt::scalar(t_b.eta)))
                            - (::rootgrad_autodiff::rules::cos(a.phi - b.phi)
                                * (::rootgrad_autodiff::rt::scalar(t_a.phi)
                                    - ::rootgrad_autodiff::rt::scalar(t_b.phi)))));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&Lepton, &Lepton) -> f64 + 'static,
            a0: &Lepton,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Lepton>,
            a1: &Lepton,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Lepton>,
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
            a: &Lepton,
            d_a: &mut Lepton,
            t_a: &Lepton,
            d_t_a: &mut Lepton,
            b: &Lepton,
            d_b: &mut Lepton,
            t_b: &Lepton,
            d_t_b: &mut Lepton,
            d_ret: (f64, f64),
        ) {
            let result: f64 = (((2.0 * a.pt) * b.pt)
                * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos()))
                .sqrt();
            let x = ((2.0 * a.pt) * b.pt)
                * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos());
            let x_2 = a.eta - b.eta;
            let x_3 = a.phi - b.phi;
            let t_result: f64 = (0.5 / x.sqrt())
                * (((((2.0 * t_a.pt) * b.pt) + ((2.0 * a.pt) * t_b.pt))
                    * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos()))
                    + (((2.0 * a.pt) * b.pt)
                        * ((x_2.sinh() * (t_a.eta - t_b.eta))
                            - ((-x_3.sin()) * (t_a.phi - t_b.phi)))));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_x_3 = ::rootgrad_autodiff::Differentiable::zero_like(&x_3);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result
                * (((((2.0 * t_a.pt) * b.pt) + ((2.0 * a.pt) * t_b.pt))
                    * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos()))
                    + (((2.0 * a.pt) * b.pt)
                        * ((x_2.sinh() * (t_a.eta - t_b.eta))
                            - ((-x_3.sin()) * (t_a.phi - t_b.phi)))));
            let d_2 = d_1 / x.sqrt() * (0.5 / x.sqrt());
            d_x -= d_2 * ::rootgrad_autodiff::rules::sqrt(x);
            let d_3 = d_t_result * (0.5 / x.sqrt());
            let d_4 = d_3 * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos());
            let d_5 = d_4 * b.pt;
            d_t_a.pt += d_5 * 2.0;
            d_b.pt += d_4 * (2.0 * t_a.pt);
            let d_6 = d_4 * t_b.pt;
            d_a.pt += d_6 * 2.0;
            d_t_b.pt += d_4 * (2.0 * a.pt);
            let d_7 = d_3 * (((2.0 * t_a.pt) * b.pt) + ((2.0 * a.pt) * t_b.pt));
            let d_8 = d_7 * ::rootgrad_autodiff::rules::cosh(a.eta - b.eta);
            d_a.eta += d_8;
            d_b.eta -= d_8;
            let d_9 = d_7 * ::rootgrad_autodiff::rules::cos(a.phi - b.phi);
            d_a.phi -= d_9;
            d_b.phi += d_9;
            let d_10 = d_3
                * ((x_2.sinh() * (t_a.eta - t_b.eta))
                    - ((-x_3.sin()) * (t_a.phi - t_b.phi)));
            let d_11 = d_10 * b.pt;
            d_a.pt += d_11 * 2.0;
            d_b.pt += d_10 * (2.0 * a.pt);
            let d_12 = d_3 * ((2.0 * a.pt) * b.pt);
            let d_13 = d_12 * (t_a.eta - t_b.eta);
            d_x_2 += d_13 * ::rootgrad_autodiff::rules::sinh(x_2);
            let d_14 = d_12 * x_2.sinh();
            d_t_a.eta += d_14;
            d_t_b.eta -= d_14;
            let d_15 = d_12 * (t_a.phi - t_b.phi);
            d_x_3 += d_15 * ::rootgrad_autodiff::rules::sin(x_3);
            let d_16 = d_12 * (-x_3.sin());
            d_t_a.phi -= d_16;
            d_t_b.phi += d_16;
            let d_17 = ::rootgrad_autodiff::rt::scalar(d_x_3);
            d_a.phi += d_17;
            d_b.phi -= d_17;
            let d_18 = ::rootgrad_autodiff::rt::scalar(d_x_2);
            d_a.eta += d_18;
            d_b.eta -= d_18;
            let d_19 = ::rootgrad_autodiff::rt::scalar(d_x);
            let d_20 = d_19 * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos());
            let d_21 = d_20 * b.pt;
            d_a.pt += d_21 * 2.0;
            d_b.pt += d_20 * (2.0 * a.pt);
            let d_22 = d_19 * ((2.0 * a.pt) * b.pt);
            let d_23 = d_22 * ::rootgrad_autodiff::rules::cosh(a.eta - b.eta);
            d_a.eta += d_23;
            d_b.eta -= d_23;
            let d_24 = d_22 * ::rootgrad_autodiff::rules::cos(a.phi - b.phi);
            d_a.phi -= d_24;
            d_b.phi += d_24;
            let d_25 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            let d_26 = d_25 * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos());
            let d_27 = d_26 * b.pt;
            d_a.pt += d_27 * 2.0;
            d_b.pt += d_26 * (2.0 * a.pt);
            let d_28 = d_25 * ((2.0 * a.pt) * b.pt);
            let d_29 = d_28 * ::rootgrad_autodiff::rules::cosh(a.eta - b.eta);
            d_a.eta += d_29;
            d_b.eta -= d_29;
            let d_30 = d_28 * ::rootgrad_autodiff::rules::cos(a.phi - b.phi);
            d_a.phi -= d_30;
            d_b.phi += d_30;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&Lepton, &Lepton) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Lepton,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Lepton>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Lepton>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Lepton>,
            a2: &Lepton,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Lepton>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Lepton>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Lepton>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Lepton,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Lepton>,
            a1: &Lepton,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Lepton>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(mass as rule_of_mass);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut leptons: ::std::vec::Vec<Lepton> = ::std::vec::Vec::new();
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let v = x[i_2];
            let t;
            if (i % 2) == 0 {
                t = 1;
            } else {
                t = -1;
            }
            leptons
                .push(Lepton {
                    pt: 20.0 * v,
                    eta: v - (0.4 * (i as f64)),
                    phi: 0.9 * (i as f64),
                    charge: t,
                });
        }
        let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut leptons)[..],
            |a, b| b.pt.partial_cmp(&a.pt).unwrap(),
        );
        {
            let t_2 = leptons[..].to_vec();
            shape_3.keep(&t_2);
            for i_3 in 0..order.len() {
                shape_2.keep(&leptons[i_3]);
                leptons[i_3] = t_2[order[i_3]].clone();
            }
        }
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length_2 = leptons.len();
        for i_4 in 0..length_2 {
            let item = &leptons[i_4];
            if !found {
                chosen = i_4;
                found = true;
            } else {
                let better = ::rootgrad_autodiff::rt::discrete(
                    (&leptons[chosen].pt).total_cmp(&item.pt),
                ) != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_4;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let lead = &leptons[at];
        let mut positive: ::std::vec::Vec<Lepton> = ::std::vec::Vec::new();
        let length_3 = leptons.len();
        for i_5 in 0..length_3 {
            let item_2 = &leptons[i_5];
            let pass = item_2.charge > 0;
            if pass {
                positive.push(*item_2);
            }
        }
        let mut negative: ::std::vec::Vec<Lepton> = ::std::vec::Vec::new();
        let length_4 = leptons.len();
        for i_6 in 0..length_4 {
            let item_3 = &leptons[i_6];
            let pass_2 = item_3.charge < 0;
            if pass_2 {
                negative.push(*item_3);
            }
        }
        let mut best = f64::INFINITY;
        let mut m_best = 0.0;
        let length_5 = positive.len();
        for i_7 in 0..length_5 {
            let p = &positive[i_7];
            let length_6 = negative.len();
            for i_8 in 0..length_6 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let n = &negative[i_8];
                let m = kept_2.keep(rule_of_mass::__of(mass)(p, n));
                shape_1.keep(&m);
                if kept_1.keep(((m - 15.0).abs() < best)) {
                    best = (m - 15.0).abs();
                    m_best = ::core::clone::Clone::clone(&m);
                }
                pass_1.push((kept_1.take(), kept_2.take()));
            }
        }
        let t_4 = m_best;
        let t_3 = lead.pt;
        let value = rule_of_mass::__of(mass)(&leptons[0], &leptons[1]);
        let result: f64 = t_4 + (t_3 * value);
        let mut d_result = d_ret;
        let mut d_leptons = ::rootgrad_autodiff::Differentiable::zero_like(&leptons);
        let mut d_positive = ::rootgrad_autodiff::Differentiable::zero_like(&positive);
        let mut d_negative = ::rootgrad_autodiff::Differentiable::zero_like(&negative);
        let mut d_best: f64 = -0.0;
        let mut d_m_best = -0.0;
        let mut d_t_4 = -0.0;
        let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        d_t_4 += d_result;
        d_t_3 += d_result * value;
        d_value += d_result * t_3;
        let mut d_1 = ::rootgrad_autodiff::rt::Part::zero_owned(&leptons[0]);
        let mut d_2 = ::rootgrad_autodiff::rt::Part::zero_owned(&leptons[1]);
        rule_of_mass::__vjp(&leptons[0], &mut d_1, &leptons[1], &mut d_2, d_value);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_leptons[0], &d_1);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_leptons[1], &d_2);
        ::rootgrad_autodiff::rt::accumulate(&mut d_leptons[at].pt, &(d_t_3));
        d_m_best += d_t_4;
        for i_7 in (0..length_5).rev() {
            let p = &positive[i_7];
            let length_6 = negative.len();
            for i_8 in (0..length_6).rev() {
                let (v_1, m) = pass_1.take();
                let n = &negative[i_8];
                let mut d_m = shape_1.zero();
                if v_1 {
                    let d_3 = ::core::mem::take(&mut d_m_best);
                    d_m += d_3;
                    let d_4 = ::core::mem::take(&mut d_best);
                    let d_5 = d_4 * ::rootgrad_autodiff::rules::abs(m - 15.0);
                    d_m += d_5;
                }
                rule_of_mass::__vjp(
                    p,
                    &mut d_positive[i_7],
                    n,
                    &mut d_negative[i_8],
                    d_m,
                );
            }
        }
        for i_6 in (0..length_4).rev() {
            let item_3 = &leptons[i_6];
            let pass_2 = item_3.charge < 0;
            if pass_2 {
                let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_negative);
                ::rootgrad_autodiff::rt::accumulate(&mut d_leptons[i_6], &(d_6));
            }
        }
        for i_5 in (0..length_3).rev() {
            let item_2 = &leptons[i_5];
            let pass = item_2.charge > 0;
            if pass {
                let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_positive);
                ::rootgrad_autodiff::rt::accumulate(&mut d_leptons[i_5], &(d_7));
            }
        }
        {
            let mut d_t_2 = shape_3.zero();
            for i_3 in (0..order.len()).rev() {
                let d_8 = shape_2.replace(&mut d_leptons[i_3]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_2[order[i_3]], &d_8);
            }
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut d_leptons[..][..],
                &d_t_2[..],
            );
        }
        for i_2 in (0..length).rev() {
            let mut d_v: f64 = -0.0;
            let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_leptons);
            let Lepton { pt: d_10, eta: d_11, phi: _, charge: _ } = &d_9 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_v += (*d_10) * 20.0;
            d_v += (*d_11);
            d_x[i_2] += d_v;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(mass as rule_of_mass);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut leptons: ::std::vec::Vec<Lepton> = ::std::vec::Vec::new();
        let mut t_leptons: ::std::vec::Vec<Lepton> = ::rootgrad_autodiff::Differentiable::zero_like(
            &leptons,
        );
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let v = x[i_2];
            let t_v = t_x[i_2];
            let t;
            if (i % 2) == 0 {
                t = 1;
            } else {
                t = -1;
            }
            t_leptons
                .push(Lepton {
                    pt: 20.0 * t_v,
                    eta: t_v,
                    phi: 0.0,
                    charge: ::rootgrad_autodiff::Differentiable::zero_like(&(t)),
                });
            leptons
                .push(Lepton {
                    pt: 20.0 * v,
                    eta: v - (0.4 * (i as f64)),
                    phi: 0.9 * (i as f64),
                    charge: t,
                });
        }
        let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut leptons)[..],
            |a, b| b.pt.partial_cmp(&a.pt).unwrap(),
        );
        {
            let t_2 = leptons[..].to_vec();
            let t_t_2 = t_leptons[..].to_vec();
            for i_3 in 0..order.len() {
                t_leptons[i_3] = t_t_2[order[i_3]].clone();
                leptons[i_3] = t_2[order[i_3]].clone();
            }
        }
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length_2 = leptons.len();
        for i_4 in 0..length_2 {
            let item = &leptons[i_4];
            let t_item = &t_leptons[i_4];
            if !found {
                chosen = i_4;
                found = true;
            } else {
                let better = ::rootgrad_autodiff::rt::discrete(
                    (&leptons[chosen].pt).total_cmp(&item.pt),
                ) != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_4;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let lead = &leptons[at];
        let t_lead = &t_leptons[at];
        let mut positive: ::std::vec::Vec<Lepton> = ::std::vec::Vec::new();
        let mut t_positive: ::std::vec::Vec<Lepton> = ::rootgrad_autodiff::Differentiable::zero_like(
            &positive,
        );
        let length_3 = leptons.len();
        for i_5 in 0..length_3 {
            let item_2 = &leptons[i_5];
            let t_item_2 = &t_leptons[i_5];
            let pass = item_2.charge > 0;
            if pass {
                t_positive.push(*t_item_2);
                positive.push(*item_2);
            }
        }
        let mut negative: ::std::vec::Vec<Lepton> = ::std::vec::Vec::new();
        let mut t_negative: ::std::vec::Vec<Lepton> = ::rootgrad_autodiff::Differentiable::zero_like(
            &negative,
        );
        let length_4 = leptons.len();
        for i_6 in 0..length_4 {
            let item_3 = &leptons[i_6];
            let t_item_3 = &t_leptons[i_6];
            let pass_2 = item_3.charge < 0;
            if pass_2 {
                t_negative.push(*t_item_3);
                negative.push(*item_3);
            }
        }
        let mut best = f64::INFINITY;
        let mut t_best = 0.0;
        let mut m_best = 0.0;
        let mut t_m_best = 0.0;
        let length_5 = positive.len();
        for i_7 in 0..length_5 {
            let p = &positive[i_7];
            let t_p = &t_positive[i_7];
            let length_6 = negative.len();
            for i_8 in 0..length_6 {
                let n = &negative[i_8];
                let t_n = &t_negative[i_8];
                let (v_1, t_m) = rule_of_mass::__jvp(mass, p, t_p, n, t_n);
                let m = v_1;
                if (m - 15.0).abs() < best {
                    t_best = ::rootgrad_autodiff::rules::abs(m - 15.0) * t_m;
                    best = (m - 15.0).abs();
                    t_m_best = t_m;
                    m_best = m;
                }
            }
        }
        let t_4 = m_best;
        let t_t_4 = t_m_best;
        let t_3 = lead.pt;
        let t_t_3 = t_lead.pt;
        let (v_2, t_value) = rule_of_mass::__jvp(
            mass,
            &leptons[0],
            &t_leptons[0],
            &leptons[1],
            &t_leptons[1],
        );
        let value = v_2;
        let result: f64 = t_4 + (t_3 * value);
        let t_result: f64 = t_t_4 + (t_t_3 * value + t_3 * t_value);
        (result, t_result)
    }
}
mod by_branch {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let length = x.len();
        let mut a: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i in 0..length_2 {
            let v = &x[i];
            a[i] = (*v) * 2.0;
        }
        let length_3 = x.len();
        let mut b: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let length_4 = x.len();
        for i_2 in 0..length_4 {
            let v_2 = &x[i_2];
            b[i_2] = (*v_2) * (*v_2);
        }
        let t;
        if x[0] > 0.6 {
            let r = &a;
            match x.len() % 3 {
                0 => {
                    let q = &a[..];
                    t = (r[0] * r[1]) + (q[2] * q[0]);
                }
                1 => {
                    let q_2 = &b[1..];
                    t = (r[0] * r[1]) + (q_2[2] * q_2[0]);
                }
                _ => {
                    let q_3 = x;
                    t = (r[0] * r[1]) + (q_3[2] * q_3[0]);
                }
            }
        } else {
            let r_2 = &b;
            match x.len() % 3 {
                0 => {
                    let q_4 = &a[..];
                    t = (r_2[0] * r_2[1]) + (q_4[2] * q_4[0]);
                }
                1 => {
                    let q_5 = &b[1..];
                    t = (r_2[0] * r_2[1]) + (q_5[2] * q_5[0]);
                }
                _ => {
                    let q_6 = x;
                    t = (r_2[0] * r_2[1]) + (q_6[2] * q_6[0]);
                }
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if x[0] > 0.6 {
            let r = &a;
            match x.len() % 3 {
                0 => {
                    let q = &a[..];
                    let d_1 = ::core::mem::take(&mut d_t);
                    d_a[0] += d_1 * r[1];
                    d_a[1] += d_1 * r[0];
                    d_a[..][2] += d_1 * q[0];
                    d_a[..][0] += d_1 * q[2];
                }
                1 => {
                    let q_2 = &b[1..];
                    let d_q_2 = &mut d_b[1..];
                    let d_2 = ::core::mem::take(&mut d_t);
                    d_a[0] += d_2 * r[1];
                    d_a[1] += d_2 * r[0];
                    d_q_2[2] += d_2 * q_2[0];
                    d_q_2[0] += d_2 * q_2[2];
                }
                _ => {
                    let q_3 = x;
                    let d_3 = ::core::mem::take(&mut d_t);
                    d_a[0] += d_3 * r[1];
                    d_a[1] += d_3 * r[0];
                    (*d_x)[2] += d_3 * q_3[0];
                    (*d_x)[0] += d_3 * q_3[2];
                }
            }
        } else {
            let r_2 = &b;
            match x.len() % 3 {
                0 => {
                    let q_4 = &a[..];
                    let d_q_4 = &mut d_a[..];
                    let d_4 = ::core::mem::take(&mut d_t);
                    d_b[0] += d_4 * r_2[1];
                    d_b[1] += d_4 * r_2[0];
                    d_q_4[2] += d_4 * q_4[0];
                    d_q_4[0] += d_4 * q_4[2];
                }
                1 => {
                    let q_5 = &b[1..];
                    let d_5 = ::core::mem::take(&mut d_t);
                    d_b[0] += d_5 * r_2[1];
                    d_b[1] += d_5 * r_2[0];
                    d_b[1..][2] += d_5 * q_5[0];
                    d_b[1..][0] += d_5 * q_5[2];
                }
                _ => {
                    let q_6 = x;
                    let d_6 = ::core::mem::take(&mut d_t);
                    d_b[0] += d_6 * r_2[1];
                    d_b[1] += d_6 * r_2[0];
                    (*d_x)[2] += d_6 * q_6[0];
                    (*d_x)[0] += d_6 * q_6[2];
                }
            }
        }
        for i_2 in 0..length_4 {
            let v_2 = &x[i_2];
            let d_v_2 = &mut d_x[i_2];
            let d_7 = ::core::mem::take(&mut d_b[i_2]);
            (*d_v_2) += d_7 * (*v_2);
            (*d_v_2) += d_7 * (*v_2);
        }
        for i in 0..length_2 {
            let d_8 = ::core::mem::take(&mut d_a[i]);
            d_x[i] += d_8 * 2.0;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = x.len();
        let mut a: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let mut t_a: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i in 0..length_2 {
            let v = &x[i];
            let t_v = &t_x[i];
            t_a[i] = (*t_v) * 2.0;
            a[i] = (*v) * 2.0;
        }
        let length_3 = x.len();
        let mut b: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let mut t_b: ::std::vec::Vec<f64> = ::std::vec![0.0; length_3];
        let length_4 = x.len();
        for i_2 in 0..length_4 {
            let v_2 = &x[i_2];
            let t_v_2 = &t_x[i_2];
            t_b[i_2] = (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
            b[i_2] = (*v_2) * (*v_2);
        }
        let t;
        let t_t;
        if x[0] > 0.6 {
            let r = &a;
            let t_r = &t_a;
            match x.len() % 3 {
                0 => {
                    let q = &a[..];
                    let t_q = &t_a[..];
                    t_t = (t_r[0] * r[1] + r[0] * t_r[1])
                        + (t_q[2] * q[0] + q[2] * t_q[0]);
                    t = (r[0] * r[1]) + (q[2] * q[0]);
                }
                1 => {
                    let q_2 = &b[1..];
                    let t_q_2 = &t_b[1..];
                    t_t = (t_r[0] * r[1] + r[0] * t_r[1])
                        + (t_q_2[2] * q_2[0] + q_2[2] * t_q_2[0]);
                    t = (r[0] * r[1]) + (q_2[2] * q_2[0]);
                }
                _ => {
                    let q_3 = x;
                    let t_q_3 = t_x;
                    t_t = (t_r[0] * r[1] + r[0] * t_r[1])
                        + (t_q_3[2] * q_3[0] + q_3[2] * t_q_3[0]);
                    t = (r[0] * r[1]) + (q_3[2] * q_3[0]);
                }
            }
        } else {
            let r_2 = &b;
            let t_r_2 = &t_b;
            match x.len() % 3 {
                0 => {
                    let q_4 = &a[..];
                    let t_q_4 = &t_a[..];
                    t_t = (t_r_2[0] * r_2[1] + r_2[0] * t_r_2[1])
                        + (t_q_4[2] * q_4[0] + q_4[2] * t_q_4[0]);
                    t = (r_2[0] * r_2[1]) + (q_4[2] * q_4[0]);
                }
                1 => {
                    let q_5 = &b[1..];
                    let t_q_5 = &t_b[1..];
                    t_t = (t_r_2[0] * r_2[1] + r_2[0] * t_r_2[1])
                        + (t_q_5[2] * q_5[0] + q_5[2] * t_q_5[0]);
                    t = (r_2[0] * r_2[1]) + (q_5[2] * q_5[0]);
                }
                _ => {
                    let q_6 = x;
                    let t_q_6 = t_x;
                    t_t = (t_r_2[0] * r_2[1] + r_2[0] * t_r_2[1])
                        + (t_q_6[2] * q_6[0] + q_6[2] * t_q_6[0]);
                    t = (r_2[0] * r_2[1]) + (q_6[2] * q_6[0]);
                }
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod by_branch_changed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut a = x.to_vec();
        let mut b = x.to_vec();
        for i in 0..x.len() {
            if (i % 2) == 0 {
                let r = &mut a;
                r[i] = kept_1.keep(r[i]) * x[0];
                r[0] += x[i];
            } else {
                let r_2 = &mut b;
                r_2[i] = kept_2.keep(r_2[i]) * x[0];
                r_2[0] += x[i];
            }
        }
        let result: f64 = (a[0] * b[0]) + (a[2] * b[3]);
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        d_a[0] += d_result * b[0];
        d_b[0] += d_result * a[0];
        d_a[2] += d_result * b[3];
        d_b[3] += d_result * a[2];
        for i in (0..x.len()).rev() {
            if (i % 2) == 0 {
                let v_1 = kept_1.take();
                let d_1 = d_a[0];
                d_x[i] += d_1;
                let d_2 = ::core::mem::take(&mut d_a[i]);
                d_a[i] += d_2 * x[0];
                d_x[0] += d_2 * v_1;
            } else {
                let v_2 = kept_2.take();
                let d_3 = d_b[0];
                d_x[i] += d_3;
                let d_4 = ::core::mem::take(&mut d_b[i]);
                d_b[i] += d_4 * x[0];
                d_x[0] += d_4 * v_2;
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_b[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_a[..]);
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x.to_vec();
        let mut t_a = t_x.to_vec();
        let mut b = x.to_vec();
        let mut t_b = t_x.to_vec();
        for i in 0..x.len() {
            if (i % 2) == 0 {
                let r = &mut a;
                let t_r = &mut t_a;
                t_r[i] = t_r[i] * x[0] + r[i] * t_x[0];
                r[i] = r[i] * x[0];
                t_r[0] += t_x[i];
                r[0] += x[i];
            } else {
                let r_2 = &mut b;
                let t_r_2 = &mut t_b;
                t_r_2[i] = t_r_2[i] * x[0] + r_2[i] * t_x[0];
                r_2[i] = r_2[i] * x[0];
                t_r_2[0] += t_x[i];
                r_2[0] += x[i];
            }
        }
        let result: f64 = (a[0] * b[0]) + (a[2] * b[3]);
        let t_result: f64 = (t_a[0] * b[0] + a[0] * t_b[0])
            + (t_a[2] * b[3] + a[2] * t_b[3]);
        (result, t_result)
    }
}
mod larger_of_two {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(u: f64, v: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a = u;
        let mut b = v;
        let t;
        if u > v {
            let r = &mut a;
            (*r) = kept_3.keep((*r)) * kept_2.keep((2.0 * (*r)));
            t = a * kept_1.keep(b);
        } else {
            let r_2 = &mut b;
            (*r_2) = kept_5.keep((*r_2)) * kept_4.keep((2.0 * (*r_2)));
            t = a * b;
        }
        let result: f64 = t;
        let mut d_u = ::rootgrad_autodiff::zero::<f64>();
        let mut d_v = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if u > v {
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_t);
            d_a += d_1 * v_1;
            d_b += d_1 * a;
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_2 = ::core::mem::take(&mut d_a);
            d_a += d_2 * v_2;
            let d_3 = d_2 * v_3;
            d_a += d_3 * 2.0;
        } else {
            let d_4 = ::core::mem::take(&mut d_t);
            d_a += d_4 * b;
            d_b += d_4 * a;
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let d_5 = ::core::mem::take(&mut d_b);
            d_b += d_5 * v_4;
            let d_6 = d_5 * v_5;
            d_b += d_6 * 2.0;
        }
        d_v += d_b;
        d_u += d_a;
        (result, d_u, d_v)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(u: f64, t_u: f64, v: f64, t_v: f64) -> (f64, f64) {
        let mut a = u;
        let mut t_a = t_u;
        let mut b = v;
        let mut t_b = t_v;
        let t;
        let t_t;
        if u > v {
            let r = &mut a;
            let t_r = &mut t_a;
            (*t_r) = (*t_r) * (2.0 * (*r)) + (*r) * (2.0 * (*t_r));
            (*r) = (*r) * (2.0 * (*r));
            t_t = t_a * b + a * t_b;
            t = a * b;
        } else {
            let r_2 = &mut b;
            let t_r_2 = &mut t_b;
            (*t_r_2) = (*t_r_2) * (2.0 * (*r_2)) + (*r_2) * (2.0 * (*t_r_2));
            (*r_2) = (*r_2) * (2.0 * (*r_2));
            t_t = t_a * b + a * t_b;
            t = a * b;
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod pair_by_branch {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let v: f64 = x[0];
        let value: Option<f64>;
        let t_2;
        if v > 0.0 {
            let sqrt_2 = v.sqrt();
            t_2 = Some(sqrt_2);
            shape_4.keep(&t_2);
        } else {
            t_2 = None;
            shape_4.keep(&t_2);
        }
        let r = t_2;
        match ::core::clone::Clone::clone(&r) {
            Some(tried_2) => {
                let chosen_2 = tried_2;
                shape_1.keep(&chosen_2);
                let tried = chosen_2;
                shape_2.keep(&tried);
                value = Some((tried * 2.0));
                shape_3.keep(&value);
            }
            None => {
                value = None;
                shape_3.keep(&value);
            }
        }
        let a = ::core::clone::Clone::clone(&value).unwrap_or(1.0);
        let mut b = ::std::vec![x[1], x[2]];
        let mut c = x[3..].to_vec();
        for i in 0..4 {
            like_i.of(&i);
            if (i % 2) == 0 {
                let from = &b;
                let to = &mut c;
                to[0] += kept_4.keep(from[1]) * a;
            } else {
                let from_2 = &c;
                let to_2 = &mut b;
                to_2[0] += kept_5.keep(from_2[1]) * a;
            }
        }
        let t_3;
        if x[0] > x[1] {
            let t: &mut f64 = &mut b[0];
            (*t) = kept_2.keep((*t)) * x[2];
            t_3 = (b[0] * kept_1.keep(c[1])) + c[0];
        } else {
            let t_4: &mut f64 = &mut c[1];
            (*t_4) = kept_3.keep((*t_4)) * x[2];
            t_3 = (b[0] * c[1]) + c[0];
        }
        let result: f64 = t_3;
        let mut d_result = d_ret;
        let mut d_v: f64 = -0.0;
        let mut d_value = shape_3.zero();
        let mut d_t_2 = shape_4.zero();
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_a: f64 = -0.0;
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_t_3: f64 = -0.0;
        d_t_3 += d_result;
        if x[0] > x[1] {
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_t_3);
            d_b[0] += d_1 * v_1;
            d_c[1] += d_1 * b[0];
            d_c[0] += d_1;
            let v_2 = kept_2.take();
            let d_2 = ::core::mem::take(&mut d_b[0]);
            d_b[0] += d_2 * x[2];
            d_x[2] += d_2 * v_2;
        } else {
            let d_3 = ::core::mem::take(&mut d_t_3);
            d_b[0] += d_3 * c[1];
            d_c[1] += d_3 * b[0];
            d_c[0] += d_3;
            let v_3 = kept_3.take();
            let d_4 = ::core::mem::take(&mut d_c[1]);
            d_c[1] += d_4 * x[2];
            d_x[2] += d_4 * v_3;
        }
        for i in (0..4).rev() {
            like_i.of(&i);
            if (i % 2) == 0 {
                let v_4 = kept_4.take();
                let d_5 = d_c[0];
                d_b[1] += d_5 * a;
                d_a += d_5 * v_4;
            } else {
                let v_5 = kept_5.take();
                let d_6 = d_b[0];
                d_c[1] += d_6 * a;
                d_a += d_6 * v_5;
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[3..][..], &d_c[..]);
        d_x[1] += d_b[0];
        d_x[2] += d_b[1];
        (value)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value),
                1.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_a,
            );
        match ::core::clone::Clone::clone(&r) {
            Some(tried_2) => {
                let Some(d_tried_2) = &mut d_r else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_chosen_2 = shape_1.zero();
                let mut d_tried = shape_2.zero();
                let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_value);
                let Some(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_9 = ::rootgrad_autodiff::rt::scalar((*d_8));
                d_tried += d_9 * 2.0;
                ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_tried_2), &(d_chosen_2));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_value);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_r));
        if v > 0.0 {
            let mut d_sqrt_2: f64 = -0.0;
            let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_12) = &d_11 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_sqrt_2 += (*d_12);
            d_v += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(v);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        }
        d_x[0] += d_v;
        kept_4.finish();
        kept_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let v: f64 = x[0];
        let t_v: f64 = t_x[0];
        let value: Option<f64>;
        let t_value: Option<f64>;
        let t_2;
        let t_t_2;
        if v > 0.0 {
            t_t_2 = Some(::rootgrad_autodiff::rules::sqrt(v) * t_v);
            t_2 = Some(v.sqrt());
        } else {
            let v_1 = None;
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t_2 = v_1;
        }
        let r = t_2;
        let t_r = t_t_2;
        match ::core::clone::Clone::clone(&r) {
            Some(tried_2) => {
                let Some(t_tried_2) = ::core::clone::Clone::clone(&t_r) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let chosen_2 = tried_2;
                let t_chosen_2 = t_tried_2;
                let tried = chosen_2;
                let t_tried = t_chosen_2;
                t_value = Some(t_tried * 2.0);
                value = Some((tried * 2.0));
            }
            None => {
                let v_2 = None;
                t_value = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                value = v_2;
            }
        }
        let (v_3, t_a) = (value)
            .__jvp_unwrap_or(&t_value, 1.0, ::rootgrad_autodiff::rt::Inactive);
        let a = v_3;
        let mut b = ::std::vec![x[1], x[2]];
        let mut t_b = ::std::vec![t_x[1], t_x[2]];
        let mut c = x[3..].to_vec();
        let mut t_c = t_x[3..].to_vec();
        for i in 0..4 {
            if (i % 2) == 0 {
                let from = &b;
                let t_from = &t_b;
                let to = &mut c;
                let t_to = &mut t_c;
                t_to[0] += t_from[1] * a + from[1] * t_a;
                to[0] += from[1] * a;
            } else {
                let from_2 = &c;
                let t_from_2 = &t_c;
                let to_2 = &mut b;
                let t_to_2 = &mut t_b;
                t_to_2[0] += t_from_2[1] * a + from_2[1] * t_a;
                to_2[0] += from_2[1] * a;
            }
        }
        let t_3;
        let t_t_3;
        if x[0] > x[1] {
            let t: &mut f64 = &mut b[0];
            let t_t: &mut f64 = &mut t_b[0];
            (*t_t) = (*t_t) * x[2] + (*t) * t_x[2];
            (*t) = (*t) * x[2];
            t_t_3 = (t_b[0] * c[1] + b[0] * t_c[1]) + t_c[0];
            t_3 = (b[0] * c[1]) + c[0];
        } else {
            let t_4: &mut f64 = &mut c[1];
            let t_t_4: &mut f64 = &mut t_c[1];
            (*t_t_4) = (*t_t_4) * x[2] + (*t_4) * t_x[2];
            (*t_4) = (*t_4) * x[2];
            t_t_3 = (t_b[0] * c[1] + b[0] * t_c[1]) + t_c[0];
            t_3 = (b[0] * c[1]) + c[0];
        }
        let result: f64 = t_3;
        let t_result: f64 = t_t_3;
        (result, t_result)
    }
}
mod arrays_of_parts {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut a: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let length = a.len();
        let length_2 = x[..3].len();
        ::core::assert_eq!(length, length_2, "try_into: the slice has another length");
        let length_3 = a.len();
        for i in 0..length_3 {
            a[i] = x[..3][i];
        }
        let mut array_2: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let length_4 = array_2.len();
        let length_5 = x[3..6].len();
        ::core::assert_eq!(length_4, length_5, "try_into: the slice has another length");
        let length_6 = array_2.len();
        for i_2 in 0..length_6 {
            array_2[i_2] = x[3..6][i_2];
        }
        let b: &[f64; 3] = &array_2;
        let c: [f64; 2] = [x[0], x[1]];
        let result: f64 = (a[0] * b[1]) + ((a[2] * b[2]) * c[1]);
        let mut d_result = d_ret;
        let b: &[f64; 3] = &array_2;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        d_a[0] += d_result * b[1];
        d_array_2[1] += d_result * a[0];
        let d_1 = d_result * c[1];
        d_a[2] += d_1 * b[2];
        d_array_2[2] += d_1 * a[2];
        d_c[1] += d_result * (a[2] * b[2]);
        d_x[0] += d_c[0];
        d_x[1] += d_c[1];
        for i_2 in 0..length_6 {
            let d_2 = ::core::mem::take(&mut d_array_2[i_2]);
            d_x[3..6][i_2] += d_2;
        }
        for i in 0..length_3 {
            let d_3 = ::core::mem::take(&mut d_a[i]);
            d_x[..3][i] += d_3;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let mut t_a: [f64; 3] = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let length = a.len();
        let length_2 = x[..3].len();
        ::core::assert_eq!(length, length_2, "try_into: the slice has another length");
        let length_3 = a.len();
        for i in 0..length_3 {
            t_a[i] = t_x[..3][i];
            a[i] = x[..3][i];
        }
        let mut array_2: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_2: [f64; 3] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_2,
        );
        let length_4 = array_2.len();
        let length_5 = x[3..6].len();
        ::core::assert_eq!(length_4, length_5, "try_into: the slice has another length");
        let length_6 = array_2.len();
        for i_2 in 0..length_6 {
            t_array_2[i_2] = t_x[3..6][i_2];
            array_2[i_2] = x[3..6][i_2];
        }
        let b: &[f64; 3] = &array_2;
        let t_b: &[f64; 3] = &t_array_2;
        let c: [f64; 2] = [x[0], x[1]];
        let t_c: [f64; 2] = [t_x[0], t_x[1]];
        let result: f64 = (a[0] * b[1]) + ((a[2] * b[2]) * c[1]);
        let t_result: f64 = (t_a[0] * b[1] + a[0] * t_b[1])
            + ((t_a[2] * b[2] + a[2] * t_b[2]) * c[1] + (a[2] * b[2]) * t_c[1]);
        (result, t_result)
    }
}
mod pushed_to_a_struct {
    impl Stats {
        /// The reverse derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pullback(self: &mut Self, d_self: &mut Self, v: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            shape_3.keep(&self.n);
            self.n += 1;
            let d = v - self.mean;
            self.mean += d / kept_4.keep((self.n as f64));
            self.m2 += d * kept_3.keep((v - self.mean));
            let t;
            kept_2.keep_owned(&self.min);
            match self.min {
                Some(m) => {
                    t = m.min(v);
                }
                None => {
                    t = v;
                }
            }
            shape_2.keep(&self.min);
            self.min = Some(t);
            let t_2;
            let arm;
            match self.max {
                Some(m_2) if m_2 > v => {
                    arm = 0;
                }
                _ => {
                    arm = 1;
                }
            }
            let arm_2 = arm;
            kept_1.keep_owned(&self.max);
            match self.max {
                Some(m_2) if arm_2 == 0 => {
                    t_2 = Some(m_2);
                    shape_4.keep(&t_2);
                }
                _ if arm_2 == 1 => {
                    t_2 = Some(v);
                    shape_4.keep(&t_2);
                }
                _ => {
                    ::core::unreachable!();
                }
            }
            shape_1.keep(&self.max);
            self.max = t_2;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_d: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_2 = shape_4.zero();
            let d_1 = shape_1.replace(&mut d_self.max);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_1));
            let v_1 = kept_1.take();
            match v_1 {
                Some(m_2) if arm_2 == 0 => {
                    let Some(d_m_2) = &mut d_self.max else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let Some(d_3) = &d_2 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_m_2), &((*d_3)));
                }
                _ if arm_2 == 1 => {
                    let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let Some(d_5) = &d_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_v += (*d_5);
                }
                _ => {}
            }
            let d_6 = shape_2.replace(&mut d_self.min);
            let Some(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_t += (*d_7);
            let v_2 = kept_2.take();
            match v_2 {
                Some(m) => {
                    let Some(d_m) = &mut d_self.min else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_8 = ::core::mem::take(&mut d_t);
                    (*d_m) += d_8 * ::rootgrad_autodiff::rules::min(m, v).0;
                    d_v += d_8 * ::rootgrad_autodiff::rules::min(m, v).1;
                }
                None => {
                    let d_9 = ::core::mem::take(&mut d_t);
                    d_v += d_9;
                }
            }
            let v_3 = kept_3.take();
            let d_10 = d_self.m2;
            d_d += d_10 * v_3;
            let d_11 = d_10 * d;
            d_v += d_11;
            d_self.mean -= d_11;
            let v_4 = kept_4.take();
            let d_12 = d_self.mean;
            d_d += d_12 / v_4;
            let d_13 = d_12 / v_4 * (d / v_4);
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.n, -d_13);
            d_v += d_d;
            d_self.mean -= d_d;
            let d_14 = shape_3.restored(&mut d_self.n);
            d_v
        }
        /// The forward derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pushforward(self: &mut Self, t_self: &mut Self, v: f64, t_v: f64) {
            self.n += 1;
            t_self.n = ::rootgrad_autodiff::rt::tangent_at(t_self.n, self.n);
            let d = v - self.mean;
            let t_d = t_v - ::rootgrad_autodiff::rt::scalar(t_self.mean);
            t_self.mean
                += (t_d
                    - (d / (self.n as f64))
                        * ::rootgrad_autodiff::rt::cast_scalar::<
                            _,
                            f64,
                        >(::rootgrad_autodiff::rt::scalar(t_self.n))) / (self.n as f64);
            self.mean += d / (self.n as f64);
            t_self.m2
                += t_d * (v - self.mean)
                    + d * (t_v - ::rootgrad_autodiff::rt::scalar(t_self.mean));
            self.m2 += d * (v - self.mean);
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&self.min) {
                Some(m) => {
                    let Some(t_m) = ::core::clone::Clone::clone(&t_self.min) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let p_1 = ::rootgrad_autodiff::rules::min(m, v);
                    t_t = p_1.0 * t_m + p_1.1 * t_v;
                    t = m.min(v);
                }
                None => {
                    t_t = t_v;
                    t = v;
                }
            }
            t_self.min = Some(t_t);
            self.min = Some(t);
            let t_2;
            let t_t_2;
            let arm;
            match ::core::clone::Clone::clone(&self.max) {
                Some(m_2) if m_2 > v => {
                    let Some(t_m_2) = ::core::clone::Clone::clone(&t_self.max) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    arm = 0;
                }
                _ => {
                    arm = 1;
                }
            }
            let arm_2 = arm;
            match ::core::clone::Clone::clone(&self.max) {
                Some(m_2) if arm_2 == 0 => {
                    let Some(t_m_2) = ::core::clone::Clone::clone(&t_self.max) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = Some(t_m_2);
                    t_2 = Some(m_2);
                }
                _ if arm_2 == 1 => {
                    t_t_2 = Some(t_v);
                    t_2 = Some(v);
                }
                _ => {
                    ::core::unreachable!();
                }
            }
            t_self.max = t_t_2;
            self.max = t_2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_push(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::push_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_push(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::push_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn push_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
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
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            shape_13.keep(&self.n);
            self.n += 1;
            shape_12.keep(&t_self.n);
            t_self.n = ::rootgrad_autodiff::rt::tangent_at(t_self.n, self.n);
            let d = v - self.mean;
            let t_d = t_v - t_self.mean;
            let t_4 = d / kept_12.keep((self.n as f64));
            let t_3 = ::rootgrad_autodiff::rt::tangent_of(t_self.n);
            t_self.mean += (t_d - (t_4 * (t_3 as f64))) / kept_11.keep((self.n as f64));
            self.mean += d / kept_10.keep((self.n as f64));
            t_self.m2
                += (t_d * kept_8.keep((v - self.mean)))
                    + (d * kept_9.keep((t_v - t_self.mean)));
            self.m2 += d * kept_7.keep((v - self.mean));
            let t;
            let t_t;
            kept_6.keep_owned(&self.min);
            match self.min {
                Some(m) => {
                    kept_5.keep_owned(&t_self.min);
                    match t_self.min {
                        Some(t_m) => {
                            let x = m;
                            shape_9.keep(&x);
                            let y = v;
                            let t_5;
                            if (x <= y) || (y != y) {
                                t_5 = 1.0;
                            } else {
                                t_5 = 0.0;
                            }
                            let t_7 = kept_4.keep(t_5) * t_m;
                            shape_10.keep(&t_7);
                            let x_2 = m;
                            shape_11.keep(&x_2);
                            let y_2 = v;
                            let t_6;
                            if (x_2 <= y_2) || (y_2 != y_2) {
                                t_6 = 0.0;
                            } else {
                                t_6 = 1.0;
                            }
                            t_t = t_7 + (kept_3.keep(t_6) * t_v);
                            t = m.min(v);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_t = t_v;
                    t = v;
                }
            }
            shape_8.keep(&t_self.min);
            t_self.min = Some(t_t);
            shape_7.keep(&self.min);
            self.min = Some(t);
            let mut t_2 = ::rootgrad_autodiff::rt::any_value();
            let mut t_t_2 = ::rootgrad_autodiff::rt::any_value();
            let mut arm = ::core::default::Default::default();
            let arm_3;
            match self.max {
                Some(m_2) if m_2 > v => {
                    arm_3 = 0;
                }
                _ => {
                    arm_3 = 1;
                }
            }
            let arm_4 = arm_3;
            match self.max {
                Some(m_2) if arm_4 == 0 => {
                    match t_self.max {
                        Some(t_m_2) => {
                            arm = 0;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                _ if arm_4 == 1 => {
                    arm = 1;
                }
                _ => {
                    ::core::unreachable!();
                }
            }
            let arm_2 = arm;
            kept_2.keep_owned(&self.max);
            match self.max {
                Some(m_2_2) if arm_2 == 0 => {
                    kept_1.keep_owned(&t_self.max);
                    match t_self.max {
                        Some(t_m_2_2) => {
                            shape_4.keep(&t_t_2);
                            t_t_2 = Some(t_m_2_2);
                            shape_3.keep(&t_2);
                            t_2 = Some(m_2_2);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                _ if arm_2 == 1 => {
                    shape_6.keep(&t_t_2);
                    t_t_2 = Some(t_v);
                    shape_5.keep(&t_2);
                    t_2 = Some(v);
                }
                _ => {
                    ::core::unreachable!();
                }
            }
            shape_2.keep(&t_self.max);
            t_self.max = ::core::clone::Clone::clone(&t_t_2);
            shape_1.keep(&self.max);
            self.max = ::core::clone::Clone::clone(&t_2);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_d: f64 = -0.0;
            let mut d_t_d: f64 = -0.0;
            let mut d_t_4: f64 = -0.0;
            let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
            let mut d_t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_t_2);
            let d_1 = shape_1.replace(&mut d_self.max);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_1));
            let d_2 = shape_2.replace(&mut d_t_self.max);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_2, &(d_2));
            let v_2 = kept_2.take();
            match v_2 {
                Some(m_2_2) if arm_2 == 0 => {
                    let Some(d_m_2_2) = &mut d_self.max else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_1 = kept_1.take();
                    match v_1 {
                        Some(t_m_2_2) => {
                            let Some(d_t_m_2_2) = &mut d_t_self.max else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_3 = shape_3.replace(&mut d_t_2);
                            let Some(d_4) = &d_3 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_m_2_2),
                                &((*d_4)),
                            );
                            let d_5 = shape_4.replace(&mut d_t_t_2);
                            let Some(d_6) = &d_5 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_m_2_2),
                                &((*d_6)),
                            );
                        }
                        _ => {}
                    }
                }
                _ if arm_2 == 1 => {
                    let d_7 = shape_5.replace(&mut d_t_2);
                    let Some(d_8) = &d_7 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_v += (*d_8);
                    let d_9 = shape_6.replace(&mut d_t_t_2);
                    let Some(d_10) = &d_9 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_t_v += (*d_10);
                }
                _ => {}
            }
            let d_11 = shape_7.replace(&mut d_self.min);
            let Some(d_12) = &d_11 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_t += (*d_12);
            let d_13 = shape_8.replace(&mut d_t_self.min);
            let Some(d_14) = &d_13 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_t_t += (*d_14);
            let v_6 = kept_6.take();
            match v_6 {
                Some(m) => {
                    let Some(d_m) = &mut d_self.min else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_5 = kept_5.take();
                    match v_5 {
                        Some(t_m) => {
                            let Some(d_t_m) = &mut d_t_self.min else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let mut d_x = shape_9.zero();
                            let mut d_y: f64 = -0.0;
                            let mut d_t_7 = shape_10.zero();
                            let mut d_x_2 = shape_11.zero();
                            let mut d_y_2: f64 = -0.0;
                            let d_15 = ::core::mem::take(&mut d_t);
                            (*d_m) += d_15 * ::rootgrad_autodiff::rules::min(m, v).0;
                            d_v += d_15 * ::rootgrad_autodiff::rules::min(m, v).1;
                            let v_3 = kept_3.take();
                            let d_16 = ::core::mem::take(&mut d_t_t);
                            d_t_7 += d_16;
                            d_t_v += d_16 * v_3;
                            d_v += d_y_2;
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_m), &(d_x_2));
                            let v_4 = kept_4.take();
                            let d_17 = ::rootgrad_autodiff::rt::scalar(d_t_7);
                            (*d_t_m) += d_17 * v_4;
                            d_v += d_y;
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_m), &(d_x));
                        }
                        _ => {}
                    }
                }
                None => {
                    let d_18 = ::core::mem::take(&mut d_t);
                    d_v += d_18;
                    let d_19 = ::core::mem::take(&mut d_t_t);
                    d_t_v += d_19;
                }
            }
            let v_7 = kept_7.take();
            let d_20 = d_self.m2;
            d_d += d_20 * v_7;
            let d_21 = d_20 * d;
            d_v += d_21;
            d_self.mean -= d_21;
            let v_8 = kept_8.take();
            let v_9 = kept_9.take();
            let d_22 = d_t_self.m2;
            d_t_d += d_22 * v_8;
            let d_23 = d_22 * t_d;
            d_v += d_23;
            d_self.mean -= d_23;
            d_d += d_22 * v_9;
            let d_24 = d_22 * d;
            d_t_v += d_24;
            d_t_self.mean -= d_24;
            let v_10 = kept_10.take();
            let d_25 = d_self.mean;
            d_d += d_25 / v_10;
            let d_26 = d_25 / v_10 * (d / v_10);
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.n, -d_26);
            let v_11 = kept_11.take();
            let d_27 = d_t_self.mean;
            let d_28 = d_27 / v_11;
            d_t_d += d_28;
            d_t_4 -= d_28 * (t_3 as f64);
            let d_29 = d_28 * t_4;
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_t_3, -d_29);
            let d_30 = d_27 / v_11 * ((t_d - (t_4 * (t_3 as f64))) / v_11);
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.n, -d_30);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.n, &(d_t_3));
            let v_12 = kept_12.take();
            d_d += d_t_4 / v_12;
            let d_31 = d_t_4 / v_12 * t_4;
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.n, -d_31);
            d_t_v += d_t_d;
            d_t_self.mean -= d_t_d;
            d_v += d_d;
            d_self.mean -= d_d;
            let d_32 = shape_12.replace(&mut d_t_self.n);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.n, &(d_32));
            let d_33 = shape_13.restored(&mut d_self.n);
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_push<'__shadow>(
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __path_jvp_vjp_push<'__shadow>(
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __vjp_push<'__shadow>(
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
            let g1 = Self::push_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_push<'__shadow>(
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
            let g1 = Self::push_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`variance`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn variance_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let t;
            if self.n < 2 {
                t = 0.0;
            } else {
                t = self.m2 / (::rootgrad_autodiff::rt::discrete(self.n - 1) as f64);
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            if self.n < 2 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_2 = ::core::mem::take(&mut d_t);
                d_self.m2 += d_2 / ((self.n - 1) as f64);
            }
            result
        }
        /// The forward derivative of [`variance`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn variance_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let t;
            let t_t;
            if self.n < 2 {
                t_t = 0.0;
                t = 0.0;
            } else {
                t_t = ::rootgrad_autodiff::rt::scalar(t_self.m2)
                    / (::rootgrad_autodiff::rt::discrete(self.n - 1) as f64);
                t = self.m2 / (::rootgrad_autodiff::rt::discrete(self.n - 1) as f64);
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
        fn __jvp_variance(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::variance_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_variance(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::variance_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn variance_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let t;
            let t_t;
            if self.n < 2 {
                t_t = 0.0;
                t = 0.0;
            } else {
                t_t = t_self.m2 / (::rootgrad_autodiff::rt::discrete(self.n - 1) as f64);
                t = self.m2 / (::rootgrad_autodiff::rt::discrete(self.n - 1) as f64);
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
            if self.n < 2 {
                let _ = ::core::mem::take(&mut d_t);
                let _ = ::core::mem::take(&mut d_t_t);
            } else {
                let d_3 = ::core::mem::take(&mut d_t);
                d_self.m2 += d_3 / ((self.n - 1) as f64);
                let d_4 = ::core::mem::take(&mut d_t_t);
                d_t_self.m2 += d_4 / ((self.n - 1) as f64);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_variance<'__shadow>(
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
            Self::variance_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_variance<'__shadow>(
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
            Self::variance_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_variance<'__shadow>(
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
            let _primal = Self::variance_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_variance<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::variance_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_push, fn __vjp_unwrap, fn __vjp_unwrap_or, fn __vjp_variance
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut st = Stats::default();
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let argument = v * v;
            kept_4.keep_owned(&st);
            st.push(argument);
        }
        kept_3.keep_owned(&st);
        let value = st.variance();
        kept_2.keep_owned(&st.max);
        let value_2 = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&st.max))
            .unwrap();
        kept_1.keep_owned(&st.min);
        let value_3 = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&st.min))
            .unwrap_or(0.0);
        let result: f64 = ((value.sqrt() * value_2) - value_3) + st.mean;
        let mut d_result = d_ret;
        let mut d_st = ::rootgrad_autodiff::Differentiable::zero_like(&st);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let d_1 = d_result * value_2;
        d_value += d_1 * ::rootgrad_autodiff::rules::sqrt(value);
        d_value_2 += d_result * value.sqrt();
        d_value_3 -= d_result;
        d_st.mean += d_result;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_st.min),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_3,
            );
        let v_2 = kept_2.take();
        (v_2).__vjp_unwrap(::core::option::Option::Some(&mut d_st.max), d_value_2);
        let v_3 = kept_3.take();
        (v_3).__vjp_variance(::core::option::Option::Some(&mut d_st), d_value);
        for i in (0..length).rev() {
            let v = x[i];
            let argument = v * v;
            let mut d_v: f64 = -0.0;
            let mut d_argument: f64 = -0.0;
            let v_4 = kept_4.take();
            (v_4)
                .__vjp_push(
                    ::core::option::Option::Some(&mut d_st),
                    argument,
                    &mut d_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_v += d_argument * v;
            d_v += d_argument * v;
            d_x[i] += d_v;
        }
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_push, fn __jvp_unwrap, fn __jvp_unwrap_or, fn __jvp_variance
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut st = Stats::default();
        let mut t_st = ::rootgrad_autodiff::Differentiable::zero_like(&st);
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t_v = t_x[i];
            let argument = v * v;
            let t_argument = t_v * v + v * t_v;
            (st).__jvp_push(&mut t_st, argument, t_argument);
        }
        let (v_1, t_value) = (st).__jvp_variance(&mut t_st);
        let value = v_1;
        let (v_2, t_value_2) = (st.max).__jvp_unwrap(&mut t_st.max);
        let value_2 = v_2;
        let (v_3, t_value_3) = (st.min)
            .__jvp_unwrap_or(&mut t_st.min, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value_3 = v_3;
        let result: f64 = ((value.sqrt() * value_2) - value_3) + st.mean;
        let t_result: f64 = (((::rootgrad_autodiff::rules::sqrt(value) * t_value)
            * value_2 + value.sqrt() * t_value_2) - t_value_3)
            + ::rootgrad_autodiff::rt::scalar(t_st.mean);
        (result, t_result)
    }
}
mod those_that_are_there {
    impl Hit {
        /// The reverse derivative of [`late`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn late_pullback(
            self: &Self,
            d_self: &mut Self,
            after: f64,
            d_ret: Option<f64>,
        ) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if self.time > after {
                t = Some((self.time * self.time));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_after = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if self.time > after {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                d_self.time += d_3 * self.time;
                d_self.time += d_3 * self.time;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_after)
        }
        /// The forward derivative of [`late`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn late_pushforward(
            self: &Self,
            t_self: &Self,
            after: f64,
            t_after: f64,
        ) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if self.time > after {
                t_t = Some(
                    ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_self.time) * self.time
                            + self.time * ::rootgrad_autodiff::rt::scalar(t_self.time),
                        self.time * self.time,
                    ),
                );
                t = Some((self.time * self.time));
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
        fn __jvp_late(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::late_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_late(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::late_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn late_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            after: f64,
            t_after: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if self.time > after {
                t_t = Some(
                    ::rootgrad_autodiff::rt::tangent_at(
                        ((t_self.time * self.time) + (self.time * t_self.time)),
                        (self.time * self.time),
                    ),
                );
                shape_2.keep(&t_t);
                t = Some((self.time * self.time));
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
            let mut d_after = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_after = ::rootgrad_autodiff::zero::<f64>();
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
            if self.time > after {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                d_self.time += d_3 * self.time;
                d_self.time += d_3 * self.time;
                let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_5) = &d_4 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_self.time += d_6 * self.time;
                d_self.time += d_6 * t_self.time;
                d_self.time += d_6 * t_self.time;
                d_t_self.time += d_6 * self.time;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_after, d_t_after)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_late<'__shadow>(
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::late_pushforward_pullback(
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
        fn __path_jvp_vjp_late<'__shadow>(
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3) = Self::late_pushforward_pullback(
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
        fn __vjp_late<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::late_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_late<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::late_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`root`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum root {}
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
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &root)
        }
        /// The reverse derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x > 0.0 {
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
            if x > 0.0 {
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
        pub fn pushforward(x: f64, t_x: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if x > 0.0 {
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
        pub fn __jvp(
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
        pub fn pushforward_pullback(
            x: f64,
            t_x: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if x > 0.0 {
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
            if x > 0.0 {
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
        pub fn __jvp_vjp<'__shadow>(
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
        pub fn __vjp<'__shadow>(
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
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(root as rule_of_root; fn __vjp_late);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut hits: ::std::vec::Vec<Hit> = ::std::vec::Vec::new();
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t;
            if v > 0.0 {
                t = Some((v * v));
                shape_8.keep(&t);
            } else {
                t = None;
                shape_8.keep(&t);
            }
            hits.push(Hit { energy: t, time: v });
        }
        let mut sum_2: f64 = -0.0;
        let length_2 = hits.len();
        for i_2 in 0..length_2 {
            let h = &hits[i_2];
            let held_2 = kept_5.keep(h.late(0.5));
            shape_7.keep(&held_2);
            match ::core::clone::Clone::clone(&held_2) {
                Some(held_3) => {
                    sum_2 += held_3;
                }
                None => {}
            }
        }
        let a: f64 = sum_2;
        let mut sum_3: f64 = -0.0;
        let length_3 = hits.len();
        let mut d_hits = ::rootgrad_autodiff::Differentiable::zero_like(&hits);
        let mut d_sum_2: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        d_b += d_result * a;
        d_sum_3 += d_b;
        for i_3 in 0..length_3 {
            let h_2 = &hits[i_3];
            match h_2.energy {
                Some(held_4) => {
                    let e = held_4;
                    shape_4.keep(&e);
                    let argument = e - 0.5;
                    shape_5.keep(&argument);
                    let value = kept_4
                        .keep(
                            rule_of_root::__of(
                                root,
                            )(::core::clone::Clone::clone(&argument)),
                        );
                    shape_6.keep(&value);
                    match ::core::clone::Clone::clone(&value) {
                        Some(held_5) => {
                            sum_3 += held_5;
                        }
                        None => {}
                    }
                }
                None => {}
            }
            let h_2 = &hits[i_3];
            match h_2.energy {
                Some(held_4) => {
                    let Some(d_held_4) = &mut d_hits[i_3].energy else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let e = held_4;
                    let argument = e - 0.5;
                    let value = kept_4.take();
                    let mut d_e = shape_4.zero();
                    let mut d_argument = shape_5.zero();
                    let mut d_value = shape_6.zero();
                    match ::core::clone::Clone::clone(&value) {
                        Some(held_5) => {
                            let Some(d_held_5) = &mut d_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_8 = d_sum_3;
                            (*d_held_5) += d_8;
                        }
                        None => {}
                    }
                    rule_of_root::__vjp(
                        ::core::clone::Clone::clone(&argument),
                        &mut d_argument,
                        d_value,
                    );
                    let d_9 = ::rootgrad_autodiff::rt::scalar(d_argument);
                    d_e += d_9;
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_4), &(d_e));
                }
                None => {}
            }
        }
        let b: f64 = sum_3;
        let mut sum_4: f64 = -0.0;
        let mut running = true;
        let length_4 = hits.len();
        let mut passes_of_kept_3 = 0usize;
        for i_4 in 0..length_4 {
            passes_of_kept_3 += 1;
            let h_3 = &hits[i_4];
            match h_3.energy.as_ref() {
                Some(held_6) => {
                    let e_2 = held_6;
                    sum_4 += (*e_2) * h_3.time;
                }
                None => {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_3.keep(passes_of_kept_3);
        let c: f64 = sum_4;
        let mut product_2: f64 = 1.0;
        let length_5 = hits.len();
        for i_5 in 0..length_5 {
            let h_4 = &hits[i_5];
            match h_4.energy {
                Some(held_7) => {
                    product_2 = kept_2.keep(product_2) * held_7;
                }
                None => {}
            }
        }
        let d: f64 = product_2;
        let mut roots: ::std::vec::Vec<Option<f64>> = ::std::vec::Vec::new();
        let length_6 = x.len();
        for i_6 in 0..length_6 {
            let v_2 = x[i_6];
            let value_2 = rule_of_root::__of(root)(v_2);
            shape_3.keep(&value_2);
            roots.push(value_2);
        }
        let mut acc = f64::MIN;
        let length_7 = roots.len();
        for i_7 in 0..length_7 {
            let what = &roots[i_7];
            match what {
                Some(held_8) => {
                    let x_2 = kept_1.keep(acc);
                    let x_3 = *held_8;
                    shape_2.keep(&x_3);
                    acc = x_2.max(::core::clone::Clone::clone(&x_3));
                }
                None => {}
            }
        }
        let largest = acc;
        let mut sum_5: f64 = -0.0;
        let length_8 = roots.len();
        let mut d_sum_4: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        let mut d_product_2: f64 = -0.0;
        let mut d_d: f64 = -0.0;
        let mut d_roots = ::rootgrad_autodiff::Differentiable::zero_like(&roots);
        let mut d_acc: f64 = -0.0;
        let mut d_largest: f64 = -0.0;
        let mut d_sum_5: f64 = -0.0;
        let mut d_e_4: f64 = -0.0;
        d_e_4 += d_result;
        d_sum_5 += d_e_4;
        for i_8 in 0..length_8 {
            let what_2 = roots[i_8].clone();
            match ::core::clone::Clone::clone(&what_2) {
                Some(held_9) => {
                    let r = held_9;
                    shape_1.keep(&r);
                    sum_5 += r * largest;
                }
                None => {}
            }
            let mut d_what_2 = ::rootgrad_autodiff::Differentiable::zero_like(&what_2);
            match ::core::clone::Clone::clone(&what_2) {
                Some(held_9) => {
                    let Some(d_held_9) = &mut d_what_2 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let r = held_9;
                    let mut d_r = shape_1.zero();
                    let d_1 = d_sum_5;
                    d_r += d_1 * largest;
                    d_largest += d_1 * r;
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_9), &(d_r));
                }
                None => {}
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_roots[i_8], &d_what_2);
        }
        let e_4: f64 = sum_5;
        let result: f64 = ((a * b) + (c * d)) + e_4;
        d_a += d_result * b;
        d_c += d_result * d;
        d_d += d_result * c;
        d_acc += d_largest;
        for i_7 in (0..length_7).rev() {
            let what = &roots[i_7];
            match what {
                Some(held_8) => {
                    let Some(d_held_8) = &mut d_roots[i_7] else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let x_2 = kept_1.take();
                    let x_3 = *held_8;
                    let mut d_x_2: f64 = -0.0;
                    let mut d_x_3 = shape_2.zero();
                    let d_3 = ::core::mem::take(&mut d_acc);
                    d_x_2 += d_3 * ::rootgrad_autodiff::rules::max(x_2, x_3).0;
                    d_x_3 += d_3 * ::rootgrad_autodiff::rules::max(x_2, x_3).1;
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_8), &(d_x_3));
                    d_acc += d_x_2;
                }
                None => {}
            }
        }
        for i_6 in (0..length_6).rev() {
            let v_2 = x[i_6];
            let mut d_v_2: f64 = -0.0;
            let mut d_value_2 = shape_3.zero();
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_roots);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_4));
            rule_of_root::__vjp(v_2, &mut d_v_2, d_value_2);
            d_x[i_6] += d_v_2;
        }
        d_product_2 += d_d;
        for i_5 in (0..length_5).rev() {
            let h_4 = &hits[i_5];
            match h_4.energy {
                Some(held_7) => {
                    let Some(d_held_7) = &mut d_hits[i_5].energy else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_1 = kept_2.take();
                    let d_5 = ::core::mem::take(&mut d_product_2);
                    d_product_2 += d_5 * held_7;
                    (*d_held_7) += d_5 * v_1;
                }
                None => {}
            }
        }
        d_sum_4 += d_c;
        for i_4 in ::rootgrad_autodiff::rt::Steps::from(0..length_4)
            .take(kept_3.take())
            .rev()
        {
            let h_3 = &hits[i_4];
            match h_3.energy.as_ref() {
                Some(held_6) => {
                    let mut d_held_6 = ::rootgrad_autodiff::rt::Part::zero_owned(held_6);
                    let e_2 = held_6;
                    let d_6 = d_sum_4;
                    d_held_6 += d_6 * h_3.time;
                    d_hits[i_4].time += d_6 * (*e_2);
                    let Some(d_7) = &mut d_hits[i_4].energy else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::Part::add_owned(d_7, &d_held_6);
                }
                None => {}
            }
        }
        d_sum_2 += d_a;
        for i_2 in (0..length_2).rev() {
            let held_2 = kept_5.take();
            let h = &hits[i_2];
            let mut d_held_2 = shape_7.zero();
            match ::core::clone::Clone::clone(&held_2) {
                Some(held_3) => {
                    let Some(d_held_3) = &mut d_held_2 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_10 = d_sum_2;
                    (*d_held_3) += d_10;
                }
                None => {}
            }
            (*h)
                .__vjp_late(
                    ::core::option::Option::Some(&mut d_hits[i_2]),
                    0.5,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_held_2,
                );
        }
        for i in (0..length).rev() {
            let v = x[i];
            let mut d_v: f64 = -0.0;
            let mut d_t = shape_8.zero();
            let d_11 = ::rootgrad_autodiff::rt::popped(&mut d_hits);
            let Hit { energy: d_12, time: d_13 } = &d_11 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &((*d_12)));
            d_v += (*d_13);
            if v > 0.0 {
                let d_14 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_15) = &d_14 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_15) * v;
                d_v += (*d_15) * v;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            d_x[i] += d_v;
        }
        kept_1.finish();
        kept_2.finish();
        kept_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(root as rule_of_root; fn __jvp_late);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut hits: ::std::vec::Vec<Hit> = ::std::vec::Vec::new();
        let mut t_hits: ::std::vec::Vec<Hit> = ::rootgrad_autodiff::Differentiable::zero_like(
            &hits,
        );
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t_v = t_x[i];
            let t;
            let t_t;
            if v > 0.0 {
                t_t = Some(t_v * v + v * t_v);
                t = Some((v * v));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            t_hits.push(Hit { energy: t_t, time: t_v });
            hits.push(Hit { energy: t, time: v });
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = hits.len();
        for i_2 in 0..length_2 {
            let h = &hits[i_2];
            let t_h = &t_hits[i_2];
            let (v_3, t_held_2) = (*h)
                .__jvp_late(&(*t_h), 0.5, ::rootgrad_autodiff::rt::Inactive);
            let held_2 = v_3;
            match ::core::clone::Clone::clone(&held_2) {
                Some(held_3) => {
                    let Some(t_held_3) = ::core::clone::Clone::clone(&t_held_2) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_sum_2 += t_held_3;
                    sum_2 += held_3;
                }
                None => {}
            }
        }
        let a: f64 = sum_2;
        let t_a: f64 = t_sum_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_3 = hits.len();
        for i_3 in 0..length_3 {
            let h_2 = &hits[i_3];
            let t_h_2 = &t_hits[i_3];
            match ::core::clone::Clone::clone(&h_2.energy) {
                Some(held_4) => {
                    let Some(t_held_4) = ::core::clone::Clone::clone(&t_h_2.energy) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let e = held_4;
                    let t_e = t_held_4;
                    let argument = e - 0.5;
                    let t_argument = t_e;
                    let (v_4, t_value) = rule_of_root::__jvp(root, argument, t_argument);
                    let value = v_4;
                    match ::core::clone::Clone::clone(&value) {
                        Some(held_5) => {
                            let Some(t_held_5) = ::core::clone::Clone::clone(&t_value)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            t_sum_3 += t_held_5;
                            sum_3 += held_5;
                        }
                        None => {}
                    }
                }
                None => {}
            }
        }
        let b: f64 = sum_3;
        let t_b: f64 = t_sum_3;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let mut running = true;
        let length_4 = hits.len();
        for i_4 in 0..length_4 {
            let h_3 = &hits[i_4];
            let t_h_3 = &t_hits[i_4];
            match h_3.energy.as_ref() {
                Some(held_6) => {
                    let Some(t_held_6) = &t_h_3.energy else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let e_2 = held_6;
                    let t_e_2 = t_held_6;
                    t_sum_4
                        += ::rootgrad_autodiff::rt::scalar(*t_e_2) * h_3.time
                            + (*e_2) * ::rootgrad_autodiff::rt::scalar(t_h_3.time);
                    sum_4 += (*e_2) * h_3.time;
                }
                None => {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let c: f64 = sum_4;
        let t_c: f64 = t_sum_4;
        let mut product_2: f64 = 1.0;
        let mut t_product_2: f64 = 0.0;
        let length_5 = hits.len();
        for i_5 in 0..length_5 {
            let h_4 = &hits[i_5];
            let t_h_4 = &t_hits[i_5];
            match ::core::clone::Clone::clone(&h_4.energy) {
                Some(held_7) => {
                    let Some(t_held_7) = ::core::clone::Clone::clone(&t_h_4.energy) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_product_2 = t_product_2 * held_7 + product_2 * t_held_7;
                    product_2 = product_2 * held_7;
                }
                None => {}
            }
        }
        let d: f64 = product_2;
        let t_d: f64 = t_product_2;
        let mut roots: ::std::vec::Vec<Option<f64>> = ::std::vec::Vec::new();
        let mut t_roots: ::std::vec::Vec<Option<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &roots,
        );
        let length_6 = x.len();
        for i_6 in 0..length_6 {
            let v_2 = x[i_6];
            let t_v_2 = t_x[i_6];
            let (v_5, t_value_2) = rule_of_root::__jvp(root, v_2, t_v_2);
            let value_2 = v_5;
            t_roots.push(t_value_2);
            roots.push(value_2);
        }
        let mut acc = f64::MIN;
        let mut t_acc = 0.0;
        let length_7 = roots.len();
        for i_7 in 0..length_7 {
            let what = &roots[i_7];
            let t_what = &t_roots[i_7];
            match what {
                Some(held_8) => {
                    let Some(t_held_8) = &(*t_what) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let x_2 = acc;
                    let t_x_2 = t_acc;
                    let x_3 = *held_8;
                    let t_x_3 = *t_held_8;
                    let p_1 = ::rootgrad_autodiff::rules::max(x_2, x_3);
                    t_acc = p_1.0 * t_x_2 + p_1.1 * t_x_3;
                    acc = x_2.max(x_3);
                }
                None => {}
            }
        }
        let largest = acc;
        let t_largest = t_acc;
        let mut sum_5: f64 = -0.0;
        let mut t_sum_5: f64 = 0.0;
        let length_8 = roots.len();
        for i_8 in 0..length_8 {
            let what_2 = roots[i_8].clone();
            let t_what_2 = t_roots[i_8].clone();
            match ::core::clone::Clone::clone(&what_2) {
                Some(held_9) => {
                    let Some(t_held_9) = ::core::clone::Clone::clone(&t_what_2) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let r = held_9;
                    let t_r = t_held_9;
                    t_sum_5 += t_r * largest + r * t_largest;
                    sum_5 += r * largest;
                }
                None => {}
            }
        }
        let e_4: f64 = sum_5;
        let t_e_4: f64 = t_sum_5;
        let result: f64 = ((a * b) + (c * d)) + e_4;
        let t_result: f64 = ((t_a * b + a * t_b) + (t_c * d + c * t_d)) + t_e_4;
        (result, t_result)
    }
}
mod first_found {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut running = true;
        let length = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i in 0..length {
            passes_of_kept_2 += 1;
            let v = &x[i];
            if (*v) > 1.0 {
                let item = (*v) * (*v);
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
        let t;
        if found {
            t = Some(chosen);
            shape_1.keep(&t);
        } else {
            t = None {};
            shape_1.keep(&t);
        }
        let a = t;
        let size = 2;
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut running_2 = true;
        let length_2 = (x.len() + 1).saturating_sub(size);
        let mut passes_of_kept_1 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_1 += 1;
            let w = &x[i_2..(i_2 + size)];
            if w[0] > w[1] {
                let item_2 = w[0] * w[1];
                if true {
                    chosen_2 = item_2;
                    found_2 = true;
                    running_2 = false;
                }
            }
            if !running_2 {
                break;
            }
        }
        kept_1.keep(passes_of_kept_1);
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let b = chosen_2;
        let value = ::core::clone::Clone::clone(&a).unwrap_or(0.0);
        let result: f64 = (value * x[0]) + b;
        let mut d_result = d_ret;
        let mut d_chosen: f64 = -0.0;
        let mut d_t = shape_1.zero();
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_chosen_2: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        d_value += d_result * x[0];
        d_x[0] += d_result * value;
        d_b += d_result;
        (a)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_a),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        d_chosen_2 += d_b;
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_1.take())
            .rev()
        {
            let w = &x[i_2..(i_2 + size)];
            let d_w = &mut d_x[i_2..i_2 + size];
            if w[0] > w[1] {
                let mut d_item_2: f64 = -0.0;
                if true {
                    let d_1 = ::core::mem::take(&mut d_chosen_2);
                    d_item_2 += d_1;
                }
                d_w[0] += d_item_2 * w[1];
                d_w[1] += d_item_2 * w[0];
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_a));
        if found {
            let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_chosen += (*d_3);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_2.take())
            .rev()
        {
            let v = &x[i];
            let d_v = &mut d_x[i];
            if (*v) > 1.0 {
                let mut d_item: f64 = -0.0;
                if true {
                    let d_5 = ::core::mem::take(&mut d_chosen);
                    d_item += d_5;
                }
                (*d_v) += d_item * (*v);
                (*d_v) += d_item * (*v);
            }
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let mut running = true;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            if (*v) > 1.0 {
                let item = (*v) * (*v);
                let t_item = (*t_v) * (*v) + (*v) * (*t_v);
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
        let t;
        let t_t;
        if found {
            t_t = Some(t_chosen);
            t = Some(chosen);
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let a = t;
        let t_a = t_t;
        let size = 2;
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut t_chosen_2: f64 = 0.0;
        let mut running_2 = true;
        let length_2 = (x.len() + 1).saturating_sub(size);
        for i_2 in 0..length_2 {
            let w = &x[i_2..(i_2 + size)];
            let t_w = &t_x[i_2..i_2 + size];
            if w[0] > w[1] {
                let item_2 = w[0] * w[1];
                let t_item_2 = t_w[0] * w[1] + w[0] * t_w[1];
                if true {
                    t_chosen_2 = t_item_2;
                    chosen_2 = item_2;
                    found_2 = true;
                    running_2 = false;
                }
            }
            if !running_2 {
                break;
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let b = chosen_2;
        let t_b = t_chosen_2;
        let (v_2, t_value) = (a)
            .__jvp_unwrap_or(&t_a, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value = v_2;
        let result: f64 = (value * x[0]) + b;
        let t_result: f64 = (t_value * x[0] + value * t_x[0]) + t_b;
        (result, t_result)
    }
}
mod indices_found {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let grid = [(-1.0), (-0.5), 0.0, 0.5, 1.0];
        let mut s = 0.0;
        let length = x.len();
        for i in 0..length {
            let q = x[i];
            let t;
            let mut found = false;
            let mut position_2 = 0usize;
            let mut running = true;
            let length_2 = grid.len();
            for i_2 in 0..length_2 {
                let g = grid[i_2];
                if g > q {
                    found = true;
                    running = false;
                } else {
                    position_2 += 1;
                }
                if !running {
                    break;
                }
            }
            let t_2;
            if found {
                t_2 = Some(position_2);
            } else {
                t_2 = None {};
            }
            match t_2 {
                Some(0) | None => {
                    t = 0;
                }
                Some(k) => {
                    t = k - 1;
                }
            }
            let k_2 = kept_1.keep(t);
            s += (x[k_2] * (q - grid[k_2])) + x[(k_2 + 1)];
        }
        let mut found_2 = false;
        let mut chosen = ::core::default::Default::default();
        for i_3 in 0..x.len() {
            if !found_2 {
                chosen = i_3;
                found_2 = true;
            } else {
                let a = chosen;
                let b = i_3;
                let better = x[a].total_cmp(&x[b]) != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_3;
                }
            }
        }
        let t_3;
        if found_2 {
            t_3 = Some(chosen);
        } else {
            t_3 = None {};
        }
        let best = t_3;
        let t_4;
        match best {
            Some(0) => {
                t_4 = s;
            }
            Some(k_3) if k_3 > 3 => {
                t_4 = (s * x[k_3.clone()]) * x[(k_3 - 1)];
            }
            Some(k_4) => {
                t_4 = s * x[(k_4 - 1)];
            }
            None => {
                t_4 = 0.0;
            }
        }
        let result: f64 = t_4;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        d_t_4 += d_result;
        match best {
            Some(0) => {
                let d_1 = ::core::mem::take(&mut d_t_4);
                d_s += d_1;
            }
            Some(k_3) if k_3 > 3 => {
                let d_2 = ::core::mem::take(&mut d_t_4);
                let d_3 = d_2 * x[(k_3 - 1)];
                d_s += d_3 * x[k_3.clone()];
                d_x[k_3.clone()] += d_3 * s;
                d_x[k_3 - 1] += d_2 * (s * x[k_3.clone()]);
            }
            Some(k_4) => {
                let d_4 = ::core::mem::take(&mut d_t_4);
                d_s += d_4 * x[(k_4 - 1)];
                d_x[k_4 - 1] += d_4 * s;
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_4);
            }
        }
        for i in (0..length).rev() {
            let k_2 = kept_1.take();
            let q = x[i];
            let mut d_q: f64 = -0.0;
            let d_6 = d_s;
            d_x[k_2] += d_6 * (q - grid[k_2]);
            let d_7 = d_6 * x[k_2];
            d_q += d_7;
            d_x[k_2 + 1] += d_6;
            d_x[i] += d_q;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let grid = [(-1.0), (-0.5), 0.0, 0.5, 1.0];
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = x.len();
        for i in 0..length {
            let q = x[i];
            let t_q = t_x[i];
            let t;
            let mut found = false;
            let mut position_2 = 0usize;
            let mut running = true;
            let length_2 = grid.len();
            for i_2 in 0..length_2 {
                let g = grid[i_2];
                if g > q {
                    found = true;
                    running = false;
                } else {
                    position_2 += 1;
                }
                if !running {
                    break;
                }
            }
            let t_2;
            if found {
                t_2 = Some(position_2);
            } else {
                t_2 = None {};
            }
            match t_2 {
                Some(0) | None => {
                    t = 0;
                }
                Some(k) => {
                    t = k - 1;
                }
            }
            let k_2 = t;
            t_s += (t_x[k_2] * (q - grid[k_2]) + x[k_2] * t_q) + t_x[k_2 + 1];
            s += (x[k_2] * (q - grid[k_2])) + x[(k_2 + 1)];
        }
        let mut found_2 = false;
        let mut chosen = ::core::default::Default::default();
        for i_3 in 0..x.len() {
            if !found_2 {
                chosen = i_3;
                found_2 = true;
            } else {
                let a = chosen;
                let b = i_3;
                let better = x[a].total_cmp(&x[b]) != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_3;
                }
            }
        }
        let t_3;
        if found_2 {
            t_3 = Some(chosen);
        } else {
            t_3 = None {};
        }
        let best = t_3;
        let t_4;
        let t_t_4;
        match best {
            Some(0) => {
                t_t_4 = t_s;
                t_4 = s;
            }
            Some(k_3) if k_3 > 3 => {
                t_t_4 = (t_s * x[k_3.clone()]
                    + s * ::rootgrad_autodiff::rt::scalar(t_x[k_3.clone()]))
                    * x[(k_3 - 1)] + (s * x[k_3.clone()]) * t_x[k_3 - 1];
                t_4 = (s * x[k_3.clone()]) * x[(k_3 - 1)];
            }
            Some(k_4) => {
                t_t_4 = t_s * x[(k_4 - 1)] + s * t_x[k_4 - 1];
                t_4 = s * x[(k_4 - 1)];
            }
            None => {
                t_t_4 = 0.0;
                t_4 = 0.0;
            }
        }
        let result: f64 = t_4;
        let t_result: f64 = t_t_4;
        (result, t_result)
    }
}
mod indices_kept {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let length = ::rootgrad_autodiff::rt::count(0, 3);
        let mut found: ::std::vec::Vec<Option<usize>> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_2 in 0..length_2 {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            let mut found_3 = false;
            let mut position_2 = 0usize;
            let mut running = true;
            let length_3 = x.len();
            let mut passes_of_kept_3 = 0usize;
            for i_3 in 0..length_3 {
                passes_of_kept_3 += 1;
                let v = x[i_3];
                if v > x[i] {
                    found_3 = true;
                    running = false;
                } else {
                    position_2 += 1;
                }
                if !running {
                    break;
                }
            }
            kept_3.keep(passes_of_kept_3);
            let t;
            if found_3 {
                t = Some(position_2);
            } else {
                t = None {};
            }
            found[i_2] = t;
        }
        let mut asked = 0;
        let mut found_4 = false;
        let mut position_3 = 0usize;
        let mut running_2 = true;
        let length_4 = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i_4 in 0..length_4 {
            passes_of_kept_2 += 1;
            let v_2 = x[i_4];
            asked += 1;
            if v_2 > 0.9 {
                found_4 = true;
                running_2 = false;
            } else {
                position_3 += 1;
            }
            if !running_2 {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let t_2;
        if found_4 {
            t_2 = Some(position_3);
        } else {
            t_2 = None {};
        }
        let high = t_2;
        let t_3;
        if high == Some(1) {
            t_3 = x[0] * (asked as f64);
        } else {
            t_3 = asked as f64;
        }
        let mut s = t_3;
        let length_5 = found.len();
        for i_5 in 0..length_5 {
            let f = &found[i_5];
            let t_4;
            match f {
                Some(0) => {
                    t_4 = x[0] * x[4];
                }
                Some(k) => {
                    t_4 = x[(*k)] * kept_1.keep(s);
                }
                None => {
                    t_4 = x[5] * x[5];
                }
            }
            s += t_4;
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_t_3: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_5 in (0..length_5).rev() {
            let f = &found[i_5];
            let mut d_t_4: f64 = -0.0;
            let d_1 = d_s;
            d_t_4 += d_1;
            match f {
                Some(0) => {
                    let d_2 = ::core::mem::take(&mut d_t_4);
                    d_x[0] += d_2 * x[4];
                    d_x[4] += d_2 * x[0];
                }
                Some(k) => {
                    let v_1 = kept_1.take();
                    let d_3 = ::core::mem::take(&mut d_t_4);
                    d_x[*k] += d_3 * v_1;
                    d_s += d_3 * x[(*k)];
                }
                None => {
                    let d_4 = ::core::mem::take(&mut d_t_4);
                    d_x[5] += d_4 * x[5];
                    d_x[5] += d_4 * x[5];
                }
            }
        }
        d_t_3 += d_s;
        if high == Some(1) {
            let d_5 = ::core::mem::take(&mut d_t_3);
            d_x[0] += d_5 * (asked as f64);
        } else {
            let _ = ::core::mem::take(&mut d_t_3);
        }
        for i_4 in ::rootgrad_autodiff::rt::Steps::from(0..length_4)
            .take(kept_2.take())
            .rev()
        {
            let mut d_v_2: f64 = -0.0;
            d_x[i_4] += d_v_2;
        }
        for i_2 in (0..length_2).rev() {
            let v_4 = kept_3.take();
            let length_3 = x.len();
            for i_3 in ::rootgrad_autodiff::rt::Steps::from(0..length_3).take(v_4).rev()
            {
                let mut d_v: f64 = -0.0;
                d_x[i_3] += d_v;
            }
        }
        kept_1.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = ::rootgrad_autodiff::rt::count(0, 3);
        let mut found: ::std::vec::Vec<Option<usize>> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_2 in 0..length_2 {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            let mut found_3 = false;
            let mut position_2 = 0usize;
            let mut running = true;
            let length_3 = x.len();
            for i_3 in 0..length_3 {
                let v = x[i_3];
                let t_v = t_x[i_3];
                if v > x[i] {
                    found_3 = true;
                    running = false;
                } else {
                    position_2 += 1;
                }
                if !running {
                    break;
                }
            }
            let t;
            if found_3 {
                t = Some(position_2);
            } else {
                t = None {};
            }
            found[i_2] = t;
        }
        let mut asked = 0;
        let mut found_4 = false;
        let mut position_3 = 0usize;
        let mut running_2 = true;
        let length_4 = x.len();
        for i_4 in 0..length_4 {
            let v_2 = x[i_4];
            let t_v_2 = t_x[i_4];
            asked += 1;
            if v_2 > 0.9 {
                found_4 = true;
                running_2 = false;
            } else {
                position_3 += 1;
            }
            if !running_2 {
                break;
            }
        }
        let t_2;
        if found_4 {
            t_2 = Some(position_3);
        } else {
            t_2 = None {};
        }
        let high = t_2;
        let t_3;
        let t_t_3;
        if high == Some(1) {
            t_t_3 = t_x[0] * (asked as f64);
            t_3 = x[0] * (asked as f64);
        } else {
            t_t_3 = 0.0;
            t_3 = asked as f64;
        }
        let mut s = t_3;
        let mut t_s = t_t_3;
        let length_5 = found.len();
        for i_5 in 0..length_5 {
            let f = &found[i_5];
            let t_4;
            let t_t_4;
            match f {
                Some(0) => {
                    t_t_4 = t_x[0] * x[4] + x[0] * t_x[4];
                    t_4 = x[0] * x[4];
                }
                Some(k) => {
                    t_t_4 = ::rootgrad_autodiff::rt::scalar(t_x[*k]) * s + x[(*k)] * t_s;
                    t_4 = x[(*k)] * s;
                }
                None => {
                    t_t_4 = t_x[5] * x[5] + x[5] * t_x[5];
                    t_4 = x[5] * x[5];
                }
            }
            t_s += t_t_4;
            s += t_4;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
