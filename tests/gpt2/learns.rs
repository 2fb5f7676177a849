//! The result of a training, independent of the number of threads.

use rootgrad::data::Text;
use rootgrad::models::{Gpt2, Gpt2Config};
use rootgrad::threads::Team;
use rootgrad::train::gpt2::{Gpt2Options, Order, Sample, evaluate, fit};
use rootgrad::train::{Flow, Schedule, Stop};

use crate::common::{model, quiet, result, text, tokens};

#[test]
fn one_batch_is_learnt_by_heart() {
    // GPT-2 (124M) in shape: 12 layers, 12 heads, T = 64; narrow. The batches are consecutive parts of the text.
    let config = Gpt2Config {
        max_time: 64,
        vocabulary: 256,
        padded_vocabulary: 256,
        layers: 12,
        heads: 12,
        channels: 48,
    };
    let text = tokens(2 * 64 + 1, 256);
    let mut model = Gpt2::new(config, 3).unwrap();
    let options = Gpt2Options {
        steps: 100,
        batch_size: 2,
        sequence_length: 64,
        order: Order::Consecutive,
        learning_rate: 3e-3,
        schedule: Schedule::Constant,
        weight_decay: 0.0,
        validate_every: 0,
        threads: 2,
        ..quiet()
    };
    let history = fit(&mut model, &text, None, &options, None).unwrap();
    let first = history.steps[0].train_loss;
    assert!((first - 256.0_f64.ln()).abs() < 0.3, "an untrained model guesses: {first}");
    let loss = evaluate(&model, &text, 2, 64, 0, 2).unwrap().loss;
    assert!(loss < 0.05, "{loss}");
}

#[test]
fn what_was_learnt_holds_for_the_rest_of_the_text() {
    let text = text();
    let vocabulary = text.tokens().vocabulary();
    let mut model = model(vocabulary, 1);
    let options = Gpt2Options {
        steps: 250,
        batch_size: 8,
        sequence_length: 32,
        learning_rate: 5e-3,
        validate_every: 50,
        threads: 2,
        ..quiet()
    };
    let history = fit(&mut model, &text, None, &options, None).unwrap();
    assert_eq!((history.stop, history.steps.len()), (Stop::Completed, 250));
    // The text consists of 8 equally likely words of 4.75 letters on average. Only the next word is unknown, and its
    // first letters often determine it. Three bits per word are at best 3 ln 2 / 4.75 = 0.44 per letter.
    let (first, loss) = (history.steps[0].train_loss, history.validation_loss());
    assert!((first - (vocabulary as f64).ln()).abs() < 0.3, "{first}");
    assert!((0.40..0.65).contains(&loss), "{loss}");
    assert_eq!(history.steps.iter().filter(|s| s.validation_loss.is_finite()).count(), 5);
    assert_eq!(model.tokenizer(), text.tokenizer(), "the model has the text's tokenizer");
    let last = history.steps.last().unwrap();
    assert_eq!((last.step, last.tokens), (250, 250 * 8 * 32));
    assert!(history.tokens_per_second > 0.0 && history.seconds > 0.0);
}

#[test]
fn any_number_of_threads_gives_the_same_bits() {
    let text = text();
    let run = |threads: usize| {
        let mut model = model(text.tokens().vocabulary(), 7);
        let options = Gpt2Options { threads, accumulation: 2, ..quiet() };
        let history = fit(&mut model, &text, None, &options, None).unwrap();
        result(&model, &history)
    };
    let one = run(1);
    for threads in [2, 3] {
        assert!(run(threads) == one, "{threads} threads");
    }
}

#[test]
fn the_learning_rate_follows_the_schedule() {
    let text = text();
    let mut model = model(text.tokens().vocabulary(), 7);
    let schedule = Schedule::Linear { warmup_fraction: 0.2, final_fraction: 0.5 };
    let options = Gpt2Options { schedule, learning_rate: 0.25, clip_norm: Some(1e-3), ..quiet() };
    let history = fit(&mut model, &text, None, &options, None).unwrap();
    let rates: Vec<f64> = history.steps.iter().map(|step| step.learning_rate / 0.25).collect();
    let wanted = [0.5, 1.0, 1.0, 0.9375, 0.875, 0.8125, 0.75, 0.6875, 0.625, 0.5625];
    let worst = rates.iter().zip(wanted).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    assert!(worst < 1e-6, "{rates:?}");
    assert!(history.steps.iter().all(|step| step.gradient_norm > 1e-3), "it is reported unclipped");
}

#[test]
fn the_callback_sees_every_step_and_may_end_the_training() {
    let text = text();
    let mut model = model(text.tokens().vocabulary(), 7);
    let mut seen = Vec::new();
    let history = fit(
        &mut model,
        &text,
        None,
        &quiet(),
        Some(&mut |step| {
            seen.push(step.step);
            Ok(if step.step == 6 { Flow::Stop } else { Flow::Continue })
        }),
    );
    let history = history.unwrap();
    assert_eq!((history.stop, history.steps.len()), (Stop::Callback, 6));
    assert_eq!(seen, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn texts_are_written_on_the_way_and_change_nothing() {
    let text = text();
    let vocabulary = text.tokens().vocabulary();
    let run = |sample: Option<Sample>| {
        let mut model = model(vocabulary, 7);
        let options = Gpt2Options { sample, ..quiet() };
        let history = fit(&mut model, &text, None, &options, None).unwrap();
        (result(&model, &history), history.samples, model)
    };
    let (plain, none, _) = run(None);
    assert!(none.is_empty());
    let sample = Sample { every: 4, prompt: "two ".into(), ..Sample::default() };
    let (bits, samples, model) = run(Some(sample.clone()));
    assert!(bits == plain, "writing is no part of the training");
    assert_eq!(samples.iter().map(|s| s.step).collect::<Vec<_>>(), [4, 8, 10]);
    assert!(samples.iter().all(|s| s.text.len() == 4 + 200 && s.text.starts_with("two ")));
    // The last sample is the trained model's.
    let tokenizer = text.tokenizer().unwrap();
    let prompt = tokenizer.encode(b"two ").unwrap();
    let again = model.generate(&Team::new(1), &[&prompt[..]], &sample.options, None).unwrap();
    let again = tokenizer.decode(&again[0].tokens).unwrap();
    assert_eq!(samples[2].text.as_bytes(), [b"two ", &again[..]].concat());

    let first = run(Some(Sample { every: 10, ..Sample::default() })).1;
    assert_eq!(first[0].text.len(), 200, "without a prompt only what is new");
    let mut other = Gpt2::new(*model.config(), 1).unwrap();
    let bare = Text::of_tokens(text.tokens().clone());
    let options = Gpt2Options { sample: Some(sample.clone()), ..quiet() };
    let error = fit(&mut other, &bare, None, &options, None).unwrap_err().to_string();
    assert!(error.contains("neither the text nor the model has a tokenizer"), "{error}");
    let options = Gpt2Options { sample: Some(Sample { every: 0, ..sample }), ..quiet() };
    assert!(options.validate().unwrap_err().to_string().contains("sample's every is 0"));
}
