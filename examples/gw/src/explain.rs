//! `gw explain`: the parts of a window by which a trained network ranks it.

use clap::ArgAction;
use rootgrad::formats::check_outputs;
use rootgrad::threads::Team;
use rootgrad_gw::detector::explain::{Explained, Window};
use rootgrad_gw::detector::model::Model;
use rootgrad_gw::detector::saved::Recipe;
use rootgrad_gw::detector::source::Source;
use rootgrad_gw::detector::training::Learner;
use rootgrad_gw::gate::THRESHOLD;
use rootgrad_gw::recording::Recording;
use rootgrad_gw::tree::TreeFile;
use rootgrad_gw::{Error, Result};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Explain {
    /// Trained network, a file of gw train
    network: PathBuf,
    /// Strain file; give it twice, Hanford first. Without strain a window is simulated
    #[arg(long, action = ArgAction::Append, requires = "gps")]
    strain: Vec<PathBuf>,
    /// GPS time of the peak in the strain
    #[arg(long, requires = "strain")]
    gps: Option<f64>,
    /// Strain is removed around whitened samples above this many standard deviations
    #[arg(long, default_value_t = THRESHOLD, requires = "strain")]
    gate: f64,
    /// Signal-to-noise ratio of a simulated signal; 0 for noise only
    #[arg(long, default_value_t = 12.0, conflicts_with = "strain")]
    snr: f64,
    /// Seed of a simulated window
    #[arg(long, default_value_t = 1001, conflicts_with = "strain")]
    seed: u64,
    /// ROOT file to write, for gw_explain.C: trees "look" and "summary"
    #[arg(short, long)]
    output: PathBuf,
}

pub(crate) fn run(args: &Explain) -> Result<()> {
    let mut inputs = vec![args.network.as_path()];
    inputs.extend(args.strain.iter().map(PathBuf::as_path));
    check_outputs([("--output", Some(args.output.as_path()))], &inputs)?;
    let (_, made) = Recipe::read(&args.network)?;
    let model = made.model();
    let window = window(args, model)?;
    let explained = Explained::new(model, Team::alone(), window)?;
    let logit = explained.look.logit;
    let products = explained.look.products(&explained.window.strain);
    let sum: f32 = products.iter().sum();
    print!("logit {logit:.3}; sum of gradient x input {sum:.3}");
    match explained.overlap() {
        Some(overlap) => println!("; overlap of gradient and signal {overlap:.3}"),
        None => println!(),
    }
    write(&explained, f64::from(sum), &args.output)
}

fn window(args: &Explain, model: &Model) -> Result<Window> {
    match (&args.strain[..], args.gps) {
        ([first, second], Some(gps)) => {
            let (first, second) = (Recording::open(first)?, Recording::open(second)?);
            Window::measured([&first, &second], gps, args.gate, model.setting().systems)
        }
        ([], _) => Window::simulated(&Source::new(*model.setting(), args.seed)?, args.snr),
        (files, _) => Err(Error::argument("the number of --strain", files.len(), "2 or none")),
    }
}

fn write(explained: &Explained, sum: f64, path: &Path) -> Result<()> {
    let mut file = TreeFile::create(path)?;
    file.numbers("look", &explained.labels(), explained.rows().into_iter())?;
    let summary = vec![explained.look.logit.into(), sum];
    file.numbers("summary", &["logit", "sum"], std::iter::once(summary))?;
    file.finish()
}
