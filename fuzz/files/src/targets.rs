//! The readers: how to create a small valid case, and how to read it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use rootgrad::data::{Column, Dataset, Source, Table, Text, Tokenizer, Tokens, Vocabulary};
use rootgrad::exchange::ImportOptions;
use rootgrad::formats::llmc;
use rootgrad::graph::{ConvolutionOptions, Graph, Initial, Recurrent, Unary};
use rootgrad::kernels::{Activation, Precision};
use rootgrad::models::{
    ComposedConfig, Gpt2, Gpt2Config, MlpConfig, Network, Output, StateOptions, TransformerConfig,
};
use rootgrad::train::gpt2::{self, Gpt2Options};
use rootgrad::train::{Progress, Schedule, TrainOptions, fit};
use rootgrad_gw::strain::Strain;
use rust_hdf5::H5File;

use crate::case::Case;

/// A reader of files.
pub struct Target {
    /// Its name in reports and folders.
    pub name: &'static str,
    /// Writes the files of a valid case to an empty folder.
    pub make: fn(&Path) -> Result<()>,
    /// Reads the files. The result is ignored: a damaged file may still be valid.
    pub read: fn(&Path),
}

/// All readers.
pub const TARGETS: &[Target] = &[
    Target { name: "network", make: network, read: |at| drop(Network::load(at.join("a"))) },
    Target { name: "transformer", make: transformer, read: |at| drop(Network::load(at.join("a"))) },
    Target {
        name: "composed",
        make: |at| Ok(composed()?.save(at.join("a"))?),
        read: |at| drop(Network::load(at.join("a"))),
    },
    Target { name: "onnx", make: onnx, read: import },
    Target { name: "pt2", make: pt2, read: import_pt2 },
    Target { name: "state", make: state, read: load_state },
    Target { name: "checkpoint", make: |at| fitted(at, 1), read: |at| drop(fitted(at, 2)) },
    Target { name: "gpt2_checkpoint", make: |at| trained(at, 1), read: |at| drop(trained(at, 2)) },
    Target { name: "gpt2", make: |at| Ok(gpt()?.save(at.join("a"))?), read: load_gpt2 },
    Target {
        name: "llmc",
        make: |at| Ok(gpt()?.save_llmc(at.join("a"), Precision::Float32)?),
        read: load_gpt2,
    },
    Target {
        name: "llmc_state",
        make: |at| reference("llmc", &["model.bin", "state.bin"], at),
        read: llmc_state,
    },
    Target {
        name: "hugging_face",
        make: |at| Ok(gpt()?.save_hugging_face(at, Precision::Bfloat16)?),
        read: |at| drop(Gpt2::load(at)),
    },
    Target { name: "hugging_face_index", make: shards, read: |at| drop(Gpt2::load(at)) },
    Target {
        name: "hugging_face_tokenizer",
        make: tokenizers,
        read: |at| drop(Tokenizer::load_hugging_face(at)),
    },
    Target { name: "tokenizer", make: tokenizer, read: |at| drop(Tokenizer::load(&at.join("a"))) },
    Target {
        name: "tokens",
        make: tokens,
        read: |at| drop(Text::load(at.join("a"), &Vocabulary::Size(12))),
    },
    Target {
        name: "text",
        make: text,
        read: |at| drop(Text::load(at.join("a"), &Vocabulary::Auto)),
    },
    Target {
        name: "csv",
        make: |at| Ok(table()?.write(&at.join("a.csv"), "t")?),
        read: |at| read_table(&at.join("a.csv")),
    },
    Target { name: "ttree", make: tree, read: |at| read_table(&at.join("a.root")) },
    Target {
        name: "hdf5",
        make: |at| strain(at, false),
        read: |at| drop(Strain::read(at.join("a"))),
    },
    Target {
        name: "hdf5_deflated",
        make: |at| strain(at, true),
        read: |at| drop(Strain::read(at.join("a"))),
    },
];

/// Readers with faults, which the fuzzer must find.
pub const PLANTED: &[Target] = &[
    Target {
        name: "planted_panic",
        make: text,
        read: |at| {
            let bytes = fs::read(at.join("a")).unwrap_or_default();
            assert!(!bytes.contains(&0xff), "a byte that no text has");
        },
    },
    Target {
        name: "planted_memory",
        make: text,
        read: |_| drop(std::hint::black_box(vec![1_u8; 20 << 20])),
    },
    Target { name: "planted_abort", make: text, read: |_| std::process::abort() },
    Target {
        name: "planted_endless",
        make: text,
        read: |_| {
            loop {
                std::hint::spin_loop();
            }
        },
    },
];

/// Returns the target with this name.
///
/// # Errors
/// If it does not exist; the message lists the existing ones.
pub fn find(name: &str) -> Result<&'static Target> {
    TARGETS.iter().chain(PLANTED).find(|target| target.name == name).with_context(|| {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        format!("there is no target '{name}'; there are: {}", names.join(", "))
    })
}

impl Target {
    /// Returns valid cases as our writers create them: with checksums, and without if they have some.
    ///
    /// # Errors
    /// If they cannot be written to the folder, which is emptied.
    pub fn valid(&self, folder: &Path) -> Result<Vec<Case>> {
        Case { files: Vec::new() }.write(folder)?;
        (self.make)(folder)?;
        let case = Case::read(folder)?;
        let plain = case.without_checksums();
        Ok(if plain == case { vec![case] } else { vec![case, plain] })
    }
}

/// Returns a folder of this repository.
fn repository(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Copies files from the tests' references.
fn reference(folder: &str, names: &[&str], to: &Path) -> Result<()> {
    let from = repository("tests/reference").join(folder);
    for name in names {
        fs::copy(from.join(name), to.join(name))
            .with_context(|| format!("cannot copy {folder}/{name}"))?;
    }
    Ok(())
}

fn perceptron() -> Result<Network> {
    let config =
        MlpConfig { widths: vec![2, 5, 1], activation: Activation::Relu, init: None, seed: 1 };
    Ok(Network::new(config)?)
}

/// Writes a network with everything that a fit adds to it.
fn network(at: &Path) -> Result<()> {
    let (mut model, options) = (perceptron()?, options(1));
    train(&mut model, &options)?;
    Ok(model.save(at.join("a"))?)
}

fn transformer(at: &Path) -> Result<()> {
    let config =
        TransformerConfig { channels: 8, heads: 2, layers: 1, ..TransformerConfig::new(3, 2, 1) };
    Ok(Network::new(config)?.save(at.join("a"))?)
}

/// x (6, 4) → a convolution, an LSTM and attention over its steps → (1)
fn composed() -> Result<Network> {
    let mut graph = Graph::new();
    let x = graph.input("x", &[6, 4])?;
    let weights = |graph: &mut Graph, name: &str, sizes: &[usize]| {
        graph.parameter_from(name, sizes, Initial::Weights { inputs: 4 })
    };
    let channels = graph.transpose(x, &[1, 0])?;
    let w = weights(&mut graph, "convolution.weight", &[2, 4, 3])?;
    let b = weights(&mut graph, "convolution.bias", &[2])?;
    let options = ConvolutionOptions { padding: vec![(1, 1)], ..ConvolutionOptions::default() };
    let y = graph.convolution(channels, w, Some(b), &options)?;
    let y = graph.unary(Unary::Relu, y)?;
    let steps = graph.transpose(y, &[1, 0])?; // shape (6, 2)
    let layer = Recurrent {
        w_ih: weights(&mut graph, "lstm.weight_ih", &[8, 2])?,
        w_hh: weights(&mut graph, "lstm.weight_hh", &[8, 2])?,
        b_ih: Some(weights(&mut graph, "lstm.bias_ih", &[8])?),
        b_hh: None,
    };
    let [steps, ..] = graph.lstm(steps, &layer, None)?;
    let seen = graph.attention([steps; 3], 1, None, true)?;
    let y = graph.mean(seen, &[0])?;
    let head = weights(&mut graph, "head.weight", &[2, 1])?;
    let y = graph.linear(y, head, None)?;
    Ok(Network::new(ComposedConfig::new(&graph, &[y], 1)?)?)
}

/// Writes a composed network, and a perceptron with everything that a fit adds to it.
fn onnx(at: &Path) -> Result<()> {
    let mut model = perceptron()?;
    train(&mut model, &options(1))?;
    model.export_onnx(at.join("b"), Output::Probability)?;
    Ok(composed()?.export_onnx(at.join("a"), Output::Raw)?)
}

fn import(at: &Path) {
    for name in ["a", "b"] {
        drop(Network::import_onnx(at.join(name), &ImportOptions::default()));
    }
}

/// Copies programs that PyTorch wrote.
fn pt2(at: &Path) -> Result<()> {
    for (name, from) in [("a", "gru"), ("b", "cnn")] {
        let from = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/pt2/").to_owned() + from;
        std::fs::copy(from + ".pt2", at.join(name))?;
    }
    Ok(())
}

fn import_pt2(at: &Path) {
    for name in ["a", "b"] {
        drop(Network::import_pt2(at.join(name), &ImportOptions::default()));
    }
}

/// Writes state dicts: one of ours, and one of PyTorch's with all accepted types.
fn state(at: &Path) -> Result<()> {
    composed()?.save_state(at.join("a"), &StateOptions::default())?;
    let from = repository("tests/state/types.safetensors");
    fs::copy(&from, at.join("b")).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

fn load_state(at: &Path) {
    let options = StateOptions::default();
    drop(composed().map(|mut net| net.load_state(at.join("a"), &options)));
    let widths = vec![3, 4, 2];
    let config = MlpConfig { widths, activation: Activation::Relu, init: None, seed: 1 };
    drop(Network::new(config).map(|mut net| net.load_state(at.join("b"), &options)));
}

fn options(epochs: usize) -> TrainOptions {
    TrainOptions {
        epochs: Some(epochs),
        threads: 1,
        progress: Progress::Off,
        ..TrainOptions::default()
    }
}

fn train(model: &mut Network, options: &TrainOptions) -> Result<()> {
    let x: Vec<f32> = (0..40).map(|i| (i as f32 * 0.7).sin()).collect();
    let target: Vec<f32> = x.chunks(2).map(|x| f32::from(x[0] > x[1])).collect();
    let columns = vec![Column::scalar("pt"), Column::scalar("eta")];
    let data = Dataset::borrowed(columns, &x, &target, None)?;
    fit(model, &data, None, options, None)?;
    Ok(())
}

fn fitted(at: &Path, epochs: usize) -> Result<()> {
    let options =
        TrainOptions { checkpoint: Some(at.join("fit")), resume: true, ..options(epochs) };
    train(&mut perceptron()?, &options)
}

/// Trains a language model, and writes the checkpoint from which training continues.
fn trained(at: &Path, steps: usize) -> Result<()> {
    let options = Gpt2Options {
        steps,
        batch_size: 1,
        sequence_length: 4,
        schedule: Schedule::Constant,
        validation_fraction: 0.0,
        validate_every: 0,
        threads: 1,
        checkpoint: Some(at.join("train")),
        resume: true,
        progress: Progress::Off,
        ..Gpt2Options::default()
    };
    let tokens = Tokens::new((0..40).map(|i| i * 5 % 12).collect(), 12)?;
    gpt2::fit(&mut gpt()?, &Text::of_tokens(tokens), None, &options, None)?;
    Ok(())
}

fn gpt() -> Result<Gpt2> {
    let config = Gpt2Config { max_time: 4, layers: 1, heads: 2, channels: 8, ..Gpt2Config::M124 };
    Ok(Gpt2::new(config.with_vocabulary(12), 1)?)
}

fn load_gpt2(at: &Path) {
    drop(Gpt2::load(at.join("a")));
}

fn llmc_state(at: &Path) {
    if let Ok(model) = llmc::Checkpoint::open(&at.join("model.bin")) {
        drop(llmc::DebugState::read(&at.join("state.bin"), model.shape()));
    }
}

fn shards(at: &Path) -> Result<()> {
    let names = [
        "config.json",
        "model-00001-of-00003.safetensors",
        "model-00002-of-00003.safetensors",
        "model-00003-of-00003.safetensors",
        "model.safetensors.index.json",
    ];
    reference("huggingface/shards", &names, at)
}

fn tokenizers(at: &Path) -> Result<()> {
    let names = ["tokenizer.json", "merges.txt", "vocab.json", "added_tokens.json"];
    reference("huggingface/tokenizer", &names, at)
}

fn tokenizer(at: &Path) -> Result<()> {
    let tokens = ["a", "b", "ab", "abc"].map(|token| token.as_bytes().to_vec());
    Ok(Tokenizer::new(tokens.into(), None)?.save(&at.join("a"))?)
}

fn tokens(at: &Path) -> Result<()> {
    Ok(Tokens::new((0..200).map(|i| i * 5 % 12).collect(), 12)?.save(&at.join("a"))?)
}

fn text(at: &Path) -> Result<()> {
    Ok(fs::write(at.join("a"), "to be or not to be, that is the question")?)
}

fn table() -> Result<Table> {
    let values = |factor: f32| (0..50).map(|i| i as f32 * factor).collect();
    Ok(Table::new(vec![(Column::scalar("x"), values(0.5)), (Column::scalar("y"), values(-2.0))])?)
}

/// Copies a file that our writer created. A new file would contain the time and a random name, and the same seed must
/// cause the same damage.
fn tree(at: &Path) -> Result<()> {
    let from = repository("fuzz/files/corpus/ttree/written/a.root");
    fs::copy(&from, at.join("a.root"))
        .with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

fn read_table(path: &Path) {
    let source = Source::parse(&path.to_string_lossy());
    drop(source.describe());
    drop(source.read(&["x", "y"]));
}

fn strain(at: &Path, deflated: bool) -> Result<()> {
    let file = H5File::create(at.join("a"))?;
    let samples: Vec<f64> = (0..200).map(|i| f64::from(i) * 1e-21).collect();
    let group = file.root_group().create_group("strain")?;
    let new = group.new_dataset::<f64>().shape([samples.len()]);
    let data = match deflated {
        true => new.chunk(&[50]).deflate(4).create("Strain")?,
        false => new.create("Strain")?,
    };
    data.new_attr::<i64>().shape(()).create("Xstart")?.write_numeric(&1_126_259_446)?;
    data.new_attr::<f64>().shape(()).create("Xspacing")?.write_numeric(&0.25)?;
    if deflated {
        samples.chunks(50).enumerate().try_for_each(|(n, part)| {
            let bytes: Vec<u8> = part.iter().flat_map(|x| x.to_le_bytes()).collect();
            data.write_chunk(n, &bytes)
        })?;
    } else {
        data.write_raw(&samples)?;
    }
    file.close()?;
    Ok(())
}
