//! Starts programs installed next to this one: `rootgrad-config` (compiler flags) and `rootgrad-root` (ROOT's prompt with rootgrad).

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Arguments of `rootgrad config` and `rootgrad root`, passed on unchanged.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Options {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<OsString>,
}

/// Replaces this process by the program `name` in the installation's `bin` directory. Returns only on failure.
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

/// Returns the Python of the environment in which this program is installed, unless the user names another. The ROOT that this
/// Python imports is the one to use.
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

/// Returns the possible installation directories for a program in `bin`: its prefix (`cargo xtask install`), and those of a Python
/// package in an environment, in Debian's layout or from `pip --target`.
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
