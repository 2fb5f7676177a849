//! Description of a program, before any attempt to import it.

use std::collections::BTreeMap;
use std::path::Path;

use super::archive::{Archive, type_name};
use super::operators;
use super::schema::{Meta, Size};
use crate::error::Result;
use crate::exchange::{DescribedValue, Description};

/// Describes a program from the bytes of its file; `path` is the file's path, for messages.
///
/// # Errors
/// [`Error::Format`](crate::Error::Format) for a file that is not an archive of a program, or that is damaged.
pub fn describe(file: &[u8], path: &Path) -> Result<Description> {
    let archive = Archive::read(file).map_err(|problem| problem.of(path))?;
    let module = &archive.program.graph_module;
    let metas = &module.graph.tensor_values;
    let value = |name: &str| {
        let meta = metas.get(name);
        DescribedValue {
            name: name.to_owned(),
            data_type: meta.map_or_else(|| "?".to_owned(), |meta| type_name(meta.dtype)),
            sizes: meta.map_or(Vec::new(), sizes),
        }
    };
    let inputs = module.signature.input_specs.iter();
    let inputs = inputs.filter_map(|spec| spec.user_input.as_ref());
    let outputs = module.signature.output_specs.iter();
    let outputs = outputs.filter_map(|spec| spec.user_output.as_ref());
    let mut reported = Description {
        inputs: inputs.flat_map(|input| input.arg.names()).map(value).collect(),
        outputs: outputs.flat_map(|output| output.arg.names()).map(value).collect(),
        parameters: archive.parameters(),
        ..Description::default()
    };
    if !archive.program.torch_version.is_empty() {
        reported.producer = format!("pytorch {}", archive.program.torch_version);
    }
    let mut unknown = BTreeMap::new();
    for node in &module.graph.nodes {
        let name = super::target::short(&node.target).to_owned();
        if operators::find(&node.target).is_none() {
            unknown.insert(name.clone(), ());
        }
        *reported.operators.entry(name).or_default() += 1;
    }
    reported.unknown = unknown.into_keys().collect();
    Ok(reported)
}

fn sizes(meta: &Meta<'_>) -> Vec<String> {
    let size = |size: &Size<'_>| match size {
        Size::Int(size) => size.to_string(),
        Size::Expression(size) => size.symbol().to_owned(),
    };
    meta.sizes.iter().map(size).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_tells_what_is_in_it() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pt2/mlp.pt2");
        let reported = describe(&std::fs::read(&path).unwrap(), &path).unwrap();
        let x = &reported.inputs[0];
        assert_eq!((&*x.name, &*x.data_type, x.sizes.len()), ("x", "float32", 2));
        assert_eq!(x.sizes[1], "4");
        assert_eq!(reported.outputs.len(), 1);
        assert_eq!(reported.operators["aten.linear.default"], 3);
        // 4 · 8 + 8, 8 · 6 + 6, 6 · 2 + 2
        assert_eq!((reported.parameters, reported.unknown.len()), (108, 0));
        assert!(reported.producer.starts_with("pytorch 2."), "{}", reported.producer);
    }
}
