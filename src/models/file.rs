//! What every model file says of itself.

use std::path::Path;

use serde_json::Value;

use crate::error::{Error, Result};

/// The format that this library writes; it reads this one and those before it.
pub(super) const FORMAT_VERSION: u64 = 1;

/// The JSON text of a model file of one of these kinds.
///
/// # Errors
/// [`Error::Format`] if it is damaged or of another kind, [`Error::Version`] if a newer library wrote it.
pub(crate) fn about(path: &Path, text: &str, kinds: &[&str]) -> Result<Value> {
    let problem = |problem: String| Error::Format { path: path.to_path_buf(), problem };
    let about: Value = serde_json::from_str(text)
        .map_err(|error| problem(format!("has damaged 'rootgrad' metadata: {error}")))?;
    let version = about["format_version"].as_u64();
    let version = version.ok_or_else(|| problem("has no format_version in its metadata".into()))?;
    if version > FORMAT_VERSION {
        let (path, library) = (path.display(), env!("CARGO_PKG_VERSION"));
        let writer = about["library_version"].as_str().unwrap_or("a newer library");
        return Err(Error::Version(format!(
            "'{path}' is a model file of format {version}, written by rootgrad {writer}; rootgrad {library} reads \
             formats up to {FORMAT_VERSION}: update rootgrad"
        )));
    }
    if !kinds.iter().any(|kind| about["kind"] == *kind) {
        let wanted = kinds.join("\" or \"");
        return Err(problem(format!(
            "holds a model of kind {}; wanted \"{wanted}\"",
            about["kind"]
        )));
    }
    Ok(about)
}
