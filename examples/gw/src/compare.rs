//! `gw compare`: compares a detector with its bank, with the best possible ranking, and with other networks.

use rootgrad::formats::check_outputs;
use rootgrad::threads::Team;
use rootgrad_gw::commands::Work;
use rootgrad_gw::commands::train::{Network as Trained, Problem, Sizes, train};
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::comparison::{
    BANK, Comparison, LIMIT, OWN, RANKINGS, Rankers, TRAINED, UNTRAINED,
};
use rootgrad_gw::detector::filters::{Filters, Limit};
use rootgrad_gw::detector::model::Model;
use rootgrad_gw::detector::pace::Pace;
use rootgrad_gw::detector::ranked::Ranked;
use rootgrad_gw::detector::saved::{CANDIDATES, Detector, Made, Recipe};
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::templates::{Templates, check_match, matches};
use rootgrad_gw::detector::training::{Learner, Training};
use rootgrad_gw::tree::TreeFile;
use rootgrad_gw::{Error, RATE, Result};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Compare {
    /// Files of gw train: a detector, and other networks for the same signals. Without files a detector is trained
    #[arg(conflicts_with_all = ["Problem", "Binaries", "Sizes", "save"])]
    networks: Vec<PathBuf>,
    #[command(flatten)]
    problem: Problem,
    #[command(flatten)]
    sizes: Sizes,
    /// Minimal match of the templates for the marginal likelihood, which is the upper limit
    #[arg(long, default_value_t = 0.985)]
    limit_match: f64,
    /// Windows of noise for the comparison
    #[arg(long, default_value_t = 100_000)]
    noise: usize,
    /// Number of these noise windows that are always ranked by all, the limit included
    #[arg(long, default_value_t = 20_000)]
    whole: usize,
    /// Fraction of the other noise windows that the detector and its bank rank: those that are loud at a quick look. 0.1 for each detector takes less time and
    /// is enough for one false alarm in a hundred windows and fewer; 1 for all
    #[arg(long, default_value_t = 1.0)]
    part: f64,
    /// Windows with a signal for the comparison
    #[arg(long, default_value_t = 12_000)]
    test_signals: usize,
    /// Seed of the comparison's windows
    #[arg(long, default_value_t = 1001)]
    test_seed: u64,
    /// Also write the table as text to this file
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Write the rankings of all windows to this ROOT file, trees "noise" and "signals", for gw_compare.C
    #[arg(long)]
    rankings: Option<PathBuf>,
    /// Write the trained detector to this file, as gw train does
    #[arg(long)]
    save: Option<PathBuf>,
    #[command(flatten)]
    work: Work,
}

/// False-alarm probabilities per window.
const PROBABILITIES: [f64; 5] = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5];
/// Times with one false alarm, s.
const TIMES: [(&str, f64); 3] = [("an hour", 3600.0), ("a day", 86400.0), ("30 days", 2_592_000.0)];
/// Range of signal-to-noise ratios over which differences are summed.
const TOGETHER: (f64, f64) = (4.0, 8.0);

pub(crate) fn run(args: &Compare) -> Result<()> {
    check(args)?;
    let text = args.work.run(|team| compare(args, team))?;
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
    let inputs: Vec<&Path> = args.networks.iter().map(PathBuf::as_path).collect();
    check_outputs(outputs, &inputs)?;
    args.problem.check()?;
    check_match("limit_match", args.limit_match)?;
    args.training().check()?;
    args.comparison().check(args.problem.detectors)
}

impl Compare {
    fn training(&self) -> Training {
        self.sizes.training(Trained::Detector, self.problem.binaries.systems)
    }

    fn comparison(&self) -> Comparison {
        let Self { noise, test_signals: signals, whole, part, .. } = *self;
        Comparison { noise, signals, whole, part }
    }
}

/// The networks of a comparison.
struct Networks {
    recipe: Recipe,
    detector: Detector,
    beside: Vec<(&'static str, Model)>,
}

/// Reads the networks: one detector, and others of different kinds for the same signals.
fn read(paths: &[PathBuf]) -> Result<Networks> {
    let (mut detectors, mut others) = (Vec::new(), Vec::new());
    for path in paths {
        match Recipe::read(path)? {
            (recipe, Made::Detector(detector)) => detectors.push((recipe, *detector)),
            (recipe, Made::Plain(model)) => others.push((path, recipe, *model)),
        }
    }
    let count = detectors.len();
    let (Some((recipe, detector)), true) = (detectors.pop(), count == 1) else {
        let name = "the number of detectors among the networks";
        return Err(Error::argument(name, count, "1, a file of gw train --network detector"));
    };
    let mut beside: Vec<(&'static str, Model)> = Vec::new();
    for (path, other, model) in others {
        let (name, bad) =
            (other.kind.name(), |problem| Error::Saved { path: path.clone(), problem });
        if other.setting != recipe.setting {
            let Setting { systems, detectors, masses, spin, snr, .. } = other.setting;
            return Err(bad(format!(
                "was trained with --systems {systems} --detectors {detectors} --masses {}:{} --spin {spin} --snr {}:{}; wanted the detector's options",
                masses.0, masses.1, snr.0, snr.1
            )));
        }
        if beside.iter().any(|(known, _)| *known == name) {
            return Err(bad(format!(
                "is the second network of the kind {name}; wanted one of each"
            )));
        }
        beside.push((name, model));
    }
    Ok(Networks { recipe, detector, beside })
}

/// Trains a detector.
fn trained(args: &Compare, team: &Team, text: &mut String) -> Result<Networks> {
    let recipe = args.problem.recipe(Trained::Detector);
    let mut made = recipe.make()?;
    let options = args.training();
    let epochs = train(&options, &recipe.source()?, &mut made, team, &args.work)?;
    epochs.iter().for_each(|epoch| *text += &format!("{epoch}\n"));
    if let Some(path) = &args.save {
        recipe.write(made.model(), path)?;
    }
    match made {
        Made::Detector(detector) => {
            Ok(Networks { recipe, detector: *detector, beside: Vec::new() })
        }
        // UNWRAP: the recipe is a detector's.
        Made::Plain(_) => unreachable!("the recipe is a detector's"),
    }
}

fn compare(args: &Compare, team: &Team) -> Result<String> {
    let mut text = String::new();
    let Networks { recipe, detector, beside } = match &args.networks[..] {
        [] => trained(args, team, &mut text)?,
        paths => read(paths)?,
    };
    let setting = recipe.setting;
    args.comparison().check(setting.detectors)?;
    let (source, test) = (recipe.source()?, Source::new(setting, args.test_seed)?);
    let begin = detector.filters.templates().binaries();
    let bank = Filters::new(Templates::new(&source, begin[..detector.bank].to_vec()));
    let limit = Limit::new(&test, Templates::placed(&test, args.limit_match, CANDIDATES, begin)?);
    for (name, filters) in
        [("bank", &bank), ("network", &detector.filters), ("limit", limit.filters())]
    {
        let found = matches(&test, filters, 2000);
        text += &format!(
            "{name}: {} templates; match {:.4} on average, {:.4} for all but 1 %, {:.4} at least\n",
            filters.templates().len(),
            found.mean,
            found.percentile,
            found.least
        );
    }
    for (name, model) in &beside {
        text += &format!("{name}: {} trained numbers\n", model.parameters().len());
    }
    let others: Vec<(&str, &Model)> = beside.iter().map(|(name, model)| (*name, model)).collect();
    let rankers = Rankers {
        source: &test,
        network: &detector.network,
        filters: &detector.filters,
        limit: &limit,
        beside: &others,
    };
    let count = (args.noise + args.test_signals) as u64;
    let mut progress = args.work.progress("compare", count);
    if !args.work.quiet {
        progress.say(&expected(&Pace::measure(&rankers, team)?, &args.comparison()));
    }
    let ranked = args.comparison().run(&rankers, team, |done| {
        let _ = progress.set(done as u64); // (Ctrl-C ends the process)
    })?;
    progress.finish();
    if let Some(path) = &args.rankings {
        write(&ranked, path)?;
    }
    table(&ranked, setting, &mut text);
    differences(&ranked, setting, &mut text);
    Ok(text)
}

/// Returns a line with the expected time.
fn expected(pace: &Pace, of: &Comparison) -> String {
    let Pace { look, without_limit, with_limit } = pace;
    let minutes = pace.seconds(of) / 60.0;
    format!(
        "compare: {without_limit:.0} windows a second, {with_limit:.0} with the limit, {look:.0} by a quick look; about {minutes:.1} minutes"
    )
}

/// Writes the rankings as trees. A ranking that was not computed is -infinity, as in [`Ranked`].
fn write(ranked: &Ranked, path: &Path) -> Result<()> {
    let mut file = TreeFile::create(path)?;
    let others = ranked.names[RANKINGS.len()..].iter().map(String::as_str);
    let labels = ["bank", "own", "untrained", "trained", "limit"].into_iter();
    let labels: Vec<&str> = labels.chain(others).chain(["snr"]).collect();
    let rows = |columns: Vec<&Vec<f32>>| -> Vec<Vec<f64>> {
        let row = |row: usize| columns.iter().map(|column| column[row].into()).collect();
        (0..columns[BANK].len()).map(row).collect()
    };
    let noise = rows(ranked.noise.iter().collect());
    file.numbers("noise", &labels[..ranked.names.len()], noise.into_iter())?;
    let signals = rows(ranked.signals.iter().chain([&ranked.snr]).collect());
    file.numbers("signals", &labels, signals.into_iter())?;
    let (low, high) = ranked.range;
    let whole = ranked.whole as f64;
    file.numbers("range", &["low", "high", "whole"], std::iter::once(vec![low, high, whole]))?;
    file.finish()
}

/// A number of false alarms that is accepted.
struct Accepted {
    name: String,
    /// False alarms per window.
    probability: f64,
}

/// Returns the numbers of false alarms at which rankings are compared, most first: those that these windows of noise can show. A window counts as its
/// length.
fn accepted(ranked: &Ranked, setting: Setting) -> Vec<Accepted> {
    let seconds = setting.systems.samples() as f64 / RATE;
    let probabilities = PROBABILITIES.map(|probability| Accepted {
        name: format!("{probability:e} false alarms a window"),
        probability,
    });
    let rates = TIMES.map(|(time, length)| Accepted {
        name: format!("one false alarm in {time}"),
        probability: seconds / length,
    });
    let windows = ranked.noise[BANK].len() as f64;
    let mut all: Vec<Accepted> = probabilities.into_iter().chain(rates).collect();
    all.retain(|accepted| accepted.probability * windows >= 1.0);
    all.sort_by(|a, b| b.probability.total_cmp(&a.probability));
    all
}

/// Appends efficiencies, in per cent, for each number of false alarms and bin of SNR.
fn table(ranked: &Ranked, setting: Setting, text: &mut String) {
    let bins = (setting.snr.0.floor() as usize)..(setting.snr.1.ceil() as usize);
    for Accepted { name, probability } in accepted(ranked, setting) {
        let _ = writeln!(
            text,
            "\nfound, per cent, at {name} ({} of {} windows of noise are above)",
            (probability * ranked.noise[BANK].len() as f64) as usize,
            ranked.noise[BANK].len()
        );
        let _ = write!(text, "{:>8}{:>9}", "SNR", "signals");
        ranked.names.iter().for_each(|name| text.push_str(&format!("{name:>22}")));
        text.push('\n');
        let all = bins.clone().map(|low| (low as f64, low as f64 + 1.0)).chain([TOGETHER]);
        for snr in all {
            let of = ranked.found(BANK, probability, snr).of;
            let _ = write!(text, "{:>8}{of:>9}", format!("{}-{}", snr.0, snr.1));
            for ranking in 0..ranked.names.len() {
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
fn differences(ranked: &Ranked, setting: Setting, text: &mut String) {
    let _ = writeln!(
        text,
        "\nSNR {}-{}: differences in points ± paired standard error of the signals ± standard error by the noise windows",
        TOGETHER.0, TOGETHER.1
    );
    for Accepted { name, probability } in accepted(ranked, setting) {
        let _ = write!(text, "{name}:");
        let pairs = [(TRAINED, BANK), (TRAINED, OWN), (TRAINED, UNTRAINED), (TRAINED, LIMIT)];
        let others = (RANKINGS.len()..ranked.names.len()).map(|other| (other, BANK));
        for (a, b) in pairs.into_iter().chain(others) {
            let d = ranked.difference([a, b], probability, TOGETHER);
            let _ = write!(
                text,
                "  {} less {} {:+.2} ± {:.2} ± {:.2}",
                ranked.names[a],
                ranked.names[b],
                d.value * 100.0,
                d.paired * 100.0,
                d.noise * 100.0
            );
        }
        for ranking in std::iter::once(TRAINED).chain(RANKINGS.len()..ranked.names.len()) {
            let volume = ranked.volume([ranking, BANK], probability);
            let _ = write!(
                text,
                "; sensitive volume of {}, bank's 1: {:.3} ± {:.3} ± {:.3}",
                ranked.names[ranking],
                1.0 + volume.value,
                volume.paired,
                volume.noise
            );
        }
        let part = |ranking| ranked.found(ranking, probability, TOGETHER).efficiency();
        let limit = part(LIMIT).max(1e-9);
        let _ = write!(text, "; of the limit:");
        for ranking in [BANK, TRAINED].into_iter().chain(RANKINGS.len()..ranked.names.len()) {
            let _ = write!(text, " {} {:.4}", ranked.names[ranking], part(ranking) / limit);
        }
        text.push('\n');
    }
}
