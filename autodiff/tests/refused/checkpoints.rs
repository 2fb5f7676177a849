use rootgrad_autodiff::autodiff_reverse;

#[autodiff_reverse(d_budget, Active, Active)]
fn without_budget(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(10)]
    for _ in 0..100 {
        y = y.sin();
    }
    y
}

#[autodiff_reverse(d_view, Duplicated)]
fn state_behind_a_view(x: &mut [f64]) {
    let first = &mut x[0..1];
    #[checkpoint(budget = 10)]
    for _ in 0..100 {
        first[0] = first[0].sin();
    }
}

#[autodiff_reverse(d_nothing, Active, Active)]
fn nothing(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(budget = 0)]
    for _ in 0..3 {
        y = y.sin();
    }
    y
}

fn main() {}
