//! Compiles object files of C++, and recompiles them only when a file they depend on has changed.

use crate::env::{self, output};
use anyhow::{Result, ensure};
use fs_err as fs;
use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiler settings for the sources of one library.
pub(crate) struct Compiler {
    /// Path of the C++ compiler.
    pub(crate) program: PathBuf,
    pub(crate) flags: Vec<OsString>,
    /// Folder of the sources.
    pub(crate) sources: PathBuf,
    /// Folder of rootgrad's headers.
    pub(crate) include: PathBuf,
    /// Folder of the object files.
    pub(crate) folder: PathBuf,
    /// Version of further headers, such as LibTorch's or ROOT's.
    pub(crate) against: String,
}

impl Compiler {
    /// Returns the object files of all sources, ordered by name.
    pub(crate) fn objects(&self) -> Result<Vec<PathBuf>> {
        let sources = sources(&self.sources, &["cpp"])?;
        ensure!(!sources.is_empty(), "no C++ source in {}", self.sources.display());
        let before = self.dependencies()?;
        let object = |source: &PathBuf| {
            let name = source.file_name().unwrap_or_default();
            self.folder.join(name).with_extension("o")
        };
        env::side_by_side(&sources, |source| self.compile(source, &object(source), &before))?;
        Ok(sources.iter().map(object).collect())
    }

    /// Compiles an object file, unless one for the current state of its dependencies exists.
    fn compile(&self, source: &Path, object: &Path, before: &DefaultHasher) -> Result<()> {
        let stamp = object.with_extension("stamp");
        let mut hash = before.clone();
        fs::read(source)?.hash(&mut hash);
        let now = format!("{:016x}", hash.finish());
        if object.is_file() && fs::read_to_string(&stamp).is_ok_and(|then| then == now) {
            return Ok(());
        }
        println!("compiling {}", source.display());
        let mut command = Command::new(&self.program);
        env::run(command.args(&self.flags).arg("-c").arg(source).arg("-o").arg(object))?;
        Ok(fs::write(&stamp, now)?)
    }

    /// Returns a hash of all dependencies that the objects share: compiler, flags, version of further headers, our headers.
    fn dependencies(&self) -> Result<DefaultHasher> {
        let mut hash = DefaultHasher::new();
        output(Command::new(&self.program).arg("--version"))?.hash(&mut hash);
        (&self.program, &self.flags, &self.against).hash(&mut hash);
        let headers = [&self.sources, &self.include.join("rootgrad")];
        for folder in headers {
            for header in sources(folder, &["h", "hpp"])? {
                let text = fs::read(&header)?;
                (header, text).hash(&mut hash);
            }
        }
        Ok(hash)
    }
}

/// Returns the sources with one of these endings in `folder` and its subfolders, in order.
fn sources(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let found = env::files(folder)?.into_iter();
    Ok(found.filter(|path| endings.contains(&crate::fmt::ending(path))).collect())
}
