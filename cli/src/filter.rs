//! `--filter`: a condition on the columns of a row, written as in C++.

mod parser;

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use rootgrad::data::Table;
use rootgrad::{Error, Result};

/// A condition that chooses rows.
#[derive(Debug, Clone)]
pub(crate) struct Filter {
    text: String,
    condition: Node,
    columns: Vec<String>,
}

type OfOne = fn(f64) -> f64;
type OfTwo = fn(f64, f64) -> f64;

/// An expression. Truth values are 0 and 1.
#[derive(Debug, Clone)]
enum Node {
    Number(f64),
    /// The column at this place in the list.
    Column(usize),
    Not(Box<Node>),
    Negative(Box<Node>),
    Binary(Operator, Box<[Node; 2]>),
    OfOne(OfOne, Box<Node>),
    OfTwo(OfTwo, Box<[Node; 2]>),
}

/// An operator between two expressions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Operator {
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Plus,
    Minus,
    Times,
    Divide,
    Remainder,
}

/// Columns are read in single precision: whole numbers from here on may be rounded.
const FIRST_ROUNDED: f64 = 16_777_216.0;

impl FromStr for Filter {
    type Err = String;

    fn from_str(text: &str) -> std::result::Result<Self, String> {
        let (condition, columns) = parser::parse(text)?;
        Ok(Filter { text: text.to_owned(), condition, columns })
    }
}

impl Display for Filter {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl Filter {
    /// Returns the names of the columns that the condition uses, each once.
    pub(crate) fn columns(&self) -> &[String] {
        &self.columns
    }

    /// Returns the rows that fulfil the condition.
    ///
    /// # Errors
    /// [`Error::UnknownColumn`], [`Error::ColumnType`] for a column with several numbers in a row, [`Error::Argument`] if `%`, `==` or `!=` is applied to
    /// a number that may have been rounded.
    pub(crate) fn rows(&self, table: &Table) -> Result<Table> {
        let columns = self.columns.iter().map(|name| table.scalar(name));
        let columns: Vec<&[f32]> = columns.collect::<Result<_>>()?;
        let mut chosen = Vec::new();
        let mut values = vec![0.0; columns.len()];
        for row in 0..table.rows() {
            for (value, column) in values.iter_mut().zip(&columns) {
                *value = f64::from(column[row]);
            }
            if self.condition.value(&values).map_err(|number| self.rounded(number))? != 0.0 {
                chosen.push(row);
            }
        }
        Table::new(
            table
                .iter()
                .map(|(column, values)| {
                    let of_row = |&row: &usize| &values[row * column.width..][..column.width];
                    (column.clone(), chosen.iter().flat_map(of_row).copied().collect())
                })
                .collect(),
        )
    }

    fn rounded(&self, number: f64) -> Error {
        let wanted = format!(
            "numbers below {FIRST_ROUNDED} for %, == and !=, and it meets {number}: larger ones are rounded when they are read; select the rows in ROOT \
             (RDataFrame's Filter), or by another column"
        );
        Error::argument("--filter", format!("'{}'", self.text), wanted)
    }
}

impl Node {
    /// Returns the value for a row, or a number that may be rounded where that matters.
    fn value(&self, row: &[f64]) -> std::result::Result<f64, f64> {
        Ok(match self {
            Node::Number(number) => *number,
            Node::Column(at) => row[*at],
            Node::Not(of) => f64::from(of.value(row)? == 0.0),
            Node::Negative(of) => -of.value(row)?,
            Node::OfOne(function, of) => function(of.value(row)?),
            Node::OfTwo(function, of) => function(of[0].value(row)?, of[1].value(row)?),
            Node::Binary(operator, of) => return operator.value(&of[0], &of[1], row),
        })
    }
}

impl Operator {
    fn value(self, a: &Node, b: &Node, row: &[f64]) -> std::result::Result<f64, f64> {
        let a = a.value(row)?;
        match self {
            Operator::And if a == 0.0 => return Ok(0.0),
            Operator::Or if a != 0.0 => return Ok(1.0),
            _ => {}
        }
        let b = b.value(row)?;
        if matches!(self, Operator::Equal | Operator::NotEqual | Operator::Remainder)
            && let Some(number) =
                [a, b].into_iter().find(|v| v.is_finite() && v.abs() >= FIRST_ROUNDED)
        {
            return Err(number);
        }
        Ok(match self {
            Operator::Or | Operator::And => f64::from(b != 0.0),
            Operator::Equal => f64::from(a == b),
            Operator::NotEqual => f64::from(a != b),
            Operator::Less => f64::from(a < b),
            Operator::LessOrEqual => f64::from(a <= b),
            Operator::Greater => f64::from(a > b),
            Operator::GreaterOrEqual => f64::from(a >= b),
            Operator::Plus => a + b,
            Operator::Minus => a - b,
            Operator::Times => a * b,
            Operator::Divide => a / b,
            Operator::Remainder => a % b,
        })
    }
}

#[cfg(test)]
mod tests;
