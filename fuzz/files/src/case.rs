//! Files of one test case.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

/// Names and contents of the files that a reader finds in its folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Sorted by name.
    pub files: Vec<(String, Vec<u8>)>,
}

impl Case {
    /// Reads the files of a folder.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut files = Vec::new();
        for entry in
            fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
        {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.push((name, fs::read(&path)?));
        }
        files.sort();
        Ok(Self { files })
    }

    /// Writes these files to a folder, and removes all others there.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn write(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder)?;
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { fs::remove_dir_all(path)? } else { fs::remove_file(path)? }
        }
        for (name, bytes) in &self.files {
            fs::write(folder.join(name), bytes)?;
        }
        Ok(())
    }

    /// Returns the total size of all files in bytes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.files.iter().map(|(_, bytes)| bytes.len()).sum()
    }

    /// Returns true if all files are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns a name for the case's folder: FNV-1a of its bytes.
    #[must_use]
    pub fn hash(&self) -> String {
        let bytes =
            self.files.iter().flat_map(|(name, bytes)| name.bytes().chain(bytes.iter().copied()));
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        format!("{:016x}", bytes.fold(0xcbf2_9ce4_8422_2325, step))
    }

    /// Returns the case without the checksums in our safetensors files, so that damage reaches the code after their
    /// check. Files of earlier versions have no checksums either.
    #[must_use]
    pub fn without_checksums(&self) -> Self {
        let stripped = |(name, bytes): &(String, Vec<u8>)| {
            (name.clone(), strip(bytes).unwrap_or_else(|| bytes.clone()))
        };
        Self { files: self.files.iter().map(stripped).collect() }
    }
}

/// Removes the checksums from the metadata of a safetensors file. Returns `None` if the file is not one, or has none.
fn strip(bytes: &[u8]) -> Option<Vec<u8>> {
    let (mut header, data) = parted(bytes)?;
    header.get_mut("__metadata__")?.as_object_mut()?.remove("rootgrad.crc32")?;
    Some(joined(&header, data))
}

/// Splits a safetensors file into header and data; `None` if it is not one.
pub(crate) fn parted(bytes: &[u8]) -> Option<(Value, &[u8])> {
    let length = usize::try_from(u64::from_le_bytes(bytes.get(..8)?.try_into().ok()?)).ok()?;
    let (header, data) = bytes[8..].split_at_checked(length)?;
    Some((serde_json::from_slice(header).ok()?, data))
}

/// Builds a safetensors file from header and data.
pub(crate) fn joined(header: &Value, data: &[u8]) -> Vec<u8> {
    let mut text = header.to_string();
    // (The data begin at a multiple of 8.)
    text.push_str(&" ".repeat(text.len().next_multiple_of(8) - text.len()));
    [&(text.len() as u64).to_le_bytes(), text.as_bytes(), data].concat()
}
