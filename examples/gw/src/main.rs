//! `gw`: gravitational-wave data as ROOT trees. See `gw --help`.

mod compare;
mod explain;

use clap::{Parser, Subcommand};
use rootgrad::interface::{Interface, set_interface};
use rootgrad_gw::commands::{search, simulate, train, whiten};
use rootgrad_gw::detector::search::Search as Found;
use rootgrad_gw::{RATE, Result};
use std::path::PathBuf;
use std::process::ExitCode;

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
    Train(Train),
    /// Compare a detector with its bank, with the best possible ranking, and with other networks
    Compare(compare::Compare),
    /// Search two detectors' strain (GWOSC HDF5 files); the background is measured by time slides
    Search(Search),
    /// Write the derivatives of a trained network's logit with respect to a window's strain: the parts of it by which the window is ranked
    Explain(explain::Explain),
}

#[derive(clap::Args)]
struct Simulate {
    /// ROOT file to write
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    options: simulate::Options,
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
    #[command(flatten)]
    options: whiten::Options,
}

#[derive(clap::Args)]
struct Train {
    /// File to write, for gw compare, gw search and gw explain
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    options: train::Options,
}

#[derive(clap::Args)]
struct Search {
    /// Strain file of Hanford
    first: PathBuf,
    /// Strain file of Livingston, for the same time
    second: PathBuf,
    #[command(flatten)]
    options: search::Options,
    /// Number of candidates to print
    #[arg(long, default_value_t = 5)]
    top: usize,
}

fn main() -> ExitCode {
    set_interface(Interface::Shell);
    let result = match Cli::parse().command {
        Command::Simulate(args) => args.options.run(&args.output),
        Command::Whiten(args) => args.run(),
        Command::Train(args) => args.run(),
        Command::Compare(args) => compare::run(&args),
        Command::Search(args) => args.run(),
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

impl Whiten {
    fn run(&self) -> Result<()> {
        let pair = self.options.run([&self.first, &self.second], &self.output)?;
        let ([first, second], [a, _]) = (&pair.detectors, &pair.white);
        let seconds = a.samples.len() as f64 / RATE;
        eprintln!(
            "gw: {} {first} and {second}: {seconds:.1} s whitened, GPS {:.1} to {:.1}",
            self.output.display(),
            a.start,
            a.start + seconds
        );
        Ok(())
    }
}

impl Train {
    fn run(&self) -> Result<()> {
        self.options.run(&self.output)?.iter().for_each(|epoch| println!("{epoch}"));
        Ok(())
    }
}

impl Search {
    fn run(&self) -> Result<()> {
        self.print(&self.options.run([&self.first, &self.second])?);
        Ok(())
    }

    fn print(&self, found: &Found) {
        println!(
            "{:.1} s searched, {:.0} s of background by {} time slides ({} candidates in it)",
            found.time,
            found.background,
            self.options.slides,
            found.chance.len()
        );
        for (file, (triggers, gates)) in
            [&self.first, &self.second].into_iter().zip(found.triggers.iter().zip(&found.gates))
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
        for candidate in found.candidates.iter().take(self.top) {
            let (rate, (low, high)) = found.per_year(candidate);
            let [a, b] = candidate.triggers;
            println!(
                "{:>16.3}{:>10.2}{:>14}{:>14}{:>9.2}{:>8}  {rate:.3e} ({low:.3e} to {high:.3e})",
                candidate.gps,
                candidate.ranking,
                format!("{:.2} {:.2}", a.snr, b.snr),
                format!("{:.2} {:.2}", a.chi, b.chi),
                1e3 * candidate.delay(),
                candidate.above
            );
        }
    }
}
