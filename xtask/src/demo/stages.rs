//! Duration of the demo's stages, and the load of the machine.

use fs_err as fs;
use serde_json::{Map, Value, json};
use std::time::Instant;

/// A stop-watch for stages that run as child processes.
pub(super) struct Stages {
    start: Instant,
    last: (Instant, Option<f64>),
    load: Option<f64>,
    seconds: Map<String, Value>,
    cpu: Map<String, Value>,
}

impl Stages {
    pub(super) fn new() -> Self {
        let start = Instant::now();
        let last = (start, children());
        Self { start, last, load: load(), seconds: Map::new(), cpu: Map::new() }
    }

    /// Ends the current stage, which began at the end of the previous one.
    pub(super) fn lap(&mut self, name: &str) {
        let (now, cpu) = (Instant::now(), children());
        let seconds = now.duration_since(self.last.0).as_secs_f64();
        self.seconds.insert(name.to_owned(), tenths(seconds));
        if let Some((used, before)) = cpu.zip(self.last.1) {
            self.cpu.insert(name.to_owned(), tenths(used - before));
        }
        self.last = (now, cpu);
    }

    /// Adds to a report:
    /// - `seconds`: of each stage, the `total`, and the macro's own measurements of its parts as `of_train_and_test`,
    ///   with the remaining time (ROOT starts, headers are read, code is compiled) as `other`;
    /// - `cpu_seconds`: of each stage on all cores together; other load on the machine hardly changes it;
    /// - `load`: the machine's load averages over a minute, before and after.
    pub(super) fn finish(mut self, report: &mut Value) {
        let parts = report["seconds"].take();
        if let Some(mut parts) = parts.as_object().cloned() {
            let known: f64 = parts.values().filter_map(Value::as_f64).sum();
            let all = self.seconds.get("train_and_test").and_then(Value::as_f64);
            parts.insert("other".into(), tenths(all.unwrap_or(f64::NAN) - known));
            self.seconds.insert("of_train_and_test".into(), parts.into());
        }
        self.seconds.insert("total".into(), tenths(self.start.elapsed().as_secs_f64()));
        report["seconds"] = self.seconds.into();
        report["cpu_seconds"] = self.cpu.into();
        report["load"] = json!([self.load, load()]);
    }
}

fn tenths(seconds: f64) -> Value {
    json!((seconds * 10.0).round() / 10.0)
}

/// Returns the CPU time of all children that have ended, in s. Linux only.
fn children() -> Option<f64> {
    cpu_of_children(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// Returns the sum of `cutime` and `cstime` in proc(5)'s `stat`, which every Linux gives in hundredths of a second
/// (`USER_HZ`).
fn cpu_of_children(stat: &str) -> Option<f64> {
    let fields = stat.rsplit_once(')')?.1; // the program's name before it may contain any character
    let ticks = fields.split_whitespace().skip(13).take(2);
    ticks.map(|t| t.parse::<f64>().ok()).sum::<Option<f64>>().map(|ticks| ticks / 100.0)
}

/// Returns the mean number of running or waiting processes over the last minute. Linux only.
fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cpu_time_is_read_whatever_the_name() {
        let stat = "7 (a) b) S 1 2 3 4 5 6 7 8 9 10 11 12 150 50 20 0 1 0";
        assert_eq!(cpu_of_children(stat), Some(2.0));
        assert_eq!(cpu_of_children("7 (a) S 1"), Some(0.0));
        assert_eq!(cpu_of_children("nonsense"), None);
    }

    #[test]
    fn parts_and_total_are_reported() {
        let mut stages = Stages::new();
        stages.lap("simulate");
        stages.lap("train_and_test");
        let mut report = json!({ "seconds": { "read": 0.0, "train": 0.0 } });
        stages.finish(&mut report);
        let seconds = &report["seconds"];
        assert!(seconds["of_train_and_test"]["other"].is_number(), "{report}");
        for name in ["simulate", "train_and_test", "total"] {
            assert!(seconds[name].as_f64().is_some_and(|s| (0.0..60.0).contains(&s)), "{report}");
        }
    }
}
