//! Titles of axes in the notation of ROOT's TLatex: `p_{T} [GeV]`, `#eta`, `#sqrt{s}`, `t#bar{t}`.

use super::draw::{escape, px, shorten, text_width};

/// TLatex's names of characters. Longer names come before their own beginnings.
const CHARACTERS: &[(&str, &str)] = &[
    ("rightarrow", "→"),
    ("leftarrow", "←"),
    ("varepsilon", "ε"),
    ("vartheta", "ϑ"),
    ("varphi", "φ"),
    ("upsilon", "υ"),
    ("epsilon", "ε"),
    ("omicron", "ο"),
    ("partial", "∂"),
    ("approx", "≈"),
    ("lambda", "λ"),
    ("Lambda", "Λ"),
    ("alpha", "α"),
    ("gamma", "γ"),
    ("Gamma", "Γ"),
    ("delta", "δ"),
    ("Delta", "Δ"),
    ("theta", "θ"),
    ("Theta", "Θ"),
    ("kappa", "κ"),
    ("sigma", "σ"),
    ("Sigma", "Σ"),
    ("omega", "ω"),
    ("Omega", "Ω"),
    ("infty", "∞"),
    ("times", "×"),
    ("circ", "°"),
    ("beta", "β"),
    ("zeta", "ζ"),
    ("iota", "ι"),
    ("sqrt", "√"),
    ("surd", "√"),
    ("cdot", "·"),
    ("eta", "η"),
    ("rho", "ρ"),
    ("tau", "τ"),
    ("phi", "φ"),
    ("Phi", "Φ"),
    ("chi", "χ"),
    ("psi", "ψ"),
    ("Psi", "Ψ"),
    ("leq", "≤"),
    ("geq", "≥"),
    ("neq", "≠"),
    ("sum", "Σ"),
    ("int", "∫"),
    ("ell", "ℓ"),
    ("nu", "ν"),
    ("mu", "μ"),
    ("xi", "ξ"),
    ("Xi", "Ξ"),
    ("pi", "π"),
    ("Pi", "Π"),
    ("pm", "±"),
    ("it", ""),
    ("bf", ""),
    ("font", ""),
];
/// Accents, which follow the character in Unicode.
const ACCENTS: &[(&str, char)] =
    &[("bar", '\u{304}'), ("hat", '\u{302}'), ("tilde", '\u{303}'), ("vec", '\u{20d7}')];

/// Level of a piece of a title.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Level {
    Line,
    Raised,
    Lowered,
}

/// Returns the title's texts with their levels; text outside the notation is unchanged.
fn pieces(title: &str) -> Vec<(Level, String)> {
    let mut found: Vec<(Level, String)> = Vec::new();
    let mut open: Vec<(Level, Option<char>)> = Vec::new(); // braces, and accents that wait for a character
    let mut rest = title;
    while let Some(c) = rest.chars().next() {
        let level = open.last().map_or(Level::Line, |open| open.0);
        let mut text = c.to_string();
        let mut taken = c.len_utf8();
        if let Some(inner) = ["_{", "^{"].iter().position(|mark| rest.starts_with(mark)) {
            let own = if inner == 0 { Level::Lowered } else { Level::Raised };
            open.push((if level == Level::Line { own } else { level }, None));
            (text, taken) = (String::new(), 2);
        } else if c == '}' && open.pop().is_some() {
            text = String::new();
        } else if let Some(word) = rest.strip_prefix('#') {
            if let Some((name, shown)) = CHARACTERS.iter().find(|(name, _)| word.starts_with(name))
            {
                (text, taken) = ((*shown).to_owned(), 1 + name.len());
                if word[name.len()..].starts_with('{') {
                    open.push((level, None));
                    taken += 1;
                }
            } else if let Some((name, accent)) = ACCENTS.iter().find(|(name, _)| {
                word.strip_prefix(name).is_some_and(|after| after.starts_with('{'))
            }) {
                open.push((level, Some(*accent)));
                (text, taken) = (String::new(), 2 + name.len());
            }
        } else if let Some(accent) = open.last_mut().and_then(|open| open.1.take()) {
            text.push(accent);
        }
        rest = &rest[taken..];
        match found.last_mut() {
            Some(last) if last.0 == level => last.1.push_str(&text),
            _ if text.is_empty() => {}
            _ => found.push((level, text)),
        }
    }
    found
}

/// Returns a title of this size and maximum width, as markup; a title that must be cut loses its indices.
pub(super) fn title_markup(title: &str, size: f64, room: f64) -> String {
    let pieces = pieces(title);
    let scale = |level: Level| if level == Level::Line { 1.0 } else { 0.75 };
    let width: f64 =
        pieces.iter().map(|(level, text)| text_width(text, scale(*level) * size)).sum();
    if width > room {
        let all: String = pieces.into_iter().map(|(_, text)| text).collect();
        return escape(&shorten(&all, size, room));
    }
    let mut markup = String::new();
    let mut now = 0.0; // below the line, in sizes of the line's letters
    for (level, text) in pieces {
        let below = match level {
            Level::Line => 0.0,
            Level::Raised => -0.34,
            Level::Lowered => 0.2,
        };
        let by = (below - now) / scale(level);
        now = below;
        markup.push_str(&match (level, by == 0.0) {
            (Level::Line, true) => escape(&text),
            (Level::Line, false) => format!("<tspan dy=\"{}em\">{}</tspan>", px(by), escape(&text)),
            _ => {
                format!("<tspan dy=\"{}em\" font-size=\".75em\">{}</tspan>", px(by), escape(&text))
            }
        });
    }
    markup
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_of_tlatex_become_markup() {
        let plain = |title| pieces(title).into_iter().map(|(_, text)| text).collect::<String>();
        for (title, shown) in [
            ("pt_1 [GeV] #1", "pt_1 [GeV] #1"),
            ("#eta", "η"),
            ("#beta#eta of #theta", "βη of θ"),
            ("#sqrt{s} = 13 TeV", "√s = 13 TeV"),
            ("m_{t#bar{t}}", "mtt\u{304}"),
            ("a } b {", "a } b {"),
            ("Z #rightarrow #mu#mu", "Z → μμ"),
            ("_{", ""),
            ("é#unknown{x}", "é#unknown{x}"),
        ] {
            assert_eq!(plain(title), shown);
        }
        assert_eq!(
            title_markup("p_{T} < 3", 16.0, 400.0),
            "p<tspan dy=\"0.27em\" font-size=\".75em\">T</tspan><tspan dy=\"-0.2em\"> &lt; 3</tspan>"
        );
        assert_eq!(
            title_markup("cm^{2}", 16.0, 400.0),
            "cm<tspan dy=\"-0.45em\" font-size=\".75em\">2</tspan>"
        );
        assert!(title_markup(&"p_{T}".repeat(100), 16.0, 100.0).ends_with('…'));
    }
}
