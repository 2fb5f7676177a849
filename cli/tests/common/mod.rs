//! The program as a user runs it: arguments in words, its output, one line on error.
#![allow(dead_code, unreachable_pub)]

use std::path::Path;
use std::process::{Command, Output};

pub fn rootgrad(directory: &Path, arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rootgrad"));
    command.args(arguments.split_whitespace()).current_dir(directory).output().unwrap()
}

/// Standard output and error of a run that succeeds.
#[track_caller]
pub fn succeeds_telling(directory: &Path, arguments: &str) -> (String, String) {
    let out = rootgrad(directory, arguments);
    let stderr = String::from_utf8(out.stderr).unwrap();
    assert!(out.status.success(), "rootgrad {arguments}: {}\n{stderr}", out.status);
    (String::from_utf8(out.stdout).unwrap(), stderr)
}

/// Standard output of a run that succeeds.
#[track_caller]
pub fn succeeds(directory: &Path, arguments: &str) -> String {
    succeeds_telling(directory, arguments).0
}

/// What a run that ends with `status` says: the last line of standard error, or all of clap's (2).
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
