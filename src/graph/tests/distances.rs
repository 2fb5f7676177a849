//! Distance correlations compared with their definition, and their gradient with differences.

use super::{Network, near, numbers, refused, run};
use crate::graph::{Id, Plan, Shape};

/// Returns dCorr² by its definition: centred matrices of distances.
fn expected(x: &[f64], y: &[f64], w: &[f64]) -> f64 {
    let all: f64 = w.iter().sum();
    let p: Vec<f64> = w.iter().map(|w| w / all).collect();
    let n = x.len();
    let centred = |x: &[f64]| {
        let a = |i: usize, j: usize| (x[i] - x[j]).abs();
        let of_row: Vec<f64> = (0..n).map(|i| (0..n).map(|j| p[j] * a(i, j)).sum()).collect();
        let mean: f64 = (0..n).map(|i| p[i] * of_row[i]).sum();
        (0..n * n).map(|k| a(k / n, k % n) - of_row[k / n] - of_row[k % n] + mean).collect()
    };
    let (a, b): (Vec<f64>, Vec<f64>) = (centred(x), centred(y));
    let mean = |a: &[f64], b: &[f64]| -> f64 {
        (0..n * n).map(|k| p[k / n] * p[k % n] * a[k] * b[k]).sum()
    };
    mean(&a, &b) / (mean(&a, &a) * mean(&b, &b)).sqrt()
}

/// Plans disco(s·x, s·m, w), with inputs x (3), m (3) and w, and its gradient with respect to the parameter s (3).
fn plan() -> Plan {
    let mut net = Network::new(&[&[3], &[3], &[]], &[&[3]]);
    let [x, m, w] = [0, 1, 2].map(|n| net.inputs[n]);
    let s = net.parameters[0];
    let graph = &mut net.graph;
    let product = graph.mul(x, s).unwrap();
    let score = graph.sum(product, &[0]).unwrap();
    let product = graph.mul(m, s).unwrap();
    let other = graph.sum(product, &[0]).unwrap();
    let value = graph.disco([score, other, w]).unwrap();
    let gradient = graph.gradient(value, &[s]).unwrap();
    Plan::new(graph, &[value, gradient[0]])
}

const ROWS: usize = 75;

fn sum(x: &[f64], s: &[f64]) -> Vec<f64> {
    x.chunks_exact(3).map(|x| x.iter().zip(s).map(|(x, s)| x * s).sum()).collect()
}

#[test]
fn disco_is_what_its_definition_says_and_so_is_its_gradient() {
    let plan = plan();
    let (x, m) = (numbers(3 * ROWS, 1), numbers(3 * ROWS, 2));
    let w: Vec<f64> = numbers(ROWS, 3).iter().map(|w| if *w < 0.0 { 0.0 } else { *w }).collect();
    let s = [0.4, -0.9, 1.3];
    let definition = |s: &[f64]| expected(&sum(&x, s), &sum(&m, s), &w);
    let inputs = [x.clone(), m.clone(), w.clone()];
    let found = run::<f64>(&plan, 1, &inputs, &s, ROWS);
    let (value, gradient) = (&found[0], &found[1]);
    near(value, &[definition(&s)]);
    for n in 0..3 {
        let h = 1e-5;
        let at = |step: f64| {
            let mut s = s;
            s[n] += step;
            definition(&s)
        };
        let difference = (at(h) - at(-h)) / (2.0 * h);
        assert!((difference - gradient[n]).abs() < 1e-8, "{n}: {difference}, {}", gradient[n]);
    }
    for threads in [2, 3] {
        assert_eq!(run::<f64>(&plan, threads, &inputs, &s, ROWS), found);
    }
}

#[test]
fn single_precision_is_near_and_equal_numbers_are_independent_of_all() {
    let plan = plan();
    let inputs = [numbers(3 * ROWS, 1), numbers(3 * ROWS, 2), vec![1.0; ROWS]];
    let s = [0.4, -0.9, 1.3];
    let double = run::<f64>(&plan, 1, &inputs, &s, ROWS);
    let found = run::<f32>(&plan, 1, &inputs, &s, ROWS);
    for (found, double) in found.iter().flatten().zip(double.iter().flatten()) {
        assert!((f64::from(*found) - double).abs() < 1e-5, "{found} {double}");
    }
    // For numbers that differ only by rounding, and for a single row.
    let equal: Vec<f64> = (0..3 * ROWS).map(|n| 100.0 + (n % 2) as f64 * 1e-5).collect();
    let [x, _, w] = inputs;
    for (m, rows) in [(equal, ROWS), (vec![0.5; 3 * ROWS], ROWS), (vec![0.5; 3], 1)] {
        let inputs = [x[..3 * rows].to_vec(), m, w[..rows].to_vec()];
        let found = run::<f32>(&plan, 1, &inputs, &[1.0; 3], rows);
        assert!(found[0][0].abs() < 1.0 && found[1].iter().all(|g| g.is_finite()), "{found:?}");
    }
}

#[test]
fn linear_dependence_is_1_and_other_shapes_are_refused() {
    let mut net = Network::new(&[&[], &[], &[2]], &[]);
    let [x, w, two] = [0, 1, 2].map(|n| net.inputs[n]);
    let graph = &mut net.graph;
    let factor = graph.scalar(-3.0);
    let y = graph.mul(x, factor).unwrap();
    let value = graph.disco([x, y, w]).unwrap();
    let shared: Id = graph.scalar(1.0);
    refused([
        (graph.disco([two, x, w]).unwrap_err(), ["[*, 2]", "[*]"]),
        (graph.disco([x, y, shared]).unwrap_err(), ["sum_rows", "[]"]),
    ]);
    assert_eq!(graph.shape(value), &Shape::shared(&[]));
    let plan = Plan::new(graph, &[value]);
    let inputs = [numbers(40, 1), vec![1.0; 40], vec![0.0; 80]];
    let found = run::<f64>(&plan, 2, &inputs, &[], 40);
    near(&found[0], &[1.0]);
}
