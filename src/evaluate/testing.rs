//! Rows for the tests, and the reference values of tests/reference/evaluate.py for the same rows.

use std::sync::OnceLock;

use serde_json::Value;

/// Rows that are equal to those of tests/reference/evaluate_rows.py.
pub(super) struct Sample {
    /// Label, 0 or 1.
    pub(super) label: Vec<f32>,
    /// Score on [0, 0.75), with ties.
    pub(super) score: Vec<f32>,
    /// Another score, correlated with the first.
    pub(super) second: Vec<f32>,
    /// Weight on [0, 2).
    pub(super) weight: Vec<f32>,
    /// Weight on [-0.3, 2.2).
    pub(super) signed: Vec<f32>,
    /// A column that is correlated with the score.
    pub(super) mass: Vec<f32>,
    /// Class, 0, 1 or 2.
    pub(super) class: Vec<f32>,
    /// Logits of the classes, (N, 3).
    pub(super) logits: Vec<f32>,
}

/// Returns numbers on [0, 1) with 24 bits, from the generator of Numerical Recipes (ranqd1).
pub(super) fn numbers(seed: u32) -> impl FnMut() -> f64 {
    let mut x = seed;
    move || {
        x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(x >> 8) / 16_777_216.0
    }
}

/// Returns so many rows.
pub(super) fn sample(n: usize) -> Sample {
    let mut next = numbers(31);
    let empty = Vec::new;
    let (label, score, second) = (empty(), empty(), empty());
    let (weight, signed, mass, class, logits) = (empty(), empty(), empty(), empty(), empty());
    let mut rows = Sample { label, score, second, weight, signed, mass, class, logits };
    for _ in 0..n {
        let u: [f64; 8] = std::array::from_fn(|_| next());
        let label = f64::from(u8::from(u[0] < 0.4));
        let score = ((u[1] + 0.5 * label) * 64.0).floor() / 128.0;
        let class = (u[5] * 3.0).floor();
        rows.label.push(label as f32);
        rows.score.push(score as f32);
        rows.second.push((0.4 * u[2] + 0.3 * u[1] + 0.125 * label) as f32);
        rows.weight.push((2.0 * u[3]) as f32);
        rows.signed.push((2.5 * u[3] - 0.3) as f32);
        rows.mass.push((50.0 + 100.0 * u[4] * u[4] + 40.0 * score) as f32);
        rows.class.push(class as f32);
        for k in 0..3 {
            let own = f64::from(u8::from(k == class as usize));
            rows.logits.push((6.0 * u[(4 + 2 * k) % 7] - 3.0 + 2.0 * own) as f32);
        }
    }
    rows
}

/// Returns the reference values with this name.
pub(super) fn reference(name: &str) -> Vec<f64> {
    static ALL: OnceLock<[Value; 2]> = OnceLock::new();
    let texts = [
        include_str!("../../tests/reference/evaluate.json"),
        include_str!("../../tests/reference/evaluate_root.json"),
    ];
    let all = ALL.get_or_init(|| texts.map(|text| serde_json::from_str(text).unwrap()));
    let list = all.iter().find_map(|all| all[name].as_array());
    let list = list.unwrap_or_else(|| panic!("no reference '{name}'"));
    list.iter().map(|value| value.as_f64().unwrap()).collect()
}

/// Checks that two numbers differ by at most `tolerance`.
#[track_caller]
pub(super) fn close(got: f64, wanted: f64, tolerance: f64) {
    assert!((got - wanted).abs() <= tolerance, "{got}, wanted {wanted}");
}

/// Checks that these are the reference values with this name, to 1e-6 of each.
#[track_caller]
pub(super) fn matches(name: &str, got: &[f64]) {
    let wanted = reference(name);
    assert_eq!(got.len(), wanted.len(), "{name}");
    for (place, (got, wanted)) in got.iter().zip(&wanted).enumerate() {
        let tolerance = 1e-6 * wanted.abs().clamp(1e-6, 1.0);
        assert!((got - wanted).abs() <= tolerance, "{name}[{place}]: {got}, wanted {wanted}");
    }
}
