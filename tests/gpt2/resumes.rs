//! A training that is stopped and resumed ends with the same bits as one that is not stopped.

use rootgrad::kernels::Precision;
use rootgrad::models::Gpt2;
use rootgrad::models::gpt2::Recompute;
use rootgrad::train::gpt2::{Gpt2Options, Gpt2Step, Order, fit};
use rootgrad::train::{Flow, Round, Schedule, Stop};
use rootgrad::{Error, Result};

use crate::common::{bits, model, quiet, result, text};

fn cases() -> Vec<Gpt2Options> {
    vec![
        quiet(),
        Gpt2Options { order: Order::Consecutive, accumulation: 3, ..quiet() },
        Gpt2Options { recompute: Recompute::Layers, precision: Precision::Bfloat16, ..quiet() },
        Gpt2Options { clip_norm: None, weight_decay: 0.0, threads: 2, ..quiet() },
        Gpt2Options {
            schedule: Schedule::Wsd {
                warmup_fraction: 0.2,
                decay_fraction: 0.4,
                final_fraction: 0.1,
            },
            validate_every: 0,
            ..quiet()
        },
    ]
}

fn stop_after(steps: usize) -> impl FnMut(&Gpt2Step) -> Result<Flow> {
    move |step| Ok(if step.step == steps { Flow::Stop } else { Flow::Continue })
}

#[test]
fn ten_steps_are_five_and_five() {
    let text = text();
    let vocabulary = text.tokens().vocabulary();
    let directory = tempfile::tempdir().unwrap();
    for (n, options) in cases().into_iter().enumerate() {
        let mut whole = model(vocabulary, 1);
        let history = fit(&mut whole, &text, None, &options, None).unwrap();
        let wanted = result(&whole, &history);

        let checkpoint = Some(directory.path().join(format!("{n}.safetensors")));
        let options = Gpt2Options { checkpoint, resume: true, ..options };
        let mut first = model(vocabulary, 1);
        let history = fit(&mut first, &text, None, &options, Some(&mut stop_after(5))).unwrap();
        assert_eq!((history.stop, history.steps.len()), (Stop::Callback, 5), "case {n}");
        // Another model object with another seed: only the file matters.
        let mut second = model(vocabulary, 99);
        let history = fit(&mut second, &text, None, &options, None).unwrap();
        assert!(result(&second, &history) == wanted, "case {n}: {options:?}");
        assert_eq!(history.stop, Stop::Completed);

        // If the training is complete, resuming only returns the result again; and the file is a model.
        let mut third = model(vocabulary, 98);
        let history = fit(&mut third, &text, None, &options, None).unwrap();
        assert!(result(&third, &history) == wanted, "case {n}, a third time");
        let loaded = Gpt2::load(options.checkpoint.unwrap()).unwrap();
        assert_eq!(bits(&loaded), wanted.0);
        assert_eq!(loaded.tokenizer(), text.tokenizer());
    }
}

#[test]
fn recomputation_changes_no_bit_and_may_be_chosen_anew_when_going_on() {
    let text = text();
    let vocabulary = text.tokens().vocabulary();
    let directory = tempfile::tempdir().unwrap();
    let checkpoint = Some(directory.path().join("c.safetensors"));
    let mut kept = model(vocabulary, 1);
    let history = fit(&mut kept, &text, None, &quiet(), None).unwrap();
    let wanted = result(&kept, &history);

    let options = Gpt2Options { checkpoint, resume: true, ..quiet() };
    let mut first = model(vocabulary, 1);
    fit(&mut first, &text, None, &options, Some(&mut stop_after(5))).unwrap();
    let options = Gpt2Options { recompute: Recompute::Layers, ..options };
    let mut second = model(vocabulary, 99);
    let history = fit(&mut second, &text, None, &options, None).unwrap();
    assert!(result(&second, &history) == wanted);
    let less = options.bytes(second.config()).unwrap();
    assert!(less < quiet().bytes(second.config()).unwrap(), "{less}");
}

#[test]
fn a_killed_training_goes_on_from_its_last_checkpoint() {
    // The callback fails after step 8, as a kill would; the checkpoints are those of steps 3 and 6.
    let text = text();
    let vocabulary = text.tokens().vocabulary();
    let directory = tempfile::tempdir().unwrap();
    let mut whole = model(vocabulary, 1);
    let history = fit(&mut whole, &text, None, &quiet(), None).unwrap();
    let wanted = result(&whole, &history);

    let at = |name: &str| Some(directory.path().join(name));
    let (checkpoint, csv) = (at("c.safetensors"), at("history.csv"));
    let options = Gpt2Options {
        checkpoint,
        checkpoint_every: 3,
        resume: true,
        history: csv.clone(),
        ..quiet()
    };
    let mut model = model(vocabulary, 1);
    let before = bits(&model);
    let mut kill = |step: &Gpt2Step| match step.step {
        8 => Err(Error::Callback("killed".into())),
        _ => Ok(Flow::Continue),
    };
    let error = fit(&mut model, &text, None, &options, Some(&mut kill)).unwrap_err();
    assert_eq!(error.to_string(), "killed");
    assert_eq!(bits(&model), before, "an error leaves the model as it was");
    let rows = || std::fs::read_to_string(csv.as_ref().unwrap()).unwrap();
    assert_eq!(rows().lines().count(), 1 + 8, "a row is there as soon as its step is made");

    let mut steps = Vec::new();
    let mut watch = |step: &Gpt2Step| -> Result<Flow> {
        steps.push(step.step);
        Ok(Flow::Continue)
    };
    let history = fit(&mut model, &text, None, &options, Some(&mut watch)).unwrap();
    assert!(result(&model, &history) == wanted);
    assert_eq!(steps, [7, 8, 9, 10]);

    let rows = rows();
    let mut lines = rows.lines();
    assert_eq!(lines.next(), Some(Gpt2Step::NAMES.join(",").as_str()));
    for (line, step) in lines.by_ref().zip(&history.steps) {
        let cells = line.split(',').map(|cell| cell.parse().unwrap_or(f64::NAN).to_bits());
        let figures = step.figures().map(f64::to_bits);
        assert!(cells.eq(figures), "{line} for {step:?}");
    }
    assert_eq!(rows.lines().count(), 1 + 10);
}

#[test]
fn more_steps_go_on_after_the_end() {
    let text = text();
    let directory = tempfile::tempdir().unwrap();
    let checkpoint = Some(directory.path().join("c"));
    let schedule = Schedule::Constant;
    let long = Gpt2Options { steps: 12, schedule, ..quiet() };
    let mut whole = model(text.tokens().vocabulary(), 1);
    let history = fit(&mut whole, &text, None, &long, None).unwrap();
    let mut model = model(text.tokens().vocabulary(), 1);
    let short = Gpt2Options { steps: 8, checkpoint: checkpoint.clone(), ..long.clone() };
    fit(&mut model, &text, None, &short, None).unwrap();
    let options = Gpt2Options { checkpoint, resume: true, ..long };
    let resumed = fit(&mut model, &text, None, &options, None).unwrap();
    assert!(result(&model, &resumed) == result(&whole, &history));
}

#[test]
fn a_checkpoint_of_another_training_is_refused_by_name() {
    let text = text();
    let vocabulary = text.tokens().vocabulary();
    let directory = tempfile::tempdir().unwrap();
    let checkpoint = Some(directory.path().join("c"));
    let options = Gpt2Options { checkpoint, resume: true, steps: 1, ..quiet() };
    fit(&mut model(vocabulary, 1), &text, None, &options, None).unwrap();
    let refused = |change: &dyn Fn(&mut Gpt2Options)| {
        let mut options = options.clone();
        change(&mut options);
        let error = fit(&mut model(vocabulary, 1), &text, None, &options, None).unwrap_err();
        error.to_string()
    };
    let message = refused(&|o| o.seed = 4);
    assert!(message.starts_with("seed is 4; wanted 3, as in the checkpoint '"), "{message}");
    assert!(message.ends_with("to start again, set resume(false)"), "{message}");
    assert!(refused(&|o| o.batch_size = 3).starts_with("batch_size is 3; wanted 2"));
    assert!(refused(&|o| o.sequence_length = 8).starts_with("sequence_length is 8; wanted 16"));
    assert!(refused(&|o| o.accumulation = 2).starts_with("accumulation is 2; wanted 1"));
    assert!(refused(&|o| o.order = Order::Consecutive).starts_with("order is Consecutive"));
    assert!(refused(&|o| o.validation_fraction = 0.2).starts_with("the text is "));

    let path = options.checkpoint.as_ref().unwrap();
    model(vocabulary, 1).save(path).unwrap();
    assert!(refused(&|_| ()).contains("is a model, not a checkpoint to continue from"));
}

#[test]
fn one_flipped_bit_in_a_checkpoint_is_found() {
    let text = text();
    let vocabulary = text.tokens().vocabulary();
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("c.safetensors");
    let options = Gpt2Options { checkpoint: Some(path.clone()), resume: true, steps: 2, ..quiet() };
    fit(&mut model(vocabulary, 1), &text, None, &options, None).unwrap();
    let whole = std::fs::read(&path).unwrap();
    let tensors = 8 + u64::from_le_bytes(whole[..8].try_into().unwrap()) as usize;
    // Positions in the history, which comes first, in the moments and in the parameters.
    for at in (tensors..whole.len()).step_by((whole.len() - tensors) / 46) {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        std::fs::write(&path, bytes).unwrap();
        let error = fit(&mut model(vocabulary, 1), &text, None, &options, None).unwrap_err();
        let wanted = "is damaged: the checksum of tensor '";
        assert!(error.to_string().contains(wanted), "byte {at}: {error}");
    }
}
