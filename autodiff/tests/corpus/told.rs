//! Types that follow only from one statement. The engine must write such a type again in the reverse sweep, or wherever
//! the statement is no longer present.

/// Counters that run backwards.
mod reversed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        for k in (0..3).rev() {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[1];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Counters that are indices in the forward sweep only.
mod reversed_indices {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        for i in (0..3).rev() {
            if x[i] > 0.0 {
                s += 0.1;
            }
            s *= (!i) as f64 * 1e-19;
            s += x[1];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Counters of large numbers.
mod reversed_sums {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut n: u64 = 1;
        for i in (1..4).rev() {
            n += i;
            let h = (i * 1_000_003) * 1_000;
            s *= (h % 97) as f64 * 0.1;
            s += x[1];
        }
        s * n as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Counters beside items.
mod zipped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        for (k, v) in (0..3).zip(x) {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += v;
        }
        for (v, k) in x.iter().zip(0..3) {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += v;
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Counters whose type follows from an inner loop.
mod nested {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        for j in (0..2).rev() {
            for k in j..3 {
                if k > 1u8 {
                    s += 0.1;
                }
                s *= (!k) as f64 * 1e-2 + (!j) as f64;
                s += x[1];
            }
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Some of the numbers.
mod taken_some {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        for k in (0..9).take(2) {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[1];
        }
        for k in (0..4).skip(2) {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[1];
        }
        for k in (0..6).step_by(2) {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[1];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// An iterator in a variable.
mod named {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut it = (0..3).rev();
        while let Some(k) = it.next() {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[1];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Loops with checkpoints.
mod with_checkpoints {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        #[checkpoint(budget = 2)]
        for k in (0..3).rev() {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[1];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Chains, and items that are counted.
mod chained {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        s *= (0..3).rev().map(|k| if k > 1u8 { 0.1 } else { (!k) as f64 * x[1] }).sum::<f64>();
        for (i, k) in (0..3).enumerate() {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[i];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Brackets that are not an index.
mod lists {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        for i in 0..3 {
            let _w: u8 = i;
            let t = [i, 5];
            s *= (!t[0]) as f64 * 1e-2;
            s += x[1];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A field of the same name.
mod field_names {
    use crate::prelude::*;

    struct Q {
        i: usize,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let q = Q { i: 1 };
        for i in 0..3 {
            let _w: u8 = i;
            s *= x[q.i];
            s *= (!i) as f64;
            s += x[1];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types that leave something open.
mod placeholders {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        for _ in 0..2 {
            let k: _ = 5;
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[1];
            let v: [_; 2] = [5, 3];
            if v[1] > 1u8 {
                s += 0.1;
            }
            s *= (!v[0]) as f64 * 1e-2;
            s += x[2];
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Variables that arms bind.
mod arms {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let (k, _) = (5, 3);
        {
            if k > 1u8 {
                s += 0.1;
            }
            s *= (!k) as f64 * 1e-2;
            s += x[1];
        }
        match 5 {
            k => {
                if k > 1u8 {
                    s += 0.1;
                }
                s *= (!k) as f64 * 1e-2;
                s += x[1];
            }
        }
        for i in 0..2 {
            match (i, 5) {
                (0, k) => {
                    if k > 1u8 {
                        s += 0.1;
                    }
                    s *= (!k) as f64 * 1e-2;
                    s += x[1];
                }
                (_, k) => {
                    s *= (!k) as f64 * 1e-2;
                    s += x[1];
                }
            }
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
