//! Installs the files that make `rootgrad::…` work at ROOT's prompt, in macros and in PyROOT without any setup by the user.
//!
//! ```text
//! PREFIX/lib/rootgrad.rootmap              read by ROOT when it starts, where it looks for libraries
//! PREFIX/lib/librootgradDict.so            loaded at the first mention of `rootgrad`: root/prompt/dictionary.c
//! PREFIX/lib/librootgradFace.so            loaded by face.hpp: loads librootgrad_frames.so, if that loads: root/prompt/face.c
//! PREFIX/lib/librootgradModule.so          the same; also gives ROOT the headers' precompiled module
//! PREFIX/lib/librootgradDict_rdict.pcm     which ROOT needs beside the dictionary: an empty ROOT file, created by
//!                                          TFile("librootgradDict_rdict.pcm?filetype=pcm", "RECREATE")
//! ```
//!
//! ROOT looks in its own folder, in `ROOT_LIBRARY_PATH`, and in the folders named in the user's `.rootrc`. With `--into-root`
//! ROOT's own folders get three entries, which lead to PREFIX:
//!
//! ```text
//! ROOT/lib/rootgrad.rootmap
//! ROOT/lib/librootgrad.so -> PREFIX/lib/librootgrad.so          for macros that include other headers than root.hpp
//! ROOT/include/rootgrad -> PREFIX/include/rootgrad
//! ```

use crate::env::{self, Workspace, output};
use crate::install::replace;
use crate::root_env::RootEnv;
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use fs_err::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// File name of the dictionary in `PREFIX/lib`.
pub(crate) const DICTIONARY: &str = "librootgradDict.so";
/// File name of the map that ROOT reads when it starts.
pub(crate) const ROOTMAP: &str = "rootgrad.rootmap";
/// File name of the library that loads the compiled functions on frames: root/prompt/face.c.
pub(crate) const FACE: &str = "librootgradFace.so";
/// File name of a library that does the same as [`FACE`] and gives ROOT's interpreter the headers' precompiled module
/// ([`crate::frames_module`]).
pub(crate) const MODULE: &str = "librootgradModule.so";
const LIBRARY: &str = "librootgrad.so";
/// Compiler flags for a shared library in C.
const SHARED: [&str; 6] = ["-std=c11", "-O2", "-fPIC", "-shared", "-Wall", "-Wextra"];
/// Source file of the dictionary.
const SOURCE: &str = "root/prompt/dictionary.c";

/// Builds the dictionary for `prefix/lib`, which already contains the library, and `prefix/include`.
pub(crate) fn install(workspace: &Workspace, prefix: &Path) -> Result<()> {
    let lib = prefix.join("lib");
    let cc = env::cc()?;
    let build = |name: &str, arguments: Vec<PathBuf>| {
        replace(&lib.join(name), |new| {
            let mut build = Command::new(&cc);
            build.args(&arguments).arg("-o").arg(new);
            output(&mut build).map(drop).map_err(std::io::Error::other)
        })
    };
    let include = prefix.join("include");
    build(DICTIONARY, arguments(workspace, &include, &lib.join(LIBRARY), "$ORIGIN"))?;
    build(FACE, face_arguments(workspace, FACE))?;
    build(MODULE, face_arguments(workspace, MODULE))
}

/// Returns the compiler's arguments for [`FACE`] or [`MODULE`], without the name of the result.
pub(crate) fn face_arguments(workspace: &Workspace, name: &str) -> Vec<PathBuf> {
    let mut words: Vec<PathBuf> = SHARED.map(PathBuf::from).into();
    if name == MODULE {
        words.push("-DWITH_MODULE".into());
    }
    words.push(workspace.root.join("root/prompt/face.c"));
    words.extend(["-ldl".into(), format!("-Wl,-soname,{name}").into(), "-Wl,-s".into()]);
    words
}

/// Returns the compiler's arguments, without the name of the result: the current places of headers and library file, and the
/// library's place when the dictionary is loaded.
pub(crate) fn arguments(
    workspace: &Workspace,
    include: &Path,
    library: &Path,
    found: &str,
) -> Vec<PathBuf> {
    let mut words: Vec<PathBuf> = SHARED.map(PathBuf::from).into();
    words.push(workspace.root.join(SOURCE));
    words.extend(["-I".into(), include.to_owned()]);
    // Loading the dictionary also loads this library. It must not be unloaded, because ROOT keeps pointers into it.
    words.extend(["-Wl,--no-as-needed".into(), library.to_owned()]);
    words.extend(["-Wl,--as-needed", "-ldl"].map(PathBuf::from));
    words
        .extend(["-Wl,-soname,librootgradDict.so", "-Wl,-z,nodelete", "-Wl,-s"].map(PathBuf::from));
    words.push(format!("-Wl,-rpath,{found}").into());
    words
}

/// Registers rootgrad in `prefix` with this ROOT, and returns the new entries.
///
/// # Errors
/// If ROOT's folders are not writable, or contain another file of that name.
pub(crate) fn into_root(prefix: &Path, root: &RootEnv) -> Result<[PathBuf; 3]> {
    let (include, lib, _) = root.to_link()?;
    entries(prefix, &include, &lib).with_context(|| {
        format!(
            "rootgrad cannot be registered with ROOT {root} (without --into-root, see `Install` in README.md)"
        )
    })
}

/// Creates the entries in ROOT's folders.
pub(crate) fn entries(prefix: &Path, include: &Path, lib: &Path) -> Result<[PathBuf; 3]> {
    let dictionary = prefix.join("lib").join(DICTIONARY);
    let map = fs::read_to_string(prefix.join("lib").join(ROOTMAP))?;
    let full = map.replace(&format!("[ {DICTIONARY} ]"), &format!("[ {} ]", dictionary.display()));
    ensure!(full != map, "{ROOTMAP} does not contain {DICTIONARY}");
    let made = [lib.join(ROOTMAP), lib.join(LIBRARY), include.join("rootgrad")];
    for link in &made[1..] {
        let other = link.exists() && !link.is_symlink();
        ensure!(!other, "{} exists and is not a link to rootgrad", link.display());
    }
    replace(&made[0], |new| fs::write(new, &full))?;
    replace(&made[1], |new| symlink(prefix.join("lib").join(LIBRARY), new))?;
    replace(&made[2], |new| symlink(prefix.join("include/rootgrad"), new))?;
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_folders_lead_to_the_prefix_and_nothing_of_others_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let [prefix, include, lib] =
            ["prefix", "root/include", "root/lib"].map(|name| folder.path().join(name));
        for path in [&prefix.join("lib"), &prefix.join("include/rootgrad"), &include, &lib] {
            fs::create_dir_all(path).unwrap();
        }
        let map = include_str!("../../root/prompt/rootgrad.rootmap");
        fs::write(prefix.join("lib").join(ROOTMAP), map).unwrap();
        for _ in 0..2 {
            entries(&prefix, &include, &lib).unwrap();
        }
        let read = fs::read_to_string(lib.join(ROOTMAP)).unwrap();
        assert!(read.contains(&format!("[ {}/lib/{DICTIONARY} ]", prefix.display())), "{read}");
        assert_eq!(
            include.join("rootgrad").canonicalize().unwrap(),
            prefix.join("include/rootgrad").canonicalize().unwrap()
        );
        fs::remove_file(include.join("rootgrad")).unwrap();
        fs::create_dir(include.join("rootgrad")).unwrap(); // left by another kind of installation
        let error = entries(&prefix, &include, &lib).unwrap_err().to_string();
        assert!(error.contains("include/rootgrad exists and is not a link"), "{error}");
    }
}
