//! Comparison with the trainer, whose loss is written by hand, and with predictions.

use super::*;
use crate::kernels::optimizer::Optimizer;
use crate::models::{Batch, Loss, StepOptions, Trainer};

#[test]
fn gradients_are_the_trainers() {
    for (name, net) in all() {
        if net.target_standardisation().is_some() {
            continue; // The trainer's loss is then that of standardised targets.
        }
        for rows in [1, 33, 300, 1100] {
            let case = Case::<f32>::new(&net, rows, 2);
            let target = single(&numbers(rows * net.outputs(), 4));
            let of_trainer = of_trainer(&net, &case, &target);
            // The trainer's first step has number 0 and the network's seed.
            let pass = Pass::Training { step: 0, seed: None };
            let (y, tape) = case.forward(&ForwardOptions { pass, ..ForwardOptions::default() });
            // Mean squared error over rows and outputs.
            let scale = 2.0 / target.len() as f32;
            let seed: Vec<f32> = y.iter().zip(&target).map(|(y, t)| scale * (y - t)).collect();
            let mut found = vec![0.0; case.parameters.len()];
            let to = Gradient::Write(&mut found);
            tape.backward(&case.parameters, &case.x, &seed, to, Gradient::Skip, false).unwrap();
            let largest = of_trainer.iter().fold(0.0_f32, |most, g| most.max(g.abs()));
            for (found, expected) in found.iter().zip(&of_trainer) {
                let error = (found - expected).abs() / largest;
                assert!(error < 2e-6, "{name}, {rows} rows: {found}, {expected} of {largest}");
            }
        }
    }
}

fn of_trainer(net: &Network, case: &Case<f32>, target: &[f32]) -> Vec<f32> {
    let optimizer = Optimizer::Sgd { momentum: 0.0 };
    let mut trainer = Trainer::new(net, Loss::Mse, optimizer, case.rows).unwrap();
    let rows: Vec<u32> = (0..case.rows as u32).collect();
    let batch = Batch { x: &case.x, target, weight: None, mean_weight: 1.0, rows: &rows };
    let options =
        StepOptions { learning_rate: 0.0, weight_decay: 0.0, dropout: 1.0, clip_norm: None };
    trainer.step(&Team::new(2), &batch, &options);
    trainer.gradient().to_vec()
}

#[test]
fn outputs_are_predictions() {
    for (name, net) in all() {
        let case = Case::<f32>::new(&net, 200, 2);
        let (y, _) = case.forward(&ForwardOptions::default());
        let mut predicted = vec![0.0; y.len()];
        net.predict(&case.x, net.features(), &mut predicted, Output::Raw).unwrap();
        let scale = predicted.iter().fold(0.0_f32, |most, y| most.max(y.abs()));
        for (y, expected) in y.iter().zip(&predicted) {
            assert!((y - expected).abs() <= 1e-6 * scale, "{name}: {y}, {expected} of {scale}");
        }
        let mut evaluated = vec![0.0; y.len()];
        let stride = net.features();
        case.f.evaluate(&case.parameters, &case.x, stride, &mut evaluated, Pass::Use).unwrap();
        assert_eq!(evaluated, y, "{name}");
    }
}
