//! The wire format of protocol buffers: fields of a message, as slices of the file.
//!
//! Nothing is copied, and no length is trusted: each length is checked against the remaining bytes, so reading needs no memory and
//! always ends. <https://protobuf.dev/programming-guides/encoding>

use crate::exchange::problem::{Problem, Result};

/// Content of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Field<'a> {
    Varint(u64),
    Fixed64([u8; 8]),
    /// A text, a message, or consecutive numbers.
    Bytes(&'a [u8]),
    Fixed32([u8; 4]),
}

/// The fields of a message in order: field numbers and contents.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fields<'a> {
    rest: &'a [u8],
}

impl<'a> Fields<'a> {
    pub(super) fn of(message: &'a [u8]) -> Self {
        Self { rest: message }
    }

    fn take(&mut self, len: usize) -> Result<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(len).ok_or_else(|| {
            Problem::from(format!(
                "it ends within a field of {len} bytes, {} short of them",
                len - self.rest.len()
            ))
        })?;
        self.rest = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N]> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    /// Reads a number with seven bits per byte, the lowest bits first.
    fn varint(&mut self) -> Result<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let [byte] = self.array()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        Err("it has a number of more than 64 bits".into())
    }

    fn field(&mut self) -> Result<(u32, Field<'a>)> {
        let key = self.varint()?;
        let number = u32::try_from(key >> 3).unwrap_or(u32::MAX);
        let field = match key & 7 {
            0 => Field::Varint(self.varint()?),
            1 => Field::Fixed64(self.array()?),
            2 => {
                let len = usize::try_from(self.varint()?).unwrap_or(usize::MAX);
                Field::Bytes(self.take(len)?)
            }
            5 => Field::Fixed32(self.array()?),
            kind => {
                return Err(format!(
                    "it is not an ONNX model, or it is damaged (field {number} has the unknown kind {kind})"
                )
                .into());
            }
        };
        Ok((number, field))
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = Result<(u32, Field<'a>)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let field = self.field();
        if field.is_err() {
            self.rest = &[];
        }
        Some(field)
    }
}

impl<'a> Field<'a> {
    /// Returns the largest number of elements that the field can contain.
    pub(super) fn most_numbers(self) -> usize {
        match self {
            Field::Bytes(bytes) => bytes.len(),
            _ => 1,
        }
    }

    pub(super) fn bytes(self) -> Result<&'a [u8]> {
        match self {
            Field::Bytes(bytes) => Ok(bytes),
            _ => Err("a number is in the place of a text or a message".into()),
        }
    }

    pub(super) fn text(self) -> Result<&'a str> {
        std::str::from_utf8(self.bytes()?).map_err(|_| "a text is not UTF-8".into())
    }

    pub(super) fn int(self) -> Result<i64> {
        match self {
            Field::Varint(value) => Ok(value.cast_signed()),
            _ => Err("another type is in the place of a whole number".into()),
        }
    }

    pub(super) fn float(self) -> Result<f32> {
        match self {
            Field::Fixed32(bytes) => Ok(f32::from_le_bytes(bytes)),
            _ => Err("another type is in the place of a number of single precision".into()),
        }
    }

    /// Calls `f` with each whole number of a repeated field, which may be packed.
    pub(super) fn each_int(self, mut f: impl FnMut(i64) -> Result<()>) -> Result<()> {
        let Field::Bytes(bytes) = self else { return f(self.int()?) };
        let mut packed = Fields::of(bytes);
        while !packed.rest.is_empty() {
            f(packed.varint()?.cast_signed())?;
        }
        Ok(())
    }

    /// Calls `f` with each number of a repeated field in single precision, which may be packed.
    pub(super) fn each_float(self, mut f: impl FnMut(f32) -> Result<()>) -> Result<()> {
        let Field::Bytes(bytes) = self else { return f(self.float()?) };
        let mut packed = Fields::of(bytes);
        while !packed.rest.is_empty() {
            f(f32::from_le_bytes(packed.array()?))?;
        }
        Ok(())
    }

    /// Calls `f` with each number of a repeated field in double precision, which may be packed.
    pub(super) fn each_double(self, mut f: impl FnMut(f64) -> Result<()>) -> Result<()> {
        let mut packed = match self {
            Field::Fixed64(bytes) => return f(f64::from_le_bytes(bytes)),
            field => Fields::of(field.bytes()?),
        };
        while !packed.rest.is_empty() {
            f(f64::from_le_bytes(packed.array()?))?;
        }
        Ok(())
    }
}

/// A message that is being written.
#[derive(Debug, Default)]
pub(super) struct Message(pub(super) Vec<u8>);

impl Message {
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }

    pub(super) fn int(&mut self, number: u32, value: i64) {
        self.varint(u64::from(number) << 3);
        self.varint(value.cast_unsigned());
    }

    pub(super) fn float(&mut self, number: u32, value: f32) {
        self.varint(u64::from(number) << 3 | 5);
        self.0.extend(value.to_le_bytes());
    }

    pub(super) fn bytes(&mut self, number: u32, bytes: &[u8]) {
        self.varint(u64::from(number) << 3 | 2);
        self.varint(bytes.len() as u64);
        self.0.extend(bytes);
    }

    pub(super) fn text(&mut self, number: u32, text: &str) {
        self.bytes(number, text.as_bytes());
    }

    pub(super) fn message(&mut self, number: u32, write: impl FnOnce(&mut Message)) {
        let mut message = Message::default();
        write(&mut message);
        self.bytes(number, &message.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(bytes: &[u8]) -> Vec<std::result::Result<(u32, Field<'_>), String>> {
        Fields::of(bytes).map(|field| field.map_err(|problem| problem.to_string())).collect()
    }

    #[test]
    fn fields_are_read_as_the_specification_writes_them() {
        // The examples of the specification: 150 in field 1, "testing" in field 2.
        assert_eq!(fields(&[0x08, 0x96, 0x01]), [Ok((1, Field::Varint(150)))]);
        let text = b"\x12\x07testing";
        assert_eq!(fields(text), [Ok((2, Field::Bytes(b"testing")))]);
        let packed = Field::Bytes(&[0x03, 0x8e, 0x02, 0x9e, 0xa7, 0x05]);
        let mut ints = Vec::new();
        packed
            .each_int(|int| {
                ints.push(int);
                Ok(())
            })
            .unwrap();
        assert_eq!(ints, [3, 270, 86942]);
    }

    #[test]
    fn what_is_written_is_read() {
        let mut message = Message::default();
        message.int(1, -2);
        message.float(2, 1.5);
        message.message(3, |inner| inner.text(1, "x"));
        let read: Vec<_> = Fields::of(&message.0).map(|field| field.unwrap()).collect();
        assert_eq!(read[0].1.int().unwrap(), -2);
        assert_eq!(read[1].1.float().unwrap(), 1.5);
        assert_eq!(fields(read[2].1.bytes().unwrap()), [Ok((1, Field::Bytes(b"x")))]);
    }

    #[test]
    fn damage_is_reported_and_ends_the_reading() {
        assert_eq!(fields(&[0x12, 0x07, 0x00]).len(), 1);
        assert!(fields(&[0x12, 0x07, 0x00])[0].as_ref().unwrap_err().contains("6 short"));
        assert!(fields(&[0xff; 11])[0].as_ref().unwrap_err().contains("64 bits"));
        assert!(fields(&[0x0b])[0].as_ref().unwrap_err().contains("kind 3"));
        let huge = [0x12, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];
        assert!(fields(&huge)[0].is_err());
    }
}
