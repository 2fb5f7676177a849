//! Methods of `Option` and `Result` that the prelude defines: where the receiver is one.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, parse_quote_spanned};

use crate::ir::kinds;
use crate::ir::words::any_in;

use super::Lower;
use super::prelude::{OPTIONS, RESULTS};
use super::stmt::strip;

impl Lower {
    /// Rewrites a method of an `Option` as a `match`; `None` if it is no such method, or one that is lowered otherwise.
    pub(super) fn option_method(&mut self, m: &ExprMethodCall) -> Option<Syn> {
        self.method_of_option(m, false)
    }

    /// Like [`option_method`](Self::option_method). `sure` is true if the use of the result shows that the receiver is an
    /// `Option`.
    fn method_of_option(&mut self, m: &ExprMethodCall, sure: bool) -> Option<Syn> {
        let name = m.method.to_string();
        let (span, value) = (m.span(), &m.receiver);
        let args: Vec<&Syn> = m.args.iter().collect();
        let known = match (name.as_str(), &args[..]) {
            ("map_or" | "map_or_else", [_, f]) => self.is_callable(f),
            ("zip" | "replace", [_]) | ("flatten", []) => self.is_option(value),
            ("and_then" | "is_some_and" | "is_none_or", [f]) => self.is_callable(f),
            ("unwrap_or_else", [Syn::Closure(c)]) => c.inputs.len() < 2,
            ("or_else", [_]) if is_given_else(m) => true,
            ("map" | "or_else" | "map_err", [_])
            | ("unwrap_or" | "expect", [_])
            | ("unwrap" | "ok", [])
                if self.is_result(value) =>
            {
                true
            }
            ("map", [f]) => self.is_callable(f) && (sure || self.is_option(value)),
            // Among the types that a field may have, only an `Option` has these methods.
            ("filter", [f]) => self.is_callable(f) && (self.is_option(value) || is_in_field(value)),
            ("or" | "or_else", [_]) => self.is_option(value) || is_in_field(value),
            ("unwrap_or" | "expect", [_]) | ("unwrap", []) => {
                let closures = matches!(strip(value), Syn::MethodCall(m) if m.args.iter().any(|f| self.is_closure(f)));
                // Otherwise its tokens are copied unchanged. Such tokens may not name active values.
                let of_integers = args.iter().any(|a| self.reads_derivatives(a.to_token_stream()));
                closures && (self.is_option(value) || is_in_field(value))
                    || of_integers && is_checked(value)
            }
            _ => false,
        };
        // Only `Option`, `Result` and `bool` have these methods.
        let named = match (name.as_str(), &args[..]) {
            ("ok_or" | "ok_or_else" | "then_some", [_])
            | ("is_ok" | "is_err" | "unwrap_or_default", []) => true,
            ("then", [Syn::Closure(c)]) => c.inputs.is_empty(),
            _ => false,
        };
        // For an optional element of a slice, `map` and `map_or` are not rewritten as a `match`.
        let otherwise = self.is_optional(value)
            && !["and_then", "is_some_and", "is_none_or", "map_or_else", "unwrap_or_else"]
                .contains(&&*name);
        if !named && (!known || self.is_chain(value) || otherwise) {
            return None;
        }
        let mapped = match strip(value) {
            Syn::MethodCall(m) if is_in_field(value) => self.method_of_option(m, true),
            _ => None,
        };
        let value = mapped.as_ref().unwrap_or(value);
        if self.is_result(value) || name == "and_then" && gives_result(m) {
            return self.as_match(m, value, true);
        }
        let shared = ["and_then", "map_or", "map_or_else"].contains(&&*name);
        if !shared || self.is_option(value) {
            return self.as_match(m, value, false);
        }
        let (before, value) = self.proven_option(value)?;
        let cases = self.as_match(m, &value, false)?;
        Some(parse_quote_spanned!(span=> { #(#before)* #cases }))
    }

    /// The code that proves that `e`, whose type is unknown, is no `Result`, and a name for `e`.
    fn proven_option(&mut self, e: &Syn) -> Option<(Vec<syn::Stmt>, Syn)> {
        let (span, lib) = (e.span(), self.lib.clone());
        let named = matches!(strip(e), Syn::Path(_) | Syn::Field(_));
        if !named && !matches!(strip(e), Syn::Call(_)) {
            return Some((vec![], e.clone()));
        }
        let name = self.names.fresh("given", span);
        let mut before = Vec::new();
        if !named {
            before.push(parse_quote_spanned!(span=> let #name = #e;));
        }
        let value: Syn = if named { e.clone() } else { parse_quote_spanned!(span=> #name) };
        before.push(parse_quote_spanned!(span=> #lib::rt::optional(&#value);));
        Some((before, value))
    }

    /// True if the text shows that `e` is a `Result`.
    fn is_result(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => self.is_told(p, "Result"),
            Syn::Call(c) => makes(c, &["Ok", "Err"]),
            Syn::MethodCall(m) => match m.method.to_string().as_str() {
                "ok_or" | "ok_or_else" | "map_err" => true,
                "map" | "or_else" => self.is_result(&m.receiver),
                "and_then" => self.is_result(&m.receiver) || gives_result(m),
                _ => false,
            },
            _ => false,
        }
    }

    /// The meaning of a method of an `Option`, of a `Result`, or of a `bool`.
    fn as_match(&mut self, m: &ExprMethodCall, value: &Syn, result: bool) -> Option<Syn> {
        if m.method == "replace" {
            let new = &m.args[0];
            return Some(
                parse_quote_spanned!(m.span()=> ::core::mem::replace(&mut #value, Some(#new))),
            );
        }
        let of_error = m.method == "unwrap_or_else"
            && matches!(&m.args[0], Syn::Closure(c) if c.inputs.len() == 1);
        let of_result = result || of_error || m.method == "is_ok" || m.method == "is_err";
        let f = if of_result { RESULTS } else { OPTIONS }.called(m)?;
        let args: Vec<&Syn> = std::iter::once(value).chain(&m.args).collect();
        self.defined(&f, &args, m.span())
    }

    /// The name of the type, if the text shows that `e` is a `Result` or an `Option`.
    pub(super) fn told(&self, e: &Syn) -> Option<&'static str> {
        if self.is_result(e) {
            return Some("Result");
        }
        (self.is_option(e) || self.is_optional(e)).then_some("Option")
    }

    /// True if the variable is declared as a `name`, or was set to one.
    fn is_told(&self, p: &syn::ExprPath, name: &str) -> bool {
        self.local(p).is_some_and(|var| {
            let declared = self.vars[var].ty.as_ref().is_some_and(|ty| kinds::is_named(ty, name));
            declared || self.told.get(&var).is_some_and(|told| *told == name)
        })
    }

    /// True if the text shows that `e` is an `Option`.
    pub(super) fn is_option(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => p.path.is_ident("None") || self.is_told(p, "Option"),
            Syn::If(i) => {
                let ends = |b: &syn::Block| matches!(b.stmts.last(), Some(syn::Stmt::Expr(e, None)) if self.is_option(e));
                ends(&i.then_branch)
                    || i.else_branch.as_ref().is_some_and(|(_, e)| self.is_option(e))
            }
            Syn::Block(b) => {
                matches!(b.block.stmts.last(), Some(syn::Stmt::Expr(e, None)) if self.is_option(e))
            }
            Syn::Call(c) => makes(c, &["Some"]),
            Syn::MethodCall(m) => match m.method.to_string().as_str() {
                "as_ref" | "ok" => m.args.is_empty(),
                "map" => self.is_option(&m.receiver),
                "zip" | "replace" | "flatten" => self.is_option(&m.receiver),
                "or_else" if is_given_else(m) => true,
                "filter" | "or" | "or_else" => {
                    self.is_option(&m.receiver) || is_in_field(&m.receiver)
                }
                "and_then" => true,
                _ => is_checked(e),
            },
            _ => false,
        }
    }
}

/// True for `f(x).or_else(|| …)`: the closure of a `Result` would get the error as argument.
fn is_given_else(m: &ExprMethodCall) -> bool {
    let given = match strip(&m.receiver) {
        Syn::Call(_) => true,
        Syn::MethodCall(inner) => is_given_else(inner),
        _ => false,
    };
    let no_error = |f: &Syn| matches!(f, Syn::Closure(c) if c.inputs.is_empty());
    given && m.method == "or_else" && m.args.first().is_some_and(no_error)
}

/// True for `i.checked_sub(1)` and similar methods.
fn is_checked(e: &Syn) -> bool {
    matches!(strip(e), Syn::MethodCall(m) if m.args.len() == 1
        && m.method.to_string().starts_with("checked_"))
}

/// True if `e` is a field, or the result of `map` on one.
fn is_in_field(e: &Syn) -> bool {
    match strip(e) {
        Syn::Field(_) => true,
        Syn::MethodCall(m) => m.method == "map" && is_in_field(&m.receiver),
        _ => false,
    }
}

/// True if the text of a closure shows that it returns a `Result`.
fn gives_result(m: &ExprMethodCall) -> bool {
    let made = |e: &Syn| matches!(e, Syn::Call(c) if makes(c, &["Ok", "Err"])).then_some(true);
    m.args.iter().any(|arg| any_in(arg, made))
}

/// True if `c` constructs one of these variants.
pub(super) fn makes(c: &syn::ExprCall, variants: &[&str]) -> bool {
    matches!(&*c.func, Syn::Path(p) if variants.iter().any(|name| p.path.is_ident(name)))
}
