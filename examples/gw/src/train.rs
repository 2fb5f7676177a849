//! `gw train`: trains the detector that begins as a bank, or a network that begins at random.

use crate::progress::Progress;
use clap::ValueEnum;
use rootgrad::formats::check_outputs;
use rootgrad::threads::Team;
use rootgrad_gw::Result;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::saved::{CANDIDATES, Kind, Placement, Recipe};
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::templates::check_match;
use rootgrad_gw::detector::training::{Learner, Report, Training};
use rootgrad_gw::systems::Systems;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Train {
    /// Kind of the network
    #[arg(long, value_enum, default_value_t = Network::Detector)]
    network: Network,
    #[command(flatten)]
    problem: Problem,
    #[command(flatten)]
    sizes: Sizes,
    /// File to write, for gw compare, gw search and gw explain
    #[arg(short, long)]
    output: PathBuf,
    /// Threads; 0 means all cores. The results do not depend on it
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Show no progress
    #[arg(long)]
    quiet: bool,
}

/// Kinds of networks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Network {
    /// Begins as a bank of matched filters
    Detector,
    /// Convolutional network of Schaefer et al. (arXiv:2106.03741), which begins at random
    Cnn,
    /// Transformer over patches of 16 samples, which begins at random
    Transformer,
}

/// Reads a kind of binaries.
pub(crate) fn systems(name: &str) -> std::result::Result<Systems, String> {
    Systems::named(name).ok_or_else(|| "wanted heavy or light".to_owned())
}

/// Binaries of a population.
#[derive(clap::Args)]
pub(crate) struct Binaries {
    /// Kind of the binaries: heavy (black holes) or light (neutron stars and light black holes, windows of 8 s)
    #[arg(long, default_value_t = Systems::Heavy, value_parser = systems)]
    pub(crate) systems: Systems,
    /// Component masses in the detector's frame, solar masses, LOW:HIGH; 10:50 for heavy systems, 3:5 for light ones
    #[arg(long, value_parser = crate::range)]
    masses: Option<(f64, f64)>,
    /// Largest spin along the orbital axis, of light systems
    #[arg(long, default_value_t = 0.0)]
    pub(crate) spin: f64,
}

impl Binaries {
    pub(crate) fn masses(&self) -> (f64, f64) {
        self.masses.unwrap_or(self.systems.masses())
    }
}

/// Signals, detectors and templates.
#[derive(clap::Args)]
pub(crate) struct Problem {
    #[command(flatten)]
    pub(crate) binaries: Binaries,
    /// Number of detectors: 1, or 2 for Hanford and Livingston
    #[arg(long, default_value_t = 1)]
    detectors: usize,
    /// Optimal signal-to-noise ratios of the signals, of all detectors together, LOW:HIGH
    #[arg(long, default_value = "4:10", value_parser = crate::range)]
    snr: (f64, f64),
    /// Minimal match of the detector's templates
    #[arg(long, default_value_t = 0.98)]
    min_match: f64,
    /// Minimal match of the bank to compare with, the first of these templates
    #[arg(long, default_value_t = 0.97)]
    bank_match: f64,
    /// Seed of the templates' placement and of the training
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Length of a training.
#[derive(clap::Args)]
pub(crate) struct Sizes {
    /// Length of the training, unless the following options set it
    #[arg(long, value_enum, default_value_t = Preset::Medium)]
    preset: Preset,
    /// Training epochs, each with fresh noise
    #[arg(long)]
    epochs: Option<usize>,
    /// Windows per epoch, half of them with a signal
    #[arg(long)]
    windows: Option<usize>,
    /// Simulated signals to train on
    #[arg(long)]
    stock: Option<usize>,
    /// Largest learning rate
    #[arg(long, default_value_t = 1e-3)]
    rate: f64,
    /// Train on the network's own false alarms: each noise window is the one that it ranks highest among so many
    #[arg(long, default_value_t = 1)]
    noises: usize,
}

/// Lengths of a training.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Preset {
    /// Minutes on two cores
    Small,
    /// A quarter of an hour to an hour
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
    pub(crate) fn detectors(&self) -> usize {
        self.detectors
    }

    fn setting(&self) -> Setting {
        let Self { detectors, snr, .. } = *self;
        let Binaries { systems, spin, .. } = self.binaries;
        let masses = self.binaries.masses();
        Setting { systems, detectors, masses, spin, snr, ..Setting::default() }
    }

    pub(crate) fn recipe(&self, network: Network) -> Recipe {
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

    /// Refuses bad values before anything is computed.
    pub(crate) fn check(&self) -> Result<()> {
        Source::new(self.setting(), self.seed)?;
        check_match(self.bank_match)?;
        check_match(self.min_match)
    }
}

impl Sizes {
    pub(crate) fn training(&self, network: Network, systems: Systems) -> Training {
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

/// Trains a network; returns a line for each epoch.
pub(crate) fn train(
    options: &Training,
    source: &Source,
    network: &mut impl Learner,
    team: &Team,
    quiet: bool,
) -> Result<String> {
    let mut progress = Progress::new("train", (options.epochs * options.windows) as u64, quiet);
    let mut text = String::new();
    options.run(source, network, team, |report| match report {
        Report::Windows(done, _) => progress.set(done),
        Report::Epoch(epoch) => {
            let line = format!(
                "epoch {}: loss {:.5}, signals of SNR {:.1} to {:.1}",
                epoch.number, epoch.loss, epoch.snr.0, epoch.snr.1
            );
            progress.say(&line);
            text += &line;
            text.push('\n');
        }
    })?;
    progress.finish();
    Ok(text)
}

pub(crate) fn run(args: &Train) -> Result<()> {
    check_outputs([("--output", Some(args.output.as_path()))], &[])?;
    args.problem.check()?;
    let options = args.sizes.training(args.network, args.problem.binaries.systems);
    options.check()?;
    crate::pool(args.threads)?.install(|| {
        let recipe = args.problem.recipe(args.network);
        let mut network = recipe.make()?;
        let team = Team::checked(rayon::current_num_threads())?;
        print!("{}", train(&options, &recipe.source()?, &mut network, &team, args.quiet)?);
        recipe.write(network.model(), &args.output)
    })
}
