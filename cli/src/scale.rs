//! `rootgrad scale`: the expected time of a training step on several ranks of MPI.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use rootgrad::models::{Batch, Loss, Network, StepOptions, Trainer};
use rootgrad::threads::Team;
use rootgrad::train::Optimizer;
use rootgrad::{Error, Result};

use crate::model::{self, ModelOptions};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad scale net.safetensors --batch-size 8192 --ranks 64 --network infiniband
  rootgrad scale net.safetensors --ranks 8 --latency 20 --bandwidth 3 --threads 4";

/// Time that is spent on each measurement.
const MEASURED: Duration = Duration::from_millis(600);
/// Bytes of a chunk of the gradient on its way (`rootgrad::ranks`).
const CHUNK: f64 = 131_072.0;

/// Connections between ranks. The figures are typical ones.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Kind {
    /// Ranks of one machine: 1 µs, 8 GB/s
    SharedMemory,
    /// Gigabit Ethernet: 50 µs, 0.11 GB/s
    #[value(name = "ethernet-1g")]
    Ethernet1,
    /// 10-gigabit Ethernet: 25 µs, 1.1 GB/s
    #[value(name = "ethernet-10g")]
    Ethernet10,
    /// 100-gigabit Ethernet: 10 µs, 11 GB/s
    #[value(name = "ethernet-100g")]
    Ethernet100,
    /// InfiniBand HDR: 2 µs, 23 GB/s
    Infiniband,
}

/// Latency of a message in seconds, and bytes per second.
#[derive(Debug, Clone, Copy)]
struct Wire {
    latency: f64,
    bandwidth: f64,
}

impl Kind {
    fn wire(self) -> Wire {
        let (latency, bandwidth) = match self {
            Kind::SharedMemory => (1e-6, 8e9),
            Kind::Ethernet1 => (50e-6, 0.11e9),
            Kind::Ethernet10 => (25e-6, 1.1e9),
            Kind::Ethernet100 => (10e-6, 11e9),
            Kind::Infiniband => (2e-6, 23e9),
        };
        Wire { latency, bandwidth }
    }
}

/// Arguments of `rootgrad scale`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Model file (safetensors, .onnx or .pt2) of the network
    model: PathBuf,
    /// Rows of a step
    #[arg(long, default_value_t = 256, value_name = "N")]
    batch_size: usize,
    /// Largest number of ranks
    #[arg(long, default_value_t = 64, value_name = "N")]
    ranks: usize,
    /// Connection between the ranks
    #[arg(long, value_enum, default_value_t = Kind::Infiniband, value_name = "KIND")]
    network: Kind,
    /// Latency of a message in µs, instead of the connection's
    #[arg(long, value_name = "MICROSECONDS")]
    latency: Option<f64>,
    /// Bandwidth in GB/s, instead of the connection's
    #[arg(long, value_name = "GB/S")]
    bandwidth: Option<f64>,
    /// Threads of each rank, 0 for all cores of this machine
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    #[command(flatten)]
    reading: ModelOptions,
}

/// Times and sizes of a step in one process.
#[derive(Debug, Clone, Copy)]
struct Step {
    /// Seconds for the gradient, which the ranks divide.
    gradient: f64,
    /// Seconds for the update of the parameters, which every rank makes.
    update: f64,
    /// Number of pieces of the batch.
    pieces: usize,
    /// Bytes of the gradient, and of the outputs of the batch.
    bytes: f64,
    outputs: f64,
}

impl Step {
    /// Returns the seconds of a step on several ranks: the largest share of the pieces; the sum in order, which travels from rank to rank in chunks;
    /// the total on its way back to all; the outputs of all ranks; the meeting before the step.
    fn on(&self, ranks: usize, wire: Wire) -> f64 {
        let share = self.pieces.div_ceil(ranks) as f64 / self.pieces as f64;
        let busy = ranks.min(self.pieces) as f64;
        let rounds = (ranks as f64).log2().ceil();
        if ranks == 1 {
            return self.gradient + self.update;
        }
        let Wire { latency, bandwidth } = wire;
        let chunks = (self.bytes / CHUNK).ceil();
        let chain = (busy - 1.0) * (latency + CHUNK.min(self.bytes) / bandwidth)
            + chunks * latency
            + self.bytes / bandwidth;
        let back = rounds * latency + 2.0 * self.bytes / bandwidth;
        let outputs = rounds * latency + self.outputs / bandwidth;
        let meeting = rounds * latency;
        self.gradient * share + self.update + chain + back + outputs + meeting
    }
}

/// Prints the table.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    if options.ranks == 0 {
        return Err(Error::argument("--ranks", 0, "at least 1"));
    }
    let mut wire = options.network.wire();
    for (name, value) in [("--latency", options.latency), ("--bandwidth", options.bandwidth)] {
        if let Some(value) = value.filter(|value| !(*value > 0.0 && value.is_finite())) {
            return Err(Error::argument(name, value, "a number above 0"));
        }
    }
    wire.latency = options.latency.map_or(wire.latency, |microseconds| microseconds * 1e-6);
    wire.bandwidth = options.bandwidth.map_or(wire.bandwidth, |gigabytes| gigabytes * 1e9);
    let net = model::load(&options.model, &options.reading)?;
    let team = Team::checked(options.threads)?;
    let step = measured(&net, options.batch_size, &team)?;
    println!(
        "{} parameters, {} rows in {} pieces; in one process with {} threads {:.3} ms: {:.3} ms for the gradient, {:.3} ms for the update",
        net.parameters().len(),
        options.batch_size,
        step.pieces,
        team.threads(),
        1e3 * (step.gradient + step.update),
        1e3 * step.gradient,
        1e3 * step.update
    );
    println!(
        "expected with {:.1} µs and {:.2} GB/s between the ranks:",
        1e6 * wire.latency,
        wire.bandwidth / 1e9
    );
    println!("{:>7} {:>10} {:>8} {:>11}", "ranks", "step, ms", "faster", "efficiency");
    let mut best = (1, step.on(1, wire));
    let powers = std::iter::successors(Some(1), |ranks| Some(2 * ranks));
    for ranks in powers.take_while(|&ranks| ranks < options.ranks).chain([options.ranks]) {
        let seconds = step.on(ranks, wire);
        let faster = step.on(1, wire) / seconds;
        println!(
            "{ranks:>7} {:>10.3} {faster:>7.2}× {:>10.0}%",
            1e3 * seconds,
            100.0 * faster / ranks as f64
        );
        if seconds < best.1 {
            best = (ranks, seconds);
        }
    }
    println!("{}", advice(&step, best.0, options.ranks));
    Ok(ExitCode::SUCCESS)
}

/// Returns a sentence on the number of ranks that is worth while.
fn advice(step: &Step, best: usize, most: usize) -> String {
    let pieces = step.pieces;
    if best == 1 && most > 1 {
        return format!(
            "one process is best: a batch of {pieces} pieces; use a larger batch or network, or train several networks at once"
        );
    }
    if most > pieces {
        return format!(
            "more than {pieces} ranks do not help, since a batch has {pieces} pieces; {best} are best: train several networks at once"
        );
    }
    format!("{best} ranks are best")
}

/// Measures steps on rows of zeros: the time does not depend on the values.
fn measured(net: &Network, rows: usize, team: &Team) -> Result<Step> {
    let (features, outputs) = (net.features(), net.outputs());
    let loss = match (net.loss(), outputs) {
        (Some(loss), _) => loss,
        (None, 1) => Loss::BinaryCrossEntropy,
        (None, _) => Loss::SoftmaxCrossEntropy,
    };
    let mut trainer = Trainer::new(net, loss, Optimizer::default(), rows)?;
    let x = vec![0.0; rows * features]; // also valid places of an embedding
    let target: Vec<f32> = (0..rows * loss.targets(outputs)).map(|i| (i % 2) as f32).collect();
    let numbers: Vec<u32> = (0..rows as u32).collect();
    // (A rate of 0 keeps the parameters, and the arithmetic is the same.)
    let options =
        StepOptions { learning_rate: 0.0, weight_decay: 0.0, dropout: 1.0, clip_norm: None };
    let mut seconds = |count: usize| {
        let batch = Batch {
            x: &x,
            target: &target,
            weight: None,
            mean_weight: 1.0,
            rows: &numbers[..count],
        };
        let (mut times, started) = (Vec::new(), Instant::now());
        while times.len() < 3 || (started.elapsed() < MEASURED && times.len() < 10_000) {
            let begin = Instant::now();
            trainer.step(team, &batch, &options);
            times.push(begin.elapsed().as_secs_f64());
        }
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let (whole, update) = (seconds(rows), seconds(1));
    let pieces = trainer.pieces(rows);
    let bytes = 4.0 * net.parameters().len() as f64;
    let update = update.min(whole);
    Ok(Step {
        gradient: whole - update,
        update,
        pieces,
        bytes,
        outputs: (4 * rows * outputs) as f64,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: Step = Step { gradient: 16e-3, update: 1e-3, pieces: 16, bytes: 4e6, outputs: 4e3 };
    const WIRE: Wire = Wire { latency: 1e-6, bandwidth: 1e10 };

    #[test]
    fn one_rank_has_the_time_of_one_process() {
        assert_eq!(STEP.on(1, WIRE), 17e-3);
    }

    #[test]
    fn two_ranks_divide_the_gradient_and_exchange_it() {
        // Half of the gradient, the update; the first chunk and 31 latencies and 4 MB there, 8 MB back, 4 kB of outputs, four latencies.
        let wanted = 8e-3 + 1e-3 + (1e-6 + 131_072e-10) + 31e-6 + 4e-4 + 8e-4 + 4e-7 + 3e-6;
        assert!((STEP.on(2, WIRE) - wanted).abs() < 1e-9, "{} {wanted}", STEP.on(2, WIRE));
    }

    #[test]
    fn more_ranks_than_pieces_do_not_help() {
        assert!(STEP.on(32, WIRE) > STEP.on(16, WIRE));
        assert!(STEP.on(16, WIRE) < STEP.on(8, WIRE));
        assert!(advice(&STEP, 16, 64).starts_with("more than 16 ranks do not help"));
        let slow = Wire { latency: 1e-3, bandwidth: 1e7 };
        assert!(STEP.on(2, slow) > STEP.on(1, slow));
    }
}
