//! Types of the programs, with methods and operators, in the dialect.

/// Types that `callees` does not contain: structs, an enum, their methods.
pub const TYPES: &str = "
#[derive(Clone, Copy, Differentiable)]
pub struct Pair { pub x: FLOAT, pub y: FLOAT }
#[differentiable]
impl Pair {
    pub fn of(x: FLOAT, y: FLOAT) -> Self { Self { x, y: (y * x).cos() } }
    pub fn size(&self) -> FLOAT { (c(1.1) + self.x * self.x + self.y * self.y).sqrt() }
    pub fn turned(self, k: FLOAT) -> Self { Pair { x: self.x * k - self.y, y: (self.y * k + self.x).tanh() } }
    pub fn turn(&mut self, k: FLOAT) {
        let old = *self;
        self.x = (old.x * k - old.y).sin();
        bump(&mut self.y, k);
        if self.y < c(0.2) { return; }
        self.y *= old.turned(k).y;
    }
}
#[differentiable]
pub fn mixed(a: &Pair, b: &mut Pair, k: FLOAT) -> FLOAT {
    b.x = (a.x * k).tanh() + b.y * c(0.3);
    std::mem::swap(&mut b.x, &mut b.y);
    a.size() * k
}
#[derive(Clone, Copy, Differentiable)]
pub struct Body { pub at: Pair, pub w: [FLOAT; 3], pub n: usize }
#[differentiable]
impl Body {
    pub fn step(&mut self, k: FLOAT) -> FLOAT {
        self.n = (self.n + 1) % 3;
        self.w[self.n] = (self.w[self.n] * k).sin();
        self.at.turn(self.w[0]);
        for w in self.w.iter_mut() { *w *= self.at.x; }
        self.w[2] * self.at.y
    }
    pub fn heaviest(&self) -> FLOAT {
        let mut best = self.w[0];
        for &w in &self.w { if w > best { best = w; } }
        best
    }
}
#[derive(Clone, Copy, Differentiable)]
pub enum Shape { Dot, Line(FLOAT), Plane { a: FLOAT, b: FLOAT } }
#[differentiable]
impl Shape {
    pub fn area(&self, k: FLOAT) -> FLOAT {
        match self {
            Shape::Dot => k * c(0.1),
            Shape::Line(a) => (*a * k).sin(),
            Shape::Plane { a, b } => { if *a > *b { return *a * k; } *a * *b }
        }
    }
}
#[derive(Clone, Differentiable)]
pub enum Node { Leaf(FLOAT), Row(Vec<FLOAT>), Mesh(Matrix) }
#[differentiable]
pub fn weigh(node: &Node, k: FLOAT) -> FLOAT {
    match node {
        Node::Leaf(v) => *v * k,
        Node::Row(row) => weighted(row, k),
        Node::Mesh(m) => m.trace() * k,
    }
}
";

/// Numbers in the plane, with the operators of complex ones.
pub const OPERATORS: &str = "
#[derive(Clone, Copy, Differentiable)]
pub struct Complex { pub re: FLOAT, pub im: FLOAT }
#[differentiable]
impl Complex {
    pub fn new(re: FLOAT, im: FLOAT) -> Self { Self { re, im } }
    pub fn norm(&self) -> FLOAT { (c(1.1) + self.re * self.re + self.im * self.im).sqrt() }
    pub fn unit(self) -> Complex { let n = self.norm(); Complex { re: self.re / n, im: self.im / n } }
}
#[differentiable]
impl Add for Complex {
    type Output = Complex;
    fn add(self, o: Complex) -> Complex { Complex { re: self.re + o.re, im: self.im + o.im } }
}
#[differentiable]
impl Sub for Complex {
    type Output = Complex;
    fn sub(self, o: Complex) -> Complex { Complex::new(self.re - o.re, self.im - o.im) }
}
#[differentiable]
impl Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex::new(self.re * o.re - self.im * o.im, self.re * o.im + self.im * o.re)
    }
}
#[differentiable]
impl Mul<FLOAT> for Complex {
    type Output = Complex;
    fn mul(self, k: FLOAT) -> Complex { Complex::new(self.re * k, self.im * k) }
}
#[differentiable]
impl Mul<Complex> for FLOAT {
    type Output = Complex;
    fn mul(self, z: Complex) -> Complex { Complex { re: self * z.re, im: self * z.im } }
}
#[differentiable]
impl Neg for Complex {
    type Output = Complex;
    fn neg(self) -> Complex { Complex::new(-self.re, -self.im) }
}
#[differentiable]
impl AddAssign for Complex {
    fn add_assign(&mut self, o: Complex) { self.re += o.re; self.im += o.im; }
}
#[differentiable]
impl SubAssign for Complex {
    fn sub_assign(&mut self, o: Complex) { self.re -= o.re; self.im -= o.im; }
}
#[differentiable]
impl MulAssign<FLOAT> for Complex {
    fn mul_assign(&mut self, k: FLOAT) { self.re *= k; self.im *= k; }
}
";

/// A matrix whose sizes are fields.
pub const MATRIX: &str = "
#[derive(Clone, Differentiable)]
pub struct Matrix { pub rows: usize, pub cols: usize, pub data: Vec<FLOAT> }
impl Index<(usize, usize)> for Matrix {
    type Output = FLOAT;
    fn index(&self, (i, j): (usize, usize)) -> &FLOAT { &self.data[i * self.cols + j] }
}
impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut FLOAT { &mut self.data[i * self.cols + j] }
}
#[differentiable]
impl Matrix {
    pub fn new(rows: usize, cols: usize) -> Self { Matrix { rows, cols, data: vec![c(0.0); rows * cols] } }
    pub fn of(x: &[FLOAT], cols: usize, k: FLOAT) -> Matrix {
        let mut m = Matrix::new(x.len(), cols);
        for i in 0..m.rows {
            for j in 0..cols { m[(i, j)] = if i == j { k } else { (x[i] * k + x[j % x.len()]).sin() }; }
        }
        m
    }
    pub fn times(&self, o: &Matrix) -> Matrix {
        let mut r = Matrix::new(self.rows, o.cols);
        for i in 0..self.rows {
            for j in 0..o.cols {
                for k in 0..self.cols { r[(i, j)] += self[(i, k)] * o[(k, j)]; }
            }
        }
        r
    }
    pub fn transposed(&self) -> Matrix {
        let mut t = Matrix::new(self.cols, self.rows);
        for i in 0..self.rows { for j in 0..self.cols { t[(j, i)] = self[(i, j)]; } }
        t
    }
    pub fn apply(&self, x: &[FLOAT]) -> Vec<FLOAT> {
        (0..self.rows).map(|i| (0..self.cols).map(|j| self[(i, j)] * x[j]).sum::<FLOAT>().tanh()).collect()
    }
    pub fn trace(&self) -> FLOAT {
        let mut t: FLOAT = c(0.0);
        for i in 0..self.rows { t += self[(i, i)]; }
        t.tanh()
    }
    pub fn damp(&mut self, k: FLOAT) { for v in self.data.iter_mut() { *v = (*v * k).sin(); } }
}
#[differentiable]
pub fn eliminate(m: &mut Matrix, k: FLOAT) -> FLOAT {
    for i in 1..m.rows {
        let f = m[(i, 0)] / (c(1.5) + m[(0, 0)] * m[(0, 0)]);
        for j in 0..m.cols {
            let above = m[(i - 1, j)];
            m[(i, j)] -= f * above * k;
        }
    }
    m[(2, 2)].tanh()
}
";

/// Structs that contain vectors, an option, a box, and a generic struct.
pub const HOLDERS: &str = "
#[derive(Clone, Copy, Differentiable)]
pub struct Span<T> { pub low: T, pub high: T }
#[derive(Clone, Differentiable)]
pub struct Track {
    pub hits: Vec<FLOAT>, pub pairs: Vec<Pair>, pub time: Option<FLOAT>, pub near: Box<Pair>, pub w: [FLOAT; 3],
    pub span: Span<FLOAT>, pub n: usize,
}
#[differentiable]
impl Track {
    pub fn of(x: &[FLOAT], k: FLOAT) -> Track {
        let near = Box::new(Pair { x: x[2], y: k });
        Track {
            hits: x.to_vec(), pairs: vec![Pair::of(k, x[0])], time: Some(k * x[1]), near, w: [x[0], k, x[1] * x[2]],
            span: Span { low: x[0], high: k }, n: 1,
        }
    }
    pub fn weight(&self) -> FLOAT {
        let mut t: FLOAT = c(0.0);
        for (i, u) in self.hits.iter().enumerate() { t += *u * *u * ⟦i⟧; }
        for p in &self.pairs { t += p.x * p.y; }
        if let Some(u) = self.time { t -= u; }
        (t * self.near.size() + self.w[self.n]).tanh()
    }
    pub fn sift(&mut self, k: FLOAT) -> FLOAT {
        self.hits.retain(|u| *u > c(0.1));
        self.pairs.sort_by(|u, w| w.x.total_cmp(&u.x));
        self.hits.extend(self.w.iter().map(|u| *u * k));
        let late: Vec<FLOAT> = self.hits.drain(1..).collect();
        self.near.turn(k);
        if let Some(u) = self.time.as_mut() { *u = *u * k; }
        self.n = (self.n + late.len()) % 3;
        self.hits.truncate(4);
        late[0] * self.w[self.n]
    }
    pub fn shifted(self, k: FLOAT) -> Track {
        let w = [self.w[1], self.w[2], self.w[0] * k];
        Track { w, time: Some(k), n: (self.n + 1) % 3, ..self }
    }
}
#[differentiable]
pub fn follow(track: &mut Track, x: &[FLOAT], k: FLOAT) -> FLOAT {
    for i in 0..x.len() {
        if x[i] > k { track.hits.push(x[i] * k); continue; }
        track.near.x = (track.near.x * x[i]).sin();
        track.w[i] += track.near.y * k;
    }
    track.hits.truncate(5);
    if track.n == 2 { return track.sift(k); }
    let kept = track.clone();
    track.span.fold(k);
    kept.weight() * track.span.width()
}
";
