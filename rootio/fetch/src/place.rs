//! Location of a URL's file in the cache, and the lock for it.

use std::env;
use std::ffi::CString;
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, TryLockError};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, ErrorKind};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::thread;
use std::time::Duration;

use crate::bar::Bar;
use crate::digest;
use crate::record::{Stamp, State};
use crate::{Problem, Result};
use rootgrad_root_shared::url::file_name;

/// Largest number of characters kept of a URL's own name.
const LONGEST: usize = 100;

/// The files of one URL in the cache. As long as this value lives, its process holds the lock for them.
///
/// ```text
/// <hash of the URL>-<its name>          the whole file
///             …      .part          the part received so far; `.<number>.part` if files cannot be locked
///             …      .state         the server's information on both; this file is locked
/// ```
#[derive(Debug)]
pub(crate) struct Place {
    pub(crate) file: PathBuf,
    pub(crate) part: PathBuf,
    pub(crate) state: State,
    notes: File,
    /// Device and inode of the part, after it was opened.
    opened: Option<(u64, u64)>,
    /// True if the lock excludes other processes. False on a file system without locks; the part is then private and not resumed.
    pub(crate) locked: bool,
}

/// Returns the cache folder.
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
            "there is no cache folder, since HOME is not set: set ROOTGRAD_CACHE to a folder",
        )
    })?;
    std::path::absolute(&folder).map_err(|error| wrong("find", &folder, &error))
}

/// Refuses a folder in which every user of the machine could plant a file. Returns a note if some other users could.
fn shared(folder: &Path) -> Result<Option<String>> {
    let found = fs::metadata(folder).map_err(|error| wrong("look at", folder, &error))?;
    let shown = folder.display();
    if found.mode() & 0o002 != 0 {
        return Err(Problem::failed(format!(
            "every user of this machine can write to the cache folder '{shown}', and thus replace its files: run `chmod go-w '{shown}'`, or set \
             ROOTGRAD_CACHE to another folder"
        )));
    }
    // SAFETY: takes no argument and always succeeds.
    let user = unsafe { libc::geteuid() };
    let who = match found.uid() {
        owner if owner != user && owner != 0 => format!("its owner, user {owner},"),
        _ if found.mode() & 0o020 != 0 => format!("its group, {},", found.gid()),
        _ => return Ok(None),
    };
    Ok(Some(format!(
        "{who} can write to the cache folder '{shown}', and thus replace its files; if you do not trust all of them, set ROOTGRAD_CACHE to \
         another folder"
    )))
}

/// Returns the error for a failed file operation in the cache.
pub(crate) fn wrong(what: &str, path: &Path, error: &io::Error) -> Problem {
    let full = [ErrorKind::StorageFull, ErrorKind::QuotaExceeded, ErrorKind::FileTooLarge];
    if full.contains(&error.kind()) {
        return Problem::failed(format!(
            "there is not enough space for it in '{}' ({error}): free some, or set ROOTGRAD_CACHE to another folder",
            path.parent().unwrap_or(path).display()
        ));
    }
    Problem::failed(format!(
        "cannot {what} '{}': {error}; set ROOTGRAD_CACHE to another folder",
        path.display()
    ))
}

/// Returns the end of a URL's path as a file name that ROOT accepts.
pub(crate) fn own_name(url: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "._-+".contains(c) { c } else { '_' }
    };
    let name: String = file_name(url).chars().map(plain).collect();
    let name = &name[name.len().saturating_sub(LONGEST)..]; // this keeps the ending
    if name.is_empty() { "file".to_owned() } else { name.to_owned() }
}

/// Returns a file's device and inode.
fn identity(file: &Metadata) -> (u64, u64) {
    (file.dev(), file.ino())
}

fn read_write() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    options.mode(0o600).custom_flags(libc::O_NOFOLLOW);
    options
}

impl Place {
    /// Waits for the lock, unless `stopped` returns true.
    pub(crate) fn new(
        url: &str,
        named: Option<&Path>,
        bar: &Bar,
        stopped: impl Fn() -> bool,
    ) -> Result<Self> {
        static TOLD: Once = Once::new();
        let folder = folder(named)?;
        // (A folder created here belongs to the user alone.)
        if folder.is_dir()
            && let Some(note) = shared(&folder)?
        {
            TOLD.call_once(|| bar.tell(&format!("note: {note}")));
        }
        Self::with(url, named, |notes, name| lock(notes, bar, name, stopped))
    }

    /// Does the same with another function to lock.
    pub(crate) fn with(
        url: &str,
        named: Option<&Path>,
        lock: impl FnOnce(&File, &str) -> Result<bool>,
    ) -> Result<Self> {
        let folder = folder(named)?;
        let made = DirBuilder::new().recursive(true).mode(0o700).create(&folder);
        made.map_err(|error| wrong("create the folder", &folder, &error))?;
        let name = format!("{}-{}", digest::short(url), own_name(url));
        let (file, path) = (folder.join(&name), folder.join(format!("{name}.state")));
        let opened = read_write().open(&path);
        let mut notes = opened.map_err(|error| wrong("open", &path, &error))?;
        let locked = lock(&notes, &name)?;
        let state = State::read(&mut notes).map_err(|error| wrong("read", &path, &error))?;
        let part = folder.join(format!("{name}.part"));
        let mut place = Place { file, part, state, notes, opened: None, locked };
        let stamp = fs::metadata(&place.file).ok().and_then(|metadata| Stamp::of(&metadata));
        if place.state.whole.as_ref().is_some_and(|(_, noted)| stamp.as_ref() != Some(noted)) {
            place.state.whole = None; // the file was changed by others, or is gone
        }
        Ok(place)
    }

    /// Opens the part, which is created if it is missing. If files cannot be locked, a new part with a unique name is created each time.
    pub(crate) fn open_part(&mut self) -> Result<File> {
        let opened = if self.locked { read_write().open(&self.part) } else { self.new_part() };
        let found = opened.and_then(|file| Ok((identity(&file.metadata()?), file)));
        let (found, file) = found.map_err(|error| wrong("create", &self.part, &error))?;
        self.opened = Some(found);
        Ok(file)
    }

    fn new_part(&mut self) -> io::Result<File> {
        drop(self.remove_part()); // the previous part; a failure does no harm
        loop {
            // The standard library's hash tables have random seeds, with a new one each time.
            let number = RandomState::new().build_hasher().finish();
            self.part.clone_from(&self.file);
            self.part.as_mut_os_string().push(format!(".{number:016x}.part"));
            match read_write().create_new(true).open(&self.part) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                other => return other,
            }
        }
    }

    /// Returns true if the part's path still leads to the file that was opened.
    fn is_own(&self) -> bool {
        let found = fs::symlink_metadata(&self.part).ok();
        self.opened.is_some() && found.as_ref().map(identity) == self.opened
    }

    /// Removes the part. Without a lock, it is removed only if it is the file opened here.
    fn remove_part(&self) -> io::Result<()> {
        if !self.locked && !self.is_own() {
            return Ok(());
        }
        fs::remove_file(&self.part)
    }

    /// Writes the state. Without a lock, the part is not recorded, because it cannot be resumed.
    pub(crate) fn note(&mut self) -> Result<()> {
        let part = self.state.part.clone().filter(|_| self.locked);
        let state = State { part, whole: self.state.whole.clone() };
        state.write(&mut self.notes).map_err(|error| wrong("write beside", &self.file, &error))
    }

    /// Removes the part received so far.
    pub(crate) fn forget_part(&mut self) -> Result<()> {
        let noted = self.state.part.take().is_some();
        match self.remove_part() {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(wrong("remove", &self.part, &error))
            }
            _ if noted => self.note(),
            _ => Ok(()),
        }
    }

    /// Turns the part, opened as `part`, into the whole file.
    pub(crate) fn finish(&mut self, part: &File) -> Result<()> {
        let held = part.metadata().map_err(|error| wrong("look at", &self.part, &error))?;
        if self.opened != Some(identity(&held)) || !self.is_own() {
            self.state.part = None; // the record does not belong to the file at this path
            self.note()?;
            return Err(Problem::failed(format!(
                "'{}' is no longer what was written there: another process has replaced or removed it; fetch it again",
                self.part.display()
            )));
        }
        let record = self.state.part.take().unwrap_or_default();
        // The record is removed first, because between the steps it would belong to neither of the two files.
        self.state.whole = None;
        self.note()?;
        let renamed = fs::rename(&self.part, &self.file);
        renamed.map_err(|error| wrong("rename to", &self.file, &error))?;
        // Use the metadata of the opened file: without locks the file at the path may already be another process's, with another record.
        self.state.whole = Stamp::of(&held).map(|stamp| (record, stamp));
        self.note()
    }

    /// Fails if the disk has too little space for this many bytes, as far as the system reports it.
    pub(crate) fn room_for(&self, bytes: u64) -> Result<()> {
        let folder = self.file.parent().unwrap_or(&self.file);
        let Ok(path) = CString::new(folder.as_os_str().as_bytes()) else { return Ok(()) };
        // SAFETY: statvfs is a plain C struct for which all zeros is a valid value.
        let mut found: libc::statvfs = unsafe { std::mem::zeroed() };
        // SAFETY: the text ends in a zero, and `found` is a valid place for the result.
        if unsafe { libc::statvfs(path.as_ptr(), &raw mut found) } != 0 {
            return Ok(());
        }
        let free = found.f_bavail.saturating_mul(found.f_frsize);
        if free >= bytes {
            return Ok(());
        }
        Err(Problem::failed(format!(
            "there is not enough space for it in '{}': {:.1} MB are needed and {:.1} MB are free; free some, or set \
             ROOTGRAD_CACHE to another folder",
            folder.display(),
            bytes as f64 * 1e-6,
            free as f64 * 1e-6
        )))
    }
}

/// Waits until no other process fetches this file. Returns false if files cannot be locked.
fn lock(notes: &File, bar: &Bar, name: &str, stopped: impl Fn() -> bool) -> Result<bool> {
    let mut reported = false;
    loop {
        match notes.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Interrupted => continue,
            Err(TryLockError::Error(_)) => return Ok(false),
            Err(TryLockError::WouldBlock) if stopped() => return Err(Problem::interrupted()),
            Err(TryLockError::WouldBlock) => {}
        }
        if !reported {
            bar.waits(name);
            reported = true;
        }
        thread::sleep(Duration::from_millis(50));
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;
    use crate::record::Record;

    #[test]
    fn names_are_such_that_root_takes_them_for_files() {
        assert_eq!(own_name("https://host/a/events.root?token=a/b#tree"), "events.root");
        assert_eq!(own_name("https://host/a b;c%20d.root"), "a_b_c_20d.root");
        for nothing in ["https://host/", "https://me:secret@host", "https://me:secret@host?x.root"]
        {
            assert_eq!(own_name(nothing), "file");
        }
        let long = format!("https://host/{}.root", "é".repeat(300));
        assert_eq!(own_name(&long).len(), LONGEST);
        assert!(own_name(&long).ends_with("_.root"));
    }

    #[test]
    fn a_folder_that_others_can_write_is_refused_or_noted() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let with = |mode| {
            fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).unwrap();
            shared(folder.path())
        };
        for private in [0o700, 0o755] {
            assert_eq!(with(private).unwrap(), None, "{private:o}");
        }
        let note = with(0o775).unwrap().unwrap();
        assert!(note.contains("its group") && note.contains("ROOTGRAD_CACHE"), "{note}");
        for open in [0o777, 0o1777, 0o702] {
            let Err(Problem::Failed(text)) = with(open) else { panic!("{open:o}") };
            assert!(text.contains("every user") && text.contains("chmod go-w"), "{text}");
            let place =
                Place::new("https://host/x", Some(folder.path()), &Bar::new(false, ""), || false);
            assert!(place.is_err() && fs::read_dir(folder.path()).unwrap().next().is_none());
        }
    }

    #[test]
    fn a_full_disk_is_reported_with_the_way_out() {
        for kind in [ErrorKind::StorageFull, ErrorKind::QuotaExceeded] {
            let Problem::Failed(text) = wrong("write", Path::new("/cache/x"), &kind.into()) else {
                panic!()
            };
            assert!(
                text.contains("not enough space for it in '/cache'")
                    && text.contains("ROOTGRAD_CACHE"),
                "{text}"
            );
        }
    }

    /// Creates a place on a file system without locks.
    fn unlocked(folder: &Path) -> Place {
        Place::with("https://host/x.root", Some(folder), |_, _| Ok(false)).unwrap()
    }

    #[test]
    fn without_locks_nobody_takes_anothers_part() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut two) = (unlocked(folder.path()), unlocked(folder.path()));
        let mut first = one.open_part().unwrap();
        first.write_all(b"one, whole").unwrap();
        let mut second = two.open_part().unwrap();
        second.write_all(b"two, unf").unwrap();
        assert_ne!(one.part, two.part);
        one.finish(&first).unwrap();
        assert_eq!(fs::read(&one.file).unwrap(), b"one, whole");
        second.write_all(b"inished").unwrap();
        // A new attempt creates a new part and removes the old one.
        drop(one.open_part().unwrap());
        let last = one.part.clone();
        drop(one.open_part().unwrap());
        assert!(one.part != last && !last.exists());
        one.forget_part().unwrap();
        two.finish(&second).unwrap();
        assert_eq!(fs::read(&two.file).unwrap(), b"two, unfinished");
        let names = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(names, 2, "the file and the notes");
    }

    #[test]
    fn a_part_that_another_has_put_in_place_is_neither_made_the_file_nor_removed() {
        for locked in [true, false] {
            let folder = tempfile::tempdir().unwrap();
            let url = "https://host/x.root";
            let mut place = Place::with(url, Some(folder.path()), |_, _| Ok(locked)).unwrap();
            fs::write(&place.file, "was there").unwrap();
            let file = place.open_part().unwrap();
            place.state.part = Some(Record::default());
            place.note().unwrap();
            fs::remove_file(&place.part).unwrap();
            fs::write(&place.part, "another's").unwrap();
            let Err(Problem::Failed(text)) = place.finish(&file) else { panic!("{locked}") };
            assert!(text.contains("no longer what was written there"), "{text}");
            assert_eq!(fs::read(&place.file).unwrap(), b"was there");
            assert_eq!(State::read(&mut place.notes).unwrap(), State::default());
            if !locked {
                place.forget_part().unwrap();
                assert_eq!(fs::read(&place.part).unwrap(), b"another's");
            }
        }
    }

    #[test]
    fn without_locks_no_part_is_noted_that_the_next_would_resume() {
        let folder = tempfile::tempdir().unwrap();
        for locked in [true, false] {
            let with =
                || Place::with("https://host/x.root", Some(folder.path()), |_, _| Ok(locked));
            let mut place = with().unwrap();
            place.state.part = Some(Record { etag: Some("\"one\"".into()), ..Record::default() });
            place.note().unwrap();
            assert_eq!(with().unwrap().state.part, place.state.part.filter(|_| locked));
        }
    }
}
