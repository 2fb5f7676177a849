/// Rules of methods stand beside them.
#[differentiable]
impl Vector {
    pub fn dot(&self, other: &Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub fn scale(&mut self, by: f64) {
        self.x *= by;
        self.y *= by * by;
    }

    pub fn plus(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }

    pub fn dimensions(&self) -> usize {
        2
    }
}

/// Calls of them, in both modes.
impl Vector {
    #[autodiff_reverse(d_stretched, Duplicated, Active, Active)]
    #[autodiff_forward(t_stretched, Dual, Dual, Dual)]
    fn stretched(&self, by: f64) -> f64 {
        let mut v = self.clone();
        v.scale(by);
        self.plus(v).dot(&v)
    }
}
