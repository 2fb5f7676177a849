//! `name, [width,] activities…, [crate = path]`: the arguments of `#[autodiff_forward]`.

use proc_macro2::{Ident, Span};
use syn::LitInt;
use syn::parse::{Parse, ParseStream};

use crate::ir::Activity;
use crate::ir::diagnostics::refused;
use crate::parse::{self, Options};

/// Largest number of directions in one sweep; more only fill the registers and the code.
const MOST_DIRECTIONS: usize = 64;

/// `name, 4, Dual, Const, …, DualOnly`, then `crate = path`.
pub(crate) struct ForwardArgs {
    pub name: Ident,
    /// Number of directions that are carried at once.
    pub width: usize,
    pub activities: Vec<(Activity, Span)>,
    pub options: Options,
}

impl Parse for ForwardArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.is_empty() {
            return Err(input.error(
                "the name of the derivative is missing; write `#[autodiff_forward(name, activities…)]`",
            ));
        }
        let name = parse::derivative_name(input, "autodiff_forward")?;
        let (mut directions, mut activities) = (1, Vec::new());
        let mut options = Options::default();
        options.arguments(input, true, |input| {
            if input.peek(LitInt) && activities.is_empty() {
                directions = width(input.parse()?)?;
            } else {
                let word: Ident = input.parse()?;
                activities.push((activity(&word)?, word.span()));
            }
            Ok(())
        })?;
        Ok(Self { name, width: directions, activities, options })
    }
}

fn width(literal: LitInt) -> syn::Result<usize> {
    match literal.base10_parse() {
        Ok(width) if (1..=MOST_DIRECTIONS).contains(&width) => Ok(width),
        _ => refused(
            literal.span(),
            format!(
                "the number of directions lies between 1 and {MOST_DIRECTIONS}; run the derivative several times for more"
            ),
        ),
    }
}

/// An activity of forward mode.
pub(crate) fn activity(word: &Ident) -> syn::Result<Activity> {
    let message = match Activity::named(word) {
        Some(activity) if activity.is_const() || activity.is_forward() => return Ok(activity),
        Some(_) => format!("`{word}` belongs to reverse mode; in `autodiff_forward` write `Dual`"),
        None => format!(
            "unknown activity `{word}`; write `Const`, `Dual`, `DualOnly`, `Dualv` or `DualvOnly`"
        ),
    };
    refused(word.span(), message)
}
