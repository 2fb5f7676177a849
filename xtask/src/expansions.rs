//! `cargo xtask expansions`: shows the code behind the rows of `autodiff/macros/golden/corpus.txt`, that is, the code
//! that autodiff's attributes add to the functions of its corpus. It can also show the changes since a revision.

use crate::env::{Workspace, empty, files, lock, output, remove};
use anyhow::{Context, Result};
use fs_err as fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// File with the rows.
const TABLE: &str = "autodiff/macros/golden/corpus.txt";

/// `cargo xtask expansions`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Parts of the names in autodiff/macros/golden/corpus.txt (`loops::`, `gmm::primal`) [default: all functions]
    names: Vec<String>,
    /// Show the difference between the expansions of a revision (commit, branch, tag) and those of the working tree
    #[arg(long, value_name = "REV")]
    diff: Option<String>,
}

/// Prints expansions, or the difference.
///
/// # Errors
/// If the revision does not exist, something cannot be built, or no function has such a name.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let place = workspace.target.join("expansions");
    // Only one process at a time: the names of the directories below depend on their content, not on the process.
    let _lock = lock(&place.join("lock"), || ())?;
    let Some(revision) = &options.diff else {
        let now = of_working_tree(workspace, &place)?;
        return print(&chosen(&now, &options.names)?);
    };
    let commit = commit(workspace, revision)?;
    let before = of_commit(workspace, &place, revision, &commit)?;
    let now = of_working_tree(workspace, &place)?;
    difference(&place, [&before, &now], &options.names)
}

/// Returns the commit that a revision names.
fn commit(workspace: &Workspace, revision: &str) -> Result<String> {
    let name = format!("{revision}^{{commit}}");
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", &name];
    let commit =
        output(Command::new("git").args(arguments).current_dir(&workspace.root)).map_err(|_| {
            anyhow::anyhow!("'{revision}' is not a commit, branch or tag of this repository")
        })?;
    Ok(commit.trim().to_owned())
}

/// A directory that is removed when this value is dropped.
struct Temporary(PathBuf);

impl Temporary {
    /// Creates an empty one.
    fn new(path: PathBuf) -> Result<Self> {
        empty(&path)?; // (it exists if a run was killed)
        Ok(Self(path))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // Nothing can be done about a failure here; the next run tries again and reports it.
        let _ = remove(&self.0);
    }
}

/// Returns the directory with the expansions of a commit. They never change, so they are made only once.
fn of_commit(workspace: &Workspace, place: &Path, revision: &str, commit: &str) -> Result<PathBuf> {
    let stored = place.join(commit);
    if stored.exists() {
        return Ok(stored);
    }
    let table = format!("{commit}:{TABLE}");
    let able = Command::new("git")
        .args(["cat-file", "-e", &table])
        .current_dir(&workspace.root)
        .output()?;
    anyhow::ensure!(
        able.status.success(),
        "'{revision}' has no {TABLE}: it is older than this command; its expansions are in \
         autodiff/macros/golden/corpus of that revision"
    );
    let tree = Temporary::new(place.join("tree"))?;
    check_out(workspace, commit, &tree.0)?;
    let made = Temporary::new(place.join("made"))?;
    write(workspace, &tree.0, &made.0)?;
    fs::rename(&made.0, &stored)?;
    Ok(stored)
}

/// Writes the files of a commit to `tree`, without registering a git worktree that would have to be removed later.
fn check_out(workspace: &Workspace, commit: &str, tree: &Path) -> Result<()> {
    let index = tree.with_extension("index");
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        command.args(arguments).current_dir(&workspace.root).env("GIT_INDEX_FILE", &index);
        output(&mut command)
    };
    let prefix = format!("--prefix={}/", tree.display());
    let done = git(&["read-tree", commit]).and_then(|_| git(&["checkout-index", "--all", &prefix]));
    let _ = fs::remove_file(&index); // the next run overwrites it anyway
    done.map(drop)
}

/// Returns the directory with the expansions of the working tree.
fn of_working_tree(workspace: &Workspace, place: &Path) -> Result<PathBuf> {
    let now = place.join("now");
    remove(&now)?;
    write(workspace, &workspace.root, &now)?;
    Ok(now)
}

/// Runs the macros in `tree`, which write their additions to the functions of their corpus to the directory `to`, one
/// file each.
fn write(workspace: &Workspace, tree: &Path, to: &Path) -> Result<()> {
    let test = "golden::corpus::expansions_are_written";
    let arguments = ["test", "--quiet", "--package", "rootgrad-autodiff-macros", "--lib"];
    let mut command = workspace.cargo(arguments);
    command.args(["--", "--nocapture", "--ignored", "--exact", test]).current_dir(tree);
    command.env("CARGO_TARGET_DIR", &workspace.target).env("EXPANSIONS_TO", to);
    command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0"); // they run for seconds; optimising them would take minutes
    eprintln!("building the macros of {}", tree.display());
    output(&mut command).map(drop)
}

/// Returns the files whose names contain one of `names`, with the functions' names, in order; all files if `names` is
/// empty.
fn chosen(directory: &Path, names: &[String]) -> Result<Vec<(String, PathBuf)>> {
    let mut all = Vec::new();
    for path in files(directory)? {
        let name = path.strip_prefix(directory)?.with_extension("");
        let parts = name.iter().map(|part| part.to_string_lossy());
        all.push((Vec::from_iter(parts).join("::"), path));
    }
    all.sort();
    let known = all.len();
    all.retain(|(name, _)| names.is_empty() || names.iter().any(|part| name.contains(part)));
    anyhow::ensure!(known > 0, "there are no expansions in {}", directory.display());
    Ok(all)
}

fn print(chosen: &[(String, PathBuf)]) -> Result<()> {
    anyhow::ensure!(!chosen.is_empty(), "{NO_SUCH_NAME}");
    let mut out = std::io::stdout().lock();
    for (name, path) in chosen {
        let text = fs::read_to_string(path)?;
        match writeln!(out, "// {name}\n{text}") {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()), // `| head`
            done => done?,
        }
    }
    Ok(())
}

const NO_SUCH_NAME: &str =
    "no function of the corpus has such a name; names are in autodiff/macros/golden/corpus.txt";

/// Shows the differences between the chosen files of two directories.
fn difference(place: &Path, directories: [&Path; 2], names: &[String]) -> Result<()> {
    let sides = Temporary::new(place.join("difference"))?;
    let mut found = 0;
    for (directory, side) in directories.into_iter().zip(["before", "now"]) {
        let side = sides.0.join(side);
        fs::create_dir_all(&side)?;
        for (_, path) in chosen(directory, names)? {
            let link = side.join(path.strip_prefix(directory)?);
            fs::create_dir_all(link.parent().unwrap_or(&side))?;
            fs::hard_link(&path, &link)?;
            found += 1;
        }
    }
    anyhow::ensure!(found > 0, "{NO_SUCH_NAME}");
    let mut git = Command::new("git");
    git.args(["diff", "--no-index", "--no-prefix", "before", "now"]).current_dir(&sides.0);
    let status = git.status().context("cannot run git diff")?;
    match status.code() {
        Some(0) => println!("no expansion is different"),
        Some(1) => {} // exit status of git diff for a difference
        _ => anyhow::bail!("git diff: {status}"),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_chosen_by_parts_of_their_names() {
        let place = tempfile::tempdir().unwrap();
        for file in ["loops/a/primal reverse.rs", "loops/b/primal forward.rs", "calls/a/f.rs"] {
            let path = place.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, file).unwrap();
        }
        let names = |parts: &[&str]| -> Vec<String> {
            let parts: Vec<String> = parts.iter().map(|&part| part.to_owned()).collect();
            chosen(place.path(), &parts).unwrap().into_iter().map(|(name, _)| name).collect()
        };
        assert_eq!(names(&[]).len(), 3);
        assert_eq!(names(&["loops::"]), ["loops::a::primal reverse", "loops::b::primal forward"]);
        assert_eq!(names(&["::a::", "forward"]).len(), 3);
        assert_eq!(names(&["of no function"]).len(), 0);
    }

    #[test]
    fn a_commit_is_laid_out_beside_an_unchanged_working_tree() {
        let place = tempfile::tempdir().unwrap();
        let root = place.path().join("repository");
        fs::create_dir_all(&root).unwrap();
        let git = |arguments: &[&str]| {
            let who = ["-c", "user.name=x", "-c", "user.email=x@x", "-c", "commit.gpgsign=false"];
            output(Command::new("git").args(who).args(arguments).current_dir(&root)).unwrap()
        };
        git(&["init", "--quiet"]);
        fs::write(root.join("file"), "committed").unwrap();
        git(&["add", "file"]);
        git(&["commit", "--quiet", "-m", "first"]);
        fs::write(root.join("file"), "staged").unwrap();
        git(&["add", "file"]);
        let before = git(&["status", "--porcelain"]);

        let workspace = Workspace { root: root.clone(), target: place.path().join("target") };
        let tree = Temporary::new(place.path().join("tree")).unwrap();
        check_out(&workspace, &commit(&workspace, "HEAD").unwrap(), &tree.0).unwrap();
        assert_eq!(fs::read_to_string(tree.0.join("file")).unwrap(), "committed");
        assert_eq!(git(&["status", "--porcelain"]), before);
        let path = tree.0.clone();
        drop(tree);
        assert!(!path.exists());

        let error = commit(&workspace, "no-such").unwrap_err().to_string();
        assert_eq!(error, "'no-such' is not a commit, branch or tag of this repository");
        let error = of_commit(&workspace, place.path(), "HEAD", "HEAD").unwrap_err().to_string();
        assert!(error.contains("'HEAD' has no autodiff/macros/golden/corpus.txt"), "{error}");
    }
}
