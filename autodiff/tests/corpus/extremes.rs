//! Finite derivatives of formulas whose parts leave the range of the floats, or are rounded to another branch.

/// The gradient of the angle, and its Hessian, against their closed forms divided factor by factor.
macro_rules! angles {
    ($float:ident, $digits:literal, firsts $firsts:expr, seconds $seconds:expr) => {
        #[track_caller]
        fn close(got: [$float; 2], want: [$float; 2]) {
            let near = |g: $float, w: $float| g == w || (g / w - 1.0).abs() < $digits;
            assert!(near(got[0], want[0]) && near(got[1], want[1]), "{got:?} for {want:?}");
        }

        #[test]
        fn keeps_its_digits() {
            for (y, x) in $firsts.into_iter().chain($seconds) {
                let r = x.hypot(y);
                let want = [x / r / r, -(y / r) / r];
                let (_, d_y, d_x) = reverse(y, x, 1.0);
                close([d_y, d_x], want);
                let (_, d_y, d_x) = stored(y, x, 1.0);
                close([d_y, d_x], want);
                close([forward(y, 1.0, x, 0.0).1, forward(y, 0.0, x, 1.0).1], want);
            }
        }

        #[test]
        fn keeps_the_digits_of_its_second_derivatives() {
            for (y, x) in $seconds {
                let r = x.hypot(y);
                let (sine, cosine) = (y / r, x / r);
                let both = 2.0 * sine * cosine / r / r;
                let mixed = (sine - cosine) * (sine + cosine) / r / r;
                let (_, y_y, y_x) = hessian_product(y, 1.0, x, 0.0);
                close([y_y, y_x], [-both, mixed]);
                let (_, x_y, x_x) = hessian_product(y, 0.0, x, 1.0);
                close([x_y, x_x], [mixed, both]);
            }
        }

        #[test]
        fn is_right_on_the_axes() {
            for (y, x, want) in [
                (0.0, 2.0, [0.5, 0.0]),
                (0.0, -2.0, [-0.5, 0.0]),
                (4.0, 0.0, [0.0, -0.25]),
                (-4.0, 0.0, [0.0, 0.25]),
            ] {
                let (_, d_y, d_x) = reverse(y, x, 1.0);
                close([d_y, d_x], want);
            }
        }
    };
}

/// The square of the length leaves the range.
mod angles {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(y: f64, x: f64) -> f64 {
        y.atan2(x)
    }
    angles!(f64, 1e-13,
        firsts [(1e-200, 1e-200), (1e200, -1e200), (-3e-200, 1e-201), (2e180, 7e200), (1e-300, -1e-5), (1.0, 1e200)],
        seconds [(3.0, 7.0), (-7.0, 3.0), (1e-150, 3e-150), (1e150, -3e150), (-4e120, 1e120), (2e-9, 1.0), (1.0, 2e-9)]);
    case!(scalars(y, x) at [&[0.3, 0.7], &[-1.2, 0.4], &[0.5, -0.5], &[-2.0, -0.1]]);
}

/// The same in f32.
mod angles_in_single_precision {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(y: f32, x: f32) -> f32 {
        y.atan2(x)
    }
    angles!(f32, 3e-6,
        firsts [(1e-25, 1e-25), (1e20, 1e20), (-1e-25, 3e-25), (3e20, -1e20), (1e-30, 1e-5)],
        seconds [(3.0, 7.0), (-7.0, 3.0), (1e-18, 3e-18), (1e18, -3e18), (2e-4, 1.0), (1.0, 2e-4)]);
}

/// A constant divided by a variable whose square leaves the range.
mod constants_over_extreme_divisors {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f32) -> f32 {
        1e-30 / x
    }

    #[test]
    fn keeps_its_digits() {
        for (x, want) in [(1e-25_f32, -1e20_f32), (2.0, -2.5e-31), (-1e-20, -1e10)] {
            let near = |got: f32| assert!((got / want - 1.0).abs() < 1e-6, "{x}: {got} for {want}");
            near(reverse(x, 1.0).1);
            near(stored(x, 1.0).1);
            near(forward(x, 1.0).1);
            near(hessian_product(x, 1.0).0);
        }
    }
}

/// The whole number in a remainder's derivative follows from the value, in whichever direction the quotient is rounded.
mod remainders {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        x % y
    }
    case!(scalars(x, y) at [&[5.3, 0.7], &[-5.3, 0.7], &[5.3, -0.7], &[-5.3, -0.7], &[0.2, 3.0]]);

    #[test]
    fn takes_the_branch_of_the_value() {
        let far = f64::INFINITY;
        for (x, y, want) in [
            (1.0, 0.1, -9.0),
            (-1.0, 0.1, 9.0),
            (1.0, -0.1, 9.0),
            (-1.0, -0.1, -9.0),
            (0.3, 0.1, -2.0),
            (1.0, 0.25, -4.0),
            (1e300, 0.1, -1e301),
            (1e15 + 0.5, 0.5, -2e15 - 1.0),
            (1.7, far, 0.0),
            (-1.7, -far, 0.0),
            (1e-320, 3.0, 0.0),
            (7e-320, 2e-320, -3.0),
        ] {
            let got = [
                reverse(x, y, 1.0).2,
                stored(x, y, 1.0).2,
                forward(x, 0.0, y, 1.0).1,
                hessian_product(x, 0.0, y, 1.0).0,
            ];
            assert_eq!(got, [want; 4], "{x} % {y}");
            let (_, d_x, d_y) = hessian_product(x, 1.0, y, 1.0);
            assert_eq!((d_x, d_y), (0.0, 0.0), "{x} % {y}");
        }
    }
}

/// The same for the remainder that is never negative.
mod remainders_not_negative {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        x.rem_euclid(y)
    }
    case!(scalars(x, y) at [&[5.3, 0.7], &[-5.3, 0.7], &[5.3, -0.7], &[-5.3, -0.7], &[-0.2, 3.0]]);

    #[test]
    fn takes_the_branch_of_the_value() {
        let far = f64::INFINITY;
        for (x, y, want) in [
            (1.0, 0.1, -9.0),
            (-1.0, 0.1, 10.0),
            (1.0, -0.1, 9.0),
            (-1.0, -0.1, -10.0),
            (-1.0, 0.25, 4.0),
            (1e300, 0.1, -1e301),
            (1.7, far, 0.0),
            (-1.7, far, 1.0),
            (-1.7, -far, -1.0),
            (-1e-320, 3.0, 1.0),
            (-1.7e308, 1e308, 2.0),
        ] {
            let got = [
                reverse(x, y, 1.0).2,
                stored(x, y, 1.0).2,
                forward(x, 0.0, y, 1.0).1,
                hessian_product(x, 0.0, y, 1.0).0,
            ];
            assert_eq!(got, [want; 4], "{x}.rem_euclid({y})");
            let (_, d_x, d_y) = hessian_product(x, 1.0, y, 1.0);
            assert_eq!((d_x, d_y), (0.0, 0.0), "{x}.rem_euclid({y})");
        }
    }
}

/// The same for operands whose type the macro does not see.
mod remainders_of_a_type_not_seen {
    use crate::prelude::*;

    type Number = f64;

    #[derive(Clone, Copy, Differentiable)]
    pub struct Wheel {
        turn: Number,
        place: Number,
    }

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let mut wheel = Wheel { turn: y, place: x };
        wheel.place %= wheel.turn;
        wheel.place * 2.0 + (x + y) % wheel.turn
    }
    case!(scalars(x, y) at [&[5.3, 0.7], &[-5.3, 0.7]]);

    #[test]
    fn takes_the_branch_of_the_value() {
        // 2 (x − 9y) + (x + y − 11y): 1.1 is rounded up.
        let (_, d_x, d_y) = reverse(1.0, 0.1, 1.0);
        assert_eq!((d_x, d_y), (3.0, -28.0));
        let (_, d_x, d_y) = stored(1.0, 0.1, 1.0);
        assert_eq!((d_x, d_y), (3.0, -28.0));
        assert_eq!(forward(1.0, 0.0, 0.1, 1.0).1, -28.0);
    }
}
