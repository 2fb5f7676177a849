//! Functions that call others, measured against size. A gradient and a forward derivative cost a constant times the
//! primal, for any callees. Each gradient is compared with the forward derivative in one direction, and the forward
//! derivative with a central difference.

mod gauss_seidel;
mod kalman;
mod look_ups;
mod mesh;
mod n_body;
mod recursion;
mod shower;
mod wrappers;

use std::cell::RefCell;
use std::hint::black_box;
use std::time::Instant;

use super::numbers;
use rootgrad_autodiff::Differentiable;

/// A function at a point: its value, its gradient added to a shadow, and its value with the derivative in a direction.
pub trait Scaled {
    /// Moves the point by `h` times the direction.
    fn step(&mut self, h: f64);
    fn primal(&self) -> f64;
    fn reverse(&mut self);
    fn forward(&self) -> (f64, f64);
    /// Returns the gradient times the direction, and the sum of the absolute values of the terms.
    fn slope(&self) -> (f64, f64);
}

/// A function of a `T`, with its derivatives.
pub struct Of<T, P, R, F> {
    at: T,
    shadow: T,
    direction: T,
    primal: P,
    reverse: R,
    forward: F,
}

impl<T, P, R, F> Of<T, P, R, F>
where
    T: Differentiable + 'static,
    P: Fn(&T) -> f64 + 'static,
    R: Fn(&T, &mut T) + 'static,
    F: Fn(&T, &T) -> (f64, f64) + 'static,
{
    pub fn boxed(at: T, primal: P, reverse: R, forward: F) -> Box<dyn Scaled> {
        let mut direction = at.zero_like();
        let mut random = numbers(floats(&direction).len(), 5).into_iter();
        direction.each_float(&mut |_| random.next().unwrap_or_default());
        Box::new(Self { shadow: at.zero_like(), at, direction, primal, reverse, forward })
    }
}

fn floats<T: Differentiable>(value: &T) -> Vec<f64> {
    let mut all = Vec::new();
    value.clone().each_float(&mut |v| {
        all.push(v);
        v
    });
    all
}

impl<T, P, R, F> Scaled for Of<T, P, R, F>
where
    T: Differentiable,
    P: Fn(&T) -> f64,
    R: Fn(&T, &mut T),
    F: Fn(&T, &T) -> (f64, f64),
{
    fn step(&mut self, h: f64) {
        let mut direction = floats(&self.direction).into_iter();
        self.at.each_float(&mut |x| x + h * direction.next().unwrap_or_default());
    }
    fn primal(&self) -> f64 {
        (self.primal)(&self.at)
    }
    fn reverse(&mut self) {
        (self.reverse)(&self.at, &mut self.shadow);
    }
    fn forward(&self) -> (f64, f64) {
        (self.forward)(&self.at, &self.direction)
    }
    fn slope(&self) -> (f64, f64) {
        let terms = floats(&self.shadow).into_iter().zip(floats(&self.direction));
        terms.fold((0.0, 0.0), |(sum, sizes), (g, v)| (sum + g * v, sizes + (g * v).abs()))
    }
}

type Make = fn(usize) -> Box<dyn Scaled>;

const CASES: [(&str, Make, &[usize]); 8] = [
    ("mesh", mesh::case, &[8, 64, 512, 4096]),
    ("look_ups", look_ups::case, &[50, 5_000, 50_000, 500_000]),
    ("gauss_seidel", gauss_seidel::case, &[100, 1_000, 10_000, 100_000, 1_000_000]),
    ("recursion", recursion::case, &[100, 1_000, 10_000, 100_000]),
    ("wrappers", wrappers::case, &[1_000, 10_000, 100_000]),
    ("kalman", kalman::case, &[10, 100, 1_000, 10_000]),
    ("shower", shower::case, &[10, 100, 1_000, 10_000]),
    ("n_body", n_body::case, &[8, 32, 128, 512]),
];

/// Measures the functions whose names contain `filter`. Recursion needs a large stack, so they run on a thread of their
/// own.
pub fn measure(filter: &str) {
    let filter = filter.to_owned();
    let run = move || {
        for (name, make, sizes) in CASES.iter().filter(|(name, ..)| name.contains(&filter)) {
            sizes.iter().for_each(|&size| row(name, size, &mut *make(size)));
        }
    };
    let stack = std::thread::Builder::new().stack_size(1 << 30);
    let done = stack.spawn(run).map(|thread| thread.join());
    assert!(matches!(done, Ok(Ok(()))), "a function against size fails");
}

/// Measures the seconds of each run, as the median of several batches. The runs alternate, so that a slow machine slows
/// all of them.
fn seconds<const N: usize>(mut runs: [&mut dyn FnMut(); N]) -> [f64; N] {
    let batches = std::array::from_fn::<_, N, _>(|i| {
        let once = Instant::now();
        runs[i]();
        (1e-3 / once.elapsed().as_secs_f64()).clamp(1.0, 1e5) as usize
    });
    let mut all = [const { Vec::new() }; N];
    let begin = Instant::now();
    while all[0].len() < 7 || begin.elapsed().as_secs_f64() < 0.5 {
        for ((run, batch), times) in runs.iter_mut().zip(batches).zip(&mut all) {
            let start = Instant::now();
            (0..batch).for_each(|_| run());
            times.push(start.elapsed().as_secs_f64() / batch as f64);
        }
    }
    all.map(super::median)
}

fn row(name: &str, size: usize, case: &mut dyn Scaled) {
    let ((), tape_bytes) = rootgrad_autodiff::with_tape_bytes(|| case.reverse());
    let (value, slope) = case.forward();
    let (by_gradient, scale) = case.slope();
    assert!((slope - by_gradient).abs() <= 1e-10 * scale, "{name} {size}: {by_gradient} {slope}");
    let h = 1e-6;
    case.step(h);
    let above = case.primal();
    case.step(-2.0 * h);
    let difference = (above - case.primal()) / (2.0 * h);
    case.step(h);
    let tolerance = 1e-4 * scale + 1e-9 * value.abs();
    assert!((slope - difference).abs() <= tolerance, "{name} {size}: {slope} for {difference}");
    let case = RefCell::new(case);
    let [primal, derivative, forward] = seconds([
        &mut || {
            black_box(black_box(&**case.borrow()).primal());
        },
        &mut || black_box(&mut **case.borrow_mut()).reverse(),
        &mut || {
            black_box(black_box(&**case.borrow()).forward());
        },
    ]);
    println!(
        "{{\"function\": \"{name}\", \"size\": {size}, \"primal_s\": {primal:e}, \"derivative_s\": {derivative:e}, \
         \"derivative_over_primal\": {:.3}, \"forward_over_primal\": {:.3}, \"tape_bytes\": {tape_bytes}}}",
        derivative / primal,
        forward / primal
    );
}
