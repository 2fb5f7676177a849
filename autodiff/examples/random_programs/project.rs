//! Writing, building and running batches of programs as a crate of its own.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::{Program, over_duals, over_floats};

/// Programs in one binary.
const BATCH: u64 = 50;
/// Binaries built at a time.
const AT_ONCE: u64 = 4;

/// Compares `count` programs; gives what the batches report.
///
/// # Errors
/// If a program differs, does not build, or the crate cannot be written.
pub fn run(count: u64, seed: u64) -> io::Result<String> {
    let root = crate_directory();
    let project = root.join("../target/tmp/random_programs");
    let sources = project.join("src/bin");
    let _ = std::fs::remove_dir_all(&sources);
    std::fs::create_dir_all(&sources)?;
    std::fs::write(project.join("Cargo.toml"), manifest(&root))?;
    std::fs::copy(root.join("../Cargo.lock"), project.join("Cargo.lock"))?;
    let (mut done, mut differences) = (0, 0);
    while done < count {
        let until = count.min(done + BATCH * AT_ONCE);
        let mut names = Vec::new();
        while done < until {
            let to = until.min(done + BATCH);
            let name = format!("from_{done}");
            let text = batch(&root, done..to, seed);
            std::fs::write(sources.join(format!("{name}.rs")), text)?;
            names.push(name);
            done = to;
        }
        cargo(&project, &["build", "--quiet", "--offline", "--bins"])?;
        for name in names {
            let binary = project.join("target/debug").join(&name);
            let output = Command::new(&binary).output()?;
            let text = String::from_utf8_lossy(&output.stdout);
            if !output.status.success() {
                let error = String::from_utf8_lossy(&output.stderr);
                return Err(io::Error::other(format!("{name} (seed {seed}): {text}{error}")));
            }
            differences += text.trim().parse::<u64>().map_err(io::Error::other)?;
            std::fs::remove_file(binary)?;
            std::fs::remove_file(sources.join(format!("{name}.rs")))?;
        }
    }
    Ok(format!(
        "{count} programs agree with dual numbers (seed {seed}); {differences} derivatives along random directions \
         agree with central differences"
    ))
}

/// The directory of the package under test.
fn crate_directory() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn manifest(root: &Path) -> String {
    format!(
        "[package]\nname = \"random_programs\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
         [dependencies]\nrootgrad-autodiff = {{ path = {root:?} }}\n\n[profile.dev]\ndebug = false\nincremental = \
         false\n\n[profile.dev.build-override]\nopt-level = 2\n\n[workspace]\n"
    )
}

fn cargo(project: &Path, args: &[&str]) -> io::Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(args)
        .current_dir(project)
        .env("CARGO_TARGET_DIR", project.join("target"))
        .env_remove("RUSTFLAGS")
        .output()?;
    if output.status.success() {
        return Ok(());
    }
    let error = String::from_utf8_lossy(&output.stderr);
    Err(io::Error::other(format!("the programs do not build (they lie in {project:?}):\n{error}")))
}

/// The source of a binary that checks the programs of `range`.
fn batch(root: &Path, range: std::ops::Range<u64>, seed: u64) -> String {
    let mut text = String::from("#![allow(warnings)]\n");
    let common = root.join("tests/common/dual.rs");
    let _ = writeln!(text, "#[path = {common:?}]\nmod dual;\nuse dual::Dual;");
    text.push_str(CALLEES);
    let mut checks = String::new();
    for i in range {
        let body = Program::new(seed.wrapping_mul(1_000_003).wrapping_add(i)).finish();
        let _ =
            writeln!(text, "\n#[autodiff_reverse(d{i}, Duplicated, Duplicated, Active, Active)]");
        let _ = writeln!(
            text,
            "#[autodiff_reverse(o{i}, Duplicated, Duplicated, Active, Active, analyses = off)]"
        );
        let _ = writeln!(text, "#[autodiff_forward(f{i}, Dual, Dual, Dual, Dual)]");
        let _ = writeln!(
            text,
            "fn p{i}(x: &[f64], m: &mut [f64], a: f64) -> f64 {{\n{}}}",
            over_floats(&body)
        );
        let _ = writeln!(
            text,
            "fn q{i}(x: &[Dual], m: &mut [Dual], a: Dual) -> Dual {{\n    use dual::{{bounded, c, scaled, \
             weighted, powers}};\n{}}}",
            over_duals(&body)
        );
        let _ = writeln!(
            checks,
            "    seen += dual::compare(\"program {i}\", p{i}, d{i}, o{i}, f{i}, q{i});"
        );
    }
    let _ = writeln!(
        text,
        "fn main() {{\n    let mut seen = 0;\n{checks}    println!(\"{{seen}}\");\n}}"
    );
    text
}

/// What the programs call: derived rules, a recursive one, one written by hand that changes a buffer.
const CALLEES: &str = "
use rootgrad_autodiff::{autodiff_forward, autodiff_reverse, differentiable, pullback, pushforward};

#[differentiable]
fn bounded(x: f64, y: f64) -> f64 { let z = x * y; z / (1.0 + z * z) }
#[differentiable]
fn weighted(x: &[f64], y: f64) -> f64 { let mut s = 0.0; for v in x { s += v * y; } s.sin() }
#[differentiable]
fn powers(x: f64, n: usize) -> f64 { if n == 0 { 1.0 } else { x * powers(x, n - 1) } }
fn scaled(out: &mut [f64], x: &[f64], k: f64) { for i in 0..3 { out[i] = (k * x[i]).sin(); } }
#[pullback(of = scaled)]
fn scaled_pullback(out: &[f64], d_out: &mut [f64], x: &[f64], d_x: &mut [f64], k: f64, d_k: &mut f64) {
    for i in 0..3 {
        let d = std::mem::take(&mut d_out[i]) * (k * x[i]).cos();
        *d_k += d * x[i];
        if !d_x.is_empty() { d_x[i] += d * k; }
    }
}
#[pushforward(of = scaled)]
fn scaled_pushforward(out: &mut [f64], t_out: &mut [f64], x: &[f64], t_x: &[f64], k: f64, t_k: f64) {
    for i in 0..3 {
        out[i] = (k * x[i]).sin();
        t_out[i] = (k * x[i]).cos() * (k * t_x[i] + t_k * x[i]);
    }
}
";
