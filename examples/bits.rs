//! The bits of a fit and of a prediction, on one thread and on two, to be compared with those of root.exe, PyROOT and C++ (`tests/root/bits.*`).

use rootgrad::data::{Column, Dataset};
use rootgrad::kernels::Activation;
use rootgrad::models::{Mlp, MlpConfig, Output};
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
        let mut net = Mlp::new(MlpConfig {
            widths: vec![4, 32, 16, 1],
            activation: Activation::Gelu,
            init: None,
            seed: 42,
        })?;
        let options = TrainOptions {
            epochs: 3,
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
        println!("parameters {fitted:016x} scores {predicted:016x}");
    }
    Ok(())
}
