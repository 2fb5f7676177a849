//! Calls of functions.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprCall, ExprPath, PathArguments};

use crate::ir::refusals::Construct;
use crate::ir::std_names::Property;
use crate::ir::{Call, Expr, ExprKind, Kind, StmtKind, VarId, kinds, methods};

use super::Lower;
use super::closure::Callable;
use super::scope::Binding;
use super::stmt::strip;

/// Functions of integer types that return an integer.
const CONVERSIONS: &[&str] = &["from", "from_str", "from_str_radix", "try_from"];

impl Lower {
    /// A call: a float method by its full name, a constructor, or a function with its own derivative.
    ///
    /// The result is stored in `result` if given, and in a new variable otherwise.
    pub(super) fn call(&mut self, c: &ExprCall, result: Option<VarId>) -> Option<Expr> {
        let span = c.span();
        if let Some(value) = self.without_call(c) {
            let value = value?;
            return Some(self.given_to(result.map(Some), value));
        }
        let Syn::Path(path) = &*c.func else {
            return Some(self.opaque(
                c.to_token_stream(),
                span,
                false,
                Construct::CallThroughValue,
            ));
        };
        if let Some(said) = self.respelled(c) {
            let value = self.value(&said)?;
            return Some(self.given_to(result.map(Some), value));
        }
        if path.qself.as_ref().is_some_and(|of| of.position > 0)
            && c.args.iter().any(|a| self.reads_derivatives(a.to_token_stream()))
        {
            return self.refused(path.span(), "a call by the path of a trait", "call the method on a value, `value.area()`, or by its type, `Square::area(&value)`");
        }
        if self.local(path).is_some() {
            return Some(self.opaque(
                c.to_token_stream(),
                span,
                false,
                Construct::CallThroughVariable,
            ));
        }
        if let Some(e) = self.library_call(path, c) {
            return e;
        }
        if let Some(e) = self.associated(path, c) {
            return e;
        }
        if let Some(value) = self.constructor(path, c) {
            return value;
        }
        if super::path_calls::is_without_shadow(path) {
            let value = self.opaque(c.to_token_stream(), span, false, Construct::OfStd);
            return Some(self.given_to(result.map(Some), value));
        }
        let args = self.call_args(c)?;
        let call = self.make_call(path, args);
        let result = match result {
            Some(var) => var,
            None => self.declare_hidden("value", None, span),
        };
        self.push(StmtKind::Call { result: Some(result), call }, span);
        Some(self.read(result, span))
    }

    /// The value of a closure's or nested function's body, or of `array::from_fn`.
    fn without_call(&mut self, c: &ExprCall) -> Option<Option<Expr>> {
        if let Some(f) = self.inlined(c) {
            let given = self.given(f, &c.args);
            return Some(given.and_then(|(f, args)| self.apply(&f, args, c.span())));
        }
        let ([f], Syn::Path(path)) = (&c.args.iter().collect::<Vec<_>>()[..], &*c.func) else {
            return None;
        };
        let made = super::arrays::is_from_fn(path) && self.is_callable(f);
        made.then(|| {
            self.presume_maker(path);
            self.hint = self.hint.take().or_else(|| super::arrays::turbofish(path));
            self.array_from_fn(f, c.span())
        })
    }

    /// Lowers a call as a statement.
    pub(super) fn call_statement(&mut self, c: &ExprCall) -> Option<()> {
        if let Some(f) = self.inlined(c) {
            let (f, args) = self.given(f, &c.args)?;
            return self.apply_effect(&f, args, c.span());
        }
        if self.memory_statement(c).is_some() {
            return Some(());
        }
        if self.dropped(c) {
            return Some(());
        }
        if let Some(said) = self.respelled(c) {
            self.expr_statement(&said);
            return Some(());
        }
        if !self.is_function(c) {
            let value = self.call(c, None)?;
            self.push(StmtKind::Effect(value), c.span());
            return Some(());
        }
        let Syn::Path(path) = &*c.func else { return None };
        let args = self.call_args(c)?;
        let call = self.make_call(path, args);
        self.push(StmtKind::Call { result: None, call }, c.span());
        Some(())
    }

    /// True if `c` calls a function that would need its own derivative.
    pub(super) fn is_function(&self, c: &ExprCall) -> bool {
        let Syn::Path(path) = &*c.func else { return false };
        self.binding_of(path).is_none()
            && !is_constructor(path)
            && self.scalar_type(path).is_none()
            && !super::library::is_known(path, &self.lib)
            && !super::data::is_known(path)
    }

    /// The closure or nested function that `c` calls.
    fn inlined(&mut self, c: &ExprCall) -> Option<Callable> {
        match strip(&c.func) {
            Syn::Closure(closure) => Some(Callable::Closure(self.closure(closure))),
            Syn::Path(p) => match self.binding_of(p)? {
                Binding::Callable(f) => Some(Callable::Closure(f.clone())),
                _ => None,
            },
            _ => None,
        }
    }

    fn call_args(&mut self, c: &ExprCall) -> Option<Vec<Expr>> {
        let args = self.operands(c.args.iter())?;
        Some(self.arguments(args))
    }

    pub(super) fn arguments(&mut self, args: Vec<Expr>) -> Vec<Expr> {
        let mut args: Vec<_> = args.into_iter().map(|arg| self.argument(arg)).collect();
        // A variable passed by value twice needs two shadows.
        let mut seen = std::collections::HashSet::new();
        for arg in &mut args {
            if let ExprKind::Read(place) = &arg.kind
                && !self.kind(arg).is_ref()
                && !self.kind(arg).is_discrete()
                && !self.is_inactive(place)
                && !seen.insert(place.base)
            {
                *arg = self.spill("argument", arg.clone());
            }
        }
        args
    }

    /// Binds computed arguments to names, so that they have a shadow, and fixes the bounds of borrowed places.
    fn argument(&mut self, arg: Expr) -> Expr {
        let (id, span) = (arg.id, arg.span);
        match arg.kind {
            ExprKind::Borrow { mutable, place } => {
                let place = self.pin(place);
                Expr { id, kind: ExprKind::Borrow { mutable, place }, span }
            }
            ExprKind::Method { ref receiver, ref method, .. }
                if method == "as_slice" && matches!(receiver.kind, ExprKind::Read(_)) =>
            {
                self.view_of(arg).0
            }
            ExprKind::Constant(..)
            | ExprKind::Opaque { .. }
            | ExprKind::Range { .. }
            | ExprKind::PureCall { .. } => arg,
            ExprKind::Struct { ref fields, rest: None, .. } if fields.is_empty() => arg,
            ExprKind::Read(ref place) if place.proj.is_empty() => arg,
            ExprKind::Read(ref place) if self.kind(&arg).is_ref() => {
                let place = self.pin(place.clone());
                Expr { id, kind: ExprKind::Read(place), span }
            }
            ExprKind::Read(ref place) if self.is_inactive(place) && self.is_constant(&arg) => arg,
            _ if self.kind(&arg).is_discrete() && self.is_constant(&arg) => arg,
            _ => self.spill("argument", arg),
        }
    }

    fn make_call(&mut self, path: &ExprPath, args: Vec<Expr>) -> Call {
        let mut of = path.path.clone();
        let mut generics = TokenStream::new();
        if let Some(last) = of.segments.last_mut()
            && let PathArguments::AngleBracketed(a) = &last.arguments
        {
            let list = &a.args;
            generics = quote!(::<#list>);
            last.arguments = PathArguments::None;
        }
        let beside = of.segments.last().is_some_and(|s| s.ident == "__jvp");
        if beside {
            of.segments.pop();
            of.segments.pop_punct();
        }
        let within = of.segments.last_mut().is_some_and(|s| pushed_forward(&mut s.ident));
        let second = beside || within;
        // An associated function has no namespace in which a rule item could be placed.
        let namespace = of.segments.iter().rev().nth(1);
        let associated =
            namespace.is_some_and(|s| s.ident.to_string().starts_with(char::is_uppercase));
        let id = self.fresh_id();
        let location = match associated {
            true => ExprPath { path: of, ..path.clone() }.into_token_stream(),
            false => self.callees.rule_of(&of, &mut self.names).into_token_stream(),
        };
        let (path, checked) = (path.to_token_stream(), !associated && !second);
        Call { associated, path, location, checked, second, generics, args, id, ..Call::default() }
    }

    /// The kind of the scalar type that contains the associated function `path`.
    fn scalar_type(&self, path: &ExprPath) -> Option<Kind> {
        if path.path.segments.len() != 2 {
            return None;
        }
        let first = &path.path.segments[0].ident;
        if Property::Integer.has(&first.to_string()) {
            return Some(Kind::Discrete);
        }
        let ty: syn::Type = syn::parse_quote!(#first);
        match kinds::of_type(&ty, &self.generics) {
            kind @ Kind::Float(_) => Some(kind),
            _ => None,
        }
    }

    /// Lowers `f64::sin(x)`, `T::from_f64(0.5)`, `usize::from(b)`.
    fn associated(&mut self, path: &ExprPath, c: &ExprCall) -> Option<Option<Expr>> {
        let kind = self.scalar_type(path)?;
        let span = c.span();
        let name = path.path.segments[1].ident.clone();
        let text = name.to_string();
        if let (Kind::Discrete, "then" | "then_some", Some(cond)) = (&kind, &*text, c.args.first())
        {
            let args = c.args.iter().skip(1);
            let call = syn::parse_quote_spanned!(span=> (#cond).#name(#(#args),*));
            return Some(self.value(&call));
        }
        if let (Kind::Float(Some(ty)), "sin_cos", Some(x)) = (&kind, &*text, c.args.first()) {
            let x = self.ascribed(x, ty);
            return Some(self.value(&syn::parse_quote_spanned!(span=> (#x).sin_cos())));
        }
        let Some(mut args) = self.operands(c.args.iter()) else { return Some(None) };
        if methods::rule(&text).is_some() || methods::is_step(&text) || !methods::is_pure(&text) {
            args = args.into_iter().map(|a| self.dereferenced(a)).collect();
        }
        if let Kind::Discrete = kind {
            return Some(self.of_integers(path, args, c));
        }
        if methods::is_pure(&text) && !args.is_empty() {
            return Some(self.method_by_path(&kind, (path, c), args));
        }
        if name == "from"
            && args.len() == 1
            && !self.kind(&args[0]).is_discrete()
            && let Kind::Float(Some(ty)) = &kind
            // A type parameter is not a type to cast to.
            && matches!(kinds::of_type(ty, &[]), Kind::Float(_))
        {
            let (value, ty) = (args.remove(0), ty.clone());
            return Some(Some(self.cast(value, ty, span)));
        }
        if let [Expr { kind: ExprKind::Cast(value, _), .. }] = &mut args[..]
            && matches!(self.kind(value), Kind::Unknown)
        {
            // `T::from_f64(self.n as f64)`: a constant, if the field is an integer.
            **value = self.proven_integer((**value).clone());
        }
        Some(Some(self.pure_call(path.to_token_stream(), args, kind, span)))
    }

    /// Lowers `f64::sin(x)`: a method of a scalar type, without side effects.
    fn method_by_path(
        &mut self,
        kind: &Kind,
        (path, c): (&ExprPath, &ExprCall),
        mut args: Vec<Expr>,
    ) -> Option<Expr> {
        let [of, method] = [0, 1].map(|i| path.path.segments[i].ident.clone());
        let name = method.to_string();
        if let Kind::Float(Some(ty)) = kind {
            let floats = 1 + methods::rule(&name).unwrap_or(0);
            for arg in args.iter_mut().take(floats) {
                let untold = matches!(self.kind(arg), Kind::Float(None) | Kind::Unknown);
                if untold && **ty != syn::parse_quote!(f64) {
                    *arg = self.typed(arg.clone(), ty);
                }
            }
        }
        let receiver = args.remove(0);
        let is_of = |ty: &syn::Type| matches!(ty, syn::Type::Path(p) if p.path.is_ident(&of));
        let other = match self.kind(&receiver).value() {
            _ if !self.generics.contains(&of) => false,
            Kind::Float(Some(ty)) if is_of(ty) => false,
            Kind::Float(None) | Kind::Unknown => !self.prove_type(&of, &c.args[0]),
            _ => true,
        };
        if other || self.is_of_another(&receiver, &name, &args) {
            return self.other(&Syn::Call(c.clone()));
        }
        let (receiver, args) = (Box::new(receiver), self.with_integers_proven(&name, args));
        let generics = TokenStream::new();
        Some(self.expr(ExprKind::Method { receiver, method, generics, args }, c.span()))
    }

    /// Lowers `u8::from(b)`, `usize::max(a, b)`: a function of an integer type. Such functions of `std` take no floats.
    /// If an argument may be a float, the generated code proves that the result is none.
    fn of_integers(&mut self, path: &ExprPath, args: Vec<Expr>, c: &ExprCall) -> Option<Expr> {
        let known = |e: &Expr| {
            self.kind(e).value().is_discrete() || matches!(e.kind, ExprKind::Constant(..))
        };
        if args.iter().any(|e| !known(e) && self.is_of_floats(e)) {
            return self.other(&syn::Expr::Call(c.clone()));
        }
        // Results of these functions are integers by their traits.
        let name = path.path.segments.last().map(|last| last.ident.to_string());
        let converts = name.is_some_and(|name| CONVERSIONS.contains(&name.as_str()));
        let proven = converts || args.iter().all(known);
        let call = self.pure_call(path.to_token_stream(), args, Kind::Discrete, c.span());
        Some(if proven { call } else { self.proven_integer(call) })
    }
}

/// Replaces `__jvp_method`, the name of a method's pushforward, by the method's name. False if it is no such name.
pub(super) fn pushed_forward(name: &mut Ident) -> bool {
    let text = name.to_string();
    let stems = ["__jvp_", "__path_jvp_"];
    let Some(method) = stems.iter().find_map(|stem| text.strip_prefix(stem)) else { return false };
    let span = name.span();
    *name = syn::parse_str(method).unwrap_or_else(|_| Ident::new_raw(method, span));
    name.set_span(span);
    true
}

/// True for `Some(…)`, `Point(…)`, by Rust's naming convention.
pub(super) fn is_constructor(path: &ExprPath) -> bool {
    path.path.segments.last().is_some_and(|s| s.ident.to_string().starts_with(char::is_uppercase))
}
