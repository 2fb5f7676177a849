// Written by the golden test; do not edit.
mod counted_while {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(i: f64, j: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut d_i = ::rootgrad_autodiff::zero::<f64>();
        let mut d_j = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut c = 4;
        let mut a = 0.0;
        let mut d_a: f64 = -0.0;
        d_a += d_result;
        while c > 0 {
            c -= 1;
            a += (i * i) + j;
            let d_1 = d_a;
            d_i += d_1 * i;
            d_i += d_1 * i;
            d_j += d_1;
        }
        let result: f64 = a;
        (result, d_i, d_j)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(i: f64, t_i: f64, j: f64, t_j: f64) -> (f64, f64) {
        let mut c = 4;
        let mut a = 0.0;
        let mut t_a = 0.0;
        while c > 0 {
            c -= 1;
            t_a += (t_i * i + i * t_i) + t_j;
            a += (i * i) + j;
        }
        let result: f64 = a;
        let t_result: f64 = t_a;
        (result, t_result)
    }
}
mod shared_counter {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut n = 11;
        let mut s = x;
        let mut passes_of_kept_5 = 0usize;
        while n > 0 {
            passes_of_kept_5 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut running = true;
            let mut passes_of_kept_3 = 0usize;
            while running {
                passes_of_kept_3 += 1;
                s = (s * 0.9) + x;
                n -= 1;
                if (n % 3) == 0 {
                    running = false;
                } else {
                    s += (0.1 * x) * kept_2.keep(s);
                }
            }
            kept_3.keep(passes_of_kept_3);
            s = kept_1.keep(s) * x;
            n -= 1;
            pass_1.push((kept_1.take(), kept_3.take()));
        }
        kept_5.keep(passes_of_kept_5);
        let result: f64 = s;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut n = n;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for _ in 0..kept_5.take() {
            let (v_1, v_3) = pass_1.take();
            n += 1;
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * x;
            d_x += d_1 * v_1;
            for _ in 0..v_3 {
                if (n % 3) == 0 {} else {
                    let v_2 = kept_2.take();
                    let d_2 = d_s;
                    let d_3 = d_2 * v_2;
                    d_x += d_3 * 0.1;
                    d_s += d_2 * (0.1 * x);
                }
                n += 1;
                let d_4 = ::core::mem::take(&mut d_s);
                d_s += d_4 * 0.9;
                d_x += d_4;
            }
        }
        d_x += d_s;
        kept_2.finish();
        pass_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut n = 11;
        let mut s = x;
        let mut t_s = t_x;
        while n > 0 {
            let mut running = true;
            while running {
                t_s = (t_s * 0.9) + t_x;
                s = (s * 0.9) + x;
                n -= 1;
                if (n % 3) == 0 {
                    running = false;
                } else {
                    t_s += (0.1 * t_x) * s + (0.1 * x) * t_s;
                    s += (0.1 * x) * s;
                }
            }
            t_s = t_s * x + s * t_x;
            s = s * x;
            n -= 1;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod labels {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let mut s = 1.0;
        let mut running = true;
        let mut passes_of_kept_15 = 0usize;
        for i in 0..4 {
            like_i.of(&i);
            passes_of_kept_15 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut t = x * (i as f64);
            let mut running_2 = true;
            let mut jumped = false;
            let mut passes_of_kept_13 = 0usize;
            while running_2 && (t < 5.0) {
                passes_of_kept_13 += 1;
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                t += 1.0 + ((x * kept_11.keep(s)) * 0.01);
                let mut running_3 = true;
                let mut jumped_2 = false;
                let mut passes_of_kept_10 = 0usize;
                for k in 0..4 {
                    like_k.of(&k);
                    passes_of_kept_10 += 1;
                    if (k == 3) && (i == 1) {
                        s += t;
                        running_3 = false;
                        jumped_2 = true;
                    } else {
                        if (i == 2) && (k == 2) {
                            s = s * 0.9;
                            running_2 = false;
                            jumped = true;
                            running_3 = false;
                            jumped_2 = true;
                        } else {
                            if kept_9.keep((s > 40.0)) {
                                running_2 = false;
                                jumped = true;
                                running_3 = false;
                                jumped_2 = true;
                                running = false;
                            } else {
                                if kept_8.keep(((k as f64) > t)) {
                                    running_3 = false;
                                } else {
                                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                                    s += kept_6.keep((0.1 * t)) * kept_5.keep(t);
                                    if kept_4.keep((s > 30.0)) {
                                        let sqrt_2 = kept_3.keep(s.sqrt());
                                        s = sqrt_2;
                                        running_3 = false;
                                        jumped_2 = true;
                                        running_2 = false;
                                    }
                                    pass_1.push((kept_4.take(), kept_5.take(), kept_6.take()));
                                }
                            }
                        }
                    }
                    if !running_3 {
                        break;
                    }
                }
                kept_10.keep(passes_of_kept_10);
                if kept_2.keep((!jumped_2)) {
                    s += x;
                }
                pass_2.push((kept_2.take(), kept_10.take(), kept_11.take()));
            }
            kept_13.keep(passes_of_kept_13);
            if kept_1.keep((!jumped)) {
                s = (s * 0.8) + t;
            }
            pass_3.push((kept_1.take(), kept_13.take()));
            if !running {
                break;
            }
        }
        kept_15.keep(passes_of_kept_15);
        let result: f64 = s * s;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..4).take(kept_15.take()).rev() {
            like_i.of(&i);
            let (v_1, v_10) = pass_3.take();
            let mut d_t: f64 = -0.0;
            if v_1 {
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * 0.8;
                d_t += d_1;
            }
            for _ in 0..v_10 {
                let (v_2, v_8, v_9) = pass_2.take();
                if v_2 {
                    let d_2 = d_s;
                    d_x += d_2;
                }
                for k in ::rootgrad_autodiff::rt::Steps::from(0..4).take(v_8).rev() {
                    like_k.of(&k);
                    if (k == 3) && (i == 1) {
                        let d_3 = d_s;
                        d_t += d_3;
                    } else {
                        if (i == 2) && (k == 2) {
                            let d_4 = ::core::mem::take(&mut d_s);
                            d_s += d_4 * 0.9;
                        } else {
                            let v_7 = kept_9.take();
                            if v_7 {} else {
                                let v_6 = kept_8.take();
                                if v_6 {} else {
                                    let (v_3, v_4, v_5) = pass_1.take();
                                    if v_3 {
                                        let sqrt_2 = kept_3.take();
                                        let mut d_sqrt_2: f64 = -0.0;
                                        let d_5 = ::core::mem::take(&mut d_s);
                                        d_sqrt_2 += d_5;
                                        d_s
                                            += d_sqrt_2
                                                * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                                    }
                                    let d_6 = d_s;
                                    let d_7 = d_6 * v_4;
                                    d_t += d_7 * 0.1;
                                    d_t += d_6 * v_5;
                                }
                            }
                        }
                    }
                }
                let d_8 = d_t;
                let d_9 = d_8 * 0.01;
                d_x += d_9 * v_9;
                d_s += d_9 * x;
            }
            d_x += d_t * (i as f64);
        }
        kept_3.finish();
        pass_1.finish();
        kept_8.finish();
        kept_9.finish();
        pass_2.finish();
        pass_3.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut s = 1.0;
        let mut t_s = 0.0;
        let mut running = true;
        for i in 0..4 {
            let mut t = x * (i as f64);
            let mut t_t = t_x * (i as f64);
            let mut running_2 = true;
            let mut jumped = false;
            while running_2 && (t < 5.0) {
                t_t += (t_x * s + x * t_s) * 0.01;
                t += 1.0 + ((x * s) * 0.01);
                let mut running_3 = true;
                let mut jumped_2 = false;
                for k in 0..4 {
                    if (k == 3) && (i == 1) {
                        t_s += t_t;
                        s += t;
                        running_3 = false;
                        jumped_2 = true;
                    } else {
                        if (i == 2) && (k == 2) {
                            t_s = t_s * 0.9;
                            s = s * 0.9;
                            running_2 = false;
                            jumped = true;
                            running_3 = false;
                            jumped_2 = true;
                        } else {
                            if s > 40.0 {
                                running_2 = false;
                                jumped = true;
                                running_3 = false;
                                jumped_2 = true;
                                running = false;
                            } else {
                                if (k as f64) > t {
                                    running_3 = false;
                                } else {
                                    t_s += (0.1 * t_t) * t + (0.1 * t) * t_t;
                                    s += (0.1 * t) * t;
                                    if s > 30.0 {
                                        t_s = ::rootgrad_autodiff::rules::sqrt(s) * t_s;
                                        s = s.sqrt();
                                        running_3 = false;
                                        jumped_2 = true;
                                        running_2 = false;
                                    }
                                }
                            }
                        }
                    }
                    if !running_3 {
                        break;
                    }
                }
                if !jumped_2 {
                    t_s += t_x;
                    s += x;
                }
            }
            if !jumped {
                t_s = (t_s * 0.8) + t_t;
                s = (s * 0.8) + t;
            }
            if !running {
                break;
            }
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod continue_and_while {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x;
        for i in 0..8 {
            like_i.of(&i);
            if (i % 3) == 1 {} else {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut n = i;
                let mut passes_of_kept_2 = 0usize;
                while n > 0 {
                    passes_of_kept_2 += 1;
                    n -= 1;
                    if n == 2 {} else {
                        s = (s * 0.7) + (x * (n as f64));
                    }
                }
                kept_2.keep(passes_of_kept_2);
                if kept_1.keep((s > 9.0)) {
                    s = s * 0.1;
                } else {
                    s += x * x;
                }
                kept_3.push(n);
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
        }
        let result: f64 = s;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in (0..8).rev() {
            like_i.of(&i);
            if (i % 3) == 1 {} else {
                let (v_1, v_2, n) = pass_1.take();
                let mut n = n;
                if v_1 {
                    let d_1 = ::core::mem::take(&mut d_s);
                    d_s += d_1 * 0.1;
                } else {
                    let d_2 = d_s;
                    d_x += d_2 * x;
                    d_x += d_2 * x;
                }
                for _ in 0..v_2 {
                    if n == 2 {} else {
                        let d_3 = ::core::mem::take(&mut d_s);
                        d_s += d_3 * 0.7;
                        d_x += d_3 * (n as f64);
                    }
                    n += 1;
                }
            }
        }
        d_x += d_s;
        pass_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut s = x;
        let mut t_s = t_x;
        for i in 0..8 {
            if (i % 3) == 1 {} else {
                let mut n = i;
                while n > 0 {
                    n -= 1;
                    if n == 2 {} else {
                        t_s = (t_s * 0.7) + (t_x * (n as f64));
                        s = (s * 0.7) + (x * (n as f64));
                    }
                }
                if s > 9.0 {
                    t_s = t_s * 0.1;
                    s = s * 0.1;
                } else {
                    t_s += t_x * x + x * t_x;
                    s += x * x;
                }
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod flag {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut flag = false;
        let mut s = 0.5;
        let mut running = true;
        let length = x.len();
        let mut passes_of_kept_3 = 0usize;
        for i in 0..length {
            passes_of_kept_3 += 1;
            let v = &x[i];
            if (*v) < 0.0 {
                flag = !flag;
                if kept_1.keep(flag) {} else {
                    s -= (*v) * (*v);
                    running = false;
                }
            } else {
                s += (*v) * kept_2.keep(s);
            }
            if !running {
                break;
            }
        }
        kept_3.keep(passes_of_kept_3);
        let t;
        if flag {
            t = s * s;
        } else {
            t = s * x[0];
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        if flag {
            let d_1 = ::core::mem::take(&mut d_t);
            d_s += d_1 * s;
            d_s += d_1 * s;
        } else {
            let d_2 = ::core::mem::take(&mut d_t);
            d_s += d_2 * x[0];
            d_x[0] += d_2 * s;
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_3.take())
            .rev()
        {
            let v = &x[i];
            let d_v = &mut d_x[i];
            if (*v) < 0.0 {
                let v_1 = kept_1.take();
                if v_1 {} else {
                    let d_3 = d_s;
                    (*d_v) -= d_3 * (*v);
                    (*d_v) -= d_3 * (*v);
                }
            } else {
                let v_2 = kept_2.take();
                let d_4 = d_s;
                (*d_v) += d_4 * v_2;
                d_s += d_4 * (*v);
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
        let mut flag = false;
        let mut s = 0.5;
        let mut t_s = 0.0;
        let mut running = true;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            if (*v) < 0.0 {
                flag = !flag;
                if flag {} else {
                    t_s -= (*t_v) * (*v) + (*v) * (*t_v);
                    s -= (*v) * (*v);
                    running = false;
                }
            } else {
                t_s += (*t_v) * s + (*v) * t_s;
                s += (*v) * s;
            }
            if !running {
                break;
            }
        }
        let t;
        let t_t;
        if flag {
            t_t = t_s * s + s * t_s;
            t = s * s;
        } else {
            t_t = t_s * x[0] + s * t_x[0];
            t = s * x[0];
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod returns {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
        let mut result: f64 = ::core::default::Default::default();
        let limit = x[0];
        let mut s = 1.0;
        let mut running = true;
        let mut jumped = false;
        let length = x.len();
        let mut passes_of_kept_18 = 0usize;
        for i_2 in 0..length {
            passes_of_kept_18 += 1;
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let i = i_2;
            let v = &x[i_2];
            let mut k = 0;
            let mut running_2 = true;
            let mut jumped_2 = false;
            let mut passes_of_kept_15 = 0usize;
            while running_2 && (k < x.len()) {
                passes_of_kept_15 += 1;
                if kept_14.keep((((*v) * x[k]) > limit)) {
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    result = kept_5.keep((kept_4.keep(s) * (*v))) * x[k];
                    running = false;
                    jumped = true;
                    running_2 = false;
                    jumped_2 = true;
                    pass_1.push((kept_4.take(), kept_5.take()));
                } else {
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut running_3 = true;
                    let mut jumped_3 = false;
                    let mut passes_of_kept_12 = 0usize;
                    while running_3 {
                        passes_of_kept_12 += 1;
                        s += x[k] * 0.3;
                        if kept_11.keep((s > 3.0)) {
                            result = (s * kept_8.keep(s)) - (*v);
                            running = false;
                            jumped = true;
                            running_2 = false;
                            jumped_2 = true;
                            running_3 = false;
                            jumped_3 = true;
                        } else {
                            if kept_10.keep(((k % 2) == 0)) {
                                running_3 = false;
                            } else {
                                k += 1;
                                if k == x.len() {
                                    result = kept_9.keep(s) / limit;
                                    running = false;
                                    jumped = true;
                                    running_2 = false;
                                    jumped_2 = true;
                                    running_3 = false;
                                    jumped_3 = true;
                                }
                            }
                        }
                    }
                    kept_12.keep(passes_of_kept_12);
                    kept_7.push(k);
                    if !jumped_3 {
                        k += 1;
                    }
                    pass_2.push((kept_7.take(), kept_12.take()));
                }
            }
            kept_15.keep(passes_of_kept_15);
            if kept_3.keep((!jumped_2)) {
                if i == 3 {
                    result = s * kept_1.keep(s);
                    running = false;
                    jumped = true;
                } else {
                    s = kept_2.keep(s) * (*v);
                }
            }
            kept_16.push(k);
            pass_3.push((kept_3.take(), kept_15.take(), kept_16.take()));
            if !running {
                break;
            }
        }
        kept_18.keep(passes_of_kept_18);
        if !jumped {
            let y = s.sin();
            result = y + x[1];
        }
        let mut d_result = d_ret;
        let mut d_limit: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        if !jumped {
            let mut d_y: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_result);
            d_y += d_1;
            d_x[1] += d_1;
            d_s += d_y * ::rootgrad_autodiff::rules::sin(s);
        }
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_18.take())
            .rev()
        {
            let (v_3, v_13, k) = pass_3.take();
            let i = i_2;
            let v = &x[i_2];
            let mut k = k;
            if v_3 {
                if i == 3 {
                    let v_1 = kept_1.take();
                    let d_2 = ::core::mem::take(&mut d_result);
                    d_s += d_2 * v_1;
                    d_s += d_2 * v_1;
                } else {
                    let v_2 = kept_2.take();
                    let d_3 = ::core::mem::take(&mut d_s);
                    d_s += d_3 * (*v);
                    d_x[i_2] += d_3 * v_2;
                }
            }
            for _ in 0..v_13 {
                let v_12 = kept_14.take();
                if v_12 {
                    let (v_4, v_5) = pass_1.take();
                    let d_4 = ::core::mem::take(&mut d_result);
                    let d_5 = d_4 * x[k];
                    d_s += d_5 * (*v);
                    d_x[i_2] += d_5 * v_4;
                    d_x[k] += d_4 * v_5;
                } else {
                    let (v_6, v_11) = pass_2.take();
                    k = v_6;
                    for _ in 0..v_11 {
                        let v_10 = kept_11.take();
                        if v_10 {
                            let v_7 = kept_8.take();
                            let d_6 = ::core::mem::take(&mut d_result);
                            d_s += d_6 * v_7;
                            d_s += d_6 * v_7;
                            d_x[i_2] -= d_6;
                        } else {
                            let v_9 = kept_10.take();
                            if v_9 {} else {
                                if k == x.len() {
                                    let v_8 = kept_9.take();
                                    let d_7 = ::core::mem::take(&mut d_result);
                                    d_s += d_7 / limit;
                                    d_limit -= d_7 / limit * (v_8 / limit);
                                }
                                k -= 1;
                            }
                        }
                        let d_8 = d_s;
                        d_x[k] += d_8 * 0.3;
                    }
                }
            }
        }
        d_x[0] += d_limit;
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        kept_8.finish();
        kept_9.finish();
        kept_10.finish();
        kept_11.finish();
        pass_2.finish();
        kept_14.finish();
        pass_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let limit = x[0];
        let t_limit = t_x[0];
        let mut s = 1.0;
        let mut t_s = 0.0;
        let mut running = true;
        let mut jumped = false;
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            let mut k = 0;
            let mut running_2 = true;
            let mut jumped_2 = false;
            while running_2 && (k < x.len()) {
                if ((*v) * x[k]) > limit {
                    t_result = (t_s * (*v) + s * (*t_v)) * x[k] + (s * (*v)) * t_x[k];
                    result = (s * (*v)) * x[k];
                    running = false;
                    jumped = true;
                    running_2 = false;
                    jumped_2 = true;
                } else {
                    let mut running_3 = true;
                    let mut jumped_3 = false;
                    while running_3 {
                        t_s += t_x[k] * 0.3;
                        s += x[k] * 0.3;
                        if s > 3.0 {
                            t_result = (t_s * s + s * t_s) - (*t_v);
                            result = (s * s) - (*v);
                            running = false;
                            jumped = true;
                            running_2 = false;
                            jumped_2 = true;
                            running_3 = false;
                            jumped_3 = true;
                        } else {
                            if (k % 2) == 0 {
                                running_3 = false;
                            } else {
                                k += 1;
                                if k == x.len() {
                                    t_result = (t_s - (s / limit) * t_limit) / limit;
                                    result = s / limit;
                                    running = false;
                                    jumped = true;
                                    running_2 = false;
                                    jumped_2 = true;
                                    running_3 = false;
                                    jumped_3 = true;
                                }
                            }
                        }
                    }
                    if !jumped_3 {
                        k += 1;
                    }
                }
            }
            if !jumped_2 {
                if i == 3 {
                    t_result = t_s * s + s * t_s;
                    result = s * s;
                    running = false;
                    jumped = true;
                } else {
                    t_s = t_s * (*v) + s * (*t_v);
                    s = s * (*v);
                }
            }
            if !running {
                break;
            }
        }
        if !jumped {
            let y = s.sin();
            let t_y = ::rootgrad_autodiff::rules::sin(s) * t_s;
            t_result = t_y + t_x[1];
            result = y + x[1];
        }
        (result, t_result)
    }
}
mod break_value {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut y = x;
        let mut n = 0;
        let mut value = ::core::default::Default::default();
        let mut running = true;
        let mut passes_of_kept_6 = 0usize;
        while running {
            passes_of_kept_6 += 1;
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            n += 1;
            y = (y * kept_4.keep(y)) + 0.1;
            if kept_3.keep((y > 2.0)) {
                value = kept_1.keep(y) * x;
                running = false;
            } else {
                if kept_2.keep(((y < 0.2) && (n > 2))) {
                    value = 3.0 * y;
                    running = false;
                } else {
                    y = y * 1.5;
                }
            }
            pass_1.push((kept_3.take(), kept_4.take()));
        }
        kept_6.keep(passes_of_kept_6);
        let z = value;
        let result: f64 = z + (y * (n as f64));
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_y: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let mut d_z: f64 = -0.0;
        d_z += d_result;
        d_y += d_result * (n as f64);
        d_value += d_z;
        for _ in 0..kept_6.take() {
            let (v_3, v_4) = pass_1.take();
            if v_3 {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_value);
                d_y += d_1 * x;
                d_x += d_1 * v_1;
            } else {
                let v_2 = kept_2.take();
                if v_2 {
                    let d_2 = ::core::mem::take(&mut d_value);
                    d_y += d_2 * 3.0;
                } else {
                    let d_3 = ::core::mem::take(&mut d_y);
                    d_y += d_3 * 1.5;
                }
            }
            let d_4 = ::core::mem::take(&mut d_y);
            d_y += d_4 * v_4;
            d_y += d_4 * v_4;
        }
        d_x += d_y;
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut y = x;
        let mut t_y = t_x;
        let mut n = 0;
        let mut value = ::core::default::Default::default();
        let mut t_value = 0.0;
        let mut running = true;
        while running {
            n += 1;
            t_y = t_y * y + y * t_y;
            y = (y * y) + 0.1;
            if y > 2.0 {
                t_value = t_y * x + y * t_x;
                value = y * x;
                running = false;
            } else {
                if (y < 0.2) && (n > 2) {
                    t_value = 3.0 * t_y;
                    value = 3.0 * y;
                    running = false;
                } else {
                    t_y = t_y * 1.5;
                    y = y * 1.5;
                }
            }
        }
        let z = value;
        let t_z = t_value;
        let result: f64 = z + (y * (n as f64));
        let t_result: f64 = t_z + (t_y * (n as f64));
        (result, t_result)
    }
}
mod kepler {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(mean: f64, eccentricity: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut e = mean;
        let mut running = true;
        let mut passes_of_kept_2 = 0usize;
        while running {
            passes_of_kept_2 += 1;
            let e_1 = kept_1.keep(e);
            let error = (e_1 - (eccentricity * e_1.sin())) - mean;
            e -= error / (1.0 - (eccentricity * e_1.cos()));
            if error.abs() < 1e-15 {
                running = false;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let result: f64 = e;
        let mut d_mean = ::rootgrad_autodiff::zero::<f64>();
        let mut d_eccentricity = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_e: f64 = -0.0;
        d_e += d_result;
        for _ in 0..kept_2.take() {
            let e_1 = kept_1.take();
            let error = (e_1 - (eccentricity * e_1.sin())) - mean;
            let mut d_e_1: f64 = -0.0;
            let mut d_error: f64 = -0.0;
            let d_1 = d_e;
            d_error -= d_1 / (1.0 - (eccentricity * e_1.cos()));
            let d_2 = d_1 / (1.0 - (eccentricity * e_1.cos()))
                * (error / (1.0 - (eccentricity * e_1.cos())));
            d_eccentricity -= d_2 * e_1.cos();
            let d_3 = d_2 * eccentricity;
            d_e_1 -= d_3 * ::rootgrad_autodiff::rules::cos(e_1);
            d_e_1 += d_error;
            d_eccentricity -= d_error * e_1.sin();
            let d_4 = d_error * eccentricity;
            d_e_1 -= d_4 * ::rootgrad_autodiff::rules::sin(e_1);
            d_mean -= d_error;
            d_e += d_e_1;
        }
        d_mean += d_e;
        kept_1.finish();
        (result, d_mean, d_eccentricity)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        mean: f64,
        t_mean: f64,
        eccentricity: f64,
        t_eccentricity: f64,
    ) -> (f64, f64) {
        let mut e = mean;
        let mut t_e = t_mean;
        let mut running = true;
        while running {
            let error = (e - (eccentricity * e.sin())) - mean;
            let t_error = (t_e
                - (t_eccentricity * e.sin()
                    + eccentricity * (::rootgrad_autodiff::rules::sin(e) * t_e)))
                - t_mean;
            t_e
                -= (t_error
                    - (error / (1.0 - (eccentricity * e.cos())))
                        * (-(t_eccentricity * e.cos()
                            + eccentricity
                                * (::rootgrad_autodiff::rules::cos(e) * t_e))))
                    / (1.0 - (eccentricity * e.cos()));
            e -= error / (1.0 - (eccentricity * e.cos()));
            if error.abs() < 1e-15 {
                running = false;
            }
        }
        let result: f64 = e;
        let t_result: f64 = t_e;
        (result, t_result)
    }
}
mod newton {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut x = 0.5 * (1.0 + a);
        let mut steps = 0;
        let mut passes_of_kept_3 = 0usize;
        while (((x * x) - a).abs() > (1e-15 * a)) && (steps < 100) {
            passes_of_kept_3 += 1;
            x = 0.5 * (x + (a / kept_2.keep(x)));
            steps += 1;
        }
        kept_3.keep(passes_of_kept_3);
        x = 0.5 * (x + (a / kept_1.keep(x)));
        let t_2 = x;
        let t;
        if steps > 0 {
            t = 1.0;
        } else {
            t = 2.0;
        }
        let result: f64 = t_2 * t;
        let mut d_a = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_x: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        d_t_2 += d_result * t;
        d_x += d_t_2;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_x);
        let d_2 = d_1 * 0.5;
        d_x += d_2;
        d_a += d_2 / v_1;
        d_x -= d_2 / v_1 * (a / v_1);
        for _ in 0..kept_3.take() {
            let v_2 = kept_2.take();
            let d_3 = ::core::mem::take(&mut d_x);
            let d_4 = d_3 * 0.5;
            d_x += d_4;
            d_a += d_4 / v_2;
            d_x -= d_4 / v_2 * (a / v_2);
        }
        let d_5 = d_x * 0.5;
        d_a += d_5;
        kept_2.finish();
        (result, d_a)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: f64, t_a: f64) -> (f64, f64) {
        let mut x = 0.5 * (1.0 + a);
        let mut t_x = 0.5 * t_a;
        let mut steps = 0;
        while (((x * x) - a).abs() > (1e-15 * a)) && (steps < 100) {
            t_x = 0.5 * (t_x + ((t_a - (a / x) * t_x) / x));
            x = 0.5 * (x + (a / x));
            steps += 1;
        }
        t_x = 0.5 * (t_x + ((t_a - (a / x) * t_x) / x));
        x = 0.5 * (x + (a / x));
        let t_2 = x;
        let t_t_2 = t_x;
        let t;
        if steps > 0 {
            t = 1.0;
        } else {
            t = 2.0;
        }
        let result: f64 = t_2 * t;
        let t_result: f64 = t_t_2 * t;
        (result, t_result)
    }
}
mod conditions {
    ///The derivative of [`half`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum half {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl half {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &half)
        }
        /// The reverse derivative of [`half`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut y = x;
            let mut passes_of_kept_1 = 0usize;
            while y > 1.0 {
                passes_of_kept_1 += 1;
                y = y * 0.5;
            }
            kept_1.keep(passes_of_kept_1);
            let result: f64 = y;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_y: f64 = -0.0;
            d_y += d_result;
            for _ in 0..kept_1.take() {
                let d_1 = ::core::mem::take(&mut d_y);
                d_y += d_1 * 0.5;
            }
            d_x += d_y;
            (result, d_x)
        }
        /// The forward derivative of [`half`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let mut y = x;
            let mut t_y = t_x;
            while y > 1.0 {
                t_y = t_y * 0.5;
                y = y * 0.5;
            }
            let result: f64 = y;
            let t_result: f64 = t_y;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut y = x;
            let mut t_y = t_x;
            let mut passes_of_kept_1 = 0usize;
            while y > 1.0 {
                passes_of_kept_1 += 1;
                t_y = t_y * 0.5;
                y = y * 0.5;
            }
            kept_1.keep(passes_of_kept_1);
            let result: f64 = y;
            let t_result: f64 = t_y;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_y: f64 = -0.0;
            let mut d_t_y: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_y += d_t_result;
            d_y += d_result;
            for _ in 0..kept_1.take() {
                let d_1 = ::core::mem::take(&mut d_y);
                d_y += d_1 * 0.5;
                let d_2 = ::core::mem::take(&mut d_t_y);
                d_t_y += d_2 * 0.5;
            }
            d_t_x += d_t_y;
            d_x += d_y;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0,): (f64,),
            _: impl ::core::ops::FnOnce((f64,)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
            let (value, g0) = Self::pullback(a0, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0]))
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(half as rule_of_half);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut s = x;
        let mut n = 6;
        let mut running = true;
        let mut passes_of_kept_7 = 0usize;
        while running {
            passes_of_kept_7 += 1;
            n -= 1;
            if n > 0 {
                s = s * 1.1;
            } else {
                running = false;
            }
        }
        kept_7.keep(passes_of_kept_7);
        let mut running_2 = true;
        let mut passes_of_kept_6 = 0usize;
        while running_2 {
            passes_of_kept_6 += 1;
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let value_2 = kept_4
                .aside(
                    ::rootgrad_autodiff::ahead!(rule_of_half, half, a0 = kept_3.keep(s)),
                );
            shape_1.keep(&value_2);
            if kept_2.keep(((value_2 > 0.6) && (n < 5))) {
                s = s * 1.3;
                n += 1;
            } else {
                running_2 = false;
            }
            pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
        }
        kept_6.keep(passes_of_kept_6);
        let t = s * (n as f64);
        let value_3 = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_half, half, a0 = s));
        let result: f64 = t * value_3;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut n = n;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_value_3: f64 = -0.0;
        d_t += d_result * value_3;
        d_value_3 += d_result * t;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 0, &mut d_s, &d_value_3);
        } else {
            rule_of_half::__vjp(s, &mut d_s, d_value_3);
        }
        d_s += d_t * (n as f64);
        for _ in 0..kept_6.take() {
            let (v_1, v_2, partials_2) = pass_1.take();
            let mut d_value_2 = shape_1.zero();
            if v_1 {
                n -= 1;
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * 1.3;
            }
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_s,
                    &d_value_2,
                );
            } else {
                rule_of_half::__vjp(v_2, &mut d_s, d_value_2);
            }
        }
        for _ in 0..kept_7.take() {
            if n > 0 {
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * 1.1;
            }
            n += 1;
        }
        d_x += d_s;
        pass_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(half as rule_of_half);
        let mut s = x;
        let mut t_s = t_x;
        let mut n = 6;
        let mut running = true;
        while running {
            n -= 1;
            if n > 0 {
                t_s = t_s * 1.1;
                s = s * 1.1;
            } else {
                running = false;
            }
        }
        let mut running_2 = true;
        while running_2 {
            let (v_1, t_value_2) = rule_of_half::__jvp(half, s, t_s);
            let value_2 = v_1;
            if (value_2 > 0.6) && (n < 5) {
                t_s = t_s * 1.3;
                s = s * 1.3;
                n += 1;
            } else {
                running_2 = false;
            }
        }
        let t = s * (n as f64);
        let t_t = t_s * (n as f64);
        let (v_2, t_value_3) = rule_of_half::__jvp(half, s, t_s);
        let value_3 = v_2;
        let result: f64 = t * value_3;
        let t_result: f64 = t_t * value_3 + t * t_value_3;
        (result, t_result)
    }
}
mod collatz {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut n = 27u64;
        let mut s = x;
        let mut steps = 0;
        let mut passes_of_kept_5 = 0usize;
        while n != 1 {
            passes_of_kept_5 += 1;
            if kept_4.keep(((n % 2) == 0)) {
                n = n / 2;
                s = (s * 0.99) + (0.001 * x);
            } else {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                n = (3 * n) + 1;
                s = kept_1.keep((s + (kept_2.keep((1e-4 * (n as f64))) * x))).sin();
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            steps += 1;
        }
        kept_5.keep(passes_of_kept_5);
        let result: f64 = s + ((steps as f64) * x);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        d_x += d_result * (steps as f64);
        for _ in 0..kept_5.take() {
            let v_3 = kept_4.take();
            if v_3 {
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * 0.99;
                d_x += d_1 * 0.001;
            } else {
                let (v_1, v_2) = pass_1.take();
                let d_2 = ::core::mem::take(&mut d_s);
                let d_3 = d_2 * ::rootgrad_autodiff::rules::sin(v_1);
                d_s += d_3;
                d_x += d_3 * v_2;
            }
        }
        d_x += d_s;
        pass_1.finish();
        kept_4.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut n = 27u64;
        let mut s = x;
        let mut t_s = t_x;
        let mut steps = 0;
        while n != 1 {
            if (n % 2) == 0 {
                n = n / 2;
                t_s = (t_s * 0.99) + (0.001 * t_x);
                s = (s * 0.99) + (0.001 * x);
            } else {
                n = (3 * n) + 1;
                t_s = ::rootgrad_autodiff::rules::sin(s + ((1e-4 * (n as f64)) * x))
                    * (t_s + ((1e-4 * (n as f64)) * t_x));
                s = (s + ((1e-4 * (n as f64)) * x)).sin();
            }
            steps += 1;
        }
        let result: f64 = s + ((steps as f64) * x);
        let t_result: f64 = t_s + ((steps as f64) * t_x);
        (result, t_result)
    }
}
mod while_let {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut stack = ::std::vec![0usize];
        let mut s = 1.0;
        let mut running = true;
        let mut passes_of_kept_12 = 0usize;
        while running {
            passes_of_kept_12 += 1;
            match kept_11.keep(stack.pop()) {
                Some(k) => {
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                    s = (s * 0.9)
                        + (kept_9.keep((x[kept_8.keep(k).clone()] * kept_7.keep(s)))
                            * kept_6.keep(x[k.clone()]));
                    if ((2 * k) + 2) < x.len() {
                        stack.push(2 * k + 1);
                        stack.push(2 * k + 2);
                    }
                    if s > 50.0 {
                        running = false;
                    }
                    pass_2
                        .push((
                            kept_6.take(),
                            kept_7.take(),
                            kept_8.take(),
                            kept_9.take(),
                        ));
                }
                _ => {
                    running = false;
                }
            }
        }
        kept_12.keep(passes_of_kept_12);
        let mut left = Some(3usize);
        let mut running_2 = true;
        let mut passes_of_kept_5 = 0usize;
        while running_2 {
            passes_of_kept_5 += 1;
            match kept_4.keep(left) {
                Some(k_2) => {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    s += x[kept_2.keep((k_2 % x.len()))] * kept_1.keep(s);
                    left = k_2.checked_sub(1);
                    pass_1.push((kept_1.take(), kept_2.take()));
                }
                _ => {
                    running_2 = false;
                }
            }
        }
        kept_5.keep(passes_of_kept_5);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for _ in 0..kept_5.take() {
            let v_3 = kept_4.take();
            match v_3 {
                Some(k_2) => {
                    let (v_1, v_2) = pass_1.take();
                    let d_1 = d_s;
                    d_x[v_2] += d_1 * v_1;
                    d_s += d_1 * x[v_2];
                }
                _ => {}
            }
        }
        for _ in 0..kept_12.take() {
            let v_9 = kept_11.take();
            match v_9 {
                Some(k) => {
                    let (v_5, v_6, v_7, v_8) = pass_2.take();
                    let d_2 = ::core::mem::take(&mut d_s);
                    d_s += d_2 * 0.9;
                    let d_3 = d_2 * v_5;
                    d_x[v_7.clone()] += d_3 * v_6;
                    d_s += d_3 * v_5;
                    d_x[v_7.clone()] += d_2 * v_8;
                }
                _ => {}
            }
        }
        pass_1.finish();
        kept_4.finish();
        pass_2.finish();
        kept_11.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut stack = ::std::vec![0usize];
        let mut s = 1.0;
        let mut t_s = 0.0;
        let mut running = true;
        while running {
            match stack.pop() {
                Some(k) => {
                    t_s = (t_s * 0.9)
                        + ((::rootgrad_autodiff::rt::scalar(t_x[k.clone()]) * s
                            + x[k.clone()] * t_s) * x[k.clone()]
                            + (x[k.clone()] * s)
                                * ::rootgrad_autodiff::rt::scalar(t_x[k.clone()]));
                    s = (s * 0.9) + ((x[k.clone()] * s) * x[k.clone()]);
                    if ((2 * k) + 2) < x.len() {
                        stack.push(2 * k + 1);
                        stack.push(2 * k + 2);
                    }
                    if s > 50.0 {
                        running = false;
                    }
                }
                _ => {
                    running = false;
                }
            }
        }
        let mut left = Some(3usize);
        let mut running_2 = true;
        while running_2 {
            match left {
                Some(k_2) => {
                    t_s += t_x[k_2 % x.len()] * s + x[(k_2 % x.len())] * t_s;
                    s += x[(k_2 % x.len())] * s;
                    left = k_2.checked_sub(1);
                }
                _ => {
                    running_2 = false;
                }
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod broken_ranges {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let n = x.len();
        let mut s = 1.0;
        let mut running = true;
        let mut passes_of_kept_9 = 0usize;
        for i in 1..=n {
            passes_of_kept_9 += 1;
            s = kept_8.keep(s) * (1.0 + x[(i - 1)]);
            if s > 3.0 {
                running = false;
            }
            if !running {
                break;
            }
        }
        kept_9.keep(passes_of_kept_9);
        let mut running_2 = true;
        let mut passes_of_kept_7 = 0usize;
        for i_2 in (0..n).step_by(2) {
            passes_of_kept_7 += 1;
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            s += x[i_2] * kept_5.keep(s);
            if kept_4.keep((s > 8.0)) {
                running_2 = false;
            } else {
                s = s * 1.1;
            }
            pass_1.push((kept_4.take(), kept_5.take()));
            if !running_2 {
                break;
            }
        }
        kept_7.keep(passes_of_kept_7);
        let mut running_3 = true;
        let mut passes_of_kept_3 = 0usize;
        for i_3 in (0..n).rev() {
            passes_of_kept_3 += 1;
            if x[i_3] < 0.0 {
                running_3 = false;
            } else {
                s = (s * 0.5) + (x[i_3] * x[i_3]);
            }
            if !running_3 {
                break;
            }
        }
        kept_3.keep(passes_of_kept_3);
        let mut running_4 = true;
        let length = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i_4 in 0..length {
            passes_of_kept_2 += 1;
            let i_5 = i_4;
            let v = &x[i_4];
            if i_5 == 3 {
                running_4 = false;
            } else {
                s = kept_1.keep(s) * (*v);
            }
            if !running_4 {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_4 in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_2.take())
            .rev()
        {
            let i_5 = i_4;
            let v = &x[i_4];
            if i_5 == 3 {} else {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * (*v);
                d_x[i_4] += d_1 * v_1;
            }
        }
        for i_3 in ::rootgrad_autodiff::rt::Steps::from(0..n)
            .rev()
            .take(kept_3.take())
            .rev()
        {
            if x[i_3] < 0.0 {} else {
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * 0.5;
                d_x[i_3] += d_2 * x[i_3];
                d_x[i_3] += d_2 * x[i_3];
            }
        }
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..n)
            .step_by(2)
            .take(kept_7.take())
            .rev()
        {
            let (v_4, v_5) = pass_1.take();
            if v_4 {} else {
                let d_3 = ::core::mem::take(&mut d_s);
                d_s += d_3 * 1.1;
            }
            let d_4 = d_s;
            d_x[i_2] += d_4 * v_5;
            d_s += d_4 * x[i_2];
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(1..=n).take(kept_9.take()).rev() {
            let v_7 = kept_8.take();
            let d_5 = ::core::mem::take(&mut d_s);
            d_s += d_5 * (1.0 + x[(i - 1)]);
            let d_6 = d_5 * v_7;
            d_x[i - 1] += d_6;
        }
        kept_1.finish();
        pass_1.finish();
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let mut s = 1.0;
        let mut t_s = 0.0;
        let mut running = true;
        for i in 1..=n {
            t_s = t_s * (1.0 + x[(i - 1)]) + s * t_x[i - 1];
            s = s * (1.0 + x[(i - 1)]);
            if s > 3.0 {
                running = false;
            }
            if !running {
                break;
            }
        }
        let mut running_2 = true;
        for i_2 in (0..n).step_by(2) {
            t_s += t_x[i_2] * s + x[i_2] * t_s;
            s += x[i_2] * s;
            if s > 8.0 {
                running_2 = false;
            } else {
                t_s = t_s * 1.1;
                s = s * 1.1;
            }
            if !running_2 {
                break;
            }
        }
        let mut running_3 = true;
        for i_3 in (0..n).rev() {
            if x[i_3] < 0.0 {
                running_3 = false;
            } else {
                t_s = (t_s * 0.5) + (t_x[i_3] * x[i_3] + x[i_3] * t_x[i_3]);
                s = (s * 0.5) + (x[i_3] * x[i_3]);
            }
            if !running_3 {
                break;
            }
        }
        let mut running_4 = true;
        let length = x.len();
        for i_4 in 0..length {
            let i_5 = i_4;
            let v = &x[i_4];
            let t_v = &t_x[i_4];
            if i_5 == 3 {
                running_4 = false;
            } else {
                t_s = t_s * (*v) + s * (*t_v);
                s = s * (*v);
            }
            if !running_4 {
                break;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
