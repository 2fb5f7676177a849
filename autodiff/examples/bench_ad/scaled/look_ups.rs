//! 2,000 look-ups in a table behind `&Table`: a search by halving, then linear interpolation.

use super::{Of, Scaled};
use rootgrad_autodiff::{Differentiable, autodiff_forward, autodiff_reverse, differentiable};

const CALLS: u32 = 2_000;

#[derive(Clone, Differentiable)]
struct Table {
    #[constant]
    grid: Vec<f64>,
    values: Vec<f64>,
    name: String,
}

#[differentiable]
impl Table {
    fn at(&self, x: f64) -> f64 {
        let (mut low, mut high) = (0, self.grid.len() - 1);
        while high - low > 1 {
            let middle = (low + high) / 2;
            if self.grid[middle] <= x {
                low = middle;
            } else {
                high = middle;
            }
        }
        let t = (x - self.grid[low]) / (self.grid[high] - self.grid[low]);
        self.values[low] + t * (self.values[high] - self.values[low])
    }
}

/// A sequence of look-ups in the table: the position of each depends slightly on the last result.
#[autodiff_reverse(d_walk, Duplicated, Active)]
#[autodiff_forward(t_walk, Dual, Dual)]
fn walk(table: &Table) -> f64 {
    let (mut x, mut sum) = (0.3, 0.0);
    for k in 0..CALLS {
        let v = table.at(x);
        sum += v * v;
        x = 0.5 + 0.4 * (7.3 * f64::from(k)).sin() + 0.01 * v;
    }
    sum
}

pub fn case(size: usize) -> Box<dyn Scaled> {
    let grid: Vec<f64> = (0..size).map(|i| i as f64 / (size - 1) as f64).collect();
    let values = grid.iter().map(|x| (7.0 * x).sin() + 0.1 * x).collect();
    Of::boxed(
        Table { grid, values, name: "table".to_owned() },
        walk,
        |table, d| {
            d_walk(table, d, 1.0);
        },
        t_walk,
    )
}
