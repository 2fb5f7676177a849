//! The watching process: starts a calling process, round after round, and reports the results.

use crate::board::{Board, FAULT};
use crate::header::Header;
use crate::{Options, parse};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Number of calls in one round. Each round has its own process and seed.
const ROUND: u64 = 20_000;
/// Longest time of a call; a longer call is considered hanging.
const PATIENCE: Duration = Duration::from_secs(20);
/// Limit of a worker's address space: beyond it the library has requested memory that no call here needs.
const MEMORY: u64 = 6 << 30;

const REFUSED: &str = "WARNING: AddressSanitizer failed to allocate";

/// Returns the number of calling threads in the round with this seed: several in every fourth round.
pub(crate) fn threads(seed: u64) -> usize {
    if seed % 4 == 3 { 2 + (seed / 4 % 3) as usize } else { 1 }
}

/// Number of times each function returned each status.
type Counts = Vec<Vec<u64>>;

/// Runs rounds until time or calls are used up, or a fault is found.
///
/// # Errors
/// The fault found, with the last calls and the way to reproduce it.
pub(crate) fn run(options: &Options) -> Result<()> {
    let header = parse(options)?;
    let folder = Folder::new()?;
    let start = Instant::now();
    let limit = match (options.calls, options.seconds) {
        (None, seconds) => Some(Duration::from_secs(seconds.unwrap_or(60))),
        (_, seconds) => seconds.map(Duration::from_secs),
    };
    let mut counts: Counts = vec![Vec::new(); header.functions.len()];
    let (mut calls, mut seed) = (0, options.seed);
    let goes_on = |calls: u64| {
        limit.is_none_or(|limit| start.elapsed() < limit)
            && options.calls.is_none_or(|wanted| calls < wanted)
    };
    while goes_on(calls) {
        let wanted = options.calls.map_or(ROUND, |all| (all - calls).min(ROUND));
        calls += round(options, &folder.0, seed, wanted, &mut counts)?;
        seed = seed.wrapping_add(1);
    }
    report(&header, &counts);
    let seconds = start.elapsed().as_secs_f64();
    let last = seed.wrapping_sub(1);
    println!("{calls} calls in {seconds:.0} s, seeds {} to {last}: no fault", options.seed);
    Ok(())
}

/// Runs one process to its end, and returns the number of its calls.
fn round(
    options: &Options,
    folder: &Path,
    seed: u64,
    calls: u64,
    counts: &mut Counts,
) -> Result<u64> {
    empty(folder)?;
    let board = Board::open(&folder.join("board"))?;
    let mut worker = start(options, folder, seed, calls)?;
    let ended = wait(&mut worker, &board)?;
    let printed = fs::read_to_string(folder.join("printed")).unwrap_or_default();
    // The sanitizer's allocator prints a line when it refuses memory; the library must handle this, so the line is no fault.
    let printed: Vec<&str> = printed.lines().filter(|line| !line.contains(REFUSED)).collect();
    let printed = printed.join("\n");
    let what = match ended {
        None => Some(format!("a call takes longer than {} s", PATIENCE.as_secs())),
        Some(status) if status.code() == Some(FAULT) => Some(board.fault_text()),
        Some(status) if !status.success() => Some(died(status)),
        Some(_) if !printed.is_empty() => Some("something was printed".to_owned()),
        Some(_) => None,
    };
    if let Some(what) = what {
        let lines = board.lines();
        let sanitize = if options.sanitized { " --sanitize" } else { "" };
        let many = threads(seed);
        let again =
            if many > 1 { format!(" ({many} threads: not every time)") } else { String::new() };
        bail!(
            "{what}\nprinted: {}\nthe last calls:\n  {}\nagain{again}: cargo xtask fuzz abi --seed {seed} --calls {}{sanitize}",
            if printed.is_empty() { "nothing".to_owned() } else { begin(&printed) },
            lines.join("\n  "),
            board.calls()
        );
    }
    for (function, counts) in counts.iter_mut().enumerate() {
        let new = board.counts(function);
        counts.resize(new.len(), 0);
        counts.iter_mut().zip(new).for_each(|(sum, new)| *sum += new);
    }
    Ok(board.calls())
}

fn start(options: &Options, folder: &Path, seed: u64, calls: u64) -> Result<Child> {
    let printed = fs::File::create(folder.join("printed"))?;
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("--library").arg(
        options
            .library
            .canonicalize()
            .with_context(|| format!("there is no library {}", options.library.display()))?,
    );
    command.arg("--header").arg(options.header.canonicalize()?).arg("--worker").arg(folder);
    command.args(["--seed".to_owned(), seed.to_string(), "--calls".to_owned(), calls.to_string()]);
    command.stdin(Stdio::null()).stdout(printed.try_clone()?).stderr(printed);
    command.current_dir(folder);
    let memory = if options.sanitized { libc::RLIM_INFINITY } else { MEMORY };
    // SAFETY: makes only system calls between fork and exec.
    unsafe {
        command.pre_exec(move || {
            for (resource, most) in [(libc::RLIMIT_AS, memory), (libc::RLIMIT_CORE, 0)] {
                let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
                if libc::setrlimit(resource, &raw const limit) != 0 {
                    return Err(std::io::Error::last_os_error());
                }
            }
            Ok(())
        });
    }
    command.spawn().context("cannot start the process that calls")
}

/// Waits for the worker. Returns `None` if it hangs and had to be ended.
fn wait(worker: &mut Child, board: &Board) -> Result<Option<ExitStatus>> {
    let (mut calls, mut since) = (0, Instant::now());
    loop {
        if let Some(status) = worker.try_wait()? {
            return Ok(Some(status));
        }
        if board.calls() != calls {
            (calls, since) = (board.calls(), Instant::now());
        }
        if since.elapsed() > PATIENCE {
            worker.kill()?;
            worker.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Returns the first lines of a text.
fn begin(text: &str) -> String {
    text.lines().take(60).collect::<Vec<&str>>().join("\n")
}

fn died(status: ExitStatus) -> String {
    match status.signal() {
        Some(libc::SIGSEGV) => "crashed: SIGSEGV".to_owned(),
        Some(libc::SIGABRT) => {
            "crashed: SIGABRT (out of memory, or a callback on another thread?)".to_owned()
        }
        Some(signal) => format!("crashed: signal {signal}"),
        None => format!("ended by itself: {status}"),
    }
}

/// Prints how often each function was called, with its results; then the functions that never succeeded.
fn report(header: &Header, counts: &Counts) {
    let mut never = Vec::new();
    for (function, counts) in header.functions.iter().zip(counts) {
        let calls: u64 = counts.iter().sum();
        let statuses = counts.iter().enumerate().filter(|(_, count)| **count > 0);
        let words: Vec<String> = statuses
            .map(|(status, count)| {
                let name = header.status_name(status as i32).unwrap_or("?");
                format!("{} {count}", name.trim_start_matches("ROOTGRAD_STATUS_"))
            })
            .collect();
        println!("{:<44}{calls:>8}  {}", function.name, words.join(", "));
        if counts.first().is_none_or(|ok| *ok == 0) {
            never.push(function.name.as_str());
        }
    }
    if !never.is_empty() {
        println!("never succeeded: {}", never.join(", "));
    }
}

/// The workers' folder, in memory if possible: otherwise files would be synced to disk.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self> {
        let memory = Path::new("/dev/shm");
        let name = format!("rootgrad-fuzz-abi-{}", std::process::id());
        let made = |base: &Path| -> Result<PathBuf> {
            let folder = base.join(&name);
            fs::create_dir(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
            Ok(folder)
        };
        Ok(Folder(made(memory).or_else(|_| made(&std::env::temp_dir()))?))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Files that cannot be removed are left behind; the error can no longer be reported.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn empty(folder: &Path) -> Result<()> {
    ensure!(folder.is_dir(), "{} is gone", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
    }
    Ok(())
}
