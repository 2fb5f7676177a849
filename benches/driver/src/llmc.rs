//! llm.c as a peer: `train_gpt2.c` of a local copy, compiled into our worker. It is never downloaded.

use super::Workspace;
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The worker, in the repository.
const SOURCE: &str = "benches/peers/llmc_gpt2.c";
/// Compiler flags of llm.c's own Makefile, without warnings.
const FLAGS: [&str; 5] = ["-Ofast", "-fopenmp", "-DOMP", "-w", "-Wfatal-errors"];

/// Compiles the worker against the llm.c in `folder`, and returns its path.
pub(super) fn build(workspace: &dyn Workspace, folder: Option<&Path>) -> Result<PathBuf> {
    let folder = checked(folder)?;
    let source = workspace.root().join(SOURCE);
    compile(&workspace.cc()?, &source, folder, &super::folder(workspace, "bench")?)
}

/// Compiles `source` against the llm.c in `folder`, and returns the program, a file in the folder `products`.
fn compile(cc: &Path, source: &Path, folder: &Path, products: &Path) -> Result<PathBuf> {
    let openmp = ["-fopenmp", "-include", "omp.h"];
    let links = |flags: &[&str]| {
        let mut command = Command::new(cc);
        command.args(flags).args(["-shared", "-fPIC", "-x", "c", "/dev/null", "-o"]);
        output(command.arg(products.join("probe.so"))).is_ok()
    };
    ensure!(
        links(&openmp),
        "OpenMP for {} is missing; install it: sudo apt-get install gcc (or libomp-dev for clang), or choose another compiler by CC",
        cc.display()
    );
    let program = products.join("llmc_gpt2");
    let mut command = Command::new(cc);
    command.args(FLAGS);
    if links(&["-march=native"]) {
        command.arg("-march=native"); // as in its Makefile, if the compiler accepts it
    }
    command.arg(format!("-DVERSION=\"{}\"", version(folder)));
    command.arg("-I").arg(folder).arg(source);
    command.arg("-o").arg(&program).arg("-lm");
    output(&mut command).with_context(|| {
        format!(
            "the llm.c in {} does not compile; wanted one of June 2024 or later",
            folder.display()
        )
    })?;
    Ok(program)
}

/// Runs a command and returns its standard output.
fn output(command: &mut Command) -> Result<String> {
    let done = command.output()?;
    ensure!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

/// Checks that the folder contains llm.c, and returns it.
fn checked(folder: Option<&Path>) -> Result<&Path> {
    let Some(folder) = folder else {
        bail!("llm.c is not downloaded: give the folder of a local copy by --llmc PATH");
    };
    if !folder.is_dir() {
        bail!("--llmc {}: there is no such folder", folder.display());
    }
    if !folder.join("train_gpt2.c").is_file() {
        bail!("--llmc {}: no train_gpt2.c in it; wanted a folder of llm.c", folder.display());
    }
    Ok(folder)
}

/// Returns the commit checked out in the folder.
fn version(folder: &Path) -> String {
    let mut git = Command::new("git");
    let commit = output(git.arg("-C").arg(folder).args(["rev-parse", "--short", "HEAD"]));
    commit.map_or_else(|_| "unknown".to_owned(), |commit| commit.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::worker::Worker;
    use super::*;
    use std::fs;

    /// Replacement for the parts of llm.c that the worker uses, with closed forms instead of a model: the gradient of
    /// parameter i is i + 1, and the loss depends on the tokens received.
    const STUB: &str = r#"
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#define NUM_PARAMETER_TENSORS 16
typedef struct { int vocab_size, num_layers, channels; } GPT2Config;
typedef struct { GPT2Config config; size_t param_sizes[16]; float *grads_memory, mean_loss; } GPT2;
static float memory[32];
void gpt2_build_from_checkpoint(GPT2 *model, const char *path) {
    printf("[GPT-2]\n");
    model->config = (GPT2Config){.vocab_size = 3, .num_layers = 2, .channels = 1};
    for (int i = 0; i < 16; i++) model->param_sizes[i] = i == 0 ? 4 : i < 14 ? 2 : 1;
    model->grads_memory = memory;
}
void gpt2_zero_grad(GPT2 *model) { memset(memory, 0, sizeof memory); }
void gpt2_forward(GPT2 *model, int *tokens, int *targets, size_t B, size_t T) {
    model->mean_loss = tokens[0] + 0.5f * targets[B * T - 1];
}
void gpt2_backward(GPT2 *model) { for (int i = 0; i < 32; i++) memory[i] += i + 1; }
void gpt2_update(GPT2 *model, float rate, float b1, float b2, float e, float decay, int step) {
    if (rate != 0 || decay != 0 || step < 1) exit(1);
}
void gpt2_free(GPT2 *model) {}
"#;

    /// Creates a folder with an llm.c in the folder `llm.c`.
    fn folder(source: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("llm.c")).unwrap();
        fs::write(folder.path().join("llm.c/train_gpt2.c"), source).unwrap();
        folder
    }

    fn compiled(folder: &Path) -> Result<PathBuf> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(SOURCE);
        compile(Path::new("cc"), &source, &folder.join("llm.c"), folder)
    }

    #[test]
    fn the_worker_finds_the_tensor_that_differs_most_and_answers_every_line() {
        let folder = folder(STUB);
        let program = compiled(folder.path()).unwrap();
        let prefix = format!("{}/", folder.path().display());
        let tokens: Vec<u8> = [7_u16, 1, 2, 6].iter().flat_map(|t| t.to_le_bytes()).collect();
        fs::write(format!("{prefix}tokens.bin"), [vec![0; 1024], tokens].concat()).unwrap();
        let mut ours: Vec<f32> = (1..=32).map(|i| i as f32).collect();
        ours[3] = 1e9; // in the row that pads the token embedding
        ours[11] = 9.0; // instead of 12, in the second block's qkvw
        let start = |ours: &[f32]| {
            let bytes: Vec<u8> = ours.iter().flat_map(|value| value.to_le_bytes()).collect();
            fs::write(format!("{prefix}gradient.f32"), bytes).unwrap();
            Worker::start("llmc", Command::new(&program).args(["1", "3", &prefix]))
        };
        let mut worker = start(&ours).unwrap();
        let info = worker.info.clone();
        assert_eq!(info["loss"], 10.0, "{info}"); // 7 + 6/2
        assert_eq!(
            (&info["tensors"], &info["worst_gradient"]),
            (&28.into(), &0.25.into()),
            "{info}"
        );
        assert_eq!(info["worst_tensor"], "qkvw[1]");
        for what in ["go", "adamw", "go"] {
            assert!(worker.ask(what).unwrap() >= 0.0);
        }
        ours[31] = f32::NAN; // with -Ofast a comparison would take this as equal
        let info = start(&ours).unwrap().info.clone();
        assert_eq!((&info["worst_tensor"], &info["worst_gradient"]), (&"lnfb".into(), &1e9.into()));
        assert!(start(&ours[..30]).is_err(), "a gradient cut short");
    }

    #[test]
    fn what_is_no_llm_c_is_refused() {
        let folder = folder("#error no llm.c\n");
        let error = |folder: Option<&Path>| checked(folder).unwrap_err().to_string();
        assert!(error(None).contains("give the folder of a local copy by --llmc PATH"));
        assert!(error(Some(Path::new("/no/folder"))).contains("/no/folder: there is no such"));
        assert!(error(Some(folder.path())).contains("no train_gpt2.c in it"));
        let broken = format!("{:#}", compiled(folder.path()).unwrap_err());
        assert!(broken.contains("does not compile") && broken.contains("#error no llm.c"));
    }
}
