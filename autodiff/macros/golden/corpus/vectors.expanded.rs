// Written by the golden test; do not edit.
mod stack_of_tuples {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut stack = ::std::vec![(0usize, x.len(), 1.0)];
        let mut total = 0.0;
        let mut running = true;
        let mut passes_of_kept_5 = 0usize;
        while running {
            passes_of_kept_5 += 1;
            let present = kept_4.keep((stack.len() > 0));
            if present {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let at = kept_2.keep((stack.len() - 1));
                let popped = kept_1.keep(stack[at].clone());
                shape_2.keep(&popped);
                if let Some(last) = stack.last() {
                    shape_1.keep(last);
                }
                stack.pop();
                let lo = popped.0;
                let hi = popped.1;
                let w = popped.2;
                if (hi - lo) <= 1 {
                    total += (w * x[lo]) * x[lo];
                } else {
                    let mid = (lo + hi) / 2;
                    let k = w * x[mid].cos();
                    stack.push((lo, mid, k));
                    stack.push((mid, hi, (0.5 * w)));
                }
                pass_1.push((kept_1.take(), kept_2.take()));
            } else {
                running = false;
            }
        }
        kept_5.keep(passes_of_kept_5);
        let result: f64 = total;
        let mut d_result = d_ret;
        let mut d_stack = ::rootgrad_autodiff::Differentiable::zero_like(&stack);
        let mut d_total: f64 = -0.0;
        d_total += d_result;
        for _ in 0..kept_5.take() {
            let present = kept_4.take();
            if present {
                let (popped, at) = pass_1.take();
                let lo = popped.0;
                let hi = popped.1;
                let w = popped.2;
                let mut d_popped = shape_2.zero();
                let mut d_w = -0.0;
                if (hi - lo) <= 1 {
                    let d_1 = d_total;
                    let d_2 = d_1 * x[lo];
                    d_w += d_2 * x[lo];
                    d_x[lo] += d_2 * w;
                    d_x[lo] += d_1 * (w * x[lo]);
                } else {
                    let mid = (lo + hi) / 2;
                    let mut d_k: f64 = -0.0;
                    let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                    d_w += d_3.2 * 0.5;
                    let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                    d_k += d_4.2;
                    d_w += d_k * x[mid].cos();
                    let d_5 = d_k * w;
                    d_x[mid] += d_5 * ::rootgrad_autodiff::rules::cos(x[mid]);
                }
                d_popped.2 += d_w;
                d_stack.push(shape_1.zero());
                ::rootgrad_autodiff::rt::accumulate(&mut d_stack[at], &d_popped);
            }
        }
        pass_1.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut stack = ::std::vec![(0usize, x.len(), 1.0)];
        let mut t_stack = ::rootgrad_autodiff::Differentiable::zero_like(&stack);
        let mut total = 0.0;
        let mut t_total = 0.0;
        let mut running = true;
        while running {
            let present = stack.len() > 0;
            if present {
                let at = stack.len() - 1;
                let popped = stack[at].clone();
                let t_popped = t_stack[at].clone();
                t_stack.pop();
                stack.pop();
                let lo = popped.0;
                let hi = popped.1;
                let w = popped.2;
                let t_w = t_popped.2;
                if (hi - lo) <= 1 {
                    t_total
                        += (t_w * x[lo] + w * t_x[lo]) * x[lo] + (w * x[lo]) * t_x[lo];
                    total += (w * x[lo]) * x[lo];
                } else {
                    let mid = (lo + hi) / 2;
                    let k = w * x[mid].cos();
                    let t_k = t_w * x[mid].cos()
                        + w * (::rootgrad_autodiff::rules::cos(x[mid]) * t_x[mid]);
                    t_stack
                        .push((
                            ::rootgrad_autodiff::Differentiable::zero_like(&(lo)),
                            ::rootgrad_autodiff::Differentiable::zero_like(&(mid)),
                            t_k,
                        ));
                    stack.push((lo, mid, k));
                    t_stack
                        .push((
                            ::rootgrad_autodiff::Differentiable::zero_like(&(mid)),
                            ::rootgrad_autodiff::Differentiable::zero_like(&(hi)),
                            0.5 * t_w,
                        ));
                    stack.push((mid, hi, (0.5 * w)));
                }
            } else {
                running = false;
            }
        }
        let result: f64 = total;
        let t_result: f64 = t_total;
        (result, t_result)
    }
}
mod vec_edits {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
        let like_n = ::rootgrad_autodiff::rt::Like::new();
        let like_n_7 = ::rootgrad_autodiff::rt::Like::new();
        let mut v: Vec<f64> = Vec::with_capacity(8);
        let length = x.len();
        for i_2 in 0..length {
            let a = x[i_2];
            v.push(a * 2.0);
        }
        {
            let n = 1;
            like_n.of(&n);
            let t_2 = x[0] * x[1];
            assert!(
                n <= (& mut v).len(), "insertion index (is {}) should be <= len (is {})",
                n, (& mut v).len()
            );
            v.push(t_2);
            {
                let n_2 = kept_25.keep(((&mut v[n..]).len() - 1));
                {
                    let n_3 = kept_24.keep((&mut v[n..][..n_2]).len());
                    for i_5 in 0..(n_3 / 2) {
                        let at = i_5;
                        let at_2 = (n_3 - 1) - i_5;
                        let t_5 = v[n..][..n_2][at];
                        v[n..][..n_2][at] = v[n..][..n_2][at_2];
                        v[n..][..n_2][at_2] = t_5;
                    }
                }
                {
                    let n_4 = kept_23.keep((&mut v[n..][n_2..]).len());
                    for i_6 in 0..(n_4 / 2) {
                        let at_3 = i_6;
                        let at_4 = (n_4 - 1) - i_6;
                        let t_7 = v[n..][n_2..][at_3];
                        v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                        v[n..][n_2..][at_4] = t_7;
                    }
                }
                {
                    let n_5 = kept_22.keep((&mut v[n..]).len());
                    for i_7 in 0..(n_5 / 2) {
                        let at_5 = i_7;
                        let at_6 = (n_5 - 1) - i_7;
                        let t_9 = v[n..][at_5];
                        v[n..][at_5] = v[n..][at_6];
                        v[n..][at_6] = t_9;
                    }
                }
            }
        }
        let n_6 = 0;
        let t_10 = v[n_6].clone();
        {
            let n_7 = 1;
            like_n_7.of(&n_7);
            {
                let n_8 = kept_21.keep((&mut v[n_6..][..n_7]).len());
                for i_9 in 0..(n_8 / 2) {
                    let at_7 = i_9;
                    let at_8 = (n_8 - 1) - i_9;
                    let t_13 = v[n_6..][..n_7][at_7];
                    v[n_6..][..n_7][at_7] = v[n_6..][..n_7][at_8];
                    v[n_6..][..n_7][at_8] = t_13;
                }
            }
            {
                let n_9 = kept_20.keep((&mut v[n_6..][n_7..]).len());
                for i_10 in 0..(n_9 / 2) {
                    let at_9 = i_10;
                    let at_10 = (n_9 - 1) - i_10;
                    let t_15 = v[n_6..][n_7..][at_9];
                    v[n_6..][n_7..][at_9] = v[n_6..][n_7..][at_10];
                    v[n_6..][n_7..][at_10] = t_15;
                }
            }
            {
                let n_10 = kept_19.keep((&mut v[n_6..]).len());
                for i_11 in 0..(n_10 / 2) {
                    let at_11 = i_11;
                    let at_12 = (n_10 - 1) - i_11;
                    let t_17 = v[n_6..][at_11];
                    v[n_6..][at_11] = v[n_6..][at_12];
                    v[n_6..][at_12] = t_17;
                }
            }
        }
        if kept_18.keep((v.len() > 0)) {
            v.pop();
        }
        let r = t_10;
        let length_2 = x[..2].len();
        for i_13 in 0..length_2 {
            v.push(x[..2][i_13]);
        }
        let length_3 = x.len();
        for i_15 in 0..length_3 {
            let a_2 = &x[i_15];
            v.push((*a_2) * (*a_2));
        }
        {
            let n_13 = 7;
            let mut passes_of_kept_17 = 0usize;
            while (&mut v).len() > n_13 {
                passes_of_kept_17 += 1;
                if kept_16.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_17.keep(passes_of_kept_17);
        }
        {
            let n_14 = 9;
            let t_21 = x[1] * r;
            {
                let n_15 = n_14;
                let mut passes_of_kept_15 = 0usize;
                while (&mut v).len() > n_15 {
                    passes_of_kept_15 += 1;
                    if kept_14.keep((v.len() > 0)) {
                        v.pop();
                    }
                }
                kept_15.keep(passes_of_kept_15);
            }
            let mut passes_of_kept_13 = 0usize;
            while (&mut v).len() < n_14 {
                passes_of_kept_13 += 1;
                v.push(t_21.clone());
            }
            kept_13.keep(passes_of_kept_13);
        }
        {
            let n_16 = kept_12.keep((&mut v).len());
            for i_19 in 0..(n_16 / 2) {
                let at_13 = i_19;
                let at_14 = (n_16 - 1) - i_19;
                let t_24 = v[at_13];
                v[at_13] = v[at_14];
                v[at_14] = t_24;
            }
        }
        let n_17 = 2;
        let t_25 = v[n_17].clone();
        let at_15 = n_17;
        let at_16 = (&mut v).len() - 1;
        let t_26 = v[at_15];
        v[at_15] = v[at_16];
        v[at_16] = t_26;
        if kept_11.keep((v.len() > 0)) {
            v.pop();
        }
        let s = t_25;
        let n_18 = 5;
        let t_28 = v[n_18..].to_vec();
        {
            let n_19 = n_18;
            let mut passes_of_kept_10 = 0usize;
            while (&mut v).len() > n_19 {
                passes_of_kept_10 += 1;
                if kept_9.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_10.keep(passes_of_kept_10);
        }
        let mut t = ::core::clone::Clone::clone(&t_28);
        {
            let length_4 = kept_8.keep(v.len());
            for i_23 in 0..length_4 {
                t.push(v[i_23]);
            }
            {
                let n_23 = 0;
                let mut passes_of_kept_7 = 0usize;
                while (&mut v).len() > n_23 {
                    passes_of_kept_7 += 1;
                    if kept_6.keep((v.len() > 0)) {
                        v.pop();
                    }
                }
                kept_7.keep(passes_of_kept_7);
            }
        }
        let at_17 = t.len() - 1;
        let popped = t[at_17];
        t.pop();
        let last = popped;
        v.push(last * s);
        v.push(x[3]);
        let keep = kept_5.keep(v[0]) * kept_4.keep(v[1]);
        {
            let n_25 = 0;
            let mut passes_of_kept_3 = 0usize;
            while (&mut v).len() > n_25 {
                passes_of_kept_3 += 1;
                if kept_2.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_3.keep(passes_of_kept_3);
        }
        v.push(keep);
        let mut sum_2: f64 = -0.0;
        let length_5 = t.len();
        for i_28 in 0..length_5 {
            let i = i_28;
            let a_3 = &t[i_28];
            sum_2 += (*a_3) * ((i as f64) + 1.0);
        }
        let result: f64 = ((r * s) + (sum_2 * kept_1.keep(v[0]))) + (v.len() as f64);
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t_10: f64 = -0.0;
        let mut d_r: f64 = -0.0;
        let mut d_t_25: f64 = -0.0;
        let mut d_t_26: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_t_28 = ::rootgrad_autodiff::Differentiable::zero_like(&t_28);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_popped: f64 = -0.0;
        let mut d_last: f64 = -0.0;
        let mut d_keep: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let v_1 = kept_1.take();
        d_r += d_result * s;
        d_s += d_result * r;
        d_sum_2 += d_result * v_1;
        d_v[0] += d_result * sum_2;
        for i_28 in 0..length_5 {
            let i = i_28;
            let d_1 = d_sum_2;
            d_t[i_28] += d_1 * ((i as f64) + 1.0);
        }
        let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_v);
        d_keep += d_2;
        {
            for _ in 0..kept_3.take() {
                let v_2 = kept_2.take();
                if v_2 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        let v_4 = kept_4.take();
        let v_5 = kept_5.take();
        d_v[0] += d_keep * v_4;
        d_v[1] += d_keep * v_5;
        let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_v);
        d_x[3] += d_3;
        let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_v);
        d_last += d_4 * s;
        d_s += d_4 * last;
        d_popped += d_last;
        ::rootgrad_autodiff::rt::unpopped(&mut d_t);
        d_t[at_17] += d_popped;
        {
            let length_4 = kept_8.take();
            {
                for _ in 0..kept_7.take() {
                    let v_6 = kept_6.take();
                    if v_6 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                    }
                }
            }
            for i_23 in (0..length_4).rev() {
                let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_t);
                d_v[i_23] += d_5;
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_28, &(d_t));
        {
            for _ in 0..kept_10.take() {
                let v_8 = kept_9.take();
                if v_8 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n_18..][..], &d_t_28[..]);
        d_t_25 += d_s;
        let v_10 = kept_11.take();
        if v_10 {
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
        }
        let d_6 = ::core::mem::take(&mut d_v[at_16]);
        d_t_26 += d_6;
        let d_7 = ::core::mem::take(&mut d_v[at_15]);
        d_v[at_16] += d_7;
        d_v[at_15] += d_t_26;
        d_v[n_17] += d_t_25;
        {
            let n_16 = kept_12.take();
            for i_19 in (0..(n_16 / 2)).rev() {
                let at_13 = i_19;
                let at_14 = (n_16 - 1) - i_19;
                let mut d_t_24: f64 = -0.0;
                let d_8 = ::core::mem::take(&mut d_v[at_14]);
                d_t_24 += d_8;
                let d_9 = ::core::mem::take(&mut d_v[at_13]);
                d_v[at_14] += d_9;
                d_v[at_13] += d_t_24;
            }
        }
        {
            let mut d_t_21: f64 = -0.0;
            for _ in 0..kept_13.take() {
                let d_10 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                d_t_21 += d_10;
            }
            {
                for _ in 0..kept_15.take() {
                    let v_12 = kept_14.take();
                    if v_12 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                    }
                }
            }
            d_x[1] += d_t_21 * r;
            d_r += d_t_21 * x[1];
        }
        {
            for _ in 0..kept_17.take() {
                let v_14 = kept_16.take();
                if v_14 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        for i_15 in (0..length_3).rev() {
            let a_2 = &x[i_15];
            let d_a_2 = &mut d_x[i_15];
            let d_11 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            (*d_a_2) += d_11 * (*a_2);
            (*d_a_2) += d_11 * (*a_2);
        }
        for i_13 in (0..length_2).rev() {
            let d_12 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_x[..2][i_13] += d_12;
        }
        d_t_10 += d_r;
        let v_16 = kept_18.take();
        if v_16 {
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
        }
        {
            let n_7 = 1;
            like_n_7.of(&n_7);
            {
                let n_10 = kept_19.take();
                for i_11 in (0..(n_10 / 2)).rev() {
                    let at_11 = i_11;
                    let at_12 = (n_10 - 1) - i_11;
                    let mut d_t_17: f64 = -0.0;
                    let d_13 = ::core::mem::take(&mut d_v[n_6..][at_12]);
                    d_t_17 += d_13;
                    let d_14 = ::core::mem::take(&mut d_v[n_6..][at_11]);
                    d_v[n_6..][at_12] += d_14;
                    d_v[n_6..][at_11] += d_t_17;
                }
            }
            {
                let n_9 = kept_20.take();
                for i_10 in (0..(n_9 / 2)).rev() {
                    let at_9 = i_10;
                    let at_10 = (n_9 - 1) - i_10;
                    let mut d_t_15: f64 = -0.0;
                    let d_15 = ::core::mem::take(&mut d_v[n_6..][n_7..][at_10]);
                    d_t_15 += d_15;
                    let d_16 = ::core::mem::take(&mut d_v[n_6..][n_7..][at_9]);
                    d_v[n_6..][n_7..][at_10] += d_16;
                    d_v[n_6..][n_7..][at_9] += d_t_15;
                }
            }
            {
                let n_8 = kept_21.take();
                for i_9 in (0..(n_8 / 2)).rev() {
                    let at_7 = i_9;
                    let at_8 = (n_8 - 1) - i_9;
                    let mut d_t_13: f64 = -0.0;
                    let d_17 = ::core::mem::take(&mut d_v[n_6..][..n_7][at_8]);
                    d_t_13 += d_17;
                    let d_18 = ::core::mem::take(&mut d_v[n_6..][..n_7][at_7]);
                    d_v[n_6..][..n_7][at_8] += d_18;
                    d_v[n_6..][..n_7][at_7] += d_t_13;
                }
            }
        }
        d_v[n_6] += d_t_10;
        {
            let n = 1;
            like_n.of(&n);
            let mut d_t_2: f64 = -0.0;
            {
                let n_2 = kept_25.take();
                {
                    let n_5 = kept_22.take();
                    for i_7 in (0..(n_5 / 2)).rev() {
                        let at_5 = i_7;
                        let at_6 = (n_5 - 1) - i_7;
                        let mut d_t_9: f64 = -0.0;
                        let d_19 = ::core::mem::take(&mut d_v[n..][at_6]);
                        d_t_9 += d_19;
                        let d_20 = ::core::mem::take(&mut d_v[n..][at_5]);
                        d_v[n..][at_6] += d_20;
                        d_v[n..][at_5] += d_t_9;
                    }
                }
                {
                    let n_4 = kept_23.take();
                    for i_6 in (0..(n_4 / 2)).rev() {
                        let at_3 = i_6;
                        let at_4 = (n_4 - 1) - i_6;
                        let mut d_t_7: f64 = -0.0;
                        let d_21 = ::core::mem::take(&mut d_v[n..][n_2..][at_4]);
                        d_t_7 += d_21;
                        let d_22 = ::core::mem::take(&mut d_v[n..][n_2..][at_3]);
                        d_v[n..][n_2..][at_4] += d_22;
                        d_v[n..][n_2..][at_3] += d_t_7;
                    }
                }
                {
                    let n_3 = kept_24.take();
                    for i_5 in (0..(n_3 / 2)).rev() {
                        let at = i_5;
                        let at_2 = (n_3 - 1) - i_5;
                        let mut d_t_5: f64 = -0.0;
                        let d_23 = ::core::mem::take(&mut d_v[n..][..n_2][at_2]);
                        d_t_5 += d_23;
                        let d_24 = ::core::mem::take(&mut d_v[n..][..n_2][at]);
                        d_v[n..][..n_2][at_2] += d_24;
                        d_v[n..][..n_2][at] += d_t_5;
                    }
                }
            }
            let d_25 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_t_2 += d_25;
            d_x[0] += d_t_2 * x[1];
            d_x[1] += d_t_2 * x[0];
        }
        for i_2 in (0..length).rev() {
            let mut d_a: f64 = -0.0;
            let d_26 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_a += d_26 * 2.0;
            d_x[i_2] += d_a;
        }
        kept_2.finish();
        kept_6.finish();
        kept_9.finish();
        kept_14.finish();
        kept_16.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v: Vec<f64> = Vec::with_capacity(8);
        let mut t_v: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let length = x.len();
        for i_2 in 0..length {
            let a = x[i_2];
            let t_a = t_x[i_2];
            t_v.push(t_a * 2.0);
            v.push(a * 2.0);
        }
        {
            let n = 1;
            let t_2 = x[0] * x[1];
            let t_t_2 = t_x[0] * x[1] + x[0] * t_x[1];
            assert!(
                n <= (& mut v).len(), "insertion index (is {}) should be <= len (is {})",
                n, (& mut v).len()
            );
            t_v.push(t_t_2);
            v.push(t_2);
            {
                let n_2 = (&mut v[n..]).len() - 1;
                {
                    let n_3 = (&mut v[n..][..n_2]).len();
                    for i_5 in 0..(n_3 / 2) {
                        let at = i_5;
                        let at_2 = (n_3 - 1) - i_5;
                        let t_5 = v[n..][..n_2][at];
                        let t_t_5 = t_v[n..][..n_2][at];
                        t_v[n..][..n_2][at] = t_v[n..][..n_2][at_2];
                        v[n..][..n_2][at] = v[n..][..n_2][at_2];
                        t_v[n..][..n_2][at_2] = t_t_5;
                        v[n..][..n_2][at_2] = t_5;
                    }
                }
                {
                    let n_4 = (&mut v[n..][n_2..]).len();
                    for i_6 in 0..(n_4 / 2) {
                        let at_3 = i_6;
                        let at_4 = (n_4 - 1) - i_6;
                        let t_7 = v[n..][n_2..][at_3];
                        let t_t_7 = t_v[n..][n_2..][at_3];
                        t_v[n..][n_2..][at_3] = t_v[n..][n_2..][at_4];
                        v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                        t_v[n..][n_2..][at_4] = t_t_7;
                        v[n..][n_2..][at_4] = t_7;
                    }
                }
                {
                    let n_5 = (&mut v[n..]).len();
                    for i_7 in 0..(n_5 / 2) {
                        let at_5 = i_7;
                        let at_6 = (n_5 - 1) - i_7;
                        let t_9 = v[n..][at_5];
                        let t_t_9 = t_v[n..][at_5];
                        t_v[n..][at_5] = t_v[n..][at_6];
                        v[n..][at_5] = v[n..][at_6];
                        t_v[n..][at_6] = t_t_9;
                        v[n..][at_6] = t_9;
                    }
                }
            }
        }
        let n_6 = 0;
        let t_10 = v[n_6].clone();
        let t_t_10 = t_v[n_6];
        {
            let n_7 = 1;
            {
                let n_8 = (&mut v[n_6..][..n_7]).len();
                for i_9 in 0..(n_8 / 2) {
                    let at_7 = i_9;
                    let at_8 = (n_8 - 1) - i_9;
                    let t_13 = v[n_6..][..n_7][at_7];
                    let t_t_13 = t_v[n_6..][..n_7][at_7];
                    t_v[n_6..][..n_7][at_7] = t_v[n_6..][..n_7][at_8];
                    v[n_6..][..n_7][at_7] = v[n_6..][..n_7][at_8];
                    t_v[n_6..][..n_7][at_8] = t_t_13;
                    v[n_6..][..n_7][at_8] = t_13;
                }
            }
            {
                let n_9 = (&mut v[n_6..][n_7..]).len();
                for i_10 in 0..(n_9 / 2) {
                    let at_9 = i_10;
                    let at_10 = (n_9 - 1) - i_10;
                    let t_15 = v[n_6..][n_7..][at_9];
                    let t_t_15 = t_v[n_6..][n_7..][at_9];
                    t_v[n_6..][n_7..][at_9] = t_v[n_6..][n_7..][at_10];
                    v[n_6..][n_7..][at_9] = v[n_6..][n_7..][at_10];
                    t_v[n_6..][n_7..][at_10] = t_t_15;
                    v[n_6..][n_7..][at_10] = t_15;
                }
            }
            {
                let n_10 = (&mut v[n_6..]).len();
                for i_11 in 0..(n_10 / 2) {
                    let at_11 = i_11;
                    let at_12 = (n_10 - 1) - i_11;
                    let t_17 = v[n_6..][at_11];
                    let t_t_17 = t_v[n_6..][at_11];
                    t_v[n_6..][at_11] = t_v[n_6..][at_12];
                    v[n_6..][at_11] = v[n_6..][at_12];
                    t_v[n_6..][at_12] = t_t_17;
                    v[n_6..][at_12] = t_17;
                }
            }
        }
        if v.len() > 0 {
            t_v.pop();
            v.pop();
        }
        let r = t_10;
        let t_r = t_t_10;
        let length_2 = x[..2].len();
        for i_13 in 0..length_2 {
            t_v.push(t_x[..2][i_13]);
            v.push(x[..2][i_13]);
        }
        let length_3 = x.len();
        for i_15 in 0..length_3 {
            let a_2 = &x[i_15];
            let t_a_2 = &t_x[i_15];
            t_v.push((*t_a_2) * (*a_2) + (*a_2) * (*t_a_2));
            v.push((*a_2) * (*a_2));
        }
        {
            let n_13 = 7;
            while (&mut v).len() > n_13 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        {
            let n_14 = 9;
            let t_21 = x[1] * r;
            let t_t_21 = t_x[1] * r + x[1] * t_r;
            {
                let n_15 = n_14;
                while (&mut v).len() > n_15 {
                    if v.len() > 0 {
                        t_v.pop();
                        v.pop();
                    }
                }
            }
            while (&mut v).len() < n_14 {
                t_v.push(t_t_21);
                v.push(t_21.clone());
            }
        }
        {
            let n_16 = (&mut v).len();
            for i_19 in 0..(n_16 / 2) {
                let at_13 = i_19;
                let at_14 = (n_16 - 1) - i_19;
                let t_24 = v[at_13];
                let t_t_24 = t_v[at_13];
                t_v[at_13] = t_v[at_14];
                v[at_13] = v[at_14];
                t_v[at_14] = t_t_24;
                v[at_14] = t_24;
            }
        }
        let n_17 = 2;
        let t_25 = v[n_17].clone();
        let t_t_25 = t_v[n_17];
        let at_15 = n_17;
        let at_16 = (&mut v).len() - 1;
        let t_26 = v[at_15];
        let t_t_26 = t_v[at_15];
        t_v[at_15] = t_v[at_16];
        v[at_15] = v[at_16];
        t_v[at_16] = t_t_26;
        v[at_16] = t_26;
        if v.len() > 0 {
            t_v.pop();
            v.pop();
        }
        let s = t_25;
        let t_s = t_t_25;
        let n_18 = 5;
        let t_28 = v[n_18..].to_vec();
        let t_t_28 = t_v[n_18..].to_vec();
        {
            let n_19 = n_18;
            while (&mut v).len() > n_19 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let mut t = t_28;
        let mut t_t = t_t_28;
        {
            let length_4 = v.len();
            for i_23 in 0..length_4 {
                t_t.push(t_v[i_23]);
                t.push(v[i_23]);
            }
            {
                let n_23 = 0;
                while (&mut v).len() > n_23 {
                    if v.len() > 0 {
                        t_v.pop();
                        v.pop();
                    }
                }
            }
        }
        let at_17 = t.len() - 1;
        let popped = t[at_17];
        let t_popped = t_t[at_17];
        t_t.pop();
        t.pop();
        let last = popped;
        let t_last = t_popped;
        t_v.push(t_last * s + last * t_s);
        v.push(last * s);
        t_v.push(t_x[3]);
        v.push(x[3]);
        let keep = v[0] * v[1];
        let t_keep = t_v[0] * v[1] + v[0] * t_v[1];
        {
            let n_25 = 0;
            while (&mut v).len() > n_25 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        t_v.push(t_keep);
        v.push(keep);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_5 = t.len();
        for i_28 in 0..length_5 {
            let i = i_28;
            let a_3 = &t[i_28];
            let t_a_3 = &t_t[i_28];
            t_sum_2 += (*t_a_3) * ((i as f64) + 1.0);
            sum_2 += (*a_3) * ((i as f64) + 1.0);
        }
        let result: f64 = ((r * s) + (sum_2 * v[0])) + (v.len() as f64);
        let t_result: f64 = (t_r * s + r * t_s) + (t_sum_2 * v[0] + sum_2 * t_v[0]);
        (result, t_result)
    }
}
mod field_push {
    impl History {
        /// The reverse derivative of [`record`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn record_pullback(self: &mut Self, d_self: &mut Self, v: f64) -> f64 {
            self.values.push(v * v);
            self.points.push([v, self.total]);
            self.total += v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.total;
            d_v += d_1;
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_self.points);
            d_v += d_2[0];
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.total, &(d_2[1]));
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_self.values);
            d_v += d_3 * v;
            d_v += d_3 * v;
            d_v
        }
        /// The forward derivative of [`record`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn record_pushforward(self: &mut Self, t_self: &mut Self, v: f64, t_v: f64) {
            t_self.values.push(t_v * v + v * t_v);
            self.values.push(v * v);
            t_self.points.push([t_v, t_self.total]);
            self.points.push([v, self.total]);
            t_self.total += t_v;
            self.total += v;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_record(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::record_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_record(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::record_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn record_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            t_self.values.push((t_v * v) + (v * t_v));
            self.values.push(v * v);
            t_self.points.push([t_v, t_self.total]);
            self.points.push([v, self.total]);
            t_self.total += t_v;
            self.total += v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.total;
            d_v += d_1;
            let d_2 = d_t_self.total;
            d_t_v += d_2;
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_self.points);
            d_v += d_3[0];
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.total, &(d_3[1]));
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.points);
            d_t_v += d_4[0];
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.total, &(d_4[1]));
            let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_self.values);
            d_v += d_5 * v;
            d_v += d_5 * v;
            let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.values);
            d_t_v += d_6 * v;
            d_v += d_6 * t_v;
            d_v += d_6 * t_v;
            d_t_v += d_6 * v;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_record<'__shadow>(
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
            let (g2, g3) = Self::record_pushforward_pullback(
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
        fn __path_jvp_vjp_record<'__shadow>(
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
            let (g2, g3) = Self::record_pushforward_pullback(
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
        fn __vjp_record<'__shadow>(
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
            let g1 = Self::record_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_record<'__shadow>(
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
            let g1 = Self::record_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`undo`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn undo_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let present = ::rootgrad_autodiff::rt::length(&self.values) > 0;
            if present {
                let at = kept_1
                    .keep((::rootgrad_autodiff::rt::length(&self.values) - 1));
                let popped = self.values[at].clone();
                if let Some(last) = self.values.last() {
                    shape_1.keep(last);
                }
                self.values.pop();
                let v = popped;
                t = v;
            } else {
                t = 0.0;
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            if present {
                let at = kept_1.take();
                let mut d_popped: f64 = -0.0;
                let mut d_v: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_t);
                d_v += d_1;
                d_popped += d_v;
                d_self.values.push(shape_1.zero());
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.values[at], &d_popped);
            } else {
                let _ = ::core::mem::take(&mut d_t);
            }
            result
        }
        /// The forward derivative of [`undo`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn undo_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            let t;
            let t_t;
            let present = ::rootgrad_autodiff::rt::length(&self.values) > 0;
            if present {
                let at = ::rootgrad_autodiff::rt::length(&self.values) - 1;
                let popped = self.values[at].clone();
                let t_popped = t_self.values[at].clone();
                t_self.values.pop();
                self.values.pop();
                let v = popped;
                let t_v = t_popped;
                t_t = t_v;
                t = v;
            } else {
                t_t = 0.0;
                t = 0.0;
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
        fn __jvp_undo(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::undo_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_undo(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::undo_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn undo_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            let present = ::rootgrad_autodiff::rt::length(&self.values) > 0;
            if present {
                let at = kept_3
                    .keep((::rootgrad_autodiff::rt::length(&self.values) - 1));
                let popped = self.values[at].clone();
                let t_popped = t_self.values[at].clone();
                if kept_2.keep((::rootgrad_autodiff::rt::length(&t_self.values) > 0)) {
                    if let Some(last) = t_self.values.last() {
                        shape_2.keep(last);
                    }
                    t_self.values.pop();
                }
                if kept_1.keep((::rootgrad_autodiff::rt::length(&self.values) > 0)) {
                    if let Some(last) = self.values.last() {
                        shape_1.keep(last);
                    }
                    self.values.pop();
                }
                let v = popped;
                let t_v = t_popped;
                t_t = t_v;
                t = v;
            } else {
                t_t = 0.0;
                t = 0.0;
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            if present {
                let at = kept_3.take();
                let mut d_popped: f64 = -0.0;
                let mut d_t_popped: f64 = -0.0;
                let mut d_v: f64 = -0.0;
                let mut d_t_v: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_t);
                d_v += d_1;
                let d_2 = ::core::mem::take(&mut d_t_t);
                d_t_v += d_2;
                d_t_popped += d_t_v;
                d_popped += d_v;
                let v_1 = kept_1.take();
                if v_1 {
                    d_self.values.push(shape_1.zero());
                }
                let v_2 = kept_2.take();
                if v_2 {
                    d_t_self.values.push(shape_2.zero());
                }
                ::rootgrad_autodiff::rt::accumulate(
                    &mut d_t_self.values[at],
                    &d_t_popped,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.values[at], &d_popped);
            } else {
                let _ = ::core::mem::take(&mut d_t);
                let _ = ::core::mem::take(&mut d_t_t);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_undo<'__shadow>(
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
            Self::undo_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_undo<'__shadow>(
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
            Self::undo_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_undo<'__shadow>(
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
            let _primal = Self::undo_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_undo<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::undo_pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_record, fn __vjp_undo);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut h = History::default();
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            kept_2.keep_owned(&h);
            h.record(v);
        }
        kept_1.keep_owned(&h);
        let last = h.undo();
        let mut s = ::core::clone::Clone::clone(&last);
        let length_2 = ::rootgrad_autodiff::rt::length(&h.points);
        for i_2 in 0..length_2 {
            let p = &h.points[i_2];
            s += p[0] * p[1];
        }
        let t = ::core::clone::Clone::clone(&s);
        let mut sum_2: f64 = -0.0;
        let length_3 = ::rootgrad_autodiff::rt::length(&h.values);
        let mut d_h = ::rootgrad_autodiff::Differentiable::zero_like(&h);
        let mut d_last = ::rootgrad_autodiff::Differentiable::zero_like(&last);
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result * t;
        for i_3 in 0..length_3 {
            sum_2 += ::core::clone::Clone::clone(&h.values[i_3]);
            let d_1 = d_sum_2;
            d_h.values[i_3] += d_1;
        }
        let result: f64 = (t * sum_2) + h.total;
        d_t += d_result * sum_2;
        d_h.total += d_result;
        ::rootgrad_autodiff::rt::accumulate(&mut d_s, &(d_t));
        for i_2 in 0..length_2 {
            let p = &h.points[i_2];
            let d_2 = d_s;
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
            d_h.points[i_2][0] += d_3 * p[1];
            d_h.points[i_2][1] += d_3 * p[0];
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_last, &(d_s));
        let v_1 = kept_1.take();
        (v_1).__vjp_undo(::core::option::Option::Some(&mut d_h), d_last);
        for i in (0..length).rev() {
            let v = x[i];
            let mut d_v: f64 = -0.0;
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_record(
                    ::core::option::Option::Some(&mut d_h),
                    v,
                    &mut d_v,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_x[i] += d_v;
        }
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_record, fn __jvp_undo);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut h = History::default();
        let mut t_h = ::rootgrad_autodiff::Differentiable::zero_like(&h);
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t_v = t_x[i];
            (h).__jvp_record(&mut t_h, v, t_v);
        }
        let (v_1, t_last) = (h).__jvp_undo(&mut t_h);
        let last = v_1;
        let mut s = last;
        let mut t_s = t_last;
        let length_2 = ::rootgrad_autodiff::rt::length(&h.points);
        for i_2 in 0..length_2 {
            let p = &h.points[i_2];
            let t_p = &t_h.points[i_2];
            t_s
                += ::rootgrad_autodiff::rt::scalar(t_p[0]) * p[1]
                    + p[0] * ::rootgrad_autodiff::rt::scalar(t_p[1]);
            s += p[0] * p[1];
            t_s = ::rootgrad_autodiff::rt::tangent_at(t_s, s);
        }
        let t = s;
        let t_t = t_s;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = ::rootgrad_autodiff::rt::length(&h.values);
        for i_3 in 0..length_3 {
            t_sum_2 += t_h.values[i_3];
            sum_2 += h.values[i_3];
        }
        let result: f64 = (t * sum_2) + h.total;
        let t_result: f64 = (t_t * sum_2 + t * t_sum_2)
            + ::rootgrad_autodiff::rt::scalar(t_h.total);
        (result, t_result)
    }
}
mod sort_and_median {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut v = x.to_vec();
        let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut v)[..],
            |a, b| a.partial_cmp(b).unwrap(),
        );
        {
            let t = v[..].to_vec();
            shape_1.keep(&t);
            for i in 0..order.len() {
                v[i] = t[order[i]].clone();
            }
        }
        let n = v.len();
        let t_2;
        if (n % 2) == 1 {
            t_2 = v[(n / 2)] * v[0];
        } else {
            t_2 = (0.5 * (v[(n / 2)] + v[((n / 2) - 1)])) * v[0];
        }
        let result: f64 = t_2;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t_2: f64 = -0.0;
        d_t_2 += d_result;
        if (n % 2) == 1 {
            let d_1 = ::core::mem::take(&mut d_t_2);
            d_v[n / 2] += d_1 * v[0];
            d_v[0] += d_1 * v[(n / 2)];
        } else {
            let d_2 = ::core::mem::take(&mut d_t_2);
            let d_3 = d_2 * v[0];
            let d_4 = d_3 * 0.5;
            d_v[n / 2] += d_4;
            d_v[(n / 2) - 1] += d_4;
            d_v[0] += d_2 * (0.5 * (v[(n / 2)] + v[((n / 2) - 1)]));
        }
        {
            let mut d_t = shape_1.zero();
            for i in 0..order.len() {
                let d_5 = ::core::mem::take(&mut d_v[i]);
                d_t[order[i]] += d_5;
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[..][..], &d_t[..]);
        }
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
        let order: ::std::vec::Vec<usize> = ::rootgrad_autodiff::rt::sorted_order(
            &(&mut v)[..],
            |a, b| a.partial_cmp(b).unwrap(),
        );
        {
            let t = v[..].to_vec();
            let t_t = t_v[..].to_vec();
            for i in 0..order.len() {
                t_v[i] = t_t[order[i]];
                v[i] = t[order[i]].clone();
            }
        }
        let n = v.len();
        let t_2;
        let t_t_2;
        if (n % 2) == 1 {
            t_t_2 = t_v[n / 2] * v[0] + v[(n / 2)] * t_v[0];
            t_2 = v[(n / 2)] * v[0];
        } else {
            t_t_2 = (0.5 * (t_v[n / 2] + t_v[(n / 2) - 1])) * v[0]
                + (0.5 * (v[(n / 2)] + v[((n / 2) - 1)])) * t_v[0];
            t_2 = (0.5 * (v[(n / 2)] + v[((n / 2) - 1)])) * v[0];
        }
        let result: f64 = t_2;
        let t_result: f64 = t_t_2;
        (result, t_result)
    }
}
mod sort_indices {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let length = ::rootgrad_autodiff::rt::count(0, x.len());
        let mut idx: ::std::vec::Vec<usize> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, x.len());
        for i_2 in 0..length_2 {
            idx[i_2] = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_2);
        }
        idx.sort_by(|&i, &j| x[i].partial_cmp(&x[j]).unwrap());
        let mut sum_2: f64 = -0.0;
        let length_3 = idx.len();
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length_3 {
            let r = i_3;
            let i = idx[i_3];
            sum_2 += ((r as f64) + 1.0) * x[i];
            let d_1 = d_sum_2;
            d_x[i] += d_1 * ((r as f64) + 1.0);
        }
        let result: f64 = sum_2;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let length = ::rootgrad_autodiff::rt::count(0, x.len());
        let mut idx: ::std::vec::Vec<usize> = ::std::vec![
            ::core::default::Default::default(); length
        ];
        let length_2 = ::rootgrad_autodiff::rt::count(0, x.len());
        for i_2 in 0..length_2 {
            idx[i_2] = ::rootgrad_autodiff::rt::nth_before(0, x.len(), i_2);
        }
        idx.sort_by(|&i, &j| x[i].partial_cmp(&x[j]).unwrap());
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = idx.len();
        for i_3 in 0..length_3 {
            let r = i_3;
            let i = idx[i_3];
            t_sum_2 += ((r as f64) + 1.0) * t_x[i];
            sum_2 += ((r as f64) + 1.0) * x[i];
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod filled_by_closures {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_21 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut v = ::std::vec![0.0; 4];
        let mut t = x[0];
        {
            for i in 0..kept_22.keep((&mut v).len()) {
                t = kept_21.keep(t) * x[1];
                v[i] = t;
            }
        }
        {
            let t_3 = kept_20.keep(v[1..3].to_vec());
            shape_1.keep(&t_3);
            let length = t_3.len();
            for i_4 in 0..length {
                v.push(t_3[i_4]);
            }
        }
        {
            let n_4 = 8;
            {
                let n_5 = n_4;
                let mut passes_of_kept_19 = 0usize;
                while (&mut v).len() > n_5 {
                    passes_of_kept_19 += 1;
                    if kept_18.keep((v.len() > 0)) {
                        v.pop();
                    }
                }
                kept_19.keep(passes_of_kept_19);
            }
            let mut passes_of_kept_17 = 0usize;
            while (&mut v).len() < n_4 {
                passes_of_kept_17 += 1;
                v.push(x[2] * t);
            }
            kept_17.keep(passes_of_kept_17);
        }
        {
            let mut n_6 = 0usize;
            for i_7 in 0..kept_16.keep((&mut v).len()) {
                let a = &mut v[i_7];
                (*a) = (*a) * 2.0;
                let t_7 = kept_15.keep((((*a) > 1.0) || ((*a) < 0.0)));
                if t_7 {
                    let at = kept_14.keep(n_6);
                    let at_2 = i_7;
                    let t_8 = v[at];
                    v[at] = v[at_2];
                    v[at_2] = t_8;
                    n_6 += 1;
                }
            }
            {
                let n_7 = n_6;
                let mut passes_of_kept_13 = 0usize;
                while (&mut v).len() > n_7 {
                    passes_of_kept_13 += 1;
                    if kept_12.keep((v.len() > 0)) {
                        v.pop();
                    }
                }
                kept_13.keep(passes_of_kept_13);
            }
        }
        {
            let mut n_8 = (&mut v).len().min(1);
            for i_9 in 1..kept_11.keep((&mut v).len()) {
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let a_2 = &mut v[i_9];
                let t_10 = kept_9.keep((((*a_2) * 10.0) as i64));
                let at_3 = n_8 - 1;
                let a_3 = &mut v[at_3];
                let key = kept_8.keep((((*a_3) * 10.0) as i64));
                if t_10 != key {
                    let at_4 = kept_7.keep(n_8);
                    let at_5 = i_9;
                    let t_11 = v[at_4];
                    v[at_4] = v[at_5];
                    v[at_5] = t_11;
                    n_8 += 1;
                }
                pass_2.push((kept_8.take(), kept_9.take()));
            }
            {
                let n_9 = n_8;
                let mut passes_of_kept_6 = 0usize;
                while (&mut v).len() > n_9 {
                    passes_of_kept_6 += 1;
                    if kept_5.keep((v.len() > 0)) {
                        v.pop();
                    }
                }
                kept_6.keep(passes_of_kept_6);
            }
        }
        let mut acc = 1.0;
        let length_2 = v.len();
        let length_3 = length_2;
        for i_11 in 0..length_3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let i_12 = (length_2 - 1) - i_11;
            let a_4 = &v[i_12];
            acc = (0.5 * acc)
                + (kept_3.keep(((*a_4) * kept_2.keep((*a_4)))) * kept_1.keep(acc));
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let result: f64 = acc;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t: f64 = -0.0;
        let mut d_acc: f64 = -0.0;
        d_acc += d_result;
        for i_11 in (0..length_3).rev() {
            let (v_1, v_2, v_3) = pass_1.take();
            let i_12 = (length_2 - 1) - i_11;
            let d_1 = ::core::mem::take(&mut d_acc);
            d_acc += d_1 * 0.5;
            let d_2 = d_1 * v_1;
            d_v[i_12] += d_2 * v_2;
            d_v[i_12] += d_2 * v_2;
            d_acc += d_1 * v_3;
        }
        {
            {
                for _ in 0..kept_6.take() {
                    let v_4 = kept_5.take();
                    if v_4 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                    }
                }
            }
            let v_6 = kept_11.take();
            for i_9 in (1..v_6).rev() {
                let (key, t_10) = pass_2.take();
                if t_10 != key {
                    let at_4 = kept_7.take();
                    let at_5 = i_9;
                    let mut d_t_11 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_v[at_5]);
                    d_t_11 += d_3;
                    let d_4 = ::core::mem::take(&mut d_v[at_4]);
                    d_v[at_5] += d_4;
                    d_v[at_4] += d_t_11;
                }
            }
        }
        {
            {
                for _ in 0..kept_13.take() {
                    let v_7 = kept_12.take();
                    if v_7 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                    }
                }
            }
            let v_9 = kept_16.take();
            for i_7 in (0..v_9).rev() {
                let t_7 = kept_15.take();
                if t_7 {
                    let at = kept_14.take();
                    let at_2 = i_7;
                    let mut d_t_8 = -0.0;
                    let d_5 = ::core::mem::take(&mut d_v[at_2]);
                    d_t_8 += d_5;
                    let d_6 = ::core::mem::take(&mut d_v[at]);
                    d_v[at_2] += d_6;
                    d_v[at] += d_t_8;
                }
                let d_7 = ::core::mem::take(&mut d_v[i_7]);
                d_v[i_7] += d_7 * 2.0;
            }
        }
        {
            for _ in 0..kept_17.take() {
                let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                d_x[2] += d_8 * t;
                d_t += d_8 * x[2];
            }
            {
                for _ in 0..kept_19.take() {
                    let v_11 = kept_18.take();
                    if v_11 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                    }
                }
            }
        }
        {
            let t_3 = kept_20.take();
            let length = t_3.len();
            let mut d_t_3 = shape_1.zero();
            for i_4 in (0..length).rev() {
                let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_v);
                d_t_3[i_4] += d_9;
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[1..3][..], &d_t_3[..]);
        }
        {
            let v_14 = kept_22.take();
            for i in (0..v_14).rev() {
                let v_13 = kept_21.take();
                let d_10 = ::core::mem::take(&mut d_v[i]);
                d_t += d_10;
                let d_11 = ::core::mem::take(&mut d_t);
                d_t += d_11 * x[1];
                d_x[1] += d_11 * v_13;
            }
        }
        d_x[0] += d_t;
        pass_1.finish();
        kept_5.finish();
        kept_7.finish();
        pass_2.finish();
        kept_12.finish();
        kept_14.finish();
        kept_15.finish();
        kept_18.finish();
        kept_21.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = ::std::vec![0.0; 4];
        let mut t_v = ::std::vec![0.0; 4];
        let mut t = x[0];
        let mut t_t = t_x[0];
        {
            for i in 0..(&mut v).len() {
                t_t = t_t * x[1] + t * t_x[1];
                t = t * x[1];
                t_v[i] = t_t;
                v[i] = t;
            }
        }
        {
            let t_3 = v[1..3].to_vec();
            let t_t_3 = t_v[1..3].to_vec();
            let length = t_3.len();
            for i_4 in 0..length {
                t_v.push(t_t_3[i_4]);
                v.push(t_3[i_4]);
            }
        }
        {
            let n_4 = 8;
            {
                let n_5 = n_4;
                while (&mut v).len() > n_5 {
                    if v.len() > 0 {
                        t_v.pop();
                        v.pop();
                    }
                }
            }
            while (&mut v).len() < n_4 {
                t_v.push(t_x[2] * t + x[2] * t_t);
                v.push(x[2] * t);
            }
        }
        {
            let mut n_6 = 0usize;
            for i_7 in 0..(&mut v).len() {
                let a = &mut v[i_7];
                let t_a = &mut t_v[i_7];
                (*t_a) = (*t_a) * 2.0;
                (*a) = (*a) * 2.0;
                let t_7 = ((*a) > 1.0) || ((*a) < 0.0);
                if t_7 {
                    let at = n_6;
                    let at_2 = i_7;
                    let t_8 = v[at];
                    let t_t_8 = t_v[at];
                    t_v[at] = t_v[at_2];
                    v[at] = v[at_2];
                    t_v[at_2] = t_t_8;
                    v[at_2] = t_8;
                    n_6 += 1;
                }
            }
            {
                let n_7 = n_6;
                while (&mut v).len() > n_7 {
                    if v.len() > 0 {
                        t_v.pop();
                        v.pop();
                    }
                }
            }
        }
        {
            let mut n_8 = (&mut v).len().min(1);
            for i_9 in 1..(&mut v).len() {
                let a_2 = &mut v[i_9];
                let t_a_2 = &mut t_v[i_9];
                let t_10 = ((*a_2) * 10.0) as i64;
                let at_3 = n_8 - 1;
                let a_3 = &mut v[at_3];
                let t_a_3 = &mut t_v[at_3];
                let key = ((*a_3) * 10.0) as i64;
                if t_10 != key {
                    let at_4 = n_8;
                    let at_5 = i_9;
                    let t_11 = v[at_4];
                    let t_t_11 = t_v[at_4];
                    t_v[at_4] = t_v[at_5];
                    v[at_4] = v[at_5];
                    t_v[at_5] = t_t_11;
                    v[at_5] = t_11;
                    n_8 += 1;
                }
            }
            {
                let n_9 = n_8;
                while (&mut v).len() > n_9 {
                    if v.len() > 0 {
                        t_v.pop();
                        v.pop();
                    }
                }
            }
        }
        let mut acc = 1.0;
        let mut t_acc = 0.0;
        let length_2 = v.len();
        let length_3 = length_2;
        for i_11 in 0..length_3 {
            let i_12 = (length_2 - 1) - i_11;
            let a_4 = &v[i_12];
            let t_a_4 = &t_v[i_12];
            t_acc = (0.5 * t_acc)
                + (((*t_a_4) * (*a_4) + (*a_4) * (*t_a_4)) * acc
                    + ((*a_4) * (*a_4)) * t_acc);
            acc = (0.5 * acc) + (((*a_4) * (*a_4)) * acc);
        }
        let result: f64 = acc;
        let t_result: f64 = t_acc;
        (result, t_result)
    }
}
mod extended {
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
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
        let like_n_3 = ::rootgrad_autodiff::rt::Like::new();
        let like_n_14 = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut v = Vec::new();
        let length = x[1..3].len();
        for i_3 in 0..length {
            v.push(x[1..3][i_3]);
        }
        {
            let n_3 = 1;
            like_n_3.of(&n_3);
            let t_2 = x[5] * x[4];
            assert!(
                n_3 <= (& mut v).len(),
                "insertion index (is {}) should be <= len (is {})", n_3, (& mut v).len()
            );
            v.push(t_2);
            {
                let n_4 = kept_14.keep(((&mut v[n_3..]).len() - 1));
                {
                    let n_5 = kept_13.keep((&mut v[n_3..][..n_4]).len());
                    for i_6 in 0..(n_5 / 2) {
                        let at = i_6;
                        let at_2 = (n_5 - 1) - i_6;
                        let t_5 = v[n_3..][..n_4][at];
                        v[n_3..][..n_4][at] = v[n_3..][..n_4][at_2];
                        v[n_3..][..n_4][at_2] = t_5;
                    }
                }
                {
                    let n_6 = kept_12.keep((&mut v[n_3..][n_4..]).len());
                    for i_7 in 0..(n_6 / 2) {
                        let at_3 = i_7;
                        let at_4 = (n_6 - 1) - i_7;
                        let t_7 = v[n_3..][n_4..][at_3];
                        v[n_3..][n_4..][at_3] = v[n_3..][n_4..][at_4];
                        v[n_3..][n_4..][at_4] = t_7;
                    }
                }
                {
                    let n_7 = kept_11.keep((&mut v[n_3..]).len());
                    for i_8 in 0..(n_7 / 2) {
                        let at_5 = i_8;
                        let at_6 = (n_7 - 1) - i_8;
                        let t_9 = v[n_3..][at_5];
                        v[n_3..][at_5] = v[n_3..][at_6];
                        v[n_3..][at_6] = t_9;
                    }
                }
            }
        }
        let mut w = Vec::with_capacity(4);
        let length_2 = v.len();
        for i_10 in 0..length_2 {
            w.push(v[i_10]);
        }
        {
            let length_3 = kept_10.keep(v.len());
            for i_13 in 0..length_3 {
                w.push(v[i_13]);
            }
            {
                let n_12 = 0;
                let mut passes_of_kept_9 = 0usize;
                while (&mut v).len() > n_12 {
                    passes_of_kept_9 += 1;
                    if kept_8.keep((v.len() > 0)) {
                        v.pop();
                    }
                }
                kept_9.keep(passes_of_kept_9);
            }
        }
        let mut ps = Vec::new();
        let t_16 = [(P { a: x[0], n: 1 }), (P { a: x[1] * x[2], n: 2 })];
        let length_4 = t_16.len();
        for i_17 in 0..length_4 {
            ps.push(t_16[i_17].clone());
        }
        {
            let n_14 = 1;
            like_n_14.of(&n_14);
            let t_17 = P { a: x[3], n: 3 };
            shape_2.keep(&t_17);
            assert!(
                n_14 <= (& mut ps).len(),
                "insertion index (is {}) should be <= len (is {})", n_14, (& mut ps)
                .len()
            );
            ps.push(t_17);
            {
                let n_15 = kept_7.keep(((&mut ps[n_14..]).len() - 1));
                {
                    let n_16 = kept_6.keep((&mut ps[n_14..][..n_15]).len());
                    for i_20 in 0..(n_16 / 2) {
                        let at_7 = i_20;
                        let at_8 = (n_16 - 1) - i_20;
                        ps[n_14..][..n_15].swap(at_7, at_8);
                    }
                }
                {
                    let n_17 = kept_5.keep((&mut ps[n_14..][n_15..]).len());
                    for i_21 in 0..(n_17 / 2) {
                        let at_9 = i_21;
                        let at_10 = (n_17 - 1) - i_21;
                        ps[n_14..][n_15..].swap(at_9, at_10);
                    }
                }
                {
                    let n_18 = kept_4.keep((&mut ps[n_14..]).len());
                    for i_22 in 0..(n_18 / 2) {
                        let at_11 = i_22;
                        let at_12 = (n_18 - 1) - i_22;
                        ps[n_14..].swap(at_11, at_12);
                    }
                }
            }
        }
        let t_23 = [(P { a: w[1] * w[3], n: 4 })];
        let length_5 = t_23.len();
        for i_24 in 0..length_5 {
            ps.push(t_23[i_24].clone());
        }
        let mut rows = Vec::new();
        for i in 0..3 {
            let mut r = Vec::new();
            let length_6 = x[i..(i + 2)].len();
            for i_26 in 0..length_6 {
                r.push(x[i..(i + 2)][i_26]);
            }
            r.push(x[0] * x[i]);
            rows.push(::core::clone::Clone::clone(&r));
            shape_1.keep(&r);
        }
        let t_25 = (w[0] * rows[1][0]) * rows[2][2];
        let mut sum_2: f64 = -0.0;
        let length_7 = ps.len();
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let mut d_t_16 = ::rootgrad_autodiff::Differentiable::zero_like(&t_16);
        let mut d_t_23 = ::rootgrad_autodiff::Differentiable::zero_like(&t_23);
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_t_25: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_27 in 0..length_7 {
            let p = &ps[i_27];
            sum_2 += kept_3.keep((p.a * kept_2.keep(p.a))) * kept_1.keep((p.n as f64));
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_1 = d_sum_2;
            let d_2 = d_1 * v_1;
            d_ps[i_27].a += d_2 * v_2;
            d_ps[i_27].a += d_2 * v_2;
            let d_3 = d_1 * v_3;
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_ps[i_27].n, d_3);
        }
        let result: f64 = t_25 + sum_2;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        d_t_25 += d_result;
        let d_4 = d_t_25 * rows[2][2];
        d_w[0] += d_4 * rows[1][0];
        d_rows[1][0] += d_4 * w[0];
        d_rows[2][2] += d_t_25 * (w[0] * rows[1][0]);
        for i in (0..3).rev() {
            let length_6 = x[i..(i + 2)].len();
            let mut d_r = shape_1.zero();
            let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_rows);
            ::rootgrad_autodiff::rt::accumulate(&mut d_r, &(d_5));
            let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_r);
            d_x[0] += d_6 * x[i];
            d_x[i] += d_6 * x[0];
            for i_26 in (0..length_6).rev() {
                let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_r);
                d_x[i..i + 2][i_26] += d_7;
            }
        }
        for i_24 in (0..length_5).rev() {
            let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_ps);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_23[i_24], &d_8);
        }
        let P { a: d_9, n: _ } = &d_t_23[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_w[1] += (*d_9) * w[3];
        d_w[3] += (*d_9) * w[1];
        {
            let n_14 = 1;
            like_n_14.of(&n_14);
            let mut d_t_17 = shape_2.zero();
            {
                let n_15 = kept_7.take();
                {
                    let n_18 = kept_4.take();
                    for i_22 in (0..(n_18 / 2)).rev() {
                        let at_11 = i_22;
                        let at_12 = (n_18 - 1) - i_22;
                        d_ps[n_14..].swap(at_11, at_12);
                    }
                }
                {
                    let n_17 = kept_5.take();
                    for i_21 in (0..(n_17 / 2)).rev() {
                        let at_9 = i_21;
                        let at_10 = (n_17 - 1) - i_21;
                        d_ps[n_14..][n_15..].swap(at_9, at_10);
                    }
                }
                {
                    let n_16 = kept_6.take();
                    for i_20 in (0..(n_16 / 2)).rev() {
                        let at_7 = i_20;
                        let at_8 = (n_16 - 1) - i_20;
                        d_ps[n_14..][..n_15].swap(at_7, at_8);
                    }
                }
            }
            let d_10 = ::rootgrad_autodiff::rt::popped(&mut d_ps);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_17, &(d_10));
            let P { a: d_11, n: _ } = &d_t_17 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[3] += (*d_11);
        }
        for i_17 in (0..length_4).rev() {
            let d_12 = ::rootgrad_autodiff::rt::popped(&mut d_ps);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_16[i_17], &d_12);
        }
        let P { a: d_13, n: _ } = &d_t_16[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_13);
        let P { a: d_14, n: _ } = &d_t_16[1] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_14) * x[2];
        d_x[2] += (*d_14) * x[1];
        {
            let length_3 = kept_10.take();
            {
                for _ in 0..kept_9.take() {
                    let v_4 = kept_8.take();
                    if v_4 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                    }
                }
            }
            for i_13 in (0..length_3).rev() {
                let d_15 = ::rootgrad_autodiff::rt::popped(&mut d_w);
                d_v[i_13] += d_15;
            }
        }
        for i_10 in (0..length_2).rev() {
            let d_16 = ::rootgrad_autodiff::rt::popped(&mut d_w);
            d_v[i_10] += d_16;
        }
        {
            let n_3 = 1;
            like_n_3.of(&n_3);
            let mut d_t_2: f64 = -0.0;
            {
                let n_4 = kept_14.take();
                {
                    let n_7 = kept_11.take();
                    for i_8 in (0..(n_7 / 2)).rev() {
                        let at_5 = i_8;
                        let at_6 = (n_7 - 1) - i_8;
                        let mut d_t_9: f64 = -0.0;
                        let d_17 = ::core::mem::take(&mut d_v[n_3..][at_6]);
                        d_t_9 += d_17;
                        let d_18 = ::core::mem::take(&mut d_v[n_3..][at_5]);
                        d_v[n_3..][at_6] += d_18;
                        d_v[n_3..][at_5] += d_t_9;
                    }
                }
                {
                    let n_6 = kept_12.take();
                    for i_7 in (0..(n_6 / 2)).rev() {
                        let at_3 = i_7;
                        let at_4 = (n_6 - 1) - i_7;
                        let mut d_t_7: f64 = -0.0;
                        let d_19 = ::core::mem::take(&mut d_v[n_3..][n_4..][at_4]);
                        d_t_7 += d_19;
                        let d_20 = ::core::mem::take(&mut d_v[n_3..][n_4..][at_3]);
                        d_v[n_3..][n_4..][at_4] += d_20;
                        d_v[n_3..][n_4..][at_3] += d_t_7;
                    }
                }
                {
                    let n_5 = kept_13.take();
                    for i_6 in (0..(n_5 / 2)).rev() {
                        let at = i_6;
                        let at_2 = (n_5 - 1) - i_6;
                        let mut d_t_5: f64 = -0.0;
                        let d_21 = ::core::mem::take(&mut d_v[n_3..][..n_4][at_2]);
                        d_t_5 += d_21;
                        let d_22 = ::core::mem::take(&mut d_v[n_3..][..n_4][at]);
                        d_v[n_3..][..n_4][at_2] += d_22;
                        d_v[n_3..][..n_4][at] += d_t_5;
                    }
                }
            }
            let d_23 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_t_2 += d_23;
            d_x[5] += d_t_2 * x[4];
            d_x[4] += d_t_2 * x[5];
        }
        for i_3 in (0..length).rev() {
            let d_24 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_x[1..3][i_3] += d_24;
        }
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = Vec::new();
        let mut t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let length = x[1..3].len();
        for i_3 in 0..length {
            t_v.push(t_x[1..3][i_3]);
            v.push(x[1..3][i_3]);
        }
        {
            let n_3 = 1;
            let t_2 = x[5] * x[4];
            let t_t_2 = t_x[5] * x[4] + x[5] * t_x[4];
            assert!(
                n_3 <= (& mut v).len(),
                "insertion index (is {}) should be <= len (is {})", n_3, (& mut v).len()
            );
            t_v.push(t_t_2);
            v.push(t_2);
            {
                let n_4 = (&mut v[n_3..]).len() - 1;
                {
                    let n_5 = (&mut v[n_3..][..n_4]).len();
                    for i_6 in 0..(n_5 / 2) {
                        let at = i_6;
                        let at_2 = (n_5 - 1) - i_6;
                        let t_5 = v[n_3..][..n_4][at];
                        let t_t_5 = t_v[n_3..][..n_4][at];
                        t_v[n_3..][..n_4][at] = t_v[n_3..][..n_4][at_2];
                        v[n_3..][..n_4][at] = v[n_3..][..n_4][at_2];
                        t_v[n_3..][..n_4][at_2] = t_t_5;
                        v[n_3..][..n_4][at_2] = t_5;
                    }
                }
                {
                    let n_6 = (&mut v[n_3..][n_4..]).len();
                    for i_7 in 0..(n_6 / 2) {
                        let at_3 = i_7;
                        let at_4 = (n_6 - 1) - i_7;
                        let t_7 = v[n_3..][n_4..][at_3];
                        let t_t_7 = t_v[n_3..][n_4..][at_3];
                        t_v[n_3..][n_4..][at_3] = t_v[n_3..][n_4..][at_4];
                        v[n_3..][n_4..][at_3] = v[n_3..][n_4..][at_4];
                        t_v[n_3..][n_4..][at_4] = t_t_7;
                        v[n_3..][n_4..][at_4] = t_7;
                    }
                }
                {
                    let n_7 = (&mut v[n_3..]).len();
                    for i_8 in 0..(n_7 / 2) {
                        let at_5 = i_8;
                        let at_6 = (n_7 - 1) - i_8;
                        let t_9 = v[n_3..][at_5];
                        let t_t_9 = t_v[n_3..][at_5];
                        t_v[n_3..][at_5] = t_v[n_3..][at_6];
                        v[n_3..][at_5] = v[n_3..][at_6];
                        t_v[n_3..][at_6] = t_t_9;
                        v[n_3..][at_6] = t_9;
                    }
                }
            }
        }
        let mut w = Vec::with_capacity(4);
        let mut t_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let length_2 = v.len();
        for i_10 in 0..length_2 {
            t_w.push(t_v[i_10]);
            w.push(v[i_10]);
        }
        {
            let length_3 = v.len();
            for i_13 in 0..length_3 {
                t_w.push(t_v[i_13]);
                w.push(v[i_13]);
            }
            {
                let n_12 = 0;
                while (&mut v).len() > n_12 {
                    if v.len() > 0 {
                        t_v.pop();
                        v.pop();
                    }
                }
            }
        }
        let mut ps = Vec::new();
        let mut t_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let t_t_16 = [
            P {
                a: t_x[0],
                n: ::rootgrad_autodiff::Differentiable::zero_like(&(1)),
            },
            P {
                a: t_x[1] * x[2] + x[1] * t_x[2],
                n: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            },
        ];
        let t_16 = [(P { a: x[0], n: 1 }), (P { a: x[1] * x[2], n: 2 })];
        let length_4 = t_16.len();
        for i_17 in 0..length_4 {
            t_ps.push(t_t_16[i_17].clone());
            ps.push(t_16[i_17].clone());
        }
        {
            let n_14 = 1;
            let t_t_17 = P {
                a: t_x[3],
                n: ::rootgrad_autodiff::Differentiable::zero_like(&(3)),
            };
            let t_17 = P { a: x[3], n: 3 };
            assert!(
                n_14 <= (& mut ps).len(),
                "insertion index (is {}) should be <= len (is {})", n_14, (& mut ps)
                .len()
            );
            t_ps.push(t_t_17);
            ps.push(t_17);
            {
                let n_15 = (&mut ps[n_14..]).len() - 1;
                {
                    let n_16 = (&mut ps[n_14..][..n_15]).len();
                    for i_20 in 0..(n_16 / 2) {
                        let at_7 = i_20;
                        let at_8 = (n_16 - 1) - i_20;
                        t_ps[n_14..][..n_15].swap(at_7, at_8);
                        ps[n_14..][..n_15].swap(at_7, at_8);
                    }
                }
                {
                    let n_17 = (&mut ps[n_14..][n_15..]).len();
                    for i_21 in 0..(n_17 / 2) {
                        let at_9 = i_21;
                        let at_10 = (n_17 - 1) - i_21;
                        t_ps[n_14..][n_15..].swap(at_9, at_10);
                        ps[n_14..][n_15..].swap(at_9, at_10);
                    }
                }
                {
                    let n_18 = (&mut ps[n_14..]).len();
                    for i_22 in 0..(n_18 / 2) {
                        let at_11 = i_22;
                        let at_12 = (n_18 - 1) - i_22;
                        t_ps[n_14..].swap(at_11, at_12);
                        ps[n_14..].swap(at_11, at_12);
                    }
                }
            }
        }
        let t_t_23 = [
            P {
                a: t_w[1] * w[3] + w[1] * t_w[3],
                n: ::rootgrad_autodiff::Differentiable::zero_like(&(4)),
            },
        ];
        let t_23 = [(P { a: w[1] * w[3], n: 4 })];
        let length_5 = t_23.len();
        for i_24 in 0..length_5 {
            t_ps.push(t_t_23[i_24].clone());
            ps.push(t_23[i_24].clone());
        }
        let mut rows = Vec::new();
        let mut t_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        for i in 0..3 {
            let mut r = Vec::new();
            let mut t_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let length_6 = x[i..(i + 2)].len();
            for i_26 in 0..length_6 {
                t_r.push(t_x[i..i + 2][i_26]);
                r.push(x[i..(i + 2)][i_26]);
            }
            t_r.push(t_x[0] * x[i] + x[0] * t_x[i]);
            r.push(x[0] * x[i]);
            t_rows.push(t_r);
            rows.push(r);
        }
        let t_25 = (w[0] * rows[1][0]) * rows[2][2];
        let t_t_25 = (t_w[0] * rows[1][0]
            + w[0] * ::rootgrad_autodiff::rt::scalar(t_rows[1][0])) * rows[2][2]
            + (w[0] * rows[1][0]) * ::rootgrad_autodiff::rt::scalar(t_rows[2][2]);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_7 = ps.len();
        for i_27 in 0..length_7 {
            let p = &ps[i_27];
            let t_p = &t_ps[i_27];
            t_sum_2
                += ((::rootgrad_autodiff::rt::scalar(t_p.a) * p.a
                    + p.a * ::rootgrad_autodiff::rt::scalar(t_p.a)) * (p.n as f64)
                    + (p.a * p.a)
                        * ::rootgrad_autodiff::rt::cast_scalar::<
                            _,
                            f64,
                        >(::rootgrad_autodiff::rt::scalar(t_p.n)));
            sum_2 += (p.a * p.a) * (p.n as f64);
        }
        let result: f64 = t_25 + sum_2;
        let t_result: f64 = t_t_25 + t_sum_2;
        (result, t_result)
    }
}
mod listed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut n = x[0];
        n = kept_4.keep(n) * x[1];
        let t = n;
        n = kept_3.keep(n) * x[2];
        let v = ::std::vec![t, n, n];
        let mut w = ::std::vec![x[0]; 4];
        w.push(x[1]);
        w[0] = kept_2.keep(w[0]) * x[2];
        let mut p = ::std::vec![(P { a : x[0], }), (P { a : x[1], })];
        p[0].a = kept_1.keep(p[0].a) * x[2];
        let at = ::std::vec![0usize, 3, 2];
        let t_2 = (((v[0] * v[1]) + v[2]) + ((w[0] * w[1]) * w[4])) + (p[0].a * p[1].a);
        let mut sum_2: f64 = -0.0;
        let length = at.len();
        let mut d_n: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_t_2: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length {
            let i = at[i_2];
            sum_2 += x[i] * x[i];
            let d_1 = d_sum_2;
            d_x[i] += d_1 * x[i];
            d_x[i] += d_1 * x[i];
        }
        let result: f64 = t_2 + sum_2;
        d_t_2 += d_result;
        d_v[0] += d_t_2 * v[1];
        d_v[1] += d_t_2 * v[0];
        d_v[2] += d_t_2;
        let d_2 = d_t_2 * w[4];
        d_w[0] += d_2 * w[1];
        d_w[1] += d_2 * w[0];
        d_w[4] += d_t_2 * (w[0] * w[1]);
        d_p[0].a += d_t_2 * p[1].a;
        d_p[1].a += d_t_2 * p[0].a;
        let v_1 = kept_1.take();
        let d_3 = ::core::mem::take(&mut d_p[0].a);
        d_p[0].a += d_3 * x[2];
        d_x[2] += d_3 * v_1;
        let P { a: d_4 } = &d_p[0] else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_4);
        let P { a: d_5 } = &d_p[1] else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[1] += (*d_5);
        let v_2 = kept_2.take();
        let d_6 = ::core::mem::take(&mut d_w[0]);
        d_w[0] += d_6 * x[2];
        d_x[2] += d_6 * v_2;
        let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_w);
        d_x[1] += d_7;
        for d_8 in d_w.iter() {
            d_x[0] += (*d_8);
        }
        d_t += d_v[0];
        d_n += d_v[1];
        d_n += d_v[2];
        let v_3 = kept_3.take();
        let d_9 = ::core::mem::take(&mut d_n);
        d_n += d_9 * x[2];
        d_x[2] += d_9 * v_3;
        d_n += d_t;
        let v_4 = kept_4.take();
        let d_10 = ::core::mem::take(&mut d_n);
        d_n += d_10 * x[1];
        d_x[1] += d_10 * v_4;
        d_x[0] += d_n;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = x[0];
        let mut t_n = t_x[0];
        t_n = t_n * x[1] + n * t_x[1];
        n = n * x[1];
        let t = n;
        let t_t = t_n;
        t_n = t_n * x[2] + n * t_x[2];
        n = n * x[2];
        let v = ::std::vec![t, n, n];
        let t_v = ::std::vec![t_t, t_n, t_n];
        let mut w = ::std::vec![x[0]; 4];
        let mut t_w = ::std::vec![t_x[0]; 4];
        t_w.push(t_x[1]);
        w.push(x[1]);
        t_w[0] = t_w[0] * x[2] + w[0] * t_x[2];
        w[0] = w[0] * x[2];
        let mut t_p = ::std::vec![P { a : t_x[0], }, P { a : t_x[1], }];
        let mut p = ::std::vec![(P { a : x[0], }), (P { a : x[1], })];
        t_p[0].a = ::rootgrad_autodiff::rt::scalar(t_p[0].a) * x[2] + p[0].a * t_x[2];
        p[0].a = p[0].a * x[2];
        let at = ::std::vec![0usize, 3, 2];
        let t_2 = (((v[0] * v[1]) + v[2]) + ((w[0] * w[1]) * w[4])) + (p[0].a * p[1].a);
        let t_t_2 = (((t_v[0] * v[1] + v[0] * t_v[1]) + t_v[2])
            + ((t_w[0] * w[1] + w[0] * t_w[1]) * w[4] + (w[0] * w[1]) * t_w[4]))
            + (::rootgrad_autodiff::rt::scalar(t_p[0].a) * p[1].a
                + p[0].a * ::rootgrad_autodiff::rt::scalar(t_p[1].a));
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = at.len();
        for i_2 in 0..length {
            let i = at[i_2];
            t_sum_2 += t_x[i] * x[i] + x[i] * t_x[i];
            sum_2 += x[i] * x[i];
        }
        let result: f64 = t_2 + sum_2;
        let t_result: f64 = t_t_2 + t_sum_2;
        (result, t_result)
    }
}
mod joined {
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
        fn pullback(v: &[f64], d_v: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            let mut sum_2: f64 = -0.0;
            let length = v.len();
            for i in 0..length {
                let a = &v[i];
                sum_2 += (*a) * (*a);
            }
            let result: f64 = sum_2.sqrt();
            let mut d_result = d_ret;
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            for i in 0..length {
                let a = &v[i];
                let d_a = &mut d_v[i];
                let d_1 = d_sum_2;
                (*d_a) += d_1 * (*a);
                (*d_a) += d_1 * (*a);
            }
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: &[f64], t_v: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("v", v.len(), "t_v", t_v.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = v.len();
            for i in 0..length {
                let a = &v[i];
                let t_a = &t_v[i];
                t_sum_2 += (*t_a) * (*a) + (*a) * (*t_a);
                sum_2 += (*a) * (*a);
            }
            let result: f64 = sum_2.sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(sum_2) * t_sum_2;
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
            v: &[f64],
            d_v: &mut [f64],
            t_v: &[f64],
            d_t_v: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            ::rootgrad_autodiff::rt::same_length("t_v", t_v.len(), d_t_v.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = v.len();
            for i in 0..length {
                let a = &v[i];
                let t_a = &t_v[i];
                t_sum_2 += ((*t_a) * (*a)) + ((*a) * (*t_a));
                sum_2 += (*a) * (*a);
            }
            let result: f64 = sum_2.sqrt();
            let x = sum_2;
            let sqrt_2 = x.sqrt();
            let t_result: f64 = (0.5 / sqrt_2) * t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t_sum_2;
            d_sqrt_2 -= d_1 / sqrt_2 * (0.5 / sqrt_2);
            d_t_sum_2 += d_t_result * (0.5 / sqrt_2);
            d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_sum_2 += d_x;
            d_sum_2 += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            for i in 0..length {
                let a = &v[i];
                let t_a = &t_v[i];
                let d_a = &mut d_v[i];
                let d_t_a = &mut d_t_v[i];
                let d_2 = d_sum_2;
                (*d_a) += d_2 * (*a);
                (*d_a) += d_2 * (*a);
                let d_3 = d_t_sum_2;
                (*d_t_a) += d_3 * (*a);
                (*d_a) += d_3 * (*t_a);
                (*d_a) += d_3 * (*t_a);
                (*d_t_a) += d_3 * (*a);
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
        let mut y = x.to_vec();
        let t = [x[2], 1.0];
        let mut v = ::std::vec::Vec::new();
        let length = y[..2].len();
        for i_2 in 0..length {
            v.push(y[..2][i_2]);
        }
        let length_2 = t.len();
        for i_3 in 0..length_2 {
            v.push(t[i_3]);
        }
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            v.push(x[i_4]);
        }
        y[0] = x[5] * x[5];
        let t_2 = v[0] * y[0];
        let mut sum_2: f64 = -0.0;
        let length_4 = v.len();
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t_2: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        d_t_4 += d_result;
        d_sum_2 += d_t_4;
        for i_5 in 0..length_4 {
            let i = i_5;
            let a = &v[i_5];
            sum_2 += ((*a) * (*a)) * (i as f64);
            let a = &v[i_5];
            let d_3 = d_sum_2;
            let d_4 = d_3 * (i as f64);
            d_v[i_5] += d_4 * (*a);
            d_v[i_5] += d_4 * (*a);
        }
        let t_4 = t_2 + sum_2;
        let t_3 = [(x[0] * x[0])];
        let mut collected_2 = ::std::vec::Vec::new();
        let length_5 = y[2..4].len();
        for i_6 in 0..length_5 {
            collected_2.push(y[2..4][i_6]);
        }
        let length_6 = t_3.len();
        for i_7 in 0..length_6 {
            collected_2.push(t_3[i_7]);
        }
        let value = rule_of_norm::__of(norm)(&collected_2);
        let result: f64 = t_4 + value;
        let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let mut d_collected_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &collected_2,
        );
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_norm::__vjp(&collected_2, &mut d_collected_2, d_value);
        for i_7 in (0..length_6).rev() {
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_collected_2);
            d_t_3[i_7] += d_1;
        }
        for i_6 in (0..length_5).rev() {
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_collected_2);
            d_y[2..4][i_6] += d_2;
        }
        d_x[0] += d_t_3[0] * x[0];
        d_x[0] += d_t_3[0] * x[0];
        d_t_2 += d_t_4;
        d_v[0] += d_t_2 * y[0];
        d_y[0] += d_t_2 * v[0];
        let d_5 = ::core::mem::take(&mut d_y[0]);
        d_x[5] += d_5 * x[5];
        d_x[5] += d_5 * x[5];
        for i_4 in (0..length_3).rev() {
            let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_x[i_4] += d_6;
        }
        for i_3 in (0..length_2).rev() {
            let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_t[i_3] += d_7;
        }
        for i_2 in (0..length).rev() {
            let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_y[..2][i_2] += d_8;
        }
        d_x[2] += d_t[0];
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_y[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(norm as rule_of_norm);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut y = x.to_vec();
        let mut t_y = t_x.to_vec();
        let t = [x[2], 1.0];
        let t_t = [t_x[2], 0.0];
        let mut v = ::std::vec::Vec::new();
        let mut t_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let length = y[..2].len();
        for i_2 in 0..length {
            t_v.push(t_y[..2][i_2]);
            v.push(y[..2][i_2]);
        }
        let length_2 = t.len();
        for i_3 in 0..length_2 {
            t_v.push(t_t[i_3]);
            v.push(t[i_3]);
        }
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            t_v.push(t_x[i_4]);
            v.push(x[i_4]);
        }
        t_y[0] = t_x[5] * x[5] + x[5] * t_x[5];
        y[0] = x[5] * x[5];
        let t_2 = v[0] * y[0];
        let t_t_2 = t_v[0] * y[0] + v[0] * t_y[0];
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_4 = v.len();
        for i_5 in 0..length_4 {
            let i = i_5;
            let a = &v[i_5];
            let t_a = &t_v[i_5];
            t_sum_2 += ((*t_a) * (*a) + (*a) * (*t_a)) * (i as f64);
            sum_2 += ((*a) * (*a)) * (i as f64);
        }
        let t_4 = t_2 + sum_2;
        let t_t_4 = t_t_2 + t_sum_2;
        let t_3 = [(x[0] * x[0])];
        let t_t_3 = [t_x[0] * x[0] + x[0] * t_x[0]];
        let mut collected_2 = ::std::vec::Vec::new();
        let mut t_collected_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &collected_2,
        );
        let length_5 = y[2..4].len();
        for i_6 in 0..length_5 {
            t_collected_2.push(t_y[2..4][i_6]);
            collected_2.push(y[2..4][i_6]);
        }
        let length_6 = t_3.len();
        for i_7 in 0..length_6 {
            t_collected_2.push(t_t_3[i_7]);
            collected_2.push(t_3[i_7]);
        }
        let (v_1, t_value) = rule_of_norm::__jvp(norm, &collected_2, &t_collected_2);
        let value = v_1;
        let result: f64 = t_4 + value;
        let t_result: f64 = t_t_4 + t_value;
        (result, t_result)
    }
}
