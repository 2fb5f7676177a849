//! The documented guarantees of passes: independent tapes, the same bits for any number of threads, gradients written or
//! added as wanted.

use super::*;

fn write(to: &mut [f32]) -> Gradient<'_, f32> {
    Gradient::Write(to)
}

#[test]
fn two_passes_forward_before_one_goes_back_are_both_right() {
    for (name, net) in all() {
        for pass in PASSES {
            let first = Case::<f32>::new(&net, 40, 2);
            let mut second = Case::<f32>::new(&net, 25, 2);
            second.x = single(&numbers(second.x.len(), 77));
            let expected = [first.both(pass), second.both(pass)];
            let options = ForwardOptions { pass, ..ForwardOptions::default() };
            let tapes = [first.forward(&options).1, second.forward(&options).1];
            for ((case, tape), expected) in [&first, &second].into_iter().zip(tapes).zip(expected) {
                let mut of_parameters = vec![0.0; case.parameters.len()];
                let mut of_inputs = vec![0.0; case.x.len()];
                let into = (write(&mut of_parameters), write(&mut of_inputs));
                tape.backward(&case.parameters, &case.x, &case.seed, into.0, into.1, false)
                    .unwrap();
                assert_eq!(of_parameters, expected.of_parameters, "{name}");
                assert_eq!(of_inputs, expected.of_inputs, "{name}");
            }
        }
    }
}

#[test]
fn the_bits_do_not_depend_on_the_number_of_threads() {
    for (name, net) in all() {
        for rows in [1, 64, 700, 2100] {
            for pass in PASSES {
                let alone = Case::<f32>::new(&net, rows, 1).both(pass);
                for threads in [2, 3] {
                    let found = Case::<f32>::new(&net, rows, threads).both(pass);
                    assert!(found == alone, "{name}, {rows} rows on {threads} threads");
                }
            }
        }
    }
}

#[test]
fn a_wide_network_shares_the_steps_of_a_small_batch_without_another_bit() {
    let net = mlp(&[300, 128, 10], Activation::Relu);
    for rows in [1, 64, 1024] {
        let alone = Case::<f32>::new(&net, rows, 1).both(Pass::Use);
        assert!(Case::<f32>::new(&net, rows, 2).both(Pass::Use) == alone, "{rows} rows");
    }
}

#[test]
fn several_threads_use_one_function_and_one_tape() {
    let net = mlp(&[20, 64, 3], Activation::Gelu);
    let case = Case::<f32>::new(&net, 100, 2);
    let expected = case.both(Pass::Use);
    let (_, shared) = case.forward(&ForwardOptions::default());
    let back = |tape: &Tape<f32>| {
        let mut of_parameters = vec![0.0; case.parameters.len()];
        let (parameters, x) = (&case.parameters, &case.x);
        let to = write(&mut of_parameters);
        tape.backward(parameters, x, &case.seed, to, Gradient::Skip, true).unwrap();
        of_parameters
    };
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..20 {
                    assert!(case.both(Pass::Use) == expected);
                    assert_eq!(back(&shared), expected.of_parameters);
                }
            });
        }
    });
}

#[test]
fn gradients_are_written_added_or_not_computed() {
    for (name, net) in all() {
        let case = Case::<f32>::new(&net, 30, 2);
        let pass = PASSES[1];
        let Found { of_parameters, of_inputs, .. } = case.both(pass);
        let (_, tape) = case.forward(&ForwardOptions { pass, ..ForwardOptions::default() });
        let back = |into: Gradient<'_, f32>, and: Gradient<'_, f32>| {
            tape.backward(&case.parameters, &case.x, &case.seed, into, and, true).unwrap();
        };
        let begin = |len: usize| single(&numbers(len, 8));
        let added = |to: &[f32], of: &[f32], name: &str| {
            let scale = of.iter().fold(1.0_f32, |most, g| most.max(g.abs()));
            for ((to, of), start) in to.iter().zip(of).zip(begin(of.len())) {
                assert!((to - (of + start)).abs() < 1e-5 * scale, "{name}: {to}, {of} + {start}");
            }
        };
        let (mut first, mut second) = (begin(of_parameters.len()), begin(of_inputs.len()));
        back(Gradient::Add(&mut first), Gradient::Skip);
        added(&first, &of_parameters, name);
        assert_eq!(second, begin(of_inputs.len()));
        back(Gradient::Skip, Gradient::Add(&mut second));
        added(&second, &of_inputs, name);
        back(write(&mut first), Gradient::Skip);
        assert_eq!(first, of_parameters, "{name}");
        back(Gradient::Skip, write(&mut second));
        assert_eq!(second, of_inputs, "{name}");
        back(Gradient::Skip, Gradient::Skip);
    }
}

#[test]
fn a_pass_forward_may_be_made_for_one_gradient_alone() {
    for (name, net) in all() {
        let case = Case::<f32>::new(&net, 30, 2);
        let expected = case.both(Pass::Use);
        let of = |parameters, inputs| ForwardOptions { parameters, inputs, ..Default::default() };
        let (y, tape) = case.forward(&of(true, false));
        assert_eq!(y, expected.y);
        let mut found = vec![0.0; case.parameters.len()];
        let (parameters, x, seed) = (&case.parameters, &case.x, &case.seed);
        tape.backward(parameters, x, seed, write(&mut found), Gradient::Skip, false).unwrap();
        assert_eq!(found, expected.of_parameters, "{name}");
        let (_, tape) = case.forward(&of(false, true));
        let mut found = vec![0.0; case.x.len()];
        tape.backward(parameters, x, seed, Gradient::Skip, write(&mut found), false).unwrap();
        assert_eq!(found, expected.of_inputs, "{name}");
    }
}

#[test]
fn rows_may_lie_apart() {
    for (name, net) in all() {
        let mut case = Case::<f32>::new(&net, 19, 2);
        let expected = case.both(Pass::Use);
        let (f, stride) = (net.features(), net.features() + 3);
        let mut apart = vec![f32::NAN; 19 * stride - 3];
        for (to, from) in apart.chunks_mut(stride).zip(case.x.chunks_exact(f)) {
            to[..f].copy_from_slice(from);
        }
        case.x = apart;
        let mut y = vec![0.0; case.seed.len()];
        let options = ForwardOptions::default();
        let tape = case.f.forward(&case.parameters, &case.x, stride, &mut y, &options).unwrap();
        let (mut first, mut second) = (vec![0.0; case.parameters.len()], vec![0.0; 19 * f]);
        let into = (write(&mut first), write(&mut second));
        tape.backward(&case.parameters, &case.x, &case.seed, into.0, into.1, false).unwrap();
        let found = Found { y, of_parameters: first, of_inputs: second };
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn what_is_not_a_number_is_passed_on() {
    let net = mlp(&[3, 4, 2], Activation::Tanh);
    let mut case = Case::<f32>::new(&net, 6, 1);
    case.x[3 * 2 + 1] = f32::NAN;
    let found = case.both(Pass::Use);
    for (row, y) in found.y.chunks_exact(2).enumerate() {
        assert_eq!(y.iter().all(|y| y.is_nan()), row == 2);
        assert_eq!(y.iter().any(|y| y.is_nan()), row == 2);
    }
    assert!(found.of_parameters[..12].iter().all(|g| g.is_nan()));
    case.x[3 * 2 + 1] = 0.5;
    case.seed[0] = f32::NAN;
    let found = case.both(Pass::Use);
    assert!(found.y.iter().all(|y| y.is_finite()));
    assert!(found.of_inputs[..3].iter().all(|g| g.is_nan()));
    assert!(found.of_inputs[3..].iter().all(|g| g.is_finite()));
}

#[test]
fn states_follow_the_batches_and_may_be_moved_before_the_pass_back() {
    let net = normalised();
    let case = Case::<f64>::new(&net, 50, 2);
    let pass = PASSES[1];
    let expected = case.both(pass);
    let (_, tape) = case.forward(&ForwardOptions { pass, ..ForwardOptions::default() });
    let mut parameters = case.parameters.clone();
    tape.states(&mut parameters).unwrap();
    let tensor = |name: &str| {
        net.layout().tensors().iter().find(|tensor| tensor.name == name).unwrap().range()
    };
    // The states move a tenth of the way to the means and unbiased variances of the first layer's outputs.
    let (w, b) = (&case.parameters[tensor("first.weight")], &case.parameters[tensor("first.bias")]);
    for c in 0..3 {
        let y =
            |row: &[f64]| row.iter().enumerate().map(|(i, x)| x * w[i * 3 + c]).sum::<f64>() + b[c];
        let all: Vec<f64> = case.x.chunks_exact(4).map(y).collect();
        let mean = all.iter().sum::<f64>() / 50.0;
        let variance = all.iter().map(|y| (y - mean).powi(2)).sum::<f64>() / 49.0;
        let [got_mean, got_variance] =
            ["norm.running_mean", "norm.running_var"].map(|name| parameters[tensor(name)][c]);
        assert!((got_mean - 0.1 * mean).abs() < 1e-12, "{got_mean} {mean}");
        assert!((got_variance - (0.9 + 0.1 * variance)).abs() < 1e-12, "{got_variance} {variance}");
    }
    let states = ["norm.running_mean", "norm.running_var"].map(tensor);
    for n in (0..parameters.len()).filter(|n| !states.iter().any(|state| state.contains(n))) {
        assert_eq!(parameters[n], case.parameters[n]);
    }
    let mut found = vec![f64::NAN; parameters.len()];
    let to = Gradient::Write(&mut found);
    tape.backward(&parameters, &case.x, &case.seed, to, Gradient::Skip, false).unwrap();
    assert_eq!(found, expected.of_parameters);
}

#[test]
fn a_pass_of_use_goes_back_by_the_states_that_it_came_by() {
    let net = normalised();
    let mut case = Case::<f64>::new(&net, 9, 1);
    let expected = case.both(Pass::Use);
    let (_, tape) = case.forward(&ForwardOptions::default());
    for (tensor, &is_state) in net.layout().tensors().iter().zip(case.f.states()) {
        if is_state {
            case.parameters[tensor.range()].fill(3.0);
        }
    }
    let mut found = vec![0.0; case.x.len()];
    let to = Gradient::Write(&mut found[..]);
    tape.backward(&case.parameters, &case.x, &case.seed, Gradient::Skip, to, false).unwrap();
    assert_eq!(found, expected.of_inputs);
}

#[test]
fn dropout_drops_the_same_for_the_same_step_and_seed() {
    let case = Case::<f32>::new(&dropped(), 20, 2);
    let of = |step, seed| case.both(Pass::Training { step, seed });
    assert_eq!(of(3, None), of(3, Some(5))); // the seed of the network
    assert_ne!(of(3, None).y, of(4, None).y);
    assert_ne!(of(3, None).y, of(3, Some(6)).y);
    assert_ne!(of(3, None).y, case.both(Pass::Use).y);
    let mut y = vec![0.0; case.seed.len()];
    case.f
        .evaluate(&case.parameters, &case.x, 4, &mut y, Pass::Training { step: 3, seed: None })
        .unwrap();
    assert_eq!(y, of(3, None).y);
}

#[test]
fn rows_that_are_evaluated_in_several_runs_are_those_of_one() {
    for net in [mlp(&[2, 3, 1], Activation::Tanh), dropped()] {
        let case = Case::<f32>::new(&net, 2 * ROWS + 100, 2);
        for pass in PASSES {
            let (y, _) = case.forward(&ForwardOptions { pass, ..ForwardOptions::default() });
            let mut evaluated = vec![0.0; y.len()];
            let (parameters, x) = (&case.parameters, &case.x);
            case.f.evaluate(parameters, x, case.f.features(), &mut evaluated, pass).unwrap();
            assert!(evaluated == y, "{pass:?}");
        }
    }
}

#[test]
fn memory_is_used_again() {
    let net = mlp(&[6, 8, 2], Activation::Tanh);
    let case = Case::<f32>::new(&net, 32, 1);
    let place = || {
        let (_, tape) = case.forward(&ForwardOptions::default());
        let place = tape.held().as_ref().map(|memory| memory.output(0).as_ptr().addr());
        place.unwrap()
    };
    let first = place();
    for _ in 0..100 {
        assert_eq!(place(), first);
    }
    // The same holds for a backward pass that releases its tape.
    let _ = case.both(Pass::Use);
    assert_eq!(place(), first);
    // Memory larger than later passes need is not cached for small passes.
    let large = Case { f: case.f.clone(), ..Case::<f32>::new(&net, 5000, 1) };
    let _ = large.both(Pass::Use);
    let (_, tape) = case.forward(&ForwardOptions::default());
    assert!(tape.held().as_ref().unwrap().capacity() < 5000);
}
