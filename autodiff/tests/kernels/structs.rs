//! Kernels with structs, and with arrays that are passed by value.

use rootgrad_autodiff::kernel;

use crate::harness::Case;

/// Structs as arguments, results and fields of others.
#[kernel]
#[autodiff_reverse(d_particles, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_particles, Dual, Dual, Const, Dual)]
fn particles(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    #[derive(Clone, Copy)]
    struct Vector {
        x: f64,
        y: f64,
    }
    #[derive(Clone, Copy)]
    struct Particle {
        place: Vector,
        speed: Vector,
        steps: u32,
    }
    fn plus(u: Vector, v: Vector, by: f64) -> Vector {
        Vector { y: u.y + by * v.y, x: u.x + by * v.x }
    }
    fn force(p: Vector, a: f64) -> Vector {
        let norm = p.x * p.x + p.y * p.y + 0.1;
        if norm > 1.0 {
            Vector { x: -a * p.x / norm, y: -a * p.y / norm }
        } else {
            let weak = Vector { x: p.y * a, y: p.x.sin() };
            weak
        }
    }
    let i = thread::index_1d();
    if i < n {
        let place = Vector { x: x.get(i), y: x.get(n - 1 - i) };
        let start = Particle { place, speed: Vector { x: a, y: 0.5 }, steps: 2 + i % 2 };
        let mut p = start;
        for k in 0..p.steps {
            p.speed = plus(p.speed, force(p.place, a), 0.3);
            p.place = plus(p.place, p.speed, 0.3);
            p.place.x *= 1.0 + (k as f64) * 0.1;
        }
        let end = if p.place.x > start.place.x { p } else { start };
        out.set(i, end.place.x * end.speed.y + p.place.y);
    }
}

/// Arrays by value: the copies change, the originals do not.
#[kernel]
#[autodiff_reverse(d_corners, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_corners, Dual, Dual, Const, Dual)]
fn corners(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    struct Box {
        low: [f64; 3],
        high: [f64; 3],
        scale: f64,
    }
    fn scaled(mut v: [f64; 3], by: f64) -> [f64; 3] {
        for k in 0..3 {
            v[k] *= by;
        }
        v
    }
    fn corner(x: Global<f64>, i: u32) -> [f64; 3] {
        [x.get(i), x.get(i) * x.get(i), 0.5]
    }
    fn volume(b: Box) -> f64 {
        let mut v = b.scale;
        for k in 0..3 {
            v *= b.high[k] - b.low[k];
        }
        v
    }
    let i = thread::index_1d();
    if i < n {
        let low = corner(x, i);
        let mut high = scaled(low, 2.0 + a);
        high[i % 3] += low[(i + 1) % 3];
        let mut b = Box { low, high, scale: a };
        let before = b.high;
        for k in 0..4 {
            b.high = scaled(b.high, 1.1);
            b.low[k % 3] = b.high[k % 3] * 0.2;
        }
        high = before;
        out.set(i, volume(b) + high[0] * low[2] + b.high[1]);
    }
}

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(particles d_particles t_particles: 2, 4, out 8, x 8, n 8, passes 60),
        case!(corners d_corners t_corners: 2, 4, out 7, x 7, n 7),
    ]
}
