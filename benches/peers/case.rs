//! The case with which our workers are started, its files, and its events.

use std::path::Path;

use rootgrad::formats::write_atomically;
use rootgrad::{Error, Result};
use serde_json::Value;

/// A case, given as a JSON object on the command line.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) batch: usize,
    pub(crate) rows: usize,
    pub(crate) threads: usize,
    pub(crate) mode: String,
    /// Prefix of its files' names.
    pub(crate) prefix: String,
}

impl Case {
    pub(crate) fn read() -> Result<Self> {
        let text = std::env::args().nth(1).unwrap_or_default();
        let json: Value = serde_json::from_str(&text)
            .map_err(|error| Error::argument("the case", error, "a JSON object"))?;
        let number = |key: &str| json[key].as_u64().unwrap_or(0) as usize;
        let text = |key: &str| json[key].as_str().unwrap_or_default().to_owned();
        Ok(Self {
            name: text("case"),
            batch: number("batch"),
            rows: number("rows"),
            threads: number("threads"),
            mode: text("mode"),
            prefix: text("data"),
        })
    }

    /// Returns the name of the file with these numbers.
    fn path(&self, what: &str) -> String {
        format!("{}{what}.f32", self.prefix)
    }

    pub(crate) fn write(&self, what: &str, values: &[f32]) -> Result<()> {
        let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        write_atomically(Path::new(&self.path(what)), |file| file.write_all(&bytes))
    }

    pub(crate) fn values(&self, what: &str) -> Result<Vec<f32>> {
        let path = self.path(what);
        let read = |source| Error::Io { action: "read", path: Path::new(&path).into(), source };
        let bytes = std::fs::read(&path).map_err(read)?;
        Ok(bytes.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect())
    }
}

/// Random numbers, the same in every run.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Self {
        Self(1)
    }

    /// Draws a uniform number in [0, 1).
    pub(crate) fn uniform(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15); // SplitMix64 (Steele, Lea, Flood 2014)
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Draws the sum of twelve uniform numbers minus 6, which is nearly normal with mean 0 and variance 1.
    pub(crate) fn normal(&mut self) -> f32 {
        ((0..12).map(|_| self.uniform()).sum::<f64>() - 6.0) as f32
    }
}
