//! `gw compare`: trains the detector that begins as a bank, and compares it with the bank.

use indicatif::{ProgressBar, ProgressStyle};
use rootgrad::formats::check_outputs;
use rootgrad::threads::Team;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::comparison::{
    BANK, Comparison, LIMIT, OWN, RANKINGS, Ranked, Rankers, TRAINED, UNTRAINED,
};
use rootgrad_gw::detector::filters::{Filters, Limit};
use rootgrad_gw::detector::network::Network;
use rootgrad_gw::detector::saved::{CANDIDATES, Made, Recipe};
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::templates::{Templates, check_match, matches};
use rootgrad_gw::detector::training::Training;
use rootgrad_gw::tree::TreeFile;
use rootgrad_gw::{Error, Result};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Compare {
    /// Number of detectors: 1, or 2 for Hanford and Livingston
    #[arg(long, default_value_t = 1)]
    detectors: usize,
    /// Component masses in the detector's frame, solar masses, LOW:HIGH
    #[arg(long, default_value = "10:50", value_parser = crate::range)]
    masses: (f64, f64),
    /// Optimal signal-to-noise ratios of the signals, of all detectors together, LOW:HIGH
    #[arg(long, default_value = "4:10", value_parser = crate::range)]
    snr: (f64, f64),
    /// Minimal match of the network's templates
    #[arg(long, default_value_t = 0.98)]
    min_match: f64,
    /// Minimal match of the bank to compare with
    #[arg(long, default_value_t = 0.97)]
    bank_match: f64,
    /// Minimal match of the templates for the marginal likelihood, which is the upper limit
    #[arg(long, default_value_t = 0.985)]
    limit_match: f64,
    /// Training epochs, each with fresh noise
    #[arg(long, default_value_t = 8)]
    epochs: usize,
    /// Windows per epoch, half of them with a signal
    #[arg(long, default_value_t = 32_768)]
    windows: usize,
    /// Simulated signals to train on
    #[arg(long, default_value_t = 32_768)]
    stock: usize,
    /// Largest learning rate
    #[arg(long, default_value_t = 1e-3)]
    rate: f64,
    /// Windows of noise for the comparison
    #[arg(long, default_value_t = 100_000)]
    noise: usize,
    /// Number of these noise windows whose limit is always computed
    #[arg(long, default_value_t = 20_000)]
    whole: usize,
    /// Windows with a signal for the comparison
    #[arg(long, default_value_t = 12_000)]
    test_signals: usize,
    /// Seed of the templates' placement and of the training
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Seed of the comparison's windows
    #[arg(long, default_value_t = 1001)]
    test_seed: u64,
    /// Threads; 0 means all cores. The results do not depend on it
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Also write the table as text to this file
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Write the rankings of all windows to this ROOT file, trees "noise" and "signals", for gw_compare.C
    #[arg(long)]
    rankings: Option<PathBuf>,
    /// Write the trained detector to this file, for gw search
    #[arg(long)]
    save: Option<PathBuf>,
    /// Show no progress (also the default if stderr is not a terminal)
    #[arg(long)]
    quiet: bool,
}

/// False-alarm probabilities per window.
const PROBABILITIES: [f64; 5] = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5];
/// Range of signal-to-noise ratios over which differences are summed.
const TOGETHER: (f64, f64) = (4.0, 8.0);

pub(crate) fn run(args: &Compare) -> Result<()> {
    check(args)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build()
        .map_err(|e| Error::argument("--threads", args.threads, format!("fewer ({e})")))?;
    let text = pool.install(|| compare(args))?;
    print!("{text}");
    if let Some(path) = &args.output {
        std::fs::write(path, &text).map_err(|source| Error::Io {
            action: "write",
            path: path.clone(),
            source,
        })?;
    }
    Ok(())
}

/// Refuses bad values now, and not after the training.
fn check(args: &Compare) -> Result<()> {
    let outputs = [
        ("--rankings", args.rankings.as_deref()),
        ("--output", args.output.as_deref()),
        ("--save", args.save.as_deref()),
    ];
    check_outputs(outputs, &[])?;
    args.setting().check()?;
    for min_match in [args.bank_match, args.min_match, args.limit_match] {
        check_match(min_match)?;
    }
    args.training().check()?;
    args.sizes().check()
}

impl Compare {
    fn setting(&self) -> Setting {
        let Self { detectors, masses, snr, .. } = *self;
        Setting { detectors, masses, snr, ..Setting::default() }
    }

    fn training(&self) -> Training {
        let Self { epochs, windows, stock: signals, rate, .. } = *self;
        Training { epochs, windows, signals, rate, ..Training::default() }
    }

    fn sizes(&self) -> Comparison {
        Comparison { noise: self.noise, signals: self.test_signals, whole: self.whole }
    }
}

fn compare(args: &Compare) -> Result<String> {
    let setting = args.setting();
    let recipe = Recipe {
        setting,
        bank_match: args.bank_match,
        min_match: args.min_match,
        candidates: CANDIDATES,
        seed: args.seed,
    };
    let team = Team::checked(rayon::current_num_threads())?;
    let test = Source::new(setting, args.test_seed)?;
    let Made { source, filters: own, bank, mut network } = recipe.make()?;
    let mut text = String::new();
    let begin = own.templates().binaries();
    let bank = Filters::new(Templates::new(&source, begin[..bank].to_vec()));
    let limit = Limit::new(&test, Templates::placed(&test, args.limit_match, CANDIDATES, begin)?);
    for (name, filters) in [("bank", &bank), ("network", &own), ("limit", limit.filters())] {
        let found = matches(&test, filters, 2000);
        text += &format!(
            "{name}: {} templates; match {:.4} on average, {:.4} for all but 1 %, {:.4} at least\n",
            filters.templates().len(),
            found.mean,
            found.percentile,
            found.least
        );
    }
    train(args, &source, &mut network, &team, &mut text)?;
    if let Some(path) = &args.save {
        recipe.write(&network, path)?;
    }
    let rankers = Rankers { source: &test, network: &network, limit: &limit };
    let bar = progress("compare", (args.noise + args.test_signals) as u64, args.quiet);
    let ranked = args.sizes().run(&rankers, &team, |done| bar.set_position(done as u64))?;
    bar.finish();
    if let Some(path) = &args.rankings {
        write(&ranked, path)?;
    }
    table(&ranked, setting, &mut text);
    differences(&ranked, &mut text);
    Ok(text)
}

/// Writes the rankings as trees. A limit that was not computed is -infinity, as in [`Ranked`].
fn write(ranked: &Ranked, path: &Path) -> Result<()> {
    let mut file = TreeFile::create(path)?;
    let labels = ["bank", "own", "untrained", "trained", "limit", "snr"];
    let noise: Vec<Vec<f64>> = ranked.noise.iter().map(|row| row.map(f64::from).to_vec()).collect();
    file.numbers("noise", &labels[..RANKINGS.len()], noise.into_iter())?;
    let row = |(row, &snr): (&[f32; RANKINGS.len()], &f32)| {
        row.iter().chain([&snr]).map(|&x| f64::from(x)).collect()
    };
    let signals: Vec<Vec<f64>> = ranked.signals.iter().zip(&ranked.snr).map(row).collect();
    file.numbers("signals", &labels, signals.into_iter())?;
    let (low, high) = ranked.range;
    let whole = ranked.whole as f64;
    file.numbers("range", &["low", "high", "whole"], std::iter::once(vec![low, high, whole]))?;
    file.finish()
}

fn train(
    args: &Compare,
    source: &Source,
    network: &mut Network,
    team: &Team,
    text: &mut String,
) -> Result<()> {
    let bar = progress("train", args.epochs as u64, args.quiet);
    args.training().run(source, network, team, |epoch| {
        let line = format!(
            "epoch {}: loss {:.5}, signals of SNR {:.1} to {:.1}",
            epoch.number, epoch.loss, epoch.snr.0, epoch.snr.1
        );
        bar.println(&line);
        *text += &line;
        text.push('\n');
        bar.inc(1);
    })?;
    bar.finish();
    Ok(())
}

pub(crate) fn progress(name: &'static str, count: u64, quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let template = "{prefix:>14} [{bar:40}] {pos}/{len} {elapsed}, {eta} left";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(count).with_prefix(name).with_style(style)
}

/// Appends efficiencies, in per cent, for each probability and bin of SNR.
fn table(ranked: &Ranked, setting: Setting, text: &mut String) {
    let bins = (setting.snr.0.floor() as usize)..(setting.snr.1.ceil() as usize);
    for probability in PROBABILITIES {
        if probability * (ranked.noise.len() as f64) < 1.0 {
            continue;
        }
        let _ = writeln!(
            text,
            "\nfound, per cent, at {:e} false alarms a window ({} of {} windows of noise are above)",
            probability,
            (probability * ranked.noise.len() as f64) as usize,
            ranked.noise.len()
        );
        let _ = write!(text, "{:>8}{:>9}", "SNR", "signals");
        RANKINGS.iter().for_each(|name| text.push_str(&format!("{name:>22}")));
        text.push('\n');
        let all = bins.clone().map(|low| (low as f64, low as f64 + 1.0)).chain([TOGETHER]);
        for snr in all {
            let of = ranked.found(BANK, probability, snr).of;
            let _ = write!(text, "{:>8}{of:>9}", format!("{}-{}", snr.0, snr.1));
            for ranking in 0..RANKINGS.len() {
                let found = ranked.found(ranking, probability, snr);
                let (low, high) = found.interval();
                let percent = found.efficiency() * 100.0;
                let cell = format!("{percent:.2} ({:.2}-{:.2})", low * 100.0, high * 100.0);
                let _ = write!(text, "{cell:>22}");
            }
            text.push('\n');
        }
    }
}

/// Appends differences over SNR 4 to 8, in percentage points, and the fraction of the limit that is reached.
fn differences(ranked: &Ranked, text: &mut String) {
    let _ = writeln!(
        text,
        "\nSNR {}-{}: differences in points ± paired standard error of the signals ± standard error by the noise windows",
        TOGETHER.0, TOGETHER.1
    );
    for probability in PROBABILITIES {
        if probability * (ranked.noise.len() as f64) < 1.0 {
            continue;
        }
        let _ = write!(text, "{probability:e}:");
        for (a, b) in [(TRAINED, BANK), (TRAINED, OWN), (TRAINED, UNTRAINED), (TRAINED, LIMIT)] {
            let d = ranked.difference([a, b], probability, TOGETHER);
            let _ = write!(
                text,
                "  {} less {} {:+.2} ± {:.2} ± {:.2}",
                RANKINGS[a],
                RANKINGS[b],
                d.value * 100.0,
                d.paired * 100.0,
                d.noise * 100.0
            );
        }
        let volume = ranked.volume([TRAINED, BANK], probability);
        let _ = write!(
            text,
            "; sensitive volume of the bank's {:.3} ± {:.3} ± {:.3}",
            1.0 + volume.value,
            volume.paired,
            volume.noise
        );
        let part = |ranking| ranked.found(ranking, probability, TOGETHER).efficiency();
        let limit = part(LIMIT).max(1e-9);
        let _ = writeln!(
            text,
            "; of the limit: bank {:.4}, trained {:.4}",
            part(BANK) / limit,
            part(TRAINED) / limit
        );
    }
}
