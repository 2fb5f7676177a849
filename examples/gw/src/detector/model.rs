//! A network that ranks windows: its graph, its trained numbers, and the gradients of both kinds.

use super::Setting;
use crate::Result;
use rootgrad::graph::{Graph, Id, Initial, LossReduction, Plan, Rows};
use rootgrad::threads::Team;

/// Windows per run of a plan.
pub(super) const BATCH: usize = 256;

/// A graph whose logit ranks a window, with the numbers of its parameters.
pub struct Model {
    pub(super) graph: Graph,
    setting: Setting,
    values: Values,
    parameters: Vec<f32>,
}

/// Values of a model's graph.
#[derive(Debug, Clone, Copy)]
pub(super) struct Values {
    /// Input: the window (detectors, samples).
    pub(super) strain: Id,
    /// Input: 1 if the window has a signal, else 0.
    pub(super) label: Id,
    /// The logit, by which windows are ranked. Training differentiates it.
    pub(super) logit: Id,
    /// The same logit with its full dependence on the strain: training may leave out a part that the parameters do not need.
    pub(super) through: Id,
}

/// How a model's logit depends on the strain of a window.
#[derive(Debug, Clone, PartialEq)]
pub struct Look {
    /// The logit.
    pub logit: f32,
    /// Derivative of the logit with respect to each sample, (detectors, samples).
    pub gradient: Vec<f32>,
}

impl Look {
    /// Returns each sample times its derivative: the change of the logit, to first order, if the sample were larger by its own size.
    #[must_use]
    pub fn products(&self, window: &[f32]) -> Vec<f32> {
        self.gradient.iter().zip(window).map(|(g, x)| g * x).collect()
    }
}

impl Model {
    pub(super) fn new(
        graph: Graph,
        setting: Setting,
        values: Values,
        parameters: Vec<f32>,
    ) -> Self {
        Self { graph, setting, values, parameters }
    }

    /// Returns the graph, which has the names of the parameters in the order of [`parameters`](Self::parameters).
    #[must_use]
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Returns its setting.
    #[must_use]
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    pub(super) fn logit(&self) -> Id {
        self.values.logit
    }

    /// Returns the trained numbers.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// Replaces the trained numbers.
    ///
    /// # Panics
    /// If their number is wrong.
    pub fn set_parameters(&mut self, parameters: &[f32]) {
        self.parameters.copy_from_slice(parameters);
    }

    /// Replaces a parameter of one number.
    pub(super) fn set(&mut self, name: &str, value: f64) {
        let mut first = 0;
        for parameter in self.graph.parameters() {
            if parameter.name == name {
                self.parameters[first] = value as f32;
            }
            first += parameter.sizes.iter().product::<usize>();
        }
    }

    /// Returns the mean loss of a batch and the sum of its gradient over rows, as a plan. Its outputs are the loss of each row, then the gradients of
    /// the parameters in order.
    pub(super) fn training_plan(&self) -> Result<Plan> {
        let mut graph = self.graph.clone();
        let Values { logit, label, .. } = self.values;
        let loss = graph.binary_cross_entropy(logit, label, LossReduction::Mean)?;
        let parameters: Vec<Id> = graph.parameters().iter().map(|p| p.value).collect();
        let gradients = graph.gradient(loss, &parameters)?;
        Ok(Plan::new(&graph, &[&[loss][..], &gradients].concat()))
    }

    /// Returns the logit as a plan.
    pub(super) fn logit_plan(&self) -> Plan {
        Plan::new(&self.graph, &[self.values.logit])
    }

    /// Returns the logits of windows (rows, detectors, samples).
    ///
    /// # Errors
    /// Not enough memory.
    pub fn logits(&self, team: &Team, windows: &[f32]) -> Result<Vec<f32>> {
        let plan = self.logit_plan();
        let mut memory = plan.memory(BATCH, team.threads())?;
        let (mut logits, labels) = (Vec::new(), [0.0; BATCH]);
        for windows in windows.chunks(BATCH * self.setting.width()) {
            let rows = windows.len() / self.setting.width();
            let inputs: [&[f32]; 2] = [windows, &labels[..rows]];
            plan.run(team, &mut memory, &self.parameters, &Rows(&inputs), rows);
            logits.extend_from_slice(memory.output(0));
        }
        Ok(logits)
    }

    /// Returns the logits of windows (rows, detectors, samples) and their derivatives with respect to the strain.
    ///
    /// # Errors
    /// Not enough memory.
    pub fn look(&self, team: &Team, windows: &[f32]) -> Result<Vec<Look>> {
        let mut graph = self.graph.clone();
        let Values { strain, through, .. } = self.values;
        let gradient = graph.gradient(through, &[strain])?;
        let plan = Plan::new(&graph, &[through, gradient[0]]);
        let width = self.setting.width();
        let rows = windows.len() / width;
        let mut memory = plan.memory(rows, team.threads())?;
        let labels = vec![0.0; rows];
        plan.run(team, &mut memory, &self.parameters, &Rows(&[windows, &labels]), rows);
        let logits = memory.output(0).iter();
        let gradients = memory.output(1).chunks_exact(width);
        let each = logits.zip(gradients);
        Ok(each.map(|(&logit, g)| Look { logit, gradient: g.to_vec() }).collect())
    }
}

/// Returns initial parameters; `begin` gives those that are not drawn or constant.
pub(super) fn initial(
    graph: &Graph,
    seed: u64,
    begin: impl Fn(&str) -> Option<Vec<f32>>,
) -> Vec<f32> {
    use rand::{RngExt, SeedableRng};
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut all = Vec::new();
    for parameter in graph.parameters() {
        let count = parameter.sizes.iter().product();
        match (begin(&parameter.name), parameter.initial) {
            (Some(values), _) => all.extend(values),
            (None, Initial::Value { value }) => {
                all.extend(std::iter::repeat_n(value as f32, count));
            }
            (None, Initial::Uniform { bound }) => {
                all.extend((0..count).map(|_| rng.random_range(-bound..bound) as f32));
            }
            _ => all.extend(std::iter::repeat_n(0.0f32, count)),
        }
    }
    all
}
