/// The product of a method stands in the `impl` block, and so does what it calls.
impl Spring {
    #[hessian_vector(energy_hv, Duplicated, Active, Active)]
    fn energy(&self, x: f64) -> f64 {
        0.5 * self.stiffness * x * x
    }
}
