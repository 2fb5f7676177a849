//! The metadata that all model files share.

use std::path::Path;

use serde::Deserialize;

use crate::error::{Error, Result};

/// Version of the format that this library writes. The library reads this version and all earlier ones.
pub(super) const FORMAT_VERSION: u64 = 1;

/// First fields of the JSON text of every model file.
#[derive(Deserialize)]
struct About {
    format_version: Option<u64>,
    library_version: Option<String>,
    kind: Option<String>,
}

/// Parses the JSON text of a model file as a `T` and returns its kind, which must be one of `kinds`. Fields that are not
/// part of `T` take no memory.
///
/// # Errors
/// [`Error::Format`] if the text is damaged or of another kind, [`Error::Version`] if a newer library wrote it.
pub(crate) fn about<'a, T: Deserialize<'a>>(
    path: &Path,
    text: &'a str,
    kinds: &[&'static str],
) -> Result<(&'static str, T)> {
    let problem = |problem: String| Error::Format { path: path.to_path_buf(), problem };
    let damaged = |error| problem(format!("has damaged 'rootgrad' metadata: {error}"));
    let about: About = serde_json::from_str(text).map_err(damaged)?;
    let version = about.format_version;
    let version = version.ok_or_else(|| problem("has no format_version in its metadata".into()))?;
    if version > FORMAT_VERSION {
        let (path, library) = (path.display(), env!("CARGO_PKG_VERSION"));
        let writer = about.library_version.unwrap_or("a newer library".into());
        return Err(Error::Version(format!(
            "'{path}' is a model file of format {version}, written by rootgrad {writer}; rootgrad {library} reads \
             formats up to {FORMAT_VERSION}: update rootgrad"
        )));
    }
    match kinds.iter().find(|kind| about.kind.as_deref() == Some(**kind)) {
        Some(kind) => Ok((*kind, serde_json::from_str(text).map_err(damaged)?)),
        None => {
            let got = about.kind.map_or("none".into(), |kind| format!("\"{kind}\""));
            let wanted = kinds.join("\" or \"");
            Err(problem(format!("contains a model of kind {got}; wanted \"{wanted}\"")))
        }
    }
}
