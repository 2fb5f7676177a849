//! Types that are written: where a value is taken apart or taken in, what told its type must not be lost, lest its
//! literals become `i32` and `f64`.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    AngleBracketedGenericArguments, Expr as Syn, GenericArgument, Lit, Pat, PathArguments, Type,
    parse_quote,
};

use crate::diagnostics::Diagnostics;
use crate::ir::{Expr, ExprKind, Kind, Role, StmtKind, VarId};
use crate::kinds;

use super::Lower;
use super::call::INTEGERS;
use super::closure::Closure;
use super::stmt::strip;

/// Whether `ty` can be written of a variable, whatever the value is: references may be kept by their places alone.
pub(super) fn can_be_told(ty: &Type) -> bool {
    struct Borrows(bool);
    impl<'a> Visit<'a> for Borrows {
        fn visit_lifetime(&mut self, _: &'a syn::Lifetime) {
            self.0 = true;
        }
        fn visit_type(&mut self, ty: &'a Type) {
            self.0 |= matches!(
                ty,
                Type::Reference(_)
                    | Type::ImplTrait(_)
                    | Type::TraitObject(_)
                    | Type::FnPtr(_)
                    | Type::Never(_)
            );
            visit::visit_type(self, ty);
        }
    }
    let mut borrows = Borrows(matches!(ty, Type::Infer(_)));
    borrows.visit_type(ty);
    !borrows.0
}

/// Whether `ty` is a number's of `std`.
fn is_scalar(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let name = path.path.get_ident().map(ToString::to_string);
    name.is_some_and(|name| ["f32", "f64"].contains(&&*name) || INTEGERS.contains(&&*name))
}

fn is_literal(value: &TokenStream) -> bool {
    syn::parse2::<Lit>(value.clone()).is_ok()
}

/// The type argument of `repeat::<u8>` or `Vec::<u8>::from`.
pub(super) fn argument(arguments: &PathArguments) -> Option<Type> {
    kinds::first_argument(arguments).filter(|ty| !matches!(ty, Type::Infer(_))).cloned()
}

/// `T` of `Option<T>`.
pub(super) fn payload(ty: &Type) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    argument(&last.arguments).filter(|_| last.ident == "Option")
}

/// `T` of `[T; n]` and `[T]`, and what a reference to it leads to.
pub(super) fn of_element(ty: Option<&Type>) -> Option<Type> {
    match ty? {
        Type::Array(of) => said(&of.elem),
        Type::Slice(of) => said(&of.elem),
        Type::Paren(of) => of_element(Some(&of.elem)),
        Type::Reference(r) => {
            let (element, mutable) = (of_element(Some(&r.elem))?, &r.mutability);
            (!matches!(element, Type::Reference(_))).then(|| parse_quote!(&#mutable #element))
        }
        _ => None,
    }
}

/// The type, unless it is `_`.
fn said(ty: &Type) -> Option<Type> {
    (!matches!(ty, Type::Infer(_))).then(|| ty.clone())
}

/// The type of the part number `i` of a tuple, or of what a reference to one leads to.
pub(super) fn of_part(ty: Option<&Type>, i: usize) -> Option<Type> {
    match ty? {
        Type::Tuple(t) => said(t.elems.get(i)?),
        Type::Paren(t) => of_part(Some(&t.elem), i),
        Type::Reference(r) => {
            let (part, mutable) = (of_part(Some(&r.elem), i)?, &r.mutability);
            (!matches!(part, Type::Reference(_))).then(|| parse_quote!(&#mutable #part))
        }
        _ => None,
    }
}

/// `e` with its type at each literal and each part.
fn ascribed(e: &Syn, ty: &Type, value: &Ident) -> Syn {
    let mut said = strip(e).clone();
    match (&mut said, ty) {
        (Syn::Tuple(parts), Type::Tuple(types)) if parts.elems.len() == types.elems.len() => {
            for (part, ty) in parts.elems.iter_mut().zip(&types.elems) {
                *part = ascribed(part, ty, value);
            }
        }
        (Syn::Array(parts), Type::Array(of)) => {
            parts.elems.iter_mut().for_each(|part| *part = ascribed(part, &of.elem, value));
        }
        (Syn::Macro(m), _)
            if m.mac.path.is_ident("vec")
                && !m.mac.tokens.is_empty()
                && kinds::element_type(ty).is_some() =>
        {
            let (list, element) = (&m.mac.tokens, kinds::element_type(ty));
            if let Ok(list) = syn::parse2::<Syn>(quote!([#list])) {
                let list = ascribed(&list, &parse_quote!([#element; 0]), value);
                let list = match &list {
                    Syn::Array(a) => a.elems.to_token_stream(),
                    Syn::Repeat(r) => {
                        let (value, length) = (&r.expr, &r.len);
                        quote!(#value; #length)
                    }
                    _ => return e.clone(),
                };
                m.mac.tokens = list;
            }
        }
        (Syn::Repeat(of), Type::Array(array)) => *of.expr = ascribed(&of.expr, &array.elem, value),
        (Syn::Unary(u), _) if matches!(strip(&u.expr), Syn::Lit(_)) => {
            *u.expr = ascribed(&u.expr, ty, value);
        }
        (Syn::Unary(u), _) if matches!(u.op, syn::UnOp::Deref(_)) => {}
        (Syn::MethodCall(m), _) if takes_part(m) => {}
        (Syn::Range(range), _) => {
            let of = of_range(ty);
            for bound in range.start.iter_mut().chain(&mut range.end) {
                if let Some(of) = &of {
                    **bound = ascribed(bound, of, value);
                }
            }
        }
        (Syn::Lit(literal), Type::Path(of)) => {
            if let Some(of) = of.path.get_ident() {
                literal.lit = suffixed(&literal.lit, &of.to_string());
            }
        }
        (Syn::Path(_), ty) if is_scalar(ty) && ty != &parse_quote!(f64) => {
            said = parse_quote!({ let #value: #ty = #e; #value });
        }
        (Syn::Path(_) | Syn::Field(_) | Syn::Index(_) | Syn::Lit(_) | Syn::Closure(_), _) => {}
        (said, ty) if can_be_told(ty) => {
            *said = parse_quote!({ let #value: #ty = #said; #value });
        }
        _ => {}
    }
    said
}

/// Whether `m` gives what is in a place, which tells its type.
fn takes_part(m: &syn::ExprMethodCall) -> bool {
    const TAKING: &[&str] = &[
        "pop",
        "next",
        "next_back",
        "nth",
        "take",
        "replace",
        "first",
        "last",
        "get",
        "first_mut",
        "last_mut",
        "get_mut",
        "as_mut",
        "as_ref",
    ];
    super::place::is_place(&m.receiver) && TAKING.iter().any(|name| m.method == name)
}

/// `u8` of `Range<u8>`.
fn of_range(ty: &Type) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    argument(&last.arguments).filter(|_| last.ident.to_string().starts_with("Range"))
}

/// `5u8` for a `5` that is to be a `u8`.
fn suffixed(literal: &Lit, of: &str) -> Lit {
    let float = of == "f32" || of == "f64";
    let (digits, plain) = match literal {
        Lit::Int(n) => (n.to_string(), n.suffix().is_empty() && INTEGERS.contains(&of)),
        Lit::Float(x) => (x.to_string(), x.suffix().is_empty() && float),
        _ => return literal.clone(),
    };
    let point = if digits.ends_with('.') { "0" } else { "" };
    match syn::parse_str(&format!("{digits}{point}{of}")) {
        Ok(mut said) if plain => {
            Lit::set_span(&mut said, literal.span());
            said
        }
        _ => literal.clone(),
    }
}

/// Methods that are written out, with type arguments that would be lost.
const WRITTEN_OUT: &[&str] = &[
    "and_then",
    "chain",
    "extend",
    "filter_map",
    "find_map",
    "flat_map",
    "map",
    "map_or",
    "map_or_else",
    "map_while",
    "max_by_key",
    "min_by_key",
    "or_else",
    "ok_or",
    "rfold",
    "scan",
    "sort_by_cached_key",
    "sort_by_key",
    "then",
    "then_some",
    "zip",
];

/// Functions of which the same is true.
const WRITTEN_OUT_BY_PATH: &[(&str, &str)] =
    &[("iter", "zip"), ("mem", "replace"), ("mem", "swap"), ("mem", "take")];

/// Whether something in `tokens` takes its type from where it stands.
fn leaves_open(tokens: TokenStream) -> bool {
    const INFERRED: &[&str] =
        &["collect", "default", "from", "into", "parse", "product", "sum", "try_into"];
    tokens.into_iter().any(|token| match token {
        TokenTree::Literal(literal) => match Lit::new(literal) {
            Lit::Int(n) => n.suffix().is_empty(),
            Lit::Float(x) => x.suffix().is_empty(),
            _ => false,
        },
        TokenTree::Ident(name) => INFERRED.iter().any(|known| name == known),
        TokenTree::Group(group) => leaves_open(group.stream()),
        TokenTree::Punct(_) => false,
    })
}

/// Refuses type arguments that would be lost.
pub(super) fn refuse_arguments(f: &syn::ItemFn, diag: &mut Diagnostics) {
    struct Lost<'d>(&'d mut Diagnostics);
    impl Lost<'_> {
        fn refuse(&mut self, args: &AngleBracketedGenericArguments) {
            let told = |arg: &GenericArgument| match arg {
                GenericArgument::Type(ty) => !matches!(ty, Type::Infer(_)),
                _ => false,
            };
            if let Some(arg) = args.args.iter().find(|arg| told(arg)) {
                let instead = "write the type where the value gets a name: `let v: u8 = …`, `|v: u8| -> f32 { … }`";
                self.0.refuse(arg.span(), "this type argument", instead);
            }
        }
    }
    impl<'a> Visit<'a> for Lost<'_> {
        fn visit_expr_method_call(&mut self, m: &'a syn::ExprMethodCall) {
            if let Some(args) = &m.turbofish
                && WRITTEN_OUT.contains(&m.method.to_string().as_str())
                && (m.args.iter()).any(|arg| leaves_open(arg.to_token_stream()))
            {
                self.refuse(args);
            }
            visit::visit_expr_method_call(self, m);
        }
        fn visit_expr_call(&mut self, c: &'a syn::ExprCall) {
            if let Syn::Path(path) = &*c.func
                && let [.., of, name] = &path.path.segments.iter().collect::<Vec<_>>()[..]
                && let (of, called) = (of.ident.to_string(), name.ident.to_string())
                && WRITTEN_OUT_BY_PATH.contains(&(of.as_str(), called.as_str()))
                && let PathArguments::AngleBracketed(args) = &name.arguments
            {
                self.refuse(args);
            }
            visit::visit_expr_call(self, c);
        }
    }
    Lost(diag).visit_block(&f.block);
}

/// Methods that hand on the elements of a list as they are.
const HANDING_ON: &[&str] = &[
    "iter",
    "into_iter",
    "rev",
    "copied",
    "cloned",
    "skip",
    "take",
    "step_by",
    "peekable",
    "first",
    "last",
    "get",
    "next",
    "nth",
];

/// The list whose elements `e` hands on.
fn list_beneath(e: &mut Syn) -> Option<&mut Syn> {
    match e {
        Syn::Paren(p) => list_beneath(&mut p.expr),
        Syn::MethodCall(m) => {
            let hands_on = HANDING_ON.iter().any(|name| m.method == name);
            if hands_on { list_beneath(&mut m.receiver) } else { None }
        }
        list => Some(list),
    }
}

/// The one number's type that occurs in that of an iterator, or of an option of a reference.
fn number_in(ty: &Type) -> Option<Type> {
    struct Numbers<'t>(Vec<&'t Type>);
    impl<'t> Visit<'t> for Numbers<'t> {
        fn visit_type(&mut self, ty: &'t Type) {
            if is_scalar(ty) {
                self.0.push(ty);
            }
            visit::visit_type(self, ty);
        }
    }
    let mut numbers = Numbers(vec![]);
    numbers.visit_type(ty);
    match &numbers.0[..] {
        [one] => Some((*one).clone()),
        _ => None,
    }
}

impl Lower {
    /// `init`, of the type `ty` that is written for an iterator or for what a list may have, with its elements told.
    pub(super) fn elements_told(&mut self, init: &Syn, ty: Option<&Type>) -> Option<Syn> {
        let (mut said, of) = (init.clone(), number_in(ty?)?);
        if !matches!(strip(init), Syn::MethodCall(_)) {
            return None;
        }
        match list_beneath(&mut said)? {
            list @ (Syn::Array(_) | Syn::Repeat(_) | Syn::Macro(_)) => {
                let array: Type = parse_quote!([#of; 0]);
                *list = self.ascribed(list, &array);
                Some(said)
            }
            list @ Syn::Path(_) => {
                let Syn::Path(p) = &*list else { return None };
                let open = self.local(p).filter(|&var| self.vars[var].ty.is_none());
                if open.is_some() {
                    self.prove_elements(&of, list);
                }
                None
            }
            _ => None,
        }
    }

    /// `e` of the type `ty`, as text.
    pub(super) fn ascribed(&mut self, e: &Syn, ty: &Type) -> Syn {
        ascribed(e, ty, &self.names.fresh("value", e.span()))
    }

    /// `value`, which has the type that is written, where that may be what tells it.
    pub(super) fn typed(&mut self, value: Expr, ty: &Type) -> Expr {
        let (id, span) = (value.id, value.span);
        match (value.kind, ty) {
            (ExprKind::Tuple(parts), Type::Tuple(types)) if parts.len() == types.elems.len() => {
                let parts = parts.into_iter().zip(&types.elems);
                let parts = parts.map(|(part, ty)| self.typed(part, ty)).collect();
                Expr { id, kind: ExprKind::Tuple(parts), span }
            }
            (ExprKind::Read(place), ty) => {
                let kind = kinds::of_place(&place, &self.vars, &self.generics);
                let read = Expr { id, kind: ExprKind::Read(place.clone()), span };
                if place.proj.is_empty() && self.vars[place.base].role == Role::Local {
                    self.learn(place.base, ty);
                    read
                } else if is_scalar(ty)
                    && matches!(kind, Kind::Unknown | Kind::Discrete | Kind::Float(None))
                {
                    self.bind_typed(read, ty)
                } else {
                    read
                }
            }
            (kind @ ExprKind::Borrow { .. }, ty) => {
                if let (ExprKind::Borrow { place, .. }, Type::Reference(r)) = (&kind, ty)
                    && place.proj.is_empty()
                    && can_be_told(&r.elem)
                    && !matches!(&*r.elem, Type::Slice(_))
                {
                    self.learn(place.base, &r.elem);
                }
                Expr { id, kind, span }
            }
            (ExprKind::Constant(literal, _), Type::Path(of))
                if is_scalar(ty) && is_literal(&literal) =>
            {
                let of = of.path.to_token_stream().to_string();
                let literal =
                    syn::parse2(literal).map(|literal| suffixed(&literal, &of).to_token_stream());
                let kind = kinds::of_type(ty, &self.generics);
                Expr { id, kind: ExprKind::Constant(literal.unwrap_or_default(), kind), span }
            }
            (kind, ty) if can_be_told(ty) => self.bind_typed(Expr { id, kind, span }, ty),
            (kind, _) => Expr { id, kind, span },
        }
    }

    /// The same, if a type is written.
    pub(super) fn told_as(&mut self, value: Expr, ty: Option<&Type>) -> Expr {
        match ty {
            Some(ty) => self.typed(value, ty),
            None => value,
        }
    }

    fn bind_typed(&mut self, value: Expr, ty: &Type) -> Expr {
        let span = value.span;
        let var = self.declare_hidden("value", Some(ty.clone()), span);
        self.push(StmtKind::Let { var, init: Some(value) }, span);
        self.read(var, span)
    }

    /// The variable is of the type `ty`, unless it has one.
    pub(super) fn learn(&mut self, var: VarId, ty: &Type) {
        let mut of = ty;
        while let Type::Reference(r) = of {
            of = &r.elem;
        }
        if self.vars[var].ty.is_some() || !can_be_told(of) {
            return;
        }
        let kind = kinds::of_type(ty, &self.generics);
        let v = &mut self.vars[var];
        if matches!(v.kind, Kind::Unknown | Kind::Float(None)) {
            v.kind = kind;
        }
        v.ty = Some(ty.clone());
    }

    /// The closure `c` with the types that `ty`, of the function that it stands for, tells: `fn(u8) -> u8`.
    pub(super) fn with_signature(c: &Closure, ty: Option<&Type>) -> Option<Closure> {
        let (inputs, output) = super::passed::signature(ty?)?;
        let told = c.params.iter().zip(inputs);
        let params = told.map(|((pat, ty), told)| (pat.clone(), ty.clone().or(Some(told))));
        let params: Vec<(Pat, Option<Type>)> = params.collect();
        (params.len() == c.params.len()).then(|| Closure {
            params,
            output: c.output.clone().or(output),
            body: c.body.clone(),
            scopes: c.scopes.clone(),
            source: c.source.to_token_stream(),
        })
    }
}
