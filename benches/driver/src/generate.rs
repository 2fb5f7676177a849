//! `cargo xtask bench gpt2 --generate`: tokens per second of GPT-2 (124M) with a cache, for rootgrad and Hugging Face's
//! transformers in turn.

use super::gpt2::{Options, rounds};
use super::peers::Python;
use super::worker::Worker;
use super::{Workspace, data, example, median, threads, verdict, write_json};
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::process::Command;

/// Cases: number of prompts and tokens per prompt.
const CASES: &[(usize, usize)] = &[(1, 16), (1, 512), (4, 16), (16, 16)];
/// New tokens per round.
const NEW: usize = 64;
/// Single precision ("eager"), or bfloat16: for the matrix products in rootgrad, for everything in transformers.
const MODES: [&str; 2] = ["eager", "bfloat16"];
/// Target ratio for one prompt in single precision.
const TARGET: f64 = 2.0;

/// Measures all cases. Writes `target/bench/gpt2_generate.json`.
pub(super) fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    if let Some(peer) = options.peers.iter().find(|peer| *peer != "pytorch") {
        bail!("{peer} is not a peer of --generate; the only one is pytorch");
    }
    if let Some(mode) = options.modes.iter().find(|mode| !MODES.contains(&mode.as_str())) {
        bail!("{mode} is not a mode of --generate; there are: {}", MODES.join(", "));
    }
    let cases = cases(options)?;
    let ours = example(workspace, "rootgrad_generate")?;
    let python = match options.peers.is_empty() {
        true => None,
        false => Some(Python::transformers(workspace)?),
    };
    let mut rows = Vec::new();
    for case in cases {
        let Case { batch, prompt, threads, mode } = case;
        let argument = json!({
            "batch": batch, "prompt": prompt, "new": NEW, "threads": threads, "mode": mode,
            "data": data(workspace)?.join("gpt2-huggingface"),
        })
        .to_string();
        println!(
            "\n{batch} prompts of {prompt} tokens, {NEW} new ones, on {threads} threads, {mode}"
        );
        let mut ours = Worker::start("rootgrad", Command::new(&ours).arg(&argument))?;
        let mut peer = match &python {
            None => None,
            Some(python) => {
                let mut command = python.worker("torch_generate.py", &argument);
                let peer = Worker::start("transformers", &mut command)?;
                if peer.info["tokens"] != ours.info["tokens"] {
                    bail!("transformers generates other tokens: there is nothing to compare");
                }
                Some(peer)
            }
        };
        let seconds = rounds(options.rounds, &mut ours, peer.as_mut(), "go")?;
        rows.push(row(&case, &ours.info, peer.as_ref().map(|peer| &peer.info), &seconds));
        write_json(workspace, "gpt2_generate.json", &rows)?;
    }
    Ok(())
}

/// One measurement: prompts, tokens and mode.
struct Case {
    batch: usize,
    prompt: usize,
    threads: usize,
    mode: &'static str,
}

/// Returns the requested cases.
fn cases(options: &Options) -> Result<Vec<Case>> {
    let asked = |mode: &&str| options.modes.is_empty() || options.modes.iter().any(|m| m == mode);
    let only =
        |batch, prompt| options.only.as_ref().is_none_or(|o| *o == format!("{batch},{prompt}"));
    let mut cases = Vec::new();
    for threads in options.threads.iter().map(|&asked| threads(asked)) {
        for mode in MODES.into_iter().filter(asked) {
            let wanted = CASES.iter().filter(|(batch, prompt)| only(*batch, *prompt));
            cases.extend(wanted.map(|&(batch, prompt)| Case { batch, prompt, threads, mode }));
        }
    }
    if cases.is_empty() {
        let known: Vec<String> =
            CASES.iter().map(|(batch, prompt)| format!("{batch},{prompt}")).collect();
        let got = options.only.as_deref().unwrap_or("");
        bail!("no case '{got}' of --generate; there are: {}", known.join(" "));
    }
    Ok(cases)
}

fn row(
    &Case { batch, prompt, threads, mode }: &Case,
    ours: &Value,
    peer: Option<&Value>,
    (ours_s, theirs_s): &(Vec<f64>, Vec<f64>),
) -> Value {
    let number = |key: &str| ours[key].as_f64().unwrap_or(f64::NAN);
    let rate = |seconds: &[f64]| (batch * NEW) as f64 / median(seconds);
    // Every weight is read once for each round of new tokens, whatever the number of prompts.
    let bandwidth = number("bytes") * rate(ours_s) / batch as f64 / 1e9;
    let read = number("read_gbs");
    println!(
        "  {:.1} tokens/s; weights read at {bandwidth:.1} GB/s, {:.0}% of the {read:.1} GB/s at which memory is read",
        rate(ours_s),
        100.0 * bandwidth / read
    );
    let mut row = json!({
        "prompts": batch, "prompt_tokens": prompt, "new_tokens": NEW, "threads": threads, "mode": mode,
        "ours_s": median(ours_s), "ours_tokens_per_s": rate(ours_s),
        "weights_gbs": bandwidth, "read_gbs": read, "bytes": ours["bytes"],
    });
    if let Some(peer) = peer {
        let ratios: Vec<f64> = theirs_s.iter().zip(ours_s).map(|(t, o)| t / o).collect();
        let ratio = median(&ratios);
        println!("  transformers: {:.1} tokens/s, {ratio:.2} times as fast", rate(theirs_s));
        row["peer"] = peer["version"].clone();
        row["theirs_s"] = median(theirs_s).into();
        row["theirs_tokens_per_s"] = rate(theirs_s).into();
        row["ratio"] = ratio.into();
        if batch == 1 && threads > 1 && mode == "eager" {
            println!("  {}", verdict(&format!("{TARGET} times as fast"), ratio >= TARGET));
            row["target_ratio"] = TARGET.into();
        }
    }
    row
}
