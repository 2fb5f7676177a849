//! A damped pendulum, 10⁵ steps of the classical Runge-Kutta method: final angle by initial state and constants.

use super::Case;
use rootgrad_autodiff::autodiff_reverse;

const STEPS: usize = 100_000;

#[autodiff_reverse(d_pendulum, Active, Active, Active, Active, Const, Const, Active)]
pub fn pendulum(angle: f64, speed: f64, g: f64, friction: f64, h: f64, steps: usize) -> f64 {
    let mut x = angle;
    let mut v = speed;
    for _ in 0..steps {
        let a1 = -g * x.sin() - friction * v;
        let v2 = v + 0.5 * h * a1;
        let a2 = -g * (x + 0.5 * h * v).sin() - friction * v2;
        let v3 = v + 0.5 * h * a2;
        let a3 = -g * (x + 0.5 * h * v2).sin() - friction * v3;
        let v4 = v + h * a3;
        let a4 = -g * (x + h * v3).sin() - friction * v4;
        x += h / 6.0 * (v + 2.0 * v2 + 2.0 * v3 + v4);
        v += h / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4);
    }
    x
}

/// The value and the derivatives by angle, speed, g and friction. Stores the two state variables of each step.
fn by_hand(angle: f64, speed: f64, g: f64, friction: f64, h: f64, steps: usize) -> [f64; 5] {
    let (mut x, mut v) = (angle, speed);
    let mut states = Vec::with_capacity(steps);
    for _ in 0..steps {
        states.push((x, v));
        let a1 = -g * x.sin() - friction * v;
        let v2 = v + 0.5 * h * a1;
        let a2 = -g * (x + 0.5 * h * v).sin() - friction * v2;
        let v3 = v + 0.5 * h * a2;
        let a3 = -g * (x + 0.5 * h * v2).sin() - friction * v3;
        let v4 = v + h * a3;
        let a4 = -g * (x + h * v3).sin() - friction * v4;
        x += h / 6.0 * (v + 2.0 * v2 + 2.0 * v3 + v4);
        v += h / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4);
    }
    let (mut dx, mut dv, mut dg, mut df) = (1.0, 0.0, 0.0, 0.0);
    for &(x, v) in states.iter().rev() {
        let (s1, c1) = x.sin_cos();
        let v2 = v + 0.5 * h * (-g * s1 - friction * v);
        let (s2, c2) = (x + 0.5 * h * v).sin_cos();
        let v3 = v + 0.5 * h * (-g * s2 - friction * v2);
        let (s3, c3) = (x + 0.5 * h * v2).sin_cos();
        let v4 = v + h * (-g * s3 - friction * v3);
        let (s4, c4) = (x + h * v3).sin_cos();
        let (w, u) = (h / 6.0 * dx, h / 6.0 * dv);
        let a4 = u;
        let v4_bar = w - friction * a4;
        let p4 = -g * c4 * a4;
        let a3 = 2.0 * u + h * v4_bar;
        let v3_bar = 2.0 * w + h * p4 - friction * a3;
        let p3 = -g * c3 * a3;
        let a2 = 2.0 * u + 0.5 * h * v3_bar;
        let v2_bar = 2.0 * w + 0.5 * h * p3 - friction * a2;
        let p2 = -g * c2 * a2;
        let a1 = u + 0.5 * h * v2_bar;
        dg -= s1 * a1 + s2 * a2 + s3 * a3 + s4 * a4;
        df -= v * a1 + v2 * a2 + v3 * a3 + v4 * a4;
        dv += w + v2_bar + v3_bar + v4_bar + 0.5 * h * p2 - friction * a1;
        dx += p2 + p3 + p4 - g * c1 * a1;
    }
    [x, dx, dv, dg, df]
}

struct Pendulum([f64; 5]);

pub fn case() -> Box<dyn Case> {
    Box::new(Pendulum([0.0; 5]))
}

const AT: (f64, f64, f64, f64, f64, usize) = (1.2, 0.1, 9.81, 0.02, 1e-3, STEPS);

impl Case for Pendulum {
    fn prepare(&mut self) {}
    fn primal(&mut self) {
        let (angle, speed, g, friction, h, steps) = std::hint::black_box(AT);
        self.0[0] = pendulum(angle, speed, g, friction, h, steps);
    }
    fn derived(&mut self) {
        let (angle, speed, g, friction, h, steps) = std::hint::black_box(AT);
        self.0 = d_pendulum(angle, speed, g, friction, h, steps, 1.0).into();
    }
    fn by_hand(&mut self) {
        let (angle, speed, g, friction, h, steps) = std::hint::black_box(AT);
        self.0 = by_hand(angle, speed, g, friction, h, steps);
    }
    fn gradient(&self) -> Vec<f64> {
        self.0.to_vec()
    }
}
