//! Every system call that reads or writes a file is failed in turn; processes are killed in the middle of a save.
//!
//! A preloaded library (`files/failing.c`) fails the calls, in a separate process.
#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char, c_int, c_long};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use rootgrad::Status;

#[path = "files/operations.rs"]
mod operations;
use operations::{Operation, READS_AND_FITS, SAVES};

/// The content of a folder.
type Files = BTreeMap<String, Vec<u8>>;

fn files(directory: &Path) -> Files {
    let entries = std::fs::read_dir(directory).unwrap().map(std::result::Result::unwrap);
    let regular = entries.filter(|entry| entry.file_type().unwrap().is_file());
    let name = |entry: &std::fs::DirEntry| entry.file_name().into_string().unwrap();
    regular.map(|entry| (name(&entry), std::fs::read(entry.path()).unwrap())).collect()
}

/// Restores the state that `before` leaves: this is cheaper than running it again.
fn restore(directory: &Path, wanted: &Files) {
    let names: Vec<_> = files(directory).into_keys().collect();
    names.iter().for_each(|name| std::fs::remove_file(directory.join(name)).unwrap());
    for (name, bytes) in wanted {
        std::fs::write(directory.join(name), bytes).unwrap();
        std::fs::set_permissions(directory.join(name), Permissions::from_mode(0o640)).unwrap();
    }
}

fn is_temporary(name: &str) -> bool {
    name.starts_with(".rootgrad-")
}

/// Returns true if each existing file has its old or its new content.
fn are_whole(found: &Files, old: &Files, new: &Files) -> bool {
    let whole =
        |(name, bytes): (&String, &Vec<u8>)| [old, new].map(|f| f.get(name)).contains(&Some(bytes));
    old.keys().all(|name| found.contains_key(name))
        && found.iter().filter(|(name, _)| !is_temporary(name)).all(whole)
}

fn open_files() -> usize {
    std::fs::read_dir("/proc/self/fd").unwrap().count()
}

/// The preloaded library's functions.
struct Failing {
    fail_at: extern "C" fn(*const c_char, c_long, c_int),
    reached: extern "C" fn() -> c_int,
    name: extern "C" fn() -> *const c_char,
}

/// The constants of the library.
const HALF: c_int = -1;
const KILL: c_int = -2;
const FULL: c_int = -3;

impl Failing {
    fn find() -> Option<Self> {
        let find = |name: &CStr| {
            // SAFETY: a NUL-terminated name.
            let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
            (!found.is_null()).then_some(found)
        };
        let (fail_at, reached, name) =
            (find(c"fail_at")?, find(c"fail_reached")?, find(c"fail_name")?);
        // SAFETY: the library defines them with these types.
        unsafe {
            Some(Self {
                fail_at: std::mem::transmute::<*mut libc::c_void, extern "C" fn(_, _, _)>(fail_at),
                reached: std::mem::transmute::<*mut libc::c_void, extern "C" fn() -> _>(reached),
                name: std::mem::transmute::<*mut libc::c_void, extern "C" fn() -> _>(name),
            })
        }
    }

    fn arm(&self, directory: &Path, call: usize, with: c_int) {
        let folder = CString::new(directory.to_str().unwrap()).unwrap();
        (self.fail_at)(folder.as_ptr(), call as c_long, with);
    }

    /// Returns the name of the call that failed, if any, and true if the call was reached.
    fn disarm(&self, directory: &Path) -> (String, bool) {
        // SAFETY: a static text.
        let name = unsafe { CStr::from_ptr((self.name)()) }.to_str().unwrap().to_owned();
        let reached = (self.reached)() != 0;
        self.arm(directory, 0, 0);
        (name, reached)
    }
}

/// An operation in its own folder, with the files before it and after its success.
struct Trial<'a> {
    operation: &'a Operation,
    failing: &'a Failing,
    at: &'a Path,
    old: Files,
    new: Files,
    result: Vec<u8>,
}

impl Trial<'_> {
    /// Fails `call`. Returns the problems found, and true if there was such a call.
    fn fail(&self, call: usize, with: c_int) -> (Vec<String>, bool) {
        let Operation { right, exact, .. } = self.operation;
        restore(self.at, &self.old);
        let open = open_files();
        self.failing.arm(self.at, call, with);
        let outcome = std::panic::catch_unwind(|| (self.operation.call)(self.at));
        let (failed, reached) = self.failing.disarm(self.at);
        let mut wrong = Vec::new();
        let mut check = |good: bool, what: String| {
            if !good {
                wrong.push(format!("{}: {failed} {call} with {with}: {what}", self.operation.name));
            }
        };
        let found = files(self.at);
        match outcome {
            Err(_) => check(false, "panics".into()),
            Ok(Ok(result)) => {
                check(result == self.result, "another result".into());
                let named = |(name, bytes): (&String, &Vec<u8>)| {
                    is_temporary(name) || self.new.get(name) == Some(bytes)
                };
                check(!exact || found.iter().all(named), "done, with other files".into());
            }
            Ok(Err(error)) => {
                let text = error.to_string();
                let code = if with == FULL { libc::ENOSPC } else { with };
                let words = std::io::Error::from_raw_os_error(code).to_string();
                let words = words.split(" (os").next().unwrap();
                let reported =
                    text.contains(words) || text.contains("the last of it could not be written");
                check(error.status() == Status::Io, format!("no error of files: {text}"));
                check(![libc::EINTR, HALF].contains(&with), format!("does not go on: {text}"));
                let named =
                    text.contains(self.at.to_str().unwrap()) && !text.contains(".rootgrad-");
                check(named && reported && text.lines().count() == 1, text.clone());
                let old =
                    found == self.old || self.new.len() > 1 || text.starts_with("cannot sync");
                check(!exact || failed == "unlink" || old, "the old file is gone".into());
            }
        }
        check(!exact || are_whole(&found, &self.old, &self.new), "a file is no whole one".into());
        check(right(self.at), "what is there is not right".into());
        let left = found.keys().any(|name| is_temporary(name));
        check(!left || failed == "unlink", "a temporary file is left".into());
        let private = |name: &String| {
            let found = std::fs::metadata(self.at.join(name));
            found.is_ok_and(|found| found.permissions().mode() & 0o777 == 0o640)
        };
        check(self.old.keys().all(private), "it is not as private as it was".into());
        check(open_files() == open, "a file is left open".into());
        check((self.operation.call)(self.at).is_ok_and(|it| it == self.result), "not again".into());
        let now = files(self.at);
        check(!exact || now == self.new, "again, other files".into());
        check(!now.keys().any(|name| is_temporary(name)), "not swept".into());
        (wrong, reached)
    }

    /// Ends a process at `call`. Returns the problems found, and true if there was such a call.
    fn end(&self, call: usize) -> (Vec<String>, bool) {
        restore(self.at, &self.old);
        // SAFETY: this thread alone uses what the child does, which does not return.
        let child = unsafe { libc::fork() };
        if child == 0 {
            self.failing.arm(self.at, call, KILL);
            let done = (self.operation.call)(self.at).is_ok();
            // SAFETY: the child must not run anything of the parent at its end.
            unsafe { libc::_exit(i32::from(!done)) };
        }
        let killed = status(child);
        let wrong = self.after_a_death().map(|what| format!("killed at call {call}: {what}"));
        (wrong.into_iter().collect(), killed)
    }

    fn after_a_death(&self) -> Option<String> {
        let Operation { name, call, right, exact, .. } = self.operation;
        if *exact && !are_whole(&files(self.at), &self.old, &self.new) {
            return Some(format!("{name}: a file is no whole one"));
        }
        if !right(self.at) {
            return Some(format!("{name}: what is there is not right"));
        }
        let swept = call(self.at).is_ok() && !files(self.at).keys().any(|name| is_temporary(name));
        (!swept).then(|| format!("{name}: not swept"))
    }
}

/// Waits for a child; returns true if it was killed, false if it succeeded.
fn status(child: libc::pid_t) -> bool {
    let mut status = 0;
    // SAFETY: a child of this process.
    assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
    assert!(libc::WIFSIGNALED(status) || libc::WEXITSTATUS(status) == 0, "{status}");
    libc::WIFSIGNALED(status)
}

/// Runs an ignored test of this file in a separate process.
fn in_a_process(test: &str, preload: Option<&Path>) {
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", test, "--ignored", "--nocapture"]);
    let child = preload.into_iter().fold(&mut child, |child, path| child.env("LD_PRELOAD", path));
    let out = child.output().unwrap();
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{text}{}", String::from_utf8_lossy(&out.stderr));
    assert!(text.contains("1 passed"), "{text}");
    text.lines().filter(|line| line.starts_with("TRIED")).for_each(|line| println!("{line}"));
}

#[test]
fn a_call_that_fails_is_reported_and_harms_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let library = directory.path().join("failing.so");
    let compiler = std::env::var("CC").unwrap_or("cc".into());
    let mut build = Command::new(&compiler);
    build.args([
        "-shared",
        "-fPIC",
        "-fno-delete-null-pointer-checks",
        "tests/files/failing.c",
        "-o",
    ]);
    match build.arg(&library).output() {
        Err(error) => return eprintln!("SKIPPED: no C compiler '{compiler}': {error}"),
        Ok(out) => assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr)),
    }
    in_a_process("calls_that_fail", Some(&library));
}

#[test]
#[ignore = "run by a_call_that_fails_is_reported_and_harms_nothing"]
fn calls_that_fail() {
    let Some(failing) = Failing::find() else { return };
    let (mut wrong, mut failures, mut deaths) = (Vec::new(), 0, 0);
    // In memory if such a folder exists, where syncing thousands of files takes no time.
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    for operation in SAVES.iter().chain(READS_AND_FITS) {
        let directory = tempfile::tempdir_in(&folder).unwrap();
        let at = directory.path();
        (operation.before)(at).unwrap();
        let old = files(at);
        let result = (operation.call)(at).unwrap();
        let trial = Trial { operation, failing: &failing, at, old, new: files(at), result };
        for with in [libc::EIO, libc::ENOSPC, libc::EMFILE, libc::EACCES, libc::EINTR, HALF, FULL] {
            for call in 1.. {
                let (more, reached) = trial.fail(call, with);
                wrong.extend(more);
                if !reached {
                    break;
                }
                failures += 1;
            }
        }
        let saves = SAVES.iter().any(|save| save.name == operation.name);
        for call in (1..).take_while(|_| saves) {
            let (more, killed) = trial.end(call);
            wrong.extend(more);
            if !killed {
                break;
            }
            deaths += 1;
        }
    }
    println!("\nTRIED {failures} failures, {deaths} deaths");
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    assert!(failures > 2000 && deaths > 100, "the library does not see the calls");
}

#[test]
fn a_process_killed_at_any_time_leaves_whole_files() {
    in_a_process("processes_that_are_killed", None);
}

#[test]
#[ignore = "run by a_process_killed_at_any_time_leaves_whole_files"]
fn processes_that_are_killed() {
    let mut random = 1_u64;
    for operation in &SAVES[..4] {
        let directory = tempfile::tempdir().unwrap();
        let at = directory.path();
        (operation.before)(at).unwrap();
        let old = files(at);
        (operation.call)(at).unwrap();
        let new = files(at);
        for _ in 0..60 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let life = Duration::from_micros((random >> 33) % 10_000);
            // SAFETY: this thread alone uses what the child does, which does not return.
            let child = unsafe { libc::fork() };
            if child == 0 {
                while (operation.before)(at).and_then(|()| (operation.call)(at)).is_ok() {}
                // SAFETY: the child must not run anything of the parent at its end.
                unsafe { libc::_exit(1) };
            }
            let start = Instant::now();
            std::thread::sleep(life.saturating_sub(start.elapsed()));
            // SAFETY: a child of this process, not waited for yet.
            assert_eq!(unsafe { libc::kill(child, libc::SIGKILL) }, 0);
            assert!(status(child), "{}: it ended by itself", operation.name);
            assert!(
                are_whole(&files(at), &old, &new),
                "{}: a file is no whole one",
                operation.name
            );
            assert!((operation.right)(at), "{}: what is there is not right", operation.name);
            (operation.call)(at).unwrap();
            assert!(files(at) == new, "{}: it is not swept", operation.name);
        }
    }
}
