//! The arguments that are refused, and their messages.

use super::*;

fn case() -> Case<f32> {
    Case::new(&mlp(&[3, 4, 2], Activation::Tanh), 5, 1)
}

fn reported<T>(result: Result<T>, parts: &[&str]) {
    let reported = result.err().expect("it is refused").to_string();
    assert!(parts.iter().all(|part| reported.contains(part)), "{reported}: {parts:?}");
}

#[test]
fn a_pass_forward_refuses_lengths_that_do_not_fit() {
    let Case { f, parameters, x, .. } = case();
    let options = ForwardOptions::default();
    let forward = |parameters: &[f32], x: &[f32], stride: usize, len: usize| {
        f.forward(parameters, x, stride, &mut vec![0.0; len], &options)
    };
    reported(forward(&parameters[1..], &x, 3, 10), &["parameters", "(25)", "(26)"]);
    reported(forward(&parameters, &x, 3, 9), &["out", "9", "multiple of 2"]);
    reported(forward(&parameters, &x, 3, 0), &["rows is 0", "at least 1"]);
    reported(forward(&parameters, &x, 2, 10), &["row_stride is 2", "at least 3"]);
    reported(forward(&parameters, &x[1..], 3, 10), &["x has shape 14", "15", "5 rows of 3"]);
    reported(forward(&parameters, &x, usize::MAX / 2, 10), &["x has shape 15"]);
    let mut y = [0.0; 9];
    reported(f.evaluate(&parameters, &x, 3, &mut y, Pass::Use), &["multiple of 2"]);
    reported(Differentiable::new(&mlp(&[3, 1], Activation::Relu), 1025), &["threads is 1025"]);
}

#[test]
fn a_pass_back_refuses_lengths_that_do_not_fit_and_goes_on_to_be_possible() {
    let case = case();
    let (_, tape) = case.forward(&ForwardOptions::default());
    let Case { parameters, x, seed, .. } = &case;
    let back = |parameters: &[f32], x: &[f32], seed: &[f32], p: usize, i: usize| {
        let (mut p, mut i) = (vec![0.0; p], vec![0.0; i]);
        let into = (Gradient::Write(&mut p[..]), Gradient::Add(&mut i[..]));
        tape.backward(parameters, x, seed, into.0, into.1, false)
    };
    reported(back(&parameters[1..], x, seed, 26, 15), &["parameters has shape (25)", "(26)"]);
    reported(back(parameters, &x[1..], seed, 26, 15), &["x has shape 14", "15"]);
    reported(back(parameters, x, &seed[1..], 26, 15), &["seed has shape 9 values", "(5, 2)"]);
    reported(back(parameters, x, seed, 25, 15), &["gradient of the parameters", "(25)", "(26)"]);
    reported(back(parameters, x, seed, 26, 14), &["gradient of the inputs", "14 values", "(5, 3)"]);
    back(parameters, x, seed, 26, 15).unwrap();
    reported(
        back(parameters, x, seed, 26, 15),
        &["tape", "already used by a backward pass", "kept"],
    );
    reported(tape.states(&mut [0.0; 26]), &["already used by a backward pass"]);
}

#[test]
fn a_gradient_that_the_pass_forward_was_not_made_for_is_refused() {
    let case = case();
    let options = ForwardOptions { inputs: false, ..ForwardOptions::default() };
    let (_, tape) = case.forward(&options);
    let mut to = [0.0; 15];
    let to = Gradient::Write(&mut to[..]);
    let result = tape.backward(&case.parameters, &case.x, &case.seed, Gradient::Skip, to, true);
    reported(result, &["gradient of the inputs", "'inputs'"]);
    let options = ForwardOptions { parameters: false, ..ForwardOptions::default() };
    let (_, tape) = case.forward(&options);
    let mut to = [0.0; 26];
    let to = Gradient::Add(&mut to[..]);
    let result = tape.backward(&case.parameters, &case.x, &case.seed, to, Gradient::Skip, true);
    reported(result, &["gradient of the parameters", "'parameters'"]);
}

#[test]
fn what_changed_between_the_passes_is_refused() {
    let case = case();
    let back = |tape: &Tape<f32>, parameters: &[f32], x: &[f32]| {
        let mut to = [0.0; 26];
        let to = Gradient::Write(&mut to[..]);
        tape.backward(parameters, x, &case.seed, to, Gradient::Skip, true)
    };
    let (_, tape) = case.forward(&ForwardOptions::default());
    let (mut parameters, mut x) = (case.parameters.clone(), case.x.clone());
    parameters[25] += 1e-6;
    reported(
        back(&tape, &parameters, &x),
        &["parameters", "changed since the forward pass", "copy"],
    );
    x[7] = -x[7];
    reported(back(&tape, &case.parameters, &x), &["x is changed since the forward pass"]);
    // The same values at another address.
    x[7] = -x[7];
    back(&tape, &case.parameters, &x).unwrap();
    // If the caller switches the check off, no change is detected.
    let options = ForwardOptions { checked: false, ..ForwardOptions::default() };
    let (_, tape) = case.forward(&options);
    back(&tape, &parameters, &x).unwrap();
}
