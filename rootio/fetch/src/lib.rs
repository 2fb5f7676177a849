//! Files of the web, fetched into a local cache: whole or not at all.
//!
//! [`fetch`] asks the server each time whether what the cache holds is still what the server has; what broke off goes on where it
//! stood. Two processes that want one file take turns. `rootio/` calls it wherever it opens a path.

mod bar;
mod client;
mod digest;
mod place;
mod record;
mod transfer;
mod url;

#[cfg(test)]
#[allow(dead_code)] // the tests' own file: not all of it is for these
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
pub use url::shown;

/// How a file is fetched.
#[derive(Debug, Clone)]
pub struct Options {
    /// The folder that holds what was fetched; `None`: `$ROOTGRAD_CACHE`, else `$XDG_CACHE_HOME/rootgrad`, else
    /// `~/.cache/rootgrad`.
    pub cache: Option<PathBuf>,
    /// Whether to draw a bar where standard error is a terminal.
    pub progress: bool,
    /// How long a connection may take to come about.
    pub connect: Duration,
    /// How long a server may be silent.
    pub read: Duration,
    /// Time between the first two attempts; it doubles from one to the next.
    pub wait: Duration,
    /// Attempts in a row without a new byte.
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

/// Why there is no file. The texts are predicates of a sentence about the URL, as [`shown`] tells it, but for those of
/// [`Problem::Argument`] and [`Problem::Internal`], which are sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The call is wrong.
    Argument(String),
    /// The server, the network or the disk.
    Failed(String),
    /// Ctrl-C; what has come is kept, and the next call goes on behind it.
    Interrupted(String),
    /// A fault of ours.
    Internal(String),
}

pub(crate) type Result<T> = std::result::Result<T, Problem>;

impl Problem {
    fn failed(why: impl std::fmt::Display) -> Self {
        Problem::Failed(format!("cannot be fetched: {why}"))
    }

    fn interrupted() -> Self {
        let kept = "was not fetched to its end: Ctrl-C; what has come is kept, and the next time goes on behind it";
        Problem::Interrupted(kept.to_owned())
    }
}

/// Whether a path is a URL that [`fetch`] takes.
#[must_use]
pub fn is_url(path: &str) -> bool {
    let begins = |scheme: &str| {
        path.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    };
    begins("http://") || begins("https://")
}

/// The file's local path. It is asked ten times a second whether the user has `interrupted`.
///
/// # Errors
/// [`Problem`]. In the cache there is then what was there before.
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
    let (tell, told) = channel();
    // In a thread of its own: neither a name that is not resolved nor a silent server can hold up a Ctrl-C.
    let (theirs, options, stopped) = (client.clone(), options.clone(), Arc::clone(&stop));
    thread::spawn(move || {
        let run = || transfer::run(&theirs, &options, &stopped);
        let result = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
            Err(Problem::Internal("a panic while a file was fetched; please report this".into()))
        });
        drop(tell.send(result)); // nobody listens behind a Ctrl-C
    });
    loop {
        match told.recv_timeout(Duration::from_millis(100)) {
            Ok(result) => return result,
            Err(RecvTimeoutError::Timeout) if interrupted() => break,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Problem::Internal("the thread that fetched a file is gone".into()));
            }
        }
    }
    stop.store(true, Ordering::Relaxed);
    client.shut_down();
    // The lock is let go by now, but for a name that the system is still resolving.
    match told.recv_timeout(Duration::from_secs(1)) {
        Ok(Ok(path)) => Ok(path),
        _ => Err(Problem::interrupted()),
    }
}
