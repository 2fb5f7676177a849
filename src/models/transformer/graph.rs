//! The transformer as a graph of operations.

use super::{Layout, Pool, TokenOrder, TransformerConfig};
use crate::error::Result;
use crate::graph::{Graph, Id, Shape, Unary};
use crate::models::ComposedConfig;

/// As of the layer normalisation's kernel.
const EPSILON: f64 = 1e-5;

impl TransformerConfig {
    /// The same network as a graph: its parameters have the names and sizes of the [`Layout`], in its order.
    ///
    /// # Errors
    /// As [`TransformerConfig::check`].
    pub(in crate::models) fn composed(&self) -> Result<ComposedConfig> {
        let mut graph = Graph::new();
        for tensor in Layout::new(self)?.tensors() {
            graph.parameter(tensor.name.clone(), &tensor.shape)?;
        }
        let x = graph.input("x", &[self.length * self.width])?;
        let mut net = Builder { graph, heads: self.heads, causal: self.causal };
        let x = match self.order {
            TokenOrder::Patches => net.graph.reshape(x, &[self.length, self.width])?,
            TokenOrder::Columns => {
                let columns = net.graph.reshape(x, &[self.width, self.length])?;
                net.graph.transpose(columns, &[1, 0])?
            }
        };
        let mut x = net.linear(x, "embedding")?; // (N, C)
        if self.positions {
            let positions = net.parameter("positions");
            x = net.graph.add(x, positions)?;
        }
        if self.pool == Pool::Class {
            let class = net.parameter("class");
            let class = net.graph.reshape(class, &[1, self.channels])?;
            let class = net.graph.expand(class, &Shape::per_row(&[1, self.channels]))?;
            x = net.graph.concat(&[x, class], 0)?; // (T, C)
        }
        for block in 0..self.layers {
            x = net.block(x, &format!("blocks.{block}"))?;
        }
        let last = net.layernorm(x, "ln")?;
        let time = self.length + usize::from(self.pool == Pool::Class);
        let pooled = match self.pool {
            Pool::Mean => net.graph.mean(last, &[0])?,
            Pool::Last | Pool::Class => {
                let one = net.graph.slice(last, 0, time - 1, time)?;
                net.graph.reshape(one, &[self.channels])?
            }
        };
        let y = net.linear(pooled, "head")?;
        ComposedConfig::new(&net.graph, &[y], self.seed)
    }
}

struct Builder {
    graph: Graph,
    heads: usize,
    causal: bool,
}

impl Builder {
    fn parameter(&self, name: &str) -> Id {
        let found = self.graph.parameters().iter().find(|parameter| parameter.name == name);
        // UNWRAP: all of the layout's were made, and the names are its.
        found.unwrap().value
    }

    fn linear(&mut self, x: Id, name: &str) -> Result<Id> {
        let [w, b] = ["weight", "bias"].map(|part| self.parameter(&format!("{name}.{part}")));
        self.graph.linear_transposed(x, w, Some(b))
    }

    fn layernorm(&mut self, x: Id, name: &str) -> Result<Id> {
        let [w, b] = ["weight", "bias"].map(|part| self.parameter(&format!("{name}.{part}")));
        self.graph.layernorm(x, Some(w), Some(b), EPSILON)
    }

    /// A block of GPT-2's on (T, C).
    fn block(&mut self, x: Id, name: &str) -> Result<Id> {
        let of = |part: &str| format!("{name}.{part}");
        let channels = self.graph.shape(x).sizes()[1];
        let ln1 = self.layernorm(x, &of("ln1"))?;
        let qkv = self.linear(ln1, &of("qkv"))?;
        let parts = self.graph.split(qkv, 1, &[channels; 3])?;
        let (heads, causal) = (self.heads, self.causal);
        let attended = self.graph.attention([parts[0], parts[1], parts[2]], heads, None, causal)?;
        let projected = self.linear(attended, &of("attproj"))?;
        let middle = self.graph.add(x, projected)?;
        let ln2 = self.layernorm(middle, &of("ln2"))?;
        let hidden = self.linear(ln2, &of("fc"))?;
        let hidden = self.graph.unary(Unary::Gelu, hidden)?;
        let projected = self.linear(hidden, &of("fcproj"))?;
        self.graph.add(middle, projected)
    }
}
