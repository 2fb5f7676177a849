//! Kernels with the parameters `out, x, n, a`.

use rootgrad_autodiff::kernel;

use crate::harness::Case;
use crate::{edges, structs, warps};

/// The scalar is shared by all threads: its derivative needs an atomic.
#[kernel]
#[autodiff_reverse(d_scale, Duplicated, Duplicated, Const, Active, source = D_SCALE)]
#[autodiff_forward(t_scale, Dual, Dual, Const, Dual)]
pub(crate) fn scale(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        out.set(i, a * x.get(i));
    }
}

/// Each index is injective, both together are not.
#[kernel]
#[autodiff_reverse(d_joint, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_joint, Dual, Dual, Const, Dual)]
pub(crate) fn joint(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i >= n {
        return;
    }
    out.set(i, x.get(2 * i) * x.get(i + 1) + a);
}

/// Both indices together are in a part of the thread's own.
#[kernel]
#[autodiff_reverse(d_pairs, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_pairs, Dual, Dual, Const, Dual)]
pub(crate) fn pairs(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        out.set(i, x.get(2 * i).sin() / (x.get(2 * i + 1) + a));
    }
}

#[kernel]
#[autodiff_reverse(d_in_place, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_in_place, Dual, Dual, Const, Dual)]
pub(crate) fn in_place(v: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        for k in 0..3 {
            v[i] = v[i] + x[i];
            v[i] += a * x[i] * v[i];
        }
    }
}

/// Reads f[i], writes f[i + 1], in one thread.
#[kernel]
#[autodiff_reverse(d_chain, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_chain, Dual, Dual, Const, Dual)]
pub(crate) fn chain(f: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    if thread::index_1d() == 0 {
        for i in 0..n - 1 {
            f.set(i + 1, f.get(i) * x.get(i) + f.get(i + 1) * a);
        }
    }
}

/// Matrix product: rows of `x` are read by many threads.
#[kernel]
#[autodiff_reverse(d_product, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_product, Dual, Dual, Const, Dual)]
pub(crate) fn product(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let (j, i) = thread::index_2d();
    if i < n && j < n {
        let mut s = 0.0f64;
        for k in 0..n {
            s += x.get(i * n + k) * x.get(n * n + k * n + j);
        }
        out.add(i * n + j, a * s);
    }
}

/// Rows belong to threads.
#[kernel]
#[autodiff_reverse(d_rows, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_rows, Dual, Dual, Const, Dual)]
pub(crate) fn rows(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        let mut norm = a;
        for k in 0..n {
            norm += x.get(i * n + k).powi(2);
        }
        for k in (0..n).rev() {
            norm = (norm * x.get(i * n + k)).sqrt() + 0.5;
        }
        out.set(i, norm.ln());
    }
}

/// Arrays of a thread, a constant number of passes.
#[kernel]
#[autodiff_reverse(d_arrays, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_arrays, Dual, Dual, Const, Dual)]
pub(crate) fn arrays(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    fn mix(u: f64, v: f64) -> f64 {
        let w = u * v;
        w + u.exp()
    }
    let i = thread::index_1d();
    if i < n {
        let mut s = [a, 0.5, x.get(i)];
        let mut t = [x.get(i); 3];
        for k in 0..3 {
            for l in 0..2 {
                s[k] = mix(s[(k + l) % 3], t[l]) * 0.25;
                t[l] *= s[k] + a;
            }
        }
        out.set(i, s[0] * s[1] + s[2] / t[0]);
    }
}

/// Branches and a loop whose length the data determine.
#[kernel]
#[autodiff_reverse(d_flow, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_flow, Dual, Dual, Const, Dual)]
pub(crate) fn flow(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        let mut y = x.get(i);
        let mut passes = 0u32;
        while y < 3.0 && passes < 50 {
            let before = y;
            if y < 0.5 {
                y = y * (2.0 + a) + 0.1;
            } else {
                let mut z = y * y;
                for k in 0..passes % 3 {
                    z *= before + 0.3;
                }
                y += z * 0.5;
            }
            passes += 1;
        }
        let r = if y > 4.0 {
            let root = y.sqrt();
            out.get(i) * before_last(root, y) * a
        } else if y > 3.5 {
            before_last(y, a)
        } else {
            y * y
        };
        out.set(i, r * before_last(y, a));
    }
    fn before_last(y: f64, a: f64) -> f64 {
        (y * a).tanh()
    }
}

/// A search without derivative before a value with one.
#[kernel]
#[autodiff_reverse(d_lookup, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_lookup, Dual, Dual, Const, Dual)]
pub(crate) fn lookup(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        let mut low = 0u32;
        let mut high = n;
        let at = (i as f64) + a;
        while high - low > 1 {
            let middle = (low + high) / 2;
            if (middle as f64) > at {
                high = middle;
            } else {
                low = middle;
            }
        }
        let t = at - (low as f64);
        out.set(i, x.get(low) * (1.0 - t) + x.get(low + 1) * t);
    }
}

/// The kernel itself adds atomically.
#[kernel]
#[autodiff_reverse(d_histogram, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_histogram, Dual, Dual, Const, Dual)]
pub(crate) fn histogram(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        let v = x.get(i);
        out.atomic_add((v * 3.0) as u32, v * v * a);
        out.atomic_add(i % 3, v.exp());
    }
}

/// A tree of sums in shared memory, and a broadcast of its result.
#[kernel]
#[autodiff_reverse(d_tree, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_tree, Dual, Dual, Const, Dual)]
pub(crate) fn tree(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let s = Shared::<f64, 16>::new();
    let t = thread::thread_idx_x();
    let i = thread::index_1d();
    s.set(t, if i < n { x.get(i) * x.get(i) } else { 0.0 });
    sync_threads();
    let mut h = thread::block_dim_x() / 2;
    while h > 0 {
        if t < h {
            s.set(t, s.get(t) * a + s.get(t + h).sin());
        }
        sync_threads();
        h /= 2;
    }
    if i < n {
        out.set(i, s.get(0) * x.get(i));
    }
}

/// Neighbours exchange values in a loop.
#[kernel]
#[autodiff_reverse(d_exchange, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_exchange, Dual, Dual, Const, Dual)]
pub(crate) fn exchange(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let s = Shared::<f64, 8>::new();
    let t = thread::thread_idx_x();
    let i = thread::index_1d();
    let mut y = x.get(i);
    for k in 0..n {
        s.set(t, y * a);
        sync_threads();
        let other = s.get((t + k + 1) % 8);
        y = y * other + 0.2;
        sync_threads();
    }
    out.set(i, y);
}

/// Loops inside of loops, each with values that must be stored.
#[kernel]
#[autodiff_reverse(d_nested, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_nested, Dual, Dual, Const, Dual)]
pub(crate) fn nested(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i < n {
        let mut y = x.get(i);
        for k in 0..(x.get(i) * 5.0) as u32 {
            let mut z = y * 0.5;
            for l in k..(x.get(k) * 4.0) as u32 {
                z = z * y + (z + a).sin();
            }
            y = (y + z) * 0.7;
        }
        out.set(i, y);
    }
}

/// Conditions, arrays and a loop outside of which more follows: their variables are needed later.
#[kernel]
#[autodiff_reverse(d_parts, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_parts, Dual, Dual, Const, Dual)]
pub(crate) fn parts(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    let mut y = a;
    if i < n {
        let mut z = x.get(i) * a;
        let mut b = [z; 2];
        z *= y + 0.5;
        b[i % 2] *= z * z;
        let mut k = 0u32;
        while k < 3 {
            z = (z + b[k % 2]).cos();
            k += 1 + i % 2;
        }
        y += z * b[0] + b[1];
    } else {
        y *= y;
    }
    if i < n {
        out.set(i, y * y + x.get(n - 1 - i));
        out.add(i, y.exp());
    }
}

/// Threads of a block exchange values through a buffer; counts of several types; names that are functions in C++.
#[kernel]
#[autodiff_reverse(d_scratch, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_scratch, Dual, Dual, Const, Dual)]
pub(crate) fn scratch(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    let first = thread::block_idx_x() * thread::block_dim_x();
    out.set(i, out.get(i) * x.get(i));
    sync_threads();
    let exp = out.get(first + (i + 1) % thread::block_dim_x());
    sync_threads();
    let mut log = exp * a;
    for k in (0..n as i32 - 2).rev() {
        log = log.exp() * ((k + 1) as f64) * 0.3 + x.get(i).powi(k);
    }
    for double in 1u64..3 {
        log *= x.get(double) + exp;
    }
    out.set(i, log);
    sync_threads();
    if n > 2 {
        sync_threads();
        out.add(i, 0.5 * log * log);
    }
}

/// Every method with a rule.
#[kernel]
#[autodiff_reverse(d_methods, Duplicated, Duplicated, Const, Active)]
#[autodiff_forward(t_methods, Dual, Dual, Const, Dual)]
pub(crate) fn methods(out: Global<f64>, x: Global<f64>, n: u32, a: f64) {
    let i = thread::index_1d();
    if i >= n {
        return;
    }
    let y = x.get(i) * 0.8;
    let z = x.get(n - 1 - i) * a;
    let mut s = (-y).abs()
        + y.acos()
        + (y + 1.0).acosh()
        + y.asin()
        + y.asinh()
        + y.atan()
        + y.atan2(z)
        + y.atanh();
    s += y.cbrt()
        + y.clamp(0.3, 0.7)
        + y.copysign(-z)
        + y.cos()
        + y.cosh()
        + y.exp()
        + y.exp2()
        + y.exp_m1()
        + y.fract();
    s *= y.hypot(z)
        + z.ln()
        + z.ln_1p()
        + y.log(z + 2.0)
        + y.log10()
        + y.log2()
        + y.max(z)
        + y.min(z)
        + y.mul_add(z, a);
    s -= y.powf(z)
        + z.powi(-2)
        + y.recip()
        + y % 0.3
        + y.rem_euclid(0.35)
        + y.sin()
        + y.sinh()
        + y.sqrt()
        + y.tan()
        + z.tanh();
    s += y.to_degrees()
        + z.to_radians()
        + y.floor()
        + z.ceil()
        + y.round()
        + z.trunc()
        + y.signum()
        + z.round_ties_even();
    out.set(i, s + (3.0 * z).div_euclid(0.8) + y / z);
}

/// All kernels.
pub(crate) const ALL: fn() -> Vec<Case> = || {
    let mut all = edges::cases();
    all.extend(structs::cases());
    all.extend(warps::cases());
    all.extend([
        case!(scale d_scale t_scale: 3, 8, out 20, x 20, n 20),
        case!(joint d_joint t_joint: 3, 8, out 20, x 40, n 20),
        case!(pairs d_pairs t_pairs: 3, 8, out 20, x 40, n 20),
        case!(in_place d_in_place t_in_place: 2, 4, out 7, x 7, n 7),
        case!(chain d_chain t_chain: 2, 4, out 6, x 6, n 6),
        case!(product d_product t_product: (2, 2), (4, 2), out 16, x 32, n 4),
        case!(rows d_rows t_rows: 2, 4, out 6, x 36, n 6),
        case!(arrays d_arrays t_arrays: 2, 4, out 6, x 6, n 6),
        case!(flow d_flow t_flow: 2, 4, out 8, x 8, n 8, passes 400),
        case!(lookup d_lookup t_lookup: 2, 4, out 7, x 8, n 7),
        case!(histogram d_histogram t_histogram: 2, 8, out 4, x 13, n 13),
        case!(tree d_tree t_tree: 2, 16, out 29, x 29, n 29, passes 10),
        case!(exchange d_exchange t_exchange: 2, 8, out 16, x 16, n 5),
        case!(nested d_nested t_nested: 2, 4, out 8, x 8, n 8, passes 100),
        case!(parts d_parts t_parts: 2, 4, out 7, x 7, n 7, passes 20),
        case!(scratch d_scratch t_scratch: 2, 4, out 8, x 8, n 4),
        case!(methods d_methods t_methods: 2, 4, out 7, x 7, n 7),
    ]);
    all
};
