//! Finds LibTorch: the user's own, else PyTorch's from PyPI in an environment under `target/`.

use crate::env::{Missing, Workspace, output, which};
use crate::venv;
use anyhow::{Context, Result, bail, ensure};
use fs_err as fs;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Oldest LibTorch that `torch/src` compiles against.
const OLDEST: (u32, u32) = (2, 7);

/// Files that identify a LibTorch: its version header, and the library of its CPU code.
const VERSIONS: [&str; 2] =
    ["include/torch/headeronly/version.h", "include/torch/csrc/api/include/torch/version.h"];
const LIBRARY: &str = "lib/libtorch_cpu.so";

/// Remedy for a LibTorch that cannot be used.
const REMEDY: &str = "install another (pip install --upgrade torch) or name one: --torch PATH, or LIBTORCH=PATH; a libtorch folder or a \
     Python's site-packages/torch";

/// A LibTorch to build against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Torch {
    /// Folder with `include/` and `lib/`: a libtorch folder, or a Python's `site-packages/torch`.
    pub home: PathBuf,
    /// For example "2.15.0".
    pub version: String,
}

impl std::fmt::Display for Torch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LibTorch {} in {}", self.version, self.home.display())
    }
}

impl Torch {
    /// Describes the LibTorch in this folder.
    ///
    /// # Errors
    /// If it is incomplete, is older than [`OLDEST`], or has the C++ ABI of compilers before 2015.
    fn at(home: &Path) -> Result<Self> {
        let shown = home.display();
        let headers = VERSIONS.iter().filter_map(|name| fs::read_to_string(home.join(name)).ok());
        let version = headers.filter_map(|text| version(&text)).next();
        let [major, minor, patch] =
            version.with_context(|| format!("{shown} has no {} with a version", VERSIONS[1]))?;
        let torch = Torch { home: home.to_owned(), version: format!("{major}.{minor}.{patch}") };
        ensure!((major, minor) >= OLDEST, "{torch} is older than {}.{}", OLDEST.0, OLDEST.1);
        for library in [LIBRARY, "lib/libc10.so"] {
            ensure!(home.join(library).is_file(), "{torch} lacks {library}");
        }
        let library = fs::read(home.join("lib/libc10.so"))?;
        ensure!(
            has_new_abi(&library),
            "{torch} has C++'s old ABI (_GLIBCXX_USE_CXX11_ABI=0); wanted the ABI of current compilers, as in PyPI's torch from \
             2.7 on"
        );
        Ok(torch)
    }

    /// Returns a Python that imports this torch.
    ///
    /// # Errors
    /// [`Missing`] if no such Python is found.
    pub(crate) fn python(&self, workspace: &Workspace) -> Result<PathBuf> {
        // For lib/python3.x/site-packages/torch, the environment is four folders up.
        let own = self.home.ancestors().nth(4).map(|environment| environment.join("bin/python3"));
        let ours = [venv::PEERS, venv::TORCH].map(|name| venv::existing(workspace, name));
        let pythons = [own, which("python3")].into_iter().chain(ours).flatten();
        let has = |python: &PathBuf| {
            let theirs = of_python(python).and_then(|path| path.canonicalize().ok());
            theirs.as_ref() == Some(&self.home) && imports_torch(&mut Command::new(python))
        };
        let mut pythons = pythons.filter(has);
        pythons.next().ok_or_else(|| {
            Missing::error(
                format!("a Python that imports the torch of {self}"),
                "name another: LIBTORCH=…/site-packages/torch of a Python that can, e.g. a build for the CPU alone",
            )
        })
    }

    /// Returns the folders of the headers: of ATen and of torch's C++ interface.
    pub(crate) fn includes(&self) -> [PathBuf; 2] {
        [self.home.join("include"), self.home.join("include/torch/csrc/api/include")]
    }
}

/// Returns the numbers of `TORCH_VERSION_MAJOR`, `…_MINOR`, `…_PATCH`.
fn version(header: &str) -> Option<[u32; 3]> {
    let number = |name: &str| {
        let rest = header
            .lines()
            .find_map(|line| line.trim().strip_prefix("#define ")?.strip_prefix(name));
        rest?.trim().parse().ok()
    };
    Some([
        number("TORCH_VERSION_MAJOR ")?,
        number("TORCH_VERSION_MINOR ")?,
        number("TORCH_VERSION_PATCH ")?,
    ])
}

/// Returns true if a function of `c10` has a parameter of type `std::__cxx11::string`, judged by its mangled name.
fn has_new_abi(library: &[u8]) -> bool {
    const STRING: &[u8] = b"NSt7__cxx1112basic_string";
    library.split(|byte| *byte == 0).any(|name| {
        name.starts_with(b"_ZN3c10") && name.windows(STRING.len()).any(|part| part == STRING)
    })
}

/// A possible place of a LibTorch.
struct Place {
    path: PathBuf,
    /// Source of the path, e.g. "$LIBTORCH".
    named: String,
    /// True if it was named for this purpose. A fault is then an error, not a reason to try the next place.
    binding: bool,
}

/// Finds the LibTorch to use, and prints it. The order is: `given`; `$LIBTORCH`; `$Torch_DIR`; the entries of `$CMAKE_PREFIX_PATH`; the
/// `torch` of `python3` on PATH; that of the environment of `cargo xtask bench --peers`; PyPI's, with only the parts needed, under
/// `target/torch-env`.
///
/// # Errors
/// If a LibTorch named by the user cannot be used; the message has the reason and the remedy. [`crate::env::Missing`] without Python,
/// venv or network, if it must be fetched.
pub(crate) fn find(workspace: &Workspace, given: Option<&Path>) -> Result<Torch> {
    let pythons = [
        (which("python3"), "python3 on PATH"),
        (venv::existing(workspace, venv::PEERS), "the benchmarks' environment"),
    ];
    let of_pythons = pythons.into_iter().filter_map(|(python, who)| {
        let python = python?;
        let named = format!("{who} ({})", python.display());
        Some(Place { path: of_python(&python)?, named, binding: false })
    });
    match first(named(given, |name| std::env::var_os(name)).into_iter().chain(of_pythons))? {
        Some(torch) => Ok(torch),
        None => fetched(workspace),
    }
}

/// Returns the places that a user names.
fn named(given: Option<&Path>, variable: impl Fn(&str) -> Option<OsString>) -> Vec<Place> {
    let place = |path: PathBuf, named: &str, binding| Place { path, named: named.into(), binding };
    if let Some(path) = given {
        return vec![place(path.into(), "--torch", true)];
    }
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let mut places = Vec::new();
    for name in ["LIBTORCH", "Torch_DIR"] {
        places.extend(set(name).map(|path| place(path.into(), &format!("${name}"), true)));
    }
    let prefixes = set("CMAKE_PREFIX_PATH").unwrap_or_default();
    let prefixes = std::env::split_paths(&prefixes).filter(|path| !path.as_os_str().is_empty());
    places.extend(prefixes.map(|path| place(path, "$CMAKE_PREFIX_PATH", false)));
    places
}

/// Returns the LibTorch of the first place with a usable one.
fn first(places: impl Iterator<Item = Place>) -> Result<Option<Torch>> {
    for Place { path, named, binding } in places {
        let found = match home(&path) {
            Some(home) => Torch::at(&home),
            None if binding => {
                bail!("{named} is {}, which contains no LibTorch; {REMEDY}", path.display())
            }
            None => continue,
        };
        match found {
            Ok(torch) => {
                println!("{torch}, of {named}");
                return Ok(Some(torch));
            }
            Err(error) if binding => bail!("{named} cannot be used: {error:#}; {REMEDY}"),
            Err(error) => eprintln!("note: {named} is skipped: {error:#}"),
        }
    }
    Ok(None)
}

/// Returns the folder with `include/` and `lib/` of the LibTorch that `path` names: that folder, one around it (`site-packages`), or its
/// `share/cmake/Torch`, as in CMake's `Torch_DIR`.
fn home(path: &Path) -> Option<PathBuf> {
    let homes = ["", "torch", "libtorch", "../../.."].map(|way| path.join(way));
    let has =
        |home: &PathBuf| VERSIONS.iter().chain([&LIBRARY]).any(|file| home.join(file).is_file());
    homes.into_iter().find(has)?.canonicalize().ok()
}

/// Returns the folder of this Python's `torch`, without importing it.
pub(crate) fn of_python(python: &Path) -> Option<PathBuf> {
    // A module without an origin is an ordinary folder with this name, such as one of our source folders.
    const FIND: &str = "import importlib.util as u; s = u.find_spec('torch'); \
        print(s.submodule_search_locations[0] if s and s.origin else '')";
    let found = output(Command::new(python).args(["-c", FIND]).current_dir("/")).ok()?;
    Some(found.trim()).filter(|path| !path.is_empty()).map(PathBuf::from)
}

/// Returns true if this Python, with the paths that are set, imports torch.
pub(crate) fn imports_torch(python: &mut Command) -> bool {
    output(python.args(["-c", "import torch; torch.zeros(1)"]).current_dir("/")).is_ok()
}

/// Returns PyPI's LibTorch, with only the parts needed.
fn fetched(workspace: &Workspace) -> Result<Torch> {
    let python = crate::torch_parts::environment(workspace)?;
    let path = of_python(&python).context("PyPI's torch brings no torch")?;
    let torch = Torch::at(&path.canonicalize()?).context("PyPI's torch cannot be used")?;
    println!("{torch}, of PyPI");
    Ok(torch)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;

    /// A folder for one test, removed at its end.
    struct Folder(PathBuf, #[expect(dead_code, reason = "removes the folder")] tempfile::TempDir);

    impl Folder {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            Folder(folder.path().canonicalize().unwrap(), folder)
        }

        /// Creates a fake LibTorch in the folder `name`.
        fn torch(&self, name: &str, version: [u32; 3]) -> PathBuf {
            let home = self.0.join(name);
            let header = home.join(VERSIONS[1]);
            fs::create_dir_all(header.parent().unwrap()).unwrap();
            fs::create_dir_all(home.join("lib")).unwrap();
            fs::create_dir_all(home.join("share/cmake/Torch")).unwrap();
            let lines = ["MAJOR", "MINOR", "PATCH"].iter().zip(version);
            let lines =
                lines.map(|(name, number)| format!("#define TORCH_VERSION_{name} {number}\n"));
            fs::write(header, format!("#pragma once\n\n{}", String::from_iter(lines))).unwrap();
            fs::write(home.join(LIBRARY), "").unwrap();
            let symbol = "\0_ZN3c105ErrorC1ENSt7__cxx1112basic_stringIcE\0";
            fs::write(home.join("lib/libc10.so"), symbol).unwrap();
            home
        }
    }

    /// Returns the LibTorch chosen with these variables set, or the error.
    fn chosen(given: Option<&Path>, variables: &[(&str, &Path)]) -> Result<Option<Torch>> {
        let value = |name: &str| {
            let found = variables.iter().find(|(variable, _)| *variable == name)?;
            Some(found.1.as_os_str().to_owned())
        };
        first(named(given, value).into_iter())
    }

    #[test]
    fn places_are_used_in_their_order() {
        let folder = Folder::new();
        let [given, first, second, third] =
            [1, 2, 3, 4].map(|patch| folder.torch(&format!("torch {patch}"), [2, 15, patch]));
        let cmake = second.join("share/cmake/Torch");
        let all: [(&str, &Path); 3] =
            [("LIBTORCH", &first), ("Torch_DIR", &cmake), ("CMAKE_PREFIX_PATH", &third)];
        let version = |given: Option<&Path>, from: usize| {
            chosen(given, &all[from..]).unwrap().map(|torch| torch.version)
        };
        assert_eq!(version(Some(&given), 0).unwrap(), "2.15.1");
        assert_eq!(version(None, 0).unwrap(), "2.15.2");
        assert_eq!(version(None, 1).unwrap(), "2.15.3");
        assert_eq!(version(None, 2).unwrap(), "2.15.4");
        assert_eq!(version(None, 3), None);
    }

    #[test]
    fn a_folder_around_a_libtorch_names_it_too() {
        let folder = Folder::new();
        let torch = folder.torch("site-packages/torch", [2, 15, 0]);
        let zip = folder.torch("unpacked/libtorch", [2, 15, 0]);
        for (path, wanted) in [
            (torch.clone(), &torch),
            (folder.0.join("site-packages"), &torch),
            (torch.join("share/cmake/Torch"), &torch),
            (folder.0.join("unpacked"), &zip),
        ] {
            assert_eq!(&chosen(Some(&path), &[]).unwrap().unwrap().home, wanted);
        }
    }

    #[test]
    fn an_unfit_place_is_an_error_if_named_and_else_skipped() {
        let folder = Folder::new();
        let (old, good) = (folder.torch("old", [1, 13, 1]), folder.torch("good", [2, 15, 0]));
        let half = folder.torch("half", [2, 15, 0]);
        fs::remove_file(half.join(LIBRARY)).unwrap();
        let other = folder.torch("other abi", [2, 15, 0]);
        fs::write(other.join("lib/libc10.so"), "\0_ZN3c105ErrorC1ESs\0NSt7__cxx1112basic_string\0")
            .unwrap();
        let mute = folder.torch("mute", [2, 15, 0]);
        fs::write(mute.join(VERSIONS[1]), "").unwrap();
        for (path, words) in [
            (&old, "LibTorch 1.13.1 in"),
            (&old, "is older than 2.7"),
            (&half, "lacks lib/libtorch_cpu.so"),
            (&other, "_GLIBCXX_USE_CXX11_ABI=0"),
            (&mute, "with a version"),
            (&folder.0, "which contains no LibTorch"),
        ] {
            let from_variable = chosen(None, &[("LIBTORCH", path)]).unwrap_err().to_string();
            assert!(from_variable.starts_with("$LIBTORCH "), "{from_variable}");
            let error = chosen(Some(path), &[("LIBTORCH", &good)]).unwrap_err().to_string();
            assert!(error.starts_with("--torch "), "{error}");
            assert!(error.contains(words) && error.ends_with(REMEDY), "{error}");
        }
        let prefixes = std::env::join_paths([&folder.0, &old, &half, &good]).unwrap();
        let found = chosen(None, &[("CMAKE_PREFIX_PATH", Path::new(&prefixes))]).unwrap();
        assert_eq!(found.unwrap().home, good);
    }

    #[test]
    fn a_python_is_asked_for_its_package_and_not_for_a_folder_of_that_name() {
        let Ok(python) = venv::base_python() else {
            eprintln!("SKIPPED: no Python");
            return;
        };
        let folder = Folder::new();
        let home = folder.torch("site-packages/torch", [2, 15, 0]);
        let script = format!(
            "#!/bin/sh\nPYTHONPATH='{}' exec '{}' \"$@\"\n",
            folder.0.join("site-packages").display(),
            python.display()
        );
        let program = folder.0.join("python");
        fs::write(&program, script).unwrap();
        fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
        assert_ne!(of_python(&program).as_ref(), Some(&home)); // the package does not exist yet
        fs::write(home.join("__init__.py"), "raise ImportError('it is not to be imported')")
            .unwrap();
        assert_eq!(of_python(&program), Some(home));
        assert_eq!(of_python(Path::new("/nowhere/python")), None);
    }
}
