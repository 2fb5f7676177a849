//! Dropout: the dropped numbers depend on the key and the stream, and on nothing else.

use super::{Network, numbers, refused, run};
use crate::graph::Plan;

const WIDTH: usize = 50;

/// Plans dropout on (50) with a key (2), and the gradient of the sum with respect to the input.
fn plan(rate: f64, stream: u64) -> Plan {
    let mut network = Network::new(&[&[WIDTH], &[2]], &[]);
    let (graph, x) = (&mut network.graph, &network.inputs);
    let y = graph.dropout(x[0], x[1], rate, stream).unwrap();
    let sum = graph.sum(y, &[0]).unwrap();
    let gradient = graph.gradient(sum, &x[..1]).unwrap()[0];
    Plan::new(graph, &[y, gradient])
}

/// Returns numbers, and for each row its number and the step's.
fn inputs(rows: usize, step: f64) -> [Vec<f64>; 2] {
    [numbers(rows * WIDTH, 1), (0..rows).flat_map(|row| [row as f64, step]).collect()]
}

#[test]
fn a_number_is_dropped_or_scaled_and_its_gradient_with_it() {
    let (rows, rate) = (200, 0.3);
    let inputs = inputs(rows, 4.0);
    let found = run::<f64>(&plan(rate, 0), 1, &inputs, &[], rows);
    let kept = 1.0 / (1.0 - rate);
    for ((&y, &slope), &x) in found[0].iter().zip(&found[1]).zip(&inputs[0]) {
        assert!(slope == 0.0 || slope == kept);
        assert_eq!(y, x * slope);
    }
    let n = (rows * WIDTH) as f64;
    let dropped = found[1].iter().filter(|&&slope| slope == 0.0).count() as f64;
    assert!((dropped - rate * n).abs() < 4.0 * (rate * (1.0 - rate) * n).sqrt(), "{dropped}");
}

#[test]
fn the_bits_depend_neither_on_threads_nor_on_the_rows_beside() {
    let (plan, rows) = (plan(0.5, 3), 3000);
    let inputs = inputs(rows, 9.0);
    let alone = run::<f32>(&plan, 1, &inputs, &[], rows);
    for threads in [2, 7] {
        assert!(alone == run::<f32>(&plan, threads, &inputs, &[], rows));
    }
    let part = [inputs[0][170 * WIDTH..][..2 * WIDTH].to_vec(), inputs[1][340..][..4].to_vec()];
    assert_eq!(run::<f32>(&plan, 1, &part, &[], 2)[0], alone[0][170 * WIDTH..][..2 * WIDTH]);
}

#[test]
fn another_step_or_stream_drops_others() {
    let rows = 100;
    let dropped = |stream, step| run::<f32>(&plan(0.5, stream), 1, &inputs(rows, step), &[], rows);
    let first = &dropped(0, 0.0)[1];
    assert_eq!(first, &dropped(0, 0.0)[1]);
    for other in [dropped(0, 1.0), dropped(1, 0.0)] {
        let equal = first.iter().zip(&other[1]).filter(|(a, b)| a == b).count() as f64;
        let n = (rows * WIDTH) as f64;
        assert!((equal - n / 2.0).abs() < 2.0 * n.sqrt(), "{equal} of {n}");
    }
}

#[test]
fn a_rate_of_nothing_is_nothing_and_one_of_all_is_refused() {
    let mut network = Network::new(&[&[3], &[1]], &[]);
    let (graph, x, key) = (&mut network.graph, network.inputs[0], network.inputs[1]);
    assert_eq!(graph.dropout(x, key, 0.0, 0).unwrap(), x);
    refused([1.0, -0.1, f64::NAN].map(|rate| {
        (graph.dropout(x, key, rate, 0).unwrap_err(), ["dropout: rate", "less than 1"])
    }));
}
