//! Object files of C++ that are compiled anew only when something that they are made of has changed.

use crate::env::{self, output};
use anyhow::{Context, Result, ensure};
use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler of one library's sources.
pub(crate) struct Compiler {
    /// The C++ compiler.
    pub(crate) program: PathBuf,
    pub(crate) flags: Vec<OsString>,
    /// Where the sources are.
    pub(crate) sources: PathBuf,
    /// Where rootgrad's headers are.
    pub(crate) include: PathBuf,
    /// Where the object files go.
    pub(crate) folder: PathBuf,
    /// The version of what else is read, as LibTorch or ROOT.
    pub(crate) against: String,
}

impl Compiler {
    /// The object files of all sources, in the order of their names.
    pub(crate) fn objects(&self) -> Result<Vec<PathBuf>> {
        let sources = sources(&self.sources, &["cpp"])?;
        ensure!(!sources.is_empty(), "no C++ source in {}", self.sources.display());
        let before = self.what_all_read()?;
        let object = |source: &PathBuf| {
            let name = source.file_name().unwrap_or_default();
            self.folder.join(name).with_extension("o")
        };
        env::side_by_side(&sources, |source| self.compile(source, &object(source), &before))?;
        Ok(sources.iter().map(object).collect())
    }

    /// An object file, unless it is there, of what it depends on as it is now.
    fn compile(&self, source: &Path, object: &Path, before: &DefaultHasher) -> Result<()> {
        let stamp = object.with_extension("stamp");
        let mut hash = before.clone();
        fs::read(source)
            .with_context(|| format!("cannot read {}", source.display()))?
            .hash(&mut hash);
        let now = format!("{:016x}", hash.finish());
        if object.is_file() && fs::read_to_string(&stamp).is_ok_and(|then| then == now) {
            return Ok(());
        }
        println!("compiling {}", source.display());
        let mut command = Command::new(&self.program);
        env::run(command.args(&self.flags).arg("-c").arg(source).arg("-o").arg(object))?;
        fs::write(&stamp, now).with_context(|| format!("cannot write {}", stamp.display()))
    }

    /// A hash of all that every object depends on beside its source: compiler, flags, what it is compiled against, our headers.
    fn what_all_read(&self) -> Result<DefaultHasher> {
        let mut hash = DefaultHasher::new();
        output(Command::new(&self.program).arg("--version"))?.hash(&mut hash);
        (&self.program, &self.flags, &self.against).hash(&mut hash);
        let headers = [&self.sources, &self.include.join("rootgrad")];
        for folder in headers {
            for header in sources(folder, &["h", "hpp"])? {
                let text = fs::read(&header)
                    .with_context(|| format!("cannot read {}", header.display()))?;
                (header, text).hash(&mut hash);
            }
        }
        Ok(hash)
    }
}

/// The sources with an ending of `endings` in `folder` and below it, in order.
fn sources(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let unreadable = || format!("cannot read {}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        if path.is_dir() {
            found.extend(sources(&path, endings)?);
        } else if path
            .extension()
            .and_then(|it| it.to_str())
            .is_some_and(|it| endings.contains(&it))
        {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
