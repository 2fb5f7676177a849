//! Checksums in rootgrad's files, so that a flipped bit is reported and not used.
//!
//! They are CRC-32 as in zlib and PNG (Python: `zlib.crc32`): one for the text under `rootgrad`, and one for each tensor's bytes in the file. They
//! are a JSON text, the value of one key of the file's `__metadata__`.

use std::collections::BTreeMap;
use std::io::{self, Read, Seek, SeekFrom, Write};

use crc32fast::Hasher;
use serde::{Deserialize, Serialize};

/// The metadata key.
pub(super) const KEY: &str = "rootgrad.crc32";

/// Checksums of the whole content of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Checksums {
    /// Checksum of the JSON text.
    pub(super) about: u32,
    /// Checksum of each tensor's bytes, by the tensor's name.
    pub(super) tensors: BTreeMap<String, u32>,
}

impl Checksums {
    /// Finds the checksums in a file's metadata; `None` if there are none, as in files of earlier versions and of other programs.
    ///
    /// They are recognised by their key or, if the key is damaged, by their form.
    pub(super) fn find<'a>(
        metadata: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> std::result::Result<Option<Self>, String> {
        for (key, text) in metadata {
            match serde_json::from_str(text) {
                Ok(sums) => return Ok(Some(sums)),
                Err(error) if key == KEY => {
                    return Err(format!("is damaged: its checksums cannot be read ({error})"));
                }
                Err(_) => {}
            }
        }
        Ok(None)
    }
}

/// Returns the checksum of some bytes.
pub(super) fn of(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

/// Adapter that computes the checksum of the bytes read from or written to `inner`.
pub(super) struct Summed<T> {
    inner: T,
    sum: Hasher,
}

impl<T> Summed<T> {
    pub(super) fn new(inner: T) -> Self {
        Self { inner, sum: Hasher::new() }
    }

    /// Returns the checksum of all bytes that were read or written.
    pub(super) fn finish(self) -> u32 {
        self.sum.finalize()
    }
}

impl<S: Seek> Summed<S> {
    /// Moves the position of `inner`, without reading or writing.
    pub(super) fn seek_to(&mut self, place: u64) -> io::Result<()> {
        self.inner.seek(SeekFrom::Start(place)).map(drop)
    }
}

impl<R: Read> Read for Summed<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.sum.update(&buffer[..count]);
        Ok(count)
    }
}

impl<W: Write> Write for Summed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.inner.write(bytes)?;
        self.sum.update(&bytes[..count]);
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_zlibs() {
        assert_eq!(of(b"123456789"), 0xcbf4_3926); // the check value of every catalogue of CRCs
        let mut through = Summed::new(Vec::new());
        through.write_all(b"12345").unwrap();
        through.write_all(b"6789").unwrap();
        assert_eq!(through.finish(), 0xcbf4_3926);
    }

    #[test]
    fn they_are_found_under_another_key_too() {
        let text = r#"{"about":1,"tensors":{"a":2}}"#;
        let find = |key, text| Checksums::find([("rootgrad", "{}"), (key, text)].into_iter());
        let wanted = Checksums { about: 1, tensors: BTreeMap::from([("a".into(), 2)]) };
        assert_eq!(find(KEY, text), Ok(Some(wanted.clone())));
        assert_eq!(find("rootgrae.crc32", text), Ok(Some(wanted)));
        assert!(find(KEY, "{").unwrap_err().contains("checksums cannot be read"));
        assert_eq!(find("format", "pt"), Ok(None));
    }
}
