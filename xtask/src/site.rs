//! `cargo xtask site`: builds the documentation in `docs/` as a site, and the suites that check it.
//!
//! Sphinx comes from PyPI into `target/site-env`. Doxygen writes the C++ reference, if it is installed; Rust's reference is the result of
//! `cargo doc` in `target/doc`. If a part is missing, a page of the site explains this, so that no link is dead.

use crate::env::{Workspace, output, run as run_command, tool};
use crate::root::Setup;
use crate::{rootio, venv};
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `cargo xtask site`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Output folder [default: target/site]
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Builds the site, and prints its path and the missing parts.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let out = options.out.clone().unwrap_or_else(|| workspace.target.join("site"));
    build(workspace, &out)?;
    println!("the site: {}", out.join("index.html").display());
    Ok(())
}

/// Suite `site`: checks that the site builds without a warning, has no dead link, and that every snippet of its pages runs.
pub(crate) fn suite(workspace: &Workspace) -> Result<()> {
    doxygen().context("the site is looked at with its C++ reference")?;
    build(workspace, &workspace.target.join("site"))?;
    let setup = Setup::new(workspace)?;
    rootio::install(workspace, &setup.prefix, &setup.root)?; // (snippets for the shell read files written by this ROOT)
    let python = setup.root.python.clone().context("a ROOT without PyROOT")?;
    let mut snippets = setup.root.command(venv::base_python()?);
    snippets.arg(workspace.root.join("tests/site/run.py")).arg("--prefix").arg(&setup.prefix);
    snippets.arg("--root").arg(&setup.root.root_exe).arg("--python").arg(python);
    snippets.arg("--folder").arg(workspace.target.join("site-tests"));
    run_command(&mut snippets)
}

/// Reports written by the site's snippets.
const REPORTS: [&str; 2] = ["docs-evaluation/report.html", "docs-selection/curve.html"];

/// Suite `browser`: opens the site and reports in a headless browser. Scripts must run without an error, pictures must be drawn, and the
/// search must find pages.
pub(crate) fn browser(workspace: &Workspace) -> Result<()> {
    let programs = ["chromium", "chromium-browser", "google-chrome"];
    let chromium = tool(&programs, "a browser (chromium)", "chromium")?;
    let site = workspace.target.join("site");
    if !site.join("index.html").is_file() {
        build(workspace, &site)?;
    }
    let python = venv::ensure(workspace, "browser-env")?;
    let reports = REPORTS.map(|report| workspace.target.join("site-tests").join(report));
    for report in &reports {
        ensure!(report.is_file(), "no {}: run the suite site first", report.display());
    }
    let script = workspace.root.join("tests/site/browser.py");
    run_command(Command::new(python).arg(script).arg(&site).arg(chromium).args(reports))
}

/// Returns the path of Doxygen, which writes the C++ reference.
fn doxygen() -> Result<PathBuf> {
    tool(&["doxygen"], "doxygen", "doxygen (or dnf install doxygen)")
}

/// Builds the site into `out`; a warning of Sphinx or a dead link is an error.
fn build(workspace: &Workspace, out: &Path) -> Result<()> {
    let docs = workspace.root.join("docs");
    let list = docs.join("requirements.txt");
    let packages = fs::read_to_string(&list)?;
    let packages: Vec<&str> =
        packages.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let python = venv::with_packages(workspace, "site-env", &packages)?;
    crate::env::remove(out)?;
    let mut sphinx = Command::new(&python);
    sphinx.args(["-m", "sphinx", "-n", "-W", "--keep-going", "-q", "-b", "html", "-d"]);
    sphinx.arg(workspace.target.join("site-doctrees"));
    let cpp = doxygen();
    if let Err(error) = &cpp {
        println!("note: the site has no C++ reference: {error}");
    } else {
        sphinx.args(["-t", "doxygen"]);
    }
    let rust = workspace.target.join("doc");
    if rust.join("rootgrad/index.html").is_file() {
        sphinx.args(["-t", "rustdoc"]);
    } else {
        println!(
            "note: the site has no Rust reference: cargo doc --workspace --no-deps writes it, then build the site again"
        );
    }
    run_command(sphinx.arg(&docs).arg(out))?;
    if let Ok(doxygen) = &cpp {
        reference(workspace, doxygen, &out.join("cpp"))?;
    }
    if rust.join("rootgrad/index.html").is_file() {
        output(Command::new("cp").arg("-r").arg(&rust).arg(out.join("rust")))?;
    }
    run_command(Command::new(&python).arg(workspace.root.join("tests/site/links.py")).arg(out))
}

/// Builds the C++ reference with Doxygen. A warning of Doxygen is an error.
fn reference(workspace: &Workspace, doxygen: &Path, out: &Path) -> Result<()> {
    let mut command = Command::new(doxygen);
    command.current_dir(&workspace.root).arg("docs/doxygen/Doxyfile");
    command.env("ROOTGRAD_VERSION", env!("CARGO_PKG_VERSION")).env("ROOTGRAD_SITE_CPP", out);
    fs::create_dir_all(out)?;
    run_command(&mut command)
}
