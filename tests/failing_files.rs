//! Every call of the system that reads or writes a file, failed in its turn; processes that die in the midst of a save.
//!
//! The calls are failed by a library that is preloaded (`files/failing.c`), in a process of its own.
#![cfg(target_os = "linux")]

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char, c_int, c_long};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use rootgrad::data::{Column, Dataset, Text, Tokenizer, Tokens, Vocabulary};
use rootgrad::kernels::{Activation, Precision};
use rootgrad::models::{Gpt2, Gpt2Config, MlpConfig, Network};
use rootgrad::train::gpt2::{self, Gpt2Options};
use rootgrad::train::{Progress, Schedule, TrainOptions, fit};
use rootgrad::{Result, Status};

/// What a folder holds.
type Files = BTreeMap<String, Vec<u8>>;

/// Something that reads or writes files of a folder.
struct Operation {
    name: &'static str,
    /// Puts there what is read, or what is to be replaced.
    before: fn(&Path) -> Result<()>,
    /// Gives what was read.
    call: fn(&Path) -> Result<Vec<u8>>,
    /// Whether what is there is right, where the bytes cannot tell: a history has times in it, a directory several files.
    right: fn(&Path) -> bool,
    /// Whether each file has one of two contents, byte by byte.
    exact: bool,
}

fn network(seed: u64) -> Network {
    let widths = vec![2, 300, 1];
    Network::new(MlpConfig { widths, activation: Activation::Relu, init: None, seed }).unwrap()
}

/// Two of other `seed`s differ in nothing but their heads and their parameters.
fn gpt(seed: u64) -> Gpt2 {
    let heads = 2 * seed as usize;
    let config = Gpt2Config { max_time: 8, layers: 1, heads, channels: 16, ..Gpt2Config::M124 };
    Gpt2::new(config.with_vocabulary(12), seed).unwrap()
}

fn tokens(factor: u16) -> Tokens {
    Tokens::new((0..200).map(|i| i * factor % 12).collect(), 12).unwrap()
}

fn tokenizer(first: &str) -> Tokenizer {
    Tokenizer::new([first, "b", "ab"].map(|token| token.as_bytes().to_vec()).into(), None).unwrap()
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn of_network(model: Network) -> Vec<u8> {
    bytes(model.parameters())
}

fn of_gpt(model: Gpt2) -> Vec<u8> {
    let tokenizer = format!("{} {:?}", model.config().heads, model.tokenizer());
    [bytes(model.parameters()), tokenizer.into_bytes()].concat()
}

fn of_text(text: Text) -> Vec<u8> {
    format!("{:?}", text.tokens()).into_bytes()
}

fn fitted(directory: &Path, epochs: usize) -> Result<Vec<u8>> {
    let mut model = network(1);
    let x: Vec<f32> = (0..40).map(|i| (i as f32 * 0.7).sin()).collect();
    let target: Vec<f32> = x.chunks(2).map(|x| f32::from(x[0] > x[1])).collect();
    let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &target, None)?;
    let (checkpoint, progress) = (Some(directory.join("fit")), Progress::Off);
    let options = TrainOptions { epochs, checkpoint, resume: true, progress, ..Default::default() };
    fit(&mut model, &data, None, &options, None).map(|_| of_network(model))
}

fn trained(directory: &Path, steps: usize) -> Result<Vec<u8>> {
    let mut model = gpt(1);
    let options = Gpt2Options {
        steps,
        sequence_length: 8,
        schedule: Schedule::Constant,
        checkpoint: Some(directory.join("fit")),
        history: Some(directory.join("history.csv")),
        resume: true,
        progress: Progress::Off,
        ..Gpt2Options::default()
    };
    let text = Text::of_tokens(tokens(7));
    gpt2::fit(&mut model, &text, None, &options, None).map(|_| of_gpt(model))
}

/// Copies a folder of the references.
fn copy(from: &str, to: &Path) -> Result<()> {
    for file in std::fs::read_dir(Path::new("tests/reference/huggingface").join(from)).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
    Ok(())
}

/// A history has whole rows, a checkpoint is one.
fn is_trained(directory: &Path) -> bool {
    let rows = std::fs::read_to_string(directory.join("history.csv")).unwrap_or_default();
    let commas = |row: &str| row.matches(',').count();
    let whole = rows.lines().all(|row| commas(row) == commas(rows.lines().next().unwrap()));
    whole && (rows.is_empty() || rows.ends_with('\n')) && loads(directory, |path| Gpt2::load(path))
}

/// The checkpoint, if there is one.
fn loads<T>(directory: &Path, load: fn(&Path) -> Result<T>) -> bool {
    let path = directory.join("fit");
    !path.exists() || load(&path).is_ok()
}

/// One model or the other, or told to be neither.
fn is_no_mixture(directory: &Path) -> bool {
    match Gpt2::load_hugging_face(directory) {
        Ok(model) => [gpt(1), gpt(2)].iter().any(|one| {
            // Rows of padding follow the vocabulary's.
            let first = 12 * 16;
            one.config().heads == model.config().heads
                && one.parameters()[..first] == model.parameters()[..first]
        }),
        Err(error) => error.status() == Status::Format && error.to_string().contains("n_head"),
    }
}

const ANY: fn(&Path) -> bool = |_| true;
const F32: Precision = Precision::Float32;

/// Saves, which replace what is there.
const SAVES: &[Operation] = &[
    Operation {
        name: "save a network",
        before: |at| network(1).save(at.join("a")),
        call: |at| network(2).save(at.join("a")).map(|()| vec![]),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "save a language model",
        before: |at| gpt(1).save(at.join("a")),
        call: |at| gpt(2).save(at.join("a")).map(|()| vec![]),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "save for llm.c",
        before: |at| gpt(1).save_llmc(at.join("a.bin"), F32),
        call: |at| gpt(2).save_llmc(at.join("a.bin"), F32).map(|()| vec![]),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "save for Hugging Face",
        before: |at| gpt(1).save_hugging_face(at, F32),
        call: |at| gpt(2).save_hugging_face(at, F32).map(|()| vec![]),
        right: is_no_mixture,
        exact: true,
    },
    Operation {
        name: "save tokens",
        before: |at| tokens(5).save(&at.join("a")),
        call: |at| tokens(7).save(&at.join("a")).map(|()| vec![]),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "save a tokenizer",
        before: |at| tokenizer("a").save(&at.join("a")),
        call: |at| tokenizer("c").save(&at.join("a")).map(|()| vec![]),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "save through a link",
        before: |at| {
            std::os::unix::fs::symlink("a", at.join("link")).unwrap();
            network(1).save(at.join("a"))
        },
        call: |at| network(2).save(at.join("link")).map(|()| vec![]),
        right: |at| at.join("link").is_symlink(),
        exact: true,
    },
    Operation {
        name: "save through a link to nothing yet",
        before: |at| {
            std::os::unix::fs::symlink("a", at.join("link")).unwrap();
            Ok(())
        },
        call: |at| network(2).save(at.join("link")).map(|()| vec![]),
        right: |at| at.join("link").is_symlink(),
        exact: true,
    },
    #[cfg(feature = "io")]
    Operation {
        name: "write CSV",
        before: |at| table(1.0).write(&at.join("a.csv"), "t"),
        call: |at| table(2.0).write(&at.join("a.csv"), "t").map(|()| vec![]),
        right: ANY,
        exact: true,
    },
    #[cfg(feature = "io")]
    Operation {
        name: "write a TTree",
        before: |at| table(1.0).write(&at.join("a.root"), "t"),
        call: |at| table(2.0).write(&at.join("a.root"), "t").map(|()| vec![]),
        right: |at| source(&at.join("a.root")).is_ok(), // it has a time and random names in it
        exact: false,
    },
];

const READS_AND_FITS: &[Operation] = &[
    Operation {
        name: "load a network",
        before: |at| network(1).save(at.join("a")),
        call: |at| Network::load(at.join("a")).map(of_network),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "load a language model",
        before: |at| gpt(1).save(at.join("a")),
        call: |at| Gpt2::load(at.join("a")).map(of_gpt),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "load from llm.c",
        before: |at| gpt(1).save_llmc(at.join("a"), F32),
        call: |at| Gpt2::load(at.join("a")).map(of_gpt),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "load from Hugging Face, in shards",
        before: |at| copy("shards", at),
        call: |at| Gpt2::load(at).map(of_gpt),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "load from Hugging Face, an old model of shards beside the new one",
        before: |at| copy("shards", at).and_then(|()| gpt(1).save_hugging_face(at, F32)),
        call: |at| Gpt2::load(at).map(of_gpt),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "load Hugging Face's tokenizer",
        before: |at| copy("tokenizer", at),
        call: |at| Tokenizer::load_hugging_face(at).map(|it| format!("{it:?}").into_bytes()),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "load a text",
        before: |at| {
            std::fs::write(at.join("a"), "to be or not to be").unwrap();
            Ok(())
        },
        call: |at| Text::load(at.join("a"), &Vocabulary::Auto).map(of_text),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "load tokens",
        before: |at| tokens(5).save(&at.join("a")),
        call: |at| Text::load(at.join("a"), &Vocabulary::Size(12)).map(of_text),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "load tokens of a tokenizer",
        before: |at| {
            Tokens::new(vec![0, 1, 2], 3)?.save(&at.join("a"))?;
            tokenizer("a").save(&at.join("b"))
        },
        call: |at| Text::load(at.join("a"), &Vocabulary::File(at.join("b"))).map(of_text),
        right: ANY,
        exact: true,
    },
    Operation {
        name: "fit with a checkpoint",
        before: |_| Ok(()),
        call: |at| fitted(at, 2),
        right: |at| loads(at, |path| Network::load(path)),
        exact: false,
    },
    Operation {
        name: "resume a fit",
        before: |at| fitted(at, 1).map(drop),
        call: |at| fitted(at, 2),
        right: |at| loads(at, |path| Network::load(path)),
        exact: false,
    },
    Operation {
        name: "train a language model",
        before: |_| Ok(()),
        call: |at| trained(at, 3),
        right: is_trained,
        exact: false,
    },
    Operation {
        name: "resume a language model",
        before: |at| trained(at, 1).map(drop),
        call: |at| trained(at, 3),
        right: is_trained,
        exact: false,
    },
    #[cfg(feature = "io")]
    Operation {
        name: "read CSV",
        before: |at| table(1.0).write(&at.join("a.csv"), "t"),
        call: |at| source(&at.join("a.csv")),
        right: ANY,
        exact: true,
    },
    #[cfg(feature = "io")]
    Operation {
        name: "read a TTree",
        before: |at| table(1.0).write(&at.join("a.root"), "t"),
        call: |at| source(&at.join("a.root")),
        right: ANY,
        exact: true,
    },
];

#[cfg(feature = "io")]
fn table(factor: f32) -> rootgrad::data::Table {
    let values = (0..3000).map(|i| i as f32 * factor).collect();
    rootgrad::data::Table::new(vec![(Column::scalar("x"), values)]).unwrap()
}

#[cfg(feature = "io")]
fn source(path: &Path) -> Result<Vec<u8>> {
    let source = rootgrad::data::Source::parse(path.to_str().unwrap());
    let columns = source.describe()?.len();
    source.read(&["x"])?.scalar("x").map(|x| [vec![columns as u8], bytes(x)].concat())
}

fn files(directory: &Path) -> Files {
    let entries = std::fs::read_dir(directory).unwrap().map(std::result::Result::unwrap);
    let regular = entries.filter(|entry| entry.file_type().unwrap().is_file());
    let name = |entry: &std::fs::DirEntry| entry.file_name().into_string().unwrap();
    regular.map(|entry| (name(&entry), std::fs::read(entry.path()).unwrap())).collect()
}

/// As `before` leaves it: cheaper than to do that again.
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

/// Whether each file that is there is as it was, or as it is to become.
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

/// As in the library.
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
        // SAFETY: the library defines them so.
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

    /// Which call failed, if one did, and whether it was reached.
    fn disarm(&self, directory: &Path) -> (String, bool) {
        // SAFETY: a static text.
        let name = unsafe { CStr::from_ptr((self.name)()) }.to_str().unwrap().to_owned();
        let reached = (self.reached)() != 0;
        self.arm(directory, 0, 0);
        (name, reached)
    }
}

/// An operation in a folder of its own, with what it finds and what it makes when nothing fails.
struct Trial<'a> {
    operation: &'a Operation,
    failing: &'a Failing,
    at: &'a Path,
    old: Files,
    new: Files,
    result: Vec<u8>,
}

impl Trial<'_> {
    /// Fails `call`; what is wrong then, or nothing, and whether there was such a call.
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
                let told =
                    text.contains(words) || text.contains("the last of it could not be written");
                check(error.status() == Status::Io, format!("no error of files: {text}"));
                check(![libc::EINTR, HALF].contains(&with), format!("does not go on: {text}"));
                let named =
                    text.contains(self.at.to_str().unwrap()) && !text.contains(".rootgrad-");
                check(named && told && text.lines().count() == 1, text.clone());
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

    /// Ends a process at `call`; what is wrong then, and whether there was such a call.
    fn end(&self, call: usize) -> (Vec<String>, bool) {
        restore(self.at, &self.old);
        // SAFETY: this thread alone uses what the child does, which does not return.
        let child = unsafe { libc::fork() };
        if child == 0 {
            self.failing.arm(self.at, call, KILL);
            let done = (self.operation.call)(self.at).is_ok();
            // SAFETY: nothing of the parent's is to be done at its end.
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

/// Waits for a child; whether it was killed, else it succeeded.
fn status(child: libc::pid_t) -> bool {
    let mut status = 0;
    // SAFETY: a child of ours.
    assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
    assert!(libc::WIFSIGNALED(status) || libc::WEXITSTATUS(status) == 0, "{status}");
    libc::WIFSIGNALED(status)
}

/// Runs a test of this file that is ignored, in a process of its own.
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
fn a_call_that_fails_is_told_and_harms_nothing() {
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
#[ignore = "run by a_call_that_fails_is_told_and_harms_nothing"]
fn calls_that_fail() {
    let Some(failing) = Failing::find() else { return };
    let (mut wrong, mut failures, mut deaths) = (Vec::new(), 0, 0);
    for operation in SAVES.iter().chain(READS_AND_FITS) {
        let directory = tempfile::tempdir().unwrap();
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
            while child == 0 {
                let saved = (operation.before)(at).and_then(|()| (operation.call)(at));
                if saved.is_err() {
                    // SAFETY: nothing of the parent's is to be done at its end.
                    unsafe { libc::_exit(1) };
                }
            }
            let start = Instant::now();
            std::thread::sleep(life.saturating_sub(start.elapsed()));
            // SAFETY: a child of ours, not waited for yet.
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
