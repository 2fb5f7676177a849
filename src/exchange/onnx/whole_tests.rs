//! Whole numbers that single precision cannot represent.

use super::tests::{Is, Named, Write, ints, model, node, output, read, refusal, run, value};
use crate::exchange::{ImportOptions, Imported};

const INT64: i64 = 7;
const UINT8: i64 = 2;

/// Writes nodes of whole numbers x (N, 1) of this type; the last node computes y.
fn parts(data_type: i64, more: Vec<Write>) -> Vec<Write> {
    let mut parts = vec![value(11, "x", data_type, &[Named("N"), Is(1)])];
    parts.extend(more);
    parts.push(output("y"));
    parts
}

fn accepted(parts: Vec<Write>) -> Imported {
    read(&model(parts), &ImportOptions::default()).unwrap()
}

#[test]
fn whole_numbers_that_grow_beyond_single_precision_are_refused() {
    // A hash: (x · 7919 · 1049) mod 1009. In single precision, 811 would become 810.
    let reported = refusal(parts(
        INT64,
        vec![
            ints("a", &[7919]),
            ints("b", &[1049]),
            ints("c", &[1009]),
            node("Mul", &["x", "a"], &["p"], &[]),
            node("Mul", &["p", "b"], &["q"], &[]),
            node("Mod", &["q", "c"], &["y"], &[]),
        ],
    ));
    assert!(reported.contains("node 1 (Mul)"), "{reported}");
    assert!(reported.contains("as large as 132912496 for inputs up to 16"), "{reported}");
    // GPS seconds since the start of a run: in single precision, 334 would become 384.
    let reported = refusal(parts(
        INT64,
        vec![ints("begin", &[1_135_136_000]), node("Sub", &["x", "begin"], &["y"], &[])],
    ));
    assert!(
        reported.contains("single precision, which holds whole numbers up to 2²⁴"),
        "{reported}"
    );
}

#[test]
fn whole_numbers_that_may_grow_are_exact_or_infinite() {
    let model = accepted(parts(
        INT64,
        vec![
            ints("thousand", &[1000]),
            ints("one", &[1]),
            node("Mul", &["x", "thousand"], &["p"], &[]),
            node("Add", &["p", "one"], &["y"], &[]),
        ],
    ));
    // 16778001 is odd, and above 2²⁴.
    assert_eq!(run(&model, &[3.0, 16_776.0, 16_778.0], 3), [3001.0, 16_776_001.0, f32::INFINITY]);
}

#[test]
fn whole_numbers_that_stay_small_are_left_alone() {
    let whole = node("CumSum", &["mask", "axis"], &["y"], &[]);
    let model = accepted(vec![
        value(11, "x", INT64, &[Named("N"), Is(3)]),
        ints("pad", &[1]),
        ints("axis", &[1]),
        node("Equal", &["x", "pad"], &["is"], &[]),
        node("Cast", &["is"], &["mask"], &[("to", INT64)]),
        whole,
        output("y"),
    ]);
    assert_eq!(run(&model, &[1.0, 5.0, 1.0], 1), [1.0, 1.0, 2.0]);
    assert!(model.graph.operations() < 8, "{}", model.graph.operations());
}

#[test]
fn arithmetic_of_8_bits_is_refused_and_casts_are_not() {
    let reported = refusal(parts(UINT8, vec![node("Add", &["x", "x"], &["y"], &[])]));
    assert!(
        reported.contains("whole numbers of 8 or 16 bits or without a sign, which wrap around"),
        "{reported}"
    );
    let casts = vec![
        node("Cast", &["x"], &["whole"], &[("to", INT64)]),
        node("Add", &["whole", "whole"], &["y"], &[]),
    ];
    assert_eq!(run(&accepted(parts(UINT8, casts)), &[200.0], 1), [400.0]);
    let reported = refusal(parts(INT64, vec![node("Cast", &["x"], &["y"], &[("to", UINT8)])]));
    assert!(reported.contains("wraps around; wanted int64"), "{reported}");
}
