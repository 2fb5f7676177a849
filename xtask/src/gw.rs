//! `cargo xtask gw`: trains a gravitational-wave detector that begins as a filter bank, and compares it with the bank and with the best possible ranking.
//!
//! All results are in `target/gw`. Training and comparison show the time left.

use crate::demo::{macro_command, quoted, step};
use crate::env::{Workspace, remove, run as run_command};
use crate::{install, root_env};
use anyhow::Result;
use fs_err as fs;
use std::process::Command;

/// Results; those of an earlier run are removed first.
const RESULTS: [&str; 5] =
    ["detector.txt", "table.txt", "rankings.root", "efficiency.png", "volume.png"];

/// `cargo xtask gw`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Length of training and comparison: small takes minutes, medium up to an hour, full up to two hours on two idle cores
    #[arg(long, value_enum, default_value_t = Preset::Small)]
    preset: Preset,
    /// Number of detectors: 1, or 2 for Hanford and Livingston
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    detectors: u8,
    /// Kind of the binaries: heavy (10 to 50 solar masses) or light (3 to 5)
    #[arg(long, default_value = "heavy", value_parser = ["heavy", "light"])]
    systems: String,
    /// Random seed of templates and training
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Lengths of training and comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Preset {
    Small,
    Medium,
    Full,
}

impl Preset {
    fn name(self) -> &'static str {
        match self {
            Preset::Small => "small",
            Preset::Medium => "medium",
            Preset::Full => "full",
        }
    }

    /// Returns the numbers of noise windows, of those whose limit is always computed, and of signals. For `long` windows, of two detectors or of light
    /// systems, there are fewer: each takes ten times as long.
    fn windows(self, long: bool) -> [u64; 3] {
        match (self, long) {
            (Preset::Small, false) => [20_000, 4000, 3000],
            (Preset::Small, true) => [4000, 1000, 1000],
            (Preset::Medium, false) => [300_000, 10_000, 6000],
            (Preset::Medium, true) => [40_000, 4000, 3000],
            (Preset::Full, false) => [2_630_000, 20_000, 12_000], // a month of windows of 1 s
            (Preset::Full, true) => [260_000, 8000, 6000],
        }
    }

    /// Returns the fraction of the other noise windows that is ranked after a quick look: a tenth for each detector, but all of a few.
    fn part(self, detectors: u8) -> f64 {
        match self {
            Preset::Small => 1.0,
            Preset::Medium | Preset::Full => 0.1 * f64::from(detectors),
        }
    }
}

/// Trains, compares and draws.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let folder = workspace.target.join("gw");
    fs::create_dir_all(&folder)?;
    for name in RESULTS {
        remove(&folder.join(name))?;
    }
    step("building the library and the simulator, looking for ROOT");
    let root = root_env::root(workspace)?;
    let prefix = install::into(workspace, &folder.join("rootgrad"), &[install::GW])?;
    let gw = |command: &str| {
        let mut gw = Command::new(prefix.join("bin/gw"));
        gw.arg(command).current_dir(&folder);
        gw
    };
    step("training");
    let mut train = gw("train");
    train.args(["--preset", options.preset.name(), "--systems", &options.systems]);
    train.args(["--detectors", &options.detectors.to_string()]);
    train.args(["--seed", &options.seed.to_string(), "--rate", "3e-3", "-o", "detector.txt"]);
    run_command(&mut train)?;
    step("comparing with the filter bank and the limit");
    let long = options.detectors == 2 || options.systems == "light";
    let [noise, whole, signals] = options.preset.windows(long).map(|count| count.to_string());
    let part = options.preset.part(options.detectors).to_string();
    let mut compare = gw("compare");
    compare.args(["--noise", &noise, "--whole", &whole, "--part", &part]);
    compare.args(["--test-signals", &signals]);
    compare.args(["detector.txt", "-o", "table.txt", "--rankings", "rankings.root"]);
    run_command(&mut compare)?;
    step("drawing in root.exe: gw_compare.C");
    let rankings = quoted(&folder.join("rankings.root"));
    let call = format!("({rankings}, {})", quoted(&folder));
    run_command(&mut macro_command(&root, &prefix, "gw_compare.C", &call))?;
    println!("\n{} are in {}", RESULTS.join(", "), folder.display());
    Ok(())
}
