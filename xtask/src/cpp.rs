//! C and C++ tests, run against an installed prefix. A suite's error of type [`crate::env::Missing`] counts as a skip.

use crate::cmake::CMake;
use crate::env::{self, Missing, Workspace, empty, output, remove, run, side_by_side};
use crate::install;
use anyhow::{Result, ensure};
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const WARNINGS: &[&str] =
    &["-Wall", "-Wextra", "-pedantic", "-Wconversion", "-Wshadow", "-Werror", "-g", "-O1"];
const ADDRESS: &[&str] = &["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
const THREAD: &[&str] = &["-fsanitize=thread"];

/// A C or C++ test: a program of `tests/cpp` and its sanitizers.
type Test = (&'static str, &'static [&'static str]);

const TESTS: &[Test] = &[
    ("c_api.c", ADDRESS),
    ("differentiable.c", ADDRESS),
    ("version_mismatch.cpp", ADDRESS),
    ("cpp_api.cpp", ADDRESS),
    ("moved.cpp", ADDRESS),
    ("graph.cpp", ADDRESS),
    ("jagged.cpp", ADDRESS),
    ("table.cpp", ADDRESS),
    ("state.cpp", ADDRESS),
    ("handles.cpp", ADDRESS),
    ("gw.cpp", ADDRESS),
    ("single_event.cpp", ADDRESS),
    ("threads.cpp", ADDRESS),
    ("threads.cpp", THREAD),
];
const ONNX: Test = ("onnx.cpp", ADDRESS);
const SAME_BITS: Test = ("same_bits.cpp", ADDRESS);

/// Suite `sanitizers`: runs C and C++ tests under AddressSanitizer, UndefinedBehaviorSanitizer and ThreadSanitizer. Then it checks that C++
/// and Rust give the same bits, and writes these to `target/same_bits.txt`.
pub(crate) fn sanitizers(workspace: &Workspace) -> Result<()> {
    let build = Build::new(workspace)?;
    for sanitizers in [ADDRESS, THREAD] {
        build.probe(sanitizers)?;
    }
    let all: Vec<&Test> = TESTS.iter().chain([&SAME_BITS]).collect();
    side_by_side(&all, |test| build.compile(test))?;
    for test in TESTS {
        run(&mut build.runner(test)?)?;
    }
    build.same_bits(workspace)
}

/// Returns the folder of ONNX files, freshly written by the C++ test of them, and the library that wrote them.
pub(crate) fn onnx_files(workspace: &Workspace) -> Result<(PathBuf, PathBuf)> {
    let mut build = Build::new(workspace)?;
    build.probe(ADDRESS)?;
    build.folder.push("onnx");
    empty(&build.folder)?;
    build.compile(&ONNX)?;
    run(&mut build.runner(&ONNX)?)?;
    let library = build.prefix.join("lib/librootgrad.so");
    Ok((build.folder, library))
}

/// Suite `cmake`: a standalone CMake project finds and uses the installed package, from a prefix that was moved.
pub(crate) fn cmake_consumer(workspace: &Workspace) -> Result<()> {
    let cmake = CMake::find(workspace)?;
    let build = Build::new(workspace)?;
    let moved = build.folder.join("moved prefix");
    copy_tree(&build.prefix, &moved)?;
    let folder = build.folder.join("cmake");
    remove(&folder)?;
    println!("CMake {cmake}");
    output(&mut cmake.configure(&build.sources.join("consumer"), &folder, &moved)?)?;
    let cache = fs::read_to_string(folder.join("CMakeCache.txt"))?;
    let found = cache.lines().find(|line| line.starts_with("rootgrad_DIR:")).unwrap_or_default();
    ensure!(found.contains("moved prefix"), "CMake found another rootgrad: {found}");
    cmake.build(&folder)?;
    run(&mut Command::new(folder.join("consumer_cpp")))?;
    run(&mut Command::new(folder.join("consumer_c")))
}

/// Suite `pkg-config`: a standalone program, built only with pkg-config's flags from a prefix that was moved, finds the library at run
/// time.
pub(crate) fn pkg_config_consumer(workspace: &Workspace) -> Result<()> {
    let pkg_config = env::pkg_config()?;
    let build = Build::new(workspace)?;
    let moved = build.folder.join("moved_for_pkg_config");
    copy_tree(&build.prefix, &moved)?;
    let folder = moved.join("lib/pkgconfig");
    let ask = |arguments: &[&str]| -> Result<Vec<String>> {
        let mut command = Command::new(&pkg_config);
        command.args(arguments).arg("rootgrad").env("PKG_CONFIG_PATH", &folder);
        Ok(output(&mut command)?.split_whitespace().map(str::to_owned).collect())
    };
    let version = ask(&["--modversion"])?;
    ensure!(version == [env!("CARGO_PKG_VERSION")], "pkg-config reports version {version:?}");
    let (cflags, libs) = (ask(&["--cflags"])?, ask(&["--libs"])?);
    for (compiler, source) in [(env::cxx()?, "main.cpp"), (env::cc()?, "main.c")] {
        let program = build.folder.join(format!("pkg_config_{}", source.replace('.', "_")));
        let mut command = Command::new(compiler);
        command.args(&cflags).arg(build.sources.join("consumer").join(source));
        command.arg("-o").arg(&program).args(&libs);
        output(&mut command)?;
        run(Command::new(&program).env_remove("LD_LIBRARY_PATH"))?;
    }
    Ok(())
}

/// Folders of the tests: sources, the prefix they are built against, and the products.
struct Build {
    sources: PathBuf,
    prefix: PathBuf,
    folder: PathBuf,
}

impl Build {
    fn new(workspace: &Workspace) -> Result<Self> {
        env::cc()?;
        env::cxx()?;
        let folder = workspace.target.join("cpp");
        fs::create_dir_all(&folder)?;
        let prefix = install::for_tests(workspace)?;
        Ok(Build { sources: workspace.root.join("tests/cpp"), prefix, folder })
    }

    /// Returns the path of a test's program.
    fn program(&self, &(source, sanitizers): &Test) -> PathBuf {
        let thread = if sanitizers == THREAD { "_tsan" } else { "" };
        self.folder.join(source.replace('.', "_") + thread)
    }

    fn compile(&self, test: &Test) -> Result<()> {
        let (source, sanitizers) = *test;
        println!("compiling {source}, {}", sanitizers[0]);
        let (compiler, standard) = match source.ends_with(".c") {
            true => (env::cc()?, "-std=c99"),
            false => (env::cxx()?, "-std=c++17"),
        };
        let mut command = Command::new(compiler);
        command.arg(standard).args(WARNINGS).args(sanitizers);
        command.arg("-I").arg(self.prefix.join("include")).arg(self.sources.join(source));
        let library = self.prefix.join("lib");
        command.arg("-o").arg(self.program(test)).arg("-L").arg(&library).arg("-lrootgrad");
        command.args(["-Xlinker", "-rpath", "-Xlinker"]).arg(library);
        run(command.args(["-lm", "-ldl", "-pthread"]))
    }

    /// Fails if the compiler lacks these sanitizers: distributions put their run-time libraries in separate packages.
    fn probe(&self, sanitizers: &[&str]) -> Result<()> {
        let source = self.folder.join("probe.c");
        fs::write(&source, "int main(void) { return 0; }\n")?;
        let mut command = Command::new(env::cc()?);
        command.args(sanitizers).arg(&source).arg("-o").arg(self.folder.join("probe"));
        output(&mut command).map(drop).map_err(|_| {
            let what = format!("the compiler's run-time library for {}", sanitizers[0]);
            Missing::error(
                what,
                "install it: sudo dnf install libasan libubsan libtsan (part of g++ elsewhere)",
            )
        })
    }

    /// Returns the command that runs a test's program with the settings of its sanitizers. ThreadSanitizer of older compilers fails if
    /// addresses are randomised widely; the program then runs without randomisation.
    fn runner(&self, test: &Test) -> Result<Command> {
        let program = self.program(test);
        let mut command = Command::new(&program);
        if test.1 == THREAD {
            let suppressions = self.sources.join("tsan.supp");
            let options = format!("halt_on_error=1 suppressions={}", suppressions.display());
            if output(&mut Command::new(self.folder.join("probe"))).is_err()
                && let Some(setarch) = env::which("setarch")
            {
                command = Command::new(setarch);
                command.arg("-R").arg(program);
            }
            command.env("TSAN_OPTIONS", options);
        }
        command.arg(self.folder.as_os_str());
        command.env("ASAN_OPTIONS", "detect_stack_use_after_return=1:strict_string_checks=1");
        command.env("UBSAN_OPTIONS", "print_stacktrace=1");
        Ok(command)
    }

    /// Checks that the number that a fit gives is the same from Rust and from C++, with 1 and with 2 threads.
    fn same_bits(&self, workspace: &Workspace) -> Result<()> {
        // Build the whole workspace, as the suite `unit` does. For a single package the features, and so the library, would differ.
        let test = ["test", "--workspace", "--test", "same_bits"];
        run(workspace.cargo(test).arg("--no-run"))?; // compiles visibly
        let mut rust = workspace.cargo(test);
        rust.args(["--quiet", "--", "--nocapture"]);
        let mut text = output(&mut rust)?;
        text.push('\n');
        text.push_str(&output(&mut Command::new(self.program(&SAME_BITS)))?);
        let bits: Vec<&str> =
            text.lines().filter_map(|line| line.strip_prefix("same_bits ")).collect();
        ensure!(bits.len() == 3, "wanted 3 lines of same_bits, got {bits:?} in\n{text}");
        ensure!(
            bits.iter().all(|other| *other == bits[0]),
            "Rust, C++ on 1 thread, C++ on 2 threads differ: {bits:?}"
        );
        let path = workspace.target.join("same_bits.txt");
        fs::write(&path, bits[0])?;
        println!("same bits from Rust, C and C++ on 1 and 2 threads: {}", bits[0]);
        Ok(())
    }
}

/// Copies a folder to a new place; symbolic links are copied as links. An existing copy is removed first.
pub(crate) fn copy_tree(from: &Path, to: &Path) -> Result<()> {
    remove(to)?;
    output(Command::new("cp").arg("-a").arg(from).arg(to)).map(drop)
}
