//! Checks of a kernel with the parameters `out, x, n, a` and of its derivatives.

use crate::random::uniform;
use rootgrad_autodiff::kernel::{Buffer, Device, Dim3, LaunchError};

pub(crate) type Primal =
    fn(&Device, Dim3, Dim3, &Buffer<f64>, &Buffer<f64>, u32, f64) -> Result<(), LaunchError>;
pub(crate) type Forward = fn(
    &Device,
    Dim3,
    Dim3,
    [&Buffer<f64>; 4], // out, t_out, x, t_x
    u32,
    [f64; 2],
) -> Result<(), LaunchError>;
pub(crate) type Reverse = fn(
    &Device,
    Dim3,
    Dim3,
    [&Buffer<f64>; 4], // out, d_out, x, d_x
    u32,
    f64,
    &Buffer<f64>,
) -> Result<(), LaunchError>;

/// The value of the kernels' number.
pub(crate) const A: f64 = 0.7;

pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) grid: Dim3,
    pub(crate) block: Dim3,
    pub(crate) out: usize,
    pub(crate) x: usize,
    pub(crate) n: u32,
    /// CUDA C++ of the kernel, of its reverse and of its forward derivative.
    pub(crate) cuda: [&'static str; 3],
    /// The same with notes of additions, as far as the order of sums matters.
    pub(crate) ordered: [Option<&'static str>; 3],
    pub(crate) primal: Primal,
    pub(crate) forward: Forward,
    pub(crate) reverse: Reverse,
}

/// A case of the kernel `$primal` with the derivatives `$reverse` and `$forward`.
macro_rules! case {
    ($primal:ident $reverse:ident $forward:ident: $grid:expr, $block:expr, out $out:expr, x $x:expr, n $n:expr $(, passes $passes:expr)?) => {
        Case {
            name: stringify!($primal),
            grid: $grid.into(),
            block: $block.into(),
            out: $out,
            x: $x,
            n: $n,
            cuda: [$primal::CUDA, $reverse::CUDA, $forward::CUDA],
            ordered: [$primal::CUDA_ORDERED, $reverse::CUDA_ORDERED, $forward::CUDA_ORDERED],
            primal: |d, g, b, out, x, n, a| $primal::launch(d, g, b, out, x, n, a),
            forward: |d, g, b, [out, t_out, x, t_x], n, [a, t_a]| {
                $forward::launch(d, g, b, out, t_out, x, t_x, n, a, t_a)
            },
            reverse: |d, g, b, [out, d_out, x, d_x], n, a, d_a| {
                $reverse::launch(d, g, b, out, d_out, x, d_x, n, a, d_a $(, $passes)?)
            },
        }
    };
}

/// Numbers between 0.1 and 1.1.
pub(crate) fn numbers(len: usize, seed: u64) -> Vec<f64> {
    uniform(len, seed).iter().map(|v| 0.1 + v).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn close(what: &str, a: f64, b: f64, tolerance: f64) {
    assert!((a - b).abs() <= tolerance * (1.0 + a.abs().max(b.abs())), "{what}: {a} and {b}");
}

impl Case {
    fn values(&self, device: &Device, out: &[f64], x: &[f64], a: f64) -> Vec<f64> {
        let buffer = Buffer::from(out);
        let launched =
            (self.primal)(device, self.grid, self.block, &buffer, &Buffer::from(x), self.n, a);
        launched.unwrap_or_else(|e| panic!("{}: {e}", self.name));
        buffer.to_vec()
    }

    /// The values of `out`, and `out`, `d_out`, `d_x` and `d_a` after the derivative.
    pub(crate) fn everything(&self, device: &Device) -> Vec<Vec<f64>> {
        let [out, x, u] =
            [(self.out, 1), (self.x, 2), (self.out, 5)].map(|(n, seed)| numbers(n, seed));
        let buffers = [&out, &u, &x, &vec![0.0; self.x]].map(|v| Buffer::from(&v[..]));
        let d_a = Buffer::from([0.0]);
        (self.reverse)(device, self.grid, self.block, buffers.each_ref(), self.n, A, &d_a)
            .unwrap_or_else(|e| panic!("{}: {e}", self.name));
        let [after, d_out, _, d_x] = buffers.map(|b| b.to_vec());
        vec![self.values(device, &out, &x, A), after, d_out, d_x, d_a.to_vec()]
    }

    /// ⟨Jv, u⟩ = ⟨v, Jᵀu⟩, Jv against central differences, no report of the emulator.
    /// The values may differ by `tolerance` from those on a CPU.
    pub(crate) fn is_right(&self, devices: &[Device], tolerance: f64) {
        let (out, x, a) = (numbers(self.out, 1), numbers(self.x, 2), A);
        let (t_out, t_x, t_a) = (numbers(self.out, 3), numbers(self.x, 4), 0.6);
        let u = numbers(self.out, 5);
        let primal = self.values(&Device::cpu(), &out, &x, a);
        let moved = |h: f64| {
            let shift = |v: &[f64], t: &[f64]| -> Vec<f64> {
                v.iter().zip(t).map(|(v, t)| v + h * t).collect()
            };
            self.values(&Device::cpu(), &shift(&out, &t_out), &shift(&x, &t_x), a + h * t_a)
        };
        let difference = (dot(&moved(1e-5), &u) - dot(&moved(-1e-5), &u)) / 2e-5;
        for device in devices {
            let buffers = [&out, &t_out, &x, &t_x].map(|v| Buffer::from(&v[..]));
            (self.forward)(device, self.grid, self.block, buffers.each_ref(), self.n, [a, t_a])
                .unwrap_or_else(|e| panic!("{}: {e}", self.name));
            let jv = dot(&buffers[1].to_vec(), &u);
            assert_eq!(buffers[0].to_vec().len(), primal.len());
            let zeros = vec![0.0; self.x];
            let buffers = [&out, &u, &x, &zeros].map(|v| Buffer::from(&v[..]));
            let d_a = Buffer::from([0.0]);
            (self.reverse)(device, self.grid, self.block, buffers.each_ref(), self.n, a, &d_a)
                .unwrap_or_else(|e| panic!("{}: {e}", self.name));
            for (got, wanted) in buffers[0].to_vec().iter().zip(&primal) {
                close(self.name, *got, *wanted, tolerance);
            }
            let jtu = dot(&buffers[1].to_vec(), &t_out)
                + dot(&buffers[3].to_vec(), &t_x)
                + d_a.to_vec()[0] * t_a;
            close(&format!("{}, ⟨Jv, u⟩ and ⟨v, Jᵀu⟩", self.name), jv, jtu, 1e-12);
            close(&format!("{}, Jv and differences", self.name), jv, difference, 1e-7);
            self.values(device, &out, &x, a);
            assert_eq!(device.reports(), [], "{}", self.name);
        }
    }
}
