// Written by the golden test; do not edit.
mod angles {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(y: f64, x: f64, d_ret: f64) -> (f64, f64, f64) {
        let result: f64 = y.atan2(x);
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        d_y += d_result * ::rootgrad_autodiff::rules::atan2(y, x).0;
        d_x += d_result * ::rootgrad_autodiff::rules::atan2(y, x).1;
        (result, d_y, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(y: f64, t_y: f64, x: f64, t_x: f64) -> (f64, f64) {
        let p_1 = ::rootgrad_autodiff::rules::atan2(y, x);
        let result: f64 = y.atan2(x);
        let t_result: f64 = p_1.0 * t_y + p_1.1 * t_x;
        (result, t_result)
    }
}
mod angles_in_single_precision {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(y: f32, x: f32, d_ret: f32) -> (f32, f32, f32) {
        let result: f32 = y.atan2(x);
        let mut d_y = ::rootgrad_autodiff::zero::<f32>();
        let mut d_x = ::rootgrad_autodiff::zero::<f32>();
        let mut d_result = d_ret;
        d_y += d_result * ::rootgrad_autodiff::rules::atan2(y, x).0;
        d_x += d_result * ::rootgrad_autodiff::rules::atan2(y, x).1;
        (result, d_y, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(y: f32, t_y: f32, x: f32, t_x: f32) -> (f32, f32) {
        let p_1 = ::rootgrad_autodiff::rules::atan2(y, x);
        let result: f32 = y.atan2(x);
        let t_result: f32 = p_1.0 * t_y + p_1.1 * t_x;
        (result, t_result)
    }
}
mod constants_over_extreme_divisors {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f32, d_ret: f32) -> (f32, f32) {
        let result: f32 = 1e-30 / x;
        let mut d_x = ::rootgrad_autodiff::zero::<f32>();
        let mut d_result = d_ret;
        d_x -= d_result / x * result;
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f32, t_x: f32) -> (f32, f32) {
        let result: f32 = 1e-30 / x;
        let t_result: f32 = -(1e-30 / x) * t_x / x;
        (result, t_result)
    }
}
mod remainders {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let result: f64 = x % y;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        d_x += d_result;
        d_y += d_result * ::rootgrad_autodiff::rules::rem(x, y).1;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let result: f64 = x % y;
        let t_result: f64 = t_x + ::rootgrad_autodiff::rules::rem(x, y).1 * t_y;
        (result, t_result)
    }
}
mod remainders_not_negative {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let result: f64 = x.rem_euclid(y);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        d_x += d_result * ::rootgrad_autodiff::rules::rem_euclid(x, y).0;
        d_y += d_result * ::rootgrad_autodiff::rules::rem_euclid(x, y).1;
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let p_1 = ::rootgrad_autodiff::rules::rem_euclid(x, y);
        let result: f64 = x.rem_euclid(y);
        let t_result: f64 = p_1.0 * t_x + p_1.1 * t_y;
        (result, t_result)
    }
}
mod remainders_of_a_type_not_seen {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut wheel = Wheel { turn: y, place: x };
        shape_1.keep(&wheel.place);
        wheel.place = kept_1.keep(wheel.place) % kept_2.keep(wheel.turn);
        let result: f64 = (wheel.place * 2.0) + ((x + y) % wheel.turn);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_wheel = ::rootgrad_autodiff::Differentiable::zero_like(&wheel);
        d_wheel.place += d_result * 2.0;
        d_x += d_result;
        d_y += d_result;
        d_wheel.turn += d_result * ::rootgrad_autodiff::rules::rem(x + y, wheel.turn).1;
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let d_1 = shape_1.replace(&mut d_wheel.place);
        let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
        d_wheel.place += d_2;
        d_wheel.turn += d_2 * ::rootgrad_autodiff::rt::rem_partial(v_1, v_2);
        let Wheel { turn: d_3, place: d_4 } = &d_wheel else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_y += (*d_3);
        d_x += (*d_4);
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let mut t_wheel = Wheel { turn: t_y, place: t_x };
        let mut wheel = Wheel { turn: y, place: x };
        t_wheel.place = ::rootgrad_autodiff::rt::tangent_at(
            ::rootgrad_autodiff::rt::scalar(t_wheel.place)
                + ::rootgrad_autodiff::rt::rem_partial(wheel.place, wheel.turn)
                    * ::rootgrad_autodiff::rt::scalar(t_wheel.turn),
            wheel.place % wheel.turn,
        );
        wheel.place = wheel.place % wheel.turn;
        let result: f64 = (wheel.place * 2.0) + ((x + y) % wheel.turn);
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_wheel.place) * 2.0)
            + ((t_x + t_y)
                + ::rootgrad_autodiff::rules::rem(x + y, wheel.turn).1
                    * ::rootgrad_autodiff::rt::scalar(t_wheel.turn));
        (result, t_result)
    }
}
