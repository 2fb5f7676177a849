// Written by the golden test; do not edit.
mod clamps {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let a = x.min(y).max((-1.0)) * y.clamp((-0.5), 0.5);
        let t;
        if a < 0.0 {
            if x < y {
                t = x;
            } else {
                t = y;
            }
        } else {
            if (x * y) > 0.1 {
                t = a;
            } else {
                t = x - y;
            }
        }
        let b = t;
        let result: f64 = b.max((x * x)).min(10.0) + a;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let d_1 = d_result * ::rootgrad_autodiff::rules::min(b.max((x * x)), 10.0).0;
        d_b += d_1 * ::rootgrad_autodiff::rules::max(b, x * x).0;
        let d_2 = d_1 * ::rootgrad_autodiff::rules::max(b, x * x).1;
        d_x += d_2 * x;
        d_x += d_2 * x;
        d_a += d_result;
        d_t += d_b;
        if a < 0.0 {
            if x < y {
                let d_3 = ::core::mem::take(&mut d_t);
                d_x += d_3;
            } else {
                let d_4 = ::core::mem::take(&mut d_t);
                d_y += d_4;
            }
        } else {
            if (x * y) > 0.1 {
                let d_5 = ::core::mem::take(&mut d_t);
                d_a += d_5;
            } else {
                let d_6 = ::core::mem::take(&mut d_t);
                d_x += d_6;
                d_y -= d_6;
            }
        }
        let d_7 = d_a * y.clamp((-0.5), 0.5);
        let d_8 = d_7 * ::rootgrad_autodiff::rules::max(x.min(y), -1.0).0;
        d_x += d_8 * ::rootgrad_autodiff::rules::min(x, y).0;
        d_y += d_8 * ::rootgrad_autodiff::rules::min(x, y).1;
        let d_9 = d_a * x.min(y).max((-1.0));
        d_y += d_9 * ::rootgrad_autodiff::rules::clamp(y, -0.5, 0.5).0;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let p_1 = ::rootgrad_autodiff::rules::min(x, y);
        let a = x.min(y).max((-1.0)) * y.clamp((-0.5), 0.5);
        let t_a = (::rootgrad_autodiff::rules::max(x.min(y), -1.0).0
            * (p_1.0 * t_x + p_1.1 * t_y)) * y.clamp((-0.5), 0.5)
            + x.min(y).max((-1.0))
                * (::rootgrad_autodiff::rules::clamp(y, -0.5, 0.5).0 * t_y);
        let t;
        let t_t;
        if a < 0.0 {
            if x < y {
                t_t = t_x;
                t = x;
            } else {
                t_t = t_y;
                t = y;
            }
        } else {
            if (x * y) > 0.1 {
                t_t = t_a;
                t = a;
            } else {
                t_t = t_x - t_y;
                t = x - y;
            }
        }
        let b = t;
        let t_b = t_t;
        let p_2 = ::rootgrad_autodiff::rules::max(b, x * x);
        let result: f64 = b.max((x * x)).min(10.0) + a;
        let t_result: f64 = (::rootgrad_autodiff::rules::min(b.max((x * x)), 10.0).0
            * (p_2.0 * t_b + p_2.1 * (t_x * x + x * t_x))) + t_a;
        (result, t_result)
    }
}
mod early_returns {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let result: f64;
        let mut z = x * y;
        if kept_6.keep((z > 1.0)) {
            z = z * kept_3.keep(z);
            if x > 3.0 {
                result = kept_1.keep(z) * x;
            } else {
                z += y;
                z = kept_2.keep(z) * x;
                result = z;
            }
        } else {
            if kept_5.keep((z < (-1.0))) {
                result = -z;
            } else {
                if y < 0.0 {
                    z = z * 3.0;
                    z -= x;
                    z = kept_4.keep(z) * x;
                    result = z;
                } else {
                    result = z.sin() * y;
                }
            }
        }
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_z: f64 = -0.0;
        let v_6 = kept_6.take();
        if v_6 {
            if x > 3.0 {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_result);
                d_z += d_1 * x;
                d_x += d_1 * v_1;
            } else {
                let d_2 = ::core::mem::take(&mut d_result);
                d_z += d_2;
                let v_2 = kept_2.take();
                let d_3 = ::core::mem::take(&mut d_z);
                d_z += d_3 * x;
                d_x += d_3 * v_2;
                let d_4 = d_z;
                d_y += d_4;
            }
            let v_3 = kept_3.take();
            let d_5 = ::core::mem::take(&mut d_z);
            d_z += d_5 * v_3;
            d_z += d_5 * v_3;
        } else {
            let v_5 = kept_5.take();
            if v_5 {
                let d_6 = ::core::mem::take(&mut d_result);
                d_z -= d_6;
            } else {
                if y < 0.0 {
                    let d_7 = ::core::mem::take(&mut d_result);
                    d_z += d_7;
                    let v_4 = kept_4.take();
                    let d_8 = ::core::mem::take(&mut d_z);
                    d_z += d_8 * x;
                    d_x += d_8 * v_4;
                    let d_9 = d_z;
                    d_x -= d_9;
                    let d_10 = ::core::mem::take(&mut d_z);
                    d_z += d_10 * 3.0;
                } else {
                    let d_11 = ::core::mem::take(&mut d_result);
                    let d_12 = d_11 * y;
                    d_z += d_12 * ::rootgrad_autodiff::rules::sin(z);
                    d_y += d_11 * z.sin();
                }
            }
        }
        d_x += d_z * y;
        d_y += d_z * x;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let result: f64;
        let t_result: f64;
        let mut z = x * y;
        let mut t_z = t_x * y + x * t_y;
        if z > 1.0 {
            t_z = t_z * z + z * t_z;
            z = z * z;
            if x > 3.0 {
                t_result = t_z * x + z * t_x;
                result = z * x;
            } else {
                t_z += t_y;
                z += y;
                t_z = t_z * x + z * t_x;
                z = z * x;
                t_result = t_z;
                result = z;
            }
        } else {
            if z < (-1.0) {
                t_result = -t_z;
                result = -z;
            } else {
                if y < 0.0 {
                    t_z = t_z * 3.0;
                    z = z * 3.0;
                    t_z -= t_x;
                    z -= x;
                    t_z = t_z * x + z * t_x;
                    z = z * x;
                    t_result = t_z;
                    result = z;
                } else {
                    t_result = (::rootgrad_autodiff::rules::sin(z) * t_z) * y
                        + z.sin() * t_y;
                    result = z.sin() * y;
                }
            }
        }
        (result, t_result)
    }
}
mod condition_changes {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = x;
        if kept_7.keep((s > 0.5)) {
            s = s - 2.0;
        } else {
            s = (s * kept_6.keep(s)) + 1.0;
        }
        if kept_5.keep((s > 0.5)) {
            s = kept_4.keep(s) * x;
        }
        if kept_3.keep((((s < 0.0) && ((s * x) < 1.0)) || (x > 10.0))) {
            s = kept_2.keep((s * kept_1.keep(s))) * x;
        }
        let result: f64 = s;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        let v_3 = kept_3.take();
        if v_3 {
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_s);
            let d_2 = d_1 * x;
            d_s += d_2 * v_1;
            d_s += d_2 * v_1;
            d_x += d_1 * v_2;
        }
        let v_5 = kept_5.take();
        if v_5 {
            let v_4 = kept_4.take();
            let d_3 = ::core::mem::take(&mut d_s);
            d_s += d_3 * x;
            d_x += d_3 * v_4;
        }
        let v_7 = kept_7.take();
        if v_7 {
            let d_4 = ::core::mem::take(&mut d_s);
            d_s += d_4;
        } else {
            let v_6 = kept_6.take();
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * v_6;
            d_s += d_5 * v_6;
        }
        d_x += d_s;
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut s = x;
        let mut t_s = t_x;
        if s > 0.5 {
            t_s = t_s;
            s = s - 2.0;
        } else {
            t_s = t_s * s + s * t_s;
            s = (s * s) + 1.0;
        }
        if s > 0.5 {
            t_s = t_s * x + s * t_x;
            s = s * x;
        }
        if ((s < 0.0) && ((s * x) < 1.0)) || (x > 10.0) {
            t_s = (t_s * s + s * t_s) * x + (s * s) * t_x;
            s = (s * s) * x;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod dead_branch {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let t;
        if x.abs() <= 1.0 {
            t = x.acos();
        } else {
            t = x;
        }
        let y = t;
        let t_2;
        match x > 0.0 {
            true => {
                let sqrt_2 = x.sqrt();
                t_2 = sqrt_2 * x.ln();
            }
            false => {
                t_2 = 0.0;
            }
        }
        let z = t_2;
        let result: f64 = (y * y) + z;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_t: f64 = -0.0;
        let mut d_y: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_z: f64 = -0.0;
        d_y += d_result * y;
        d_y += d_result * y;
        d_z += d_result;
        d_t_2 += d_z;
        match x > 0.0 {
            true => {
                let sqrt_2 = x.sqrt();
                let mut d_sqrt_2: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_t_2);
                d_sqrt_2 += d_1 * x.ln();
                let d_2 = d_1 * sqrt_2;
                d_x += d_2 * ::rootgrad_autodiff::rules::ln(x);
                d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            }
            false => {
                let _ = ::core::mem::take(&mut d_t_2);
            }
        }
        d_t += d_y;
        if x.abs() <= 1.0 {
            let d_4 = ::core::mem::take(&mut d_t);
            d_x += d_4 * ::rootgrad_autodiff::rules::acos(x);
        } else {
            let d_5 = ::core::mem::take(&mut d_t);
            d_x += d_5;
        }
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let t;
        let t_t;
        if x.abs() <= 1.0 {
            t_t = ::rootgrad_autodiff::rules::acos(x) * t_x;
            t = x.acos();
        } else {
            t_t = t_x;
            t = x;
        }
        let y = t;
        let t_y = t_t;
        let t_2;
        let t_t_2;
        match x > 0.0 {
            true => {
                t_t_2 = (::rootgrad_autodiff::rules::sqrt(x) * t_x) * x.ln()
                    + x.sqrt() * (::rootgrad_autodiff::rules::ln(x) * t_x);
                t_2 = x.sqrt() * x.ln();
            }
            false => {
                t_t_2 = 0.0;
                t_2 = 0.0;
            }
        }
        let z = t_2;
        let t_z = t_t_2;
        let result: f64 = (y * y) + z;
        let t_result: f64 = (t_y * y + y * t_y) + t_z;
        (result, t_result)
    }
}
mod match_integer {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut result: f64 = ::core::default::Default::default();
        let mut s = 1.0;
        let mut running = true;
        let mut jumped = false;
        let mut passes_of_kept_8 = 0usize;
        for i in 0..x.len() {
            passes_of_kept_8 += 1;
            match i {
                0 => {
                    s = kept_1.keep(s) * x[i];
                }
                1 | 2 => {
                    s = (s * kept_2.keep(s)) - x[i];
                }
                k @ 3..=4 if (k % 2) == 1 => {
                    s += (k as f64) * x[k];
                }
                5 => {
                    if kept_4.keep((s > 5.0)) {
                        result = kept_3.keep(s) * x[0];
                        running = false;
                        jumped = true;
                    }
                }
                k_2 => {
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    s = kept_6.keep(s).sin();
                    s = kept_5.keep(s) * (x[k_2] + (k_2 as f64));
                    pass_1.push((kept_5.take(), kept_6.take()));
                }
            }
            if !running {
                break;
            }
        }
        kept_8.keep(passes_of_kept_8);
        if !jumped {
            result = s;
        }
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        if !jumped {
            let d_1 = ::core::mem::take(&mut d_result);
            d_s += d_1;
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(0..x.len())
            .take(kept_8.take())
            .rev()
        {
            match i {
                0 => {
                    let v_1 = kept_1.take();
                    let d_2 = ::core::mem::take(&mut d_s);
                    d_s += d_2 * x[i];
                    d_x[i] += d_2 * v_1;
                }
                1 | 2 => {
                    let v_2 = kept_2.take();
                    let d_3 = ::core::mem::take(&mut d_s);
                    d_s += d_3 * v_2;
                    d_s += d_3 * v_2;
                    d_x[i] -= d_3;
                }
                k @ 3..=4 if (k % 2) == 1 => {
                    let d_4 = d_s;
                    d_x[k] += d_4 * (k as f64);
                }
                5 => {
                    let v_4 = kept_4.take();
                    if v_4 {
                        let v_3 = kept_3.take();
                        let d_5 = ::core::mem::take(&mut d_result);
                        d_s += d_5 * x[0];
                        d_x[0] += d_5 * v_3;
                    }
                }
                k_2 => {
                    let (v_5, v_6) = pass_1.take();
                    let d_6 = ::core::mem::take(&mut d_s);
                    d_s += d_6 * (x[k_2] + (k_2 as f64));
                    let d_7 = d_6 * v_5;
                    d_x[k_2] += d_7;
                    let d_8 = ::core::mem::take(&mut d_s);
                    d_s += d_8 * ::rootgrad_autodiff::rules::sin(v_6);
                }
            }
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let mut s = 1.0;
        let mut t_s = 0.0;
        let mut running = true;
        let mut jumped = false;
        for i in 0..x.len() {
            match i {
                0 => {
                    t_s = t_s * x[i] + s * t_x[i];
                    s = s * x[i];
                }
                1 | 2 => {
                    t_s = (t_s * s + s * t_s) - t_x[i];
                    s = (s * s) - x[i];
                }
                k @ 3..=4 if (k % 2) == 1 => {
                    t_s += (k as f64) * t_x[k];
                    s += (k as f64) * x[k];
                }
                5 => {
                    if s > 5.0 {
                        t_result = t_s * x[0] + s * t_x[0];
                        result = s * x[0];
                        running = false;
                        jumped = true;
                    }
                }
                k_2 => {
                    t_s = ::rootgrad_autodiff::rules::sin(s) * t_s;
                    s = s.sin();
                    t_s = t_s * (x[k_2] + (k_2 as f64)) + s * t_x[k_2];
                    s = s * (x[k_2] + (k_2 as f64));
                }
            }
            if !running {
                break;
            }
        }
        if !jumped {
            t_result = t_s;
            result = s;
        }
        (result, t_result)
    }
}
mod match_in_while {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut result: f64 = ::core::default::Default::default();
        let mut n = 7;
        let mut s = x;
        let mut running = true;
        let mut jumped = false;
        let mut passes_of_kept_7 = 0usize;
        while running && (n > 0) {
            passes_of_kept_7 += 1;
            match kept_6.keep((n % 4)) {
                0 => {
                    s += x * x;
                    n -= 1;
                }
                1 => {
                    n -= 1;
                    s = s * 1.5;
                    n -= 1;
                }
                2 => {
                    if kept_2.keep((s > 4.0)) {
                        result = s * kept_1.keep(s);
                        running = false;
                        jumped = true;
                    } else {
                        n -= 1;
                    }
                }
                3 => {
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    s = (kept_4.keep(s) * x) + 0.1;
                    if kept_3.keep((s < (-3.0))) {
                        result = x - s;
                        running = false;
                        jumped = true;
                    } else {
                        n -= 1;
                    }
                    pass_1.push((kept_3.take(), kept_4.take()));
                }
                _ => {
                    n -= 1;
                }
            }
        }
        kept_7.keep(passes_of_kept_7);
        if !jumped {
            result = s;
        }
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        if !jumped {
            let d_1 = ::core::mem::take(&mut d_result);
            d_s += d_1;
        }
        for _ in 0..kept_7.take() {
            let v_5 = kept_6.take();
            match v_5 {
                0 => {
                    let d_2 = d_s;
                    d_x += d_2 * x;
                    d_x += d_2 * x;
                }
                1 => {
                    let d_3 = ::core::mem::take(&mut d_s);
                    d_s += d_3 * 1.5;
                }
                2 => {
                    let v_2 = kept_2.take();
                    if v_2 {
                        let v_1 = kept_1.take();
                        let d_4 = ::core::mem::take(&mut d_result);
                        d_s += d_4 * v_1;
                        d_s += d_4 * v_1;
                    }
                }
                3 => {
                    let (v_3, v_4) = pass_1.take();
                    if v_3 {
                        let d_5 = ::core::mem::take(&mut d_result);
                        d_x += d_5;
                        d_s -= d_5;
                    }
                    let d_6 = ::core::mem::take(&mut d_s);
                    d_s += d_6 * x;
                    d_x += d_6 * v_4;
                }
                _ => {}
            }
        }
        d_x += d_s;
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        kept_6.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let mut n = 7;
        let mut s = x;
        let mut t_s = t_x;
        let mut running = true;
        let mut jumped = false;
        while running && (n > 0) {
            match n % 4 {
                0 => {
                    t_s += t_x * x + x * t_x;
                    s += x * x;
                    n -= 1;
                }
                1 => {
                    n -= 1;
                    t_s = t_s * 1.5;
                    s = s * 1.5;
                    n -= 1;
                }
                2 => {
                    if s > 4.0 {
                        t_result = t_s * s + s * t_s;
                        result = s * s;
                        running = false;
                        jumped = true;
                    } else {
                        n -= 1;
                    }
                }
                3 => {
                    t_s = t_s * x + s * t_x;
                    s = (s * x) + 0.1;
                    if s < (-3.0) {
                        t_result = t_x - t_s;
                        result = x - s;
                        running = false;
                        jumped = true;
                    } else {
                        n -= 1;
                    }
                }
                _ => {
                    n -= 1;
                }
            }
        }
        if !jumped {
            t_result = t_s;
            result = s;
        }
        (result, t_result)
    }
}
mod match_enum {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = x;
        let mut last: Option<f64> = None;
        let mut running = true;
        let mut passes_of_kept_9 = 0usize;
        for k in 0..(PROGRAM).len() {
            passes_of_kept_9 += 1;
            let t = &PROGRAM;
            match (*t)[k] {
                Op::Add(a) => {
                    s += a * x;
                    match kept_2.keep(last) {
                        Some(l) => {
                            s += kept_1.keep(l) * s;
                            last = None;
                        }
                        _ => {}
                    }
                }
                Op::Scale { by, twice } => {
                    s = s * by;
                    if twice {
                        s = s * by;
                    }
                    last = Some(by);
                    match kept_4.keep(last) {
                        Some(l_2) => {
                            s += kept_3.keep(l_2) * s;
                            last = None;
                        }
                        _ => {}
                    }
                }
                Op::Power(n) => {
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    s = kept_7.keep(s).powi(::rootgrad_autodiff::rt::discrete(n));
                    match kept_6.keep(last) {
                        Some(l_3) => {
                            s += kept_5.keep(l_3) * s;
                            last = None;
                        }
                        _ => {}
                    }
                    pass_1.push((kept_6.take(), kept_7.take()));
                }
                Op::Stop => {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_9.keep(passes_of_kept_9);
        let result: f64 = s;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for k in ::rootgrad_autodiff::rt::Steps::from(0..(PROGRAM).len())
            .take(kept_9.take())
            .rev()
        {
            let t = &PROGRAM;
            match (*t)[k] {
                Op::Add(a) => {
                    let v_2 = kept_2.take();
                    match v_2 {
                        Some(l) => {
                            let v_1 = kept_1.take();
                            let d_1 = d_s;
                            d_s += d_1 * v_1;
                        }
                        _ => {}
                    }
                    let d_2 = d_s;
                    d_x += d_2 * a;
                }
                Op::Scale { by, twice } => {
                    let v_4 = kept_4.take();
                    match v_4 {
                        Some(l_2) => {
                            let v_3 = kept_3.take();
                            let d_3 = d_s;
                            d_s += d_3 * v_3;
                        }
                        _ => {}
                    }
                    if twice {
                        let d_4 = ::core::mem::take(&mut d_s);
                        d_s += d_4 * by;
                    }
                    let d_5 = ::core::mem::take(&mut d_s);
                    d_s += d_5 * by;
                }
                Op::Power(n) => {
                    let (v_6, v_7) = pass_1.take();
                    match v_6 {
                        Some(l_3) => {
                            let v_5 = kept_5.take();
                            let d_6 = d_s;
                            d_s += d_6 * v_5;
                        }
                        _ => {}
                    }
                    let d_7 = ::core::mem::take(&mut d_s);
                    d_s
                        += d_7
                            * ::rootgrad_autodiff::rules::powi(
                                v_7,
                                ::rootgrad_autodiff::rt::discrete(n),
                            );
                }
                Op::Stop => {}
            }
        }
        d_x += d_s;
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        pass_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut s = x;
        let mut t_s = t_x;
        let mut last: Option<f64> = None;
        let mut running = true;
        for k in 0..(PROGRAM).len() {
            let t = &PROGRAM;
            match (*t)[k] {
                Op::Add(a) => {
                    t_s += a * t_x;
                    s += a * x;
                    match last {
                        Some(l) => {
                            t_s += l * t_s;
                            s += l * s;
                            last = None;
                        }
                        _ => {}
                    }
                }
                Op::Scale { by, twice } => {
                    t_s = t_s * by;
                    s = s * by;
                    if twice {
                        t_s = t_s * by;
                        s = s * by;
                    }
                    last = Some(by);
                    match last {
                        Some(l_2) => {
                            t_s += l_2 * t_s;
                            s += l_2 * s;
                            last = None;
                        }
                        _ => {}
                    }
                }
                Op::Power(n) => {
                    t_s = ::rootgrad_autodiff::rules::powi(
                        s,
                        ::rootgrad_autodiff::rt::discrete(n),
                    ) * t_s;
                    s = s.powi(::rootgrad_autodiff::rt::discrete(n));
                    match last {
                        Some(l_3) => {
                            t_s += l_3 * t_s;
                            s += l_3 * s;
                            last = None;
                        }
                        _ => {}
                    }
                }
                Op::Stop => {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod sorting_network {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: &mut [f64], d_a: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let n = a.len();
        for i in 0..n {
            for j in 0..((n - 1) - i) {
                if kept_5.keep((a[j] > a[(j + 1)])) {
                    let t = a[j];
                    a[j] = a[(j + 1)];
                    a[(j + 1)] = t;
                } else {
                    if kept_4.keep((a[j] == a[(j + 1)])) {
                        a[j] = a[j] * 2.0;
                    }
                }
            }
        }
        for i_2 in 1..n {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            a[i_2] = kept_2.keep(a[i_2]) * kept_1.keep(a[(i_2 - 1)]);
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        for i_2 in (1..n).rev() {
            let (v_1, v_2) = pass_1.take();
            let d_1 = ::core::mem::take(&mut d_a[i_2]);
            d_a[i_2] += d_1 * v_1;
            d_a[i_2 - 1] += d_1 * v_2;
        }
        for i in (0..n).rev() {
            for j in (0..((n - 1) - i)).rev() {
                let v_4 = kept_5.take();
                if v_4 {
                    let mut d_t: f64 = -0.0;
                    let d_2 = ::core::mem::take(&mut d_a[j + 1]);
                    d_t += d_2;
                    let d_3 = ::core::mem::take(&mut d_a[j]);
                    d_a[j + 1] += d_3;
                    d_a[j] += d_t;
                } else {
                    let v_3 = kept_4.take();
                    if v_3 {
                        let d_4 = ::core::mem::take(&mut d_a[j]);
                        d_a[j] += d_4 * 2.0;
                    }
                }
            }
        }
        pass_1.finish();
        kept_4.finish();
        kept_5.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: &mut [f64], t_a: &mut [f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        let n = a.len();
        for i in 0..n {
            for j in 0..((n - 1) - i) {
                if a[j] > a[(j + 1)] {
                    let t = a[j];
                    let t_t = t_a[j];
                    t_a[j] = t_a[j + 1];
                    a[j] = a[(j + 1)];
                    t_a[j + 1] = t_t;
                    a[(j + 1)] = t;
                } else {
                    if a[j] == a[(j + 1)] {
                        t_a[j] = t_a[j] * 2.0;
                        a[j] = a[j] * 2.0;
                    }
                }
            }
        }
        for i_2 in 1..n {
            t_a[i_2] = t_a[i_2] * a[(i_2 - 1)] + a[i_2] * t_a[i_2 - 1];
            a[i_2] = a[i_2] * a[(i_2 - 1)];
        }
    }
}
mod huber {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut s = 0.0;
        let length = x.len();
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..length {
            let v = x[i];
            let t;
            if v.abs() <= 1.0 {
                t = (0.5 * v) * v;
            } else {
                if v > 0.0 {
                    t = v - 0.5;
                } else {
                    t = (-v) - 0.5;
                }
            }
            s += t;
            let mut d_v: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let d_1 = d_s;
            d_t += d_1;
            if v.abs() <= 1.0 {
                let d_2 = ::core::mem::take(&mut d_t);
                let d_3 = d_2 * v;
                d_v += d_3 * 0.5;
                d_v += d_2 * (0.5 * v);
            } else {
                if v > 0.0 {
                    let d_4 = ::core::mem::take(&mut d_t);
                    d_v += d_4;
                } else {
                    let d_5 = ::core::mem::take(&mut d_t);
                    d_v -= d_5;
                }
            }
            d_x[i] += d_v;
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
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t_v = t_x[i];
            let t;
            let t_t;
            if v.abs() <= 1.0 {
                t_t = (0.5 * t_v) * v + (0.5 * v) * t_v;
                t = (0.5 * v) * v;
            } else {
                if v > 0.0 {
                    t_t = t_v;
                    t = v - 0.5;
                } else {
                    t_t = -t_v;
                    t = (-v) - 0.5;
                }
            }
            t_s += t_t;
            s += t;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod computed_and_matched {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut v = x.to_vec();
        let at = v.len() - 1;
        v[at] = kept_2.keep(v[at]) * x[0];
        if kept_1.keep((v.len() > 0)) {
            v.pop();
        }
        let s = v[1] * v[1];
        let t;
        let t_2 = x[0] * v[0];
        match t_2 {
            p if p > 1.0 => {
                t = s * p;
            }
            p_2 @ 0.0..=0.5 => {
                t = s + p_2;
            }
            p_3 => {
                t = s + (p_3 * p_3);
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        d_t += d_result;
        match t_2 {
            p if p > 1.0 => {
                let d_p = &mut d_t_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_1 = ::core::mem::take(&mut d_t);
                d_s += d_1 * p;
                (*d_p) += d_1 * s;
            }
            p_2 @ 0.0..=0.5 => {
                let d_p_2 @ _ = &mut d_t_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::core::mem::take(&mut d_t);
                d_s += d_2;
                (*d_p_2) += d_2;
            }
            p_3 => {
                let d_p_3 = &mut d_t_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_3 = ::core::mem::take(&mut d_t);
                d_s += d_3;
                (*d_p_3) += d_3 * p_3;
                (*d_p_3) += d_3 * p_3;
            }
        }
        d_x[0] += d_t_2 * v[0];
        d_v[0] += d_t_2 * x[0];
        d_v[1] += d_s * v[1];
        d_v[1] += d_s * v[1];
        let v_1 = kept_1.take();
        if v_1 {
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
        }
        let v_2 = kept_2.take();
        let d_4 = ::core::mem::take(&mut d_v[at]);
        d_v[at] += d_4 * x[0];
        d_x[0] += d_4 * v_2;
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
        if v.len() > 0 {
            t_v.pop();
            v.pop();
        }
        let s = v[1] * v[1];
        let t_s = t_v[1] * v[1] + v[1] * t_v[1];
        let t;
        let t_t;
        let t_2 = x[0] * v[0];
        let t_t_2 = t_x[0] * v[0] + x[0] * t_v[0];
        match t_2 {
            p if p > 1.0 => {
                let t_p = ::core::clone::Clone::clone(&t_t_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_s * p + s * t_p;
                t = s * p;
            }
            p_2 @ 0.0..=0.5 => {
                let t_p_2 @ _ = ::core::clone::Clone::clone(&t_t_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_s + t_p_2;
                t = s + p_2;
            }
            p_3 => {
                let t_p_3 = ::core::clone::Clone::clone(&t_t_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_s + (t_p_3 * p_3 + p_3 * t_p_3);
                t = s + (p_3 * p_3);
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod passed_by {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let result: f64;
        let mut r = ::core::default::Default::default();
        if x[0] > 0.5 {
            r = x[1] * x[1];
            result = r * x[2];
        } else {
            result = 0.0;
        }
        let mut d_result = d_ret;
        let mut d_r: f64 = -0.0;
        if x[0] > 0.5 {
            let d_1 = ::core::mem::take(&mut d_result);
            d_r += d_1 * x[2];
            d_x[2] += d_1 * r;
            let d_2 = ::core::mem::take(&mut d_r);
            d_x[1] += d_2 * x[1];
            d_x[1] += d_2 * x[1];
        } else {
            let _ = ::core::mem::take(&mut d_result);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut r = ::core::default::Default::default();
        let mut t_r = 0.0;
        if x[0] > 0.5 {
            t_r = t_x[1] * x[1] + x[1] * t_x[1];
            r = x[1] * x[1];
            t_result = t_r * x[2] + r * t_x[2];
            result = r * x[2];
        } else {
            t_result = 0.0;
            result = 0.0;
        }
        (result, t_result)
    }
}
mod passed_by_in_a_loop {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..x.len() {
            let mut r = ::core::default::Default::default();
            let mut k = ::core::default::Default::default();
            match i {
                0 => {
                    r = x[1] * x[1];
                    k = 2;
                    s += kept_2.keep(r) * x[kept_1.keep(k)];
                }
                3 => {}
                _ => {
                    r = x[i];
                    k = 1;
                    s += r * x[k];
                }
            }
            let mut d_r: f64 = -0.0;
            match i {
                0 => {
                    let v_1 = kept_1.take();
                    let v_2 = kept_2.take();
                    let d_1 = d_s;
                    d_r += d_1 * x[v_1];
                    d_x[v_1] += d_1 * v_2;
                    let d_2 = ::core::mem::take(&mut d_r);
                    d_x[1] += d_2 * x[1];
                    d_x[1] += d_2 * x[1];
                }
                3 => {}
                _ => {
                    let d_3 = d_s;
                    d_r += d_3 * x[k];
                    d_x[k] += d_3 * r;
                    let d_4 = ::core::mem::take(&mut d_r);
                    d_x[i] += d_4;
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
            let mut r = ::core::default::Default::default();
            let mut t_r = 0.0;
            let mut k = ::core::default::Default::default();
            match i {
                0 => {
                    t_r = t_x[1] * x[1] + x[1] * t_x[1];
                    r = x[1] * x[1];
                    k = 2;
                    t_s += t_r * x[k] + r * t_x[k];
                    s += r * x[k];
                }
                3 => {}
                _ => {
                    t_r = t_x[i];
                    r = x[i];
                    k = 1;
                    t_s += t_r * x[k] + r * t_x[k];
                    s += r * x[k];
                }
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod passed_by_owned {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let like_collected = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let mut r: Vec<f64> = ::rootgrad_autodiff::rt::any_value();
        if x.len() > 2 {
            let length = x.len();
            let mut collected = ::std::vec![0.0; length];
            like_collected.of(&collected);
            let length_2 = x.len();
            for i in 0..length_2 {
                let v = &x[i];
                collected[i] = (*v) * (*v);
            }
            shape_1.keep(&r);
            r = collected;
            let mut q = ::core::default::Default::default();
            let present = x.len() > 0;
            if present {
                let v_2 = &x[0];
                q = (*v_2) * 2.0;
                result = (r[0] * r[1]) * kept_1.keep(q);
            } else {
                result = 1.0;
            }
        } else {
            result = x[0];
        }
        let mut d_result = d_ret;
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        if x.len() > 2 {
            let length = x.len();
            let length_2 = x.len();
            let present = x.len() > 0;
            let mut d_collected = like_collected
                .same(::std::vec![::rootgrad_autodiff::zero(); length]);
            let mut d_q: f64 = -0.0;
            if present {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_result);
                let d_2 = d_1 * v_1;
                d_r[0] += d_2 * r[1];
                d_r[1] += d_2 * r[0];
                d_q += d_1 * (r[0] * r[1]);
                let d_3 = ::core::mem::take(&mut d_q);
                d_x[0] += d_3 * 2.0;
            } else {
                let _ = ::core::mem::take(&mut d_result);
            }
            let d_5 = shape_1.replace(&mut d_r);
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_5));
            for i in 0..length_2 {
                let v = &x[i];
                let d_v = &mut d_x[i];
                let d_6 = ::core::mem::take(&mut d_collected[i]);
                (*d_v) += d_6 * (*v);
                (*d_v) += d_6 * (*v);
            }
        } else {
            let d_7 = ::core::mem::take(&mut d_result);
            d_x[0] += d_7;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut r: Vec<f64> = ::rootgrad_autodiff::rt::any_value();
        let mut t_r: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        if x.len() > 2 {
            let length = x.len();
            let mut collected = ::std::vec![0.0; length];
            let mut t_collected = ::std::vec![0.0; length];
            let length_2 = x.len();
            for i in 0..length_2 {
                let v = &x[i];
                let t_v = &t_x[i];
                t_collected[i] = (*t_v) * (*v) + (*v) * (*t_v);
                collected[i] = (*v) * (*v);
            }
            t_r = t_collected.clone();
            r = collected.clone();
            let mut q = ::core::default::Default::default();
            let mut t_q = 0.0;
            let present = x.len() > 0;
            if present {
                let v_2 = &x[0];
                let t_v_2 = &t_x[0];
                t_q = (*t_v_2) * 2.0;
                q = (*v_2) * 2.0;
                t_result = (t_r[0] * r[1] + r[0] * t_r[1]) * q + (r[0] * r[1]) * t_q;
                result = (r[0] * r[1]) * q;
            } else {
                t_result = 0.0;
                result = 1.0;
            }
        } else {
            t_result = t_x[0];
            result = x[0];
        }
        (result, t_result)
    }
}
mod passed_by_without_default {
    /// The forward derivative of [`returned`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward_only(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let e;
        if x[1] > 0.5 {
            e = E::A;
            if e == E::A {
                t_result = t_x[0] * x[1] + x[0] * t_x[1];
                result = x[0] * x[1];
            } else {
                t_result = t_x[0];
                result = x[0];
            }
        } else {
            t_result = t_x[2] * x[2] + x[2] * t_x[2];
            result = x[2] * x[2];
        }
        (result, t_result)
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let e: E;
        if x[1] > 0.5 {
            e = E::A;
        } else {
            panic!();
        }
        let t;
        if e == E::A {
            t = x[0] * x[1];
        } else {
            t = x[0];
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if e == E::A {
            let d_1 = ::core::mem::take(&mut d_t);
            d_x[0] += d_1 * x[1];
            d_x[1] += d_1 * x[0];
        } else {
            let d_2 = ::core::mem::take(&mut d_t);
            d_x[0] += d_2;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let e: E;
        if x[1] > 0.5 {
            e = E::A;
        } else {
            panic!();
        }
        let t;
        let t_t;
        if e == E::A {
            t_t = t_x[0] * x[1] + x[0] * t_x[1];
            t = x[0] * x[1];
        } else {
            t_t = t_x[0];
            t = x[0];
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod never_passed_by {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let e: S;
        if x[1] > (-50.0) {
            e = S { n: 2 };
        } else {
            bail();
        }
        let mut k = ::core::default::Default::default();
        match x.len() {
            5 => {
                if x[0] > 0.0 {
                    panic!();
                } else {
                    panic!("b");
                }
            }
            _ => {
                k = 3;
            }
        }
        let result: f64 = ((x[0] * x[e.n]) * x[1]) * x[k];
        let mut d_result = d_ret;
        let d_1 = d_result * x[k];
        let d_2 = d_1 * x[1];
        d_x[0] += d_2 * x[e.n];
        d_x[e.n] += d_2 * x[0];
        d_x[1] += d_1 * (x[0] * x[e.n]);
        d_x[k] += d_result * ((x[0] * x[e.n]) * x[1]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let e: S;
        if x[1] > (-50.0) {
            e = S { n: 2 };
        } else {
            bail();
        }
        let mut k = ::core::default::Default::default();
        match x.len() {
            5 => {
                if x[0] > 0.0 {
                    panic!();
                } else {
                    panic!("b");
                }
            }
            _ => {
                k = 3;
            }
        }
        let result: f64 = ((x[0] * x[e.n]) * x[1]) * x[k];
        let t_result: f64 = ((t_x[0] * x[e.n]
            + x[0] * ::rootgrad_autodiff::rt::scalar(t_x[e.n])) * x[1]
            + (x[0] * x[e.n]) * t_x[1]) * x[k] + ((x[0] * x[e.n]) * x[1]) * t_x[k];
        (result, t_result)
    }
}
