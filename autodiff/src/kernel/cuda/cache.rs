//! Compiled kernels on disk.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Folder of the compiled kernels.
fn folder() -> Option<PathBuf> {
    let variable = |name| std::env::var_os(name).map(PathBuf::from);
    let absolute = |path: &PathBuf| path.is_absolute();
    let home = || variable("HOME").filter(absolute).map(|home| home.join(".cache"));
    let cache = variable("XDG_CACHE_HOME").filter(absolute).or_else(home)?;
    Some(cache.join("rootgrad/kernels"))
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hash = DefaultHasher::new();
    bytes.hash(&mut hash);
    hash.finish()
}

fn file(folder: &Path, key: &str) -> PathBuf {
    folder.join(format!("{:016x}.cubin", hash(key.as_bytes())))
}

/// The file's content: the key, a hash of the code, the code. The key makes sure that two sources with one hash are not
/// confused, and the second hash that a damaged file is not used.
fn content(key: &str, code: &[u8]) -> Vec<u8> {
    [key.as_bytes(), &hash(code).to_ne_bytes(), code].concat()
}

/// The code of a kernel, if it was compiled before. The key contains everything that the code depends on.
pub(super) fn load(key: &str) -> Option<Vec<u8>> {
    let stored = fs::read(file(&folder()?, key)).ok()?;
    let code = stored.strip_prefix(key.as_bytes())?.get(size_of::<u64>()..)?;
    (content(key, code) == stored).then(|| code.to_vec())
}

/// Stores the code of a kernel. A folder that cannot be written is no error: the kernel is compiled again next time.
pub(super) fn store(key: &str, code: &[u8]) {
    let Some(folder) = folder() else { return };
    let file = file(&folder, key);
    let part = file.with_extension(format!("{}.part", std::process::id()));
    let written = fs::create_dir_all(&folder)
        .and_then(|()| fs::File::create_new(&part))
        .and_then(|mut to| to.write_all(&content(key, code)));
    // Under its own name the file is there as a whole or not at all.
    if written.and_then(|()| fs::rename(&part, &file)).is_err() {
        let _ = fs::remove_file(part);
    }
}
