use rootgrad_autodiff::*;
use std::cell::RefCell;

#[autodiff_reverse(d_logged, Active, Active)]
fn logged(x: f64) -> f64 {
    let log = RefCell::new(vec![]);
    let mut s = x;
    for k in 0..3 {
        log.borrow_mut().push(k);
        s *= s;
    }
    s
}

fn main() {}
