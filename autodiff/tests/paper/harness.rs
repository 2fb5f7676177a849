//! Checks of a kernel that takes any number of buffers with derivatives.

pub(crate) use crate::random::uniform as numbers;
use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError};

/// Launches a kernel with the buffers of these numbers, then the rest.
macro_rules! values {
    ($kernel:ident($device:expr, $grid:expr, $block:expr), $b:expr, [$($n:literal)*] $(, $rest:expr)*) => {
        $kernel::launch($device, $grid, $block, $(&$b[$n],)* $($rest),*)
    };
}

/// The same with the shadow of each buffer after it.
macro_rules! pairs {
    (
        $kernel:ident($device:expr, $grid:expr, $block:expr), $b:expr, $shadows:expr, [$($n:literal)*] $(, $rest:expr)*
    ) => {
        $kernel::launch($device, $grid, $block, $(&$b[$n], &$shadows[$n],)* $($rest),*)
    };
}

type Launched = Result<(), LaunchError>;
type Derivative<'a> = dyn Fn(&Device, &[Buffer<f64>], &[Buffer<f64>]) -> Launched + 'a;

/// A kernel as a map from all of its buffers with derivatives before the launch to the same buffers after it.
pub(crate) struct Problem<'a> {
    pub(crate) name: &'a str,
    pub(crate) buffers: Vec<Vec<f64>>,
    pub(crate) primal: &'a dyn Fn(&Device, &[Buffer<f64>]) -> Launched,
    /// Values and tangents.
    pub(crate) forward: &'a Derivative<'a>,
    /// Values and adjoints.
    pub(crate) reverse: &'a Derivative<'a>,
}

fn is_on_a_gpu() -> bool {
    std::env::var_os("ROOTGRAD_GPU").is_some()
}

/// The devices, each with a number of entries for differences; with `ROOTGRAD_GPU` in the environment the first GPU. The
/// emulator is slow, as is a stand-in for the GPU.
pub(crate) fn devices() -> Vec<(Device, usize)> {
    if is_on_a_gpu() {
        return vec![(Device::cuda(0).unwrap(), 2)];
    }
    vec![(Device::cpu(), 60), (Device::emulator(), 2)]
}

pub(crate) fn buffers(values: &[Vec<f64>]) -> Vec<Buffer<f64>> {
    values.iter().map(|v| Buffer::from(&v[..])).collect()
}

fn vectors(buffers: &[Buffer<f64>]) -> Vec<Vec<f64>> {
    buffers.iter().map(Buffer::to_vec).collect()
}

/// The sum of products, and the sum of their sizes.
fn dot(a: &[Vec<f64>], b: &[Vec<f64>]) -> [f64; 2] {
    let products = a.iter().flatten().zip(b.iter().flatten()).map(|(a, b)| a * b);
    products.fold([0.0; 2], |[sum, size], p| [sum + p, size + p.abs()])
}

impl Problem<'_> {
    /// The buffers after the kernel.
    pub(crate) fn values(&self, device: &Device, before: &[Vec<f64>]) -> Vec<Vec<f64>> {
        let buffers = buffers(before);
        (self.primal)(device, &buffers).unwrap_or_else(|e| panic!("{}: {e}", self.name));
        vectors(&buffers)
    }

    /// Numbers between -1 and 1, as many as the buffers have.
    fn directions(&self, seed: u64) -> Vec<Vec<f64>> {
        let all = self.buffers.iter().zip(seed..);
        all.map(|(v, seed)| numbers(v.len(), seed).iter().map(|v| 2.0 * v - 1.0).collect())
            .collect()
    }

    /// The adjoints of all buffers for the adjoints `u` of the values after the kernel.
    pub(crate) fn gradient(&self, device: &Device, u: &[Vec<f64>]) -> Vec<Vec<f64>> {
        let (values, adjoints) = (buffers(&self.buffers), buffers(u));
        (self.reverse)(device, &values, &adjoints).unwrap_or_else(|e| panic!("{}: {e}", self.name));
        let (after, wanted) = (vectors(&values), self.values(device, &self.buffers));
        for (got, wanted) in after.iter().flatten().zip(wanted.iter().flatten()) {
            // A GPU adds in any order.
            let near = (got - wanted).abs() <= 1e-12 * (1.0 + wanted.abs());
            assert!(got == wanted || near && is_on_a_gpu(), "{}: {got} {wanted}", self.name);
        }
        vectors(&adjoints)
    }

    /// ⟨Jv, u⟩ = ⟨v, Jᵀu⟩ to 1e-12 of the sum of all products, and central differences on random entries.
    pub(crate) fn has_right_derivatives(&self, device: &Device, entries: usize) {
        let (v, u) = (self.directions(100), self.directions(200));
        let (values, tangents) = (buffers(&self.buffers), buffers(&v));
        (self.forward)(device, &values, &tangents).unwrap_or_else(|e| panic!("{}: {e}", self.name));
        let gradient = self.gradient(device, &u);
        let ([jv, size], [jtu, _]) = (dot(&vectors(&tangents), &u), dot(&v, &gradient));
        assert!((jv - jtu).abs() <= 1e-12 * size, "{}: {jv} and {jtu} of {size}", self.name);
        let at = numbers(2 * entries, 7);
        for at in at.chunks(2) {
            let b = (at[0] * self.buffers.len() as f64) as usize;
            let i = (at[1] * self.buffers[b].len() as f64) as usize;
            let h = 1e-6 * (1.0 + self.buffers[b][i].abs());
            let moved = |by: f64| {
                let mut before = self.buffers.clone();
                before[b][i] += by;
                dot(&self.values(device, &before), &u)
            };
            let ([plus, size], [minus, _]) = (moved(h), moved(-h));
            let difference = (plus - minus) / (2.0 * h);
            let tolerance = 1e-6 * (1.0 + difference.abs()) + 1e-15 * size / h;
            let got = gradient[b][i];
            assert!(
                (got - difference).abs() <= tolerance,
                "{} [{b}][{i}]: {got} {difference}",
                self.name
            );
        }
        assert_eq!(device.reports(), [], "{}", self.name);
    }

    /// The buffers after the kernel are those of another implementation.
    pub(crate) fn has_values(&self, device: &Device, wanted: &[Vec<f64>], tolerance: f64) {
        let got = self.values(device, &self.buffers);
        for (n, (got, wanted)) in got.iter().zip(wanted).enumerate() {
            assert_eq!(got.len(), wanted.len(), "{}, buffer {n}", self.name);
            for (i, (got, wanted)) in got.iter().zip(wanted).enumerate() {
                let is_near = (got - wanted).abs() <= tolerance * (1.0 + wanted.abs());
                assert!(is_near, "{}, buffer {n}, element {i}: {got} {wanted}", self.name);
            }
        }
    }
}
