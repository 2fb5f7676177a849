//! Selection of parts by number, and positions of numbers.

use super::writer::{Attribute, FLOAT, INT64, Writer};
use crate::graph::Node;
use crate::graph::operations::{ArgExtreme, CumulativeSum, TopK};

pub(super) fn gather(w: &mut Writer<'_>, node: &Node) {
    let (table, numbers) = (node.inputs[0], node.inputs[1]);
    let places = w.name(numbers);
    let places = w.cast(&places, INT64);
    let (of_table, of_numbers) = (w.graph.shape(table), w.graph.shape(numbers));
    let (both, name) = ((of_table.is_per_row(), of_numbers.is_per_row()), w.name(table));
    let made = match both {
        (true, true) => {
            // The table of each row: indices are tuples of one number.
            let sizes = [of_numbers.sizes(), &[1]].concat();
            let tuples = w.reshaped(&places, true, &sizes);
            w.node("GatherND", &[&name, &tuples], &[Attribute::Int("batch_dims", 1)])
        }
        (per_row, _) => {
            w.node("Gather", &[&name, &places], &[Attribute::Int("axis", i64::from(per_row))])
        }
    };
    w.is(node.outputs[0], made);
}

/// Writes sums into places: values (numbers' sizes, …), numbers → (size, …).
pub(super) fn scatter_add(w: &mut Writer<'_>, size: usize, node: &Node) {
    let (values, numbers, y) = (node.inputs[0], node.inputs[1], node.outputs[0]);
    let (of_numbers, to) = (w.graph.shape(numbers).clone(), w.graph.shape(y).clone());
    let per_row = to.is_per_row();
    let (count, inner) = (of_numbers.len(), to.sizes()[1..].iter().product::<usize>());
    // Flattens both to (N, P, R); `Expand` also gives shared operands the size of the batch.
    let values_name = w.name(values);
    let values_flat = w.reshaped(&values_name, w.graph.shape(values).is_per_row(), &[count, inner]);
    let places = w.name(numbers);
    let places = w.cast(&places, INT64);
    let places = w.reshaped(&places, of_numbers.is_per_row(), &[count, 1]);
    let axis = i64::from(per_row);
    let batch = if per_row { w.batch() } else { w.ints(&[]) };
    let mut shape = |sizes: &[i64]| {
        let sizes = w.ints(sizes);
        w.node("Concat", &[&batch, &sizes], &[Attribute::Int("axis", 0)])
    };
    let (of_values, of_zeros) =
        (shape(&[count as i64, inner as i64]), shape(&[size as i64, inner as i64]));
    let values_flat = w.node("Expand", &[&values_flat, &of_values], &[]);
    let places = w.node("Expand", &[&places, &of_values], &[]);
    let zeros = w.node("ConstantOfShape", &[&of_zeros], &[]);
    let attributes = [Attribute::Int("axis", axis), Attribute::Text("reduction", "add")];
    let sums = w.node("ScatterElements", &[&zeros, &places, &values_flat], &attributes);
    let made = w.reshaped(&sums, per_row, to.sizes());
    w.is(y, made);
}

pub(super) fn cumulative_sum(w: &mut Writer<'_>, sum: &CumulativeSum, node: &Node) {
    let batch = i64::from(w.graph.shape(node.inputs[0]).is_per_row());
    let (x, axis) = (w.name(node.inputs[0]), w.ints(&[sum.axis as i64 + batch]));
    let attributes = [
        Attribute::Int("exclusive", i64::from(sum.exclusive)),
        Attribute::Int("reverse", i64::from(sum.reverse)),
    ];
    let made = w.node("CumSum", &[&x, &axis], &attributes);
    w.is(node.outputs[0], made);
}

pub(super) fn arg_extreme(w: &mut Writer<'_>, arg: &ArgExtreme, node: &Node) {
    let batch = i64::from(w.graph.shape(node.inputs[0]).is_per_row());
    let operator = if arg.largest { "ArgMax" } else { "ArgMin" };
    let attributes =
        [Attribute::Int("axis", arg.axis as i64 + batch), Attribute::Int("keepdims", 0)];
    let x = w.name(node.inputs[0]);
    let number = w.node(operator, &[&x], &attributes);
    let made = w.cast(&number, FLOAT);
    w.is(node.outputs[0], made);
}

pub(super) fn top_k(w: &mut Writer<'_>, top: &TopK, node: &Node) {
    let (x, k) = (w.name(node.inputs[0]), w.ints(&[top.k as i64]));
    let attributes =
        [Attribute::Int("axis", -1), Attribute::Int("largest", i64::from(top.largest))];
    let made = w.nodes("TopK", &[&x, &k], &attributes, 2);
    let numbers = w.cast(&made[1], FLOAT);
    w.is(node.outputs[0], made[0].clone());
    w.is(node.outputs[1], numbers);
}
