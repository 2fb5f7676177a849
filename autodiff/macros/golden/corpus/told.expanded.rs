// Written by the golden test; do not edit.
mod reversed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        for k in (0..3).rev() {
            like_k.of(&k);
            if k > 1u8 {
                s += 0.1;
            }
            s = s * (((!k) as f64) * 1e-2);
            s += x[1];
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for k in (0..3).rev().rev() {
            like_k.of(&k);
            let d_1 = d_s;
            d_x[1] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((!k) as f64) * 1e-2);
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        for k in (0..3).rev() {
            if k > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k) as f64) * 1e-2);
            s = s * (((!k) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod reversed_indices {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        for i in (0..3).rev() {
            like_i.of(&i);
            if x[i] > 0.0 {
                s += 0.1;
            }
            s = s * (((!i) as f64) * 1e-19);
            s += x[1];
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for i in (0..3).rev().rev() {
            like_i.of(&i);
            let d_1 = d_s;
            d_x[1] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((!i) as f64) * 1e-19);
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        for i in (0..3).rev() {
            if x[i] > 0.0 {
                s += 0.1;
            }
            t_s = t_s * (((!i) as f64) * 1e-19);
            s = s * (((!i) as f64) * 1e-19);
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod reversed_sums {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let mut n: u64 = 1;
        for i in (1..4).rev() {
            like_i.of(&i);
            n += i;
            let h = (i * 1_000_003) * 1_000;
            s = s * (((h % 97) as f64) * 0.1);
            s += x[1];
        }
        let result: f64 = s * (n as f64);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * (n as f64);
        for i in (1..4).rev().rev() {
            like_i.of(&i);
            let h = (i * 1_000_003) * 1_000;
            let d_1 = d_s;
            d_x[1] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((h % 97) as f64) * 0.1);
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut n: u64 = 1;
        for i in (1..4).rev() {
            n += i;
            let h = (i * 1_000_003) * 1_000;
            t_s = t_s * (((h % 97) as f64) * 0.1);
            s = s * (((h % 97) as f64) * 0.1);
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = s * (n as f64);
        let t_result: f64 = t_s * (n as f64);
        (result, t_result)
    }
}
mod zipped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let like_k_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let length = ::rootgrad_autodiff::rt::count(0, 3).min(x.len());
        for i in 0..length {
            let k = ::rootgrad_autodiff::rt::nth(0, i);
            like_k.of(&k);
            let v = &x[i];
            if k > 1u8 {
                s += 0.1;
            }
            s = s * (((!k) as f64) * 1e-2);
            s += *v;
        }
        let length_2 = x.len().min(::rootgrad_autodiff::rt::count(0, 3));
        for i_2 in 0..length_2 {
            let v_2 = &x[i_2];
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_2);
            like_k_2.of(&k_2);
            if k_2 > 1u8 {
                s += 0.1;
            }
            s = s * (((!k_2) as f64) * 1e-2);
            s += *v_2;
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for i_2 in (0..length_2).rev() {
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_2);
            like_k_2.of(&k_2);
            let d_1 = d_s;
            d_x[i_2] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((!k_2) as f64) * 1e-2);
        }
        for i in (0..length).rev() {
            let k = ::rootgrad_autodiff::rt::nth(0, i);
            like_k.of(&k);
            let d_4 = d_s;
            d_x[i] += d_4;
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * (((!k) as f64) * 1e-2);
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let length = ::rootgrad_autodiff::rt::count(0, 3).min(x.len());
        for i in 0..length {
            let k = ::rootgrad_autodiff::rt::nth(0, i);
            let v = &x[i];
            let t_v = &t_x[i];
            if k > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k) as f64) * 1e-2);
            s = s * (((!k) as f64) * 1e-2);
            t_s += *t_v;
            s += *v;
        }
        let length_2 = x.len().min(::rootgrad_autodiff::rt::count(0, 3));
        for i_2 in 0..length_2 {
            let v_2 = &x[i_2];
            let t_v_2 = &t_x[i_2];
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_2);
            if k_2 > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k_2) as f64) * 1e-2);
            s = s * (((!k_2) as f64) * 1e-2);
            t_s += *t_v_2;
            s += *v_2;
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod nested {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_j = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        for j in (0..2).rev() {
            like_j.of(&j);
            for k in j..3 {
                if k > 1u8 {
                    s += 0.1;
                }
                s = s * ((((!k) as f64) * 1e-2) + ((!j) as f64));
                s += x[1];
            }
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for j in (0..2).rev().rev() {
            like_j.of(&j);
            for k in (j..3).rev() {
                let d_1 = d_s;
                d_x[1] += d_1;
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * ((((!k) as f64) * 1e-2) + ((!j) as f64));
            }
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        for j in (0..2).rev() {
            for k in j..3 {
                if k > 1u8 {
                    s += 0.1;
                }
                t_s = t_s * ((((!k) as f64) * 1e-2) + ((!j) as f64));
                s = s * ((((!k) as f64) * 1e-2) + ((!j) as f64));
                t_s += t_x[1];
                s += x[1];
            }
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod taken_some {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let like_k_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_k_3 = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let length = ::rootgrad_autodiff::rt::count(0, 9).min(2);
        for i in 0..length {
            let k = ::rootgrad_autodiff::rt::nth(0, i);
            like_k.of(&k);
            if k > 1u8 {
                s += 0.1;
            }
            s = s * (((!k) as f64) * 1e-2);
            s += x[1];
        }
        let length_2 = ::rootgrad_autodiff::rt::count(0, 4).saturating_sub(2);
        for i_2 in 0..length_2 {
            let i_3 = i_2 + 2;
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_3);
            like_k_2.of(&k_2);
            if k_2 > 1u8 {
                s += 0.1;
            }
            s = s * (((!k_2) as f64) * 1e-2);
            s += x[1];
        }
        for k_3 in (0..6).step_by(2) {
            like_k_3.of(&k_3);
            if k_3 > 1u8 {
                s += 0.1;
            }
            s = s * (((!k_3) as f64) * 1e-2);
            s += x[1];
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for k_3 in ::rootgrad_autodiff::rt::Steps::from(0..6).step_by(2).rev() {
            like_k_3.of(&k_3);
            let d_1 = d_s;
            d_x[1] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((!k_3) as f64) * 1e-2);
        }
        for i_2 in (0..length_2).rev() {
            let i_3 = i_2 + 2;
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_3);
            like_k_2.of(&k_2);
            let d_4 = d_s;
            d_x[1] += d_4;
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * (((!k_2) as f64) * 1e-2);
        }
        for i in (0..length).rev() {
            let k = ::rootgrad_autodiff::rt::nth(0, i);
            like_k.of(&k);
            let d_7 = d_s;
            d_x[1] += d_7;
            let d_8 = ::core::mem::take(&mut d_s);
            d_s += d_8 * (((!k) as f64) * 1e-2);
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let length = ::rootgrad_autodiff::rt::count(0, 9).min(2);
        for i in 0..length {
            let k = ::rootgrad_autodiff::rt::nth(0, i);
            if k > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k) as f64) * 1e-2);
            s = s * (((!k) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
        }
        let length_2 = ::rootgrad_autodiff::rt::count(0, 4).saturating_sub(2);
        for i_2 in 0..length_2 {
            let i_3 = i_2 + 2;
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_3);
            if k_2 > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k_2) as f64) * 1e-2);
            s = s * (((!k_2) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
        }
        for k_3 in (0..6).step_by(2) {
            if k_3 > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k_3) as f64) * 1e-2);
            s = s * (((!k_3) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod named {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let like_item = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let length = ::rootgrad_autodiff::rt::count(0, 3);
        let mut next_2 = 0usize;
        let mut running = true;
        let mut passes_of_kept_3 = 0usize;
        while running {
            passes_of_kept_3 += 1;
            let present = kept_2.keep((next_2 < length));
            if present {
                let at = kept_1.keep(next_2);
                next_2 += 1;
                let i = (length - 1) - at;
                let item = ::rootgrad_autodiff::rt::nth(0, i);
                like_item.of(&item);
                let k = item;
                if k > 1u8 {
                    s += 0.1;
                }
                s = s * (((!k) as f64) * 1e-2);
                s += x[1];
            } else {
                running = false;
            }
        }
        kept_3.keep(passes_of_kept_3);
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for _ in 0..kept_3.take() {
            let present = kept_2.take();
            if present {
                let at = kept_1.take();
                let i = (length - 1) - at;
                let item = ::rootgrad_autodiff::rt::nth(0, i);
                like_item.of(&item);
                let k = item;
                let d_1 = d_s;
                d_x[1] += d_1;
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * (((!k) as f64) * 1e-2);
            }
        }
        d_x[0] += d_s;
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let length = ::rootgrad_autodiff::rt::count(0, 3);
        let mut next_2 = 0usize;
        let mut running = true;
        while running {
            let present = next_2 < length;
            if present {
                let at = next_2;
                next_2 += 1;
                let i = (length - 1) - at;
                let item = ::rootgrad_autodiff::rt::nth(0, i);
                let k = item;
                if k > 1u8 {
                    s += 0.1;
                }
                t_s = t_s * (((!k) as f64) * 1e-2);
                s = s * (((!k) as f64) * 1e-2);
                t_s += t_x[1];
                s += x[1];
            } else {
                running = false;
            }
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod with_checkpoints {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = x[0];
        let mut marks = ::rootgrad_autodiff::rt::Checkpoints::new(
            2,
            ::core::option::Option::Some(
                ::core::iter::Iterator::size_hint(
                        &::core::iter::IntoIterator::into_iter((0..3).rev()),
                    )
                    .0,
            ),
        );
        for k in (0..3).rev() {
            marks.pass(|| (::rootgrad_autodiff::rt::State::save(&s),));
            if k > 1u8 {
                s += 0.1;
            }
            s = s * (((!k) as f64) * 1e-2);
            s += x[1];
        }
        kept_1.push(marks);
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        let mut marks = kept_1.take();
        let now = (::rootgrad_autodiff::rt::State::save(&s),);
        while let ::core::option::Option::Some(next) = marks.next_move() {
            match next {
                ::rootgrad_autodiff::rt::Move::Restore => {
                    ::rootgrad_autodiff::rt::State::restore(&mut s, &marks.state().0);
                }
                ::rootgrad_autodiff::rt::Move::Save => {
                    marks.save((::rootgrad_autodiff::rt::State::save(&s),))
                }
                ::rootgrad_autodiff::rt::Move::Advance(from, to) => {
                    for k in ::core::iter::IntoIterator::into_iter((0..3).rev())
                        .skip(from)
                        .take(to - from)
                    {
                        if k > 1u8 {
                            s += 0.1;
                        }
                        s = s * (((!k) as f64) * 1e-2);
                        s += x[1];
                    }
                }
                ::rootgrad_autodiff::rt::Move::Reverse(from) => {
                    for k in ::core::iter::IntoIterator::into_iter((0..3).rev())
                        .skip(from)
                        .take(1)
                    {
                        if k > 1u8 {
                            s += 0.1;
                        }
                        s = s * (((!k) as f64) * 1e-2);
                        s += x[1];
                        let d_1 = d_s;
                        d_x[1] += d_1;
                        let d_2 = ::core::mem::take(&mut d_s);
                        d_s += d_2 * (((!k) as f64) * 1e-2);
                    }
                }
            }
        }
        ::rootgrad_autodiff::rt::State::restore(&mut s, &now.0);
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        for k in (0..3).rev() {
            if k > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k) as f64) * 1e-2);
            s = s * (((!k) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod chained {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let like_k_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let length = ::rootgrad_autodiff::rt::count(0, 3);
        let mut sum_2: f64 = -0.0;
        let length_2 = length;
        for i_2 in 0..length_2 {
            let i_3 = (length - 1) - i_2;
            let k = ::rootgrad_autodiff::rt::nth(0, i_3);
            like_k.of(&k);
            let t;
            if k > 1u8 {
                t = 0.1;
            } else {
                t = ((!k) as f64) * x[1];
            }
            sum_2 += t;
        }
        s = kept_1.keep(s) * sum_2;
        let length_3 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_4 in 0..length_3 {
            let i = i_4;
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_4);
            like_k_2.of(&k_2);
            if k_2 > 1u8 {
                s += 0.1;
            }
            s = s * (((!k_2) as f64) * 1e-2);
            s += x[i];
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for i_4 in (0..length_3).rev() {
            let i = i_4;
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_4);
            like_k_2.of(&k_2);
            let d_1 = d_s;
            d_x[i] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((!k_2) as f64) * 1e-2);
        }
        let v_1 = kept_1.take();
        let d_4 = ::core::mem::take(&mut d_s);
        d_s += d_4 * sum_2;
        d_sum_2 += d_4 * v_1;
        for i_2 in 0..length_2 {
            let i_3 = (length - 1) - i_2;
            let k = ::rootgrad_autodiff::rt::nth(0, i_3);
            like_k.of(&k);
            let mut d_t: f64 = -0.0;
            let d_5 = d_sum_2;
            d_t += d_5;
            if k > 1u8 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_7 = ::core::mem::take(&mut d_t);
                d_x[1] += d_7 * ((!k) as f64);
            }
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let length = ::rootgrad_autodiff::rt::count(0, 3);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = length;
        for i_2 in 0..length_2 {
            let i_3 = (length - 1) - i_2;
            let k = ::rootgrad_autodiff::rt::nth(0, i_3);
            let t;
            let t_t;
            if k > 1u8 {
                t_t = 0.0;
                t = 0.1;
            } else {
                t_t = ((!k) as f64) * t_x[1];
                t = ((!k) as f64) * x[1];
            }
            t_sum_2 += t_t;
            sum_2 += t;
        }
        t_s = t_s * sum_2 + s * t_sum_2;
        s = s * sum_2;
        let length_3 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_4 in 0..length_3 {
            let i = i_4;
            let k_2 = ::rootgrad_autodiff::rt::nth(0, i_4);
            if k_2 > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k_2) as f64) * 1e-2);
            s = s * (((!k_2) as f64) * 1e-2);
            t_s += t_x[i];
            s += x[i];
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod lists {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        for i in 0..3 {
            like_i.of(&i);
            let _w: u8 = i;
            let t = [i, 5];
            s = s * (((!t[0]) as f64) * 1e-2);
            s += x[1];
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for i in (0..3).rev() {
            like_i.of(&i);
            let t = [i, 5];
            let d_1 = d_s;
            d_x[1] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((!t[0]) as f64) * 1e-2);
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        for i in 0..3 {
            let _w: u8 = i;
            let t = [i, 5];
            t_s = t_s * (((!t[0]) as f64) * 1e-2);
            s = s * (((!t[0]) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod field_names {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let q = Q { i: 1 };
        for i in 0..3 {
            like_i.of(&i);
            let _w: u8 = i;
            s = kept_1.keep(s) * x[q.i];
            s = s * ((!i) as f64);
            s += x[1];
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for i in (0..3).rev() {
            like_i.of(&i);
            let v_1 = kept_1.take();
            let d_1 = d_s;
            d_x[1] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * ((!i) as f64);
            let d_3 = ::core::mem::take(&mut d_s);
            d_s += d_3 * x[q.i];
            d_x[q.i] += d_3 * v_1;
        }
        d_x[0] += d_s;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let q = Q { i: 1 };
        for i in 0..3 {
            let _w: u8 = i;
            t_s = t_s * x[q.i] + s * ::rootgrad_autodiff::rt::scalar(t_x[q.i]);
            s = s * x[q.i];
            t_s = t_s * ((!i) as f64);
            s = s * ((!i) as f64);
            t_s += t_x[1];
            s += x[1];
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod placeholders {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let like_v = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        for _ in 0..2 {
            let k: _ = 5;
            like_k.of(&k);
            if k > 1u8 {
                s += 0.1;
            }
            s = s * (((!k) as f64) * 1e-2);
            s += x[1];
            let v: [_; 2] = [5, 3];
            like_v.of(&v);
            if v[1] > 1u8 {
                s += 0.1;
            }
            s = s * (((!v[0]) as f64) * 1e-2);
            s += x[2];
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for _ in (0..2).rev() {
            let k: _ = 5;
            like_k.of(&k);
            let v: [_; 2] = [5, 3];
            like_v.of(&v);
            let d_1 = d_s;
            d_x[2] += d_1;
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * (((!v[0]) as f64) * 1e-2);
            let d_4 = d_s;
            d_x[1] += d_4;
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * (((!k) as f64) * 1e-2);
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        for _ in 0..2 {
            let k: _ = 5;
            if k > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k) as f64) * 1e-2);
            s = s * (((!k) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
            let v: [_; 2] = [5, 3];
            if v[1] > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!v[0]) as f64) * 1e-2);
            s = s * (((!v[0]) as f64) * 1e-2);
            t_s += t_x[2];
            s += x[2];
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod arms {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let like_k_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_k_3 = ::rootgrad_autodiff::rt::Like::new();
        let like_k_4 = ::rootgrad_autodiff::rt::Like::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let k = 5;
        {
            if k > 1u8 {
                s += 0.1;
            }
            s = s * (((!k) as f64) * 1e-2);
            s += x[1];
        }
        match 5 {
            k_2 => {
                like_k_2.of(&k_2);
                if k_2 > 1u8 {
                    s += 0.1;
                }
                s = s * (((!k_2) as f64) * 1e-2);
                s += x[1];
            }
        }
        for i in 0..2 {
            like_i.of(&i);
            match (i, 5) {
                (0, k_3) => {
                    like_k_3.of(&k_3);
                    if k_3 > 1u8 {
                        s += 0.1;
                    }
                    s = s * (((!k_3) as f64) * 1e-2);
                    s += x[1];
                }
                (_, k_4) => {
                    like_k_4.of(&k_4);
                    s = s * (((!k_4) as f64) * 1e-2);
                    s += x[1];
                }
            }
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for i in (0..2).rev() {
            like_i.of(&i);
            match (i, 5) {
                (0, k_3) => {
                    like_k_3.of(&k_3);
                    let d_1 = d_s;
                    d_x[1] += d_1;
                    let d_2 = ::core::mem::take(&mut d_s);
                    d_s += d_2 * (((!k_3) as f64) * 1e-2);
                }
                (_, k_4) => {
                    like_k_4.of(&k_4);
                    let d_4 = d_s;
                    d_x[1] += d_4;
                    let d_5 = ::core::mem::take(&mut d_s);
                    d_s += d_5 * (((!k_4) as f64) * 1e-2);
                }
            }
        }
        match 5 {
            k_2 => {
                like_k_2.of(&k_2);
                let d_6 = d_s;
                d_x[1] += d_6;
                let d_7 = ::core::mem::take(&mut d_s);
                d_s += d_7 * (((!k_2) as f64) * 1e-2);
            }
        }
        {
            let d_9 = d_s;
            d_x[1] += d_9;
            let d_10 = ::core::mem::take(&mut d_s);
            d_s += d_10 * (((!k) as f64) * 1e-2);
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let k = 5;
        {
            if k > 1u8 {
                s += 0.1;
            }
            t_s = t_s * (((!k) as f64) * 1e-2);
            s = s * (((!k) as f64) * 1e-2);
            t_s += t_x[1];
            s += x[1];
        }
        match 5 {
            k_2 => {
                if k_2 > 1u8 {
                    s += 0.1;
                }
                t_s = t_s * (((!k_2) as f64) * 1e-2);
                s = s * (((!k_2) as f64) * 1e-2);
                t_s += t_x[1];
                s += x[1];
            }
        }
        for i in 0..2 {
            match (i, 5) {
                (0, k_3) => {
                    if k_3 > 1u8 {
                        s += 0.1;
                    }
                    t_s = t_s * (((!k_3) as f64) * 1e-2);
                    s = s * (((!k_3) as f64) * 1e-2);
                    t_s += t_x[1];
                    s += x[1];
                }
                (_, k_4) => {
                    t_s = t_s * (((!k_4) as f64) * 1e-2);
                    s = s * (((!k_4) as f64) * 1e-2);
                    t_s += t_x[1];
                    s += x[1];
                }
            }
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
