#[pullback(of = scale)]
pub fn scale_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    x: &[T],
    d_x: &mut [T],
    k: T,
    d_k: &mut T,
    n: usize,
) {
    rule(out, d_out, x, d_x, k, d_k, n)
}
