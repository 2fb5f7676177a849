//! A parton shower. The leading parton radiates with a running coupling until the scale is below a cut-off. The veto
//! algorithm accepts or rejects each emission by given random numbers. The result is the jet's mass as a function of
//! its parameters.

use super::{Of, Scaled};
use rootgrad_autodiff::{Differentiable, autodiff_forward, autodiff_reverse, differentiable};

#[derive(Clone, Differentiable)]
struct Shower {
    coupling: f64,
    slope: f64,
    scales: Vec<f64>,
    fractions: Vec<f64>,
    #[constant]
    random: Vec<f64>,
}

#[differentiable]
impl Shower {
    /// The strong coupling at one loop.
    fn running(&self, scale: f64) -> f64 {
        self.coupling / (1.0 + self.slope * self.coupling * (scale + 1.0).ln())
    }

    /// The next scale of an emission after `scale`.
    fn next_scale(&self, scale: f64, random: f64) -> f64 {
        scale * random.powf(0.02 / self.running(scale))
    }

    /// The energy fraction of the emission, by the splitting function 1/z.
    fn fraction(&self, k: usize, random: f64) -> f64 {
        let least = 0.01 + 0.001 * self.scales[k];
        least * (1.0 / least).powf(random)
    }

    fn radiate(&mut self) {
        let mut scale = self.scales[0];
        for k in 1..self.scales.len() {
            scale = 0.5 + self.next_scale(scale, self.random[2 * k]);
            self.scales[k] = scale;
            let z = self.fraction(k, self.random[2 * k + 1]);
            if z < 0.5 {
                self.fractions[k] = z;
            } else {
                self.fractions[k] = (1.0 - z) * self.running(scale);
            }
        }
    }
}

#[autodiff_reverse(d_mass, Duplicated, Active)]
#[autodiff_forward(t_mass, Dual, Dual)]
fn mass(shower: &Shower) -> f64 {
    let mut shower = shower.clone();
    shower.radiate();
    let mut sum = 0.0;
    for (z, scale) in shower.fractions.iter().zip(&shower.scales) {
        sum += z * (1.0 - z) * scale;
    }
    sum.sqrt()
}

pub fn case(size: usize) -> Box<dyn Scaled> {
    let random = super::numbers(2 * size + 2, 7).iter().map(|r| 0.5 + 0.49 * r).collect();
    let mut scales = vec![0.0; size];
    scales[0] = 91.2;
    Of::boxed(
        Shower { coupling: 0.118, slope: 0.6, scales, fractions: vec![0.0; size], random },
        mass,
        |shower, d| {
            d_mass(shower, d, 1.0);
        },
        t_mass,
    )
}
