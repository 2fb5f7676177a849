//! Artificial data with a known distribution, and small networks.

pub(crate) use crate::random::Random;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rootgrad::data::{Column, Dataset};
use rootgrad::formats::safetensors::{TensorReader, View, write_tensors};
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
    pub(crate) fn columns(&self) -> Vec<Column> {
        (0..self.features).map(|f| Column::scalar(format!("x{f}"))).collect()
    }

    /// Number of targets in a row.
    fn targets(&self) -> usize {
        self.target.len() * self.features / self.x.len().max(1)
    }

    pub(crate) fn rows(&self) -> usize {
        self.x.len() / self.features
    }

    pub(crate) fn data(&self) -> Dataset<'_> {
        let (targets, weight) = (self.targets(), self.weight.as_deref());
        Dataset::borrowed_targets(self.columns(), &self.x, &self.target, targets, weight).unwrap()
    }

    /// Appends row `row` of `other`.
    pub(crate) fn take(&mut self, other: &Rows, row: usize) {
        self.features = other.features;
        self.x.extend_from_slice(&other.x[row * other.features..][..other.features]);
        let targets = other.targets();
        self.target.extend_from_slice(&other.target[row * targets..][..targets]);
        if let Some(weight) = &other.weight {
            self.weight.get_or_insert_default().push(weight[row]);
        }
    }

    /// Returns the same rows in another order.
    pub(crate) fn permuted(&self, seed: u64) -> Rows {
        let mut random = Random::new(seed);
        let mut order: Vec<usize> = (0..self.rows()).collect();
        order.sort_by_cached_key(|_| random.bits());
        let mut rows = Rows::default();
        order.into_iter().for_each(|row| rows.take(self, row));
        rows
    }
}

/// Signal (1) and background (0), half each, in units that need standardisation. The two features have standard
/// deviations 2 and 0.1 around 10 and -3; the means of the classes are `distance` standard deviations apart along the
/// diagonal.
pub(crate) fn two_gaussians(rows: usize, distance: f64, seed: u64) -> Rows {
    let mut random = Random::new(seed);
    let mut out = Rows { features: 2, ..Rows::default() };
    for row in 0..rows {
        let signal = (row % 2) as f64;
        let shift = (signal - 0.5) * distance / 2f64.sqrt();
        out.x.push((10.0 + 2.0 * (random.normal() + shift)) as f32);
        out.x.push((-3.0 + 0.1 * (random.normal() + shift)) as f32);
        out.target.push(signal as f32);
    }
    out
}

/// The logit of [`two_gaussians`] in closed form: the log of the ratio of the densities.
pub(crate) fn two_gaussians_logit(x: &[f32], distance: f64) -> f64 {
    let (u, v) = ((f64::from(x[0]) - 10.0) / 2.0, (f64::from(x[1]) + 3.0) / 0.1);
    distance * (u + v) / 2f64.sqrt()
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

/// A model file for modification: its JSON text and its tensors.
#[derive(Debug, Clone)]
pub(crate) struct ModelFile {
    path: PathBuf,
    pub(crate) about: String,
    pub(crate) tensors: BTreeMap<String, (Vec<usize>, Values)>,
}

#[derive(Debug, Clone)]
pub(crate) enum Values {
    F32(Vec<f32>),
    F64(Vec<f64>),
}

impl ModelFile {
    pub(crate) fn read(path: &Path) -> Self {
        let mut file = TensorReader::open(path).unwrap();
        let mut tensors = BTreeMap::new();
        for name in file.names() {
            let shape = file.shape(&name).unwrap().to_vec();
            let values = match file.check(&name, &shape) {
                Ok(()) => Values::F32(file.f32(&name, &shape).unwrap()),
                Err(_) => Values::F64(file.f64(&name, &shape).unwrap()),
            };
            tensors.insert(name, (shape, values));
        }
        Self { path: path.to_path_buf(), about: file.about, tensors }
    }

    /// Writes the file back with correct checksums.
    pub(crate) fn write(&self) {
        let mut views = Vec::new();
        for (name, (shape, values)) in &self.tensors {
            views.push(match values {
                Values::F32(values) => View::f32(name, shape, values),
                Values::F64(values) => View::f64(name, shape, values),
            });
        }
        write_tensors(&self.path, &self.about, &views).unwrap();
    }

    pub(crate) fn set(&mut self, name: &str, shape: &[usize], values: Values) {
        self.tensors.insert(name.to_string(), (shape.to_vec(), values));
    }
}
