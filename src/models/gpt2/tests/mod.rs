//! The loss, its gradient and training.

mod gradient;
mod huggingface;
mod pytorch;

use super::{Evaluator, Gpt2, Gpt2Config, Recompute, StepOptions, Trainer};
use crate::error::Error;
use crate::kernels::Precision;
use crate::threads::Team;

/// More than a tile of the attention, a vocabulary of several groups, and sizes that no vector divides.
const CONFIG: Gpt2Config = Gpt2Config {
    max_time: 72,
    vocabulary: 101,
    padded_vocabulary: 104,
    layers: 2,
    heads: 3,
    channels: 36,
};

fn tokens(n: usize) -> (Vec<u32>, Vec<u32>) {
    let token = |i: usize| (i * i + 3 * i) as u32 % 101;
    ((0..n).map(token).collect(), (1..=n).map(token).collect())
}

const OPTIONS: StepOptions = StepOptions {
    learning_rate: 3e-3,
    betas: (0.9, 0.99),
    epsilon: 1e-8,
    weight_decay: 0.1,
    clip_norm: Some(1.0),
};

#[test]
fn threads_and_recomputation_change_no_bit() {
    let (tokens, targets) = tokens(2 * 70);
    let model = Gpt2::new(CONFIG, 7).unwrap();
    let run = |precision, recompute, threads: usize| {
        let team = Team::new(threads);
        let trainer = Trainer::recomputing(&model, 2, 70, recompute).unwrap();
        let mut trainer = trainer.with_precision(precision);
        let step = |_| trainer.step(&team, &tokens, &targets, &OPTIONS).unwrap();
        let reports: Vec<_> = (0..3).map(step).collect();
        (reports, trainer.parameters().to_vec())
    };
    for precision in [Precision::Float32, Precision::Bfloat16] {
        let one = run(precision, Recompute::Off, 1);
        assert!(one.0[2].loss < one.0[0].loss);
        for (recompute, threads) in [
            (Recompute::Off, 2),
            (Recompute::Off, 3),
            (Recompute::Layers, 1),
            (Recompute::Layers, 2),
        ] {
            let same = run(precision, recompute, threads) == one;
            assert!(same, "{precision}, recompute {recompute}, {threads} threads");
        }
    }
}

/// A factor in bfloat16 is off by 2⁻⁹ at most; the gradient's terms go through about six products.
#[test]
fn gradients_in_bfloat16_are_near_those_in_single_precision() {
    let (tokens, targets) = tokens(2 * 70);
    let gradient = |precision| {
        let trainer = Trainer::new(&Gpt2::new(CONFIG, 7).unwrap(), 2, 70).unwrap();
        let mut trainer = trainer.with_precision(precision);
        let loss = trainer.accumulate(&Team::new(2), &tokens, &targets, 1.0).unwrap();
        (loss, trainer.gradient().to_vec())
    };
    let (single, pairs) = (gradient(Precision::Float32), gradient(Precision::Bfloat16));
    let norm = |x: &mut dyn Iterator<Item = f32>| x.map(|x| f64::from(x * x)).sum::<f64>().sqrt();
    let difference = norm(&mut single.1.iter().zip(&pairs.1).map(|(a, b)| a - b));
    let error = difference / norm(&mut single.1.iter().copied());
    assert!(1e-5 < error && error < 0.02, "{error}");
    assert!((single.0 - pairs.0).abs() < 0.01 * single.0, "{} and {}", single.0, pairs.0);
}

#[test]
fn accumulation_is_one_step_on_a_larger_batch() {
    let team = Team::new(2);
    let (tokens, targets) = tokens(4 * 20);
    let model = Gpt2::new(CONFIG, 1).unwrap();
    let mut whole = Trainer::new(&model, 4, 20).unwrap();
    let mut parts = Trainer::new(&model, 2, 20).unwrap();
    for _ in 0..2 {
        let loss = whole.accumulate(&team, &tokens, &targets, 1.0).unwrap();
        let mean: f32 = [0..40, 40..80]
            .map(|part| {
                parts.accumulate(&team, &tokens[part.clone()], &targets[part], 0.5).unwrap() / 2.0
            })
            .iter()
            .sum();
        assert!((loss - mean).abs() < 1e-5, "{loss} against {mean}");
        for (a, b) in whole.gradient().iter().zip(parts.gradient()) {
            assert!((a - b).abs() < 1e-6 + 1e-4 * a.abs(), "{a} against {b}");
        }
        whole.update(&team, &OPTIONS);
        parts.update(&team, &OPTIONS);
    }
}

#[test]
fn one_batch_is_learnt_by_heart() {
    let team = Team::new(2);
    let config = Gpt2Config {
        max_time: 32,
        vocabulary: 256,
        padded_vocabulary: 256,
        layers: 2,
        heads: 4,
        channels: 64,
    };
    let mut trainer = Trainer::new(&Gpt2::new(config, 3).unwrap(), 4, 32).unwrap();
    let token = |i: usize| ((i * i * 31 + 7 * i + 11) >> 2) as u32 % 256;
    let (x, y): (Vec<u32>, Vec<u32>) = (0..128).map(|i| (token(i), token(i + 1))).unzip();
    let options = StepOptions { learning_rate: 3e-3, ..StepOptions::default() };
    let first = trainer.step(&team, &x, &y, &options).unwrap().loss;
    assert!((first - 256.0_f32.ln()).abs() < 0.2, "an untrained model guesses: {first}");
    for _ in 0..150 {
        trainer.step(&team, &x, &y, &options).unwrap();
    }
    let loss = trainer.evaluate(&team, &x, &y).unwrap();
    assert!(loss < 0.05, "{loss}");
}

#[test]
fn padding_and_unused_positions_stay_as_they_are() {
    let team = Team::new(1);
    let (tokens, targets) = tokens(20);
    let mut trainer = Trainer::new(&Gpt2::new(CONFIG, 7).unwrap(), 1, 20).unwrap();
    trainer.step(&team, &tokens, &targets, &OPTIONS).unwrap();
    trainer.step(&team, &tokens, &targets, &OPTIONS).unwrap();
    let (c, wte, wpe) = (CONFIG.channels, trainer.layout().get("wte").unwrap().range(), 20 * 36);
    let gradient = trainer.gradient();
    assert!(gradient[wte.start + 101 * c..wte.end].iter().all(|&g| g == 0.0));
    assert!(gradient[wte.end + wpe..][..(72 - 20) * c].iter().all(|&g| g == 0.0));
    assert!(gradient[wte.end..][..wpe].iter().all(|&g| g != 0.0));
}

#[test]
fn a_seed_is_a_model() {
    let model = |seed| Gpt2::new(CONFIG, seed).unwrap().parameters().to_vec();
    assert_eq!(model(5), model(5));
    assert_ne!(model(5), model(6));
    let model = Gpt2::new(CONFIG, 5).unwrap();
    let deviation = |name: &str, n: usize| {
        let values = &model.parameter(name).unwrap()[..n];
        (values.iter().map(|v| f64::from(v * v)).sum::<f64>() / n as f64).sqrt()
    };
    assert!((deviation("wte", 101 * 36) - 0.02).abs() < 0.001);
    assert!((deviation("fcprojw", 2 * 36 * 144) - 0.01).abs() < 0.0005);
    assert_eq!(model.parameter("ln1w"), Some(&[1.0; 72][..]));
    assert!(model.parameter("wte").unwrap()[101 * 36..].iter().all(|&v| v == 0.0));
    assert!(model.parameter("head").is_none());
}

#[test]
fn bad_input_is_refused() {
    let message = |error: Error| error.to_string();
    let bad = |change: fn(&mut Gpt2Config)| {
        let mut config = CONFIG;
        change(&mut config);
        message(Gpt2::new(config, 1).unwrap_err())
    };
    assert_eq!(bad(|c| c.layers = 0), "layers is 0; wanted at least 1");
    assert_eq!(bad(|c| c.heads = 5), "heads is 5; wanted a divisor of the 36 channels");
    assert!(bad(|c| c.padded_vocabulary = 100).starts_with("padded_vocabulary is 100; wanted at"));
    assert!(bad(|c| c.channels = 36 << 20).contains("2⁴⁰ parameters"));
    let endless = CONFIG.with_vocabulary(usize::MAX - 1);
    assert!(Gpt2::new(endless, 1).unwrap_err().to_string().starts_with("padded_vocabulary is"));
    for layers in [(1 << 16) + 1, 1 << 31, usize::MAX] {
        let refusal = Gpt2::new(Gpt2Config { layers, ..CONFIG }, 1).unwrap_err().to_string();
        assert_eq!(refusal, format!("layers is {layers}; wanted 1 to 65536"));
    }

    let model = Gpt2::new(CONFIG, 1).unwrap();
    let new = |batch, time| message(Trainer::new(&model, batch, time).unwrap_err());
    assert_eq!(new(0, 8), "batch_size is 0; wanted at least 1");
    assert_eq!(new(1, 73), "sequence_length is 73; wanted 1 to 72, the model's longest sequence");
    assert!(new(usize::MAX, 2).starts_with("batch_size is"));
    // The size is known before the allocation: 2²⁴ tokens of XL need terabytes.
    let bytes = Trainer::bytes(&Gpt2Config::M1558, 1 << 14, 1024, Recompute::Off).unwrap();
    assert!(bytes > 1 << 42, "{bytes}");

    let team = Team::new(1);
    let mut trainer = Trainer::new(&model, 1, 4).unwrap();
    let mut step = |tokens: &[u32], targets: &[u32]| {
        message(trainer.step(&team, tokens, targets, &OPTIONS).unwrap_err())
    };
    assert_eq!(step(&[1; 4], &[1; 3]), "targets has shape 3; wanted (1, 4), 4 tokens");
    assert_eq!(
        step(&[1, 2, 101, 3], &[1; 4]),
        "tokens[2] is 101; wanted below the vocabulary's 101"
    );
}

#[test]
fn an_evaluator_finds_what_a_trainer_finds() {
    let (tokens, targets) = tokens(2 * 70);
    let (model, team) = (Gpt2::new(CONFIG, 7).unwrap(), Team::new(2));
    for precision in [Precision::Float32, Precision::Bfloat16] {
        let mut trainer = Trainer::new(&model, 2, 70).unwrap().with_precision(precision);
        let mut evaluator = Evaluator::new(&model, 2, 70).unwrap().with_precision(precision);
        let want = trainer.accumulate(&team, &tokens, &targets, 1.0).unwrap();
        assert_eq!(trainer.evaluate(&team, &tokens, &targets).unwrap(), want);
        assert_eq!(evaluator.evaluate(&team, &tokens, &targets).unwrap(), want);
        let mut logits = vec![0.0; 2 * 70 * 101];
        evaluator.logits(&team, &tokens, &mut logits).unwrap();
        let loss = |(row, &target): (&[f32], &u32)| {
            let sum: f64 = row.iter().map(|&z| f64::from(z).exp()).sum();
            sum.ln() - f64::from(row[target as usize])
        };
        let mean = logits.chunks_exact(101).zip(&targets).map(loss).sum::<f64>() / 140.0;
        assert!((mean - f64::from(want)).abs() < 1e-5 * mean, "{precision}: {mean} and {want}");
    }
    let error = Evaluator::new(&model, 2, 73).unwrap_err().to_string();
    assert!(error.starts_with("sequence_length is 73; wanted 1 to 72"), "{error}");
    let mut evaluator = Evaluator::new(&model, 1, 4).unwrap();
    let error = evaluator.logits(&team, &[1; 4], &mut [0.0; 4]).unwrap_err().to_string();
    assert_eq!(error, "logits has shape 4; wanted 404");
}

/// Checks the bytes of a table of `numbers` values; at most `gaps` bytes lie between its spans.
fn holds(bytes: u64, numbers: usize, gaps: u64) {
    let least = 4 * numbers as u64;
    assert!(least <= bytes && bytes <= least + gaps, "{bytes} bytes for {numbers} numbers");
}

#[test]
fn the_peak_is_reported_and_is_what_the_documentation_says() {
    let model = Gpt2::new(CONFIG, 1).unwrap();
    let c = CONFIG;
    for (b, t) in [(2, 9), (1, 64)] {
        let (m, size) = (b * t, b * t * c.channels);
        let workspace = crate::kernels::Context::<f32>::workspace(m, 4 * c.channels, c.vocabulary);
        let parameters = 4 * model.parameters().len();
        let ends = 6 * size + 4 * m + m * c.vocabulary + workspace; // embedding and head
        let shadows = 6 * size;
        let (activations, statistics) = (15 * size, (4 + c.heads) * m);
        let off = parameters + ends + shadows + (activations + statistics) * c.layers;
        let layers = parameters + ends + shadows + activations + statistics;
        for (recompute, block) in [(Recompute::Off, off), (Recompute::Layers, layers)] {
            let numbers = block + size * (c.layers - 1);
            let bytes = Trainer::bytes(&c, b, t, recompute).unwrap();
            holds(bytes, numbers, 14 * 128);
            let trainer = Trainer::recomputing(&model, b, t, recompute).unwrap();
            assert_eq!(bytes, 4 * trainer.table().len() as u64);
        }
        let value = 3 * size + 4 * m + size + 11 * size + statistics + workspace;
        holds(Evaluator::bytes(&c, b, t).unwrap(), value, 10 * 128);
    }
}

#[test]
fn the_peak_of_gpt2_is_as_documented() {
    let (c, off, layers) = (Gpt2Config::M124, Recompute::Off, Recompute::Layers);
    let reported = [(4, 64, off, 2.3), (4, 64, layers, 2.2), (8, 1024, layers, 3.4)];
    for (batch, time, recompute, most) in reported {
        let bytes = Trainer::bytes(&c, batch, time, recompute).unwrap();
        assert!(bytes as f64 <= most * 1e9, "({batch}, {time}), {recompute}: {bytes}");
    }
}
