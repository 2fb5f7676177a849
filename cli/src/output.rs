//! What commands write, and where: files that must not be others, and standard output.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rootgrad::formats::check_writable;
use rootgrad::{Error, Result};

/// Fails now, not after hours of work, if one of the `outputs`, an option's name and its file each, cannot be written, or is
/// one of the `inputs`, or the same as another.
pub(crate) fn check(outputs: &[(&str, Option<&Path>)], inputs: &[&Path]) -> Result<()> {
    let inputs: Vec<PathBuf> = inputs.iter().map(|path| place(path)).collect();
    let mut taken: Vec<(&str, PathBuf)> = Vec::new();
    for &(name, path) in outputs {
        let Some(path) = path else { continue };
        check_writable(path)?;
        let place = place(path);
        let refuse = |wanted| Err(Error::argument(name, format!("'{}'", path.display()), wanted));
        if inputs.contains(&place) {
            return refuse("another file than what is read, which it would replace".to_owned());
        }
        if let Some((other, _)) = taken.iter().find(|(_, other)| *other == place) {
            return refuse(format!("another file than {other}'s"));
        }
        taken.push((name, place));
    }
    Ok(())
}

/// The one name of a file that may not be there yet.
fn place(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let absolute = |_| -> io::Result<PathBuf> {
        let folder = folder.unwrap_or(Path::new(".")).canonicalize()?;
        Ok(folder.join(path.file_name().unwrap_or_default()))
    };
    path.canonicalize().or_else(absolute).unwrap_or_else(|_| path.to_path_buf())
}

/// Writes to standard output at once. Whether anybody reads on: that nobody does (`| head`) is no error, a full disk is one.
pub(crate) fn print(bytes: &[u8]) -> Result<bool> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(source) => Err(Error::Io { action: "write", path: "standard output".into(), source }),
    }
}
