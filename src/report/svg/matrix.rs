//! Matrices: cells in colours, their numbers, and the bar that explains the colours.

use std::collections::BTreeMap;

use super::axes::{BAR, GAP, LABEL, draw_colour_axis};
use super::draw::{Anchor, px, text, text_width};
use super::frame::{Frame, Scale};
use super::ticks::fixed;
use crate::report::figure::{Axis, Figure, Series};

type Colour = [u8; 3];

/// Colours from small to large numbers, with evenly increasing darkness: clear also to the colour-blind, and in grey.
const SEQUENTIAL: [Colour; 5] = [
    [0xff, 0xff, 0xff],
    [0xa9, 0xcf, 0xf2],
    [0x3f, 0x90, 0xda],
    [0x1f, 0x5a, 0x9c],
    [0x0b, 0x25, 0x4d],
];

/// Colours from below 0 over 0 to above: blue and orange, which the colour-blind can distinguish, equally dark at the ends.
const DIVERGING: [Colour; 5] = [
    [0x0f, 0x43, 0x80],
    [0x5f, 0xa4, 0xe3],
    [0xf7, 0xf7, 0xf7],
    [0xf4, 0x9b, 0x55],
    [0x91, 0x3c, 0x00],
];

/// Minimum size of a number in a cell; smaller numbers are not written.
const SMALLEST: f64 = 6.5;

const STEPS: u32 = 79;

/// Conversion of numbers to colours.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Colours {
    scale: Scale,
    /// Largest distance from 0, for a scale that reaches below 0.
    reach: Option<f64>,
}

impl Colours {
    fn new(axis: &Axis) -> Self {
        let below = axis.low < 0.0 && !axis.log;
        let reach = below.then(|| axis.low.abs().max(axis.high.abs()));
        Colours { scale: Scale::new(axis, 0.0, 1.0), reach }
    }

    /// Returns the colour of a number; `None` if it is not finite or not on the scale.
    fn of(&self, v: f64) -> Option<Colour> {
        let share = match self.reach {
            Some(reach) if v.is_finite() => (v / reach).clamp(-1.0, 1.0) / 2.0 + 0.5,
            Some(_) => f64::NAN,
            None => self.scale.share(v).clamp(0.0, 1.0),
        };
        let anchors = if self.reach.is_some() { &DIVERGING } else { &SEQUENTIAL };
        (!share.is_nan()).then(|| between(anchors, share))
    }
}

/// Returns the colour at a position between the anchors.
fn between(anchors: &[Colour; 5], share: f64) -> Colour {
    let along = share * (anchors.len() - 1) as f64;
    let first = (along.floor() as usize).min(anchors.len() - 2);
    let t = along - first as f64;
    let (a, b) = (anchors[first], anchors[first + 1]);
    std::array::from_fn(|i| (f64::from(a[i]) * (1.0 - t) + f64::from(b[i]) * t).round() as u8)
}

fn hex(c: Colour) -> String {
    format!("#{:02x}{:02x}{:02x}", c[0], c[1], c[2])
}

/// Returns black or white, whichever is easier to read on a colour (the relative luminance of WCAG 2, 1.4.3).
fn ink(c: Colour) -> &'static str {
    let linear = |v: u8| match f64::from(v) / 255.0 {
        v if v <= 0.04045 => v / 12.92,
        v => ((v + 0.055) / 1.055).powf(2.4),
    };
    let luminance = 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]);
    // At this luminance the contrasts with black and with white are equal: (L + 0.05)² = 1.05 · 0.05.
    if luminance > 0.179 { "#000" } else { "#fff" }
}

/// Draws the bar of colours with its axis.
pub(super) fn draw_colour_bar(axis: &Axis, frame: &Frame) -> String {
    let colours = Colours::new(axis);
    let left = frame.right + GAP;
    let step = frame.height() / f64::from(STEPS);
    let mut out = String::from("<g shape-rendering=\"crispEdges\">");
    for i in 0..STEPS {
        let share = (f64::from(i) + 0.5) / f64::from(STEPS);
        let colour = match colours.reach {
            Some(_) => colours.of(axis.low + share * (axis.high - axis.low)),
            None => Some(between(&SEQUENTIAL, share)),
        };
        let top = frame.bottom - f64::from(i + 1) * step;
        let d = rectangle(left, left + BAR, top, top + step);
        let colour = colour.map_or_else(String::new, hex);
        out.push_str(&format!("<path fill=\"{colour}\" d=\"{d}\"/>"));
    }
    out.push_str("</g>");
    let outline = rectangle(left, left + BAR, frame.top, frame.bottom);
    out.push_str(&format!(
        "<path d=\"{outline}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.2\"/>"
    ));
    out.push_str(&draw_colour_axis(axis, frame, left + BAR));
    out
}

/// Returns the path data of a rectangle. Its corners (not its width) are rounded, so that neighbours share them and leave no gap.
fn rectangle(left: f64, right: f64, top: f64, bottom: f64) -> String {
    let [left, right, top, bottom] = [left, right, top, bottom].map(px);
    format!("M{left} {top}H{right}V{bottom}H{left}Z")
}

/// A cell within the frame, in pixels.
struct Cell {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    content: f64,
}

/// Returns the cells with a content, row by row.
fn cells(series: &Series, frame: &Frame) -> Vec<Cell> {
    let columns = series.x.len().saturating_sub(1);
    let mut found = Vec::new();
    for (row, pair) in series.low.windows(2).enumerate() {
        let (bottom, top) = (frame.y.nearest(pair[0]), frame.y.nearest(pair[1]));
        for column in 0..columns {
            let (left, right) =
                (frame.x.nearest(series.x[column]), frame.x.nearest(series.x[column + 1]));
            match series.y.get(row * columns + column) {
                Some(&content) if left < right && top < bottom => {
                    found.push(Cell { left, right, top, bottom, content });
                }
                _ => {}
            }
        }
    }
    found
}

/// Draws a matrix, with its numbers if both axes have categories and the cells are large enough.
pub(super) fn draw(series: &Series, figure: &Figure, axis: &Axis, frame: &Frame) -> String {
    let colours = Colours::new(axis);
    let cells = cells(series, frame);
    // Neighbours of equal colour become one rectangle, and all rectangles of a colour one element.
    let mut paths: BTreeMap<Colour, String> = BTreeMap::new();
    let mut i = 0;
    while let Some(first) = cells.get(i) {
        let colour = colours.of(first.content);
        let same = |next: &&Cell| next.top == first.top && colours.of(next.content) == colour;
        let run = cells[i..].iter().take_while(same).count().max(1);
        let right = cells[i + run - 1].right;
        if let Some(colour) = colour {
            let rectangle = rectangle(first.left, right, first.top, first.bottom);
            paths.entry(colour).or_default().push_str(&rectangle);
        }
        i += run;
    }
    let mut out = String::from("<g shape-rendering=\"crispEdges\">");
    for (colour, d) in paths {
        out.push_str(&format!("<path fill=\"{}\" d=\"{d}\"/>", hex(colour)));
    }
    out.push_str("</g>");
    if !figure.x.labels.is_empty() && !figure.y.labels.is_empty() {
        out.push_str(&numbers(&cells, &colours));
    }
    out
}

/// Writes the numbers in the cells, all of one size and with the same number of decimals.
fn numbers(cells: &[Cell], colours: &Colours) -> String {
    let decimals = decimals(cells);
    let written = |v: f64| fixed(v, decimals);
    let shown = || cells.iter().filter(|cell| colours.of(cell.content).is_some());
    let fits = |cell: &Cell| {
        let across = 0.86 * (cell.right - cell.left) / text_width(&written(cell.content), 1.0);
        across.min(0.7 * (cell.bottom - cell.top))
    };
    let size = shown().map(fits).fold(LABEL, f64::min);
    if size < SMALLEST {
        return String::new();
    }
    let mut out = format!("<g font-size=\"{}\">", px(size));
    for cell in shown() {
        let colour = colours.of(cell.content).map_or("#000", ink);
        let middle = f64::midpoint(cell.left, cell.right);
        let at = (middle, f64::midpoint(cell.top, cell.bottom) + 0.35 * size);
        let fill = format!(" fill=\"{colour}\"");
        out.push_str(&text(at, Anchor::Middle, 0.0, &fill, &written(cell.content)));
    }
    out.push_str("</g>");
    out
}

/// Returns the decimals that give three digits of the largest number; 0 for whole numbers.
fn decimals(cells: &[Cell]) -> usize {
    let finite = || cells.iter().map(|cell| cell.content).filter(|v| v.is_finite());
    match finite().fold(0.0f64, |a, v| a.max(v.abs())) {
        _ if finite().all(|v| v == v.round()) => 0,
        x if x >= 100.0 => 0,
        x if x >= 10.0 => 1,
        x if x >= 0.1 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::figure::Mark;
    use crate::report::svg::axes::colour_axis;

    fn axis(low: f64, high: f64) -> Axis {
        Axis { low, high, ..Axis::default() }
    }

    fn frame() -> Frame {
        Frame::new(&axis(0.0, 2.0), &axis(0.0, 2.0), 100.0, 200.0, 0.0, 200.0)
    }

    /// Columns and rows at 0, 1 and 2.
    fn matrix(y: [f64; 4]) -> Series {
        let edges = vec![0.0, 1.0, 2.0];
        Series { mark: Mark::Cells, x: edges.clone(), low: edges, y: y.into(), ..Series::default() }
    }

    fn categories() -> Figure {
        let names = vec!["a".to_string(), "b".to_string()];
        let axis = Axis { labels: names, ..axis(0.0, 2.0) };
        Figure { x: axis.clone(), y: axis, ..Figure::default() }
    }

    #[test]
    fn cells_lie_row_by_row_from_the_bottom() {
        let drawn =
            draw(&matrix([0.0, 1.0, 0.5, 0.5]), &Figure::default(), &axis(0.0, 1.0), &frame());
        assert!(drawn.contains("<path fill=\"#ffffff\" d=\"M100 100H150V200H100Z\"/>"), "{drawn}");
        assert!(drawn.contains("<path fill=\"#0b254d\" d=\"M150 100H200V200H150Z\"/>"), "{drawn}");
        // Two neighbours of equal colour are one rectangle.
        assert!(drawn.contains("<path fill=\"#3f90da\" d=\"M100 0H200V100H100Z\"/>"), "{drawn}");
        assert!(!drawn.contains("<text"));
    }

    #[test]
    fn what_is_not_there_has_no_cell() {
        let drawn = draw(
            &matrix([f64::NAN, 1.0, 1.0, f64::INFINITY]),
            &categories(),
            &axis(0.0, 1.0),
            &frame(),
        );
        assert_eq!(drawn.matches("Z\"/>").count(), 1);
        assert_eq!(drawn.matches("<text").count(), 2);
        let short = Series { y: vec![1.0], ..matrix([0.0; 4]) };
        assert_eq!(cells(&short, &frame()).len(), 1);
    }

    #[test]
    fn numbers_are_in_the_middle_in_a_colour_that_is_read() {
        let drawn =
            draw(&matrix([-1.0, 0.0, 0.125, 1.0]), &categories(), &axis(-1.0, 1.0), &frame());
        let texts = [
            "<text x=\"125\" y=\"154.9\" text-anchor=\"middle\" fill=\"#fff\">−1.00</text>",
            "<text x=\"175\" y=\"154.9\" text-anchor=\"middle\" fill=\"#000\">0.00</text>",
            "<text x=\"175\" y=\"54.9\" text-anchor=\"middle\" fill=\"#fff\">1.00</text>",
        ];
        texts.iter().for_each(|t| assert!(drawn.contains(t), "{drawn}"));
        let whole = draw(&matrix([12.0, 3.0, 4.0, 5.0]), &categories(), &axis(0.0, 12.0), &frame());
        assert!(whole.contains(">12</text>") && whole.contains(">3</text>"), "{whole}");
        let small = Frame::new(&axis(0.0, 2.0), &axis(0.0, 2.0), 0.0, 10.0, 0.0, 10.0);
        assert!(!draw(&matrix([0.5; 4]), &categories(), &axis(0.0, 1.0), &small).contains("<text"));
    }

    #[test]
    fn scales_that_run_below_0_are_white_at_0() {
        let colours = Colours::new(&axis(-0.5, 1.0));
        assert_eq!(colours.of(0.0), Some([0xf7, 0xf7, 0xf7]));
        assert_eq!(colours.of(1.0), Some(DIVERGING[4]));
        assert_eq!(colours.of(-0.5), Some(DIVERGING[1])); // half as far as 1 is
        assert_eq!(colours.of(f64::NAN), None);
        let log = Colours::new(&Axis { log: true, ..axis(1.0, 1e4) });
        assert_eq!([log.of(100.0), log.of(0.0)], [Some(SEQUENTIAL[2]), None]);
        assert_eq!(log.of(1e9), Some(SEQUENTIAL[4]));
    }

    #[test]
    fn scales_get_evenly_darker() {
        let luminance = |c: Colour| {
            let [r, g, b] = c.map(f64::from);
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let along: Vec<f64> =
            (0..=20).map(|i| luminance(between(&SEQUENTIAL, f64::from(i) / 20.0))).collect();
        assert!(along.windows(2).all(|pair| pair[0] > pair[1]), "{along:?}");
        let ends = [luminance(DIVERGING[0]), luminance(DIVERGING[4])];
        assert!((ends[0] - ends[1]).abs() < 15.0, "{ends:?}");
    }

    #[test]
    fn the_axis_of_colours_is_that_of_the_figure_or_of_the_numbers() {
        let figure =
            Figure { series: vec![matrix([2.0, 3.0, f64::NAN, 8.0])], ..Figure::default() };
        assert_eq!(colour_axis(&figure), axis(0.0, 8.0));
        let negative =
            Figure { series: vec![matrix([-2.0, -3.0, -1.0, -2.0])], ..Figure::default() };
        assert_eq!(colour_axis(&negative), axis(-3.0, 0.0));
        let empty = Figure { series: vec![matrix([f64::NAN; 4])], ..Figure::default() };
        assert_eq!(colour_axis(&empty), axis(0.0, 1.0));
        let given = Figure { z: Some(axis(-1.0, 1.0)), ..figure };
        assert_eq!(colour_axis(&given), axis(-1.0, 1.0));
    }
}
