//! Launches in host functions that do not fit the kernel's derivative.

use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError};
use rootgrad_autodiff::{kernel, kernel_host};

#[kernel]
#[autodiff_reverse(d_scale, Duplicated, Const)]
fn scale(x: Global<f64>, a: f64) {
    let i = thread::index_1d();
    x.set(i, a * x.get(i));
}

#[kernel]
#[autodiff_reverse(d_damp, Duplicated)]
fn damp(x: Global<f64>) {
    let i = thread::index_1d();
    let mut y = x.get(i);
    while y > 1.0 {
        y = y * y * 0.1;
    }
    x.set(i, y);
}

#[kernel_host]
#[autodiff_reverse(d_number, Const, Duplicated, Active)]
fn number(device: &Device, b: &Buffer<f64>, a: f64) -> Result<(), LaunchError> {
    scale::launch(device, 1, 1, b, a)
}

#[kernel_host]
#[autodiff_reverse(d_passes, Const, Duplicated)]
fn passes(device: &Device, b: &Buffer<f64>) -> Result<(), LaunchError> {
    damp::launch(device, 1, 1, b)?;
    #[tape_passes(3)]
    scale::launch(device, 1, 1, b, 1.0)
}

fn main() {}
