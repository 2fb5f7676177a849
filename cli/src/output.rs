//! Writes to standard output.

use std::io::{self, Write};

use rootgrad::{Error, Result};

/// Writes to standard output and flushes. Returns false if the reader has closed the pipe (`| head`), which is no error; a
/// full disk is one.
pub(crate) fn print(bytes: &[u8]) -> Result<bool> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        Err(source) => Err(Error::Io { action: "write", path: "standard output".into(), source }),
    }
}
