//! Prints the bits of a fit, of a prediction and of a language model's training, on one thread and on two. They are compared with those of root.exe,
//! PyROOT and C++ (`tests/root/bits.*`).

use rootgrad::data::{Column, Dataset, Text, Tokens};
use rootgrad::kernels::Activation;
use rootgrad::models::{Gpt2, Gpt2Config, MlpConfig, Network, Output};
use rootgrad::train::gpt2::{self, Gpt2Options};
use rootgrad::train::{Progress, TrainOptions, fit};

/// Feature `j` of event `i`, a multiple of 2⁻⁹: the same bits in any language.
fn lattice(i: u64, j: u64) -> f32 {
    ((i * 7919 + j * 104_729 + i * i * (j + 3)) % 1021) as f32 / 512.0 - 1.0
}

/// FNV-1a.
fn hash_bits(values: &[f32]) -> u64 {
    let bytes = values.iter().flat_map(|value| value.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// Returns the hash of a trained language model.
fn language(threads: usize) -> rootgrad::Result<u64> {
    let tokens = (0..3000_u64).map(|i| ((i * i * 31 + 7 * i + 11) / 4 % 97) as u16).collect();
    let text = Text::of_tokens(Tokens::new(tokens, 97)?);
    let sizes = Gpt2Config { max_time: 32, layers: 2, heads: 2, channels: 32, ..Gpt2Config::M124 };
    let mut gpt = Gpt2::new(sizes.with_vocabulary(97), 42)?;
    let options = Gpt2Options {
        steps: 6,
        batch_size: 2,
        sequence_length: 32,
        accumulation: 2,
        validate_every: 3,
        seed: 5,
        threads,
        progress: Progress::Off,
        ..Gpt2Options::default()
    };
    let history = gpt2::fit(&mut gpt, &text, None, &options, None)?;
    // The hash includes the loss.
    let mut values = gpt.parameters().to_vec();
    values.push(history.validation_loss() as f32);
    Ok(hash_bits(&values))
}

fn main() -> rootgrad::Result<()> {
    let (mut x, mut y) = (Vec::new(), Vec::new());
    for i in 0..5000 {
        x.extend([lattice(i, 0), lattice(i, 1), lattice(i, 2), (i % 7) as f32]);
        y.push(f32::from(u8::from(lattice(i, 0) * lattice(i, 1) + 0.5 * lattice(i, 2) > 0.0)));
    }
    let columns =
        ["f0", "f1", "f2", "f3"].map(|name| Column { name: name.to_owned(), width: 1 }).to_vec();
    let data = Dataset::borrowed(columns, &x, &y, None)?;
    for threads in [1, 2] {
        let mut net = Network::new(MlpConfig {
            widths: vec![4, 32, 16, 1],
            activation: Activation::Gelu,
            init: None,
            seed: 42,
        })?;
        let options = TrainOptions {
            epochs: Some(3),
            batch_size: 128,
            seed: 5,
            threads,
            progress: Progress::Off,
            ..TrainOptions::default()
        };
        fit(&mut net, &data, None, &options, None)?;
        let mut scores = vec![0.0; y.len()];
        net.predict(&x, 4, &mut scores, Output::Raw)?;
        let (fitted, predicted) = (hash_bits(net.parameters()), hash_bits(&scores));
        let language = language(threads)?;
        println!("parameters {fitted:016x} scores {predicted:016x} language {language:016x}");
    }
    Ok(())
}
