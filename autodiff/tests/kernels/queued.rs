//! Streams and host functions on the stand-in for the driver, which runs work as late as it may.

use rootgrad_autodiff::kernel;
use rootgrad_autodiff::kernel::rt::SUMS;
use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError};

use crate::cases;
use crate::driver::StandIn;
use crate::harness::{A, numbers};
use crate::hosts::{self, add, d_heat};
use crate::{count, leaves_nothing};

/// Works in place.
#[kernel]
pub(crate) fn doubled(x: Global<f64>) {
    let i = thread::index_1d();
    x.set(i, 2.0 * x.get(i));
}

#[kernel]
pub(crate) fn copied(to: Global<f64>, from: Global<f64>) {
    let i = thread::index_1d();
    to.set(i, from.get(i));
}

/// Threads add to few elements: more than 16 times each if `m` is larger.
#[kernel]
#[autodiff_reverse(d_spread, Duplicated, Duplicated, Const, Const, Active)]
pub(crate) fn spread(out: Global<f32>, x: Global<f32>, n: u32, m: u32, a: f32) {
    let i = thread::index_1d();
    if i < n {
        out.set(i, a * x.get(i * 31 % 257));
        for k in 0..m {
            out.add(i, x.get((i + 5 * k) % 97) * x.get(i % 5));
        }
    }
}

fn gpu() -> Device {
    Device::cuda(0).unwrap()
}

/// The calls of the driver up to now.
fn calls() -> Vec<String> {
    let log = std::fs::read_to_string(std::env::var("STAND_IN_LOG").unwrap()).unwrap();
    log.lines().map(str::to_owned).collect()
}

#[test]
#[ignore = "started by another test"]
fn host_functions_are_right() {
    for device in [gpu(), gpu().stream().unwrap()] {
        hosts::heat_is_right(&device);
        hosts::mixture_is_right(&device);
    }
}

#[test]
#[ignore = "started by another test"]
fn a_host_function_opens_streams() {
    hosts::halves_are_right(&gpu());
    let calls = calls();
    // One kernel on the default stream, three on the streams of the function, and their derivatives on the same.
    assert_eq!(["launch", "in-stream"].map(|word| count(&calls, word)), [7, 6], "{calls:?}");
}

/// Two steps: memory for the function, for the values of overwritten buffers, and for the shadows.
#[test]
#[ignore = "started by another test"]
fn shadows_are_allocated_and_freed() {
    let device = gpu().stream().unwrap();
    let (mut d_start, mut d_source, mut d_a) = ([0.0; 4], [0.0; 4], 0.0);
    let d = (&mut d_start, &mut d_source);
    d_heat(&device, &mut [0.0; 4], &mut [1.0; 4], &[1.0; 4], d.0, &[0.5; 4], d.1, 0.1, &mut d_a, 2)
        .unwrap();
    let calls = calls();
    // Two buffers and the source, the values before each of two launches, four shadows.
    assert_eq!([count(&calls, "alloc"), count(&calls, "free")], [9, 9], "{calls:?}");
    // The start, the source, the seed; the end and three derivatives; two steps in both directions.
    let numbers = ["up", "down", "copy", "launch"].map(|word| count(&calls, word));
    assert_eq!(numbers, [3, 4, 2, 4], "{calls:?}");
    assert_eq!(count(&calls, "in-stream"), 4, "the derivative uses the stream of the function");
    // 1 → 1.5 → 2.625 without a flow: ∂/∂start = (1 + 2·0.5)·(1 + 2·0.5·1.5) = 5, ∂/∂source = 1·2.5 + 1.5².
    assert_eq!((d_start, d_source, d_a), ([5.0; 4], [4.75; 4], 0.0));
}

/// The buffers of the caller stay on the GPU.
#[test]
#[ignore = "started by another test"]
fn buffers_of_the_caller_stay() {
    let (device, n) = (gpu(), 5);
    let [work, d_work, weights] = [1.0, 0.5, 2.0].map(|v| Buffer::from(vec![v; n]));
    let (mut y, mut twice, mut log) = (vec![0.0; 10], vec![0.0; 5], vec![0.0; 5]);
    let (mut d_y, mut d_twice, mut d_x) = (vec![1.0; 10], vec![1.0; 5], vec![0.0; 10]);
    let passed = (&mut d_y, &mut d_twice, &mut d_x);
    hosts::d_mixture(
        &device, &mut y, passed.0, &mut twice, passed.1, &mut log, &[0.5; 10], passed.2, &work,
        &d_work, &weights, 1.0, &mut 0.0, 2,
    )
    .unwrap();
    let before = calls();
    // Three buffers of the caller are left.
    assert_eq!(count(&before, "alloc"), count(&before, "free") + 3);
    add::launch(&device, 1, 5, &work, &d_work, &weights, 5, 0.0).unwrap();
    let after = calls();
    assert_eq!(
        after[before.len()..].iter().filter(|call| !call.starts_with("launch")).count(),
        0,
        "{after:?}"
    );
}

#[test]
#[ignore = "started by another test"]
fn streams_wait_for_each_other_by_buffers() {
    let base = gpu();
    let [first, second] = [0, 1].map(|_| base.stream().unwrap());
    // Read after write.
    let (x, y) = (Buffer::from([1.0, 2.0]), Buffer::zeros(2));
    doubled::launch(&first, 1, 2, &x).unwrap();
    copied::launch(&second, 1, 2, &y, &x).unwrap();
    assert_eq!(y.to_vec(), [2.0, 4.0]);
    // Write after reads of two streams.
    let z = Buffer::zeros(2);
    copied::launch(&first, 1, 2, &y, &x).unwrap();
    copied::launch(&base, 1, 2, &z, &x).unwrap();
    doubled::launch(&second, 1, 2, &x).unwrap();
    assert_eq!(x.to_vec(), [4.0, 8.0]);
    assert_eq!((y.to_vec(), z.to_vec()), (vec![2.0, 4.0], vec![2.0, 4.0]));
    // The host overwrites what a stream has still to read.
    copied::launch(&second, 1, 2, &z, &x).unwrap();
    x.fill(1.0);
    doubled::launch(&first, 1, 2, &x).unwrap();
    assert_eq!((x.to_vec(), z.to_vec()), (vec![2.0; 2], vec![4.0, 8.0]));
    // Copies from buffer to buffer.
    doubled::launch(&first, 1, 2, &x).unwrap();
    z.copy_from_buffer(&x).unwrap();
    doubled::launch(&second, 1, 2, &x).unwrap();
    copied::launch(&second, 1, 2, &y, &z).unwrap();
    assert_eq!((x.to_vec(), y.to_vec()), (vec![8.0; 2], vec![4.0; 2]));
    // Memory is freed after the work of all streams.
    let (other, to) = (Buffer::from([3.0, 5.0]), Buffer::zeros(2));
    doubled::launch(&first, 1, 2, &other).unwrap();
    copied::launch(&second, 1, 2, &to, &other).unwrap();
    drop(other);
    first.synchronize().unwrap();
    second.synchronize().unwrap();
    assert_eq!(to.to_vec(), [6.0, 10.0]);
}

#[test]
#[ignore = "started by another test"]
fn a_stream_is_synchronized_alone() {
    let base = gpu();
    let [first, second] = [0, 1].map(|_| base.stream().unwrap());
    let [x, y] = [1.0, 2.0].map(|v| Buffer::from([v]));
    doubled::launch(&first, 1, 2, &x).unwrap(); // beyond the end
    doubled::launch(&second, 1, 1, &y).unwrap();
    second.synchronize().unwrap();
    base.synchronize().unwrap_err();
}

/// Derivatives by the inputs of `spread`, whose sums depend on their order. Nothing is added to the last 43 elements, which are -0.
fn spread_gradient(device: &Device, n: u32, m: u32) -> Vec<u32> {
    let number = |i: usize| (((i * 7919 + 13) % 1009) as f32 - 500.0).powi(3) * 1e-3 + 0.1;
    let numbers = |len: usize| Buffer::from((0..len).map(number).collect::<Vec<_>>());
    let (out, x, d_out) = (Buffer::zeros(n as usize), numbers(300), numbers(n as usize));
    let (d_x, d_a) = (Buffer::from(vec![-0.0; 300]), Buffer::from([0.5]));
    d_spread::launch(device, n.div_ceil(64), 64, &out, &d_out, &x, &d_x, n, m, 0.3, &d_a).unwrap();
    let all = [d_x, d_a, out, d_out].map(|b| b.to_vec());
    all.iter().flatten().map(|v| v.to_bits()).collect()
}

#[test]
#[ignore = "started by another test"]
fn ordered_sums_have_the_bits_of_the_cpu() {
    let device = gpu().stream().unwrap().with_ordered_sums();
    // One piece, then segments; few additions, then more than a thread notes at first.
    for (n, m) in [(20, 1), (100, 20), (2112, 1), (2112, 17)] {
        assert_eq!(
            spread_gradient(&device, n, m),
            spread_gradient(&Device::cpu(), n, m),
            "{n} {m}"
        );
    }
    let (mut exact, mut refused) = (0, Vec::new());
    for case in cases::ALL() {
        let [out, x, u] =
            [(case.out, 1), (case.x, 2), (case.out, 5)].map(|(n, seed)| numbers(n, seed));
        let gradient = |device: &Device| {
            let buffers = [&out, &u, &x, &vec![0.0; case.x]].map(|v| Buffer::from(&v[..]));
            let d_a = Buffer::from([0.0]);
            (case.reverse)(device, case.grid, case.block, buffers.each_ref(), case.n, A, &d_a)?;
            let all = [&buffers[0], &buffers[1], &buffers[3], &d_a].map(Buffer::to_vec);
            Ok(all.iter().flatten().map(|v| v.to_bits()).collect::<Vec<_>>())
        };
        match gradient(&device) {
            Ok(bits) => {
                assert_eq!(bits, gradient(&device).unwrap(), "{}, in another run", case.name);
                let wanted = gradient(&Device::cpu()).unwrap();
                exact += usize::from(bits == wanted);
                // Functions may differ in their last bit, for example `powi`.
                for (bits, wanted) in bits.into_iter().zip(wanted) {
                    let [got, wanted] = [bits, wanted].map(f64::from_bits);
                    let near = (got - wanted).abs() <= 1e-13 * (1.0 + wanted.abs());
                    assert!(near, "{}: {got} {wanted}", case.name);
                }
            }
            Err(LaunchError::Unordered { kernel, reason }) => {
                assert!(
                    reason.contains("wait for each other") || reason.contains("it reads or sets")
                );
                refused.push(kernel);
            }
            Err(error) => panic!("{}: {error}", case.name),
        }
    }
    assert!(exact >= 8, "{exact} with the bits of the CPU, without an order {refused:?}");
}

/// The kernels that note their additions.
pub(crate) fn ordered_sources() -> Vec<&'static str> {
    let all = cases::ALL();
    let noted = all.iter().flat_map(|case| case.ordered).flatten();
    noted.chain(d_spread::CUDA_ORDERED).chain(SUMS).collect()
}

pub(crate) fn run(at: &StandIn) {
    leaves_nothing(&at.process("queued::host_functions_are_right").run());
    let calls = at.process("queued::a_host_function_opens_streams").run();
    leaves_nothing(&calls);
    assert_eq!([count(&calls, "stream"), count(&calls, "end-stream")], [2, 2]);
    leaves_nothing(&at.process("queued::shadows_are_allocated_and_freed").run());
    leaves_nothing(&at.process("queued::buffers_of_the_caller_stay").run());
    for pools in ["1", "0"] {
        let test = "queued::streams_wait_for_each_other_by_buffers";
        let calls = at.process(test).with("STAND_IN_POOLS", pools).run();
        leaves_nothing(&calls);
        assert_eq!([count(&calls, "stream"), count(&calls, "end-stream")], [2, 2]);
    }
    leaves_nothing(&at.process("queued::ordered_sums_have_the_bits_of_the_cpu").run());
    at.process("queued::a_stream_is_synchronized_alone").run();
}
