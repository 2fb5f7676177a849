//! Matrices that other programs store transposed.

/// Writes the transpose of a (rows, columns) matrix.
pub(crate) fn transpose(values: &[f32], columns: usize, to: &mut [f32]) {
    let rows = values.len() / columns;
    // Squares that fit into the first-level cache.
    for (row, column) in
        (0..rows).step_by(32).flat_map(|r| (0..columns).step_by(32).map(move |c| (r, c)))
    {
        for r in row..rows.min(row + 32) {
            for c in column..columns.min(column + 32) {
                to[c * rows + r] = values[r * columns + c];
            }
        }
    }
}
