//! A network and its reverse pass as one plan, cut at the point where the caller's seed enters.

use super::{ComposedConfig, Layout, side_by_side};
use crate::error::Result;
use crate::graph::modes::Mode;
use crate::graph::{Graph, Id, Plan, Wanted};
use crate::kernels::Affine;

/// Plan of a network's forward and reverse pass. Its inputs are, in this order: the standardised inputs of the network; the keys
/// of the rows, in the training of a network that draws random numbers; the adjoints of the outputs (K), which are the seed.
#[derive(Debug)]
pub(in crate::models) struct Reverse {
    pub(in crate::models) plan: Plan,
    /// True if rows have keys.
    pub(in crate::models) has_keys: bool,
    /// For each state that a pass updates: the index of its tensor, and the index of the output before the cut with its new value.
    pub(in crate::models) states: Vec<(usize, usize)>,
    /// For each tensor, the index of the output behind the cut with its gradient. States have none.
    pub(in crate::models) gradients: Vec<Option<usize>>,
    /// Index of the output with the gradient of the inputs (F), in the units of the inputs that the caller passes.
    pub(in crate::models) inputs: usize,
}

impl Reverse {
    /// Index of the network's output (K), before the cut.
    pub(in crate::models) const OUTPUT: usize = 0;

    /// Builds the plan for a mode. The inputs of the network are standardised by `affine`.
    ///
    /// # Errors
    /// [`Error::Argument`](crate::Error::Argument) for an operation without a derivative in the graph.
    pub(in crate::models) fn new(
        layout: &Layout,
        mode: Mode,
        affine: Option<&Affine>,
    ) -> Result<Self> {
        let config = layout.config();
        config.graph().headroom()?;
        let parameters = config.graph().parameters().iter().enumerate();
        let moved: Vec<(usize, Id)> = match mode {
            Mode::Training => parameters.filter_map(|(n, of)| Some((n, of.next?))).collect(),
            Mode::Use => Vec::new(),
        };
        let Resolved { mut graph, made, copies } =
            Resolved::new(config, mode, layout.states(), &moved)?;
        let (y, states) = (made[0], &made[1..]);
        let (features, has_keys) = inputs(config, &graph);
        let seed = graph.input("the seed", &[layout.outputs()])?;
        let trained = (0..layout.tensors().len()).filter(|&number| !layout.states()[number]);
        let trained: Vec<usize> = trained.collect();
        let with_respect_to = trained.iter().map(|&number| graph.parameters()[number].value);
        let with_respect_to: Vec<Id> = with_respect_to.chain(features.iter().copied()).collect();
        let all = graph.pullback(&[(y, seed)], &with_respect_to)?;
        let (of_parameters, of_inputs) = all.split_at(trained.len());
        let of_inputs = in_given_units(&mut graph, of_inputs, affine)?;

        let before = [&[y], states, &copies[..]].concat();
        let mut behind: Vec<(Id, Wanted)> =
            of_parameters.iter().map(|&id| (id, Wanted::PARAMETERS)).collect();
        behind.push((of_inputs, Wanted::INPUTS));
        let mut gradients = vec![None; layout.tensors().len()];
        trained.iter().enumerate().for_each(|(output, &number)| gradients[number] = Some(output));
        Ok(Self {
            plan: Plan::cut(&graph, &before, &behind),
            has_keys,
            states: moved.iter().enumerate().map(|(n, of)| (of.0, 1 + n)).collect(),
            inputs: trained.len(),
            gradients,
        })
    }
}

/// The graph of a network in one mode.
struct Resolved {
    graph: Graph,
    /// The output, and the new values of the states.
    made: Vec<Id>,
    /// Copies of the states before the pass: states may be updated between the two passes.
    copies: Vec<Id>,
}

impl Resolved {
    fn new(
        config: &ComposedConfig,
        mode: Mode,
        states: &[bool],
        moved: &[(usize, Id)],
    ) -> Result<Self> {
        let nexts = moved.iter().map(|of| of.1);
        let wanted: Vec<Id> = [config.output()].into_iter().chain(nexts).collect();
        let (from, wanted) = config.graph().resolved(mode, &wanted)?;
        if !states.contains(&true) {
            return Ok(Self { graph: from, made: wanted, copies: Vec::new() });
        }
        let (mut graph, mut known, mut copies) = (Graph::new(), Vec::new(), Vec::new());
        for (name, id) in from.inputs() {
            known.push((*id, graph.input(name.clone(), from.shape(*id).sizes())?));
        }
        for (parameter, &is_state) in from.parameters().iter().zip(states) {
            let name = parameter.name.clone();
            let mut value = graph.parameter_from(name, &parameter.sizes, parameter.initial)?;
            if is_state {
                value = graph.stop_gradient(value)?;
                copies.push(value);
            }
            known.push((parameter.value, value));
        }
        let made = graph.transfer(&from, &known, &wanted)?;
        Ok(Self { graph, made, copies })
    }
}

/// Returns the inputs of a network in its graph, and true if the keys of the rows follow them.
fn inputs(config: &ComposedConfig, graph: &Graph) -> (Vec<Id>, bool) {
    let count = config.graph().inputs().len();
    let features = graph.inputs()[..count].iter().map(|of| of.1).collect();
    (features, graph.inputs().len() > count)
}

/// Converts the gradients of standardised inputs to the gradient of a row of features (F): x′ = (x + shift)·factor.
fn in_given_units(graph: &mut Graph, of_inputs: &[Id], affine: Option<&Affine>) -> Result<Id> {
    let row = side_by_side(graph, of_inputs)?;
    let Some(affine) = affine else { return Ok(row) };
    let factors: Vec<f64> = affine.factors().iter().map(|&factor| factor.into()).collect();
    let factors = graph.constant(&[factors.len()], &factors)?;
    graph.mul(row, factors)
}
