//! A server's information on a file, and the cache's notes on it.

use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::time::UNIX_EPOCH;

use crate::digest::Digest;

/// Information that a server gave on a file; each field may be missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) etag: Option<String>,
    /// Value of the header Last-Modified.
    pub(crate) modified: Option<String>,
    /// True if the file was changed in the same second as the request: it may change again without a change of `modified`.
    pub(crate) fresh: bool,
    pub(crate) length: Option<u64>,
    pub(crate) digest: Option<Digest>,
}

impl Record {
    /// Returns true if both records describe the same file, judged by the best information that both have. `None` if nothing is
    /// comparable: an equal length proves nothing.
    fn compared(&self, other: &Record) -> Option<bool> {
        let opaque = |etag: &str| etag.trim_start_matches("W/").to_owned();
        if let (Some(one), Some(two)) = (self.length, other.length)
            && one != two
        {
            return Some(false);
        }
        let digests = match (&self.digest, &other.digest) {
            (Some(Digest::Sha256(one)), Some(Digest::Sha256(two))) => return Some(one == two),
            (Some(Digest::Adler32(one)), Some(Digest::Adler32(two))) => Some(one == two),
            _ => None,
        };
        if digests == Some(false) {
            return digests;
        }
        // A different ETag counts more than an equal Adler-32, because two short texts may share the checksum.
        match (&self.etag, &other.etag, &self.modified, &other.modified) {
            (Some(one), Some(two), ..) => Some(opaque(one) == opaque(two)),
            (.., Some(one), Some(two)) => Some(one == two && (!self.fresh || digests.is_some())),
            _ => digests,
        }
    }

    /// Returns true if a whole file with this record equals the server's file with the record `other`.
    pub(crate) fn agrees(&self, other: &Record) -> bool {
        self.compared(other) == Some(true)
    }

    /// Returns true if the server's bytes with the record `other` continue a part with this record. The request had the condition
    /// that the file is unchanged (`If-Range`), so the server need not repeat all information.
    pub(crate) fn goes_on(&self, other: &Record) -> bool {
        self.compared(other).unwrap_or(self.length.is_some() && self.length == other.length)
    }

    /// Returns a validator for `If-Range`: a value that two versions never share.
    pub(crate) fn strong(&self) -> Option<&str> {
        let etag = self.etag.as_deref().filter(|etag| !etag.starts_with("W/"));
        etag.or_else(|| self.modified.as_deref().filter(|_| !self.fresh))
    }

    fn write(&self, kind: &str, text: &mut String) {
        let mut line = |key: &str, value: &str| text.push_str(&format!("{kind} {key} {value}\n"));
        line("begins", "");
        if let Some(etag) = &self.etag {
            line("etag", etag);
        }
        if let Some(modified) = &self.modified {
            line("modified", modified);
        }
        if self.fresh {
            line("fresh", "");
        }
        if let Some(length) = self.length {
            line("length", &length.to_string());
        }
        if let Some(digest) = &self.digest {
            line("digest", &digest.text());
        }
    }

    fn take(&mut self, key: &str, value: &str) {
        match key {
            "etag" => self.etag = Some(value.to_owned()),
            "modified" => self.modified = Some(value.to_owned()),
            "fresh" => self.fresh = true,
            "length" => self.length = value.parse().ok(),
            "digest" => self.digest = Digest::parse(value),
            _ => {}
        }
    }
}

/// Length and time of a file when it was put into the cache. They show if the file was changed there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stamp {
    bytes: u64,
    nanoseconds: u128,
}

impl Stamp {
    pub(crate) fn of(file: &Metadata) -> Option<Self> {
        let time = file.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        Some(Stamp { bytes: file.len(), nanoseconds: time.as_nanos() })
    }
}

/// The cache's notes on a URL: on the whole file, and on a part.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) whole: Option<(Record, Stamp)>,
    pub(crate) part: Option<Record>,
}

/// Last line of the notes. If it is missing, writing them was interrupted.
const END: &str = "end";

impl State {
    /// Reads the notes; they are empty if the file is incomplete.
    pub(crate) fn read(file: &mut File) -> io::Result<Self> {
        let mut text = String::new();
        file.seek(SeekFrom::Start(0))?;
        match file.take(1 << 20).read_to_string(&mut text) {
            Err(error) if error.kind() == io::ErrorKind::InvalidData => return Ok(Self::default()),
            other => other?,
        };
        Ok(Self::parse(&text).unwrap_or_default())
    }

    fn parse(text: &str) -> Option<Self> {
        let text = text.strip_suffix(&format!("{END}\n"))?;
        let (mut state, mut whole, mut stamp) = (State::default(), None, None);
        for line in text.lines() {
            let mut words = line.splitn(3, ' ');
            let (kind, key, value) = (words.next()?, words.next()?, words.next()?);
            match kind {
                "whole" if key == "stamp" => {
                    let (bytes, time) = value.split_once(' ')?;
                    stamp =
                        Some(Stamp { bytes: bytes.parse().ok()?, nanoseconds: time.parse().ok()? });
                }
                "whole" => whole.get_or_insert_with(Record::default).take(key, value),
                "part" => state.part.get_or_insert_with(Record::default).take(key, value),
                _ => {}
            }
        }
        state.whole = whole.zip(stamp);
        Some(state)
    }

    fn text(&self) -> String {
        let mut text = String::new();
        if let Some((record, stamp)) = &self.whole {
            record.write("whole", &mut text);
            text.push_str(&format!("whole stamp {} {}\n", stamp.bytes, stamp.nanoseconds));
        }
        if let Some(record) = &self.part {
            record.write("part", &mut text);
        }
        text + END + "\n"
    }

    /// Overwrites the file with these notes. (After a crash the notes are incomplete, or old with a stamp that shows it.)
    pub(crate) fn write(&self, file: &mut File) -> io::Result<()> {
        file.set_len(0)?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(self.text().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(etag: Option<&str>, modified: Option<&str>, length: Option<u64>) -> Record {
        let (etag, modified) = (etag.map(str::to_owned), modified.map(str::to_owned));
        Record { etag, modified, length, ..Record::default() }
    }

    #[test]
    fn two_versions_are_distinguished_by_the_best_that_is_known_of_both() {
        let agree = |one: &Record, two: &Record| one.agrees(two);
        let one = record(Some("\"a\""), Some("Mon"), Some(3));
        assert!(agree(&one, &record(Some("W/\"a\""), Some("Tue"), None)));
        assert!(!agree(&one, &record(Some("\"b\""), Some("Mon"), Some(3))));
        assert!(!agree(&one, &record(Some("\"a\""), Some("Mon"), Some(4))));
        assert!(agree(&one, &record(None, Some("Mon"), None)));
        assert!(!agree(&Record { fresh: true, ..one.clone() }, &record(None, Some("Mon"), None)));
        // An equal length does not prove that the file is the same. It is sufficient for the rest of a file requested with a
        // condition.
        for unknown in [record(None, None, Some(3)), record(None, None, None)] {
            assert!(!agree(&one, &unknown) && !agree(&unknown, &one) && !agree(&unknown, &unknown));
            assert_eq!(one.goes_on(&unknown), unknown.length.is_some());
        }
        assert!(!one.goes_on(&record(None, None, Some(4))));
        assert!(!one.goes_on(&record(Some("\"b\""), None, Some(3))));
    }

    fn adler(sum: u32) -> Option<Digest> {
        Some(Digest::Adler32(sum))
    }

    fn adler_of(sum: u32) -> Record {
        Record { digest: adler(sum), ..Record::default() }
    }

    #[test]
    fn checksums_of_one_kind_decide() {
        let of = |byte: u8, etag| Record {
            digest: Some(Digest::Sha256([byte; 32])),
            ..record(etag, None, Some(3))
        };
        let etags = [None, Some("\"a\""), Some("\"b\"")];
        for (one, two) in etags.into_iter().flat_map(|one| etags.map(|two| (one, two))) {
            assert!(of(1, one).agrees(&of(1, two)) && of(1, one).goes_on(&of(1, two)));
            assert!(!of(1, one).agrees(&of(2, two)) && !of(1, one).goes_on(&of(2, two)));
            // Checksums of two different kinds are not comparable.
            let other = Record { digest: adler(1), ..of(1, two) };
            assert_eq!(of(1, one).agrees(&other), one.is_some() && one == two);
        }
        assert!(adler_of(1).agrees(&adler_of(1)) && !adler_of(1).agrees(&adler_of(2)));
        let with = |sum, etag: &str, modified: &str| Record {
            digest: adler(sum),
            ..record(Some(etag), Some(modified), Some(3))
        };
        assert!(!with(1, "\"a\"", "Mon").agrees(&with(2, "\"a\"", "Mon")));
        assert!(!with(1, "\"a\"", "Mon").agrees(&with(1, "\"b\"", "Mon")));
        // The checksum detects a change within the second of the time stamp.
        let fresh = Record { etag: None, fresh: true, ..with(1, "", "Mon") };
        assert!(
            fresh.agrees(&fresh)
                && !fresh.agrees(&Record { modified: Some("Tue".into()), ..fresh.clone() })
        );
    }

    #[test]
    fn only_what_two_versions_never_share_is_resumed_by() {
        assert_eq!(record(Some("\"a\""), None, None).strong(), Some("\"a\""));
        assert_eq!(record(Some("W/\"a\""), None, None).strong(), None);
        let weak = record(Some("W/\"a\""), Some("Mon"), None);
        assert_eq!(weak.strong(), Some("Mon"));
        assert_eq!(Record { fresh: true, ..weak }.strong(), None);
    }

    #[test]
    fn a_state_is_read_as_it_was_written_and_not_if_it_was_cut() {
        let mut record = record(Some("\"with blanks\""), Some("Mon, 01 Jan"), Some(17));
        record.digest = Digest::parse("adler32=11e60398");
        let stamp = Stamp { bytes: 17, nanoseconds: 1_700_000_000_000_000_001 };
        let whole = Some((record, stamp));
        let part = Some(Record { fresh: true, ..Record::default() });
        for state in
            [State { whole, part: part.clone() }, State { whole: None, part }, State::default()]
        {
            let text = state.text();
            assert_eq!(State::parse(&text), Some(state));
            for length in 0..text.len() {
                assert_eq!(State::parse(&text[..length]), None);
            }
        }
    }
}
