//! (landing: founder ffi) C and C++ tests. A suite's error of type [`crate::env::Missing`] counts as a skip.

use crate::env::Workspace;
use anyhow::Result;

/// Suite `sanitizers`: C and C++ tests under AddressSanitizer and UndefinedBehaviorSanitizer.
pub(crate) fn sanitizers(_workspace: &Workspace) -> Result<()> {
    anyhow::bail!("not there yet")
}

/// Suite `cmake`: a standalone CMake project finds and uses the installed package.
pub(crate) fn cmake_consumer(_workspace: &Workspace) -> Result<()> {
    anyhow::bail!("not there yet")
}

/// Suite `pkg-config`: a standalone program built with pkg-config's flags.
pub(crate) fn pkg_config_consumer(_workspace: &Workspace) -> Result<()> {
    anyhow::bail!("not there yet")
}
