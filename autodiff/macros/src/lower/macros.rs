//! Macros of `std`: what they are given is evaluated where they stand, and not looked into.

use proc_macro2::{Span, TokenStream};
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr as Syn, Macro, Token};

use crate::ir::Kind;
use crate::methods;

use super::Lower;
use super::expr::is_assignment;
use super::stmt::strip;

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
        let changes = arguments.parse2(mac.tokens.clone()).unwrap_or_default();
        let mut found = Changes { lower: self, at: None };
        for argument in &changes {
            match argument {
                // `println!("{x}", x = value)`
                Syn::Assign(named) => found.visit_expr(&named.right),
                argument => found.visit_expr(argument),
            }
        }
        if let Some(span) = found.at {
            let what = format!("what changes something inside of `{name}!`");
            self.diag.refuse(span, &what, "do it before, and give the macro a name: `let ok = …;`");
        }
        true
    }
}

/// The expressions that a macro is given, up to a pattern.
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

/// Where an expression changes a variable, as far as its text tells.
struct Changes<'l> {
    lower: &'l Lower,
    at: Option<Span>,
}

impl Changes<'_> {
    /// Whether a method may change the variable that `e` is a part of.
    fn may_change(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => self.lower.local(p).is_some_and(|var| {
                let v = &self.lower.vars[var];
                let mutable = matches!(&v.kind, Kind::Ref { mutable: true, .. });
                (v.declared_mut || mutable)
                    && !matches!(v.kind.value(), Kind::Float(_) | Kind::Discrete)
            }),
            Syn::Field(f) => self.may_change(&f.base),
            Syn::Index(i) => self.may_change(&i.expr),
            _ => false,
        }
    }
}

impl<'a> Visit<'a> for Changes<'_> {
    fn visit_expr(&mut self, e: &'a Syn) {
        let changes = match e {
            Syn::Assign(_) => true,
            Syn::Binary(b) => is_assignment(&b.op),
            Syn::Reference(r) => r.mutability.is_some(),
            Syn::MethodCall(m) => {
                let name = m.method.to_string();
                !methods::is_pure(&name) && self.may_change(&m.receiver)
            }
            _ => false,
        };
        if changes {
            self.at.get_or_insert(e.span());
        }
        match e {
            // `(&mut v).len()` only looks.
            Syn::MethodCall(m) if methods::is_pure(&m.method.to_string()) => {
                let receiver = match strip(&m.receiver) {
                    Syn::Reference(r) => &r.expr,
                    receiver => receiver,
                };
                self.visit_expr(receiver);
                m.args.iter().for_each(|arg| self.visit_expr(arg));
            }
            e => visit::visit_expr(self, e),
        }
    }
}
