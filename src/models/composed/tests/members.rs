//! Tests of networks with members: trained with the mean of their losses, used by the mean of their predictions.

use super::values;
use crate::data::{Column, Dataset, Standardisation};
use crate::error::Result;
use crate::graph::{Graph, LossReduction, MembersMean, Unary};
use crate::kernels::optimizer::Optimizer;
use crate::models::composed::trace::{LayerId, Place, Purpose, Trace, new_layer};
use crate::models::network::Setup;
use crate::models::{
    Batch, ComposedConfig, Config, ExportOptions, Loss, LossFunction, Network, Output, StepOptions,
    Trainer,
};
use crate::ranks::Ranks;
use crate::threads::Team;
use crate::train::{Progress, TrainOptions, fit};

const MEMBERS: usize = 3;
const FEATURES: usize = 4;

/// Network of members with 4 inputs: embeddings, a shared layer, dropout and `outputs` outputs each. The output is
/// their mean, or all members' outputs.
fn network(outputs: usize, of: Option<MembersMean>) -> Network {
    let (mut trace, place) = (Trace::new(Purpose::Network), Place::default());
    let layer =
        |name: &str| LayerId { layer: new_layer(), name: name.into(), ..LayerId::default() };
    let x = trace.input("", &[FEATURES]).unwrap();
    let mut call = |kind: &str, name: &str, x: u64, ints: &[i64], reals: &[f64]| {
        trace.layer(kind, &layer(name), &[x], ints, reals, &place).unwrap()[0]
    };
    let y = call("scaling", "scale", x, &[], &[]);
    let y = call("periodic_embedding", "embedding", y, &[5, 3], &[0.3]);
    let flat = trace.operation("flatten", &[y], &[], &[], &place).unwrap()[0];
    let mut call = |kind: &str, name: &str, x: u64, ints: &[i64]| {
        trace.layer(kind, &layer(name), &[x], ints, &[], &place).unwrap()[0]
    };
    let y = call("members", "members", flat, &[MEMBERS as i64]);
    let y = call("linear", "hidden", y, &[8]);
    let y = trace.operation("gelu", &[y], &[], &[], &place).unwrap()[0];
    let y = trace.layer("member_linear", &layer("head"), &[y], &[outputs as i64], &[], &place);
    let y = y.unwrap()[0];
    let y = match of {
        Some(of) => trace.operation("mean_of_members", &[y], &[of as i64], &[], &place).unwrap()[0],
        None => y,
    };
    Network::new(trace.compile(&[y], 11).unwrap()).unwrap()
}

/// The mean of the losses of the members, for a network without a mean: its outputs are all members' (k K).
fn mean_of_losses(loss: Loss, outputs: usize) -> Result<LossFunction> {
    LossFunction::new(MEMBERS * outputs, loss.targets(outputs), 0, |graph, [y, t, _, _]| {
        let y = graph.reshape(y, &[MEMBERS, outputs])?;
        match loss {
            Loss::BinaryCrossEntropy => graph.binary_cross_entropy(y, t, LossReduction::Mean),
            Loss::SoftmaxCrossEntropy => graph.cross_entropy(y, t, 0.0, LossReduction::Mean),
            _ => graph.squared_error(y, t, LossReduction::Mean),
        }
    })
}

/// Loss and gradient of one step on some rows.
fn step(
    network: &Network,
    loss: Loss,
    function: Option<&LossFunction>,
    t: &[f32],
) -> (f64, Vec<f32>) {
    let rows: Vec<u32> = (0..t.len() as u32).collect();
    let (x, weight) = (values(FEATURES * rows.len(), 0.3), values(rows.len(), 0.8));
    let weight: Vec<f32> = weight.iter().map(|weight| 1.5 + weight).collect();
    let rates = vec![1.0; network.layout().tensors().len()];
    let setup = Setup {
        loss,
        function,
        optimizer: Optimizer::default(),
        max_batch: t.len(),
        rates: &rates,
        ranks: Ranks::alone(),
    };
    let mut trainer = Trainer::with(network, &setup).unwrap();
    let batch = Batch { x: &x, target: t, weight: Some(&weight), mean_weight: 1.5, rows: &rows };
    let options =
        StepOptions { learning_rate: 1e-3, weight_decay: 0.0, dropout: 1.0, clip_norm: None };
    let report = trainer.step(&Team::new(2), &batch, &options);
    (report.loss, trainer.gradient().to_vec())
}

#[test]
fn the_loss_is_the_mean_of_the_members_losses() {
    for (loss, outputs, of) in [
        (Loss::BinaryCrossEntropy, 1, MembersMean::Probabilities),
        (Loss::SoftmaxCrossEntropy, 3, MembersMean::Probabilities),
        (Loss::Mse, 1, MembersMean::Values),
    ] {
        let t: Vec<f32> = (0..40).map(|row| (row * row % outputs.max(2)) as f32).collect();
        let (members, all) = (network(outputs, Some(of)), network(outputs, None));
        assert_eq!((members.outputs(), all.outputs()), (outputs, MEMBERS * outputs));
        assert_eq!(members.parameters(), all.parameters());
        let function = mean_of_losses(loss, outputs).unwrap();
        let own = Loss::Custom { targets: 1, is_classification: loss.is_classification() };
        let wanted = step(&all, own, Some(&function), &t);
        let found = step(&members, loss, None, &t);
        assert!((found.0 - wanted.0).abs() < 1e-5 * wanted.0.abs(), "{loss:?} {found:?}");
        super::close(&found.1, &wanted.1, 1e-5);
        // A loss function of the user is applied to each member.
        let each = LossFunction::new(outputs, 1, 0, |graph, [y, t, _, _]| match loss {
            Loss::BinaryCrossEntropy => graph.binary_cross_entropy(y, t, LossReduction::Mean),
            Loss::SoftmaxCrossEntropy => graph.cross_entropy(y, t, 0.0, LossReduction::Mean),
            _ => graph.squared_error(y, t, LossReduction::Mean),
        });
        let found = step(&members, own, Some(&each.unwrap()), &t);
        assert!((found.0 - wanted.0).abs() < 1e-5 * wanted.0.abs(), "{loss:?} {found:?}");
        super::close(&found.1, &wanted.1, 1e-5);
    }
}

fn sigmoid(y: f32) -> f64 {
    1.0 / (1.0 + (-f64::from(y)).exp())
}

#[test]
fn predictions_and_spreads_are_of_the_members() {
    let (members, all) = (network(1, Some(MembersMean::Probabilities)), network(1, None));
    let x = values(20 * FEATURES, 0.6);
    let predicted = |network: &Network, output| {
        let mut out = vec![0.0; 20 * network.outputs()];
        network.predict(&x, FEATURES, &mut out, output).unwrap();
        out
    };
    let scores = predicted(&members, Output::Probability);
    let spreads = predicted(&members.spread().unwrap(), Output::Raw);
    for (row, own) in predicted(&all, Output::Raw).chunks(MEMBERS).enumerate() {
        let p: Vec<f64> = own.iter().map(|&y| sigmoid(y)).collect();
        let mean = p.iter().sum::<f64>() / MEMBERS as f64;
        let square = p.iter().map(|p| (p - mean).powi(2)).sum::<f64>() / MEMBERS as f64;
        assert!((f64::from(scores[row]) - mean).abs() < 1e-6, "{} {mean}", scores[row]);
        let spread = square.sqrt();
        assert!((f64::from(spreads[row]) - spread).abs() < 1e-6, "{} {spread}", spreads[row]);
    }
}

#[test]
fn the_spread_of_a_regression_is_in_the_targets_units() {
    let mut members = network(2, Some(MembersMean::Values));
    let row = [0.1, 0.2, -0.3, 0.4];
    let spread = |network: &Network| {
        let mut out = [0.0; 2];
        network.spread().unwrap().predict(&row, FEATURES, &mut out, Output::Raw).unwrap();
        out
    };
    let before = spread(&members);
    let target = Standardisation { mean: vec![5.0, -5.0], scale: vec![2.0, 10.0] };
    members.set_target_standardisation(Some(target)).unwrap();
    super::close(&spread(&members), &[2.0 * before[0], 10.0 * before[1]], 1e-6);
    assert!(before.iter().all(|&spread| spread > 0.0));
}

/// A fit of members does not depend on the number of threads, and its files give the same network.
#[test]
fn a_fitted_network_of_members_is_a_network_like_any_other() {
    let x = values(400 * FEATURES, 0.1);
    let t: Vec<f32> = x.chunks(FEATURES).map(|x| f32::from(x[0] * x[1] > 0.0)).collect();
    let data = Dataset::borrowed(vec![Column::array("x", FEATURES)], &x, &t, None).unwrap();
    let fitted = |threads| {
        let mut network = network(1, Some(MembersMean::Probabilities));
        let options = TrainOptions {
            epochs: Some(4),
            batch_size: 64,
            threads,
            progress: Progress::Off,
            scaling: Some(crate::data::InputScaling::Robust),
            ..TrainOptions::default()
        };
        let history = fit(&mut network, &data, None, &options, None).unwrap();
        (network, history)
    };
    let ((network, history), (other, _)) = (fitted(1), fitted(3));
    assert_eq!(network.parameters(), other.parameters());
    assert!(history.epochs.iter().all(|epoch| epoch.validation_loss.is_finite()));
    assert_eq!(network.metadata()["fit.scaling"], "robust");
    let predicted = |network: &Network| {
        let mut out = vec![0.0; 400];
        network.predict(&x, FEATURES, &mut out, Output::Raw).unwrap();
        out
    };
    let folder = tempfile::tempdir().unwrap();
    let (file, onnx) = (folder.path().join("net.safetensors"), folder.path().join("net.onnx"));
    network.save(&file).unwrap();
    let loaded = Network::load(&file).unwrap();
    assert_eq!(loaded.config(), network.config());
    assert_eq!(predicted(&loaded), predicted(&network));
    let fresh = |network: &Network| network.fresh(3).unwrap().parameters().to_vec();
    assert_eq!(fresh(&loaded), fresh(&network));
    let spread = network.spread().unwrap();
    spread.save(&file).unwrap();
    assert_eq!(predicted(&Network::load(&file).unwrap()), predicted(&spread));
    network.export_onnx(&onnx, ExportOptions::default()).unwrap();
    let imported = Network::import_onnx(&onnx, &Default::default()).unwrap();
    super::close(&predicted(&imported), &predicted(&network), 1e-5);
}

#[test]
fn a_mean_that_no_loss_can_be_of_is_refused() {
    let data = |network: &Network| Loss::Mse.targets(network.outputs());
    let network = network(1, Some(MembersMean::Probabilities));
    assert_eq!(data(&network), 1);
    let Config::Composed(config) = network.config() else { panic!() };
    let mut graph: Graph = config.graph().clone();
    let negated = graph.unary(Unary::Negate, config.output()).unwrap();
    let refused = ComposedConfig::new(&graph, &[negated], 0).unwrap_err().to_string();
    assert!(refused.contains("mean_of_members is followed by other operations"), "{refused}");
    let rates = vec![1.0; network.layout().tensors().len()];
    let of = |loss| {
        let optimizer = Optimizer::default();
        let setup = Setup {
            loss,
            function: None,
            optimizer,
            max_batch: 8,
            rates: &rates,
            ranks: Ranks::alone(),
        };
        Trainer::with(&network, &setup).map(|_| ()).map_err(|error| error.to_string())
    };
    of(Loss::BinaryCrossEntropy).unwrap();
    let refused = of(Loss::Mse).unwrap_err();
    assert!(refused.contains("mean_of_members(y, \"values\")"), "{refused}");
    let plain = super::perceptron(&[2, 3, 1]);
    let refused = plain.spread().unwrap_err().to_string();
    assert!(refused.contains("one without members; wanted one that ends in"), "{refused}");
}
