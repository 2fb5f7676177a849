//! Functions of the runtime library that generated code calls. They are lowered so that generated code can be
//! differentiated again.

use std::collections::HashMap;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprCall, ExprPath, Member, Type};

use crate::ir::refusals::Construct;
use crate::ir::runtime::{NEGATED, REM_PARTIAL, STRONG, TANGENT_AT, TANGENT_OF, ZERO_LIKE};
use crate::ir::table::{self, Float, Rule};
use crate::ir::{Expr, ExprKind, Kind};

use super::Lower;
use super::stmt::strip;
use super::type_ascription::path_argument;

impl Lower {
    /// Lowers a call of the library: a rule is replaced by its formula, a constant stays a constant.
    pub(super) fn library_call(&mut self, path: &ExprPath, c: &ExprCall) -> Option<Option<Expr>> {
        if let Some(rule) = rule_of(path, &self.lib) {
            return Some(self.open(rule, path, c, None));
        }
        let lowering = lowering(&library_function(path, &self.lib)?)?;
        Some(lowering(self, path, c))
    }

    /// Lowers a call to a call of the same function, an expression without side effects.
    fn call_again(&mut self, path: &ExprPath, c: &ExprCall, kind: Kind) -> Option<Expr> {
        let args = self.operands(c.args.iter())?;
        Some(self.pure_call(path.to_token_stream(), args, kind, c.span()))
    }

    /// Zero of the shape of the argument. The argument is read for its shape only and passes no derivative.
    fn zero_like(&mut self, path: &ExprPath, c: &ExprCall) -> Option<Expr> {
        let (path, span) = (path.to_token_stream(), c.span());
        if let Syn::Reference(literal) = c.args.first()?
            && let Syn::Lit(_) = strip(&literal.expr)
        {
            return Some(self.expr(ExprKind::Constant(c.to_token_stream(), Kind::Discrete), span));
        }
        let args = self.operands(c.args.iter())?;
        let kind = self.kind(args.first()?).value().clone();
        Some(self.pure_call(path, args, kind, span))
    }

    /// `rules::powf(x, p).1`: the second partial derivative alone.
    pub(super) fn partial(&mut self, f: &syn::ExprField) -> Option<Option<Expr>> {
        let (Syn::Call(c), Member::Unnamed(part)) = (strip(&f.base), &f.member) else {
            return None;
        };
        let Syn::Path(path) = &*c.func else { return None };
        let rule = rule_of(path, &self.lib).filter(|rule| (part.index as usize) < rule.floats)?;
        Some(self.open(rule, path, c, Some(part.index as usize)))
    }

    fn float(&self, ty: &Type, path: &ExprPath) -> Float {
        let generic = matches!(ty, Type::Path(p) if p.path.get_ident().is_some_and(|i| self.generics.contains(i)));
        let lib = library_of(path);
        if generic { Float::Generic(quote!(#lib::real::<#ty>)) } else { Float::Known(quote!(#ty)) }
    }

    /// True if all floats of known type are `f32`. Floats of unknown type are then most likely `f32` too.
    fn is_single_precision(&self) -> bool {
        let mut types = self.vars.iter().filter_map(|var| {
            let mut kind = var.kind.value();
            while let Kind::Seq(element) = kind {
                kind = element.value();
            }
            let Kind::Float(Some(ty)) = kind else { return None };
            Some(ty)
        });
        let mut found = false;
        types.all(|ty| {
            found = true;
            matches!(&**ty, Type::Path(p) if p.path.is_ident("f32"))
        }) && found
    }

    /// The formula of a rule, with its arguments bound to names.
    fn open(
        &mut self,
        rule: &Rule,
        path: &ExprPath,
        c: &ExprCall,
        part: Option<usize>,
    ) -> Option<Expr> {
        let span = c.span();
        let args = self.operands(c.args.iter())?;
        let mut scope = HashMap::new();
        let mut float = Float::Literal(exponent(c));
        for (i, (arg, name)) in args.into_iter().zip(rule.args).enumerate() {
            let arg = self.dereferenced(arg);
            if let Kind::Float(Some(ty)) = self.kind(&arg) {
                float = self.float(&ty, path);
            }
            let var = self.spill_var(name.trim_start_matches('_'), arg);
            if i >= rule.floats {
                self.vars[var].ty = Some(syn::parse_quote!(i32));
                self.vars[var].kind = Kind::Discrete;
            }
            scope.insert((*name).to_owned(), super::scope::Binding::Var(var));
        }
        if let (Float::Literal(_), [only]) = (&float, &self.generics[..]) {
            // A value of unknown type. If it has another type than this one, the compiler reports it.
            float = self.float(&syn::parse_quote!(#only), path);
        }
        if matches!(float, Float::Literal(None)) && self.is_single_precision() {
            float = self.float(&syn::parse_quote!(f32), path);
        }
        if matches!(float, Float::Literal(_)) && !self.generics.is_empty() {
            return self.refused(
                span,
                "a float of a generic type that is not seen here",
                "bind it with its type: `let x: T = …`",
            );
        }
        self.scopes.push(scope);
        let parts = match part {
            Some(part) => vec![part],
            None => (0..rule.floats).collect(),
        };
        let mut values: Vec<Expr> = Vec::new();
        for i in parts {
            let formula: Syn = syn::parse2(rule.partial(i, &float)).ok()?;
            let value = self.scalar(&formula)?;
            values.push(value);
        }
        self.scopes.pop();
        Some(match values.len() {
            1 => values.remove(0),
            _ => self.expr(ExprKind::Tuple(values), span),
        })
    }
}

/// The exponent of `powi(x, 3)`.
fn exponent(c: &ExprCall) -> Option<i32> {
    match strip(c.args.get(1)?) {
        Syn::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. }) => n.base10_parse().ok(),
        _ => None,
    }
}

/// The rule that is called as `…::rules::name`.
fn rule_of(path: &ExprPath, lib: &TokenStream) -> Option<&'static Rule> {
    if !is_in(path, lib) {
        return None;
    }
    let segments = &path.path.segments;
    let n = segments.len();
    if n < 3 || segments[n - 2].ident != "rules" {
        return None;
    }
    table::rule(&segments[n - 1].ident.to_string())
}

/// The path without `rules::name`.
fn library_of(path: &ExprPath) -> TokenStream {
    let segments: Vec<_> = path.path.segments.iter().map(|s| &s.ident).collect();
    let head = &segments[..segments.len() - 2];
    let leading = &path.path.leading_colon;
    quote!(#leading #(#head)::*)
}

/// The name of the library's function, for a path that begins as generated paths do.
fn library_function(path: &ExprPath, lib: &TokenStream) -> Option<String> {
    let segments = &path.path.segments;
    let of_trait = segments.len() == 2 && segments[0].ident == "Differentiable";
    (of_trait || is_in(path, lib)).then(|| segments.last().map(|last| last.ident.to_string()))?
}

/// True if the path begins with that of the library. (A user's module may have the name of one of the library's modules.)
fn is_in(path: &ExprPath, lib: &TokenStream) -> bool {
    let words = |tokens: TokenStream| -> Vec<String> {
        let words = tokens.into_iter().map(|token| token.to_string());
        words.filter(|word| word != ":").collect()
    };
    let (path, lib) = (words(path.to_token_stream()), words(lib.clone()));
    path.len() > lib.len() && path.starts_with(&lib)
}

type Lowering = fn(&mut Lower, &ExprPath, &ExprCall) -> Option<Expr>;

/// The way in which calls of the library's function `name` are lowered.
fn lowering(name: &str) -> Option<Lowering> {
    Some(match name {
        "real" | "zero" => {
            |l, path, c| l.call_again(path, c, Kind::Float(path_argument(path).map(Box::new)))
        }
        "count" | "count_inclusive" | "nth" | "nth_before" | "items_of" => {
            |l, path, c| l.call_again(path, c, Kind::Discrete)
        }
        "item_of" | TANGENT_OF | TANGENT_AT | NEGATED | REM_PARTIAL => {
            |l, path, c| l.call_again(path, c, Kind::Unknown)
        }
        "any_array" | "any_array_like" | "default_array" | "default_array_like" => |l, path, c| {
            // The values are placeholders, but the array will contain others.
            let (args, _) = l.rename(c.args.to_token_stream());
            let (tokens, kind) = (quote!(#path(#args)), Kind::Seq(Box::new(Kind::Unknown)));
            Some(l.expr(ExprKind::Constant(tokens, kind), c.span()))
        },
        "scalar" => |l, _, c| l.scalar(c.args.first()?),
        STRONG => |l, _, c| {
            let (tangent, partial) = (c.args.first()?, c.args.get(1)?);
            l.scalar(&syn::parse_quote!((#tangent) * (#partial)))
        },
        // The proof is printed again with the value.
        "bits" | "discrete" | "held" | "stepped" => |l, _, c| l.value(c.args.first()?),
        "length" => |l, _, c| {
            let Syn::Reference(slice) = c.args.first()? else { return None };
            let place = l.slice_place(&slice.expr)?;
            Some(l.length_of(&place, c.span()))
        },
        "a_scalar" => |l, _, c| Some(l.expr(ExprKind::Tuple(vec![]), c.span())),
        "optional" => {
            |l, _, c| Some(l.opaque(c.to_token_stream(), c.span(), true, Construct::Check))
        }
        // If the first derivative assumed a function of `std`, the second one does so too.
        "taken_for_that_of_std" => |l, _, c| {
            let [named, of_std] = [c.args.first()?, c.args.get(1)?].map(|f| f.to_token_stream());
            l.callees.presume(named, of_std, c.span());
            Some(l.expr(ExprKind::Tuple(vec![]), c.span()))
        },
        ZERO_LIKE => Lower::zero_like,
        "sorted_order" | "sorted_order_by_key" => {
            |l, _, c| Some(l.opaque(c.to_token_stream(), c.span(), true, Construct::Sort))
        }
        _ => return None,
    })
}

/// True if a call of this path is one that [`Lower::library_call`] lowers.
pub(super) fn is_known(path: &ExprPath, lib: &TokenStream) -> bool {
    rule_of(path, lib).is_some()
        || library_function(path, lib).is_some_and(|name| lowering(&name).is_some())
}
