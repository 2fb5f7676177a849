//! Identity of files independent of the spelling of their paths, so that no output overwrites another file.

use std::fs;
use std::path::{Path, PathBuf};

use super::atomic::{check_writable, directory_of, resolve};
use crate::error::{Error, Result};

/// Location of a file that exists or may be created.
#[derive(Debug, Clone)]
pub struct Place {
    path: PathBuf,
    /// Device and number of an existing file, which all its hard links have in common.
    file: Option<(u64, u64)>,
}

impl Place {
    /// Returns the place of `path`: links are followed, and the folder has its canonical path.
    #[must_use]
    pub fn of(path: &Path) -> Self {
        let target = path.canonicalize().or_else(|_| resolve(path));
        let target = target.unwrap_or_else(|_| path.to_path_buf());
        let folder = directory_of(&target).canonicalize();
        let path = match (folder, target.file_name()) {
            (Ok(folder), Some(name)) => folder.join(name),
            _ => target,
        };
        let file = fs::metadata(&path).ok().and_then(|found| number(&found));
        Self { path, file }
    }

    /// Returns true if this is an existing file in that directory, all of whose files may be inputs.
    fn is_file_in(&self, directory: &Self) -> bool {
        self.file.is_some() && self.path.parent() == Some(&directory.path)
    }
}

impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path || (self.file.is_some() && self.file == other.file)
    }
}

#[cfg(unix)]
fn number(found: &fs::Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    Some((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn number(_: &fs::Metadata) -> Option<(u64, u64)> {
    None
}

/// Checks that each of the `outputs` (an option's name and its file) can be written. It must be neither one of the `inputs` nor the same file as
/// another output, however the paths are spelled. So a failure is reported now and not after hours of work.
///
/// # Errors
/// [`Error::Argument`]; [`Error::Io`].
pub fn check_outputs<'a>(
    outputs: impl IntoIterator<Item = (&'a str, Option<&'a Path>)>,
    inputs: &[&Path],
) -> Result<()> {
    let inputs: Vec<Place> = inputs.iter().map(|path| Place::of(path)).collect();
    let mut taken: Vec<(&str, Place)> = Vec::new();
    for (name, path) in outputs {
        let Some(path) = path else { continue };
        check_writable(path)?;
        let place = Place::of(path);
        let refuse = |wanted| Err(Error::argument(name, format!("'{}'", path.display()), wanted));
        if inputs.iter().any(|input| *input == place || place.is_file_in(input)) {
            return refuse(
                "another file than the one that is read, which it would replace".to_owned(),
            );
        }
        if let Some((other, _)) = taken.iter().find(|(_, other)| *other == place) {
            return refuse(format!("another file than {other}'s"));
        }
        taken.push((name, place));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_place_are_the_same() {
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        fs::create_dir(at("a")).unwrap();
        fs::write(at("a/there"), "").unwrap();
        let same = |one: &str, two: &str| Place::of(&at(one)) == Place::of(&at(two));
        assert!(same("a/new", "a/./new") && same("a/new", "a/../a/new") && !same("a/new", "new"));
        assert!(same("a/there", "a/../a/there") && !same("a/there", "there"));
        assert!(same("none/new", "none/new") && !same("none/new", "none/other"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::symlink;
            symlink("a", at("b")).unwrap();
            symlink("a/new", at("dangling")).unwrap();
            fs::hard_link(at("a/there"), at("hard")).unwrap();
            assert!(same("b/new", "a/new") && same("b/there", "a/there"));
            assert!(same("dangling", "b/new") && same("hard", "b/there"));
        }
    }

    #[test]
    fn outputs_take_no_other_files_place() {
        let directory = tempfile::tempdir().unwrap();
        let at = |name: &str| directory.path().join(name);
        let (one, again, input) = (at("one"), at("./one"), at("input"));
        fs::write(&input, "").unwrap();
        let check = |second: &Path| {
            let outputs = [("first", Some(&*one)), ("none", None), ("second", Some(second))];
            check_outputs(outputs, &[&at("./input")])
        };
        check(&at("two")).unwrap();
        let error = check(&again).unwrap_err().to_string();
        assert!(error.contains("second is") && error.contains("than first's"), "{error}");
        let error = check(&input).unwrap_err().to_string();
        assert!(error.contains("another file than the one that is read"), "{error}");
        assert!(matches!(check(&at("no/two")), Err(Error::Io { .. })));
        let in_directory =
            |name| check_outputs([("output", Some(&*at(name)))], &[directory.path()]);
        assert!(in_directory("input").is_err() && in_directory("new").is_ok());
    }
}
