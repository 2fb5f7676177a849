//! The parts of a transformer compared with central differences. Sizes exceed a tile of each kernel.

use rootgrad::kernels::{self, Activation, Context, Place};
use rootgrad::threads::Team;

use crate::harness::{check, random};

#[test]
fn linear_transposed() {
    let sizes = [(1, 1, 1), (3, 4, 5), (2, 17, 50), (35, 3, 2)];
    let activations = [Activation::Identity, Activation::Gelu, Activation::Tanh];
    for activation in activations {
        for (m, i, o) in sizes {
            for with_residual in [false, true] {
                if with_residual && activation == Activation::Tanh {
                    continue; // the residual hides the output from which the slope is computed
                }
                let team = Team::new(2);
                let residual = if with_residual { m * o } else { 0 };
                let run = |a: &[Vec<f64>], out: &mut [f64], slope: &mut [f64]| {
                    let mut space = vec![0.0; Context::<f64>::workspace(m, i.max(o), 0)];
                    let context = Context::new(&team, &mut space);
                    kernels::linear_transposed(
                        out, slope, &a[0], &a[1], &a[2], &a[3], activation, &context, m, i, o,
                    );
                };
                let forward = |a: &[Vec<f64>]| {
                    let mut out = vec![0.0; m * o];
                    run(a, &mut out, &mut []);
                    out
                };
                let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
                    let (mut out, mut slope) = (vec![0.0; m * o], vec![f64::NAN; m * o]);
                    run(a, &mut out, &mut slope);
                    let mut d_out = u.to_vec();
                    let mut space = vec![0.0; Context::<f64>::workspace(m, i.max(o), 0)];
                    let context = Context::new(&team, &mut space);
                    let [d_x, d_w, d_b, d_r] = d else { panic!("four inputs") };
                    kernels::linear_transposed_pullback(
                        &out,
                        &mut d_out,
                        &slope,
                        &mut [],
                        &a[0],
                        d_x,
                        &a[1],
                        d_w,
                        &a[2],
                        d_b,
                        &a[3],
                        d_r,
                        activation,
                        &context,
                        m,
                        i,
                        o,
                    );
                    assert!(d_out.iter().all(|&d| d == 0.0), "d_out must be consumed");
                };
                let inputs =
                    [random(1, m * i), random(2, i * o), random(3, o), random(4, residual)];
                let name =
                    format!("linear_transposed {activation} M={m} I={i} O={o} {with_residual}");
                check(&name, &forward, &pullback, &inputs, &[true; 4]);
            }
        }
    }
}

#[test]
fn layernorm() {
    for (m, c) in [(1, 2), (3, 17), (10, 70)] {
        let team = Team::new(2);
        let run = |a: &[Vec<f64>], out: &mut [f64], kept: &mut [f64]| {
            let context = Context::new(&team, &mut []);
            kernels::layernorm(out, kept, &a[0], &a[1], &a[2], &context, m, c);
        };
        let forward = |a: &[Vec<f64>]| {
            let (mut out, mut kept) = (vec![0.0; m * c], vec![0.0; 2 * m]);
            run(a, &mut out, &mut kept);
            out
        };
        let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
            let (mut out, mut kept) = (vec![0.0; m * c], vec![0.0; 2 * m]);
            run(a, &mut out, &mut kept);
            let (mut d_out, mut none) = (u.to_vec(), []);
            let context = Context::new(&team, &mut none);
            let [d_x, d_w, d_b] = d else { panic!("three inputs") };
            kernels::layernorm_pullback(
                &out,
                &mut d_out,
                &kept,
                &mut [],
                &a[0],
                d_x,
                &a[1],
                d_w,
                &a[2],
                d_b,
                &context,
                m,
                c,
            );
            assert!(d_out.iter().all(|&d| d == 0.0), "d_out must be consumed");
        };
        let inputs = [random(1, m * c), random(2, c), random(3, c)];
        check(&format!("layernorm M={m} C={c}"), &forward, &pullback, &inputs, &[true; 3]);
    }
}

#[test]
fn embedding() {
    let (time, c, tokens) = (3, 70, [4_u32, 0, 4, 2, 4, 1]);
    let team = Team::new(2);
    let forward = |a: &[Vec<f64>]| {
        let mut out = vec![0.0; tokens.len() * c];
        let context = Context::new(&team, &mut []);
        kernels::embedding(&mut out, &a[0], &a[1], &tokens, &context, time, c);
        out
    };
    let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
        let (out, mut d_out, mut none) = (forward(a), u.to_vec(), []);
        let context = Context::new(&team, &mut none);
        let [d_wte, d_wpe] = d else { panic!("two inputs") };
        kernels::embedding_pullback(
            &out, &mut d_out, &a[0], d_wte, &a[1], d_wpe, &tokens, &context, time, c,
        );
        assert!(d_out.iter().all(|&d| d == 0.0), "d_out must be consumed");
    };
    check("embedding", &forward, &pullback, &[random(1, 5 * c), random(2, 4 * c)], &[true; 2]);
}

#[test]
fn attention() {
    let sizes = [(1, 1, 1, 1), (2, 5, 6, 2), (1, 67, 2, 1)];
    for ((b, t, c, h), causal) in sizes.into_iter().flat_map(|s| [(s, true), (s, false)]) {
        let team = Team::new(2);
        let run = |a: &[Vec<f64>]| {
            let (mut out, mut kept) = (vec![0.0; b * t * c], vec![0.0; b * h * t]);
            let context = Context::new(&team, &mut []);
            kernels::attention(&mut out, &mut kept, &a[0], causal, &context, b, t, c, h);
            (out, kept)
        };
        let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
            let ((out, kept), mut d_out, mut none) = (run(a), u.to_vec(), []);
            let context = Context::new(&team, &mut none);
            kernels::attention_pullback(
                &out,
                &mut d_out,
                &kept,
                &mut [],
                &a[0],
                &mut d[0],
                causal,
                &context,
                b,
                t,
                c,
                h,
            );
            assert!(d_out.iter().all(|&d| d == 0.0), "d_out must be consumed");
        };
        let inputs = [random(1, 3 * b * t * c).iter().map(|x| 2.0 * x).collect()];
        let name = format!("attention B={b} T={t} C={c} H={h} causal: {causal}");
        check(&name, &|a| run(a).0, &pullback, &inputs, &[true]);
    }
}

#[test]
fn positions() {
    let (b, n, c) = (3, 4, 5);
    for (with_positions, with_class) in [(true, true), (true, false), (false, true), (false, false)]
    {
        let size = |there: bool, size: usize| if there { size } else { 0 };
        let (p, k) = (size(with_positions, n * c), size(with_class, c));
        let forward = |a: &[Vec<f64>]| {
            let mut out = vec![f64::NAN; b * (n * c + k)];
            kernels::positions(&mut out, &a[0], &a[1], &a[2], n, c);
            out
        };
        let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
            let mut d_out = u.to_vec();
            let [d_x, d_p, d_k] = d else { panic!("three inputs") };
            let out = forward(a);
            kernels::positions_pullback(&out, &mut d_out, &a[0], d_x, &a[1], d_p, &a[2], d_k, n, c);
            assert!(d_out.iter().all(|&d| d == 0.0), "d_out must be consumed");
        };
        let inputs = [random(1, b * n * c), random(2, p), random(3, k)];
        let name = format!("positions {with_positions}, class {with_class}");
        check(&name, &forward, &pullback, &inputs, &[true; 3]);
    }
}

#[test]
fn pool() {
    let (b, t, c) = (3, 4, 5);
    for mean in [true, false] {
        let forward = |a: &[Vec<f64>]| {
            let mut out = vec![f64::NAN; b * c];
            kernels::pool(&mut out, &a[0], mean, t, c);
            out
        };
        let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
            let mut d_out = u.to_vec();
            kernels::pool_pullback(&forward(a), &mut d_out, &a[0], &mut d[0], mean, t, c);
            assert!(d_out.iter().all(|&d| d == 0.0), "d_out must be consumed");
        };
        check(
            &format!("pool, mean: {mean}"),
            &forward,
            &pullback,
            &[random(1, b * t * c)],
            &[true],
        );
    }
}

#[test]
fn head_cross_entropy() {
    let (c, v) = (3, 101);
    let targets: Vec<u32> = (0..5).map(|i| (i * 37 + 11) % 101).collect();
    let m = targets.len();
    // The result does not depend on the number of positions whose logits are stored: the others are
    // computed again.
    for kept in [0, 2, 5] {
        let team = Team::new(2);
        let run = |a: &[Vec<f64>]| {
            let mut space = vec![0.0; Context::<f64>::workspace(m, c, v)];
            let context = Context::new(&team, &mut space);
            let (mut logits, mut sums) = (vec![f64::NAN; kept * v], vec![f64::NAN; 2 * m]);
            let (l, s) = (&mut logits, &mut sums);
            let loss = kernels::head_cross_entropy(l, s, &a[0], &a[1], &targets, &context, c, v);
            (vec![loss], logits, sums)
        };
        let pullback = |a: &[Vec<f64>], u: &[f64], d: &mut [Vec<f64>]| {
            let (_, logits, sums) = run(a);
            let mut space = vec![0.0; Context::<f64>::workspace(m, c, v)];
            let context = Context::new(&team, &mut space);
            let [d_x, d_wte] = d else { panic!("two inputs") };
            kernels::head_cross_entropy_pullback(
                &logits,
                &mut [],
                &sums,
                &mut [],
                &a[0],
                d_x,
                &a[1],
                d_wte,
                &targets,
                &context,
                c,
                v,
                u[0],
            );
        };
        // With two rows of padding.
        let scaled = |x: Vec<f64>| x.iter().map(|x| 2.0 * x).collect();
        let inputs = [scaled(random(1, m * c)), scaled(random(2, (v + 2) * c))];
        let name = format!("head_cross_entropy, {kept} kept");
        check(&name, &|a| run(a).0, &pullback, &inputs, &[true; 2]);
    }
}

/// Causal attention, token by token, and for several sequences at different positions at once.
#[test]
fn attention_with_kept_keys_is_attention() {
    let (t, c, h, room) = (9, 34, 2, 12);
    let team = Team::new(2);
    let mut none = [];
    let context = Context::new(&team, &mut none);
    let lengths = [9, 4];
    let qkv: Vec<Vec<f64>> = lengths.iter().map(|&t| random(t as u64, t * 3 * c)).collect();
    let whole = |qkv: &[f64]| {
        let t = qkv.len() / (3 * c);
        let (mut out, mut kept) = (vec![0.0; t * c], vec![0.0; h * t]);
        kernels::attention(&mut out, &mut kept, qkv, true, &context, 1, t, c, h);
        out
    };
    let wanted: Vec<_> = qkv.iter().map(|qkv| whole(qkv)).collect();
    // Three tokens of the first sequence are already cached; the second sequence is in the cache's
    // third place.
    let mut cache = vec![f64::NAN; 3 * 2 * room * c];
    let place = |sequence, position| Place { sequence, position };
    let before = [place(0, 0), place(0, 1), place(0, 2)];
    kernels::cache_keys(&mut cache, &qkv[0][..9 * c], &before, room, c, h);
    for step in 3..t {
        let mut rows = vec![(0, step)];
        rows.extend((step - 3 < lengths[1]).then(|| (1, step - 3)));
        let token = |&(n, t): &(usize, usize)| qkv[n][t * 3 * c..(t + 1) * 3 * c].to_vec();
        let tokens: Vec<f64> = rows.iter().flat_map(token).collect();
        let places: Vec<_> = rows.iter().map(|&(n, t)| place(2 * n, t)).collect();
        let (mut out, mut scores) =
            (vec![f64::NAN; rows.len() * c], vec![0.0; rows.len() * h * room]);
        kernels::attention_cached(
            &mut out,
            &mut scores,
            &mut cache,
            &tokens,
            &places,
            &context,
            room,
            c,
            h,
        );
        for (&(n, t), got) in rows.iter().zip(out.chunks(c)) {
            for (got, want) in got.iter().zip(&wanted[n][t * c..]) {
                assert!((got - want).abs() < 1e-12, "sequence {n}, token {t}: {got}, {want}");
            }
        }
    }
}
