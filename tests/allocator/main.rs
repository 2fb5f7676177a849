//! Every allocation is failed in turn in a call of every function of the C ABI. The call must end with `ROOTGRAD_STATUS_MEMORY` (or
//! succeed without the memory), everything must be as before, and the process must survive.
//!
//! Each row of [`calls::all`] runs in a separate process, repeatedly, under every [`heap::Plan`]: with each allocation of [`heap::LEAST`]
//! bytes or more refused, once or with all that follow, and with a limit on the memory that each allocation, however small, is the first
//! to exceed.
#![cfg(target_os = "linux")]

mod calls;
mod heap;
mod passes;
mod stage;

use std::backtrace::Backtrace;
use std::collections::BTreeSet;
use std::ffi::CStr;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use heap::Plan;
use rootgrad::Status;
use rootgrad::ffi::rootgrad_last_error;
use stage::Stage;

#[global_allocator]
static HEAP: heap::Heap = heap::Heap;

/// Environment variable of a process that runs a row: the row's name; `SKIP` is the number of plans to skip.
const ROW: &str = "ROOTGRAD_TEST_ROW";
const SKIP: &str = "ROOTGRAD_TEST_SKIP";
/// Maximum number of faults that are reported for a row.
const MOST_FAULTS: usize = 8;

/// The results of a row.
#[derive(Default)]
struct Told {
    plans: usize,
    refused: usize,
    faults: Vec<String>,
}

#[test]
fn every_function_has_a_row() {
    let header = std::fs::read_to_string("include/rootgrad/rootgrad.h").unwrap();
    let declared = header.lines().filter_map(|line| {
        let rest =
            ["rootgrad_status_t ", "const char *"].iter().find_map(|r| line.strip_prefix(r))?;
        Some(rest.split_once('(')?.0.to_owned())
    });
    let declared: BTreeSet<String> = declared.collect();
    let rows = calls::all().map(|(name, _)| function(name).to_owned());
    let rows: BTreeSet<String> = rows.collect();
    assert!(declared.len() > 60, "the header's functions are not found: {declared:?}");
    assert_eq!(declared, rows, "functions of the header, functions with a row");
}

/// Returns the function of a row. The row's name may continue after a colon.
fn function(row: &str) -> &str {
    row.split(':').next().unwrap_or(row)
}

#[test]
fn no_function_dies_of_an_allocation_that_fails() {
    let only = std::env::var("ROOTGRAD_TEST_ONLY").unwrap_or_default();
    let (mut plans, mut refused, mut faults) = (0, 0, Vec::new());
    let rows = calls::all().map(|(name, _)| *name).filter(|name| name.contains(&only));
    for (name, reported) in watched(&rows.collect::<Vec<_>>()) {
        (plans, refused) = (plans + reported.plans, refused + reported.refused);
        faults.extend(reported.faults.iter().map(|fault| format!("{name}: {fault}")));
    }
    println!("{} rows, {plans} plans, in {refused} a refusal", calls::all().count());
    assert!(refused > plans / 3, "the plans refuse next to nothing");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Returns the results of all rows, in their order. As many rows run at a time as there are cores, each in a separate process.
fn watched<'a>(rows: &[&'a str]) -> Vec<(&'a str, Told)> {
    let (next, reported) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |cores| cores.get()) {
            scope.spawn(|| {
                loop {
                    let row = next.fetch_add(1, Ordering::Relaxed);
                    let Some(name) = rows.get(row) else { break };
                    let one = watch(name);
                    reported.lock().unwrap().push((row, one));
                }
            });
        }
    });
    let mut reported = reported.into_inner().unwrap();
    reported.sort_by_key(|(row, _)| *row);
    reported.into_iter().map(|(row, one)| (rows[row], one)).collect()
}

/// Runs a row. After an abort, it runs the row again from the plan after the one that caused the abort.
fn watch(name: &str) -> Told {
    let mut reported = Told::default();
    loop {
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.args(["--exact", "a_row", "--ignored", "--nocapture"]);
        child.env(ROW, name).env(SKIP, reported.plans.to_string());
        // The abort of the library would otherwise collect a backtrace, for which it needs memory.
        let out = child.env("RUST_BACKTRACE", "0").output().unwrap();
        let said = String::from_utf8_lossy(&out.stdout).into_owned();
        let errors = String::from_utf8_lossy(&out.stderr);
        for line in said.lines() {
            match line.split_once(' ') {
                Some(("PLAN", plan)) => reported.plans = plan.parse().unwrap(),
                Some(("REFUSED", _)) => reported.refused += 1,
                Some(("FAULT", fault)) => reported.faults.push(fault.replace('\t', "\n  ")),
                _ => {}
            }
        }
        if said.contains("\nDONE") {
            return reported;
        }
        if !said.contains("FAULT") {
            reported.faults.push(format!("{}\n{said}\n{errors}", out.status));
            return reported;
        }
        if reported.faults.len() >= MOST_FAULTS {
            return reported;
        }
    }
}

#[test]
#[ignore = "run by no_function_dies_of_an_allocation_that_fails"]
fn a_row() {
    let Ok(name) = std::env::var(ROW) else { return };
    // The stack is as large as that of a program's first thread.
    let thread = std::thread::Builder::new().stack_size(8 << 20);
    thread.spawn(move || all_plans(&name)).unwrap().join().unwrap();
}

fn all_plans(name: &str) {
    let skip: usize = std::env::var(SKIP).unwrap().parse().unwrap();
    let stage = Stage::new();
    std::thread::sleep(Duration::from_millis(5)); // until the others have begun to wait for this thread
    // SAFETY: the handler ends the process.
    unsafe { libc::signal(libc::SIGABRT, aborted as *const () as libc::sighandler_t) };
    println!();
    let mut plans = 0;
    let mut run = |plan: Plan| {
        plans += 1;
        if plans <= skip {
            return true;
        }
        println!("PLAN {plans}");
        attempt(name, &stage, plan)
    };
    for kind in [Plan::Once, Plan::From] {
        let mut k = 1;
        while run(kind(k)) {
            k += 1;
        }
    }
    let call = row(name)(&stage);
    assert_eq!(heap::under(Plan::Nothing, call).0, 0, "{}", last_error());
    for mark in heap::marks() {
        run(Plan::Beyond(mark - 1));
    }
    run(Plan::Nothing);
    println!("DONE");
}

/// Removes from a state the files that a failed call may change: those that a fit writes while it runs, and those of an ensemble. Each of
/// these files is complete.
fn left(name: &str, mut state: Vec<(String, u64)>) -> Vec<(String, u64)> {
    let written = |file: &str| stage::ON_THE_WAY.contains(&file);
    state.retain(|(entry, _)| !(function(name).ends_with("_fit") && written(entry)));
    state.retain(|(entry, _)| !(name == "rootgrad_ensemble_save" && entry.starts_with("saved.")));
    state
}

/// Returns the function that prepares the call of a row.
fn row(name: &str) -> fn(&Stage) -> calls::Call {
    calls::all().find(|(row, _)| *row == name).unwrap().1
}

/// Prints any fault of the row's call under `plan`; returns true if an allocation was refused.
fn attempt(name: &str, stage: &Stage, plan: Plan) -> bool {
    let call = row(name)(stage);
    let before = stage.state();
    let (status, refused) = heap::under(plan, call);
    let message = last_error();
    let fault =
        |what: &str| println!("FAULT {plan} ({refused:?}): status {status}, {what}: {message}");
    match status {
        0 => {}
        _ if refused.is_none() => fault("though nothing was refused"),
        status if status != Status::Memory as i32 => fault("wanted that of memory"),
        _ if left(name, stage.state()) != left(name, before) => fault("something changed"),
        _ if !message.contains("memory") && !name.contains("on a thread") => {
            fault("a message that does not say it")
        }
        _ => {}
    }
    if refused.is_some() {
        println!("REFUSED 1");
    }
    refused.is_some()
}

fn last_error() -> String {
    // SAFETY: a NUL-terminated string that this thread does not change meanwhile.
    unsafe { CStr::from_ptr(rootgrad_last_error()) }.to_str().unwrap().to_owned()
}

/// Prints the location of an allocation whose failure aborted the process.
extern "C" fn aborted(_: libc::c_int) {
    let size = heap::disarm();
    let trace = Backtrace::force_capture().to_string();
    let lines: Vec<&str> = trace.lines().map(str::trim).collect();
    let ours = lines.windows(2).filter(|pair| pair[1].starts_with("at ./src/"));
    let place = |pair: &[&str]| {
        let name = pair[0].split_once(": ").map_or(pair[0], |(_, name)| name);
        format!("{name} {}", pair[1])
    };
    let mut places: Vec<String> = ours.map(place).take(6).collect();
    if places.is_empty() {
        places = lines.windows(2).map(place).collect();
    }
    println!(
        "FAULT {}: the process is aborted for {size} bytes\t{}",
        Plan::current(),
        places.join("\t")
    );
    // SAFETY: ends the process.
    unsafe { libc::_exit(1) }
}
