//! Numbers and texts of an SVG image.

use super::ticks::Label;

/// A position in pixels: to the right and downwards.
pub(super) type Point = (f64, f64);

/// Escapes a text, so that it may be between tags or within quotes. Characters that XML does not allow, such as control characters, are replaced.
pub(in crate::report) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// Formats a coordinate to a hundredth of a pixel: finer than any screen or printer.
pub(super) fn px(v: f64) -> String {
    let rounded = (v * 100.0).round() / 100.0;
    match rounded == 0.0 {
        true => "0".into(), // no -0
        false => rounded.to_string(),
    }
}

/// Returns the path data of lines; horizontal and vertical lines have a short form. Each line goes through at least two points.
pub(super) fn path(lines: &[Vec<Point>], closed: bool) -> String {
    let mut out = String::new();
    for line in lines.iter().filter(|line| line.len() > 1) {
        let mut before: Option<(String, String)> = None;
        for &(x, y) in line {
            let (x, y) = (px(x), px(y));
            match &before {
                None => out.push_str(&format!("M{x} {y}")),
                Some((a, b)) if *a == x && *b == y => {}
                Some((a, _)) if *a == x => out.push_str(&format!("V{y}")),
                Some((_, b)) if *b == y => out.push_str(&format!("H{x}")),
                Some(_) => out.push_str(&format!("L{x} {y}")),
            }
            before = Some((x, y));
        }
        if closed {
            out.push('Z');
        }
    }
    out
}

/// Returns the approximate width of a text in Helvetica, in pixels.
pub(super) fn text_width(text: &str, size: f64) -> f64 {
    let em = |c: char| match c {
        'i' | 'j' | 'l' | '\'' | '|' => 0.22,
        'f' | 't' | 'I' | ' ' | '.' | ',' | ':' | ';' | '!' | '/' | '[' | ']' => 0.28,
        '(' | ')' | 'r' | '-' | '`' => 0.33,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' | 'J' => 0.5,
        'm' | 'M' => 0.85,
        'w' | 'C' | 'D' | 'H' | 'N' | 'R' | 'U' => 0.72,
        'G' | 'O' | 'Q' => 0.78,
        'W' | '@' | '%' => 0.95,
        'A'..='Z' => 0.67,
        '\u{1100}'.. => 1.0,
        _ => 0.56,
    };
    text.chars().map(em).sum::<f64>() * size
}

/// Shortens a text to this width, with an ellipsis if it was cut.
pub(super) fn shorten(text: &str, size: f64, width: f64) -> String {
    if text_width(text, size) <= width {
        return text.into();
    }
    let mut kept = String::new();
    for c in text.chars() {
        kept.push(c);
        if text_width(&kept, size) + size > width {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}

/// Returns the width of a tick's label.
pub(super) fn label_width(label: &Label, size: f64) -> f64 {
    text_width(&label.base, size) + text_width(&label.raised, 0.75 * size)
}

/// Returns a tick's label as markup.
pub(super) fn label_markup(label: &Label) -> String {
    let base = escape(&label.base);
    match label.raised.is_empty() {
        true => base,
        false => format!(
            "{base}<tspan dy=\"-.45em\" font-size=\".75em\">{}</tspan>",
            escape(&label.raised)
        ),
    }
}

/// Point of a text that is at its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// Returns a text element: `markup` at a position, rotated anticlockwise by so many degrees.
pub(super) fn text(at: Point, anchor: Anchor, turn: f64, attributes: &str, markup: &str) -> String {
    let (x, y) = (px(at.0), px(at.1));
    let anchor = match anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let place = match turn == 0.0 {
        true => format!("x=\"{x}\" y=\"{y}\""),
        false => format!("transform=\"translate({x} {y}) rotate({})\"", px(-turn)),
    };
    format!("<text {place}{anchor}{attributes}>{markup}</text>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_texts_are_only_texts() {
        assert_eq!(
            escape("<script>alert('x' & \"y\")</script>"),
            "&lt;script&gt;alert(&#39;x&#39; &amp; &quot;y&quot;)&lt;/script&gt;"
        );
        assert_eq!(escape("a\u{1b}[31m\nb\u{0}"), "a\u{fffd}[31m b\u{fffd}");
    }

    #[test]
    fn coordinates_are_short() {
        assert_eq!([px(12.0), px(1.0 / 3.0), px(-0.001), px(99.999)], ["12", "0.33", "0", "100"]);
    }

    #[test]
    fn paths_write_steps_short() {
        let line = vec![(0.0, 0.0), (0.0, 5.0), (3.0, 5.0), (3.001, 5.0), (4.0, 6.0)];
        assert_eq!(path(std::slice::from_ref(&line), false), "M0 0V5H3L4 6");
        assert_eq!(path(&[line, vec![(1.0, 1.0)], vec![]], true), "M0 0V5H3L4 6Z");
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(shorten("signal", 10.0, 100.0), "signal");
        let cut = shorten(&"n".repeat(50), 10.0, 100.0);
        assert!(cut.ends_with("n…") && text_width(&cut, 10.0) <= 101.0, "{cut}");
    }

    #[test]
    fn exponents_are_raised() {
        let label = Label { base: "10".into(), raised: "−3".into() };
        let markup = "10<tspan dy=\"-.45em\" font-size=\".75em\">−3</tspan>";
        assert_eq!(label_markup(&label), markup);
        assert_eq!(
            text((1.0, 2.5), Anchor::End, 90.0, "", "a"),
            "<text transform=\"translate(1 2.5) rotate(-90)\" text-anchor=\"end\">a</text>"
        );
    }
}
