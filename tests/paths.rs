//! Paths that are not regular files, and files left behind by a killed process.
#![cfg(target_os = "linux")]

use std::ffi::CString;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use rootgrad::data::{Text, Tokenizer, Vocabulary};
use rootgrad::formats::write_atomically;
use rootgrad::models::{Gpt2, Network};
use rootgrad::{Result, Status};

/// Returns the result of `call`; fails if it takes longer than any file of these tests needs.
#[track_caller]
fn soon<T: Send + 'static>(call: impl FnOnce() -> T + Send + 'static) -> T {
    let (send, receive) = mpsc::channel();
    std::thread::spawn(move || send.send(call()));
    receive.recv_timeout(Duration::from_secs(20)).expect("it hangs")
}

fn pipe(path: &Path) {
    let path = CString::new(path.as_os_str().as_bytes()).unwrap();
    // SAFETY: a NUL-terminated path.
    assert_eq!(unsafe { libc::mkfifo(path.as_ptr(), 0o600) }, 0);
}

type Reader = (&'static str, fn(&Path) -> Result<()>);

const READERS: &[Reader] = &[
    ("a network", |path| Network::load(path).map(drop)),
    ("a language model", |path| Gpt2::load(path).map(drop)),
    ("a text", |path| Text::load(path, &Vocabulary::Auto).map(drop)),
    ("a text of bytes", |path| Text::load(path, &Vocabulary::Bytes).map(drop)),
    ("a tokenizer", |path| Tokenizer::load(path).map(drop)),
    ("an llm.c model", |path| Gpt2::load_llmc(path).map(drop)),
    #[cfg(feature = "io")]
    ("columns", |path| rootgrad::data::Source::parse(path.to_str().unwrap()).describe().map(drop)),
    #[cfg(feature = "io")]
    ("rows", |path| rootgrad::data::Source::parse(path.to_str().unwrap()).read(&["x"]).map(drop)),
];

#[test]
fn what_is_no_regular_file_is_refused_by_every_reader() {
    let directory = tempfile::tempdir().unwrap();
    let fifo = directory.path().join("pipe");
    pipe(&fifo);
    for path in [fifo, PathBuf::from("/dev/zero"), PathBuf::from("/dev/full")] {
        for &(what, read) in READERS {
            let read_path = path.clone();
            let error = soon(move || read(&read_path)).unwrap_err();
            assert_eq!(error.status(), Status::Format, "{what}: {error}");
            assert!(error.to_string().contains("is not a regular file"), "{what}: {error}");
        }
    }
}

/// Environment variable of the process that is killed: the file that it writes.
const TARGET: &str = "ROOTGRAD_TEST_TARGET";

#[test]
#[ignore = "a process of its own"]
fn writes_until_it_is_killed() {
    let Some(target) = std::env::var_os(TARGET) else { return };
    let written = write_atomically(Path::new(&target), |file| {
        file.write_all(&[7; 4 << 20])?;
        file.flush()?;
        println!("\nWRITING");
        std::io::stdout().flush()?;
        std::thread::sleep(Duration::from_secs(600));
        Ok(())
    });
    written.unwrap();
}

#[test]
fn what_a_killed_process_left_is_removed_by_the_next_save_beside_it() {
    let directory = tempfile::tempdir().unwrap();
    let target = directory.path().join("model");
    let names = || {
        let entries = std::fs::read_dir(directory.path()).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", "writes_until_it_is_killed", "--ignored", "--nocapture"]);
    let mut child = child.env(TARGET, &target).stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.map_while(std::result::Result::ok).any(|line| line == "WRITING"));
    let left = names();
    assert_eq!(left.len(), 1, "{left:?}");

    write_atomically(&target, |file| file.write_all(b"mine")).unwrap();
    assert_eq!(names(), [left[0].clone(), "model".into()], "a living process's is left alone");

    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(names().len(), 2);
    write_atomically(&directory.path().join("other"), |file| file.write_all(b"mine")).unwrap();
    assert_eq!(names(), ["model", "other"]);
}
