//! Gradients compared with central differences in double precision.

use super::*;

const STEP: f64 = 1e-6;

/// Σ seed·y.
fn value(case: &Case<f64>, pass: Pass) -> f64 {
    let mut y = vec![0.0; case.seed.len()];
    let stride = case.f.features();
    case.f.evaluate(&case.parameters, &case.x, stride, &mut y, pass).unwrap();
    y.iter().zip(&case.seed).map(|(y, seed)| y * seed).sum()
}

/// Derivative with respect to the number that `place` selects among parameters or inputs.
fn difference(case: &mut Case<f64>, pass: Pass, place: impl Fn(&mut Case<f64>) -> &mut f64) -> f64 {
    let before = *place(case);
    let mut at = |to: f64| {
        *place(case) = to;
        value(case, pass)
    };
    let found = (at(before + STEP) - at(before - STEP)) / (2.0 * STEP);
    at(before);
    found
}

fn check(name: &str, found: f64, expected: f64) {
    let error = (found - expected).abs() / (1.0 + expected.abs());
    assert!(error < 3e-8, "{name}: {found} but {expected} by differences");
}

#[test]
fn gradients_are_those_of_differences() {
    for (name, net) in all() {
        for pass in PASSES {
            let mut case = Case::<f64>::new(&net, 5, 2);
            let found = case.both(pass);
            let states = case.f.states().to_vec();
            for (tensor, is_state) in net.layout().tensors().iter().zip(states) {
                for n in tensor.range() {
                    let expected = match is_state {
                        // A state is not trained, neither in use nor in training.
                        true => 0.0,
                        false => difference(&mut case, pass, |case| &mut case.parameters[n]),
                    };
                    let name = format!("{name}, {pass:?}, {}", tensor.name);
                    check(&name, found.of_parameters[n], expected);
                }
            }
            for n in 0..case.x.len() {
                let expected = difference(&mut case, pass, |case| &mut case.x[n]);
                check(&format!("{name}, {pass:?}, x {n}"), found.of_inputs[n], expected);
            }
        }
    }
}

#[test]
fn single_precision_is_near_double_precision() {
    for (name, net) in all() {
        for pass in PASSES {
            let single = Case::<f32>::new(&net, 40, 2).both(pass);
            let double = Case::<f64>::new(&net, 40, 2).both(pass);
            for (single, double) in [
                (&single.y, &double.y),
                (&single.of_parameters, &double.of_parameters),
                (&single.of_inputs, &double.of_inputs),
            ] {
                let scale = double.iter().fold(0.0_f64, |scale, x| scale.max(x.abs()));
                for (&s, &d) in single.iter().zip(double) {
                    let error = (f64::from(s) - d).abs();
                    assert!(error < 5e-6 * scale, "{name}, {pass:?}: {s}, {d} of {scale}");
                }
            }
        }
    }
}
