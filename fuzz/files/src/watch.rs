//! The watching process: starts one reading process per core, round after round, and stores their findings.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::case::Case;
use crate::targets::{self, TARGETS};
use crate::worker::FOUND;

/// Number of files in one round. Each round has its own process and seed.
const ROUND: u64 = 500;
/// Limit of a reading process's address space: beyond it a reader has requested memory that no file here needs.
const MEMORY: u64 = 3 << 30;
/// Number of findings after which to stop.
const ENOUGH: usize = 20;

/// Options of the fuzzer.
pub struct Options {
    /// Random seed.
    pub seed: u64,
    /// Largest number of files.
    pub files: Option<u64>,
    /// Largest number of seconds; 60 if neither is given.
    pub seconds: Option<u64>,
    /// Name of the only target to test.
    pub only: Option<String>,
    /// Folder for findings.
    pub findings: PathBuf,
}

/// Results of each target: number of files, and of findings.
type Counts = BTreeMap<&'static str, (u64, usize)>;

/// Runs rounds until time or files are used up.
///
/// # Errors
/// If something was found; the message has the folder.
pub fn run(options: &Options) -> Result<()> {
    let names: Vec<&'static str> = match &options.only {
        Some(name) => vec![targets::find(name)?.name],
        None => TARGETS.iter().map(|target| target.name).collect(),
    };
    let start = Instant::now();
    let limit = match (options.files, options.seconds) {
        (None, seconds) => Some(Duration::from_secs(seconds.unwrap_or(60))),
        (_, seconds) => seconds.map(Duration::from_secs),
    };
    let folder = Folder::new()?;
    let (next, counts) = (AtomicU64::new(0), Mutex::new(Counts::new()));
    let job = |slot: usize| -> Result<()> {
        let place = folder.0.join(slot.to_string());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let left = options
                .files
                .map_or(ROUND, |files| files.saturating_sub(number * ROUND).min(ROUND));
            if left == 0 || limit.is_some_and(|limit| start.elapsed() > limit) {
                return Ok(());
            }
            let name = names[number as usize % names.len()];
            let found =
                round(name, &place, options.seed.wrapping_add(number), left, &options.findings)?;
            let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
            let count = counts.entry(name).or_default();
            *count = (count.0 + left, count.1 + usize::from(found));
            if counts.values().map(|&(_, found)| found).sum::<usize>() >= ENOUGH {
                return Ok(());
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..cores).map(|slot| scope.spawn(move || job(slot))).collect();
        // UNWRAP: a panic of a job is passed on to this thread.
        jobs.into_iter().try_for_each(|job| job.join().unwrap())
    })?;
    report(
        &counts.into_inner().unwrap_or_else(PoisonError::into_inner),
        start.elapsed(),
        &options.findings,
    )
}

fn report(counts: &Counts, time: Duration, findings: &Path) -> Result<()> {
    for (name, (files, found)) in counts {
        println!(
            "{name:<24}{files:>8} files{}",
            if *found > 0 { format!(", {found} findings") } else { String::new() }
        );
    }
    let files: u64 = counts.values().map(|(files, _)| files).sum();
    let found: usize = counts.values().map(|(_, found)| found).sum();
    println!("{files} files in {:.0} s, {found} findings", time.as_secs_f64());
    ensure!(found == 0, "{found} findings are in {}", findings.display());
    Ok(())
}

/// Runs one process to its end. Returns true if it found something, which is stored.
fn round(name: &str, folder: &Path, seed: u64, files: u64, findings: &Path) -> Result<bool> {
    fs::create_dir_all(folder)?;
    let printed = folder.join("printed");
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["--only", name, "--seed", &seed.to_string(), "--files", &files.to_string()]);
    command.arg("--worker").arg(folder).stdin(Stdio::null());
    let output = fs::File::create(&printed)?;
    command.stdout(output.try_clone()?).stderr(output);
    // SAFETY: makes only system calls between fork and exec.
    unsafe {
        command.pre_exec(|| {
            for (resource, most) in [(libc::RLIMIT_AS, MEMORY), (libc::RLIMIT_CORE, 0)] {
                let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
                if libc::setrlimit(resource, &raw const limit) != 0 {
                    return Err(std::io::Error::last_os_error());
                }
            }
            Ok(())
        });
    }
    let status = command.status().context("cannot start the process that reads")?;
    let printed = fs::read_to_string(&printed).unwrap_or_default();
    if status.success() && printed.is_empty() {
        return Ok(false);
    }
    let said = printed.lines().last().unwrap_or_default();
    ensure!(status.code() != Some(1), "{said}");
    let what = if status.success() { format!("printed: {said}") } else { describe(status, said) };
    let case = Case::read(&folder.join("case"))?;
    let kept = findings.join(name).join(case.hash());
    case.write(&kept)?;
    let said = format!(
        "{}: {what}\n    again: cargo xtask fuzz files --only {name} --seed {seed} --files {files}",
        kept.display()
    );
    println!("{said}");
    fs::write(kept.with_extension("txt"), said + "\n")?;
    Ok(true)
}

fn describe(status: ExitStatus, said: &str) -> String {
    match (status.code(), status.signal()) {
        (Some(code), _) if code == i32::from(FOUND) => said.to_owned(),
        (Some(code), _) => format!("ended by itself with {code}: {said}"),
        (_, Some(libc::SIGABRT)) => {
            format!("aborted (out of memory, or a stack that overflowed): {said}")
        }
        (_, signal) => format!("ended by signal {}: {said}", signal.unwrap_or(0)),
    }
}

/// The workers' folder, in memory if possible: otherwise files would be synced to disk.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self> {
        let name = format!("rootgrad-fuzz-files-{}", std::process::id());
        let made = |base: &Path| -> Result<PathBuf> {
            let folder = base.join(&name);
            fs::create_dir(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
            Ok(folder)
        };
        Ok(Folder(made(Path::new("/dev/shm")).or_else(|_| made(&std::env::temp_dir()))?))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Files that cannot be removed are left behind; the error can no longer be reported.
        let _ = fs::remove_dir_all(&self.0);
    }
}
