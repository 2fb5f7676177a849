//! A small text, a small model, and their bits.

use rootgrad::data::{Text, Tokens, Vocabulary};
use rootgrad::models::{Gpt2, Gpt2Config};
use rootgrad::train::gpt2::{Gpt2History, Gpt2Options, Gpt2Step};
use rootgrad::train::{Progress, Round};

/// Digits and what they are called, in an order that goes on for long (a linear congruence; Knuth, MMIX).
pub(crate) fn text() -> Text {
    let names = ["one ", "two ", "three ", "four ", "five ", "six ", "seven ", "eight "];
    let mut state = 1_u64;
    let mut next = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        names[(state >> 61) as usize]
    };
    let text: String = (0..1500).map(|_| next()).collect();
    Text::of_bytes(text.as_bytes(), &Vocabulary::Bytes).unwrap()
}

/// Tokens that a rule without randomness gives, of a vocabulary of `vocabulary`.
pub(crate) fn tokens(count: usize, vocabulary: usize) -> Text {
    let token = |i: usize| ((i * i * 31 + 7 * i + 11) >> 2) as u16 % vocabulary as u16;
    Text::of_tokens(Tokens::new((0..count).map(token).collect(), vocabulary).unwrap())
}

pub(crate) fn model(vocabulary: usize, seed: u64) -> Gpt2 {
    let config = Gpt2Config {
        max_time: 32,
        vocabulary,
        padded_vocabulary: vocabulary.next_multiple_of(8),
        layers: 2,
        heads: 2,
        channels: 32,
    };
    Gpt2::new(config, seed).unwrap()
}

/// Few and short steps, on one thread, without a word.
pub(crate) fn quiet() -> Gpt2Options {
    Gpt2Options {
        steps: 10,
        batch_size: 2,
        sequence_length: 16,
        learning_rate: 3e-3,
        validate_every: 4,
        validation_batches: 2,
        seed: 3,
        threads: 1,
        progress: Progress::Off,
        interruptible: false,
        ..Gpt2Options::default()
    }
}

pub(crate) fn bits(model: &Gpt2) -> Vec<u32> {
    model.parameters().iter().map(|p| p.to_bits()).collect()
}

/// Parameters and a history, without its times.
pub(crate) fn result(model: &Gpt2, history: &Gpt2History) -> (Vec<u32>, Vec<[u64; 6]>) {
    let row = |step: &Gpt2Step| {
        let [a, b, c, d, e, f, ..] = step.figures().map(f64::to_bits);
        [a, b, c, d, e, f]
    };
    (bits(model), history.steps.iter().map(row).collect())
}
