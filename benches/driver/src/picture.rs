//! Pictures in SVG: ratios as bars, values as curves.

/// A bar: our speed relative to that of a peer.
pub(super) struct Bar {
    /// Name of the group; bars of a group are drawn together.
    pub group: String,
    pub label: String,
    pub ratio: f64,
    /// Target, drawn as a mark on the bar's line.
    pub target: Option<f64>,
}

/// A curve. Curves with the same name have the same colour in all panels.
pub(super) struct Curve {
    pub name: &'static str,
    pub points: Vec<(f64, f64)>,
}

/// One pair of axes. The horizontal axis begins at 0, the vertical one at the lowest point.
pub(super) struct Panel {
    /// Label of the horizontal axis.
    pub name: &'static str,
    /// Label of the vertical axis.
    pub value: &'static str,
    pub curves: Vec<Curve>,
}

/// Height of a bar's line, and the ends of the bars' range, in pixels.
const LINE: f64 = 22.0;
const LEFT: f64 = 270.0;
const RIGHT: f64 = 860.0;
/// Colours of the labels, in order of appearance (Okabe and Ito's palette).
const COLOURS: [&str; 6] = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00"];

/// Draws one line per bar, group by group, and a line at ratio 1 (equal speed).
pub(super) fn bars(title: &str, bars: &[Bar]) -> String {
    let most = bars.iter().flat_map(|bar| [Some(bar.ratio), bar.target]).flatten();
    let most = most.fold(1.0, f64::max) * 1.1;
    let x = |ratio: f64| LEFT + (RIGHT - LEFT) * ratio / most;
    let mut labels: Vec<&str> = Vec::new();
    let (mut body, mut y, mut group) = (String::new(), 50.0, "");
    text(&mut body, 10.0, 28.0, "start", "black", title);
    for bar in bars {
        if bar.group != group {
            group = &bar.group;
            y += 10.0;
            text(&mut body, 10.0, y + 15.0, "start", "black", group);
        }
        let number = labels.iter().position(|label| *label == bar.label).unwrap_or_else(|| {
            labels.push(&bar.label);
            labels.len() - 1
        });
        let colour = COLOURS[number % COLOURS.len()];
        text(&mut body, LEFT - 8.0, y + 15.0, "end", "black", &bar.label);
        rectangle(&mut body, LEFT, y + 3.0, x(bar.ratio) - LEFT, LINE - 6.0, colour);
        let ratio = format!("{:.2}", bar.ratio);
        text(&mut body, x(bar.ratio) + 6.0, y + 15.0, "start", "black", &ratio);
        if let Some(target) = bar.target {
            rectangle(&mut body, x(target), y + 1.0, 2.0, LINE - 2.0, "black");
        }
        y += LINE;
    }
    rectangle(&mut body, x(1.0), 48.0, 1.0, y - 44.0, "gray");
    text(&mut body, x(1.0), y + 20.0, "middle", "black", "as fast");
    picture(940.0, y + 34.0, &body)
}

/// Position of a panel's axes within it, and its width.
const AXES: [f64; 4] = [60.0, 30.0, 420.0, 320.0]; // left, top, right, bottom
const PANEL: f64 = 450.0;

/// Draws the panels side by side, with the curves' names in the first.
pub(super) fn panels(panels: &[Panel]) -> String {
    let mut body = String::new();
    for (number, panel) in panels.iter().enumerate() {
        axes(&mut body, panel, PANEL * number as f64);
    }
    for (number, curve) in panels.iter().take(1).flat_map(|panel| &panel.curves).enumerate() {
        let y = 40.0 + 20.0 * number as f64;
        text(&mut body, AXES[2] - 90.0, y, "start", COLOURS[number % COLOURS.len()], curve.name);
    }
    picture(PANEL * panels.len() as f64, AXES[3] + 50.0, &body)
}

/// Draws one panel, shifted to the right.
fn axes(to: &mut String, panel: &Panel, by: f64) {
    let [left, top, right, bottom] = AXES;
    let (left, right) = (left + by, right + by);
    let points = || panel.curves.iter().flat_map(|curve| curve.points.iter().copied());
    let most = points().map(|p| p.0).fold(0.0, f64::max).max(1e-9);
    let low = points().map(|p| p.1).fold(f64::INFINITY, f64::min);
    let high = points().map(|p| p.1).fold(f64::NEG_INFINITY, f64::max).max(low + 1e-9);
    *to +=
        &format!("<path d=\"M{left} {top}V{bottom}H{right}\" fill=\"none\" stroke=\"black\"/>\n");
    text(to, left - 6.0, top - 10.0, "start", "black", panel.value);
    text(to, (left + right) / 2.0, bottom + 32.0, "middle", "black", panel.name);
    text(to, left, bottom + 16.0, "start", "black", "0");
    text(to, right, bottom + 16.0, "end", "black", &format!("{most:.0}"));
    text(to, left - 6.0, top + 10.0, "end", "black", &format!("{high:.2}"));
    text(to, left - 6.0, bottom, "end", "black", &format!("{low:.2}"));
    for (number, curve) in panel.curves.iter().enumerate() {
        let x = |value: f64| left + (right - left) * value / most;
        let y = |value: f64| bottom - (bottom - top) * (value - low) / (high - low);
        let line = curve.points.iter().map(|p| format!("{:.1},{:.1}", x(p.0), y(p.1)));
        *to += &format!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>\n",
            line.collect::<Vec<_>>().join(" "),
            COLOURS[number % COLOURS.len()]
        );
    }
}

fn picture(width: f64, height: f64, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{body}</svg>\n"
    )
}

fn text(to: &mut String, x: f64, y: f64, anchor: &str, colour: &str, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    *to += &format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{colour}\">{text}</text>\n"
    );
}

fn rectangle(to: &mut String, x: f64, y: f64, width: f64, height: f64, colour: &str) {
    *to += &format!(
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>\n"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_their_ratios_and_targets_are_marked() {
        let bar = |label: &str, ratio, target| {
            let (group, label) = ("a < b".to_owned(), label.to_owned());
            Bar { group, label, ratio, target }
        };
        let picture = bars("T", &[bar("one", 1.0, None), bar("three", 3.0, Some(2.0))]);
        let scale = (RIGHT - LEFT) / 3.3;
        for width in [scale, 3.0 * scale] {
            assert!(
                picture.contains(&format!("width=\"{width:.1}\" height=\"16.0\"")),
                "{picture}"
            );
        }
        let mark = format!("x=\"{:.1}\" y=\"83.0\" width=\"2.0\"", LEFT + 2.0 * scale);
        assert!(picture.contains(&mark), "{picture}");
        assert!(picture.contains("a &lt; b") && picture.contains(">3.00<"));
    }

    #[test]
    fn curves_fill_their_axes() {
        let panel = |name, points: &[(f64, f64)]| {
            let curve = |name, points: &[(f64, f64)]| Curve { name, points: points.to_vec() };
            let curves = vec![curve("one", points), curve("two", &[(0.0, 3.0)])];
            Panel { name, value: "loss", curves }
        };
        let first = panel("step", &[(2.0, 3.0), (4.0, 1.0)]);
        let second = panel("seconds", &[(1.0, 2.0), (4.0, 1.0)]);
        let picture = panels(&[first, second]);
        // The last point is at the right end of the axis, at its bottom; the first is halfway, at the top.
        assert!(picture.contains("points=\"240.0,30.0 420.0,320.0\""), "{picture}");
        // In the second panel the first point is a quarter of the way, at half the height.
        assert!(picture.contains("points=\"600.0,175.0 870.0,320.0\""), "{picture}");
        assert_eq!(picture.matches(">two<").count(), 1, "the names stand there once");
    }
}
