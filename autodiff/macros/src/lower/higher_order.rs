//! Functions as arguments or results of closures and nested functions.

use std::rc::Rc;

use syn::spanned::Spanned;
use syn::{Expr as Syn, Pat, Type};

use crate::parse::signature::result_type;

use super::Lower;
use super::closure::{Callable, Closure};
use super::inline_closure::Argument;
use super::scope::{Binding, Scope};
use super::stmt::strip;

impl Lower {
    /// `f` with its function-valued parameters bound, and the other arguments.
    pub(super) fn given(
        &mut self,
        f: Callable,
        args: &syn::punctuated::Punctuated<Syn, syn::Token![,]>,
    ) -> Option<(Callable, Vec<Argument>)> {
        let Callable::Closure(c) = &f else {
            return Some((f, self.lent_arguments(args.iter())?));
        };
        let (mut bound, mut params, mut others) = (Scope::new(), Vec::new(), Vec::new());
        for (i, arg) in args.iter().enumerate() {
            let param = c.params.get(i);
            if let Some((Pat::Ident(p), ty)) = param
                && let Some(f) = self.as_function(arg, ty.as_ref())
            {
                bound.insert(p.ident.to_string(), Binding::Callable(f));
            } else {
                params.extend(param.cloned());
                others.push(arg);
            }
        }
        let args = self.lent_arguments(others.into_iter())?;
        if bound.is_empty() {
            return Some((f, args));
        }
        let mut scopes = c.scopes.clone();
        scopes.push(bound);
        let f = Closure { params, moves: false, scopes, ..(**c).clone() };
        Some((Callable::Closure(Rc::new(f)), args))
    }

    /// The arguments of a call. An item that has a name in a definition of the prelude is lent without a variable.
    fn lent_arguments<'a>(&mut self, args: impl Iterator<Item = &'a Syn>) -> Option<Vec<Argument>> {
        let named = |e: &Syn| matches!(e, Syn::Path(p) if matches!(self.binding_of(p), Some(Binding::Item(_))));
        let args = args.map(|arg| match arg {
            Syn::Reference(r) if r.mutability.is_none() && named(&r.expr) => (true, &*r.expr),
            arg => (false, arg),
        });
        let (lent, args): (Vec<_>, Vec<_>) = args.unzip();
        let values = self.operands(args.into_iter())?.into_iter().zip(lent);
        Some(values.map(|(e, lent)| if lent { Argument::Reference(e) } else { e.into() }).collect())
    }

    /// The closure of an argument. For a path it is a new closure that calls the path, if the parameter is a function.
    fn as_function(&mut self, arg: &Syn, ty: Option<&Type>) -> Option<Rc<Closure>> {
        if self.is_closure(arg) {
            let closure = self.closure_named(arg)?;
            let told = Self::with_signature(&closure, ty).map(Rc::new);
            return Some(told.unwrap_or(closure));
        }
        let inputs = ty.and_then(function_inputs)?;
        let Some(Callable::Path(path)) = self.callable(arg) else { return None };
        let names: Vec<_> = (0..inputs).map(|_| self.names.fresh("x", arg.span())).collect();
        Some(self.closure(&syn::parse_quote!(|#(#names),*| #path(#(#names),*))))
    }

    /// The closure that a closure or nested function returns: `let scaled = by(2.0);`.
    pub(super) fn returned_closure(&mut self, c: &syn::ExprCall) -> Option<Rc<Closure>> {
        let Some(Binding::Callable(f)) = (match strip(&c.func) {
            Syn::Path(p) => self.binding_of(p).cloned(),
            _ => None,
        }) else {
            return None;
        };
        let (before, closure) = match strip(&f.body) {
            Syn::Closure(closure) => (&[][..], closure.clone()),
            Syn::Block(b) if b.label.is_none() => match b.block.stmts.split_last()? {
                (syn::Stmt::Expr(Syn::Closure(closure), None), before) => (before, closure.clone()),
                _ => return None,
            },
            _ => return None,
        };
        let (given, args) = self.given(Callable::Closure(f.clone()), &c.args)?;
        let Callable::Closure(given) = given else { return None };
        self.enter(&given, c.span(), |l| {
            l.bind_arguments(&given, args, c.span())?;
            before.iter().for_each(|s| l.statement(s));
            let closure = l.closure(&closure);
            let told = Self::with_signature(&closure, given.output.as_ref()).map(Rc::new);
            Some(told.unwrap_or(closure))
        })
    }
}

/// The type parameters that stand for functions, with their bounds; `None` if there are other parameters.
pub(super) fn functions_only(generics: &syn::Generics) -> Option<Vec<(syn::Ident, Type)>> {
    let mut bounds = Vec::new();
    for p in &generics.params {
        let syn::GenericParam::Type(p) = p else { return None };
        let own = p.bounds.iter().cloned();
        let later =
            generics.where_clause.iter().flat_map(|w| &w.predicates).filter_map(|w| match w {
                syn::WherePredicate::Type(t) => Some(t),
                _ => None,
            });
        let name = &p.ident;
        let later = later
            .filter(|t| matches!(&t.bounded_ty, Type::Path(of) if of.path.is_ident(name)))
            .flat_map(|t| t.bounds.iter().cloned());
        let all: Vec<_> = own.chain(later).collect();
        if all.is_empty() {
            return None;
        }
        let ty: Type = syn::parse_quote!(impl #(#all)+*);
        function_inputs(&ty)?;
        bounds.push((name.clone(), ty));
    }
    let known = bounds.len();
    let predicates = generics.where_clause.iter().map(|w| w.predicates.len()).sum::<usize>();
    (predicates <= known).then_some(bounds)
}

/// The bound that replaces a type parameter which stands for a function.
pub(super) fn function_type(ty: &Type, functions: &[(syn::Ident, Type)]) -> Option<Type> {
    match ty {
        Type::Reference(r) => function_type(&r.elem, functions),
        Type::Path(p) => {
            let (_, bound) = functions.iter().find(|(name, _)| p.path.is_ident(name))?;
            Some(bound.clone())
        }
        _ => None,
    }
}

/// The number of arguments of a function of this type: `impl Fn(f64) -> f64`, `&dyn Fn(f64) -> f64`, `fn(f64) -> f64`.
fn function_inputs(ty: &Type) -> Option<usize> {
    signature(ty).map(|(inputs, _)| inputs.len())
}

/// The types of the arguments of such a function, and of its result.
pub(super) fn signature(ty: &Type) -> Option<(Vec<Type>, Option<Type>)> {
    let bounds = match ty {
        Type::Reference(r) => return signature(&r.elem),
        Type::Paren(t) => return signature(&t.elem),
        Type::FnPtr(f) => {
            let inputs = f.inputs.iter().map(|arg| arg.ty.clone());
            return Some((inputs.collect(), result_type(&f.output)));
        }
        Type::ImplTrait(t) => &t.bounds,
        Type::TraitObject(t) => &t.bounds,
        _ => return None,
    };
    bounds.iter().find_map(|bound| match bound {
        syn::TypeParamBound::Trait(t) => match &t.path.segments.last()?.arguments {
            syn::PathArguments::Parenthesized(p) => {
                let inputs = p.inputs.iter().map(|arg| arg.ty.clone());
                Some((inputs.collect(), result_type(&p.output)))
            }
            _ => None,
        },
        _ => None,
    })
}
