//! `gw`: gravitational-wave data as ROOT trees. See `gw --help`.

mod compare;
mod explain;
mod progress;
mod search;
mod train;

use clap::{Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use rootgrad::formats::check_outputs;
use rootgrad_gw::simulate::{Example, Population, Simulator, per_segment};
use rootgrad_gw::strain::Strain;
use rootgrad_gw::systems::Systems;
use rootgrad_gw::tree::TreeFile;
use rootgrad_gw::{Error, RATE, Result, windows};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc;

/// Gravitational-wave data as ROOT trees: simulated chirps in detector noise, and whitened real strain.
///
/// Strain is whitened, sampled at 1024 Hz and limited to 30-400 Hz. The optimal signal-to-noise ratio of a signal is the norm of its
/// whitened samples.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Simulate windows of noise and of signals in noise: trees "train", "validation" and "test". A window is 0.25 s (256 samples), of light systems 8 s (8192)
    Simulate(Simulate),
    /// Whiten two detectors' strain (GWOSC HDF5 files) and cut sliding windows: tree "windows"
    Whiten(Whiten),
    /// Train a detector that begins as a bank of matched filters, or a network that begins at random
    Train(train::Train),
    /// Compare a detector with its bank, with the best possible ranking, and with other networks
    Compare(compare::Compare),
    /// Search two detectors' strain (GWOSC HDF5 files); the background is measured by time slides
    Search(search::Search),
    /// Write the derivatives of a trained network's logit with respect to a window's strain: the parts of it by which the window is ranked
    Explain(explain::Explain),
}

#[derive(clap::Args)]
struct Simulate {
    /// ROOT file to write
    #[arg(short, long)]
    output: PathBuf,
    /// Random seed: the same seed gives the same file
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rows in the tree "train", half of them with a signal; 500,000, or 20,000 of light systems (32 kB each)
    #[arg(long)]
    train: Option<u64>,
    /// Rows in the tree "validation", half of them with a signal; 20,000, or 2,000 of light systems
    #[arg(long)]
    validation: Option<u64>,
    /// Rows in the tree "test"; 200,000, or 8,000 of light systems
    #[arg(long)]
    test: Option<u64>,
    /// One in this many rows of the tree "test" has a signal; the others, with only noise, measure the false-alarm
    /// probability
    #[arg(long, default_value_t = 8)]
    test_signal_every: usize,
    /// Signal-to-noise ratios of the signals for training and validation, LOW:HIGH
    #[arg(long, default_value = "4:14", value_parser = range)]
    train_snr: (f64, f64),
    /// Signal-to-noise ratios of the signals for the test, LOW:HIGH
    #[arg(long, default_value = "2:20", value_parser = range)]
    test_snr: (f64, f64),
    #[command(flatten)]
    binaries: train::Binaries,
    /// Leave out the column "bank" of the tree "test", the loudest result of a bank of matched filters; light systems need this option
    #[arg(long)]
    no_bank: bool,
    /// Threads; 0 means all cores. The output does not depend on it
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Show no progress bar (also the default if stderr is not a terminal)
    #[arg(long)]
    quiet: bool,
}

#[derive(clap::Args)]
struct Whiten {
    /// Strain of the first detector (column "h1")
    first: PathBuf,
    /// Strain of the second detector (column "l1")
    second: PathBuf,
    /// ROOT file to write
    #[arg(short, long)]
    output: PathBuf,
    /// Samples (at 1024 Hz) from one window to the next
    #[arg(long, default_value_t = 4)]
    step: usize,
    /// Use only strain from this GPS time on
    #[arg(long, requires = "duration")]
    start: Option<f64>,
    /// Use only this many seconds of the strain
    #[arg(long, requires = "start")]
    duration: Option<f64>,
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Simulate(args) => simulate(&args),
        Command::Whiten(args) => whiten(&args),
        Command::Train(args) => train::run(&args),
        Command::Compare(args) => compare::run(&args),
        Command::Search(args) => search::run(&args),
        Command::Explain(args) => explain::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("gw: {e}");
            ExitCode::FAILURE
        }
    }
}

pub(crate) fn range(text: &str) -> std::result::Result<(f64, f64), String> {
    let (low, high) = text.split_once(':').ok_or("wanted LOW:HIGH, such as 4:20")?;
    let number = |s: &str| s.parse::<f64>().map_err(|e| format!("'{s}': {e}"));
    Ok((number(low)?, number(high)?))
}

/// Starts threads; 0 means one for each core.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|e| Error::argument("--threads", threads, format!("fewer ({e})")))
}

fn simulate(args: &Simulate) -> Result<()> {
    let train::Binaries { systems, spin, .. } = args.binaries;
    let rows = match systems {
        Systems::Heavy => [500_000, 20_000, 200_000],
        Systems::Light => [20_000, 2000, 8000],
    };
    let [train, validation, test] = [
        args.train.unwrap_or(rows[0]),
        args.validation.unwrap_or(rows[1]),
        args.test.unwrap_or(rows[2]),
    ];
    if train + validation + test == 0 {
        let names = "--train, --validation and --test";
        return Err(Error::argument(names, 0, "some rows in one of them"));
    }
    let pool = pool(args.threads)?;
    let parts = [
        (0, "train", train, args.train_snr, 2),
        (2, "validation", validation, args.train_snr, 2),
        (1, "test", test, args.test_snr, args.test_signal_every),
    ];
    let simulator = |(_, name, _, snr, signal_every)| -> Result<Simulator> {
        let masses = args.binaries.masses();
        let population =
            Population { systems, masses, spin, snr, signal_every, ..Population::default() };
        let simulator = Simulator::new(population, args.seed)?;
        if name == "test" && !args.no_bank { simulator.with_bank() } else { Ok(simulator) }
    };
    let parts = parts.into_iter().filter(|(_, _, rows, ..)| *rows > 0);
    // All values are checked before anything is written.
    let parts = parts.map(|part| Ok((part, simulator(part)?))).collect::<Result<Vec<_>>>()?;
    let mut file = TreeFile::create(&args.output)?;
    for ((part, name, rows, ..), simulator) in parts {
        let bar = progress(name, rows, args.quiet);
        fill(&mut file, &simulator, part, name, rows, &pool, bar)?;
    }
    file.finish()
}

/// Simulates on the pool's threads, and writes at the same time and in order.
fn fill(
    file: &mut TreeFile,
    simulator: &Simulator,
    part: u64,
    name: &str,
    rows: u64,
    pool: &rayon::ThreadPool,
    bar: ProgressBar,
) -> Result<()> {
    let systems = simulator.population().systems;
    let segments = rows.div_ceil(per_segment(systems) as u64);
    let at_once = 4 * pool.current_num_threads() as u64;
    let (send, receive) = mpsc::sync_channel::<Vec<Example>>(2);
    std::thread::scope(|scope| {
        let maker = scope.spawn(move || {
            for first in (0..segments).step_by(at_once as usize) {
                let batch = first..segments.min(first + at_once);
                let examples = pool.install(|| simulator.examples(part, batch))?;
                if send.send(examples).is_err() {
                    break; // the writer failed and reports the error
                }
            }
            Ok(())
        });
        let shown = bar.clone();
        let examples = receive.into_iter().flatten().take(rows as usize);
        let written = file.examples(
            name,
            examples.inspect(move |_| shown.inc(1)),
            systems,
            simulator.bank().is_some(),
        );
        bar.finish();
        // UNWRAP: a panic in the maker is an internal error and is passed on.
        maker.join().expect("the simulation does not panic").and(written)
    })
}

fn progress(name: &str, rows: u64, quiet: bool) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let template = "{prefix:>14} [{bar:40}] {pos}/{len} {per_sec} {elapsed}";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(rows).with_prefix(format!("simulate {name}")).with_style(style)
}

fn whiten(args: &Whiten) -> Result<()> {
    check_outputs([("--output", Some(&*args.output))], &[&args.first, &args.second])?;
    let read = |path: &PathBuf| -> Result<Strain> {
        let strain = Strain::read(path)?;
        match (args.start, args.duration) {
            (Some(start), Some(duration)) => strain.cut(start, duration),
            _ => Ok(strain),
        }
    };
    let (first, second) = (read(&args.first)?, read(&args.second)?);
    windows::check_same_span(&first, &second)?;
    let (a, b) = (windows::whiten(&first)?, windows::whiten(&second)?);
    let rows = windows::pairs(&a, &b, args.step)?;
    let mut file = TreeFile::create(&args.output)?;
    file.pairs("windows", rows)?;
    let spectrum = (0..a.psd.values.len()).map({
        let (p, q) = (a.psd.clone(), b.psd.clone());
        move |k| {
            let f = k as f64 * p.df;
            vec![f, p.values[k].sqrt(), q.at(f).sqrt(), rootgrad_gw::psd::aligo(f).sqrt()]
        }
    });
    file.numbers("asd", &["frequency", "h1", "l1", "design"], spectrum)?;
    let series = (0..a.samples.len()).map({
        let (start, x, y) = (a.start, a.samples.clone(), b.samples.clone());
        move |i| vec![start + i as f64 / RATE, x[i], y[i]]
    });
    file.numbers("strain", &["gps", "h1", "l1"], series)?;
    file.finish()?;
    eprintln!(
        "gw: {} {} and {}: {:.1} s whitened, GPS {:.1} to {:.1}",
        args.output.display(),
        first.detector,
        second.detector,
        a.samples.len() as f64 / RATE,
        a.start,
        a.start + a.samples.len() as f64 / RATE
    );
    Ok(())
}
