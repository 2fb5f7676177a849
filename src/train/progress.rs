//! Progress of a fit on standard error.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{Epoch, Metric, Progress};

/// Time between two drawings.
pub(super) const PERIOD: Duration = Duration::from_millis(100);

/// Shows the steps of a fit as they are made.
pub(super) struct Display {
    how: How,
    metric: Metric,
    epochs: usize,
    /// Steps of the whole fit, and those that an earlier call made.
    steps: u64,
    resumed: u64,
    started: Instant,
    drawn: Instant,
    last: Option<Epoch>,
}

/// Where progress is shown.
pub(super) enum How {
    /// On a terminal.
    Bar(ProgressBar),
    /// Where there is none.
    Lines,
    Nothing,
}

impl How {
    pub(super) fn new(progress: Progress, steps: u64) -> Self {
        match (progress, std::io::stderr().is_terminal()) {
            (Progress::Auto | Progress::On, true) => How::Bar(bar(steps)),
            (Progress::On, false) => How::Lines,
            _ => How::Nothing,
        }
    }
}

impl Drop for How {
    /// After an error nothing half-drawn stays behind.
    fn drop(&mut self) {
        if let How::Bar(bar) = self
            && !bar.is_finished()
        {
            bar.finish_and_clear();
        }
    }
}

impl Display {
    pub(super) fn new(
        progress: Progress,
        metric: Metric,
        epochs: usize,
        steps: u64,
        resumed: u64,
    ) -> Self {
        let how = How::new(progress, steps);
        let now = Instant::now();
        Display { how, metric, epochs, steps, resumed, started: now, drawn: now, last: None }
    }

    /// To be called after every step: `done` of all steps are made, `loss` is the mean of the epoch so far. Draws ten
    /// times a second; other calls cost a look at the clock.
    pub(super) fn step(&mut self, done: u64, epoch: usize, loss: f64, events_per_second: f64) {
        let How::Bar(bar) = &self.how else { return };
        if self.drawn.elapsed() < PERIOD {
            return;
        }
        self.drawn = Instant::now();
        let elapsed = self.started.elapsed().as_secs_f64();
        let left = elapsed / (done - self.resumed).max(1) as f64 * (self.steps - done) as f64;
        let rate = self.last.as_ref().map_or(events_per_second, |last| last.events_per_second);
        let validation = self.last.as_ref().map_or(String::new(), |last| self.validation(last));
        let (left, rate) = (duration(left), short(rate));
        // The builder's setters do not draw.
        bar.clone()
            .with_prefix(format!("epoch {epoch}/{}", self.epochs))
            .with_message(format!("{left} left, {rate} events/s, loss {loss:.4}{validation}"))
            .set_position(done);
    }

    /// To be called after every epoch.
    pub(super) fn epoch(&mut self, epoch: &Epoch) {
        self.last = Some(*epoch);
        if matches!(self.how, How::Lines) {
            // A closed standard error is no reason to end a fit.
            let _ = writeln!(std::io::stderr(), "{}", self.line(epoch));
        }
    }

    /// Leaves the last figures on the screen.
    pub(super) fn finish(&mut self) {
        if let (How::Bar(bar), Some(last)) = (&self.how, &self.last) {
            let seconds = duration(self.started.elapsed().as_secs_f64());
            bar.clone()
                .with_prefix(format!("epoch {}/{}", last.epoch, self.epochs))
                .with_message(format!("{seconds}, {}", self.figures(last)))
                .abandon();
            let _ = writeln!(std::io::stderr()); // the bar leaves the cursor on its line
        }
    }

    fn line(&self, epoch: &Epoch) -> String {
        format!("epoch {}/{}: {}", epoch.epoch, self.epochs, self.figures(epoch))
    }

    fn figures(&self, epoch: &Epoch) -> String {
        let training = format!("{} {:.4}", self.metric, epoch.train_metric);
        let rate = short(epoch.events_per_second);
        let loss = epoch.train_loss;
        format!("{rate} events/s, loss {loss:.4}, {training}{}", self.validation(epoch))
    }

    fn validation(&self, epoch: &Epoch) -> String {
        if epoch.validation_loss.is_nan() {
            return String::new();
        }
        let (loss, metric) = (epoch.validation_loss, epoch.validation_metric);
        format!(", validation loss {loss:.4}, {} {metric:.4}", self.metric)
    }
}

fn bar(steps: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    // UNWRAP: the template is a constant, and a test renders it.
    let style = ProgressStyle::with_template("{prefix} [{bar:16}] {wide_msg}").unwrap();
    bar.set_style(style.progress_chars("=> "));
    bar
}

/// A number to three digits: 987, 1.23k, 45.6M.
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

/// Seconds as 0:07, 12:34, 1:02:03.
pub(super) fn duration(seconds: f64) -> String {
    let seconds = seconds.round() as u64; // saturates; NaN is 0
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
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
    fn the_line_of_an_epoch() {
        let epoch = Epoch {
            epoch: 3,
            train_loss: 0.25,
            validation_loss: f64::NAN,
            train_metric: 0.9,
            validation_metric: f64::NAN,
            learning_rate: 1e-3,
            seconds: 1.0,
            events_per_second: 1.5e6,
        };
        let display = Display::new(Progress::Off, Metric::Auc, 20, 100, 0);
        assert_eq!(display.line(&epoch), "epoch 3/20: 1.50M events/s, loss 0.2500, AUC 0.9000");
        let validated = Epoch { validation_loss: 0.3, validation_metric: 0.88, ..epoch };
        assert!(display.line(&validated).ends_with(", validation loss 0.3000, AUC 0.8800"));
    }

    #[test]
    fn the_bar_can_be_drawn() {
        let bar = bar(10);
        bar.set_draw_target(ProgressDrawTarget::hidden());
        bar.set_position(5);
        bar.finish_and_clear();
    }
}
