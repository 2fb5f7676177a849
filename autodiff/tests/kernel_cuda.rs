//! `Device::cuda` on a stand-in for the driver: no GPU is needed.

#[macro_use]
#[path = "kernels/harness.rs"]
mod harness;
#[path = "kernels/cases.rs"]
mod cases;
#[path = "kernels/driver/mod.rs"]
mod driver;
#[path = "kernels/edges.rs"]
mod edges;
#[path = "kernels/hosts.rs"]
mod hosts;
#[path = "kernels/queued.rs"]
mod queued;
#[path = "kernels/random.rs"]
mod random;
#[path = "kernels/structs.rs"]
mod structs;
#[path = "kernels/tapes.rs"]
mod tapes;
#[path = "kernels/warps.rs"]
mod warps;

use rootgrad_autodiff::kernel;
use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError};

use driver::StandIn;
use tapes::{d_halving, d_powers, halving, powers};

#[kernel]
#[autodiff_reverse(d_twice, Duplicated, Const, Duplicated, Active)]
fn twice(out: Global<f32>, n: u32, x: Global<f32>, a: f32) {
    let i = thread::index_1d();
    if i < n {
        out.set(i, 2.0 * a * x.get(i));
    }
}

/// Parameters of all types.
#[kernel]
fn types(out: Global<f64>, total: Global<i64>, on: bool, i: i32, l: i64, u: u32, v: u64, f: f32) {
    let sum = (i as f64) + (l as f64) + (u as f64) + (v as f64) + (f as f64);
    out.set(thread::index_1d(), if on { sum } else { 0.0 });
    total.atomic_add(0, l);
}

#[kernel]
fn in_blocks(total: Global<f32>, x: Global<f32>) {
    let s = Shared::<f32, 64>::new();
    let t = thread::thread_idx_x();
    s.set(t, x.get(thread::index_1d()));
    sync_threads();
    let mut h = 32u32;
    while h > 0 {
        if t < h {
            let other = s.get(t + h);
            s.add(t, other);
        }
        sync_threads();
        h /= 2;
    }
    if t == 0 {
        total.atomic_add(thread::block_idx_x(), s.get(0));
    }
}

/// More shared memory than arrays of fixed size may have: 56,008 bytes, and twice as many for the derivative.
#[kernel]
#[autodiff_reverse(d_large, Duplicated, Duplicated)]
fn large(out: Global<f64>, x: Global<f64>) {
    let first = Shared::<i32, 2>::new();
    let s = Shared::<f64, 7000>::new();
    let t = thread::thread_idx_x();
    s.set(6999 - t, x.get(t) * x.get(t));
    if t < 2 {
        first.set(t, 3);
    }
    sync_threads();
    out.set(t, s.get(6996 + t) * (first.get(0) as f64));
}

/// Processes of the tests below, each on a machine of its own.
mod child {
    use super::*;

    fn gpu() -> Device {
        Device::cuda(0).unwrap()
    }

    fn refused() -> String {
        Device::cuda(0).unwrap_err().to_string()
    }

    /// For `cargo xtask test gpu`, which stops here without one.
    #[test]
    #[ignore = "started by xtask"]
    fn there_is_a_gpu() {
        if let Err(error) = Device::cuda(0) {
            println!("SKIPPED: {error}");
        }
    }

    #[test]
    #[ignore = "started by another test"]
    fn kernels_are_right() {
        // A GPU rounds once where it multiplies and adds, and has functions of its own.
        let (device, tolerance) = ([gpu()], 1e-11);
        for case in cases::ALL() {
            case.is_right(&device, tolerance);
            let (got, wanted) = (case.everything(&device[0]), case.everything(&Device::emulator()));
            for (got, wanted) in got.iter().flatten().zip(wanted.iter().flatten()) {
                let near = (got - wanted).abs() <= tolerance * (1.0 + wanted.abs());
                assert!(near, "{}: {got} {wanted}", case.name);
            }
        }
        let (out, total) = (Buffer::uninitialized(2), Buffer::from([1i64 << 40]));
        types::launch(&device[0], 1, 2, &out, &total, true, -1, 1 << 33, 7, 1 << 35, 0.5).unwrap();
        let sum = -1.0 + 2f64.powi(33) + 7.0 + 2f64.powi(35) + 0.5;
        assert_eq!((out.to_vec(), total.to_vec()), (vec![sum; 2], vec![(1 << 40) + (1 << 34)]));
        let (out, x, d_x) =
            (Buffer::zeros(4), Buffer::from([1.0, 2.0, 3.0, 4.0]), Buffer::zeros(4));
        large::launch(&device[0], 1, 4, &out, &x).unwrap();
        assert_eq!(out.to_vec(), [48.0, 27.0, 12.0, 3.0]);
        let seed = Buffer::from([1.0, 10.0, 100.0, 1000.0]);
        d_large::launch(&device[0], 1, 4, &out, &seed, &x, &d_x).unwrap();
        assert_eq!(d_x.to_vec(), [6000.0, 1200.0, 180.0, 24.0]); // 6·x·seed
        let x = Buffer::from((0..128u8).map(f32::from).collect::<Vec<_>>());
        let sums = Buffer::zeros(2);
        in_blocks::launch(&device[0], 2, 64, &sums, &x).unwrap();
        assert_eq!(sums.to_vec(), [2016.0, 6112.0]); // 63·64/2, and 64·64 more
    }

    #[test]
    #[ignore = "started by another test"]
    fn copies_are_few() {
        let device = gpu();
        let (x, y, z) = (Buffer::from([1.0f32, 2.0, 3.0]), Buffer::zeros(3), Buffer::zeros(3));
        twice::launch(&device, 1, 4, &y, 3, &x, 1.0).unwrap(); // up 12, set 12
        twice::launch(&device, 1, 4, &z, 3, &y, 1.0).unwrap(); // set 12
        assert_eq!(z.to_vec(), [4.0, 8.0, 12.0]); // down 12
        assert_eq!(z.to_vec(), [4.0, 8.0, 12.0]);
        assert_eq!(x.to_vec(), [1.0, 2.0, 3.0]);
        twice::launch(&Device::cpu(), 1, 4, &x, 3, &z, 0.5).unwrap(); // on the host
        twice::launch(&device, 1, 4, &y, 3, &x, 1.0).unwrap(); // up 12
        y.fill(1.0);
        twice::launch(&device, 1, 4, &z, 3, &y, 1.0).unwrap(); // up 12
        assert_eq!(z.to_vec(), [2.0; 3]); // down 12
        let (seed, d_x) = (Buffer::from([1.0f32; 3]), Buffer::zeros(3));
        d_powers::launch(&device, 1, 3, &y, &seed, &x, &d_x, 100).unwrap(); // up 12, set 12; a tape without a copy
    }

    #[test]
    #[ignore = "started by another test"]
    fn buffers_move_between_gpus() {
        let [first, second] = [0, 1].map(|n| Device::cuda(n).unwrap());
        let (x, y) = (Buffer::from([1.0f32, 2.0]), Buffer::zeros(2));
        twice::launch(&first, 1, 2, &y, 2, &x, 1.0).unwrap();
        twice::launch(&second, 1, 2, &x, 2, &y, 1.0).unwrap();
        assert_eq!((x.to_vec(), y.to_vec()), (vec![4.0, 8.0], vec![2.0, 4.0]));
        std::thread::scope(|scope| {
            scope.spawn(|| twice::launch(&first, 1, 2, &y, 2, &x, 1.0).unwrap());
        });
        assert_eq!(y.to_vec(), [8.0, 16.0]);
    }

    #[test]
    #[ignore = "started by another test"]
    fn memory_is_full() {
        let (device, small) = (gpu(), Buffer::from([1.0f32; 100]));
        twice::launch(&device, 1, 1, &Buffer::zeros(100), 1, &small, 1.0).unwrap();
        let large = Buffer::from([1.0f32; 1000]);
        let launch = || twice::launch(&device, 1, 1, &small, 1, &large, 1.0);
        assert_eq!(
            launch().unwrap_err().to_string(),
            "the GPU has no memory for 4000 bytes: 3696 of 4096 bytes are free; use smaller buffers, drop buffers that are no \
             longer needed, or launch with fewer passes"
        );
        drop(small);
        let small = Buffer::zeros(1);
        twice::launch(&device, 1, 1, &small, 1, &large, 1.0).unwrap();
        assert_eq!(small.to_vec(), [2.0]);
    }

    #[test]
    #[ignore = "started by another test"]
    fn tapes_are_full() {
        let device = gpu();
        let x = Buffer::from([9.0f32, 0.5]);
        let launch = |passes| {
            let (seed, d_x) = (Buffer::from([1.0; 2]), Buffer::zeros(2));
            d_halving::launch(&device, 1, 2, &Buffer::zeros(2), &seed, &x, &d_x, passes)
                .map(|()| d_x)
        };
        // y = 0.1^31·x^32 after five passes, which begin at 9, 8.1, 6.561, 4.305 and 1.853.
        let d_x = launch(5).unwrap().to_vec();
        assert!((d_x[0] / (32.0 * 0.9f32.powi(31)) - 1.0).abs() < 1e-5, "{d_x:?}");
        launch(4).unwrap();
        let failed = device.synchronize().unwrap_err();
        assert!(matches!(failed, LaunchError::Driver { in_kernel: true, .. }), "{failed}");
        assert!(failed.to_string().contains("CUDA_ERROR_LAUNCH_FAILED"), "{failed}");
    }

    #[test]
    #[ignore = "started by another test"]
    fn elements_do_not_exist() {
        let (device, out) = (gpu(), Buffer::zeros(3));
        twice::launch(&device, 1, 4, &out, 4, &Buffer::zeros(4), 1.0).unwrap();
        let failed = device.synchronize().unwrap_err().to_string();
        assert!(failed.contains("CUDA_ERROR_ILLEGAL_ADDRESS"), "{failed}");
        assert!(
            failed.contains("Run it with `Device::cpu()`, which names the element"),
            "{failed}"
        );
        let panic = std::panic::catch_unwind(|| out.to_vec()).unwrap_err();
        assert!(panic.downcast_ref::<String>().unwrap().contains("CUDA_ERROR_ILLEGAL_ADDRESS"));
    }

    #[test]
    #[ignore = "started by another test"]
    fn shapes_do_not_fit() {
        let (device, x) = (gpu(), Buffer::from([0.0f32; 64]));
        let message = |launched: Result<(), LaunchError>| launched.unwrap_err().to_string();
        assert_eq!(
            message(types::launch(
                &device,
                (1, 65_536),
                1,
                &Buffer::zeros(1),
                &Buffer::zeros(1),
                true,
                0,
                0,
                0,
                0,
                0.0
            )),
            "the kernel uses `thread::index_1d()`, which is not unique in a grid of 1 × 65536 × 1 blocks of 1 × 1 × 1 threads; \
             launch it in one dimension"
        );
        assert_eq!(
            message(twice::launch(&device, 1 << 31, 1, &x, 1, &x, 1.0)),
            "on this GPU a grid has at most 2147483647 × 65535 × 65535 blocks, this one has 2147483648 × 1 × 1"
        );
        assert_eq!(
            message(twice::launch(&device, 1, 512, &x, 1, &x, 1.0)),
            "`twice` needs so many registers that a block has at most 256 threads, this one has 512"
        );
        assert_eq!(
            message(in_blocks::launch(
                &gpu().with_shared_memory(256),
                1,
                64,
                &Buffer::zeros(1),
                &x
            )),
            "the kernel needs 256 bytes of shared memory for each block, the device gives 128; use smaller shared arrays"
        );
        let long = Buffer::zeros(65);
        let (out, d_a) = (Buffer::zeros(64), Buffer::zeros(1));
        assert_eq!(
            message(d_twice::launch(
                &device,
                1,
                1,
                &out,
                &Buffer::zeros(64),
                1,
                &x,
                &long,
                1.0,
                &d_a
            )),
            "`d_x` has 65 elements, but `x` has 64; a shadow has the length of its buffer"
        );
    }

    #[test]
    #[ignore = "started by another test"]
    fn the_source_is_refused() {
        let x = Buffer::from([0.0f32]);
        let refused = twice::launch(&gpu(), 1, 1, &x, 1, &x, 1.0).unwrap_err().to_string();
        assert!(refused.starts_with("NVRTC refuses the kernel `twice` for sm_10;"), "{refused}");
        assert!(refused.contains("invalid value for --gpu-architecture"), "{refused}");
    }

    #[test]
    #[ignore = "started by another test"]
    fn one_kernel_is_compiled() {
        let (device, x) = (gpu(), Buffer::from([1.0f32]));
        for _ in 0..2 {
            twice::launch(&device, 1, 1, &Buffer::zeros(1), 1, &x, 1.0).unwrap();
        }
        twice::launch(&gpu(), 1, 1, &Buffer::zeros(1), 1, &x, 1.0).unwrap();
    }

    #[test]
    #[ignore = "started by another test"]
    fn there_is_no_driver() {
        assert!(refused().starts_with("NVIDIA's driver was not found (libcuda.so.1); install it"));
    }

    #[test]
    #[ignore = "started by another test"]
    fn there_is_no_compiler() {
        let text = refused();
        assert!(
            text.starts_with("NVIDIA's compiler library NVRTC was not found (ROOTGRAD_NVRTC: "),
            "{text}"
        );
        assert!(text.contains("/nowhere/libnvrtc.so.12") && text.contains("pip install"), "{text}");
    }

    #[test]
    #[ignore = "started by another test"]
    fn there_is_no_gpu() {
        assert!(
            refused().starts_with("there is no GPU 0: the driver shows none; check `nvidia-smi`")
        );
    }

    #[test]
    #[ignore = "started by another test"]
    fn there_is_one_gpu() {
        let error = Device::cuda(1).unwrap_err();
        assert_eq!(error, LaunchError::NoDevice { index: 1, count: 1 });
        assert_eq!(error.to_string(), "there is no GPU 1: the driver shows 1, numbered from 0");
    }

    #[test]
    #[ignore = "started by another test"]
    fn the_driver_is_too_old() {
        assert_eq!(
            refused(),
            "the driver supports CUDA 11.8, but kernels are compiled by NVRTC 12.9; install a newer driver, or NVRTC 11 (pip \
             install nvidia-cuda-nvrtc-cu11) and set ROOTGRAD_NVRTC to its path"
        );
    }
}

/// Number of calls that begin with this word.
fn count(calls: &[String], word: &str) -> usize {
    calls.iter().filter(|call| call.split(' ').next() == Some(word)).count()
}

/// Everything that was allocated was freed, and each module and GPU given back.
fn leaves_nothing(calls: &[String]) {
    assert_eq!(calls.last().map(String::as_str), Some("left 0"), "{calls:?}");
    for (take, give) in [("alloc", "free"), ("load", "unload"), ("retain", "release")] {
        assert!(count(calls, take) > 0, "{calls:?}");
        assert_eq!(count(calls, take), count(calls, give), "{take}: {calls:?}");
    }
}

fn stand_in() -> Option<StandIn> {
    let mut sources: Vec<_> = cases::ALL().iter().flat_map(|case| case.cuda).collect();
    sources.extend([twice::CUDA, d_twice::CUDA, types::CUDA, powers::CUDA, d_powers::CUDA]);
    sources.extend([halving::CUDA, d_halving::CUDA, in_blocks::CUDA, large::CUDA, d_large::CUDA]);
    sources.extend(hosts::SOURCES);
    sources.extend([
        queued::doubled::CUDA,
        queued::copied::CUDA,
        queued::spread::CUDA,
        queued::d_spread::CUDA,
    ]);
    sources.extend(queued::ordered_sources());
    let stand_in = StandIn::new("stand-in", &sources);
    if stand_in.is_none() {
        println!("SKIPPED: no g++ on this machine; nothing ran on the stand-in for the driver");
    }
    stand_in
}

#[test]
fn kernels_run_on_the_stand_in_for_the_driver() {
    let Some(at) = stand_in() else { return };
    assert_eq!(at.process("child::there_is_a_gpu").run(), ["retain", "release", "left 0"]);
    leaves_nothing(&at.process("child::kernels_are_right").run());

    let calls = at.process("child::copies_are_few").run();
    leaves_nothing(&calls);
    let numbers = ["up", "set", "down", "launch", "alloc"].map(|word| count(&calls, word));
    assert_eq!(numbers, [4, 3, 2, 5, 6], "{calls:?}");

    let without_pools = at.process("child::copies_are_few").with("STAND_IN_POOLS", "0");
    assert_eq!(without_pools.run(), calls);

    leaves_nothing(
        &at.process("child::buffers_move_between_gpus").with("STAND_IN_GPUS", "2").run(),
    );
    leaves_nothing(&at.process("child::memory_is_full").with("STAND_IN_MEMORY", "4096").run());
    at.process("child::tapes_are_full").run();
    at.process("child::elements_do_not_exist").run();
    let small = at.process("child::shapes_do_not_fit").with("STAND_IN_THREADS", "256");
    small.with("STAND_IN_SHARED", "128").run();
    at.process("child::the_source_is_refused").with("STAND_IN_ARCHITECTURE", "10").run();
    queued::run(&at);
    compiled_kernels_are_stored(&at);
    machines_without_cuda(&at);
    if let Ok(path) = std::env::var("ROOTGRAD_NVRTC") {
        let real = |test| at.process(test).with_compiler(&path);
        leaves_nothing(&real("child::kernels_are_right").run());
        real("child::the_source_is_refused").with("STAND_IN_ARCHITECTURE", "10").run();
    } else {
        println!("SKIPPED: ROOTGRAD_NVRTC names no library; the stand-in compiled the kernels");
    }
}

fn compiled_kernels_are_stored(at: &StandIn) {
    let process = at.process("child::one_kernel_is_compiled");
    let calls = process.run();
    leaves_nothing(&calls);
    assert_eq!((count(&calls, "compile"), count(&calls, "load")), (1, 2));
    assert_eq!(count(&process.run(), "compile"), 0);
    let folder = process.cache.join("rootgrad/kernels");
    let files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1);
    let mut damaged = std::fs::read(&files[0]).unwrap();
    *damaged.last_mut().unwrap() ^= 1;
    std::fs::write(&files[0], damaged).unwrap();
    assert_eq!(count(&process.run(), "compile"), 1);
    assert_eq!(count(&process.run(), "compile"), 0);
    let other = process.with("STAND_IN_NVRTC", "12080");
    assert_eq!(count(&other.run(), "compile"), 1);
}

fn machines_without_cuda(at: &StandIn) {
    at.process("child::there_is_no_compiler").with_compiler("/nowhere/libnvrtc.so.12").run();
    at.process("child::there_is_no_gpu").with("STAND_IN_GPUS", "0").run();
    at.process("child::there_is_one_gpu").run();
    at.process("child::the_driver_is_too_old").with("STAND_IN_VERSION", "11080").run();
    if Device::cuda(0).is_ok_and(|_| std::env::var_os("LD_LIBRARY_PATH").is_none()) {
        println!("the machine has a driver: its absence was not tested");
    } else {
        at.process("child::there_is_no_driver").without_driver().run();
    }
}
