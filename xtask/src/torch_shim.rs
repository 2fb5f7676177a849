//! `cargo xtask install --torch`: builds the shim `librootgrad_torch.so` from `torch/src` against a LibTorch, and installs the files with
//! which compilers find both.
//!
//! ```text
//! PREFIX/lib/librootgrad_torch.so                    finds librootgrad.so beside it, and LibTorch where it was
//! PREFIX/lib/cmake/rootgrad/rootgradTorch.cmake      find_package(rootgrad COMPONENTS torch)
//! PREFIX/lib/pkgconfig/rootgrad-torch.pc
//! ```

use crate::env::{self, Missing, Workspace, output};
use crate::install::{Placeholders, copy_filled, replace};
use crate::objects::Compiler;
use crate::torch_env::Torch;
use anyhow::{Context, Result};
use fs_err as fs;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// File name of the shim in `PREFIX/lib`.
pub(crate) const LIBRARY: &str = "librootgrad_torch.so";

/// Further installed files and their places, as in [`crate::install`].
const CONTENTS: &[(&str, &str)] =
    &[("torch/cmake", "lib/cmake/rootgrad"), ("torch/pkgconfig", "lib/pkgconfig")];

/// Test program that only a C++20 compiler with its library accepts.
const CXX20: &str = "#include <concepts>\n#include <span>\n\
    template <std::integral T> T twice(T x) requires(sizeof(T) > 1) { return T(2 * x); }\n\
    int main() { return int(twice(std::span<const int>().size())); }\n";

/// Test program that loads the library given as argument and resolves all its symbols.
const LOADS: &str = "#include <dlfcn.h>\n#include <stdio.h>\n\
    int main(int, char **argv) {\n  if (dlopen(argv[1], RTLD_NOW | RTLD_LOCAL)) return 0;\n  fputs(dlerror(), stderr);\n  return 1;\n}\n";

/// Returns the C++ compiler, if it supports C++20, which LibTorch's headers need.
///
/// # Errors
/// [`Missing`] if it does not.
pub(crate) fn cxx20(workspace: &Workspace) -> Result<PathBuf> {
    let cxx = env::cxx()?;
    let source = scratch(workspace)?.join("cxx20.cpp");
    fs::write(&source, CXX20)?;
    output(Command::new(&cxx).args(["-std=c++20", "-fsyntax-only"]).arg(&source)).map_err(
        |_| {
            Missing::error(
                format!(
                    "a compiler of C++20, which LibTorch's headers need ({} is none),",
                    cxx.display()
                ),
                "install g++ 11 or newer and set CXX to it",
            )
        },
    )?;
    Ok(cxx)
}

/// Builds the shim and installs it under `prefix`, which already contains rootgrad. An earlier build is used again if its dependencies
/// have not changed.
pub(crate) fn install(workspace: &Workspace, prefix: &Path, torch: &Torch) -> Result<()> {
    let shim = Shim::new(workspace, torch)?;
    let objects = shim.compiler.objects()?;
    let lib = prefix.join("lib");
    let built = shim.compiler.folder.join(LIBRARY);
    shim.link(&objects, &lib, &built)?;
    replace(&lib.join(LIBRARY), |new| fs::copy(&built, new).map(drop))?;
    let values = Placeholders::new(prefix)?
        .with("@ROOTGRAD_TORCH_HOME@", &torch.home)?
        .with("@ROOTGRAD_TORCH_VERSION@", Path::new(&torch.version))?;
    for (from, to) in CONTENTS {
        copy_filled(&workspace.root.join(from), &prefix.join(to), &values)?;
    }
    shim.try_loading(&lib.join(LIBRARY))
}

/// Returns the folder in which the shim is built.
fn scratch(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join("torch-shim");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Settings for compiling and linking the shim.
struct Shim<'a> {
    /// (Each compiler process needs up to 1.5 GB of memory for LibTorch's headers.)
    compiler: Compiler,
    torch: &'a Torch,
}

impl<'a> Shim<'a> {
    fn new(workspace: &Workspace, torch: &'a Torch) -> Result<Self> {
        let include = workspace.root.join("include");
        let mut flags: Vec<OsString> =
            ["-std=c++20", "-O2", "-fPIC", "-fvisibility=hidden", "-Wall", "-Wextra", "-I"]
                .map(OsString::from)
                .into();
        flags.push(include.clone().into());
        for folder in torch.includes() {
            flags.extend(["-isystem".into(), folder.into()]); // its warnings are not ours
        }
        let compiler = Compiler {
            program: cxx20(workspace)?,
            flags,
            sources: workspace.root.join("torch/src"),
            include,
            folder: scratch(workspace)?,
            against: torch.version.clone(),
        };
        Ok(Shim { compiler, torch })
    }

    /// Links the shim. A symbol that neither rootgrad nor LibTorch defines is an error here.
    fn link(&self, objects: &[PathBuf], lib: &Path, built: &Path) -> Result<()> {
        let theirs = self.torch.home.join("lib");
        let mut command = Command::new(&self.compiler.program);
        command.arg("-shared").arg("-o").arg(built).args(objects);
        command.args([format!("-Wl,-soname,{LIBRARY}").as_str(), "-Wl,--no-undefined"]);
        command.arg("-L").arg(lib).arg("-L").arg(&theirs);
        // Link by name, not by path: the loader also looks for the names. Never use -ltorch, which adds CUDA's libraries.
        command.args(["-Wl,--no-as-needed", "-lrootgrad", "-ltorch_cpu", "-lc10"]);
        for folder in [Path::new("$ORIGIN"), theirs.as_path()] {
            command.args(["-Xlinker", "-rpath", "-Xlinker"]).arg(folder);
        }
        output(&mut command).map(drop)
    }

    /// Checks that the shim loads, together with LibTorch and its dependencies.
    fn try_loading(&self, library: &Path) -> Result<()> {
        let (source, program) =
            (self.compiler.folder.join("loads.cpp"), self.compiler.folder.join("loads"));
        fs::write(&source, LOADS)?;
        output(
            Command::new(&self.compiler.program).arg(&source).arg("-o").arg(&program).arg("-ldl"),
        )?;
        let mut load = Command::new(&program);
        load.arg(library).env("LD_LIBRARY_PATH", searched_first());
        output(&mut load).map(drop).with_context(|| {
            format!(
                "{LIBRARY} was built but does not load: {} is incomplete, or other libraries come before its own (LD_LIBRARY_PATH); \
                 install it again, or name another (--torch PATH)",
                self.torch
            )
        })
    }
}

/// Returns the user's `LD_LIBRARY_PATH` without the folders that cargo adds at the front, which contain other builds of rootgrad.
fn searched_first() -> OsString {
    let value = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let of_users = |folder: &PathBuf| !folder.join("librootgrad.so").exists();
    let folders: Vec<PathBuf> = std::env::split_paths(&value).filter(of_users).collect();
    std::env::join_paths(folders).unwrap_or_default() // (each entry comes from such a list)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    /// Creates a workspace with a shim of one function, and a rootgrad and a LibTorch of one function each. Returns the workspace, the
    /// prefix with that rootgrad, and the LibTorch.
    fn workspace() -> Result<(TempDir, Workspace, PathBuf, Torch)> {
        let folder = tempfile::tempdir()?;
        let root = folder.path().to_owned();
        let (home, prefix) = (root.join("a torch"), root.join("a prefix"));
        for folder in ["torch/src", "torch/cmake", "torch/pkgconfig", "include/rootgrad"] {
            fs::create_dir_all(root.join(folder))?;
        }
        for folder in
            [home.join("lib"), home.join("include/torch/csrc/api/include"), prefix.join("lib")]
        {
            fs::create_dir_all(folder)?;
        }
        fs::write(root.join("include/rootgrad/one.hpp"), "inline int one() { return 1; }\n")?;
        fs::write(home.join("include/theirs.h"), "int theirs();\n")?;
        let shim = "#include <rootgrad/one.hpp>\n#include <theirs.h>\nint ours();\n\
            extern \"C\" int sum() { return one() + theirs() + ours(); }\n";
        fs::write(root.join("torch/src/shim.cpp"), shim)?;
        let template = "set(torch \"@ROOTGRAD_TORCH_HOME@\") # @ROOTGRAD_TORCH_VERSION@";
        fs::write(root.join("torch/cmake/rootgradTorch.cmake.in"), template)?;
        let libraries = [
            (home.join("lib/libtorch_cpu.so"), "int theirs() { return 10; }\n"),
            (home.join("lib/libc10.so"), ""),
            (prefix.join("lib/librootgrad.so"), "int ours() { return 100; }\n"),
        ];
        for (library, text) in libraries {
            let source = root.join("library.cpp");
            fs::write(&source, text)?;
            let mut command = Command::new(env::cxx()?);
            let name = library.file_name().context("no name")?.to_string_lossy().into_owned();
            command.args(["-shared", "-fPIC"]).arg(format!("-Wl,-soname,{name}"));
            output(command.arg(&source).arg("-o").arg(&library))?;
        }
        let workspace = Workspace { target: root.join("target"), root };
        Ok((folder, workspace, prefix, Torch { home, version: "2.15.0".into() }))
    }

    #[test]
    fn the_shim_loads_by_itself_and_is_compiled_again_when_a_header_changes() {
        if let Err(error) = env::cxx() {
            eprintln!("SKIPPED: {error:#}");
            return;
        }
        let (_folder, workspace, prefix, torch) = workspace().unwrap();
        let object = workspace.target.join("torch-shim/shim.o");
        let mut made = Vec::new();
        for _ in 0..2 {
            install(&workspace, &prefix, &torch).unwrap();
            made.push(fs::metadata(&object).unwrap().modified().unwrap());
        }
        let header = workspace.root.join("include/rootgrad/one.hpp");
        fs::write(header, "inline int one() { return 2; }\n").unwrap();
        install(&workspace, &prefix, &torch).unwrap();
        made.push(fs::metadata(&object).unwrap().modified().unwrap());
        assert!(made[0] == made[1] && made[1] < made[2], "{made:?}");
        let text =
            fs::read_to_string(prefix.join("lib/cmake/rootgrad/rootgradTorch.cmake")).unwrap();
        assert_eq!(text, format!("set(torch \"{}\") # 2.15.0", torch.home.display()));
    }

    #[test]
    fn a_libtorch_without_a_symbol_or_a_library_is_an_error() {
        if let Err(error) = env::cxx() {
            eprintln!("SKIPPED: {error:#}");
            return;
        }
        let (_folder, workspace, prefix, torch) = workspace().unwrap();
        install(&workspace, &prefix, &torch).unwrap();
        let shim = Shim::new(&workspace, &torch).unwrap();
        fs::rename(torch.home.join("lib/libc10.so"), torch.home.join("lib/gone.so")).unwrap();
        let error =
            format!("{:#}", shim.try_loading(&prefix.join("lib").join(LIBRARY)).unwrap_err());
        assert!(error.contains("libc10.so") && error.contains("is incomplete"), "{error}");
        fs::rename(torch.home.join("lib/gone.so"), torch.home.join("lib/libtorch_cpu.so")).unwrap();
        fs::write(torch.home.join("lib/libc10.so"), "").unwrap();
        let error = format!("{:#}", install(&workspace, &prefix, &torch).unwrap_err());
        assert!(error.contains("theirs"), "{error}");
    }
}
