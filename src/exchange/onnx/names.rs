//! Names of parameters: the names of the file's tensors. If an exporter made up a name, it is replaced by the name of the layer that
//! reads the tensor.

use std::collections::HashSet;

use super::message::Node;

/// Tensors that follow the data and are not trained, by the last part of their names in PyTorch, TensorFlow and Keras.
const STATISTICS: [&str; 5] =
    ["running_mean", "running_var", "moving_mean", "moving_variance", "inv_freq"];

/// PyTorch's names of operators' inputs, starting with the first.
const ROLES: &[(&str, &[&str])] = &[
    ("BatchNormalization", &["", "weight", "bias", "running_mean", "running_var"]),
    ("Add", &["bias", "bias"]),
    ("Conv", &["", "weight", "bias"]),
    ("ConvTranspose", &["", "weight", "bias"]),
    ("GRU", &["", "weight_ih", "weight_hh", "bias"]),
    ("Gather", &["weight"]),
    ("Gemm", &["weight", "weight", "bias"]),
    ("GroupNormalization", &["", "weight", "bias"]),
    ("InstanceNormalization", &["", "weight", "bias"]),
    ("LSTM", &["", "weight_ih", "weight_hh", "bias"]),
    ("LayerNormalization", &["", "weight", "bias"]),
    ("MatMul", &["weight", "weight"]),
    ("Mul", &["weight", "weight"]),
    ("PRelu", &["", "weight"]),
    ("RMSNormalization", &["", "weight"]),
    ("RNN", &["", "weight_ih", "weight_hh", "bias"]),
];

/// True if a tensor's name is that of a statistic or of a table of frequencies.
pub(super) fn is_statistic(name: &str) -> bool {
    name.split(['.', '/', ':']).any(|part| STATISTICS.contains(&part))
}

/// True if an exporter made up the name: `onnx::MatMul_95`, `/q/Constant_output_0`, `val_5`, `17`.
pub(super) fn is_made_up(name: &str) -> bool {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let counted = ["val_", "Constant_", "const_"];
    name.contains("::")
        || name.starts_with('/')
        || is_number(name)
        || counted.iter().any(|start| name.strip_prefix(start).is_some_and(is_number))
}

/// Returns the layer of a node with PyTorch's name. `layers.0.q` is the layer of the node `/layers.0/q/MatMul` (TorchScript's
/// exporter), or of a node with the scopes `['', 'layers.0', 'layers.0.q', 'matmul']` (the exporter of torch.export). `None` for a node
/// outside of all layers.
fn layer(node: &Node<'_>) -> Option<String> {
    let parts: Vec<&str> = match node.scopes {
        "" => {
            let (parts, last) = node.name.strip_prefix('/')?.rsplit_once('/')?;
            last.starts_with(node.operator).then(|| parts.split('/').collect())?
        }
        scopes => {
            let mut parts: Vec<&str> = scopes.split('\'').skip(1).step_by(2).collect();
            parts.pop(); // the operation
            parts
        }
    };
    let mut layer = String::new();
    let mut last = "";
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        // The layers of a list repeat its name: /net/net.0.
        if part.strip_prefix(last).is_some_and(|rest| rest.starts_with('.')) {
            layer.truncate(layer.len() - last.len());
        } else if !layer.is_empty() {
            layer.push('.');
        }
        layer.push_str(part);
        last = part;
    }
    (!layer.is_empty()).then_some(layer)
}

/// Returns the name of a tensor that `node` reads as the input with this number. It is the file's name, unless the exporter made that
/// name up and the node has a layer. The name is unique and not among `taken`.
pub(super) fn name_of(
    name: &str,
    reader: Option<(&Node<'_>, usize)>,
    taken: &HashSet<String>,
) -> String {
    let Some((node, input)) = reader.filter(|_| is_made_up(name)) else { return name.to_owned() };
    let Some(layer) = layer(node) else { return name.to_owned() };
    let of_operator = ROLES.iter().find(|(operator, _)| *operator == node.operator);
    let role = of_operator.and_then(|(_, roles)| roles.get(input)).filter(|role| !role.is_empty());
    let own = role.map_or_else(|| node.operator.to_ascii_lowercase(), |&role| role.to_owned());
    free(&format!("{layer}.{own}"), taken)
}

/// Returns the name, with a number appended if the name is taken.
fn free(name: &str, taken: &HashSet<String>) -> String {
    let numbered = (2..).map(|number| format!("{name}_{number}"));
    let mut all = std::iter::once(name.to_owned()).chain(numbered);
    // UNWRAP: there are infinitely many numbers, and `taken` is finite.
    all.find(|name| !taken.contains(name)).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(tensor: &str, node: &str, scopes: &'static str, taken: &[&str]) -> String {
        let node = Node { name: node, scopes, operator: "MatMul", ..Node::default() };
        let taken = taken.iter().map(|&name| name.to_owned()).collect();
        name_of(tensor, Some((&node, 1)), &taken)
    }

    #[test]
    fn a_tensor_that_the_exporter_named_has_its_layers_name() {
        assert_eq!(named("onnx::MatMul_95", "/q/MatMul", "", &["q.bias"]), "q.weight");
        assert_eq!(named("onnx::MatMul_9", "/q/MatMul_1", "", &["q.weight"]), "q.weight_2");
        let scopes = "['', 'encoder', 'encoder.layers.0', 'encoder.layers.0.q', 'linear']";
        assert_eq!(named("val_5", "node_MatMul_4", scopes, &[]), "encoder.layers.0.q.weight");
        assert_eq!(named("17", "/a/net/net.0/MatMul", "", &[]), "a.net.0.weight");
        assert_eq!(named("/q/Constant_output_0", "/q/MatMul", "", &[]), "q.weight");
        // Names from the module itself, and nodes outside of all layers.
        for name in ["q.weight", "w", "value_5"] {
            assert_eq!(named(name, "/q/MatMul", "", &[]), name);
        }
        for node in ["/MatMul", "node_MatMul_2", "q/MatMul", "/q/Other"] {
            assert_eq!(named("val_5", node, "", &[]), "val_5");
        }
        assert_eq!(named("val_5", "node_MatMul_2", "['', 'matmul']", &[]), "val_5");
    }

    #[test]
    fn statistics_are_known_by_their_names() {
        for name in ["n.running_var", "running_mean", "m/bn/moving_mean/Read/ReadVariableOp:0"] {
            assert!(is_statistic(name), "{name}");
        }
        assert!(!is_statistic("running_mean_net.weight") && !is_statistic("n.weight"));
    }
}
