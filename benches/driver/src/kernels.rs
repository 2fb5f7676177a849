//! `cargo xtask bench lulesh` and its kind: the gradients of GPU kernels on the CPU, against the kernels, against their size, and
//! beside gradients written by hand.

use super::picture::{self, Curve, Panel};
use super::{Workspace, verdict, write, write_json};
use anyhow::{Context, Result};
use serde_json::Value;

/// Target: time of a kernel's gradient divided by that of the kernel.
const OVER_PRIMAL: f64 = 4.0;

/// A published benchmark.
#[derive(Clone, Copy)]
pub enum Kernel {
    /// A tensor contraction.
    Contraction,
    /// Black-Scholes.
    BlackScholes,
    /// XSBench.
    Xsbench,
    /// RSBench.
    Rsbench,
    /// LULESH.
    Lulesh,
}

impl Kernel {
    /// Returns its name among the kernels of `autodiff/examples/bench_kernels`, that of the results, and its size in words.
    fn names(self) -> [&'static str; 3] {
        match self {
            Self::Contraction => ["contraction", "contraction", "length of an index"],
            Self::BlackScholes => ["black_scholes", "blackscholes", "options, powers of ten"],
            Self::Xsbench => ["xsbench", "xsbench", "look-ups, powers of ten"],
            Self::Rsbench => ["rsbench", "rsbench", "look-ups, powers of ten"],
            Self::Lulesh => ["lulesh_eos", "lulesh", "elements along an edge"],
        }
    }
}

/// Options of the benchmarks of kernels.
#[derive(clap::Args)]
pub struct Options {
    /// Threads that run the kernels; gradients by hand use one
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// Builds and runs `autodiff/examples/bench_kernels`, prints its figures, and writes them to `target/bench/`.
pub fn bench(workspace: &dyn Workspace, kernel: Kernel, options: &Options) -> Result<()> {
    let [name, file, size] = kernel.names();
    let package = ["run", "--release", "--quiet", "--package", "rootgrad-autodiff"];
    let mut command = workspace.cargo(&package);
    command.args(["--example", "bench_kernels", "--", name]).arg(options.threads.to_string());
    let text = workspace.output(&mut command)?;
    let rows: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).with_context(|| line.to_owned()))
        .collect::<Result<_>>()?;
    println!("{name}, gradient on the CPU, against size:");
    rows.iter().for_each(|row| println!("{}", line(row)));
    write_json(workspace, &format!("{file}.json"), &rows)?;
    write(workspace, &format!("{file}.svg"), &picture::panels(&[panel(&rows, size)]))
}

fn figure(row: &Value, name: &str) -> Option<f64> {
    row[name].as_f64()
}

/// The figures of one size.
fn line(row: &Value) -> String {
    let of = |name: &str| figure(row, name).unwrap_or(f64::NAN);
    let ratio = of("gradient_over_primal");
    let mut text = format!(
        "  {:>8}: {:>9.3} ms, primal {:>9.3} ms; {ratio:.2} × primal, {}; {} bytes stored on a GPU",
        row["size"],
        1e3 * of("gradient_s"),
        1e3 * of("primal_s"),
        verdict(&format!("{OVER_PRIMAL} × primal"), ratio < OVER_PRIMAL),
        row["tape_bytes"]
    );
    if let Some(by_hand) = figure(row, "by_hand_s") {
        let ratio = of("gradient_s") / by_hand;
        text += &format!("; by hand {:.3} ms: {ratio:.2} × by hand", 1e3 * by_hand);
    }
    if let Some(emulator) = figure(row, "emulator_s") {
        text += &format!("; the emulator takes {:.0} × as long", emulator / of("gradient_s"));
    }
    text
}

/// The times of gradients divided by those of the kernel. Sizes that are powers of ten are drawn by their exponents.
fn panel(rows: &[Value], size: &'static str) -> Panel {
    let x = |row: &Value| {
        let value = figure(row, "size").unwrap_or(f64::NAN);
        if size.contains("powers") { value.log10() } else { value }
    };
    let curve = |name, seconds: &str| {
        let point = |row: &Value| Some((x(row), figure(row, seconds)? / figure(row, "primal_s")?));
        Curve { name, points: rows.iter().filter_map(point).collect() }
    };
    let curves = [curve("generated", "gradient_s"), curve("by hand", "by_hand_s")];
    let curves = curves.into_iter().filter(|curve| !curve.points.is_empty()).collect();
    Panel { name: size, value: "gradient over primal", curves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_line_and_a_picture_have_the_peers_that_were_measured() {
        let row = json!({"size": 1000, "primal_s": 0.5, "gradient_s": 1.5, "gradient_over_primal": 3.0, "tape_bytes": 16,
            "by_hand_s": 1.0});
        let text = line(&row);
        assert!(text.contains("3.00 × primal, target 4 × primal: met; 16 bytes"), "{text}");
        assert!(
            text.contains("by hand 1000.000 ms: 1.50 ×") && !text.contains("emulator"),
            "{text}"
        );
        let both = panel(&[row], "options, powers of ten");
        let points: Vec<_> = both.curves.iter().map(|c| (c.name, c.points.clone())).collect();
        assert_eq!(points, [("generated", vec![(3.0, 3.0)]), ("by hand", vec![(3.0, 2.0)])]);
        let slow = json!({"size": 20, "primal_s": 0.5, "gradient_s": 2.5, "gradient_over_primal": 5.0, "tape_bytes": 0,
            "emulator_s": 5.0});
        assert!(
            line(&slow).contains("missed")
                && line(&slow).contains("the emulator takes 2 × as long")
        );
        assert_eq!(panel(&[slow], "length").curves.len(), 1);
    }
}
