//! The loss of a text is the mean over all of its targets, each counted once.

use rootgrad::data::Text;
use rootgrad::models::Gpt2;
use rootgrad::models::gpt2::Evaluator;
use rootgrad::threads::Team;
use rootgrad::train::gpt2::{Gpt2Options, evaluate, fit};

use crate::common::{model, quiet, tokens};

/// The mean cross-entropy by its definition, sequence by sequence, from the logits, in double precision.
fn by_definition(model: &Gpt2, text: &Text, time: usize, targets: usize) -> f64 {
    let tokens: Vec<u32> = text.tokens().tokens().iter().map(|token| u32::from(*token)).collect();
    let v = model.config().vocabulary;
    let mut sum = 0.0;
    for start in (0..targets).step_by(time) {
        let length = time.min(targets - start);
        let mut logits = vec![0.0; length * v];
        let mut evaluator = Evaluator::new(model, 1, length).unwrap();
        evaluator.logits(&Team::new(1), &tokens[start..start + length], &mut logits).unwrap();
        for (row, target) in logits.chunks_exact(v).zip(&tokens[start + 1..]) {
            let exponentials = row.iter().map(|z| f64::from(*z).exp());
            sum += exponentials.sum::<f64>().ln() - f64::from(row[*target as usize]);
        }
    }
    sum / targets as f64
}

#[test]
fn every_target_counts_once_whatever_the_batch() {
    let mut model = model(13, 5);
    let trained = Gpt2Options { steps: 40, validate_every: 0, ..quiet() };
    fit(&mut model, &tokens(300, 13), None, &trained, None).unwrap();
    // As many tokens as 10 sequences of 16; one token more and one less; fewer than two sequences.
    for n in [161, 162, 160, 157, 18, 17] {
        let text = tokens(n, 13);
        for time in [16, 7] {
            let wanted = by_definition(&model, &text, time, n - 1);
            let one = evaluate(&model, &text, 1, time, 0, 1).unwrap();
            assert_eq!(one.targets, n - 1);
            assert!((one.loss - wanted).abs() < 1e-6, "{n}, {time}: {} for {wanted}", one.loss);
            for batch in [2, 3, 4, 8, 16, 100] {
                let other = evaluate(&model, &text, batch, time, 0, 2).unwrap();
                assert_eq!(other, one, "{n} tokens, {batch} sequences of {time}");
            }
        }
    }
}

#[test]
fn the_first_batches_end_with_the_text() {
    let (model, text) = (model(13, 5), tokens(100, 13));
    for (batches, targets) in [(1, 32), (3, 96), (4, 99), (5, 99), (usize::MAX, 99)] {
        let found = evaluate(&model, &text, 2, 16, batches, 1).unwrap();
        assert_eq!(found.targets, targets);
        assert!((found.loss - by_definition(&model, &text, 16, targets)).abs() < 1e-6);
    }
}

#[test]
fn a_training_validates_on_every_target_once() {
    let (text, validation) = (tokens(300, 13), tokens(107, 13));
    for (batches, targets) in [(0, 106), (3, 96), (4, 106)] {
        let mut model = model(13, 5);
        let options = Gpt2Options { steps: 3, validation_batches: batches, ..quiet() };
        let history = fit(&mut model, &text, Some(&validation), &options, None).unwrap();
        let (loss, wanted) =
            (history.validation_loss(), by_definition(&model, &validation, 16, targets));
        assert!((loss - wanted).abs() < 1e-6, "{batches} batches: {loss} for {wanted}");
        assert_eq!(loss, evaluate(&model, &validation, 2, 16, batches, 1).unwrap().loss);
    }
}

#[test]
fn more_sequences_than_the_text_has_cost_nothing() {
    let (model, text) = (model(13, 5), tokens(40, 13));
    let few = evaluate(&model, &text, 3, 16, 0, 1).unwrap();
    assert_eq!(evaluate(&model, &text, 1 << 20, 16, 0, 1).unwrap(), few);
    let error = evaluate(&model, &text, 1 << 21, 16, 0, 1).unwrap_err().to_string();
    assert_eq!(error, "batch_size is 2097152; wanted at most 2²⁴ tokens in a batch");
}
