//! Macros of `std`: their arguments are evaluated where they are, and not analysed.

use proc_macro2::{TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{Expr as Syn, Macro, Token};

use crate::ir::std_names::Property;

use super::Lower;
use super::effects::Change;

/// True if `mac` is a macro of `std` with this property.
pub(super) fn is(mac: &Macro, property: Property) -> bool {
    mac.path.get_ident().is_some_and(|name| property.of_macro(&name.to_string()))
}

impl Lower {
    /// True if the macro changes nothing. Arguments that change something are refused.
    pub(super) fn only_looks(&mut self, mac: &Macro) -> bool {
        let Some(name) = mac.path.get_ident().filter(|_| is(mac, Property::Looks)) else {
            return false;
        };
        // The guard of a `matches!` uses names of its pattern, which are unknown outside of it.
        let sure = if name == "matches" { Change::Likely } else { Change::Surely };
        for argument in given(mac) {
            match self.change(&argument, false) {
                Change::None => {}
                change if change >= sure => {
                    let what = format!("what changes something inside of `{name}!`");
                    let instead = "do it before, and give the macro a name: `let ok = …;`";
                    self.diag.refuse(argument.span(), &what, instead);
                    break;
                }
                _ if name == "matches" => {}
                _ if super::question_mark::tries(&argument) => {
                    let what = "`?` inside of this macro, where something might be changed";
                    self.diag.refuse(argument.span(), what, "give what it is given a name before");
                }
                _ => self.prove_looking_at(&argument),
            }
        }
        true
    }
}

/// The arguments of a macro without own effects; otherwise the certainty that it has effects.
pub(super) fn looked_at(mac: &Macro) -> Result<Vec<Syn>, Change> {
    if is(mac, Property::Constant) {
        return Ok(Vec::new());
    }
    let prints = mac.path.segments.last().is_some_and(|last| {
        let name = last.ident.to_string();
        name.contains("print") || name == "dbg"
    });
    let known = [Property::Looks, Property::Evaluates, Property::Diverges];
    match known.into_iter().any(|property| is(mac, property)) {
        _ if prints => Err(Change::Surely),
        true => Ok(given(mac)),
        false => Err(Change::Likely),
    }
}

/// The expressions that a macro is given, up to a pattern.
fn given(mac: &Macro) -> Vec<Syn> {
    let found = arguments.parse2(mac.tokens.clone()).unwrap_or_default();
    let value = |e| match e {
        // `println!("{x}", x = value)`
        Syn::Assign(named) => *named.right,
        e => e,
    };
    found.into_iter().map(value).collect()
}

fn arguments(input: ParseStream) -> syn::Result<Vec<Syn>> {
    let mut found = Vec::new();
    while let Ok(e) = input.parse() {
        found.push(e);
        // `vec![value; length]`
        let goes_on = input.parse::<Token![,]>().is_ok() || input.parse::<Token![;]>().is_ok();
        if !goes_on || input.fork().parse::<Syn>().is_err() {
            break;
        }
    }
    let rest: TokenStream = input.parse()?;
    // `matches!(value, pattern if guard)`
    let guard =
        rest.into_iter().skip_while(|t| !matches!(t, TokenTree::Ident(word) if word == "if"));
    let guard = guard.skip(1).collect::<TokenStream>();
    found.extend(syn::parse2::<Syn>(guard));
    Ok(found)
}
