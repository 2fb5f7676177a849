//! A fit with less memory than it needs ends in an error, wherever the memory runs out: no abort, and the process survives.
//!
//! The fits run in a separate process, whose address space is limited less and less.
#![cfg(target_os = "linux")]

use std::process::Command;

use rootgrad::Error;
use rootgrad::data::{Column, Dataset, MemoryLimit};
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network};
use rootgrad::train::{Progress, TrainOptions, fit};

/// Widths with (511 + 1) · 16 384 parameters: 32 MB per copy.
const WIDTHS: [usize; 3] = [510, 16_384, 1];
const COPY: u64 = 4 * (511 * 16_384 + 16_384 + 1);

/// Environment variable of the process with little memory: bytes that it may use beyond those at its start.
const LIMIT: &str = "ROOTGRAD_TEST_MEMORY";

/// Returns the output of the fit in a process with this much spare memory; fails if the process died.
fn outcome(spare: u64) -> String {
    let program = std::env::current_exe().unwrap();
    let mut child = Command::new(program);
    child.args(["--exact", "a_fit_in_little_memory", "--ignored", "--nocapture"]);
    // Otherwise a thread's arena, 64 MB of addresses reserved at its start, would be enough for a copy.
    child.env("MALLOC_ARENA_MAX", "1").env(LIMIT, spare.to_string());
    let out = child.output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let errors = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{spare} bytes: {}\n{text}{errors}", out.status);
    let said = text.lines().find_map(|line| line.split_once("OUTCOME ")).map(|(_, said)| said);
    said.unwrap_or_else(|| panic!("{spare} bytes: no outcome in\n{text}")).to_owned()
}

#[test]
fn a_fit_that_runs_out_of_memory_is_an_error_at_every_place() {
    let mut said: Vec<String> = Vec::new();
    for half in 1..60 {
        let spare = half * COPY / 2;
        let outcome = outcome(spare);
        let enough = outcome == "trained";
        said.push(outcome);
        if enough {
            break;
        }
    }
    assert_eq!(said.last().map(String::as_str), Some("trained"), "{said:#?}");
    for what in [
        "the network's parameters need",
        "the parameters of a copy of the network need",
        "training's parameters, gradients and activations need",
        "the parameters of the last finished epoch, kept for Ctrl-C, need",
        "the best parameters so far need",
    ] {
        assert!(
            said.iter().any(|said| said.starts_with(what)),
            "'{what}' is never said: {said:#?}"
        );
    }
}

/// The part of the test above that runs in a separate process.
#[test]
#[ignore = "run by a_fit_that_runs_out_of_memory_is_an_error_at_every_place"]
fn a_fit_in_little_memory() {
    let spare: u64 = std::env::var(LIMIT).unwrap().parse().unwrap();
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: u64 = pages.split_whitespace().next().unwrap().parse().unwrap();
    let limit = libc::rlimit { rlim_cur: pages * 4096 + spare, rlim_max: libc::RLIM_INFINITY };
    // SAFETY: the pointer is to a live struct.
    assert_eq!(unsafe { libc::setrlimit(libc::RLIMIT_AS, &limit) }, 0);
    println!("OUTCOME {}", train().map_or_else(|error| error.to_string(), |()| "trained".into()));
}

fn train() -> rootgrad::Result<()> {
    let (rows, features) = (8, WIDTHS[0]);
    let x: Vec<f32> = (0..rows * features).map(|i| (i as f32).sin()).collect();
    let target: Vec<f32> = (0..rows).map(|row| (row % 2) as f32).collect();
    let data = Dataset::borrowed(vec![Column::array("x", features)], &x, &target, None)?;
    let activation = Activation::Relu;
    let mut net =
        Network::new(MlpConfig { widths: WIDTHS.into(), activation, init: None, seed: 1 })?;
    let before = net.parameters()[0];
    let progress = Progress::Off;
    let options =
        TrainOptions { epochs: Some(2), threads: 1, batch_size: 8, progress, ..Default::default() };
    let result = fit(&mut net, &data, None, &options, None);
    match &result {
        Err(Error::Memory { .. }) => assert_eq!(net.parameters()[0], before, "the model changed"),
        Err(error) => panic!("{error}"),
        Ok(_) => assert_ne!(net.parameters()[0], before),
    }
    result.map(drop)
}

/// Bytes of rows that a limited fit may store in memory, and its number of rows: 255 MB. (With less the allocator returns little
/// memory to the system.)
const HELD: usize = 100_000_000;
const ROWS: usize = 2_200_000;

#[test]
fn a_fit_keeps_to_its_limit_of_memory() {
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", "a_fit_within_a_limit", "--ignored", "--nocapture"]);
    let out = child.output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success(), "{text}{}", String::from_utf8_lossy(&out.stderr));
    let said = text.lines().find_map(|line| line.split_once("RESIDENT ")).map(|(_, said)| said);
    let resident: usize =
        said.unwrap_or_else(|| panic!("nothing said in\n{text}")).parse().unwrap();
    // The network, the bins of two areas under ROC curves, and the threads' stacks.
    let others = 16_000_000;
    assert!(resident < HELD + 3 * HELD / 10 + others, "{resident} bytes");
}

/// The part of the test above that runs in a separate process: it prints the maximum growth of its memory.
#[test]
#[ignore = "run by a_fit_keeps_to_its_limit_of_memory"]
fn a_fit_within_a_limit() {
    let of = |name: &str| -> usize {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 1024
    };
    let before = of("VmRSS:");
    let mut data = Dataset::new(vec![Column::array("x", 28)]).unwrap();
    data.limit_memory(MemoryLimit::new(HELD, None).unwrap()).unwrap();
    let (mut x, mut target) = (vec![0.0; 28 * 1000], vec![0.0; 1000]);
    for block in 0..ROWS / 1000 {
        for (i, row) in x.chunks_exact_mut(28).enumerate() {
            let number = 1000 * block + i;
            target[i] = (number % 2) as f32;
            row.iter_mut().enumerate().for_each(|(k, x)| *x = (number * (2 * k + 3) % 9973) as f32);
        }
        data.append(&x, 28, &target, None).unwrap();
    }
    let config =
        MlpConfig { widths: vec![28, 4, 1], activation: Activation::Relu, init: None, seed: 1 };
    let mut net = Network::new(config).unwrap();
    let progress = Progress::Off;
    let options =
        TrainOptions { epochs: Some(1), batch_size: 4096, progress, ..Default::default() };
    fit(&mut net, &data, None, &options, None).unwrap();
    println!("RESIDENT {}", of("VmHWM:") - before);
}
