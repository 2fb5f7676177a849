//! Host functions with derivatives, and their derivatives in forward mode, composed by hand of those of the kernels.

use crate::random::uniform;
use rootgrad_autodiff::kernel::{Buffer, Device, LaunchError};
use rootgrad_autodiff::{kernel, kernel_host};

/// A step of heat conduction with a source that depends on the temperature.
#[kernel]
#[autodiff_reverse(d_step, Duplicated, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_step, Dual, Dual, Dual, Const, Dual)]
pub(crate) fn step(new: Global<f64>, old: Global<f64>, source: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        let here = old.get(i);
        let left = if i > 0 { old.get(i - 1) } else { here };
        let right = if i + 1 < n { old.get(i + 1) } else { here };
        new.set(i, here + a * (left - 2.0 * here + right) + source.get(i) * here * here);
    }
}

/// Time steps that exchange two buffers: each step overwrites what an earlier one has read.
#[kernel_host]
#[autodiff_reverse(d_heat, Const, Duplicated, Duplicated, Duplicated, Active, Const)]
pub(crate) fn heat(
    device: &Device,
    end: &mut [f64],
    start: &[f64],
    source: &[f64],
    a: f64,
    steps: u32,
) -> Result<(), LaunchError> {
    let n = start.len() as u32;
    let (blocks, threads) = (n.div_ceil(32), 32);
    let mut old = Buffer::zeros(start.len());
    let mut new = Buffer::zeros(start.len());
    let source = Buffer::from(source);
    old.copy_from(start)?;
    for _ in 0..steps {
        step::launch(device, blocks, threads, &new, &old, &source, n, a)?;
        std::mem::swap(&mut old, &mut new);
    }
    old.copy_to(end)
}

/// Has no derivative: it writes integers.
#[kernel]
pub(crate) fn places(k: Global<u32>, n: u32) {
    let i = thread::index_1d();
    if i < n {
        k.set(i, i * 7 % n);
    }
}

#[kernel]
#[autodiff_reverse(d_gather, Duplicated, Duplicated, Const, Const)]
#[autodiff_forward(t_gather, Dual, Dual, Const, Const)]
pub(crate) fn gather(out: Global<f64>, x: Global<f64>, k: Global<u32>, n: u32) {
    let i = thread::index_1d();
    if i < n {
        let value = x.get(k.get(i));
        out.set(i, value * value + 0.5 * x.get(i));
    }
}

/// Works in place; the derivative stores as many values as there are passes.
#[kernel]
#[autodiff_reverse(d_damp, Duplicated)]
#[autodiff_forward(t_damp, Dual)]
pub(crate) fn damp(x: Global<f64>) {
    let i = thread::index_1d();
    let mut y = x.get(i);
    while y > 1.0 {
        y = y * y * 0.1 + 0.3;
    }
    x.set(i, y);
}

/// Works in place.
#[kernel]
#[autodiff_reverse(d_add, Duplicated, Duplicated, Const, Const, Active)]
#[autodiff_forward(t_add, Dual, Dual, Const, Const, Dual)]
pub(crate) fn add(sum: Global<f64>, x: Global<f64>, weights: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        sum.set(i, sum.get(i) * 0.9 + a * weights.get(i) * x.get(i));
    }
}

/// Buffers of the caller, parts of slices, branches and loops of the host, and each kind of copy. The last element of `y`
/// is unchanged; both halves of `x` and two slices take their values from one buffer.
#[kernel_host]
#[autodiff_reverse(
    d_mixture, Const, Duplicated, Duplicated, Const, Duplicated, Duplicated, Const, Active, Const
)]
pub(crate) fn mixture(
    device: &Device,
    y: &mut [f64],
    twice: &mut [f64],
    log: &mut [f64],
    x: &[f64],
    work: &Buffer<f64>,
    weights: &Buffer<f64>,
    a: f64,
    rounds: u32,
) -> Result<(), LaunchError> {
    let n = x.len() / 2;
    let m = n as u32;
    let k = Buffer::uninitialized(n);
    places::launch(device, 1, 32, &k, m)?;
    let first = Buffer::zeros(n);
    let second: Buffer<f64> = Buffer::from(&x[n..]);
    let total = Buffer::from(vec![0.25; n]);
    first.copy_from(&x[..n])?;
    let mut round = 0;
    while round < rounds {
        let scratch = Buffer::uninitialized(n);
        gather::launch(device, 1, 32, &scratch, &first, &k, m)?;
        if round % 2 == 0 {
            #[tape_passes(40)]
            damp::launch(device, 1, m, &scratch)?;
        } else {
            add::launch(device, 1, 32, &total, &scratch, weights, m, 0.5)?;
            scratch.copy_from_buffer(&second)?;
        }
        add::launch(device, 1, 32, &total, &scratch, weights, m, a)?;
        first.copy_from_buffer(&scratch)?;
        round += 1;
    }
    total.copy_to(&mut y[..n])?;
    total.copy_to(twice)?;
    if rounds == 0 {
        return Ok(());
    }
    add::launch(device, 1, 32, work, &total, weights, m, a)?;
    work.copy_to(log)?;
    total.fill(1.5);
    add::launch(device, 1, 32, &total, &second, weights, m, a)?;
    drop(second);
    total.copy_to(&mut y[n..2 * n])?;
    Ok(())
}

/// Each half of `x` on a stream of its own; the sum of both waits for the other stream by its buffer.
#[kernel_host]
#[autodiff_reverse(d_halves, Const, Duplicated, Duplicated, Const, Active)]
pub(crate) fn halves(
    device: &Device,
    y: &mut [f64],
    x: &[f64],
    weights: &Buffer<f64>,
    a: f64,
) -> Result<(), LaunchError> {
    let n = y.len();
    let m = n as u32;
    let (first, second) = (device.stream()?, device.stream()?);
    let k = Buffer::uninitialized(n);
    places::launch(device, 1, 32, &k, m)?;
    let left = Buffer::from(&x[..n]);
    let right = Buffer::from(&x[n..]);
    let total = Buffer::uninitialized(n);
    let other = Buffer::uninitialized(n);
    gather::launch(&first, 1, 32, &total, &left, &k, m)?;
    gather::launch(&second, 1, 32, &other, &right, &k, m)?;
    add::launch(&first, 1, 32, &total, &other, weights, m, a)?;
    total.copy_to(y)
}

/// Numbers between -0.5 and 0.5.
pub(crate) fn numbers(len: usize, seed: u64) -> Vec<f64> {
    uniform(len, seed).iter().map(|v| v - 0.5).collect()
}

/// The sum of products, and the sum of their sizes.
pub(crate) fn dot(a: &[Vec<f64>], b: &[Vec<f64>]) -> [f64; 2] {
    let products = a.iter().flatten().zip(b.iter().flatten()).map(|(a, b)| a * b);
    products.fold([0.0; 2], |[sum, size], p| [sum + p, size + p.abs()])
}

/// A value and its tangent.
type Dual = [Buffer<f64>; 2];

fn dual(values: &[f64], tangents: &[f64]) -> Dual {
    [Buffer::from(values), Buffer::from(tangents)]
}

fn vectors(pairs: &[&Dual]) -> [Vec<Vec<f64>>; 2] {
    [0, 1].map(|n| pairs.iter().map(|pair| pair[n].to_vec()).collect())
}

/// The end of [`heat`] and its tangent.
fn heat_by_hand(
    device: &Device,
    [start, source]: [Dual; 2],
    [a, t_a]: [f64; 2],
    steps: u32,
) -> Dual {
    let n = start[0].len();
    let zeros = || [Buffer::zeros(n), Buffer::zeros(n)];
    let mut old = start;
    for _ in 0..steps {
        let new = zeros();
        let (n, [x, t_x], [s, t_s]) = (n as u32, &old, &source);
        t_step::launch(device, n.div_ceil(32), 32, &new[0], &new[1], x, t_x, s, t_s, n, a, t_a)
            .unwrap();
        old = new;
    }
    old
}

/// ⟨Jv, u⟩ = ⟨v, Jᵀu⟩, values as without a derivative, no report.
pub(crate) fn heat_is_right(device: &Device) {
    for (n, steps) in [(50, 6), (3, 0), (1, 1)] {
        let [start, source, t_start, t_source, u] = [1, 2, 3, 4, 5].map(|seed| numbers(n, seed));
        let (a, t_a) = (0.23, 0.7);
        let mut wanted = vec![0.0; n];
        heat(device, &mut wanted, &start, &source, a, steps).unwrap();
        let by_hand = [dual(&start, &t_start), dual(&source, &t_source)];
        let end = heat_by_hand(device, by_hand, [a, t_a], steps);
        assert_eq!(end[0].to_vec(), wanted);
        let (mut end_again, mut d_end) = (vec![9.0; n], u.clone());
        let (mut d_start, mut d_source, mut d_a) = (vec![0.5; n], vec![0.0; n], 2.0);
        let s = (&start, &mut d_start, &source, &mut d_source);
        d_heat(device, &mut end_again, &mut d_end, s.0, s.1, s.2, s.3, a, &mut d_a, steps).unwrap();
        assert_eq!(end_again, wanted);
        assert_eq!(d_end, vec![0.0; n], "the seed is consumed");
        let [jv, size] = dot(&[end[1].to_vec()], &[u]);
        // Derivatives are added to what was there.
        d_start.iter_mut().for_each(|d| *d -= 0.5);
        let [jtu, _] = dot(&[t_start, t_source, vec![t_a]], &[d_start, d_source, vec![d_a - 2.0]]);
        assert!((jv - jtu).abs() <= 1e-12 * (1.0 + size), "{n} {steps}: {jv} {jtu}");
        assert_eq!(device.reports(), []);
    }
}

/// State of [`mixture`]: y, twice, x, work.
type State = [Vec<f64>; 4];

/// [`mixture`] with tangents; returns y, twice, work and log.
fn mixture_by_hand(
    device: &Device,
    v: &State,
    t: &State,
    [a, t_a]: [f64; 2],
    rounds: u32,
) -> [Vec<Vec<f64>>; 2] {
    let n = v[2].len() / 2;
    let m = n as u32;
    let weights = weights(n);
    let fresh = || [Buffer::zeros(n), Buffer::zeros(n)];
    let add = |sum: &Dual, x: &Dual, a: [f64; 2]| {
        t_add::launch(device, 1, 32, &sum[0], &sum[1], &x[0], &x[1], &weights, m, a[0], a[1])
            .unwrap();
    };
    let k = Buffer::zeros(n);
    places::launch(device, 1, 32, &k, m).unwrap();
    let (mut y, mut twice) = ([v[0].clone(), t[0].clone()], [v[1].clone(), t[1].clone()]);
    let (mut first, second) = (dual(&v[2][..n], &t[2][..n]), dual(&v[2][n..], &t[2][n..]));
    let (total, work) = (dual(&vec![0.25; n], &vec![0.0; n]), dual(&v[3], &t[3]));
    for round in 0..rounds {
        let mut scratch = fresh();
        t_gather::launch(device, 1, 32, &scratch[0], &scratch[1], &first[0], &first[1], &k, m)
            .unwrap();
        if round % 2 == 0 {
            t_damp::launch(device, 1, m, &scratch[0], &scratch[1]).unwrap();
        } else {
            add(&total, &scratch, [0.5, 0.0]);
            scratch = dual(&second[0].to_vec(), &second[1].to_vec());
        }
        add(&total, &scratch, [a, t_a]);
        first = scratch;
    }
    for part in [0, 1] {
        y[part][..n].copy_from_slice(&total[part].to_vec());
        twice[part] = total[part].to_vec();
    }
    if rounds > 0 {
        add(&work, &total, [a, t_a]);
        let last = dual(&vec![1.5; n], &vec![0.0; n]);
        add(&last, &second, [a, t_a]);
        (0..2).for_each(|part| y[part][n..2 * n].copy_from_slice(&last[part].to_vec()));
    }
    let [value, tangent] = vectors(&[&work]);
    let [y0, y1] = y;
    let [twice0, twice1] = twice;
    [vec![y0, twice0, value[0].clone()], vec![y1, twice1, tangent[0].clone()]]
}

fn weights(n: usize) -> Buffer<f64> {
    Buffer::from(numbers(n, 9))
}

pub(crate) fn mixture_is_right(device: &Device) {
    let n = 11;
    for rounds in [0, 1, 5] {
        let state = |seed| {
            [
                numbers(2 * n + 1, seed),
                numbers(n, seed + 1),
                numbers(2 * n, seed + 2),
                numbers(n, seed + 3),
            ]
        };
        let (mut v, t, u) = (state(1), state(11), state(21));
        // Some values are large enough to be damped.
        v[2].iter_mut().step_by(3).for_each(|x| *x += 2.0);
        let (a, t_a) = (0.4, -0.3);
        let [values, tangents] = mixture_by_hand(device, &v, &t, [a, t_a], rounds);
        let [mut y, mut twice, x, work] = v.clone();
        let (work, weights, mut log) = (Buffer::from(work), weights(n), vec![0.0; n]);
        mixture(device, &mut y, &mut twice, &mut log, &x, &work, &weights, a, rounds).unwrap();
        assert_eq!([&y, &twice, &work.to_vec()], [&values[0], &values[1], &values[2]]);

        let [mut y, mut twice, x, work] = v;
        let (work, mut log_again) = (Buffer::from(work), vec![0.0; n]);
        let [mut d_y, mut d_twice, _, d_work] = u.clone();
        let (mut d_x, d_work, mut d_a) = (vec![0.0; 2 * n], Buffer::from(d_work), 0.0);
        let passed = (&mut d_y, &mut d_twice, &mut d_x);
        d_mixture(
            device,
            &mut y,
            passed.0,
            &mut twice,
            passed.1,
            &mut log_again,
            &x,
            passed.2,
            &work,
            &d_work,
            &weights,
            a,
            &mut d_a,
            rounds,
        )
        .unwrap();
        assert_eq!([&y, &twice, &work.to_vec()], [&values[0], &values[1], &values[2]]);
        assert_eq!(log_again, log);
        let [jv, size] = dot(&tangents, &[u[0].clone(), u[1].clone(), u[3].clone()]);
        let [t_y, t_twice, t_x, t_work] = t;
        let gradient = [d_y, d_twice, d_x, d_work.to_vec(), vec![d_a]];
        let [jtu, _] = dot(&[t_y, t_twice, t_x, t_work, vec![t_a]], &gradient);
        assert!((jv - jtu).abs() <= 1e-12 * (1.0 + size), "{rounds}: {jv} {jtu}");
        assert_eq!(device.reports(), []);
    }
}

/// y = 0.9 g(left) + a w g(right) with g(x)ᵢ = x²ₖ + xᵢ / 2, k = 7 i mod n.
pub(crate) fn halves_are_right(device: &Device) {
    let (n, a) = (11, 0.4);
    let [x, u] = [numbers(2 * n, 1), numbers(n, 2)];
    let (weights, w) = (weights(n), weights(n).to_vec());
    let (mut y, mut d_y, mut d_x, mut d_a) = (vec![0.0; n], u.clone(), vec![0.0; 2 * n], 0.0);
    d_halves(device, &mut y, &mut d_y, &x, &mut d_x, &weights, a, &mut d_a).unwrap();
    let (mut wanted, mut wanted_d_x, mut wanted_d_a) = (vec![0.0; n], vec![0.0; 2 * n], 0.0);
    for i in 0..n {
        let k = i * 7 % n;
        let half = |at: usize| x[at + k] * x[at + k] + 0.5 * x[at + i];
        wanted[i] = 0.9 * half(0) + a * w[i] * half(n);
        wanted_d_a += u[i] * w[i] * half(n);
        for (at, slope) in [(0, 0.9 * u[i]), (n, a * w[i] * u[i])] {
            wanted_d_x[at + k] += 2.0 * slope * x[at + k];
            wanted_d_x[at + i] += 0.5 * slope;
        }
    }
    let found = [&y[..], &d_x, &[d_a]].concat();
    for (found, wanted) in found.iter().zip([wanted, wanted_d_x, vec![wanted_d_a]].concat()) {
        assert!((found - wanted).abs() <= 1e-14, "{found} {wanted}");
    }
    assert_eq!((d_y, device.reports()), (vec![0.0; n], vec![]));
}

/// Sources of all kernels for the stand-in.
pub(crate) const SOURCES: [&str; 13] = [
    step::CUDA,
    d_step::CUDA,
    t_step::CUDA,
    places::CUDA,
    gather::CUDA,
    d_gather::CUDA,
    t_gather::CUDA,
    damp::CUDA,
    d_damp::CUDA,
    t_damp::CUDA,
    add::CUDA,
    d_add::CUDA,
    t_add::CUDA,
];
