//! Plans with a cut: values stored across the cut, work that is skipped, and destinations of the outputs behind it.

use super::{Network, numbers};
use crate::graph::{Given, Graph, Id, Plan, Rows, Stretch, Unary, Wanted};
use crate::ranks::Ranks;
use crate::threads::Team;

const WIDTHS: [usize; 4] = [5, 40, 30, 2];

/// A perceptron, its adjoints for a seed, and the plan with a cut between them.
struct Cut {
    graph: Graph,
    y: Id,
    gradients: Vec<(Id, Wanted)>,
    plan: Plan,
}

impl Cut {
    fn new(f: Unary) -> Self {
        let sizes: Vec<[usize; 2]> = WIDTHS.windows(2).map(|pair| [pair[0], pair[1]]).collect();
        let shapes: Vec<&[usize]> = sizes.iter().flat_map(|pair| [&pair[..], &pair[1..]]).collect();
        let Network { mut graph, inputs, parameters } = Network::new(&[&WIDTHS[..1]], &shapes);
        let mut y = inputs[0];
        for (layer, pair) in parameters.chunks(2).enumerate() {
            y = graph.linear(y, pair[0], Some(pair[1])).unwrap();
            if layer + 2 < WIDTHS.len() {
                y = graph.unary(f, y).unwrap();
            }
        }
        let seed = graph.input("seed", &WIDTHS[3..]).unwrap();
        let with_respect_to = [&parameters[..], &inputs].concat();
        let found = graph.pullback(&[(y, seed)], &with_respect_to).unwrap();
        let kinds = parameters.iter().map(|_| Wanted::PARAMETERS).chain([Wanted::INPUTS]);
        let gradients: Vec<(Id, Wanted)> = found.into_iter().zip(kinds).collect();
        let plan = Plan::cut(&graph, &[y], &gradients);
        Self { graph, y, gradients, plan }
    }

    /// Returns the outputs, and the requested gradients. Their buffers start with `start`; if it is not 0, sums are added to it.
    fn run(&self, rows: usize, threads: usize, wanted: Wanted, start: f64) -> [Vec<Vec<f64>>; 2] {
        let parameters = numbers(self.plan.parameters, 3);
        let (x, seed) = (numbers(rows * WIDTHS[0], 1), numbers(rows * WIDTHS[3], 2));
        let source = Rows(&[&x[..], &seed[..]]);
        let (team, mut memory) = (Team::new(threads), self.plan.memory(rows, threads).unwrap());
        let [before, behind] = self.plan.parts();
        let outputs = Wanted::OUTPUTS | wanted;
        let stretch =
            Stretch { phases: before, wanted: outputs, given: &[], ranks: Ranks::alone() };
        self.plan.run_stretch(&team, &mut memory, &parameters, &source, rows, stretch);
        let y = memory.output(0).to_vec();
        let mut places: Vec<Vec<f64>> = Vec::new();
        for &(id, _) in &self.gradients {
            let shape = self.graph.shape(id);
            let count = if shape.is_per_row() { rows } else { 1 };
            places.push(vec![start; count * shape.len()]);
        }
        let given: Vec<Option<Given<'_, f64>>> = places
            .iter_mut()
            .zip(&self.gradients)
            .map(|(place, of)| of.1.meets(wanted).then(|| Given::new(place, start != 0.0)))
            .collect();
        let stretch = Stretch { phases: behind, wanted, given: &given, ranks: Ranks::alone() };
        self.plan.run_stretch(&team, &mut memory, &parameters, &source, rows, stretch);
        drop(given);
        [vec![y], places]
    }
}

#[test]
fn two_goes_give_what_one_does() {
    for f in [Unary::Gelu, Unary::Tanh, Unary::Relu] {
        let cut = Cut::new(f);
        let outputs: Vec<Id> =
            [cut.y].into_iter().chain(cut.gradients.iter().map(|of| of.0)).collect();
        let whole = Plan::new(&cut.graph, &outputs);
        for rows in [1, 17, 700, 2500] {
            let inputs = [numbers(rows * WIDTHS[0], 1), numbers(rows * WIDTHS[3], 2)];
            let expected =
                super::run::<f64>(&whole, 1, &inputs, &numbers(whole.parameters, 3), rows);
            let all = Wanted::PARAMETERS | Wanted::INPUTS;
            let [y, gradients] = cut.run(rows, 2, all, 0.0);
            for (found, expected) in y.iter().chain(&gradients).zip(&expected) {
                let scale = expected.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
                let near = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-12 * scale;
                assert!(found.iter().zip(expected).all(near), "{f:?}, {rows} rows");
            }
            assert_eq!(cut.run(rows, 1, all, 0.0)[1], gradients);
            // Sums over rows are added to the buffer's contents.
            let added = &cut.run(rows, 2, Wanted::PARAMETERS, 0.5)[1];
            for (added, gradient) in added.iter().zip(&gradients).take(gradients.len() - 1) {
                let scale = gradient.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
                let near = |(a, b): (&f64, &f64)| (a - 0.5 - b).abs() < 1e-12 * scale;
                assert!(added.iter().zip(gradient).all(near), "{f:?}, {rows} rows");
            }
        }
    }
}

#[test]
fn what_is_not_wanted_is_not_made() {
    let cut = Cut::new(Unary::Gelu);
    let all = Wanted::PARAMETERS | Wanted::INPUTS;
    let gradients = &cut.run(33, 1, all, 0.0)[1];
    let (of_inputs, of_parameters) = gradients.split_last().unwrap();
    let found = &cut.run(33, 1, Wanted::INPUTS, 0.0)[1];
    assert_eq!(found.last().unwrap(), of_inputs);
    assert!(found[..of_parameters.len()].iter().flatten().all(|&g| g == 0.0));
    let found = &cut.run(33, 1, Wanted::PARAMETERS, 0.0)[1];
    assert_eq!(found[..of_parameters.len()], *of_parameters);
    assert!(found.last().unwrap().iter().all(|&g| g == 0.0));
}

#[test]
fn over_the_cut_are_kept_layers_and_slopes_but_what_can_be_reported_from_layers() {
    // The slope of tanh or of ReLU is computed from the value.
    let layers = WIDTHS[1] + WIDTHS[2] + WIDTHS[3];
    for (f, slopes) in [(Unary::Tanh, 0), (Unary::Relu, 0), (Unary::Gelu, WIDTHS[1] + WIDTHS[2])] {
        let plan = Cut::new(f).plan;
        assert_eq!(plan.whole, layers + slopes, "{f:?}\n{}", plan.describe());
        assert_eq!(plan.parts(), [0..1, 1..2]);
        assert!((0..plan.outputs_behind()).all(|number| plan.is_given(number)));
    }
}

#[test]
fn what_is_reported_with_others_or_read_again_lies_in_the_plans_own_memory() {
    let Network { mut graph, inputs, parameters } = Network::new(&[&[3]], &[&[3], &[3], &[2]]);
    let product = graph.mul(inputs[0], parameters[0]).unwrap();
    let y = graph.add(product, parameters[1]).unwrap();
    let seed = graph.input("seed", &[3]).unwrap();
    let mut found = graph.pullback(&[(y, seed)], &parameters).unwrap();
    // The square of a gradient reads it; an unused parameter has a gradient of 0; an output that is requested twice is present twice.
    found.push(graph.mul(found[0], found[0]).unwrap());
    found.push(found[1]);
    let behind: Vec<(Id, Wanted)> = found.iter().map(|&id| (id, Wanted::PARAMETERS)).collect();
    let plan = Plan::cut(&graph, &[y], &behind);
    let given: Vec<bool> = (0..5).map(|number| plan.is_given(number)).collect();
    assert_eq!(given, [false, false, false, false, false], "{}", plan.describe());
    let (x, seed) = ([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [1.0; 6]);
    let (source, team) = (Rows(&[&x[..], &seed[..]]), Team::alone());
    let mut memory = plan.memory::<f64>(2, 1).unwrap();
    for (phases, wanted) in plan.parts().into_iter().zip([Wanted::OUTPUTS, Wanted::PARAMETERS]) {
        let stretch = Stretch { phases, wanted, given: &[None; 5], ranks: Ranks::alone() };
        plan.run_stretch(team, &mut memory, &[0.5; 8], &source, 2, stretch);
    }
    let output = |number| memory.output_behind(&plan, number).to_vec();
    assert_eq!(output(0), [5.0, 7.0, 9.0]);
    assert_eq!(output(1), [2.0; 3]);
    assert_eq!(output(2), [0.0; 2]);
    assert_eq!(output(3), [25.0, 49.0, 81.0]);
    assert_eq!(output(4), [2.0; 3]);
}
