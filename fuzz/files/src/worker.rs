//! The reading process: reads one damaged case after another, until a reader misbehaves.

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::case::Case;
use crate::memory;
use crate::mutate::mutate;
use crate::random::Random;
use crate::targets::{self, Target};

/// Exit status for a finding.
pub const FOUND: u8 = 3;
/// Limit of processor time for one case, in seconds.
const SECONDS: u64 = 2;
/// Limit of elapsed time for one case, in seconds, on a machine with other load.
const PATIENCE: u64 = 30;
/// Memory limit in bytes, in addition to a multiple of the files' size.
const ROOM: usize = 16 << 20;
/// Factor of the memory limit: multiple of the files' size.
const FACTOR: usize = 8;

/// Message of the last panic.
static SAID: Mutex<String> = Mutex::new(String::new());
/// Counter of cases; odd while a case is being read.
static TURN: AtomicU64 = AtomicU64::new(0);

/// Reads `files` cases. A finding is printed as the last line of the output; its case is in `folder/case`.
#[must_use]
pub fn run(target: &str, folder: &Path, seed: u64, files: u64) -> ExitCode {
    panic::set_hook(Box::new(|info| {
        let text = info.to_string().replace('\n', " ");
        *SAID.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }));
    std::thread::spawn(watch_time);
    match targets::find(target).and_then(|target| fuzz(target, folder, seed, files)) {
        Ok(None) => ExitCode::SUCCESS,
        Ok(Some(found)) => {
            println!("{found}");
            ExitCode::from(FOUND)
        }
        Err(error) => {
            println!("the fuzzer itself: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn fuzz(target: &Target, folder: &Path, seed: u64, files: u64) -> Result<Option<String>> {
    let place = folder.join("case");
    let mut cases = target.valid(&place)?;
    cases.extend(corpus(target.name)?);
    for number in 0..files {
        let random = Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(number));
        let case = mutate(&random, &cases[random.below(cases.len())], &cases);
        case.write(&place)?;
        if let Some(found) = read(target.read, &place, case.len())? {
            // (A reader may overwrite its checkpoint.)
            case.write(&place)?;
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// Returns the stored cases, which once caused findings.
///
/// # Errors
/// If they cannot be read.
pub fn corpus(target: &str) -> Result<Vec<Case>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut folders: Vec<_> =
        fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    folders.sort();
    folders.iter().map(|folder| Case::read(folder)).collect()
}

/// Reads one case of `len` bytes. Returns a message if its reader misbehaved.
///
/// # Errors
/// If the open files cannot be counted.
pub fn read(reader: fn(&Path), place: &Path, len: usize) -> Result<Option<String>> {
    let open = open_files()?;
    TURN.fetch_add(1, Ordering::SeqCst);
    let live = memory::begin();
    let result = panic::catch_unwind(AssertUnwindSafe(|| reader(place)));
    let peak = memory::peak(live);
    TURN.fetch_add(1, Ordering::SeqCst);
    let most = FACTOR * len + ROOM;
    Ok(match (result, open_files()?) {
        (Err(_), _) => Some(SAID.lock().unwrap_or_else(PoisonError::into_inner).clone()),
        (_, now) if now != open => Some(format!("{now} files are open, {open} were before")),
        _ if peak > most => {
            Some(format!("{peak} bytes lived for {len} bytes of files; at most {most} are right"))
        }
        _ => None,
    })
}

fn open_files() -> Result<usize> {
    Ok(fs::read_dir("/proc/self/fd").context("cannot count open files")?.count())
}

/// Ends the process if a case takes too long.
fn watch_time() {
    let step = Duration::from_millis(100);
    let (mut turn, mut started, mut waited) = (0, processor_time(), Duration::ZERO);
    loop {
        std::thread::sleep(step);
        let now = TURN.load(Ordering::SeqCst);
        if now != turn || now.is_multiple_of(2) {
            (turn, started, waited) = (now, processor_time(), Duration::ZERO);
            continue;
        }
        waited += step;
        let used = processor_time().saturating_sub(started);
        if used > Duration::from_secs(SECONDS) || waited > Duration::from_secs(PATIENCE) {
            println!(
                "takes longer than {SECONDS} s ({:.1} s of the processor's)",
                used.as_secs_f64()
            );
            std::process::exit(FOUND.into());
        }
    }
}

/// Returns the processor time of this process.
fn processor_time() -> Duration {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `now` is valid for writing.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &raw mut now) };
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32)
}
