//! Fetches paths that are URLs with `rootgrad-fetch`, before anything is opened.

use std::cell::RefCell;
use std::path::PathBuf;

use rootgrad_fetch::{Options, fetch, is_url, shown};

use crate::abi::{Status, Text};
use crate::reader::{Problem, Source};
use crate::{Result, put, reported, taken, text};
use rootgrad_signals::Guard;

thread_local! {
    /// The path that was returned last.
    static FETCHED: RefCell<String> = const { RefCell::new(String::new()) };
}

impl From<rootgrad_fetch::Problem> for Problem {
    fn from(problem: rootgrad_fetch::Problem) -> Self {
        use rootgrad_fetch::Problem as Fetch;
        match problem {
            Fetch::Argument(text) => Problem::of(Status::ARGUMENT, text),
            Fetch::Failed(text) => Problem::in_file(0, text),
            Fetch::Interrupted(text) => {
                Problem { status: Status::INTERRUPTED, ..Problem::in_file(0, text) }
            }
            Fetch::Internal(text) => Problem::of(Status::INTERNAL, text),
        }
    }
}

/// Handles SIGINT during a fetch. If SIGINT ends the process by default, this is unchanged: the transfer can
/// be resumed.
fn guard() -> Guard {
    // SAFETY: sigaction is a plain C struct for which all zeros is a valid value.
    let mut present: libc::sigaction = unsafe { std::mem::zeroed() };
    // SAFETY: with a null new action the call only writes the present action into `present`.
    unsafe { libc::sigaction(libc::SIGINT, std::ptr::null(), &raw mut present) };
    if present.sa_sigaction == libc::SIG_DFL { Guard::inactive() } else { Guard::new() }
}

/// Returns the local path of a URL.
fn fetched(url: &str, options: &Options) -> Result<String> {
    let guard = guard();
    let path = fetch(url, options, || guard.interrupted())?;
    path.into_os_string().into_string().map_err(|path| {
        let wanted = "wanted UTF-8, which ROOT can open: set ROOTGRAD_CACHE to another folder";
        Problem::in_file(0, format!("is in a cache whose path is {path:?}; {wanted}"))
    })
}

/// Returns the locations of the files; URLs are fetched.
pub(crate) fn local(paths: &[&str]) -> Result<Vec<Source>> {
    let options = Options { progress: true, ..Options::default() };
    let source = |(place, &name): (usize, &&str)| {
        let path = match is_url(name) {
            true => fetched(name, &options)
                .map_err(|problem| Problem { file: problem.file.map(|_| place), ..problem })?,
            false => name.to_owned(),
        };
        let name = if is_url(name) { shown(name) } else { name.to_owned() };
        Ok(Source { name, path })
    };
    paths.iter().enumerate().map(source).collect()
}

/// See [`crate::abi::FetchFunction`].
///
/// # Safety
/// The texts must point to valid bytes; `out` must be null or valid for writing a [`Text`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_fetch(
    url: Text,
    cache: Text,
    progress: u32,
    out: *mut Text,
) -> Status {
    reported(|| {
        // SAFETY: guaranteed by the caller.
        let (url, cache) = unsafe { (taken(url, "the URL")?, taken(cache, "the cache's folder")?) };
        let cache = (!cache.is_empty()).then(|| PathBuf::from(cache));
        let options = Options { cache, progress: progress != 0, ..Options::default() };
        // An error about a file concerns this URL. The message becomes a whole sentence, which the caller can
        // show.
        let whole = |problem: Problem| match problem.file {
            Some(_) => {
                let message = format!("{} {}", shown(url), problem.message);
                Problem { message, file: None, ..problem }
            }
            None => problem,
        };
        let path = fetched(url, &options).map_err(whole)?;
        FETCHED.with(|fetched| {
            let mut fetched = fetched.borrow_mut();
            *fetched = path;
            // SAFETY: guaranteed by the caller.
            unsafe { put(out, text(&fetched)) }
        })
    })
}
