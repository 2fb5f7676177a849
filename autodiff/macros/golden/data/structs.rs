#[autodiff_reverse(d_after, Duplicated, Active, Active)]
fn after(start: &State, h: f64) -> f64 {
    let mut s = *start;
    for _ in 0..10 {
        let a = -s.x.sin();
        s = State { x: s.x + h * s.v, v: s.v + h * a };
    }
    let (x, v) = (s.x, s.v);
    x * x + v
}
