//! `Index` and `IndexMut` of user types.

/// `Index` by a pair, with the sizes in fields; a product of matrices.
mod matrix_index {
    use crate::prelude::*;

    use std::ops::{Index, IndexMut};

    #[derive(Clone, Debug, Differentiable)]
    struct Matrix {
        rows: usize,
        cols: usize,
        data: Vec<f64>,
    }
    impl Index<(usize, usize)> for Matrix {
        type Output = f64;
        fn index(&self, (i, j): (usize, usize)) -> &f64 {
            &self.data[i * self.cols + j]
        }
    }
    impl IndexMut<(usize, usize)> for Matrix {
        fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
            &mut self.data[i * self.cols + j]
        }
    }

    #[differentiable]
    impl Matrix {
        fn zeros(rows: usize, cols: usize) -> Matrix {
            Matrix { rows, cols, data: vec![0.0; rows * cols] }
        }
        fn matmul(&self, o: &Matrix) -> Matrix {
            let mut r = Matrix::zeros(self.rows, o.cols);
            for i in 0..self.rows {
                for j in 0..o.cols {
                    for k in 0..self.cols {
                        r[(i, j)] += self[(i, k)] * o[(k, j)];
                    }
                }
            }
            r
        }
        fn trace(&self) -> f64 {
            (0..self.rows).map(|i| self[(i, i)]).sum()
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let a = Matrix { rows: 2, cols: 2, data: p[..4].to_vec() };
        let mut b = a.matmul(&a);
        b[(0, 1)] *= p[4];
        b.matmul(&a).trace()
    }
    case!(slice at [&[0.3, 1.2, -0.4, 0.9, 1.4]]);
}

/// `Index` of a newtype.
mod newtype_index {
    use crate::prelude::*;

    use std::ops::{Index, IndexMut};

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct V([f64; 3]);
    impl Index<usize> for V {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            &self.0[i]
        }
    }
    impl IndexMut<usize> for V {
        fn index_mut(&mut self, i: usize) -> &mut f64 {
            &mut self.0[i]
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut v = V([p[0], p[1], p[2]]);
        for i in 0..3 {
            v[i] *= p[(i + 1) % 3];
        }
        v[0] += v[1] * v[2];
        v[0] * v[0]
    }
    case!(slice at [&[0.3, 1.2, -0.4]]);
}

/// Computed sizes by which a type finds its elements: in a field, through a `let`, by assignments.
mod computed_sizes {
    use crate::prelude::*;
    use std::ops::{Index, IndexMut};

    #[derive(Clone, Debug, Differentiable)]
    struct Matrix {
        rows: usize,
        cols: usize,
        data: Vec<f64>,
    }
    impl Index<(usize, usize)> for Matrix {
        type Output = f64;
        fn index(&self, (i, j): (usize, usize)) -> &f64 {
            &self.data[i * self.cols + j]
        }
    }
    impl IndexMut<(usize, usize)> for Matrix {
        fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
            &mut self.data[i * self.cols + j]
        }
    }

    #[differentiable]
    impl Matrix {
        fn times(&self, other: &Matrix) -> Matrix {
            let n = self.data.len() * other.data.len();
            let mut product = Matrix {
                rows: self.rows * other.rows,
                cols: self.cols * other.cols,
                data: vec![0.0; n],
            };
            for i in 0..self.rows {
                for j in 0..self.cols {
                    for k in 0..other.rows {
                        for l in 0..other.cols {
                            product[(i * other.rows + k, j * other.cols + l)] =
                                self[(i, j)] * other[(k, l)];
                        }
                    }
                }
            }
            product
        }
        fn bordered(&self) -> Matrix {
            let rows = self.rows + 1;
            let cols = self.cols + 2 * self.rows;
            let mut wider = Matrix { rows, cols, data: vec![0.0; rows * cols] };
            for i in 0..self.rows {
                for j in 0..self.cols {
                    wider[(i + 1, j + 2)] = self[(i, j)].sin();
                }
            }
            wider
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = Matrix { rows: 2, cols: 2, data: x.to_vec() };
        let b = Matrix { rows: 1, cols: 2, data: vec![x[3], x[0] * x[1]] };
        let product: Matrix = a.times(&b);
        let wider: Matrix = product.bordered();
        let mut row: Matrix = wider.clone();
        row.rows -= 1;
        row.cols *= row.rows;
        row.rows = 1;
        let mut s = 0.0;
        for i in 0..wider.rows {
            for j in 0..wider.cols {
                s += wider[(i, j)] * wider[(i, j)] * (1.0 + i as f64 + 0.1 * j as f64);
            }
        }
        for j in 0..row.cols {
            s += row[(0, j)] * product[(1, j % 4)];
        }
        s
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.9], &[0.3, 1.1, -0.8, 0.5]]);
}

/// Integers that change while the value is used, by assignments, in methods, and for values in a loop. The shadow also
/// finds its elements at the positions that the value used at that time.
mod changed_integers {
    use crate::prelude::*;
    use std::ops::{Index, IndexMut};

    #[derive(Clone, Debug, Differentiable)]
    struct Ring {
        head: usize,
        strides: [usize; 2],
        data: Vec<f64>,
    }
    impl Ring {
        fn at(&self, i: usize) -> usize {
            (self.head + i * self.strides[0] + self.strides[1]) % self.data.len()
        }
    }
    impl Index<usize> for Ring {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            &self.data[self.at(i)]
        }
    }
    impl IndexMut<usize> for Ring {
        fn index_mut(&mut self, i: usize) -> &mut f64 {
            let at = self.at(i);
            &mut self.data[at]
        }
    }

    #[differentiable]
    impl Ring {
        fn mix(&mut self) {
            for i in 0..3 {
                self[i] *= 0.6 + 0.3 * self[i + 1];
                self[i + 2] = 0.5 * self[i + 2] + self[i].sin();
            }
        }
        fn turn(&mut self, by: usize) {
            self.head += by;
            self.mix();
            self.head %= self.data.len();
            self[0] *= self[1];
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut ring = Ring { head: 0, strides: [1, 0], data: x.to_vec() };
        let n = ring.data.len();
        ring.mix();
        ring.head = n - 2;
        ring.mix();
        ring.turn(3);
        let mut s = 0.0;
        for k in 0..3 {
            let mut part = ring.clone();
            part.strides[1] += k;
            part.mix();
            part.strides[0] = k + 1;
            s += part[1] * part[2];
        }
        let mut size = 1;
        while size < 4 {
            ring.strides = [size, ring.head];
            ring.mix();
            ring.head += size;
            size += 1;
        }
        s + ring[0] * ring[3]
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.9, 0.3], &[0.3, 1.1, -0.8, 0.5, -0.2]]);
}

/// Methods of integers, for integers in a struct that carries derivatives; and such integers as arguments.
mod integer_methods {
    use crate::prelude::*;
    use std::ops::{Index, IndexMut};

    #[derive(Clone, Debug, Differentiable)]
    struct Grid {
        n: usize,
        skip: usize,
        values: Vec<f64>,
    }
    impl Index<usize> for Grid {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            &self.values[(self.skip + i * self.n) % self.values.len()]
        }
    }
    impl IndexMut<usize> for Grid {
        fn index_mut(&mut self, i: usize) -> &mut f64 {
            let n = self.values.len();
            &mut self.values[(self.skip + i * self.n) % n]
        }
    }

    #[differentiable]
    impl Grid {
        fn new(n: usize, skip: usize, values: Vec<f64>) -> Self {
            Self { n, skip, values }
        }
        fn coarser(&self) -> Self {
            let half = self.values.len() - self.n;
            Self::new(self.n.div_ceil(2) + self.skip, half.saturating_sub(1), self.values.clone())
        }
        fn sum(&self) -> f64 {
            let mut s = 0.0;
            for i in 0..self.n.pow(2) {
                s += self[i] * self[i + 1] * (i as f64 - self.n as f64);
            }
            s
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let grid = Grid::new(2, 1, x.to_vec());
        let other = Grid::new(grid.n + 1, grid.skip.abs_diff(grid.n) * 2, grid.values.clone());
        let coarse = other.coarser();
        grid.sum() + other.sum() * coarse.sum()
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.9, 0.3], &[0.3, 1.1, -0.8, 0.5, -0.2]]);
}

/// Collections that carry no derivative: a search through a graph, with a queue, a set, maps, and a heap.
mod searched_graph {
    use crate::prelude::*;
    use std::cmp::Reverse;
    use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet, VecDeque};

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let edges = [(0usize, 1usize), (1, 2), (0, 3), (3, 2)];
        let mut adjacent: HashMap<usize, Vec<usize>> = HashMap::new();
        for &(a, b) in &edges {
            adjacent.entry(a).or_default().push(b);
        }
        let mut queue: VecDeque<usize> = VecDeque::new();
        let mut seen: HashSet<usize> = HashSet::new();
        queue.push_back(0);
        seen.insert(0);
        let mut depth = vec![0usize; 4];
        let mut value = vec![0.0; 4];
        let mut s = 0.0;
        value[0] = x[0];
        while let Some(node) = queue.pop_front() {
            s += value[node] * x[node].sin();
            if let Some(next) = adjacent.get(&node) {
                for &n in next {
                    if seen.insert(n) {
                        depth[n] = depth[node] + 1;
                        value[n] = value[node] * x[n] + s;
                        queue.push_back(n);
                    }
                }
            }
        }
        let rows = vec![vec![1, 2], vec![3], vec![3, 0], vec![]];
        let mut waiting = VecDeque::from([0usize]);
        let order: VecDeque<usize> = VecDeque::from([0, 2]);
        for (i, &k) in order.iter().enumerate() {
            s += x[k] * x[order[i]];
        }
        for &k in &order {
            s += x[k] * x[0];
        }
        let mut distance = vec![usize::MAX; 4];
        distance[0] = 0;
        while let Some(u) = waiting.pop_front() {
            s += x[u] * s * distance[u] as f64;
            for &v in &rows[u] {
                if distance[v] == usize::MAX {
                    distance[v] = distance[u] + 1;
                    waiting.push_back(v);
                    s *= x[v] + 0.5;
                }
            }
        }
        let mut histogram: BTreeMap<i32, usize> = BTreeMap::new();
        for v in x {
            let bin = v.floor() as i32;
            *histogram.entry(bin).or_insert(0) += 1;
        }
        let counted: Vec<(i32, usize)> = histogram.iter().map(|(b, c)| (*b, *c)).collect();
        for (bin, count) in &counted {
            s += x[0] * *bin as f64 * *count as f64;
        }
        let mut heap: BinaryHeap<Reverse<(u32, usize)>> = BinaryHeap::new();
        heap.push(Reverse((3, 0)));
        heap.push(Reverse((1, 2)));
        while let Some(Reverse((weight, k))) = heap.pop() {
            s = s * x[k] + weight as f64;
            if weight == 1 {
                heap.push(Reverse((5, 3)));
            }
        }
        s * (1.0 + depth[2] as f64)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// A part with an inclusive upper bound that changes.
mod inclusive_bounds {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (mut a, mut b) = (0, 1);
        for i in 0..2 {
            a = i;
            b = i + 1;
        }
        let w = &p[a..=b];
        w[0] * w[1] + p[a..=b].iter().sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}
