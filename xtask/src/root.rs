//! (landing: founder root) ROOT tests. A suite's error of type [`crate::env::Missing`] counts as a skip.

use crate::env::Workspace;
use anyhow::Result;

/// Suite `macros`: interpreted macros under tests/root, output compared with their `.ref`.
pub(crate) fn macros(_workspace: &Workspace) -> Result<()> {
    anyhow::bail!("not there yet")
}

/// Suite `aclic`: the same through ACLiC (`m.C+`).
pub(crate) fn aclic(_workspace: &Workspace) -> Result<()> {
    anyhow::bail!("not there yet")
}

/// Suite `pyroot`: the Python face.
pub(crate) fn pyroot(_workspace: &Workspace) -> Result<()> {
    anyhow::bail!("not there yet")
}
