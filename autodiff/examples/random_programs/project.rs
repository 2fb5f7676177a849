//! Writing, building and running programs in groups, as a crate of its own.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Instant;

use crate::batch::Batch;

/// Number of programs in one binary.
const BATCH: u64 = 20;
/// Number of binaries built at a time, so that a group's memory and disk space do not grow with the number of programs.
const AT_ONCE: u64 = 10;

/// Compares `count` programs of a seed, beginning with number `first`; returns a summary.
///
/// # Errors
/// If programs differ, panic or do not build: with all of them by their numbers. If the crate cannot be written.
pub fn run(count: u64, seed: u64, first: u64) -> io::Result<String> {
    let mut project = Project::new(count, seed)?;
    let (start, end) = (Instant::now(), first + count);
    let mut done = first;
    while done < end {
        let until = end.min(done + BATCH * AT_ONCE);
        let known = project.failures.len();
        project.group(done..until)?;
        for failure in &project.failures[known..] {
            eprintln!("{failure}");
        }
        done = until;
        let (checked, left) = (done - first, end - done);
        let minutes = start.elapsed().as_secs_f64() / 60.0 / checked as f64 * left as f64;
        eprintln!(
            "{checked} of {count} programs of seed {seed}, {} failed, {minutes:.0} minutes left",
            project.failures.len()
        );
    }
    project.summary(count)
}

struct Project {
    directory: PathBuf,
    seed: u64,
    /// Number of derivatives that were compared with central differences.
    differences: u64,
    failures: Vec<String>,
}

impl Project {
    fn new(count: u64, seed: u64) -> io::Result<Self> {
        let package = &package()?;
        let directory = package.join("../target/tmp/random_programs");
        std::fs::create_dir_all(&directory)?;
        std::fs::write(directory.join("Cargo.toml"), manifest(package, count))?;
        std::fs::copy(package.join("../Cargo.lock"), directory.join("Cargo.lock"))?;
        Ok(Self { directory, seed, differences: 0, failures: Vec::new() })
    }

    fn group(&mut self, range: std::ops::Range<u64>) -> io::Result<()> {
        let sources = self.directory.join("src/bin");
        // The names are those of the last group, whose files are replaced.
        let _ = std::fs::remove_dir_all(&sources);
        let mut batches: Vec<Batch> = range
            .clone()
            .step_by(BATCH as usize)
            .zip(0..)
            .map(|(from, i)| Batch {
                name: format!("batch_{i}"),
                programs: (from..range.end.min(from + BATCH)).collect(),
            })
            .collect();
        for batch in &batches {
            batch.write(&sources, self.seed)?;
        }
        while !batches.is_empty() && !self.builds(&mut batches)? {
            batches.retain(|batch| !batch.programs.is_empty());
            for batch in &batches {
                batch.write_main(&sources)?;
            }
        }
        batches.iter().try_for_each(|batch| self.compare(batch))
    }

    /// Builds the batches. Returns false if some programs do not build; these are recorded and left out.
    fn builds(&mut self, batches: &mut [Batch]) -> io::Result<bool> {
        let names = batches.iter().flat_map(|batch| ["--bin", &batch.name]);
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(cargo)
            .args(["build", "--quiet", "--offline", "--keep-going", "--message-format", "short"])
            .args(names)
            .current_dir(&self.directory)
            .env("CARGO_TARGET_DIR", self.directory.join("target"))
            .env_remove("RUSTFLAGS")
            .output()?;
        if output.status.success() {
            return Ok(true);
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        let before = self.failures.len();
        for batch in batches {
            batch.programs.retain(|i| {
                let file = format!("src/bin/{}/p{i}.rs:", batch.name);
                let error =
                    errors.lines().find(|line| line.starts_with(&file) && line.contains("error"));
                self.failures.extend(error.map(|e| format!("program {i} does not build: {e}")));
                error.is_none()
            });
        }
        if self.failures.len() == before {
            let at = &self.directory;
            return Err(io::Error::other(format!("the crate in {at:?} does not build:\n{errors}")));
        }
        Ok(false)
    }

    fn compare(&mut self, batch: &Batch) -> io::Result<()> {
        let binary = self.directory.join("target/debug").join(&batch.name);
        let mut compared = 0;
        while compared < batch.programs.len() {
            let Output { stdout, stderr, .. } =
                Command::new(&binary).arg(compared.to_string()).output()?;
            for line in String::from_utf8_lossy(&stdout).lines() {
                match line.strip_prefix("agrees ").map(str::parse::<u64>) {
                    Some(Ok(differences)) => self.differences += differences,
                    _ => self.failures.push(line.to_owned()),
                }
                compared += 1;
            }
            if let Some(i) = batch.programs.get(compared) {
                let error = String::from_utf8_lossy(&stderr);
                self.failures.push(format!("program {i} panics: {}", error.trim()));
                compared += 1;
            }
        }
        Ok(())
    }

    fn summary(self, count: u64) -> io::Result<String> {
        let Self { seed, differences, failures, .. } = self;
        if failures.is_empty() {
            return Ok(format!(
                "{count} programs agree with dual numbers (seed {seed}); {differences} derivatives along random \
                 directions agree with central differences"
            ));
        }
        let (failed, list) = (failures.len(), failures.join("\n"));
        Err(io::Error::other(format!("{failed} of {count} programs fail (seed {seed}):\n{list}")))
    }
}

/// The folder of this package. It is the folder for which cargo runs this program: in a copy of a folder, cargo treats
/// the binaries built in the original as up to date. Without cargo it is the current folder.
pub fn package() -> io::Result<PathBuf> {
    std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(std::env::current_dir, |path| Ok(path.into()))
}

/// Nearly all the time is spent on compiling. So the profile has no landing pads and no debug information. For many
/// programs it optimises the macros, which alone takes the compiler two minutes.
fn manifest(package: &Path, count: u64) -> String {
    let macros = u64::from(count >= 1000);
    format!(
        "[package]\nname = \"random_programs\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
         [dependencies]\nrootgrad-autodiff = {{ path = {package:?} }}\n\n[profile.dev]\ndebug = false\nincremental = \
         false\npanic = \"abort\"\n\n[profile.dev.build-override]\nopt-level = {macros}\n\n[workspace]\n"
    )
}
