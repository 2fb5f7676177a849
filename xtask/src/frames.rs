//! Builds `librootgrad_frames.so`: the functions on frames in `root/frames`, compiled against the ROOT found, so that ROOT sessions need
//! not compile them again.
//!
//! ```text
//! PREFIX/lib/librootgrad_frames.so             finds librootgrad.so beside it, and ROOT's libraries where they were
//! PREFIX/include/rootgrad/detail/face.hpp             names the ROOT version; with another version the headers do not use the library
//! PREFIX/lib/pkgconfig/rootgrad-frames.pc
//! ```

use crate::env::{self, Workspace, output};
use crate::frames_module;
use crate::install::{Placeholders, replace};
use crate::objects::Compiler;
use crate::root_env::RootEnv;
use anyhow::{Context, Result};
use fs_err as fs;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// File name of the library.
pub(crate) const LIBRARY: &str = "librootgrad_frames.so";

/// Names of the ROOT libraries that it calls. (Their own dependencies are loaded with them.)
const LIBRARIES: &str =
    "Core RIO MathCore Hist Graf Gpad Imt Tree TreePlayer ROOTVecOps ROOTDataFrame";

/// Compiles and links the library.
///
/// `rootgrad` is the library file that it calls; `found` are the folders of that library and of ROOT at load time.
pub(crate) fn build(
    workspace: &Workspace,
    root: &RootEnv,
    rootgrad: &Path,
    found: &[&Path],
) -> Result<PathBuf> {
    let (include, lib, standard) = root.to_link()?;
    // Use one folder per ROOT version: a test with an older ROOT must not replace the build that the wheel takes from the newest.
    let folder = workspace.target.join("frames").join(root.version.replace('/', "."));
    fs::create_dir_all(&folder)?;
    let own = workspace.root.join("include");
    let flags = "-O2 -fPIC -pthread -Wall -Wextra -Wno-strict-aliasing -DROOTGRAD_COMPILED_FACE -I";
    let mut flags: Vec<OsString> = flags.split(' ').map(OsString::from).collect();
    flags.extend([own.clone().into(), "-isystem".into(), include.into()]);
    flags.push(format!("-std={standard}").into());
    let sources = workspace.root.join("root/frames");
    let mut against = format!("{} {}", root.version, root.root_exe.display());
    for shared in ["element.hpp", "element.cpp"] {
        let path = workspace.root.join("rootio/src").join(shared);
        let text = fs::read_to_string(&path);
        against += &text?;
    }
    let compiler = Compiler { program: env::cxx()?, flags, sources, include: own, folder, against };
    let objects = compiler.objects()?;
    let library = compiler.folder.join(LIBRARY);
    let mut link = Command::new(&compiler.program);
    link.arg("-shared").arg("-o").arg(&library).args(&objects).arg(rootgrad);
    link.arg("-L").arg(&lib).args(LIBRARIES.split(' ').map(|name| format!("-l{name}")));
    if lib.join("libROOTNTuple.so").is_file() {
        link.arg("-lROOTNTuple"); // (missing in older ROOTs)
    }
    // ROOT's libraries depend on others that the linker finds only on the system where ROOT was built.
    link.args(["-Wl,--allow-shlib-undefined", "-Wl,-z,defs", "-Wl,-s", "-pthread"]);
    link.arg(format!("-Wl,-soname,{LIBRARY}"));
    for folder in found {
        link.args(["-Xlinker", "-rpath", "-Xlinker"]).arg(folder);
    }
    output(&mut link)?;
    Ok(library)
}

/// Builds the library for `prefix`, which contains rootgrad. Returns the ROOT it was built for, and a message. If no ROOT is found, or the
/// library cannot be compiled for it, there is no library and the message is the reason.
pub(crate) fn install(workspace: &Workspace, prefix: &Path) -> Result<(Face, String)> {
    let lib = prefix.join("lib");
    let library = lib.join(LIBRARY);
    let Some(root) = crate::root_env::found(workspace) else {
        let _ = fs::remove_file(&library); // from an earlier installation
        let why = "ROOT's sessions compile the functions on frames, since no ROOT was found here";
        return Ok((Face::NONE, why.to_owned()));
    };
    let built = root.to_link().and_then(|(_, theirs, _)| {
        let found = [Path::new("$ORIGIN"), &theirs];
        build(workspace, &root, &lib.join("librootgrad.so"), &found)
    });
    match built {
        Ok(built) => {
            replace(&library, |new| fs::copy(&built, new).map(drop))?;
            let module = match frames_module::install(workspace, prefix, &root) {
                Ok(()) => "with a module of the headers".to_owned(),
                Err(error) => {
                    frames_module::remove(prefix);
                    format!("without a module of the headers: {error:#}")
                }
            };
            let report = format!("{}, compiled for ROOT {root}, {module}", library.display());
            Ok((Face::of(&root)?, report))
        }
        Err(error) => {
            let _ = fs::remove_file(&library);
            let why = format!(
                "ROOT's sessions compile the functions on frames, since {LIBRARY} could not be built: {error:#}"
            );
            Ok((Face::NONE, why))
        }
    }
}

/// The ROOT version for which a library was compiled.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Face {
    code: u32,
    name: String,
}

impl Face {
    /// No library was compiled.
    pub(crate) const NONE: Face = Face { code: 0, name: String::new() };

    /// Describes a library for this ROOT.
    pub(crate) fn of(root: &RootEnv) -> Result<Self> {
        let code = version_code(&root.version).with_context(|| {
            format!("ROOT's version is {}; wanted one as 6.40.00", root.version)
        })?;
        Ok(Face { code, name: root.version.clone() })
    }

    /// Returns true if a library was compiled.
    pub(crate) fn exists(&self) -> bool {
        self.code != 0
    }

    /// Adds the placeholders of the templates.
    pub(crate) fn placeholders(
        &self,
        values: Placeholders,
        load: &str,
        there: &str,
        again: &str,
    ) -> Placeholders {
        let number = |text: &str| text.parse::<u32>().unwrap_or_default();
        let version = number(env!("CARGO_PKG_VERSION_MAJOR")) * 10000
            + number(env!("CARGO_PKG_VERSION_MINOR")) * 100
            + number(env!("CARGO_PKG_VERSION_PATCH"));
        values
            .first("@ROOTGRAD_FACE_IS_THERE@", there)
            .first("@ROOTGRAD_LOAD_FACE@", load)
            .first("@ROOTGRAD_FACE_AGAIN@", again)
            .and("@ROOTGRAD_FACE_ROOT@", &self.code.to_string())
            .and("@ROOTGRAD_FACE_ROOT_NAME@", &self.name)
            .and("@ROOTGRAD_FACE_VERSION@", &version.to_string())
    }
}

/// Returns ROOT's version in the form of `ROOT_VERSION_CODE`: 6.40.00 (or 6.28/04, as older ones spell it) gives 6 · 65536 + 40 · 256.
fn version_code(version: &str) -> Option<u32> {
    let mut code = 0;
    let mut parts = version.split(['.', '/']);
    for _ in 0..3 {
        let digits: String = parts.next()?.chars().take_while(char::is_ascii_digit).collect();
        code = code * 256 + digits.parse::<u32>().ok()?;
    }
    Some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_numbers_as_root_has_them() {
        assert_eq!(version_code("6.40.00"), Some(6 << 16 | 40 << 8));
        assert_eq!(version_code("6.28/04"), Some(6 << 16 | 28 << 8 | 4));
        assert_eq!(version_code("6.40"), None);
    }
}
