//! `rootgrad inspect`.

use std::path::Path;
use std::process::ExitCode;

use rootgrad::data::{ColumnKind, Source};
use rootgrad::exchange::onnx::describe;
use rootgrad::exchange::pt2;
use rootgrad::exchange::{DescribedValue, ImportOptions, ImportedTensor};
use rootgrad::formats::safetensors::{StateReader, TensorReader};
use rootgrad::formats::{is_directory, is_there, llmc, read_regular};
use rootgrad::models::{Config, Gpt2, Network};
use rootgrad::{Result, Status};
use serde_json::{Value, json};

use crate::model::{self, ModelOptions};
use crate::{output, source};

pub(crate) const EXAMPLES: &str = "\
Examples:
  rootgrad inspect net.safetensors
  rootgrad inspect state.safetensors # of PyTorch: names, types, shapes
  rootgrad inspect model.onnx        # exit status 1 if it cannot be used, and why
  rootgrad inspect model.pt2         # of torch.export.save, likewise
  rootgrad inspect model.onnx --size time=50        # a size of its inputs that it leaves open
  rootgrad inspect events.root:tree --json
  rootgrad inspect https://host/events.root:tree    # fetched into ~/.cache/rootgrad, or $ROOTGRAD_CACHE";

/// Arguments of `rootgrad inspect`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// A model (rootgrad's, ONNX, .pt2, an llm.c checkpoint or a Hugging Face directory), a PyTorch state dict (safetensors), file.root:tree or
    /// file.csv
    file: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    onnx: ModelOptions,
}

/// Prints the contents of the file.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let path = Path::new(&options.file);
    if source::is_model_elsewhere(&Source::parse(&options.file)) {
        source::refuse_url_of_model(path)?;
    }
    let (value, status) = if model::is_onnx(path) || model::is_pt2(path) {
        theirs(path, &options.onnx)?
    } else {
        options.onnx.refuse()?;
        let source = Source::parse(&options.file);
        let model = if source.is_url() { None } else { model(path)? };
        let data = || data(&source);
        (model.map_or_else(data, Ok)?, ExitCode::SUCCESS)
    };
    let text = if options.json {
        serde_json::to_string_pretty(&value)
            .map_err(|error| rootgrad::Error::Internal(error.to_string()))?
    } else {
        text(&value)
    };
    output::print((text + "\n").as_bytes())?;
    Ok(status)
}

/// Describes an ONNX model or a torch.export program, and reports if rootgrad can read it. Problems are also printed to standard error.
fn theirs(path: &Path, options: &ModelOptions) -> Result<(Value, ExitCode)> {
    let file = read_regular(path, 1 << 31)?;
    let (kind, reported) = match model::is_pt2(path) {
        true => ("pt2", pt2::describe(&file, path)?),
        false => ("onnx", describe(&file, path)?),
    };
    let values = |values: &[DescribedValue]| -> Vec<Value> {
        let value = |value: &DescribedValue| {
            let sizes = format!("[{}]", value.sizes.join(", "));
            json!({ "name": value.name, "type": value.data_type, "sizes": sizes })
        };
        values.iter().map(value).collect()
    };
    let mut model = json!({
        "kind": kind,
        "producer": reported.producer,
        "inputs": values(&reported.inputs),
        "outputs": values(&reported.outputs),
        "operators": reported.operators,
        "parameters": reported.parameters,
        "bytes": file.len(),
    });
    if !reported.unknown.is_empty() {
        model["unknown operators"] = json!(reported.unknown.join(", "));
    }
    let imported = model::import(&file, path, options).and_then(|imported| {
        let tensors = imported_tensors(&imported.tensors);
        let options = ImportOptions::default();
        Ok((Network::from_imported(imported, path, &options)?, tensors))
    });
    let status = match imported {
        Ok((network, tensors)) => {
            model["parameters"] = json!(network.parameters().len());
            model["tensors"] = tensors.into();
            ExitCode::SUCCESS
        }
        Err(error) if error.status() == Status::Format => {
            model["problem"] = json!(error.to_string());
            eprintln!("error: {}", error.line());
            ExitCode::from(1)
        }
        Err(error) => return Err(error),
    };
    Ok((model, status))
}

/// Describes the tensors of an ONNX model as the network stores them, and adds their names in the file if some differ.
fn imported_tensors(tensors: &[ImportedTensor]) -> Vec<Value> {
    let are_renamed = tensors.iter().any(|tensor| tensor.name != tensor.file_name);
    let tensor = |tensor: &ImportedTensor| {
        let mut reported =
            json!({ "name": tensor.name, "shape": tensor.sizes, "role": tensor.role.name() });
        if are_renamed {
            reported["in the file"] = json!(tensor.file_name);
        }
        reported
    };
    tensors.iter().map(tensor).collect()
}

/// Describes the model in a file. Returns `None` if neither the content nor the name of the file is that of a model.
fn model(path: &Path) -> Result<Option<Value>> {
    if !is_there(path)? {
        return Ok(None); // file:tree
    }
    if is_directory(path)? || llmc::is_llmc(path)? {
        return Ok(Some(gpt2(&Gpt2::load(path)?)));
    }
    if let Ok(file) = StateReader::open(path) {
        return Ok(Some(state(&file)));
    }
    let named = path.extension().is_some_and(|extension| extension == "safetensors");
    let kind = match TensorReader::open(path) {
        Ok(file) => file.kind(),
        Err(error) if named || error.status() == Status::Io => return Err(error),
        Err(_) => return Ok(None),
    };
    // If the kind is missing, the model's reader reports the error.
    Ok(Some(match kind.as_deref() {
        Some("gpt2") => gpt2(&Gpt2::load(path)?),
        _ => network(&Network::load(path)?),
    }))
}

/// Describes the tensors of a file that another program wrote.
fn state(file: &StateReader) -> Value {
    let tensors = file.names().into_iter().map(|name| {
        let (shape, kind) = (file.shape(&name), file.kind(&name));
        json!({ "name": name, "type": kind, "shape": shape })
    });
    json!({ "kind": "state dict", "tensors": tensors.collect::<Vec<_>>() })
}

fn gpt2(gpt: &Gpt2) -> Value {
    let config = gpt.config();
    let tensors = gpt.layout().tensors().iter();
    let tensors = tensors.map(|tensor| json!({ "name": tensor.name, "shape": tensor.shape }));
    let tokenizer = gpt.tokenizer().map(|tokenizer| match tokenizer.is_gpt2() {
        true => "gpt2".to_owned(),
        false => format!("{} tokens", tokenizer.vocabulary()),
    });
    json!({
        "kind": "gpt2",
        "layers": config.layers,
        "heads": config.heads,
        "channels": config.channels,
        "max_time": config.max_time,
        "vocabulary": config.vocabulary,
        "parameters": gpt.parameters().len(),
        "tokenizer": tokenizer,
        "tensors": tensors.collect::<Vec<_>>(),
    })
}

fn network(net: &Network) -> Value {
    let mut first = 0;
    let columns: Vec<Value> = net
        .columns()
        .iter()
        .map(|column| {
            let here = first..first + column.width;
            first = here.end;
            let standardisation = net.input_standardisation();
            let part = |values: fn(&rootgrad::data::Standardisation) -> &[f32]| {
                standardisation.map(|s| values(s)[here.clone()].to_vec())
            };
            json!({
                "name": column.name, "width": column.width,
                "centre": part(|s| &s.mean), "scale": part(|s| &s.scale),
            })
        })
        .collect();
    let tensors: Vec<Value> = net
        .layout()
        .tensors()
        .iter()
        .enumerate()
        .map(|(number, tensor)| {
            let role = if net.layout().is_state(number) { "state" } else { "trained" };
            json!({ "name": tensor.name, "shape": tensor.shape, "role": role })
        })
        .collect();
    let standard = net.target_standardisation();
    let targets = net.target_names().iter().enumerate().map(|(t, name)| {
        let (mean, scale) = (standard.map(|s| s.mean[t]), standard.map(|s| s.scale[t]));
        json!({ "name": name, "mean": mean, "scale": scale })
    });
    let targets: Vec<Value> = targets.collect();
    let mut model = json!({
        "parameters": net.parameters().len(),
        "loss": net.loss().map(|loss| format!("{loss:?}")),
        "targets": targets,
        "columns": columns,
        "tensors": tensors,
        "metadata": net.metadata(),
    });
    match net.config() {
        Config::Mlp(config) => {
            let mut widths = config.widths.clone();
            widths[0] = net.features();
            model["widths"] = json!(widths);
            model["activation"] = json!(config.activation.to_string());
        }
        Config::Transformer(config) => {
            model["transformer"] = json!({
                "length": config.length, "width": config.width, "order": config.order.to_string(),
                "outputs": config.outputs, "layers": config.layers, "heads": config.heads,
                "channels": config.channels, "causal": config.causal,
                "positions": config.positions, "pool": config.pool.to_string(),
            });
        }
        Config::Composed(config) => {
            let inputs = config.graph().inputs().iter();
            let input = |(name, id): &(String, _)| json!({ "name": name, "sizes": config.graph().shape(*id).sizes() });
            model["inputs"] = inputs.map(input).collect();
        }
        // (No model file contains this configuration.)
        Config::Table(_) => {}
    }
    if !net.missing().is_empty() {
        let missing = net.missing().iter();
        model["missing"] =
            missing.map(|of| json!({ "feature": of.feature, "value": of.value })).collect();
    }
    model
}

fn data(source: &Source) -> Result<Value> {
    let columns = source::describe(source)?.into_iter().map(|column| {
        let use_ = match column.kind {
            ColumnKind::Numeric(1) => "number".to_owned(),
            ColumnKind::Numeric(width) => format!("array of {width}"),
            ColumnKind::List => "list; usable if its length is constant, or by --jagged".to_owned(),
            ColumnKind::Other => "not usable".to_owned(),
        };
        json!({ "name": column.name, "type": column.type_name, "use": use_ })
    });
    Ok(json!({ "columns": columns.collect::<Vec<_>>() }))
}

/// Formats the JSON as text: a line per field, a table for a list of objects.
fn text(value: &Value) -> String {
    let mut lines = Vec::new();
    for (name, value) in in_order(value) {
        match value {
            Value::Null => {}
            Value::Array(rows) if rows.iter().any(Value::is_object) => {
                lines.push(format!("{name}:"));
                lines.extend(table(rows));
            }
            Value::Object(fields) => {
                lines.extend((!fields.is_empty()).then(|| format!("{name}:")));
                lines.extend(
                    fields.iter().map(|(name, value)| format!("  {name}: {}", cell(value))),
                );
            }
            other => lines.push(format!("{name}: {}", cell(other))),
        }
    }
    lines.join("\n")
}

/// Returns the fields of an object in reading order.
fn in_order(value: &Value) -> Vec<(&String, &Value)> {
    const ORDER: [&str; 26] = [
        "kind",
        "layers",
        "heads",
        "channels",
        "max_time",
        "vocabulary",
        "widths",
        "transformer",
        "activation",
        "parameters",
        "tokenizer",
        "loss",
        "targets",
        "columns",
        "tensors",
        "metadata",
        "name",
        "type",
        "use",
        "width",
        "shape",
        "role",
        "in the file",
        "centre",
        "mean",
        "scale",
    ];
    let mut fields: Vec<_> = value.as_object().into_iter().flatten().collect();
    fields.sort_by_key(|(name, _)| ORDER.iter().position(|known| known == name));
    fields
}

fn cell(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        Value::Number(number) if number.is_f64() => {
            number.as_f64().map_or_else(String::new, |value| (value as f32).to_string()) // printed as stored, as f32
        }
        Value::Array(values) if values.len() == 1 => cell(&values[0]),
        Value::Array(values) if values.len() > 4 => {
            let shown: Vec<String> = values[..3].iter().map(cell).collect();
            format!("[{}, … {} in all]", shown.join(", "), values.len())
        }
        Value::Array(values) => {
            format!("[{}]", values.iter().map(cell).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

/// Formats rows as a table. Each column is as wide as its longest cell.
fn table(rows: &[Value]) -> Vec<String> {
    let header: Vec<&String> = in_order(&rows[0]).into_iter().map(|(name, _)| name).collect();
    let mut cells: Vec<Vec<String>> = vec![header.iter().map(|&name| name.clone()).collect()];
    cells.extend(rows.iter().map(|row| header.iter().map(|&name| cell(&row[name])).collect()));
    let width =
        |i: usize| cells.iter().map(|row: &Vec<String>| row[i].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    cells
        .iter()
        .map(|row| {
            let line: String =
                row.iter().zip(&widths).map(|(cell, &w)| format!("  {cell:<w$}")).collect();
            line.trim_end().to_owned()
        })
        .collect()
}
