//! Workers of `cargo xtask bench onnx`: rootgrad's and ONNX Runtime's, each called through its C interface by the same loop.
//!
//! The case is a JSON object on the command line: `case`, `batch` (rows per call; 1 means single events), `rows` (per round),
//! `threads`, `mode`, `data` (path prefix). In the mode "onnx" the worker writes the files for the others: events, the network as an
//! ONNX model, and the outputs of the original network for the events. Then it imports the model. In the mode "mlp" it runs the
//! built-in perceptron, in the mode "onnxruntime" ONNX Runtime, whose library the environment variable `ONNXRUNTIME` names. When
//! ready it prints a JSON line, with the largest difference between an output and the written ones. Then for every line on standard
//! input it runs all rows once and prints the seconds.

#[path = "../case.rs"]
mod case;
#[path = "../rootgrad_graph/networks.rs"]
mod networks;
mod onnxruntime;
mod predictor;
mod rounds;
#[path = "../rootgrad_worker.rs"]
mod worker;

use case::{Case, Random};
use predictor::Predictors;
use rootgrad::models::{Network, Output};
use rootgrad::{Error, Result};
use rounds::{Rows, serve};
use serde_json::json;

fn main() -> Result<()> {
    let case = Case::read()?;
    let model = format!("{}model.onnx", case.prefix);
    // Several threads run different batches at the same time; single events are run on one thread.
    let callers = if case.batch == 1 { 1 } else { case.threads };
    match &*case.mode {
        "onnx" => {
            let net = networks::composed(&case.name)?;
            write(&case, &net, &model)?;
            let rows = Rows::read(&case)?;
            let tensors: Vec<(&str, &[usize])> =
                net.layout().tensors().iter().map(|span| (&*span.name, &*span.shape)).collect();
            let info = json!({ "tensors": tensors, "outputs": net.outputs() });
            serve(vec![Predictors::import(&model, rows, callers)?], &case, info)
        }
        "mlp" => {
            let net = networks::built_in(&case.name, &case.values("parameters")?)?;
            let path = format!("{}built-in.safetensors", case.prefix);
            net.save(&path)?;
            let rows = Rows::read(&case)?;
            serve(vec![Predictors::load(&path, rows, callers)?], &case, json!({}))
        }
        "onnxruntime" => serve(onnxruntime::sessions(&case, &model)?, &case, json!({})),
        mode => Err(Error::argument("mode", mode, "onnx, mlp or onnxruntime")),
    }
}

/// Writes the events, the network's parameters and outputs, and the network as an ONNX model.
fn write(case: &Case, net: &Network, model: &str) -> Result<()> {
    let mut random = Random::new();
    let features = net.features();
    let x: Vec<f32> = (0..case.rows * features).map(|_| random.normal()).collect();
    let mut outputs = vec![0.0; case.rows * net.outputs()];
    net.predict(&x, features, &mut outputs, Output::Raw)?;
    case.write("x", &x)?;
    case.write("outputs", &outputs)?;
    case.write("parameters", net.parameters())?;
    net.export_onnx(model, Output::Raw)
}
