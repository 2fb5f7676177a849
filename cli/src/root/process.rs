//! The reading process as the command sees it: started for the first file, ended after the last.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use rootgrad::data::Source;
use rootgrad::{Error, Result};
use serde_json::Value;

use super::library::{self, VARIABLE};
use crate::source::shown;

/// Command-line argument that makes a process of this program the reading process.
pub(crate) const READER: &str = "read-through-root";

static RUNNING: Mutex<Option<Process>> = Mutex::new(None);

/// The reading process. Dropping it kills the process and waits for its end.
pub(crate) struct Process {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

/// Runs `work` with the reading process, which is started if necessary. The inner error is the reason why reading through ROOT is impossible,
/// and the remedy.
///
/// # Errors
/// [`Error::Version`] if `ROOTGRAD_ROOT_LIBRARY` names a library that cannot be used; the errors of `work`, after which the process is ended.
pub(crate) fn with_process<T>(
    work: impl FnOnce(&mut Process) -> Result<T>,
) -> Result<std::result::Result<T, String>> {
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    let mut process = match running.take().map_or_else(start, Ok) {
        Ok(process) => process,
        Err(why) if library::named().is_some() => {
            return Err(Error::Version(format!("{VARIABLE}: {why}")));
        }
        Err(why) => return Ok(Err(why)),
    };
    let done = work(&mut process)?;
    *running = Some(process);
    Ok(Ok(done))
}

/// Ends the reading process, if it is running, to free its memory for the training.
pub(crate) fn finish() {
    drop(RUNNING.lock().unwrap_or_else(PoisonError::into_inner).take());
}

/// Starts the process and waits until ROOT is ready in it.
fn start() -> std::result::Result<Process, String> {
    library::path()?;
    let not =
        |error: io::Error| format!("the process that reads ROOT files cannot be started: {error}");
    let mut command = Command::new(std::env::current_exe().map_err(not)?);
    command.arg(READER).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(not)?;
    let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("the process that reads ROOT files has no pipes".to_owned());
    };
    let mut process = Process { child, to, from: BufReader::new(from) };
    match process.receive() {
        Ok(answer) => match answer["why_not"].as_str() {
            Some(why) => Err(why.to_owned()),
            None => Ok(process),
        },
        Err(_) => {
            let how = process
                .child
                .wait()
                .map_or_else(|error| error.to_string(), |status| status.to_string());
            Err(format!("ROOT does not start ({how})"))
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // (This fails if the process has already ended; it must be waited for in any case.)
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Process {
    /// Sends a request.
    pub(super) fn send(&mut self, source: &Source, request: &Value) -> Result<()> {
        self.to
            .write_all(format!("{request}\n").as_bytes())
            .map_err(|error| self.ended(source, &error))
    }

    /// Returns the next message.
    ///
    /// # Errors
    /// [`Process::ended`].
    pub(super) fn answer(&mut self, source: &Source) -> Result<Value> {
        self.receive().map_err(|error| self.ended(source, &error))
    }

    /// Fills `bytes` with the binary data that follow a message.
    ///
    /// # Errors
    /// [`Process::ended`].
    pub(super) fn fill(&mut self, source: &Source, bytes: &mut [u8]) -> Result<()> {
        self.from.read_exact(bytes).map_err(|error| self.ended(source, &error))
    }

    fn receive(&mut self) -> io::Result<Value> {
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        Ok(serde_json::from_str(&line)?)
    }

    /// Returns the error for a process that ended while reading this file: damaged files crash ROOT.
    fn ended(&mut self, source: &Source, error: &io::Error) -> Error {
        let path = shown(source);
        if !matches!(error.kind(), io::ErrorKind::UnexpectedEof | io::ErrorKind::BrokenPipe) {
            return Error::Internal(format!("the process that reads ROOT files: {error}"));
        }
        let status = match self.child.wait() {
            Ok(status) => status,
            Err(error) => {
                return Error::Internal(format!("the process that reads ROOT files: {error}"));
            }
        };
        let problem = match status.signal() {
            Some(libc::SIGINT | libc::SIGTERM) => {
                return Error::Interrupted(format!("interrupted while '{}' was read", path.display()));
            }
            Some(libc::SIGKILL) => {
                "was not read: the process that reads it was killed, as the system does when memory runs out".to_owned()
            }
            Some(signal) => {
                let name = match signal {
                    libc::SIGSEGV => ", segmentation fault",
                    libc::SIGABRT => ", abort",
                    libc::SIGBUS => ", bus error",
                    libc::SIGFPE => ", arithmetic error",
                    _ => "",
                };
                format!(
                    "makes ROOT crash (signal {signal}{name}), so it is probably damaged: copy it again from its source, or write it again"
                )
            }
            None => return Error::Internal(format!("the process that reads ROOT files ended early ({status}; {error})")),
        };
        Error::Format { path, problem }
    }
}
