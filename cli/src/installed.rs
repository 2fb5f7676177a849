//! What is installed around this program: flags for compilers, ROOT's prompt with rootgrad in it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// What `rootgrad config` and `rootgrad root` are told: as it is.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Options {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<OsString>,
}

/// Becomes the program `name` that lies in the installation's `bin`; returns only if it cannot.
pub(crate) fn become_program(name: &str, options: &Options) -> ExitCode {
    use std::os::unix::process::CommandExt;
    let failed = match program(name) {
        Ok(path) => {
            let mut command = Command::new(&path);
            if let Some(python) = python() {
                command.env("PYTHON", python);
            }
            let error = command.args(&options.words).exec();
            format!("{}: {error}", path.display())
        }
        Err(error) => error,
    };
    eprintln!("error: {failed}");
    ExitCode::from(1)
}

/// The Python of the environment this program was installed into, unless the user names one: what it imports as ROOT is
/// the one to ask.
fn python() -> Option<PathBuf> {
    if std::env::var_os("PYTHON").is_some() {
        return None;
    }
    let python = std::env::current_exe().ok()?.with_file_name("python3");
    python.is_file().then_some(python)
}

fn program(name: &str) -> Result<PathBuf, String> {
    let here = std::env::current_exe().and_then(|path| path.canonicalize());
    let here = here.map_err(|error| format!("this program cannot be found: {error}"))?;
    let bin = here.parent().unwrap_or(Path::new("/"));
    let found = homes(bin).into_iter().map(|home| home.join("bin").join(name));
    found.into_iter().find(|path| path.is_file()).ok_or_else(|| {
        format!(
            "{name} is neither beside {} nor in a Python package rootgrad near it: run cargo xtask install, or pip install rootgrad",
            here.display()
        )
    })
}

/// Where rootgrad may be installed whose program lies in `bin`: there itself (`cargo xtask install`), or as a Python package:
/// in an environment, Debian's way, or by `pip --target`.
fn homes(bin: &Path) -> Vec<PathBuf> {
    let prefix = bin.parent().unwrap_or(bin);
    let mut homes = vec![prefix.to_owned()];
    for lib in ["lib", "lib64", "local/lib"] {
        let pythons = std::fs::read_dir(prefix.join(lib)).into_iter().flatten().flatten();
        let mut pythons: Vec<PathBuf> = pythons.map(|entry| entry.path()).collect();
        pythons.retain(|path| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("python3"))
        });
        pythons.sort();
        for python in pythons {
            homes.push(python.join("site-packages/rootgrad"));
            homes.push(python.join("dist-packages/rootgrad"));
        }
    }
    homes.push(prefix.join("rootgrad"));
    homes
}

#[cfg(test)]
mod tests {
    use super::homes;
    use std::fs;

    #[test]
    fn the_package_of_the_environment_is_found_wherever_that_is() {
        let folder = tempfile::tempdir().unwrap();
        for packages in ["lib/python3.9/site-packages", "lib/python3/dist-packages", "lib/perl5"] {
            fs::create_dir_all(folder.path().join(packages)).unwrap();
        }
        let found = homes(&folder.path().join("bin"));
        let wanted = [
            "",
            "lib/python3/site-packages/rootgrad",
            "lib/python3/dist-packages/rootgrad",
            "lib/python3.9/site-packages/rootgrad",
            "lib/python3.9/dist-packages/rootgrad",
            "rootgrad",
        ];
        assert_eq!(found, wanted.map(|name| folder.path().join(name)));
    }
}
