//! `cargo xtask bench prompt`: overhead of a ROOT session, as user CPU and wall seconds of whole processes. Measured with the functions on frames
//! compiled in librootgrad_frames.so, and with the headers alone.

use super::{Root, Workspace, folder, median, verdict, write_json};
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::fs;
use std::path::Path;
use std::process::Command;

/// `cargo xtask bench prompt`.
#[derive(clap::Args)]
pub struct Options {
    /// Sessions of each kind; medians over them are printed
    #[arg(long, default_value_t = 5)]
    repeats: usize,
    /// Measure only the sessions whose name contains this, for example "fit"
    #[arg(long, default_value = "")]
    only: String,
}

/// A session to measure: a macro's body after these headers, interpreted or compiled by ACLiC; a macro's text and the call of its function; lines
/// typed at the prompt; a Python script.
enum Session {
    Macro { include: &'static str, body: &'static str },
    Aclic { include: &'static str, body: &'static str },
    File { text: &'static str, call: &'static str },
    Typed(&'static str),
    Python(&'static str),
}

const RDF: &str = "#include <ROOT/RDataFrame.hxx>\n";
const ROOTGRAD: &str = "#include <rootgrad/root.hpp>\n";
const PLAIN_BODY: &str = "ROOT::RDataFrame d(300); auto e = d.Define(\"x\", \"float(rdfentry_ % 7)\").Define(\"y\", \"x > 3\");\n\
    std::cout << *e.Mean(\"x\") << std::endl;\n";
const FIT_BODY: &str = "rootgrad::Mlp net({1, 8, 1}); ROOT::RDataFrame d(300);\n\
    auto e = d.Define(\"x\", \"float(rdfentry_ % 7)\").Define(\"y\", \"x > 3\");\n\
    rootgrad::fit(net, e, {\"x\"}, \"y\", rootgrad::TrainOptions().epochs(2).progress(rootgrad::Progress::Off));\n\
    std::cout << *rootgrad::define(e, \"s\", net).Mean(\"s\") << std::endl;\n";
const PYTHON_PLAIN: &str = "import ROOT\nd = ROOT.RDataFrame(300).Define('x', 'float(rdfentry_ % 7)').Define('y', 'x > 3')\n\
    print(d.Mean('x').GetValue())\n";
const PYTHON_FIT: &str = "import ROOT, rootgrad\nd = ROOT.RDataFrame(300).Define('x', 'float(rdfentry_ % 7)').Define('y', 'x > 3')\n\
    net = rootgrad.Mlp([1, 8, 1])\nrootgrad.fit(net, d, ['x'], 'y', epochs=2, progress='off')\n";

/// The README's first macro, and the same macro without a network (its frames, histograms and picture). Both use few events, so that the startup
/// counts.
const TRAIN: &str = include_str!("../../../macros/train.C");
const TRAIN_PLAIN: &str = include_str!("../../peers/train_plain.C");

/// Sessions by name. The flag is true if the session is also measured with the headers alone.
const SESSIONS: [(&str, Session, bool); 13] = [
    ("empty macro", Session::Macro { include: "", body: "" }, false),
    ("plain RDataFrame", Session::Macro { include: RDF, body: PLAIN_BODY }, false),
    ("root.hpp", Session::Macro { include: ROOTGRAD, body: "" }, true),
    (
        "first network",
        Session::Macro { include: ROOTGRAD, body: "rootgrad::Mlp net({1, 8, 1});\n" },
        true,
    ),
    ("first fit and define", Session::Macro { include: ROOTGRAD, body: FIT_BODY }, true),
    ("ACLiC, plain RDataFrame", Session::Aclic { include: RDF, body: PLAIN_BODY }, false),
    ("ACLiC, fit and define", Session::Aclic { include: ROOTGRAD, body: FIT_BODY }, true),
    ("Python, plain RDataFrame", Session::Python(PYTHON_PLAIN), false),
    ("Python, first fit", Session::Python(PYTHON_FIT), true),
    (
        "train.C, plain RDataFrame",
        Session::File { text: TRAIN_PLAIN, call: "train_plain.C(2000)" },
        false,
    ),
    ("train.C", Session::File { text: TRAIN, call: "train.C(2000)" }, true),
    ("typed, plain RDataFrame", Session::Typed(PLAIN_BODY), false),
    ("typed, first fit and define", Session::Typed(FIT_BODY), true),
];

/// Runs the sessions in turn, prints medians and writes them to `target/bench/prompt.json`.
pub fn bench(workspace: &dyn Workspace, options: &Options) -> Result<()> {
    workspace.cxx()?; // ACLiC needs a compiler
    let root = workspace.cern_root()?;
    let prefix = workspace.installed()?;
    let here = folder(workspace, "bench/prompt")?;
    let mut rows = Vec::new();
    println!(
        "{:<44} {:>8} {:>8}   (medians of {})",
        "session", "user s", "wall s", options.repeats
    );
    for (name, session, alone_too) in &SESSIONS {
        if !name.contains(options.only.as_str())
            || matches!(session, Session::Python(_)) && root.python.is_none()
        {
            continue;
        }
        for alone in [false, true] {
            if alone && !alone_too {
                continue;
            }
            let shown = format!("{name}{}", if alone { ", headers alone" } else { "" });
            let [user, wall] =
                measured(options.repeats, || command(session, &root, &prefix, &here, alone))?;
            println!("{shown:<44} {user:>8.2} {wall:>8.2}");
            rows.push(json!({"session": shown, "user_seconds": user, "wall_seconds": wall}));
        }
    }
    let user = |name: &str| {
        let row = rows.iter().find(|row| row["session"] == name);
        row.and_then(|row| row["user_seconds"].as_f64())
    };
    for (first, plain, most) in [
        ("first fit and define", "plain RDataFrame", 0.7),
        ("ACLiC, fit and define", "ACLiC, plain RDataFrame", 1.5),
    ] {
        if let (Some(first_user), Some(plain_user)) = (user(first), user(plain)) {
            let target = format!("{first} at most {most} s more than {plain}");
            println!("{}", verdict(&target, first_user - plain_user <= most));
        }
    }
    write_json(workspace, "prompt.json", &rows)
}

/// Writes the files of a session and returns its command.
fn command(
    session: &Session,
    root: &Root,
    prefix: &Path,
    here: &Path,
    alone: bool,
) -> Result<Command> {
    let (mut command, file, text) = match session {
        Session::Macro { include, body } => {
            (root.batch(), "session.C", macro_of(include, body, alone))
        }
        Session::Aclic { include, body } => {
            (root.batch(), "session.C++", macro_of(include, body, alone))
        }
        Session::File { text, call } => (root.batch(), *call, format!("{}{text}", defined(alone))),
        // Without -q, as users start ROOT; it reads no module of ours then. ROOT finds rootgrad at its first mention.
        Session::Typed(lines) => {
            let mut prompt = root.command(&root.root_exe);
            prompt.env("ROOT_LIBRARY_PATH", prefix.join("lib")).env(INPUT, here.join(TYPED));
            (prompt, "-l", format!("{}{lines}.q\n", defined(alone)))
        }
        Session::Python(script) => {
            let mut python = root.command(root.python.as_ref().context("a ROOT without PyROOT")?);
            python.args(["-W", "ignore"]);
            let start = match alone {
                true => {
                    "import ROOT\nROOT.gInterpreter.Declare('#define ROOTGRAD_HEADERS_ALONE')\n"
                }
                false => "",
            };
            (python, "session.py", format!("{start}{script}"))
        }
    };
    let name = match session {
        Session::Typed(_) => TYPED,
        _ => file.split(['+', '(']).next().unwrap_or(file),
    };
    fs::write(here.join(name), text)?;
    command.arg(file).current_dir(here).env("ROOT_INCLUDE_PATH", prefix.join("include"));
    command.env("PYTHONPATH", root.joined("PYTHONPATH", &prefix.join("python")));
    Ok(command)
}

/// Environment variable with the path of the file for standard input, and the file's name for a prompt.
const INPUT: &str = "SESSION_INPUT";
const TYPED: &str = "typed.txt";

fn defined(alone: bool) -> &'static str {
    if alone { "#define ROOTGRAD_HEADERS_ALONE\n" } else { "" }
}

fn macro_of(include: &str, body: &str, alone: bool) -> String {
    let define = defined(alone);
    format!("{define}{include}#include <iostream>\nvoid session() {{\n{body}}}\n")
}

/// Returns the medians of user and wall seconds.
fn measured(repeats: usize, command: impl Fn() -> Result<Command>) -> Result<[f64; 2]> {
    let (mut user, mut wall) = (Vec::new(), Vec::new());
    for _ in 0..repeats {
        let command = command()?;
        let mut timed = Command::new("bash");
        timed.args([
            "-c",
            "TIMEFORMAT='%U %R'; time \"$@\" <\"${SESSION_INPUT:-/dev/null}\" >/dev/null 2>&1",
            "bash",
        ]);
        timed.arg(command.get_program()).args(command.get_args());
        for (name, value) in command.get_envs() {
            match value {
                Some(value) => timed.env(name, value),
                None => timed.env_remove(name),
            };
        }
        if let Some(folder) = command.get_current_dir() {
            timed.current_dir(folder);
        }
        let done = timed.output().context("cannot run bash")?;
        let text = String::from_utf8_lossy(&done.stderr).into_owned();
        ensure!(done.status.success(), "{command:?}: {}", done.status);
        let mut numbers = text.split_whitespace().map(|word| word.replace(',', ".").parse::<f64>());
        for to in [&mut user, &mut wall] {
            to.push(numbers.next().with_context(|| format!("bash printed {text}"))??);
        }
    }
    Ok([median(&user), median(&wall)])
}
