//! `cargo xtask bench graph`: training epochs of networks composed of tensors, for rootgrad and peers in turn.

use super::peers::Python;
use super::turns::{self, Options, Turns};
use super::worker::Worker;
use super::{Workspace, data, example, median, threads, write_json};
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;

/// Peers: name in the table, script, mode.
const PEERS: &[(&str, &str, &str)] = &[
    ("pytorch-eager", "torch_graph.py", "eager"),
    ("pytorch-compile", "torch_graph.py", "compile"),
    ("jax-jit", "jax_graph.py", "jit"),
];

/// Name of our built-in perceptron, which is compared with the composed one in its cases.
const BUILT_IN: &str = "rootgrad-mlp";

struct Case {
    /// Name in the table.
    title: &'static str,
    /// Name that the workers use.
    name: &'static str,
    batch: usize,
    /// Batches per round.
    batches: usize,
    /// Operations per row of the first products, which need no gradient of their inputs.
    first: usize,
    /// Operations per row of all other products.
    rest: usize,
    /// True if many numbers are close to a kink: equal values in a max pool's window, or zeros at a ReLU. Another summation
    /// order then moves some across the kink and changes whole gradients.
    kinks: bool,
}

/// Returns the operations of a matrix product.
const fn product(rows: usize, inputs: usize, outputs: usize) -> usize {
    2 * rows * inputs * outputs
}

const STRAIN: usize = product(1954, 8 * 32, 8)
    + product(457, 8 * 32, 16)
    + product(442, 16 * 16, 16)
    + product(132, 16 * 16, 32)
    + product(117, 32 * 16, 32)
    + product(1, 1856, 64)
    + product(1, 64, 64)
    + product(1, 64, 2);

const RESNET: usize = 2 * product(28 * 28, 16 * 9, 16)
    + product(14 * 14, 16 * 9, 32)
    + product(14 * 14, 32 * 9, 32)
    + product(14 * 14, 16, 32)
    + product(7 * 7, 32 * 9, 64)
    + product(7 * 7, 64 * 9, 64)
    + product(7 * 7, 32, 64)
    + product(1, 64, 10);

#[rustfmt::skip] // a table
const CASES: &[Case] = &[
    case("GW CNN batch 64", "gw64", 64, 16, product(1985, 64, 8), STRAIN).with_kinks(),
    case("GW CNN batch 256", "gw256", 256, 4, product(1985, 64, 8), STRAIN).with_kinks(),
    case("tagger CNN batch 256", "tagger", 256, 16, product(240, 17, 16), product(52, 16 * 9, 32) + product(1, 32, 1)).with_kinks(),
    case("deep set batch 512", "deepset", 512, 32, product(20, 4, 64), product(20, 64, 64) + product(1, 64, 1)),
    case("ResNet-8 batch 64", "resnet8", 64, 16, product(28 * 28, 9, 16), RESNET).with_kinks(), // all contestants use group norm
    case("LSTM batch 128", "lstm", 128, 16, product(50, 8, 256), product(50, 64, 256) + product(1, 64, 1)),
    case("attention batch 128", "attention", 128, 16, 0, product(32, 64, 12 * 64) + 2 * product(32, 64, 32) + product(1, 64, 1)), // a norm comes before the product
    case("MLP [28, 64, 64, 1] batch 256", "mlp28", 256, 128, product(1, 28, 64), product(1, 64, 64) + product(1, 64, 1)),
    case("MLP [784, 128, 10] batch 128", "mlp784", 128, 64, product(1, 784, 128), product(1, 128, 10)),
];

const fn case(
    title: &'static str,
    name: &'static str,
    batch: usize,
    batches: usize,
    first: usize,
    rest: usize,
) -> Case {
    Case { title, name, batch, batches, first, rest, kinks: false }
}

impl Case {
    const fn with_kinks(mut self) -> Self {
        self.kinks = true;
        self
    }

    /// Returns the floating-point operations of the products in a step: forward, and backward for weights and inputs.
    fn operations(&self) -> f64 {
        (self.batch * (2 * self.first + 3 * self.rest)) as f64
    }

    /// Formats the case as an argument of the workers. Peers also get the parameter information that our worker reported.
    fn argument(&self, mode: &str, table: &Table, ours: &Value) -> String {
        json!({
            "case": self.name, "batch": self.batch, "rows": self.batch * self.batches, "threads": table.threads,
            "mode": mode, "data": format!("{}/graph-{}-", table.data.display(), self.name),
            "tensors": ours["tensors"], "outputs": ours["outputs"],
        })
        .to_string()
    }
}

/// Data shared by all cases.
struct Table {
    ours: PathBuf,
    python: Option<Python>,
    peers: Vec<&'static (&'static str, &'static str, &'static str)>,
    data: PathBuf,
    threads: usize,
    rounds: usize,
}

/// Measures all requested cases. Writes `target/bench/graph.json`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    let peers = turns::chosen(&options.peers, PEERS, |peer| peer.0)?;
    let cases = turns::cases(CASES, &options.only, |case| case.title)?;
    let python = if peers.is_empty() { None } else { Some(Python::torch(workspace)?) };
    let table = Table {
        ours: example(workspace, "rootgrad_graph")?,
        python,
        peers,
        data: data(workspace)?,
        threads: threads(options.threads),
        rounds: options.rounds,
    };
    println!("a step of training on {} threads; ratio: theirs / ours", table.threads);
    println!(
        "{:<30} {:<16} {:>9} {:>9} {:>6} {:>7}",
        "case", "peer", "ours ms", "theirs ms", "ratio", "share"
    );
    let mut rows = Vec::new();
    for case in cases {
        rows.extend(table.measure(case)?);
    }
    write_json(workspace, "graph.json", &rows)
}

impl Table {
    /// Measures the case and returns its rows.
    fn measure(&self, case: &Case) -> Result<Vec<Value>> {
        let own = |name, mode, info: &Value| {
            let argument = case.argument(mode, self, info);
            Worker::start(name, Command::new(&self.ours).arg(argument))
        };
        // Our worker starts first: the others read its events, parameters and gradients.
        let mut ours = own("rootgrad", "graph", &Value::Null)?;
        let mut peers = Vec::new();
        if case.name.starts_with("mlp") {
            peers.push(own(BUILT_IN, "mlp", &ours.info)?);
        }
        for &&(name, script, mode) in &self.peers {
            let Some(python) = &self.python else { continue };
            let mut command = python.worker(script, &case.argument(mode, self, &ours.info));
            peers.extend(Worker::optional(name, &mut command));
        }
        for peer in &peers {
            agree(case.title, case.kinks, &ours.info, peer)?;
        }
        let turns = Turns::take(&mut ours, &mut peers, self.rounds)?;
        let peaks = peers.iter().map(|peer| &peer.info).chain([&ours.info]);
        let peak = peaks.filter_map(|info| info["peak_gflops"].as_f64()).fold(0.0, f64::max);
        let round = Round { case, turns: &turns, peak, threads: self.threads };
        if peers.is_empty() {
            return Ok(vec![round.row(None)]);
        }
        Ok(peers
            .iter()
            .zip(&turns.theirs)
            .map(|(peer, theirs)| round.row(Some((peer, theirs))))
            .collect())
    }
}

/// Results of our worker.
struct Round<'a> {
    case: &'a Case,
    turns: &'a Turns,
    /// GFLOP/s of the best large product.
    peak: f64,
    threads: usize,
}

impl Round<'_> {
    /// Prints and returns one row of the table.
    fn row(&self, peer: Option<(&Worker, &Vec<f64>)>) -> Value {
        let step = 1.0 / self.case.batches as f64;
        let ours_s = median(&self.turns.ours) * step;
        let gflops = self.case.operations() / ours_s / 1e9;
        let mut row = json!({
            "case": self.case.title, "threads": self.threads, "ours_s": ours_s, "ours_gflops": gflops,
            "peak_gflops": self.peak, "share": gflops / self.peak,
        });
        let (mut name, mut columns) = ("", format!("{:>9} {:>6}", "", ""));
        if let Some((peer, theirs)) = peer {
            let (theirs_s, ratio) = (median(theirs) * step, self.turns.ratio(theirs));
            name = &peer.name;
            columns = format!("{:>9.3} {ratio:>6.2}", 1e3 * theirs_s);
            peer.record(&mut row, theirs_s, ratio);
            for (field, of) in
                [("worst_gradient", "batch_worst"), ("worst_gradient_of_few", "few_worst")]
            {
                row[field] = peer.info[of].clone();
            }
        }
        println!(
            "{:<30} {name:<16} {:>9.3} {columns} {:>5.1} %",
            self.case.title,
            1e3 * ours_s,
            100.0 * gflops / self.peak
        );
        row
    }
}

/// Fails if the workers did not compute the same thing. For `kinks` see [`Case`].
pub(super) fn agree(title: &str, kinks: bool, ours: &Value, peer: &Worker) -> Result<()> {
    let number = |info: &Value, key: String| info[key].as_f64().unwrap_or(f64::NAN);
    for what in ["batch", "few"] {
        let [loss, theirs] = [ours, &peer.info].map(|info| number(info, format!("{what}_loss")));
        let worst = number(&peer.info, format!("{what}_worst"));
        let far = if kinks && what == "batch" { 1e-2 } else { 1e-4 };
        let agrees = (loss - theirs).abs() <= 1e-5 * theirs.abs() && worst <= far;
        if !agrees {
            bail!(
                "{title}, {} computes something else: losses {loss} and {theirs}, gradient {} {worst:.1e} apart",
                peer.name,
                peer.info[format!("{what}_tensor")]
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::CASES;

    /// Compares with the count of `torch.utils.flop_counter` for forward and backward pass of the networks in
    /// `torch_graph.py`. (That counter ignores the LSTM's inner products. It counts the attention scores twice, because the
    /// backward pass recomputes them.)
    #[test]
    fn operations_are_those_that_pytorch_counts() {
        let counted: [(&str, u64); 8] = [
            ("gw64", 4_409_442_304),
            ("gw256", 17_637_769_216),
            ("tagger", 434_946_048),
            ("deepset", 262_340_608),
            ("resnet8", 3_574_382_592),
            ("attention", 1_325_449_216 - 2 * 128 * 32 * 32 * 64),
            ("mlp28", 8_224_768),
            ("mlp784", 52_363_264),
        ];
        for (name, operations) in counted {
            let case = CASES.iter().find(|case| case.name == name).unwrap();
            assert_eq!(case.operations(), operations as f64, "{name}");
        }
    }
}
