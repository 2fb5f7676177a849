// Written by the golden test; do not edit.
impl Spring {
    #[doc(hidden)]
    /// The reverse derivative of [`directional_derivative`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn __energy_hv_of_directional_derivative(
        self: &Self,
        d_self: &mut Self,
        t_self: &Self,
        x: f64,
        t_x: f64,
        d_ret: f64,
    ) -> (f64, f64) {
        let result: f64 = ((0.5 * self.stiffness) * x) * x;
        let t_result: f64 = ((((0.5 * t_self.stiffness) * x)
            + ((0.5 * self.stiffness) * t_x)) * x)
            + (((0.5 * self.stiffness) * x) * t_x);
        let result_2: f64 = t_result;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result_2 = d_ret;
        let mut d_result: f64 = -0.0;
        let mut d_t_result: f64 = -0.0;
        d_t_result += d_result_2;
        let d_1 = d_t_result * x;
        d_x += d_1 * (0.5 * t_self.stiffness);
        let d_2 = d_1 * t_x;
        d_self.stiffness += d_2 * 0.5;
        d_x
            += d_t_result
                * (((0.5 * t_self.stiffness) * x) + ((0.5 * self.stiffness) * t_x));
        let d_3 = d_t_result * t_x;
        let d_4 = d_3 * x;
        d_self.stiffness += d_4 * 0.5;
        d_x += d_3 * (0.5 * self.stiffness);
        let d_5 = d_result * x;
        let d_6 = d_5 * x;
        d_self.stiffness += d_6 * 0.5;
        d_x += d_5 * (0.5 * self.stiffness);
        d_x += d_result * ((0.5 * self.stiffness) * x);
        (result_2, d_x)
    }
    /// The Hessian of [`energy`] times a direction.
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn energy_hv(
        self: &Self,
        v_self: &Self,
        h_self: &mut Self,
        x: f64,
        v_x: f64,
    ) -> (f64, f64) {
        let result = Self::__energy_hv_of_directional_derivative(
            self,
            h_self,
            v_self,
            x,
            v_x,
            ::rootgrad_autodiff::real(1.0),
        );
        result
    }
}
