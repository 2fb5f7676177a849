// Written by the golden test; do not edit.
mod cube {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut t = 1.0;
        t = kept_3.keep(t) * x;
        t = kept_2.keep(t) * x;
        t = kept_1.keep(t) * x;
        let result: f64 = t;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_t);
        d_t += d_1 * x;
        d_x += d_1 * v_1;
        let v_2 = kept_2.take();
        let d_2 = ::core::mem::take(&mut d_t);
        d_t += d_2 * x;
        d_x += d_2 * v_2;
        let v_3 = kept_3.take();
        let d_3 = ::core::mem::take(&mut d_t);
        d_t += d_3 * x;
        d_x += d_3 * v_3;
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut t = 1.0;
        let mut t_t = 0.0;
        t_t = t_t * x + t * t_x;
        t = t * x;
        t_t = t_t * x + t * t_x;
        t = t * x;
        t_t = t_t * x + t * t_x;
        t = t * x;
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod compound {
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
        let mut s = x;
        s += y * kept_6.keep(s);
        s -= s * kept_5.keep(s);
        let before = s;
        s = s * kept_4.keep(s);
        s = kept_3.keep(s) / kept_2.keep((y + s));
        s = s % 10.0;
        s = kept_1.keep(s) * before;
        let result: f64 = s;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_before: f64 = -0.0;
        d_s += d_result;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * before;
        d_before += d_1 * v_1;
        let d_2 = ::core::mem::take(&mut d_s);
        d_s += d_2;
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let d_3 = ::core::mem::take(&mut d_s);
        d_s += d_3 / v_2;
        let d_4 = d_3 / v_2 * (v_3 / v_2);
        d_y -= d_4;
        d_s -= d_4;
        let v_4 = kept_4.take();
        let d_5 = ::core::mem::take(&mut d_s);
        d_s += d_5 * v_4;
        d_s += d_5 * v_4;
        d_s += d_before;
        let v_5 = kept_5.take();
        let d_6 = d_s;
        d_s -= d_6 * v_5;
        d_s -= d_6 * v_5;
        let v_6 = kept_6.take();
        let d_7 = d_s;
        d_y += d_7 * v_6;
        d_s += d_7 * y;
        d_x += d_s;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let mut s = x;
        let mut t_s = t_x;
        t_s += t_y * s + y * t_s;
        s += y * s;
        t_s -= t_s * s + s * t_s;
        s -= s * s;
        let before = s;
        let t_before = t_s;
        t_s = t_s * s + s * t_s;
        s = s * s;
        t_s = (t_s - (s / (y + s)) * (t_y + t_s)) / (y + s);
        s = s / (y + s);
        t_s = t_s;
        s = s % 10.0;
        t_s = t_s * before + s * t_before;
        s = s * before;
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod block_in_expression {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a = x;
        let t = a;
        a = kept_1.keep(a) * y;
        let t_2 = t * a;
        let a_2 = a + 1.0;
        let r = (t_2 + (a_2 * y)) - a;
        let result: f64 = r * a;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_a_2: f64 = -0.0;
        let mut d_r: f64 = -0.0;
        d_r += d_result * a;
        d_a += d_result * r;
        d_t_2 += d_r;
        d_a_2 += d_r * y;
        d_y += d_r * a_2;
        d_a -= d_r;
        d_a += d_a_2;
        d_t += d_t_2 * a;
        d_a += d_t_2 * t;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_a);
        d_a += d_1 * y;
        d_y += d_1 * v_1;
        d_a += d_t;
        d_x += d_a;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let mut a = x;
        let mut t_a = t_x;
        let t = a;
        let t_t = t_a;
        t_a = t_a * y + a * t_y;
        a = a * y;
        let t_2 = t * a;
        let t_t_2 = t_t * a + t * t_a;
        let a_2 = a + 1.0;
        let t_a_2 = t_a;
        let r = (t_2 + (a_2 * y)) - a;
        let t_r = (t_t_2 + (t_a_2 * y + a_2 * t_y)) - t_a;
        let result: f64 = r * a;
        let t_result: f64 = t_r * a + r * t_a;
        (result, t_result)
    }
}
mod shadowing {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let y = x;
        let x_2 = x * x;
        let x_3 = y.sin() * x_2;
        let y_2 = x_3 + y;
        let x_4 = x_3 * y_2;
        let z = x_4 - y_2;
        let x_5 = x_2 + (z * y);
        let mut y_3 = y;
        y_3 = kept_1.keep(y_3) * x_5;
        {
            let mut y_4 = y_3;
            y_4 += 100.0 * x_5;
            y_4;
        }
        let result: f64 = x_5 * y_3;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_y: f64 = -0.0;
        let mut d_x_2: f64 = -0.0;
        let mut d_x_3: f64 = -0.0;
        let mut d_y_2: f64 = -0.0;
        let mut d_x_4: f64 = -0.0;
        let mut d_z: f64 = -0.0;
        let mut d_x_5: f64 = -0.0;
        let mut d_y_3: f64 = -0.0;
        d_x_5 += d_result * y_3;
        d_y_3 += d_result * x_5;
        {
            let mut d_y_4: f64 = -0.0;
            let d_1 = d_y_4;
            d_x_5 += d_1 * 100.0;
            d_y_3 += d_y_4;
        }
        let v_1 = kept_1.take();
        let d_2 = ::core::mem::take(&mut d_y_3);
        d_y_3 += d_2 * x_5;
        d_x_5 += d_2 * v_1;
        d_y += d_y_3;
        d_x_2 += d_x_5;
        d_z += d_x_5 * y;
        d_y += d_x_5 * z;
        d_x_4 += d_z;
        d_y_2 -= d_z;
        d_x_3 += d_x_4 * y_2;
        d_y_2 += d_x_4 * x_3;
        d_x_3 += d_y_2;
        d_y += d_y_2;
        let d_3 = d_x_3 * x_2;
        d_y += d_3 * ::rootgrad_autodiff::rules::sin(y);
        d_x_2 += d_x_3 * y.sin();
        d_x += d_x_2 * x;
        d_x += d_x_2 * x;
        d_x += d_y;
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let y = x;
        let t_y = t_x;
        let x_2 = x * x;
        let t_x_2 = t_x * x + x * t_x;
        let x_3 = y.sin() * x_2;
        let t_x_3 = (::rootgrad_autodiff::rules::sin(y) * t_y) * x_2 + y.sin() * t_x_2;
        let y_2 = x_3 + y;
        let t_y_2 = t_x_3 + t_y;
        let x_4 = x_3 * y_2;
        let t_x_4 = t_x_3 * y_2 + x_3 * t_y_2;
        let z = x_4 - y_2;
        let t_z = t_x_4 - t_y_2;
        let x_5 = x_2 + (z * y);
        let t_x_5 = t_x_2 + (t_z * y + z * t_y);
        let mut y_3 = y;
        let mut t_y_3 = t_y;
        t_y_3 = t_y_3 * x_5 + y_3 * t_x_5;
        y_3 = y_3 * x_5;
        {
            let mut y_4 = y_3;
            let mut t_y_4 = t_y_3;
            t_y_4 += 100.0 * t_x_5;
            y_4 += 100.0 * x_5;
            y_4;
        }
        let result: f64 = x_5 * y_3;
        let t_result: f64 = t_x_5 * y_3 + x_5 * t_y_3;
        (result, t_result)
    }
}
mod declared_then_assigned {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let a;
        let b: f64;
        if x > y {
            a = x * y;
            let exp_2 = kept_2.keep(a.exp());
            b = exp_2;
        } else {
            b = y * y;
            a = b + x;
        }
        let mut c = a;
        c = kept_1.keep(c) * b;
        let d;
        let e;
        let t = c * a;
        let t_2 = b - x;
        d = t;
        e = t_2;
        let result: f64 = d * e;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        let mut d_d: f64 = -0.0;
        let mut d_e: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        d_d += d_result * e;
        d_e += d_result * d;
        let d_1 = ::core::mem::take(&mut d_e);
        d_t_2 += d_1;
        let d_2 = ::core::mem::take(&mut d_d);
        d_t += d_2;
        d_b += d_t_2;
        d_x -= d_t_2;
        d_c += d_t * a;
        d_a += d_t * c;
        let v_1 = kept_1.take();
        let d_3 = ::core::mem::take(&mut d_c);
        d_c += d_3 * b;
        d_b += d_3 * v_1;
        d_a += d_c;
        if x > y {
            let exp_2 = kept_2.take();
            let mut d_exp_2: f64 = -0.0;
            let d_4 = ::core::mem::take(&mut d_b);
            d_exp_2 += d_4;
            d_a += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_5 = ::core::mem::take(&mut d_a);
            d_x += d_5 * y;
            d_y += d_5 * x;
        } else {
            let d_6 = ::core::mem::take(&mut d_a);
            d_b += d_6;
            d_x += d_6;
            let d_7 = ::core::mem::take(&mut d_b);
            d_y += d_7 * y;
            d_y += d_7 * y;
        }
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let a;
        let t_a;
        let b: f64;
        let t_b: f64;
        if x > y {
            t_a = t_x * y + x * t_y;
            a = x * y;
            t_b = ::rootgrad_autodiff::rules::exp(a) * t_a;
            b = a.exp();
        } else {
            t_b = t_y * y + y * t_y;
            b = y * y;
            t_a = t_b + t_x;
            a = b + x;
        }
        let mut c = a;
        let mut t_c = t_a;
        t_c = t_c * b + c * t_b;
        c = c * b;
        let d;
        let t_d;
        let e;
        let t_e;
        let t = c * a;
        let t_t = t_c * a + c * t_a;
        let t_2 = b - x;
        let t_t_2 = t_b - t_x;
        t_d = t_t;
        d = t;
        t_e = t_t_2;
        e = t_2;
        let result: f64 = d * e;
        let t_result: f64 = t_d * e + d * t_e;
        (result, t_result)
    }
}
mod dag {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let a = x * y;
        let b = a + (x / y);
        let c = (a * b) - y.ln();
        let d = ((a + b) + c).sin();
        let x_2 = d;
        let s = x_2.sin();
        let k = x_2.cos();
        let e = ((s * k) + (a / (1.0 + (c * c)))) - b.atan2(d);
        let result: f64 = (((a * b) * c) * d) * e;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        let mut d_d: f64 = -0.0;
        let mut d_x_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_k: f64 = -0.0;
        let mut d_e: f64 = -0.0;
        let d_1 = d_result * e;
        let d_2 = d_1 * d;
        let d_3 = d_2 * c;
        d_a += d_3 * b;
        d_b += d_3 * a;
        d_c += d_2 * (a * b);
        d_d += d_1 * ((a * b) * c);
        d_e += d_result * (((a * b) * c) * d);
        d_s += d_e * k;
        d_k += d_e * s;
        d_a += d_e / (1.0 + (c * c));
        let d_4 = d_e / (1.0 + (c * c)) * (a / (1.0 + (c * c)));
        d_c -= d_4 * c;
        d_c -= d_4 * c;
        d_b -= d_e * ::rootgrad_autodiff::rules::atan2(b, d).0;
        d_d -= d_e * ::rootgrad_autodiff::rules::atan2(b, d).1;
        d_x_2 += d_k * ::rootgrad_autodiff::rules::cos(x_2);
        d_x_2 += d_s * ::rootgrad_autodiff::rules::sin(x_2);
        d_d += d_x_2;
        let d_5 = d_d * ::rootgrad_autodiff::rules::sin((a + b) + c);
        d_a += d_5;
        d_b += d_5;
        d_c += d_5;
        d_a += d_c * b;
        d_b += d_c * a;
        d_y -= d_c * ::rootgrad_autodiff::rules::ln(y);
        d_a += d_b;
        d_x += d_b / y;
        d_y -= d_b / y * (x / y);
        d_x += d_a * y;
        d_y += d_a * x;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let a = x * y;
        let t_a = t_x * y + x * t_y;
        let b = a + (x / y);
        let t_b = t_a + ((t_x - (x / y) * t_y) / y);
        let c = (a * b) - y.ln();
        let t_c = (t_a * b + a * t_b) - (::rootgrad_autodiff::rules::ln(y) * t_y);
        let d = ((a + b) + c).sin();
        let t_d = ::rootgrad_autodiff::rules::sin((a + b) + c) * ((t_a + t_b) + t_c);
        let x_2 = d;
        let t_x_2 = t_d;
        let s = x_2.sin();
        let t_s = ::rootgrad_autodiff::rules::sin(x_2) * t_x_2;
        let k = x_2.cos();
        let t_k = ::rootgrad_autodiff::rules::cos(x_2) * t_x_2;
        let p_1 = ::rootgrad_autodiff::rules::atan2(b, d);
        let e = ((s * k) + (a / (1.0 + (c * c)))) - b.atan2(d);
        let t_e = ((t_s * k + s * t_k)
            + ((t_a - (a / (1.0 + (c * c))) * (t_c * c + c * t_c)) / (1.0 + (c * c))))
            - (p_1.0 * t_b + p_1.1 * t_d);
        let result: f64 = (((a * b) * c) * d) * e;
        let t_result: f64 = (((t_a * b + a * t_b) * c + (a * b) * t_c) * d
            + ((a * b) * c) * t_d) * e + (((a * b) * c) * d) * t_e;
        (result, t_result)
    }
}
mod simultaneous {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a = x;
        let mut b = y;
        let t = kept_3.keep(b) * kept_2.keep(a);
        let t_2 = a + b;
        a = t;
        b = t_2;
        let t_3 = b;
        let t_4 = a;
        a = t_3;
        b = t_4;
        let t_5 = (a * a) * kept_1.keep(b);
        let t_6 = x;
        b = t_5;
        let result: f64 = a - b;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        let mut d_t_5: f64 = -0.0;
        let mut d_t_6: f64 = -0.0;
        d_a += d_result;
        d_b -= d_result;
        let d_1 = ::core::mem::take(&mut d_b);
        d_t_5 += d_1;
        d_x += d_t_6;
        let v_1 = kept_1.take();
        let d_2 = d_t_5 * v_1;
        d_a += d_2 * a;
        d_a += d_2 * a;
        d_b += d_t_5 * (a * a);
        let d_3 = ::core::mem::take(&mut d_b);
        d_t_4 += d_3;
        let d_4 = ::core::mem::take(&mut d_a);
        d_t_3 += d_4;
        d_a += d_t_4;
        d_b += d_t_3;
        let d_5 = ::core::mem::take(&mut d_b);
        d_t_2 += d_5;
        let d_6 = ::core::mem::take(&mut d_a);
        d_t += d_6;
        d_a += d_t_2;
        d_b += d_t_2;
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        d_b += d_t * v_2;
        d_a += d_t * v_3;
        d_y += d_b;
        d_x += d_a;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let mut a = x;
        let mut t_a = t_x;
        let mut b = y;
        let mut t_b = t_y;
        let t = b * a;
        let t_t = t_b * a + b * t_a;
        let t_2 = a + b;
        let t_t_2 = t_a + t_b;
        t_a = t_t;
        a = t;
        t_b = t_t_2;
        b = t_2;
        let t_3 = b;
        let t_t_3 = t_b;
        let t_4 = a;
        let t_t_4 = t_a;
        t_a = t_t_3;
        a = t_3;
        t_b = t_t_4;
        b = t_4;
        let t_5 = (a * a) * b;
        let t_t_5 = (t_a * a + a * t_a) * b + (a * a) * t_b;
        let t_6 = x;
        let t_t_6 = t_x;
        t_b = t_t_5;
        b = t_5;
        let result: f64 = a - b;
        let t_result: f64 = t_a - t_b;
        (result, t_result)
    }
}
mod elementary {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let a = ((x.acos() * x.asin()) + (x.atan() * x.atanh()))
            - (x.asinh() * (x + 1.5).acosh());
        let tan_2 = x.tan();
        let tanh_2 = x.tanh();
        let b = ((x.sin() * x.cos()) * tan_2) + ((x.sinh() * x.cosh()) * tanh_2);
        let exp_2 = x.exp();
        let exp2_2 = x.exp2();
        let exp_m1_2 = x.exp_m1();
        let c = ((exp_2 * exp2_2) * exp_m1_2)
            + (((x.ln() * x.ln_1p()) * x.log2()) * x.log10());
        let sqrt_2 = x.sqrt();
        let cbrt_2 = x.cbrt();
        let d = ((((sqrt_2 * cbrt_2) * x.recip()) * x.powi(3)) * x.powi((-2)))
            * x.powf(1.7);
        let e = (((x.fract() * x.abs()) * (-x).abs()) * x.to_degrees()) * x.to_radians();
        let result: f64 = (((a + b) + c) + d) + e;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_tan_2: f64 = -0.0;
        let mut d_tanh_2: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_exp_2: f64 = -0.0;
        let mut d_exp2_2: f64 = -0.0;
        let mut d_exp_m1_2: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        let mut d_sqrt_2: f64 = -0.0;
        let mut d_cbrt_2: f64 = -0.0;
        let mut d_d: f64 = -0.0;
        let mut d_e: f64 = -0.0;
        d_a += d_result;
        d_b += d_result;
        d_c += d_result;
        d_d += d_result;
        d_e += d_result;
        let d_1 = d_e * x.to_radians();
        let d_2 = d_1 * x.to_degrees();
        let d_3 = d_2 * (-x).abs();
        let d_4 = d_3 * x.abs();
        d_x += d_4 * ::rootgrad_autodiff::rules::fract(x);
        let d_5 = d_3 * x.fract();
        d_x += d_5 * ::rootgrad_autodiff::rules::abs(x);
        let d_6 = d_2 * (x.fract() * x.abs());
        let d_7 = d_6 * ::rootgrad_autodiff::rules::abs(-x);
        d_x -= d_7;
        let d_8 = d_1 * ((x.fract() * x.abs()) * (-x).abs());
        d_x += d_8 * ::rootgrad_autodiff::rules::to_degrees(x);
        let d_9 = d_e * (((x.fract() * x.abs()) * (-x).abs()) * x.to_degrees());
        d_x += d_9 * ::rootgrad_autodiff::rules::to_radians(x);
        let d_10 = d_d * x.powf(1.7);
        let d_11 = d_10 * x.powi((-2));
        let d_12 = d_11 * x.powi(3);
        let d_13 = d_12 * x.recip();
        d_sqrt_2 += d_13 * cbrt_2;
        d_cbrt_2 += d_13 * sqrt_2;
        let d_14 = d_12 * (sqrt_2 * cbrt_2);
        d_x += d_14 * ::rootgrad_autodiff::rules::recip(x);
        let d_15 = d_11 * ((sqrt_2 * cbrt_2) * x.recip());
        d_x += d_15 * ::rootgrad_autodiff::rules::powi(x, 3);
        let d_16 = d_10 * (((sqrt_2 * cbrt_2) * x.recip()) * x.powi(3));
        d_x += d_16 * ::rootgrad_autodiff::rules::powi(x, -2);
        let d_17 = d_d * ((((sqrt_2 * cbrt_2) * x.recip()) * x.powi(3)) * x.powi((-2)));
        d_x += d_17 * ::rootgrad_autodiff::rules::powf(x, 1.7).0;
        d_x += d_cbrt_2 * ::rootgrad_autodiff::rules::by_result::cbrt(cbrt_2);
        d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
        let d_18 = d_c * exp_m1_2;
        d_exp_2 += d_18 * exp2_2;
        d_exp2_2 += d_18 * exp_2;
        d_exp_m1_2 += d_c * (exp_2 * exp2_2);
        let d_19 = d_c * x.log10();
        let d_20 = d_19 * x.log2();
        let d_21 = d_20 * x.ln_1p();
        d_x += d_21 * ::rootgrad_autodiff::rules::ln(x);
        let d_22 = d_20 * x.ln();
        d_x += d_22 * ::rootgrad_autodiff::rules::ln_1p(x);
        let d_23 = d_19 * (x.ln() * x.ln_1p());
        d_x += d_23 * ::rootgrad_autodiff::rules::log2(x);
        let d_24 = d_c * ((x.ln() * x.ln_1p()) * x.log2());
        d_x += d_24 * ::rootgrad_autodiff::rules::log10(x);
        d_x += d_exp_m1_2 * ::rootgrad_autodiff::rules::by_result::exp_m1(exp_m1_2);
        d_x += d_exp2_2 * ::rootgrad_autodiff::rules::by_result::exp2(exp2_2);
        d_x += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
        let d_25 = d_b * tan_2;
        let d_26 = d_25 * x.cos();
        d_x += d_26 * ::rootgrad_autodiff::rules::sin(x);
        let d_27 = d_25 * x.sin();
        d_x += d_27 * ::rootgrad_autodiff::rules::cos(x);
        d_tan_2 += d_b * (x.sin() * x.cos());
        let d_28 = d_b * tanh_2;
        let d_29 = d_28 * x.cosh();
        d_x += d_29 * ::rootgrad_autodiff::rules::sinh(x);
        let d_30 = d_28 * x.sinh();
        d_x += d_30 * ::rootgrad_autodiff::rules::cosh(x);
        d_tanh_2 += d_b * (x.sinh() * x.cosh());
        d_x += d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
        d_x += d_tan_2 * ::rootgrad_autodiff::rules::by_result::tan(tan_2);
        let d_31 = d_a * x.asin();
        d_x += d_31 * ::rootgrad_autodiff::rules::acos(x);
        let d_32 = d_a * x.acos();
        d_x += d_32 * ::rootgrad_autodiff::rules::asin(x);
        let d_33 = d_a * x.atanh();
        d_x += d_33 * ::rootgrad_autodiff::rules::atan(x);
        let d_34 = d_a * x.atan();
        d_x += d_34 * ::rootgrad_autodiff::rules::atanh(x);
        let d_35 = d_a * (x + 1.5).acosh();
        d_x -= d_35 * ::rootgrad_autodiff::rules::asinh(x);
        let d_36 = d_a * x.asinh();
        let d_37 = d_36 * ::rootgrad_autodiff::rules::acosh(x + 1.5);
        d_x -= d_37;
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let a = ((x.acos() * x.asin()) + (x.atan() * x.atanh()))
            - (x.asinh() * (x + 1.5).acosh());
        let t_a = (((::rootgrad_autodiff::rules::acos(x) * t_x) * x.asin()
            + x.acos() * (::rootgrad_autodiff::rules::asin(x) * t_x))
            + ((::rootgrad_autodiff::rules::atan(x) * t_x) * x.atanh()
                + x.atan() * (::rootgrad_autodiff::rules::atanh(x) * t_x)))
            - ((::rootgrad_autodiff::rules::asinh(x) * t_x) * (x + 1.5).acosh()
                + x.asinh() * (::rootgrad_autodiff::rules::acosh(x + 1.5) * t_x));
        let b = ((x.sin() * x.cos()) * x.tan()) + ((x.sinh() * x.cosh()) * x.tanh());
        let t_b = (((::rootgrad_autodiff::rules::sin(x) * t_x) * x.cos()
            + x.sin() * (::rootgrad_autodiff::rules::cos(x) * t_x)) * x.tan()
            + (x.sin() * x.cos()) * (::rootgrad_autodiff::rules::tan(x) * t_x))
            + (((::rootgrad_autodiff::rules::sinh(x) * t_x) * x.cosh()
                + x.sinh() * (::rootgrad_autodiff::rules::cosh(x) * t_x)) * x.tanh()
                + (x.sinh() * x.cosh()) * (::rootgrad_autodiff::rules::tanh(x) * t_x));
        let c = ((x.exp() * x.exp2()) * x.exp_m1())
            + (((x.ln() * x.ln_1p()) * x.log2()) * x.log10());
        let t_c = (((::rootgrad_autodiff::rules::exp(x) * t_x) * x.exp2()
            + x.exp() * (::rootgrad_autodiff::rules::exp2(x) * t_x)) * x.exp_m1()
            + (x.exp() * x.exp2()) * (::rootgrad_autodiff::rules::exp_m1(x) * t_x))
            + ((((::rootgrad_autodiff::rules::ln(x) * t_x) * x.ln_1p()
                + x.ln() * (::rootgrad_autodiff::rules::ln_1p(x) * t_x)) * x.log2()
                + (x.ln() * x.ln_1p()) * (::rootgrad_autodiff::rules::log2(x) * t_x))
                * x.log10()
                + ((x.ln() * x.ln_1p()) * x.log2())
                    * (::rootgrad_autodiff::rules::log10(x) * t_x));
        let d = ((((x.sqrt() * x.cbrt()) * x.recip()) * x.powi(3)) * x.powi((-2)))
            * x.powf(1.7);
        let t_d = (((((::rootgrad_autodiff::rules::sqrt(x) * t_x) * x.cbrt()
            + x.sqrt() * (::rootgrad_autodiff::rules::cbrt(x) * t_x)) * x.recip()
            + (x.sqrt() * x.cbrt()) * (::rootgrad_autodiff::rules::recip(x) * t_x))
            * x.powi(3)
            + ((x.sqrt() * x.cbrt()) * x.recip())
                * (::rootgrad_autodiff::rules::powi(x, 3) * t_x)) * x.powi((-2))
            + (((x.sqrt() * x.cbrt()) * x.recip()) * x.powi(3))
                * (::rootgrad_autodiff::rules::powi(x, -2) * t_x)) * x.powf(1.7)
            + ((((x.sqrt() * x.cbrt()) * x.recip()) * x.powi(3)) * x.powi((-2)))
                * (::rootgrad_autodiff::rules::powf(x, 1.7).0 * t_x);
        let e = (((x.fract() * x.abs()) * (-x).abs()) * x.to_degrees()) * x.to_radians();
        let t_e = ((((::rootgrad_autodiff::rules::fract(x) * t_x) * x.abs()
            + x.fract() * (::rootgrad_autodiff::rules::abs(x) * t_x)) * (-x).abs()
            + (x.fract() * x.abs()) * (::rootgrad_autodiff::rules::abs(-x) * (-t_x)))
            * x.to_degrees()
            + ((x.fract() * x.abs()) * (-x).abs())
                * (::rootgrad_autodiff::rules::to_degrees(x) * t_x)) * x.to_radians()
            + (((x.fract() * x.abs()) * (-x).abs()) * x.to_degrees())
                * (::rootgrad_autodiff::rules::to_radians(x) * t_x);
        let result: f64 = (((a + b) + c) + d) + e;
        let t_result: f64 = (((t_a + t_b) + t_c) + t_d) + t_e;
        (result, t_result)
    }
}
mod of_several {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let a = (x.powf(y) * x.hypot(y)) + (y.atan2((-x)) * x.log((1.0 + y)));
        let b = x.mul_add(y, (x * a)) + (x.copysign((-y)) * y.copysign(x));
        let c = ((7.0 * x).rem_euclid(y) + ((7.0 * x) % y))
            + (x.max(y) * y.min((x * y)));
        let d = (x * y).clamp(x, y.max(x)) + x.max(y).mul_add(2.0, x.sin());
        let result: f64 = (a * b) + (c * d);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        let mut d_d: f64 = -0.0;
        d_a += d_result * b;
        d_b += d_result * a;
        d_c += d_result * d;
        d_d += d_result * c;
        let d_1 = d_d * ::rootgrad_autodiff::rules::clamp(x * y, x, y.max(x)).0;
        d_x += d_1 * y;
        d_y += d_1 * x;
        d_x += d_d * ::rootgrad_autodiff::rules::clamp(x * y, x, y.max(x)).1;
        let d_2 = d_d * ::rootgrad_autodiff::rules::clamp(x * y, x, y.max(x)).2;
        d_y += d_2 * ::rootgrad_autodiff::rules::max(y, x).0;
        d_x += d_2 * ::rootgrad_autodiff::rules::max(y, x).1;
        let d_3 = d_d * ::rootgrad_autodiff::rules::mul_add(x.max(y), 2.0, x.sin()).0;
        d_x += d_3 * ::rootgrad_autodiff::rules::max(x, y).0;
        d_y += d_3 * ::rootgrad_autodiff::rules::max(x, y).1;
        let d_4 = d_d * ::rootgrad_autodiff::rules::mul_add(x.max(y), 2.0, x.sin()).2;
        d_x += d_4 * ::rootgrad_autodiff::rules::sin(x);
        let d_5 = d_c * ::rootgrad_autodiff::rules::rem_euclid(7.0 * x, y).0;
        d_x += d_5 * 7.0;
        d_y += d_c * ::rootgrad_autodiff::rules::rem_euclid(7.0 * x, y).1;
        d_x += d_c * 7.0;
        d_y += d_c * ::rootgrad_autodiff::rules::rem(7.0 * x, y).1;
        let d_6 = d_c * y.min((x * y));
        d_x += d_6 * ::rootgrad_autodiff::rules::max(x, y).0;
        d_y += d_6 * ::rootgrad_autodiff::rules::max(x, y).1;
        let d_7 = d_c * x.max(y);
        d_y += d_7 * ::rootgrad_autodiff::rules::min(y, x * y).0;
        let d_8 = d_7 * ::rootgrad_autodiff::rules::min(y, x * y).1;
        d_x += d_8 * y;
        d_y += d_8 * x;
        d_x += d_b * ::rootgrad_autodiff::rules::mul_add(x, y, x * a).0;
        d_y += d_b * ::rootgrad_autodiff::rules::mul_add(x, y, x * a).1;
        let d_9 = d_b * ::rootgrad_autodiff::rules::mul_add(x, y, x * a).2;
        d_x += d_9 * a;
        d_a += d_9 * x;
        let d_10 = d_b * y.copysign(x);
        d_x += d_10 * ::rootgrad_autodiff::rules::copysign(x, -y).0;
        let d_11 = d_10 * ::rootgrad_autodiff::rules::copysign(x, -y).1;
        d_y -= d_11;
        let d_12 = d_b * x.copysign((-y));
        d_y += d_12 * ::rootgrad_autodiff::rules::copysign(y, x).0;
        d_x += d_12 * ::rootgrad_autodiff::rules::copysign(y, x).1;
        let d_13 = d_a * x.hypot(y);
        d_x += d_13 * ::rootgrad_autodiff::rules::powf(x, y).0;
        d_y += d_13 * ::rootgrad_autodiff::rules::powf(x, y).1;
        let d_14 = d_a * x.powf(y);
        d_x += d_14 * ::rootgrad_autodiff::rules::hypot(x, y).0;
        d_y += d_14 * ::rootgrad_autodiff::rules::hypot(x, y).1;
        let d_15 = d_a * x.log((1.0 + y));
        d_y += d_15 * ::rootgrad_autodiff::rules::atan2(y, -x).0;
        let d_16 = d_15 * ::rootgrad_autodiff::rules::atan2(y, -x).1;
        d_x -= d_16;
        let d_17 = d_a * y.atan2((-x));
        d_x += d_17 * ::rootgrad_autodiff::rules::log(x, 1.0 + y).0;
        let d_18 = d_17 * ::rootgrad_autodiff::rules::log(x, 1.0 + y).1;
        d_y += d_18;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let p_1 = ::rootgrad_autodiff::rules::powf(x, y);
        let p_2 = ::rootgrad_autodiff::rules::hypot(x, y);
        let p_3 = ::rootgrad_autodiff::rules::atan2(y, -x);
        let p_4 = ::rootgrad_autodiff::rules::log(x, 1.0 + y);
        let a = (x.powf(y) * x.hypot(y)) + (y.atan2((-x)) * x.log((1.0 + y)));
        let t_a = ((p_1.0 * t_x + p_1.1 * t_y) * x.hypot(y)
            + x.powf(y) * (p_2.0 * t_x + p_2.1 * t_y))
            + ((p_3.0 * t_y + p_3.1 * (-t_x)) * x.log((1.0 + y))
                + y.atan2((-x)) * (p_4.0 * t_x + p_4.1 * t_y));
        let p_5 = ::rootgrad_autodiff::rules::mul_add(x, y, x * a);
        let p_6 = ::rootgrad_autodiff::rules::copysign(x, -y);
        let p_7 = ::rootgrad_autodiff::rules::copysign(y, x);
        let b = x.mul_add(y, (x * a)) + (x.copysign((-y)) * y.copysign(x));
        let t_b = (p_5.0 * t_x + p_5.1 * t_y + p_5.2 * (t_x * a + x * t_a))
            + ((p_6.0 * t_x + p_6.1 * (-t_y)) * y.copysign(x)
                + x.copysign((-y)) * (p_7.0 * t_y + p_7.1 * t_x));
        let p_8 = ::rootgrad_autodiff::rules::rem_euclid(7.0 * x, y);
        let p_9 = ::rootgrad_autodiff::rules::max(x, y);
        let p_10 = ::rootgrad_autodiff::rules::min(y, x * y);
        let c = ((7.0 * x).rem_euclid(y) + ((7.0 * x) % y))
            + (x.max(y) * y.min((x * y)));
        let t_c = ((p_8.0 * (7.0 * t_x) + p_8.1 * t_y)
            + ((7.0 * t_x) + ::rootgrad_autodiff::rules::rem(7.0 * x, y).1 * t_y))
            + ((p_9.0 * t_x + p_9.1 * t_y) * y.min((x * y))
                + x.max(y) * (p_10.0 * t_y + p_10.1 * (t_x * y + x * t_y)));
        let p_11 = ::rootgrad_autodiff::rules::clamp(x * y, x, y.max(x));
        let p_12 = ::rootgrad_autodiff::rules::max(y, x);
        let p_13 = ::rootgrad_autodiff::rules::mul_add(x.max(y), 2.0, x.sin());
        let p_14 = ::rootgrad_autodiff::rules::max(x, y);
        let d = (x * y).clamp(x, y.max(x)) + x.max(y).mul_add(2.0, x.sin());
        let t_d = (p_11.0 * (t_x * y + x * t_y) + p_11.1 * t_x
            + p_11.2 * (p_12.0 * t_y + p_12.1 * t_x))
            + (p_13.0 * (p_14.0 * t_x + p_14.1 * t_y)
                + p_13.2 * (::rootgrad_autodiff::rules::sin(x) * t_x));
        let result: f64 = (a * b) + (c * d);
        let t_result: f64 = (t_a * b + a * t_b) + (t_c * d + c * t_d);
        (result, t_result)
    }
}
mod powers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, p: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut n = 3;
        let a = x.powi(kept_2.keep(n));
        n -= 5;
        let b = x.powi(kept_1.keep(n));
        n = 0;
        let c = x.powi(n) * x;
        let result: f64 = ((x.powf(p) + (2f64).powf((x * p))) + (x * p).powf(x))
            + ((a * b) * c);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_p = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        d_x += d_result * ::rootgrad_autodiff::rules::powf(x, p).0;
        d_p += d_result * ::rootgrad_autodiff::rules::powf(x, p).1;
        let d_1 = d_result * ::rootgrad_autodiff::rules::powf(2f64, x * p).1;
        d_x += d_1 * p;
        d_p += d_1 * x;
        let d_2 = d_result * ::rootgrad_autodiff::rules::powf(x * p, x).0;
        d_x += d_2 * p;
        d_p += d_2 * x;
        d_x += d_result * ::rootgrad_autodiff::rules::powf(x * p, x).1;
        let d_3 = d_result * c;
        d_a += d_3 * b;
        d_b += d_3 * a;
        d_c += d_result * (a * b);
        let d_4 = d_c * x;
        d_x += d_4 * ::rootgrad_autodiff::rules::powi(x, n);
        d_x += d_c * x.powi(n);
        let v_1 = kept_1.take();
        d_x += d_b * ::rootgrad_autodiff::rules::powi(x, v_1);
        let v_2 = kept_2.take();
        d_x += d_a * ::rootgrad_autodiff::rules::powi(x, v_2);
        (result, d_x, d_p)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, p: f64, t_p: f64) -> (f64, f64) {
        let mut n = 3;
        let a = x.powi(n);
        let t_a = ::rootgrad_autodiff::rules::powi(x, n) * t_x;
        n -= 5;
        let b = x.powi(n);
        let t_b = ::rootgrad_autodiff::rules::powi(x, n) * t_x;
        n = 0;
        let c = x.powi(n) * x;
        let t_c = (::rootgrad_autodiff::rules::powi(x, n) * t_x) * x + x.powi(n) * t_x;
        let p_1 = ::rootgrad_autodiff::rules::powf(x, p);
        let p_2 = ::rootgrad_autodiff::rules::powf(x * p, x);
        let result: f64 = ((x.powf(p) + (2f64).powf((x * p))) + (x * p).powf(x))
            + ((a * b) * c);
        let t_result: f64 = (((p_1.0 * t_x + p_1.1 * t_p)
            + (::rootgrad_autodiff::rules::powf(2f64, x * p).1 * (t_x * p + x * t_p)))
            + (p_2.0 * (t_x * p + x * t_p) + p_2.1 * t_x))
            + ((t_a * b + a * t_b) * c + (a * b) * t_c);
        (result, t_result)
    }
}
mod power_at_zero {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let result: f64 = ((((x.powf(2.0) + (3.0 * x.powf(1.0))) + x.powf(0.0))
            + x.powi(1)) + x.powi(2)) + x.powi(0);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        d_x += d_result * ::rootgrad_autodiff::rules::powf(x, 2.0).0;
        let d_1 = d_result * 3.0;
        d_x += d_1 * ::rootgrad_autodiff::rules::powf(x, 1.0).0;
        d_x += d_result * ::rootgrad_autodiff::rules::powf(x, 0.0).0;
        d_x += d_result * ::rootgrad_autodiff::rules::powi(x, 1);
        d_x += d_result * ::rootgrad_autodiff::rules::powi(x, 2);
        d_x += d_result * ::rootgrad_autodiff::rules::powi(x, 0);
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let result: f64 = ((((x.powf(2.0) + (3.0 * x.powf(1.0))) + x.powf(0.0))
            + x.powi(1)) + x.powi(2)) + x.powi(0);
        let t_result: f64 = (((((::rootgrad_autodiff::rules::powf(x, 2.0).0 * t_x)
            + (3.0 * (::rootgrad_autodiff::rules::powf(x, 1.0).0 * t_x)))
            + (::rootgrad_autodiff::rules::powf(x, 0.0).0 * t_x))
            + (::rootgrad_autodiff::rules::powi(x, 1) * t_x))
            + (::rootgrad_autodiff::rules::powi(x, 2) * t_x))
            + (::rootgrad_autodiff::rules::powi(x, 0) * t_x);
        (result, t_result)
    }
}
mod casts {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let single = x as f32;
        let n = (10.0 * x) as i64;
        let back = ((single as f64) * 2.0) + (single as f64);
        let result: f64 = ((back + ((n as f64) * x)) + ((((n % 3) as f64) * x) * x))
            + (x.floor() * x);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_single: f32 = -0.0;
        let mut d_back: f64 = -0.0;
        d_back += d_result;
        d_x += d_result * (n as f64);
        let d_1 = d_result * x;
        d_x += d_1 * ((n % 3) as f64);
        d_x += d_result * (((n % 3) as f64) * x);
        d_x += d_result * x.floor();
        let d_2 = d_back * 2.0;
        d_single += ::rootgrad_autodiff::cast::<_, f32>(d_2);
        d_single += ::rootgrad_autodiff::cast::<_, f32>(d_back);
        d_x += ::rootgrad_autodiff::cast::<_, f64>(d_single);
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let single = x as f32;
        let t_single = ::rootgrad_autodiff::cast::<_, f32>(t_x);
        let n = (10.0 * x) as i64;
        let back = ((single as f64) * 2.0) + (single as f64);
        let t_back = ((::rootgrad_autodiff::cast::<_, f64>(t_single) * 2.0)
            + ::rootgrad_autodiff::cast::<_, f64>(t_single));
        let result: f64 = ((back + ((n as f64) * x)) + ((((n % 3) as f64) * x) * x))
            + (x.floor() * x);
        let t_result: f64 = ((t_back + ((n as f64) * t_x))
            + ((((n % 3) as f64) * t_x) * x + (((n % 3) as f64) * x) * t_x))
            + (x.floor() * t_x);
        (result, t_result)
    }
}
mod constants {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let a = ((SCALE * x) + OFFSET) - (std::f64::consts::PI * (-x));
        let b = (((1e-1_f64 * a) * (-(-2f64))) + f64::EPSILON) - 1_000.5;
        let c = ((-a) * b) - (-x);
        let result: f64 = c / SCALE;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        d_c += d_result / SCALE;
        let d_1 = d_c * b;
        d_a -= d_1;
        d_b += d_c * (-a);
        d_x += d_c;
        let d_2 = d_b * (-(-2f64));
        d_a += d_2 * 1e-1_f64;
        d_x += d_a * SCALE;
        let d_3 = d_a * std::f64::consts::PI;
        d_x += d_3;
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let a = ((SCALE * x) + OFFSET) - (std::f64::consts::PI * (-x));
        let t_a = (SCALE * t_x) - (std::f64::consts::PI * (-t_x));
        let b = (((1e-1_f64 * a) * (-(-2f64))) + f64::EPSILON) - 1_000.5;
        let t_b = (1e-1_f64 * t_a) * (-(-2f64));
        let c = ((-a) * b) - (-x);
        let t_c = ((-t_a) * b + (-a) * t_b) - (-t_x);
        let result: f64 = c / SCALE;
        let t_result: f64 = t_c / SCALE;
        (result, t_result)
    }
}
mod black_scholes {
    ///The derivative of [`normal`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum normal {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl normal {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &normal)
        }
        /// The reverse derivative of [`normal`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let like_n = ::rootgrad_autodiff::rt::Like::new();
            let mut term = x;
            let mut sum = x;
            for n in 1..80 {
                like_n.of(&n);
                term = kept_1.keep(term) * (((-x) * x) / (2.0 * (n as f64)));
                sum += term / (((2 * n) + 1) as f64);
            }
            let result: f64 = 0.5 + (sum / (2.0 * PI).sqrt());
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_term: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            d_sum += d_result / (2.0 * PI).sqrt();
            for n in (1..80).rev() {
                like_n.of(&n);
                let v_1 = kept_1.take();
                let d_1 = d_sum;
                d_term += d_1 / (((2 * n) + 1) as f64);
                let d_2 = ::core::mem::take(&mut d_term);
                d_term += d_2 * (((-x) * x) / (2.0 * (n as f64)));
                let d_3 = d_2 * v_1;
                let d_4 = d_3 / (2.0 * (n as f64));
                let d_5 = d_4 * x;
                d_x -= d_5;
                d_x += d_4 * (-x);
            }
            d_x += d_sum;
            d_x += d_term;
            kept_1.finish();
            (result, d_x)
        }
        /// The forward derivative of [`normal`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let mut term = x;
            let mut t_term = t_x;
            let mut sum = x;
            let mut t_sum = t_x;
            for n in 1..80 {
                t_term = t_term * (((-x) * x) / (2.0 * (n as f64)))
                    + term * (((-t_x) * x + (-x) * t_x) / (2.0 * (n as f64)));
                term = term * (((-x) * x) / (2.0 * (n as f64)));
                t_sum += t_term / (((2 * n) + 1) as f64);
                sum += term / (((2 * n) + 1) as f64);
            }
            let result: f64 = 0.5 + (sum / (2.0 * PI).sqrt());
            let t_result: f64 = t_sum / (2.0 * PI).sqrt();
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
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let like_n = ::rootgrad_autodiff::rt::Like::new();
            let mut term = x;
            let mut t_term = t_x;
            let mut sum = x;
            let mut t_sum = t_x;
            for n in 1..80 {
                like_n.of(&n);
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let term_1 = kept_2.keep(term);
                t_term = (kept_1.keep(t_term) * (((-x) * x) / (2.0 * (n as f64))))
                    + (term_1 * ((((-t_x) * x) + ((-x) * t_x)) / (2.0 * (n as f64))));
                term = term_1 * (((-x) * x) / (2.0 * (n as f64)));
                t_sum += t_term / (((2 * n) + 1) as f64);
                sum += term / (((2 * n) + 1) as f64);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = 0.5 + (sum / (2.0 * PI).sqrt());
            let t_result: f64 = t_sum / (2.0 * PI).sqrt();
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_term: f64 = -0.0;
            let mut d_t_term: f64 = -0.0;
            let mut d_sum: f64 = -0.0;
            let mut d_t_sum: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum += d_t_result / (2.0 * PI).sqrt();
            d_sum += d_result / (2.0 * PI).sqrt();
            for n in (1..80).rev() {
                like_n.of(&n);
                let (v_1, term_1) = pass_1.take();
                let mut d_term_1: f64 = -0.0;
                let d_1 = d_sum;
                d_term += d_1 / (((2 * n) + 1) as f64);
                let d_2 = d_t_sum;
                d_t_term += d_2 / (((2 * n) + 1) as f64);
                let d_3 = ::core::mem::take(&mut d_term);
                d_term_1 += d_3 * (((-x) * x) / (2.0 * (n as f64)));
                let d_4 = d_3 * term_1;
                let d_5 = d_4 / (2.0 * (n as f64));
                let d_6 = d_5 * x;
                d_x -= d_6;
                d_x += d_5 * (-x);
                let d_7 = ::core::mem::take(&mut d_t_term);
                d_t_term += d_7 * (((-x) * x) / (2.0 * (n as f64)));
                let d_8 = d_7 * v_1;
                let d_9 = d_8 / (2.0 * (n as f64));
                let d_10 = d_9 * x;
                d_x -= d_10;
                d_x += d_9 * (-x);
                d_term_1 += d_7 * ((((-t_x) * x) + ((-x) * t_x)) / (2.0 * (n as f64)));
                let d_11 = d_7 * term_1;
                let d_12 = d_11 / (2.0 * (n as f64));
                let d_13 = d_12 * x;
                d_t_x -= d_13;
                d_x += d_12 * (-t_x);
                let d_14 = d_12 * t_x;
                d_x -= d_14;
                d_t_x += d_12 * (-x);
                d_term += d_term_1;
            }
            d_t_x += d_t_sum;
            d_x += d_sum;
            d_t_x += d_t_term;
            d_x += d_term;
            pass_1.finish();
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
    pub fn reverse(
        spot: f64,
        strike: f64,
        rate: f64,
        volatility: f64,
        time: f64,
        d_ret: f64,
    ) -> (f64, f64, f64, f64, f64, f64) {
        ::rootgrad_autodiff::callees!(normal as rule_of_normal);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let sqrt_2 = time.sqrt();
        let root = volatility * sqrt_2;
        let d1 = ((spot / strike).ln()
            + ((rate + ((0.5 * volatility) * volatility)) * time)) / root;
        let d2 = d1 - root;
        let value = kept_2
            .aside(::rootgrad_autodiff::ahead!(rule_of_normal, normal, a0 = d1));
        let value_2 = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_normal, normal, a0 = d2));
        let exp_2 = ((-rate) * time).exp();
        let result: f64 = (spot * value) - ((strike * exp_2) * value_2);
        let mut d_spot = ::rootgrad_autodiff::zero::<f64>();
        let mut d_strike = ::rootgrad_autodiff::zero::<f64>();
        let mut d_rate = ::rootgrad_autodiff::zero::<f64>();
        let mut d_volatility = ::rootgrad_autodiff::zero::<f64>();
        let mut d_time = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_sqrt_2: f64 = -0.0;
        let mut d_root: f64 = -0.0;
        let mut d_d1: f64 = -0.0;
        let mut d_d2: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let mut d_value_2: f64 = -0.0;
        let mut d_exp_2: f64 = -0.0;
        d_spot += d_result * value;
        d_value += d_result * spot;
        let d_1 = d_result * value_2;
        d_strike -= d_1 * exp_2;
        d_exp_2 -= d_1 * strike;
        d_value_2 -= d_result * (strike * exp_2);
        let d_2 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
        let d_3 = d_2 * time;
        d_rate -= d_3;
        d_time += d_2 * (-rate);
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_d2,
                &d_value_2,
            );
        } else {
            rule_of_normal::__vjp(d2, &mut d_d2, d_value_2);
        }
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_2, 0, &mut d_d1, &d_value);
        } else {
            rule_of_normal::__vjp(d1, &mut d_d1, d_value);
        }
        d_d1 += d_d2;
        d_root -= d_d2;
        let d_4 = d_d1 / root;
        let d_5 = d_4 * ::rootgrad_autodiff::rules::ln(spot / strike);
        d_spot += d_5 / strike;
        d_strike -= d_5 / strike * (spot / strike);
        let d_6 = d_4 * time;
        d_rate += d_6;
        let d_7 = d_6 * volatility;
        d_volatility += d_7 * 0.5;
        d_volatility += d_6 * (0.5 * volatility);
        d_time += d_4 * (rate + ((0.5 * volatility) * volatility));
        d_root -= d_d1 / root * d1;
        d_volatility += d_root * sqrt_2;
        d_sqrt_2 += d_root * volatility;
        d_time += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
        (result, d_spot, d_strike, d_rate, d_volatility, d_time)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        spot: f64,
        t_spot: f64,
        strike: f64,
        t_strike: f64,
        rate: f64,
        t_rate: f64,
        volatility: f64,
        t_volatility: f64,
        time: f64,
        t_time: f64,
    ) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(normal as rule_of_normal);
        let root = volatility * time.sqrt();
        let t_root = t_volatility * time.sqrt()
            + volatility * (::rootgrad_autodiff::rules::sqrt(time) * t_time);
        let d1 = ((spot / strike).ln()
            + ((rate + ((0.5 * volatility) * volatility)) * time)) / root;
        let t_d1 = (((::rootgrad_autodiff::rules::ln(spot / strike)
            * ((t_spot - (spot / strike) * t_strike) / strike))
            + ((t_rate
                + ((0.5 * t_volatility) * volatility
                    + (0.5 * volatility) * t_volatility)) * time
                + (rate + ((0.5 * volatility) * volatility)) * t_time))
            - (((spot / strike).ln()
                + ((rate + ((0.5 * volatility) * volatility)) * time)) / root) * t_root)
            / root;
        let d2 = d1 - root;
        let t_d2 = t_d1 - t_root;
        let (v_1, t_value) = rule_of_normal::__jvp(normal, d1, t_d1);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_normal::__jvp(normal, d2, t_d2);
        let value_2 = v_2;
        let result: f64 = (spot * value) - ((strike * ((-rate) * time).exp()) * value_2);
        let t_result: f64 = (t_spot * value + spot * t_value)
            - ((t_strike * ((-rate) * time).exp()
                + strike
                    * (::rootgrad_autodiff::rules::exp((-rate) * time)
                        * ((-t_rate) * time + (-rate) * t_time))) * value_2
                + (strike * ((-rate) * time).exp()) * t_value_2);
        (result, t_result)
    }
}
mod extreme_quotients {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let result: f64 = x / y;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        d_x += d_result / y;
        d_y -= d_result / y * result;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let result: f64 = x / y;
        let t_result: f64 = (t_x - (x / y) * t_y) / y;
        (result, t_result)
    }
}
mod formulas_with_the_same_names {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: f64, b: f64, d_ret: f64) -> (f64, f64, f64) {
        let length = a.hypot(1.5);
        let slope = b.tanh();
        let turn = b.atan2(a);
        let tanh_2 = (a * b).tanh();
        let other = a.atan2(2.0) * tanh_2;
        let result: f64 = (length * slope) + (turn * other);
        let mut d_a = ::rootgrad_autodiff::zero::<f64>();
        let mut d_b = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_length: f64 = -0.0;
        let mut d_slope: f64 = -0.0;
        let mut d_turn: f64 = -0.0;
        let mut d_tanh_2: f64 = -0.0;
        let mut d_other: f64 = -0.0;
        d_length += d_result * slope;
        d_slope += d_result * length;
        d_turn += d_result * other;
        d_other += d_result * turn;
        let d_1 = d_other * tanh_2;
        d_a += d_1 * ::rootgrad_autodiff::rules::atan2(a, 2.0).0;
        d_tanh_2 += d_other * a.atan2(2.0);
        let d_2 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
        d_a += d_2 * b;
        d_b += d_2 * a;
        d_b += d_turn * ::rootgrad_autodiff::rules::atan2(b, a).0;
        d_a += d_turn * ::rootgrad_autodiff::rules::atan2(b, a).1;
        d_b += d_slope * ::rootgrad_autodiff::rules::by_result::tanh(slope);
        d_a += d_length * ::rootgrad_autodiff::rules::hypot(a, 1.5).0;
        (result, d_a, d_b)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: f64, t_a: f64, b: f64, t_b: f64) -> (f64, f64) {
        let length = a.hypot(1.5);
        let t_length = ::rootgrad_autodiff::rules::hypot(a, 1.5).0 * t_a;
        let slope = b.tanh();
        let t_slope = ::rootgrad_autodiff::rules::tanh(b) * t_b;
        let p_1 = ::rootgrad_autodiff::rules::atan2(b, a);
        let turn = b.atan2(a);
        let t_turn = p_1.0 * t_b + p_1.1 * t_a;
        let other = a.atan2(2.0) * (a * b).tanh();
        let t_other = (::rootgrad_autodiff::rules::atan2(a, 2.0).0 * t_a)
            * (a * b).tanh()
            + a.atan2(2.0)
                * (::rootgrad_autodiff::rules::tanh(a * b) * (t_a * b + a * t_b));
        let result: f64 = (length * slope) + (turn * other);
        let t_result: f64 = (t_length * slope + length * t_slope)
            + (t_turn * other + turn * t_other);
        (result, t_result)
    }
}
mod all_rules_at_once {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(u: f64, v: f64, d_ret: f64) -> (f64, f64, f64) {
        let inverse = (u.acos() * v.asin())
            + (((1.5 + (u * u)).acosh() * v.asinh()) * u.atan());
        let angles = (u.atan2(v) + (u * v).atanh())
            - (v.copysign(u).clamp(0.1, u) * u.abs());
        let cbrt_2 = u.cbrt();
        let sqrt_2 = v.sqrt();
        let cbrt_3 = v.cbrt();
        let roots = ((cbrt_2 * sqrt_2) + (u.hypot(v) * cbrt_3))
            - (u.hypot(0.5) * v.recip());
        let exp2_2 = u.exp2();
        let exp_2 = v.exp();
        let exp_m1_2 = (u * v).exp_m1();
        let powers = (u.powf(v) * v.powi(3)) + ((exp2_2 * exp_2) * exp_m1_2);
        let logarithms = ((u.ln() * v.ln_1p()) + (u.log((2.0 + v)) * v.log2()))
            - (v.log10() * u.fract());
        let tan_2 = u.tan();
        let tan_3 = v.tan();
        let circular = ((tan_2 * v.sin()) - (u.cos() * tan_3))
            + (v.to_radians() * u.to_degrees());
        let tanh_2 = v.tanh();
        let tanh_3 = u.tanh();
        let hyperbolic = (u.sinh() * tanh_2)
            + ((v.cosh() * tanh_3) * v.mul_add(u, (v * u)));
        let choices = ((u.max(v) * v.min(u)) + ((5.0 * u) % v))
            + ((-3.0) * v).rem_euclid(u);
        let sums = ((inverse * angles) + (roots * powers)) - (logarithms * circular);
        let tanh_4 = (inverse + roots).tanh();
        let tan_4 = powers.tan();
        let result: f64 = ((sums * hyperbolic) * choices)
            + (tanh_4 * tan_4.atan2(angles));
        let mut d_u = ::rootgrad_autodiff::zero::<f64>();
        let mut d_v = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_inverse: f64 = -0.0;
        let mut d_angles: f64 = -0.0;
        let mut d_cbrt_2: f64 = -0.0;
        let mut d_sqrt_2: f64 = -0.0;
        let mut d_cbrt_3: f64 = -0.0;
        let mut d_roots: f64 = -0.0;
        let mut d_exp2_2: f64 = -0.0;
        let mut d_exp_2: f64 = -0.0;
        let mut d_exp_m1_2: f64 = -0.0;
        let mut d_powers: f64 = -0.0;
        let mut d_logarithms: f64 = -0.0;
        let mut d_tan_2: f64 = -0.0;
        let mut d_tan_3: f64 = -0.0;
        let mut d_circular: f64 = -0.0;
        let mut d_tanh_2: f64 = -0.0;
        let mut d_tanh_3: f64 = -0.0;
        let mut d_hyperbolic: f64 = -0.0;
        let mut d_choices: f64 = -0.0;
        let mut d_sums: f64 = -0.0;
        let mut d_tanh_4: f64 = -0.0;
        let mut d_tan_4: f64 = -0.0;
        let d_1 = d_result * choices;
        d_sums += d_1 * hyperbolic;
        d_hyperbolic += d_1 * sums;
        d_choices += d_result * (sums * hyperbolic);
        d_tanh_4 += d_result * tan_4.atan2(angles);
        let d_2 = d_result * tanh_4;
        d_tan_4 += d_2 * ::rootgrad_autodiff::rules::atan2(tan_4, angles).0;
        d_angles += d_2 * ::rootgrad_autodiff::rules::atan2(tan_4, angles).1;
        d_powers += d_tan_4 * ::rootgrad_autodiff::rules::by_result::tan(tan_4);
        let d_3 = d_tanh_4 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_4);
        d_inverse += d_3;
        d_roots += d_3;
        d_inverse += d_sums * angles;
        d_angles += d_sums * inverse;
        d_roots += d_sums * powers;
        d_powers += d_sums * roots;
        d_logarithms -= d_sums * circular;
        d_circular -= d_sums * logarithms;
        let d_4 = d_choices * v.min(u);
        d_u += d_4 * ::rootgrad_autodiff::rules::max(u, v).0;
        d_v += d_4 * ::rootgrad_autodiff::rules::max(u, v).1;
        let d_5 = d_choices * u.max(v);
        d_v += d_5 * ::rootgrad_autodiff::rules::min(v, u).0;
        d_u += d_5 * ::rootgrad_autodiff::rules::min(v, u).1;
        d_u += d_choices * 5.0;
        d_v += d_choices * ::rootgrad_autodiff::rules::rem(5.0 * u, v).1;
        let d_6 = d_choices * ::rootgrad_autodiff::rules::rem_euclid((-3.0) * v, u).0;
        d_v += d_6 * (-3.0);
        d_u += d_choices * ::rootgrad_autodiff::rules::rem_euclid((-3.0) * v, u).1;
        let d_7 = d_hyperbolic * tanh_2;
        d_u += d_7 * ::rootgrad_autodiff::rules::sinh(u);
        d_tanh_2 += d_hyperbolic * u.sinh();
        let d_8 = d_hyperbolic * v.mul_add(u, (v * u));
        let d_9 = d_8 * tanh_3;
        d_v += d_9 * ::rootgrad_autodiff::rules::cosh(v);
        d_tanh_3 += d_8 * v.cosh();
        let d_10 = d_hyperbolic * (v.cosh() * tanh_3);
        d_v += d_10 * ::rootgrad_autodiff::rules::mul_add(v, u, v * u).0;
        d_u += d_10 * ::rootgrad_autodiff::rules::mul_add(v, u, v * u).1;
        let d_11 = d_10 * ::rootgrad_autodiff::rules::mul_add(v, u, v * u).2;
        d_v += d_11 * u;
        d_u += d_11 * v;
        d_u += d_tanh_3 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_3);
        d_v += d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
        d_tan_2 += d_circular * v.sin();
        let d_12 = d_circular * tan_2;
        d_v += d_12 * ::rootgrad_autodiff::rules::sin(v);
        let d_13 = d_circular * tan_3;
        d_u -= d_13 * ::rootgrad_autodiff::rules::cos(u);
        d_tan_3 -= d_circular * u.cos();
        let d_14 = d_circular * u.to_degrees();
        d_v += d_14 * ::rootgrad_autodiff::rules::to_radians(v);
        let d_15 = d_circular * v.to_radians();
        d_u += d_15 * ::rootgrad_autodiff::rules::to_degrees(u);
        d_v += d_tan_3 * ::rootgrad_autodiff::rules::by_result::tan(tan_3);
        d_u += d_tan_2 * ::rootgrad_autodiff::rules::by_result::tan(tan_2);
        let d_16 = d_logarithms * v.ln_1p();
        d_u += d_16 * ::rootgrad_autodiff::rules::ln(u);
        let d_17 = d_logarithms * u.ln();
        d_v += d_17 * ::rootgrad_autodiff::rules::ln_1p(v);
        let d_18 = d_logarithms * v.log2();
        d_u += d_18 * ::rootgrad_autodiff::rules::log(u, 2.0 + v).0;
        let d_19 = d_18 * ::rootgrad_autodiff::rules::log(u, 2.0 + v).1;
        d_v += d_19;
        let d_20 = d_logarithms * u.log((2.0 + v));
        d_v += d_20 * ::rootgrad_autodiff::rules::log2(v);
        let d_21 = d_logarithms * u.fract();
        d_v -= d_21 * ::rootgrad_autodiff::rules::log10(v);
        let d_22 = d_logarithms * v.log10();
        d_u -= d_22 * ::rootgrad_autodiff::rules::fract(u);
        let d_23 = d_powers * v.powi(3);
        d_u += d_23 * ::rootgrad_autodiff::rules::powf(u, v).0;
        d_v += d_23 * ::rootgrad_autodiff::rules::powf(u, v).1;
        let d_24 = d_powers * u.powf(v);
        d_v += d_24 * ::rootgrad_autodiff::rules::powi(v, 3);
        let d_25 = d_powers * exp_m1_2;
        d_exp2_2 += d_25 * exp_2;
        d_exp_2 += d_25 * exp2_2;
        d_exp_m1_2 += d_powers * (exp2_2 * exp_2);
        let d_26 = d_exp_m1_2 * ::rootgrad_autodiff::rules::by_result::exp_m1(exp_m1_2);
        d_u += d_26 * v;
        d_v += d_26 * u;
        d_v += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
        d_u += d_exp2_2 * ::rootgrad_autodiff::rules::by_result::exp2(exp2_2);
        d_cbrt_2 += d_roots * sqrt_2;
        d_sqrt_2 += d_roots * cbrt_2;
        let d_27 = d_roots * cbrt_3;
        d_u += d_27 * ::rootgrad_autodiff::rules::hypot(u, v).0;
        d_v += d_27 * ::rootgrad_autodiff::rules::hypot(u, v).1;
        d_cbrt_3 += d_roots * u.hypot(v);
        let d_28 = d_roots * v.recip();
        d_u -= d_28 * ::rootgrad_autodiff::rules::hypot(u, 0.5).0;
        let d_29 = d_roots * u.hypot(0.5);
        d_v -= d_29 * ::rootgrad_autodiff::rules::recip(v);
        d_v += d_cbrt_3 * ::rootgrad_autodiff::rules::by_result::cbrt(cbrt_3);
        d_v += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
        d_u += d_cbrt_2 * ::rootgrad_autodiff::rules::by_result::cbrt(cbrt_2);
        d_u += d_angles * ::rootgrad_autodiff::rules::atan2(u, v).0;
        d_v += d_angles * ::rootgrad_autodiff::rules::atan2(u, v).1;
        let d_30 = d_angles * ::rootgrad_autodiff::rules::atanh(u * v);
        d_u += d_30 * v;
        d_v += d_30 * u;
        let d_31 = d_angles * u.abs();
        let d_32 = d_31 * ::rootgrad_autodiff::rules::clamp(v.copysign(u), 0.1, u).0;
        d_v -= d_32 * ::rootgrad_autodiff::rules::copysign(v, u).0;
        d_u -= d_32 * ::rootgrad_autodiff::rules::copysign(v, u).1;
        d_u -= d_31 * ::rootgrad_autodiff::rules::clamp(v.copysign(u), 0.1, u).2;
        let d_33 = d_angles * v.copysign(u).clamp(0.1, u);
        d_u -= d_33 * ::rootgrad_autodiff::rules::abs(u);
        let d_34 = d_inverse * v.asin();
        d_u += d_34 * ::rootgrad_autodiff::rules::acos(u);
        let d_35 = d_inverse * u.acos();
        d_v += d_35 * ::rootgrad_autodiff::rules::asin(v);
        let d_36 = d_inverse * u.atan();
        let d_37 = d_36 * v.asinh();
        let d_38 = d_37 * ::rootgrad_autodiff::rules::acosh(1.5 + (u * u));
        d_u += d_38 * u;
        d_u += d_38 * u;
        let d_39 = d_36 * (1.5 + (u * u)).acosh();
        d_v += d_39 * ::rootgrad_autodiff::rules::asinh(v);
        let d_40 = d_inverse * ((1.5 + (u * u)).acosh() * v.asinh());
        d_u += d_40 * ::rootgrad_autodiff::rules::atan(u);
        (result, d_u, d_v)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(u: f64, t_u: f64, v: f64, t_v: f64) -> (f64, f64) {
        let inverse = (u.acos() * v.asin())
            + (((1.5 + (u * u)).acosh() * v.asinh()) * u.atan());
        let t_inverse = ((::rootgrad_autodiff::rules::acos(u) * t_u) * v.asin()
            + u.acos() * (::rootgrad_autodiff::rules::asin(v) * t_v))
            + (((::rootgrad_autodiff::rules::acosh(1.5 + (u * u)) * (t_u * u + u * t_u))
                * v.asinh()
                + (1.5 + (u * u)).acosh() * (::rootgrad_autodiff::rules::asinh(v) * t_v))
                * u.atan()
                + ((1.5 + (u * u)).acosh() * v.asinh())
                    * (::rootgrad_autodiff::rules::atan(u) * t_u));
        let p_1 = ::rootgrad_autodiff::rules::atan2(u, v);
        let p_2 = ::rootgrad_autodiff::rules::clamp(v.copysign(u), 0.1, u);
        let p_3 = ::rootgrad_autodiff::rules::copysign(v, u);
        let angles = (u.atan2(v) + (u * v).atanh())
            - (v.copysign(u).clamp(0.1, u) * u.abs());
        let t_angles = ((p_1.0 * t_u + p_1.1 * t_v)
            + (::rootgrad_autodiff::rules::atanh(u * v) * (t_u * v + u * t_v)))
            - ((p_2.0 * (p_3.0 * t_v + p_3.1 * t_u) + p_2.2 * t_u) * u.abs()
                + v.copysign(u).clamp(0.1, u)
                    * (::rootgrad_autodiff::rules::abs(u) * t_u));
        let p_4 = ::rootgrad_autodiff::rules::hypot(u, v);
        let roots = ((u.cbrt() * v.sqrt()) + (u.hypot(v) * v.cbrt()))
            - (u.hypot(0.5) * v.recip());
        let t_roots = (((::rootgrad_autodiff::rules::cbrt(u) * t_u) * v.sqrt()
            + u.cbrt() * (::rootgrad_autodiff::rules::sqrt(v) * t_v))
            + ((p_4.0 * t_u + p_4.1 * t_v) * v.cbrt()
                + u.hypot(v) * (::rootgrad_autodiff::rules::cbrt(v) * t_v)))
            - ((::rootgrad_autodiff::rules::hypot(u, 0.5).0 * t_u) * v.recip()
                + u.hypot(0.5) * (::rootgrad_autodiff::rules::recip(v) * t_v));
        let p_5 = ::rootgrad_autodiff::rules::powf(u, v);
        let powers = (u.powf(v) * v.powi(3)) + ((u.exp2() * v.exp()) * (u * v).exp_m1());
        let t_powers = ((p_5.0 * t_u + p_5.1 * t_v) * v.powi(3)
            + u.powf(v) * (::rootgrad_autodiff::rules::powi(v, 3) * t_v))
            + (((::rootgrad_autodiff::rules::exp2(u) * t_u) * v.exp()
                + u.exp2() * (::rootgrad_autodiff::rules::exp(v) * t_v))
                * (u * v).exp_m1()
                + (u.exp2() * v.exp())
                    * (::rootgrad_autodiff::rules::exp_m1(u * v) * (t_u * v + u * t_v)));
        let p_6 = ::rootgrad_autodiff::rules::log(u, 2.0 + v);
        let logarithms = ((u.ln() * v.ln_1p()) + (u.log((2.0 + v)) * v.log2()))
            - (v.log10() * u.fract());
        let t_logarithms = (((::rootgrad_autodiff::rules::ln(u) * t_u) * v.ln_1p()
            + u.ln() * (::rootgrad_autodiff::rules::ln_1p(v) * t_v))
            + ((p_6.0 * t_u + p_6.1 * t_v) * v.log2()
                + u.log((2.0 + v)) * (::rootgrad_autodiff::rules::log2(v) * t_v)))
            - ((::rootgrad_autodiff::rules::log10(v) * t_v) * u.fract()
                + v.log10() * (::rootgrad_autodiff::rules::fract(u) * t_u));
        let circular = ((u.tan() * v.sin()) - (u.cos() * v.tan()))
            + (v.to_radians() * u.to_degrees());
        let t_circular = (((::rootgrad_autodiff::rules::tan(u) * t_u) * v.sin()
            + u.tan() * (::rootgrad_autodiff::rules::sin(v) * t_v))
            - ((::rootgrad_autodiff::rules::cos(u) * t_u) * v.tan()
                + u.cos() * (::rootgrad_autodiff::rules::tan(v) * t_v)))
            + ((::rootgrad_autodiff::rules::to_radians(v) * t_v) * u.to_degrees()
                + v.to_radians() * (::rootgrad_autodiff::rules::to_degrees(u) * t_u));
        let p_7 = ::rootgrad_autodiff::rules::mul_add(v, u, v * u);
        let hyperbolic = (u.sinh() * v.tanh())
            + ((v.cosh() * u.tanh()) * v.mul_add(u, (v * u)));
        let t_hyperbolic = ((::rootgrad_autodiff::rules::sinh(u) * t_u) * v.tanh()
            + u.sinh() * (::rootgrad_autodiff::rules::tanh(v) * t_v))
            + (((::rootgrad_autodiff::rules::cosh(v) * t_v) * u.tanh()
                + v.cosh() * (::rootgrad_autodiff::rules::tanh(u) * t_u))
                * v.mul_add(u, (v * u))
                + (v.cosh() * u.tanh())
                    * (p_7.0 * t_v + p_7.1 * t_u + p_7.2 * (t_v * u + v * t_u)));
        let p_8 = ::rootgrad_autodiff::rules::max(u, v);
        let p_9 = ::rootgrad_autodiff::rules::min(v, u);
        let p_10 = ::rootgrad_autodiff::rules::rem_euclid((-3.0) * v, u);
        let choices = ((u.max(v) * v.min(u)) + ((5.0 * u) % v))
            + ((-3.0) * v).rem_euclid(u);
        let t_choices = (((p_8.0 * t_u + p_8.1 * t_v) * v.min(u)
            + u.max(v) * (p_9.0 * t_v + p_9.1 * t_u))
            + ((5.0 * t_u) + ::rootgrad_autodiff::rules::rem(5.0 * u, v).1 * t_v))
            + (p_10.0 * ((-3.0) * t_v) + p_10.1 * t_u);
        let sums = ((inverse * angles) + (roots * powers)) - (logarithms * circular);
        let t_sums = ((t_inverse * angles + inverse * t_angles)
            + (t_roots * powers + roots * t_powers))
            - (t_logarithms * circular + logarithms * t_circular);
        let p_11 = ::rootgrad_autodiff::rules::atan2(powers.tan(), angles);
        let result: f64 = ((sums * hyperbolic) * choices)
            + ((inverse + roots).tanh() * powers.tan().atan2(angles));
        let t_result: f64 = ((t_sums * hyperbolic + sums * t_hyperbolic) * choices
            + (sums * hyperbolic) * t_choices)
            + ((::rootgrad_autodiff::rules::tanh(inverse + roots)
                * (t_inverse + t_roots)) * powers.tan().atan2(angles)
                + (inverse + roots).tanh()
                    * (p_11.0 * (::rootgrad_autodiff::rules::tan(powers) * t_powers)
                        + p_11.1 * t_angles));
        (result, t_result)
    }
}
mod sine_and_cosine {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let x_2 = x[0];
        let both = (x_2.sin(), x_2.cos());
        let x_3 = x[1] * x[2];
        let mut s = x_3.sin();
        let mut c = x_3.cos();
        let x_4 = kept_2.keep(s) * kept_1.keep(c);
        let t = x_4.sin();
        let t_2 = x_4.cos();
        s = t;
        c = t_2;
        let mut sines: Vec<f64> = ::std::vec::Vec::new();
        let mut cosines: Vec<f64> = ::std::vec::Vec::new();
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let x_5 = *v;
            sines.push(x_5.sin());
            cosines.push(x_5.cos());
        }
        let result: f64 = ((both.0 * both.1) * s) + ((c * sines[1]) * cosines[2]);
        let mut d_result = d_ret;
        let mut d_x_2: f64 = -0.0;
        let mut d_both = ::rootgrad_autodiff::Differentiable::zero_like(&both);
        let mut d_x_3: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        let mut d_x_4: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_sines = ::rootgrad_autodiff::Differentiable::zero_like(&sines);
        let mut d_cosines = ::rootgrad_autodiff::Differentiable::zero_like(&cosines);
        let d_1 = d_result * s;
        d_both.0 += d_1 * both.1;
        d_both.1 += d_1 * both.0;
        d_s += d_result * (both.0 * both.1);
        let d_2 = d_result * cosines[2];
        d_c += d_2 * sines[1];
        d_sines[1] += d_2 * c;
        d_cosines[2] += d_result * (c * sines[1]);
        for i in (0..length).rev() {
            let v = &x[i];
            let x_5 = *v;
            let mut d_x_5: f64 = -0.0;
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_cosines);
            d_x_5 += d_3 * ::rootgrad_autodiff::rules::cos(x_5);
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_sines);
            d_x_5 += d_4 * ::rootgrad_autodiff::rules::sin(x_5);
            d_x[i] += d_x_5;
        }
        let d_5 = ::core::mem::take(&mut d_c);
        d_t_2 += d_5;
        let d_6 = ::core::mem::take(&mut d_s);
        d_t += d_6;
        d_x_4 += d_t_2 * ::rootgrad_autodiff::rules::cos(x_4);
        d_x_4 += d_t * ::rootgrad_autodiff::rules::sin(x_4);
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        d_s += d_x_4 * v_1;
        d_c += d_x_4 * v_2;
        d_x_3 += d_c * ::rootgrad_autodiff::rules::cos(x_3);
        d_x_3 += d_s * ::rootgrad_autodiff::rules::sin(x_3);
        d_x[1] += d_x_3 * x[2];
        d_x[2] += d_x_3 * x[1];
        d_x_2 += d_both.0 * ::rootgrad_autodiff::rules::sin(x_2);
        d_x_2 += d_both.1 * ::rootgrad_autodiff::rules::cos(x_2);
        d_x[0] += d_x_2;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let x_2 = x[0];
        let t_x_2 = t_x[0];
        let t_both = (
            ::rootgrad_autodiff::rules::sin(x_2) * t_x_2,
            ::rootgrad_autodiff::rules::cos(x_2) * t_x_2,
        );
        let both = (x_2.sin(), x_2.cos());
        let x_3 = x[1] * x[2];
        let t_x_3 = t_x[1] * x[2] + x[1] * t_x[2];
        let mut s = x_3.sin();
        let mut t_s = ::rootgrad_autodiff::rules::sin(x_3) * t_x_3;
        let mut c = x_3.cos();
        let mut t_c = ::rootgrad_autodiff::rules::cos(x_3) * t_x_3;
        let x_4 = s * c;
        let t_x_4 = t_s * c + s * t_c;
        let t = x_4.sin();
        let t_t = ::rootgrad_autodiff::rules::sin(x_4) * t_x_4;
        let t_2 = x_4.cos();
        let t_t_2 = ::rootgrad_autodiff::rules::cos(x_4) * t_x_4;
        t_s = t_t;
        s = t;
        t_c = t_t_2;
        c = t_2;
        let mut sines: Vec<f64> = ::std::vec::Vec::new();
        let mut t_sines: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &sines,
        );
        let mut cosines: Vec<f64> = ::std::vec::Vec::new();
        let mut t_cosines: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &cosines,
        );
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let x_5 = *v;
            let t_x_5 = *t_v;
            t_sines.push(::rootgrad_autodiff::rules::sin(x_5) * t_x_5);
            sines.push(x_5.sin());
            t_cosines.push(::rootgrad_autodiff::rules::cos(x_5) * t_x_5);
            cosines.push(x_5.cos());
        }
        let result: f64 = ((both.0 * both.1) * s) + ((c * sines[1]) * cosines[2]);
        let t_result: f64 = ((t_both.0 * both.1 + both.0 * t_both.1) * s
            + (both.0 * both.1) * t_s)
            + ((t_c * sines[1] + c * t_sines[1]) * cosines[2]
                + (c * sines[1]) * t_cosines[2]);
        (result, t_result)
    }
}
