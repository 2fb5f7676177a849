//! The printed CUDA C++ of the cases as a program for a CPU.

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Command, Output};

use rootgrad_autodiff::kernel::Dim3;

use crate::harness::{A, Case, numbers};

/// A program that prints what [`Case::everything`] returns, case by case.
pub(crate) fn program(cases: &[Case]) -> String {
    let mut kernels = String::from(
        "#include \"cuda.hpp\"\n[[noreturn]] static void __trap() { std::abort(); }\n",
    );
    let mut main = String::from("int main() {\n");
    for (n, case) in cases.iter().enumerate() {
        // The functions that a kernel needs are repeated with each kernel.
        let sources = case.cuda.map(|text| text.replace("extern \"C\" ", ""));
        for (part, text) in sources.iter().enumerate() {
            let _ = writeln!(kernels, "namespace case_{n}_{part} {{\n{text}}}");
        }
        one(&mut main, n, case);
    }
    format!("{kernels}{main}}}\n")
}

fn vector(name: &str, values: &[f64]) -> String {
    let values: Vec<_> = values.iter().map(|v| format!("{v:?}")).collect();
    format!("std::vector<double> {name} = {{{}}};\n", values.join(", "))
}

fn one(main: &mut String, n: usize, case: &Case) {
    let shape = |d: Dim3| format!("{{{}u, {}u, {}u}}", d.x, d.y, d.z);
    let launch = format!("launch({}, {}, [&] {{", shape(case.grid), shape(case.block));
    let (name, size) = (case.name, case.n);
    let mut text = vector("out", &numbers(case.out, 1)) + "auto start = out;\n";
    text += &vector("x", &numbers(case.x, 2));
    text += &vector("d_out", &numbers(case.out, 5));
    text += &vector("d_x", &vec![0.0; case.x]);
    text += "std::vector<double> d_a = {0.0}, tape_f64(1 << 16);\nstd::vector<unsigned> tape_u32(1 << 16);\n";
    let _ = writeln!(
        text,
        "{launch} case_{n}_0::{name}(out.data(), x.data(), {size}u, {A:?}); }});\nprint(out);"
    );
    let mut tapes = String::new();
    for (tape, parameter) in [("tape_f64", "double* tape_f64"), ("tape_u32", "unsigned* tape_u32")]
    {
        if case.cuda[1].contains(parameter) {
            let _ = write!(tapes, ", {tape}.data()");
        }
    }
    if case.cuda[1].contains("tape_values") {
        tapes += ", 1 << 16";
    }
    let buffers = "start.data(), d_out.data(), x.data(), d_x.data()";
    let _ = writeln!(
        text,
        "{launch} case_{n}_1::d_{name}({buffers}, {size}u, {A:?}, d_a.data(){tapes}); }});\n\
         print(start); print(d_out); print(d_x); print(d_a);"
    );
    let _ = writeln!(main, "{{\n{text}}}");
}

/// Runs the program, compiled with these flags; none without g++ or a library for the flags.
pub(crate) fn run(name: &str, program: &str, flags: &[&str]) -> Option<Output> {
    Command::new("g++").arg("--version").output().ok()?;
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, binary) = (directory.join(format!("{name}.cpp")), directory.join(name));
    std::fs::write(&source, program).unwrap();
    let header = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let compiled = Command::new("g++")
        .args(["-std=c++20", "-O0", "-pthread", "-ffp-contract=off", "-I"])
        .args([header.as_path(), source.as_path(), Path::new("-o"), binary.as_path()])
        .args(flags)
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&compiled.stderr);
    if errors.contains("cannot find") {
        return None;
    }
    assert!(compiled.status.success(), "{errors}");
    Some(Command::new(binary).output().unwrap())
}

/// NVIDIA's compiler library: `ROOTGRAD_NVRTC`, or the one that `pip install nvidia-cuda-nvrtc-cu12` brings.
fn nvrtc() -> Option<String> {
    if let Ok(path) = std::env::var("ROOTGRAD_NVRTC") {
        return Some(path);
    }
    let find = "import nvidia.cuda_nvrtc as n; print(n.__path__[0] + '/lib/libnvrtc.so.12')";
    let found = Command::new("python3").args(["-c", find]).output().ok()?;
    let path = String::from_utf8(found.stdout).ok()?.trim().to_owned();
    Path::new(&path).is_file().then_some(path)
}

/// The compiler's log for kernels; none without NVRTC or g++.
pub(crate) fn compile_for_gpu(sources: &[&str], architecture: &str) -> Option<String> {
    let library = nvrtc()?;
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(architecture);
    std::fs::create_dir_all(&directory).unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/nvrtc.cpp");
    let driver = directory.join("nvrtc");
    let compiled = Command::new("g++")
        .args([source.as_path(), Path::new("-o"), driver.as_path(), Path::new("-ldl")])
        .output()
        .ok()?;
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let mut command = Command::new(driver);
    command.arg(&library).arg(architecture);
    // The library finds its second file by this variable only.
    command.env("LD_LIBRARY_PATH", Path::new(&library).parent()?);
    for source in sources {
        let file = directory.join(format!("{}.cu", name(source)));
        std::fs::write(&file, source).unwrap();
        command.arg(file);
    }
    let output = command.output().unwrap();
    let log = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{log}{}", String::from_utf8_lossy(&output.stderr));
    Some(log)
}

/// Name of the kernel in a source.
pub(crate) fn name(source: &str) -> &str {
    let start = source.rsplit_once("__global__ void ").expect("a kernel").1;
    start.split('(').next().unwrap()
}

/// The resources of a kernel.
pub(crate) struct Usage {
    pub(crate) registers: u32,
    /// Bytes of a thread's local memory.
    pub(crate) stack: u32,
    pub(crate) spills: u32,
}

/// The resources of a kernel, from the compiler's log.
pub(crate) fn usage(log: &str, kernel: &str) -> Usage {
    let after = |text: &'static str, from: &str| -> u32 {
        let before = from.split_once(text).unwrap_or_else(|| panic!("{kernel}: {from}")).0;
        before.rsplit([' ', '\n']).next().unwrap().parse().unwrap()
    };
    let begin = format!("Compiling entry function '{kernel}'");
    let entry = log.split_once(&begin).unwrap_or_else(|| panic!("no {kernel} in {log}")).1;
    let entry = entry.split("bytes of code").next().unwrap();
    // Functions that are not inlined have lines of their own.
    let own = entry.split_once(&format!("Function properties for {kernel}\n")).unwrap().1;
    Usage {
        registers: after(" registers", entry),
        stack: after(" bytes stack frame", own),
        spills: after(" bytes spill stores", own) + after(" bytes spill loads", own),
    }
}
