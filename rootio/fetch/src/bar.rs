//! Progress bar on a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar of received bytes. It draws nothing if standard error is not a terminal.
pub(crate) struct Bar(ProgressBar, String);

impl Bar {
    pub(crate) fn new(wanted: bool, name: &str) -> Self {
        if !wanted {
            return Bar(ProgressBar::hidden(), String::new());
        }
        Bar(ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()), name.to_owned())
    }

    /// Starts the bar of a transfer with `done` bytes received, of `all` if the server reports the length.
    pub(crate) fn begin(&self, done: u64, all: Option<u64>) {
        let known = "{msg} {wide_bar} {bytes}/{total_bytes}, {bytes_per_sec}, {eta}";
        let open = "{msg} {spinner} {bytes}, {bytes_per_sec}";
        // UNWRAP: both templates above are valid.
        let style = ProgressStyle::with_template(if all.is_some() { known } else { open }).unwrap();
        self.0.set_style(style);
        self.0.set_message(self.1.clone());
        self.0.enable_steady_tick(Duration::from_millis(200));
        match all {
            Some(all) => self.0.set_length(all),
            None => self.0.unset_length(),
        }
        self.0.set_position(done);
        self.0.reset_eta();
    }

    pub(crate) fn add(&self, bytes: u64) {
        self.0.inc(bytes);
    }

    /// Shows that another process is fetching the file.
    pub(crate) fn waits(&self, name: &str) {
        // UNWRAP: the template has only known placeholders.
        self.0.set_style(ProgressStyle::with_template("{msg} {spinner}").unwrap());
        self.0.set_message(format!("waiting for another process that fetches {name}"));
        self.0.enable_steady_tick(Duration::from_millis(200));
    }

    /// Prints a line above the bar, even if no bar is drawn.
    pub(crate) fn tell(&self, line: &str) {
        self.0.suspend(|| eprintln!("rootgrad: {line}"));
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
