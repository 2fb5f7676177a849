//! A limit of memory, and its text form.

use std::path::PathBuf;

use crate::error::{Error, Result};

/// Minimum number of bytes of a limit: a smaller limit is a mistake.
const LEAST: usize = 1_000_000;
/// Units by their names, in lower case without the B.
const UNITS: [(&str, f64); 9] = [
    ("", 1.0),
    ("k", 1e3),
    ("m", 1e6),
    ("g", 1e9),
    ("t", 1e12),
    ("ki", 1024.0),
    ("mi", 1024.0 * 1024.0),
    ("gi", 1024.0 * 1024.0 * 1024.0),
    ("ti", 1024.0 * 1024.0 * 1024.0 * 1024.0),
];

/// Maximum memory of a data set's rows, including the lists that a fit needs for them, and the folder for the other rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemoryLimit {
    pub(super) bytes: usize,
    pub(super) folder: PathBuf,
}

impl MemoryLimit {
    /// Returns a limit of `bytes`, at least 10⁶. The other rows go to an unnamed temporary file in `folder`, or in the system's folder for temporary
    /// files (`TMPDIR`).
    ///
    /// # Errors
    /// [`Error::Argument`] for fewer bytes.
    pub fn new(bytes: usize, folder: Option<PathBuf>) -> Result<Self> {
        if bytes < LEAST {
            let wanted = "at least 1 MB";
            return Err(Error::option("memory", Self::written(bytes), wanted));
        }
        Ok(MemoryLimit { bytes, folder: folder.unwrap_or_else(std::env::temp_dir) })
    }

    /// Returns the number of bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Formats bytes as a user would write them: 1.5 GB.
    pub(crate) fn written(bytes: usize) -> String {
        let bytes = bytes as f64;
        let units = [("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)];
        match units.iter().find(|(_, unit)| bytes >= *unit) {
            Some((name, unit)) => {
                let value = format!("{:.1}", bytes / unit);
                format!("{} {name}", value.strip_suffix(".0").unwrap_or(&value))
            }
            None => format!("{bytes} bytes"),
        }
    }

    /// Returns the error for rows that are too large for this limit.
    pub(super) fn too_small(&self, wanted: usize) -> Error {
        let wanted = format!("at least {} for rows as large as these", Self::written(wanted));
        Error::option("memory", Self::written(self.bytes), wanted)
    }
}

/// Returns the bytes for a text such as `2 GB`, `500MB`, `1.5 GiB` or `1000000`. The prefixes k, M, G and T are powers of 1000; Ki, Mi, Gi and Ti are
/// powers of 1024. Case does not matter, and the B may be left out.
///
/// # Errors
/// [`Error::Argument`] for anything else.
///
/// ```
/// assert_eq!(rootgrad::data::bytes_of("1.5 GB")?, 1_500_000_000);
/// assert_eq!(rootgrad::data::bytes_of("64MiB")?, 64 << 20);
/// assert!(rootgrad::data::bytes_of("much").is_err());
/// # Ok::<(), rootgrad::Error>(())
/// ```
pub fn bytes_of(text: &str) -> Result<usize> {
    let refused = || Error::option("memory", format!("'{text}'"), "a size such as '2 GB'");
    let trimmed = text.trim();
    let at = trimmed.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(trimmed.len());
    let (number, unit) = trimmed.split_at(at);
    let unit = unit.trim().to_ascii_lowercase();
    let unit = unit.strip_suffix('b').unwrap_or(&unit);
    let number: f64 = number.parse().map_err(|_| refused())?;
    let (_, factor) = UNITS.iter().find(|(name, _)| *name == unit).ok_or_else(refused)?;
    let bytes = number * factor;
    if bytes.is_finite() && bytes < 2f64.powi(63) { Ok(bytes as usize) } else { Err(refused()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_as_people_write_them() {
        for (text, bytes) in [
            ("1 GB", 1_000_000_000),
            ("2gb", 2_000_000_000),
            (" 1.5 G ", 1_500_000_000),
            ("3 MiB", 3 << 20),
            ("3 ki", 3 << 10),
            ("7 B", 7),
            ("1000000", 1_000_000),
        ] {
            assert_eq!(bytes_of(text).unwrap(), bytes, "{text}");
        }
        for text in
            ["", "GB", "-1 GB", "1 XB", "1 GB GB", "1.2.3 MB", "1e400 GB", "99999999 TB", "1 bb"]
        {
            let message = bytes_of(text).unwrap_err().to_string();
            assert!(message.contains("wanted a size such as '2 GB'"), "{text}: {message}");
        }
    }

    #[test]
    fn sizes_are_written_as_people_do() {
        let written = [999, 1_500_000, 1_000_000_000, 5_640_000_000].map(MemoryLimit::written);
        assert_eq!(written, ["999 bytes", "1.5 MB", "1 GB", "5.6 GB"]);
        let message = MemoryLimit::new(1000, None).unwrap_err().to_string();
        assert_eq!(message, "memory is 1 kB; wanted at least 1 MB");
    }
}
