//! Builds the precompiled module of rootgrad's headers. ROOT's interpreter reads it instead of their text, if ROOT itself uses
//! modules.
//!
//! ```text
//! PREFIX/lib/rootgrad-module/rootgrad.pcm       written by ROOT's rootcling
//! PREFIX/lib/rootgrad-module/module.modulemap   the headers in it
//! PREFIX/lib/rootgrad-module/built-on.txt       ROOT's own modules and their sizes; with other modules it is not used
//! ```

use crate::env::{Workspace, output};
use crate::install::replace;
use crate::root_env::RootEnv;
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use fs_err::os::unix::fs::symlink;
use std::fmt::Write as _;
use std::path::Path;

/// Name of the folder in `PREFIX/lib`.
const FOLDER: &str = "rootgrad-module";

/// Headers in the module; the headers that they include are added.
const HEADERS: [&str; 5] = [
    "rootgrad.hpp",
    "rdataframe.hpp",
    "detail/print.hpp",
    "detail/pyroot.hpp",
    "detail/pyroot_frames.hpp",
];
/// Headers that are read as text, because they differ from session to session.
const TEXT: [&str; 2] = ["detail/rdf_on_use.hpp", "detail/face.hpp"];

/// ROOT modules that it depends on. The modules of the libraries that the functions on frames call bring the others.
const BUILT_ON: [&str; 4] = ["std.pcm", "Core.pcm", "ROOTDataFrame.pcm", "Gpad.pcm"];

/// Lets rootcling build the module, and installs it under `prefix`.
///
/// # Errors
/// If this ROOT has no modules; rootcling's error messages.
pub(crate) fn install(workspace: &Workspace, prefix: &Path, root: &RootEnv) -> Result<()> {
    let (_, lib, _) = root.to_link()?;
    let mut built_on = String::new();
    for name in BUILT_ON {
        let size =
            fs::metadata(lib.join(name)).with_context(|| format!("ROOT has no {name}"))?.len();
        writeln!(built_on, "{name} {size}")?;
    }
    let source = workspace.root.join("include/rootgrad");
    let mut headers = Vec::new();
    for name in HEADERS {
        add(&source, name, &mut headers)?;
    }
    let scratch = workspace.target.join("frames/module");
    crate::env::empty(&scratch)?;
    symlink(&source, scratch.join("rootgrad"))?;
    fs::write(scratch.join("module.modulemap"), map(&headers, ""))?;
    fs::write(
        scratch.join("LinkDef.h"),
        "#pragma link off all globals;\n#pragma link off all classes;\n#pragma link off all functions;\n",
    )?;
    let mut rootcling = root.command(root.root_exe.with_file_name("rootcling"));
    rootcling.current_dir(&scratch).args(["-f", "dictionary.cxx", "-cxxmodule"]);
    rootcling.args(["-moduleMapFile=module.modulemap", "-s", "librootgrad.so"]);
    rootcling.args(["-m", "ROOTDataFrame.pcm", "-m", "Gpad.pcm"]);
    rootcling.args(["-DROOTGRAD_COMPILED_FACE", "-I."]);
    output(rootcling.args(headers.iter().map(|name| format!("rootgrad/{name}"))).arg("LinkDef.h"))?;
    let built = scratch.join("rootgrad.pcm");
    ensure!(fs::metadata(&built).is_ok_and(|it| it.len() > 0), "rootcling left no module");
    let folder = prefix.join("lib").join(FOLDER);
    fs::create_dir_all(&folder)?;
    replace(&folder.join("rootgrad.pcm"), |new| fs::copy(&built, new).map(drop))?;
    replace(&folder.join("module.modulemap"), |new| {
        fs::write(new, map(&headers, "../../include/"))
    })?;
    replace(&folder.join("built-on.txt"), |new| fs::write(new, &built_on))
}

/// Removes the module of an earlier installation.
pub(crate) fn remove(prefix: &Path) {
    let _ = fs::remove_dir_all(prefix.join("lib").join(FOLDER));
}

/// Adds the header, after the headers that it includes.
fn add(source: &Path, name: &str, headers: &mut Vec<String>) -> Result<()> {
    if TEXT.contains(&name) || name.ends_with("-inl.hpp") || headers.iter().any(|it| it == name) {
        return Ok(());
    }
    let path = source.join(name);
    let text = fs::read_to_string(&path)?;
    let included =
        |line: &str| Some(line.strip_prefix("#include \"")?.strip_suffix(".hpp\"")?.to_owned());
    for other in text.lines().filter_map(included) {
        let from = name.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let other = format!("{from}{other}.hpp").replace("detail/../", "");
        add(source, &other, headers)?;
    }
    headers.push(name.to_owned());
    Ok(())
}

/// Formats the module map; `before` is the path prefix of the headers.
fn map(headers: &[String], before: &str) -> String {
    let mut text = String::from("module \"rootgrad\" {\n  requires cplusplus\n");
    for name in headers {
        text += &format!("  module \"{name}\" {{ header \"{before}rootgrad/{name}\" export * }}\n");
    }
    text + "  export *\n}\n"
}
