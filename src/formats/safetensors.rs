//! Named tensors and one JSON text in a safetensors file.
//!
//! Format: <https://github.com/huggingface/safetensors#format>. The JSON text is the value of one key, `rootgrad`, of the file's `__metadata__`;
//! checksums are stored beside it (`checksum.rs`). There is one function to write such a file, [`write_tensors`], and one type to read it,
//! [`TensorReader`]: tensor by tensor, without a second copy in memory. Third-party files, which have tensors only, are written by [`write_state`]
//! and read by [`StateReader`].

mod checksum;
mod reader;
mod state;
mod stream;
mod write;

use ::safetensors::tensor::Metadata;

pub use reader::TensorReader;
pub use state::{StateReader, write_state};
pub(super) use stream::Stream;
pub(super) use write::write_with;
pub use write::{View, write_tensors};

/// Metadata key of everything that is specific to rootgrad.
const KEY: &str = "rootgrad";
/// Maximum size of a header: a thousand layers need 1 MB, and a parsed header is several times as large.
const MAX_HEADER: u64 = 32 << 20;
/// Maximum size of rootgrad's JSON text: the bytes of 65536 tokens need 1 MB.
const MAX_TEXT: usize = 16 << 20;

/// Returns true if a file with this content is a safetensors file by its first bytes.
pub(crate) fn is_one(bytes: &[u8]) -> bool {
    check_start(bytes, bytes.len() as u64).is_ok()
}

/// Checks a file's first bytes against its size; returns the header's length.
fn check_start(start: &[u8], size: u64) -> std::result::Result<usize, String> {
    if size == 0 {
        return Err("is empty".into());
    }
    let other = [
        (&b"root\0"[..], "a ROOT file: open it with RDataFrame"), // the version's first byte follows, which is 0
        (b"\x89HDF", "an HDF5 file"),
        (
            b"PK",
            "a zip archive, perhaps of NumPy, or of PyTorch (safetensors.torch.save_file writes the other)",
        ),
        (b"GGUF", "a GGUF file"),
        (b"\x93NUMPY", "a NumPy file"),
    ];
    if let Some((_, name)) = other.iter().find(|(magic, _)| start.starts_with(magic)) {
        return Err(format!("is {name}, not a model in safetensors format"));
    }
    let Some((length, rest)) = start.split_first_chunk::<8>() else {
        return Err(format!("is truncated, or not a safetensors file: {size} bytes"));
    };
    let length = u64::from_le_bytes(*length);
    if rest.is_empty() {
        return Err(format!("is truncated, or not a safetensors file: {size} bytes"));
    }
    if length < 2 || rest[0] != b'{' {
        return Err("is not a safetensors file".into());
    }
    if length > size - 8 {
        return Err(format!("is truncated: {size} bytes, and its header alone is {length}"));
    }
    if length > MAX_HEADER {
        return Err(format!("has a header of {length} bytes; wanted at most {MAX_HEADER}"));
    }
    Ok(length as usize)
}

/// Parses a header, and checks that a file of `size` bytes has the length that follows from it.
fn parse(header: &[u8], size: u64) -> std::result::Result<Metadata, String> {
    let metadata: Metadata = serde_json::from_slice(header)
        .map_err(|error| format!("is damaged: its header is not a safetensors header ({error})"))?;
    // The crate adds these sizes unchecked, so a malicious header must be refused before.
    let wanted = (metadata.data_len() as u64).checked_add(8 + header.len() as u64);
    match wanted {
        Some(wanted) if wanted == size => Ok(metadata),
        Some(wanted) if wanted < size => {
            Err(format!("is damaged: {} bytes follow its last tensor", size - wanted))
        }
        _ => {
            let wanted = wanted.map_or("more".into(), |wanted| wanted.to_string());
            Err(format!("is truncated: {size} bytes of {wanted}"))
        }
    }
}

#[cfg(test)]
mod tests;
