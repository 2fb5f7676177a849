//! Pooling of values (C, H, W): the largest number of each window or the mean, and their gradients.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;
use crate::kernels::pools::{self, Pool};
use crate::kernels::window::Window;

/// Maximum pooling: x (C, H, W) → the largest number of each window (C, H′, W′). With a second input, the result is the second input's
/// number at that position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct MaxPool {
    pub(crate) window: Window,
}

/// Gradient of [`MaxPool`]: x (C, H, W), d (C, H′, W′) → (C, H, W). Each number of d goes to the first of its window's largest numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct MaxPoolPullback {
    pub(crate) window: Window,
}

/// Average pooling: x (C, H, W) → the mean of each window (C, H′, W′).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct AveragePool {
    pub(crate) window: Window,
    /// True if the mean includes the padding's zeros.
    pub(crate) count_padding: bool,
}

/// Gradient of [`AveragePool`]: d (C, H′, W′) → (C, H, W). Each number of d is spread in equal parts over its window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct AveragePoolPullback {
    pub(crate) window: Window,
    pub(crate) count_padding: bool,
    /// H and W of the result. With a stride, several sizes are possible.
    pub(crate) sizes: [usize; 2],
}

/// Returns the pooling geometry for a value.
fn pool(x: &Shape, window: Window) -> Option<Pool> {
    match *x.sizes() {
        [_, height, width] => Pool::new([height, width], window),
        _ => None,
    }
}

/// Returns a value's shape with other sizes of its planes.
fn with_planes(x: &Shape, [height, width]: [usize; 2]) -> Shape {
    x.with_sizes(&[x.sizes()[0], height, width])
}

/// Returns the shape of a pooled value, or an error if the window does not fit.
fn pooled(name: &str, x: &Shape, window: Window) -> Result<Shape> {
    match pool(x, window) {
        Some(pool) => Ok(with_planes(x, pool.places)),
        None => Err(Error::shape(name, x, format!("(C, H, W), and a window that fits: {window}"))),
    }
}

impl Rule for MaxPool {
    fn name(&self) -> &'static str {
        "max_pool"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        1..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let y = pooled(self.name(), inputs[0], self.window)?;
        if let Some(values) = inputs.get(1).filter(|&&values| values != inputs[0]) {
            return Err(Error::shape("max_pool: values", values, inputs[0]));
        }
        Ok(vec![y])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; node.inputs.len()]) };
        let back = MaxPoolPullback { window: self.window };
        let d_values = Some(graph.one(back, &[node.inputs[0], d])?);
        // The position of the largest number does not depend smoothly on x.
        Ok(if node.inputs.len() == 1 { vec![d_values] } else { vec![None, d_values] })
    }
}

impl Run for MaxPool {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        // UNWRAP: the shapes were checked when the node was added.
        let pool = pool(&call.shapes.inputs[0], self.window).unwrap();
        let (y, x) = (&mut *call.outputs[0], call.inputs[0]);
        match call.inputs.get(1) {
            Some(values) => pools::max_pool_of(y, x, values, &pool),
            None => pools::max_pool(y, x, &pool),
        }
    }
}

impl Rule for MaxPoolPullback {
    fn name(&self) -> &'static str {
        "max_pool_pullback"
    }

    fn arity(&self) -> RangeInclusive<usize> {
        2..=2
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let y = pooled(self.name(), inputs[0], self.window)?;
        match *inputs[1] == y {
            true => Ok(vec![inputs[0].clone()]),
            false => Err(Error::shape("max_pool_pullback: adjoint", inputs[1], y)),
        }
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None; 2]) };
        let chosen = graph.one(MaxPool { window: self.window }, &[node.inputs[0], d])?;
        Ok(vec![None, Some(chosen)])
    }
}

impl Run for MaxPoolPullback {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        // UNWRAP: the shapes were checked when the node was added.
        let pool = pool(&call.shapes.inputs[0], self.window).unwrap();
        pools::max_pool_pullback(call.outputs[0], call.inputs[0], call.inputs[1], &pool);
    }
}

impl Rule for AveragePool {
    fn name(&self) -> &'static str {
        "average_pool"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        Ok(vec![pooled(self.name(), inputs[0], self.window)?])
    }

    fn pullback(&self, graph: &mut Graph, node: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let AveragePool { window, count_padding } = *self;
        let sizes = graph.shape(node.inputs[0]).sizes();
        let back = AveragePoolPullback { window, count_padding, sizes: [sizes[1], sizes[2]] };
        Ok(vec![Some(graph.one(back, &[d])?)])
    }
}

impl Run for AveragePool {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        // UNWRAP: the shapes were checked when the node was added.
        let pool = pool(&call.shapes.inputs[0], self.window).unwrap();
        pools::average_pool(call.outputs[0], call.inputs[0], &pool, self.count_padding);
    }
}

impl Rule for AveragePoolPullback {
    fn name(&self) -> &'static str {
        "average_pool_pullback"
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let d = inputs[0];
        if d.rank() == 3 {
            let x = with_planes(d, self.sizes);
            if pool(&x, self.window).is_some_and(|pool| d.sizes()[1..] == pool.places) {
                return Ok(vec![x]);
            }
        }
        let wanted = format!("the places of a window {} in {:?}", self.window, self.sizes);
        Err(Error::shape(self.name(), d, wanted))
    }

    fn pullback(&self, graph: &mut Graph, _: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        let AveragePoolPullback { window, count_padding, .. } = *self;
        Ok(vec![Some(graph.one(AveragePool { window, count_padding }, &[d])?)])
    }
}

impl Run for AveragePoolPullback {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        // UNWRAP: the shapes were checked when the node was added.
        let pool = pool(&call.shapes.outputs[0], self.window).unwrap();
        pools::average_pool_pullback(call.outputs[0], call.inputs[0], &pool, self.count_padding);
    }
}
