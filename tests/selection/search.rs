//! The result of a search does not depend on its threads, or on the number of interruptions.

use std::fs;
use std::path::PathBuf;

use rootgrad::Error;
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network, TransformerConfig};
use rootgrad::selection::{
    Method, Parameter, Rung, Search, SearchOptions, Space, Trial, Value, search,
};
use rootgrad::train::{Flow, Schedule, Stop, TrainOptions, fit};

use crate::common::{Rows, bits, net, permutation, quiet, two_classes};

fn space() -> Space {
    Space::new()
        .log("learning_rate", 1e-4, 1e-1)
        .and_then(|space| space.log("weight_decay", 1e-5, 1e-1))
        .and_then(|space| space.choices("batch_size", &[16.0, 64.0]))
        .and_then(|space| space.hidden(&[vec![4], vec![8, 8], vec![]]))
        .and_then(|space| space.activations(&[Activation::Relu, Activation::Tanh]))
        .unwrap()
}

/// A schedule over all epochs: it must not end at a rung for a trial that stops there.
fn options() -> TrainOptions {
    let schedule = Schedule::Cosine { warmup_fraction: 0.1, final_fraction: 0.0 };
    TrainOptions { epochs: Some(9), schedule: Some(schedule), ..quiet() }
}

fn how(jobs: usize, state: Option<PathBuf>) -> SearchOptions {
    SearchOptions { trials: 9, jobs, state, seed: 5, ..SearchOptions::default() }
}

fn found(rows: &Rows, how: &SearchOptions) -> Search {
    search(&net(&[2, 4, 1], 1), &rows.data(), None, &space(), &options(), how, None).unwrap()
}

/// Returns the trials without their times.
fn results(trials: &[Trial]) -> Vec<(Vec<Value>, Vec<Rung>)> {
    let timeless = |rung: &Rung| Rung { seconds: 0.0, ..*rung };
    let result = |trial: &Trial| {
        assert!(trial.failure.is_none(), "{trial:?}");
        (trial.values.clone(), trial.rungs.iter().map(timeless).collect())
    };
    trials.iter().map(result).collect()
}

fn assert_same(a: &Search, b: &Search) {
    assert_eq!(results(&a.trials), results(&b.trials));
    assert_eq!((a.best, bits(&a.network)), (b.best, bits(&b.network)));
}

#[test]
fn jobs_threads_and_the_order_of_rows_do_not_matter() {
    let rows = two_classes(300, 2, 1.5, 1);
    let first = found(&rows, &how(1, None));
    assert_same(&first, &found(&rows, &how(2, None)));
    assert_same(&first, &found(&rows.ordered(&permutation(300, 3)), &how(0, None)));
    let other = found(&rows, &SearchOptions { seed: 6, ..how(2, None) });
    assert_ne!(results(&first.trials), results(&other.trials));
}

#[test]
fn the_best_third_goes_on_as_if_it_had_never_stopped() {
    let rows = two_classes(300, 2, 1.5, 1);
    let found = found(&rows, &how(2, None));
    assert_eq!(found.plan, [(1, 9), (3, 3), (9, 1)]);
    assert_eq!(found.stop, Stop::Completed);
    for (rung, &(epochs, size)) in found.plan.iter().enumerate() {
        let reached: Vec<&Trial> =
            found.trials.iter().filter(|trial| trial.rungs.len() > rung).collect();
        assert_eq!(reached.len(), size);
        assert!(reached.iter().all(|trial| trial.rungs[rung].epochs == epochs));
        // No trial that stopped here is better than one that continued.
        let worst = reached.iter().filter(|trial| trial.rungs.len() > rung + 1);
        let worst = worst.map(|trial| trial.rungs[rung].metric).fold(f64::INFINITY, f64::min);
        let left = reached.iter().filter(|trial| trial.rungs.len() == rung + 1);
        let best = left.map(|trial| trial.rungs[rung].metric).fold(0.0, f64::max);
        assert!(best <= worst || rung == 2, "rung {rung}: {best} was left, {worst} went on");
    }
    // The network is that of a single fit with these values.
    let trial = &found.trials[found.best];
    let [
        Value::Number(learning_rate),
        Value::Number(weight_decay),
        Value::Number(batch_size),
        Value::Widths(hidden),
        Value::Activation(activation),
    ] = &trial.values[..]
    else {
        panic!("{trial:?}")
    };
    let widths = [&[2], &hidden[..], &[1]].concat();
    let mut plain =
        Network::new(MlpConfig { widths, activation: *activation, init: None, seed: 1 }).unwrap();
    let options = TrainOptions {
        learning_rate: Some(*learning_rate as f32),
        weight_decay: Some(*weight_decay as f32),
        batch_size: *batch_size as usize,
        ..options()
    };
    let history = fit(&mut plain, &rows.data(), None, &options, None).unwrap();
    assert_eq!(bits(&found.network), bits(&plain));
    let best = history.epochs[history.best_epoch - 1];
    let last = trial.rungs[2];
    assert_eq!((last.best_epoch, last.loss), (best.epoch, best.validation_loss));
    assert_eq!(last.metric, best.validation_metric);
    let metadata = found.network.metadata();
    assert_eq!(metadata["search.trial"], found.best.to_string());
    assert_eq!(metadata["search.activation"], activation.to_string());
}

#[test]
fn interrupted_after_any_rung_of_a_trial_it_goes_on_as_if_it_were_not() {
    let rows = two_classes(300, 2, 1.5, 1);
    let whole = found(&rows, &how(1, None));
    let folder = tempfile::tempdir().unwrap();
    // There are 9 + 3 + 1 rungs of trials.
    for stop_after in [1, 5, 9, 11, 12] {
        let path = folder.path().join(format!("{stop_after}.json"));
        let mut calls = 0;
        let mut on_trial = |_: &Trial| {
            calls += 1;
            Ok(if calls == stop_after { Flow::Stop } else { Flow::Continue })
        };
        let model = net(&[2, 4, 1], 1);
        let how = how(2, Some(path.clone()));
        let (data, space) = (rows.data(), space());
        let part =
            search(&model, &data, None, &space, &options(), &how, Some(&mut on_trial)).unwrap();
        assert_eq!(part.stop, Stop::Callback, "{stop_after}");
        assert!(part.trials[part.best].rungs.last().is_some());
        let again = found(&rows, &how);
        assert_same(&whole, &again);
        // A complete search only returns its result again: nothing is trained.
        let mut never = |_: &Trial| -> rootgrad::Result<Flow> { panic!("a trial was trained") };
        let reported =
            search(&model, &data, None, &space, &options(), &how, Some(&mut never)).unwrap();
        assert_same(&whole, &reported);
        // The remaining files are the state and the best network.
        let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        names.retain(|name| name.starts_with(&format!("{stop_after}.json")));
        names.sort();
        let checkpoint = format!("{stop_after}.json.trial-{}.safetensors", whole.best);
        assert_eq!(names, [format!("{stop_after}.json"), checkpoint]);
    }
}

/// The loss of a process that is killed between a checkpoint and the state.
#[test]
fn a_state_that_is_older_than_the_checkpoints_goes_on_the_same() {
    let rows = two_classes(300, 2, 1.5, 1);
    let whole = found(&rows, &how(1, None));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("state.json");
    let how = how(1, Some(path.clone()));
    let mut old = Vec::new();
    let mut on_trial = |trial: &Trial| {
        // The state before trial 4 is recorded; the trial's checkpoint already exists.
        if trial.number == 3 && trial.rungs.len() == 1 {
            old = fs::read(&path).unwrap();
        }
        Ok(if trial.number == 4 { Flow::Stop } else { Flow::Continue })
    };
    let model = net(&[2, 4, 1], 1);
    search(&model, &rows.data(), None, &space(), &options(), &how, Some(&mut on_trial)).unwrap();
    assert!(fs::exists(folder.path().join("state.json.trial-4.safetensors")).unwrap());
    fs::write(&path, &old).unwrap();
    assert_same(&whole, &found(&rows, &how));
}

#[test]
fn nobody_takes_the_place_of_a_trial_that_failed_in_a_later_rung() {
    let rows = two_classes(300, 2, 1.5, 1);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("state.json");
    let how = how(1, Some(path.clone()));
    let whole = found(&rows, &how);
    // As if one of the three trials of the second rung, not the best one, had failed there.
    let mut three = whole.trials.iter().filter(|trial| trial.rungs.len() == 2);
    let failed = three.next().unwrap().number;
    let mut state: serde_json::Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    state["trials"][failed]["rungs"].as_array_mut().unwrap().pop().unwrap();
    state["trials"][failed]["failure"] = "training diverged".into();
    fs::write(&path, state.to_string()).unwrap();
    let mut never = |trial: &Trial| -> rootgrad::Result<Flow> { panic!("{trial:?} was trained") };
    let model = net(&[2, 4, 1], 1);
    let (data, space) = (rows.data(), space());
    let reported = search(&model, &data, None, &space, &options(), &how, Some(&mut never)).unwrap();
    assert_eq!((reported.best, bits(&reported.network)), (whole.best, bits(&whole.network)));
    assert_eq!(reported.trials[failed].rungs.len(), 1);
}

#[test]
fn another_search_is_refused_by_what_differs() {
    let rows = two_classes(200, 2, 1.5, 1);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("state.json");
    let how = SearchOptions { trials: 2, ..how(1, Some(path.clone())) };
    let base = TrainOptions { epochs: Some(1), ..options() };
    let lrs = || Space::new().log("learning_rate", 1e-3, 1e-2).unwrap();
    let model = net(&[2, 4, 1], 1);
    search(&model, &rows.data(), None, &lrs(), &base, &how, None).unwrap();
    let written = fs::read(&path).unwrap();
    let refused = |model: &Network,
                   rows: &Rows,
                   space: &Space,
                   options: &TrainOptions,
                   how: &SearchOptions| {
        let refused = search(model, &rows.data(), None, space, options, how, None).unwrap_err();
        assert!(matches!(refused, Error::Argument { .. }), "{refused}");
        assert!(refused.to_string().contains("to start again, name another file"), "{refused}");
        assert_eq!(fs::read(&path).unwrap(), written, "the state stays as it was");
        refused.to_string()
    };
    let wider = Space::new().log("learning_rate", 1e-4, 1e-2).unwrap();
    assert!(refused(&model, &rows, &wider, &base, &how).starts_with("the search space is"));
    let seed = SearchOptions { seed: 9, ..how.clone() };
    assert!(refused(&model, &rows, &lrs(), &base, &seed).starts_with("the search's seed is 9"));
    let trials = SearchOptions { trials: 3, ..how.clone() };
    assert!(refused(&model, &rows, &lrs(), &base, &trials).starts_with("trials is 3; wanted 2"));
    let longer = TrainOptions { epochs: Some(2), ..base.clone() };
    assert!(refused(&model, &rows, &lrs(), &longer, &how).starts_with("epochs is 2; wanted 1"));
    assert!(refused(&net(&[2, 4, 1], 2), &rows, &lrs(), &base, &how).starts_with("the network is"));
    let mut other = rows.clone();
    other.x[7] += 1.0;
    assert!(refused(&model, &other, &lrs(), &base, &how).starts_with("the data is 200 rows"));

    // Files that are not states, and states of a later version.
    let message = |content: &str| {
        fs::write(&path, content).unwrap();
        let refused = search(&model, &rows.data(), None, &lrs(), &base, &how, None).unwrap_err();
        assert_eq!(fs::read_to_string(&path).unwrap(), content);
        refused.to_string()
    };
    assert!(message("rubbish").contains("is not the state of a search"));
    assert!(message("{}").contains("name another file"));
    let text = String::from_utf8(written.clone()).unwrap();
    let newer = text.replace("\"format_version\": 1", "\"format_version\": 2");
    assert!(message(&newer).contains("of format version 2"));
    assert!(message(&text[..text.len() / 2]).contains("is not the state of a search"));
    assert!(message(&text.replace("best_epoch", "bost_epoch")).contains("is damaged"));
}

#[test]
fn a_trial_that_diverges_is_the_worst_and_all_together_an_error() {
    let rows = two_classes(200, 2, 1.5, 1);
    let model = net(&[2, 4, 1], 1);
    let run = |rates: &[f64]| {
        let space = Space::new().choices("learning_rate", rates).unwrap();
        let how = SearchOptions { trials: 8, method: Method::Random, ..SearchOptions::default() };
        let options = TrainOptions { epochs: Some(2), batch_size: 16, ..quiet() };
        search(&model, &rows.data(), None, &space, &options, &how, None)
    };
    let some = run(&[1e-2, 1e38]).unwrap();
    let of =
        |rate: f64| some.trials.iter().filter(move |trial| trial.values == [Value::Number(rate)]);
    assert!(of(1e-2).count() > 0 && of(1e38).count() > 0, "8 draws of two values");
    assert!(of(1e-2).all(|trial| trial.failure.is_none() && trial.rungs.len() == 1));
    assert!(of(1e38).all(
        |trial| trial.failure.as_ref().unwrap().contains("diverged") && trial.rungs.is_empty()
    ));
    assert_eq!(some.trials[some.best].values, [Value::Number(1e-2)]);
    let all = run(&[1e38]).unwrap_err();
    assert!(matches!(all, Error::Diverged(_)), "{all}");
    assert!(all.to_string().starts_with("all 8 trials diverged"), "{all}");
}

#[test]
fn an_error_of_the_callback_ends_it_and_the_state_stays() {
    let rows = two_classes(200, 2, 1.5, 1);
    let folder = tempfile::tempdir().unwrap();
    let how = how(2, Some(folder.path().join("state.json")));
    let mut calls = 0;
    let mut on_trial = |_: &Trial| {
        calls += 1;
        if calls == 4 { Err(Error::Callback("enough".into())) } else { Ok(Flow::Continue) }
    };
    let model = net(&[2, 4, 1], 1);
    let error = search(&model, &rows.data(), None, &space(), &options(), &how, Some(&mut on_trial));
    assert_eq!(error.unwrap_err().to_string(), "enough");
    assert_same(&found(&rows, &how), &found(&rows, &SearchOptions { state: None, ..how.clone() }));
}

#[test]
fn points_fill_the_space() {
    let rows = two_classes(40, 2, 1.5, 1);
    let space = Space::new()
        .log("learning_rate", 1e-4, 1e-1)
        .and_then(|space| space.log("batch_size", 8.0, 64.0))
        .and_then(|space| space.choices("clip_norm", &[0.5, 1.0, 2.0]))
        .unwrap();
    let how =
        SearchOptions { trials: 300, method: Method::Random, jobs: 2, ..SearchOptions::default() };
    let options = TrainOptions { epochs: Some(1), threads: 1, ..quiet() };
    let found = search(&net(&[2, 1], 1), &rows.data(), None, &space, &options, &how, None).unwrap();
    let number = |trial: &Trial, place: usize| match trial.values[place] {
        Value::Number(value) => value,
        _ => panic!("{trial:?}"),
    };
    let rates: Vec<f64> = found.trials.iter().map(|trial| number(trial, 0).log10()).collect();
    assert!(rates.iter().all(|rate| (-4.0..=-1.0).contains(rate)));
    // Uniform on 3 decades: the mean is -2.5 with deviation √(9 / 12 / 300) = 0.05, and each decade has a
    // third: 100 ± 8.2.
    let mean = rates.iter().sum::<f64>() / 300.0;
    assert!((mean + 2.5).abs() < 0.2, "{mean}");
    for decade in [-4.0, -3.0, -2.0] {
        let count = rates.iter().filter(|&&rate| rate >= decade && rate < decade + 1.0).count();
        assert!(count.abs_diff(100) < 33, "{count}");
    }
    for clip in [0.5, 1.0, 2.0] {
        let count = found.trials.iter().filter(|trial| number(trial, 2) == clip).count();
        assert!(count.abs_diff(100) < 33, "{count}");
    }
    for trial in &found.trials {
        let size = number(trial, 1);
        assert!(size.fract() == 0.0 && (8.0..=64.0).contains(&size), "{size}");
    }
}

#[test]
fn what_cannot_be_searched_is_reported() {
    let refused = |space: rootgrad::Result<Space>| space.unwrap_err().to_string();
    let new = Space::new;
    assert!(refused(new().log("epochs", 1.0, 2.0)).contains("wanted one of learning_rate"));
    assert!(refused(new().log("hidden", 1.0, 2.0)).contains("one of numbers"));
    assert!(refused(new().log("learning_rate", 0.0, 1.0)).contains("learning_rate is from 0 to 1"));
    assert!(refused(new().log("learning_rate", 1.0, 1.0)).contains("two rising numbers"));
    assert!(refused(new().log("batch_size", 0.5, 4.0)).contains("from 1 on"));
    assert!(
        refused(new().choices("batch_size", &[1.5])).contains("batch_size is 1.5; wanted whole")
    );
    assert!(refused(new().choices("learning_rate", &[0.0])).contains("finite numbers above 0"));
    assert!(
        refused(new().choices("learning_rate", &[])).contains("the choices of learning_rate is 0")
    );
    assert!(refused(new().hidden(&[vec![4, 0]])).contains("widths of at least 1"));
    let twice =
        new().choices("clip_norm", &[1.0]).and_then(|space| space.log("clip_norm", 1.0, 2.0));
    assert!(refused(twice).contains("'clip_norm' twice"));
    assert!(new().choices("weight_decay", &[0.0]).is_ok());
    assert_eq!("batch_size".parse::<Parameter>().unwrap(), Parameter::BatchSize);

    let rows = two_classes(60, 2, 1.5, 1);
    let run = |model: &Network, space: &Space, options: &TrainOptions, how: &SearchOptions| {
        search(model, &rows.data(), None, space, options, how, None).unwrap_err().to_string()
    };
    let (model, one) =
        (net(&[2, 4, 1], 1), SearchOptions { trials: 1, ..SearchOptions::default() });
    assert!(run(&model, &new(), &options(), &one).contains("the search space is empty"));
    let transformer =
        TransformerConfig { layers: 1, channels: 4, heads: 1, ..TransformerConfig::new(2, 1, 1) };
    let transformer = Network::new(transformer).unwrap();
    let hidden = new().hidden(&[vec![4]]).unwrap();
    assert!(
        run(&transformer, &hidden, &options(), &one)
            .contains("a search over hidden is a transformer")
    );
    let none = TrainOptions { validation_fraction: 0.0, ..options() };
    assert!(run(&model, &hidden, &none, &one).contains("validation_fraction is 0; wanted above 0"));
    let zero = SearchOptions { trials: 0, ..one.clone() };
    assert!(run(&model, &hidden, &options(), &zero).contains("trials is 0"));
    let eta = SearchOptions { method: Method::Halving { eta: 1, first: 1 }, ..one };
    assert!(run(&model, &hidden, &options(), &eta).contains("eta of successive halving is 1"));
}
