//! Values and gradients as one would write them by hand in Rust, on one thread.

/// A gradient by hand, with its buffers.
pub(crate) trait ByHand {
    /// Computes values and gradient; the adjoints of the values are 1.
    fn run(&mut self);
    /// The adjoints of the inputs.
    fn shadows(&self) -> Vec<&[f64]>;
}

pub(crate) struct Contraction {
    pub n: usize,
    pub c: Vec<f64>,
    pub d_c: Vec<f64>,
    /// Both factors, then their adjoints.
    pub inputs: [Vec<f64>; 2],
    pub shadows: [Vec<f64>; 2],
}

impl ByHand for Contraction {
    fn run(&mut self) {
        self.d_c.fill(1.0);
        let ([a, b], [d_a, d_b], n) = (&self.inputs, &mut self.shadows, self.n);
        for row in 0..n * n {
            for column in 0..n * n {
                let at = row * n * n + column;
                let d = std::mem::take(&mut self.d_c[at]);
                let mut sum = 0.0;
                for k in 0..n {
                    let (at_a, at_b) = (row * n + k, k * n * n + column);
                    sum += a[at_a] * b[at_b];
                    d_a[at_a] += d * b[at_b];
                    d_b[at_b] += d * a[at_a];
                }
                self.c[at] = sum;
            }
        }
    }

    fn shadows(&self) -> Vec<&[f64]> {
        self.shadows.iter().map(|s| &s[..]).collect()
    }
}

pub(crate) struct Options {
    /// Calls and puts, and their adjoints.
    pub prices: [Vec<f64>; 2],
    pub seeds: [Vec<f64>; 2],
    /// Spot, strike, years, rate and sigma, and their adjoints.
    pub inputs: [Vec<f64>; 5],
    pub shadows: [Vec<f64>; 5],
}

const ROOT_TAU: f64 = 2.5066282746310002;

/// The normal distribution function of `x` and of `-x` by Hart's approximation, and its derivative.
fn normal(x: f64) -> [f64; 3] {
    const OVER: [f64; 7] = [
        0.0352624965998911,
        0.700383064443688,
        6.37396220353165,
        33.912866078383,
        112.079291497871,
        221.213596169931,
        220.206867912376,
    ];
    const UNDER: [f64; 8] = [
        0.0883883476483184,
        1.75566716318264,
        16.064177579207,
        86.7807322029461,
        296.564248779674,
        637.333633378831,
        793.826512519948,
        440.413735824752,
    ];
    let y = x.abs();
    let bell = (-0.5 * x * x).exp();
    let polynomial = |c: &[f64]| c[1..].iter().fold(c[0], |sum, c| sum * y + c);
    let tail = if y < 7.07106781186547 {
        bell * polynomial(&OVER) / polynomial(&UNDER)
    } else {
        bell / (y + 1.0 / (y + 2.0 / (y + 3.0 / (y + 4.0 / (y + 0.65))))) / ROOT_TAU
    };
    let (below, above) = if x > 0.0 { (1.0 - tail, tail) } else { (tail, 1.0 - tail) };
    [below, above, bell / ROOT_TAU]
}

impl ByHand for Options {
    fn run(&mut self) {
        self.seeds.iter_mut().for_each(|seeds| seeds.fill(1.0));
        let [d_spot, d_strike, d_years, d_rate, d_sigma] = &mut self.shadows;
        for i in 0..self.prices[0].len() {
            let [s, x, t, r, v] = self.inputs.each_ref().map(|input| input[i]);
            let [c, p] = self.seeds.each_mut().map(|seed| std::mem::take(&mut seed[i]));
            let root = t.sqrt();
            let d1 = ((s / x).ln() + (r + 0.5 * v * v) * t) / (v * root);
            let ([in_1, out_1, bell], [in_2, out_2, _]) = (normal(d1), normal(d1 - v * root));
            let discount = (-r * t).exp();
            let discounted = x * discount;
            self.prices[0][i] = s * in_1 - discounted * in_2;
            self.prices[1][i] = discounted * out_2 - s * out_1;
            // The derivatives by d1 and d2 cancel but for that of the deviation.
            let (vega, of_strike) = ((c + p) * s * bell, p * out_2 - c * in_2);
            d_spot[i] += c * in_1 - p * out_1;
            d_strike[i] += discount * of_strike;
            d_years[i] += vega * v / (2.0 * root) - r * discounted * of_strike;
            d_rate[i] -= t * discounted * of_strike;
            d_sigma[i] += vega * root;
        }
    }

    fn shadows(&self) -> Vec<&[f64]> {
        self.shadows.iter().map(|s| &s[..]).collect()
    }
}
