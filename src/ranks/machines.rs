//! The machines and cores of the ranks.

use super::{Ranks, hash};

impl Ranks {
    /// Returns the number of ranks that run on the same cores: those of this machine, unless `mpiexec` gives each rank cores of its own.
    pub(crate) fn on_these_cores(&self) -> usize {
        let own = hash(&cores()) as usize;
        self.each(own).into_iter().filter(|&cores| cores == own).count()
    }

    /// Returns a note if the others spent much of a training waiting for one rank. `seconds`: time of the training; `busy`: the part of it that this rank
    /// did not spend in exchanges. All ranks call it at the same point.
    pub(crate) fn straggler(&self, seconds: f64, busy: f64) -> Option<String> {
        if self.size() == 1 {
            return None;
        }
        let busy = self.each((1e6 * busy.max(0.0)) as usize);
        let machines = self.texts(&machine());
        let (slowest, &longest) = busy.iter().enumerate().max_by_key(|(_, time)| **time)?;
        let mut others: Vec<usize> = busy.clone();
        others.remove(slowest);
        others.sort_unstable();
        let usual = others[others.len() / 2];
        let waited = 1e-6 * (longest - usual) as f64;
        (waited > 0.2 * seconds && longest > usual + usual / 2).then(|| {
            format!(
                "rank {slowest} on {} computed for {:.3} s, and the others for {:.3} s (median): they waited for it. Give it as many free cores as the \
                 others have, or leave its machine out",
                machines[slowest].trim(),
                1e-6 * longest as f64,
                1e-6 * usual as f64
            )
        })
    }
}

/// Returns names of this machine and of the cores that this process may use.
fn cores() -> String {
    let status = read("/proc/self/status");
    let allowed = status.lines().find(|line| line.starts_with("Cpus_allowed:")).unwrap_or_default();
    read("/proc/sys/kernel/random/boot_id") + &machine() + allowed
}

/// Returns the name of this machine.
fn machine() -> String {
    read("/proc/sys/kernel/hostname")
}

/// Returns a file's text; nothing where there is no such file.
fn read(file: &str) -> String {
    std::fs::read_to_string(file).unwrap_or_default()
}
