//! Lengths that a tree's object declares, checked against its bytes before oxyroot reserves memory for them.
//!
//! A `TTree` declares its number of ranges of clusters, each of its `TBranch`es the size of its arrays of baskets; oxyroot allocates memory for these
//! numbers at once. Objects: <https://root.cern/doc/master/dobject.html>; their members, in the order in which they are written: `TTree::Streamer`,
//! `TBranch::Streamer`.

/// Bit of a byte count, which distinguishes it from a version.
const COUNTED: u32 = 0x4000_0000;
/// Value instead of a byte count or a class number: a class follows, with its name.
const NEW_CLASS: u32 = 0xffff_ffff;
/// Bit of a `TObject`: two more bytes follow.
const REFERENCED: u32 = 1 << 4;
/// Bytes per basket in a branch's arrays: its size, its first entry, its position.
const BASKET: u64 = 4 + 8 + 8;
/// Bytes per range of clusters: its last entry, its size.
const CLUSTERS: u64 = 8 + 8;
/// Versions of `TTree` that contain ranges of clusters.
const TREES: std::ops::RangeInclusive<u16> = 19..=20;
/// Versions of `TBranch` that are read.
const BRANCHES: std::ops::RangeInclusive<u16> = 6..=13;

/// Returns the positions and the bytes of the baskets of the branches of a `TTree`, or of a class derived from it, as its object declares them.
///
/// # Errors
/// A text on the length that is wrong.
pub(super) fn baskets(object: &[u8]) -> Result<Vec<(u64, u32)>, String> {
    let size = object.len() as u64;
    let check = |what: &str, count: i32, each: u64| {
        let fits = u64::try_from(count).is_ok_and(|count| count * each <= size);
        if fits { Ok(()) } else { Err(format!("declares {count} {what} in {size} bytes")) }
    };
    if let Some(mut tree) = Cursor::tree(object) {
        let beyond = || "has a tree that goes on after its end".to_owned();
        check("ranges of clusters", tree.clusters().ok_or_else(beyond)?, CLUSTERS)?;
    }
    // A branch begins with its name: wherever in the object a branch could begin, its lengths must be right.
    let mut baskets = Vec::new();
    for start in 0..object.len() {
        let mut cursor = Cursor { object, at: start };
        let Some((version, written)) = cursor.branch() else { continue };
        let Some(places) = cursor.word().map(u32::cast_signed) else { continue };
        check("places of baskets", places, BASKET)?;
        // oxyroot follows its knowledge of the class, not the byte count: it would look for the baskets elsewhere.
        if cursor.lists(version).is_none() {
            return Err("has a branch with parts of another length than they declare".to_owned());
        }
        if cursor.baskets(places as usize, written, &mut baskets).is_none() {
            return Err(format!(
                "declares {written} baskets, more than its {size} bytes can contain"
            ));
        }
    }
    Ok(baskets)
}

/// Reader of an object like oxyroot's, which does not trust byte counts.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    object: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Returns a cursor after the version of a tree that has clusters; a `TNtuple` begins with its `TTree`.
    fn tree(object: &'a [u8]) -> Option<Self> {
        let mut cursor = Cursor { object, at: 0 };
        let version = cursor.header()?;
        let version = if version < *TREES.start() { cursor.header()? } else { version };
        TREES.contains(&version).then_some(cursor)
    }

    /// Returns the number of ranges of clusters of the tree.
    fn clusters(&mut self) -> Option<i32> {
        self.header()?;
        self.base()?;
        // Attributes of lines, areas and markers.
        self.simple(6)?;
        self.simple(4)?;
        self.simple(8)?;
        // Entries, bytes three times, flushed bytes, weight; timer, field, update, lengths of offsets.
        self.skip(6 * 8 + 4 * 4)?;
        Some(self.word()?.cast_signed())
    }

    fn skip(&mut self, bytes: usize) -> Option<()> {
        self.at = self.at.checked_add(bytes).filter(|&at| at <= self.object.len())?;
        Some(())
    }

    fn short(&mut self) -> Option<u16> {
        let at = self.at;
        self.skip(2)?;
        Some(u16::from_be_bytes([self.object[at], self.object[at + 1]]))
    }

    fn word(&mut self) -> Option<u32> {
        Some(u32::from(self.short()?) << 16 | u32::from(self.short()?))
    }

    /// Reads the version of an object, after a byte count if there is one.
    fn header(&mut self) -> Option<u16> {
        let start = self.at;
        if self.word()? & COUNTED == 0 {
            self.at = start;
        }
        self.short()
    }

    /// Skips a text.
    fn text(&mut self) -> Option<()> {
        let length = *self.object.get(self.at)?;
        self.skip(1)?;
        let length = if length == 255 { self.word()? as usize } else { length.into() };
        self.skip(length)
    }

    /// Skips a `TNamed`, which every branch has.
    fn named(&mut self) -> Option<()> {
        self.header().filter(|&version| version == 1)?;
        let mut version = *self;
        version.short().filter(|&version| version == 1)?; // of its `TObject`
        self.base()
    }

    /// Skips the parts of a `TNamed`: a `TObject`, a name, a title.
    fn base(&mut self) -> Option<()> {
        // (A version with that bit is in fact the beginning of a byte count.)
        let version = self.short()?.cast_signed();
        self.skip(if version < 0 { 4 } else { 0 })?;
        let (_number, bits) = (self.word()?, self.word()?);
        self.skip(if bits & REFERENCED == 0 { 0 } else { 2 })?;
        self.text()?;
        self.text()
    }

    /// Reads a branch up to the size of its arrays of baskets: its version, and the number of baskets that were written.
    fn branch(&mut self) -> Option<(u16, i32)> {
        let (count, start) = (self.word()?, self.at);
        if count & COUNTED == 0 || (count & !COUNTED) as usize > self.object.len() - start {
            return None; // these bytes are not a branch
        }
        let version = self.short().filter(|version| BRANCHES.contains(version))?;
        self.named()?;
        if version > 7 {
            self.simple(4)?;
        }
        // Compression, size of baskets, lengths of offsets; baskets; first entry of the last one; features; offset.
        self.skip(3 * 4)?;
        let baskets = self.word()?.cast_signed();
        self.skip(if version >= 10 { 8 } else { 4 })?;
        if version >= 13 {
            self.header()?;
            let features = *self.object.get(self.at)?;
            self.skip(if features == 0 { 1 } else { 5 })?;
        }
        self.skip(4)?;
        Some((version, baskets))
    }

    /// Skips the parts of a branch between the size of its arrays and its baskets: numbers, and lists of branches, leaves, and baskets in memory.
    fn lists(&mut self, version: u16) -> Option<()> {
        // Level of splitting, entries, first entry, bytes twice.
        self.skip(4 + 8 + if version >= 11 { 8 } else { 0 } + 2 * 8)?;
        self.list(|_, _| Some(()))?;
        self.list(Self::leaf)?;
        self.list(|_, _| Some(()))
    }

    /// Skips a `TObjArray`, and checks that it and its objects have the lengths that they declare. `check` reads each object up to the end that it is
    /// given.
    fn list(&mut self, check: fn(&mut Self, usize) -> Option<()>) -> Option<()> {
        let end = self.counted()?;
        let (_version, _of_object) = (self.short()?, self.short()?);
        let (_number, bits) = (self.word()?, self.word()?);
        self.skip(if bits & REFERENCED == 0 { 0 } else { 2 })?;
        self.text()?;
        let (objects, _first) = (self.word()?, self.word()?);
        for _ in 0..objects {
            let start = self.at;
            if self.word()? & COUNTED == 0 {
                continue; // a null pointer, or a reference to an object that was written before
            }
            self.at = start;
            let last = self.counted().filter(|&last| last <= end)?;
            if self.word()? == NEW_CLASS {
                let name = self.object.get(self.at..last)?.iter().position(|&byte| byte == 0)?;
                self.skip(name + 1)?;
            }
            check(self, last)?;
            self.at = last;
        }
        (self.at == end).then_some(())
    }

    /// Skips a leaf up to the part that its own class adds to `TLeaf`.
    fn leaf(&mut self, end: usize) -> Option<()> {
        self.counted().filter(|&own| own == end)?;
        self.short()?;
        let leaf = self.counted().filter(|&leaf| leaf <= end)?;
        self.short()?;
        let named = self.counted()?;
        self.short()?;
        self.base()?;
        if self.at != named {
            return None;
        }
        // Length, bytes of a value, offset, two flags; the leaf with the count, if there is one.
        self.skip(3 * 4 + 2)?;
        let start = self.at;
        if self.word()? & COUNTED != 0 {
            self.at = start;
            self.at = self.counted()?;
        }
        (self.at == leaf).then_some(())
    }

    /// Returns the end of an object that begins with its byte count.
    fn counted(&mut self) -> Option<usize> {
        let count = self.word().filter(|count| count & COUNTED != 0 && *count != NEW_CLASS)?;
        let end = self.at + (count & !COUNTED) as usize;
        (end <= self.object.len()).then_some(end)
    }

    /// Reads the first `written` of a branch's baskets, which follow its lists.
    fn baskets(&mut self, places: usize, written: i32, to: &mut Vec<(u64, u32)>) -> Option<()> {
        // Arrays of bytes, first entries and positions, each after one byte.
        let bytes = Cursor { at: self.at + 1, ..*self };
        self.skip(1 + 4 * places + 1 + 8 * places + 1)?;
        let (mut bytes, seeks) = (bytes, self);
        for _ in 0..written {
            let (bytes, high, low) = (bytes.word()?, seeks.word()?, seeks.word()?);
            to.push((u64::from(high) << 32 | u64::from(low), bytes));
        }
        Some(())
    }

    /// Skips an object of so many bytes after its version.
    fn simple(&mut self, bytes: usize) -> Option<()> {
        self.header()?;
        self.skip(bytes)
    }
}
