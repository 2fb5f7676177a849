//! Stand-ins for NVIDIA's driver and NVRTC, and processes that use them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folders of the stand-ins, and the library of the kernels.
pub(crate) struct StandIn {
    driver: PathBuf,
    compiler: PathBuf,
    kernels: PathBuf,
    folder: PathBuf,
}

fn compile(arguments: &[&str], source: &Path, library: &Path) {
    std::fs::create_dir_all(library.parent().unwrap()).unwrap();
    let includes = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let compiled = Command::new("g++")
        .args(["-std=c++20", "-O0", "-shared", "-fPIC", "-pthread", "-ffp-contract=off", "-I"])
        .args([&includes, source])
        .args(arguments)
        .args([Path::new("-o"), library])
        .output()
        .unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
}

/// The name that the loader tries first: a machine may have NVIDIA's library under it.
fn also_called(library: &Path, name: &str) {
    let link = library.with_file_name(name);
    let _ = std::fs::remove_file(&link);
    std::os::unix::fs::symlink(library, link).unwrap();
}

/// Name of the kernel in a source.
fn name(source: &str) -> &str {
    let start = source.rsplit_once("__global__ void ").expect("a kernel").1;
    start.split('(').next().unwrap()
}

/// A library with the function `run_NAME` for each kernel.
fn library(sources: &[&str]) -> String {
    let mut text = String::from("#include \"cuda.hpp\"\n#include \"driver/kernels.hpp\"\n");
    for source in sources {
        let name = name(source);
        let source = source.replace("extern \"C\" ", "");
        // Memory that a launch asks for.
        let dynamic = "extern __shared__ unsigned long long shared_memory[]";
        let source = source.replace(dynamic, "static unsigned long long shared_memory[1 << 15]");
        let _ = writeln!(
            text,
            "namespace of_{name} {{\n{source}}}\nextern \"C\" std::function<void()> *run_{name}(const unsigned *shape, \
             void **parameters) {{ return prepared(of_{name}::{name}, shape, parameters); }}"
        );
    }
    text
}

impl StandIn {
    /// Compiles the stand-ins and these kernels into a folder; none without g++.
    pub(crate) fn new(folder: &str, sources: &[&str]) -> Option<Self> {
        Command::new("g++").arg("--version").output().ok()?;
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/driver");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
        let (driver, compiler) = (folder.join("driver"), folder.join("nvrtc"));
        let (cuda, kernels) = (driver.join("libcuda.so.1"), folder.join("libkernels.so"));
        compile(&["-Wl,-soname,libcuda.so.1", "-ldl"], &here.join("driver.cpp"), &cuda);
        also_called(&cuda, "libcuda.so");
        let nvrtc = compiler.join("libnvrtc.so.12");
        compile(&[], &here.join("nvrtc.cpp"), &nvrtc);
        also_called(&nvrtc, "libnvrtc.so");
        let text = folder.join("kernels.cpp");
        std::fs::write(&text, library(sources)).unwrap();
        compile(&[cuda.to_str().unwrap()], &text, &kernels);
        Some(Self { driver, compiler, kernels, folder })
    }

    /// Starts a process.
    pub(crate) fn process<'a>(&'a self, test: &'a str) -> Process<'a> {
        let cache = self.folder.join(format!("cache-{}", test.replace("::", "-")));
        let _ = std::fs::remove_dir_all(&cache);
        Process { at: self, test, has_driver: true, compiler: None, settings: Vec::new(), cache }
    }
}

/// A process that runs one test on a machine that the settings describe.
pub(crate) struct Process<'a> {
    at: &'a StandIn,
    test: &'a str,
    has_driver: bool,
    /// NVRTC in place of the stand-in.
    compiler: Option<PathBuf>,
    settings: Vec<(&'static str, &'static str)>,
    /// Folder of compiled kernels.
    pub(crate) cache: PathBuf,
}

impl Process<'_> {
    pub(crate) fn with(mut self, name: &'static str, value: &'static str) -> Self {
        self.settings.push((name, value));
        self
    }

    pub(crate) fn without_driver(self) -> Self {
        Self { has_driver: false, ..self }
    }

    /// With the library at this path as NVRTC.
    pub(crate) fn with_compiler(self, path: &str) -> Self {
        Self { compiler: Some(path.into()), ..self }
    }

    /// The calls of the driver.
    pub(crate) fn run(&self) -> Vec<String> {
        let log = self.at.folder.join(format!("{}.log", self.test.replace("::", "-")));
        let _ = std::fs::remove_file(&log);
        let mut folders = Vec::new();
        folders.extend(self.has_driver.then_some(&self.at.driver));
        folders.extend(self.compiler.is_none().then_some(&self.at.compiler));
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--include-ignored", "--exact", "--nocapture", self.test]);
        command.env("LD_LIBRARY_PATH", std::env::join_paths(folders).unwrap());
        command.env("STAND_IN_KERNELS", &self.at.kernels).env("STAND_IN_LOG", &log);
        command.env("XDG_CACHE_HOME", &self.cache).env_remove("ROOTGRAD_NVRTC");
        command.envs(self.compiler.iter().map(|path| ("ROOTGRAD_NVRTC", path)));
        command.envs(self.settings.iter().copied());
        let output = command.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success() && text.contains("1 passed"),
            "{} ({}): {text}{errors}",
            self.test,
            output.status
        );
        std::fs::read_to_string(&log).unwrap_or_default().lines().map(str::to_owned).collect()
    }
}
