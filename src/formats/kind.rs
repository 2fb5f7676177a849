//! Detection of a file's format by its first bytes, for messages: a reader of one format names the actual format of a file.

/// Returns the name of a file's format, with its article; `None` if its first bytes are not known.
pub(crate) fn kind(file: &[u8]) -> Option<&'static str> {
    const BEGINNINGS: &[(&[u8], &str)] = &[
        (b"root", "a ROOT file"),
        (b"\x89HDF\r\n", "an HDF5 file, such as Keras writes"),
        (b"\x93NUMPY", "a NumPy file"),
        (b"PAR1", "a Parquet file"),
        (b"GGUF", "a GGUF file"),
        (b"\x1f\x8b", "a file packed by gzip"),
        (b"<!DOCTYPE", "a web page"),
        (b"<!doctype", "a web page"),
        (b"<html", "a web page"),
        (
            b"version https://git-lfs",
            "a pointer of Git LFS, not the file it stands for (`git lfs pull`)",
        ),
    ];
    let begins = BEGINNINGS.iter().find(|(beginning, _)| file.starts_with(beginning));
    if let Some(&(_, name)) = begins {
        return Some(name);
    }
    match *file {
        [b'P', b'K', 3, 4, ..] => Some(archive(file)),
        // (A pickle of protocol 2 or later.)
        [0x80, 2..=5, ..] => {
            Some("a pickle of Python, such as a .pt or .pth file of older PyTorch")
        }
        // The version of the format, 1 to 13 up to now.
        [0x08, 1..=31, ..] => Some(ONNX),
        [_, _, _, _, _, 0, 0, 0, b'{', ..] => Some("a safetensors file"),
        _ => None,
    }
}

pub(crate) const ONNX: &str = "an ONNX model";
pub(crate) const PT2: &str = "a program of torch.export (.pt2)";

/// Returns the kind of a zip archive, by the names of its entries.
fn archive(file: &[u8]) -> &'static str {
    // (The names are in the directory at the end, of a few kilobytes.)
    let end = &file[file.len().saturating_sub(1 << 16)..];
    let has = |name: &[u8]| {
        let found = |part: &[u8]| part.windows(name.len()).any(|window| window == name);
        found(end) || found(&file[..file.len().min(1 << 12)])
    };
    if has(b"models/") && has(b"/weights/") {
        PT2
    } else if has(b"constants.pkl") || has(b"/code/") {
        "a TorchScript file of PyTorch (.pt)"
    } else if has(b"data.pkl") {
        "pickled weights of PyTorch (.pt or .pth)"
    } else if has(b".npy") {
        "an archive of NumPy (.npz)"
    } else if has(b"model.weights.h5") {
        "a .keras file"
    } else {
        "a zip archive"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_their_first_bytes() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
        let of = |name: &str| kind(&std::fs::read(folder.join(name)).unwrap());
        assert_eq!(of("data/root_6_40.root"), Some("a ROOT file"));
        assert_eq!(of("pt2/mlp.pt2"), Some(PT2));
        assert_eq!(of("onnx/gradients/mlp.onnx"), Some(ONNX));
        assert_eq!(
            kind(b"PK\x03\x04..m/code/model.py"),
            Some("a TorchScript file of PyTorch (.pt)")
        );
        assert_eq!(
            kind(b"PK\x03\x04..m/data.pkl"),
            Some("pickled weights of PyTorch (.pt or .pth)")
        );
        assert!(kind(b"\x80\x02}").unwrap().starts_with("a pickle of Python"));
        assert_eq!(kind(b"\x40\0\0\0\0\0\0\0{\"a\":"), Some("a safetensors file"));
        for unknown in [&b""[..], b"PK", b"pt,eta\n1,2\n", b"\x08"] {
            assert_eq!(kind(unknown), None, "{unknown:?}");
        }
    }
}
