//! Replacement of a file, whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::file::{BUFFER, failed, is_absence};
use super::temporary::Temporary;
use crate::error::Result;

/// Maximum number of links that are followed one after the other, as in Linux.
const MOST_LINKS: usize = 40;

/// Writes a file so that, whatever happens, `path` has either its old content or all of the new content.
///
/// The content is written to a temporary file in the same directory, which is synced and renamed to `path`; then the directory is synced. If anything
/// fails (a full disk, a quota, an error from `write`), the temporary file is removed and an old file is unchanged. If the process is killed, the
/// next process that writes there removes the temporary file. The permissions of an old file are kept. A symbolic link is followed, also if its
/// target does not exist yet.
///
/// # Errors
/// [`Error::Io`](crate::Error::Io) with the action that failed and the system's reason.
pub fn write_atomically(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<()> {
    let mut replacement = Replacement::begin(path)?;
    replacement.fill(write)?;
    replacement.commit()
}

/// A file that is being written. It gets its name only by [`commit`](Self::commit), and is removed otherwise.
#[derive(Debug)]
pub struct Replacement {
    /// Path as given by the user.
    path: PathBuf,
    target: PathBuf,
    temporary: Temporary,
}

impl Replacement {
    /// Begins a file that will replace `path`, or be created there.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io) if no file can be created there.
    pub fn begin(path: &Path) -> Result<Self> {
        Self::make(path, "create")
    }

    fn make(path: &Path, action: &'static str) -> Result<Self> {
        let fail = |source| failed(action, path, source);
        let target = resolve(path).map_err(|source| failed("write", path, source))?;
        let old = match fs::metadata(&target) {
            Ok(old) => Some(old.permissions()),
            Err(error) if is_absence(&error) => None,
            Err(source) => return Err(failed("write", path, source)), // a private file stays private
        };
        let temporary = Temporary::create(directory_of(&target), old).map_err(fail)?;
        Ok(Self { path: path.to_path_buf(), target, temporary })
    }

    /// Returns the path of the temporary file, for writers that accept only a path.
    #[must_use]
    pub fn temporary(&self) -> &Path {
        self.temporary.path()
    }

    /// Writes the content.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io).
    pub fn fill(&mut self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<()> {
        let mut writer = BufWriter::with_capacity(BUFFER, self.temporary.file());
        let written = write(&mut writer).and_then(|()| writer.flush());
        written.map_err(|source| failed("write", &self.path, source))
    }

    /// Syncs the content to disk, and renames the file to its final name.
    ///
    /// # Errors
    /// [`Error::Io`](crate::Error::Io).
    pub fn commit(self) -> Result<()> {
        let Self { path, target, temporary } = self;
        let renamed = temporary.file().sync_all().and_then(|()| temporary.rename(&target));
        renamed.map_err(|source| failed("write", &path, source))?;
        sync_directory(directory_of(&target)).map_err(|source| failed("sync", &path, source))
    }
}

/// Checks that a file can be created at `path`, so that a failure is reported now and not after hours of training.
///
/// # Errors
/// [`Error::Io`](crate::Error::Io).
pub fn check_writable(path: &Path) -> Result<()> {
    Replacement::make(path, "write").map(drop)
}

/// Returns the path to write to: `path` or the target of its link, existing or not. Directories, devices and pipes are refused.
pub(super) fn resolve(path: &Path) -> io::Result<PathBuf> {
    if path.file_name().is_none() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "the path does not name a file"));
    }
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(found) if !found.is_file() => {
            Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"))
        }
        Ok(_) => fs::canonicalize(path),
        Err(_) => follow(path.to_path_buf()), // new; if the directory is missing, the creation of the file reports it
    }
}

/// Returns the final target of a link, though it does not exist.
fn follow(mut path: PathBuf) -> io::Result<PathBuf> {
    for _ in 0..MOST_LINKS {
        match fs::read_link(&path) {
            Ok(next) => path = directory_of(&path).join(next),
            // Not a link (EINVAL), or nothing there: this is the target.
            Err(error) if error.kind() == io::ErrorKind::InvalidInput || is_absence(&error) => {
                match path.file_name() {
                    Some(_) => return Ok(path),
                    None => break,
                }
            }
            Err(error) => return Err(error), // otherwise the link itself would be replaced
        }
    }
    let problem = "it is a link that does not lead to a file name";
    Err(io::Error::new(io::ErrorKind::InvalidInput, problem))
}

pub(super) fn directory_of(path: &Path) -> &Path {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    parent.unwrap_or(Path::new("."))
}

/// Makes the rename durable. Some file systems cannot sync a directory; such a failure is not reported.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Error;

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

    #[cfg(unix)]
    #[test]
    fn a_dangling_link_is_followed() {
        use std::os::unix::fs::symlink;
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        fs::create_dir(at("disk")).unwrap();
        symlink("second", at("first")).unwrap();
        symlink("disk/model", at("second")).unwrap();
        write_atomically(&at("first"), |file| file.write_all(b"new")).unwrap();
        assert_eq!(fs::read(at("disk/model")).unwrap(), b"new");
        assert!(fs::symlink_metadata(at("first")).unwrap().is_symlink());
        assert_eq!(entries(&at("disk")), ["model"]);
        symlink("loop", at("loop")).unwrap();
        symlink("none/model", at("nowhere")).unwrap();
        for name in ["loop", "nowhere"] {
            let error = write_atomically(&at(name), |file| file.write_all(b"x")).unwrap_err();
            assert!(matches!(error, Error::Io { .. }), "{error}");
            assert!(fs::symlink_metadata(at(name)).unwrap().is_symlink());
        }
    }
}
