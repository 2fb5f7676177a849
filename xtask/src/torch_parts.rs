//! Installs PyTorch from PyPI in `target/torch-env` with only the parts that a CPU needs: a seventh of its full dependencies.
//!
//! LibTorch's own library needs two small CUDA libraries. Python's torch is linked with ten more, large ones, none of which is
//! called without a GPU. Empty stand-ins replace these; their functions print a message and end the program.

use crate::env::{self, Workspace, output};
use crate::venv;
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folder of CUDA's libraries beside torch's, where torch looks for them.
const CUDA: &str = "nvidia/cu13/lib";

/// Returns the Python of the environment, which is created if it is missing.
///
/// # Errors
/// [`env::Missing`] without Python, its venv module, a C compiler or the network; otherwise the error of pip or the compiler.
pub(crate) fn environment(workspace: &Workspace) -> Result<PathBuf> {
    env::cc()?;
    if venv::existing(workspace, venv::TORCH).is_none() {
        println!("PyTorch from PyPI, without most of CUDA: 0.6 GB to fetch, 1.5 GB on disk");
    }
    let python = venv::ensure(workspace, venv::TORCH)?;
    let site = crate::torch_env::of_python(&python).context("PyPI's torch brings no torch")?;
    let site = site.parent().context("a package without a folder")?;
    stand_ins(site).context("CUDA's libraries, in whose places empty ones are put")?;
    Ok(python)
}

/// Creates empty stand-ins for the missing libraries that Python's torch is linked with.
fn stand_ins(site: &Path) -> Result<()> {
    let stamp = site.join(CUDA).join("stand-ins.txt");
    if stamp.exists() {
        return Ok(());
    }
    let asked = site.join("torch/lib/libtorch_python.so");
    let absent = absent_libraries(&ldd(&asked, &[])?);
    for name in &absent {
        compile(&site.join(CUDA), name, "typedef int empty;\n")?;
    }
    let symbols = absent_symbols(&ldd(&asked, &["-r"])?);
    if let Some(first) = absent.first() {
        compile(&site.join(CUDA), first, &functions(&symbols))?;
        let left = absent_symbols(&ldd(&asked, &["-r"])?);
        ensure!(left.is_empty(), "still undefined: {left:?}");
    }
    let names: Vec<String> = absent.into_iter().collect();
    Ok(fs::write(&stamp, names.join("\n"))?)
}

/// Returns the loader's report on the libraries it would load.
fn ldd(library: &Path, options: &[&str]) -> Result<String> {
    output(Command::new("ldd").args(options).arg(library).env("LC_ALL", "C"))
}

/// Returns the names of the libraries that are not found.
fn absent_libraries(ldd: &str) -> BTreeSet<String> {
    let name = |line: &str| Some(line.trim().strip_suffix(" => not found")?.to_owned());
    ldd.lines().filter_map(name).collect()
}

/// Returns the symbols that no library defines, except those that Python itself defines.
fn absent_symbols(ldd: &str) -> BTreeSet<String> {
    let name = |line: &str| {
        let rest = line.trim().strip_prefix("undefined symbol: ")?;
        Some(rest.split([',', '\t', ' ']).next()?.to_owned())
    };
    let of_python = |name: &String| name.starts_with("Py") || name.starts_with("_Py");
    ldd.lines().filter_map(name).filter(|name| !of_python(name)).collect()
}

/// Returns C code that defines these symbols, all as one function.
fn functions(symbols: &BTreeSet<String>) -> String {
    let mut source = String::from(
        "#include <stdio.h>\n#include <stdlib.h>\nstatic void absent(void) {\n  fputs(\"PyTorch calls CUDA, which is left out of \
         target/torch-env\\n\", stderr);\n  abort();\n}\n",
    );
    for symbol in symbols {
        source += &format!("void {symbol}(void) __attribute__((alias(\"absent\")));\n");
    }
    source
}

/// Compiles this C source to the shared library `name` in `folder`.
fn compile(folder: &Path, name: &str, source: &str) -> Result<()> {
    let file = folder.join("stand-in.c");
    fs::write(&file, source)?;
    let mut command = Command::new(env::cc()?);
    command.args(["-shared", "-fPIC"]).arg(format!("-Wl,-soname,{name}"));
    output(command.arg(&file).arg("-o").arg(folder.join(name)))?;
    Ok(fs::remove_file(&file)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absent_libraries_and_symbols_are_read_from_the_loaders_report() {
        let report = "\tlibcudnn.so.9 => not found\n\tlibm.so.6 => /lib/libm.so.6 (0x00007f)\n\tlibcudnn.so.9 => not found\n\
            undefined symbol: ncclSend\t(/a b/libtorch_cuda.so)\nundefined symbol: cublasSgemm, version libcublas.so.13\t(/x.so)\n\
            undefined symbol: PyList_New\t(/x.so)\nundefined symbol: _Py_NoneStruct\t(/x.so)\n";
        assert_eq!(Vec::from_iter(absent_libraries(report)), ["libcudnn.so.9"]);
        assert_eq!(Vec::from_iter(absent_symbols(report)), ["cublasSgemm", "ncclSend"]);
    }

    /// Creates a library `libasks.so` that is linked with `libgone.so`, which is then removed.
    fn asks_for_one_that_is_gone(site: &Path) -> Result<()> {
        let (lib, cuda) = (site.join("torch/lib"), site.join(CUDA));
        for folder in [&lib, &cuda] {
            fs::create_dir_all(folder)?;
        }
        compile(&cuda, "libgone.so.7", "int gone(void) { return 1; }\n")?;
        let source = site.join("asks.c");
        fs::write(
            &source,
            "int gone(void);\nint here(void) { return 5; }\nint asks(void) { return gone(); }\n",
        )?;
        let mut command = Command::new(env::cc()?);
        command.args(["-shared", "-fPIC", "-o"]).arg(lib.join("libtorch_python.so")).arg(&source);
        command.arg(cuda.join("libgone.so.7")).arg(format!("-Wl,-rpath,$ORIGIN/../../{CUDA}"));
        output(&mut command)?;
        Ok(fs::remove_file(cuda.join("libgone.so.7"))?)
    }

    #[test]
    fn a_library_loads_with_stand_ins_and_a_call_of_them_ends_the_program() {
        let (Ok(_), Ok(python)) = (env::cc(), venv::base_python()) else {
            eprintln!("SKIPPED: no C compiler, or no Python");
            return;
        };
        let folder = tempfile::tempdir().unwrap();
        let site = folder.path();
        asks_for_one_that_is_gone(site).unwrap();
        let call = |name: &str| {
            let library = site.join("torch/lib/libtorch_python.so");
            let code =
                format!("import ctypes; print(ctypes.CDLL('{}').{name}())", library.display());
            output(Command::new(&python).args(["-c", &code]))
        };
        assert!(call("here").unwrap_err().to_string().contains("libgone.so.7"));
        for _ in 0..2 {
            stand_ins(site).unwrap();
        }
        assert_eq!(call("here").unwrap(), "5\n");
        assert!(call("asks").unwrap_err().to_string().contains("calls CUDA, which is left out"));
    }
}
