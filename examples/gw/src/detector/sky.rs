//! The response of the two LIGO detectors to a wave of any direction and orientation.

use rand::{Rng, RngExt};
use rustfft::num_complex::Complex64;
use std::f64::consts::{PI, TAU};

type Vector = [f64; 3];

/// A detector on the Earth, in coordinates that rotate with the Earth.
struct Site {
    /// Metres from the Earth's centre.
    place: Vector,
    /// Directions of the arms.
    arms: [Vector; 2],
}

/// Positions and arms of Hanford and Livingston: LIGO-T980044-10.
const SITES: [Site; 2] = [
    Site {
        place: [-2_161_414.926_36, -3_834_695.178_89, 4_600_350.226_64],
        arms: [
            [-0.223_892_661_54, 0.799_830_627_46, 0.556_904_878_31],
            [-0.913_978_185_74, 0.026_094_039_89, -0.404_923_421_25],
        ],
    },
    Site {
        place: [-74_276.044_723_8, -5_496_283.719_71, 3_224_257.017_44],
        arms: [
            [-0.954_574_121_53, -0.141_580_773_40, -0.262_189_113_24],
            [0.297_741_568_94, -0.487_910_336_47, -0.820_544_612_86],
        ],
    },
];

const LIGHT: f64 = 299_792_458.0;

/// A source's direction, polarisation and orientation.
#[derive(Debug, Clone, Copy)]
pub struct Direction {
    /// Cosine of the polar angle, and azimuth, rad, in coordinates that rotate with the Earth.
    pub sky: (f64, f64),
    /// Polarisation angle, rad.
    pub polarisation: f64,
    /// Cosine of the inclination.
    pub inclination: f64,
}

/// Response of one detector.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Response {
    /// Factor of the wave: the detector measures Re(conj(factor) z) of a wave z with both quadratures.
    pub factor: Complex64,
    /// Delay of the arrival relative to the first detector, s.
    pub delay: f64,
}

impl Direction {
    /// Draws a direction and an orientation, uniform on their spheres.
    pub fn draw(rng: &mut impl Rng) -> Self {
        Self {
            sky: (rng.random_range(-1.0..1.0), rng.random_range(0.0..TAU)),
            polarisation: rng.random_range(0.0..PI),
            inclination: rng.random_range(-1.0..1.0),
        }
    }

    /// Returns the responses of Hanford and Livingston.
    #[must_use]
    pub fn responses(&self) -> [Response; 2] {
        let (cos, azimuth) = self.sky;
        let sin = (1.0 - cos * cos).max(0.0).sqrt();
        let to_source = [sin * azimuth.cos(), sin * azimuth.sin(), cos];
        let south = [cos * azimuth.cos(), cos * azimuth.sin(), -sin];
        let east = [-azimuth.sin(), azimuth.cos(), 0.0];
        let (c, s) = (self.polarisation.cos(), self.polarisation.sin());
        let x: Vector = std::array::from_fn(|i| c * south[i] + s * east[i]);
        let y: Vector = std::array::from_fn(|i| c * east[i] - s * south[i]);
        SITES.each_ref().map(|site| {
            // D:(x⊗x − y⊗y) and D:(x⊗y + y⊗x) with D = (a⊗a − b⊗b)/2 of the arms a and b.
            let [a, b] = site.arms.map(|arm| [dot(&arm, &x), dot(&arm, &y)]);
            let plus = 0.5 * ((a[0] * a[0] - a[1] * a[1]) - (b[0] * b[0] - b[1] * b[1]));
            let cross = a[0] * a[1] - b[0] * b[1];
            let inclination = self.inclination;
            let factor =
                Complex64::new(plus * 0.5 * (1.0 + inclination * inclination), cross * inclination);
            let path: Vector = std::array::from_fn(|i| SITES[0].place[i] - site.place[i]);
            Response { factor, delay: dot(&path, &to_source) / LIGHT }
        })
    }

    /// Draws a direction with the distribution of sources that are uniform in volume, at a given SNR: their number grows with the third
    /// power of the amplitude.
    pub fn draw_heard(rng: &mut impl Rng) -> [Response; 2] {
        loop {
            let responses = Self::draw(rng).responses();
            let power: f64 = responses.iter().map(|r| r.factor.norm_sqr()).sum();
            // (At most 2, for two parallel detectors, directly overhead.)
            if rng.random_range(0.0..1.0) < (power / 2.0).powf(1.5) {
                return responses;
            }
        }
    }
}

fn dot(a: &Vector, b: &Vector) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// Checks averages over the sphere: ⟨F₊²⟩ = ⟨F×²⟩ = 1/5 for perpendicular arms. Light takes 10.01 ms from site to site, and delays of
    /// isotropic directions are uniform.
    #[test]
    fn responses_have_their_averages() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let (mut square, mut delay, mut most) = ([0.0; 2], 0.0, 0.0f64);
        const N: usize = 40_000;
        for _ in 0..N {
            // Face on, |factor|² = F₊² + F×².
            let face_on = Direction { inclination: 1.0, ..Direction::draw(&mut rng) };
            let responses = face_on.responses();
            assert_eq!(responses[0].delay, 0.0);
            most = most.max(responses[1].delay.abs());
            delay += responses[1].delay.powi(2) / N as f64;
            for (s, r) in square.iter_mut().zip(&responses) {
                *s += r.factor.norm_sqr() / N as f64;
            }
        }
        square.iter().for_each(|s| assert!((s - 0.4).abs() < 0.006, "{s}"));
        assert!((most - 10.01e-3).abs() < 0.02e-3, "{most} s");
        assert!((delay.sqrt() * 3f64.sqrt() / most - 1.0).abs() < 0.01, "{delay}");
    }

    /// Checks a source directly above a detector: it measures the full plus polarisation along its arms, and ½ (1 + cos² ι) = ½ of it
    /// edge on.
    #[test]
    fn a_source_above_is_seen_whole() {
        for (number, site) in SITES.iter().enumerate() {
            let [a, b] = site.arms;
            let up =
                [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
            let sky = (up[2] / dot(&up, &up).sqrt(), up[1].atan2(up[0]));
            let most = (0..360).map(|degree| {
                let polarisation = f64::from(degree).to_radians() / 2.0;
                let edge_on = Direction { sky, polarisation, inclination: 0.0 };
                edge_on.responses()[number].factor.re.abs()
            });
            let most = most.fold(0.0, f64::max);
            assert!((most - 0.5).abs() < 1e-3, "{most} of half of the amplitude");
        }
    }
}
