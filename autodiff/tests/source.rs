//! The derivative's source in a constant.

use rootgrad_autodiff::{autodiff_forward, autodiff_reverse, estimate_error, hessian};

#[autodiff_reverse(d_cube, Active, Active, source = REVERSE)]
#[autodiff_forward(t_cube, Dual, Dual, source = FORWARD)]
#[hessian(h_cube, Active, Active, source = SECOND)]
#[estimate_error(e_cube, source = ERROR)]
fn cube(x: f64) -> f64 {
    x * x * x
}

/// Each constant contains the function that is called, formatted over several lines.
#[test]
fn the_source_is_that_of_the_derivative() {
    for (source, name) in
        [(REVERSE, "d_cube"), (FORWARD, "t_cube"), (SECOND, "h_cube"), (ERROR, "e_cube")]
    {
        assert!(source.contains(&format!("fn {name}(")), "{source}");
        assert!(source.lines().count() > 5, "{source}");
    }
    assert!(REVERSE.contains("d_x += "), "{REVERSE}");
    assert_eq!(d_cube(2.0, 1.0), (8.0, 12.0));
    assert_eq!(t_cube(2.0, 1.0), (8.0, 12.0));
    assert_eq!(h_cube(2.0), [[12.0]]);
    assert_eq!(e_cube(2.0).value, 8.0);
}
