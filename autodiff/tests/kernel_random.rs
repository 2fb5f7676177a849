//! Random kernels: values against the same text as plain Rust on threads of the system, ⟨Jv, u⟩ = ⟨v, Jᵀu⟩, differences,
//! and no report of the emulator.
//!
//! The environment variable `ROOTGRAD_RANDOM_KERNELS` sets the number of kernels, `ROOTGRAD_RANDOM_SEED` the first one.

#[path = "random_kernels/generate.rs"]
#[allow(unreachable_pub)]
mod generate;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Kernels of one binary, and binaries that are built at a time.
const BATCH: u64 = 15;
const AT_ONCE: u64 = 12;

fn number(variable: &str, default: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable}={text} is no number")),
        Err(_) => default,
    }
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("random_kernels")
}

/// The crate with no programs yet. Nearly all the time is spent on compiling.
fn crate_of(directory: &Path) {
    let package = env!("CARGO_MANIFEST_DIR");
    let manifest = format!(
        "[package]\nname = \"random_kernels\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
         [dependencies]\nrootgrad-autodiff = {{ path = {package:?} }}\n\n[profile.dev]\ndebug = false\nincremental = \
         false\npanic = \"abort\"\n\n[workspace]\n"
    );
    std::fs::create_dir_all(directory).unwrap();
    std::fs::write(directory.join("Cargo.toml"), manifest).unwrap();
    std::fs::copy(Path::new(package).join("../Cargo.lock"), directory.join("Cargo.lock")).unwrap();
}

/// The module of a kernel.
fn module(seed: u64) -> String {
    let kernel = generate::kernel(seed);
    let generate::Kernel { text, blocks, threads, n } = &kernel;
    let own = text.replace("array([", "[").replace("; THREE])", "; THREE]");
    let plain = text.replace("; THREE])", "; THREE as usize])");
    format!(
        "pub mod k{seed} {{
use crate::compare::{{reverse, Case}};
use rootgrad_autodiff::kernel;
#[kernel]
#[autodiff_reverse(d_random, Duplicated, Duplicated, Duplicated, Const, Const, Active)]
#[autodiff_forward(t_random, Dual, Dual, Dual, Const, Const, Dual)]
{own}
mod plain {{
use crate::runtime::*;
pub {plain}
}}
pub fn case() -> Case {{ Case {{
    shape: [{blocks}, {threads}],
    n: {n},
    plain: |out, w, x, k, n, a, [blocks, threads]| {{
        use crate::runtime::{{launch, Global}};
        launch(blocks, threads, || plain::random(Global(out), Global(w), Global(x), Global(k), n, a));
    }},
    primal: |d, [g, b], v, k, n, a| random::launch(d, g, b, &v[0], &v[1], &v[2], k, n, a),
    forward: |d, [g, b], v, t, k, n, [a, t_a]| {{
        t_random::launch(d, g, b, &v[0], &t[0], &v[1], &t[1], &v[2], &t[2], k, n, a, t_a)
    }},
    reverse: |d, shape, v, s, k, n, a| reverse(d_random::launch, d, shape, v, s, k, n, a),
}} }}
}}
"
    )
}

fn program(seeds: std::ops::Range<u64>) -> String {
    let mut text = String::from("#![allow(warnings)]\n");
    for name in ["compare", "runtime"] {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/random_kernels/{name}.rs"));
        let _ = writeln!(text, "#[path = {path:?}]\nmod {name};");
    }
    let mut main = String::new();
    for seed in seeds {
        text += &module(seed);
        let _ = writeln!(
            main,
            "    match k{seed}::case().check() {{ Ok(()) => println!(\"right\"), Err(e) => println!(\"kernel {seed}: {{e}}\") }}"
        );
    }
    format!("{text}fn main() {{\n{main}}}\n")
}

/// Builds and runs programs; returns the kernels that are wrong.
fn wrong(directory: &Path, batches: &[std::ops::Range<u64>]) -> Vec<String> {
    let sources = directory.join("src/bin");
    let _ = std::fs::remove_dir_all(&sources);
    std::fs::create_dir_all(&sources).unwrap();
    for (n, seeds) in batches.iter().enumerate() {
        std::fs::write(sources.join(format!("batch_{n}.rs")), program(seeds.clone())).unwrap();
    }
    let output = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--offline", "--bins"])
        .current_dir(directory)
        .env("CARGO_TARGET_DIR", directory.join("target"))
        .env_remove("RUSTFLAGS")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut wrong = Vec::new();
    for (n, seeds) in batches.iter().enumerate() {
        let binary = directory.join(format!("target/debug/batch_{n}"));
        let output = Command::new(binary).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        let ran = text.lines().count() as u64;
        if ran != seeds.end - seeds.start {
            let error = String::from_utf8_lossy(&output.stderr);
            wrong.push(format!("kernel {} stops the program: {error}", seeds.start + ran));
        }
        wrong.extend(text.lines().filter(|line| *line != "right").map(str::to_owned));
    }
    wrong
}

#[test]
fn random_kernels_are_right_and_free_of_races() {
    let (count, first) = (number("ROOTGRAD_RANDOM_KERNELS", 30), number("ROOTGRAD_RANDOM_SEED", 0));
    let directory = directory();
    crate_of(&directory);
    let (end, mut failed) = (first + count, Vec::new());
    let batches: Vec<_> =
        (first..end).step_by(BATCH as usize).map(|from| from..end.min(from + BATCH)).collect();
    for (n, group) in batches.chunks(AT_ONCE as usize).enumerate() {
        failed.extend(wrong(&directory, group));
        if batches.len() > AT_ONCE as usize {
            eprintln!(
                "{} of {count}, wrong: {}",
                (count).min((n as u64 + 1) * AT_ONCE * BATCH),
                failed.len()
            );
        }
    }
    assert!(failed.is_empty(), "{} of {count}:\n{}", failed.len(), failed.join("\n"));
}

/// The parts of the dialect that must occur in a thousand kernels.
#[test]
fn the_generator_uses_the_whole_dialect() {
    let all: String = (0..1000).map(|seed| generate::kernel(seed).text).collect();
    for part in [
        "sync_threads()",
        "shfl_down(",
        "shfl_up(",
        "shfl_xor(",
        "s.get(",
        "w.atomic_add(",
        "out.add(",
        "out.set(",
        "moved(",
        "Point {",
        "f0(",
        "f1(",
        ".rev()",
        "while ",
        "if n > ",
        "} else {",
        "return;",
        "array([",
        ".max(",
        ".powi(",
    ] {
        assert!(all.matches(part).count() > 20, "{part}");
    }
}
