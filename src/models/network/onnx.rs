//! Reading networks from ONNX files, and writing them.

use std::collections::BTreeMap;
use std::path::Path;

use super::absent::Marks;
use super::file::{CommonHeader, LISTS_ROOM};
use super::{ExportOptions, Network, Output};
use crate::data::{Missing, Standardisation};
use crate::error::{Error, Result};
use crate::exchange::onnx::{self, Export};
use crate::exchange::{ImportOptions, Imported};
use crate::formats::{read_regular, write_atomically};
use crate::graph::modes::Mode;
use crate::graph::{Binary, Graph, Id, Unary};
use crate::memory;
use crate::models::ComposedConfig;

/// Maximum number of bytes of a file: the format itself allows no more in one file.
pub(super) const MOST_BYTES: u64 = 1 << 31;
/// Metadata key under which rootgrad's files store the columns and targets of the fit, as JSON.
const ABOUT: &str = "rootgrad";
/// Metadata key under which rootgrad's files describe the jagged inputs, as JSON.
const JAGGED: &str = "rootgrad.jagged";
/// Metadata key under which rootgrad's files store the kind of output that was exported.
const WRITTEN: &str = "rootgrad.output";
const RAW: &str = "raw";
const PROBABILITY: &str = "probability";

impl Network {
    /// Reads an ONNX model of opset 7 or later. A row of the network is the numbers of the model's inputs, one after the other; the network's outputs
    /// are the model's outputs, one after the other. The network predicts, trains and is saved as any network.
    ///
    /// Inputs are not standardised: the parameters of the model expect unchanged inputs, and a fit does not standardise them either.
    /// [`onnx::import`] documents which of the file's tensors are parameters, and how the batch is found. A file that [`Network::export_onnx`] wrote
    /// also contains the names of its columns and targets.
    ///
    /// Some models end in a sigmoid of one number, in a softmax of its K outputs, or in one share of a softmax of two. Such a model becomes a
    /// classifier without that last function: the network's outputs ([`Output::Raw`], the default) are its logits, from which a fit computes the
    /// loss. [`Output::Probability`] then gives the outputs of the file. The last function stays if the model has other outputs, if rootgrad exported
    /// the raw output of a network that ends in it, and on [demand](ImportOptions::keep_probability). If the outputs of a model lie between 0 and 1
    /// for another reason, [`Network::gives_probabilities`] is true: [`Output::Probability`] is refused, and a fit as a classifier prints a note.
    ///
    /// # Errors
    /// Those of [`onnx::import`]; [`Error::Io`] if the file cannot be read; [`Error::Format`] for a model without inputs.
    pub fn import_onnx(path: impl AsRef<Path>, options: &ImportOptions) -> Result<Self> {
        let path = path.as_ref();
        let file = read_regular(path, MOST_BYTES)?;
        memory::headroom(LISTS_ROOM + 8 * file.len(), "the lists of the model")?;
        let imported = onnx::import(&file, path, options)?;
        drop(file);
        Self::from_imported(imported, path, options)
    }

    /// Returns the network of a model that was read from the file `path` with these options, as [`Network::import_onnx`] returns it.
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
        // In a file of rootgrad's, the last function is part of the network if the raw output was exported.
        let is_raw = metadata.remove(WRITTEN).is_some_and(|written| written == RAW);
        if let ([y], false) = (&mut ids[..], is_raw || options.keep_probability)
            && let Some(logits) = graph.logits_of(*y)?
        {
            *y = logits;
        }
        let config = ComposedConfig::new(&graph, &ids, 0)?;
        // Start of each parameter's numbers, by its name.
        let (mut places, mut start) = (std::collections::HashMap::new(), 0);
        for parameter in graph.parameters() {
            let len = parameter.sizes.iter().product::<usize>();
            places.insert(&*parameter.name, start..start + len);
            start += len;
        }
        let mut own = memory::with_capacity(parameters.len(), "the network's parameters")?;
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

    /// Writes the network as an ONNX model, whole or not at all. The standardisation of inputs and targets is part of the graph; the metadata
    /// contains the names of columns and targets. Each input is one of the network's (N, …); for an MLP or a transformer all features are one input,
    /// `x`. The output is `output` (N, K), with the values of [`Network::predict`] for the same [`Output`].
    ///
    /// A jagged input is (N, columns, entries). `options.absent` selects how an absent entry of a row is marked; the metadata `rootgrad.jagged`
    /// describes all jagged inputs as JSON. Batch norms are written as batch norms. Running means and variances, and other tensors that are not
    /// trained, have the description `state`.
    ///
    /// # Errors
    /// [`Error::Argument`] for a network that sees the whole batch or needs operators that ONNX does not have, for a table network before its first
    /// fit, for the probability of a regression, and for marks of absent entries without a jagged input; [`Error::Io`]; [`Error::Memory`].
    pub fn export_onnx(
        &self,
        path: impl AsRef<Path>,
        options: impl Into<ExportOptions>,
    ) -> Result<()> {
        let options = options.into();
        self.check_fitted()?;
        self.check_output(options.output)?;
        // The file is built in memory; its parts are separate messages.
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

    /// Returns the momentum of each state, by its name: the fraction of the way to a batch's value that a training step moves it.
    fn states(&self) -> Result<BTreeMap<String, f64>> {
        let config = self.config().composed()?;
        let graph = config.graph();
        let states = graph.parameters().iter().filter(|parameter| parameter.next.is_some());
        Ok(states.map(|of| (of.name.clone(), graph.momentum_of(of.value).unwrap_or(0.0))).collect())
    }

    /// Returns the whole prediction as a graph whose parameters are the network's, in their order.
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
            // A network with flags has one input.
            let given = if self.missing().is_empty() { sizes } else { &[self.features()] };
            let len = if self.missing().is_empty() { len } else { self.features() };
            let mut x = graph.input(&**name, given)?;
            let raw = x;
            if let Some(standardisation) = self.input_standardisation() {
                let Standardisation { mean, scale } = standardisation;
                let part = start..start + len;
                // Use the same numbers as a prediction, which adds the shift and multiplies by the reciprocal.
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

/// Replaces missing values of `raw` (F) by 0 in `x` (F), and appends the flags: (F + M).
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
        return graph.concat(&[filled, is], 0); // in the order of the features
    }
    let mut parts = vec![filled];
    for missing in missing {
        parts.push(graph.slice(is, 0, missing.feature, missing.feature + 1)?);
    }
    graph.concat(&parts, 0)
}

/// Applies `f` to a value and one number for each of its elements, unless all numbers are neutral.
fn moved(
    graph: &mut Graph,
    x: Id,
    numbers: &[f64],
    neutral: f64,
    f: impl FnOnce(&mut Graph, Id, Id) -> Result<Id>,
) -> Result<Id> {
    // An all-neutral shift is skipped: −0 + x is x.
    if numbers.iter().all(|&number| number == neutral) {
        return Ok(x);
    }
    let sizes = graph.shape(x).sizes().to_vec();
    let numbers = graph.constant(&sizes, numbers)?;
    f(graph, x, numbers)
}
