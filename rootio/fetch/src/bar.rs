//! Progress on a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Bytes that have come, of so many; nothing where standard error is no terminal.
pub(crate) struct Bar(ProgressBar, String);

impl Bar {
    pub(crate) fn new(wanted: bool, name: &str) -> Self {
        if !wanted {
            return Bar(ProgressBar::hidden(), String::new());
        }
        Bar(ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()), name.to_owned())
    }

    /// A transfer begins that has `done` of `all` bytes, where the server says how many there are.
    pub(crate) fn begin(&self, done: u64, all: Option<u64>) {
        let known = "{msg} {wide_bar} {bytes}/{total_bytes}, {bytes_per_sec}, {eta}";
        let open = "{msg} {spinner} {bytes}, {bytes_per_sec}";
        // UNWRAP: the two templates above.
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

    /// Another process fetches the file.
    pub(crate) fn waits(&self, name: &str) {
        // UNWRAP: a template without placeholders but known ones.
        self.0.set_style(ProgressStyle::with_template("{msg} {spinner}").unwrap());
        self.0.set_message(format!("waiting for another process that fetches {name}"));
        self.0.enable_steady_tick(Duration::from_millis(200));
    }

    /// A line above the bar, in any case.
    pub(crate) fn tell(&self, line: &str) {
        self.0.suspend(|| eprintln!("rootgrad: {line}"));
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
