//! Tapes in memory that the caller owns: the same gradients, no allocation after the first call, in calls, recursion,
//! early returns and after a panic.

#![allow(missing_docs, clippy::assign_op_pattern)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rootgrad_autodiff::{TapeMemory, autodiff_reverse, differentiable};

/// The system's allocator; counts the calls of each thread.
struct Counting;

thread_local! {
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        CALLS.set(CALLS.get() + 1);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(old, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations<R>(work: impl FnOnce() -> R) -> (R, u64) {
    let before = CALLS.get();
    let result = work();
    (result, CALLS.get() - before)
}

/// x^(2^n), squared again and again.
#[differentiable]
fn squared(x: f64, n: usize) -> f64 {
    let mut p = x;
    for _ in 0..n {
        p *= p;
    }
    p
}

/// Returns the first power above 10⁶, otherwise a sum of powers: with calls in a loop, and an early return out of it.
#[autodiff_reverse(d_powers, Active, Const, Active, tape = d_powers_with)]
fn powers(x: f64, passes: usize) -> f64 {
    let mut sum: f64 = 0.0;
    let mut y = x;
    for _ in 0..passes {
        y = squared(y, 1) * 0.9;
        sum += y * sum.sin();
        if y > 1e6 {
            return y;
        }
        sum += squared(sum * 0.01, 3);
    }
    sum
}

/// Σ over a recursion: f(x, n) = x f(x², n − 1).
#[differentiable]
fn tower(x: f64, n: usize) -> f64 {
    let mut t = 1.0;
    for _ in 0..3 {
        t = t * x + 0.1;
    }
    if n == 0 { t } else { t * tower(x * 0.9, n - 1) }
}

#[autodiff_reverse(d_tower, Active, Const, Active, tape = d_tower_with)]
fn recursive(x: f64, n: usize) -> f64 {
    tower(x, n)
}

/// A product over slices that stops at a NaN.
#[autodiff_reverse(d_product, Duplicated, Active, tape = d_product_with)]
fn product(x: &[f64]) -> f64 {
    let mut p = 1.0;
    for i in 0..x.len() {
        assert!(!x[i].is_nan(), "not a number at {i}");
        p = p * x[i] + p * p * 1e-9;
    }
    p
}

#[test]
fn a_second_call_allocates_nothing() {
    let mut tape = TapeMemory::new();
    for (x, passes) in [(1.01, 5_000), (1.3, 5_000), (0.4, 7)] {
        let want = d_powers(x, passes, 1.0);
        assert_eq!(d_powers_with(&mut tape, x, passes, 1.0), want);
        let (again, calls) = allocations(|| d_powers_with(&mut tape, x, passes, 1.0));
        assert_eq!((again, calls), (want, 0));
    }
    let (_, calls) = allocations(|| d_powers(1.01, 5_000, 1.0));
    assert!(calls > 0, "the function has a tape");
    assert!(tape.peak_bytes() > 0 && tape.peak_bytes() <= tape.bytes());
}

#[test]
fn a_recursion_shares_the_memory() {
    let mut tape = TapeMemory::new();
    let want = d_tower(1.1, 6, 1.0);
    assert_eq!(d_tower_with(&mut tape, 1.1, 6, 1.0), want);
    let (again, calls) = allocations(|| d_tower_with(&mut tape, 1.1, 6, 1.0));
    assert_eq!((again, calls), (want, 0));
    // A shallower recursion needs no more memory.
    let bytes = tape.bytes();
    d_tower_with(&mut tape, 1.1, 2, 1.0);
    assert_eq!(tape.bytes(), bytes);
}

#[test]
fn memory_can_be_used_after_a_panic() {
    let mut tape = TapeMemory::new();
    let mut x = vec![1.0 + 1e-6; 20_000];
    let (mut want, mut got) = (vec![0.0; x.len()], vec![0.0; x.len()]);
    let value = d_product(&x, &mut want, 1.0);
    assert_eq!(d_product_with(&mut tape, &x, &mut got, 1.0), value);
    assert_eq!(got, want);
    x[15_000] = f64::NAN;
    let panicked = catch_unwind(AssertUnwindSafe(|| d_product_with(&mut tape, &x, &mut got, 1.0)));
    assert!(panicked.is_err());
    x[15_000] = x[0];
    // Memory that was lost in the panic is allocated once more.
    got.fill(0.0);
    assert_eq!(d_product_with(&mut tape, &x, &mut got, 1.0), value);
    assert_eq!(got, want);
    let (_, calls) = allocations(|| d_product_with(&mut tape, &x, &mut got, 1.0));
    assert_eq!(calls, 0);
}

#[test]
fn memory_is_given_back_when_asked_for() {
    let mut tape = TapeMemory::new();
    let x = vec![1.0; 100_000];
    d_product_with(&mut tape, &x, &mut vec![0.0; x.len()], 1.0);
    let bytes = tape.bytes();
    assert!(bytes >= 8 * x.len());
    tape.shrink_to(bytes / 2);
    assert!(tape.bytes() <= bytes / 2);
    tape.clear();
    assert_eq!((tape.bytes(), tape.peak_bytes()), (0, 0));
}
