//! Methods of user types that are named like those of floats, slices and iterators.

/// `exp`, `abs`, `max`, `floor`, `get` and others of a user type: on `self`, on results, by their path.
mod named_like_std {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Complex {
        re: f64,
        im: f64,
    }

    #[differentiable]
    impl Complex {
        fn abs(&self) -> f64 {
            self.re.hypot(self.im)
        }
        fn exp(self) -> Complex {
            let r = self.re.exp();
            Complex { re: r * self.im.cos(), im: r * self.im.sin() }
        }
        fn floor(&self) -> f64 {
            self.re.min(self.im) * 2.0
        }
        fn round(&self, k: f64) -> f64 {
            self.abs() * k + self.floor()
        }
        fn sqrt(self) -> Complex {
            let (r, x) = (self.abs(), self.re);
            let im = (0.5 * (r - x)).sqrt();
            Complex { re: (0.5 * (r + x)).sqrt(), im: if self.im < 0.0 { -im } else { im } }
        }
    }

    #[derive(Clone, Debug, Differentiable)]
    struct Grid {
        cells: Vec<f64>,
        columns: usize,
    }

    #[differentiable]
    impl Grid {
        fn get(&self, i: usize, j: usize) -> f64 {
            self.cells[i * self.columns + j]
        }
        fn first(&self) -> f64 {
            self.cells[0] * 3.0
        }
        fn max(&self) -> f64 {
            self.cells.iter().copied().fold(f64::NEG_INFINITY, f64::max) * self.first()
        }
        fn push(&mut self, value: f64) {
            self.cells.push(value * value);
        }
        fn take(&mut self) -> f64 {
            let value = self.cells[1];
            self.cells[1] = 0.25;
            value * value
        }
        fn fill(&mut self, value: f64) {
            for cell in self.cells.iter_mut() {
                *cell += value;
            }
        }
    }

    #[differentiable]
    fn corner(grid: &Grid, z: Complex) -> f64 {
        grid.get(1, 0) * Complex::abs(&z) + grid.max() + Grid::first(grid)
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let z = Complex { re: x[0], im: x[1] };
        let w = z.exp();
        let root = z.sqrt();
        let mut grid = Grid { cells: x.to_vec(), columns: 2 };
        grid.push(root.re * root.im);
        let taken = grid.take();
        grid.fill(taken);
        let rounded = z.round(w.abs() * w.re) + z.floor();
        rounded * grid.get(0, 1) + corner(&grid, w) + grid.first()
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.9], &[0.3, 1.1, -0.8, 0.5]]);
}

/// `get` and `first` of a user type.
mod parts_by_methods {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct G {
        v: Vec<f64>,
    }
    #[differentiable(second_order = on)]
    impl G {
        fn get(&self, i: usize) -> f64 {
            self.v[i] * 2.0
        }
        fn first(&self) -> f64 {
            self.v[0] * 3.0
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let g = G { v: x.to_vec() };
        let a = g.get(1);
        let b = g.first();
        a * b
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A method named like an option.
mod a_method_named_like_it {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let first = x.first();
        let s = format!("{}", [1, 2].first().unwrap());
        first.unwrap() * x[1] * s.len() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `r#a` and `a` are one name.
mod raw_names {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct S {
        a: f64,
        b: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(r#x: &[f64]) -> f64 {
        let r#a = x[0] * 2.0;
        let s = a * a * x[1] + r#a;
        let t = S { a: x[1], r#b: x[2] };
        let S { a: q, r#b } = t;
        let r#type = b * 2.0;
        let r#gen = r#type * q;
        if let Some(r#z) = x.first() {
            return z * s + r#gen * r#a + r#type;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// In macros and closures too.
mod raw_names_shadowed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = x[0] * 2.0;
        let r#a = x[1] * a;
        let v = vec![r#a, a * x[2]];
        assert!(r#a < 100.0, "{a} {}", r#a);
        let f = |r#k: f64| k * a;
        f(r#a) * v[1] + a * x[2]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
