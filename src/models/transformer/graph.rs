//! The transformer as a graph of operations.

use super::{Layout, Pool, TokenOrder, TransformerConfig};
use crate::error::Result;
use crate::graph::{Binary, Graph, Id, Reduction, Shape, Unary};
use crate::models::ComposedConfig;

/// The ε of the layer normalisation's kernel.
const EPSILON: f64 = 1e-5;

impl TransformerConfig {
    /// Returns the same network as a graph. Its parameters have the names and sizes of the [`Layout`], in the same order.
    ///
    /// # Errors
    /// Those of [`TransformerConfig::check`].
    pub(in crate::models) fn composed(&self) -> Result<ComposedConfig> {
        let mut graph = Graph::new();
        for tensor in Layout::new(self)?.tensors() {
            graph.parameter(tensor.name.clone(), &tensor.shape)?;
        }
        let mut net = Builder { graph, heads: self.heads, causal: self.causal, mask: None };
        let x = net.tokens(self)?;
        let mut x = net.linear(x, "embedding")?; // (N, C)
        if self.positions {
            let positions = net.parameter("positions");
            x = net.graph.add(x, positions)?;
        }
        if self.pool == Pool::Class {
            x = net.with_class(x, self.channels)?; // (T, C)
        }
        for block in 0..self.layers {
            x = net.block(x, &format!("blocks.{block}"))?;
        }
        let last = net.layernorm(x, "ln")?;
        let pooled = net.pooled(last, self.pool)?;
        let y = net.linear(pooled, "head")?;
        ComposedConfig::new(&net.graph, &[y], self.seed)
    }
}

struct Builder {
    graph: Graph,
    heads: usize,
    causal: bool,
    /// Mask of the tokens that are present, (T); `None`: all are.
    mask: Option<Id>,
}

impl Builder {
    fn parameter(&self, name: &str) -> Id {
        let found = self.graph.parameters().iter().find(|parameter| parameter.name == name);
        // UNWRAP: all tensors of the layout were created, and the names are the layout's.
        found.unwrap().value
    }

    /// Returns a row's tokens, (N, P).
    fn tokens(&mut self, config: &TransformerConfig) -> Result<Id> {
        let (length, width) = (config.length, config.width);
        if config.jagged {
            let [tokens, mask] = self.graph.jagged_input("x", [length, width])?;
            self.mask = Some(mask);
            return Ok(tokens);
        }
        let x = self.graph.input("x", &[length * width])?;
        match config.order {
            TokenOrder::Patches => self.graph.reshape(x, &[length, width]),
            TokenOrder::Columns => {
                let columns = self.graph.reshape(x, &[width, length])?;
                self.graph.transpose(columns, &[1, 0])
            }
        }
    }

    /// Appends the class token, which is always present. It must see all other tokens. If a token sees only earlier ones, the class
    /// token is therefore the last. Otherwise, if tokens may be missing, it is the first, so that its place does not depend on the
    /// maximum number of tokens.
    fn with_class(&mut self, x: Id, channels: usize) -> Result<Id> {
        let class = self.parameter("class");
        let class = self.graph.reshape(class, &[1, channels])?;
        let class = self.graph.expand(class, &Shape::per_row(&[1, channels]))?;
        if let Some(mask) = self.mask {
            let there = self.graph.constant(&[1], &[1.0])?;
            let there = self.graph.expand(there, &Shape::per_row(&[1]))?;
            let both = if self.class_is_first() { [there, mask] } else { [mask, there] };
            self.mask = Some(self.graph.concat(&both, 0)?);
        }
        if !self.class_is_first() {
            return self.graph.concat(&[x, class], 0);
        }
        // Parameters are numbered in the order of their first use: those of x come before the class token's.
        let tokens = self.graph.shape(x).sizes()[0];
        let x = self.graph.pad(x, &[(1, 0), (0, 0)])?;
        let class = self.graph.pad(class, &[(0, tokens), (0, 0)])?;
        self.graph.add(x, class)
    }

    fn class_is_first(&self) -> bool {
        self.mask.is_some() && !self.causal
    }

    /// Reduces the vectors (T, C) of all tokens to one, (C).
    fn pooled(&mut self, x: Id, pool: Pool) -> Result<Id> {
        let &[time, channels] = self.graph.shape(x).sizes() else { return Ok(x) };
        match (pool, self.mask) {
            (Pool::Mean, None) => self.graph.mean(x, &[0]),
            (Pool::Mean, Some(mask)) => self.graph.masked_mean(x, mask, 0),
            (Pool::Last, Some(mask)) => self.last_there(x, mask),
            (Pool::Last, None) | (Pool::Class, _) => {
                let at = if self.class_is_first() { 0 } else { time - 1 };
                let one = self.graph.slice(x, 0, at, at + 1)?;
                self.graph.reshape(one, &[channels])
            }
        }
    }

    /// Returns the vector of the last token that is present; zeros if none is.
    fn last_there(&mut self, x: Id, mask: Id) -> Result<Id> {
        let &[time, _] = self.graph.shape(x).sizes() else { return Ok(x) };
        let numbers: Vec<f64> = (1..=time).map(|n| n as f64).collect();
        let numbers = self.graph.constant(&[time], &numbers)?;
        let numbers = self.graph.mul(numbers, mask)?;
        let last = self.graph.reduce(Reduction::Max, numbers, &[0], true)?;
        let is_last = self.graph.binary(Binary::Equal, numbers, last)?;
        let is_last = self.graph.mul(is_last, mask)?;
        self.graph.masked_mean(x, is_last, 0)
    }

    fn linear(&mut self, x: Id, name: &str) -> Result<Id> {
        let [w, b] = ["weight", "bias"].map(|part| self.parameter(&format!("{name}.{part}")));
        self.graph.linear_transposed(x, w, Some(b))
    }

    fn layernorm(&mut self, x: Id, name: &str) -> Result<Id> {
        let [w, b] = ["weight", "bias"].map(|part| self.parameter(&format!("{name}.{part}")));
        self.graph.layernorm(x, Some(w), Some(b), EPSILON)
    }

    /// Applies a GPT-2 block to (T, C).
    fn block(&mut self, x: Id, name: &str) -> Result<Id> {
        let of = |part: &str| format!("{name}.{part}");
        let channels = self.graph.shape(x).sizes()[1];
        let ln1 = self.layernorm(x, &of("ln1"))?;
        let qkv = self.linear(ln1, &of("qkv"))?;
        let parts = self.graph.split(qkv, 1, &[channels; 3])?;
        let (heads, causal, mask) = (self.heads, self.causal, self.mask);
        let attended = self.graph.attention([parts[0], parts[1], parts[2]], heads, mask, causal)?;
        let projected = self.linear(attended, &of("attproj"))?;
        let middle = self.graph.add(x, projected)?;
        let ln2 = self.layernorm(middle, &of("ln2"))?;
        let hidden = self.linear(ln2, &of("fc"))?;
        let hidden = self.graph.unary(Unary::Gelu, hidden)?;
        let projected = self.linear(hidden, &of("fcproj"))?;
        self.graph.add(middle, projected)
    }
}
