//! Convolutions and pools, along one axis or two.

use crate::error::{Error, Result};
use crate::graph::operations::{AveragePool, Convolution, ConvolutionInputs, MaxPool};
use crate::graph::{Graph, Id, Operation, Shape};
use crate::kernels::window::Window;

/// How a convolution's window moves. Lists have a number for each axis, or none for what is usual.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConvolutionOptions {
    /// How far from place to place; usually 1.
    pub stride: Vec<usize>,
    /// Zeros before the first and after the last; usually none.
    pub padding: Vec<(usize, usize)>,
    /// How far apart the numbers lie that a window sees; usually 1.
    pub dilation: Vec<usize>,
    /// Parts into which channels are cut, each convolved by itself.
    pub groups: usize,
}

impl Default for ConvolutionOptions {
    fn default() -> Self {
        let (stride, dilation) = (Vec::new(), Vec::new());
        Self { stride, padding: Vec::new(), dilation, groups: 1 }
    }
}

/// How a pool's window moves. Lists have a number for each axis, or none for what is usual.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PoolOptions {
    /// How far from place to place; usually the window's size.
    pub stride: Vec<usize>,
    /// Numbers that are thought before the first and after the last; usually none. They are never the largest.
    pub padding: Vec<(usize, usize)>,
    /// How far apart the numbers lie that a window sees; usually 1.
    pub dilation: Vec<usize>,
    /// Whether a mean counts the padding, as zeros.
    pub count_padding: bool,
}

/// The options of one operation, as they were given.
struct Given<'a> {
    name: &'a str,
    kernel: &'a [usize],
    stride: &'a [usize],
    padding: &'a [(usize, usize)],
    dilation: &'a [usize],
}

impl Given<'_> {
    /// A number for each of two axes, of which the first may be none's.
    fn pair<N: Copy + std::fmt::Debug>(
        &self,
        what: &str,
        given: &[N],
        usual: [N; 2],
    ) -> Result<[N; 2]> {
        match (given, self.kernel.len()) {
            ([], _) => Ok(usual),
            (&[along], 1) => Ok([usual[0], along]),
            (&[down, along], 2) => Ok([down, along]),
            (_, axes) => {
                let wanted = format!("one for each axis, {axes}, or none");
                Err(Error::argument(format!("{}: {what}", self.name), format!("{given:?}"), wanted))
            }
        }
    }

    /// The window, which usually moves as far as `stride` says.
    fn window(&self, stride: impl Fn([usize; 2]) -> [usize; 2]) -> Result<Window> {
        let kernel = match *self.kernel {
            [along] => [1, along],
            [down, along] => [down, along],
            _ => {
                let (name, got) = (format!("{}: window", self.name), format!("{:?}", self.kernel));
                return Err(Error::argument(name, got, "one or two sizes"));
            }
        };
        let mut usual = stride(kernel);
        if self.kernel.len() == 1 {
            usual[0] = 1;
        }
        Ok(Window {
            kernel,
            stride: self.pair("stride", self.stride, usual)?,
            padding: self.pair("padding", self.padding, [(0, 0); 2])?,
            dilation: self.pair("dilation", self.dilation, [1; 2])?,
        })
    }
}

/// What a convolution is made of.
struct Operands {
    window: Window,
    /// (C, H, W)
    x: Id,
    /// (O, C/groups, kh, kw)
    w: Id,
    axes: usize,
}

impl Graph {
    /// The convolution of x (C, T) with w (O, C/groups, k) → (O, T′), or of x (C, H, W) with w (O, C/groups, kh, kw) →
    /// (O, H′, W′); b (O). Weights that all rows share. (A correlation, as in PyTorch and ONNX.)
    ///
    /// # Errors
    /// [`Error::Shape`] for shapes that do not go together, or a window that does not fit; [`Error::Argument`] for options that
    /// are not of as many axes.
    pub fn convolution(
        &mut self,
        x: Id,
        w: Id,
        b: Option<Id>,
        options: &ConvolutionOptions,
    ) -> Result<Id> {
        let Operands { window, x: planes, w: weights, axes } =
            self.operands("convolution", x, w, options)?;
        let outputs = Shape::shared(&self.shape(w).sizes()[..1]);
        if let Some(b) = b.filter(|&b| *self.shape(b) != outputs) {
            return Err(Error::shape("convolution: bias", self.shape(b), outputs));
        }
        let operation = Convolution { window, groups: options.groups };
        let operands: Vec<Id> = [planes, weights].into_iter().chain(b).collect();
        let y = self.convolved("convolution", operation, &operands, [x, w])?;
        self.without_height(y, axes)
    }

    /// The transposed convolution, which makes of x (C, T′) what the gradient of a convolution makes of that of its results:
    /// w (C, O/groups, k) → (O, T), T = (T′ − 1) stride + (k − 1) dilation + 1 + `more` − padding; or the same in two axes.
    /// `more` are numbers at the end that the stride leaves open: a number for each axis, or none. b (O).
    ///
    /// # Errors
    /// As [`Graph::convolution`].
    pub fn convolution_transposed(
        &mut self,
        x: Id,
        w: Id,
        b: Option<Id>,
        options: &ConvolutionOptions,
        more: &[usize],
    ) -> Result<Id> {
        let name = "convolution_transposed";
        let Operands { window, x: planes, w: weights, axes } =
            self.operands(name, x, w, options)?;
        let none =
            Given { name, kernel: &[1; 2][..axes], stride: &[], padding: &[], dilation: &[] };
        let more = none.pair("more", more, [0; 2])?;
        let places = self.shape(planes).sizes()[1..].to_vec();
        let size = |axis: usize| {
            let (low, high) = window.padding[axis];
            let between = places[axis].checked_sub(1)?.checked_mul(window.stride[axis])?;
            let last = window.kernel[axis].checked_sub(1)?.checked_mul(window.dilation[axis])?;
            let padded = between.checked_add(last)?.checked_add(more[axis])?.checked_add(1)?;
            padded.checked_sub(low)?.checked_sub(high)
        };
        // (A size that there is not is none that fits.)
        let sizes = [size(0).unwrap_or(0), size(1).unwrap_or(0)];
        let operation = ConvolutionInputs { window, groups: options.groups, sizes };
        let y = self.convolved(name, operation, &[planes, weights], [x, w])?;
        let y = match b {
            Some(b) => self.add_to_channels(name, y, b)?,
            None => y,
        };
        self.without_height(y, axes)
    }

    /// y (C, H, W) + b (C).
    fn add_to_channels(&mut self, name: &str, y: Id, b: Id) -> Result<Id> {
        let channels = self.shape(y).sizes()[0];
        if *self.shape(b) != Shape::shared(&[channels]) {
            let wanted = Shape::shared(&[channels]);
            return Err(Error::shape(format!("{name}: bias"), self.shape(b), wanted));
        }
        let b = self.reshape(b, &[channels, 1, 1])?;
        self.add(y, b)
    }

    /// Values and weights as if they had a height, and the window over them.
    fn operands(
        &mut self,
        name: &str,
        x: Id,
        w: Id,
        options: &ConvolutionOptions,
    ) -> Result<Operands> {
        let (of_x, of_w) = (self.shape(x), self.shape(w));
        let axes = of_w.rank().saturating_sub(2);
        if !(1..=2).contains(&axes) || of_x.rank() != axes + 1 || of_w.is_per_row() {
            let wanted =
                "(C, T) and shared (O, C/groups, k), or (C, H, W) and (O, C/groups, kh, kw)";
            return Err(Error::shape(name, format!("{of_x} and {of_w}"), wanted));
        }
        let (of_x, of_w) = (of_x.sizes().to_vec(), of_w.sizes().to_vec());
        let ConvolutionOptions { stride, padding, dilation, .. } = options;
        let given = Given { name, kernel: &of_w[2..], stride, padding, dilation };
        let window = given.window(|_| [1; 2])?;
        let x = self.reshape(x, &[of_x[0], if axes == 1 { 1 } else { of_x[1] }, of_x[axes]])?;
        let w = self.reshape(w, &[of_w[0], of_w[1], window.kernel[0], window.kernel[1]])?;
        Ok(Operands { window, x, w, axes })
    }

    /// What an operation makes; an error tells the shapes that were given.
    fn convolved(
        &mut self,
        name: &str,
        operation: impl Into<Operation>,
        operands: &[Id],
        [x, w]: [Id; 2],
    ) -> Result<Id> {
        self.one(operation, operands).map_err(|error| match error {
            Error::Shape { wanted, .. } => {
                Error::shape(name, format!("{} and {}", self.shape(x), self.shape(w)), wanted)
            }
            other => other,
        })
    }

    /// y (C, 1, W) as (C, W), if there is one axis.
    fn without_height(&mut self, y: Id, axes: usize) -> Result<Id> {
        match (axes, self.shape(y).sizes()) {
            (1, &[channels, _, width]) => self.reshape(y, &[channels, width]),
            _ => Ok(y),
        }
    }

    /// The largest of each window: x (…, T) and one size, or x (…, H, W) and two. The gradient is that of the first of the
    /// largest.
    ///
    /// # Errors
    /// [`Error::Shape`] for a window that does not fit; [`Error::Argument`] for options that are not of as many axes.
    pub fn max_pool(&mut self, x: Id, window: &[usize], options: &PoolOptions) -> Result<Id> {
        self.pooled("max_pool", x, window, options, |window| MaxPool { window }.into())
    }

    /// The mean of each window, as [`Graph::max_pool`].
    ///
    /// # Errors
    /// As [`Graph::max_pool`].
    pub fn average_pool(&mut self, x: Id, window: &[usize], options: &PoolOptions) -> Result<Id> {
        let count_padding = options.count_padding;
        let operation = |window| AveragePool { window, count_padding }.into();
        self.pooled("average_pool", x, window, options, operation)
    }

    /// The mean of each channel: x (C, T) or (C, H, W) → (C).
    ///
    /// # Errors
    /// [`Error::Shape`] for a value without channels.
    pub fn global_average_pool(&mut self, x: Id) -> Result<Id> {
        let rank = self.shape(x).rank();
        if rank < 2 {
            return Err(Error::shape("global_average_pool", self.shape(x), "(C, T) or (C, H, W)"));
        }
        let axes: Vec<isize> = (1..rank as isize).collect();
        self.mean(x, &axes)
    }

    fn pooled(
        &mut self,
        name: &str,
        x: Id,
        window: &[usize],
        options: &PoolOptions,
        operation: impl Fn(Window) -> Operation,
    ) -> Result<Id> {
        let PoolOptions { stride, padding, dilation, .. } = options;
        let given = Given { name, kernel: window, stride, padding, dilation };
        let moving = given.window(|kernel| kernel)?;
        let shape = self.shape(x).clone();
        let Some(leading) = shape.rank().checked_sub(window.len()) else {
            let wanted = format!("at least the {} sizes of the window", window.len());
            return Err(Error::shape(name, shape, wanted));
        };
        let (leading, sizes) = shape.sizes().split_at(leading);
        let height = if sizes.len() == 1 { 1 } else { sizes[0] };
        let planes = [leading.iter().product(), height, sizes[sizes.len() - 1]];
        let planes = self.reshape(x, &planes)?;
        let y = self.one(operation(moving), &[planes]).map_err(|error| match error {
            Error::Shape { wanted, .. } => Error::shape(name, &shape, wanted),
            other => other,
        })?;
        let places = self.shape(y).sizes()[3 - sizes.len()..].to_vec();
        self.reshape(y, &[leading, &places].concat())
    }
}
