//! Fetches files from the web into a local cache. A file is stored completely or not at all.
//!
//! [`fetch`] asks the server each time if the cached file is still current. An interrupted transfer is resumed at its last byte.
//! Two processes that fetch the same file wait for each other. `rootio/` calls it for every path that it opens.

mod bar;
mod client;
mod digest;
mod place;
mod record;
mod transfer;

#[cfg(test)]
#[allow(dead_code)] // the tests' own file: not all of it is used here
#[path = "../tests/server/mod.rs"]
mod server;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use client::Client;
pub use rootgrad_root_shared::url::shown;

/// Options of a fetch.
#[derive(Debug, Clone)]
pub struct Options {
    /// Cache folder. `None` means `$ROOTGRAD_CACHE`, else `$XDG_CACHE_HOME/rootgrad`, else `~/.cache/rootgrad`.
    pub cache: Option<PathBuf>,
    /// True to draw a progress bar if standard error is a terminal.
    pub progress: bool,
    /// Time limit for opening a connection.
    pub connect: Duration,
    /// Longest time without data from the server.
    pub read: Duration,
    /// Time between the first two attempts; it doubles with every further attempt.
    pub wait: Duration,
    /// Number of attempts in a row without a new byte.
    pub attempts: u32,
}

impl Default for Options {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Options {
            cache: None,
            progress: false,
            connect: seconds(15),
            read: seconds(30),
            wait: seconds(1),
            attempts: 5,
        }
    }
}

/// Reason why a fetch failed. Each text is the predicate of a sentence whose subject is the URL as [`shown`] formats it. The
/// texts of [`Problem::Argument`] and [`Problem::Internal`] are complete sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// An argument of the call is wrong.
    Argument(String),
    /// The server, the network or the disk failed.
    Failed(String),
    /// Ctrl-C was pressed. The bytes received are kept, and the next call continues after them.
    Interrupted(String),
    /// An internal error of this library.
    Internal(String),
}

pub(crate) type Result<T> = std::result::Result<T, Problem>;

impl Problem {
    fn failed(why: impl std::fmt::Display) -> Self {
        Problem::Failed(format!("cannot be fetched: {why}"))
    }

    fn interrupted() -> Self {
        let kept = "was not fetched completely (Ctrl-C); the received part is kept, and the next attempt continues from there";
        Problem::Interrupted(kept.to_owned())
    }
}

/// Returns true if a path is a URL that [`fetch`] accepts.
#[must_use]
pub fn is_url(path: &str) -> bool {
    let begins = |scheme: &str| {
        path.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    };
    begins("http://") || begins("https://")
}

/// Fetches a file and returns its local path. `interrupted` is called ten times a second; it returns true if the user wants to
/// stop.
///
/// # Errors
/// [`Problem`]. The cache then still has its earlier content.
pub fn fetch(
    url: &str,
    options: &Options,
    interrupted: impl Fn() -> bool,
) -> std::result::Result<PathBuf, Problem> {
    if !is_url(url) {
        let wanted = "wanted one that begins with https:// or http://";
        return Err(Problem::Argument(format!("the URL is '{}'; {wanted}", shown(url))));
    }
    let client = Client::new(url, options)?;
    let stop = Arc::new(AtomicBool::new(false));
    let (tell, reported) = channel();
    // Runs in a separate thread, so that neither a slow name resolution nor a silent server can delay Ctrl-C.
    let (theirs, options, stopped) = (client.clone(), options.clone(), Arc::clone(&stop));
    thread::spawn(move || {
        let run = || transfer::run(&theirs, &options, &stopped);
        let result = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
            Err(Problem::Internal("a panic while a file was fetched; please report this".into()))
        });
        drop(tell.send(result)); // after Ctrl-C nobody receives it
    });
    loop {
        match reported.recv_timeout(Duration::from_millis(100)) {
            Ok(result) => return result,
            Err(RecvTimeoutError::Timeout) if interrupted() => break,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Problem::Internal("the thread that fetched a file has ended".into()));
            }
        }
    }
    stop.store(true, Ordering::Relaxed);
    client.shut_down();
    // By now the other thread has released the lock, unless the system is still resolving the host's name.
    match reported.recv_timeout(Duration::from_secs(1)) {
        Ok(Ok(path)) => Ok(path),
        _ => Err(Problem::interrupted()),
    }
}
