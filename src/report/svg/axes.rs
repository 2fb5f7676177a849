//! The axes of a figure: the space that they need, and their drawing.

use super::draw::{
    Anchor, Point, escape, label_markup, label_width, px, shorten, text, text_width,
};
use super::frame::{Frame, Scale};
use super::latex::title_markup;
use super::ticks::{Label, Ticks, ticks};
use crate::report::figure::{Axis, Figure, Mark};

/// Width of every figure.
pub(super) const WIDTH: f64 = 560.0;

/// Sizes of the texts at ticks and of titles.
pub(super) const LABEL: f64 = 14.0;
const TITLE: f64 = 16.0;

/// Space for an axis' title, from its outer edge to the labels.
const TITLE_ROOM: f64 = 24.0;
/// The bar of colours: its distance from the frame, its width, and its number of steps.
pub(super) const GAP: f64 = 12.0;
pub(super) const BAR: f64 = 16.0;

/// Height of a frame, unless categories need another height.
const HEIGHT: f64 = 316.0;
const TOP: f64 = 20.0;

/// Maximum width of a category's name that is written in full.
const LONGEST: f64 = 170.0;
const LONGEST_SLANTED: f64 = 120.0;

/// Slope of names below the frame that are too long for a horizontal text, in degrees.
const SLANT: f64 = 40.0;

/// Lengths of ticks.
const MAJOR: f64 = 9.0;
const MINOR: f64 = 5.0;

/// Positions of the parts of a figure.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Layout {
    pub(super) frame: Frame,
    /// Lower end of the figure.
    pub(super) height: f64,
    pub(super) x: Ticks,
    pub(super) y: Ticks,
    /// Axis of a matrix's colours.
    pub(super) z: Option<Axis>,
    slanted: bool,
}

/// Computes the space for the axes' texts.
pub(super) fn layout(figure: &Figure) -> Layout {
    let has = |mark: Mark| figure.series.iter().any(|s| s.mark == mark);
    let z = has(Mark::Cells).then(|| colour_axis(figure));
    let rows = figure.y.labels.len() as f64;
    let height = match rows {
        0.0 => HEIGHT,
        rows if z.is_some() => (rows * 14.0).clamp(HEIGHT, 1200.0),
        rows => (rows * 24.0 + 12.0).clamp(110.0, 1200.0),
    };
    let (top, bottom) = (TOP, TOP + height);
    let y = fitting(&figure.y, height, false);
    let size = category_size(&figure.y, height);
    let names = figure.y.labels.iter().map(|l| text_width(l, size)).fold(0.0, f64::max);
    let widest = match figure.y.labels.is_empty() {
        true => y.major.iter().map(|(_, l)| label_width(l, LABEL)).fold(0.0, f64::max),
        false => names.min(LONGEST),
    };
    let left = (widest + 14.0 + title_room(&figure.y)).max(66.0).round();
    let mut right = WIDTH - z.as_ref().map_or(20.0, colour_bar_room).round();
    let mut x = fitting(&figure.x, right - left, true);
    if x.power != 0 && z.is_none() {
        right -= 24.0; // the power is written after the end of the axis
        x = fitting(&figure.x, right - left, true);
    }
    let frame = Frame::new(&figure.x, &figure.y, left, right, top, bottom);
    let pitch = frame.width() / figure.x.labels.len().max(1) as f64;
    let widest = figure.x.labels.iter().map(|l| text_width(l, LABEL)).fold(0.0, f64::max);
    let slanted = widest > pitch - 6.0;
    let below = match slanted {
        true => 14.0 + widest.min(LONGEST_SLANTED) * SLANT.to_radians().sin() + 4.0,
        false => 24.0,
    };
    let height = (bottom + below + title_room(&figure.x) + 4.0).round();
    Layout { frame, height, x, y, z, slanted }
}

fn title_room(axis: &Axis) -> f64 {
    if axis.title.is_empty() { 0.0 } else { TITLE_ROOM }
}

/// Returns the size of categories' names at an axis of this length.
fn category_size(axis: &Axis, length: f64) -> f64 {
    (length / axis.labels.len().max(1) as f64 * 0.85).clamp(7.0, LABEL)
}

/// Returns ticks whose labels do not touch; none for categories.
pub(super) fn fitting(axis: &Axis, length: f64, across: bool) -> Ticks {
    if !axis.labels.is_empty() {
        return Ticks::default();
    }
    let scale = Scale::new(axis, 0.0, length);
    let needs = |label: &Label| if across { label_width(label, LABEL) + 10.0 } else { 1.6 * LABEL };
    let most = (length / if across { 60.0 } else { 42.0 }) as usize;
    for room in (3..=most).rev() {
        let found = ticks(axis, room);
        let touch = found.major.windows(2).any(|pair| {
            let needed = f64::midpoint(needs(&pair[0].1), needs(&pair[1].1));
            scale.at(pair[1].0) - scale.at(pair[0].0) < needed
        });
        if !touch && found.major.len() > 1 {
            return found;
        }
    }
    ticks(axis, 4)
}

/// Draws the frame with its ticks, the labels and the titles.
pub(super) fn draw(figure: &Figure, layout: &Layout) -> String {
    let mut out = ticks_and_frame(figure, layout);
    out.push_str(&format!("<g fill=\"currentColor\" font-size=\"{LABEL}\">"));
    out.push_str(&x_labels(&figure.x, layout));
    out.push_str(&y_labels(&figure.y, layout));
    out.push_str("</g>");
    let f = &layout.frame;
    let size = format!(" font-size=\"{TITLE}\" fill=\"currentColor\"");
    let title = |axis: &Axis, room: f64| title_markup(&axis.title, TITLE, room);
    if !figure.x.title.is_empty() {
        let at = (f.right, layout.height - 6.0);
        out.push_str(&text(at, Anchor::End, 0.0, &size, &title(&figure.x, f.right)));
    }
    if !figure.y.title.is_empty() {
        let at = (TITLE, f.top);
        out.push_str(&text(at, Anchor::End, 90.0, &size, &title(&figure.y, layout.height - f.top)));
    }
    out
}

/// Draws the frame, with inward ticks on all its sides, except on the upper one if bars of categories begin below it. Draws a line at 0 if bars or
/// bins of the figure go in both directions.
fn ticks_and_frame(figure: &Figure, layout: &Layout) -> String {
    let f = &layout.frame;
    let mut d =
        format!("M{} {}H{}V{}H{}Z", px(f.left), px(f.top), px(f.right), px(f.bottom), px(f.left));
    let marks = |t: &Ticks| {
        let major = t.major.iter().map(|(v, _)| (*v, MAJOR));
        major.chain(t.minor.iter().map(|&v| (v, MINOR))).collect::<Vec<_>>()
    };
    for (v, length) in marks(&layout.x) {
        let x = px(f.x.nearest(v));
        d.push_str(&format!("M{x} {}v-{length}", px(f.bottom)));
        if figure.y.labels.is_empty() {
            d.push_str(&format!("M{x} {}v{length}", px(f.top)));
        }
    }
    for (v, length) in marks(&layout.y) {
        let y = px(f.y.nearest(v));
        d.push_str(&format!("M{} {y}h{length}M{} {y}h-{length}", px(f.left), px(f.right)));
    }
    let zero = zero_line(figure, f);
    format!("{zero}<path d=\"{d}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.2\"/>")
}

/// Draws a thin line where bars or bins begin, if that is within the frame.
fn zero_line(figure: &Figure, f: &Frame) -> String {
    let has = |marks: &[Mark]| figure.series.iter().any(|s| marks.contains(&s.mark));
    let within = |axis: &Axis| !axis.log && axis.low < 0.0 && axis.high > 0.0;
    let d = if has(&[Mark::Bars]) && within(&figure.x) {
        format!("M{} {}V{}", px(f.x.at(0.0)), px(f.bottom), px(f.top))
    } else if has(&[Mark::Histogram, Mark::Filled]) && within(&figure.y) {
        format!("M{} {}H{}", px(f.left), px(f.y.at(0.0)), px(f.right))
    } else {
        return String::new();
    };
    format!("<path d=\"{d}\" stroke=\"currentColor\" stroke-width=\".7\"/>")
}

/// Writes the labels below the frame.
fn x_labels(axis: &Axis, layout: &Layout) -> String {
    let f = &layout.frame;
    let mut out = String::new();
    let below = f.bottom + LABEL + 5.0;
    for (v, label) in &layout.x.major {
        let at = (f.x.nearest(*v), below);
        out.push_str(&text(at, Anchor::Middle, 0.0, "", &label_markup(label)));
    }
    for (at, name) in categories(axis, &f.x, if layout.slanted { LABEL } else { 0.0 }) {
        let name = escape(&shorten(name, LABEL, LONGEST_SLANTED));
        out.push_str(&match layout.slanted {
            true => text((at + 4.0, f.bottom + 13.0), Anchor::End, SLANT, "", &name),
            false => text((at, below), Anchor::Middle, 0.0, "", &name),
        });
    }
    if layout.x.power != 0 {
        let at = (f.right + 3.0, f.bottom + 4.0);
        out.push_str(&text(at, Anchor::Start, 0.0, "", &power(&layout.x)));
    }
    out
}

/// Writes the labels beside the frame.
fn y_labels(axis: &Axis, layout: &Layout) -> String {
    let f = &layout.frame;
    let mut out = String::new();
    for (v, label) in &layout.y.major {
        let at = (f.left - 7.0, f.y.nearest(*v) + 0.35 * LABEL);
        out.push_str(&text(at, Anchor::End, 0.0, "", &label_markup(label)));
    }
    let size = category_size(axis, f.height());
    let style = format!(" font-size=\"{}\"", px(size));
    for (at, name) in categories(axis, &f.y, size) {
        let name = escape(&shorten(name, size, LONGEST));
        out.push_str(&text((f.left - 7.0, at + 0.35 * size), Anchor::End, 0.0, &style, &name));
    }
    if layout.y.power != 0 {
        let at = (f.left, f.top - 5.0);
        out.push_str(&text(at, Anchor::Start, 0.0, "", &power(&layout.y)));
    }
    out
}

/// Returns the middles of the categories that are on the axis, with their names. Only as many are returned as fit at a distance of `apart` pixels.
fn categories<'a>(axis: &'a Axis, scale: &Scale, apart: f64) -> Vec<(f64, &'a str)> {
    let pitch = (scale.at(1.0) - scale.at(0.0)).abs();
    let every = if pitch > 0.0 { (apart / pitch).ceil().clamp(1.0, 1e6) as usize } else { 1 };
    let named = axis.labels.iter().enumerate().step_by(every);
    let middles = named.map(|(i, name)| (i as f64 + 0.5, name.as_str()));
    middles.filter(|(v, _)| scale.shows(*v)).map(|(v, name)| (scale.at(v), name)).collect()
}

/// Writes the power of ten that is the unit of an axis' labels.
pub(super) fn power(ticks: &Ticks) -> String {
    let raised = ticks.power.to_string().replace('-', "−");
    label_markup(&Label { base: "×10".into(), raised })
}

/// Draws the axis of colours: beside a bar that ends at `right`, its ticks, labels and title.
pub(super) fn draw_colour_axis(axis: &Axis, frame: &Frame, right: f64) -> String {
    let ticks = fitting(axis, frame.height(), false);
    let scale = Scale::new(axis, frame.bottom, frame.top);
    let mut d = String::new();
    let mut out = format!("<g fill=\"currentColor\" font-size=\"{LABEL}\">");
    for (v, label) in &ticks.major {
        let y = scale.nearest(*v);
        d.push_str(&format!("M{} {}h-6", px(right), px(y)));
        let at: Point = (right + 5.0, y + 0.35 * LABEL);
        out.push_str(&text(at, Anchor::Start, 0.0, "", &label_markup(label)));
    }
    if ticks.power != 0 {
        out.push_str(&text((right, frame.top - 5.0), Anchor::Middle, 0.0, "", &power(&ticks)));
    }
    out.push_str("</g>");
    out.push_str(&format!("<path d=\"{d}\" stroke=\"currentColor\" stroke-width=\"1.2\"/>"));
    if !axis.title.is_empty() {
        let size = format!(" font-size=\"{TITLE}\" fill=\"currentColor\"");
        let name = title_markup(&axis.title, TITLE, frame.height());
        out.push_str(&text((WIDTH - 5.0, frame.top), Anchor::End, 90.0, &size, &name));
    }
    out
}

/// Returns the axis of a figure's colours: the given one, or an axis over the numbers of its matrices.
pub(super) fn colour_axis(figure: &Figure) -> Axis {
    if let Some(axis) = &figure.z {
        return axis.clone();
    }
    let cells = figure.series.iter().filter(|s| s.mark == Mark::Cells);
    let finite = cells.flat_map(|s| &s.y).copied().filter(|v| v.is_finite());
    let (low, high) =
        finite.fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), v| (a.min(v), b.max(v)));
    let (low, high) = (low.min(0.0), high.max(0.0));
    Axis { low, high: if low < high { high } else { low + 1.0 }, ..Axis::default() }
}

/// Returns the space that the bar of colours and its axis need beside the frame.
fn colour_bar_room(axis: &Axis) -> f64 {
    GAP + BAR + colour_axis_room(axis)
}

/// Returns the space that the colour axis' texts need after the bar.
fn colour_axis_room(axis: &Axis) -> f64 {
    let ticks = fitting(axis, HEIGHT, false);
    let widest = ticks.major.iter().map(|(_, l)| label_width(l, LABEL)).fold(0.0, f64::max);
    widest + 10.0 + title_room(axis)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::figure::Series;

    fn numbers(low: f64, high: f64, title: &str) -> Axis {
        Axis { title: title.into(), low, high, ..Axis::default() }
    }

    fn names(names: &[&str]) -> Axis {
        let labels: Vec<String> = names.iter().map(|&n| n.into()).collect();
        Axis { low: 0.0, high: names.len() as f64, labels, ..Axis::default() }
    }

    fn figure(x: Axis, y: Axis) -> Figure {
        Figure { x, y, ..Figure::default() }
    }

    #[test]
    fn titles_are_at_the_ends_of_the_axes() {
        let figure = figure(numbers(0.0, 1.0, "score & <x>"), numbers(0.0, 10.0, "events"));
        let layout = layout(&figure);
        let f = layout.frame;
        assert_eq!((f.left, f.right, f.top, f.bottom), (66.0, 540.0, 20.0, 336.0));
        let drawn = draw(&figure, &layout);
        let x = format!("x=\"540\" y=\"{}\" text-anchor=\"end\"", layout.height - 6.0);
        assert!(drawn.contains(&x) && drawn.contains(">score &amp; &lt;x&gt;</text>"), "{drawn}");
        assert!(drawn.contains("translate(16 20) rotate(-90)\" text-anchor=\"end\""), "{drawn}");
    }

    #[test]
    fn ticks_are_inside_on_all_sides() {
        let figure = figure(numbers(0.0, 1.0, ""), numbers(0.0, 10.0, ""));
        let drawn = draw(&figure, &layout(&figure));
        // 0.2 of the distance from 66 to 540, and from 336 up to 20; halfway there is a short tick.
        assert!(drawn.contains("M160.8 336v-9M160.8 20v9"), "{drawn}");
        assert!(drawn.contains("M66 272.8h9M540 272.8h-9"), "{drawn}");
        assert!(drawn.contains("M303 336v-5M303 20v5"), "{drawn}");
        assert!(drawn.contains("M66 20H540V336H66Z"), "{drawn}");
        assert!(drawn.contains("<text x=\"160.8\" y=\"355\" text-anchor=\"middle\">0.2</text>"));
    }

    #[test]
    fn bars_and_bins_that_go_both_ways_have_a_line_at_0() {
        let with = |mark: Mark, x: Axis, y: Axis| {
            let figure =
                Figure { series: vec![Series { mark, ..Series::default() }], ..figure(x, y) };
            draw(&figure, &layout(&figure))
        };
        // From 66 to 540, and from 336 up to 20.
        let signed = || numbers(-1.0, 1.0, "");
        assert!(with(Mark::Histogram, signed(), signed()).contains("d=\"M66 178H540\""));
        assert!(!with(Mark::Line, signed(), signed()).contains("d=\"M66 178H540\""));
        assert!(!with(Mark::Filled, signed(), numbers(0.0, 1.0, "")).contains("H540\" stroke"));
        let bars = with(Mark::Bars, signed(), names(&["a"]));
        assert!(bars.contains("d=\"M303 130V20\"") && !bars.contains("v9"), "{bars}");
    }

    #[test]
    fn labels_do_not_touch() {
        for axis in
            [numbers(0.0, 1e-7, ""), numbers(12_345.678, 12_345.679, ""), numbers(-9e4, 9e4, "")]
        {
            let found = fitting(&axis, 400.0, true);
            let widest = found.major.iter().map(|(_, l)| label_width(l, LABEL)).fold(0.0, f64::max);
            let pixels = |i: usize| (found.major[i].0 - axis.low) / (axis.high - axis.low) * 400.0;
            assert!(found.major.len() > 1 && pixels(1) - pixels(0) > widest, "{found:?}");
        }
    }

    #[test]
    fn categories_are_named_in_the_middle() {
        let figure = figure(names(&["a", "b"]), names(&["signal", "a <b>"]));
        let layout = layout(&figure);
        let f = layout.frame;
        let drawn = draw(&figure, &layout);
        let middle = px(f.left + 0.75 * f.width());
        let b = format!("<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">b<", f.bottom + 19.0);
        assert!(drawn.contains(&b), "{drawn}");
        let y = px(f.top + 0.25 * f.height() + 0.35 * 14.0);
        let second = format!("y=\"{y}\" text-anchor=\"end\" font-size=\"14\">a &lt;b&gt;");
        assert!(drawn.contains(&second), "{drawn}");
        assert!(!drawn.contains("v-9"), "categories have no ticks");
    }

    #[test]
    fn long_names_slant_and_get_more_room() {
        let long = ["invariant_mass_of_two"; 12];
        let figure = figure(names(&long), numbers(0.0, 1.0, ""));
        let layout = layout(&figure);
        let room = layout.height - layout.frame.bottom;
        assert!(layout.slanted && room > 90.0, "{room}");
        assert!(draw(&figure, &layout).contains("rotate(-40)"));
    }

    #[test]
    fn powers_are_written_at_the_ends() {
        let figure = figure(numbers(0.0, 3e6, ""), numbers(0.0, 2e-5, ""));
        let layout = layout(&figure);
        assert_eq!((layout.x.power, layout.y.power, layout.frame.right), (6, -6, 516.0));
        let drawn = draw(&figure, &layout);
        assert!(drawn.contains(">×10<tspan dy=\"-.45em\" font-size=\".75em\">6<"));
        assert!(drawn.contains(">×10<tspan dy=\"-.45em\" font-size=\".75em\">−6<"));
    }
}
