//! Prices of European calls and puts by Black and Scholes, one option for each thread.

use rootgrad_autodiff::kernel;

#[kernel]
#[autodiff_reverse(
    d_prices, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated,
    Const
)]
#[autodiff_forward(t_prices, Dual, Dual, Dual, Dual, Dual, Dual, Dual, Const)]
pub(crate) fn prices(
    call: Global<f64>,
    put: Global<f64>,
    spot: Global<f64>,
    strike: Global<f64>,
    years: Global<f64>,
    rate: Global<f64>,
    sigma: Global<f64>,
    n: u32,
) {
    const ROOT_TAU: f64 = 2.5066282746310002;
    /// The normal distribution function: Hart's rational approximation (West 2005), exact to about 1e-15.
    fn normal(x: f64) -> f64 {
        let y = x.abs();
        let bell = (-0.5 * x * x).exp();
        let tail = if y < 7.07106781186547 {
            let over = (((((0.0352624965998911 * y + 0.700383064443688) * y + 6.37396220353165)
                * y
                + 33.912866078383)
                * y
                + 112.079291497871)
                * y
                + 221.213596169931)
                * y
                + 220.206867912376;
            let under = ((((((0.0883883476483184 * y + 1.75566716318264) * y + 16.064177579207)
                * y
                + 86.7807322029461)
                * y
                + 296.564248779674)
                * y
                + 637.333633378831)
                * y
                + 793.826512519948)
                * y
                + 440.413735824752;
            bell * over / under
        } else {
            bell / (y + 1.0 / (y + 2.0 / (y + 3.0 / (y + 4.0 / (y + 0.65))))) / ROOT_TAU
        };
        if x > 0.0 { 1.0 - tail } else { tail }
    }
    let i = thread::index_1d();
    if i < n {
        let s = spot.get(i);
        let x = strike.get(i);
        let deviation = sigma.get(i) * years.get(i).sqrt();
        let drift = rate.get(i) + 0.5 * sigma.get(i) * sigma.get(i);
        let d1 = ((s / x).ln() + drift * years.get(i)) / deviation;
        let d2 = d1 - deviation;
        let discounted = x * (-rate.get(i) * years.get(i)).exp();
        call.set(i, s * normal(d1) - discounted * normal(d2));
        put.set(i, discounted * normal(-d2) - s * normal(-d1));
    }
}
