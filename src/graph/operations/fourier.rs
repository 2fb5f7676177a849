//! Fourier transforms along the last axis.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use rootgrad_fourier::{Kind, MOST_LENGTH, Plans, Scalar, Spec};
use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::graph::operation::{Adjoints, Call, Rule, Run, Shapes};
use crate::graph::{Graph, Id, Node, Shape};
use crate::kernels::Real;

/// A transform of each line along the last axis. Complex lines (…, n, 2) contain pairs of real and imaginary part.
///
/// The first plan that uses the operation computes its tables. All copies of the operation in other graphs and plans share them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Fourier {
    pub(crate) spec: Spec,
    #[serde(skip)]
    tables: Tables,
}

/// Tables of sines and the like. They follow from the specification, so they do not take part in comparisons of operations.
#[derive(Debug, Clone, Default)]
struct Tables(Arc<OnceLock<Plans>>);

impl PartialEq for Tables {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Tables {}

impl Hash for Tables {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Fourier {
    pub(crate) fn new(spec: Spec) -> Self {
        Self { spec, tables: Tables::default() }
    }

    fn plans(&self) -> &Plans {
        self.tables.0.get_or_init(|| Plans::new(self.spec))
    }

    /// Returns the bytes that a plan needs for this operation, in addition to those of any operation.
    pub(crate) fn bytes(&self) -> usize {
        if self.tables.0.get().is_some() { 0 } else { self.spec.bytes() }
    }

    /// Returns the sizes of a line of the input and of the output.
    fn lines(&self) -> [Vec<usize>; 2] {
        let (full, half) = (self.spec.length, self.spec.length / 2 + 1);
        match self.spec.kind {
            Kind::Forward | Kind::Inverse => [vec![full, 2], vec![full, 2]],
            Kind::FromReal => [vec![full], vec![half, 2]],
            Kind::ToReal => [vec![half, 2], vec![full]],
        }
    }
}

impl Rule for Fourier {
    fn name(&self) -> &'static str {
        match self.spec.kind {
            Kind::Forward => "fft",
            Kind::Inverse => "ifft",
            Kind::FromReal => "rfft",
            Kind::ToReal => "irfft",
        }
    }

    fn shapes(&self, inputs: &[&Shape]) -> Result<Vec<Shape>> {
        let (name, length) = (self.name(), self.spec.length);
        if length == 0 || length > MOST_LENGTH {
            let wanted = format!("1 to {MOST_LENGTH}");
            return Err(Error::argument(format!("{name}: length"), length, wanted));
        }
        let [from, to] = self.lines();
        let Some(leading) = inputs[0].sizes().strip_suffix(&from[..]) else {
            let wanted = format!("lines of {from:?} along its last axes");
            return Err(Error::shape(name, inputs[0], wanted));
        };
        Ok(vec![inputs[0].with_sizes(&[leading, &to].concat())])
    }

    fn pullback(&self, graph: &mut Graph, _: &Node, d: &[Option<Id>]) -> Result<Adjoints> {
        let Some(d) = d[0] else { return Ok(vec![None]) };
        Ok(vec![Some(graph.one(Fourier::new(self.spec.adjoint()), &[d])?)])
    }
}

impl Run for Fourier {
    fn run<T: Real>(&self, call: Call<'_, '_, T>) {
        let transform = T::transform(self.plans());
        let [from, to] = self.spec.numbers();
        let lines = call.outputs[0].chunks_exact_mut(to).zip(call.inputs[0].chunks_exact(from));
        lines.for_each(|(output, input)| transform.run(output, input, call.scratch));
    }

    fn scratch(&self, _: &Shapes) -> usize {
        let plans = self.plans();
        let [single, double] = [
            <f32 as Scalar>::transform(plans).scratch(),
            <f64 as Scalar>::transform(plans).scratch(),
        ];
        single.max(double)
    }
}
