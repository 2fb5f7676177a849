use rootgrad_autodiff::*;

pub struct Ring {
    v: Vec<usize>,
    head: usize,
}

impl std::ops::Index<usize> for Ring {
    type Output = usize;
    fn index(&self, i: usize) -> &usize {
        &self.v[i]
    }
}

impl Ring {
    fn len(&self) -> usize {
        self.v.len()
    }
    fn iter(&self) -> impl Iterator<Item = &usize> {
        self.v[self.head..].iter().chain(&self.v[..self.head])
    }
}

#[autodiff_reverse(d_walked, Duplicated, Active)]
fn walked(p: &[f64]) -> f64 {
    let r = Ring { v: vec![0, 1, 2], head: 1 };
    let mut s = 0.0;
    for k in r.iter() {
        s = 0.5 * s + p[*k];
    }
    s
}

fn main() {}
