//! Files that cannot be written: on a disk that is really full, or in a folder without write permission.
//!
//! Each test runs itself again in a separate process: with a small file system mounted that only this process sees, or
//! as a user other than root, since root may write anywhere.
#![cfg(target_os = "linux")]

use std::ffi::CString;
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use rootgrad::data::{Column, Dataset, MemoryLimit, Text, Tokens};
use rootgrad::kernels::Activation;
use rootgrad::models::{Gpt2, Gpt2Config, MlpConfig, Network};
use rootgrad::train::gpt2::{self, Gpt2Options};
use rootgrad::train::{Progress, Schedule, TrainOptions, fit};
use rootgrad::{Error, Status};

/// Environment variable of the process that a test starts: the folder to write to.
const FOLDER: &str = "ROOTGRAD_TEST_FOLDER";

fn again(test: &str, folder: &Path) -> Command {
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", test, "--ignored", "--nocapture"]).env(FOLDER, folder);
    child
}

fn folder() -> PathBuf {
    std::env::var_os(FOLDER).unwrap().into()
}

fn net(widths: &[usize]) -> Network {
    let activation = Activation::Relu;
    Network::new(MlpConfig { widths: widths.to_vec(), activation, init: None, seed: 1 }).unwrap()
}

/// Fits a [2, 64, 64, 1] network with a checkpoint at `path`.
fn fit_with_checkpoint(net: &mut Network, epochs: usize, path: &Path) -> Result<(), Error> {
    let x: Vec<f32> = (0..400).map(|i| (i as f32 * 0.7).sin()).collect();
    let target: Vec<f32> = x.chunks(2).map(|x| f32::from(x[0] > x[1])).collect();
    let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &target, None)?;
    let checkpoint = Some(path.to_owned());
    let progress = Progress::Off;
    let options = TrainOptions {
        epochs: Some(epochs),
        checkpoint,
        resume: true,
        progress,
        ..Default::default()
    };
    fit(net, &data, None, &options, None).map(drop)
}

fn gpt(seed: u64) -> Gpt2 {
    let config = Gpt2Config { max_time: 8, layers: 1, heads: 2, channels: 16, ..Gpt2Config::M124 };
    Gpt2::new(config.with_vocabulary(12), seed).unwrap()
}

/// Trains a language model with a checkpoint of 45 kB at `path`.
fn train_with_checkpoint(model: &mut Gpt2, steps: usize, path: &Path) -> Result<(), Error> {
    let tokens = Tokens::new((0..200).map(|i| i * i % 12).collect(), 12)?;
    let options = Gpt2Options {
        steps,
        sequence_length: 8,
        schedule: Schedule::Constant,
        checkpoint: Some(path.to_owned()),
        resume: true,
        progress: Progress::Off,
        ..Gpt2Options::default()
    };
    gpt2::fit(model, &Text::of_tokens(tokens), None, &options, None).map(drop)
}

/// Names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[track_caller]
fn is_reported(result: Result<(), Error>, reason: &str, path: &Path) {
    let error = result.unwrap_err();
    let message = error.to_string();
    assert_eq!(error.status(), Status::Io, "{message}");
    assert!(message.contains(reason) && message.contains(path.to_str().unwrap()), "{message}");
}

/// Converts the result of a `call` of the C library, whose −1 means failure.
fn works(call: libc::c_int) -> io::Result<()> {
    if call == -1 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// Makes `child` begin with a file system of 512 kB on `folder`, which only the child sees. The child does not start if
/// this is not permitted.
fn with_small_disk(child: &mut Command, folder: &Path) {
    // SAFETY: these two only return the ids of the user and the group.
    let (user, group) = unsafe { (libc::getuid(), libc::getgid()) };
    let folder = CString::new(folder.to_str().unwrap()).unwrap();
    let maps = [
        ("/proc/self/setgroups", "deny".to_owned()),
        ("/proc/self/uid_map", format!("0 {user} 1")),
        ("/proc/self/gid_map", format!("0 {group} 1")),
    ];
    let mount = move || -> io::Result<()> {
        // SAFETY: plain system calls on NUL-terminated strings that outlive them.
        unsafe {
            if libc::unshare(libc::CLONE_NEWNS) != 0 {
                works(libc::unshare(libc::CLONE_NEWUSER | libc::CLONE_NEWNS))?;
                for (file, text) in &maps {
                    std::fs::write(file, text)?;
                }
            }
            let (none, kind, size) = (std::ptr::null(), c"tmpfs".as_ptr(), c"size=512k".as_ptr());
            let private = libc::MS_REC | libc::MS_PRIVATE;
            works(libc::mount(none, c"/".as_ptr(), none, private, none.cast()))?;
            works(libc::mount(kind, folder.as_ptr(), kind, 0, size.cast()))
        }
    };
    // SAFETY: between fork and exec the closure only makes system calls on its own data; the standard library only opens
    // the three small files for it.
    unsafe { child.pre_exec(mount) };
}

#[test]
fn a_full_disk_is_reported_and_leaves_what_was_there() {
    let directory = tempfile::tempdir().unwrap();
    let mut child = again("on_a_full_disk", directory.path());
    with_small_disk(&mut child, directory.path());
    match child.output() {
        Ok(out) => {
            let text = String::from_utf8_lossy(&out.stdout);
            assert!(out.status.success(), "{text}{}", String::from_utf8_lossy(&out.stderr));
            assert!(text.contains("1 passed"), "{text}");
        }
        Err(error) => eprintln!("SKIPPED: no small disk can be mounted here: {error}"),
    }
    assert!(names(directory.path()).is_empty(), "the disk was to be seen by the child alone");
}

/// Writes to `disk/filler` until the disk is full.
fn fill(disk: &Path) {
    let filler = std::fs::OpenOptions::new().create(true).append(true).open(disk.join("filler"));
    let mut filler = filler.unwrap();
    let error = loop {
        if let Err(error) = filler.write_all(&[0; 512]) {
            break error;
        }
    };
    assert_eq!(error.raw_os_error(), Some(libc::ENOSPC), "{error}");
}

#[test]
#[ignore = "run by a_full_disk_is_reported_and_leaves_what_was_there"]
fn on_a_full_disk() {
    let disk = folder();
    let (model, checkpoint) = (disk.join("net.safetensors"), disk.join("fit.checkpoint"));
    let (small, large) = (net(&[2, 3, 1]), net(&[64, 512, 1])); // the large one has 135 kB
    small.save(&model).unwrap();
    let mut first = net(&[2, 64, 64, 1]);
    let mut second = first.clone();
    fit_with_checkpoint(&mut first, 2, &checkpoint).unwrap();
    let whole = std::fs::read(&checkpoint).unwrap();
    let gpt_checkpoint = disk.join("gpt.checkpoint");
    let (mut trained, mut other) = (gpt(1), gpt(2));
    train_with_checkpoint(&mut trained, 2, &gpt_checkpoint).unwrap();
    let gpt_whole = std::fs::read(&gpt_checkpoint).unwrap();

    fill(&disk);
    let full = "No space left on device";
    is_reported(large.save(&model), full, &model);
    is_reported(small.save(disk.join("new")), full, &disk.join("new"));
    let before = second.parameters().to_vec();
    is_reported(fit_with_checkpoint(&mut second, 4, &checkpoint), full, &checkpoint);
    assert_eq!(second.parameters(), before);
    is_reported(train_with_checkpoint(&mut other, 4, &gpt_checkpoint), full, &gpt_checkpoint);
    assert_eq!(other.parameters(), gpt(2).parameters());
    // Leave some space, but too little: the disk becomes full in the middle of the file.
    let filler = std::fs::OpenOptions::new().write(true).open(disk.join("filler")).unwrap();
    filler.set_len(filler.metadata().unwrap().len() - 65_536).unwrap();
    is_reported(large.save(&model), full, &model);

    assert_eq!(Network::load(&model).unwrap().parameters(), small.parameters());
    assert_eq!(std::fs::read(&checkpoint).unwrap(), whole);
    assert_eq!(std::fs::read(&gpt_checkpoint).unwrap(), gpt_whole);
    assert_eq!(names(&disk), ["filler", "fit.checkpoint", "gpt.checkpoint", "net.safetensors"]);
    drop(filler);
    std::fs::remove_file(disk.join("filler")).unwrap();
    large.save(&model).unwrap();
    assert_eq!(Network::load(&model).unwrap().parameters(), large.parameters());
    fit_with_checkpoint(&mut second, 2, &checkpoint).unwrap(); // the checkpoint was complete: nothing is left to do
    assert_eq!(second.parameters(), first.parameters());
    train_with_checkpoint(&mut other, 2, &gpt_checkpoint).unwrap();
    assert_eq!(other.parameters(), trained.parameters());
    for name in names(&disk) {
        std::fs::remove_file(disk.join(name)).unwrap();
    }
    rows_of_a_limited_memory_on_a_full_disk(&disk);
}

/// Rows of 44 bytes on a disk of 512 kB.
fn rows_of_a_limited_memory_on_a_full_disk(disk: &Path) {
    let limited = || {
        let mut data = Dataset::new(vec![Column::array("x", 10)]).unwrap();
        data.limit_memory(MemoryLimit::new(1_000_000, Some(disk.to_owned())).unwrap()).unwrap();
        data
    };
    let append = |data: &mut Dataset, block: usize| {
        let x: Vec<f32> = (0..5000).map(|i| (block * 5000 + i) as f32).map(f32::sin).collect();
        let target: Vec<f32> = (0..500).map(|i| (i % 2) as f32).collect();
        data.append(&x, 10, &target, None)
    };
    let mut data = limited();
    let full = (0..100).find_map(|block| append(&mut data, block).err());
    is_reported(full.map_or(Ok(()), Err), "No space left on device", disk);
    let rows = data.rows();
    assert!(append(&mut data, 0).is_err() && data.rows() == rows, "a failed call changes nothing");
    drop(data);

    // The rows fit on the disk, but the validation rows do not fit beside them.
    let mut data = limited();
    (0..21).for_each(|block| append(&mut data, block).unwrap());
    let mut net = net(&[10, 4, 1]);
    let before = net.parameters().to_vec();
    let progress = Progress::Off;
    let options =
        TrainOptions { epochs: Some(1), validation_fraction: 0.5, progress, ..Default::default() };
    is_reported(fit(&mut net, &data, None, &options, None).map(drop), "No space left", disk);
    assert_eq!(net.parameters(), before);
    // A tenth of the rows fits.
    let options = TrainOptions { validation_fraction: 0.1, ..options };
    assert_eq!(fit(&mut net, &data, None, &options, None).unwrap().epochs.len(), 1);
    assert!(names(disk).is_empty(), "{:?}", names(disk));
}

#[test]
fn a_closed_folder_and_a_closed_file_are_reported() {
    let directory = tempfile::tempdir().unwrap();
    let open = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    net(&[2, 3, 1]).save(directory.path().join("closed.safetensors")).unwrap();
    open(&directory.path().join("closed.safetensors"), 0o000);
    open(directory.path(), 0o555);
    let out = again("as_nobody", directory.path()).output().unwrap();
    open(directory.path(), 0o755);
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{text}{}", String::from_utf8_lossy(&out.stderr));
    assert!(text.contains("1 passed"), "{text}");
    eprint!("{}", text.lines().find(|line| line.starts_with("SKIPPED")).unwrap_or_default());
    assert_eq!(names(directory.path()), ["closed.safetensors"]);
}

/// Changes to a user without rights if the present user is root; returns false if that is not permitted.
fn become_nobody() -> bool {
    const NOBODY: libc::uid_t = 65_534;
    // SAFETY: plain system calls; with no groups to set the pointer is not read.
    unsafe {
        libc::geteuid() != 0
            || libc::setgroups(0, std::ptr::null()) == 0
                && libc::setgid(NOBODY) == 0
                && libc::setuid(NOBODY) == 0
    }
}

#[test]
#[ignore = "run by a_closed_folder_and_a_closed_file_are_reported"]
fn as_nobody() {
    let folder = folder();
    if !become_nobody() {
        println!("SKIPPED: root may not become another user here, and may write anywhere");
        return;
    }
    let denied = "Permission denied";
    let mut model = net(&[2, 64, 64, 1]);
    let before = model.parameters().to_vec();
    is_reported(
        model.save(folder.join("net.safetensors")),
        denied,
        &folder.join("net.safetensors"),
    );
    let checkpoint = folder.join("fit.checkpoint");
    is_reported(fit_with_checkpoint(&mut model, 2, &checkpoint), denied, &checkpoint);
    assert_eq!(model.parameters(), before);
    let closed = folder.join("closed.safetensors");
    is_reported(Network::load(&closed).map(drop), denied, &closed);
    is_reported(model.save(&closed), denied, &closed);
}
