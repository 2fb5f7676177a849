//! Trainings on several ranks.

use std::path::PathBuf;

use super::{Gpt2History, Gpt2Options, fit};
use crate::data::{Text, Vocabulary};
use crate::error::{Error, Result};
use crate::models::{Gpt2, Gpt2Config};
use crate::ranks::Ranks;
use crate::ranks::local::on_ranks;
use crate::train::{Flow, Progress, Stop};

fn text() -> Text {
    let words = ["the cat sat. ", "on the mat, ", "a dog ran ", "over a hill. "];
    let text: String = (0..400_usize).map(|i| words[(i * i + i / 3) % 4]).collect();
    Text::of_bytes(text.as_bytes(), &Vocabulary::Bytes).unwrap()
}

fn model(text: &Text, seed: u64) -> Gpt2 {
    let vocabulary = text.tokens().vocabulary();
    let sizes = Gpt2Config {
        max_time: 16,
        vocabulary,
        padded_vocabulary: vocabulary,
        layers: 1,
        heads: 2,
        channels: 16,
    };
    Gpt2::new(sizes, seed).unwrap()
}

fn options(accumulation: usize) -> Gpt2Options {
    Gpt2Options {
        steps: 6,
        batch_size: 2,
        sequence_length: 16,
        accumulation,
        validate_every: 3,
        threads: 2,
        progress: Progress::Off,
        interruptible: false,
        ..Gpt2Options::default()
    }
}

fn trained(options: &Gpt2Options) -> Result<(Vec<f32>, Gpt2History)> {
    let text = text();
    let mut model = model(&text, 42);
    let history = fit(&mut model, &text, None, options, None)?;
    Ok((model.parameters().to_vec(), history))
}

/// Everything of a history but the times.
fn figures(history: &Gpt2History) -> Vec<[u64; 3]> {
    let bits = |step: &super::Gpt2Step| {
        [step.train_loss, step.validation_loss, step.gradient_norm].map(f64::to_bits)
    };
    history.steps.iter().map(bits).collect()
}

#[test]
fn a_training_has_the_same_bits_on_any_number_of_ranks() {
    for accumulation in [3, 7] {
        let (alone, one) = trained(&options(accumulation)).unwrap();
        for size in [2, 3, 7].into_iter().filter(|size| *size <= accumulation) {
            let all = on_ranks(size, |ranks| {
                let (parameters, history) =
                    trained(&Gpt2Options { ranks, ..options(accumulation) }).unwrap();
                (parameters, figures(&history))
            });
            for (parameters, history) in all {
                assert_eq!(history, figures(&one), "{size} ranks");
                assert!(parameters == alone, "{size} ranks: other parameters");
            }
        }
    }
}

#[test]
fn a_training_continues_on_another_number_of_ranks() {
    let (alone, _) = trained(&options(4)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let checkpoint: Option<PathBuf> = Some(folder.path().join("gpt.ckpt"));
    let kept = Gpt2Options { checkpoint: checkpoint.clone(), resume: true, ..options(4) };
    let stopped = on_ranks(4, |ranks| {
        let text = text();
        let last = ranks.rank() == 3;
        let mut stop = |step: &super::Gpt2Step| {
            Ok(if last && step.step == 3 { Flow::Stop } else { Flow::Continue })
        };
        let options = Gpt2Options { ranks, ..kept.clone() };
        fit(&mut model(&text, 42), &text, None, &options, Some(&mut stop)).unwrap().stop
    });
    assert_eq!(stopped, [Stop::Callback; 4]);
    let all = on_ranks(2, |ranks| trained(&Gpt2Options { ranks, ..kept.clone() }).unwrap());
    for (parameters, history) in all {
        assert!(parameters == alone && history.steps.len() == 6);
    }
}

#[test]
fn ranks_that_differ_or_fail_end_all() {
    let errors =
        on_ranks(2, |ranks| trained(&Gpt2Options { ranks, ..options(1) }).unwrap_err().to_string());
    let wanted = "accumulation is 1; wanted at least 2, the number of ranks";
    assert!(errors.iter().all(|error| error.contains(wanted)), "{errors:?}");

    let errors = on_ranks(2, |ranks| {
        let seed = ranks.rank() as u64;
        trained(&Gpt2Options { ranks, seed, ..options(2) }).unwrap_err().to_string()
    });
    assert!(errors[0].contains("the options of rank 1 differs"), "{errors:?}");

    let errors = on_ranks(3, |ranks: Ranks| {
        let (text, rank) = (text(), ranks.rank());
        let mut fail = |_: &super::Gpt2Step| match rank {
            1 => Err(Error::Callback("a bad day".into())),
            _ => Ok(Flow::Continue),
        };
        let options = Gpt2Options { ranks, ..options(3) };
        let mut model = model(&text, 42);
        let before = model.parameters().to_vec();
        let error = fit(&mut model, &text, None, &options, Some(&mut fail)).unwrap_err();
        assert!(model.parameters() == before);
        error.to_string()
    });
    assert!(errors[1].contains("a bad day"), "{errors:?}");
    assert!(errors[0].contains("rank 1 of 3 stopped the training"), "{errors:?}");
}
