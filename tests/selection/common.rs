//! Artificial data with a known distribution, and small networks.

pub(crate) use crate::random::Random;
use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network, Output};
use rootgrad::train::{Progress, TrainOptions};

/// Rows in plain vectors.
#[derive(Clone, Default)]
pub(crate) struct Rows {
    pub(crate) features: usize,
    pub(crate) x: Vec<f32>,
    pub(crate) target: Vec<f32>,
    pub(crate) weight: Option<Vec<f32>>,
}

impl Rows {
    pub(crate) fn rows(&self) -> usize {
        self.target.len()
    }

    pub(crate) fn row(&self, row: usize) -> &[f32] {
        &self.x[row * self.features..][..self.features]
    }

    pub(crate) fn data(&self) -> Dataset<'_> {
        let columns = (0..self.features).map(|f| Column::scalar(format!("x{f}"))).collect();
        Dataset::borrowed(columns, &self.x, &self.target, self.weight.as_deref()).unwrap()
    }

    /// Returns the rows in this order.
    pub(crate) fn ordered(&self, order: &[usize]) -> Rows {
        let x = order.iter().flat_map(|&row| self.row(row).to_vec()).collect();
        let target = order.iter().map(|&row| self.target[row]).collect();
        let weight = self.weight.as_ref().map(|w| order.iter().map(|&row| w[row]).collect());
        Rows { features: self.features, x, target, weight }
    }
}

/// Returns the row numbers in a random order.
pub(crate) fn permutation(rows: usize, seed: u64) -> Vec<usize> {
    let mut random = Random::new(seed);
    let mut order: Vec<usize> = (0..rows).collect();
    order.sort_by_cached_key(|_| random.bits());
    order
}

/// Signal (1) and background (0), half each. The first feature separates them by `distance` standard deviations, the others are noise. The
/// best possible area under the ROC curve is Φ(distance / √2).
pub(crate) fn two_classes(rows: usize, features: usize, distance: f64, seed: u64) -> Rows {
    let mut random = Random::new(seed);
    let mut out = Rows { features, ..Rows::default() };
    for row in 0..rows {
        let signal = (row % 2) as f64;
        for feature in 0..features {
            let shift = if feature == 0 { (signal - 0.5) * distance } else { 0.0 };
            out.x.push((random.normal() + shift) as f32);
        }
        out.target.push(signal as f32);
    }
    out
}

pub(crate) fn net(widths: &[usize], seed: u64) -> Network {
    let activation = Activation::Gelu;
    Network::new(MlpConfig { widths: widths.to_vec(), activation, init: None, seed }).unwrap()
}

/// Default options without a display; signals of other tests are ignored.
pub(crate) fn quiet() -> TrainOptions {
    TrainOptions { progress: Progress::Off, interruptible: false, ..TrainOptions::default() }
}

/// Returns the raw outputs, (N, K).
pub(crate) fn predict(net: &Network, rows: &Rows) -> Vec<f32> {
    let mut out = vec![0.0; rows.rows() * net.outputs()];
    net.predict(&rows.x, rows.features, &mut out, Output::Raw).unwrap();
    out
}

/// Returns everything that makes two networks the same, bit for bit.
pub(crate) fn bits(net: &Network) -> Vec<u32> {
    let mut bits: Vec<u32> = net.parameters().iter().map(|p| p.to_bits()).collect();
    for part in [net.input_standardisation(), net.target_standardisation()].into_iter().flatten() {
        bits.extend(part.mean.iter().chain(&part.scale).map(|v| v.to_bits()));
    }
    bits
}
