//! The model file of a GPT-2.
//!
//! It is a safetensors file with the sixteen tensors of the [`Layout`](super::Layout) under llm.c's names, and a JSON
//! text, see [`Header`]. The file also contains the tokenizer, so this one file is enough to continue a text.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Gpt2, Gpt2Config, Layout};
use crate::data::Tokenizer;
use crate::error::{Error, Result};
use crate::formats::safetensors::{TensorReader, View, write_tensors};
use crate::formats::{is_directory, llmc};
use crate::memory;
use crate::models::file::{FORMAT_VERSION, about};

/// Memory for reading and writing beside the tensors: buffers, names, the tokenizer's bytes as digits.
const LISTS_ROOM: usize = 15 << 20;

/// The JSON text of a model file.
#[derive(Debug, Serialize, Deserialize)]
struct Header {
    /// Always "gpt2".
    kind: String,
    format_version: u64,
    library_version: String,
    max_time: usize,
    vocabulary: usize,
    padded_vocabulary: usize,
    layers: usize,
    heads: usize,
    channels: usize,
    tokenizer: Option<TokenizerHeader>,
}

/// The tokenizer: by name for GPT-2's. Others have the bytes of each token as hexadecimal digits and, if the order of the
/// merges is not that of the tokens' numbers, the merged tokens in the order of the merges. An older library, which does
/// not read this field, finds no `tokens`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum TokenizerHeader {
    Named(String),
    Table { tokens: Vec<String>, end: Option<u32> },
    Ordered { bytes: Vec<String>, order: Vec<u32>, end: Option<u32> },
}

impl Gpt2 {
    /// Writes the model, including its tokenizer, to a file (safetensors), whole or not at all: if anything fails, an old
    /// file with that name is unchanged. The same model gives the same bytes.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        let (config, tokenizer) = (self.config(), self.tokenizer().map(Arc::as_ref));
        Content { config, parameters: self.parameters(), tokenizer }.write(
            path.as_ref(),
            None,
            vec![],
        )
    }

    /// Reads a model from a file that [`Gpt2::save`] wrote, from a training's checkpoint, from an llm.c checkpoint
    /// ([`Gpt2::load_llmc`]) or from a Hugging Face directory ([`Gpt2::load_hugging_face`]).
    ///
    /// # Errors
    /// [`Error::Io`] if the file cannot be read; [`Error::Format`] if it is truncated, has another format, lacks a
    /// tensor, or has a tensor with a wrong shape or a value that is not finite; [`Error::Version`] if a newer library
    /// wrote it; [`Error::Memory`] if the model does not fit.
    pub fn load(path: impl AsRef<Path>) -> Result<Self> {
        let path = path.as_ref();
        memory::headroom(LISTS_ROOM, "the lists of the file")?;
        match path {
            path if is_directory(path)? => Self::load_hugging_face(path),
            path if llmc::is_llmc(path)? => Self::load_llmc(path),
            path => read(&mut TensorReader::open(path)?),
        }
    }
}

/// The content of a model file.
pub(crate) struct Content<'a> {
    pub(crate) config: &'a Gpt2Config,
    pub(crate) parameters: &'a [f32],
    pub(crate) tokenizer: Option<&'a Tokenizer>,
}

impl<'a> Content<'a> {
    /// Writes the file. A further field of the JSON text is written if given; more tensors come first in the file.
    pub(crate) fn write(
        &self,
        path: &Path,
        field: Option<(&str, serde_json::Value)>,
        more: Vec<View<'a>>,
    ) -> Result<()> {
        memory::headroom(LISTS_ROOM, "the lists of the file")?;
        let internal = |error| Error::Internal(format!("the model's header: {error}"));
        let mut header = serde_json::to_value(Header::of(self)).map_err(internal)?;
        if let Some((name, value)) = field {
            header[name] = value;
        }
        let layout = Layout::new(self.config);
        let tensors = layout.tensors().iter();
        let own = tensors.map(|t| View::f32(t.name, &t.shape, &self.parameters[t.range()]));
        let views: Vec<View> = more.into_iter().chain(own).collect();
        write_tensors(path, &header.to_string(), &views)
    }
}

/// Reads the model from the file. Returns no model if anything in the file is wrong.
pub(crate) fn read(file: &mut TensorReader) -> Result<Gpt2> {
    let damaged = |file: &TensorReader, problem: &dyn std::fmt::Display| {
        file.problem(format!("has damaged 'rootgrad' metadata: {problem}"))
    };
    let (_, header): (_, Header) = about(file.path(), &file.about, &["gpt2"])?;
    let config = header.config();
    config.check().map_err(|error| damaged(file, &error))?;
    // Check all shapes first, so that a header cannot request more memory than the file has.
    let layout = Layout::new(&config);
    for tensor in layout.tensors() {
        file.check(tensor.name, &tensor.shape)?;
    }
    let mut model = Gpt2::zeros(config)?;
    for tensor in layout.tensors() {
        file.read_f32(tensor.name, &tensor.shape, &mut model.parameters_mut()[tensor.range()])?;
    }
    if let Some(tokenizer) = &header.tokenizer {
        let tokenizer = tokenizer.tokenizer().map_err(|error| damaged(file, &error))?;
        model.set_tokenizer(Some(Arc::new(tokenizer))).map_err(|error| damaged(file, &error))?;
    }
    Ok(model)
}

impl Header {
    fn of(content: &Content) -> Self {
        let c = content.config;
        Header {
            kind: "gpt2".into(),
            format_version: FORMAT_VERSION,
            library_version: env!("CARGO_PKG_VERSION").into(),
            max_time: c.max_time,
            vocabulary: c.vocabulary,
            padded_vocabulary: c.padded_vocabulary,
            layers: c.layers,
            heads: c.heads,
            channels: c.channels,
            tokenizer: content.tokenizer.map(TokenizerHeader::of),
        }
    }

    fn config(&self) -> Gpt2Config {
        Gpt2Config {
            max_time: self.max_time,
            vocabulary: self.vocabulary,
            padded_vocabulary: self.padded_vocabulary,
            layers: self.layers,
            heads: self.heads,
            channels: self.channels,
        }
    }
}

impl TokenizerHeader {
    fn of(tokenizer: &Tokenizer) -> Self {
        if tokenizer.is_gpt2() {
            return TokenizerHeader::Named("gpt2".into());
        }
        let digits = |bytes: &Vec<u8>| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let (bytes, end) =
            (tokenizer.tokens().iter().map(digits).collect(), tokenizer.end_of_text());
        match tokenizer.order() {
            None => TokenizerHeader::Table { tokens: bytes, end },
            Some(order) => TokenizerHeader::Ordered { bytes, order: order.to_vec(), end },
        }
    }

    fn tokenizer(&self) -> Result<Tokenizer> {
        match self {
            TokenizerHeader::Named(name) if name == "gpt2" => Tokenizer::gpt2(),
            TokenizerHeader::Named(name) => {
                Err(Error::Data(format!("it names an unknown tokenizer, '{name}'")))
            }
            TokenizerHeader::Table { tokens, end } => Tokenizer::new(all_bytes(tokens)?, *end),
            TokenizerHeader::Ordered { bytes, order, end } => {
                Tokenizer::of_order(all_bytes(bytes)?, Some(order.clone()), *end)
            }
        }
    }
}

fn all_bytes(tokens: &[String]) -> Result<Vec<Vec<u8>>> {
    tokens.iter().map(|digits| bytes(digits)).collect()
}

/// Returns the bytes that hexadecimal digits encode.
fn bytes(digits: &str) -> Result<Vec<u8>> {
    let byte = |pair: &[u8]| {
        let text = std::str::from_utf8(pair).ok().filter(|text| text.len() == 2)?;
        u8::from_str_radix(text, 16).ok()
    };
    let bytes: Option<Vec<u8>> = digits.as_bytes().chunks(2).map(byte).collect();
    bytes.ok_or_else(|| Error::Data(format!("token '{digits}' is not a hexadecimal text")))
}
