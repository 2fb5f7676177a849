//! A figure as an SVG image, in the style of ROOT's canvases: a frame on all sides, ticks inside, titles at the axes' ends.
//!
//! The drawing is cut at the frame by arithmetic, not by a clip path: clip paths have ids, which would not be unique in a page with several reports.
//! Lines and texts of the frame have the colour of the page's text.

mod axes;
mod draw;
mod frame;
mod latex;
mod legend;
mod marks;
mod matrix;
mod thin;
mod ticks;

use super::figure::{Figure, Mark, Series};
pub(super) use draw::escape;
use draw::px;
use marks::{Place, Shapes};

/// Returns the figure as a self-contained `svg` element, 560 pixels wide and about 400 high. Its title is for readers who cannot see it.
pub(super) fn svg(figure: &Figure) -> String {
    let layout = axes::layout(figure);
    let frame = &layout.frame;
    let bars = figure.series.iter().filter(|s| s.mark == Mark::Bars).count();
    let mut index = 0;
    let mut all: Vec<(&Series, Shapes)> = Vec::with_capacity(figure.series.len());
    for series in &figure.series {
        all.push((series, marks::shapes(series, frame, Place { index, of: bars })));
        index += usize::from(series.mark == Mark::Bars);
    }
    let has_power = layout.y.power != 0;
    let legend = legend::legend(&all, frame, if has_power { 14.0 } else { 0.0 });
    let mut out = head(figure, layout.height, legend.above);
    if let Some(axis) = &layout.z {
        for series in figure.series.iter().filter(|s| s.mark == Mark::Cells) {
            out.push_str(&matrix::draw(series, figure, axis, frame));
        }
        out.push_str(&matrix::draw_colour_bar(axis, frame));
    }
    for (series, shapes) in &all {
        out.push_str(&marks::draw(series, shapes));
    }
    out.push_str(&axes::draw(figure, &layout));
    out.push_str(&legend.markup);
    out.push_str("</svg>");
    out
}

/// Returns the start of the image. The space for a legend above the frame is added there, and moves nothing else.
fn head(figure: &Figure, height: f64, above: f64) -> String {
    let (width, top, high) = (px(axes::WIDTH), px(-above), px(height + above));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 {top} {width} {high}\" width=\"{width}\" \
         height=\"{high}\" role=\"img\" font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\">\
         <title>{}</title>",
        escape(&figure.title)
    )
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::figure::Axis;
    use super::*;

    /// Checks that each tag is closed in its turn, and that every `<` and `&` is escaped. Void elements of HTML need no end.
    pub(in crate::report) fn assert_well_formed(markup: &str) {
        let mut open: Vec<&str> = Vec::new();
        let mut rest = markup;
        while let Some(start) = rest.find('<') {
            assert_entities(&rest[..start]);
            let end = start + rest[start..].find('>').expect("an open tag");
            let tag = &rest[start + 1..end];
            assert_entities(tag);
            let name = tag.split([' ', '/']).find(|n| !n.is_empty()).unwrap_or_default();
            rest = &rest[end + 1..];
            match tag {
                t if t.starts_with('!') || t.ends_with('/') => {}
                t if t.starts_with('/') => assert_eq!(open.pop(), Some(name), "of {tag}"),
                _ if name == "meta" => {}
                _ => open.push(name),
            }
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            if matches!(name, "style" | "script") && !tag.starts_with('/') {
                rest = &rest[rest.find("</").expect("an open element")..]; // there is no markup in the element
            }
        }
        assert_entities(rest);
        assert_eq!(open, [""; 0]);
    }

    fn assert_entities(text: &str) {
        for part in text.split('&').skip(1) {
            let known = ["amp;", "lt;", "gt;", "quot;", "#39;"];
            assert!(known.iter().any(|k| part.starts_with(k)), "&{part}");
        }
    }

    fn axis(low: f64, high: f64) -> Axis {
        Axis { low, high, ..Axis::default() }
    }

    /// One series of every mark, with a hostile name.
    pub(in crate::report) fn every_mark() -> Vec<Figure> {
        let marks = [
            Mark::Line,
            Mark::Dashed,
            Mark::Band,
            Mark::Points,
            Mark::Histogram,
            Mark::Filled,
            Mark::Bars,
            Mark::Cells,
        ];
        let one = |mark: Mark| {
            let label = "</text><script>alert(\"&\")</script>".to_string();
            let series = Series {
                label: label.clone(),
                mark,
                x: vec![0.0, 1.0, 2.0],
                y: vec![0.5, 1.0, f64::NAN, 2.0],
                low: vec![0.0, 1.0, 2.0],
                high: vec![1.0, 2.0, 3.0],
                ..Series::default()
            };
            let y = Axis { labels: vec![label.clone(); 3], ..axis(0.0, 3.0) };
            let x = Axis { title: label.clone(), ..axis(0.0, 3.0) };
            Figure { name: "a".into(), title: label, x, y, z: None, series: vec![series] }
        };
        marks.map(one).into()
    }

    #[test]
    fn images_of_every_mark_are_well_formed_whatever_the_names() {
        for figure in every_mark() {
            let image = svg(&figure);
            assert_well_formed(&image);
            assert!(!image.contains("<script") && !image.contains("NaN") && !image.contains("inf"));
            assert!(!image.contains(" id="), "ids would clash");
            assert!(image.contains("role=\"img\""));
            let title =
                "<title>&lt;/text&gt;&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;</title>";
            assert!(image.contains(title), "{image}");
        }
    }

    #[test]
    fn figures_of_nothing_are_a_frame() {
        let image = svg(&Figure::default());
        assert_well_formed(&image);
        assert!(image.contains("M66 20H540V336H66Z"), "{image}");
        for low in [f64::NAN, f64::INFINITY, 1e308] {
            let x = Axis { log: true, ..axis(low, -low) };
            let image = svg(&Figure { x: x.clone(), y: x, ..Figure::default() });
            assert_well_formed(&image);
            assert!(!image.contains("NaN") && !image.contains("inf"), "{image}");
        }
    }

    #[test]
    fn a_line_is_where_its_axes_say() {
        let line = |y: [f64; 2]| Series { x: vec![0.0, 10.0], y: y.into(), ..Series::default() };
        let y = Axis { log: true, ..axis(1.0, 100.0) };
        let series = vec![line([1.0, 100.0]), line([10.0, 10.0]), line([0.0, 10.0])];
        let image = svg(&Figure { x: axis(0.0, 20.0), y, series, ..Figure::default() });
        // The frame reaches from 66 to 540 and from 336 up to 20; 10 is in the middle of both.
        assert!(image.contains("d=\"M66 336L303 20\"") && image.contains("d=\"M66 178H303\""));
        assert_eq!(image.matches("rg-s").count(), 2); // 0 has no logarithm
        assert!(image.contains(">10<tspan dy=\"-.45em\" font-size=\".75em\">2</tspan>"));
    }

    #[test]
    fn a_legend_above_makes_the_figure_higher_and_moves_nothing() {
        let full = Series {
            mark: Mark::Filled,
            label: "all".into(),
            x: vec![0.0, 1.0],
            y: vec![1.0],
            ..Series::default()
        };
        let figure = Figure { x: axis(0.0, 1.0), y: axis(0.0, 1.0), ..Figure::default() };
        let without = svg(&figure);
        let with = svg(&Figure { series: vec![full], ..figure });
        assert!(without.contains("viewBox=\"0 0 560 "));
        assert!(with.contains("viewBox=\"0 -"), "{with}");
        assert!(with.contains("M66 20H540V336H66Z"));
    }
}
