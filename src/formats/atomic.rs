//! Replaces a file whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::error::{Error, Result};

/// Writes a file so that, whatever happens, `path` holds either its old content or all of the new one.
///
/// The content goes to a temporary file in the same directory, which is synced, renamed to `path`, and the directory
/// synced. If anything fails (a full disk, a quota, an error from `write`), the temporary file is removed and an old
/// file stays as it was. The permissions of an old file are kept; a symbolic link is followed.
///
/// # Errors
/// [`Error::Io`] with the action that failed and the system's reason.
pub fn write_atomically(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<()> {
    let fail = |action| move |source| Error::Io { action, path: path.to_path_buf(), source };
    let target = resolve(path).map_err(fail("write"))?;
    let directory = match target.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let (mut temporary, file) = Temporary::create(directory).map_err(fail("create"))?;
    fill(file, &target, write).map_err(fail("write"))?;
    fs::rename(&temporary.path, &target).map_err(fail("write"))?;
    temporary.path = PathBuf::new(); // it has another name now
    sync_directory(directory).map_err(fail("sync"))
}

/// Fails now, not after hours of training, if no file can be made where `path` is.
///
/// # Errors
/// [`Error::Io`].
pub fn check_writable(path: &Path) -> Result<()> {
    let fail = |source| Error::Io { action: "write", path: path.to_path_buf(), source };
    let target = resolve(path).map_err(fail)?;
    let directory = target.parent().filter(|parent| !parent.as_os_str().is_empty());
    Temporary::create(directory.unwrap_or(Path::new("."))).map_err(fail).map(drop)
}

/// Where the content goes: `path`, or what it links to. Not a directory, a device or a pipe.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    if path.file_name().is_none() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "the path does not name a file"));
    }
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(found) if !found.is_file() => {
            Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"))
        }
        Ok(_) => fs::canonicalize(path),
        Err(_) => Ok(path.to_path_buf()), // new; if the directory is missing, creating says so
    }
}

fn fill(
    file: File,
    target: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if let Ok(old) = fs::metadata(target) {
        file.set_permissions(old.permissions())?;
    }
    let mut writer = BufWriter::with_capacity(1 << 20, file);
    write(&mut writer)?;
    writer.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

/// Makes the rename durable. Some file systems cannot sync a directory; that is no fault of the file.
fn sync_directory(directory: &Path) -> io::Result<()> {
    match File::open(directory).and_then(|directory| directory.sync_all()) {
        Err(error)
            if !matches!(
                error.kind(),
                io::ErrorKind::InvalidInput
                    | io::ErrorKind::Unsupported
                    | io::ErrorKind::PermissionDenied
            ) =>
        {
            Err(error)
        }
        _ => Ok(()),
    }
}

/// A file that is removed on drop, unless its path is empty.
struct Temporary {
    path: PathBuf,
}

impl Temporary {
    /// Creates a file of a new name in `directory`; names of other processes and hosts are passed over.
    fn create(directory: &Path) -> io::Result<(Self, File)> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let name = format!(".rootgrad-{}-{number}.tmp", std::process::id());
            let path = directory.join(name);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok((Temporary { path }, file)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.path.as_os_str().is_empty() {
            let _ = fs::remove_file(&self.path); // nothing better can be done with its failure
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(directory: &Path) -> Vec<String> {
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name();
        let mut names: Vec<_> = fs::read_dir(directory)
            .unwrap()
            .map(|entry| name(entry).into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_new_file_and_a_replaced_one() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("model");
        write_atomically(&path, |file| file.write_all(b"one")).unwrap();
        write_atomically(&path, |file| file.write_all(b"two")).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(entries(directory.path()), ["model"]);
    }

    #[test]
    fn a_full_disk_keeps_the_old_file_and_leaves_nothing_behind() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("model");
        write_atomically(&path, |file| file.write_all(b"old")).unwrap();
        let error = write_atomically(&path, |file| {
            file.write_all(&[1; 3 << 20])?;
            Err(io::ErrorKind::StorageFull.into())
        })
        .unwrap_err();
        assert!(error.to_string().contains("cannot write"), "{error}");
        assert!(error.to_string().contains("no storage space"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(entries(directory.path()), ["model"]);
    }

    #[test]
    fn a_panic_while_writing_leaves_nothing_behind() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("model");
        let panicked = std::panic::catch_unwind(|| {
            write_atomically(&path, |_| panic!("a fault in the writer")).unwrap();
        });
        assert!(panicked.is_err());
        assert!(entries(directory.path()).is_empty());
    }

    #[test]
    fn paths_that_cannot_be_written_are_named() {
        let directory = tempfile::tempdir().unwrap();
        let message = |path: &Path| {
            let error = write_atomically(path, |file| file.write_all(b"x")).unwrap_err();
            assert!(matches!(error, Error::Io { .. }));
            error.to_string()
        };
        let missing = directory.path().join("no/such/model");
        assert!(message(&missing).contains("no/such/model"), "{}", message(&missing));
        assert!(message(directory.path()).contains("directory"), "{}", message(directory.path()));
        assert!(message(Path::new("/dev/full")).contains("not a regular file"));
        assert!(message(Path::new("")).contains("does not name a file"));
        assert!(message(Path::new("..")).contains("does not name a file"));
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_permissions_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let directory = tempfile::tempdir().unwrap();
        let (file, link) = (directory.path().join("file"), directory.path().join("link"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink("file", &link).unwrap();
        write_atomically(&link, |to| to.write_all(b"new")).unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
