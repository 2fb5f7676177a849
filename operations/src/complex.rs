//! Complex values, Fourier transforms, spectra.

use super::Type::{Choice as OneOf, Complex};
use super::{Argument, Choice, Operation, X, flag, integer, real, tensor};

const fn complex(name: &'static str) -> Argument {
    Argument::new(name, Complex)
}

const Z: Argument = complex("z");
const LENGTH: Argument = integer("length").or("None");
const RATE: Argument = real("rate");

const WINDOWS: Choice = Choice {
    name: "Window",
    values: &["Rectangular", "Hann", "Hamming", "Blackman", "Tukey"],
    text: "Window functions: weights that decrease towards both ends of a line. Tukey's window is Hann's over a fraction of the line, split \
           between both ends, and 1 between them.",
};

const AVERAGE: Choice = Choice {
    name: "Average",
    values: &["Mean", "Median"],
    text: "Method to combine the spectra of frames: their mean (Welch), or their median divided by the median for Gaussian noise.",
};

const fn operation(
    name: &'static str,
    arguments: &'static [Argument],
    text: &'static str,
) -> Operation {
    Operation::new(name, arguments, text)
}

pub(crate) const OPERATIONS: &[Operation] = &[
    operation("complex", &[tensor("re"), tensor("im")], "The complex value re + i im.").operator("Complex(re, im)").returns(Complex).torch(&["complex"]),
    operation("complex_mul", &[complex("a"), complex("b")], "The product.").operator("a * b").returns(Complex).torch(&["mul"]),
    operation("complex_mul_conjugate", &[complex("a"), complex("b")], "The product of a and the conjugate of b.").called("").returns(Complex),
    operation("complex_div", &[complex("a"), complex("b")], "The quotient.").operator("a / b").returns(Complex).torch(&["div"]),
    operation("real", &[Z], "Returns the real part.").torch(&["real"]),
    operation("imag", &[Z], "Returns the imaginary part.").torch(&["imag"]),
    operation("complex_abs", &[Z], "Returns the absolute value. At 0 its gradient is 0.").called("abs").torch(&["abs"]),
    operation("complex_angle", &[Z], "Returns the angle, from -pi to pi. At 0 its gradient is 0.").called("angle").torch(&["angle"]),
    operation("conjugate", &[Z], "Returns the complex conjugate.").called("conj").returns(Complex).torch(&["conj"]),
    operation("complex_exp", &[Z], "Returns e to the power z.").called("exp").returns(Complex).torch(&["exp"]),
    operation("from_polar", &[tensor("size"), tensor("angle")], "Returns size exp(i angle).").returns(Complex).torch(&["polar"]),
    operation("inner_product", &[complex("a"), complex("b")], "Returns the sum of conj(a) b along the last axis.").returns(Complex),
    operation(
        "fft",
        &[complex("x"), LENGTH],
        "Returns the Fourier transform along the last axis, X(k) = sum_t x(t) exp(-2 pi i k t/n). With a length n, a line is first cut, or \
         padded with zeros at its end, to n; any length is allowed.",
    )
    .returns(Complex)
    .onnx(&["DFT"])
    .torch(&["fft_fft"]),
    operation("ifft", &[complex("x"), LENGTH], "Returns the inverse of `fft`, with the factor 1/n.").returns(Complex).onnx(&["DFT"]).torch(&["fft_ifft"]),
    operation("rfft", &[X, LENGTH], "Returns the first n/2 + 1 numbers of the Fourier transform of a real line (n); the others are their conjugates.")
        .returns(Complex)
        .onnx(&["DFT"])
        .torch(&["fft_rfft"]),
    operation(
        "irfft",
        &[complex("x"), LENGTH],
        "Returns the real line of `rfft`: (n/2 + 1) becomes (n). Pass `length` if it is odd: the default is even.",
    )
    .torch(&["fft_irfft"]),
    operation(
        "window",
        &[Argument::new("kind", OneOf(&WINDOWS)), integer("length"), flag("periodic", "True"), real("tapered").or("0.5")],
        "Returns the weights (length) of a window: periodic, for estimates of spectra, or symmetric. `tapered`: the fraction for Tukey's window.",
    )
    .torch(&["hann_window", "hamming_window", "blackman_window"]),
    operation("frames", &[X, integer("length"), integer("step")], "Cuts a line into frames of `length` numbers that begin `step` apart: (n) becomes (frames, length).")
        .torch(&["unfold"]),
    operation(
        "stft",
        &[X, tensor("window"), integer("step")],
        "Returns the short-time Fourier transform: (n) becomes (frames, length/2 + 1), with frames as long as the window, `step` apart.",
    )
    .returns(Complex)
    .onnx(&["STFT"])
    .torch(&["stft"]),
    operation(
        "spectral_density",
        &[X, tensor("window"), integer("step"), RATE, Argument::new("average", OneOf(&AVERAGE)).or("mean"), flag("less_mean", "True")],
        "Returns the one-sided power spectral density, in the square of x's unit per hertz: (n) becomes (length/2 + 1) frequencies from 0 to \
         half the rate, from frames as long as the window, `step` apart, less their means. `rate`: samples per second. Equals SciPy's welch.",
    ),
    operation(
        "whiten",
        &[X, tensor("psd"), RATE],
        "Returns lines (n) divided by the amplitude of the noise at each frequency: noise of the density `psd` becomes white with variance 1. \
         A density on other frequencies from 0 to half the rate is interpolated.",
    ),
    operation(
        "noise_weighted_product",
        &[tensor("a"), tensor("b"), tensor("psd"), RATE],
        "Returns the inner product of matched filtering, 4 Re of the integral of conj(a) b/S over the frequencies: (n) and (n) become a number.",
    ),
    operation(
        "band_pass",
        &[X, real("low"), real("high"), RATE, real("width").or("0.0")],
        "Returns the part of a line between two frequencies, in hertz. Outside of them it fades over a `width`, in hertz.",
    ),
    operation(
        "time_shift",
        &[X, tensor("shift")],
        "Returns lines shifted by a number of samples, which may have a fraction, cyclically: y(t) = x(t - shift). The shift has the sizes of x \
         without the last.",
    ),
    operation(
        "q_transform",
        &[X, integer("frequencies"), integer("times"), real("low"), real("high"), RATE, real("q").or("12.0")],
        "Returns the energy in tiles of time and frequency, in units of the energy of white noise: (n) becomes (frequencies, times). \
         Frequencies are spaced logarithmically between `low` and `high`, in hertz; a tile has about q cycles.",
    ),
];
