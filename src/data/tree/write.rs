//! Trees of numbers, written by oxyroot.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use oxyroot::{RootFile, WriterTree};

use super::quietly;
use crate::data::{Column, Table};
use crate::error::{Error, Result};
use crate::formats::Replacement;

/// Writes a tree of f32 branches, an array column as one branch per element. The file is written whole or not at all.
pub(in crate::data) fn write(path: &Path, name: &str, table: &Table) -> Result<()> {
    let io = |source| Error::Io { action: "write", path: path.to_owned(), source };
    let mut tree = WriterTree::new(name);
    for (Column { name, width }, values) in table.iter() {
        for i in 0..*width {
            let branch = if *width == 1 { name.clone() } else { format!("{name}_{i}") };
            let values: Vec<f32> = values.iter().skip(i).step_by(*width).copied().collect();
            tree.new_branch(branch, values.into_iter());
        }
    }
    let replacement = Replacement::begin(path)?;
    let scratch = replacement.temporary();
    let written = quietly(|| -> std::result::Result<(), String> {
        let mut file = RootFile::create(scratch).map_err(|error| error.to_string())?;
        tree.write(&mut file).map_err(|error| error.to_string())?;
        file.close().map_err(|error| error.to_string())
    });
    written.and_then(|result| result).map_err(|words| io(std::io::Error::other(words)))?;
    // oxyroot writes the last part when it drops the file, where an error is not reported.
    let file = File::open(scratch).map_err(io)?;
    let length = file.metadata().map_err(io)?.len();
    let mut start = Vec::new();
    file.take(64).read_to_end(&mut start).map_err(io)?;
    // A part of the header may be missing, without which the rest cannot be found.
    if stated_length(&start) != Some(length) || super::open(scratch, Some(name)).is_err() {
        let problem = "the last of it could not be written; is the disk full?";
        return Err(io(std::io::Error::other(problem)));
    }
    replacement.commit()
}

/// Returns the length in a ROOT file's header: big-endian at byte 12, 4 bytes, or 8 if the version means "large file".
fn stated_length(file: &[u8]) -> Option<u64> {
    let version = u32::from_be_bytes(file.strip_prefix(b"root")?.get(..4)?.try_into().ok()?);
    let end = file.get(12..20)?;
    if version >= 1_000_000 {
        return Some(u64::from_be_bytes(end.try_into().ok()?));
    }
    Some(u32::from_be_bytes(end[..4].try_into().ok()?).into())
}
