//! Helpers shared by the tests of fetching.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rootgrad_fetch::{Options, Problem, fetch};
use tempfile::TempDir;

use crate::server::File;

pub const LENGTH: usize = 1_000_000;

pub fn options(cache: &TempDir) -> Options {
    Options {
        cache: Some(cache.path().join("cache")),
        progress: false,
        connect: Duration::from_secs(20),
        read: Duration::from_secs(20),
        wait: Duration::from_millis(5),
        attempts: 3,
    }
}

pub fn cache() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub fn get(url: &str, cache: &TempDir) -> Result<PathBuf, Problem> {
    fetch(url, &options(cache), || false)
}

/// Returns the message of the error, which must be about the server, the network or the disk.
pub fn reported(result: Result<PathBuf, Problem>) -> String {
    match result.unwrap_err() {
        Problem::Failed(text) => text,
        other => panic!("{other:?}"),
    }
}

/// Returns the number of files in the cache with this ending.
pub fn endings(cache: &TempDir, ending: &str) -> usize {
    let names = fs::read_dir(cache.path().join("cache")).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.ends_with(ending)).count()
}

pub fn file() -> File {
    File::new(1, LENGTH, "ETag: \"one\"")
}

pub fn same(path: &Path, file: &File) {
    assert!(fs::read(path).unwrap() == file.data, "{} is not the server's file", path.display());
}

/// Computes zlib.adler32 in another way: in 64 bits, in one pass.
pub fn adler(data: &[u8]) -> String {
    let (mut a, mut b) = (1_u64, 0_u64);
    for byte in data {
        a += u64::from(*byte);
        b = (b + a) % 65521;
    }
    format!("Digest: adler32={:08x}", (b << 16) | (a % 65521))
}
