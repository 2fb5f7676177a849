//! `gw train`: trains the detector that begins as a bank, or a network that begins at random.

use super::Work;
use crate::Result;
use crate::detector::Setting;
use crate::detector::saved::{CANDIDATES, Kind, Placement, Recipe};
use crate::detector::source::Source;
use crate::detector::templates::check_match;
use crate::detector::training::{Epoch, Learner, Report, Training};
use crate::systems::Systems;
use clap::ValueEnum;
use rootgrad::formats::check_outputs;
use rootgrad::interface::option;
use rootgrad::threads::Team;
use std::path::Path;

/// Options of a training.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Options {
    /// Kind of the network
    #[arg(long, value_enum, default_value_t = Network::Detector)]
    pub network: Network,
    /// Signals, detectors and templates
    #[command(flatten)]
    pub problem: Problem,
    /// Length of the training
    #[command(flatten)]
    pub sizes: Sizes,
    /// How the command works
    #[command(flatten)]
    pub work: Work,
}

/// Kinds of networks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Network {
    /// Begins as a bank of matched filters
    #[default]
    Detector,
    /// Convolutional network of Schaefer et al. (arXiv:2106.03741), which begins at random
    Cnn,
    /// Transformer over patches of 16 samples, which begins at random
    Transformer,
}

/// Binaries of a population.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Binaries {
    /// Kind of the binaries: heavy (black holes) or light (neutron stars and light black holes, windows of 8 s)
    #[arg(long, default_value_t = Systems::Heavy, value_parser = super::systems)]
    pub systems: Systems,
    /// Component masses in the detector's frame, solar masses, LOW:HIGH; 10:50 for heavy systems, 3:5 for light ones
    #[arg(long, value_parser = super::range)]
    pub masses: Option<(f64, f64)>,
    /// Largest spin along the orbital axis, of light systems
    #[arg(long, default_value_t = 0.0)]
    pub spin: f64,
}

impl Binaries {
    /// Returns the masses, those of the systems unless others are given.
    #[must_use]
    pub fn masses(&self) -> (f64, f64) {
        self.masses.unwrap_or(self.systems.masses())
    }
}

/// Signals, detectors and templates.
#[derive(Debug, Clone, clap::Args)]
pub struct Problem {
    /// Binaries
    #[command(flatten)]
    pub binaries: Binaries,
    /// Number of detectors: 1, or 2 for Hanford and Livingston
    #[arg(long, default_value_t = Problem::default().detectors)]
    pub detectors: usize,
    /// Optimal signal-to-noise ratios of the signals, of all detectors together, LOW:HIGH
    #[arg(long, default_value = "4:10", value_parser = super::range)]
    pub snr: (f64, f64),
    /// Minimal match of the detector's templates
    #[arg(long, default_value_t = Problem::default().min_match)]
    pub min_match: f64,
    /// Minimal match of the bank to compare with, the first of these templates
    #[arg(long, default_value_t = Problem::default().bank_match)]
    pub bank_match: f64,
    /// Seed of the templates' placement and of the training
    #[arg(long, default_value_t = Problem::default().seed)]
    pub seed: u64,
}

impl Default for Problem {
    fn default() -> Self {
        let Setting { detectors, snr, .. } = Setting::default();
        let binaries = Binaries::default();
        Self { binaries, detectors, snr, min_match: 0.98, bank_match: 0.97, seed: 1 }
    }
}

/// Length of a training.
#[derive(Debug, Clone, clap::Args)]
pub struct Sizes {
    /// Length of the training, unless the following options set it
    #[arg(long, value_enum, default_value_t = Preset::Medium)]
    pub preset: Preset,
    /// Training epochs, each with fresh noise
    #[arg(long)]
    pub epochs: Option<usize>,
    /// Windows per epoch, half of them with a signal
    #[arg(long)]
    pub windows: Option<usize>,
    /// Simulated signals to train on
    #[arg(long)]
    pub stock: Option<usize>,
    /// Largest learning rate
    #[arg(long, default_value_t = Sizes::default().rate)]
    pub rate: f64,
    /// Train on the network's own false alarms: each noise window is the one that it ranks highest among so many
    #[arg(long, default_value_t = Sizes::default().noises)]
    pub noises: usize,
}

impl Default for Sizes {
    fn default() -> Self {
        let Training { rate, noises, .. } = Training::default();
        let preset = Preset::default();
        Self { preset, epochs: None, windows: None, stock: None, rate, noises }
    }
}

/// Lengths of a training.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum Preset {
    /// Minutes on two cores
    Small,
    /// A quarter of an hour to an hour
    #[default]
    Medium,
    /// Up to two hours
    Full,
}

impl Preset {
    /// Returns epochs, windows per epoch, and signals. A window costs a detector some ten times as much as the other networks, and a window of a light
    /// system some eight times as much as one of a heavy system.
    fn sizes(self, network: Network, systems: Systems) -> [usize; 3] {
        match (self, network, systems) {
            (Preset::Small, Network::Detector, Systems::Heavy) => [4, 16_384, 16_384],
            (Preset::Medium, Network::Detector, Systems::Heavy) => [8, 32_768, 32_768],
            (Preset::Full, Network::Detector, Systems::Heavy) => [20, 32_768, 65_536],
            (Preset::Small, Network::Detector, Systems::Light) => [2, 4096, 4096],
            (Preset::Medium, Network::Detector, Systems::Light) => [4, 16_384, 16_384],
            (Preset::Full, Network::Detector, Systems::Light) => [10, 16_384, 16_384],
            (Preset::Small, _, Systems::Heavy) => [16, 16_384, 16_384],
            (Preset::Medium, _, Systems::Heavy) => [32, 32_768, 65_536],
            (Preset::Full, _, Systems::Heavy) => [400, 32_768, 131_072],
            (Preset::Small, _, Systems::Light) => [8, 8192, 8192],
            (Preset::Medium, _, Systems::Light) => [16, 16_384, 16_384],
            (Preset::Full, _, Systems::Light) => [100, 16_384, 16_384],
        }
    }
}

impl Problem {
    fn setting(&self) -> Setting {
        let Self { detectors, snr, .. } = *self;
        let Binaries { systems, spin, .. } = self.binaries;
        let masses = self.binaries.masses();
        Setting { systems, detectors, masses, spin, snr, ..Setting::default() }
    }

    /// Returns the recipe of a network for this problem.
    #[must_use]
    pub fn recipe(&self, network: Network) -> Recipe {
        let Self { bank_match, min_match, seed, .. } = *self;
        let kind = match network {
            Network::Detector => {
                Kind::Detector(Placement { bank_match, min_match, candidates: CANDIDATES })
            }
            Network::Cnn => Kind::Cnn,
            Network::Transformer => Kind::Transformer,
        };
        Recipe { setting: self.setting(), kind, seed }
    }

    /// Checks the values before anything is computed.
    ///
    /// # Errors
    /// A value out of range.
    pub fn check(&self) -> Result<()> {
        Source::new(self.setting(), self.seed)?;
        check_match("bank_match", self.bank_match)?;
        check_match("min_match", self.min_match)
    }
}

impl Sizes {
    /// Returns the sizes, those of the preset unless others are given.
    #[must_use]
    pub fn training(&self, network: Network, systems: Systems) -> Training {
        let [epochs, windows, signals] = self.preset.sizes(network, systems);
        Training {
            epochs: self.epochs.unwrap_or(epochs),
            windows: self.windows.unwrap_or(windows),
            signals: self.stock.unwrap_or(signals),
            rate: self.rate,
            noises: self.noises,
            ..Training::default()
        }
    }
}

impl Options {
    /// Trains a network and writes its file. Returns the epochs.
    ///
    /// # Errors
    /// Options out of range; an output that cannot be written; Ctrl-C, if there is a guard.
    pub fn run(&self, output: &Path) -> Result<Vec<Epoch>> {
        check_outputs([(&*option("output"), Some(output))], &[])?;
        self.problem.check()?;
        let options = self.sizes.training(self.network, self.problem.binaries.systems);
        options.check()?;
        self.work.run(|team| {
            let recipe = self.problem.recipe(self.network);
            let mut network = recipe.make()?;
            let epochs = train(&options, &recipe.source()?, &mut network, team, &self.work)?;
            recipe.write(network.model(), output)?;
            Ok(epochs)
        })
    }
}

/// Trains a network; returns the epochs.
///
/// # Errors
/// Options out of range; not enough memory; Ctrl-C, if there is a guard.
pub fn train(
    options: &Training,
    source: &Source,
    network: &mut impl Learner,
    team: &Team,
    work: &Work,
) -> Result<Vec<Epoch>> {
    let mut progress = work.progress("train", (options.epochs * options.windows) as u64);
    let mut epochs = Vec::new();
    options.run(source, network, team, |report| {
        match report {
            Report::Windows(done, _) => progress.set(done)?,
            Report::Epoch(epoch) => {
                progress.say(&epoch.to_string());
                epochs.push(epoch);
            }
        }
        Ok(())
    })?;
    progress.finish();
    Ok(epochs)
}
