//! The legend: in a corner of the frame without data, or above the frame.

use super::draw::{Anchor, Point, escape, path, px, shorten, text, text_width};
use super::frame::Frame;
use super::marks::{Shapes, colour, line_style};
use crate::report::figure::{Mark, Series};

const SIZE: f64 = 14.0;
const ROW: f64 = 20.0;
/// Width of the drawing before a name, and the gap between the two.
const SAMPLE: f64 = 28.0;
const GAP: f64 = 8.0;
/// Distance from the frame to a legend within.
const MARGIN: f64 = 14.0;

/// A legend, and the space that it needs above the frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Legend {
    pub(super) markup: String,
    pub(super) above: f64,
}

/// A rectangle: its upper left and its lower right corner.
type Place = (Point, Point);

/// Returns the legend of the series that have a name. `offset` pixels above the frame are used already.
pub(super) fn legend(all: &[(&Series, Shapes)], frame: &Frame, offset: f64) -> Legend {
    let named: Vec<&Series> = all
        .iter()
        .map(|(series, _)| *series)
        .filter(|s| !s.label.is_empty() && s.mark != Mark::Cells)
        .collect();
    if named.is_empty() {
        return Legend::default();
    }
    let shapes: Vec<&Shapes> = all.iter().map(|(_, shapes)| shapes).collect();
    let widest = named.iter().map(|s| text_width(&s.label, SIZE)).fold(0.0, f64::max);
    let size = (SAMPLE + GAP + widest, ROW * named.len() as f64);
    match free_place(size, frame, &shapes) {
        Some((corner, _)) => {
            let entry =
                |(i, s): (usize, &&Series)| entry(s, corner.0, corner.1 + i as f64 * ROW, widest);
            Legend { markup: group(named.iter().enumerate().map(entry).collect()), above: 0.0 }
        }
        None => above(&named, frame, offset),
    }
}

fn group(entries: String) -> String {
    format!("<g font-size=\"{SIZE}\" fill=\"currentColor\">{entries}</g>")
}

/// Returns the first of the corners and the middles between them that contains no data.
fn free_place(size: (f64, f64), frame: &Frame, shapes: &[&Shapes]) -> Option<Place> {
    let (width, height) = size;
    if width > frame.width() - 2.0 * MARGIN || height > frame.height() - 2.0 * MARGIN {
        return None;
    }
    let (left, right) = (frame.left + MARGIN, frame.right - MARGIN - width);
    let (top, bottom) = (frame.top + MARGIN, frame.bottom - MARGIN - height);
    let middle = f64::midpoint(left, right);
    let corners = [
        (right, top),
        (left, top),
        (right, bottom),
        (left, bottom),
        (middle, top),
        (middle, bottom),
    ];
    let mut places = corners.into_iter().map(|(x, y)| ((x, y), (x + width, y + height)));
    places.find(|place| !shapes.iter().any(|shapes| covers(shapes, *place)))
}

/// Returns true if shapes overlap with a rectangle, or come near.
fn covers(shapes: &Shapes, place: Place) -> bool {
    const NEAR: f64 = 6.0;
    let ((left, top), (right, bottom)) = place;
    let inside = |p: &Point| {
        p.0 > left - NEAR && p.0 < right + NEAR && p.1 > top - NEAR && p.1 < bottom + NEAR
    };
    let mut strokes = shapes.lines.iter().chain(&shapes.bars);
    let crossed =
        strokes.any(|line| line.windows(2).any(|ends| along(ends[0], ends[1]).any(|p| inside(&p))));
    crossed || shapes.dots.iter().any(inside) || shapes.areas.iter().any(|area| fills(area, place))
}

/// Returns points along a line, so close together that no line crosses a legend unnoticed.
fn along(a: Point, b: Point) -> impl Iterator<Item = Point> {
    const STEP: f64 = 4.0;
    let steps = ((b.0 - a.0).hypot(b.1 - a.1) / STEP).ceil().clamp(1.0, 1e4);
    (0..=steps as u32).map(move |i| {
        let t = f64::from(i) / steps;
        (a.0 + t * (b.0 - a.0), a.1 + t * (b.1 - a.1))
    })
}

/// Returns true if an area overlaps with a rectangle: a grid of points is tested, each inside if a ray from it crosses the outline an odd number of
/// times.
fn fills(area: &[Point], place: Place) -> bool {
    const STEP: f64 = 6.0;
    let ((left, top), (right, bottom)) = place;
    let counts = [(right - left) / STEP, (bottom - top) / STEP].map(|n| n.ceil().max(1.0));
    let inside = |p: Point| {
        let mut odd = false;
        let mut before = area.last().copied().unwrap_or_default();
        for &corner in area {
            let (a, b) = (before, corner);
            if (a.1 > p.1) != (b.1 > p.1) && p.0 < a.0 + (p.1 - a.1) / (b.1 - a.1) * (b.0 - a.0) {
                odd = !odd;
            }
            before = corner;
        }
        odd
    };
    let at = |i: u32, n: f64, low: f64, high: f64| low + (high - low) * f64::from(i) / n;
    (0..=counts[0] as u32).any(|i| {
        let x = at(i, counts[0], left, right);
        (0..=counts[1] as u32).any(|j| inside((x, at(j, counts[1], top, bottom))))
    })
}

/// Returns a legend above the frame, in as many rows as it needs.
fn above(named: &[&Series], frame: &Frame, offset: f64) -> Legend {
    const BETWEEN: f64 = 22.0;
    let longest = frame.width() - SAMPLE - GAP;
    let mut rows: Vec<Vec<(f64, &Series)>> = vec![Vec::new()];
    let mut used = 0.0;
    for &series in named {
        let width = SAMPLE + GAP + text_width(&series.label, SIZE).min(longest);
        if used > 0.0 && used + width > frame.width() {
            rows.push(Vec::new());
            used = 0.0;
        }
        if let Some(row) = rows.last_mut() {
            row.push((used, series));
        }
        used += width + BETWEEN;
    }
    let taken = rows.len() as f64 * ROW;
    let top = frame.top - 8.0 - offset - taken;
    let entries: String = rows
        .iter()
        .enumerate()
        .flat_map(|(i, row)| {
            let y = top + i as f64 * ROW;
            row.iter().map(move |(x, series)| entry(series, frame.left + x, y, longest))
        })
        .collect();
    Legend { markup: group(entries), above: (4.0 - top).max(0.0) }
}

/// Draws the sample and the name of a series, in a row that starts at this position.
fn entry(series: &Series, x: f64, y: f64, width: f64) -> String {
    let middle = y + ROW / 2.0;
    let name = escape(&shorten(&series.label, SIZE, width + 0.5));
    let at = (x + SAMPLE + GAP, middle + 0.35 * SIZE);
    sample(series, x, middle) + &text(at, Anchor::Start, 0.0, "", &name)
}

/// Draws a short sample of a series.
fn sample(series: &Series, x: f64, y: f64) -> String {
    let colour = colour(series);
    let stroke = |d: &str| {
        let style = line_style(series.mark);
        format!("<path class=\"rg-s\" d=\"{d}\" fill=\"none\" stroke=\"{colour}\"{style}/>")
    };
    let rectangle = vec![(x, y - 6.0), (x + SAMPLE, y - 6.0), (x + SAMPLE, y + 6.0), (x, y + 6.0)];
    let outline = path(&[rectangle], true);
    let filled = |opacity: &str| {
        format!(
            "<path class=\"rg-s\" d=\"{outline}\" fill=\"{colour}\" fill-opacity=\"{opacity}\"/>"
        )
    };
    let level = path(&[vec![(x, y), (x + SAMPLE, y)]], false);
    match series.mark {
        Mark::Line | Mark::Dashed if series.low.is_empty() => stroke(&level),
        Mark::Line | Mark::Dashed => filled(".25") + &stroke(&level),
        Mark::Band => filled(".25"),
        Mark::Bars => filled(".8"),
        Mark::Filled => filled(".25") + &stroke(&outline),
        Mark::Histogram => stroke(&outline),
        Mark::Points => {
            let middle = x + SAMPLE / 2.0;
            let bar = path(&[vec![(middle, y - 8.0), (middle, y + 8.0)]], false);
            let bar = if series.low.is_empty() { String::new() } else { stroke(&bar) };
            let (x, y) = (px(middle), px(y));
            format!("{bar}<circle class=\"rg-s\" cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"{colour}\"/>")
        }
        Mark::Cells => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::marks;
    use super::*;
    use crate::report::figure::Axis;

    fn frame() -> Frame {
        let axis = Axis { low: 0.0, high: 1.0, ..Axis::default() };
        Frame::new(&axis, &axis, 0.0, 500.0, 0.0, 300.0)
    }

    fn series(mark: Mark, label: &str, x: &[f64], y: &[f64]) -> Series {
        Series { mark, label: label.into(), x: x.into(), y: y.into(), ..Series::default() }
    }

    fn of(all: &[Series]) -> Legend {
        let place = marks::Place { index: 0, of: 1 };
        let all: Vec<_> = all.iter().map(|s| (s, marks::shapes(s, &frame(), place))).collect();
        legend(&all, &frame(), 0.0)
    }

    /// Returns the position of the name.
    fn at(legend: &Legend) -> (f64, f64) {
        let from = legend.markup.find("<text x=\"").unwrap() + 9;
        let mut numbers = legend.markup[from..].split('"').step_by(2).map(|v| v.parse().unwrap());
        (numbers.next().unwrap(), numbers.next().unwrap())
    }

    #[test]
    fn the_first_corner_without_data_is_taken() {
        let corners = [
            (vec![0.0, 0.9], vec![0.0, 0.0], (true, true)), // all below: upper right
            (vec![0.0, 1.0], vec![0.0, 1.0], (false, true)), // rises: upper left
            (vec![0.0, 1.0], vec![0.9, 0.9], (true, false)), // all above: lower right
        ];
        for (x, y, (right, upper)) in corners {
            let found = of(&[series(Mark::Line, "name", &x, &y)]);
            let at = at(&found);
            assert_eq!((at.0 > 250.0, at.1 < 150.0, found.above), (right, upper, 0.0), "{y:?}");
        }
        // Along the upper side, the right and most of the lower.
        let (x, y) = ([0.0, 0.95, 0.95, 0.3], [0.95, 0.95, 0.05, 0.05]);
        let around = series(Mark::Line, "name", &x, &y);
        let at = at(&of(&[around]));
        assert!(at.0 < 250.0 && at.1 > 150.0, "{at:?}");
    }

    #[test]
    fn without_a_free_corner_it_is_above_the_frame() {
        let full = series(Mark::Filled, "all", &[0.0, 1.0], &[1.0]);
        let found = of(std::slice::from_ref(&full));
        assert!(found.above > 0.0 && at(&found).1 < 0.0, "{found:?}");
        // Names that need three rows need more space than one.
        let long = "a name as long as half a frame is wide, or longer";
        let many: Vec<Series> =
            (0..3).map(|_| Series { label: long.into(), ..full.clone() }).collect();
        assert_eq!(of(&many).above - found.above, 40.0);
    }

    #[test]
    fn only_the_inside_of_areas_is_taken() {
        let square = [(10.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)];
        assert!(fills(&square, ((20.0, 20.0), (40.0, 40.0))));
        assert!(!fills(&square, ((95.0, 20.0), (140.0, 40.0))));
        assert!(!fills(&[], ((0.0, 0.0), (40.0, 40.0))));
    }

    #[test]
    fn series_without_a_name_are_not_listed() {
        let y = [0.1, 0.1];
        assert_eq!(of(&[series(Mark::Line, "", &[0.0, 1.0], &y)]), Legend::default());
        let both =
            [series(Mark::Line, "", &[0.0, 1.0], &y), series(Mark::Points, "a<b", &[0.5], &[0.1])];
        let found = of(&both);
        assert_eq!(found.markup.matches("<text").count(), 1);
        assert!(found.markup.contains(">a&lt;b</text>") && found.markup.contains("<circle"));
    }
}
