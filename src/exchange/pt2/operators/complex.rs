//! Complex tensors and Fourier transforms.

use super::Table;
use crate::exchange::problem::Result;
use crate::exchange::pt2::context::{Context, Item, Made, float};
use crate::graph::{Graph, Id, Unary, Window};

/// Operators that convert between real and complex tensors.
pub(super) const TABLE: Table = &[
    ("fft_fft", |c| transform(c, Graph::fft)),
    ("fft_ifft", |c| transform(c, Graph::ifft)),
    ("fft_rfft", from_real),
    ("fft_irfft", to_real),
    ("_fft_c2c", whole),
    ("_fft_r2c", half),
    ("_fft_c2r", half_back),
    ("view_as_complex", |c| {
        let pairs = c.id("self")?;
        complex(c.graph().real_part(pairs).map(|_| pairs)?)
    }),
    ("complex", |c| {
        let (re, im) = (c.id("real")?, c.id("imag")?);
        complex(c.graph().complex(re, im)?)
    }),
    ("polar", |c| {
        let (size, angle) = (c.id("abs")?, c.id("angle")?);
        complex(c.graph().from_polar(size, angle)?)
    }),
    ("stft", short_time),
    ("hann_window", hann_window),
];

/// Operators for complex tensors. An operator that also exists for real tensors is found here if an argument is complex.
pub(super) const OF_COMPLEX: Table = &[
    ("view_as_real", |c| float(c.complex("self")?)),
    ("abs", |c| to_number(c, Graph::complex_abs)),
    ("angle", |c| to_number(c, Graph::complex_angle)),
    ("real", |c| to_number(c, Graph::real_part)),
    ("imag", |c| to_number(c, Graph::imaginary_part)),
    ("exp", |c| of_one(c, Graph::complex_exp)),
    ("_conj", |c| of_one(c, Graph::conjugate)),
    ("conj", |c| of_one(c, Graph::conjugate)),
    ("conj_physical", |c| of_one(c, Graph::conjugate)),
    ("resolve_conj", |c| of_one(c, |_, z| Ok(z))),
    ("clone", |c| of_one(c, |_, z| Ok(z))),
    ("neg", |c| of_one(c, |g, z| g.unary(Unary::Negate, z))),
    ("add", |c| sum(c, Graph::add)),
    ("sub", |c| sum(c, Graph::sub)),
    ("mul", |c| of_two(c, Graph::complex_mul, Graph::mul)),
    ("div", |c| of_two(c, Graph::complex_div, Graph::div)),
    ("fft_fft", |c| transform(c, Graph::fft)),
    ("fft_ifft", |c| transform(c, Graph::ifft)),
    ("fft_irfft", to_real),
    ("_fft_c2c", whole),
    ("_fft_c2r", half_back),
];

type Function = fn(&mut Graph, Id) -> crate::error::Result<Id>;
type OfTwo = fn(&mut Graph, Id, Id) -> crate::error::Result<Id>;

fn complex<'m>(pairs: Id) -> Made<'m> {
    Ok(vec![Item::Complex(pairs)])
}

fn of_one<'m>(c: &mut Context<'_, 'm>, f: Function) -> Made<'m> {
    let z = c.complex("self")?;
    c.ignore("memory_format");
    complex(f(c.graph(), z)?)
}

fn to_number<'m>(c: &mut Context<'_, 'm>, f: Function) -> Made<'m> {
    let z = c.complex("self")?;
    float(f(c.graph(), z)?)
}

fn sum<'m>(c: &mut Context<'_, 'm>, f: OfTwo) -> Made<'m> {
    if c.number("alpha")?.is_some_and(|alpha| alpha != 1.0) {
        return Err("it has an alpha".into());
    }
    let (a, b) = (c.complex("self")?, c.complex("other")?);
    complex(f(c.graph(), a, b)?)
}

/// Returns a product or a quotient, whose second operand may be real.
fn of_two<'m>(c: &mut Context<'_, 'm>, f: OfTwo, by_real: OfTwo) -> Made<'m> {
    if c.has("rounding_mode") {
        return Err("it rounds".into());
    }
    let a = c.complex("self")?;
    if let Item::Complex(b) = c.item("other")? {
        return complex(f(c.graph(), a, b)?);
    }
    let b = c.id("other")?;
    let graph = c.graph();
    let sizes = [graph.shape(b).sizes(), &[1]].concat();
    let b = graph.reshape(b, &sizes)?;
    complex(by_real(graph, a, b)?)
}

/// Checks that a transform has the default normalisation.
fn usual(c: &Context<'_, '_>) -> Result<()> {
    match c.text("norm", "backward")? {
        "backward" => Ok(()),
        norm => Err(format!("its norm is '{norm}'; wanted 'backward'").into()),
    }
}

/// Returns the axis of a transform (of `rank` axes, without that of the parts), and the length, if it is given.
fn along(c: &Context<'_, '_>, rank: usize) -> Result<(usize, Option<usize>)> {
    usual(c)?;
    let length = match c.int("n", -1)? {
        length if c.has("n") => {
            Some(usize::try_from(length).map_err(|_| format!("its length is {length}"))?)
        }
        _ => None,
    };
    Ok((c.axis("dim", -1, rank)?, length))
}

/// Swaps an axis with the last axis of the lines; `behind` is the number of axes after the lines.
fn swapped(graph: &mut Graph, x: Id, axis: usize, behind: usize) -> Result<Id> {
    let rank = graph.shape(x).rank();
    let mut axes: Vec<usize> = (0..rank).collect();
    axes.swap(axis, rank - 1 - behind);
    Ok(graph.transpose(x, &axes)?)
}

/// Returns the number of axes of a complex value, without that of the parts.
fn rank(c: &mut Context<'_, '_>, z: Id) -> usize {
    c.graph().shape(z).rank() - 1
}

fn transform<'m>(
    c: &mut Context<'_, 'm>,
    f: fn(&mut Graph, Id, Option<usize>) -> crate::error::Result<Id>,
) -> Made<'m> {
    let z = c.complex("self")?;
    let rank = rank(c, z);
    let (axis, length) = along(c, rank)?;
    let graph = c.graph();
    let z = swapped(graph, z, axis, 1)?;
    let z = f(graph, z, length)?;
    complex(swapped(graph, z, axis, 1)?)
}

fn from_real<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.id("self")?;
    let rank = c.graph().shape(x).rank();
    let (axis, length) = along(c, rank)?;
    let graph = c.graph();
    let x = swapped(graph, x, axis, 0)?;
    let z = graph.rfft(x, length)?;
    complex(swapped(graph, z, axis, 1)?)
}

fn to_real<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let z = c.complex("self")?;
    let rank = rank(c, z);
    let (axis, length) = along(c, rank)?;
    let graph = c.graph();
    let z = swapped(graph, z, axis, 1)?;
    let x = graph.irfft(z, length)?;
    float(swapped(graph, x, axis, 0)?)
}

/// Returns the axis of a decomposed transform, and checks its normalisation: 0 for no factor, 2 for 1/n.
fn apart(c: &Context<'_, '_>, rank: usize, wanted: i64) -> Result<usize> {
    let normalisation = c.int("normalization", 0)?;
    if normalisation != wanted {
        return Err(format!("its normalization is {normalisation}; wanted {wanted}").into());
    }
    match c.axes("dim", rank)?[..] {
        [axis] => Ok(axis),
        ref axes => Err(format!("it is along {} axes; wanted one", axes.len()).into()),
    }
}

fn whole<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (z, forward) = (c.complex("self")?, c.flag("forward", true)?);
    let rank = rank(c, z);
    let axis = apart(c, rank, if forward { 0 } else { 2 })?;
    let graph = c.graph();
    let z = swapped(graph, z, axis, 1)?;
    let z = if forward { graph.fft(z, None)? } else { graph.ifft(z, None)? };
    complex(swapped(graph, z, axis, 1)?)
}

fn half<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (x, onesided) = (c.id("self")?, c.flag("onesided", true)?);
    let rank = c.graph().shape(x).rank();
    let axis = apart(c, rank, 0)?;
    let graph = c.graph();
    let x = swapped(graph, x, axis, 0)?;
    let z = match onesided {
        true => graph.rfft(x, None)?,
        false => {
            let zero = graph.scalar(0.0);
            let z = graph.complex(x, zero)?;
            graph.fft(z, None)?
        }
    };
    complex(swapped(graph, z, axis, 1)?)
}

fn half_back<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (z, length) = (c.complex("self")?, c.int("last_dim_size", 0)?);
    let rank = rank(c, z);
    let axis = apart(c, rank, 2)?;
    let length = usize::try_from(length).map_err(|_| format!("its length is {length}"))?;
    let graph = c.graph();
    let z = swapped(graph, z, axis, 1)?;
    let x = graph.irfft(z, Some(length))?;
    float(swapped(graph, x, axis, 0)?)
}

/// Returns a short-time Fourier transform: (…, N) → (…, frequencies, frames).
fn short_time<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let x = c.id("self")?;
    let length = c.int("n_fft", 0)?;
    let step = c.int("hop_length", length / 4)?;
    let is_plain = c.int("win_length", length)? == length
        && !c.flag("normalized", false)?
        && !c.flag("center", false)?
        && c.flag("onesided", true)?
        && c.flag("return_complex", false)?;
    c.ignore("pad_mode");
    c.ignore("align_to_window");
    let (Ok(length), Ok(step), true) = (usize::try_from(length), usize::try_from(step), is_plain)
    else {
        let wanted = "a window of n_fft numbers, onesided=True, return_complex=True";
        return Err(format!("it has other options than those known here: {wanted}").into());
    };
    let window = c.optional("window")?;
    let graph = c.graph();
    let mut frames = graph.frames(x, length, step)?;
    if let Some(window) = window {
        frames = graph.mul(frames, window)?;
    }
    let z = graph.rfft(frames, None)?;
    let axis = graph.shape(z).rank() - 3;
    complex(swapped(graph, z, axis, 1)?)
}

fn hann_window<'m>(c: &mut Context<'_, 'm>) -> Made<'m> {
    let (length, periodic) = (c.int("window_length", 0)?, c.flag("periodic", true)?);
    c.ignore("dtype");
    let length = usize::try_from(length).map_err(|_| format!("its length is {length}"))?;
    float(c.graph().window(Window::Hann, length, periodic)?)
}
