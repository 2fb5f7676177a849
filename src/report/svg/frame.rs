//! The frame of a figure, and the conversion of numbers to pixels.

use super::draw::Point;
use super::ticks::range;
use crate::report::figure::Axis;

/// Conversion from an axis' numbers to pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    log: bool,
    from: f64,
    to: f64,
}

impl Scale {
    /// Returns a scale; `from` is the pixel of the axis' lower end, `to` that of its upper end.
    pub(super) fn new(axis: &Axis, from: f64, to: f64) -> Self {
        let (low, high, log) = range(axis);
        Scale { low, high, log, from, to }
    }

    /// Returns the position of a value along the axis: 0 at its lower end, 1 at its upper end. NaN for a value that is not finite or has no
    /// logarithm.
    pub(super) fn share(&self, v: f64) -> f64 {
        let share = match self.log {
            true if v > 0.0 => (v.ln() - self.low.ln()) / (self.high.ln() - self.low.ln()),
            true => f64::NAN,
            false => (v - self.low) / (self.high - self.low),
        };
        // At this distance the slope of a line that enters the frame is no longer visible.
        if v.is_finite() { share.clamp(-1e4, 1e4) } else { f64::NAN }
    }

    /// Returns the pixel of a value, in the frame or outside. NaN in the cases of [`Self::share`].
    pub(super) fn at(&self, v: f64) -> f64 {
        self.from + (self.to - self.from) * self.share(v)
    }

    /// Returns the nearest pixel of the axis; a value without a logarithm is at its lower end. NaN for NaN.
    pub(super) fn nearest(&self, v: f64) -> f64 {
        let share = match v {
            v if v.is_nan() => f64::NAN,
            v if self.log && v <= 0.0 => 0.0,
            f64::INFINITY => 1.0,
            f64::NEG_INFINITY => 0.0,
            v => self.share(v).clamp(0.0, 1.0),
        };
        self.from + (self.to - self.from) * share
    }

    /// Returns the pixel like [`Self::at`], but a value without a logarithm is at the lower end.
    pub(super) fn at_or_low(&self, v: f64) -> f64 {
        if self.log && v <= 0.0 { self.from } else { self.at(v) }
    }

    /// Returns true if a value is on the axis, within rounding.
    pub(super) fn shows(&self, v: f64) -> bool {
        (-1e-9..=1.0 + 1e-9).contains(&self.share(v))
    }
}

/// Rectangle in which figures are drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Frame {
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
    pub(super) x: Scale,
    pub(super) y: Scale,
}

impl Frame {
    pub(super) fn new(x: &Axis, y: &Axis, left: f64, right: f64, top: f64, bottom: f64) -> Self {
        let (x, y) = (Scale::new(x, left, right), Scale::new(y, bottom, top));
        Frame { left, right, top, bottom, x, y }
    }

    pub(super) fn width(&self) -> f64 {
        self.right - self.left
    }

    pub(super) fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// Returns the part of a line that is in the frame (Liang and Barsky, ACM TOG 3 (1984) 1).
    pub(super) fn clip(&self, a: Point, b: Point) -> Option<(Point, Point)> {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let (mut enters, mut leaves) = (0.0f64, 1.0f64);
        let sides = [
            (-dx, a.0 - self.left),
            (dx, self.right - a.0),
            (-dy, a.1 - self.top),
            (dy, self.bottom - a.1),
        ];
        for (outwards, distance) in sides {
            match outwards {
                0.0 if distance < 0.0 => return None,
                0.0 => {}
                d if d < 0.0 => enters = enters.max(distance / d),
                d => leaves = leaves.min(distance / d),
            }
        }
        let along = |t: f64| (a.0 + t * dx, a.1 + t * dy);
        // Ends that are not cut are returned exactly, so that the parts of a polyline join.
        let start = if enters > 0.0 { along(enters) } else { a };
        let end = if leaves < 1.0 { along(leaves) } else { b };
        (enters <= leaves).then_some((start, end))
    }

    /// Returns the part of an area that is in the frame (Sutherland and Hodgman, CACM 17 (1974) 32).
    pub(super) fn clip_area(&self, corners: Vec<Point>) -> Vec<Point> {
        let left = cut(&corners, |p| p.0 - self.left);
        let right = cut(&left, |p| self.right - p.0);
        let top = cut(&right, |p| p.1 - self.top);
        cut(&top, |p| self.bottom - p.1)
    }
}

/// Returns the part of an area whose distance inwards from a line is not negative.
fn cut(corners: &[Point], inwards: impl Fn(Point) -> f64) -> Vec<Point> {
    let mut kept = Vec::with_capacity(corners.len() + 4);
    let Some(&last) = corners.last() else { return kept };
    let mut before = last;
    for &corner in corners {
        let (a, b) = (inwards(before), inwards(corner));
        if (a < 0.0) != (b < 0.0) {
            let t = a / (a - b);
            kept.push((before.0 + t * (corner.0 - before.0), before.1 + t * (corner.1 - before.1)));
        }
        if b >= 0.0 {
            kept.push(corner);
        }
        before = corner;
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(low: f64, high: f64, log: bool) -> Axis {
        Axis { low, high, log, ..Axis::default() }
    }

    fn frame() -> Frame {
        Frame::new(&axis(0.0, 10.0, false), &axis(1.0, 1000.0, true), 100.0, 200.0, 0.0, 300.0)
    }

    #[test]
    fn values_are_at_their_pixels() {
        let f = frame();
        assert_eq!([f.x.at(0.0), f.x.at(2.5), f.x.at(20.0)], [100.0, 125.0, 300.0]);
        for (v, pixel) in [(1.0, 300.0), (10.0, 200.0), (1000.0, 0.0), (0.1, 400.0)] {
            assert!((f.y.at(v) - pixel).abs() < 1e-9, "{v}");
        }
        assert!(f.y.at(0.0).is_nan() && f.y.at(-3.0).is_nan() && f.x.at(f64::INFINITY).is_nan());
        assert_eq!([f.y.nearest(0.0), f.y.nearest(-3.0), f.y.nearest(1e9)], [300.0, 300.0, 0.0]);
        assert_eq!([f.y.at_or_low(-1.0), f.x.nearest(f64::INFINITY)], [300.0, 200.0]);
        assert!(f.x.nearest(f64::NAN).is_nan());
        assert!(f.x.shows(10.0) && !f.x.shows(10.1) && !f.y.shows(0.0));
        assert!(f.x.at(1e308).is_finite());
    }

    #[test]
    fn lines_end_at_the_frame() {
        let f = frame();
        let inside = ((110.0, 10.0), (190.0, 200.0));
        assert_eq!(f.clip(inside.0, inside.1), Some(inside));
        let crossing = f.clip((50.0, 100.0), (250.0, 200.0));
        assert_eq!(crossing, Some(((100.0, 125.0), (200.0, 175.0))));
        assert_eq!(f.clip((150.0, -50.0), (150.0, 50.0)), Some(((150.0, 0.0), (150.0, 50.0))));
        assert_eq!(f.clip((50.0, 100.0), (90.0, 200.0)), None);
        assert_eq!(f.clip((90.0, -20.0), (120.0, -5.0)), None);
    }

    #[test]
    fn areas_end_at_the_frame() {
        let square = vec![(150.0, -50.0), (250.0, -50.0), (250.0, 50.0), (150.0, 50.0)];
        let mut corners = frame().clip_area(square);
        corners.sort_by(|a, b| a.partial_cmp(b).unwrap());
        assert_eq!(corners, [(150.0, 0.0), (150.0, 50.0), (200.0, 0.0), (200.0, 50.0)]);
        assert!(frame().clip_area(vec![(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)]).is_empty());
    }
}
