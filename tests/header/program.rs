//! A C++ program that includes headers of networks and runs them.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use rootgrad::models::Network;

/// A network, the namespace of its header, and rows.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) net: Network,
    pub(crate) x: Vec<f32>,
}

/// The results of each way to call a header.
pub(crate) type Ways = Vec<(&'static str, Vec<f32>)>;

/// A C++ compiler.
#[derive(Debug)]
pub(crate) struct Compiler(String);

impl Compiler {
    /// Returns the command, with all warnings as errors.
    pub(crate) fn command(&self) -> Command {
        let mut words = self.0.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or("c++"));
        command.args(words).arg("-std=c++17");
        command.args(["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]);
        command
    }
}

/// Returns the available compilers: `$CXX` or c++, and clang++.
pub(crate) fn compilers() -> Vec<Compiler> {
    let first = std::env::var("CXX").unwrap_or_else(|_| "c++".into());
    let found = [first, "clang++".into()].map(Compiler).into_iter();
    found
        .filter(|c| c.command().arg("--version").output().is_ok_and(|o| o.status.success()))
        .collect()
}

/// The ways to call a header, each with a statement that fills `y`.
const WAYS: [(&str, &str); 3] = [
    ("at once", "NET::predict(x.data(), rows, y.data()OUTPUT);"),
    (
        "row by row",
        "for (std::size_t r = 0; r < rows; ++r)\n      NET::predict(&x[r * NET::inputs], &y[r * NET::outputs]OUTPUT);",
    ),
    ("without vectors", "NET::detail::portable::predict(x.data(), rows, y.data(), PROBABILITY);"),
];

const HEAD: &str = r#"
#include <cstdio>
#include <vector>

static std::vector<float> read(const char *path) {
  std::vector<float> x;
  if (std::FILE *file = std::fopen(path, "rb")) {
    float number;
    while (std::fread(&number, sizeof number, 1, file) == 1)
      x.push_back(number);
    std::fclose(file);
  }
  return x;
}

static void write(std::FILE *file, const std::vector<float> &y) { std::fwrite(y.data(), sizeof(float), y.size(), file); }

int main() {
  std::FILE *file = std::fopen("y", "wb");
  if (!file)
    return 1;
"#;

/// Compiles and runs a program that calls `net0.hpp` … in `folder` in all ways. Returns the results for each network: logits,
/// and probabilities if the network has them.
pub(crate) fn program(compiler: &Compiler, folder: &Path, cases: &[Case]) -> Vec<Vec<Ways>> {
    let mut text = String::new();
    for n in 0..cases.len() {
        writeln!(text, "#include \"net{n}.hpp\"").unwrap();
    }
    text += HEAD;
    for (n, case) in cases.iter().enumerate() {
        let bytes: Vec<u8> = case.x.iter().flat_map(|x| x.to_ne_bytes()).collect();
        fs::write(folder.join(format!("x{n}")), bytes).unwrap();
        writeln!(text, "  {{\n    const std::vector<float> x = read(\"x{n}\");").unwrap();
        let name = &case.name;
        writeln!(text, "    const std::size_t rows = x.size() / {name}::inputs;").unwrap();
        writeln!(text, "    std::vector<float> y(rows * {name}::outputs);").unwrap();
        for output in outputs(case) {
            for (_, statement) in WAYS {
                let given = match outputs(case).len() {
                    1 => String::new(),
                    _ => format!(", {name}::Output::{output}"),
                };
                let flag = if *output == "Probability" { "true" } else { "false" };
                let statement = statement.replace("NET", name).replace("OUTPUT", &given);
                writeln!(text, "    {}", statement.replace("PROBABILITY", flag)).unwrap();
                writeln!(text, "    write(file, y);").unwrap();
            }
        }
        writeln!(text, "  }}").unwrap();
    }
    text += "  return std::fclose(file);\n}\n";
    fs::write(folder.join("main.cpp"), text).unwrap();
    let mut build = compiler.command();
    build.args(["-O1", "-o", "program", "main.cpp"]).current_dir(folder);
    let reported = build.output().unwrap();
    assert!(
        reported.status.success(),
        "{compiler:?}: {}",
        String::from_utf8_lossy(&reported.stderr)
    );
    assert!(Command::new(folder.join("program")).current_dir(folder).status().unwrap().success());
    let bytes = fs::read(folder.join("y")).unwrap();
    let mut y = bytes.chunks_exact(4).map(|b| f32::from_ne_bytes([b[0], b[1], b[2], b[3]]));
    let mut of_case = |case: &Case| {
        let len = case.x.len() / case.net.features() * case.net.outputs();
        let mut ways =
            |_: &&str| WAYS.map(|(way, _)| (way, y.by_ref().take(len).collect())).to_vec();
        outputs(case).iter().map(&mut ways).collect()
    };
    cases.iter().map(&mut of_case).collect()
}

/// Returns the kinds of output of a network's header.
fn outputs(case: &Case) -> &'static [&'static str] {
    let regression = case.net.loss().is_some_and(|loss| !loss.is_classification());
    if regression { &["Raw"] } else { &["Raw", "Probability"] }
}
