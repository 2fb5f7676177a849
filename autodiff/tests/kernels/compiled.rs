//! Tests of the printed CUDA C++ of kernels and derivatives: its values and its races on a CPU, its registers on GPUs.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use rootgrad_autodiff::kernel::Device;

use crate::cases::ALL;
use crate::harness::Case;
use crate::printed::{self, Usage};

#[test]
fn the_printed_cuda_code_computes_the_same() {
    let cases = ALL();
    let Some(ran) = printed::run("values", &printed::program(&cases), &[]) else {
        println!("SKIPPED: no g++ on this machine; the printed CUDA code was not compiled");
        return;
    };
    assert!(ran.status.success(), "{ran:?}");
    let output = String::from_utf8(ran.stdout).unwrap();
    let mut lines = output.lines();
    for case in &cases {
        for wanted in case.everything(&Device::cpu()) {
            let line = lines.next().unwrap_or_default();
            let got: Vec<f64> =
                line.split_whitespace().map(|bits| f64::from_bits(bits.parse().unwrap())).collect();
            assert_eq!(got.len(), wanted.len(), "{}", case.name);
            for (got, wanted) in got.iter().zip(&wanted) {
                assert!(
                    (got - wanted).abs() <= 1e-13 * (1.0 + wanted.abs()),
                    "{}: {got} {wanted}",
                    case.name
                );
            }
        }
    }
}

/// ThreadSanitizer's report for these cases, empty without a race; none without g++ or its library.
fn races(name: &str, cases: &[Case]) -> Option<String> {
    let ran = printed::run(name, &printed::program(cases), &["-fsanitize=thread", "-g"])?;
    let report = String::from_utf8(ran.stderr).unwrap();
    // A machine may give a program other addresses than ThreadSanitizer expects.
    if report.contains("unexpected memory mapping") {
        return None;
    }
    assert_eq!(ran.status.success(), report.is_empty(), "{report}");
    Some(report)
}

/// The case with this name and one change in its derivative.
fn mutant(name: &str, change: impl Fn(&str) -> String) -> Case {
    let mut case = ALL().into_iter().find(|case| case.name == name).unwrap();
    let changed = change(case.cuda[1]);
    assert_ne!(changed, case.cuda[1]);
    case.cuda[1] = changed.leak();
    case
}

#[test]
fn the_printed_cuda_code_has_no_races() {
    let Some(report) = races("races", &ALL()) else {
        println!("SKIPPED: no g++ with ThreadSanitizer on this machine; races were not looked for");
        return;
    };
    assert_eq!(report, "");
    let without_atomic = mutant("joint", |text| {
        text.lines()
            .map(|line| match line.split_once("atomicAdd(&d_x[i + 1u], ") {
                Some((pad, value)) => format!("{pad}d_x[i + 1u] += ({value}\n"),
                None => format!("{line}\n"),
            })
            .collect()
    });
    let report = races("without-atomic", &[without_atomic]).unwrap();
    assert!(report.contains("data race") && report.contains("d_joint"), "{report}");
    let without_barrier = mutant("exchange", |text| {
        let (before, after) = text.rsplit_once("__syncthreads();").unwrap();
        format!("{before}{after}")
    });
    let report = races("without-barrier", &[without_barrier]).unwrap();
    assert!(report.contains("data race") && report.contains("d_exchange"), "{report}");
}

const ARCHITECTURES: [&str; 3] = ["sm_80", "sm_90", "sm_100"];

/// Registers, bytes of stack and spilled bytes of each kernel and derivative.
fn table(usage: &BTreeMap<&str, Vec<Usage>>) -> String {
    let mut text = String::from(
        "# Registers, bytes of stack and spilled bytes of kernels and derivatives, by NVRTC 12.9. The suite cuda-compile\n\
         # compares them; with ROOTGRAD_RECORD=1 it writes this file.\n",
    );
    let _ =
        writeln!(text, "{:<20} {}", "kernel", ARCHITECTURES.map(|a| format!("{a:>15}")).concat());
    for (kernel, used) in usage {
        let cells = used
            .iter()
            .map(|u| format!("{:>15}", format!("{} {} {}", u.registers, u.stack, u.spills)));
        let _ = writeln!(text, "{kernel:<20} {}", cells.collect::<String>());
    }
    text
}

/// The kernels that add what others have noted. The feature `cuda` contains them.
#[cfg(feature = "cuda")]
const ADDING: &[&str] = &rootgrad_autodiff::kernel::rt::SUMS;
#[cfg(not(feature = "cuda"))]
const ADDING: &[&str] = &[];

/// The kernels compile for GPUs, those of the tests do not spill, and the registers are those recorded. It needs no GPU.
#[test]
fn the_printed_cuda_code_compiles_for_gpus() {
    let cases: Vec<_> = ALL().iter().flat_map(|case| case.cuda).collect();
    let noted: Vec<_> = ALL().iter().flat_map(|case| case.ordered).flatten().collect();
    let of_paper: Vec<_> = crate::sources::ORDERED.iter().copied().flatten().collect();
    assert!(noted.len() >= 20 && of_paper.len() >= 8, "{} and {}", noted.len(), of_paper.len());
    let cases = [cases, noted].concat();
    let sources = [&cases[..], crate::sources::ALL, &of_paper, ADDING].concat();
    let mut usage = BTreeMap::<&str, Vec<Usage>>::new();
    let mut version = String::new();
    let logs = std::thread::scope(|scope| {
        let sources = &sources;
        let start = |a| scope.spawn(move || printed::compile_for_gpu(sources, a));
        ARCHITECTURES.map(start).map(|compiler| compiler.join().unwrap())
    });
    for (architecture, log) in ARCHITECTURES.into_iter().zip(logs) {
        let Some(log) = log else {
            println!(
                "SKIPPED: no NVRTC (pip install nvidia-cuda-nvrtc-cu12) or no g++; nothing was compiled for a GPU"
            );
            return;
        };
        log.lines().next().unwrap().clone_into(&mut version);
        for source in &sources {
            let name = printed::name(source);
            let used = printed::usage(&log, name);
            let may_spill = !cases.contains(source) && !ADDING.contains(source);
            assert!(may_spill || used.spills == 0, "{name} for {architecture} spills");
            if !ADDING.contains(source) {
                usage.entry(name).or_default().push(used);
            }
        }
    }
    let (file, now) =
        (Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/registers.txt"), table(&usage));
    if version != "NVRTC 12.9" {
        println!("SKIPPED: registers are recorded for NVRTC 12.9, this is {version}\n{now}");
        return;
    }
    if std::env::var_os("ROOTGRAD_RECORD").is_some() {
        std::fs::write(&file, &now).unwrap();
    }
    let recorded = std::fs::read_to_string(&file).unwrap();
    let differs = |(old, new): &(&str, &str)| old != new;
    let lines: Vec<_> = recorded.lines().zip(now.lines()).filter(differs).collect();
    assert!(
        recorded == now,
        "recorded and now: {lines:#?}\nROOTGRAD_RECORD=1 records {}",
        file.display()
    );
}
