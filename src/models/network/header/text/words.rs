//! C++ literals of numbers and names.

use std::fmt::{self, Display};
use std::io::{self, Write};

/// Writes rows, each padded with zeros to a multiple of eight.
pub(super) fn array(
    to: &mut dyn Write,
    name: &str,
    rows: usize,
    columns: usize,
    at: impl Fn(usize, usize) -> f32,
) -> io::Result<()> {
    let padded = columns.next_multiple_of(8);
    writeln!(to, "alignas(32) inline constexpr float {name}[{rows} * {padded}] = {{")?;
    for row in 0..rows {
        for column in 0..padded {
            let number = if column < columns { at(row, column) } else { 0.0 };
            let start = if column % 8 == 0 { "    " } else { " " };
            let end = if column % 8 == 7 { "\n" } else { "" };
            write!(to, "{start}{},{end}", Literal(number))?;
        }
    }
    writeln!(to, "}};\n")
}

/// A number, exact to the last bit.
pub(super) struct Literal(pub(super) f32);

impl Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self.0.to_bits();
        let (exponent, mantissa) = ((bits >> 23 & 0xff) as i32, bits & 0x007f_ffff);
        let sign = if bits >> 31 == 1 { "-" } else { "" };
        let (whole, power) = match (exponent, mantissa) {
            (0, 0) => return write!(f, "{sign}0.0f"),
            (0, _) => (0, -126),
            // These are macros of <cmath>.
            (0xff, 0) => return write!(f, "{sign}HUGE_VALF"),
            (0xff, _) => return f.write_str("NAN"),
            _ => (1, exponent - 127),
        };
        let digits = format!("{:06x}", mantissa << 1);
        match digits.trim_end_matches('0') {
            "" => write!(f, "{sign}0x{whole}p{power}f"),
            digits => write!(f, "{sign}0x{whole}.{digits}p{power}f"),
        }
    }
}

/// A name as a C++ string literal, on one line whatever it contains.
pub(super) struct Quoted<'a>(pub(super) &'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for byte in self.0.bytes() {
            match byte {
                b'"' | b'\\' => write!(f, "\\{}", char::from(byte))?,
                // Three octal digits need no terminator. A question mark could be part of a
                // trigraph.
                0..=0x1f | b'?' | 0x7f.. => write!(f, "\\{byte:03o}")?,
                _ => write!(f, "{}", char::from(byte))?,
            }
        }
        f.write_str("\"")
    }
}

/// Names, on one line whatever they contain.
pub(in super::super) struct List<'a>(pub(in super::super) &'a [String]);

impl Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, name) in self.0.iter().enumerate() {
            write!(f, "{}{}", if n == 0 { "" } else { ", " }, Quoted(name))?;
        }
        Ok(())
    }
}

/// FNV-1a checksum of the written bytes.
pub(super) struct Checksum(u64);

impl Checksum {
    pub(super) fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(super) fn value(&self) -> u64 {
        self.0
    }
}

impl Write for Checksum {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
