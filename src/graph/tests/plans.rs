//! Guarantees of a plan: the same bits for any way of running it, one pass for a chain, and no repeated or useless work.

use super::{Network, numbers, run};
use crate::graph::run::{Place, Work};
use crate::graph::{Graph, Id, Plan, Unary};

/// Plans a perceptron, its loss over the batch, and all gradients.
fn perceptron(widths: &[usize]) -> (Plan, usize) {
    let mut graph = Graph::new();
    let mut x = graph.input("x", &widths[..1]).unwrap();
    let target = graph.input("target", &[1]).unwrap();
    let mut parameters = Vec::new();
    for (n, pair) in widths.windows(2).enumerate() {
        let w = graph.parameter(format!("{n}.weight"), pair).unwrap();
        let b = graph.parameter(format!("{n}.bias"), &pair[1..]).unwrap();
        parameters.extend([w, b]);
        x = graph.linear(x, w, Some(b)).unwrap();
        if n + 2 < widths.len() {
            x = graph.unary(Unary::Gelu, x).unwrap();
        }
    }
    let loss = cross_entropy(&mut graph, x, target);
    let total = graph.sum_rows(loss).unwrap();
    let gradient = graph.gradient(total, &parameters).unwrap();
    let len =
        graph.parameters().iter().map(|parameter| parameter.sizes.iter().product::<usize>()).sum();
    (Plan::new(&graph, &[&[total, loss], &gradient[..]].concat()), len)
}

/// Returns ln(1 + eʸ) − t y.
fn cross_entropy(graph: &mut Graph, y: Id, target: Id) -> Id {
    let softplus = graph.unary(Unary::Softplus, y).unwrap();
    let product = graph.mul(target, y).unwrap();
    let loss = graph.sub(softplus, product).unwrap();
    graph.sum(loss, &[0]).unwrap()
}

#[test]
fn the_bits_do_not_depend_on_the_number_of_threads() {
    let (plan, parameters) = perceptron(&[5, 40, 30, 1]);
    for rows in [1, 17, 700, 2500] {
        let inputs = [numbers(rows * 5, 1), numbers(rows, 2)];
        let parameters = numbers(parameters, 3);
        let alone = run::<f32>(&plan, 1, &inputs, &parameters, rows);
        for threads in [2, 3, 7] {
            let found = run::<f32>(&plan, threads, &inputs, &parameters, rows);
            assert!(alone == found, "{rows} rows on {threads} threads");
        }
    }
}

#[test]
fn a_row_has_the_same_bits_in_any_batch() {
    let (plan, parameters) = perceptron(&[5, 40, 30, 1]);
    let parameters = numbers(parameters, 3);
    let inputs = [numbers(300 * 5, 1), numbers(300, 2)];
    let all = run::<f32>(&plan, 2, &inputs, &parameters, 300);
    for row in [0, 127, 128, 299] {
        let one = [inputs[0][row * 5..][..5].to_vec(), vec![inputs[1][row]]];
        assert_eq!(run::<f32>(&plan, 1, &one, &parameters, 1)[1][0], all[1][row]);
    }
}

/// Plans a layer, attention, norm and a product over each of 16 tokens, and their gradients, for rows that form one piece.
fn block() -> (Plan, usize) {
    let mut graph = Graph::new();
    let x = graph.input("x", &[16, 64]).unwrap();
    let wide = graph.parameter("wide", &[64, 192]).unwrap();
    let (scale, shift) =
        (graph.parameter("scale", &[64]).unwrap(), graph.parameter("shift", &[64]).unwrap());
    let narrow = graph.parameter("narrow", &[64, 600]).unwrap();
    let y = graph.linear(x, wide, None).unwrap();
    let parts = graph.split(y, 1, &[64; 3]).unwrap();
    let y = graph.attention([parts[0], parts[1], parts[2]], 4, None, true).unwrap();
    let y = graph.add(x, y).unwrap();
    let y = graph.layernorm(y, Some(scale), Some(shift), 1e-5).unwrap();
    let y = graph.linear(y, narrow, None).unwrap();
    let y = graph.unary(Unary::Gelu, y).unwrap();
    let loss = graph.mean(y, &[0, 1]).unwrap();
    let total = graph.sum_rows(loss).unwrap();
    let gradient = graph.gradient(total, &[wide, scale, shift, narrow, x]).unwrap();
    (Plan::new(&graph, &[&[total, loss], &gradient[..]].concat()), 64 * (192 + 2 + 600))
}

#[test]
fn threads_share_a_batch_that_is_one_piece_without_a_change_of_bits() {
    let (plan, parameters) = block();
    let parameters = numbers(parameters, 3).iter().map(|w| 0.2 * w).collect::<Vec<f64>>();
    for rows in [1, 3, 5, 8] {
        assert!(plan.phases.iter().all(|phase| phase.pieces(rows) == 1));
        let x = [numbers(rows * 16 * 64, 1)];
        let alone = run::<f32>(&plan, 1, &x, &parameters, rows);
        for threads in [2, 3, 8] {
            let shared = run::<f32>(&plan, threads, &x, &parameters, rows);
            assert!(shared == alone, "{rows} rows on {threads} threads");
        }
    }
}

#[test]
fn a_plan_runs_again_and_on_fewer_rows() {
    use crate::graph::Rows;
    use crate::threads::Team;

    let (plan, parameters) = perceptron(&[5, 40, 1]);
    let parameters: Vec<f64> = numbers(parameters, 3);
    let (x, target) = (numbers(400 * 5, 1), numbers(400, 2));
    let mut memory = plan.memory(400, 2).unwrap();
    let team = Team::new(2);
    for rows in [400, 1, 33, 0, 400] {
        plan.run(&team, &mut memory, &parameters, &Rows(&[&x, &target]), rows);
        let fresh = run::<f64>(
            &plan,
            1,
            &[x[..rows * 5].to_vec(), target[..rows].to_vec()],
            &parameters,
            rows,
        );
        let found: Vec<_> = (0..fresh.len()).map(|number| memory.output(number).to_vec()).collect();
        assert!(found == fresh, "{rows} rows");
    }
}

#[test]
fn single_precision_is_near_double_precision() {
    let (plan, parameters) = perceptron(&[5, 40, 30, 1]);
    let inputs = [numbers(500 * 5, 1), numbers(500, 2)];
    let parameters: Vec<f64> = numbers(parameters, 3).iter().map(|w| 0.3 * w).collect();
    let single = run::<f32>(&plan, 2, &inputs, &parameters, 500);
    let double = run::<f64>(&plan, 2, &inputs, &parameters, 500);
    for (single, double) in single.iter().zip(&double) {
        let scale = double.iter().fold(0.0_f64, |scale, x| scale.max(x.abs()));
        for (&s, &d) in single.iter().zip(double) {
            assert!((f64::from(s) - d).abs() < 2e-6 * scale, "{s} {d} of {scale}");
        }
    }
}

#[test]
fn a_layer_is_a_product_and_one_pass() {
    let (plan, _) = perceptron(&[5, 40, 30, 1]);
    let chains = |plan: &Plan| {
        let steps = plan.phases.iter().flat_map(|phase| phase.prologue.iter().chain(&phase.steps));
        let chain = |step: &&super::super::run::Step| matches!(step.work, Work::Chain(_));
        (steps.clone().filter(chain).count(), steps.count())
    };
    // Forward: a product for each layer, a chain for each hidden layer, the loss and its slope in one chain, and its sum. Backward: a
    // chain for each hidden layer, two products for each layer (one for the first), a sum for each bias.
    let (forward, backward) = (3 + 2 + 2, 2 + 5 + 3);
    assert_eq!(chains(&plan), (2 + 1 + 2, forward + backward), "{}", plan.describe());
    // All values of rows except the loss are stored in blocks.
    assert_eq!(plan.whole, 1);
}

#[test]
fn constants_are_computed_once() {
    let mut graph = Graph::new();
    let x = graph.input("x", &[2]).unwrap();
    let a = graph.constant(&[2], &[1.0, 4.0]).unwrap();
    let root = graph.unary(Unary::Sqrt, a).unwrap();
    let twice = graph.add(root, root).unwrap();
    let y = graph.mul(x, twice).unwrap();
    let plan = Plan::new(&graph, &[y]);
    assert_eq!(
        (plan.once.len(), plan.phases[0].prologue.len(), plan.phases[0].steps.len()),
        (1, 0, 1)
    );
    assert_eq!(run::<f64>(&plan, 1, &[vec![1.0, 1.0, 3.0, 5.0]], &[], 2)[0], [2.0, 4.0, 6.0, 20.0]);
}

#[test]
fn what_is_asked_for_twice_is_made_once_and_what_nobody_reads_not_at_all() {
    let mut network = Network::new(&[&[3]], &[&[3, 2]]);
    let (graph, x, w) = (&mut network.graph, network.inputs[0], network.parameters[0]);
    let first = graph.linear(x, w, None).unwrap();
    let again = graph.linear(x, w, None).unwrap();
    assert_eq!(first, again);
    let one = graph.scalar(1.0);
    let zero = graph.scalar(0.0);
    assert_eq!(graph.mul(first, one).unwrap(), first);
    assert_eq!(graph.add(zero, first).unwrap(), first);
    let unused = graph.unary(Unary::Exp, first).unwrap();
    assert_ne!(unused, first);
    let plan = Plan::new(graph, &[first]);
    assert_eq!(plan.phases[0].steps.len(), 1);
}

#[test]
fn given_values_can_be_outputs() {
    let mut network = Network::new(&[&[2]], &[&[3]]);
    let (graph, x, w) = (&mut network.graph, network.inputs[0], network.parameters[0]);
    let constant = graph.constant(&[1], &[7.0]).unwrap();
    let rows = graph.rows();
    let moved = graph.reshape(x, &[2, 1]).unwrap();
    let plan = Plan::new(graph, &[x, w, constant, rows, moved]);
    let found = run::<f64>(&plan, 2, &[vec![1.0, 2.0, 3.0, 4.0]], &[5.0, 6.0, 7.0], 2);
    assert_eq!(found[..2], [vec![1.0, 2.0, 3.0, 4.0], vec![5.0, 6.0, 7.0]]);
    assert_eq!(found[2..], [vec![7.0], vec![2.0], vec![1.0, 2.0, 3.0, 4.0]]);
}

#[test]
fn phases_keep_for_the_batch_only_what_the_next_one_reads() {
    let mut network = Network::new(&[&[4]], &[]);
    let (graph, x) = (&mut network.graph, network.inputs[0]);
    let exp = graph.unary(Unary::Exp, x).unwrap();
    let square = graph.mul(exp, exp).unwrap();
    let sum = graph.sum_rows(square).unwrap();
    let y = graph.div(exp, sum).unwrap();
    let plan = Plan::new(graph, &[y]);
    assert_eq!(plan.phases.len(), 2);
    // exp and y are stored, the square is not.
    assert_eq!(plan.whole, 8, "{}", plan.describe());
    assert!(
        plan.phases[0].steps.iter().any(|step| matches!(step.outputs[0].place, Place::Whole(_)))
    );
}
