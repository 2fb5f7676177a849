//! Noise power spectral densities: the Advanced LIGO design curve, and estimates from data.

use rootgrad_fourier::Planned;
use std::ops::Range;
use std::sync::LazyLock;

/// Number of segments with which an estimate leaves out others.
pub const LEAST_SEGMENTS: usize = 8;

/// One-sided power spectral density at frequencies `0, df, 2 df, …` (1/Hz for strain).
#[derive(Debug, Clone, PartialEq)]
pub struct Psd {
    /// Frequency step, Hz.
    pub df: f64,
    /// Values; the last belongs to the Nyquist frequency.
    pub values: Vec<f64>,
}

impl Psd {
    /// Returns the design curve on the grid of a block of `n` samples at `rate` Hz; see [`aligo`].
    #[must_use]
    pub fn aligo(n: usize, rate: f64) -> Self {
        let df = rate / n as f64;
        Self { df, values: (0..=n / 2).map(|k| aligo(k as f64 * df)).collect() }
    }

    /// Returns the density at `f` Hz, linear between grid points and constant beyond the last.
    #[must_use]
    pub fn at(&self, f: f64) -> f64 {
        let x = (f / self.df).max(0.0);
        let k = (x as usize).min(self.values.len() - 1);
        let next = (k + 1).min(self.values.len() - 1);
        let t = (x - k as f64).min(1.0);
        self.values[k] * (1.0 - t) + self.values[next] * t
    }

    /// Welch's estimate: the median over Hann-windowed, half-overlapping segments of `segment` samples.
    ///
    /// Unlike the mean, the median is insensitive to a short signal or glitch. It is divided by the median-to-mean ratio
    /// of an exponential distribution, Σᵢ (-1)^(i+1) / i up to the (odd) number of segments (Allen et al.,
    /// arXiv:gr-qc/0509116, eq. B12). So the estimate for Gaussian noise is unbiased. Returns `None` for fewer than two
    /// segments.
    #[must_use]
    pub fn welch_median(x: &[f64], rate: f64, segment: usize) -> Option<Self> {
        Self::welch_median_outside(x, rate, segment, &[])
    }

    /// Returns the same estimate without the segments that overlap ranges of samples, such as gates. If fewer than [`LEAST_SEGMENTS`] are
    /// left, it uses all.
    #[must_use]
    pub fn welch_median_outside(
        x: &[f64],
        rate: f64,
        segment: usize,
        ranges: &[Range<usize>],
    ) -> Option<Self> {
        if segment < 4 || x.len() < segment + segment / 2 {
            return None;
        }
        let fft = f64::from_real(segment);
        let hann: Vec<f64> = (0..segment)
            .map(|i| 0.5 - 0.5 * (std::f64::consts::TAU * i as f64 / segment as f64).cos())
            .collect();
        let norm = 2.0 / (rate * hann.iter().map(|w| w * w).sum::<f64>());
        let (mut block, mut spectrum) = (fft.make_input_vec(), fft.make_output_vec());
        let mut scratch = fft.make_scratch_vec();
        let bins = segment / 2 + 1;
        let mut powers = Vec::with_capacity((2 * x.len() / segment) * bins); // (segments, bins)
        let all = (0..=x.len() - segment).step_by(segment / 2);
        let outside = |s: usize| ranges.iter().all(|r| r.end <= s || r.start >= s + segment);
        let clean = all.clone().filter(|&s| outside(s)).count();
        let wanted = all.filter(|&s| clean < LEAST_SEGMENTS || outside(s));
        for piece in wanted.map(|s| &x[s..s + segment]) {
            let mean = piece.iter().sum::<f64>() / segment as f64;
            for ((b, v), w) in block.iter_mut().zip(piece).zip(&hann) {
                *b = (v - mean) * w;
            }
            fft.process_with_scratch(&mut block, &mut spectrum, &mut scratch).ok()?;
            powers.extend(spectrum.iter().map(|z| norm * z.norm_sqr()));
        }
        let mut bin = Vec::new();
        let bias = median_bias(powers.len() / bins);
        let values = (0..bins).map(|k| {
            bin.clear();
            bin.extend(powers[k..].iter().step_by(bins));
            median(&mut bin) / bias
        });
        Some(Self { df: rate / segment as f64, values: values.collect() })
    }
}

/// Returns the median of `x`, and reorders `x`. For an even number it is the mean of the two in the middle.
fn median(x: &mut [f64]) -> f64 {
    let even = x.len().is_multiple_of(2);
    let (below, &mut middle, _) = x.select_nth_unstable_by(x.len() / 2, f64::total_cmp);
    match below.iter().copied().max_by(f64::total_cmp) {
        Some(previous) if even => 0.5 * (previous + middle),
        _ => middle,
    }
}

/// Expectation of the median of `n` unit exponentials: for odd n, Σ_{i=1}^{n} (-1)^(i+1)/i; for even n, that of n - 1.
fn median_bias(n: usize) -> f64 {
    let odd = if n % 2 == 1 { n } else { n - 1 };
    (1..=odd).map(|i| if i % 2 == 1 { 1.0 / i as f64 } else { -1.0 / i as f64 }).sum()
}

/// Pairs (ln f, ln Sₙ), ascending, from the checked-in table.
static ALIGO: LazyLock<Vec<(f64, f64)>> = LazyLock::new(|| {
    include_str!("../data/aligo_zero_det_high_power.csv")
        .lines()
        .filter_map(|line| line.split_once(','))
        .filter_map(|(f, s)| Some((f.parse::<f64>().ok()?.ln(), s.parse::<f64>().ok()?.ln())))
        .collect()
});

/// Returns the one-sided strain noise density of Advanced LIGO at design sensitivity (zero detuning, high power;
/// LIGO-T0900288) at `f` Hz, in 1/Hz. Interpolated in log-log from a table of LALSimulation's values, 9 to 1100 Hz
/// (relative error below 3e-4); constant outside, which is not used here.
#[must_use]
pub fn aligo(f: f64) -> f64 {
    let table: &[(f64, f64)] = &ALIGO;
    let x = f.max(1e-3).ln();
    let i = table.partition_point(|p| p.0 <= x);
    if i == 0 {
        return table[0].1.exp();
    }
    if i == table.len() {
        return table[i - 1].1.exp();
    }
    let (a, b) = (table[i - 1], table[i]);
    (a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0)).exp()
}
