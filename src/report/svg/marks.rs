//! The shapes of a series, and their drawing.

use super::draw::{Point, path, px};
use super::frame::Frame;
use super::thin::thin;
use crate::report::figure::{Mark, PALETTE, Series};

/// Radius of a point.
const RADIUS: f64 = 3.0;

/// Fraction of a category's width that its bars fill.
const BARS: f64 = 0.7;

/// Shapes of a series, in pixels within the frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Shapes {
    /// Filled areas, without an outline.
    pub(super) areas: Vec<Vec<Point>>,
    /// Lines, in the style of the mark.
    pub(super) lines: Vec<Vec<Point>>,
    /// Error bars.
    pub(super) bars: Vec<Vec<Point>>,
    /// Points.
    pub(super) dots: Vec<Point>,
}

/// Number of a series among a figure's sets of bars, and the number of these sets, which are drawn side by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) index: usize,
    pub(super) of: usize,
}

/// Returns the shapes of a series. A matrix has none here.
pub(super) fn shapes(series: &Series, frame: &Frame, place: Place) -> Shapes {
    match series.mark {
        Mark::Line | Mark::Dashed => {
            let lines = line(series, frame);
            Shapes { lines, areas: band(series, frame), ..Shapes::default() }
        }
        Mark::Band => Shapes { areas: band(series, frame), ..Shapes::default() },
        Mark::Points => points(series, frame),
        Mark::Histogram | Mark::Filled => histogram(series, frame),
        Mark::Bars => horizontal(series, frame, place),
        Mark::Cells => Shapes::default(),
    }
}

/// Returns lines through the points, interrupted at missing points.
fn line(series: &Series, frame: &Frame) -> Vec<Vec<Point>> {
    let points = series.x.iter().zip(&series.y).map(|(&x, &y)| (frame.x.at(x), frame.y.at(y)));
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let mut open: Vec<Point> = Vec::new();
    let mut before: Option<Point> = None;
    for point in points {
        let there = !(point.0.is_nan() || point.1.is_nan());
        match before.and_then(|b| if there { frame.clip(b, point) } else { None }) {
            Some((from, to)) => {
                if open.last() != Some(&from) {
                    lines.push(std::mem::replace(&mut open, vec![from]));
                }
                open.push(to);
            }
            None => lines.push(std::mem::take(&mut open)),
        }
        before = there.then_some(point);
    }
    lines.push(open);
    lines.into_iter().filter(|line| line.len() > 1).map(thin).collect()
}

/// Returns the areas between `low` and `high`, in as many parts as the gaps require.
fn band(series: &Series, frame: &Frame) -> Vec<Vec<Point>> {
    let mut areas: Vec<Vec<Point>> = Vec::new();
    let (mut lower, mut upper): (Vec<Point>, Vec<Point>) = (Vec::new(), Vec::new());
    let ends = series.low.iter().zip(&series.high);
    let mut close = |lower: &mut Vec<Point>, upper: &mut Vec<Point>| {
        let mut corners = thin(std::mem::take(upper));
        corners.extend(thin(std::mem::take(lower)).into_iter().rev());
        areas.push(frame.clip_area(corners));
    };
    for (&x, (&low, &high)) in series.x.iter().zip(ends) {
        let (x, low, high) = (frame.x.at(x), frame.y.at_or_low(low), frame.y.at_or_low(high));
        if x.is_nan() || low.is_nan() || high.is_nan() {
            close(&mut lower, &mut upper);
        } else {
            lower.push((x, low));
            upper.push((x, high));
        }
    }
    close(&mut lower, &mut upper);
    areas.retain(|area| area.len() > 2);
    areas
}

/// Returns points with error bars. If a point is outside the frame, the part of its error bar that is inside is drawn.
fn points(series: &Series, frame: &Frame) -> Shapes {
    let mut shapes = Shapes::default();
    for (i, (&x, &y)) in series.x.iter().zip(&series.y).enumerate() {
        if !(frame.x.shows(x) && y.is_finite()) {
            continue;
        }
        let x = frame.x.at(x);
        if frame.y.shows(y) {
            shapes.dots.push((x, frame.y.at(y)));
        }
        let ends = series.low.get(i).zip(series.high.get(i));
        if let Some((&low, &high)) = ends {
            let (low, high) = (frame.y.nearest(low), frame.y.nearest(high));
            if (low - high).abs() > 0.0 {
                shapes.bars.push(vec![(x, low), (x, high)]);
            }
        }
    }
    shapes
}

/// Returns the outline of bins and the enclosed area, from 0 or the end of the axis that is next to 0; error bars are in the middles of the bins.
fn histogram(series: &Series, frame: &Frame) -> Shapes {
    let mut shapes = Shapes::default();
    let base = frame.y.nearest(0.0);
    let mut open: Vec<Point> = Vec::new();
    for (i, &content) in series.y.iter().enumerate() {
        let edges = series.x.get(i).zip(series.x.get(i + 1));
        let (from, to) =
            edges.map_or((f64::NAN, f64::NAN), |(&a, &b)| (frame.x.nearest(a), frame.x.nearest(b)));
        if !content.is_finite() || from.is_nan() || to.is_nan() || from == to {
            end_of_bins(&mut shapes, &mut open, base);
            continue;
        }
        let y = frame.y.nearest(content);
        if open.last().is_none_or(|&(x, _)| x != from) {
            end_of_bins(&mut shapes, &mut open, base);
            open.push((from, base));
        }
        if open.last() != Some(&(from, y)) {
            open.push((from, y));
        }
        open.push((to, y));
        let ends = series.low.get(i).zip(series.high.get(i));
        if let Some((&low, &high)) = ends {
            let (low, high) = (frame.y.nearest(low), frame.y.nearest(high));
            if (low - high).abs() > 0.0 {
                let x = f64::midpoint(from, to);
                shapes.bars.push(vec![(x, low), (x, high)]);
            }
        }
    }
    end_of_bins(&mut shapes, &mut open, base);
    if series.mark == Mark::Filled {
        shapes.areas.clone_from(&shapes.lines);
    }
    shapes
}

/// Closes an outline at the axis.
fn end_of_bins(shapes: &mut Shapes, open: &mut Vec<Point>, base: f64) {
    if let Some(&(x, _)) = open.last() {
        open.push((x, base));
        shapes.lines.push(std::mem::take(open));
    }
}

/// Returns horizontal bars, from 0 or the end of the axis that is next to 0.
fn horizontal(series: &Series, frame: &Frame, place: Place) -> Shapes {
    let mut shapes = Shapes::default();
    let base = frame.x.nearest(0.0);
    let thick = BARS / place.of.max(1) as f64;
    for (i, &length) in series.x.iter().enumerate() {
        // The first set is at the top, as in the legend.
        let low = i as f64 + f64::midpoint(1.0, BARS) - (place.index + 1) as f64 * thick;
        let middle = low + thick / 2.0;
        if !length.is_finite() || !frame.y.shows(middle) {
            continue;
        }
        let (x, bottom, top) = (frame.x.nearest(length), frame.y.at(low), frame.y.at(low + thick));
        shapes.areas.push(vec![(base, top), (x, top), (x, bottom), (base, bottom)]);
        let ends = series.low.get(i).zip(series.high.get(i));
        if let Some((&low, &high)) = ends {
            let (low, high) = (frame.x.nearest(low), frame.x.nearest(high));
            if (low - high).abs() > 0.0 {
                shapes.bars.push(vec![(low, frame.y.at(middle)), (high, frame.y.at(middle))]);
            }
        }
    }
    shapes
}

/// Returns the colour of a series.
pub(super) fn colour(series: &Series) -> &'static str {
    PALETTE[series.colour % PALETTE.len()]
}

/// Draws the shapes of a series. The class attribute allows a page to lighten the colours for a dark background.
pub(super) fn draw(series: &Series, shapes: &Shapes) -> String {
    let colour = colour(series);
    let mut out = String::new();
    let areas = path(&shapes.areas, true);
    if !areas.is_empty() {
        let opacity = if series.mark == Mark::Bars { ".8" } else { ".25" };
        out.push_str(&format!(
            "<path class=\"rg-s\" d=\"{areas}\" fill=\"{colour}\" fill-opacity=\"{opacity}\"/>"
        ));
    }
    let lines = path(&shapes.lines, false);
    if !lines.is_empty() {
        let style = line_style(series.mark);
        out.push_str(&format!(
            "<path class=\"rg-s\" d=\"{lines}\" fill=\"none\" stroke=\"{colour}\"{style}/>"
        ));
    }
    let bars = path(&shapes.bars, false);
    if !bars.is_empty() {
        // An error bar would not be visible on bars of its own colour.
        let stroke = if series.mark == Mark::Bars { "currentColor" } else { colour };
        out.push_str(&format!(
            "<path class=\"rg-s\" d=\"{bars}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"1.5\"/>"
        ));
    }
    if !shapes.dots.is_empty() {
        let dot = |&(x, y): &Point| {
            format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>", px(x), px(y), px(RADIUS))
        };
        let dots: String = shapes.dots.iter().map(dot).collect();
        out.push_str(&format!("<g class=\"rg-s\" fill=\"{colour}\">{dots}</g>"));
    }
    out
}

/// Returns the attributes of lines of a mark.
pub(super) fn line_style(mark: Mark) -> &'static str {
    match mark {
        Mark::Dashed => " stroke-width=\"1.8\" stroke-dasharray=\"7 4\"",
        Mark::Line => " stroke-width=\"2\" stroke-linejoin=\"round\"",
        _ => " stroke-width=\"1.8\"",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::figure::Axis;

    const ALONE: Place = Place { index: 0, of: 1 };

    /// 10 pixels per unit, to the right from 100 and upwards from 200.
    fn frame() -> Frame {
        let x = Axis { low: 0.0, high: 10.0, ..Axis::default() };
        let y = Axis { low: 0.0, high: 20.0, ..Axis::default() };
        Frame::new(&x, &y, 100.0, 200.0, 0.0, 200.0)
    }

    fn series(mark: Mark, x: &[f64], y: &[f64]) -> Series {
        Series { mark, x: x.into(), y: y.into(), ..Series::default() }
    }

    fn with_ends(series: Series, low: &[f64], high: &[f64]) -> Series {
        Series { low: low.into(), high: high.into(), ..series }
    }

    #[test]
    fn lines_break_at_nan_and_end_at_the_frame() {
        let s = series(
            Mark::Line,
            &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 9.0],
            &[0.0, 5.0, f64::NAN, 1.0, 1.0, 10.0, 30.0],
        );
        let lines = shapes(&s, &frame(), ALONE).lines;
        assert_eq!(lines[0], [(100.0, 200.0), (110.0, 150.0)]);
        // The line from (5, 10) to (9, 30) leaves the upper end of the axis, 20, at x = 7.
        assert_eq!(lines[1], [(130.0, 190.0), (140.0, 190.0), (150.0, 100.0), (170.0, 0.0)]);
        assert_eq!(lines.len(), 2);
        let drawn = draw(&s, &shapes(&s, &frame(), ALONE));
        assert!(drawn.contains("d=\"M100 200L110 150M130 190H140L150 100L170 0\""), "{drawn}");
        assert!(drawn.contains("stroke=\"#3f90da\"") && !drawn.contains("dasharray"));
        let dashed = Series { mark: Mark::Dashed, colour: 11, ..s };
        let drawn = draw(&dashed, &shapes(&dashed, &frame(), ALONE));
        assert!(drawn.contains("stroke-dasharray") && drawn.contains("#e76300"));
    }

    #[test]
    fn bands_lie_between_their_ends() {
        let s = series(Mark::Band, &[0.0, 1.0, 2.0], &[]);
        let s = with_ends(s, &[1.0, 2.0, 1.0], &[3.0, 5.0, 3.0]);
        let areas = shapes(&s, &frame(), ALONE).areas;
        let wanted =
            [(100.0, 170.0), (110.0, 150.0), (120.0, 170.0), (120.0, 190.0), (110.0, 180.0)];
        assert_eq!(areas[0][..5], wanted);
        assert_eq!(areas[0][5..], [(100.0, 190.0)]);
        let broken = Series { low: vec![1.0, f64::NAN, 1.0], ..s };
        assert_eq!(shapes(&broken, &frame(), ALONE).areas.len(), 0); // no two points side by side
    }

    #[test]
    fn points_have_error_bars_that_end_at_the_frame() {
        let s = series(Mark::Points, &[1.0, 2.0, 3.0, 12.0], &[10.0, 30.0, f64::NAN, 5.0]);
        let s = with_ends(s, &[8.0, 15.0, 1.0, 1.0], &[25.0, 45.0, 2.0, 9.0]);
        let shapes = shapes(&s, &frame(), ALONE);
        assert_eq!(shapes.dots, [(110.0, 100.0)]);
        let bars = [vec![(110.0, 120.0), (110.0, 0.0)], vec![(120.0, 50.0), (120.0, 0.0)]];
        assert_eq!(shapes.bars, bars);
        let drawn = draw(&s, &shapes);
        assert!(drawn.contains("<circle cx=\"110\" cy=\"100\" r=\"3\"/>"), "{drawn}");
        assert!(drawn.contains("d=\"M110 120V0M120 50V0\""), "{drawn}");
    }

    #[test]
    fn histograms_are_outlines_from_the_axis() {
        let s = series(Mark::Filled, &[0.0, 1.0, 2.0, 4.0], &[5.0, 5.0, 40.0]);
        let outline = [
            (100.0, 200.0),
            (100.0, 150.0),
            (110.0, 150.0),
            (120.0, 150.0),
            (120.0, 0.0),
            (140.0, 0.0),
            (140.0, 200.0),
        ];
        let both = shapes(&s, &frame(), ALONE);
        assert_eq!(both.lines, [outline.to_vec()]);
        assert_eq!(both.areas, both.lines);
        let drawn = draw(&s, &both);
        assert!(drawn.contains(
            "d=\"M100 200V150H110H120V0H140V200Z\" fill=\"#3f90da\" fill-opacity=\".25\""
        ));
        let open = Series { mark: Mark::Histogram, y: vec![5.0, f64::NAN, 6.0], ..s };
        let open = shapes(&open, &frame(), ALONE);
        assert!(open.areas.is_empty());
        assert_eq!(open.lines[1], [(120.0, 200.0), (120.0, 140.0), (140.0, 140.0), (140.0, 200.0)]);
    }

    #[test]
    fn histograms_of_negative_and_of_logarithmic_contents_start_at_0_and_at_the_bottom() {
        let s = series(Mark::Histogram, &[0.0, 1.0, 2.0], &[-5.0, 5.0]);
        let signed = Axis { low: -10.0, high: 10.0, ..Axis::default() };
        let x = Axis { low: 0.0, high: 10.0, ..Axis::default() };
        let frame = Frame::new(&x, &signed, 100.0, 200.0, 0.0, 200.0);
        let ys: Vec<f64> = shapes(&s, &frame, ALONE).lines[0].iter().map(|p| p.1).collect();
        assert_eq!(ys, [100.0, 150.0, 150.0, 50.0, 50.0, 100.0]);
        let log = Axis { low: 1.0, high: 100.0, log: true, ..Axis::default() };
        let frame = Frame::new(&x, &log, 100.0, 200.0, 0.0, 200.0);
        let s = Series { y: vec![0.0, 10.0], ..s };
        let ys: Vec<f64> = shapes(&s, &frame, ALONE).lines[0].iter().map(|p| p.1.round()).collect();
        assert_eq!(ys, [200.0, 200.0, 100.0, 100.0, 200.0]);
    }

    #[test]
    fn bars_lie_side_by_side_in_their_category() {
        let names = vec!["a".to_string(), "b".to_string()];
        let y = Axis { low: 0.0, high: 2.0, labels: names, ..Axis::default() };
        let x = Axis { low: -5.0, high: 5.0, ..Axis::default() };
        let frame = Frame::new(&x, &y, 100.0, 200.0, 0.0, 200.0);
        let s = with_ends(series(Mark::Bars, &[2.0, -1.0], &[]), &[1.0, -2.0], &[3.0, 0.0]);
        let alone = shapes(&s, &frame, ALONE);
        // Category 0 reaches from 200 to 100; a bar of 0.7 of it from 185 to 115.
        let round = |p: &Point| (p.0.round() as i32, p.1.round() as i32);
        let corners = |area: &[Point]| area.iter().map(round).collect::<Vec<_>>();
        assert_eq!(corners(&alone.areas[0]), [(150, 115), (170, 115), (170, 185), (150, 185)]);
        assert_eq!(corners(&alone.areas[1]), [(150, 15), (140, 15), (140, 85), (150, 85)]);
        assert_eq!(corners(&alone.bars[0]), [(160, 150), (180, 150)]);
        let upper = shapes(&s, &frame, Place { index: 0, of: 2 });
        assert_eq!(corners(&upper.areas[0]), [(150, 115), (170, 115), (170, 150), (150, 150)]);
        let lower = shapes(&s, &frame, Place { index: 1, of: 2 });
        assert_eq!(corners(&lower.areas[0]), [(150, 150), (170, 150), (170, 185), (150, 185)]);
    }

    #[test]
    fn series_of_nothing_draw_nothing() {
        for mark in [Mark::Line, Mark::Band, Mark::Points, Mark::Filled, Mark::Bars, Mark::Cells] {
            let s = series(mark, &[], &[]);
            let shapes = shapes(&s, &frame(), ALONE);
            assert_eq!(shapes, Shapes::default());
            assert_eq!(draw(&s, &shapes), "");
        }
    }
}
