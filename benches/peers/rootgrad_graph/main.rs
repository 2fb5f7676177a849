//! rootgrad's worker for `cargo xtask bench graph` and `bench torch`: the same protocol as `benches/peers/torch_graph.py`.
//!
//! The case is a JSON object on the command line: `case`, `batch`, `rows`, `threads`, `mode`, `data` (path prefix). In the mode
//! "graph" the program writes the files for peers: events, parameters, and the gradients of the first batch and of its first
//! [`FEW`] rows. In the mode "mlp" it runs the built-in perceptron, and reads these files itself. In the modes of [`SAVING`] it
//! writes the same files and the network; a perceptron is then the built-in one. When ready the program prints a JSON line. Then
//! for every line on standard input it runs one round and prints its seconds: one epoch of a fit, or, in the modes "forward" and
//! "backward", the passes of [`passes`].

#[path = "../case.rs"]
mod case;
#[path = "../rootgrad_figures.rs"]
mod figures;
mod networks;
mod passes;
#[path = "../rootgrad_worker.rs"]
mod worker;

use std::time::Instant;

use case::{Case, Random};
use figures::{difference, peak};
use rootgrad::Result;
use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Precision;
use rootgrad::kernels::optimizer::Optimizer;
use rootgrad::models::{Batch, Loss, Network, StepOptions, Trainer};
use rootgrad::threads::Team;
use rootgrad::train::{Flow, Progress, TrainOptions, fit};
use serde_json::json;
use worker::answer;

/// Number of rows whose gradients are compared, besides those of a whole batch. With so few, no number is so close to a kink that
/// another summation order moves it across.
const FEW: usize = 4;

/// Modes in which the network is saved, for `bench torch`.
const SAVING: [&str; 3] = ["forward", "backward", "training"];

/// Rows that all contestants learn.
struct Events {
    x: Vec<f32>, // (N, F)
    y: Vec<f32>, // (N)
}

fn main() -> Result<()> {
    let case = Case::read()?;
    let team = Team::new(case.threads);
    let builds_in = case.mode == "mlp";
    let net = match builds_in {
        true => networks::built_in(&case.name, &case.values("parameters")?)?,
        false => networks::composed(&case.name)?,
    };
    let loss = match net.outputs() {
        1 => Loss::BinaryCrossEntropy,
        _ => Loss::SoftmaxCrossEntropy,
    };
    let events = match builds_in {
        true => Events { x: case.values("x")?, y: case.values("y")? },
        false => write_events(&case, &net)?,
    };
    let tensors: Vec<(&str, &[usize])> =
        net.layout().tensors().iter().map(|span| (&*span.name, &*span.shape)).collect();
    let mut info = json!({
        "version": env!("CARGO_PKG_VERSION"), "threads": team.threads(), "tensors": tensors, "outputs": net.outputs(),
        "peak_gflops": peak(&team, Precision::Float32),
    });
    for (what, rows) in [("batch", case.batch), ("few", FEW)] {
        let (value, gradient) = gradient(&net, loss, &events, &team, rows)?;
        info[format!("{what}_loss")] = value.into();
        let file = format!("{what}-gradient");
        if builds_in {
            let theirs = case.values(&file)?;
            let of = |span: &rootgrad::arena::Span| {
                difference(&gradient[span.range()], &theirs[span.range()])
            };
            let worst = net.layout().tensors().iter().map(of).fold(0.0, f64::max);
            info[format!("{what}_worst")] = worst.into();
        } else {
            case.write(&file, &gradient)?;
        }
    }
    let net = match SAVING.contains(&case.mode.as_str()) {
        true => saved(&case, net)?,
        false => net,
    };
    match case.mode.as_str() {
        "forward" | "backward" => passes::serve(&case, &net, &events.x, &info.to_string()),
        _ => train(&case, net, loss, &events, &info.to_string()),
    }
}

/// Saves the network to the case's file, from which LibTorch's programs load it, and returns it.
fn saved(case: &Case, composed: Network) -> Result<Network> {
    let net = match networks::widths(&case.name) {
        Some(_) => networks::built_in(&case.name, composed.parameters())?,
        None => composed,
    };
    net.save(format!("{}network", case.prefix))?;
    Ok(net)
}

/// Returns loss and gradient of the first `rows` events.
fn gradient(
    net: &Network,
    loss: Loss,
    events: &Events,
    team: &Team,
    rows: usize,
) -> Result<(f64, Vec<f32>)> {
    let mut trainer = Trainer::new(net, loss, Optimizer::default(), rows)?;
    let numbers: Vec<u32> = (0..rows as u32).collect();
    let (x, target) = (&events.x, &events.y);
    let batch = Batch { x, target, weight: None, mean_weight: 1.0, rows: &numbers };
    let options =
        StepOptions { learning_rate: 0.0, weight_decay: 0.0, dropout: 1.0, clip_norm: None };
    let loss = trainer.step(team, &batch, &options).loss;
    Ok((loss, trainer.gradient().to_vec()))
}

/// Creates normal features and random classes, and writes them for the peers together with the parameters.
fn write_events(case: &Case, net: &Network) -> Result<Events> {
    let mut random = Random::new();
    let features = net.features();
    // The deep set's mask follows its 20 particles with 4 numbers each: 7 of 10 particles are present, the first one always.
    let mask = if case.name == "deepset" { 80 } else { features };
    let (mut x, mut y) = (Vec::with_capacity(case.rows * features), Vec::new());
    for _ in 0..case.rows {
        x.extend((0..mask).map(|_| random.normal()));
        let mut shown = |n| f32::from(u8::from(n == mask || random.uniform() < 0.7));
        x.extend((mask..features).map(&mut shown));
        y.push((random.uniform() * net.outputs().max(2) as f64) as u8 as f32);
    }
    case.write("x", &x)?;
    case.write("y", &y)?;
    case.write("parameters", net.parameters())?;
    Ok(Events { x, y })
}

/// Runs one fit, whose epochs are the rounds. The time includes everything in an epoch of a user's fit: shuffling, gathering, the
/// steps, loss and metric of the epoch.
fn train(case: &Case, mut net: Network, loss: Loss, events: &Events, ready: &str) -> Result<()> {
    let columns = vec![Column::array("x", net.features())];
    let data = Dataset::borrowed(columns, &events.x, &events.y, None)?;
    let options = TrainOptions {
        epochs: Some(1_000_000), // until no further round is requested
        batch_size: case.batch,
        loss: Some(loss),
        validation_fraction: 0.0,
        threads: case.threads,
        progress: Progress::Off,
        interruptible: false,
        standardize: false, // the features are already normal, and a mask must not be scaled
        ..TrainOptions::default()
    };
    let (mut epoch, mut start) = (0, Instant::now());
    let mut next = |_: &rootgrad::train::Epoch| {
        let seconds = start.elapsed().as_secs_f64();
        epoch += 1;
        let more = match epoch {
            1 => true, // warm-up
            2 => answer(ready).is_some(),
            _ => answer(&seconds.to_string()).is_some(),
        };
        start = Instant::now();
        Ok(if more { Flow::Continue } else { Flow::Stop })
    };
    fit(&mut net, &data, None, &options, Some(&mut next))?;
    Ok(())
}
