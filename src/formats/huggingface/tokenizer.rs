//! The tokenizer beside a model: a byte-level BPE in `tokenizer.json`, or in `vocab.json` and `merges.txt`.

use std::collections::{BTreeMap, HashMap};
use std::io::Read;
use std::path::{Path, PathBuf};

use serde::de::{Deserialize, Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde_json::Value;

use super::{CONFIG, MAX_CONFIG, read_json};
use crate::error::{Error, Result};
use crate::formats::file;

const FAST: &str = "tokenizer.json";
const VOCABULARY: &str = "vocab.json";
const MERGES: &str = "merges.txt";
/// File of additional tokens, beside `vocab.json`.
const ADDED: &str = "added_tokens.json";
/// Files of tokenizers of other kinds.
const OTHERS: [&str; 5] =
    ["tokenizer.model", "spiece.model", "sentencepiece.bpe.model", "vocab.txt", "tekken.json"];
/// Maximum size; the file of 256,000 tokens has 35 MB.
const MAX_TOKENIZER: u64 = 64 << 20;
/// GPT-2's token between texts, and that of most later models.
const END: &str = "<|endoftext|>";

/// Content of the tokenizer's files.
#[derive(Debug)]
pub struct Merges {
    /// Path of the file with the tokens.
    pub path: PathBuf,
    /// Bytes of each token.
    pub tokens: Vec<Vec<u8>>,
    /// Merges, the first rank first.
    pub merges: Vec<Merge>,
    /// Token between texts.
    pub end: Option<u32>,
}

/// A merge of two tokens into one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Merge {
    /// Number of the first of the two tokens.
    pub left: u32,
    /// Number of the token made of both tokens' bytes.
    pub made: u32,
}

/// Reads the tokenizer in `directory`, if there is one; `tokenizer.json` has priority, as in `transformers`.
///
/// # Errors
/// [`Error::Io`]; [`Error::Format`] if a file is damaged, one of two files is missing, or it is another kind of tokenizer.
pub fn read_tokenizer(directory: &Path) -> Result<Option<Merges>> {
    let at = |name: &str| directory.join(name);
    if file::is_there(&at(FAST))? {
        return read_fast(directory).map(Some);
    }
    for name in [VOCABULARY, MERGES] {
        if file::is_there(&at(name))? {
            return read_slow(directory).map(Some);
        }
    }
    for other in OTHERS.map(at) {
        if file::is_there(&other)? {
            let kind = "is not a byte-level BPE, the kind of tokenizer that GPT-2 has";
            return Err(problem(&other, kind));
        }
    }
    Ok(None)
}

/// Returns an error in which `problem` completes the sentence "'file' …"; a suggestion is added.
fn problem(path: &Path, problem: impl std::fmt::Display) -> Error {
    let out = "a directory with config.json and the weights alone is read without a tokenizer";
    Error::Format { path: path.into(), problem: format!("{problem}; {out}") }
}

/// The part of `tokenizer.json` that is read.
#[derive(serde::Deserialize)]
struct Fast {
    model: Model,
    normalizer: Option<Part>,
    pre_tokenizer: Option<Part>,
    #[serde(default)]
    added_tokens: Vec<Added>,
}

#[derive(serde::Deserialize)]
struct Model {
    r#type: Option<String>,
    vocab: HashMap<String, u32>,
    merges: Vec<Pair>,
    continuing_subword_prefix: Option<String>,
    end_of_word_suffix: Option<String>,
    #[serde(default)]
    byte_fallback: bool,
}

#[derive(serde::Deserialize)]
struct Part {
    r#type: String,
    #[serde(default)]
    add_prefix_space: bool,
    use_regex: Option<bool>,
}

#[derive(serde::Deserialize)]
struct Added {
    id: u32,
    content: String,
}

/// Two tokens, `["a", "b"]` or, in files of older versions, `"a b"`.
struct Pair(String, String);

impl Pair {
    fn of(text: &str) -> Option<Self> {
        text.split_once(' ').map(|(left, right)| Pair(left.into(), right.into()))
    }
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        deserializer.deserialize_any(PairVisitor)
    }
}

struct PairVisitor;

impl<'de> Visitor<'de> for PairVisitor {
    type Value = Pair;

    fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("two tokens")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> std::result::Result<Pair, E> {
        Pair::of(text).ok_or_else(|| E::custom("a merge is not a pair of tokens"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> std::result::Result<Pair, A::Error> {
        let (left, right) = (items.next_element()?, items.next_element()?);
        match (left, right, items.next_element::<IgnoredAny>()?) {
            (Some(left), Some(right), None) => Ok(Pair(left, right)),
            _ => Err(serde::de::Error::custom("a merge is not a pair of tokens")),
        }
    }
}

fn read_fast(directory: &Path) -> Result<Merges> {
    let path = directory.join(FAST);
    let fast: Fast = read_json(&path, MAX_TOKENIZER)?;
    let refused = |what: String| {
        let wanted = "this library reads byte-level BPE that splits texts as GPT-2 does";
        Err(problem(&path, format!("has {what}; {wanted}")))
    };
    if let Some(kind) = fast.model.r#type.filter(|kind| kind != "BPE") {
        return refused(format!("a model of type {kind:?}"));
    }
    if let Some(part) = fast.normalizer {
        return refused(format!("a normalizer, {:?}", part.r#type));
    }
    match fast.pre_tokenizer {
        Some(part) if part.r#type != "ByteLevel" => {
            return refused(format!("pre_tokenizer {:?}", part.r#type));
        }
        Some(part) if part.add_prefix_space => return refused("add_prefix_space = true".into()),
        Some(part) if part.use_regex == Some(false) => return refused("use_regex = false".into()),
        Some(_) => {}
        None => return refused("no pre_tokenizer".into()),
    }
    let marks = [fast.model.continuing_subword_prefix, fast.model.end_of_word_suffix];
    if let Some(mark) = marks.into_iter().flatten().find(|mark| !mark.is_empty()) {
        return refused(format!("a mark of parts of words, {mark:?}"));
    }
    if fast.model.byte_fallback {
        return refused("byte_fallback".into());
    }
    let added = fast.added_tokens.into_iter().map(|added| (added.content, added.id)).collect();
    gather(directory, path, fast.model.vocab, fast.model.merges, added)
}

fn read_slow(directory: &Path) -> Result<Merges> {
    let path = directory.join(VOCABULARY);
    let vocabulary = read_json(&path, MAX_TOKENIZER)?;
    let merges = directory.join(MERGES);
    let read = |source| file::failed("read", &merges, source);
    let (file, size) = file::open_regular(&merges)?;
    if size > MAX_TOKENIZER {
        let text = format!("has {size} bytes; wanted at most {MAX_TOKENIZER}");
        return Err(problem(&merges, text));
    }
    let text = std::io::read_to_string(file.take(MAX_TOKENIZER)).map_err(read)?;
    let lines = text.lines().enumerate();
    let lines =
        lines.filter(|(n, line)| !(line.is_empty() || *n == 0 && line.starts_with("#version")));
    let pair = |(n, line): (usize, &str)| {
        let wanted =
            || problem(&merges, format!("has {line:?} in line {}; wanted two tokens", n + 1));
        Pair::of(line).ok_or_else(wanted)
    };
    let pairs = lines.map(pair).collect::<Result<_>>()?;
    let added = directory.join(ADDED);
    let added = match file::is_there(&added)? {
        true => read_json(&added, MAX_TOKENIZER)?,
        false => BTreeMap::new(),
    };
    gather(directory, path, vocabulary, pairs, added)
}

/// Converts texts to bytes, and names to numbers.
fn gather(
    directory: &Path,
    path: PathBuf,
    vocabulary: HashMap<String, u32>,
    pairs: Vec<Pair>,
    added: BTreeMap<String, u32>,
) -> Result<Merges> {
    let count =
        vocabulary.values().chain(added.values()).max().map_or(0, |last| *last as usize + 1);
    if count > vocabulary.len() + added.len() {
        let got = format!("numbers its tokens up to {}, and has fewer", count - 1);
        return Err(problem(&path, got));
    }
    let byte = bytes_of_characters();
    let mut tokens = vec![Vec::new(); count];
    for (text, &token) in &added {
        tokens[token as usize] = text.as_bytes().to_vec();
    }
    for (text, &token) in &vocabulary {
        let bytes: Option<Vec<u8>> = text.chars().map(|c| byte.get(&c).copied()).collect();
        tokens[token as usize] = bytes.unwrap_or_else(|| text.as_bytes().to_vec());
    }
    let known = |text: &str| {
        let unknown = || problem(&path, format!("has no token {text:?}, which is in its merges"));
        vocabulary.get(text).copied().ok_or_else(unknown)
    };
    let merge = |Pair(left, right): &Pair| {
        known(right)?;
        Ok(Merge { left: known(left)?, made: known(&format!("{left}{right}"))? })
    };
    let merges = pairs.iter().map(merge).collect::<Result<_>>()?;
    let usual = vocabulary.get(END).or_else(|| added.get(END)).copied();
    let end = usual.or(reported_end(directory)?).filter(|end| (*end as usize) < count);
    Ok(Merges { path, tokens, merges, end })
}

/// Returns the token between texts from the model's configuration.
fn reported_end(directory: &Path) -> Result<Option<u32>> {
    let path = directory.join(CONFIG);
    let there = file::is_there(&path)?;
    let config: Value = if there { read_json(&path, MAX_CONFIG)? } else { Value::Null };
    Ok(config["eos_token_id"].as_u64().and_then(|end| u32::try_from(end).ok()))
}

/// Returns the bytes for the characters of a vocabulary: printable bytes stand for themselves, the others are mapped to the characters after 255
/// (`bytes_to_unicode` in GPT-2's `encoder.py`).
fn bytes_of_characters() -> HashMap<char, u8> {
    let printable = |byte: &u8| matches!(byte, b'!'..=b'~' | 0xA1..=0xAC | 0xAE..=0xFF);
    let own = (0..=255).filter(printable).map(|byte| (char::from(byte), byte));
    let others = (0..=255).filter(|byte| !printable(byte));
    let others = others.zip('\u{100}'..).map(|(byte, character)| (character, byte));
    own.chain(others).collect()
}
