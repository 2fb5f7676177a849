use std::path::{Path, PathBuf};

use super::*;
use crate::error::{Error, Result};

const VALUES: [f32; 6] = [1., -2., 3.5, 0., -0., f32::MIN_POSITIVE];
const ABOUT: &str = r#"{"kind":"test"}"#;

struct Sample {
    _directory: tempfile::TempDir,
    path: PathBuf,
}

impl Sample {
    fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("m");
        let history = [f64::NAN, 1e300];
        let views = [View::f32("a", &[2, 3], &VALUES), View::f64("b", &[2], &history)];
        write_tensors(&path, ABOUT, &views).unwrap();
        Self { _directory: directory, path }
    }

    fn bytes(&self) -> Vec<u8> {
        std::fs::read(&self.path).unwrap()
    }

    /// Reads the whole content of a file of these bytes.
    fn read(&self, bytes: &[u8]) -> Result<(Vec<f32>, Vec<f64>)> {
        std::fs::write(&self.path, bytes).unwrap();
        let mut file = TensorReader::open(&self.path)?;
        assert_eq!(file.about, ABOUT);
        Ok((file.f32("a", &[2, 3])?, file.f64("b", &[2])?))
    }

    fn message(&self, bytes: &[u8]) -> String {
        let message = self.read(bytes).unwrap_err().to_string();
        message.split_once("m' ").unwrap_or_else(|| panic!("{message}")).1.to_owned()
    }
}

/// Returns the bytes of a file with this header and so many bytes of tensors.
fn with_header(header: &str, data: usize) -> Vec<u8> {
    let mut bytes = (header.len() as u64).to_le_bytes().to_vec();
    bytes.extend_from_slice(header.as_bytes());
    bytes.resize(bytes.len() + data, 0);
    bytes
}

#[test]
fn what_is_written_is_read() {
    let sample = Sample::new();
    let bytes = sample.bytes();
    let (a, b) = sample.read(&bytes).unwrap();
    assert_eq!(a.iter().map(|v| v.to_bits()).collect::<Vec<_>>(), VALUES.map(f32::to_bits));
    assert!(b[0].is_nan() && b[1] == 1e300);
    let file = TensorReader::open(&sample.path).unwrap();
    assert_eq!(file.names(), ["b", "a"], "the wider type first: its values are aligned");
    assert_eq!((file.shape("a"), file.shape("c")), (Some(&[2, 3][..]), None));
    // Another implementation reads the same.
    let theirs = ::safetensors::SafeTensors::deserialize(&bytes).unwrap();
    assert_eq!(theirs.tensor("a").unwrap().data()[..4], 1f32.to_le_bytes());
}

#[test]
fn every_flipped_bit_is_found_or_does_no_harm() {
    let sample = Sample::new();
    let bytes = sample.bytes();
    let (a, b) = sample.read(&bytes).unwrap();
    let bits = |a: &[f32], b: &[f64]| {
        let a: Vec<u64> = a.iter().map(|v| v.to_bits().into()).collect();
        [a, b.iter().map(|v| v.to_bits()).collect()].concat()
    };
    let mut found = 0;
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1 << bit;
            match sample.read(&bytes) {
                Ok((x, y)) => assert_eq!(bits(&x, &y), bits(&a, &b), "bit {bit} of byte {at}"),
                Err(error) => {
                    assert!(matches!(error, Error::Format { .. }), "{error:?}");
                    found += 1;
                }
            }
        }
    }
    assert!(found > 7 * bytes.len(), "{found} of {} bits", 8 * bytes.len());
    let mut flipped = bytes.clone();
    *flipped.last_mut().unwrap() ^= 1; // of the last value of `a`
    assert!(sample.message(&flipped).starts_with("is damaged: the checksum of tensor 'a' differs"));
}

#[test]
fn files_without_checksums_are_read() {
    let sample = Sample::new();
    let view = [View::f32("a", &[2, 3], &VALUES), View::f64("b", &[2], &[1.0, 2.0])];
    write_with(&sample.path, serde_json::json!({ KEY: ABOUT }), &view).unwrap();
    assert_eq!(sample.read(&sample.bytes()).unwrap(), (VALUES.to_vec(), vec![1.0, 2.0]));
}

#[test]
fn tensors_that_are_not_as_wanted_are_named() {
    let sample = Sample::new();
    let reader = TensorReader::open(&sample.path).unwrap();
    let message = |name: &str, shape: &[usize]| {
        let message = reader.check(name, shape).unwrap_err().to_string();
        message.split_once("m' ").unwrap().1.to_owned()
    };
    assert_eq!(message("c", &[1]), "has no tensor 'c'");
    assert_eq!(message("a", &[3, 2]), "has tensor 'a' of shape [2, 3]; wanted [3, 2]");
    assert_eq!(message("b", &[2]), "has tensor 'b' in F64; wanted F32");
    let write = |views: &[View]| write_tensors(&sample.path, "{}", views);
    let error = write(&[View::f32("a", &[7], &VALUES)]).unwrap_err().to_string();
    assert_eq!(error, "tensor 'a' has shape 6; wanted [7]");
    let twice = [View::f32("a", &[6], &VALUES), View::f32("a", &[2, 3], &VALUES)];
    assert!(write(&twice).unwrap_err().to_string().contains("'a' twice"));
    write(&[View::f32("nan", &[3], &[0., f32::NAN, 0.])]).unwrap();
    let error = TensorReader::open(&sample.path).unwrap().f32("nan", &[3]).unwrap_err();
    assert!(error.to_string().contains("has NaN in tensor 'nan' at index 1"), "{error}");
}

#[test]
fn every_truncation_is_an_error() {
    let sample = Sample::new();
    let bytes = sample.bytes();
    for length in 0..bytes.len() {
        let text = sample.message(&bytes[..length]);
        assert!(text.contains("truncated") || text.contains("empty"), "{length}: {text}");
    }
    let longer = [bytes.as_slice(), b"x"].concat();
    assert!(sample.message(&longer).contains("1 bytes follow its last tensor"));
}

#[test]
fn hostile_headers_are_errors() {
    let sample = Sample::new();
    let message = |header: &str, data: usize| sample.message(&with_header(header, data));
    let max = u64::MAX;
    let huge = format!(r#"{{"a":{{"dtype":"U8","shape":[{max}],"data_offsets":[0,{max}]}}}}"#);
    assert!(message(&huge, 0).starts_with("is"));
    let eighth = max / 8;
    let huge =
        format!(r#"{{"a":{{"dtype":"U8","shape":[{eighth}],"data_offsets":[0,{eighth}]}}}}"#);
    assert!(message(&huge, 4).contains("truncated"));
    let other = r#"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#;
    assert!(message(other, 4).contains("no 'rootgrad' metadata"));
    assert!(message("{\"a\":", 0).contains("not a safetensors header"));
    let deep = format!("{{\"a\":{}", "[".repeat(100_000));
    assert!(message(&deep, 0).contains("not a safetensors header"));
    let about = "0,".repeat(MAX_TEXT / 2 + 1);
    let long = format!(r#"{{"__metadata__":{{"rootgrad":"{about}"}}}}"#);
    assert!(message(&long, 0).contains("wanted at most 16777216"));
    let long = " ".repeat(MAX_HEADER as usize + 1);
    assert!(message(&format!("{{{long}}}"), 0).contains("header of 33554435 bytes"));
}

#[test]
fn other_formats_are_reported_by_name() {
    let sample = Sample::new();
    let message = |content: &[u8]| sample.message(content);
    assert!(message(b"root\0\0\xf2\x30 and so on").contains("is a ROOT file"));
    assert!(!message(b"root:x:0:0:root:/root:/bin/bash").contains("is a ROOT file"));
    assert!(message(b"\x89HDF\r\n\x1a\n").contains("HDF5"));
    assert!(message(b"").contains("is empty"));
    assert!(message(b"abc").contains("3 bytes"));
    assert!(message(&[0xff; 100]).contains("not a safetensors file"));
    assert!(message(&[0; 100]).contains("not a safetensors file"));
    let text = TensorReader::open(sample.path.parent().unwrap()).unwrap_err().to_string();
    assert!(text.contains("directory"), "{text}");
    let text = TensorReader::open(Path::new("/no/such")).unwrap_err().to_string();
    assert!(text.contains("No such file"), "{text}");
}
