//! The commands of the program `gw`, between the parsing of their options and the printing of their results. C and C++ programs call them too, through
//! `librootgrad_gw.so`.

pub mod search;
pub mod simulate;
pub mod train;
pub mod whiten;

use crate::progress::{Progress, Shown};
use crate::systems::Systems;
use crate::{Error, Result};
use rootgrad::threads::Team;
use rootgrad::train::interrupt::Guard;
use std::sync::Arc;

/// How a command works: its threads, its progress, and Ctrl-C.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Work {
    /// Threads; 0 means all cores. The results do not depend on it
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Show no progress
    #[arg(long)]
    pub quiet: bool,
    /// Progress is shown in a terminal only, not as lines in a file.
    #[arg(skip)]
    pub terminal_only: bool,
    /// A guard for programs such as ROOT's prompt: Ctrl-C ends the command with an error, and not the process.
    #[arg(skip)]
    pub guard: Option<Arc<Guard>>,
}

/// Maximum number of threads: more are a mistake.
const MOST_THREADS: usize = 1024;

impl Work {
    /// Runs `body` on these threads.
    ///
    /// # Errors
    /// Too many threads; errors of `body`.
    pub fn run<T: Send>(&self, body: impl FnOnce(&Team) -> Result<T> + Send) -> Result<T> {
        self.pool()?.install(|| body(&Team::checked(rayon::current_num_threads())?))
    }

    /// Starts these threads.
    ///
    /// # Errors
    /// Too many.
    pub fn pool(&self) -> Result<rayon::ThreadPool> {
        if self.threads > MOST_THREADS {
            return Err(Error::option("threads", self.threads, format!("0 to {MOST_THREADS}")));
        }
        // The library is silent about a panic of threads with this name: it is an error of the call.
        let pool = rayon::ThreadPoolBuilder::new().thread_name(|n| format!("rootgrad-gw-{n}"));
        let pool = pool.num_threads(self.threads).build();
        pool.map_err(|e| Error::option("threads", self.threads, format!("fewer ({e})")))
    }

    /// Begins a task of `count` steps.
    #[must_use]
    pub fn progress(&self, name: &'static str, count: u64) -> Progress {
        let shown = match (self.quiet, self.terminal_only) {
            (true, _) => Shown::Never,
            (false, true) => Shown::InTerminals,
            (false, false) => Shown::Always,
        };
        Progress::new(name, count, shown, self.guard.clone())
    }
}

/// Reads a kind of binaries.
pub(crate) fn systems(name: &str) -> std::result::Result<Systems, String> {
    Systems::named(name).ok_or_else(|| "wanted heavy or light".to_owned())
}

/// Reads a range of numbers.
///
/// # Errors
/// A text that is not LOW:HIGH.
pub fn range(text: &str) -> std::result::Result<(f64, f64), String> {
    let (low, high) = text.split_once(':').ok_or("wanted LOW:HIGH, such as 4:20")?;
    let number = |s: &str| s.parse::<f64>().map_err(|e| format!("'{s}': {e}"));
    Ok((number(low)?, number(high)?))
}

#[cfg(test)]
mod tests {
    use super::{search, simulate, train, whiten};
    use clap::Parser;

    /// Checks this for each command; the shell has some defaults as text.
    #[test]
    fn defaults_of_the_shell_are_those_of_the_library() {
        #[derive(Parser)]
        struct Shell<O: clap::Args> {
            #[command(flatten)]
            options: O,
        }
        macro_rules! same {
            ($($options:ty),*) => {$(
                let shell = Shell::<$options>::parse_from(["gw"]).options;
                assert_eq!(format!("{shell:?}"), format!("{:?}", <$options>::default()));
            )*};
        }
        same!(search::Options, simulate::Options, train::Options, whiten::Options);
    }
}
