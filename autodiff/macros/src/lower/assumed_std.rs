//! Methods whose receiver's type is not visible, as in the fields of structs. A method with the name of a method of `Vec`
//! or slices is assumed to be that method. The generated code contains a reference of this type, so that the compiler
//! reports any other type. Functions with the names of `std`'s functions are checked too, by a comparison of the two.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Expr as Syn, ExprField, ExprMethodCall, ExprPath, ItemFn, Member, Stmt, Type, parse_quote,
    parse_quote_spanned,
};

use crate::ir::std_names::Property;
use crate::ir::words::name_of;
use crate::ir::{Expr, ExprKind, Kind, Role, VarId, methods};

use super::Lower;
use super::stmt::strip;
use super::user_types::is_data;

/// The names of variables of `f` of which fields are used by name: structs.
pub(super) fn structs(f: &ItemFn) -> HashSet<String> {
    struct Fields(HashSet<String>);
    impl<'a> Visit<'a> for Fields {
        fn visit_expr_field(&mut self, field: &'a ExprField) {
            if let Member::Named(_) = &field.member {
                self.0.extend(name_of(&field.base));
            }
            visit::visit_expr_field(self, field);
        }
    }
    let mut fields = Fields(HashSet::new());
    fields.visit_block(&f.block);
    fields.0
}

/// True if `e` is a part of a slice: `self.v[1..4]`.
fn is_part(e: &Syn) -> bool {
    matches!(strip(e), Syn::Index(i) if matches!(strip(&i.index), Syn::Range(_)))
}

impl Lower {
    /// Makes the compiler check that `mem::swap` is that of `std`, unless the path begins with `std` or `core`.
    pub(super) fn presume_memory(&mut self, path: &ExprPath) {
        let segments = &path.path.segments;
        let rooted = segments[0].ident == "std" || segments[0].ident == "core";
        if let (false, Some(last)) = (rooted && segments.len() == 3, segments.last()) {
            let name = &last.ident;
            self.presume_function(path, quote!(::core::mem::#name));
        }
    }

    /// Makes the compiler check that `path` is the function `of_std`, which has one type parameter.
    pub(super) fn presume_function(&mut self, path: &ExprPath, of_std: TokenStream) {
        self.presume_generic(path, of_std, quote!(u8));
    }

    /// Like [`presume_function`](Self::presume_function), for a function with these generic arguments.
    fn presume_generic(&mut self, path: &ExprPath, of_std: TokenStream, generics: TokenStream) {
        let mut path = path.path.clone();
        let Some(last) = path.segments.last_mut() else { return };
        last.arguments = syn::PathArguments::None;
        let span = last.ident.span();
        self.callees.presume(quote!(#path::<#generics>), quote!(#of_std::<#generics>), span);
    }

    /// Makes the compiler check that `iter::zip`, `array::from_fn` and similar functions are those of `std`.
    pub(super) fn presume_maker(&mut self, path: &ExprPath) {
        let names: Vec<_> = path.path.segments.iter().map(|s| s.ident.to_string()).collect();
        let rooted = names.len() == 3 && (names[0] == "std" || names[0] == "core");
        let [.., of, name] = &names[..] else { return };
        let generics = match &**name {
            "zip" => quote!([u8; 0], [u8; 0]),
            "once" | "repeat" => quote!(u8),
            "repeat_with" => quote!(u8, fn() -> u8),
            "successors" => quote!(u8, fn(&u8) -> ::core::option::Option<u8>),
            "from_fn" if of == "array" => quote!(u8, 0, fn(usize) -> u8),
            _ => return,
        };
        if !rooted {
            let [of, name] = [of, name].map(|name| format_ident!("{name}"));
            self.presume_generic(path, quote!(::core::#of::#name), generics);
        }
    }

    /// Rewrites `self.v.retain(f)` as `{ let part: &mut Vec<_> = &mut self.v; part.retain(f) }`.
    pub(super) fn presumed(&mut self, m: &ExprMethodCall) -> Option<Syn> {
        let (name, args) = (m.method.to_string(), m.args.iter().collect::<Vec<_>>());
        let in_field = matches!(strip(&m.receiver), Syn::Field(_) | Syn::Index(_));
        let wanted = match (name.as_str(), &args[..]) {
            ("retain" | "dedup_by", [f]) => self.is_callable(f),
            ("drain", [range]) | ("copy_within", [range, _]) => {
                matches!(strip(range), Syn::Range(_))
            }
            ("extend", [items]) => in_field || self.is_chain(items),
            ("dedup", []) | ("swap", [_, _]) => true,
            ("reverse", []) | ("rotate_left" | "rotate_right" | "swap_with_slice", [_]) => {
                is_part(&m.receiver)
            }
            (name, [_]) => Property::Sorts.has(name),
            _ => false,
        };
        if !wanted || !self.is_unseen(&m.receiver) {
            return None;
        }
        let of_slice = Property::Sorts.has(&name)
            || ["swap", "copy_within"].contains(&&*name)
            || is_part(&m.receiver);
        let ty: Type = if of_slice { parse_quote!([_]) } else { parse_quote!(::std::vec::Vec<_>) };
        let (span, whole, method) = (m.span(), self.whole(&m.receiver), &m.method);
        let part = self.names.fresh("part", span);
        let mut args = m.args.clone();
        let mut before: Vec<Stmt> = Vec::new();
        // Indices and bounds may read the struct that contains the field.
        let mut named = |index: &mut Syn, wish: &str| {
            if !matches!(strip(index), Syn::Lit(_)) {
                let name = self.names.fresh(wish, span);
                before.push(parse_quote_spanned!(span=> let #name = #index;));
                *index = parse_quote!(#name);
            }
        };
        for (arg, wish) in args.iter_mut().zip(["i", "j"]) {
            match (name.as_str(), arg) {
                ("drain" | "copy_within", Syn::Range(r)) => {
                    let ends = [(&mut r.start, "start"), (&mut r.end, "end")];
                    ends.into_iter().for_each(|(end, wish)| {
                        end.iter_mut().for_each(|end| named(end, wish));
                    });
                }
                ("swap" | "copy_within", index) => named(index, wish),
                _ => {}
            }
        }
        Some(parse_quote_spanned!(span=> {
            #(#before)*
            let #part: &mut #ty = &mut #whole;
            #part.#method(#args)
        }))
    }

    /// True if `m` is certainly a method of a user-defined type, whatever its name. That is the case if the receiver
    /// comes from a constructor, has fields or is `self`, or if the number of arguments differs from `std`'s method.
    pub(super) fn is_own_method(&mut self, m: &ExprMethodCall) -> bool {
        let name = m.method.to_string();
        if !methods::may_be_own(&name) {
            return false;
        }
        let own = match strip(&m.receiver) {
            Syn::Path(p) => self.local(p).is_some_and(|var| {
                self.made.contains(&var)
                    || self.vars[var].name == "self" && self.vars[var].role != Role::Local
                    || self.is_struct(p)
            }),
            _ => false,
        };
        let another =
            methods::arity(&name).is_some_and(|arity| arity != m.args.len()) && name != "take";
        (own || another)
            && self.kind_of(&m.receiver).is_some_and(|k| matches!(k.value(), Kind::Unknown))
    }

    /// True if the type of `var` is user-defined, according to its name or its constructor.
    pub(super) fn has_own_type(&self, var: VarId) -> bool {
        let v = &self.vars[var];
        self.made.contains(&var)
            || v.name == "self" && v.role != Role::Local
            || v.ty.as_ref().is_some_and(|ty| is_data(ty, &self.generics))
    }

    /// True if a field of the variable `p` is used by name somewhere in the function.
    pub(super) fn is_struct(&self, p: &ExprPath) -> bool {
        p.path.get_ident().is_some_and(|name| self.structs.contains(&name.to_string()))
    }

    /// True if a method named like one of `std` must belong to a user's trait: by the number of its arguments, or because
    /// the method of `std` for inactive values takes no floats.
    pub(super) fn is_of_another(&self, receiver: &Expr, name: &str, args: &[Expr]) -> bool {
        let floats = |e: &Expr| self.is_of_floats(e);
        let of_number = methods::rule(name).is_some() || methods::is_step(name);
        let another = methods::arity(name).is_some_and(|arity| arity != args.len());
        let no_integer = methods::rule(name)
            .is_some_and(|floats_taken| args.iter().skip(floats_taken).any(floats));
        // A type parameter that is not a float has its own methods.
        let of_type = |e: &Expr| match self.kind(e).value() {
            Kind::Float(ty) => ty.as_ref().map(ToTokens::to_token_stream).map(|ty| ty.to_string()),
            _ => None,
        };
        let generic = of_type(receiver).filter(|of| self.generics.iter().any(|name| name == of));
        let other =
            generic.is_some() && args.iter().filter_map(of_type).any(|ty| Some(ty) != generic);
        of_number && (another || other)
            || no_integer
            || of_number && matches!(self.kind(receiver).value(), Kind::Seq(_) | Kind::Tuple(_))
            || self.kind(receiver).value().is_discrete() && args.iter().any(floats)
    }

    /// True if `e` is known to be or contain a float.
    pub(super) fn is_of_floats(&self, e: &Expr) -> bool {
        let kind = self.kind(e);
        !matches!(kind.value(), Kind::Unknown) && !kind.value().is_discrete()
    }

    /// The arguments of a method with a rule. The generated code proves that integer arguments of the rule are integers.
    pub(super) fn with_integers_proven(&mut self, name: &str, mut args: Vec<Expr>) -> Vec<Expr> {
        let Some(floats) = methods::rule(name) else { return args };
        for arg in args.iter_mut().skip(floats) {
            let constant = matches!(arg.kind, ExprKind::Constant(..));
            if matches!(self.kind(arg), Kind::Unknown) && !constant {
                *arg = self.proven_integer(arg.clone());
            }
        }
        args
    }

    /// True if `e` is a place of unknown type that may carry a derivative.
    fn is_unseen(&mut self, e: &Syn) -> bool {
        let unknown = |kind: Kind| matches!(kind.value(), Kind::Unknown);
        self.is_vec(e) && self.kind_of(e).is_some_and(unknown)
    }

    /// The place that a method called on `e` receives: `*x` if `x` is a reference.
    pub(super) fn whole(&mut self, e: &Syn) -> Syn {
        match self.kind_of(e) {
            Some(kind) if kind.is_ref() => parse_quote!(*#e),
            _ => e.clone(),
        }
    }

    /// The kind of a place.
    pub(super) fn kind_of(&mut self, e: &Syn) -> Option<Kind> {
        if !matches!(strip(e), Syn::Path(_) | Syn::Index(_) | Syn::Field(_) | Syn::Unary(_)) {
            return None;
        }
        let start = self.statements();
        let place = self.slice_place(e);
        self.split_off(start);
        Some(self.place_kind(&place?))
    }
}
