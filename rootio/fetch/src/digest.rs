//! Checksums sent by file servers: `Digest` (RFC 3230; grid storage sends Adler-32) and `Repr-Digest` (RFC 9530).

use std::io::{self, Read};

use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest as _, Sha256};

/// Checksums to request from a server.
pub(crate) const WANTED: &str = "sha-256, adler32;q=0.5";

/// A checksum of a whole file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Digest {
    Sha256([u8; 32]),
    Adler32(u32),
}

impl Digest {
    /// Returns the best checksum in a header.
    pub(crate) fn parse(header: &str) -> Option<Self> {
        let mut found = None;
        for one in header.split(',') {
            let Some((name, value)) = one.trim().split_once('=') else { continue };
            // The value is `:…:` in Repr-Digest; the part after a semicolon is not needed.
            let value = value.split(';').next().unwrap_or_default().trim().trim_matches(':');
            if name.eq_ignore_ascii_case("sha-256") {
                let bytes = BASE64.decode(value).ok().and_then(|bytes| bytes.try_into().ok());
                if let Some(bytes) = bytes {
                    return Some(Digest::Sha256(bytes));
                }
            } else if name.eq_ignore_ascii_case("adler32") {
                found = u32::from_str_radix(value, 16).ok().map(Digest::Adler32).or(found);
            }
        }
        found
    }

    /// Formats the checksum as [`Digest::parse`] reads it.
    pub(crate) fn text(&self) -> String {
        match self {
            Digest::Sha256(bytes) => format!("sha-256={}", BASE64.encode(bytes)),
            Digest::Adler32(number) => format!("adler32={number:08x}"),
        }
    }

    /// Computes the checksum of the same kind for the bytes of `file`.
    pub(crate) fn of(&self, mut file: impl Read) -> io::Result<Self> {
        let mut buffer = vec![0; 1 << 18];
        let (mut sha, mut adler) = (Sha256::new(), (1, 0));
        loop {
            let read = match file.read(&mut buffer) {
                Ok(0) => break,
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            match self {
                Digest::Sha256(_) => sha.update(&buffer[..read]),
                Digest::Adler32(_) => adler = adler32(adler, &buffer[..read]),
            }
        }
        Ok(match self {
            Digest::Sha256(_) => Digest::Sha256(sha.finalize().into()),
            Digest::Adler32(_) => Digest::Adler32((adler.1 << 16) | adler.0),
        })
    }
}

/// Continues the two sums of Adler-32 (RFC 1950).
fn adler32((mut a, mut b): (u32, u32), bytes: &[u8]) -> (u32, u32) {
    // 5552 is the largest number of bytes for which b does not overflow.
    for piece in bytes.chunks(5552) {
        for &byte in piece {
            a += u32::from(byte);
            b += a;
        }
        (a, b) = (a % 65521, b % 65521);
    }
    (a, b)
}

/// Returns the first 64 bits of a text's SHA-256, in hexadecimal.
pub(crate) fn short(text: &str) -> String {
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_of_other_programs() {
        // Python: base64.b64encode(hashlib.sha256(b"Wikipedia").digest()), hex(zlib.adler32(b"Wikipedia"))
        let sha = "SHA-256=04s4ot1HbgRcKZ6O5dZGaDRFbZe9WSpxdGtCOmoF84Y=";
        for header in [sha, "adler32=11e60398", &format!("adler32=11e60398, {sha}, unixsum=1")] {
            let wanted = Digest::parse(header).unwrap();
            assert_eq!(wanted.of(&b"Wikipedia"[..]).unwrap(), wanted, "{header}");
            assert_ne!(wanted.of(&b"wikipedia"[..]).unwrap(), wanted, "{header}");
            assert_eq!(Digest::parse(&wanted.text()), Some(wanted));
        }
        let repr = "sha-256=:04s4ot1HbgRcKZ6O5dZGaDRFbZe9WSpxdGtCOmoF84Y=:";
        assert_eq!(Digest::parse(repr), Digest::parse(sha));
        // zlib.adler32(bytes(range(256)) * 4000): longer than the number of bytes that can be summed at once
        let long: Vec<u8> = (0..=255).cycle().take(256 * 4000).collect();
        let wanted = Digest::Adler32(ADLER_OF_LONG);
        assert_eq!(wanted.of(&long[..]).unwrap(), wanted);
        for none in ["", "md5=abc", "sha-256=short", "adler32=xyz", "nothing"] {
            assert_eq!(Digest::parse(none), None, "{none}");
        }
    }

    const ADLER_OF_LONG: u32 = 0x4d9ba4b9;
}
