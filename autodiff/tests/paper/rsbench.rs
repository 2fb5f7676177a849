//! Cross sections of neutrons in a reactor by sums over poles, as in RSBench; written anew as a kernel.
//!
//! The algorithm is that of RSBench, whose licence is:
//!
//! The MIT License (MIT). Copyright (c) 2013-2021 Argonne National Laboratory
//!
//! Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
//! documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
//! rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
//! persons to whom the Software is furnished to do so, subject to the following conditions:
//!
//! The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
//! Software.
//!
//! THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
//! WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
//! COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
//! OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

use rootgrad_autodiff::kernel;

/// Total, absorption, fission and elastic cross sections of a material, each a sum over its nuclides and over the poles in
/// the window of the energy.
///
/// A pole is four complex numbers: its energy and the residues of the total, absorption and fission cross sections. A
/// window is three numbers, the contributions of the poles outside of it, and the range of its poles in `ranges`.
#[kernel]
#[autodiff_reverse(
    d_rs_lookup,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Duplicated,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const
)]
#[autodiff_forward(
    t_rs_lookup,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Dual,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const,
    Const
)]
pub(crate) fn rs_lookup(
    out: Global<f64>,
    poles: Global<f64>,
    windows: Global<f64>,
    radii: Global<f64>,
    concentrations: Global<f64>,
    energies: Global<f64>,
    materials: Global<u32>,
    counts: Global<u32>,
    nuclides: Global<u32>,
    levels: Global<u32>,
    ranges: Global<u32>,
    window_counts: Global<u32>,
    lookups: u32,
    most_nuclides: u32,
    most_poles: u32,
    most_windows: u32,
    broadened: u32,
) {
    struct Complex {
        re: f64,
        im: f64,
    }
    const TERMS: u32 = 10;
    const WEIGHTS: [f64; TERMS] = [
        2.758402e-01,
        2.245740e-01,
        1.594149e-01,
        9.866577e-02,
        5.324414e-02,
        2.505215e-02,
        1.027747e-02,
        3.676164e-03,
        1.146494e-03,
        3.117570e-04,
    ];
    const LEFT: [f64; TERMS] = [
        9.869604e+00,
        3.947842e+01,
        8.882644e+01,
        1.579137e+02,
        2.467401e+02,
        3.553058e+02,
        4.836106e+02,
        6.316547e+02,
        7.994380e+02,
        9.869604e+02,
    ];
    fn add(a: Complex, b: Complex) -> Complex {
        Complex { re: a.re + b.re, im: a.im + b.im }
    }
    fn less(a: Complex, b: f64) -> Complex {
        Complex { re: a.re - b, im: a.im }
    }
    fn times(a: Complex, b: Complex) -> Complex {
        Complex { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re }
    }
    fn scaled(a: Complex, by: f64) -> Complex {
        Complex { re: a.re * by, im: a.im * by }
    }
    fn over(a: Complex, b: Complex) -> Complex {
        let norm = b.re * b.re + b.im * b.im;
        Complex { re: (a.re * b.re + a.im * b.im) / norm, im: (a.im * b.re - a.re * b.im) / norm }
    }
    fn turned(a: Complex) -> Complex {
        Complex { re: -a.im, im: a.re }
    }
    /// The exponential function as the benchmark approximates it: (1 + x / 4096)⁴⁰⁹⁶.
    fn fast_exp(x: f64) -> f64 {
        let mut y = 1.0 + x * 0.000244140625;
        for k in 0u32..12 {
            y *= y;
        }
        y
    }
    /// The Faddeeva function: Abrarov's series near the origin, else an asymptotic expansion of two terms.
    fn faddeeva(z: Complex) -> Complex {
        let square = times(z, z);
        let w = if (z.re * z.re + z.im * z.im).sqrt() < 6.0 {
            let size = fast_exp(-12.0 * z.im);
            let e = Complex { re: size * (12.0 * z.re).cos(), im: size * (12.0 * z.re).sin() };
            let start = over(turned(Complex { re: 1.0 - e.re, im: -e.im }), scaled(z, 12.0));
            let mut sum = Complex { re: 0.0, im: 0.0 };
            for n in 0..TERMS {
                let sign: f64 = if n % 2 == 0 { -1.0 } else { 1.0 };
                let bottom = Complex { re: LEFT[n] - 144.0 * square.re, im: -144.0 * square.im };
                sum = add(sum, scaled(over(less(scaled(e, sign), 1.0), bottom), WEIGHTS[n]));
            }
            add(start, scaled(turned(times(z, sum)), 8.124330e+01))
        } else {
            let first = over(
                Complex { re: 0.512424224754768462984202823134979415, im: 0.0 },
                less(square, 0.275255128608410950901357962647054304),
            );
            let second = over(
                Complex { re: 0.051765358792987823963876628425793170, im: 0.0 },
                less(square, 2.724744871391589049098642037352945695),
            );
            times(turned(z), add(first, second))
        };
        w
    }
    let i = thread::index_1d();
    if i >= lookups {
        return;
    }
    let energy = energies.get(i);
    let material = materials.get(i);
    let mut total = 0.0f64;
    let mut absorption = 0.0f64;
    let mut fission = 0.0f64;
    for j in 0..counts.get(material) {
        let nuclide = nuclides.get(material * most_nuclides + j);
        let share = concentrations.get(material * most_nuclides + j);
        let bins = window_counts.get(nuclide);
        let window =
            nuclide * most_windows + ((energy / (1.0 / (bins as f64))) as u32).min(bins - 1);
        // Phases of the four angular momenta.
        let mut phase_re = [0.0f64; 4];
        let mut phase_im = [0.0f64; 4];
        for l in 0..4 {
            let raw = radii.get(nuclide * 4 + l) * energy.sqrt();
            let square = raw * raw;
            let shift = if l == 0 {
                0.0
            } else if l == 1 {
                -raw.atan()
            } else if l == 2 {
                (3.0 * raw / (3.0 - square)).atan()
            } else {
                (raw * (15.0 - square) / (15.0 - 6.0 * square)).atan()
            };
            let phi = raw - shift;
            phase_re[l] = (2.0 * phi).cos();
            phase_im[l] = -(2.0 * phi).sin();
        }
        let mut t = energy * windows.get(window * 3);
        let mut a = energy * windows.get(window * 3 + 1);
        let mut f = energy * windows.get(window * 3 + 2);
        for p in ranges.get(2 * window)..ranges.get(2 * window + 1) {
            let pole = nuclide * most_poles + p;
            let at = pole * 8;
            let place = Complex { re: poles.get(at), im: poles.get(at + 1) };
            let w = if broadened == 1 {
                faddeeva(Complex { re: (energy - place.re) * 0.5, im: place.im * -0.5 })
            } else {
                let away = less(place, energy.sqrt());
                scaled(over(Complex { re: 0.0, im: 1.0 }, away), 1.0 / energy)
            };
            let l = levels.get(pole);
            let phase = Complex { re: phase_re[l], im: phase_im[l] };
            let turned_w = times(w, phase);
            t += poles.get(at + 2) * turned_w.re - poles.get(at + 3) * turned_w.im;
            a += poles.get(at + 4) * w.re - poles.get(at + 5) * w.im;
            f += poles.get(at + 6) * w.re - poles.get(at + 7) * w.im;
        }
        total += share * t;
        absorption += share * a;
        fission += share * f;
    }
    out.set(i * 4, total);
    out.set(i * 4 + 1, absorption);
    out.set(i * 4 + 2, fission);
    out.set(i * 4 + 3, total - absorption);
}
