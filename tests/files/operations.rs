//! Operations that read and write files, for `failing_files.rs`.

use std::path::Path;

use rootgrad::data::{Column, Dataset, Text, Tokenizer, Tokens, Vocabulary};
use rootgrad::formats::llmc;
use rootgrad::kernels::{Activation, Precision};
use rootgrad::models::{Gpt2, Gpt2Config, MlpConfig, Network, StateOptions};
use rootgrad::train::gpt2::{self, Gpt2Options};
use rootgrad::train::{Progress, Schedule, TrainOptions, fit};
use rootgrad::{Result, Status};

/// An operation that reads or writes files of a folder.
pub(crate) struct Operation {
    pub(crate) name: &'static str,
    /// Creates the files to read, or to replace.
    pub(crate) before: fn(&Path) -> Result<()>,
    /// Runs the operation; returns the bytes that were read.
    pub(crate) call: fn(&Path) -> Result<Vec<u8>>,
    /// Returns true if the files are valid. It is needed if their bytes vary: a history contains times, a directory
    /// several files.
    pub(crate) right: fn(&Path) -> bool,
    /// True if each file has one of two contents, byte by byte.
    pub(crate) exact: bool,
}

impl Operation {
    const fn new(
        name: &'static str,
        before: fn(&Path) -> Result<()>,
        call: fn(&Path) -> Result<Vec<u8>>,
    ) -> Self {
        Self { name, before, call, right: |_| true, exact: true }
    }
}

fn network(seed: u64) -> Network {
    let widths = vec![2, 300, 1];
    Network::new(MlpConfig { widths, activation: Activation::Relu, init: None, seed }).unwrap()
}

/// A model. Two models of different `seed`s differ only in their heads and their parameters.
fn gpt(seed: u64) -> Gpt2 {
    let heads = 2 * seed as usize;
    let config = Gpt2Config { max_time: 8, layers: 1, heads, channels: 16, ..Gpt2Config::M124 };
    Gpt2::new(config.with_vocabulary(12), seed).unwrap()
}

fn tokens(factor: u16) -> Tokens {
    Tokens::new((0..200).map(|i| i * factor % 12).collect(), 12).unwrap()
}

fn tokenizer(first: &str) -> Tokenizer {
    Tokenizer::new([first, "b", "ab"].map(|token| token.as_bytes().to_vec()).into(), None).unwrap()
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn of_network(model: Network) -> Vec<u8> {
    bytes(model.parameters())
}

fn of_gpt(model: Gpt2) -> Vec<u8> {
    let tokenizer = format!("{} {:?}", model.config().heads, model.tokenizer());
    [bytes(model.parameters()), tokenizer.into_bytes()].concat()
}

fn of_text(text: Text) -> Vec<u8> {
    format!("{:?}", text.tokens()).into_bytes()
}

fn fitted(directory: &Path, epochs: usize) -> Result<Vec<u8>> {
    let mut model = network(1);
    let x: Vec<f32> = (0..40).map(|i| (i as f32 * 0.7).sin()).collect();
    let target: Vec<f32> = x.chunks(2).map(|x| f32::from(x[0] > x[1])).collect();
    let data = Dataset::borrowed(vec![Column::array("x", 2)], &x, &target, None)?;
    let (checkpoint, progress) = (Some(directory.join("fit")), Progress::Off);
    let options = TrainOptions {
        epochs: Some(epochs),
        checkpoint,
        resume: true,
        progress,
        ..Default::default()
    };
    fit(&mut model, &data, None, &options, None).map(|_| of_network(model))
}

fn trained(directory: &Path, steps: usize) -> Result<Vec<u8>> {
    let mut model = gpt(1);
    let options = Gpt2Options {
        steps,
        sequence_length: 8,
        schedule: Schedule::Constant,
        checkpoint: Some(directory.join("fit")),
        history: Some(directory.join("history.csv")),
        resume: true,
        progress: Progress::Off,
        ..Gpt2Options::default()
    };
    let text = Text::of_tokens(tokens(7));
    gpt2::fit(&mut model, &text, None, &options, None).map(|_| of_gpt(model))
}

/// Copies a folder of the references.
fn copy(from: &str, to: &Path) -> Result<()> {
    for file in std::fs::read_dir(Path::new("tests/reference/huggingface").join(from)).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
    Ok(())
}

/// Checks that a history has complete rows and a checkpoint is valid.
fn is_trained(directory: &Path) -> bool {
    let rows = std::fs::read_to_string(directory.join("history.csv")).unwrap_or_default();
    let commas = |row: &str| row.matches(',').count();
    let whole = rows.lines().all(|row| commas(row) == commas(rows.lines().next().unwrap()));
    whole && (rows.is_empty() || rows.ends_with('\n')) && loads(directory, |path| Gpt2::load(path))
}

/// Returns true if the checkpoint can be loaded, or does not exist.
fn loads<T>(directory: &Path, load: fn(&Path) -> Result<T>) -> bool {
    let path = directory.join("fit");
    !path.exists() || load(&path).is_ok()
}

/// Returns true if the folder has one model or the other, or if a mixture is refused.
fn is_no_mixture(directory: &Path) -> bool {
    match Gpt2::load_hugging_face(directory) {
        Ok(model) => [gpt(1), gpt(2)].iter().any(|one| {
            // The rows of padding come after those of the vocabulary.
            let first = 12 * 16;
            one.config().heads == model.config().heads
                && one.parameters()[..first] == model.parameters()[..first]
        }),
        Err(error) => error.status() == Status::Format && error.to_string().contains("n_head"),
    }
}

const F32: Precision = Precision::Float32;

/// Save operations, which replace existing files.
pub(crate) const SAVES: &[Operation] = &[
    Operation::new(
        "save a network",
        |at| network(1).save(at.join("a")),
        |at| network(2).save(at.join("a")).map(|()| vec![]),
    ),
    Operation::new(
        "save a state dict",
        |at| network(1).save_state(at.join("a"), &StateOptions::default()),
        |at| network(2).save_state(at.join("a"), &StateOptions::default()).map(|()| vec![]),
    ),
    Operation::new(
        "save a language model",
        |at| gpt(1).save(at.join("a")),
        |at| gpt(2).save(at.join("a")).map(|()| vec![]),
    ),
    Operation::new(
        "save for llm.c",
        |at| gpt(1).save_llmc(at.join("a.bin"), F32),
        |at| gpt(2).save_llmc(at.join("a.bin"), F32).map(|()| vec![]),
    ),
    Operation {
        right: is_no_mixture,
        ..Operation::new(
            "save for Hugging Face",
            |at| gpt(1).save_hugging_face(at, F32),
            |at| gpt(2).save_hugging_face(at, F32).map(|()| vec![]),
        )
    },
    Operation::new(
        "save tokens",
        |at| tokens(5).save(&at.join("a")),
        |at| tokens(7).save(&at.join("a")).map(|()| vec![]),
    ),
    Operation::new(
        "save a tokenizer",
        |at| tokenizer("a").save(&at.join("a")),
        |at| tokenizer("c").save(&at.join("a")).map(|()| vec![]),
    ),
    Operation {
        right: |at| at.join("link").is_symlink(),
        ..Operation::new(
            "save through a link",
            |at| {
                std::os::unix::fs::symlink("a", at.join("link")).unwrap();
                network(1).save(at.join("a"))
            },
            |at| network(2).save(at.join("link")).map(|()| vec![]),
        )
    },
    Operation {
        right: |at| at.join("link").is_symlink(),
        ..Operation::new(
            "save through a link to nothing yet",
            |at| {
                std::os::unix::fs::symlink("a", at.join("link")).unwrap();
                Ok(())
            },
            |at| network(2).save(at.join("link")).map(|()| vec![]),
        )
    },
    #[cfg(feature = "io")]
    Operation::new(
        "write CSV",
        |at| table(1.0).write(&at.join("a.csv"), "t"),
        |at| table(2.0).write(&at.join("a.csv"), "t").map(|()| vec![]),
    ),
    #[cfg(feature = "io")]
    Operation {
        right: |at| source(&at.join("a.root")).is_ok(),
        exact: false, // the file contains a time and random names
        ..Operation::new(
            "write a TTree",
            |at| table(1.0).write(&at.join("a.root"), "t"),
            |at| table(2.0).write(&at.join("a.root"), "t").map(|()| vec![]),
        )
    },
];

pub(crate) const READS_AND_FITS: &[Operation] = &[
    Operation::new(
        "load a network",
        |at| network(1).save(at.join("a")),
        |at| Network::load(at.join("a")).map(of_network),
    ),
    Operation::new(
        "load a state dict",
        |at| network(1).save_state(at.join("a"), &StateOptions::default()),
        |at| {
            let mut model = network(2);
            model.load_state(at.join("a"), &StateOptions::default()).map(|()| of_network(model))
        },
    ),
    Operation::new(
        "load a language model",
        |at| gpt(1).save(at.join("a")),
        |at| Gpt2::load(at.join("a")).map(of_gpt),
    ),
    Operation::new(
        "load from llm.c",
        |at| gpt(1).save_llmc(at.join("a"), F32),
        |at| Gpt2::load(at.join("a")).map(of_gpt),
    ),
    Operation::new(
        "load from Hugging Face, in shards",
        |at| copy("shards", at),
        |at| Gpt2::load(at).map(of_gpt),
    ),
    Operation::new(
        "load from Hugging Face, an old model of shards beside the new one",
        |at| copy("shards", at).and_then(|()| gpt(1).save_hugging_face(at, F32)),
        |at| Gpt2::load(at).map(of_gpt),
    ),
    Operation::new(
        "load Hugging Face's tokenizer",
        |at| copy("tokenizer", at),
        |at| Tokenizer::load_hugging_face(at).map(|it| format!("{it:?}").into_bytes()),
    ),
    Operation::new(
        "load Hugging Face's tokenizer of two files",
        |at| {
            copy("tokenizer", at)?;
            std::fs::remove_file(at.join("tokenizer.json")).unwrap();
            Ok(())
        },
        |at| Tokenizer::load_hugging_face(at).map(|it| format!("{it:?}").into_bytes()),
    ),
    Operation::new(
        "load a debug state of llm.c",
        |at| copy("../llmc", at),
        |at| {
            let shape = llmc::Checkpoint::open(&at.join("model.bin"))?.shape();
            let state = llmc::DebugState::read(&at.join("state.bin"), shape)?;
            Ok(format!("{state:?}").into_bytes())
        },
    ),
    Operation::new(
        "load a text",
        |at| {
            std::fs::write(at.join("a"), "to be or not to be").unwrap();
            Ok(())
        },
        |at| Text::load(at.join("a"), &Vocabulary::Auto).map(of_text),
    ),
    Operation::new(
        "load tokens",
        |at| tokens(5).save(&at.join("a")),
        |at| Text::load(at.join("a"), &Vocabulary::Size(12)).map(of_text),
    ),
    Operation::new(
        "load tokens of a tokenizer",
        |at| {
            Tokens::new(vec![0, 1, 2], 3)?.save(&at.join("a"))?;
            tokenizer("a").save(&at.join("b"))
        },
        |at| Text::load(at.join("a"), &Vocabulary::File(at.join("b"))).map(of_text),
    ),
    Operation {
        right: |at| loads(at, |path| Network::load(path)),
        exact: false,
        ..Operation::new("fit with a checkpoint", |_| Ok(()), |at| fitted(at, 2))
    },
    Operation {
        right: |at| loads(at, |path| Network::load(path)),
        exact: false,
        ..Operation::new("resume a fit", |at| fitted(at, 1).map(drop), |at| fitted(at, 2))
    },
    Operation {
        right: is_trained,
        exact: false,
        ..Operation::new("train a language model", |_| Ok(()), |at| trained(at, 3))
    },
    Operation {
        right: is_trained,
        exact: false,
        ..Operation::new(
            "resume a language model",
            |at| trained(at, 1).map(drop),
            |at| trained(at, 3),
        )
    },
    #[cfg(feature = "io")]
    Operation::new(
        "read CSV",
        |at| table(1.0).write(&at.join("a.csv"), "t"),
        |at| source(&at.join("a.csv")),
    ),
    #[cfg(feature = "io")]
    Operation::new(
        "read a TTree",
        |at| table(1.0).write(&at.join("a.root"), "t"),
        |at| source(&at.join("a.root")),
    ),
];

#[cfg(feature = "io")]
fn table(factor: f32) -> rootgrad::data::Table {
    let values = (0..3000).map(|i| i as f32 * factor).collect();
    rootgrad::data::Table::new(vec![(Column::scalar("x"), values)]).unwrap()
}

#[cfg(feature = "io")]
fn source(path: &Path) -> Result<Vec<u8>> {
    let source = rootgrad::data::Source::parse(path.to_str().unwrap());
    let columns = source.describe()?.len();
    source.read(&["x"])?.scalar("x").map(|x| [vec![columns as u8], bytes(x)].concat())
}
