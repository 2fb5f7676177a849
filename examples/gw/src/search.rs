//! `gw search`: searches two detectors' strain with the detector that begins as a bank.

use crate::progress::Progress;
use rootgrad::formats::check_outputs;
use rootgrad::threads::Team;
use rootgrad_gw::Result;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::event::Event;
use rootgrad_gw::detector::saved::{CANDIDATES, Detector};
use rootgrad_gw::detector::search::{Candidate, Options, Search as Found};
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::templates::Templates;
use rootgrad_gw::gate::THRESHOLD;
use rootgrad_gw::recording::Recording;
use rootgrad_gw::systems::Systems;
use rootgrad_gw::tree::TreeFile;
use rootgrad_gw::waveform::Binary;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Search {
    /// Strain file of Hanford
    first: PathBuf,
    /// Strain file of Livingston, for the same time
    second: PathBuf,
    /// Trained detector, a file of gw train --detectors 2; without it candidates are ranked by their reweighted SNRs
    #[arg(long)]
    detector: Option<PathBuf>,
    /// Kind of the binaries without --detector: heavy (black holes) or light (neutron stars and light black holes)
    #[arg(long, default_value_t = Systems::Heavy, value_parser = crate::train::systems, conflicts_with = "detector")]
    systems: Systems,
    /// Component masses of the templates without --detector, solar masses, LOW:HIGH; 10:50 for heavy systems, 3:5 for light ones
    #[arg(long, value_parser = crate::range, conflicts_with = "detector")]
    masses: Option<(f64, f64)>,
    /// Minimal match of the templates without --detector
    #[arg(long, default_value_t = 0.97, conflicts_with = "detector")]
    min_match: f64,
    /// Smallest signal-to-noise ratio of a trigger in each detector, also after its reweighting by chi squared
    #[arg(long, default_value_t = 3.5)]
    threshold: f64,
    /// Strain is removed around whitened samples above this many standard deviations
    #[arg(long, default_value_t = THRESHOLD)]
    gate: f64,
    /// Category of data quality, 1 to 3, that a candidate's second must pass
    #[arg(long, default_value_t = 2)]
    category: u32,
    /// ROOT file to write, for gw_search.C: trees "candidates", "background", "summary", and "strain" and "map" around the first candidate
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Number of time slides for the background
    #[arg(long, default_value_t = 60)]
    slides: usize,
    /// Number of candidates to print
    #[arg(long, default_value_t = 5)]
    top: usize,
    /// Threads; 0 means all cores. The results do not depend on it
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Show no progress
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &Search) -> Result<()> {
    let found = crate::pool(args.threads)?.install(|| search(args))?;
    print(&found, args);
    Ok(())
}

fn print(found: &Found, args: &Search) {
    println!(
        "{:.1} s searched, {:.0} s of background by {} time slides ({} candidates in it)",
        found.time,
        found.background,
        args.slides,
        found.chance.len()
    );
    for (file, (triggers, gates)) in
        [&args.first, &args.second].into_iter().zip(found.triggers.iter().zip(&found.gates))
    {
        println!(
            "{}: {} triggers; rejected {} by chi squared, {} in {} gates, {} by data quality",
            file.display(),
            triggers.accepted,
            triggers.by_chi,
            triggers.by_gate,
            gates.len(),
            triggers.by_quality
        );
    }
    println!(
        "{:>16}{:>10}{:>14}{:>14}{:>9}{:>8}  false alarms a year (90 %)",
        "GPS", "ranking", "SNR", "chi2/dof", "delay/ms", "above"
    );
    for candidate in found.candidates.iter().take(args.top) {
        let (rate, (low, high)) = found.per_year(candidate);
        let [a, b] = candidate.triggers;
        println!(
            "{:>16.3}{:>10.2}{:>14}{:>14}{:>9.2}{:>8}  {rate:.3e} ({low:.3e} to {high:.3e})",
            candidate.gps,
            candidate.ranking,
            format!("{:.2} {:.2}", a.snr, b.snr),
            format!("{:.2} {:.2}", a.chi, b.chi),
            1e3 * (b.gps - a.gps),
            candidate.above
        );
    }
}

fn search(args: &Search) -> Result<Found> {
    let inputs = [&args.first, &args.second].map(PathBuf::as_path);
    if let Some(output) = &args.output {
        check_outputs([("--output", Some(output.as_path()))], &inputs)?;
    }
    let (first, second) = (Recording::open(&args.first)?, Recording::open(&args.second)?);
    let made = args.detector.as_ref().map(Detector::read).transpose()?;
    let options = Options {
        systems: made.as_ref().map_or(args.systems, |made| made.network.setting().systems),
        slides: args.slides,
        threshold: args.threshold,
        gate: args.gate,
        category: args.category,
    };
    let team = Team::checked(rayon::current_num_threads())?;
    let bank = match &made {
        Some(made) => made.filters.templates().binaries().to_vec(),
        None => bank(args)?,
    };
    let mut progress = Progress::new("search", 1000, args.quiet);
    let network = made.as_ref().map(|made| &made.network);
    let pair = [&first, &second];
    let found = Found::run(pair, &bank, network, &options, &team, |done| {
        progress.set((1000.0 * done) as u64);
    })?;
    progress.finish();
    if let Some(path) = &args.output {
        let best = found.candidates.first();
        let event = best.map(|best| Event::new(pair, &bank, best, options)).transpose()?;
        write(&found, event, path)?;
    }
    Ok(found)
}

/// Writes the result as trees.
fn write(found: &Found, event: Option<Event>, path: &Path) -> Result<()> {
    let mut file = TreeFile::create(path)?;
    let row = |c: &Candidate| {
        let (rate, (low, high)) = found.per_year(c);
        let [a, b] = c.triggers;
        let of_triggers = [a.snr, b.snr, a.chi, b.chi].map(f64::from);
        let begin = [c.gps, c.ranking.into()];
        let end = [b.gps - a.gps, c.above as f64, rate, low, high];
        [&begin[..], &of_triggers, &end].concat()
    };
    let labels = [
        "gps",
        "ranking",
        "snr_h1",
        "snr_l1",
        "chi_h1",
        "chi_l1",
        "delay",
        "above",
        "per_year",
        "per_year_low",
        "per_year_high",
    ];
    let rows: Vec<Vec<f64>> = found.candidates.iter().map(row).collect();
    file.numbers("candidates", &labels, rows.into_iter())?;
    let chance: Vec<f32> = found.chance.clone();
    file.numbers("background", &["ranking"], chance.into_iter().map(|x| vec![x.into()]))?;
    let summary = vec![found.time, found.background];
    file.numbers("summary", &["time", "background"], std::iter::once(summary))?;
    if let Some(Event { strain, map }) = event {
        let labels = ["gps", "h1", "template_h1", "l1", "template_l1"];
        file.numbers("strain", &labels, strain.into_iter().map(|row| row.to_vec()))?;
        let labels = ["gps", "frequency", "h1", "l1"];
        file.numbers("map", &labels, map.into_iter().map(|row| row.to_vec()))?;
    }
    file.finish()
}

/// Places the templates of a search without a network.
fn bank(args: &Search) -> Result<Vec<Binary>> {
    let of = Setting::of(args.systems);
    let setting = Setting { masses: args.masses.unwrap_or(of.masses), ..of };
    let source = Source::new(setting, 1)?;
    let templates = Templates::placed(&source, args.min_match, CANDIDATES, &[])?;
    Ok(templates.binaries().to_vec())
}
