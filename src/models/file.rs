//! What every model file says of itself.

use std::path::Path;

use serde::Deserialize;

use crate::error::{Error, Result};

/// The format that this library writes; it reads this one and those before it.
pub(super) const FORMAT_VERSION: u64 = 1;

/// What every JSON text begins with, whatever it is of.
#[derive(Deserialize)]
struct About {
    format_version: Option<u64>,
    library_version: Option<String>,
    kind: Option<String>,
}

/// The JSON text of a model file of one of these kinds, as a `T`; also its kind. What is no part of a `T` takes no memory.
///
/// # Errors
/// [`Error::Format`] if it is damaged or of another kind, [`Error::Version`] if a newer library wrote it.
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
            Err(problem(format!("holds a model of kind {got}; wanted \"{wanted}\"")))
        }
    }
}
