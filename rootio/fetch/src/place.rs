//! Where a URL's file lies in the cache, and whose turn it is.

use std::env;
use std::ffi::CString;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::bar::Bar;
use crate::digest;
use crate::record::{Stamp, State};
use crate::{Problem, Result};

/// Characters of a URL's own name that are kept.
const LONGEST: usize = 100;

/// The places of one URL. Whoever has it has the turn, until it is dropped.
///
/// ```text
/// <hash of the URL>-<its name>          the whole file
///             …      .part          what has come of one
///             …      .state         what the servers said of both; locked by whose turn it is
/// ```
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) file: PathBuf,
    pub(crate) part: PathBuf,
    pub(crate) state: State,
    notes: File,
    /// Whether others wait for their turn; if not (a file system without locks), a part is nobody else's, nor resumed.
    pub(crate) locked: bool,
}

/// The cache's folder.
fn folder(named: Option<&Path>) -> Result<PathBuf> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let below = || {
        let home = || variable("HOME").map(|home| home.join(".cache"));
        let cache = variable("XDG_CACHE_HOME").filter(|path| path.is_absolute()).or_else(home)?;
        Some(cache.join("rootgrad"))
    };
    let folder = named.map(Path::to_owned).or_else(|| variable("ROOTGRAD_CACHE")).or_else(below);
    let folder = folder.ok_or_else(|| {
        Problem::failed(
            "there is no folder to fetch it to: ROOTGRAD_CACHE names one, where HOME is not set",
        )
    })?;
    std::path::absolute(&folder).map_err(|error| wrong("find", &folder, &error))
}

/// The error of a file operation in the cache.
pub(crate) fn wrong(what: &str, path: &Path, error: &io::Error) -> Problem {
    let full = [ErrorKind::StorageFull, ErrorKind::QuotaExceeded, ErrorKind::FileTooLarge];
    if full.contains(&error.kind()) {
        return Problem::failed(format!(
            "there is no room for it in '{}' ({error}): make room, or name another folder by ROOTGRAD_CACHE",
            path.parent().unwrap_or(path).display()
        ));
    }
    Problem::failed(format!(
        "cannot {what} '{}': {error}; ROOTGRAD_CACHE names another folder",
        path.display()
    ))
}

/// The end of a URL's path as the name of a file that ROOT takes for one.
fn own_name(url: &str) -> String {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let name = path.rsplit('/').next().unwrap_or_default();
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "._-+".contains(c) { c } else { '_' }
    };
    let name: String = name.chars().map(plain).collect();
    let name = &name[name.len().saturating_sub(LONGEST)..]; // the ending is kept
    if name.is_empty() { "file".to_owned() } else { name.to_owned() }
}

fn read_write() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    options.mode(0o600).custom_flags(libc::O_NOFOLLOW);
    options
}

impl Place {
    /// Waits for its turn, unless `stopped`.
    pub(crate) fn new(
        url: &str,
        named: Option<&Path>,
        bar: &Bar,
        stopped: impl Fn() -> bool,
    ) -> Result<Self> {
        let folder = folder(named)?;
        let made = DirBuilder::new().recursive(true).mode(0o700).create(&folder);
        made.map_err(|error| wrong("create the folder", &folder, &error))?;
        let name = format!("{}-{}", digest::short(url), own_name(url));
        let (file, path) = (folder.join(&name), folder.join(format!("{name}.state")));
        let opened = read_write().open(&path);
        let mut notes = opened.map_err(|error| wrong("open", &path, &error))?;
        let locked = lock(&notes, bar, &name, stopped)?;
        let state = State::read(&mut notes).map_err(|error| wrong("read", &path, &error))?;
        let own = if locked { String::new() } else { format!(".{}", std::process::id()) };
        let part = folder.join(format!("{name}{own}.part"));
        let mut place = Place { file, part, state, notes, locked };
        let stamp = fs::metadata(&place.file).ok().and_then(|metadata| Stamp::of(&metadata));
        if place.state.whole.as_ref().is_some_and(|(_, noted)| stamp.as_ref() != Some(noted)) {
            place.state.whole = None; // it was changed here, or is gone
        }
        Ok(place)
    }

    /// Opens the part, which is made if there is none.
    pub(crate) fn open_part(&self) -> Result<File> {
        let opened = if self.locked {
            read_write().open(&self.part)
        } else {
            drop(fs::remove_file(&self.part)); // of a process of this number that is no more
            read_write().create_new(true).open(&self.part)
        };
        opened.map_err(|error| wrong("create", &self.part, &error))
    }

    /// Notes the state.
    pub(crate) fn note(&mut self) -> Result<()> {
        self.state.write(&mut self.notes).map_err(|error| wrong("write beside", &self.file, &error))
    }

    /// Removes what has come of a file.
    pub(crate) fn forget_part(&mut self) -> Result<()> {
        let noted = self.state.part.take().is_some();
        match fs::remove_file(&self.part) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(wrong("remove", &self.part, &error))
            }
            _ if noted => self.note(),
            _ => Ok(()),
        }
    }

    /// Makes the part the whole file.
    pub(crate) fn finish(&mut self) -> Result<()> {
        let record = self.state.part.take().unwrap_or_default();
        // While there are two of them, the notes are of none.
        self.state.whole = None;
        self.note()?;
        let renamed = fs::rename(&self.part, &self.file);
        renamed.map_err(|error| wrong("rename to", &self.file, &error))?;
        let metadata = fs::metadata(&self.file);
        let metadata = metadata.map_err(|error| wrong("look at", &self.file, &error))?;
        self.state.whole = Stamp::of(&metadata).map(|stamp| (record, stamp));
        self.note()
    }

    /// Whether so many bytes more have room, as far as the system says.
    pub(crate) fn room_for(&self, bytes: u64) -> Result<()> {
        let folder = self.file.parent().unwrap_or(&self.file);
        let Ok(path) = CString::new(folder.as_os_str().as_bytes()) else { return Ok(()) };
        // SAFETY: statvfs is a plain C struct for which all zeros is a valid value.
        let mut found: libc::statvfs = unsafe { std::mem::zeroed() };
        // SAFETY: a text that ends in a zero, and room for the answer.
        if unsafe { libc::statvfs(path.as_ptr(), &raw mut found) } != 0 {
            return Ok(());
        }
        let free = found.f_bavail.saturating_mul(found.f_frsize);
        if free >= bytes {
            return Ok(());
        }
        Err(Problem::failed(format!(
            "there is no room for it in '{}': {:.1} MB are wanted and {:.1} MB free; make room, or name another folder by \
             ROOTGRAD_CACHE",
            folder.display(),
            bytes as f64 * 1e-6,
            free as f64 * 1e-6
        )))
    }
}

/// Waits until no other process fetches this file; false where files cannot be locked.
fn lock(notes: &File, bar: &Bar, name: &str, stopped: impl Fn() -> bool) -> Result<bool> {
    let mut told = false;
    loop {
        match notes.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::Error(_)) => return Ok(false),
            Err(TryLockError::WouldBlock) if stopped() => return Err(Problem::interrupted()),
            Err(TryLockError::WouldBlock) => {}
        }
        if !told {
            bar.waits(name);
            told = true;
        }
        thread::sleep(Duration::from_millis(50));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_such_that_root_takes_them_for_files() {
        assert_eq!(own_name("https://host/a/events.root?token=a/b#tree"), "events.root");
        assert_eq!(own_name("https://host/a b;c%20d.root"), "a_b_c_20d.root");
        assert_eq!(own_name("https://host/"), "file");
        let long = format!("https://host/{}.root", "é".repeat(300));
        assert_eq!(own_name(&long).len(), LONGEST);
        assert!(own_name(&long).ends_with("_.root"));
    }

    #[test]
    fn a_full_disk_is_told_with_the_way_out() {
        for kind in [ErrorKind::StorageFull, ErrorKind::QuotaExceeded] {
            let Problem::Failed(text) = wrong("write", Path::new("/cache/x"), &kind.into()) else {
                panic!()
            };
            assert!(
                text.contains("no room for it in '/cache'") && text.contains("ROOTGRAD_CACHE"),
                "{text}"
            );
        }
    }
}
