//! Networks from ONNX files, and to them.

use std::collections::BTreeMap;
use std::path::Path;

use super::absent::Marks;
use super::file::{CommonHeader, LISTS_ROOM};
use super::{ExportOptions, Network, Output};
use crate::data::{Missing, Standardisation};
use crate::error::{Error, Result};
use crate::formats::{read_regular, write_atomically};
use crate::graph::modes::Mode;
use crate::graph::onnx::{self, Export, ImportOptions, Imported};
use crate::graph::{Binary, Graph, Id, Unary};
use crate::memory;
use crate::models::ComposedConfig;

/// Bytes of a file that is read: the format itself allows no more in one.
pub(super) const MOST_BYTES: u64 = 1 << 31;
/// Under this name a file of ours tells what it was fitted to, as JSON.
const ABOUT: &str = "rootgrad";
/// Under this name a file of ours describes its jagged inputs, as JSON.
const JAGGED: &str = "rootgrad.jagged";
/// Under this name it tells which of the network's outputs its own are.
const WRITTEN: &str = "rootgrad.output";
const RAW: &str = "raw";
const PROBABILITY: &str = "probability";

impl Network {
    /// Reads an ONNX model of opset 7 or later: a row of it are the numbers of its inputs, one after the other, and the network's
    /// outputs are its outputs, one after the other. It predicts, trains on and is saved as any network.
    ///
    /// Inputs come as they are: the network is one whose parameters expect that, and a fit does not standardise them.
    /// [`onnx::import`] tells which of the file's tensors are parameters, and how the batch is found. A file that
    /// [`Network::export_onnx`] wrote brings the names of its columns and targets along.
    ///
    /// A model that ends in a sigmoid of one number, in a softmax of its K outputs, or in one share of a softmax of two is a
    /// classifier without that last function: the network's outputs ([`Output::Raw`], the default) are its logits, on which a
    /// fit's loss is computed, and [`Output::Probability`] is what the file gives. The last function stays where the model has other
    /// outputs, and where it is of a network of rootgrad's whose raw output was exported, and on [demand](ImportOptions::keep_probability). Of a model whose outputs lie between 0 and 1 for another
    /// reason, [`Network::gives_probabilities`] is true: [`Output::Probability`] is refused, and a fit as a classifier notes it.
    ///
    /// # Errors
    /// As [`onnx::import`]; [`Error::Io`] if it cannot be read; [`Error::Format`] for a model without inputs.
    pub fn import_onnx(path: impl AsRef<Path>, options: &ImportOptions) -> Result<Self> {
        let path = path.as_ref();
        let file = read_regular(path, MOST_BYTES)?;
        memory::headroom(LISTS_ROOM + 8 * file.len(), "the lists of the model")?;
        let imported = onnx::import(&file, path, options)?;
        drop(file);
        Self::from_imported(imported, path, options)
    }

    /// The network of a model that was read from the file `path` with these options, as [`Network::import_onnx`] returns it.
    ///
    /// # Errors
    /// [`Error::Format`] for a model without inputs; [`Error::Memory`].
    pub fn from_imported(imported: Imported, path: &Path, options: &ImportOptions) -> Result<Self> {
        Self::of_imported(imported, options).map_err(|error| match error {
            Error::Memory { .. } => error,
            error => {
                let problem = format!("cannot be imported: {error}");
                Error::Format { path: path.to_owned(), problem }
            }
        })
    }

    fn of_imported(imported: Imported, options: &ImportOptions) -> Result<Self> {
        let Imported { mut graph, outputs, parameters, mut metadata, .. } = imported;
        let about = metadata.remove(ABOUT);
        metadata.remove(JAGGED);
        let mut ids: Vec<Id> = outputs.iter().map(|&(_, id)| id).collect();
        // (What a network of ours ends in is part of it.)
        let is_raw = metadata.remove(WRITTEN).is_some_and(|written| written == RAW);
        if let ([y], false) = (&mut ids[..], is_raw || options.keep_probability)
            && let Some(logits) = graph.logits_of(*y)?
        {
            *y = logits;
        }
        let config = ComposedConfig::new(&graph, &ids, 0)?;
        // Where each parameter's numbers are, by its name.
        let (mut places, mut start) = (std::collections::HashMap::new(), 0);
        for parameter in graph.parameters() {
            let len = parameter.sizes.iter().product::<usize>();
            places.insert(&*parameter.name, start..start + len);
            start += len;
        }
        let mut own = memory::room(parameters.len(), "the network's parameters")?;
        for parameter in config.graph().parameters() {
            own.extend_from_slice(&parameters[places[&*parameter.name].clone()]);
        }
        let mut network = Self::from_parts(config, &own)?;
        network.set_input_standardisation(Some(Standardisation::identity(network.features())))?;
        network.set_target_standardisation(Some(Standardisation::identity(network.outputs())))?;
        *network.metadata_mut() = metadata;
        if let Some(about) = about {
            let wrong = |error| {
                Error::argument("the file's 'rootgrad' text", error, "what rootgrad writes")
            };
            let about: CommonHeader = serde_json::from_str(&about).map_err(wrong)?;
            about.give(&mut network)?;
        }
        Ok(network)
    }

    /// Writes the network as an ONNX model, whole or not at all: standardisation of inputs and targets is part of the graph, columns
    /// and targets are named in its metadata. An input of it is one of the network's (N, …): all features of an MLP or a transformer
    /// are one, `x`. Its output is `output` (N, K), as [`Network::predict`] gives it for the same [`Output`].
    ///
    /// A jagged input is (N, columns, entries), and an entry that a row lacks is marked as `options.absent` says: the metadata
    /// `rootgrad.jagged` describes all of them as JSON. Batch norms are written as such; running means and variances, and other tensors
    /// that are not trained, have the description `state`.
    ///
    /// # Errors
    /// [`Error::Argument`] for a network that sees the whole batch or that ONNX has no operators for, a table network before its first fit, for the probability of a
    /// regression, and for marks of absent entries without a jagged input; [`Error::Io`]; [`Error::Memory`].
    pub fn export_onnx(
        &self,
        path: impl AsRef<Path>,
        options: impl Into<ExportOptions>,
    ) -> Result<()> {
        let options = options.into();
        self.check_fitted()?;
        self.check_output(options.output)?;
        // (The file is written in memory, its parts in messages of their own.)
        memory::headroom(LISTS_ROOM + 16 * self.parameters().len(), "the model's file")?;
        let (graph, y, marks) = self.whole_graph(options)?;
        let mut metadata = self.metadata().clone();
        let internal = |error| Error::Internal(format!("the network's names: {error}"));
        let about = CommonHeader::of(self).with_columns(marks.inputs);
        metadata.insert(ABOUT.to_owned(), serde_json::to_string(&about).map_err(internal)?);
        metadata.extend(marks.description.map(|text| (JAGGED.to_owned(), text)));
        let is_probability = options.output == Output::Probability;
        let written = if is_probability { PROBABILITY } else { RAW };
        metadata.insert(WRITTEN.to_owned(), written.to_owned());
        let outputs = [("output".to_owned(), y)];
        let parameters = self.parameters();
        let states = self.states()?;
        let export = Export { graph: &graph, outputs: &outputs, parameters, states, metadata };
        let bytes = onnx::export(&export)?;
        write_atomically(path.as_ref(), |file| file.write_all(&bytes))
    }

    /// Of each state, by its name, the part of the way to a batch's value that a step of training moves it.
    fn states(&self) -> Result<BTreeMap<String, f64>> {
        let config = self.config().composed()?;
        let graph = config.graph();
        let states = graph.parameters().iter().filter(|parameter| parameter.next.is_some());
        Ok(states.map(|of| (of.name.clone(), graph.momentum_of(of.value).unwrap_or(0.0))).collect())
    }

    /// All that a prediction does, as a graph whose parameters are the network's, in their order.
    fn whole_graph(&self, options: ExportOptions) -> Result<(Graph, Id, Marks)> {
        let config = self.config().composed()?;
        let (from, wanted) = config.graph().resolved(Mode::Use, &[config.output()])?;
        let mut graph = Graph::new();
        let mut known = Vec::new();
        for parameter in from.parameters() {
            known.push((parameter.value, graph.parameter(&*parameter.name, &parameter.sizes)?));
        }
        let (mut start, mut raws) = (0, Vec::new());
        for (name, id) in from.inputs() {
            let sizes = from.shape(*id).sizes();
            let len = from.shape(*id).len();
            // (A network with flags has one input.)
            let given = if self.missing().is_empty() { sizes } else { &[self.features()] };
            let len = if self.missing().is_empty() { len } else { self.features() };
            let mut x = graph.input(&**name, given)?;
            let raw = x;
            if let Some(standardisation) = self.input_standardisation() {
                let Standardisation { mean, scale } = standardisation;
                let part = start..start + len;
                // (The very numbers of a prediction: it adds, and multiplies by the reciprocal.)
                let shift = mean[part.clone()].iter().map(|&mean| f64::from(-mean));
                let factor = scale[part].iter().map(|&scale| f64::from(1.0 / scale));
                let [shift, factor] = [shift.collect::<Vec<f64>>(), factor.collect()];
                x = moved(&mut graph, x, &shift, 0.0, |graph, x, shift| graph.add(x, shift))?;
                x = moved(&mut graph, x, &factor, 1.0, |graph, x, factor| graph.mul(x, factor))?;
            }
            if !self.missing().is_empty() {
                x = flagged(&mut graph, (raw, x), self.missing(), len)?;
            }
            raws.push((*id, raw));
            known.push((*id, x));
            start += len;
        }
        let marks = self.mark_absent(options.absent, (&mut graph, &from), &raws, &mut known)?;
        let mut y = graph.transfer(&from, &known, &wanted)?[0];
        if let Some(Standardisation { mean, scale }) = self.target_standardisation() {
            let [mean, scale]: [Vec<f64>; 2] = [mean, scale]
                .map(|numbers| numbers.iter().map(|&number| f64::from(number)).collect());
            y = moved(&mut graph, y, &scale, 1.0, |graph, y, scale| graph.mul(y, scale))?;
            y = moved(&mut graph, y, &mean, 0.0, |graph, y, mean| graph.add(y, mean))?;
        }
        if options.output == Output::Probability {
            y = if self.outputs() == 1 {
                graph.unary(Unary::Sigmoid, y)?
            } else {
                graph.softmax(y, -1)?
            };
        }
        Ok((graph, y, marks))
    }
}

/// What is missing in `raw` (F) is 0 in `x` (F), and has a flag behind: (F + M).
fn flagged(
    graph: &mut Graph,
    (raw, x): (Id, Id),
    missing: &[Missing],
    features: usize,
) -> Result<Id> {
    let values = Missing::values(missing, features);
    let number = |&value: &f32| if value.is_nan() { 0.0 } else { f64::from(value) };
    let may = |value: &f32| f64::from(u8::from(!value.is_nan()));
    let numbers = graph.constant(&[features], &values.iter().map(number).collect::<Vec<_>>())?;
    let may = graph.constant(&[features], &values.iter().map(may).collect::<Vec<_>>())?;
    let is = graph.binary(Binary::Equal, raw, numbers)?;
    let is = graph.mul(is, may)?;
    let zero = graph.scalar(0.0);
    let filled = graph.select(is, zero, x)?;
    if missing.len() == features {
        return graph.concat(&[filled, is], 0); // (in the order of the features)
    }
    let mut parts = vec![filled];
    for missing in missing {
        parts.push(graph.slice(is, 0, missing.feature, missing.feature + 1)?);
    }
    graph.concat(&parts, 0)
}

/// `f` of a value and numbers for each of its places, unless all of these change nothing.
fn moved(
    graph: &mut Graph,
    x: Id,
    numbers: &[f64],
    neutral: f64,
    f: impl FnOnce(&mut Graph, Id, Id) -> Result<Id>,
) -> Result<Id> {
    // (−0 + x is x.)
    if numbers.iter().all(|&number| number == neutral) {
        return Ok(x);
    }
    let sizes = graph.shape(x).sizes().to_vec();
    let numbers = graph.constant(&sizes, numbers)?;
    f(graph, x, numbers)
}
