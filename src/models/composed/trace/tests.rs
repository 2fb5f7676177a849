//! Tests of names, copies and source positions.

use super::*;
use crate::models::Network;

fn at(line: u32) -> Place {
    Place { file: "f.C".into(), line }
}

fn layer(name: &str) -> LayerId {
    LayerId { layer: new_layer(), copy: 0, made: at(1), name: name.into() }
}

fn linear(trace: &mut Trace, id: &LayerId, x: Tensor, outputs: i64) -> Result<Tensor> {
    Ok(trace.layer("linear", id, &[x], &[outputs], &[], &at(9))?[0])
}

fn message<T: fmt::Debug>(result: Result<T>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn parameters_are_named_by_the_way_from_the_inputs_not_by_the_order_of_calls() {
    let config = |swapped: bool| {
        let mut trace = Trace::new(Purpose::Network);
        let x = trace.input("", &[3]).unwrap();
        let (first, second, named) = (layer(""), layer(""), layer("head"));
        let (a, b) = if swapped {
            let b = linear(&mut trace, &second, x, 4).unwrap();
            (linear(&mut trace, &first, x, 4).unwrap(), b)
        } else {
            let a = linear(&mut trace, &first, x, 4).unwrap();
            (a, linear(&mut trace, &second, x, 4).unwrap())
        };
        let difference = trace.operation("sub", &[a, b], &[], &[], &at(2)).unwrap()[0];
        let y = linear(&mut trace, &named, difference, 1).unwrap();
        trace.compile(&[y], 42).unwrap()
    };
    let (one, other) = (config(false), config(true));
    let names = |config: &ComposedConfig| {
        config.graph().parameters().iter().map(|p| p.name.clone()).collect::<Vec<_>>()
    };
    let wanted = ["linear0.weight", "linear0.bias", "linear1.weight", "linear1.bias"];
    assert_eq!(names(&one)[..4], wanted);
    assert_eq!(names(&one)[4..], ["head.weight", "head.bias"]);
    assert_eq!(one, other);
    let (one, other) = (Network::new(one).unwrap(), Network::new(other).unwrap());
    assert_eq!(one.parameters(), other.parameters());
}

#[test]
fn a_layer_called_twice_has_one_set_of_weights_and_two_copies_are_refused() {
    let mut trace = Trace::new(Purpose::Network);
    let (a, b) = (trace.input("a", &[3]).unwrap(), trace.input("b", &[3]).unwrap());
    let tower = layer("tower");
    let sum =
        [linear(&mut trace, &tower, a, 4).unwrap(), linear(&mut trace, &tower, b, 4).unwrap()];
    let text = message(linear(&mut trace, &tower, sum[0], 4));
    assert_eq!(
        text,
        "linear 'tower' (made at f.C:1) called at f.C:9: weight is [4, 4] by the shape of its input; wanted [3, 4], as in its \
         first call ([*, 4] was made at f.C:9)"
    );
    let copy = LayerId { copy: new_layer(), ..tower.clone() };
    let text = message(linear(&mut trace, &copy, a, 4));
    assert!(
        text.contains("'tower' (made at f.C:1) is used together with its copy (f.C:9)"),
        "{text}"
    );
    assert!(text.contains("share(layer)"), "{text}");
    let y = trace.operation("add", &sum, &[], &[], &at(3)).unwrap();
    let config = trace.compile(&y, 0).unwrap();
    assert_eq!(config.graph().parameters().len(), 2);
    assert_eq!(config.inputs(), "a [*, 3], b [*, 3]");
}

#[test]
fn messages_tell_both_shapes_and_their_lines() {
    let mut trace = Trace::new(Purpose::Network);
    let x = trace.input("", &[5]).unwrap();
    let part = trace.operation("slice", &[x], &[-1, 0, 3], &[], &at(7)).unwrap()[0];
    let text = message(trace.operation("add", &[x, part], &[], &[], &at(8)));
    assert_eq!(
        text,
        "add (f.C:8) has shape [*, 5] and [*, 3]; wanted sizes that are equal or 1, aligned at the last ([*, 3] was made at f.C:7)"
    );
    let text = message(trace.operation("mean", &[x], &[0, 0], &[], &at(8)));
    assert!(text.starts_with("mean (f.C:8): axis is over the batch, in a network"), "{text}");
    let text = message(trace.operation("softmax", &[x], &[2], &[], &at(8)));
    assert!(text.contains("axis is 2; wanted 1 to 1 or -1 to -1, for [*, 5]"), "{text}");
    let text = message(trace.operation("swoosh", &[x], &[], &[], &at(8)));
    assert!(text.contains("'swoosh'") && text.contains("softplus"), "{text}");
    let text = message(trace.layer("swoosh", &layer(""), &[x], &[], &[], &at(8)));
    assert!(text.contains("one of linear"), "{text}");
    let other = Trace::new(Purpose::Network);
    let text = message(other.shape(x).cloned());
    assert!(text.contains("stored in an earlier compile"), "{text}");
    assert!(message(trace.operation("relu", &[0], &[], &[], &at(8))).contains("without a value"));
}

#[test]
fn two_layers_of_one_name_are_refused() {
    let mut trace = Trace::new(Purpose::Network);
    let x = trace.input("", &[3]).unwrap();
    let y = linear(&mut trace, &layer("phi"), x, 3).unwrap();
    let y = linear(&mut trace, &layer("phi"), y, 3).unwrap();
    let text = message(trace.compile(&[y], 0));
    assert!(text.contains("named 'phi.weight'; wanted another name than that of"), "{text}");
}

#[test]
fn in_a_loss_the_batch_is_an_axis() {
    let mut trace = Trace::new(Purpose::Loss);
    let (y, t) = (trace.input("y", &[2]).unwrap(), trace.input("t", &[2]).unwrap());
    let error = trace.operation("sub", &[y, t], &[], &[], &at(1)).unwrap()[0];
    let mut shape = |ints: &[i64]| {
        let mean = trace.operation("mean", &[error], ints, &[], &at(1)).unwrap()[0];
        trace.shape(mean).unwrap().to_string()
    };
    assert_eq!(shape(&[0, -1]), "[*]");
    assert_eq!(shape(&[1, -1]), "[*, 1]");
    assert_eq!(shape(&[0, 0]), "[2]");
    assert_eq!(shape(&[]), "[]");
}
