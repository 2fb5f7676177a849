//! Standard output.

use std::io::{self, Write};

use rootgrad::{Error, Result};

/// Writes to standard output at once. Whether anybody reads on: that nobody does (`| head`) is no error, a full disk is one.
pub(crate) fn print(bytes: &[u8]) -> Result<bool> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(source) => Err(Error::Io { action: "write", path: "standard output".into(), source }),
    }
}
