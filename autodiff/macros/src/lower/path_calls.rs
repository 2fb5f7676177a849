//! Other spellings: methods, operators and macros that are called by a path.

use proc_macro2::{Ident, Span};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprCall, ExprPath, Type, parse_quote, parse_quote_spanned};

use crate::ir::callees::OPERATORS;
use crate::ir::refusals::Construct;
use crate::ir::std_names::Property;
use crate::ir::{Kind, StmtKind, kinds};

use super::Lower;
use super::prelude::SLICES;
use super::stmt::strip;
use super::type_ascription::{argument, path_argument};
use super::user_types::type_and_name;

impl Lower {
    /// Rewrites the `init` of `let v: ty = init` in simpler form: `V::from(x)` for `x.into()`.
    pub(super) fn in_other_words(&mut self, init: &Syn, ty: Option<&Type>) -> Option<Syn> {
        let (m, ty) = match (strip(init), ty) {
            (Syn::Call(c), _) => return self.respelled(c),
            (Syn::MethodCall(m), Some(ty)) => (m, ty),
            _ => return None,
        };
        let Type::Path(path) = ty else { return None };
        if kinds::is_named(ty, "Vec") && m.method == "into" && m.args.is_empty() {
            return self.vec_from(&m.receiver, None, m.span());
        }
        let plain = path.path.segments.last()?.arguments.is_none();
        let into = m.method == "into" && m.args.is_empty();
        (into && plain && super::user_types::is_data(ty, &self.generics)).then(|| {
            let (path, from) = (&path.path, &m.receiver);
            parse_quote_spanned!(m.span()=> #path::from(#from))
        })
    }

    /// Rewrites `c` as a method call or macro: `<[f64]>::to_vec(x)`, `Vec::push(&mut v, x)`, `Vec::from([a, b])`.
    pub(super) fn respelled(&mut self, c: &ExprCall) -> Option<Syn> {
        let Syn::Path(path) = &*c.func else { return None };
        if let Some(of) = &path.qself {
            return self.qualified(path, &of.ty, c);
        }
        if let Some(said) = self.of_one_argument(path, c) {
            return Some(said);
        }
        let segments: Vec<_> = path.path.segments.iter().collect();
        let [.., of, called] = &segments[..] else { return None };
        let (span, first) = (c.span(), c.args.first()?);
        match (of.ident.to_string().as_str(), called.ident.to_string().as_str()) {
            ("Vec", "from") if c.args.len() == 1 => {
                self.vec_from(first, argument(&of.arguments), span)
            }
            ("Vec", "from_iter") if self.is_chain(first) => {
                let element = argument(&of.arguments).unwrap_or(parse_quote!(_));
                Some(parse_quote_spanned!(span=> #first.collect::<::std::vec::Vec<#element>>()))
            }
            ("Vec", method)
                if Property::OfVec.has(method)
                    || SLICES.method(method, c.args.len() - 1).is_some() =>
            {
                Some(as_method(c, &called.ident, first))
            }
            (of, name) => {
                let said = operation(of, name, c)?;
                self.presume_operator(path, &called.ident);
                Some(said)
            }
        }
    }

    /// Lowers `drop(v);`, which has no effect on floats; false if `c` is no such call.
    pub(super) fn dropped(&mut self, c: &ExprCall) -> bool {
        let (Syn::Path(path), [arg]) = (&*c.func, &c.args.iter().collect::<Vec<_>>()[..]) else {
            return false;
        };
        let names: Vec<_> = path.path.segments.iter().map(|s| s.ident.to_string()).collect();
        let named = matches!(&names[..], [name] if name == "drop")
            || matches!(&names[..], [.., of, name] if of == "mem" && name == "drop");
        let named = named && self.binding_of(path).is_none();
        if let (true, Syn::Call(_) | Syn::MethodCall(_)) = (named, strip(arg)) {
            self.presume_function(path, quote!(::core::mem::drop));
            self.statement(&syn::parse_quote_spanned!(c.span()=> let _ = #arg;));
            return true;
        }
        let Syn::Path(dropped) = strip(arg) else { return false };
        let Some(var) = self.local(dropped).filter(|_| named) else { return false };
        let kind = &self.vars[var].kind;
        match kind {
            Kind::Seq(_) | Kind::Float(_) if !kind.is_discrete() => {}
            // The effects of the drop, for example of a lock, happen here.
            Kind::Unknown => {
                let value = self.opaque(c.to_token_stream(), c.span(), false, Construct::Drop);
                self.push(StmtKind::Effect(value), c.span());
            }
            _ => return false,
        }
        self.presume_function(path, quote!(::core::mem::drop));
        true
    }

    /// Replaces `black_box(x)` by `x`.
    fn of_one_argument(&mut self, path: &ExprPath, c: &ExprCall) -> Option<Syn> {
        let (last, span) = (path.path.segments.last()?.ident.to_string(), c.span());
        let [arg] = &c.args.iter().collect::<Vec<_>>()[..] else { return None };
        if self.binding_of(path).is_some() {
            return None;
        }
        let before = path.path.segments.iter().rev().nth(1).map(|s| s.ident.to_string());
        match (last.as_str(), before.as_deref()) {
            ("black_box", None | Some("hint")) => {
                self.presume_function(path, quote!(::core::hint::black_box));
                let ty = path_argument(path);
                let told = ty.map(|ty| self.ascribed(arg, &ty));
                let arg = told.as_ref().unwrap_or(arg);
                Some(parse_quote_spanned!(span=> (#arg)))
            }
            _ => None,
        }
    }

    /// Makes the compiler check that `Mul::mul` is the operator's method, since a user's trait may have that name.
    fn presume_operator(&mut self, path: &ExprPath, method: &Ident) {
        let mut of = path.path.clone();
        of.segments.pop();
        of.segments.pop_punct();
        let Some(last) = of.segments.last_mut() else { return };
        last.arguments = syn::PathArguments::None;
        let name = last.ident.clone();
        let named = quote!(<f64 as #of>::#method);
        self.callees.presume(named, quote!(<f64 as ::core::ops::#name>::#method), method.span());
    }

    /// Writes `x.to_vec()` for `<[f64]>::to_vec(x)`, and `S::new(a)` for `<S>::new(a)`.
    fn qualified(&mut self, path: &ExprPath, of: &Type, c: &ExprCall) -> Option<Syn> {
        let [name] = &path.path.segments.iter().collect::<Vec<_>>()[..] else { return None };
        let Type::Path(ty) = of else {
            return Some(as_method(c, &name.ident, &self.elements_of(c.args.first()?, of)));
        };
        if ty.qself.is_some() {
            return None;
        }
        let (mut ty, args) = (ty.path.clone(), &c.args);
        if let Some(syn::PathArguments::AngleBracketed(a)) =
            ty.segments.last_mut().map(|last| &mut last.arguments)
        {
            a.colon2_token = Some(Default::default());
        }
        Some(parse_quote_spanned!(c.span()=> #ty::#name(#args)))
    }

    /// The list `e`, with types on its elements' literals, if it has the type `of`.
    fn elements_of(&mut self, e: &Syn, of: &Type) -> Syn {
        let Some(element) = kinds::element_type(of) else { return e.clone() };
        match self.ascribed(lent(e), &parse_quote!([#element; 0])) {
            said @ (Syn::Array(_) | Syn::Repeat(_)) => said,
            _ => e.clone(),
        }
    }

    /// Lowers `Vec::from(e)` for an array or slice.
    fn vec_from(&mut self, e: &Syn, element: Option<Type>, span: Span) -> Option<Syn> {
        let told = element.map(|of| self.elements_of(e, &parse_quote!([#of])));
        let whole = lent(told.as_ref().unwrap_or(e));
        if let Some(list) = super::arrays::listing(whole) {
            return Some(parse_quote_spanned!(span=> vec![#list]));
        }
        match strip(whole) {
            // The type of a constant is unknown.
            Syn::Path(p) if self.local(p).is_none() => None,
            _ => self.is_slice_like(whole).then(|| parse_quote_spanned!(span=> (#whole).to_vec())),
        }
    }
}

/// True if `path` constructs a value of a `std` type that contains no derivatives.
pub(super) fn is_without_shadow(path: &ExprPath) -> bool {
    let names: Vec<_> = path.path.segments.iter().map(|s| s.ident.to_string()).collect();
    let [before @ .., of, name] = &names[..] else { return false };
    let makes = Property::Makes.has(name);
    let boxed = of == "Box" && name == "new";
    let qualified =
        before.last().is_some_and(|module| Property::WithoutShadow.has(&format!("{module}::{of}")));
    makes && !boxed && (qualified || Property::WithoutShadow.has(of))
}

fn as_method(c: &ExprCall, name: &Ident, receiver: &Syn) -> Syn {
    let (receiver, others) = (lent(receiver), c.args.iter().skip(1));
    let plain = matches!(receiver, Syn::Path(_) | Syn::Field(_) | Syn::Index(_) | Syn::Paren(_));
    let receiver = if plain { quote!(#receiver) } else { quote!((#receiver)) };
    parse_quote_spanned!(c.span()=> #receiver.#name(#(#others),*))
}

/// True if `c` calls an operator's method by its trait.
pub(super) fn is_operator(c: &ExprCall) -> bool {
    let Syn::Path(path) = &*c.func else { return false };
    type_and_name(path)
        .is_some_and(|(of, name)| OPERATORS.iter().any(|known| of == known.0 && name == known.1))
}

/// Writes `a * b` for `Mul::mul(a, b)`.
fn operation(of: &str, name: &str, c: &ExprCall) -> Option<Syn> {
    let (.., op) = OPERATORS.iter().find(|known| known.0 == of && known.1 == name)?;
    let span = c.span();
    match &c.args.iter().collect::<Vec<_>>()[..] {
        [a] if of == "Neg" => Some(parse_quote_spanned!(span=> (-(#a)))),
        [a, b] if of.ends_with("Assign") => {
            let op: syn::BinOp = syn::parse_str(op).ok()?;
            let a = match strip(a) {
                Syn::Reference(r) if r.mutability.is_some() => (*r.expr).clone(),
                a => parse_quote_spanned!(span=> *(#a)),
            };
            Some(parse_quote_spanned!(span=> #a #op (#b)))
        }
        [a, b] if of != "Neg" => {
            let op: syn::BinOp = syn::parse_str(op).ok()?;
            Some(parse_quote_spanned!(span=> ((#a) #op (#b))))
        }
        _ => None,
    }
}

/// The operand `x` of `&x` and `&mut x`.
fn lent(e: &Syn) -> &Syn {
    match strip(e) {
        Syn::Reference(r) => &r.expr,
        _ => e,
    }
}
