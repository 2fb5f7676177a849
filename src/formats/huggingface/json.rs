//! JSON texts of a checkpoint.

use std::io::Read;
use std::path::Path;

use serde::de::DeserializeOwned;

use crate::error::{Error, Result};
use crate::formats::file;

/// Maximum size of an index, with a hundred bytes per tensor: this is enough for 20,000 layers.
pub(super) const MAX_INDEX: u64 = 32 << 20;

/// Reads a JSON text of at most `limit` bytes. Fields that are not in `T` need no memory.
pub(super) fn read_json<T: DeserializeOwned>(path: &Path, limit: u64) -> Result<T> {
    let read = |source| file::failed("read", path, source);
    let problem = |problem: String| Error::Format { path: path.to_path_buf(), problem };
    let (file, size) = file::open_regular(path)?;
    if size > limit {
        return Err(problem(format!("has {size} bytes; wanted at most {limit}")));
    }
    let text = std::io::read_to_string(file.take(limit)).map_err(read)?;
    serde_json::from_str(&text).map_err(|error| problem(format!("is damaged: {error}")))
}
