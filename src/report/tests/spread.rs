//! Members with a known spread: two inputs are the two members.

use super::*;
use crate::graph::{Graph, MembersMean};
use crate::models::ComposedConfig;

fn two_members(of: MembersMean, loss: Loss) -> Network {
    let mut graph = Graph::new();
    let x = graph.input("x", &[2]).unwrap();
    let members = graph.reshape(x, &[2, 1]).unwrap();
    let y = graph.mean_of_members(members, of).unwrap();
    let mut network = Network::new(ComposedConfig::new(&graph, &[y], 0).unwrap()).unwrap();
    network.set_loss(Some(loss));
    network
}

/// Rows whose members are `middle` plus and minus `apart`; the truth is `truth` of middle, apart and the row's number.
fn rows(
    middle: fn(f32) -> f32,
    truth: fn(f32, f32, usize) -> f32,
    weight: fn(usize) -> f32,
) -> Dataset<'static> {
    let mut data = Dataset::new(columns(&["m0", "m1"])).unwrap();
    for i in 0..2000 {
        let (middle, apart) = (middle(even(i)), 0.5 + even(7919 * i));
        let target = truth(middle, apart, i);
        data.append(&[middle + apart, middle - apart], 2, &[target], Some(&[weight(i)])).unwrap();
    }
    data
}

fn figure(report: &Report) -> &Figure {
    &section(report, "spread").figures[0]
}

#[test]
fn errors_of_values_are_as_large_as_the_spread_where_they_are_drawn_so() {
    let network = two_members(MembersMean::Values, Loss::Mse);
    let truth = |middle, apart, i| if i % 2 == 0 { middle + apart } else { middle - apart };
    let report = evaluate(&network, &rows(|u| u, truth, |_| 1.0), None, &quick()).unwrap();
    let [line, points] = &figure(&report).series[..] else { panic!("two series") };
    assert_eq!((line.y.len(), points.y.len()), (10, 10));
    for (spread, error) in points.x.iter().zip(&points.y) {
        assert!((spread - error).abs() < 1e-5, "{spread} {error}");
    }
    assert!(points.x.is_sorted() && points.x[0] < 0.57 && points.x[9] > 1.43, "{:?}", points.x);
    assert!((report.number("spread.mean").unwrap() - 1.0).abs() < 0.01);
}

#[test]
fn probabilities_that_are_right_lie_on_the_line() {
    let network = two_members(MembersMean::Probabilities, Loss::BinaryCrossEntropy);
    // The mean of the members is 1/2, and half of the rows, by their weights, are signal.
    let data = rows(
        |_| 0.0,
        |_, _, i| f32::from(u8::from(i % 4 == 0)),
        |i| {
            if i % 4 == 0 { 3.0 } else { 1.0 }
        },
    );
    let report = evaluate(&network, &data, None, &quick()).unwrap();
    let [line, points] = &figure(&report).series[..] else { panic!("two series") };
    for (error, expected) in points.y.iter().zip(&line.y) {
        assert!((error - 0.25).abs() < 1e-6 && (expected - 0.25).abs() < 1e-6, "{error}");
    }
    assert_eq!(section(&report, "spread").tables[0].rows.len(), 10);
    let plain = identity(2, 1, Loss::BinaryCrossEntropy);
    let report = evaluate(&plain, &data, None, &quick()).unwrap();
    assert!(report.sections.iter().all(|section| section.name != "spread"));
}
