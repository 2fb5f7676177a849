//! Tests at ROOT's prompt: the ways to load the library, mistakes, Ctrl-C.

use crate::autoload;
use crate::env::{Workspace, cc, output, run, run_whole, side_by_side};
use crate::root::{Bench, joined};
use crate::root_face;
use anyhow::{Result, ensure};
use fs_err as fs;
use std::process::Command;

/// Python test of exceptions from functions that ROOT has found automatically.
const PYTHON: &str = r#"
import ROOT
net = ROOT.rootgrad.Mlp([2, 4, 1])
try:
    ROOT.rootgrad.define(ROOT.RDF.AsRNode(ROOT.RDataFrame(9).Define("x", "1.f")), "y", net, ["x", "z"])
except ROOT.rootgrad.Error as error:
    print("UnknownColumn", error.code() == ROOT.rootgrad.ErrorCode.UnknownColumn, end=", ")
print(net.parameter_count(), "parameters")
"#;

/// Suite `prompt`: all ways to load the library, Ctrl-C, uncaught errors.
pub(crate) fn prompt(workspace: &Workspace) -> Result<()> {
    let bench = Bench::new(workspace)?;
    loading(&bench)?;
    nothing_before(&bench)?;
    moved(&bench)?;
    root_face::check(&bench)?;
    let sessions: [fn(&Bench) -> Result<()>; 4] =
        [refused_results, mistakes, macros_that_throw, another_version]; // (no two of them write the same file)
    side_by_side(&sessions, |session| session(&bench))?;
    ctrl_c(&bench)
}

/// Checks Ctrl-C at the prompt, and in terminals that run the two documented programs.
fn ctrl_c(bench: &Bench) -> Result<()> {
    let ours = bench.prefix.join("bin/rootgrad-root");
    let scripts = [
        ("test_interrupt.py", "ROOT_EXE", &bench.root.root_exe),
        ("test_terminal.py", "ROOT_PROMPT", &bench.root.prompt),
        ("test_terminal.py", "ROOT_PROMPT", &ours),
    ];
    side_by_side(&scripts, |(script, variable, program)| {
        println!("Ctrl-C: {script}, {}", program.display());
        let mut python = bench.root.to_be_found(bench.here(bench.root.python()?, true));
        run_whole(python.arg(script).env(variable, program))
    })
}

/// Checks every documented way to load the library at the prompt.
fn loading(bench: &Bench) -> Result<()> {
    let prefix = bench.prefix.display();
    let use_it = "rootgrad::Mlp net({2, 3, 1}); std::cout << \"LOADED \" << net.parameter_count() << std::endl;";
    let ways: [(&str, Vec<String>); 5] = [
        (
            ".L librootgrad.so, then the header",
            vec![
                format!(".I {prefix}/include"),
                format!(".L {prefix}/lib/librootgrad.so"),
                "#include <rootgrad/rootgrad.hpp>".into(),
            ],
        ),
        (
            "R__LOAD_LIBRARY",
            vec![
                "R__ADD_INCLUDE_PATH($ROOTGRAD_PREFIX/include)".into(),
                "R__ADD_LIBRARY_PATH($ROOTGRAD_PREFIX/lib)".into(),
                "R__LOAD_LIBRARY(librootgrad)".into(),
                "#include <rootgrad/rootgrad.hpp>".into(),
            ],
        ),
        (
            "rootlogon.C, then <rootgrad/root.hpp>",
            vec![
                format!(".x {prefix}/share/rootgrad/rootlogon.C"),
                "#include <rootgrad/root.hpp>".into(),
            ],
        ),
        ("rootlogon.C alone", vec![format!(".x {prefix}/share/rootgrad/rootlogon.C")]),
        (
            "root.hpp by its full name",
            vec![format!("#include \"{prefix}/include/rootgrad/root.hpp\"")],
        ),
    ];
    side_by_side(&ways, |(way, lines)| {
        println!("{way}");
        let lines = [&lines[..], &[use_it.to_owned()]].concat();
        let got = bench.typed(&lines)?;
        // 2·3 + 3 + 3·1 + 1 parameters
        ensure!(got.contains("LOADED 13"), "{way}: root.exe printed\n{got}");
        Ok(())
    })
}

/// Checks that the first line typed may use rootgrad, whatever name in the namespace it uses and however ROOT finds the map.
fn nothing_before(bench: &Bench) -> Result<()> {
    const FRAME: &str = "ROOT::RDF::RNode toy() { return ROOT::RDataFrame(100).Define(\"x\", \"float(rdfentry_)\")\
         .Define(\"y\", \"int(rdfentry_ >= 50)\"); }";
    // The outputs are known: 4·8 + 8 + 8·1 + 1 parameters; x separates the classes.
    let firsts: [(&[&str], &str); 5] = [
        (&["rootgrad::Mlp net({4, 8, 1})"], "Mlp [4, 8, 1], 49 parameters, not trained"),
        (&[FRAME, "rootgrad::roc(toy(), \"x\", \"y\").auc()"], "(double) 1.0000000"),
        (&["using namespace rootgrad;", "Mlp net({4, 8, 1})"], "Mlp [4, 8, 1], 49 parameters"),
        (&["auto gelu = rootgrad::Activation::Gelu;", "int(gelu)"], "(int) 0"),
        (&[".x first.C"], "FIRST 49"),
    ];
    let first = "void first() { rootgrad::Mlp net({4, 8, 1}); std::cout << \"FIRST \" << net.parameter_count() << std::endl; }";
    fs::write(bench.folder.join("first.C"), first)?;
    side_by_side(&firsts, |(lines, wanted)| {
        println!("nothing before {}", lines[lines.len() - 1]);
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let (got, status) = bench.typed_with(&lines, |root| {
            root.env("ROOT_LIBRARY_PATH", bench.prefix.join("lib"));
        })?;
        ensure!(status.success() && got.contains(wanted), "root.exe, {status}, printed\n{got}");
        Ok(())
    })?;
    if bench.root.python.is_some() {
        println!("nothing before, PyROOT");
        let mut python = bench.here(bench.root.python()?, false);
        python.env("ROOT_LIBRARY_PATH", bench.prefix.join("lib"));
        let got = output(python.args(["-c", PYTHON]))?;
        ensure!(got.contains("UnknownColumn True, 17 parameters"), "Python printed\n{got}");
    }
    in_roots_folders(bench)?;
    dictionary_of_another_version(bench)
}

/// Checks an installation that was moved as a whole; ROOT is given its new place.
fn moved(bench: &Bench) -> Result<()> {
    let prefix = bench.prefix.with_file_name("install-moved");
    crate::env::remove(&prefix)?;
    fs::rename(&bench.prefix, &prefix)?;
    let elsewhere = Bench { prefix: prefix.clone(), ..bench.clone() };
    let found = from_where_it_is(&elsewhere);
    fs::rename(&prefix, &bench.prefix)?;
    found
}

fn from_where_it_is(bench: &Bench) -> Result<()> {
    for first in ["", "#include <rootgrad/root.hpp>"] {
        println!("moved {first}");
        let lines = [first, "rootgrad::Mlp net({4, 8, 1});", "net.parameter_count()"];
        let (got, status) = bench.typed_with(&lines.map(String::from), |root| {
            root.env("ROOT_LIBRARY_PATH", bench.prefix.join("lib"));
            root.env("ROOT_INCLUDE_PATH", bench.prefix.join("include"));
        })?;
        ensure!(status.success() && got.contains(") 49"), "root.exe, {status}, printed\n{got}");
    }
    if bench.root.python.is_some() {
        println!("moved, Python");
        let code = "import rootgrad; print('PARAMETERS', rootgrad.Mlp([4, 8, 1]).parameters.size)";
        let got = output(bench.python()?.args(["-c", code]))?;
        ensure!(got.contains("PARAMETERS 49"), "Python printed\n{got}");
    }
    Ok(())
}

/// Checks the entries of `cargo xtask install --into-root` in folders that ROOT is configured to search.
fn in_roots_folders(bench: &Bench) -> Result<()> {
    println!("nothing before, by the entries of --into-root");
    let folders = ["into-root/include", "into-root/lib"].map(|name| bench.folder.join(name));
    for folder in &folders {
        fs::create_dir_all(folder)?;
    }
    autoload::entries(&bench.prefix, &folders[0], &folders[1])?;
    let without_load = "#include <rootgrad/rootgrad.hpp>"; // ROOT then loads the library because it looks for its symbols
    let firsts = ["rootgrad::version()", without_load, "#include <rootgrad/root.hpp>"];
    side_by_side(&firsts, |&first| {
        let lines = [first, "rootgrad::Mlp net({4, 8, 1});", "net.parameter_count()"];
        let lines = lines.map(String::from);
        let (got, status) = bench.typed_with(&lines, |root| {
            // (Cling looks for symbols in ROOT's own folder and in LD_LIBRARY_PATH, but not in ROOT_LIBRARY_PATH.)
            let lib = joined("LD_LIBRARY_PATH", &folders[1], &bench.root);
            root.env("ROOT_INCLUDE_PATH", &folders[0]).env("LD_LIBRARY_PATH", lib);
        })?;
        let wanted = ") 49";
        ensure!(status.success() && got.contains(wanted), "root.exe, {status}, printed\n{got}");
        Ok(())
    })
}

/// Checks that a library of another version, already loaded in the process, is reported and its headers are not mixed with
/// others.
fn dictionary_of_another_version(bench: &Bench) -> Result<()> {
    println!("a library of another version before the dictionary");
    let [source, library, told] =
        ["other.c", "librootgrad_other.so", "other.txt"].map(|name| bench.folder.join(name));
    fs::write(&source, "const char *rootgrad_version(void) { return \"0.0.9\"; }\n")?;
    let mut build = Command::new(cc()?);
    build.args(["-shared", "-fPIC", "-Wl,-soname,librootgrad.so.0", "-o"]).arg(&library);
    run(build.arg(&source))?;
    let lines = [
        format!("gSystem->Load(\"{}\");", library.display()),
        "rootgrad::version()".into(),
        "std::cout << \"ALIVE \" << 6 * 7 << std::endl;".into(),
    ];
    let errors = fs::File::create(&told)?;
    let (got, _) = bench.typed_with(&lines, |root| {
        root.env("ROOT_LIBRARY_PATH", bench.prefix.join("lib")).stderr(errors.into_file());
    })?;
    let told = fs::read_to_string(&told)?;
    let wanted = "librootgrad.so of another version is loaded already: 0.0.9";
    ensure!(told.contains(wanted) && got.contains("ALIVE 42"), "root.exe printed\n{told}{got}");
    Ok(())
}

/// Checks that a header of another version than the library's causes an error at the first use, and the prompt continues.
fn another_version(bench: &Bench) -> Result<()> {
    println!("a header of another version");
    let include = bench.prefix.join("include");
    let lines = [
        format!(".I {}", include.display()),
        format!(".L {}/lib/librootgrad.so", bench.prefix.display()),
        "#include <rootgrad/rootgrad.h>".into(),
        "#undef ROOTGRAD_VERSION_MINOR".into(),
        "#define ROOTGRAD_VERSION_MINOR 9999".into(),
        "#include <rootgrad/rootgrad.hpp>".into(),
        "try { rootgrad::Mlp net({2, 1}); } catch (const rootgrad::Error &e) \
         { std::cout << int(e.code()) << \" TOLD \" << e.what() << std::endl; }"
            .into(),
        "std::cout << \"ALIVE \" << 6 * 7 << std::endl;".into(),
    ];
    let got = bench.typed(&lines)?;
    let told = "9 TOLD rootgrad's header is version 0.9999.";
    ensure!(got.contains(told) && got.contains("ALIVE 42"), "root.exe printed\n{got}");
    Ok(())
}

/// Checks typical mistakes: a macro that fails half-way, a macro that does not compile, meaningless arguments. Each is reported,
/// and the next line works as usual.
fn mistakes(bench: &Bench) -> Result<()> {
    println!("mistakes at the prompt");
    let halfway = "void halfway() { rootgrad::Mlp mine({1, 4, 1}); std::cout << \"BEFORE\" << std::endl; \
                   rootgrad::fit(mine, toy(), \"x\", \"yy\"); std::cout << \"NOT REACHED\" << std::endl; }";
    fs::write(bench.folder.join("halfway.C"), halfway)?;
    fs::write(bench.folder.join("misspelt.C"), "void misspelt() { toy().trian(); }\n")?;
    let lines: Vec<String> = [
        &format!("#include \"{}/include/rootgrad/root.hpp\"", bench.prefix.display()),
        "ROOT::RDF::RNode toy() { return ROOT::RDataFrame(1000).Define(\"x\", \"rdfentry_ * 0.001f\")\
         .Define(\"y\", \"rdfentry_ % 2\"); }",
        "rootgrad::Mlp net({1, 8, 1});",
        "net",
        "auto options = rootgrad::TrainOptions().epochs(2).progress(rootgrad::Progress::Off);",
        ".x halfway.C",
        ".x misspelt.C",
        ".x nowhere.C",
        "rootgrad::fit(net, toy(), {}, \"y\");",
        "rootgrad::fit(net, toy(), {\"x\", \"x\"}, \"y\");",
        "rootgrad::fit(net, toy(), {\"y\"}, \"y\");",
        "rootgrad::fit(net, toy(), \"x\", {\"y\", \"x\"});",
        "rootgrad::Mlp::load(\"halfway.C\");",
        "rootgrad::compile([](rootgrad::Tensor x) { if (x > 0) return x; return -x; }, rootgrad::Shape{2});",
        "auto history = rootgrad::fit(net, toy(), \"x\", \"y\", options);",
        "history",
        "net",
        "std::cout << \"SCORED \" << rootgrad::define(toy(), \"s\", net).Count().GetValue() << std::endl;",
    ]
    .map(String::from)
    .into();
    let got = bench.typed(&lines)?;
    let wanted = [
        "Mlp [1, 8, 1], 25 parameters, not trained",
        "BEFORE",
        "History: 2 epochs, best ",
        "; completed",
        "Mlp [1, 8, 1], 25 parameters, trained on x for y",
        "SCORED 1000",
    ];
    for words in wanted {
        ensure!(got.contains(words), "without '{words}', root.exe printed\n{got}");
    }
    ensure!(!got.contains("NOT REACHED"), "root.exe printed\n{got}");
    Ok(())
}

/// Calls that throw instead of returning an object. Each is typed as an expression, whose value Cling would store.
const REFUSED: &[&str] = &[
    "net.predict(std::vector<float>(2), (rootgrad::Output)9)",
    "net.predict(std::vector<float>(3))",
    "gone.columns()",
    "gone.targets()",
    "gone.parameters()",
    "gone.widths()",
    "gone.predict(std::vector<float>(2))",
    "(rootgrad::Network(gone))",
    "rootgrad::Mlp({2})",
    "rootgrad::Mlp::load(\"transformer.safetensors\")",
    "rootgrad::Network::load(\"nowhere.safetensors\")",
    "rootgrad::Transformer(rootgrad::TransformerConfig(3, 2).heads(3))",
    "rootgrad::Transformer::load(\"mlp.safetensors\")",
    "rootgrad::Dataset({\"a\", \"a\"})",
    "rootgrad::Dataset::borrowed({\"a\", \"a\"}, nullptr, 1, nullptr)",
    "rootgrad::fit(net, rootgrad::Dataset({\"a\", \"b\"}))",
    "rootgrad::evaluate(net, rootgrad::Dataset({\"a\", \"b\"}))",
    "rootgrad::Report().figures()",
    "rootgrad::Report().text()",
    "rootgrad::Trainer(net, {\"a\"})",
    "rootgrad::Trainer(net, {\"a\", \"b\"}, {}, 0)",
    "rootgrad::Trainer(net, {\"a\", \"b\"}).fit()",
    "rootgrad::Predictor(net, (rootgrad::Output)9)",
    "(rootgrad::ScalarPredictor<3>(net))",
    "rootgrad::SlotPredictor<2>(net, 0)",
    "rootgrad::SlotPredictor<3>(net, 2)",
    "rootgrad::Text(\"nowhere.txt\")",
    "rootgrad::Text::from_tokens({1, 2, 3}, 2)",
    "rootgrad::Text::from_string(\"abc\", \"none\")",
    "rootgrad::Gpt2Config::named(\"125M\")",
    "rootgrad::Gpt2(rootgrad::Gpt2Config().heads(3))",
    "rootgrad::Gpt2::load(\"nowhere.safetensors\")",
    "gpt.logits({1, 999})",
    "gpt.generate_tokens({{1}}, rootgrad::GenerateOptions().top_p(7))",
    "gpt.generate(\"a\")",
    "gpt.encode(\"a\")",
    "gpt.decode({1})",
    "rootgrad::fit(gpt, rootgrad::Text::from_tokens({1, 2, 3}, 9))",
    "rootgrad::fit(net, df, \"rdfentry_\", \"y\")",
    "rootgrad::define(df, \"s\", net, {\"x\"})",
    "rootgrad::define_typed<float>(df, \"s\", net, {\"x\"})",
    "(rootgrad::RVecPredictor(wide))",
    "rootgrad::FitAction(net, {\"x\", \"x\"}, 4)",
    "rootgrad::FitAction(net, {\"x\", \"y\"}, 0)",
    "rootgrad::graph(rootgrad::History(), \"none\")",
    "rootgrad::roc(df, \"x\", \"nowhere\")",
    "rootgrad::roc(df, \"x\", \"x\", \"zero\")",
    "rootgrad::Roc({1, 2}, {1, 1})",
    "kept + 1",
    "rootgrad::compile([](rootgrad::Tensor x) { return x + kept; }, rootgrad::Shape{2})",
    "rootgrad::compile([](rootgrad::Tensor x) { return x + x.slice(-1, 0, 3); }, rootgrad::Shape{5})",
    "rootgrad::compile([](rootgrad::Tensor x) { rootgrad::Linear a(2), b(a); return a(b(x)); }, rootgrad::Shape{2})",
    "rootgrad::compile([](rootgrad::Tensor) -> rootgrad::Tensor { throw rootgrad::Error(rootgrad::ErrorCode::Data, \"mine\"); }, \
     rootgrad::Shape{2})",
    "rootgrad::compile([](rootgrad::Tensor x) { return rootgrad::Linear(1ll << 40)(x); }, rootgrad::Shape{1 << 20})",
    "rootgrad::compile([](rootgrad::Tensor x) { return rootgrad::Conv1d(4, 9)(x); }, rootgrad::Shape{1, 8})",
    "rootgrad::fit(net, df, {\"x\", \"zero\"}, \"y\", rootgrad::TrainOptions().loss([](rootgrad::Tensor y, rootgrad::Tensor t) \
     { return rootgrad::concat({y, t}); }))",
    "rootgrad::fit(net, df, {\"x\", \"zero\"}, \"y\", rootgrad::TrainOptions().freeze(\"nowhere\"))",
    "(net.take_part(wide, \"layers.1\"), rootgrad::Network(net))",
];

/// Checks the effect of an exception that leaves a macro, and the guard against it, as docs/troubleshooting.md describes them.
fn macros_that_throw(bench: &Bench) -> Result<()> {
    println!("macros that throw");
    let header = "#include <rootgrad/root.hpp>\n#include <iostream>\n";
    let throws = "void throws() { rootgrad::Mlp({4}); }\n";
    let guarded = "int guarded() {\n  try { rootgrad::Mlp({4}); } catch (const std::exception &e) {\n    \
                   std::cerr << \"GUARDED \" << e.what() << std::endl;\n    return 1;\n  }\n  return 0;\n}\n";
    fs::write(bench.folder.join("throws.C"), format!("{header}{throws}"))?;
    fs::write(bench.folder.join("guarded.C"), format!("{header}{guarded}"))?;
    let lines = [
        format!(".I {}/include", bench.prefix.display()),
        ".x throws.C".into(),
        "std::cout << \"AFTER IT\" << std::endl;".into(),
    ];
    let got = bench.typed(&lines)?;
    ensure!(got.contains("AFTER IT"), "the prompt did not survive .x throws.C:\n{got}");
    let mut batch = bench.here(bench.root.batch(), true);
    let done = batch.arg("guarded.C").output()?;
    let told = String::from_utf8_lossy(&done.stderr);
    ensure!(told.contains("GUARDED widths is [4]"), "guarded.C printed\n{told}");
    ensure!(done.status.code() == Some(1), "root.exe with guarded.C: {}", done.status);
    Ok(())
}

/// Checks that a call that throws instead of returning an object is reported, and the prompt continues: see `detail::result` in
/// error.hpp.
fn refused_results(bench: &Bench) -> Result<()> {
    println!("results that are refused");
    let mut lines: Vec<String> = [
        &format!("#include \"{}/include/rootgrad/root.hpp\"", bench.prefix.display()),
        "rootgrad::Mlp net({2, 3, 1}), wide({2, 3}), gone({2, 1}), taken(std::move(gone));",
        "rootgrad::Gpt2 gpt(rootgrad::Gpt2Config().vocabulary(9).layers(1).channels(8).max_time(8));",
        "net.save(\"mlp.safetensors\");",
        "rootgrad::Tensor kept;",
        "rootgrad::compile([](rootgrad::Tensor x) { return kept = 2 * x; }, rootgrad::Shape{2});",
        "rootgrad::Transformer(rootgrad::TransformerConfig(3, 2)).save(\"transformer.safetensors\");",
        "ROOT::RDF::RNode df = ROOT::RDataFrame(4).Define(\"x\", \"float(rdfentry_)\").Define(\"y\", \"int(rdfentry_ % 2)\")\
         .Define(\"zero\", \"0.f\");",
    ]
    .map(String::from)
    .into();
    for (i, call) in REFUSED.iter().enumerate() {
        lines.push(format!(
            "try {{ static_cast<void>({call}); }} catch (const rootgrad::Error &e) \
             {{ std::cout << \"REFUSED {i}: \" << e.what() << std::endl; }}"
        ));
        lines.push(format!("{call};")); // Cling would store its value, and nothing catches the exception
        lines.push(format!("std::cout << \"AFTER {i}.\" << std::endl;"));
    }
    let (got, status) = bench.typed_with(&lines, |_| {})?;
    for (i, call) in REFUSED.iter().enumerate() {
        ensure!(got.contains(&format!("REFUSED {i}: ")), "not refused: {call}\n{got}");
        ensure!(
            got.contains(&format!("AFTER {i}.")),
            "root.exe did not survive {call}: {status}\n{got}"
        );
    }
    ensure!(status.success(), "root.exe: {status}");
    Ok(())
}
