//! A table of ratios as a picture, in SVG.

/// A bar: how many times as fast we are as a peer.
pub(crate) struct Bar {
    /// Bars of a group stand together under its name.
    pub group: String,
    pub label: String,
    pub ratio: f64,
    /// What is wanted, if something is: a mark on the bar's line.
    pub target: Option<f64>,
}

/// Height of a bar's line, and where bars begin and end, in pixels.
const LINE: f64 = 22.0;
const LEFT: f64 = 240.0;
const RIGHT: f64 = 860.0;
/// One colour for each label, in order of appearance (Okabe and Ito's palette).
const COLOURS: [&str; 6] = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00"];

/// The picture. Group by group, a line for each bar; a line at ratio 1, where both are as fast.
pub(crate) fn svg(title: &str, bars: &[Bar]) -> String {
    let most = bars.iter().flat_map(|bar| [Some(bar.ratio), bar.target]).flatten();
    let most = most.fold(1.0, f64::max) * 1.1;
    let x = |ratio: f64| LEFT + (RIGHT - LEFT) * ratio / most;
    let mut labels: Vec<&str> = Vec::new();
    let (mut lines, mut y, mut group) = (String::new(), 50.0, "");
    for bar in bars {
        if bar.group != group {
            group = &bar.group;
            y += 10.0;
            text(&mut lines, 10.0, y + 15.0, "start", group);
        }
        let number = labels.iter().position(|label| *label == bar.label).unwrap_or_else(|| {
            labels.push(&bar.label);
            labels.len() - 1
        });
        let colour = COLOURS[number % COLOURS.len()];
        text(&mut lines, LEFT - 8.0, y + 15.0, "end", &bar.label);
        rectangle(&mut lines, LEFT, y + 3.0, x(bar.ratio) - LEFT, LINE - 6.0, colour);
        text(&mut lines, x(bar.ratio) + 6.0, y + 15.0, "start", &format!("{:.2}", bar.ratio));
        if let Some(target) = bar.target {
            rectangle(&mut lines, x(target), y + 1.0, 2.0, LINE - 2.0, "black");
        }
        y += LINE;
    }
    rectangle(&mut lines, x(1.0), 48.0, 1.0, y - 44.0, "gray");
    text(&mut lines, x(1.0), y + 20.0, "middle", "as fast");
    let mut head = String::new();
    text(&mut head, 10.0, 28.0, "start", title);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"940\" height=\"{height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{head}{lines}</svg>\n",
        height = y + 34.0
    )
}

fn text(to: &mut String, x: f64, y: f64, anchor: &str, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    *to += &format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>\n");
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
        let picture = svg("T", &[bar("one", 1.0, None), bar("three", 3.0, Some(2.0))]);
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
}
