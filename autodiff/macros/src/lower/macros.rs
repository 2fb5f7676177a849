//! Macros of `std`: what they are given is evaluated where they stand, and not looked into.

use proc_macro2::TokenStream;
use syn::parse::{ParseStream, Parser};
use syn::{Expr as Syn, Macro, Token};

use super::Lower;

/// Those that only look at what they are given.
const LOOKING: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "eprint",
    "eprintln",
    "format",
    "matches",
    "print",
    "println",
];

impl Lower {
    /// Whether the macro changes nothing; what is given to it and does is refused.
    pub(super) fn only_looks(&mut self, mac: &Macro) -> bool {
        let Some(name) = LOOKING.iter().find(|name| mac.path.is_ident(name)) else {
            return false;
        };
        let changes = given(mac);
        if let Some(span) = changes.iter().find_map(|argument| self.change_in(argument, false)) {
            let what = format!("what changes something inside of `{name}!`");
            self.diag.refuse(span, &what, "do it before, and give the macro a name: `let ok = …;`");
        }
        true
    }
}

/// What a macro that has no effects of its own is given.
pub(super) fn looked_at(mac: &Macro) -> Option<Vec<Syn>> {
    let prints =
        mac.path.segments.last().is_some_and(|last| last.ident.to_string().contains("print"));
    let known = mac.path.is_ident("vec") || LOOKING.iter().any(|name| mac.path.is_ident(name));
    let ends = super::control::never_returns(mac);
    (known && !prints || ends).then(|| given(mac))
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
        if input.parse::<Token![,]>().is_err() || input.fork().parse::<Syn>().is_err() {
            break;
        }
    }
    input.parse::<TokenStream>()?;
    Ok(found)
}
