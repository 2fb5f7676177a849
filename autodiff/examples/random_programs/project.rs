//! Writing, building and running batches of programs as a crate of its own.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::{DERIVED, OVER_DUALS, OVER_FLOATS, Program, over_duals, over_floats};

/// Programs in one binary.
const BATCH: u64 = 50;
/// Binaries built at a time.
const AT_ONCE: u64 = 4;

/// Compares `count` programs of a seed, from number `first` on; gives what the batches report.
///
/// # Errors
/// If a program differs, does not build, or the crate cannot be written.
pub fn run(count: u64, seed: u64, first: u64) -> io::Result<String> {
    let root = crate_directory();
    let project = root.join("../target/tmp/random_programs");
    let sources = project.join("src/bin");
    let _ = std::fs::remove_dir_all(&sources);
    std::fs::create_dir_all(&sources)?;
    std::fs::write(project.join("Cargo.toml"), manifest(&root))?;
    std::fs::copy(root.join("../Cargo.lock"), project.join("Cargo.lock"))?;
    let (mut done, mut differences, end) = (first, 0, first + count);
    while done < end {
        let until = end.min(done + BATCH * AT_ONCE);
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
        eprintln!("{done} programs of seed {seed} agree");
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

/// The source of a binary that checks the programs of `range`: each fifth over `f32`, the others over `f64`.
fn batch(root: &Path, range: std::ops::Range<u64>, seed: u64) -> String {
    let runtime = root.join("examples/random_programs/runtime");
    let mut text = String::from("#![allow(warnings)]\n");
    for module in ["dual", "compare"] {
        let path = runtime.join(format!("{module}.rs"));
        let _ = writeln!(text, "#[path = {path:?}]\nmod {module};");
    }
    let mut checks = String::new();
    for float in ["f64", "f32"] {
        let (mut floats, mut duals) = (String::new(), String::new());
        for i in range.clone().filter(|i| (i % 5 == 4) == (float == "f32")) {
            let body = Program::new(seed.wrapping_mul(1_000_003).wrapping_add(i)).finish();
            floats.push_str(&program(i, float, &over_floats(&body, float)));
            let _ = writeln!(
                duals,
                "pub fn q{i}(x: &[D], m: &mut [D], a: D) -> D {{\n{}}}",
                over_duals(&body)
            );
            let _ = writeln!(
                checks,
                "    seen += compare::Forms {{ primal: {float}s::p{i}, reverse: {float}s::d{i}, stored: {float}s::o{i}, \
                 forward: {float}s::f{i}, overloaded: {float}_duals::q{i} }}.compare(\"program {i}\");"
            );
        }
        let _ = writeln!(
            text,
            "mod {float}s {{\nuse rootgrad_autodiff::*;\n{}{}{floats}}}\nmod {float}_duals {{\nuse \
             super::dual;\ntype D = dual::Dual<{float}>;\nfn c(x: f64) -> D {{ dual::c(x) }}\n{}{}{duals}}}",
            over_floats(DERIVED, float),
            over_floats(OVER_FLOATS, float),
            over_duals(DERIVED),
            over_duals(OVER_DUALS),
        );
    }
    let _ = writeln!(
        text,
        "fn main() {{\n    let mut seen = 0;\n{checks}    println!(\"{{seen}}\");\n}}"
    );
    text
}

/// A program with its derivatives.
fn program(i: u64, float: &str, body: &str) -> String {
    format!(
        "
#[autodiff_reverse(d{i}, Duplicated, Duplicated, Active, Active)]
#[autodiff_reverse(o{i}, Duplicated, Duplicated, Active, Active, analyses = off)]
#[autodiff_forward(f{i}, Dual, Dual, Dual, Dual)]
pub fn p{i}(x: &[{float}], m: &mut [{float}], a: {float}) -> {float} {{
{body}}}
"
    )
}
