//! The program as a user runs it: arguments in words, its output, one line on error.
#![allow(dead_code, unreachable_pub)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The program that this test was built with. It is asked for at run time: cargo takes a test that was built in one
/// folder for up to date in a copy of that folder.
pub fn program() -> Command {
    // cargo sets it since 1.94; the program lies where the test's folder does.
    let named = std::env::var_os("CARGO_BIN_EXE_rootgrad").map(PathBuf::from);
    let beside = || std::env::current_exe().unwrap().with_file_name("../rootgrad");
    Command::new(named.unwrap_or_else(beside))
}

pub fn rootgrad(directory: &Path, arguments: &str) -> Output {
    let mut command = program();
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
