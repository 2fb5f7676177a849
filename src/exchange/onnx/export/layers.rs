//! Products, convolutions, pools, normalisations and recurrent layers.

use super::writer::{Attribute, BOOL, Writer};
use crate::error::{Error, Result};
use crate::graph::batch_norms::BatchNormInUse;
use crate::graph::operations::{
    Attention, ConvolutionInputs, Linear, Matmul, Norm, Recurrence, Reduce,
};
use crate::graph::{Id, Node, Operation, Reduction};
use crate::kernels::recurrent::Cell;
use crate::kernels::window::Window;

/// Writes the value with its last two axes swapped.
fn swapped(w: &mut Writer<'_>, id: Id) -> String {
    let (name, shape) = (w.name(id), w.graph.shape(id));
    let rank = shape.rank() + usize::from(shape.is_per_row());
    let mut axes: Vec<i64> = (0..rank as i64).collect();
    axes.swap(rank - 1, rank - 2);
    w.node("Transpose", &[&name], &[Attribute::Ints("perm", &axes)])
}

pub(super) fn linear(w: &mut Writer<'_>, linear: Linear, node: &Node) {
    let (x, weights) = (node.inputs[0], node.inputs[1]);
    let shape = w.graph.shape(x);
    let is_matrix = shape.rank() + usize::from(shape.is_per_row()) == 2;
    let names: Vec<String> = node.inputs.iter().map(|&id| w.name(id)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let made = if is_matrix {
        w.node("Gemm", &names, &[Attribute::Int("transB", i64::from(linear.transposed))])
    } else {
        let weights = if linear.transposed { swapped(w, weights) } else { names[1].to_owned() };
        let product = w.node("MatMul", &[names[0], &weights], &[]);
        match names.get(2) {
            Some(bias) => w.node("Add", &[&product, bias], &[]),
            None => product,
        }
    };
    w.is(node.outputs[0], made);
}

pub(super) fn matmul(w: &mut Writer<'_>, matmul: Matmul, node: &Node) {
    let of =
        |w: &mut Writer<'_>, id, transposed| if transposed { swapped(w, id) } else { w.name(id) };
    let a = of(w, node.inputs[0], matmul.transpose_a);
    let b = of(w, node.inputs[1], matmul.transpose_b);
    let made = w.node("MatMul", &[&a, &b], &[]);
    w.is(node.outputs[0], made);
}

pub(super) fn softmax(w: &mut Writer<'_>, log: bool, node: &Node) {
    let x = w.name(node.inputs[0]);
    let operator = if log { "LogSoftmax" } else { "Softmax" };
    let made = w.node(operator, &[&x], &[Attribute::Int("axis", -1)]);
    w.is(node.outputs[0], made);
}

/// Writes a batch norm that uses its states. (ONNX's momentum is the fraction of a state that a step keeps.)
pub(super) fn batch_norm(w: &mut Writer<'_>, norm: &BatchNormInUse, y: Id) {
    let channels = w.graph.shape(norm.mean).len();
    let mut given = |value: Option<Id>, otherwise: f32| match value {
        Some(id) => w.name(id),
        None => w.floats(&[channels], &vec![otherwise; channels]),
    };
    let (scale, shift) = (given(norm.scale, 1.0), given(norm.shift, 0.0));
    let [x, mean, variance] = [norm.x, norm.mean, norm.variance].map(|id| w.name(id));
    let attributes = [
        Attribute::Float("epsilon", norm.epsilon as f32),
        Attribute::Float("momentum", 1.0 - w.momentum(norm.mean) as f32),
    ];
    let inputs = [&*x, &*scale, &*shift, &*mean, &*variance];
    let made = w.node("BatchNormalization", &inputs, &attributes);
    w.is(y, made);
}

pub(super) fn reduce(w: &mut Writer<'_>, reduce: &Reduce, node: &Node) {
    let batch = usize::from(w.graph.shape(node.inputs[0]).is_per_row());
    let operator = match reduce.reduction {
        Reduction::Sum => "ReduceSum",
        Reduction::Max => "ReduceMax",
        Reduction::Min => "ReduceMin",
    };
    let axes: Vec<i64> = (reduce.first..reduce.end).map(|axis| (axis + batch) as i64).collect();
    let (x, axes) = (w.name(node.inputs[0]), w.ints(&axes));
    let made = w.node(operator, &[&x, &axes], &[Attribute::Int("keepdims", 0)]);
    w.is(node.outputs[0], made);
}

/// Attributes of a window.
struct Attributes {
    kernel: [i64; 2],
    strides: [i64; 2],
    dilations: [i64; 2],
    pads: [i64; 4],
}

impl Attributes {
    fn of(window: Window) -> Self {
        let two = |numbers: [usize; 2]| numbers.map(|number| number as i64);
        let [(top, bottom), (left, right)] = window.padding;
        Self {
            kernel: two(window.kernel),
            strides: two(window.stride),
            dilations: two(window.dilation),
            pads: [top, left, bottom, right].map(|pad| pad as i64),
        }
    }

    fn list(&self) -> Vec<Attribute<'_>> {
        vec![
            Attribute::Ints("kernel_shape", &self.kernel),
            Attribute::Ints("strides", &self.strides),
            Attribute::Ints("dilations", &self.dilations),
            Attribute::Ints("pads", &self.pads),
        ]
    }
}

/// Writes a value (C, H, W) of each row; a value that all rows share becomes a batch of one.
fn planes(w: &mut Writer<'_>, id: Id) -> String {
    let (name, shape) = (w.name(id), w.graph.shape(id).clone());
    match shape.is_per_row() {
        true => name,
        false => w.reshaped(&name, false, &[&[1], shape.sizes()].concat()),
    }
}

/// Records the name `made` for a result of [`planes`].
fn is_of_planes(w: &mut Writer<'_>, id: Id, made: String) {
    let shape = w.graph.shape(id).clone();
    let made = if shape.is_per_row() { made } else { w.reshaped(&made, false, shape.sizes()) };
    w.is(id, made);
}

fn with_weights(w: &mut Writer<'_>, operator: &str, attributes: &[Attribute<'_>], node: &Node) {
    let x = planes(w, node.inputs[0]);
    let rest: Vec<String> = node.inputs[1..].iter().map(|&id| w.name(id)).collect();
    let names: Vec<&str> = std::iter::once(&x).chain(&rest).map(String::as_str).collect();
    let made = w.node(operator, &names, attributes);
    is_of_planes(w, node.outputs[0], made);
}

pub(super) fn convolution(w: &mut Writer<'_>, window: Window, groups: usize, node: &Node) {
    let of = Attributes::of(window);
    let mut attributes = of.list();
    attributes.push(Attribute::Int("group", groups as i64));
    with_weights(w, "Conv", &attributes, node);
}

pub(super) fn transposed_convolution(
    w: &mut Writer<'_>,
    of: &ConvolutionInputs,
    node: &Node,
) -> Result<()> {
    let ConvolutionInputs { window, groups, sizes } = *of;
    let from = w.graph.shape(node.inputs[0]).sizes().to_vec();
    let mut more = [0; 2];
    for axis in 0..2 {
        let (low, high) = window.padding[axis];
        let whole = (from[axis + 1] - 1) * window.stride[axis]
            + (window.kernel[axis] - 1) * window.dilation[axis]
            + 1;
        // Number of elements at the end that the stride leaves open.
        let left = (sizes[axis] + low + high).checked_sub(whole);
        more[axis] = left.ok_or_else(|| {
            let wanted = "as many places as a transposed convolution has";
            Error::argument("an operation of the exported network", "convolution_inputs", wanted)
        })? as i64;
    }
    let of = Attributes::of(window);
    let mut attributes = of.list();
    attributes
        .extend([Attribute::Int("group", groups as i64), Attribute::Ints("output_padding", &more)]);
    with_weights(w, "ConvTranspose", &attributes, node);
    Ok(())
}

pub(super) fn pool(
    w: &mut Writer<'_>,
    operator: &str,
    window: Window,
    more: &[(&str, i64)],
    node: &Node,
) {
    let of = Attributes::of(window);
    let mut attributes = of.list();
    attributes.extend(more.iter().map(|&(name, value)| Attribute::Int(name, value)));
    let x = planes(w, node.inputs[0]);
    let made = w.node(operator, &[&x], &attributes);
    is_of_planes(w, node.outputs[0], made);
}

/// Writes a normalisation. It uses the layer or group operator if the weights suit it; otherwise groups without weights, followed by
/// the weights.
pub(super) fn norm(w: &mut Writer<'_>, norm: &Norm, node: &Node) {
    let (x, y) = (node.inputs[0], node.outputs[0]);
    let (shape, per_row) = (w.graph.shape(x).clone(), w.graph.shape(x).is_per_row());
    let (size, len) = (norm.size, shape.len());
    let weights: Vec<String> = node.inputs[1..].iter().map(|&id| w.name(id)).collect();
    let count = node.inputs.get(1).map_or(0, |&id| w.graph.shape(id).len());
    let epsilon = Attribute::Float("epsilon", f64::from_bits(norm.epsilon) as f32);
    let name = w.name(x);
    let is_groups =
        norm.centred && weights.len() == 2 && norm.run > 1 && count * norm.run == len && per_row;
    if is_groups {
        w.needs(21);
        let channels = w.reshaped(&name, true, &[count, norm.run]);
        let groups = Attribute::Int("num_groups", (len / size) as i64);
        let inputs = [&channels, &weights[0], &weights[1]].map(String::as_str);
        let made = w.node("GroupNormalization", &inputs, &[epsilon, groups]);
        let made = w.reshaped(&made, true, shape.sizes());
        return w.is(y, made);
    }
    let of_layer = norm.run == 1 && count == size;
    let mut inputs = vec![w.reshaped(&name, per_row, &[len / size, size])];
    match of_layer {
        true => inputs.extend(weights.iter().cloned()),
        false => inputs.push(w.floats(&[size], &vec![1.0; size])),
    }
    let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
    let mut made = if norm.centred {
        w.node("LayerNormalization", &inputs, &[Attribute::Int("axis", -1), epsilon])
    } else {
        w.needs(23);
        w.node("RMSNormalization", &inputs[..2], &[Attribute::Int("axis", -1), epsilon])
    };
    let rest = match (of_layer, norm.centred) {
        (true, true) => &[][..],
        (true, false) => weights.get(1..).unwrap_or_default(),
        (false, _) => &weights,
    };
    if !rest.is_empty() {
        made = w.reshaped(&made, per_row, &[len / (count * norm.run), count, norm.run]);
        for (place, name) in rest.iter().enumerate() {
            let beside = w.reshaped(name, false, &[count, 1]);
            let operator =
                if place + rest.len() == weights.len() && rest.len() == 2 { "Mul" } else { "Add" };
            made = w.node(operator, &[&made, &beside], &[]);
        }
    }
    let made = w.reshaped(&made, per_row, shape.sizes());
    w.is(y, made);
}

/// Writes a value (T, C) of each row, or as a batch of one if all rows share it.
fn of_batch(w: &mut Writer<'_>, id: Id, per_row: bool) -> String {
    let (name, shape) = (w.name(id), w.graph.shape(id).clone());
    if shape.is_per_row() {
        return name;
    }
    let whole = w.reshaped(&name, false, &[&[1], shape.sizes()].concat());
    if !per_row {
        return whole;
    }
    let batch = w.batch();
    let sizes: Vec<i64> = shape.sizes().iter().map(|&size| size as i64).collect();
    let sizes = w.ints(&sizes);
    let sizes = w.node("Concat", &[&batch, &sizes], &[Attribute::Int("axis", 0)]);
    w.node("Expand", &[&whole, &sizes], &[])
}

pub(super) fn attention(w: &mut Writer<'_>, attention: Attention, node: &Node) {
    w.needs(23);
    let y = node.outputs[0];
    let shape = w.graph.shape(y).clone();
    let per_row = shape.is_per_row();
    let mut names: Vec<String> =
        node.inputs[..3].iter().map(|&id| of_batch(w, id, per_row)).collect();
    if let Some(&mask) = node.inputs.get(3) {
        let [queries, keys] =
            [node.inputs[0], node.inputs[1]].map(|id| w.graph.shape(id).sizes()[0] as i64);
        let (name, of_mask) = (w.aligned(mask, 3), w.graph.shape(mask));
        let shown = w.cast(&name, BOOL);
        // A mask shorter than the keys would hide the remaining keys.
        let rank = if of_mask.is_per_row() { 4 } else { of_mask.rank().max(2) };
        let sizes = [&vec![1; rank - 2][..], &[queries, keys]].concat();
        let sizes = w.ints(&sizes);
        names.push(w.node("Expand", &[&shown, &sizes], &[]));
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let heads = attention.heads as i64;
    let attributes = [
        Attribute::Int("q_num_heads", heads),
        Attribute::Int("kv_num_heads", heads),
        Attribute::Int("is_causal", i64::from(attention.causal)),
    ];
    let made = w.node("Attention", &names, &attributes);
    let made = if per_row { made } else { w.reshaped(&made, false, shape.sizes()) };
    w.is(y, made);
}

/// Writes a recurrent layer together with the product of its inputs, which is a node before it.
pub(super) fn recurrence(w: &mut Writer<'_>, of: &Recurrence, node: &Node) -> Result<()> {
    let products = w.graph.node_of(node.inputs[0]);
    let (Operation::Linear(Linear { transposed: true }), true) =
        (&products.operation, w.graph.shape(node.inputs[0]).is_per_row())
    else {
        let wanted =
            "a recurrent layer that reads the product of each row's inputs with its weights";
        return Err(Error::argument("an operation of the exported network", "recurrence", wanted));
    };
    let (operator, order): (&str, &[usize]) = match of.cell {
        Cell::Lstm => ("LSTM", &[0, 3, 1, 2]),
        Cell::Gru { .. } => ("GRU", &[1, 0, 2]),
        Cell::Rnn(_) => ("RNN", &[0]),
    };
    let [steps, width] = [0, 1].map(|axis| w.graph.shape(node.outputs[0]).sizes()[axis]);
    let rows = order.len() * width;
    let inputs = w.graph.shape(products.inputs[0]).sizes()[1];
    let weights = in_order(w, products.inputs[1], order, width, &[1, rows, inputs]);
    let of_state = in_order(w, node.inputs[1], order, width, &[1, rows, width]);
    let bias = biases(w, of, node, products.inputs.get(2).copied(), order, width);
    let x = w.name(products.inputs[0]);
    let x = w.node("Transpose", &[&x], &[Attribute::Ints("perm", &[1, 0, 2])]); // (T, N, I)
    let first = 2 + usize::from(of.has_bias);
    let mut names = vec![x, weights, of_state, bias, String::new()];
    for &initial in &node.inputs[first..] {
        let name = w.name(initial);
        let axis = w.ints(&[0]);
        names.push(w.node("Unsqueeze", &[&name, &axis], &[])); // (1, N, H)
    }
    if names.len() == 5 {
        names.pop();
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let function = match of.cell {
        Cell::Rnn(f) => Some(super::elementwise::operator(f.name())),
        _ => None,
    };
    let functions = function.map(|name| [name]);
    let mut attributes = vec![Attribute::Int("hidden_size", width as i64)];
    attributes.extend(functions.as_ref().map(|names| Attribute::Texts("activations", names)));
    if let Cell::Gru { reset_after } = of.cell {
        attributes.push(Attribute::Int("linear_before_reset", i64::from(reset_after)));
    }
    let made = w.nodes(operator, &names, &attributes, if of.cell.has_cell() { 3 } else { 2 });
    let flat = w.node("Transpose", &[&made[0]], &[Attribute::Ints("perm", &[2, 0, 1, 3])]); // (N, T, 1, H)
    let outputs = w.reshaped(&flat, true, &[steps, width]);
    w.is(node.outputs[0], outputs);
    let zero = w.ints(&[0]);
    let last = w.node("Squeeze", &[&made[1], &zero], &[]);
    w.is(node.outputs[1], last);
    if of.cell.has_cell() {
        let last = w.node("Squeeze", &[&made[2], &zero], &[]);
        w.is(node.outputs[crate::graph::operations::LAST_CELL], last);
    }
    Ok(())
}

/// Writes a value whose first axis contains gates, with the gates in another order.
fn in_order(w: &mut Writer<'_>, id: Id, order: &[usize], width: usize, sizes: &[usize]) -> String {
    let name = w.name(id);
    if order.len() == 1 {
        return w.reshaped(&name, false, sizes);
    }
    let each = w.ints(&vec![width as i64; order.len()]);
    let parts = w.nodes("Split", &[&name, &each], &[Attribute::Int("axis", 0)], order.len());
    let parts: Vec<&str> = order.iter().map(|&gate| &*parts[gate]).collect();
    let whole = w.node("Concat", &parts, &[Attribute::Int("axis", 0)]);
    w.reshaped(&whole, false, sizes)
}

/// Writes the biases of the products with the inputs and with the state: (1, 2·G·H).
fn biases(
    w: &mut Writer<'_>,
    of: &Recurrence,
    node: &Node,
    of_inputs: Option<Id>,
    order: &[usize],
    width: usize,
) -> String {
    let rows = order.len() * width;
    let zeros = |w: &mut Writer<'_>, count: usize| w.floats(&[1, count], &vec![0.0; count]);
    let of_inputs = match of_inputs {
        Some(bias) => in_order(w, bias, order, width, &[1, rows]),
        None => zeros(w, rows),
    };
    let mut parts = vec![of_inputs];
    match of.has_bias {
        // The bias of the new state, which is the last gate in both orders.
        true => {
            let name = w.name(node.inputs[2]);
            parts.push(zeros(w, rows - width));
            parts.push(w.reshaped(&name, false, &[1, width]));
        }
        false => parts.push(zeros(w, rows)),
    }
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    w.node("Concat", &parts, &[Attribute::Int("axis", 1)])
}
