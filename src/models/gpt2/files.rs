//! Reading and writing models in the files of other programs.

use std::path::Path;
use std::sync::Arc;

use super::{Gpt2, Gpt2Config};
use crate::data::Tokenizer;
use crate::error::{Error, Result};
use crate::formats::llmc::{self, Shape};
use crate::formats::{huggingface, is_directory};
use crate::kernels::Precision;

impl From<Shape> for Gpt2Config {
    fn from(shape: Shape) -> Self {
        Self {
            max_time: shape.max_t,
            vocabulary: shape.vocab,
            padded_vocabulary: shape.padded_vocab,
            layers: shape.layers,
            heads: shape.heads,
            channels: shape.channels,
        }
    }
}

impl From<Gpt2Config> for Shape {
    fn from(config: Gpt2Config) -> Self {
        Self {
            max_t: config.max_time,
            vocab: config.vocabulary,
            padded_vocab: config.padded_vocabulary,
            layers: config.layers,
            heads: config.heads,
            channels: config.channels,
        }
    }
}

impl Gpt2 {
    /// Reads an llm.c checkpoint. The checkpoint contains no tokenizer; a model of 50257 tokens is assumed to have
    /// GPT-2's.
    ///
    /// # Errors
    /// Those of [`llmc::Checkpoint::open`] and [`llmc::Checkpoint::read_into`]; [`Error::Memory`] for more parameters
    /// than fit.
    pub fn load_llmc(path: impl AsRef<Path>) -> Result<Self> {
        let checkpoint = llmc::Checkpoint::open(path.as_ref())?;
        let mut model = Self::zeros(checkpoint.shape().into())?;
        checkpoint.read_into(model.parameters_mut())?;
        model.with_usual_tokenizer()
    }

    /// Writes an llm.c checkpoint, whole or not at all. The tokenizer is not written: the format has no place for it.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn save_llmc(&self, path: impl AsRef<Path>, precision: Precision) -> Result<()> {
        let shape = (*self.config()).into();
        llmc::write_checkpoint(path.as_ref(), shape, self.parameters(), precision)
    }

    /// Returns the model with GPT-2's tokenizer, if the number of tokens matches.
    fn with_usual_tokenizer(mut self) -> Result<Self> {
        if self.config().vocabulary == Gpt2Config::M124.vocabulary {
            self.set_tokenizer(Some(Arc::new(Tokenizer::gpt2()?)))?;
        }
        Ok(self)
    }

    /// Reads a model that `transformers` saved: a directory with `config.json` and `model.safetensors`, or that file.
    /// Half-precision weights are widened. The tokenizer is read from the files beside it (see
    /// [`Tokenizer::load_hugging_face`]); without such files, a model of 50257 tokens is assumed to have GPT-2's.
    ///
    /// # Errors
    /// Those of [`huggingface::Checkpoint::open`], [`huggingface::Checkpoint::read_into`] and
    /// [`Tokenizer::load_hugging_face`]; [`Error::Memory`] for more parameters than fit.
    pub fn load_hugging_face(path: impl AsRef<Path>) -> Result<Self> {
        let path = path.as_ref();
        let checkpoint = huggingface::Checkpoint::open(path)?;
        let directory = if is_directory(path)? { path } else { path.parent().unwrap_or(path) };
        let tokenizer = Tokenizer::load_hugging_face(directory)?;
        let mut model = Self::zeros(checkpoint.shape().into())?;
        checkpoint.read_into(model.parameters_mut())?;
        let Some(tokenizer) = tokenizer else { return model.with_usual_tokenizer() };
        model.set_tokenizer(Some(Arc::new(tokenizer))).map_err(|error| {
            let problem = format!("does not fit together: {error}");
            Error::Format { path: directory.into(), problem }
        })?;
        Ok(model)
    }

    /// Writes a directory that `GPT2LMHeadModel.from_pretrained` of `transformers` loads.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn save_hugging_face(
        &self,
        directory: impl AsRef<Path>,
        precision: Precision,
    ) -> Result<()> {
        let shape = (*self.config()).into();
        huggingface::write_checkpoint(directory.as_ref(), shape, self.parameters(), precision)
    }
}
