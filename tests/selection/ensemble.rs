//! Ensembles: mean and spread computed by hand, events scored by the network that has not seen them, sets of files.

use std::fs;

use rootgrad::evaluate::{Folds, fold_of};
use rootgrad::kernels::Activation;
use rootgrad::models::{MlpConfig, Network, Output};
use rootgrad::selection::{Ensemble, IdFolds, cross_validate};
use rootgrad::train::TrainOptions;

use crate::common::{bits, net, permutation, quiet, two_classes};

/// y = slope · x + offset.
fn straight(slope: f32, offset: f32) -> Network {
    let config =
        MlpConfig { widths: vec![1, 1], activation: Activation::Relu, init: None, seed: 0 };
    Network::from_parts(config, &[slope, offset]).unwrap()
}

fn by_event(networks: Vec<Network>, seed: u64) -> Ensemble {
    Ensemble::of_folds(networks, IdFolds { columns: vec!["event".into()], seed }).unwrap()
}

#[test]
fn mean_and_spread_are_those_of_the_outputs() {
    let ensemble = Ensemble::new(vec![straight(1.0, 0.0), straight(3.0, 0.0), straight(8.0, 0.0)]);
    let ensemble = ensemble.unwrap();
    // More rows than go through the networks at once, with a gap between them: row r has x = r.
    let x: Vec<f32> = (0..600).flat_map(|row| [row as f32, f32::NAN]).collect();
    let (mut mean, mut spread) = (vec![-1.0; 600], vec![-1.0; 600]);
    ensemble.predict_mean_and_spread(&x, 2, &mut mean, &mut spread, Output::Raw).unwrap();
    for row in 0..600 {
        // (1 + 3 + 8) / 3 = 4, and √((9 + 1 + 16) / 2) = √13.
        let x = row as f64;
        assert!((f64::from(mean[row]) - 4.0 * x).abs() <= 1e-6 * x, "row {row}");
        assert!((f64::from(spread[row]) - 13_f64.sqrt() * x).abs() <= 1e-6 * x, "row {row}");
    }
    // In the mean of probabilities the values are σ(0) = ½ and σ(ln 3) = ¾.
    let two = Ensemble::new(vec![straight(0.0, 0.0), straight(0.0, 3_f32.ln())]).unwrap();
    let (mut mean, mut spread) = ([0.0], [0.0]);
    two.predict_mean_and_spread(&[1.0], 1, &mut mean, &mut spread, Output::Probability).unwrap();
    assert!((mean[0] - 0.625).abs() < 1e-6 && (spread[0] - 0.125 * 2_f32.sqrt()).abs() < 1e-6);
    let one = Ensemble::new(vec![straight(2.0, 1.0)]).unwrap();
    one.predict_mean_and_spread(&[3.0], 1, &mut mean, &mut spread, Output::Raw).unwrap();
    assert_eq!((mean, spread), ([7.0], [0.0]));
}

#[test]
fn an_event_goes_to_the_network_of_its_own_fold() {
    let ensemble = by_event((0..5).map(|fold| straight(1.0, 1000.0 * fold as f32)).collect(), 42);
    let ids: Vec<i64> = permutation(900, 1).iter().map(|&i| (1 << 33) + 7 * i as i64).collect();
    let x: Vec<f32> = (0..900).map(|row| row as f32).collect();
    let mut out = vec![-1.0; 900];
    ensemble.held_out_predict(&x, 1, &[&ids], &mut out, Output::Raw).unwrap();
    for (row, &id) in ids.iter().enumerate() {
        let fold = fold_of(&[id as u64], 5, 42);
        assert_eq!(out[row], row as f32 + 1000.0 * fold as f32, "row {row}");
    }
    let none: &[i64] = &[];
    ensemble.held_out_predict(&[], 1, &[none], &mut [], Output::Raw).unwrap();
}

#[test]
fn the_ensemble_of_a_cross_validation_gives_its_outputs_again() {
    let rows = two_classes(120, 2, 1.0, 3);
    let event: Vec<i64> = (0..120).map(|row| row * row).collect();
    let run: Vec<i64> = (0..120).map(|row| row % 3).collect();
    let folds = Folds::by_id(&[&run, &event], 3, 9).unwrap();
    let options = TrainOptions { epochs: Some(2), ..quiet() };
    let validate =
        || cross_validate(&net(&[2, 4, 1], 1), &rows.data(), &folds, &options, None).unwrap();
    let names = || vec!["run".to_owned(), "event".to_owned()];
    let outputs = validate().outputs;
    let ensemble = validate().into_fold_ensemble(&[&run, &event], names(), 9).unwrap();
    let mut again = vec![0.0; 120];
    ensemble.held_out_predict(&rows.x, 2, &[&run, &event], &mut again, Output::Raw).unwrap();
    assert_eq!(again, outputs);
    assert_eq!(validate().into_ensemble().unwrap().networks().len(), 3);
    // With other ids, another order of ids or another seed the folds would differ.
    for (ids, seed) in [([&run, &event], 8), ([&event, &run], 9)] {
        let ids = ids.map(|column| &column[..]);
        let error = validate().into_fold_ensemble(&ids, names(), seed).unwrap_err().to_string();
        assert!(error.contains("the ids and the seed of Folds::by_id"), "{error}");
    }
}

#[test]
fn files_come_back_and_those_of_others_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join("higgs");
    let file = |number: usize| folder.path().join(format!("higgs.{number}.safetensors"));
    let mut networks: Vec<Network> = (0..3).map(|seed| net(&[2, 4, 1], seed)).collect();
    networks[1].metadata_mut().insert("note".into(), "mine".into());
    let ensemble = by_event(networks, 7);
    ensemble.save(&name).unwrap();
    let back = Ensemble::load(&name).unwrap();
    assert_eq!(back.folds(), ensemble.folds());
    assert_eq!(back.networks().len(), 3);
    for (own, wanted) in back.networks().iter().zip(ensemble.networks()) {
        assert_eq!((bits(own), own.metadata()), (bits(wanted), wanted.metadata()));
    }
    assert_eq!(bits(&Network::load(file(1)).unwrap()), bits(&ensemble.networks()[1]));

    let message = || Ensemble::load(&name).unwrap_err().to_string();
    // One file of an ensemble with one changed weight; two files that were swapped; one missing file.
    let mut other = ensemble.networks().to_vec();
    other[0].parameters_mut()[0] += 1.0;
    let kept = fs::read(file(2)).unwrap();
    by_event(other, 7).save(folder.path().join("other")).unwrap();
    fs::copy(folder.path().join("other.2.safetensors"), file(2)).unwrap();
    assert!(message().contains("higgs.2.safetensors' is network 2 of 3; wanted"), "{}", message());
    fs::copy(file(1), file(2)).unwrap();
    assert!(message().contains("is network 1 of 3; wanted network 2"), "{}", message());
    fs::remove_file(file(2)).unwrap();
    assert!(message().contains("cannot read"), "{}", message());
    fs::write(file(2), kept).unwrap();
    Ensemble::load(&name).unwrap();
    // A network that was trained further and saved again does not have the ensemble's mark.
    net(&[2, 4, 1], 2).save(file(2)).unwrap();
    assert!(message().contains("is a network by itself"), "{}", message());
    // A file with the old marks but other numbers.
    ensemble.save(&name).unwrap();
    let mut changed = Network::load(file(2)).unwrap();
    changed.parameters_mut()[0] += 1.0;
    changed.save(file(2)).unwrap();
    assert!(message().contains("do not belong together"), "{}", message());
    // Fewer networks under the same name: the remaining files are not read.
    Ensemble::new(vec![net(&[2, 4, 1], 5)]).unwrap().save(&name).unwrap();
    let back = Ensemble::load(&name).unwrap();
    assert_eq!((back.networks().len(), back.folds()), (1, None));
}

#[test]
fn what_does_not_go_together_is_refused() {
    let message = |networks| Ensemble::new(networks).unwrap_err().to_string();
    assert!(message(vec![]).contains("the networks of an ensemble is 0; wanted at least one"));
    let reported = message(vec![net(&[2, 4, 1], 1), net(&[3, 4, 1], 1)]);
    assert!(
        reported.contains("network 1 of an ensemble has shape 3 inputs and 1 outputs"),
        "{reported}"
    );
    let mut named = net(&[2, 4, 1], 1);
    named.set_columns(vec![rootgrad::data::Column::array("x", 2)]).unwrap();
    assert!(message(vec![net(&[2, 4, 1], 1), named]).contains("with other columns"));
    let ids = IdFolds { columns: vec!["event".into()], seed: 1 };
    let one = Ensemble::of_folds(vec![net(&[2, 1], 1)], ids);
    assert!(one.unwrap_err().to_string().contains("folds is 1; wanted at least 2"));

    let plain = Ensemble::new(vec![net(&[2, 4, 1], 1)]).unwrap();
    let mut out = [0.0; 2];
    let ids: &[i64] = &[1, 2];
    let reported = plain.held_out_predict(&[0.0; 4], 2, &[ids], &mut out, Output::Raw).unwrap_err();
    assert!(reported.to_string().contains("of a cross-validation"), "{reported}");
    let folds = by_event(vec![net(&[2, 4, 1], 1), net(&[2, 4, 1], 2)], 1);
    type Case<'a> = (&'a [f32], usize, &'a [&'a [i64]], &'a str);
    let cases: [Case; 4] = [
        (&[0.0; 4], 2, &[&[1]], "id column 'event' has shape 1; wanted 2"),
        (&[0.0; 4], 2, &[&[1, 2], &[1, 2]], "the id columns has shape 2; wanted 1: event"),
        (&[0.0; 3], 2, &[&[1, 2]], "x has shape 3; wanted at least 4"),
        (&[0.0; 4], 1, &[&[1, 2]], "row_stride is 1; wanted at least 2"),
    ];
    for (x, stride, ids, wanted) in cases {
        let error = folds.held_out_predict(x, stride, ids, &mut out, Output::Raw).unwrap_err();
        assert!(error.to_string().contains(wanted), "{error}");
    }
    let reported = folds.predict_mean_and_spread(&[0.0; 4], 2, &mut out, &mut [0.0], Output::Raw);
    assert!(reported.unwrap_err().to_string().contains("spread has shape 1; wanted 2"));
}
