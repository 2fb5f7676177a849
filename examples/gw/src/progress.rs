//! Progress of a long command: a bar in a terminal, else a line now and then.

use crate::{Error, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rootgrad::train::interrupt::Guard;
use std::io::IsTerminal;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Time between two lines.
const EVERY: Duration = Duration::from_secs(20);

/// The places that show progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// As a bar in a terminal, else as lines.
    Always,
    /// As a bar, only in a terminal.
    InTerminals,
    /// Nowhere.
    Never,
}

/// Progress of one task.
pub struct Progress {
    name: &'static str,
    count: u64,
    bar: ProgressBar,
    lines: Option<Lines>,
    guard: Option<Arc<Guard>>,
}

struct Lines {
    begun: Instant,
    last: Instant,
}

impl Progress {
    /// Begins a task of `count` steps, which ends if the guard, if there is one, has seen Ctrl-C.
    #[must_use]
    pub fn new(name: &'static str, count: u64, shown: Shown, guard: Option<Arc<Guard>>) -> Self {
        let terminal = std::io::stderr().is_terminal();
        let now = Instant::now();
        let lines =
            (shown == Shown::Always && !terminal).then_some(Lines { begun: now, last: now });
        let hidden = shown == Shown::Never || !terminal;
        let bar = if hidden { ProgressBar::hidden() } else { bar(name, count) };
        Self { name, count, bar, lines, guard }
    }

    /// Shows the number of finished steps.
    ///
    /// # Errors
    /// Ctrl-C.
    pub fn set(&mut self, done: u64) -> Result<()> {
        if self.guard.as_ref().is_some_and(|guard| guard.interrupted()) {
            self.bar.abandon();
            return Err(Error::Interrupted("no result, and no file is written"));
        }
        self.bar.set_position(done);
        let Some(lines) = &mut self.lines else { return Ok(()) };
        if lines.last.elapsed() >= EVERY && done < self.count {
            lines.last = Instant::now();
            eprintln!("{}", line(self.name, done, self.count, lines.begun.elapsed()));
        }
        Ok(())
    }

    /// Shows a line of text.
    pub fn say(&self, text: &str) {
        self.bar.println(text);
        if self.lines.is_some() {
            eprintln!("{text}");
        }
    }

    /// Ends the task.
    pub fn finish(&self) {
        self.bar.finish();
    }
}

fn bar(name: &'static str, count: u64) -> ProgressBar {
    let template = "{prefix:>14} [{bar:40}] {pos}/{len} {elapsed}, {eta} left";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(count).with_prefix(name).with_style(style)
}

/// Returns the text for a number of finished steps; the time left is as if each step took the same time.
fn line(name: &str, done: u64, count: u64, elapsed: Duration) -> String {
    let left = elapsed.as_secs_f64() * (count - done) as f64 / done.max(1) as f64;
    let percent = 100 * done / count.max(1);
    let time = |seconds: f64| {
        let seconds = seconds.round() as u64;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    };
    let (elapsed, left) = (time(elapsed.as_secs_f64()), time(left));
    format!("{name}: {done} of {count} ({percent} %) in {elapsed}, about {left} left")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_the_time_left() {
        let text = line("train", 500, 2000, Duration::from_secs(90));
        assert_eq!(text, "train: 500 of 2000 (25 %) in 1:30, about 4:30 left");
    }

    /// Checks that a first step before any is finished divides by no zero.
    #[test]
    fn nothing_done_is_a_line_too() {
        let text = line("train", 0, 10, Duration::from_secs(3));
        assert_eq!(text, "train: 0 of 10 (0 %) in 0:03, about 0:30 left");
    }
}
