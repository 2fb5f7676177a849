//! Zip archives whose entries are stored without compression: <https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT>, sections
//! 4.3 and 4.5.3.

use crate::exchange::problem::Result;

/// An archive, in a file's bytes.
pub(super) struct Zip<'f> {
    file: &'f [u8],
    entries: Vec<Entry<'f>>,
}

/// Data about an entry in the directory at the end of an archive.
struct Entry<'f> {
    name: &'f str,
    flags: u16,
    method: u16,
    crc: u32,
    packed: u64,
    size: u64,
    /// Offset of the entry's own header.
    head: u64,
}

const END: u32 = 0x0605_4b50;
const END_64: u32 = 0x0606_4b50;
const LOCATOR_64: u32 = 0x0706_4b50;
const DIRECTORY: u32 = 0x0201_4b50;
const HEAD: u32 = 0x0403_4b50;
/// Bytes of the end record, without its comment.
const END_BYTES: usize = 22;
const DIRECTORY_BYTES: usize = 46;
const HEAD_BYTES: usize = 30;

/// A number in little-endian bytes.
trait Little: Sized {
    fn read(file: &[u8], at: usize) -> Option<Self>;
}

macro_rules! little {
    ($($type:ty),*) => {$(
        impl Little for $type {
            fn read(file: &[u8], at: usize) -> Option<Self> {
                let bytes = file.get(at..)?.first_chunk()?;
                Some(<$type>::from_le_bytes(*bytes))
            }
        }
    )*};
}

little!(u16, u32, u64);

impl<'f> Zip<'f> {
    /// True if a file begins like an archive.
    pub(super) fn is_one(file: &[u8]) -> bool {
        u32::read(file, 0) == Some(HEAD)
    }

    pub(super) fn read(file: &'f [u8]) -> Result<Self> {
        let (start, bytes) =
            directory(file).ok_or("the archive is truncated: its end is missing")?;
        let directory = usize::try_from(start).ok().zip(usize::try_from(bytes).ok());
        let directory = directory.and_then(|(start, bytes)| file.get(start..)?.get(..bytes));
        let directory = directory.ok_or("the archive's directory is beyond the end of the file")?;
        let mut entries = Vec::new();
        let mut at = 0;
        while at < directory.len() {
            let (entry, bytes) = entry(&directory[at..])
                .ok_or_else(|| format!("entry {} of the archive is damaged", entries.len()))?;
            entries.push(entry);
            at += bytes;
        }
        Ok(Self { file, entries })
    }

    /// Returns the names of all entries.
    pub(super) fn names(&self) -> impl Iterator<Item = &'f str> + '_ {
        self.entries.iter().map(|entry| entry.name)
    }

    /// Returns the bytes of an entry; if several entries have the name, those of the last.
    pub(super) fn bytes(&self, name: &str) -> Result<&'f [u8]> {
        let entry = self.entries.iter().rfind(|entry| entry.name == name);
        let entry = entry.ok_or_else(|| format!("the archive has no '{name}'"))?;
        self.bytes_of(entry).map_err(|text| format!("'{name}' in the archive {text}").into())
    }

    fn bytes_of(&self, entry: &Entry<'f>) -> std::result::Result<&'f [u8], String> {
        if entry.flags & 1 != 0 {
            return Err("is encrypted".into());
        }
        if entry.method != 0 {
            let how = match entry.method {
                8 => "compressed (deflate)".to_owned(),
                method => format!("compressed (method {method})"),
            };
            return Err(format!(
                "is {how}; wanted it stored without compression, as torch.export.save does"
            ));
        }
        if entry.packed != entry.size {
            return Err(format!("has {} bytes, and {} when stored", entry.size, entry.packed));
        }
        let bytes =
            self.stored(entry).ok_or("is beyond the end of the file, or its header is damaged")?;
        match crc32fast::hash(bytes) == entry.crc {
            true => Ok(bytes),
            false => Err("is damaged: its checksum does not match".into()),
        }
    }

    fn stored(&self, entry: &Entry<'f>) -> Option<&'f [u8]> {
        let head = self.file.get(usize::try_from(entry.head).ok()?..)?;
        let (name, extra) = (u16::read(head, 26)?, u16::read(head, 28)?);
        let is_its = u32::read(head, 0)? == HEAD
            && head.get(HEAD_BYTES..)?.get(..usize::from(name))? == entry.name.as_bytes();
        let start = HEAD_BYTES + usize::from(name) + usize::from(extra);
        is_its.then_some(())?;
        head.get(start..)?.get(..usize::try_from(entry.size).ok()?)
    }
}

/// Returns the offset of the directory, and its length in bytes.
fn directory(file: &[u8]) -> Option<(u64, u64)> {
    let last = file.len().checked_sub(END_BYTES)?;
    let first = last.saturating_sub(usize::from(u16::MAX));
    let is_end = |&at: &usize| {
        u32::read(file, at) == Some(END)
            && u16::read(file, at + 20)
                .is_some_and(|n| at + END_BYTES + usize::from(n) == file.len())
    };
    let end = (first..=last).rev().find(is_end)?;
    let locator = end.checked_sub(20).filter(|&at| u32::read(file, at) == Some(LOCATOR_64));
    if let Some(locator) = locator {
        let at = usize::try_from(u64::read(file, locator + 8)?).ok()?;
        let end = file.get(at..)?;
        (u32::read(end, 0)? == END_64).then_some(())?;
        return Some((u64::read(end, 48)?, u64::read(end, 40)?));
    }
    Some((u32::read(file, end + 16)?.into(), u32::read(file, end + 12)?.into()))
}

/// Returns an entry of the directory, and the bytes that it uses there.
fn entry(directory: &[u8]) -> Option<(Entry<'_>, usize)> {
    (u32::read(directory, 0)? == DIRECTORY).then_some(())?;
    let len = |at: usize| u16::read(directory, at).map(usize::from);
    let (name, extra, comment) = (len(28)?, len(30)?, len(32)?);
    let sizes = [20, 24, 42].map(|at| u32::read(directory, at));
    let extra_at = DIRECTORY_BYTES + name;
    let end = extra_at + extra + comment;
    directory.get(..end)?;
    let [packed, size, head] = long(sizes, &directory[extra_at..extra_at + extra])?;
    let entry = Entry {
        name: std::str::from_utf8(&directory[DIRECTORY_BYTES..extra_at]).ok()?,
        flags: u16::read(directory, 8)?,
        method: u16::read(directory, 10)?,
        crc: u32::read(directory, 16)?,
        packed,
        size,
        head,
    };
    Some((entry, end))
}

/// Returns packed size, size, and offset of the header. Numbers that do not fit into 32 bits are in an extra field, in another order:
/// size, packed size, header.
fn long(short: [Option<u32>; 3], mut extra: &[u8]) -> Option<[u64; 3]> {
    let mut numbers = [0; 3];
    for (number, short) in numbers.iter_mut().zip(short) {
        *number = u64::from(short?);
    }
    if numbers.iter().all(|&number| number != u64::from(u32::MAX)) {
        return Some(numbers);
    }
    while !extra.is_empty() {
        let (kind, bytes) = (u16::read(extra, 0)?, usize::from(u16::read(extra, 2)?));
        let field = extra.get(4..4 + bytes)?;
        if kind == 1 {
            let mut at = 0;
            for place in [1, 0, 2] {
                if numbers[place] == u64::from(u32::MAX) {
                    numbers[place] = u64::read(field, at)?;
                    at += 8;
                }
            }
            return Some(numbers);
        }
        extra = &extra[4 + bytes..];
    }
    None
}
