//! GPT-2 in Hugging Face's format: a directory with `config.json` and `model.safetensors`, as `transformers` writes it by
//! `GPT2LMHeadModel.save_pretrained` and reads it by `from_pretrained`. The weights may also be in several files, listed in
//! `model.safetensors.index.json`.
//!
//! Hugging Face stores the weights of layers as (in, out) ("Conv1D"); here, as in llm.c, they are (out, in). The output layer is the token embedding
//! ("tied"), which is stored once.

mod json;
mod tensors;
mod tokenizer;

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use ::safetensors::tensor::Dtype;
use serde_json::{Value, json};

use super::llmc::Shape;
use super::safetensors::{View, write_with};
use super::{file, transpose, write_atomically};
use crate::error::{Error, Result};
use crate::kernels::Precision;
use json::read_json;
use tensors::Tensors;
pub use tokenizer::{Merge, Merges, read_tokenizer};

const CONFIG: &str = "config.json";
const WEIGHTS: &str = "model.safetensors";
const INDEX: &str = "model.safetensors.index.json";
/// The prefix of the names in a model with an output layer; `GPT2Model` alone has none.
const PREFIX: &str = "transformer.";
const EMBEDDING: &str = "wte.weight";
const HEAD: &str = "lm_head.weight";
/// Key of the number of heads in the metadata of weights that rootgrad wrote: no tensor's shape contains it.
const HEADS: &str = "rootgrad.n_head";
/// Rows of the token embedding are padded to a multiple of this, as by llm.c: 50257 to 50304.
const PADDING: usize = 128;
/// Maximum size of a configuration. Usual ones have a kilobyte or two; parsing needs sixteen times the size of the file.
const MAX_CONFIG: u64 = 1 << 19;
/// Masks that older versions stored with each block.
const BUFFERS: [&str; 2] = [".attn.bias", ".attn.masked_bias"];
/// Options of the configuration that change the computation, with the values that this library supports; they are also the defaults of missing
/// options.
const FIXED: [(&str, bool); 3] = [
    ("scale_attn_weights", true),
    ("scale_attn_by_inverse_layer_idx", false),
    ("add_cross_attention", false),
];
/// Names of sizes, with the other names that `transformers` accepts (`GPT2Config.attribute_map`).
const ALIASES: [(&str, &str); 4] = [
    ("n_embd", "hidden_size"),
    ("n_positions", "max_position_embeddings"),
    ("n_head", "num_attention_heads"),
    ("n_layer", "num_hidden_layers"),
];
/// Names of GELU in the tanh approximation.
const GELU: [&str; 3] = ["gelu_new", "gelu_pytorch_tanh", "gelu_python_tanh"];

/// One tensor: its name without prefix, its shape in the file, whether it is stored transposed, and its position in llm.c's order.
struct Place {
    name: String,
    shape: Vec<usize>,
    transposed: bool,
    offset: usize,
}

/// Returns all tensors, in the order of the blocks.
#[allow(non_snake_case)]
fn places(shape: &Shape) -> Vec<Place> {
    let (C, L) = (shape.channels, shape.layers);
    // The order of llm.c, in which each tensor is stacked over the layers.
    let block = [
        ("ln_1.weight", vec![C]),
        ("ln_1.bias", vec![C]),
        ("attn.c_attn.weight", vec![C, 3 * C]),
        ("attn.c_attn.bias", vec![3 * C]),
        ("attn.c_proj.weight", vec![C, C]),
        ("attn.c_proj.bias", vec![C]),
        ("ln_2.weight", vec![C]),
        ("ln_2.bias", vec![C]),
        ("mlp.c_fc.weight", vec![C, 4 * C]),
        ("mlp.c_fc.bias", vec![4 * C]),
        ("mlp.c_proj.weight", vec![4 * C, C]),
        ("mlp.c_proj.bias", vec![C]),
    ];
    let place = |name: String, shape: Vec<usize>, transposed, offset| Place {
        name,
        shape,
        transposed,
        offset,
    };
    let positions = shape.padded_vocab * C;
    let mut places = vec![
        place(EMBEDDING.into(), vec![shape.vocab, C], false, 0),
        place("wpe.weight".into(), vec![shape.max_t, C], false, positions),
    ];
    let first = positions + shape.max_t * C;
    for layer in 0..L {
        let mut stack = first;
        for (name, shape) in &block {
            let size: usize = shape.iter().product();
            let offset = stack + layer * size;
            places.push(place(
                format!("h.{layer}.{name}"),
                shape.clone(),
                shape.len() == 2,
                offset,
            ));
            stack += L * size;
        }
    }
    let last = first + L * (12 * C * C + 13 * C);
    places.push(place("ln_f.weight".into(), vec![C], false, last));
    places.push(place("ln_f.bias".into(), vec![C], false, last + C));
    places
}

/// An open checkpoint whose tensors fit its configuration.
#[derive(Debug)]
pub struct Checkpoint {
    file: Tensors,
    shape: Shape,
    prefix: &'static str,
}

impl Checkpoint {
    /// Opens a directory with `config.json` and `model.safetensors`, or with several files of weights and `model.safetensors.index.json`. The path
    /// may also be that file of weights, or the index, beside its `config.json`.
    ///
    /// The rows of the token embedding are padded to a multiple of 128, as in llm.c.
    ///
    /// # Errors
    /// [`Error::Io`]. [`Error::Format`] if it is no GPT-2, a GPT-2 of an unusual kind, has sizes that do not fit together, lacks a tensor, or has an
    /// unknown one. Also if a file that the index names is missing, or its tensors are not exactly those that the index lists for it.
    pub fn open(path: &Path) -> Result<Self> {
        let is_directory = file::is_directory(path)?;
        let directory = match is_directory {
            true => path,
            false => path.parent().unwrap_or(Path::new("")),
        };
        let shape = read_config(&directory.join(CONFIG))?;
        let weights = if is_directory { weights_in(path)? } else { path.to_path_buf() };
        let file = match weights.extension().is_some_and(|ending| ending == "json") {
            true => Tensors::open_index(&weights)?,
            false => Tensors::open(&weights)?,
        };
        let prefix = match file.names().any(|name| name.starts_with(PREFIX)) {
            true => PREFIX,
            false => "",
        };
        let checkpoint = Self { file, shape, prefix };
        checkpoint.check_layers()?;
        checkpoint.check_names()?;
        checkpoint.check_heads()?;
        Ok(checkpoint)
    }

    /// Checks that there are tensors for all layers, before memory is allocated in proportion to their number.
    fn check_layers(&self) -> Result<()> {
        let (layers, tensors) = (self.shape.layers, self.file.names().count());
        match layers > tensors {
            false => Ok(()),
            true => Err(self
                .file
                .problem(format!("has {tensors} tensors, but '{CONFIG}' has n_layer = {layers}"))),
        }
    }

    fn check_names(&self) -> Result<()> {
        let places = places(&self.shape);
        for place in &places {
            self.file.check(&self.name(place), &place.shape)?;
        }
        let known = |name: &str| {
            name == HEAD
                || BUFFERS.iter().any(|buffer| name.ends_with(buffer))
                || places.iter().any(|p| name.strip_prefix(self.prefix) == Some(&*p.name))
        };
        match self.file.names().find(|name| !known(name)) {
            None => Ok(()),
            Some(name) => Err(self.file.problem(format!(
                "has tensor '{name}', which a GPT-2 language model of {} layers does not have",
                self.shape.layers
            ))),
        }
    }

    /// Checks that the weights were written with this configuration, if they contain the number of heads. A save that was broken off may leave the
    /// new weights beside the old configuration, and no shape depends on the heads.
    fn check_heads(&self) -> Result<()> {
        let wanted = self.shape.heads.to_string();
        match self.file.texts(HEADS).find(|heads| *heads != wanted) {
            None => Ok(()),
            Some(heads) => Err(self.file.problem(format!(
                "is from a model with n_head = {heads}, but '{CONFIG}' has {wanted}: they belong to two models, as after \
                 an interrupted save; save the model again"
            ))),
        }
    }

    /// Returns the name of a tensor in the file. The tied tensor may have either of two names.
    fn name(&self, place: &Place) -> String {
        let name = format!("{}{}", self.prefix, place.name);
        match place.name == EMBEDDING && !self.file.has(&name) && self.file.has(HEAD) {
            true => HEAD.into(),
            false => name,
        }
    }

    /// Returns the sizes.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Reads all parameters, in llm.c's order; half-precision ones are widened, padding is set to 0.
    ///
    /// # Errors
    /// [`Error::Shape`] if `parameters` has another length; [`Error::Io`]. [`Error::Format`] if a tensor is not of a floating-point type, or has a
    /// NaN or infinity, or the output layer is not the token embedding. After an error `parameters` contains parts of the file.
    pub fn read_into(mut self, parameters: &mut [f32]) -> Result<()> {
        self.shape.check(parameters)?;
        for place in places(&self.shape) {
            let name = self.name(&place);
            let values = self.file.read(&name, &place.shape)?;
            let to = &mut parameters[place.offset..][..values.len()];
            match place.transposed {
                true => transpose(&values, place.shape[1], to),
                false => to.copy_from_slice(&values),
            }
        }
        let (v, c) = (self.shape.vocab, self.shape.channels);
        parameters[v * c..self.shape.padded_vocab * c].fill(0.0);
        if self.file.has(HEAD) && self.file.read(HEAD, &[v, c])? != parameters[..v * c] {
            return Err(self.file.problem(format!(
                "has an output layer, '{HEAD}', that differs from its token embedding; in GPT-2 they are the same tensor"
            )));
        }
        Ok(())
    }
}

/// Returns the path of the weights in a directory, or of their index.
fn weights_in(directory: &Path) -> Result<PathBuf> {
    for path in [WEIGHTS, INDEX].map(|name| directory.join(name)) {
        if file::is_there(&path)? {
            return Ok(path);
        }
    }
    if file::is_there(&directory.join("pytorch_model.bin"))? {
        let problem = "contains pytorch_model.bin but no model.safetensors: load it with transformers and \
                       call save_pretrained again";
        return Err(Error::Format { path: directory.into(), problem: problem.into() });
    }
    let source = std::io::ErrorKind::NotFound.into();
    Err(Error::Io { action: "read", path: directory.join(WEIGHTS), source })
}

fn read_config(path: &Path) -> Result<Shape> {
    let problem = |problem: String| Error::Format { path: path.to_path_buf(), problem };
    let config: Value = read_json(path, MAX_CONFIG)?;
    let given = |key: &str| Some(&config[key]).filter(|value| !value.is_null());
    // Without a type the model is recognised by its sizes and tensors.
    if given("model_type").is_some_and(|kind| kind != "gpt2") {
        return Err(problem(format!(
            "describes a model of type {}; wanted \"gpt2\"",
            config["model_type"]
        )));
    }
    // Python accepts 0 and 1 for these.
    let truth = |value: &Value| value.as_bool().or(value.as_f64().map(|number| number != 0.0));
    for (key, usual) in FIXED {
        if let Some(value) = given(key).filter(|value| truth(value) != Some(usual)) {
            return Err(problem(format!("has {key} = {value}; this library has {usual}")));
        }
    }
    let gelu = given("activation_function").is_none_or(|v| GELU.iter().any(|gelu| v == gelu));
    if !gelu {
        return Err(problem(format!(
            "has activation_function {}; this library has \"{}\"",
            config["activation_function"], GELU[0]
        )));
    }
    if let Some(epsilon) = given("layer_norm_epsilon").filter(|e| e.as_f64() != Some(1e-5)) {
        return Err(problem(format!("has layer_norm_epsilon {epsilon}; this library has 1e-5")));
    }
    let size = |name: &str| {
        let other = ALIASES.iter().find(|(own, _)| *own == name).map(|(_, other)| *other);
        let key = other.filter(|_| given(name).is_none()).filter(|other| given(other).is_some());
        let key = key.unwrap_or(name);
        let wanted = |size: &u64| (1..1 << 31).contains(size);
        let size = config[key].as_u64().filter(wanted);
        size.map(|size| size as usize)
            .ok_or_else(|| problem(format!("has {key} = {}; wanted 1 to 2³¹ − 1", config[key])))
    };
    let (channels, heads, vocab) = (size("n_embd")?, size("n_head")?, size("vocab_size")?);
    let inner = config["n_inner"].as_u64().unwrap_or(4 * channels as u64);
    if inner != 4 * channels as u64 {
        return Err(problem(format!("has n_inner = {inner}; wanted {}, 4·n_embd", 4 * channels)));
    }
    if !channels.is_multiple_of(heads) {
        return Err(problem(format!(
            "has n_head = {heads}; wanted a divisor of n_embd, {channels}"
        )));
    }
    Ok(Shape {
        max_t: size("n_positions")?,
        vocab,
        layers: size("n_layer")?,
        heads,
        channels,
        padded_vocab: vocab.next_multiple_of(PADDING),
    })
}

/// Writes `model.safetensors` and `config.json` into a directory, which is created if it does not exist. Each file is written whole or not at all. If
/// only the weights are new, beside the configuration of another model, reading refuses them. Padding is left out.
///
/// # Errors
/// [`Error::Shape`] if the number of parameters is not that of `shape`; [`Error::Io`].
pub fn write_checkpoint(
    directory: &Path,
    shape: Shape,
    parameters: &[f32],
    precision: Precision,
) -> Result<()> {
    shape.check(parameters)?;
    let create = |source| file::failed("create", directory, source);
    if !file::is_directory(directory)? {
        std::fs::create_dir_all(directory).map_err(create)?;
    }
    let (kind, name) = match precision {
        Precision::Float32 => (Dtype::F32, "float32"),
        Precision::Bfloat16 => (Dtype::BF16, "bfloat16"),
    };
    let stored = |place: Place| {
        let size: usize = place.shape.iter().product();
        let values = &parameters[place.offset..][..size];
        let (transposed, inputs) = (place.transposed, place.shape[0]);
        let values = move || match transposed {
            false => Cow::Borrowed(values),
            true => {
                let mut turned = vec![0.0; size];
                transpose(values, inputs, &mut turned);
                Cow::Owned(turned)
            }
        };
        let name = format!("{PREFIX}{}", place.name);
        View::made(name, place.shape, kind, values)
    };
    let tensors: Vec<_> = places(&shape).into_iter().map(stored).collect();
    // `transformers` refuses a file without a format.
    let metadata = json!({ "format": "pt", HEADS: shape.heads.to_string() });
    write_with(&directory.join(WEIGHTS), metadata, &tensors)?;
    let config = json!({
        "model_type": "gpt2",
        "architectures": ["GPT2LMHeadModel"],
        "vocab_size": shape.vocab,
        "n_positions": shape.max_t,
        "n_embd": shape.channels,
        "n_layer": shape.layers,
        "n_head": shape.heads,
        "activation_function": GELU[0],
        "layer_norm_epsilon": 1e-5,
        "tie_word_embeddings": true,
        // GPT-2's end of text is its last token; that of another vocabulary is unknown.
        "bos_token_id": end_of_text(&shape),
        "eos_token_id": end_of_text(&shape),
        "dtype": name,
    });
    let text = format!("{config:#}\n");
    write_atomically(&directory.join(CONFIG), |file| file.write_all(text.as_bytes()))
}

fn end_of_text(shape: &Shape) -> Option<usize> {
    (shape.vocab == 50257).then_some(50256)
}

#[cfg(test)]
mod tests;
