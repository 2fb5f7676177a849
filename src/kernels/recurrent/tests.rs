//! Comparison of all instruction sets, and of a row alone, with each other.

use super::*;
use crate::kernels::elementwise::Unary;

const CELLS: [Cell; 5] = [
    Cell::Lstm,
    Cell::Gru { reset_after: true },
    Cell::Gru { reset_after: false },
    Cell::Rnn(Unary::Tanh),
    Cell::Rnn(Unary::Gelu),
];
const STEPS: usize = 3;

fn values(n: usize, seed: usize) -> Vec<f32> {
    (0..n).map(|i| ((i * 7919 + seed * 104_729) % 997) as f32 / 356.0 - 1.4).collect()
}

/// Returns all results of [`forward`] and [`pullback`] for these rows.
fn all(level: Level, cell: Cell, width: usize, rows: std::ops::Range<usize>) -> Vec<Vec<f32>> {
    const ALL_ROWS: usize = ROWS + 5;
    let count = rows.len();
    let of = |len: usize, seed: usize| {
        values(ALL_ROWS * len, seed)[rows.start * len..rows.end * len].to_vec()
    };
    let all = STEPS * width;
    let workspace = |len: usize| vec![f32::NAN; count * len];
    let [mut outputs, mut states, mut cells] = [0; 3].map(|_| workspace(all));
    let [mut last, mut last_cell] = [0; 2].map(|_| workspace(width));
    let mut kept = workspace(cell.kept() * all);
    let weights: Vec<f32> =
        values(cell.gates() * width * width, 2).iter().map(|w| 0.3 * w).collect();
    let bias = if cell.parts_products() { values(width, 3) } else { Vec::new() };
    let mut scratch = vec![f32::NAN; scratch(cell, width)];
    let (products, h, c) = (of(cell.gates() * all, 1), of(width, 4), of(width, 5));
    let read = Forward {
        cell,
        steps: STEPS,
        width,
        products: &products,
        weights: &weights,
        bias: &bias,
        initial: [&h, &c],
    };
    let made = Made {
        outputs: &mut outputs,
        last: &mut last,
        states: &mut states,
        kept: &mut kept,
        cells: &mut cells,
        last_cell: &mut last_cell,
    };
    forward(level, &read, made, &mut scratch);
    let is_gru = matches!(cell, Cell::Gru { .. });
    let (d, d_last, d_cell) = (of(all, 6), of(width, 7), of(width, 8));
    let read = Pullback {
        cell,
        steps: STEPS,
        width,
        weights: &weights,
        kept: &kept,
        states: if is_gru { &states } else { &[] },
        cells: if cell.has_cell() { &cells } else { &[] },
        d: [&d, &d_last, &d_cell],
    };
    let [mut d_products, mut state_products] = [0; 2].map(|_| workspace(cell.gates() * all));
    let [mut d_h, mut d_c] = [0; 2].map(|_| workspace(width));
    let made = Adjoints {
        products: &mut d_products,
        state_products: &mut state_products,
        initial: [&mut d_h, &mut d_c],
    };
    pullback(level, &read, made, &mut scratch);
    let mut found = vec![outputs, last, states, kept, d_products, d_h];
    if cell.parts_products() {
        found.push(state_products);
    }
    if cell.has_cell() {
        found.extend([cells, last_cell, d_c]);
    }
    found
}

#[test]
fn every_level_has_the_same_bits() {
    for cell in CELLS {
        for width in [1, 3, 16, 37] {
            let portable = all(Level::Portable, cell, width, 0..ROWS + 5);
            assert!(portable.iter().flatten().all(|x| x.is_finite()), "{cell:?} {width}");
            for level in Level::all() {
                let found = all(level, cell, width, 0..ROWS + 5);
                assert!(found == portable, "{cell:?} of {width}, {level:?}");
            }
        }
    }
}

#[test]
fn a_row_has_the_same_bits_by_itself() {
    for cell in CELLS {
        let together = all(Level::detect(), cell, 37, 0..ROWS + 5);
        for row in [0, 7, ROWS, ROWS + 4] {
            let alone = all(Level::detect(), cell, 37, row..row + 1);
            for (alone, together) in alone.iter().zip(&together) {
                assert!(*alone == together[row * alone.len()..][..alone.len()], "{cell:?} {row}");
            }
        }
    }
}
