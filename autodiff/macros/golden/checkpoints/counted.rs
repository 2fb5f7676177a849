#[autodiff_reverse(d_orbit, Active, Const, Active)]
fn orbit(start: f64, steps: usize) -> f64 {
    let mut x = start;
    #[checkpoint(budget = 10)]
    for _ in 0..steps {
        x = (x * 1.1).sin();
    }
    x
}
