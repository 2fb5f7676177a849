//! Operations without a value: the launch ends with an error, and the emulator reports the thread.

use rootgrad_autodiff::kernel;
use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError, Report};

#[kernel]
fn divide(q: Global<u32>, r: Global<i64>, by: u32, by_signed: i64) {
    let i = thread::index_1d();
    q.set(i, (i + 7) / by);
    r.set(i, -7 % by_signed);
}

#[kernel]
#[autodiff_reverse(d_bounded, Duplicated, Duplicated, Const, Const)]
fn bounded(out: Global<f64>, x: Global<f64>, low: f64, high: f64) {
    let i = thread::index_1d();
    out.set(i, 2.0 * x.get(i).clamp(low, high));
}

/// The thread of the first fault, and its text.
fn fault(launched: Result<(), LaunchError>) -> ((u32, u32), &'static str) {
    match launched {
        Err(LaunchError::Undefined(Report::Undefined { operation, thread })) => (thread, operation),
        other => panic!("{other:?}"),
    }
}

#[test]
fn divisions_by_zero_are_errors() {
    let (q, r) = (Buffer::zeros(2), Buffer::zeros(2));
    divide::launch(&Device::cpu(), 1, 2, &q, &r, 3, 4).unwrap();
    assert_eq!((q.to_vec(), r.to_vec()), (vec![2, 2], vec![-3, -3]));
    for (by, by_signed) in [(0, 4), (3, 0)] {
        let (thread, text) = fault(divide::launch(&Device::cpu(), 1, 2, &q, &r, by, by_signed));
        assert_eq!(thread, (0, 0));
        assert!(text.starts_with("an integer is divided by zero"), "{text}");
        let device = Device::emulator();
        divide::launch(&device, 1, 2, &q, &r, by, by_signed).unwrap();
        let of = |t| Report::Undefined { operation: text, thread: (0, t) };
        assert_eq!(device.reports(), [of(0), of(1)]);
    }
}

#[test]
fn bounds_in_the_wrong_order_are_errors() {
    let (out, x) = (Buffer::zeros(3), Buffer::from([-1.0, 0.5, f64::NAN]));
    bounded::launch(&Device::cpu(), 1, 3, &out, &x, 0.0, 1.0).unwrap();
    assert_eq!(out.to_vec()[..2], [0.0, 1.0]);
    assert!(out.to_vec()[2].is_nan());
    let (d_out, d_x) = (Buffer::from([1.0; 3]), Buffer::zeros(3));
    d_bounded::launch(&Device::cpu(), 1, 3, &out, &d_out, &x, &d_x, 0.0, 1.0).unwrap();
    assert_eq!(d_x.to_vec()[..2], [0.0, 2.0]);
    for (low, high) in [(1.0, 0.0), (f64::NAN, 1.0), (0.0, f64::NAN)] {
        let launched = bounded::launch(&Device::cpu(), 1, 3, &out, &x, low, high);
        assert!(launched.as_ref().unwrap_err().to_string().starts_with("block 0 thread 0: "));
        let (_, text) = fault(launched);
        assert!(text.starts_with("the low bound of `clamp` is above the high one"), "{text}");
    }
}
