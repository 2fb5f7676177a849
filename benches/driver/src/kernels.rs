//! `cargo xtask bench lulesh` and its kind: the gradients of GPU kernels on the CPU, against the kernels, against their size, and
//! beside gradients written by hand and PyTorch's.

use super::peers::Python;
use super::picture::{self, Curve, Panel};
use super::worker::Worker;
use super::{Workspace, data, verdict, write, write_json};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

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
    /// Also measure PyTorch (eager, compiled) on as many threads, with contraction and blackscholes
    #[arg(long)]
    peers: bool,
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
    let python = if options.peers { Some(python(workspace, kernel)?) } else { None };
    let folder = data(workspace)?;
    if python.is_some() {
        command.arg(&folder);
    }
    let text = workspace.output(&mut command)?;
    let mut rows: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).with_context(|| line.to_owned()))
        .collect::<Result<_>>()?;
    println!("{name}, gradient on the CPU, against size:");
    for row in &mut rows {
        if let Some(python) = &python {
            MODES.iter().try_for_each(|mode| beside(python, name, mode, &folder, row))?;
        }
        println!("{}", line(row));
    }
    write_json(workspace, &format!("{file}.json"), &rows)?;
    write(workspace, &format!("{file}.svg"), &picture::panels(&[panel(&rows, size)]))
}

/// Modes of PyTorch.
const MODES: [&str; 2] = ["eager", "compile"];
/// Primal and gradient take turns until they have filled this time, with at least five rounds, as in the example.
const BUDGET_S: f64 = 1.5;

/// Returns the Python of PyTorch, if there is a version of the kernel.
fn python(workspace: &dyn Workspace, kernel: Kernel) -> Result<Python> {
    match kernel {
        Kernel::Contraction | Kernel::BlackScholes => Python::torch_alone(workspace),
        _ => bail!(
            "--peers: no peer computes {}; contraction and blackscholes have PyTorch's",
            kernel.names()[1]
        ),
    }
}

/// Measures PyTorch in this mode at the row's size, and adds its times to the row.
fn beside(python: &Python, name: &str, mode: &str, folder: &Path, row: &mut Value) -> Result<()> {
    let prefix = folder.join(format!("{name}-{}-", row["size"]));
    let case = json!({
        "kernel": name, "size": row["size"], "mode": mode, "threads": row["workers"], "data": prefix,
    });
    let mut command = python.worker("torch_kernels.py", &case.to_string());
    let Some(mut worker) = Worker::optional(&format!("pytorch-{mode}"), &mut command) else {
        return Ok(());
    };
    let (mut fastest, mut rounds, begin) = ([f64::INFINITY; 2], 0, Instant::now());
    while rounds < 5 || begin.elapsed().as_secs_f64() < BUDGET_S {
        for (seconds, what) in fastest.iter_mut().zip(["primal", "gradient"]) {
            *seconds = seconds.min(worker.ask(what)?);
        }
        rounds += 1;
    }
    row[format!("pytorch_{mode}_primal_s")] = fastest[0].into();
    row[format!("pytorch_{mode}_s")] = fastest[1].into();
    row["pytorch"] = worker.info["version"].clone();
    Ok(())
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
    for mode in MODES {
        let name = format!("pytorch_{mode}");
        let times = [format!("{name}_s"), format!("{name}_primal_s")].map(|name| of(&name));
        if let [Some(gradient), Some(primal)] = times.map(|t| t.is_finite().then_some(t)) {
            text += &format!(
                "; PyTorch {mode} {:.3} ms, {:.2} × its primal: {:.2} × PyTorch {mode}",
                1e3 * gradient,
                gradient / primal,
                of("gradient_s") / gradient
            );
        }
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
    let curves = [
        curve("generated", "gradient_s"),
        curve("by hand", "by_hand_s"),
        curve("PyTorch", "pytorch_eager_s"),
        curve("PyTorch, compiled", "pytorch_compile_s"),
    ];
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
        let torch = json!({"size": 20, "primal_s": 0.5, "gradient_s": 2.0, "gradient_over_primal": 4.0, "tape_bytes": 0,
            "pytorch_eager_primal_s": 2.0, "pytorch_eager_s": 5.0});
        let text = line(&torch);
        let wanted = "PyTorch eager 5000.000 ms, 2.50 × its primal: 0.40 × PyTorch eager";
        assert!(text.contains(wanted) && !text.contains("compile"), "{text}");
        assert_eq!(panel(&[torch], "length").curves[1].points, [(20.0, 10.0)]);
        let slow = json!({"size": 20, "primal_s": 0.5, "gradient_s": 2.5, "gradient_over_primal": 5.0, "tape_bytes": 0,
            "emulator_s": 5.0});
        assert!(
            line(&slow).contains("missed")
                && line(&slow).contains("the emulator takes 2 × as long")
        );
        assert_eq!(panel(&[slow], "length").curves.len(), 1);
    }
}
