//! `cargo xtask wheel`: builds a wheel for pip, for every Python 3, with everything that `cargo xtask install` installs.
//!
//! ```text
//! rootgrad/                       the Python package, and in it a prefix: bin, include, lib, share
//! rootgrad/lib/librootgrad.so.0   the library; librootgrad.so beside it is a text for linkers (wheels hold no links)
//! ROOT/lib/, ROOT/include/        files that PyPI's ROOT finds automatically: map and dictionary; headers that lead to rootgrad/include;
//!                                 with --local the functions on frames, compiled for it
//! rootgrad-….data/scripts/        the program rootgrad
//! ```
//!
//! The wheel's RECORD lists the files in `ROOT/` as well, so uninstalling rootgrad removes them. If PyPI's ROOT is not in the same environment they
//! have no use, and `import ROOT` there gives an empty package (`_load.py` reports this).
//!
//! Without `--local`, library and program are built against glibc 2.28, like PyPI's ROOT, with Zig's C compiler and linker (`cargo zigbuild`; both
//! from PyPI). PyPA's `wheel pack` packs the files and creates the RECORD.

use crate::autoload::{self, DICTIONARY, FACE, MODULE, ROOTMAP};
use crate::env::{self, Workspace, output, run as run_command};
use crate::frames::{self, Face};
use crate::install::{self, Placeholders, copy_filled};
use crate::{root_env, venv};
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `cargo xtask wheel`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Output folder of the wheel [default: target/wheel]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Use the ordinary release build, for machines like this one: quicker, but not suitable for PyPI
    #[arg(long)]
    local: bool,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");
const SONAME: &str = concat!("librootgrad.so.", env!("CARGO_PKG_VERSION_MAJOR"));
const GLIBC: &str = "2.28";

/// Files that ROOT finds automatically, with the dictionary.
const MAP: [(&str, &str); 2] = [
    ("root/prompt/rootgrad.rootmap", ROOTMAP),
    ("root/prompt/librootgradDict_rdict.pcm", "librootgradDict_rdict.pcm"),
];

/// Text that replaces the loading code of `root.hpp`: the header in ROOT's folder loads the library (see [`forward`]), or the dictionary that
/// includes `root.hpp` does.
const LOAD: &str = "// (The library comes with librootgradDict.so.)\n";

/// Code with which `face.hpp` loads the compiled functions on frames from ROOT's own folder, and the condition that they exist.
const LOAD_FACE: &str = "#pragma cling load(\"librootgradFace.so\")";
const FACE_IS_THERE: &str = r#"__has_include("../../../ROOT/lib/librootgrad_frames.so")"#;
/// Command that compiles the functions on frames for another ROOT.
const FACE_AGAIN: &str = "in rootgrad's sources, cargo xtask install --prefix FOLDER";

/// Contents of a wheel, and its platform.
struct Built {
    library: PathBuf,
    program: PathBuf,
    /// Compiler command of the dictionary, for the wheel's platform.
    compiler: Vec<PathBuf>,
    platform: String,
    /// True if this machine's compiler compiles the functions on frames. (Zig's compiler uses another standard library than ROOT.)
    frames: bool,
}

/// Builds the wheel and prints its size and the systems it suits.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let built = if options.local { local(workspace)? } else { manylinux(workspace)? };
    let out = options.out.clone().unwrap_or_else(|| workspace.target.join("wheel"));
    let wheel = pack(workspace, &built, &out)?;
    println!("{}, {:.1} MB", wheel.display(), fs::metadata(&wheel)?.len() as f64 / 1e6);
    let suits = audit(workspace, &wheel)?;
    println!("{}", suits.trim());
    let tag = format!("\"{}\"", built.platform);
    ensure!(suits.replace('\n', " ").contains(&tag), "auditwheel finds that it is not a {tag}");
    println!("pip install {}; with ROOT of PyPI: pip install '{0}[root]'", wheel.display());
    Ok(())
}

/// Builds the wheel from the ordinary release build.
pub(crate) fn of_release(workspace: &Workspace, out: &Path) -> Result<PathBuf> {
    pack(workspace, &local(workspace)?, out)
}

/// Makes the ordinary release build, for systems with this machine's glibc or a newer one.
fn local(workspace: &Workspace) -> Result<Built> {
    let mut build = install::build(workspace, &install::PROGRAMS);
    run_command(build.args(["--package", "rootgrad", "--features", "rootgrad/io"]))?;
    let release = workspace.target.join("release");
    Ok(Built {
        library: release.join("librootgrad.so"),
        program: release.join("rootgrad"),
        compiler: vec![env::cc()?],
        platform: format!("linux_{}", std::env::consts::ARCH),
        frames: true,
    })
}

/// Makes a build against glibc [`GLIBC`].
fn manylinux(workspace: &Workspace) -> Result<Built> {
    let python = venv::ensure(workspace, "zig-env")?;
    let target = env::host()?;
    let folder = workspace.target.join("wheel-build");
    let mut build = workspace.cargo(["zigbuild", "--release", "--target"]);
    build.arg(format!("{target}.{GLIBC}")).arg("--target-dir").arg(&folder);
    build.args(["--package", "rootgrad", "--lib", "--features", "rootgrad/io"]);
    build.args(["--package", "rootgrad-cli", "--bin", "rootgrad"]);
    let bin = python.parent().context("a Python without a folder")?;
    let (path, value) = root_env::prepended("PATH", bin);
    build.env(path, value).env("CARGO_PROFILE_RELEASE_DEBUG", "false");
    build.env("LZMA_API_STATIC", "1"); // (not part of manylinux, and other systems have other versions)
    run_command(&mut build)?;
    let release = folder.join(target).join("release");
    let (major, minor) = GLIBC.split_once('.').context("a glibc of one number")?;
    let arch = std::env::consts::ARCH;
    let zig = ["-m", "ziglang", "cc", "-target"].map(PathBuf::from);
    Ok(Built {
        library: release.join("librootgrad.so"),
        program: release.join("rootgrad"),
        compiler: [python]
            .into_iter()
            .chain(zig)
            .chain([format!("{arch}-linux-gnu.{GLIBC}").into()])
            .collect(),
        platform: format!("manylinux_{major}_{minor}_{arch}"),
        frames: false,
    })
}

/// Collects all files in a folder and packs them. Returns the wheel, the only one of its platform in `out`.
fn pack(workspace: &Workspace, built: &Built, out: &Path) -> Result<PathBuf> {
    let stage = workspace.target.join("wheel-stage");
    env::remove(&stage)?;
    let package = stage.join("rootgrad");
    stripped(&built.library, &package.join("lib").join(SONAME))?;
    let face = if built.frames { frames_of(workspace, &stage)? } else { Face::NONE };
    let values =
        Placeholders::common(SONAME.to_owned(), LOAD).and("@ROOTGRAD_PLATFORM@", &built.platform);
    let values = face.placeholders(values, LOAD_FACE, FACE_IS_THERE, FACE_AGAIN);
    for (from, to) in install::CONTENTS {
        copy_filled(&workspace.root.join(from), &package.join(to), &values)?;
    }
    python(workspace, &package, &values)?;
    library(workspace, built, &stage, &values)?;
    forward(&package.join("include/rootgrad"), &stage.join("ROOT/include/rootgrad"))?;
    let scripts = stage.join(format!("rootgrad-{VERSION}.data/scripts"));
    fs::create_dir_all(&scripts)?;
    stripped(&built.program, &scripts.join("rootgrad"))?;
    metadata(workspace, &stage, &values)?;
    fs::create_dir_all(out)?;
    let packer = venv::ensure(workspace, "wheel-env")?;
    let mut pack = Command::new(&packer);
    output(pack.args(["-m", "wheel", "pack", "-d"]).arg(out).arg(&stage))?;
    let wheel = out.join(format!("rootgrad-{VERSION}-py3-none-{}.whl", built.platform));
    ensure!(wheel.is_file(), "wheel pack left no {}", wheel.display());
    Ok(wheel)
}

/// Adds the Python package.
fn python(workspace: &Workspace, package: &Path, values: &Placeholders) -> Result<()> {
    for path in env::files_in(&workspace.root.join("python/rootgrad"))? {
        if path.extension().is_some_and(|ending| ending == "py" || ending == "typed") {
            let name = path.file_name().context("a file without a name")?;
            copy_filled(&path, &package.join(name), values)?;
        }
    }
    copy_filled(&workspace.root.join("root/wheel/_paths.py"), &package.join("_paths.py"), values)
}

/// Adds the library, the dictionary and its map, in the package and in ROOT's folder.
fn library(
    workspace: &Workspace,
    built: &Built,
    stage: &Path,
    values: &Placeholders,
) -> Result<()> {
    let (package, root) = (stage.join("rootgrad"), stage.join("ROOT/lib"));
    let lib = package.join("lib");
    fs::create_dir_all(&root)?;
    fs::write(lib.join("librootgrad.so"), format!("/* for linkers */\nINPUT(-l:{SONAME})\n"))?;
    // This search path works in both places.
    let found = "$ORIGIN:$ORIGIN/../../rootgrad/lib";
    let (compiler, first) = built.compiler.split_first().context("no compiler")?;
    let mut build = Command::new(compiler);
    let include = package.join("include");
    build.args(first).args(autoload::arguments(workspace, &include, &lib.join(SONAME), found));
    output(build.arg("-o").arg(lib.join(DICTIONARY)))?;
    for name in [FACE, MODULE] {
        let mut build = Command::new(compiler);
        build.args(first).args(autoload::face_arguments(workspace, name));
        output(build.arg("-o").arg(lib.join(name)))?;
    }
    for name in [DICTIONARY, FACE, MODULE] {
        fs::copy(lib.join(name), root.join(name))?;
    }
    for (from, name) in MAP {
        for folder in [&lib, &root] {
            copy_filled(&workspace.root.join(from), &folder.join(name), values)?;
        }
    }
    Ok(())
}

/// Adds the functions on frames, compiled for PyPI's ROOT.
fn frames_of(workspace: &Workspace, stage: &Path) -> Result<Face> {
    let root = root_env::pypi(workspace)?;
    let rootgrad = stage.join("rootgrad/lib").join(SONAME);
    let found = ["$ORIGIN", "$ORIGIN/../../rootgrad/lib"].map(Path::new);
    let built = frames::build(workspace, &root, &rootgrad, &found)?;
    stripped(&built, &stage.join("ROOT/lib").join(frames::LIBRARY))?;
    Face::of(&root)
}

/// Writes a forwarding header to ROOT's folder, where `#include <rootgrad/…>` looks, for each header. It loads the library and includes the real
/// header.
fn forward(headers: &Path, root: &Path) -> Result<()> {
    for path in env::files(headers)? {
        let below = path.strip_prefix(headers)?;
        let up = "../".repeat(below.components().count() - 1);
        let text = format!(
            "// Generated by `cargo xtask wheel`: leads from ROOT's folder to rootgrad's, and brings the library.\n\
             #ifdef __CLING__\n#pragma cling load(\"librootgradDict\")\n#endif\n\
             #include \"{up}../../../rootgrad/include/rootgrad/{}\"\n",
            below.display()
        );
        let header = root.join(below);
        fs::create_dir_all(header.parent().context("a header without a folder")?)?;
        fs::write(header, text)?;
    }
    Ok(())
}

/// Writes `rootgrad-….dist-info`, except for the RECORD.
fn metadata(workspace: &Workspace, stage: &Path, values: &Placeholders) -> Result<()> {
    let info = stage.join(format!("rootgrad-{VERSION}.dist-info"));
    for name in ["METADATA.in", "WHEEL.in"] {
        copy_filled(&workspace.root.join("root/wheel").join(name), &info.join(name), values)?;
    }
    let readme = fs::read_to_string(workspace.root.join("README.md"))?;
    let metadata = info.join("METADATA");
    fs::write(&metadata, fs::read_to_string(&metadata)? + &readme)?;
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy_filled(&workspace.root.join(name), &info.join("licenses").join(name), values)?;
    }
    Ok(())
}

/// Copies a file without the names of functions, which make up most of it.
fn stripped(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a place without a folder")?)?;
    let strip = env::tool(&["strip", "llvm-strip"], "strip", "binutils")?;
    output(Command::new(strip).arg("--strip-unneeded").arg("-o").arg(to).arg(from))?;
    fs::set_permissions(to, Permissions::from_mode(0o755))?;
    Ok(())
}

/// Returns auditwheel's report: the systems that the wheel suits.
pub(crate) fn audit(workspace: &Workspace, wheel: &Path) -> Result<String> {
    let python = venv::ensure(workspace, "wheel-env")?;
    output(Command::new(python).args(["-m", "auditwheel", "show"]).arg(wheel))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_in_roots_folder_leads_to_the_packages() {
        let folder = tempfile::tempdir().unwrap();
        let [headers, root] =
            ["rootgrad/include/rootgrad", "ROOT/include/rootgrad"].map(|it| folder.path().join(it));
        fs::create_dir_all(headers.join("detail")).unwrap();
        let names = ["a.hpp", "detail/b.hpp"];
        for name in names {
            fs::write(headers.join(name), "").unwrap();
        }
        forward(&headers, &root).unwrap();
        for name in names {
            let from = root.join(name);
            let text = fs::read_to_string(&from).unwrap();
            let path = text.lines().find_map(|line| line.strip_prefix("#include \"")).unwrap();
            let led = from.parent().unwrap().join(path.trim_end_matches('"'));
            let wanted = headers.join(name).canonicalize().unwrap();
            assert_eq!(led.canonicalize().unwrap(), wanted);
        }
    }

    #[test]
    fn the_conda_recipe_is_of_this_version() {
        let recipe = include_str!("../../recipe/recipe.yaml");
        assert!(recipe.contains(&format!("version: \"{VERSION}\"")), "recipe/recipe.yaml");
    }
}
