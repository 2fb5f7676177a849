//! A folder with every kind of file that a path may lead to, and random texts.

use crate::random::Random;
use anyhow::Result;
use std::ffi::CString;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::{Path, PathBuf};

/// The folder.
pub(crate) struct Scratch {
    folder: PathBuf,
}

/// Number of files that functions write and read, with any content: networks, language models, checkpoints,
/// histories.
const FILES: usize = 12;

impl Scratch {
    /// Fills `folder`, which must be empty.
    ///
    /// # Errors
    /// If the system refuses.
    pub(crate) fn new(folder: &Path) -> Result<Self> {
        let at = |name: &str| folder.join(name);
        fs::create_dir_all(at("folder"))?;
        symlink("nowhere", at("dangling"))?;
        symlink("text", at("link"))?;
        symlink("loop", at("loop"))?;
        let fifo = CString::new(at("fifo").as_os_str().as_bytes())?;
        // SAFETY: the path is NUL-terminated.
        unsafe { libc::mkfifo(fifo.as_ptr(), 0o600) };
        let device = CString::new(at("null").as_os_str().as_bytes())?;
        // A copy of /dev/null, which a fault may replace if the process runs as root; without this right the
        // file does not exist.
        // SAFETY: the path is NUL-terminated.
        unsafe { libc::mknod(device.as_ptr(), libc::S_IFCHR | 0o600, libc::makedev(1, 3)) };
        let scratch = Scratch { folder: folder.to_owned() };
        scratch.texts();
        Ok(scratch)
    }

    /// Writes the files to be read again, because functions may have overwritten them.
    fn texts(&self) {
        let square = |i: u32| (i * i % 253) as u8;
        // If a function has made the file unwritable, this is one more test case.
        let _ = fs::write(self.folder.join("empty"), "");
        let _ = fs::write(self.folder.join("text"), "abca cab. bac abba\n".repeat(20));
        let _ = fs::write(self.folder.join("bytes"), (0..2000).map(square).collect::<Vec<u8>>());
    }

    /// Returns the name of a file that no function may replace, if it was replaced.
    pub(crate) fn replaced(&self) -> Option<&'static str> {
        let is = |name: &str, kind: fn(&fs::FileType) -> bool| {
            self.folder.join(name).symlink_metadata().is_ok_and(|meta| kind(&meta.file_type()))
        };
        let device = self.folder.join("null").symlink_metadata().is_ok();
        [
            ("the folder", is("folder", fs::FileType::is_dir)),
            ("the FIFO", is("fifo", FileTypeExt::is_fifo)),
            ("the device", !device || is("null", FileTypeExt::is_char_device)),
        ]
        .into_iter()
        .find_map(|(what, kept)| (!kept).then_some(what))
    }

    /// Draws a path, which usually suits a file to write or to read.
    pub(crate) fn path(&self, random: &Random) -> Vec<u8> {
        let name = match random.below(100) {
            0..=54 => format!("f{}", random.below(FILES)),
            55..=59 => {
                format!("f{}{}", random.below(FILES), random.of(&[".html", ".json", ".txt"]))
            }
            60..=69 => format!("damaged{}", random.below(4)),
            70..=84 => random.of(&["text", "bytes", "link"]).to_owned(),
            85..=97 => random
                .of(&[
                    "folder",
                    "empty",
                    "dangling",
                    "loop",
                    "fifo",
                    "null",
                    "missing",
                    "no/such",
                    "folder/",
                    "text/below",
                    "a\nb",
                    ".",
                    "..",
                ])
                .to_owned(),
            98 => "long".repeat(random.of(&[60, 70, 1000])),
            _ => return random.of(&[b"".as_slice(), b"\xff\xfe", b"/"]).to_vec(),
        };
        self.folder.join(name).as_os_str().as_bytes().to_vec()
    }

    /// Damages a copy of one of the files.
    pub(crate) fn damage(&self, random: &Random) {
        self.texts();
        let from = self.folder.join(format!("f{}", random.below(FILES)));
        let Ok(mut bytes) = fs::read(&from) else { return }; // not yet written
        match random.below(4) {
            0 => bytes.truncate(random.below(bytes.len() + 1)),
            1 => bytes.extend_from_within(bytes.len() / 2..),
            _ => {
                for _ in 0..=random.below(3) {
                    let within = random.of(&[16, 400, bytes.len()]).min(bytes.len());
                    if within > 0 {
                        bytes[random.below(within)] = random.next() as u8;
                    }
                }
            }
        }
        // A file that cannot be written is also a damaged one.
        let _ = fs::write(self.folder.join(format!("damaged{}", random.below(4))), bytes);
    }
}

/// Draws a text that is not a path: a name, a prompt.
pub(crate) fn word(random: &Random) -> Vec<u8> {
    match random.below(20) {
        0..=9 => format!("c{}", random.below(40)).into_bytes(),
        10..=15 => random
            .of(&["x", "y", "weight", "target", "bytes", "auto", "124M", "1558M", "abc a"])
            .into(),
        16 => b"".to_vec(),
        17 => random.of(&[b"\xff\xfe".as_slice(), b"a\xc3", b"\xed\xa0\x80"]).to_vec(),
        18 => random.of(&["a\nb", "\r", "\u{1b}[31m", "\"'\\", "\u{2028}", "日本"]).into(),
        _ => b"long".repeat(random.of(&[20, 700])),
    }
}

/// Draws the text for the points of a search.
pub(crate) fn space(random: &Random) -> Vec<u8> {
    let dimensions = [
        "learning_rate=1e-3..1e-1",
        "learning_rate=0.01",
        "batch_size=2,4,8",
        "weight_decay=0,1e-3",
        "clip_norm=0.5..2",
        "activation=tanh,relu",
        "hidden=2,3-2",
        "batch_size=",
        "clip_norm=1..-1",
        "x=1",
    ];
    if random.percent(10) {
        return word(random);
    }
    let count = 1 + random.below(2);
    let drawn: Vec<&str> = (0..count).map(|_| random.of(&dimensions)).collect();
    drawn.join(";").into()
}

/// Draws the name of an operation on tensors, or of a layer.
pub(crate) fn operation(random: &Random) -> Vec<u8> {
    let names = [
        "neg",
        "gelu",
        "log",
        "tan",
        "add",
        "sub",
        "div",
        "pow",
        "max",
        "equal",
        "where",
        "sum",
        "mean",
        "min",
        "reshape",
        "flatten",
        "transpose",
        "slice",
        "concat",
        "pad",
        "matmul",
        "softmax",
        "log_softmax",
        "gather",
        "scatter_add",
        "cumulative_sum",
        "fft",
        "rfft",
        "irfft",
        "complex",
        "complex_div",
        "complex_angle",
        "window",
        "spectral_density",
        "whiten",
        "band_pass",
        "time_shift",
        "q_transform",
        "stop_gradient",
        "cross_entropy",
        "focal",
        "huber",
        "quantile",
        "gaussian_nll",
        "expected_significance",
        "linear",
        "layernorm",
        "embedding",
        "parameter",
        "piecewise_linear_embedding",
    ];
    random.of(&names).into()
}

/// Draws a tokenizer's name.
pub(crate) fn tokenizer(random: &Random, scratch: &Scratch) -> Vec<u8> {
    match random.below(40) {
        0..=19 => b"bytes".to_vec(),
        20..=29 => b"auto".to_vec(),
        30 => b"gpt2".to_vec(),
        31..=33 => word(random),
        _ => scratch.path(random),
    }
}
