//! Sizes that a ROOT file declares, checked against the file before oxyroot reserves memory for them.
//!
//! A file is a header and a sequence of records, each a key and an object; compressed data are in blocks that contain their sizes. The format:
//! <https://root.cern/doc/master/classTFile.html>, `classTKey`, `classTBasket`.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::io::{self, BufReader, Read, Seek};
use std::path::Path;

use super::objects;
use crate::error::{Error, Result};
use crate::formats::{failed, open_regular};

/// Bytes at the beginning of a block of compressed data: a method in two letters, a version, and two sizes of three bytes.
const BLOCK: u64 = 9;
/// Least bytes of a key: the numbers before its texts.
const KEY: u64 = 26;
/// Bytes that a `TBasket` adds to its key: version, buffer size, entry size, entries, last byte, flag.
const BASKET: u64 = 19;
/// Maximum number of entries in a basket without a byte: empty lists whose lengths are in another branch.
const EMPTY_ENTRIES: u64 = 1 << 20;

/// Checks that every record of the file has the length in its key, and unpacks to the size in its key.
///
/// # Errors
/// [`Error::Format`] for a record that does not; [`Error::Io`].
pub(super) fn check(path: &Path) -> Result<()> {
    let (file, size) = open_regular(path)?;
    let mut records = Records {
        file: BufReader::with_capacity(1 << 12, file),
        size,
        baskets: Vec::new(),
        gaps: HashMap::new(),
    };
    match records.check() {
        Ok(()) => Ok(()),
        Err(Fault::Damaged(problem)) => {
            let problem = format!("is damaged: {problem}");
            Err(Error::Format { path: path.to_owned(), problem })
        }
        Err(Fault::Io(source)) if source.kind() == io::ErrorKind::UnexpectedEof => {
            let problem = "is truncated, or damaged: a record goes on after its end".into();
            Err(Error::Format { path: path.to_owned(), problem })
        }
        Err(Fault::Io(source)) => Err(failed("read", path, source)),
    }
}

enum Fault {
    Damaged(String),
    Io(io::Error),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Fault::Io(error)
    }
}

/// Returns a buffer for so many bytes of the file.
fn zeroed(bytes: u64) -> io::Result<Vec<u8>> {
    let mut zeroed = Vec::new();
    let bytes = usize::try_from(bytes).map_err(|_| io::ErrorKind::OutOfMemory)?;
    zeroed.try_reserve_exact(bytes).map_err(|_| io::ErrorKind::OutOfMemory)?;
    zeroed.resize(bytes, 0);
    Ok(zeroed)
}

/// Returns true for a class that is read as a tree.
fn is_tree(class: &[u8]) -> bool {
    matches!(class, b"TTree" | b"TNtuple" | b"TNtupleD")
}

/// A record: its length, the bytes that it unpacks to, and true if it is a tree.
#[derive(PartialEq, Eq)]
struct Found {
    length: u64,
    unpacked: u32,
    tree: bool,
}

struct Records {
    file: BufReader<File>,
    size: u64,
    /// Positions and bytes of baskets, as declared by trees.
    baskets: Vec<(u64, u32)>,
    /// First bytes of the gaps that the file lists, which contain old data, and the bytes after them. (uproot leaves such gaps.)
    gaps: HashMap<u64, u64>,
}

impl Records {
    fn check(&mut self) -> std::result::Result<(), Fault> {
        let [_, version, begin] = self.words()?; // "root"
        let large = version >= 1_000_000;
        let (end, free) = (self.place(large)?, self.place(large)?);
        let [free_bytes, gaps, name_bytes] = self.words()?;
        self.skip(5)?; // the size of a file position, and the compression of the file
        let (info, info_bytes) = (self.place(large)?, self.words::<1>()?[0]);
        let mut pointed = BTreeMap::from([(free, free_bytes), (info, info_bytes)]);
        if u64::from(begin) > end || end > self.size {
            let size = self.size;
            let problem = format!("its records are from byte {begin} to {end} of {size}");
            return Err(Fault::Damaged(problem));
        }
        let (keys, keys_bytes) = self.keys(u64::from(begin) + u64::from(name_bytes))?;
        pointed.insert(keys, keys_bytes);
        pointed.remove(&0); // position 0 means no record, or a basket that was not written
        if free != 0 && free.saturating_add(u64::from(free_bytes)) <= self.size {
            self.read_gaps(free, gaps)?;
        }
        let mut found = HashMap::new();
        self.walk(u64::from(begin), end, &mut found)?;
        // Records after a gap that the file does not list are found from the places that the header, the list of keys and the trees contain.
        let mut tried = BTreeSet::new();
        let mut listed = Vec::new();
        loop {
            if listed.is_empty() && keys != 0 && found.contains_key(&keys) {
                listed = self.listed(keys)?;
            }
            let keys = listed.iter().map(|(place, _)| place);
            let places = pointed.keys().chain(keys).chain(self.baskets.iter().map(|(at, _)| at));
            let unknown = |place: &&u64| !found.contains_key(*place) && !tried.contains(*place);
            let Some(&place) = places.filter(|&&place| place != 0).filter(unknown).min() else {
                break;
            };
            tried.insert(place);
            self.walk(place, end, &mut found)?;
        }
        self.compare(&pointed, &listed, &found)
    }

    /// Reads the records from byte `at` on, up to a gap or to a record that was read before.
    fn walk(
        &mut self,
        mut at: u64,
        end: u64,
        found: &mut HashMap<u64, Found>,
    ) -> std::result::Result<(), Fault> {
        while at.checked_add(4).is_some_and(|after| after <= end) && !found.contains_key(&at) {
            if let Some(&after) = self.gaps.get(&at) {
                at = after;
                continue;
            }
            self.seek(at)?;
            let bytes = self.words::<1>()?[0] as i32;
            if bytes == 0 {
                break; // ROOT's own recovery of a file that was not closed treats the rest as a gap
            }
            let length = u64::from(bytes.unsigned_abs());
            if length > end - at {
                return Err(Fault::Damaged(format!("the record at byte {at} has {length} bytes")));
            }
            if bytes > 0 {
                let (unpacked, tree) = self.record(at, length)?;
                found.insert(at, Found { length, unpacked, tree });
            }
            at += length; // a negative length is that of a deleted record
        }
        Ok(())
    }

    /// Compares the places and lengths that the header, the list of keys and the trees contain with the records.
    fn compare(
        &self,
        pointed: &BTreeMap<u64, u32>,
        listed: &[(u64, Found)],
        found: &HashMap<u64, Found>,
    ) -> std::result::Result<(), Fault> {
        let length = |place: &u64| found.get(place).map(|record| record.length);
        for (place, &bytes) in pointed {
            let problem = match length(place) {
                Some(length) if length == u64::from(bytes) => continue,
                Some(_) => format!("its header gives another length for the record at {place}"),
                None => format!("its header lists a record at byte {place}, which does not exist"),
            };
            return Err(Fault::Damaged(problem));
        }
        let is_wrong =
            |&&(place, bytes): &&(u64, u32)| place != 0 && length(&place) != Some(bytes.into());
        if let Some((place, bytes)) = self.baskets.iter().find(is_wrong) {
            let problem = format!(
                "a tree lists a basket of {bytes} bytes at byte {place}, which does not exist"
            );
            return Err(Fault::Damaged(problem));
        }
        match listed.iter().find(|(place, own)| found.get(place) != Some(own)) {
            None => Ok(()),
            Some((place, Found { length, .. })) => {
                let problem = format!(
                    "its list of keys has {length} bytes at {place}, where another record is"
                );
                Err(Fault::Damaged(problem))
            }
        }
    }

    /// Reads the list of `count` gaps in the record at byte `at`; a gap ends after it begins.
    fn read_gaps(&mut self, at: u64, count: u32) -> std::result::Result<(), Fault> {
        self.seek(at + 14)?; // skips to the length of the list's own key
        let key = self.short()?;
        self.seek(at + u64::from(key))?;
        for _ in 0..count {
            let large = self.short()?.cast_signed() > 1000;
            let (first, last) = (self.place(large)?, self.place(large)?);
            if first <= last && last < self.size {
                self.gaps.insert(first, last + 1);
            }
        }
        Ok(())
    }

    /// Returns the position and the bytes of the record that lists the keys, from the directory at byte `at`.
    fn keys(&mut self, at: u64) -> std::result::Result<(u64, u32), Fault> {
        self.seek(at)?;
        let version = self.short()?;
        let [_made, _changed, bytes, _name_bytes] = self.words()?;
        let large = version.cast_signed() > 1000;
        let (_own, _parent) = (self.place(large)?, self.place(large)?);
        Ok((self.place(large)?, bytes))
    }

    /// Returns the places and records in the list of keys at byte `at`.
    fn listed(&mut self, at: u64) -> std::result::Result<Vec<(u64, Found)>, Fault> {
        self.seek(at + 14)?; // skips to the length of the list's own key
        let key = self.short()?;
        self.seek(at + u64::from(key))?;
        let mut listed = Vec::new();
        for _ in 0..self.words::<1>()?[0] {
            let start = self.file.stream_position()?;
            let length = self.words::<1>()?[0].into();
            let large = self.short()?.cast_signed() > 1000;
            let [unpacked, _date] = self.words()?;
            let key = self.short()?;
            if u64::from(key) < KEY {
                let problem = format!("its list of keys has a key of {key} bytes");
                return Err(Fault::Damaged(problem));
            }
            self.skip(2)?;
            let (place, _directory) = (self.place(large)?, self.place(large)?);
            let tree = is_tree(&self.text()?.1);
            listed.push((place, Found { length, unpacked, tree }));
            self.seek(start + u64::from(key))?;
        }
        Ok(listed)
    }

    /// Checks the record at byte `at`, of `length` bytes; its length was read already. Returns the bytes that it unpacks to, and true if it is a
    /// tree.
    fn record(&mut self, at: u64, length: u64) -> std::result::Result<(u32, bool), Fault> {
        let damaged = |what: &str| Fault::Damaged(format!("the record at byte {at} {what}"));
        let version = self.short()?;
        let [unpacked, _date] = self.words()?;
        let (key, _cycle) = (u64::from(self.short()?), self.short()?);
        let places = if version.cast_signed() > 1000 { 16 } else { 8 };
        self.skip(places)?;
        let (class_bytes, class) = self.text()?;
        let (name_bytes, _) = self.text()?;
        let (title_bytes, _) = self.text()?;
        let basket = class == b"TBasket";
        let own = 18 + places + class_bytes + name_bytes + title_bytes;
        if key != own + if basket { BASKET } else { 0 } || key > length {
            return Err(damaged(&format!("declares a key of {key} bytes, but the key has {own}")));
        }
        if basket {
            let _version = self.short()?;
            let [_buffer, _entry, entries, last] = self.words()?;
            if u64::from(entries) > u64::from(unpacked).max(EMPTY_ENTRIES)
                || u64::from(last) > key + u64::from(unpacked)
            {
                return Err(damaged(&format!(
                    "declares {entries} entries up to byte {last}, but unpacks to {unpacked} bytes"
                )));
            }
            let flag = self.byte()?;
            if flag != 0 && flag < 80 {
                return Err(damaged(&format!(
                    "has flag {flag}, which only baskets inside a tree have"
                )));
            }
        }
        let packed = length - key;
        // A blob of an RNTuple has its own compression, and is not unpacked here.
        if packed != u64::from(unpacked) && class != b"RBlob" {
            self.seek(at + key)?;
            let found = self.blocks(packed)?;
            if found != Some(u64::from(unpacked)) {
                return Err(damaged(&format!(
                    "does not unpack to the {unpacked} bytes that it declares"
                )));
            }
        } else if is_tree(&class) {
            // (Compressed data have checksums of their own.)
            self.seek(at + key)?;
            let mut object = zeroed(packed)?;
            self.file.read_exact(&mut object)?;
            let reported = objects::baskets(&object).map_err(|problem| damaged(&problem))?;
            self.baskets.extend(reported);
        }
        Ok((unpacked, is_tree(&class)))
    }

    /// Returns the size to which `packed` bytes of blocks unpack; `None` if they are not blocks.
    fn blocks(&mut self, mut packed: u64) -> std::result::Result<Option<u64>, Fault> {
        let mut unpacked = 0;
        while packed > 0 {
            if packed < BLOCK {
                return Ok(None);
            }
            let mut header = [0; BLOCK as usize];
            self.file.read_exact(&mut header)?;
            let size = |at: usize| {
                u64::from(u32::from_le_bytes([header[at], header[at + 1], header[at + 2], 0]))
            };
            let (from, to) = (size(3), size(6));
            if from > packed - BLOCK {
                return Ok(None);
            }
            self.skip(from)?;
            packed -= BLOCK + from;
            unpacked += to;
        }
        Ok(Some(unpacked))
    }

    fn seek(&mut self, at: u64) -> io::Result<()> {
        let now = self.file.stream_position()?;
        // If the target is in the buffer already, the buffer is not discarded.
        self.file.seek_relative(at.wrapping_sub(now).cast_signed())
    }

    fn skip(&mut self, bytes: u64) -> io::Result<()> {
        self.file.seek_relative(bytes.cast_signed())
    }

    fn byte(&mut self) -> io::Result<u8> {
        let mut bytes = [0];
        self.file.read_exact(&mut bytes)?;
        Ok(bytes[0])
    }

    fn short(&mut self) -> io::Result<u16> {
        let mut bytes = [0; 2];
        self.file.read_exact(&mut bytes)?;
        Ok(u16::from_be_bytes(bytes))
    }

    fn words<const N: usize>(&mut self) -> io::Result<[u32; N]> {
        let mut words = [0; N];
        for word in &mut words {
            let mut bytes = [0; 4];
            self.file.read_exact(&mut bytes)?;
            *word = u32::from_be_bytes(bytes);
        }
        Ok(words)
    }

    /// Reads a file position, of 8 bytes if `large`, else of 4.
    fn place(&mut self, large: bool) -> io::Result<u64> {
        let high = if large { self.words::<1>()?[0] } else { 0 };
        Ok(u64::from(high) << 32 | u64::from(self.words::<1>()?[0]))
    }

    /// Reads a text: the bytes that it takes, and its beginning.
    fn text(&mut self) -> io::Result<(u64, Vec<u8>)> {
        let (mut length, mut taken) = (u64::from(self.byte()?), 1);
        if length == 255 {
            (length, taken) = (self.words::<1>()?[0].into(), 5);
        }
        let mut start = vec![0; length.min(16) as usize];
        self.file.read_exact(&mut start)?;
        self.skip(length - start.len() as u64)?;
        Ok((taken + length, start))
    }
}
