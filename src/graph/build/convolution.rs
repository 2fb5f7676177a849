//! Convolutions and pools, along one axis or two.

use crate::error::{Error, Result};
use crate::graph::operations::{AveragePool, Convolution, ConvolutionInputs, MaxPool};
use crate::graph::{Graph, Id, Operation, Shape};
use crate::kernels::window::Window;

/// Geometry of a convolution's window. Lists have one number for each axis; an empty list selects the default.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConvolutionOptions {
    /// Distance between neighbouring positions of the window. Default 1.
    pub stride: Vec<usize>,
    /// Zeros added before the first and after the last number. Default none.
    pub padding: Vec<(usize, usize)>,
    /// Distance between the numbers within a window. Default 1.
    pub dilation: Vec<usize>,
    /// Number of groups of channels, each of which is convolved separately.
    pub groups: usize,
}

impl Default for ConvolutionOptions {
    fn default() -> Self {
        let (stride, dilation) = (Vec::new(), Vec::new());
        Self { stride, padding: Vec::new(), dilation, groups: 1 }
    }
}

/// Geometry of a pool's window. Lists have one number for each axis; an empty list selects the default.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PoolOptions {
    /// Distance between neighbouring positions of the window. Default: the window's size.
    pub stride: Vec<usize>,
    /// Numbers assumed before the first and after the last number; they are never the largest. Default none.
    pub padding: Vec<(usize, usize)>,
    /// Distance between the numbers within a window. Default 1.
    pub dilation: Vec<usize>,
    /// True if a mean includes the padding, as zeros.
    pub count_padding: bool,
}

/// Options of one operation, as the caller gave them.
struct Given<'a> {
    name: &'a str,
    kernel: &'a [usize],
    stride: &'a [usize],
    padding: &'a [(usize, usize)],
    dilation: &'a [usize],
}

impl Given<'_> {
    /// Returns a number for each of two axes. With a single axis, the first number is the default.
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

    /// Returns the window; `stride` computes its default stride.
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

/// Operands of a convolution.
struct Operands {
    window: Window,
    /// Values (C, H, W).
    x: Id,
    /// Weights (O, C/groups, kh, kw).
    w: Id,
    axes: usize,
}

impl Graph {
    /// Returns the convolution of x with w, plus b (O). Along one axis: x (C, T), w (O, C/groups, k) → (O, T′). Along two: x (C, H, W),
    /// w (O, C/groups, kh, kw) → (O, H′, W′). All rows share the weights. (This is a correlation, as in PyTorch and ONNX.)
    ///
    /// # Errors
    /// [`Error::Shape`] for incompatible shapes, or a window that does not fit; [`Error::Argument`] for options with another number of
    /// axes.
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

    /// Returns the transposed convolution, which computes from x (C, T′) the gradient of a convolution with x as the gradient of its
    /// results. With w (C, O/groups, k), the result has the shape (O, T). T = (T′ − 1) stride + (k − 1) dilation + 1 + `more` −
    /// padding; the same for two axes.
    ///
    /// `more` is the number of elements at the end that the stride leaves open: one for each axis, or an empty list. b has the shape
    /// (O).
    ///
    /// # Errors
    /// Same as [`Graph::convolution`].
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
        // A size that is not defined is treated as 0, which never fits.
        let sizes = [size(0).unwrap_or(0), size(1).unwrap_or(0)];
        let operation = ConvolutionInputs { window, groups: options.groups, sizes };
        let y = self.convolved(name, operation, &[planes, weights], [x, w])?;
        let y = match b {
            Some(b) => self.add_to_channels(name, y, b)?,
            None => y,
        };
        self.without_height(y, axes)
    }

    /// Returns y (C, H, W) + b (C).
    fn add_to_channels(&mut self, name: &str, y: Id, b: Id) -> Result<Id> {
        let channels = self.shape(y).sizes()[0];
        if *self.shape(b) != Shape::shared(&[channels]) {
            let wanted = Shape::shared(&[channels]);
            return Err(Error::shape(format!("{name}: bias"), self.shape(b), wanted));
        }
        let b = self.reshape(b, &[channels, 1, 1])?;
        self.add(y, b)
    }

    /// Returns values and weights with a height (1 for one axis), and the window over them.
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

    /// Applies an operation; an error reports the shapes that the caller gave.
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

    /// Returns y (C, 1, W) as (C, W), if there is one axis.
    fn without_height(&mut self, y: Id, axes: usize) -> Result<Id> {
        match (axes, self.shape(y).sizes()) {
            (1, &[channels, _, width]) => self.reshape(y, &[channels, width]),
            _ => Ok(y),
        }
    }

    /// Returns the largest number of each window: x (…, T) with one window size, or x (…, H, W) with two. The gradient goes to the
    /// first of the largest numbers.
    ///
    /// # Errors
    /// [`Error::Shape`] for a window that does not fit; [`Error::Argument`] for options with another number of axes.
    pub fn max_pool(&mut self, x: Id, window: &[usize], options: &PoolOptions) -> Result<Id> {
        self.pooled("max_pool", x, window, options, |window| MaxPool { window }.into())
    }

    /// Returns the mean of each window; shapes as in [`Graph::max_pool`].
    ///
    /// # Errors
    /// Same as [`Graph::max_pool`].
    pub fn average_pool(&mut self, x: Id, window: &[usize], options: &PoolOptions) -> Result<Id> {
        let count_padding = options.count_padding;
        let operation = |window| AveragePool { window, count_padding }.into();
        self.pooled("average_pool", x, window, options, operation)
    }

    /// Returns the mean of each channel: x (C, T) or (C, H, W) → (C).
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
