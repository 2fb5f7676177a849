//! Checks of a random kernel and of its derivatives.

#[path = "../kernels/random.rs"]
mod random;

use random::uniform;
use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError};
use std::sync::Mutex;

type Launched = Result<(), LaunchError>;

/// A derivative in reverse mode, with or without the number of values that a thread stores.
pub trait Reverse<Marker> {
    fn run(&self, d: &Device, shape: [u32; 2], v: &[Buffer<f64>; 3], s: &[Buffer<f64>; 4], k: &Buffer<u32>, n: u32, a: f64) -> Launched;
}

type F = Buffer<f64>;

impl<G> Reverse<[u8; 1]> for G
where
    G: Fn(&Device, u32, u32, &F, &F, &F, &F, &F, &F, &Buffer<u32>, u32, f64, &F) -> Launched,
{
    fn run(&self, d: &Device, [g, b]: [u32; 2], v: &[F; 3], s: &[F; 4], k: &Buffer<u32>, n: u32, a: f64) -> Launched {
        self(d, g, b, &v[0], &s[0], &v[1], &s[1], &v[2], &s[2], k, n, a, &s[3])
    }
}

impl<G> Reverse<[u8; 2]> for G
where
    G: Fn(&Device, u32, u32, &F, &F, &F, &F, &F, &F, &Buffer<u32>, u32, f64, &F, u32) -> Launched,
{
    fn run(&self, d: &Device, [g, b]: [u32; 2], v: &[F; 3], s: &[F; 4], k: &Buffer<u32>, n: u32, a: f64) -> Launched {
        self(d, g, b, &v[0], &s[0], &v[1], &s[1], &v[2], &s[2], k, n, a, &s[3], 4000)
    }
}

pub struct Case {
    pub shape: [u32; 2],
    pub n: u32,
    pub plain: fn(&Mutex<Vec<f64>>, &Mutex<Vec<f64>>, &Mutex<Vec<f64>>, &Mutex<Vec<u32>>, u32, f64, [u32; 2]),
    pub primal: fn(&Device, [u32; 2], &[F; 3], &Buffer<u32>, u32, f64) -> Launched,
    pub forward: fn(&Device, [u32; 2], &[F; 3], &[F; 3], &Buffer<u32>, u32, [f64; 2]) -> Launched,
    pub reverse: fn(&Device, [u32; 2], &[F; 3], &[F; 4], &Buffer<u32>, u32, f64) -> Launched,
}

/// Numbers between -1 and 1.
fn numbers(len: usize, seed: u64) -> Vec<f64> {
    uniform(len, seed).iter().map(|v| 2.0 * v - 1.0).collect()
}

/// Argument of the kernels. Their literals have two decimals, so it equals none of them: at a tie of `max` or a jump there is no derivative.
const A: f64 = 0.70371;

type State = [Vec<f64>; 3];

fn directions(n: u32, seed: u64) -> State {
    [numbers(n as usize, seed), numbers(7, seed + 1), numbers(24, seed + 2)]
}

fn dot(a: &[Vec<f64>], b: &[Vec<f64>]) -> [f64; 2] {
    let products = a.iter().flatten().zip(b.iter().flatten()).map(|(a, b)| a * b);
    products.fold([0.0; 2], |[sum, size], p| [sum + p, size + p.abs()])
}

fn buffers(v: &State) -> [F; 3] {
    [0, 1, 2].map(|n| Buffer::from(&v[n][..]))
}

fn vectors<const N: usize>(b: &[F; N]) -> Vec<Vec<f64>> {
    b.iter().map(Buffer::to_vec).collect()
}

fn near(what: &str, a: f64, b: f64, tolerance: f64) -> Result<(), String> {
    if (a - b).abs() <= tolerance { Ok(()) } else { Err(format!("{what}: {a:e} and {b:e}, tolerance {tolerance:e}")) }
}

impl Case {
    fn values(&self, d: &Device, before: &State, a: f64) -> Result<Vec<Vec<f64>>, String> {
        let b = buffers(before);
        (self.primal)(d, self.shape, &b, &Buffer::from(counts()), self.n, a).map_err(|e| e.to_string())?;
        Ok(vectors(&b))
    }

    fn checked_on(&self, d: &Device) -> Result<(), String> {
        let error = |e: LaunchError| e.to_string();
        let (start, v, u) = (directions(self.n, 1), directions(self.n, 11), directions(self.n, 21));
        let (t_a, k) = (0.6, Buffer::from(counts()));
        let after = self.values(d, &start, A)?;
        let b = [0, 1, 2].map(|n| Mutex::new(start[n].clone()));
        (self.plain)(&b[0], &b[1], &b[2], &Mutex::new(counts()), self.n, A, self.shape);
        for (got, wanted) in after.iter().flatten().zip(b.iter().flat_map(|b| b.lock().unwrap().clone())) {
            near("plain Rust", *got, wanted, 1e-12 * (1.0 + wanted.abs()))?;
        }
        let (values, tangents) = (buffers(&start), buffers(&v));
        (self.forward)(d, self.shape, &values, &tangents, &k, self.n, [A, t_a]).map_err(error)?;
        let [jv, size] = dot(&vectors(&tangents), &u);
        let values = buffers(&start);
        let [x, y, z] = buffers(&u);
        let adjoints = [x, y, z, Buffer::zeros(1)];
        (self.reverse)(d, self.shape, &values, &adjoints, &k, self.n, A).map_err(error)?;
        for (got, wanted) in vectors(&values).iter().flatten().zip(after.iter().flatten()) {
            near("the reverse derivative's values", *got, *wanted, 1e-13 * (1.0 + wanted.abs()))?;
        }
        let adjoints = vectors(&adjoints);
        let [jtu, other] = dot(&v, &adjoints[..3]);
        let jtu = jtu + adjoints[3][0] * t_a;
        if !jv.is_finite() {
            return Err(format!("Jv is {jv}"));
        }
        near("⟨Jv, u⟩ and ⟨v, Jᵀu⟩", jv, jtu, 1e-12 * (1.0 + size + other + adjoints[3][0].abs()))?;
        let mut wrong = Ok(());
        // A branch may change between the points of a difference: one of the steps must agree.
        for h in [1e-5, 1e-6, 1e-4, 1e-7] {
            let moved = |h: f64| {
                let mut at = start.clone();
                at.iter_mut().flatten().zip(v.iter().flatten()).for_each(|(x, v)| *x += h * v);
                Ok::<_, String>(dot(&self.values(&Device::cpu(), &at, A + h * t_a)?, &u)[0])
            };
            let difference = (moved(h)? - moved(-h)?) / (2.0 * h);
            wrong = near("Jv and differences", jv, difference, 1e-5 * (1.0 + size));
            if wrong.is_ok() {
                break;
            }
        }
        wrong?;
        match &d.reports()[..] {
            [] => Ok(()),
            [first, ..] => Err(first.to_string()),
        }
    }

    pub fn check(&self) -> Result<(), String> {
        self.checked_on(&Device::cpu())?;
        self.checked_on(&Device::emulator()).map_err(|e| format!("emulator: {e}"))
    }
}

/// The integers of `k`.
fn counts() -> Vec<u32> {
    (0..16).map(|n| n * 7 % 11).collect()
}

pub fn reverse<M>(f: impl Reverse<M>, d: &Device, shape: [u32; 2], v: &[F; 3], s: &[F; 4], k: &Buffer<u32>, n: u32, a: f64) -> Launched {
    f.run(d, shape, v, s, k, n, a)
}
