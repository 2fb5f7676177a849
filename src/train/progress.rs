//! Display of a training's progress on standard error.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Display of progress on standard error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Progress {
    /// A bar if standard error is a terminal, else nothing.
    #[default]
    Auto,
    /// A bar if standard error is a terminal, else a line after every epoch.
    On,
    /// Nothing.
    Off,
}

/// Time between two redraws.
const PERIOD: Duration = Duration::from_millis(100);
/// Time over which steps are timed before the expected time is printed, where there is no bar.
const TIMED: Duration = Duration::from_secs(1);

/// Shows the progress of a training.
pub(super) struct Display {
    how: How,
    /// Name of a round, and the number of rounds.
    round: &'static str,
    rounds: usize,
    /// Steps of the whole training, and the steps that an earlier call made.
    steps: u64,
    resumed: u64,
    done: u64,
    /// True if the expected time was printed.
    announced: bool,
    started: Instant,
    drawn: Instant,
}

/// Kind of display.
enum How {
    /// A bar on a terminal.
    Bar(ProgressBar),
    /// Lines, if there is no terminal.
    Lines,
    Nothing,
}

impl Drop for How {
    /// Removes a half-drawn bar after an error.
    fn drop(&mut self) {
        if let How::Bar(bar) = self
            && !bar.is_finished()
        {
            bar.finish_and_clear();
        }
    }
}

impl Display {
    /// Returns the display for a training of `rounds` rounds, each called `round`, in `steps` steps, of which `resumed` are done already.
    pub(super) fn new(
        progress: Progress,
        (round, rounds): (&'static str, usize),
        steps: u64,
        resumed: u64,
    ) -> Self {
        let how = match (progress, std::io::stderr().is_terminal()) {
            (Progress::Auto | Progress::On, true) => How::Bar(bar(steps)),
            (Progress::On, false) => How::Lines,
            _ => How::Nothing,
        };
        let now = Instant::now();
        Display {
            how,
            round,
            rounds,
            steps,
            resumed,
            done: resumed,
            announced: false,
            started: now,
            drawn: now,
        }
    }

    /// Updates the display; to be called after every step. `done` steps of all are finished, in or after round `number`. It draws ten times a second,
    /// and always with `now`; other calls cost one look at the clock. Without a bar it prints the expected time once.
    pub(super) fn step(
        &mut self,
        done: u64,
        number: usize,
        now: bool,
        figures: impl Fn() -> String,
    ) {
        self.done = done;
        let bar = match &self.how {
            How::Bar(bar) if now || self.drawn.elapsed() >= PERIOD => bar,
            How::Lines if !self.announced && self.started.elapsed() >= TIMED => {
                self.announced = true;
                let seconds = self.started.elapsed().as_secs_f64() + self.left();
                self.text(&format!("expected time: {}", duration(seconds)));
                return;
            }
            _ => return,
        };
        self.drawn = Instant::now();
        let left = duration(self.left());
        // The builder's setters do not draw.
        bar.clone()
            .with_prefix(self.prefix(number))
            .with_message(format!("{left} left, {}", figures()))
            .set_position(done);
    }

    /// Prints the line of round `number`, if there is no terminal.
    pub(super) fn line(&self, number: usize, figures: impl Fn() -> String) {
        if matches!(self.how, How::Lines) {
            let left =
                if self.announced { duration(self.left()) + " left, " } else { String::new() };
            // A closed standard error must not end a training.
            let _ = writeln!(std::io::stderr(), "{}: {left}{}", self.prefix(number), figures());
        }
    }

    /// Returns the seconds that the remaining steps take at the speed of the earlier ones.
    fn left(&self) -> f64 {
        let made = self.done.saturating_sub(self.resumed).max(1) as f64;
        self.started.elapsed().as_secs_f64() / made * self.steps.saturating_sub(self.done) as f64
    }

    /// Prints a text beside the figures.
    pub(super) fn text(&self, text: &str) {
        match &self.how {
            How::Bar(bar) => bar.println(text),
            How::Lines => {
                let _ = writeln!(std::io::stderr(), "{text}");
            }
            How::Nothing => {}
        }
    }

    /// Prints the notes, before the first round.
    pub(super) fn notes(&self, notes: &[String]) {
        notes.iter().for_each(|note| self.text(&format!("note: {note}")));
    }

    /// Leaves the figures of the last round, `number`, on the screen.
    pub(super) fn finish(&mut self, number: usize, figures: impl Fn() -> String) {
        if let How::Bar(bar) = &self.how {
            let seconds = duration(self.started.elapsed().as_secs_f64());
            bar.clone()
                .with_prefix(self.prefix(number))
                .with_message(format!("{seconds}, {}", figures()))
                .abandon();
            let _ = writeln!(std::io::stderr()); // the bar leaves the cursor on its line
        }
    }

    fn prefix(&self, number: usize) -> String {
        format!("{} {number}/{}", self.round, self.rounds)
    }
}

fn bar(steps: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    // UNWRAP: the template is a constant, and a test renders it.
    let style = ProgressStyle::with_template("{prefix} [{bar:16}] {wide_msg}").unwrap();
    bar.set_style(style.progress_chars("=> "));
    bar
}

/// Formats a number with three digits: 987, 1.23k, 45.6M.
pub(super) fn short(value: f64) -> String {
    let (value, unit) = match value {
        v if v >= 1e9 => (v / 1e9, "G"),
        v if v >= 1e6 => (v / 1e6, "M"),
        v if v >= 1e3 => (v / 1e3, "k"),
        v => (v, ""),
    };
    let digits = if unit.is_empty() || value >= 100.0 { 0 } else { 1 + usize::from(value < 10.0) };
    format!("{value:.digits$}{unit}")
}

/// Formats seconds as 0:07, 12:34, 1:02:03.
pub(super) fn duration(seconds: f64) -> String {
    let seconds = seconds.round() as u64; // saturates; NaN is 0
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Returns a remark for the progress line if an epoch waits for the disk during 5 % of its time or more.
pub(super) fn waits(part: f64) -> String {
    if part < 0.05 {
        String::new()
    } else {
        format!(" ({:.0} % of it waiting for the disk)", 100.0 * part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_durations_are_short() {
        let numbers = [0.0, 987.0, 1234.0, 45_600.0, 999_000.0, 1.5e6, 2e9].map(short);
        assert_eq!(numbers, ["0", "987", "1.23k", "45.6k", "999k", "1.50M", "2.00G"]);
        let durations = [0.2, 7.0, 754.0, 3723.0, f64::NAN].map(duration);
        assert_eq!(durations, ["0:00", "0:07", "12:34", "1:02:03", "0:00"]);
    }

    #[test]
    fn a_round_is_reported_by_its_number() {
        let display = Display::new(Progress::Off, ("epoch", 20), 100, 0);
        assert_eq!(display.prefix(3), "epoch 3/20");
    }

    #[test]
    fn the_time_left_is_that_of_the_steps_to_come() {
        let mut display = Display::new(Progress::Off, ("epoch", 20), 100, 20);
        display.started -= Duration::from_secs(30);
        display.step(40, 1, true, String::new);
        assert!((display.left() - 90.0).abs() < 1.0, "{}", display.left());
    }

    #[test]
    fn the_bar_can_be_drawn() {
        let bar = bar(10);
        bar.set_draw_target(ProgressDrawTarget::hidden());
        bar.set_position(5);
        bar.finish_and_clear();
    }
}
