//! Damages files: single bits, numbers in binary and in text, whole parts.

use crate::case::Case;
use crate::json;
use crate::random::Random;

/// Numbers that often cause errors in readers.
const BINARY: &[u64] = &[
    0,
    1,
    2,
    7,
    8,
    0x7f,
    0x80,
    0xff,
    0x100,
    0x7fff,
    0x8000,
    0xffff,
    0x1_0000,
    0x7fff_fffe,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    0x0fff_ffff_ffff_ffff,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0xffff_ffff_ffff_ffff,
];

/// Texts that can replace a number.
const TEXT: &[&str] = &[
    "0",
    "-1",
    "1",
    "2",
    "255",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "99999999999",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "-1e-999",
    "0.5",
    "1e18",
    "nan",
    "null",
    "true",
    "\"\"",
    "\"1\"",
    "[]",
    "{}",
    "[0]",
    "",
    "\u{0}",
];

/// Longest part that is inserted or repeated.
const PART: usize = 64;

/// Returns the case, damaged in a few places; parts of other valid cases may be inserted.
#[must_use]
pub(crate) fn mutate(random: &Random, case: &Case, others: &[Case]) -> Case {
    let mut case = case.clone();
    let file = random.below(case.files.len());
    let donor = &random_case(random, others, &case).clone();
    let json = random.percent(50) && json::damage(random, &mut case.files[file].1);
    // (Damage to bytes would usually make it invalid JSON.)
    let times = if json && random.percent(80) { 0 } else { 1 + random.below(4) };
    for _ in 0..times {
        let file = if random.percent(90) { file } else { random.below(case.files.len()) };
        damage(random, &mut case.files[file].1, donor);
    }
    if random.percent(2) && case.files.len() > 1 {
        case.files.remove(file);
    }
    case
}

fn random_case<'a>(random: &Random, others: &'a [Case], own: &'a Case) -> &'a Case {
    if others.is_empty() { own } else { &others[random.below(others.len())] }
}

fn damage(random: &Random, bytes: &mut Vec<u8>, donor: &Case) {
    if bytes.is_empty() {
        bytes.push(random.next() as u8);
        return;
    }
    // Half of the time damage the beginning, where headers are.
    let end = if random.percent(50) { bytes.len().min(512) } else { bytes.len() };
    let at = random.below(end);
    let part = |len: usize| at..(at + 1 + random.below(PART)).min(len);
    match random.below(11) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = random.of(BINARY) as u8,
        2 | 3 => number(random, bytes, at),
        4 | 5 => text(random, bytes, at),
        6 if random.percent(30) => bytes.truncate(at),
        6 => drop(bytes.drain(part(bytes.len()))),
        7 => {
            let copied = bytes[part(bytes.len())].to_vec();
            let to = random.below(bytes.len() + 1);
            bytes.splice(to..to, copied);
        }
        8 => {
            let from = &donor.files[random.below(donor.files.len())].1;
            if !from.is_empty() {
                let start = random.below(from.len());
                let lent = &from[start..(start + 1 + random.below(PART)).min(from.len())];
                let until = (at + lent.len()).min(bytes.len());
                bytes.splice(at..until, lent.iter().copied());
            }
        }
        9 => {
            // Swap two parts.
            let (first, second) = (part(bytes.len()), random.below(bytes.len()));
            let length = first.len().min(bytes.len() - second);
            (0..length).for_each(|i| bytes.swap(first.start + i, second + i));
        }
        _ => {
            let filled = part(bytes.len());
            let byte = random.of(&[0, 0xff, b' ', b'[', b'{', b'"', b'9']);
            bytes[filled].fill(byte);
        }
    }
}

/// Replaces a binary number of 2, 4 or 8 bytes, in either byte order.
fn number(random: &Random, bytes: &mut [u8], at: usize) {
    let size = random.of(&[2, 4, 4, 8, 8]).min(bytes.len() - at);
    let value = match random.below(3) {
        0 => random.of(BINARY),
        1 => random.of(BINARY).wrapping_add(random.below(5) as u64).wrapping_sub(2),
        _ => {
            let mut old = [0; 8];
            old[..size].copy_from_slice(&bytes[at..at + size]);
            u64::from_le_bytes(old).wrapping_add(random.below(9) as u64).wrapping_sub(4)
        }
    };
    let little = random.percent(50);
    for (i, byte) in bytes[at..at + size].iter_mut().enumerate() {
        let shift = if little { i } else { size - 1 - i };
        *byte = (value >> (8 * shift)) as u8;
    }
}

/// Replaces the next number in a text, from `at` on.
fn text(random: &Random, bytes: &mut Vec<u8>, at: usize) {
    let digit = |byte: &u8| byte.is_ascii_digit();
    let Some(start) = bytes[at..].iter().position(digit).map(|offset| at + offset) else {
        bytes[at] = random.next() as u8;
        return;
    };
    let length = bytes[start..].iter().position(|byte| !digit(byte)).unwrap_or(bytes.len() - start);
    let new = match random.below(20) {
        0 => "[".repeat(5000),
        1 => "9".repeat(400),
        _ => random.of(TEXT).to_owned(),
    };
    bytes.splice(start..start + length, new.bytes());
}
