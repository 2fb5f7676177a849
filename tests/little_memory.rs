//! Files are read and written with less memory than needed: an error wherever the memory runs out, and the
//! process survives.
//!
//! Each call runs in a separate process, whose address space is limited less and less.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::Command;

use rootgrad::data::{Text, Tokenizer, Vocabulary};
use rootgrad::kernels::Activation;
use rootgrad::models::{Gpt2, Gpt2Config, MlpConfig, Network};
use rootgrad::{Result, Status};

/// Environment variable of the process with little memory: the call, and the bytes it may use beyond those at
/// its start.
const CALL: &str = "ROOTGRAD_TEST_CALL";
const SPARE: &str = "ROOTGRAD_TEST_SPARE";
const DIRECTORY: &str = "ROOTGRAD_TEST_DIRECTORY";

fn mlp() -> Network {
    let widths = vec![256, 1024, 1];
    Network::new(MlpConfig { widths, activation: Activation::Gelu, init: None, seed: 1 }).unwrap()
}

fn gpt2() -> Gpt2 {
    let config = Gpt2Config {
        max_time: 64,
        vocabulary: 4096,
        padded_vocabulary: 4096,
        layers: 2,
        heads: 4,
        channels: 256,
    };
    Gpt2::new(config, 1).unwrap()
}

/// Limits this process to its present memory and `spare` bytes.
fn limit(spare: u64) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let size = status.lines().find(|line| line.starts_with("VmSize:")).unwrap();
    let kilobytes: u64 = size.split_whitespace().nth(1).unwrap().parse().unwrap();
    let bytes = 1024 * kilobytes + spare;
    let limit = libc::rlimit { rlim_cur: bytes, rlim_max: libc::RLIM_INFINITY };
    // SAFETY: a valid limit; the process is the test's own.
    assert_eq!(unsafe { libc::setrlimit(libc::RLIMIT_AS, &limit) }, 0);
}

#[test]
#[ignore = "a process of its own"]
fn a_call_in_little_memory() {
    let Ok(call) = std::env::var(CALL) else { return };
    let spare = std::env::var(SPARE).unwrap().parse().unwrap();
    let directory = std::env::var(DIRECTORY).unwrap();
    let at = |name: &str| Path::new(&directory).join(name);
    let (mlp, gpt2) = (mlp(), gpt2());
    let limited = |body: &dyn Fn() -> Result<()>| {
        limit(spare);
        body()
    };
    let outcome = match call.as_str() {
        "mlp_save" => limited(&|| mlp.save(at("saved"))),
        "mlp_load" => limited(&|| Network::load(at("mlp")).map(drop)),
        "gpt2_save" => limited(&|| gpt2.save(at("saved"))),
        "gpt2_load" => limited(&|| Gpt2::load(at("gpt2")).map(drop)),
        "llmc_load" => limited(&|| Gpt2::load(at("llmc.bin")).map(drop)),
        "tokens_load" => {
            limited(&|| Text::load(at("tokens.bin"), &Vocabulary::Size(4096)).map(drop))
        }
        "text_load" => limited(&|| Text::load(at("text"), &Vocabulary::Bytes).map(drop)),
        "gpt2_tokenizer" => limited(&|| Tokenizer::gpt2().map(drop)),
        other => panic!("no call '{other}'"),
    };
    match outcome {
        Ok(()) => println!("OUTCOME done"),
        Err(error) if error.status() == Status::Memory => println!("OUTCOME memory"),
        Err(error) => println!("OUTCOME {error}"),
    }
}

fn outcome(call: &str, spare: u64, directory: &Path) -> String {
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", "a_call_in_little_memory", "--ignored", "--nocapture"]);
    // Otherwise a thread's arena, 64 MB of addresses reserved at its start, would be enough.
    child.env("MALLOC_ARENA_MAX", "1").env(CALL, call).env(SPARE, spare.to_string());
    let out = child.env(DIRECTORY, directory).output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let errors = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{call}, {spare} bytes: {}\n{text}{errors}", out.status);
    let said = text.lines().find_map(|line| line.split_once("OUTCOME ")).map(|(_, said)| said);
    said.unwrap_or_else(|| panic!("{call}, {spare} bytes: no outcome in\n{text}")).to_owned()
}

#[test]
fn files_in_little_memory_are_an_error_and_no_abort() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    mlp().save(at("mlp")).unwrap();
    gpt2().save(at("gpt2")).unwrap();
    gpt2().save_llmc(at("llmc.bin"), rootgrad::kernels::Precision::Float32).unwrap();
    std::fs::write(at("text"), "to be or not to be ".repeat(1 << 17)).unwrap();
    rootgrad::formats::llmc::write_tokens(&at("tokens.bin"), &[7; 4 << 20]).unwrap();
    for call in [
        "mlp_save",
        "mlp_load",
        "gpt2_save",
        "gpt2_load",
        "llmc_load",
        "tokens_load",
        "text_load",
        "gpt2_tokenizer",
    ] {
        let mut said = Vec::new();
        for spare in [0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256] {
            said.push(outcome(call, spare << 20, directory.path()));
            if said.last().is_some_and(|said| said == "done") {
                break;
            }
        }
        assert_eq!(said.last().map(String::as_str), Some("done"), "{call}: {said:?}");
        assert!(said.iter().any(|said| said == "memory"), "{call}: {said:?}");
        let other = said.iter().find(|said| !["done", "memory"].contains(&said.as_str()));
        assert_eq!(other, None, "{call}");
    }
}
