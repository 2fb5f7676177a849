//! Temporary files that later replace another file, and the removal of those that a killed process left.
//!
//! The writer of a temporary file holds a lock on it (`flock`), which ends with the process, even after a crash. A later process that writes to the
//! same directory removes every temporary file whose lock it can acquire. On a file system that several machines share, the lock of another machine
//! may not be visible: there, a file must also be a day old.

use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const PREFIX: &str = ".rootgrad-";
const SUFFIX: &str = ".tmp";
/// Number of hexadecimal digits between prefix and suffix.
const DIGITS: usize = 32;
/// Number of new names that are tried. It is rare that a name exists already, or is swept before it is locked.
const ATTEMPTS: usize = 16;
/// Age up to which a file may still be in use, on file systems where locks may not be visible.
const SHARED_AGE: Duration = Duration::from_secs(24 * 3600);
/// File systems of one machine. On others (NFS, Lustre, FUSE …) locks may be local to each machine.
const LOCAL: [&str; 10] =
    ["ext4", "xfs", "tmpfs", "overlay", "btrfs", "zfs", "ext3", "ext2", "f2fs", "bcachefs"];

/// An open, locked file that is removed on drop, unless it was renamed.
#[derive(Debug)]
pub(super) struct Temporary {
    /// Path of the file; empty after it was renamed.
    path: PathBuf,
    file: File,
}

impl Temporary {
    /// Creates a file in `directory` with a new, unpredictable name; never writes to an existing file, nor through a link. The file has
    /// `permissions`, or the usual ones.
    pub(super) fn create(directory: &Path, permissions: Option<Permissions>) -> io::Result<Self> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        if permissions.is_some() {
            // The file is private until it gets the permissions of the file that it replaces.
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        }
        for _ in 0..ATTEMPTS {
            let path = directory.join(new_name());
            let file = match options.open(&path) {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
            };
            let temporary = Self { path, file };
            match temporary.file.try_lock() {
                Ok(()) if is_removed(&temporary.file) => continue, // swept before it was locked
                Err(TryLockError::WouldBlock) => continue,         // being swept
                Ok(()) | Err(TryLockError::Error(_)) => {} // without locks other processes cannot sweep it either
            }
            if let Some(permissions) = permissions {
                temporary.file.set_permissions(permissions)?;
            }
            sweep(directory, &temporary);
            return Ok(temporary);
        }
        Err(io::Error::new(io::ErrorKind::AlreadyExists, "no new name was found"))
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn file(&self) -> &File {
        &self.file
    }

    /// Renames the file to `target`, and so replaces an older file.
    pub(super) fn rename(mut self, target: &Path) -> io::Result<()> {
        fs::rename(&self.path, target)?;
        self.path = PathBuf::new();
        Ok(())
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.path.as_os_str().is_empty() {
            let _ = fs::remove_file(&self.path); // nothing better can be done with its failure
        }
    }
}

/// Returns a new name: two keyed hashes whose keys are random bytes of the system.
fn new_name() -> String {
    let [a, b] = [(); 2].map(|()| RandomState::new().build_hasher().finish());
    format!("{PREFIX}{a:016x}{b:016x}{SUFFIX}")
}

fn is_ours(name: &str) -> bool {
    let digits = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    digits.is_some_and(|digits| {
        digits.len() == DIGITS && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

/// Removes the files that killed processes left in `directory`. Files that cannot be removed are left to the next call.
fn sweep(directory: &Path, own: &Temporary) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    // The file system's clock, which may not be this machine's.
    let now = own.file.metadata().and_then(|found| found.modified()).ok();
    for entry in entries.flatten() {
        let path = entry.path();
        if entry.file_name().to_str().is_some_and(is_ours) && path != own.path {
            let _ = remove_if_left(&path, now);
        }
    }
}

fn remove_if_left(path: &Path, now: Option<SystemTime>) -> io::Result<()> {
    if !fs::symlink_metadata(path)?.is_file() {
        return Ok(());
    }
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(
        &mut options,
        libc::O_NOFOLLOW | libc::O_NONBLOCK,
    );
    let file = options.open(path)?;
    let found = file.metadata()?;
    let age = || now?.duration_since(found.modified().ok()?).ok();
    let left = is_local(&found) || age().is_some_and(|age| age > SHARED_AGE);
    // A writer holds the lock as long as it lives. A writer that has just renamed the file has moved it from this name: a file that has the name now,
    // if any, is another one.
    if left && file.try_lock().is_ok() && !is_removed(&file) && is_same(&file, path) {
        fs::remove_file(path)?;
    }
    Ok(())
}

#[cfg(unix)]
fn is_removed(file: &File) -> bool {
    file.metadata().is_ok_and(|found| std::os::unix::fs::MetadataExt::nlink(&found) == 0)
}

#[cfg(not(unix))]
fn is_removed(_: &File) -> bool {
    false
}

#[cfg(unix)]
fn is_same(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let found = file.metadata().and_then(|file| Ok((file, fs::symlink_metadata(path)?)));
    found.is_ok_and(|(a, b)| (a.dev(), a.ino()) == (b.dev(), b.ino()))
}

#[cfg(not(unix))]
fn is_same(_: &File, _: &Path) -> bool {
    true
}

/// Returns true if the file is on a file system of this machine alone.
#[cfg(target_os = "linux")]
fn is_local(found: &fs::Metadata) -> bool {
    let device = std::os::unix::fs::MetadataExt::dev(found);
    let number = format!("{}:{}", libc::major(device), libc::minor(device));
    // 36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw,errors=continue
    let kind = |line: &str| {
        let (mount, kind) = line.split_once(" - ")?;
        (mount.split(' ').nth(2)? == number).then(|| kind.split(' ').next().map(str::to_owned))?
    };
    let mounts = fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
    mounts.lines().find_map(kind).is_some_and(|kind| LOCAL.contains(&&*kind))
}

#[cfg(not(target_os = "linux"))]
fn is_local(_: &fs::Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(directory: &Path) -> Vec<String> {
        let entries = fs::read_dir(directory).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn names_cannot_be_foreseen_and_are_known_again() {
        let (one, two) = (new_name(), new_name());
        assert!(is_ours(&one) && is_ours(&two) && one != two, "{one} {two}");
        for other in [".rootgrad-1-2.tmp", ".rootgrad-.tmp", "model", &one[1..], &format!("{one}x")]
        {
            assert!(!is_ours(other), "{other}");
        }
        let marked = format!("{PREFIX}{}{SUFFIX}", "g".repeat(DIGITS));
        assert!(!is_ours(&marked));
    }

    #[test]
    fn what_a_dead_process_left_is_swept_and_what_a_living_one_writes_is_not() {
        let directory = tempfile::tempdir().unwrap();
        let living = Temporary::create(directory.path(), None).unwrap();
        fs::write(directory.path().join(new_name()), "left").unwrap();
        fs::write(directory.path().join(".rootgrad-1-2.tmp"), "another's").unwrap();
        fs::create_dir(directory.path().join(new_name())).unwrap();
        let next = Temporary::create(directory.path(), None).unwrap();
        let local = is_local(&next.file.metadata().unwrap());
        assert_eq!(names(directory.path()).len(), if local { 4 } else { 5 });
        assert!(living.path().exists());
        drop((living, next));
        assert_eq!(names(directory.path()).len(), if local { 2 } else { 3 });
    }

    #[cfg(unix)]
    #[test]
    fn a_link_of_such_a_name_is_not_followed() {
        let directory = tempfile::tempdir().unwrap();
        let victim = directory.path().join("victim");
        fs::write(&victim, "whole").unwrap();
        std::os::unix::fs::symlink(&victim, directory.path().join(new_name())).unwrap();
        let temporary = Temporary::create(directory.path(), None).unwrap();
        fs::write(temporary.path(), "new").unwrap();
        assert_eq!(fs::read(&victim).unwrap(), b"whole");
    }

    #[cfg(unix)]
    #[test]
    fn it_is_never_more_open_than_what_it_replaces() {
        use std::os::unix::fs::PermissionsExt;
        let directory = tempfile::tempdir().unwrap();
        let wanted = Permissions::from_mode(0o640);
        let temporary = Temporary::create(directory.path(), Some(wanted)).unwrap();
        assert_eq!(temporary.file.metadata().unwrap().permissions().mode() & 0o777, 0o640);
    }
}
