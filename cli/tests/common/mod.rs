//! Runs the program as a user does: arguments as text, its output, one line on error.
#![allow(dead_code, unreachable_pub)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Returns the program built with this test. The path is looked up at run time: cargo considers a test built in one
/// folder up to date in a copy of that folder.
pub fn program() -> Command {
    // cargo sets this variable since 1.94; the program is located next to the test's folder.
    let named = std::env::var_os("CARGO_BIN_EXE_rootgrad").map(PathBuf::from);
    let beside = || std::env::current_exe().unwrap().with_file_name("../rootgrad");
    Command::new(named.unwrap_or_else(beside))
}

pub fn rootgrad(directory: &Path, arguments: &str) -> Output {
    let mut command = program();
    command.args(arguments.split_whitespace()).current_dir(directory).output().unwrap()
}

/// Returns standard output and standard error of a run that succeeds.
#[track_caller]
pub fn succeeds_telling(directory: &Path, arguments: &str) -> (String, String) {
    let out = rootgrad(directory, arguments);
    let stderr = String::from_utf8(out.stderr).unwrap();
    assert!(out.status.success(), "rootgrad {arguments}: {}\n{stderr}", out.status);
    (String::from_utf8(out.stdout).unwrap(), stderr)
}

/// Returns standard output of a run that succeeds.
#[track_caller]
pub fn succeeds(directory: &Path, arguments: &str) -> String {
    succeeds_telling(directory, arguments).0
}

/// Returns the message of a run that ends with `status`: the last line of standard error, or all of it for clap's
/// errors (2).
#[track_caller]
pub fn fails(directory: &Path, arguments: &str, status: i32) -> String {
    let out = rootgrad(directory, arguments);
    let stderr = String::from_utf8(out.stderr).unwrap();
    assert_eq!(out.status.code(), Some(status), "rootgrad {arguments}\n{stderr}");
    if status == 2 {
        return stderr;
    }
    let last = stderr.trim_end().lines().last().unwrap_or_default();
    assert!(last.starts_with("error: "), "{stderr}");
    last.to_owned()
}

/// Returns a generator of numbers from -1 to 1 in a fixed order (a linear congruence; Knuth, MMIX).
pub fn uniform(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed;
    move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}

/// Writes `rows` of x, y, the class x² + y² < 0.6, the ring 0 … 2 by radius, and z = 3x − 2y + 5.
pub fn sample(directory: &Path, name: &str, rows: usize, seed: u64) {
    let mut next = uniform(seed);
    let mut text = "x,y,inside,ring,z,label\n".to_owned();
    for _ in 0..rows {
        let (x, y) = (next(), next());
        let r2 = x * x + y * y;
        let ring = u8::from(r2 > 0.3) + u8::from(r2 > 0.8);
        text += &format!("{x},{y},{},{ring},{},event\n", r2 < 0.6, 3.0 * x - 2.0 * y + 5.0);
    }
    std::fs::write(directory.join(name), text).unwrap();
}

/// Reads columns of a CSV file.
pub fn columns<const N: usize>(path: &Path, names: [&str; N]) -> [Vec<f64>; N] {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let header = lines.next().unwrap();
    let at = names.map(|name| header.iter().position(|column| *column == name).expect(name));
    let rows: Vec<Vec<&str>> = lines.collect();
    at.map(|i| rows.iter().map(|row| row[i].parse().unwrap_or(f64::NAN)).collect())
}
