//! Operations on complex tensors, Fourier transforms and spectra.

use super::Arguments;
use super::arguments::Apply;
use crate::error::{Error, Result};
use crate::graph::{Band, Graph, Id, QTransformOptions, SpectrumAverage, SpectrumOptions, Window};

/// Functions of the operations.
pub(super) const TABLE: &[(&str, Apply)] = &[
    ("fft", |g, a| transform(g, a, Graph::fft)),
    ("ifft", |g, a| transform(g, a, Graph::ifft)),
    ("rfft", |g, a| transform(g, a, Graph::rfft)),
    ("irfft", |g, a| transform(g, a, Graph::irfft)),
    ("complex", |g, a| of_two(g, a, Graph::complex)),
    ("from_polar", |g, a| of_two(g, a, Graph::from_polar)),
    ("real", |g, a| of_one(g, a, Graph::real_part)),
    ("imag", |g, a| of_one(g, a, Graph::imaginary_part)),
    ("conjugate", |g, a| of_one(g, a, Graph::conjugate)),
    ("complex_mul", |g, a| of_two(g, a, Graph::complex_mul)),
    ("complex_mul_conjugate", |g, a| of_two(g, a, Graph::complex_mul_conjugate)),
    ("complex_div", |g, a| of_two(g, a, Graph::complex_div)),
    ("complex_abs", |g, a| of_one(g, a, Graph::complex_abs)),
    ("complex_angle", |g, a| of_one(g, a, Graph::complex_angle)),
    ("complex_exp", |g, a| of_one(g, a, Graph::complex_exp)),
    ("inner_product", |g, a| of_two(g, a, Graph::inner_product)),
    ("window", |g, a| {
        let [] = a.inputs()?;
        let (length, periodic) = (a.size(1, "length")?, a.flag(2, true));
        g.window(window_kind(a)?, length, periodic)
    }),
    ("frames", |g, a| {
        let [x] = a.inputs()?;
        g.frames(x, a.size(0, "length")?, a.size(1, "step")?)
    }),
    ("stft", |g, a| {
        let [x, window] = a.inputs()?;
        g.stft(x, window, a.size(0, "step")?)
    }),
    ("spectral_density", |g, a| {
        let [x, window] = a.inputs()?;
        let average = match a.flag(1, false) {
            true => SpectrumAverage::Median,
            false => SpectrumAverage::Mean,
        };
        let (step, rate) = (a.size(0, "step")?, a.real(0, "rate")?);
        let options = SpectrumOptions { step, rate, average, less_mean: a.flag(2, true) };
        g.spectral_density(x, window, options)
    }),
    ("whiten", |g, a| {
        let [x, psd] = a.inputs()?;
        g.whiten(x, psd, a.real(0, "rate")?)
    }),
    ("noise_weighted_product", |g, a| {
        let [x, y, psd] = a.inputs()?;
        g.noise_weighted_product(x, y, psd, a.real(0, "rate")?)
    }),
    ("band_pass", |g, a| {
        let [x] = a.inputs()?;
        g.band_pass(x, band(a, 0)?, a.real(3, "width")?)
    }),
    ("time_shift", |g, a| of_two(g, a, Graph::time_shift)),
    ("q_transform", |g, a| {
        let [x] = a.inputs()?;
        let (frequencies, times) = (a.size(0, "frequencies")?, a.size(1, "times")?);
        let (band, q) = (band(a, 0)?, a.real(3, "q")?);
        g.q_transform(x, QTransformOptions { frequencies, times, q, band })
    }),
];

fn of_one(g: &mut Graph, a: &Arguments, f: fn(&mut Graph, Id) -> Result<Id>) -> Result<Id> {
    let [x] = a.inputs()?;
    f(g, x)
}

fn of_two(g: &mut Graph, a: &Arguments, f: fn(&mut Graph, Id, Id) -> Result<Id>) -> Result<Id> {
    let [x, y] = a.inputs()?;
    f(g, x, y)
}

fn transform(
    g: &mut Graph,
    a: &Arguments,
    f: fn(&mut Graph, Id, Option<usize>) -> Result<Id>,
) -> Result<Id> {
    let [x] = a.inputs()?;
    let length = match a.ints {
        [] | [0] => None,
        _ => Some(a.size(0, "length")?),
    };
    f(g, x, length)
}

/// Returns the window kind that the first integer selects.
fn window_kind(a: &Arguments) -> Result<Window> {
    let kind = a.int(0, "kind")?;
    Ok(match kind {
        0 => Window::Rectangular,
        1 => Window::Hann,
        2 => Window::Hamming,
        3 => Window::Blackman,
        4 => Window::Tukey(a.real(0, "tapered part")?),
        _ => {
            let wanted = "0 rectangular, 1 Hann, 2 Hamming, 3 Blackman or 4 Tukey";
            return Err(Error::argument("window: kind", kind, wanted));
        }
    })
}

/// Returns the band that three numbers define, from number `first` on.
fn band(a: &Arguments, first: usize) -> Result<Band> {
    let part = |number, what| a.real(first + number, what);
    Ok(Band { from: part(0, "from")?, to: part(1, "to")?, rate: part(2, "rate")? })
}
