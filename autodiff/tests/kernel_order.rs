//! Sums over threads have the same bits on any number of cores.

#[path = "paper/contraction.rs"]
mod contraction;

use rootgrad_autodiff::kernel;
use rootgrad_autodiff::kernel::{Buffer, Device};

/// Numbers of very different sizes: their sum depends on the order.
fn numbers(len: usize) -> Vec<f32> {
    (0..len).map(|i| (((i * 7919 + 13) % 1009) as f32 - 500.0).powi(3) * 1e-3 + 0.1).collect()
}

fn bits(buffer: &Buffer<f32>) -> Vec<u32> {
    buffer.to_vec().into_iter().map(f32::to_bits).collect()
}

#[kernel]
#[autodiff_reverse(d_spread, Duplicated, Duplicated, Const, Active)]
fn spread(out: Global<f32>, x: Global<f32>, n: u32, a: f32) {
    let i = thread::index_1d();
    if i < n {
        out.set(i, a * x.get(i * 31 % 257) * x.get(i % 5));
        out.add(i, x.get(i / 64).sin());
    }
}

/// `d_x` and `d_a` after a launch of `n` threads.
fn gradient(device: &Device, n: u32) -> (Buffer<f32>, Buffer<f32>) {
    let (out, x) = (Buffer::zeros(n as usize), Buffer::from(numbers(257)));
    let (d_out, d_x) = (Buffer::from(numbers(n as usize)), Buffer::zeros(257));
    let d_a = Buffer::from([0.5]);
    d_spread::launch(device, n.div_ceil(64), 64, &out, &d_out, &x, &d_x, n, 0.3, &d_a).unwrap();
    (d_x, d_a)
}

#[test]
fn gradients_do_not_depend_on_the_number_of_cores() {
    // One block, fewer blocks than segments, more, and a launch that is too small for several cores.
    for n in [20, 640, 2100, 16_384] {
        let (d_x, d_a) = gradient(&Device::cpu().with_workers(1), n);
        for workers in [2, 3, 8] {
            for _ in 0..4 {
                let (again, number) = gradient(&Device::cpu().with_workers(workers), n);
                assert_eq!(bits(&again), bits(&d_x), "{workers} cores, {n} threads");
                assert_eq!(bits(&number), bits(&d_a), "{workers} cores, {n} threads");
            }
        }
        let (in_order, _) = gradient(&Device::emulator(), n);
        let scale = d_x.to_vec().iter().fold(0.0f32, |m, v| m.max(v.abs()));
        for (a, b) in d_x.to_vec().iter().zip(in_order.to_vec()) {
            assert!((a - b).abs() <= 1e-5 * scale, "{a} {b}");
        }
    }
}

/// Twice as many elements as threads for each segment: 16 segments of four blocks.
#[test]
fn a_contraction_is_summed_as_by_hand() {
    let n = 8u32;
    let (three, four) = (n.pow(3) as usize, n.pow(4) as usize);
    let numbers = |len, by: f64| (0..len).map(|i| ((i * 37 % 101) as f64 * by).sin()).collect();
    let (a, b, seed): (Vec<f64>, Vec<f64>, Vec<f64>) =
        (numbers(three, 0.1), numbers(three, 0.2), numbers(four, 0.3));
    let [c, d_a, d_b] = [four, three, three].map(Buffer::zeros);
    let (d_c, a_, b_) = (Buffer::from(&seed[..]), Buffer::from(&a[..]), Buffer::from(&b[..]));
    let launched = contraction::d_contraction::launch(
        &Device::cpu().with_workers(2),
        64,
        64,
        &c,
        &d_c,
        &a_,
        &d_a,
        &b_,
        &d_b,
        n,
    );
    launched.unwrap();
    // Each block of 64 threads is one row.
    let (mut wanted_a, mut wanted_b) = (vec![0.0; three], vec![0.0; three]);
    for segment in 0..16 {
        let (mut sum_a, mut sum_b) = (vec![0.0; three], vec![0.0; three]);
        for at in segment * 256..(segment + 1) * 256 {
            let (row, column) = (at / 64, at % 64);
            for k in (0..8).rev() {
                sum_a[row * 8 + k] += seed[at] * b[k * 64 + column];
                sum_b[k * 64 + column] += seed[at] * a[row * 8 + k];
            }
        }
        wanted_a.iter_mut().zip(sum_a).for_each(|(to, v)| *to += v);
        wanted_b.iter_mut().zip(sum_b).for_each(|(to, v)| *to += v);
    }
    let is_same = |got: Vec<f64>, wanted: Vec<f64>| {
        got.iter().zip(wanted).all(|(got, wanted)| got.to_bits() == wanted.to_bits())
    };
    assert!(is_same(d_a.to_vec(), wanted_a) && is_same(d_b.to_vec(), wanted_b));
}

/// Each block adds atomically to elements of its own, then reads, sets and adds to them; all blocks add to the last one.
#[kernel]
fn mixed(f: Global<f32>, x: Global<f32>, rounds: u32, size: u32) {
    let t = thread::thread_idx_x();
    let first = thread::block_idx_x() * size;
    let all = thread::grid_dim_x() * size;
    for k in 0..rounds {
        f.atomic_add(first + t % size, x.get(t) * (k as f32 + 1.0));
        f.atomic_add(all, x.get(t));
        sync_threads();
        if t < size {
            f.set(first + t, f.get(first + t) * 0.5);
            f.add(first + t, 1.0);
        }
        sync_threads();
    }
}

#[test]
fn elements_that_are_added_to_can_be_read_and_set() {
    let (blocks, threads, rounds, size) = (40u32, 64usize, 3u32, 4usize);
    let x: Vec<f32> = (0..threads).map(|t| t as f32 / 8.0).collect();
    let start: Vec<f32> = (0..161).map(|i| i as f32).collect();
    // All values are multiples of 2⁻⁶ below 2¹⁷: the sums are exact.
    let mut wanted = start.clone();
    for b in 0..blocks as usize {
        for k in 0..rounds {
            for (t, v) in x.iter().enumerate() {
                wanted[b * size + t % size] += v * (k as f32 + 1.0);
                wanted[160] += v;
            }
            wanted[b * size..][..size].iter_mut().for_each(|v| *v = *v * 0.5 + 1.0);
        }
    }
    // Often, because cores use elements of one page at the same time only by chance.
    for (workers, launches) in [(1, 1), (2, 200), (5, 100)] {
        let device = Device::cpu().with_workers(workers);
        for _ in 0..launches {
            let f = Buffer::from(&start[..]);
            mixed::launch(&device, blocks, 64, &f, &Buffer::from(&x[..]), rounds, 4).unwrap();
            assert_eq!(f.to_vec(), wanted);
        }
    }
    let (device, f) = (Device::emulator(), Buffer::from(&start[..]));
    mixed::launch(&device, blocks, 64, &f, &Buffer::from(&x[..]), rounds, 4).unwrap();
    assert_eq!((f.to_vec(), device.reports()), (wanted, vec![]));
}

/// A buffer that is added to under one name and read under another, by the same thread.
#[kernel]
fn names(f: Global<f32>, g: Global<f32>) {
    let i = thread::index_1d();
    f.atomic_add(i, 1.0);
    f.set(i, g.get(i) * 2.0);
}

#[test]
fn two_names_of_one_buffer_see_each_other() {
    let f = Buffer::from(vec![3.0; 4096]);
    names::launch(&Device::cpu().with_workers(2), 64, 64, &f, &f).unwrap();
    assert_eq!(f.to_vec(), [8.0; 4096]);
}

#[test]
fn an_addition_beyond_the_end_stops_the_launch() {
    let (f, g) = (Buffer::zeros(100), Buffer::zeros(4096));
    let launched = names::launch(&Device::cpu(), 64, 64, &f, &g);
    assert!(launched.unwrap_err().to_string().contains("but f has 100 elements"));
}
