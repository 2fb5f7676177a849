#[no_derivative]
pub fn bin(x: f64, edges: &[f64]) -> usize {
    edges.iter().filter(|e| **e <= x).count()
}
