//! `gw search`: searches two detectors' strain with the detector that begins as a bank.

use crate::compare::progress;
use rootgrad::threads::Team;
use rootgrad_gw::detector::Setting;
use rootgrad_gw::detector::saved::{CANDIDATES, Recipe};
use rootgrad_gw::detector::search::Search as Found;
use rootgrad_gw::strain::Strain;
use rootgrad_gw::{Error, Result, windows};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Search {
    /// Strain file of Hanford
    first: PathBuf,
    /// Strain file of Livingston, for the same time
    second: PathBuf,
    /// Trained detector, a file of gw compare --detectors 2 --save; without it the bank's marginal likelihood is the
    /// ranking
    #[arg(long)]
    detector: Option<PathBuf>,
    /// Number of time slides for the background
    #[arg(long, default_value_t = 60)]
    slides: usize,
    /// Number of candidates to print
    #[arg(long, default_value_t = 5)]
    top: usize,
    /// Threads; 0 means all cores. The results do not depend on it
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Show no progress (also the default if stderr is not a terminal)
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &Search) -> Result<()> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads)
        .build()
        .map_err(|e| Error::argument("--threads", args.threads, format!("fewer ({e})")))?;
    let found = pool.install(|| search(args))?;
    println!(
        "{:.1} s searched, {:.0} s of background by {} time slides ({} candidates in it)",
        found.time, found.background, args.slides, found.chance
    );
    println!(
        "{:>16}{:>10}{:>8}{:>8}  false alarms a year (90 %)",
        "GPS", "ranking", "SNR", "above"
    );
    for candidate in found.candidates.iter().take(args.top) {
        let (rate, (low, high)) = found.per_year(candidate);
        println!(
            "{:>16.3}{:>10.2}{:>8.2}{:>8}  {rate:.3e} ({low:.3e} to {high:.3e})",
            candidate.gps, candidate.logit, candidate.snr, candidate.above
        );
    }
    Ok(())
}

fn search(args: &Search) -> Result<Found> {
    let (first, second) = (Strain::read(&args.first)?, Strain::read(&args.second)?);
    windows::check_same_span(&first, &second)?;
    let (first, second) = (windows::whiten(&first)?, windows::whiten(&second)?);
    let recipe = Recipe {
        setting: Setting { detectors: 2, ..Setting::default() },
        bank_match: 0.97,
        min_match: 0.97,
        candidates: CANDIDATES,
        seed: 1,
    };
    let made = match &args.detector {
        Some(path) => Recipe::read(path)?,
        None => recipe.make()?,
    };
    let team = Team::checked(rayon::current_num_threads())?;
    let bar = progress("search", args.slides as u64, args.quiet);
    let strain = [&first, &second];
    let found = Found::run(&made.network, strain, args.slides, &team, |slide| {
        bar.set_position(slide as u64);
    })?;
    bar.finish();
    Ok(found)
}
