//! A program that does one round of work per request, and reports its duration.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running worker. Between requests it waits on its standard input and uses no processor time.
pub(crate) struct Worker {
    /// The name in the table: "rootgrad", "pytorch-eager", …
    pub name: String,
    /// Information that the worker reports when ready: version, threads.
    pub info: serde_json::Value,
    child: Child,
    input: Option<ChildStdin>,
    output: Lines<BufReader<ChildStdout>>,
}

impl Worker {
    /// Starts `command` and waits until it is ready (compiled, warmed up).
    pub(crate) fn start(name: &str, command: &mut Command) -> Result<Self> {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let input = child.stdin.take();
        let output = child.stdout.take().context("no output")?;
        let output = BufReader::new(output).lines();
        let info = serde_json::Value::Null;
        let mut worker = Worker { name: name.to_owned(), info, child, input, output };
        let line = worker.line()?;
        worker.info =
            serde_json::from_str(&line).with_context(|| format!("{name} printed '{line}'"))?;
        Ok(worker)
    }

    /// Does the same, or prints why a peer is left out.
    pub(crate) fn optional(name: &str, command: &mut Command) -> Option<Self> {
        let started = Self::start(name, command);
        started
            .inspect_err(|error| println!("{name}: left out, it does not run here ({error:#})"))
            .ok()
    }

    /// Adds this peer to the row of a result: its name, version, threads, seconds, and their ratio to ours.
    pub(crate) fn record(&self, row: &mut serde_json::Value, seconds: f64, ratio: f64) {
        row["peer"] = (&*self.name).into();
        row["theirs_s"] = seconds.into();
        row["ratio"] = ratio.into();
        row["peer_version"] = self.info["version"].clone();
        row["peer_threads"] = self.info["threads"].clone();
    }

    /// Runs one round and returns its seconds.
    pub(crate) fn round(&mut self) -> Result<f64> {
        self.ask("go")
    }

    /// Runs one round of the work called `what` and returns its seconds.
    pub(crate) fn ask(&mut self, what: &str) -> Result<f64> {
        let line = self.answer_line(what)?;
        line.trim().parse().with_context(|| format!("{} printed '{line}'", self.name))
    }

    /// Runs one round of the work called `what` and returns its report, a line of JSON.
    pub(crate) fn answer(&mut self, what: &str) -> Result<serde_json::Value> {
        let line = self.answer_line(what)?;
        serde_json::from_str(&line).with_context(|| format!("{} printed '{line}'", self.name))
    }

    fn answer_line(&mut self, what: &str) -> Result<String> {
        let input = self.input.as_mut().context("the worker has ended")?;
        writeln!(input, "{what}").with_context(|| format!("{} has ended", self.name))?;
        self.line()
    }

    fn line(&mut self) -> Result<String> {
        match self.output.next() {
            Some(line) => Ok(line?),
            None => bail!("{} ended without an answer", self.name),
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.input = None; // the worker ends at the end of its input
        let _ = self.child.wait(); // its exit status no longer matters
    }
}
