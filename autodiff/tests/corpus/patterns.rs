//! Patterns: of slices, variants, tuples and parameters, in every place where they may stand.

/// Loops over what a pattern has bound in an enum's variant.
mod variants_iterated {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    enum Curve {
        Polyline(Vec<f64>),
        Bezier { control: [f64; 4] },
        Empty,
    }

    #[differentiable]
    impl Curve {
        fn length(&self) -> f64 {
            match self {
                Curve::Polyline(points) => {
                    points.windows(2).map(|w| (w[1] - w[0]).hypot(1.0)).sum()
                }
                Curve::Bezier { control } => {
                    let mut s = 0.0;
                    for c in control {
                        s = s * 0.5 + c * c;
                    }
                    s
                }
                Curve::Empty => 0.0,
            }
        }
        fn shift(&mut self, by: f64) {
            match self {
                Curve::Polyline(points) => {
                    for p in points.iter_mut() {
                        *p += by * by;
                    }
                }
                Curve::Bezier { control } => {
                    for p in control {
                        *p *= by;
                    }
                }
                Curve::Empty => (),
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut curves = vec![
            Curve::Polyline(p.to_vec()),
            Curve::Bezier { control: [p[0], p[1], p[0] * p[1], 1.0] },
            Curve::Empty,
        ];
        let mut s = 0.0;
        for c in &mut curves {
            c.shift(p[0]);
        }
        for c in &curves {
            s += c.length();
            if let Curve::Polyline(points) = c {
                for (i, q) in points.iter().enumerate() {
                    s += q * i as f64;
                }
            }
        }
        s
    }
    case!(first_order: slice at [&[0.1, 1.1, 0.2]]);
}
