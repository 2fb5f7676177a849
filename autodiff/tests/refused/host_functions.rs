//! Host functions: each message stands at the code that caused it.

#![allow(unused)]

use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError};
use rootgrad_autodiff::{kernel, kernel_host};

#[kernel]
#[autodiff_reverse(d_scale, Duplicated, Active)]
fn scale(x: Global<f64>, a: f64) {
    let i = thread::index_1d();
    x.set(i, a * x.get(i));
}

#[kernel_host]
#[autodiff_reverse(d_elements, Duplicated, Duplicated)]
fn elements(y: &mut [f64], x: &[f64]) -> Result<(), LaunchError> {
    let b = Buffer::from(x);
    y[0] = b.to_vec()[0];
    println!("{}", x[1]);
    println!("{y:?}");
    let x = 3;
    Ok(())
}

#[kernel_host]
#[autodiff_reverse(d_launches, Const, Duplicated, Active)]
fn launches(device: &Device, b: &Buffer<f64>, a: f64) -> Result<(), LaunchError> {
    scale::launch(device, 1, 1, b, 2.0 * a)?;
    scale::launch(device, 1, 1, &Buffer::zeros(1), 1.0)?;
    #[tape_passes(3)]
    b.copy_to(&mut [0.0])
}

#[kernel_host]
#[autodiff_reverse(d_copies, Const, Duplicated)]
fn copies(log: &mut [f64], b: &Buffer<f64>) -> Result<(), LaunchError> {
    let (c, n) = (Buffer::<f64>::zeros(1), 1);
    b.copy_from_buffer(&c)?;
    b.copy_to(log)?;
    b.copy_from(log)
}

#[kernel_host]
#[autodiff_reverse(d_integers, Duplicated, Const)]
fn integers(k: &Buffer<u32>, n: u32) -> Result<(), LaunchError> {
    Ok(())
}

#[kernel_host]
#[autodiff_reverse(d_changed, Active)]
fn changed(mut a: f64) -> Result<(), LaunchError> {
    Ok(())
}

#[kernel_host]
#[autodiff_reverse(d_count, Const, Const)]
fn count(n: u32) -> Result<(), LaunchError> {
    Ok(())
}

#[kernel_host]
#[autodiff_reverse(d_taped, Const, tape = Tape)]
fn taped(n: u32) -> Result<(), LaunchError> {
    Ok(())
}

#[kernel_host]
#[autodiff_forward(t_forward, Const)]
fn forward(n: u32) -> Result<(), LaunchError> {
    Ok(())
}

#[kernel_host]
#[autodiff_reverse(d_outcome, Active)]
fn outcome(a: f64) -> f64 {
    a
}

#[rootgrad_autodiff::autodiff_reverse(d_order, Const)]
#[kernel_host]
fn order(n: u32) -> Result<(), LaunchError> {
    Ok(())
}

fn main() {}
