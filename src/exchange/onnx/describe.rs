//! Description of a model file, before any attempt to import the model.

use crate::exchange::DescribedValue;
use crate::exchange::Description;
use std::collections::BTreeMap;
use std::path::Path;

use super::message::{Content, Graph, Model, Node, Size, ValueInfo};
use super::operators;
use super::tensor::type_name;
use crate::error::Result;

/// Describes a model from the bytes of its file; `path` is the file's path, for messages.
///
/// # Errors
/// [`Error::Format`](crate::Error::Format) for a file that is not an ONNX model, or that is damaged.
pub fn describe(file: &[u8], path: &Path) -> Result<Description> {
    let model = super::read_model(file).map_err(|problem| problem.of(path))?;
    let graph = &model.graph;
    let is_tensor =
        |input: &ValueInfo<'_>| graph.initialisers.iter().any(|tensor| tensor.name == input.name);
    let inputs = graph.inputs.iter().filter(|input| !is_tensor(input)).map(value).collect();
    let mut found = Found { model: &model, operators: BTreeMap::new(), unknown: Vec::new() };
    let functions = model.functions.iter().flat_map(|function| &function.nodes);
    graph.nodes.iter().chain(functions).for_each(|node| found.node(node));
    let sizes = |tensor: &super::message::Tensor<'_>| {
        let is_float = matches!(tensor.data_type, 1 | 10 | 11 | 16) && !tensor.sizes.is_empty();
        if is_float { tensor.len().unwrap_or(0) } else { 0 }
    };
    Ok(Description {
        inputs,
        outputs: graph.outputs.iter().map(value).collect(),
        operators: found.operators,
        unknown: found.unknown,
        parameters: graph.initialisers.iter().map(sizes).fold(0, usize::saturating_add),
        producer: model.producer.to_owned(),
    })
}

fn value(value: &ValueInfo<'_>) -> DescribedValue {
    let size = |size: &Size<'_>| match size {
        Size::Known(size) => size.to_string(),
        Size::Named("") => "?".to_owned(),
        Size::Named(name) => (*name).to_owned(),
    };
    DescribedValue {
        name: value.name.to_owned(),
        data_type: if value.is_no_tensor { "no tensor".into() } else { type_name(value.data_type) },
        sizes: value.sizes.iter().flatten().map(size).collect(),
    }
}

/// Counts of operators, while a model is searched.
struct Found<'m> {
    model: &'m Model<'m>,
    operators: BTreeMap<String, usize>,
    unknown: Vec<String>,
}

impl Found<'_> {
    fn node(&mut self, node: &Node<'_>) {
        let domain = if node.domain == "ai.onnx" { "" } else { node.domain };
        let name = match domain {
            "" => node.operator.to_owned(),
            domain => format!("{domain}.{}", node.operator),
        };
        let is_new = !self.operators.contains_key(&name);
        if is_new && !self.is_known(domain, node) {
            self.unknown.push(name.clone());
        }
        *self.operators.entry(name).or_default() += 1;
        for attribute in &node.attributes {
            if let Content::Graph(graph) = &attribute.content {
                let graph: &Graph<'_> = graph;
                graph.nodes.iter().for_each(|node| self.node(node));
            }
        }
    }

    fn is_known(&self, domain: &str, node: &Node<'_>) -> bool {
        domain.is_empty() && node.operator == "If"
            || operators::find(domain, node.operator).is_some()
            || self
                .model
                .functions
                .iter()
                .any(|f| f.name == node.operator && f.domain == node.domain)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Is, Named, input, ints, model, node, output, tensor};
    use super::*;

    #[test]
    fn a_file_tells_what_is_in_it() {
        let file = model(vec![
            input("x", &[Named("N"), Is(2)]),
            input("w", &[Is(2)]),
            tensor("w", &[2], &[1.0, 2.0]),
            ints("to", &[1, -1]),
            node("Mul", &["x", "w"], &["a"], &[]),
            node("Mul", &["a", "w"], &["b"], &[]),
            node("NonZero", &["b"], &["y"], &[]),
            output("y"),
        ]);
        let reported = describe(&file, Path::new("model.onnx")).unwrap();
        let x = DescribedValue {
            name: "x".to_owned(),
            data_type: "float".to_owned(),
            sizes: vec!["N".to_owned(), "2".to_owned()],
        };
        assert_eq!(reported.inputs, [x]);
        assert_eq!(reported.outputs[0].name, "y");
        assert_eq!(reported.operators, [("Mul".to_owned(), 2), ("NonZero".to_owned(), 1)].into());
        assert_eq!((reported.unknown, reported.parameters), (vec!["NonZero".to_owned()], 2));
        assert!(describe(b"text", Path::new("model.onnx")).is_err());
    }
}
