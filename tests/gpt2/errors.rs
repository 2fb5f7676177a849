//! Bad input: each gives a clear error and leaves the model unchanged.

use rootgrad::data::{Text, Tokens, Vocabulary};
use rootgrad::models::gpt2::Evaluator;
use rootgrad::models::{Gpt2, Gpt2Config};
use rootgrad::train::Schedule;
use rootgrad::train::gpt2::{Gpt2Options, Sample, evaluate, fit};
use rootgrad::{Error, Status};

use crate::common::{bits, model, quiet, text, tokens};

#[track_caller]
fn refused(model: &mut Gpt2, text: &Text, options: &Gpt2Options) -> Error {
    let before = bits(model);
    let error = fit(model, text, None, options, None).unwrap_err();
    assert_eq!(bits(model), before, "an error leaves the model as it was");
    error
}

#[test]
fn every_option_out_of_range_is_named() {
    let refused = |change: &dyn Fn(&mut Gpt2Options)| {
        let mut options = Gpt2Options::default();
        options.validate().unwrap();
        change(&mut options);
        options.validate().unwrap_err().to_string()
    };
    type Change<'a> = &'a dyn Fn(&mut Gpt2Options);
    let cases: [(&str, Change); 16] = [
        ("steps is 0", &|o| o.steps = 0),
        ("batch_size is 0", &|o| o.batch_size = 0),
        ("sequence_length is 0", &|o| o.sequence_length = 0),
        ("accumulation is 0", &|o| o.accumulation = 0),
        ("accumulation is 2000000; wanted at most", &|o| o.accumulation = 2_000_000),
        ("checkpoint_every is 0", &|o| o.checkpoint_every = 0),
        ("learning_rate is NaN", &|o| o.learning_rate = f32::NAN),
        ("beta1 is 1", &|o| o.betas.0 = 1.0),
        ("beta2 is -1", &|o| o.betas.1 = -1.0),
        ("epsilon is 0", &|o| o.epsilon = 0.0),
        ("weight_decay is -1", &|o| o.weight_decay = -1.0),
        ("clip_norm is 0", &|o| o.clip_norm = Some(0.0)),
        ("validation_fraction is 1", &|o| o.validation_fraction = 1.0),
        ("threads is 5000", &|o| o.threads = 5000),
        ("resume is true without", &|o| o.resume = true),
        ("history is 'f'; wanted another file than the checkpoint's", &|o| {
            (o.history, o.checkpoint) = (Some("f".into()), Some("f".into()));
        }),
    ];
    for (wanted, change) in cases {
        let message = refused(change);
        assert!(message.contains(wanted), "'{message}' should say '{wanted}'");
    }
    let schedule = Schedule::Wsd { warmup_fraction: 0.9, decay_fraction: 0.9, final_fraction: 0.0 };
    assert!(refused(&|o| o.schedule = schedule).contains("warmup_fraction + decay_fraction"));
}

#[test]
fn a_text_of_another_vocabulary_is_refused() {
    let mut small = model(13, 1);
    let error = refused(&mut small, &tokens(1000, 14), &quiet());
    let wanted = "the text's vocabulary has shape 14; wanted the model's vocabulary, 13";
    assert_eq!(error.to_string(), wanted);
    assert_eq!(evaluate(&small, &tokens(1000, 14), 1, 8, 0, 1).unwrap_err().to_string(), wanted);
    // The same number of tokens, but other tokens.
    let first = Text::of_bytes(b"abcabcabcabcabcabcabcabc", &Vocabulary::Bytes).unwrap();
    let second = Text::of_bytes(b"xyzxyzxyzxyzxyzxyzxyzxyz", &Vocabulary::Bytes).unwrap();
    let mut small = model(3, 1);
    small.set_tokenizer(first.tokenizer().cloned()).unwrap();
    let error = refused(&mut small, &second, &quiet()).to_string();
    assert!(error.contains("by another tokenizer than the model's"), "{error}");
    let error = small.set_tokenizer(text().tokenizer().cloned()).unwrap_err().to_string();
    assert!(error.contains("wanted at most the model's vocabulary, 3"), "{error}");
    // A text refuses a token that is not below V.
    let error = Tokens::new(vec![1, 2, 13, 3], 13).unwrap_err().to_string();
    assert!(error.contains("token 13 at place 2 is not below the vocabulary of 13"), "{error}");
}

#[test]
fn sequences_longer_than_the_model_or_the_text_are_refused() {
    let mut model = model(13, 1);
    let long = Gpt2Options { sequence_length: 33, ..quiet() };
    let error = refused(&mut model, &tokens(1000, 13), &long).to_string();
    assert!(error.contains("is 33; wanted 1 to 32, the model's longest sequence"), "{error}");
    let short = tokens(12, 13);
    let all = Gpt2Options { validation_fraction: 0.0, ..quiet() };
    let error = refused(&mut model, &short, &all);
    assert_eq!(error.status(), Status::Data, "{error}");
    assert!(error.to_string().contains("use shorter sequences or a longer text"), "{error}");
    // Enough tokens to train, but not to validate.
    let error = refused(&mut model, &tokens(100, 13), &quiet()).to_string();
    assert!(error.contains("in the validation part the text has 10 tokens"), "{error}");
    let none = Gpt2Options { validation_fraction: 0.001, ..quiet() };
    let error = refused(&mut model, &tokens(100, 13), &none).to_string();
    assert!(
        error.contains("100 would be for training and 0 for validation; wanted at least 2 of each"),
        "{error}"
    );
    // An empty text is refused.
    let error = Text::of_bytes(b"", &Vocabulary::Gpt2).unwrap_err().to_string();
    assert!(error.contains("has 0 tokens; wanted at least 2"), "{error}");
}

#[test]
fn too_little_memory_is_reported_before_it_is_taken() {
    let config = Gpt2Config { layers: 10_000, ..Gpt2Config::M1558 };
    let error = Gpt2::new(config, 1).unwrap_err();
    assert_eq!(error.status(), Status::Memory, "{error}");
    assert!(error.to_string().contains("the model's parameters need 12"), "{error}"); // 1.2 TB
    let config = Gpt2Config { channels: 512, ..*model(13, 1).config() };
    let mut model = Gpt2::new(config, 1).unwrap();
    let options = Gpt2Options { batch_size: 1 << 19, sequence_length: 32, ..quiet() };
    let bytes = options.bytes(model.config()).unwrap();
    assert!(bytes > 1 << 40, "{bytes}");
    let error = refused(&mut model, &tokens(1000, 13), &options);
    assert_eq!(error.status(), Status::Memory, "{error}");
    let need = format!("need {:.1} GB of memory", bytes as f64 / 1e9);
    assert!(error.to_string().contains(&need), "{error} does not say '{need}'");
    let error = Evaluator::new(&model, 1 << 19, 32).unwrap_err();
    assert_eq!(error.status(), Status::Memory, "{error}");
    assert!(error.to_string().contains("the activations of an evaluation need"), "{error}");
}

#[test]
fn divergence_is_reported_and_the_model_is_as_before() {
    let mut model = model(13, 1);
    let options = Gpt2Options {
        learning_rate: 1e30,
        schedule: Schedule::Constant,
        clip_norm: None,
        weight_decay: 0.0,
        ..quiet()
    };
    let error = refused(&mut model, &tokens(1000, 13), &options);
    assert_eq!(error.status(), Status::Diverged, "{error}");
    assert!(error.to_string().contains("or set clip_norm"));
}

#[test]
fn a_number_of_threads_that_is_a_mistake_is_refused() {
    let error = evaluate(&model(13, 1), &tokens(100, 13), 1, 8, 0, 5000).unwrap_err().to_string();
    assert_eq!(error, "threads is 5000; wanted at most 1024, or 0 for all cores");
}

#[test]
fn what_is_refused_leaves_an_older_history_alone() {
    let directory = tempfile::tempdir().unwrap();
    let history = directory.path().join("h.csv");
    std::fs::write(&history, "older").unwrap();
    let sample = Some(Sample { prompt: "a byte that it lacks: #".into(), ..Sample::default() });
    let options = Gpt2Options { history: Some(history.clone()), sample, ..quiet() };
    let text = text();
    let error = refused(&mut model(text.tokens().vocabulary(), 1), &text, &options);
    assert!(error.to_string().contains("has no token"), "{error}");
    assert_eq!(std::fs::read_to_string(history).unwrap(), "older");
}

#[test]
fn files_that_cannot_be_written_are_reported_before_the_first_step() {
    let directory = tempfile::tempdir().unwrap();
    let nowhere = Some(directory.path().join("no/where"));
    let mut steps = 0;
    for options in [
        Gpt2Options { checkpoint: nowhere.clone(), ..quiet() },
        Gpt2Options { history: nowhere, ..quiet() },
    ] {
        let mut model = model(13, 1);
        let error = fit(
            &mut model,
            &tokens(1000, 13),
            None,
            &options,
            Some(&mut |_| {
                steps += 1;
                Ok(rootgrad::train::Flow::Continue)
            }),
        );
        let error = error.unwrap_err().to_string();
        assert!(error.contains("no/where'"), "{error}");
    }
    assert_eq!(steps, 0);
}

#[test]
fn a_training_that_fails_at_once_leaves_an_older_history_alone() {
    let directory = tempfile::tempdir().unwrap();
    let history = directory.path().join("h.csv");
    std::fs::write(&history, "older").unwrap();
    let options = Gpt2Options {
        history: Some(history.clone()),
        learning_rate: 1e30,
        clip_norm: None,
        ..quiet()
    };
    let mut diverges = model(13, 1);
    diverges.parameters_mut().iter_mut().for_each(|p| *p = 1e30);
    let error = refused(&mut diverges, &tokens(1000, 13), &options);
    assert_eq!(error.status(), Status::Diverged, "{error}");
    assert_eq!(std::fs::read_to_string(&history).unwrap(), "older");
    // After the first step, the history file is that of the new training.
    let stop = || Ok(rootgrad::train::Flow::Stop);
    let options = Gpt2Options { history: Some(history.clone()), ..quiet() };
    fit(&mut model(13, 1), &tokens(1000, 13), None, &options, Some(&mut |_| stop())).unwrap();
    assert_eq!(std::fs::read_to_string(&history).unwrap().lines().count(), 2);
}

#[test]
fn a_history_in_the_checkpoints_place_is_refused_however_it_is_spelled() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| Some(directory.path().join(name));
    std::fs::create_dir(at("sub").unwrap()).unwrap();
    let options = Gpt2Options { checkpoint: at("same.ck"), steps: 1, ..quiet() };
    let text = tokens(1000, 13);
    for there in [false, true] {
        for history in ["same.ck", "./same.ck", "sub/../same.ck"] {
            let options = Gpt2Options { history: at(history), ..options.clone() };
            let error = refused(&mut model(13, 1), &text, &options).to_string();
            assert!(
                error.contains("wanted another file than the checkpoint's"),
                "{there}: {error}"
            );
        }
        fit(&mut model(13, 1), &text, None, &options, None).unwrap(); // the checkpoint is there now
    }
}
