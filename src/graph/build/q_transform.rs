//! Time–frequency maps with a constant quality: tiles are shorter at higher frequencies.

use rootgrad_fourier::MOST_LENGTH;

use super::spectra::Band;
use crate::error::{Error, Result};
use crate::graph::{Graph, Id};

/// Largest number of frequencies in a map, because each adds several operations.
const MOST_FREQUENCIES: usize = 1024;

/// Options of [`Graph::q_transform`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct QTransformOptions {
    /// Number of frequencies, at equal ratios from the lowest to the highest of the band.
    pub frequencies: usize,
    /// Number of times, equally spaced over the whole line.
    pub times: usize,
    /// Quality: a tile's frequency divided by its width, which is about the number of cycles in a tile.
    pub q: f64,
    /// Frequency band.
    pub band: Band,
}

/// Pairs of a spectrum that form a tile, and their weights.
struct Tile {
    first: usize,
    weights: Vec<f64>,
}

impl QTransformOptions {
    /// Returns the tile at this frequency for lines of `length` numbers. It uses the bisquare window (1 − (δ/w)²)² of half-width w =
    /// √11 f/q (Chatterji, thesis, MIT 2005, section 5.1). It is normalised to the mean energy of noise of variance 1.
    fn tile(&self, frequency: f64, length: usize) -> Result<Tile> {
        let bin = self.band.rate / length as f64;
        let width = 11_f64.sqrt() * frequency / self.q;
        let first = ((frequency - width) / bin).floor() as usize + 1;
        let end = ((frequency + width) / bin).ceil() as usize;
        if frequency <= width || end > length / 2 + 1 {
            let wanted = format!(
                "tiles within 0 and {} Hz: a larger q, or a band further from these",
                self.band.rate / 2.0
            );
            let got = format!("{} to {} Hz", frequency - width, frequency + width);
            return Err(Error::argument("q_transform: a tile", got, wanted));
        }
        if end <= first || end - first > self.times {
            let got = format!("{} frequencies at {frequency} Hz", end.saturating_sub(first));
            let wanted =
                format!("1 to {}, the times of the map: longer lines, or more times", self.times);
            return Err(Error::argument("q_transform: a tile", got, wanted));
        }
        let weight = |k: usize| {
            let away = (k as f64 * bin - frequency) / width;
            (1.0 - away * away).powi(2)
        };
        let mut weights: Vec<f64> = (first..end).map(weight).collect();
        // The mean energy of white noise is N Σ w²/T² after a scaled inverse transform to T times.
        let square: f64 = weights.iter().map(|weight| weight * weight).sum();
        let scale = self.times as f64 / (length as f64 * square).sqrt();
        weights.iter_mut().for_each(|weight| *weight *= scale);
        Ok(Tile { first, weights })
    }
}

impl Graph {
    /// Returns the energy of lines (…, N) in tiles of time and frequency → (…, frequencies, times). The unit is the mean energy in
    /// white noise of variance 1, as in whitened data; there the energy has an exponential distribution. A line is treated as periodic.
    ///
    /// # Errors
    /// [`Error::Argument`] for a band that is empty or ends above half the rate, a q below √11, zero frequencies, or tiles that do not
    /// fit.
    pub fn q_transform(&mut self, x: Id, of: QTransformOptions) -> Result<Id> {
        const NAME: &str = "q_transform";
        let &[.., length] = self.shape(x).sizes() else {
            return Err(Error::shape(NAME, self.shape(x), "lines (…, N)"));
        };
        of.band.check(NAME)?;
        let Band { from, to, .. } = of.band;
        let fits = (1..=MOST_FREQUENCIES).contains(&of.frequencies)
            && (1..=MOST_LENGTH).contains(&of.times);
        if !fits || from <= 0.0 || !of.q.is_finite() || of.q <= 0.0 {
            let got = format!("{} × {}, from {from} Hz, q {}", of.frequencies, of.times, of.q);
            let wanted = format!(
                "1 to {MOST_FREQUENCIES} frequencies above 0 Hz, 1 to {MOST_LENGTH} times, q above 0"
            );
            return Err(Error::argument(NAME, got, wanted));
        }
        let spectrum = self.rfft(x, None)?;
        let ratio = |n: usize| n as f64 / (of.frequencies.max(2) - 1) as f64;
        let mut tiles = Vec::new();
        for n in 0..of.frequencies {
            let Tile { first, weights } = of.tile(from * (to / from).powf(ratio(n)), length)?;
            let count = weights.len();
            let pairs: Vec<f64> = weights.iter().flat_map(|&weight| [weight; 2]).collect();
            let weights = self.constant(&[count, 2], &pairs)?;
            let part = self.slice(spectrum, -2, first, first + count)?;
            let part = self.mul(part, weights)?;
            let sizes = self.shape(part).sizes().to_vec();
            let mut padding = vec![(0, 0); sizes.len()];
            padding[sizes.len() - 2].1 = of.times - count;
            let part = self.pad(part, &padding)?;
            let (leading, pairs) = sizes.split_at(sizes.len() - 2);
            let sizes = [leading, &[1, of.times, pairs[1]]].concat();
            tiles.push(self.reshape(part, &sizes)?);
        }
        let tiles = self.concat(&tiles, -3)?;
        let tiles = self.ifft(tiles, None)?;
        let square = self.mul(tiles, tiles)?;
        self.sum(square, &[-1])
    }
}
