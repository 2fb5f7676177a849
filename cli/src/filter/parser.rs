//! Reads a condition. Operators bind as in C++.

use super::{Node, OfOne, OfTwo, Operator};

type Parsed<T> = Result<T, String>;

/// A word of the text.
#[derive(Debug, Clone, PartialEq)]
enum Word {
    Number(f64),
    /// `true` or `false`.
    Truth(bool),
    /// A column or a function.
    Name(String),
    /// A column whose name stood between backquotes.
    Quoted(String),
    Sign(&'static str),
}

/// Signs, longer ones first.
const SIGNS: [&str; 17] =
    ["&&", "||", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "!", "(", ")", ","];

/// Signs of other languages, and C++'s.
const OTHERS: [(&str, &str); 4] = [("&", "&&"), ("|", "||"), ("=", "=="), ("^", "pow(x, y)")];

/// Binary operators from the weakest to the strongest; operators of a line bind alike.
const LEVELS: [&[(&str, Operator)]; 6] = [
    &[("||", Operator::Or)],
    &[("&&", Operator::And)],
    &[("==", Operator::Equal), ("!=", Operator::NotEqual)],
    &[
        ("<", Operator::Less),
        ("<=", Operator::LessOrEqual),
        (">", Operator::Greater),
        (">=", Operator::GreaterOrEqual),
    ],
    &[("+", Operator::Plus), ("-", Operator::Minus)],
    &[("*", Operator::Times), ("/", Operator::Divide), ("%", Operator::Remainder)],
];

/// Functions of one number.
const OF_ONE: [(&str, OfOne); 18] = [
    ("abs", f64::abs),
    ("fabs", f64::abs),
    ("sqrt", f64::sqrt),
    ("cbrt", f64::cbrt),
    ("exp", f64::exp),
    ("log", f64::ln),
    ("log10", f64::log10),
    ("log2", f64::log2),
    ("sin", f64::sin),
    ("cos", f64::cos),
    ("tan", f64::tan),
    ("atan", f64::atan),
    ("sinh", f64::sinh),
    ("cosh", f64::cosh),
    ("tanh", f64::tanh),
    ("asinh", f64::asinh),
    ("floor", f64::floor),
    ("ceil", f64::ceil),
];

/// Functions of two numbers.
const OF_TWO: [(&str, OfTwo); 5] = [
    ("pow", f64::powf),
    ("min", f64::min),
    ("max", f64::max),
    ("hypot", f64::hypot),
    ("atan2", f64::atan2),
];

/// Kind of an expression's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Truth,
    /// A column: a number, or true where it is not 0.
    Column,
}

/// An expression with the kind of its value.
struct Expression {
    node: Node,
    kind: Kind,
}

impl Expression {
    fn number(node: Node) -> Self {
        Expression { node, kind: Kind::Number }
    }

    fn truth(node: Node) -> Self {
        Expression { node, kind: Kind::Truth }
    }
}

/// Returns the condition and the columns that it uses.
pub(super) fn parse(text: &str) -> Parsed<(Node, Vec<String>)> {
    let mut parser = Parser { words: words(text)?, at: 0, columns: Vec::new() };
    let condition = parser.binary(0)?;
    match parser.words.get(parser.at) {
        Some(word) => {
            Err(format!("{} does not belong there; wanted an operator such as &&", shown(word)))
        }
        None if condition.kind == Kind::Number => {
            Err("it is a number; wanted a condition such as pt > 15".to_owned())
        }
        None => Ok((condition.node, parser.columns)),
    }
}

/// Splits the text.
fn words(text: &str) -> Parsed<Vec<Word>> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let (word, len) = if let Some(quoted) = rest.strip_prefix('`') {
            let end = quoted.find('`').ok_or("the second ` is missing after a column's name")?;
            (Word::Quoted(quoted[..end].to_owned()), end + 2)
        } else if first.is_ascii_digit() || is_fraction(rest) {
            number(rest)?
        } else if first.is_alphabetic() || first == '_' {
            let part = |c: char| c.is_alphanumeric() || "_.:".contains(c);
            let len = rest.find(|c| !part(c)).unwrap_or(rest.len());
            (named(&rest[..len]), len)
        } else if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
            (Word::Sign(sign), sign.len())
        } else {
            return Err(match OTHERS.iter().find(|(sign, _)| rest.starts_with(sign)) {
                Some((sign, wanted)) => {
                    format!("{sign} is no operator of a condition; wanted {wanted}")
                }
                None => format!(
                    "'{first}' is no part of a condition; wanted columns, numbers and operators such as < and &&"
                ),
            });
        };
        words.push(word);
        rest = rest[len..].trim_start();
    }
    Ok(words)
}

/// True for `.5`.
fn is_fraction(text: &str) -> bool {
    text.strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Reads a number and returns it with its length.
fn number(text: &str) -> Parsed<(Word, usize)> {
    let mut len = 0;
    for (at, c) in text.char_indices() {
        let exponent = at > 0 && text[..at].ends_with(['e', 'E']);
        if !(c.is_ascii_alphanumeric() || c == '.' || c == '_' || (exponent && "+-".contains(c))) {
            break;
        }
        len = at + c.len_utf8();
    }
    match text[..len].parse() {
        Ok(number) => Ok((Word::Number(number), len)),
        Err(_) => {
            Err(format!("'{}' is not a number; wanted one such as 15, 0.5 or 1e3", &text[..len]))
        }
    }
}

/// Returns a name, or an operator that is written as a word.
fn named(name: &str) -> Word {
    match name {
        "and" => Word::Sign("&&"),
        "or" => Word::Sign("||"),
        "not" => Word::Sign("!"),
        "true" => Word::Truth(true),
        "false" => Word::Truth(false),
        _ => Word::Name(name.to_owned()),
    }
}

fn shown(word: &Word) -> String {
    match word {
        Word::Number(number) => number.to_string(),
        Word::Truth(truth) => truth.to_string(),
        Word::Name(name) => format!("'{name}'"),
        Word::Quoted(name) => format!("`{name}`"),
        Word::Sign(sign) => (*sign).to_owned(),
    }
}

struct Parser {
    words: Vec<Word>,
    at: usize,
    columns: Vec<String>,
}

impl Parser {
    /// Goes past this sign, if it is next.
    fn takes(&mut self, sign: &str) -> bool {
        let found = matches!(self.words.get(self.at), Some(Word::Sign(next)) if *next == sign);
        self.at += usize::from(found);
        found
    }

    /// Reads operators of this level and of stronger ones.
    fn binary(&mut self, level: usize) -> Parsed<Expression> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        while let Some(&(sign, operator)) = operators.iter().find(|(sign, _)| self.takes(sign)) {
            let right = self.binary(level + 1)?;
            left = joined(left, (sign, operator), right)?;
        }
        Ok(left)
    }

    fn unary(&mut self) -> Parsed<Expression> {
        if self.takes("!") {
            let of = self.unary()?;
            return match of.kind {
                Kind::Number => {
                    Err("! is before a number; wanted a condition, as in !(pt > 15)".to_owned())
                }
                _ => Ok(Expression::truth(Node::Not(Box::new(of.node)))),
            };
        }
        if self.takes("-") {
            let of = self.unary()?;
            return match of.kind {
                Kind::Truth => Err("- is before a condition; wanted a number".to_owned()),
                _ => Ok(Expression::number(Node::Negative(Box::new(of.node)))),
            };
        }
        self.operand()
    }

    fn operand(&mut self) -> Parsed<Expression> {
        let word = self.words.get(self.at).cloned();
        self.at += 1;
        match word {
            Some(Word::Number(number)) => Ok(Expression::number(Node::Number(number))),
            Some(Word::Truth(truth)) => Ok(Expression::truth(Node::Number(truth.into()))),
            Some(Word::Quoted(name)) => Ok(self.column(name)),
            Some(Word::Name(name)) if self.takes("(") => self.call(&name),
            Some(Word::Name(name)) => Ok(self.column(name)),
            Some(Word::Sign("(")) => {
                let inner = self.binary(0)?;
                self.closes()?;
                Ok(inner)
            }
            Some(word) => Err(format!(
                "{} does not belong there; wanted a column, a number or (",
                shown(&word)
            )),
            None => Err("it ends too early; wanted a column, a number or (".to_owned()),
        }
    }

    fn closes(&mut self) -> Parsed<()> {
        if self.takes(")") { Ok(()) } else { Err("a ) is missing".to_owned()) }
    }

    fn column(&mut self, name: String) -> Expression {
        let known = self.columns.iter().position(|known| *known == name);
        let at = known.unwrap_or(self.columns.len());
        if known.is_none() {
            self.columns.push(name);
        }
        Expression { node: Node::Column(at), kind: Kind::Column }
    }

    /// Reads the arguments of a function, behind its (.
    fn call(&mut self, name: &str) -> Parsed<Expression> {
        let mut arguments = Vec::new();
        loop {
            let argument = self.binary(0)?;
            if argument.kind == Kind::Truth {
                return Err(format!("an argument of {name} is a condition; wanted a number"));
            }
            arguments.push(argument.node);
            if !self.takes(",") {
                break;
            }
        }
        self.closes()?;
        function(name, arguments).map(Expression::number)
    }
}

fn joined(
    left: Expression,
    (sign, operator): (&str, Operator),
    right: Expression,
) -> Parsed<Expression> {
    let has = |kind| left.kind == kind || right.kind == kind;
    let is_logical = matches!(operator, Operator::And | Operator::Or);
    if is_logical && has(Kind::Number) {
        return Err(format!(
            "{sign} is beside a number; wanted conditions on both sides, as in pt > 15 && pt < 30"
        ));
    }
    if !is_logical && has(Kind::Truth) {
        return Err(format!(
            "{sign} is beside a condition; wanted numbers on both sides, as in 1 < x && x < 3"
        ));
    }
    use Operator::{Divide, Minus, Plus, Remainder, Times};
    let node = Node::Binary(operator, Box::new([left.node, right.node]));
    Ok(match operator {
        Plus | Minus | Times | Divide | Remainder => Expression::number(node),
        _ => Expression::truth(node),
    })
}

/// Returns a call of a function; `std::` before its name is optional.
fn function(name: &str, arguments: Vec<Node>) -> Parsed<Node> {
    let own = name.strip_prefix("std::").unwrap_or(name);
    if let Some((_, function)) = OF_ONE.iter().find(|(known, _)| *known == own) {
        let [of] = of_number(name, arguments)?;
        return Ok(Node::OfOne(*function, Box::new(of)));
    }
    if let Some((_, function)) = OF_TWO.iter().find(|(known, _)| *known == own) {
        return Ok(Node::OfTwo(*function, Box::new(of_number(name, arguments)?)));
    }
    let known: Vec<&str> = OF_ONE.iter().map(|f| f.0).chain(OF_TWO.iter().map(|f| f.0)).collect();
    Err(format!("{name} is unknown; wanted one of {}", known.join(", ")))
}

fn of_number<const N: usize>(name: &str, arguments: Vec<Node>) -> Parsed<[Node; N]> {
    let given = arguments.len();
    arguments.try_into().map_err(|_| format!("{name} has {given} arguments; wanted {N}"))
}
