//! The sweeps of a function, each by itself, under signatures that callers can use who know nothing of the parameters.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::{ItemFn, Type};

use crate::emit::generate::Sweeps;
use crate::ir::Activity;
use crate::parse::signature::{Param, Signature};

use super::rule_abi::is_scalar;

/// Beside a function that has the sweeps `sweeps`: what says so, and each of the two. To the reverse sweep the arguments
/// are `lent` once more, or it has what the forward sweep has stored; `stored` says that the other sweeps are there, too.
pub(crate) fn apart(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    sweeps: &Sweeps,
    (lent, stored): (bool, bool),
    associated: bool,
) -> TokenStream {
    let method = signature.receiver().is_some();
    let own = usize::from(method);
    let names = (own..signature.params.len()).map(|i| format_ident!("a{i}")).collect();
    let result = signature.result.as_ref();
    let written = Written {
        f,
        signature,
        lib,
        method,
        by_path: associated && !method,
        lent,
        names,
        types: signature.params[own..].iter().map(|p| &p.ty).collect(),
        result: result.map_or(quote!(()), |(ty, _)| quote!(#ty)),
        shadows: Shadows::of(lib, signature, own),
    };
    let (tokens, deep) = match sweeps {
        Sweeps::Apart(tokens, deep) => (Some(tokens), *deep),
        Sweeps::Joined => (None, false),
    };
    let (marks, forward) = (written.marks(deep), written.forward(tokens.is_some()));
    let reverse = if tokens.is_some() { written.reverse() } else { written.joined() };
    let once = lent && !written.is_exclusive() && (tokens.is_some() || stored);
    let once = once.then(|| written.once(tokens.is_some()));
    quote!(#tokens #marks #forward #reverse #once)
}

struct Written<'a> {
    f: &'a ItemFn,
    signature: &'a Signature,
    lib: &'a TokenStream,
    method: bool,
    /// True for an associated function without a receiver, which is called by its path.
    by_path: bool,
    lent: bool,
    /// The arguments beside the receiver.
    names: Vec<Ident>,
    types: Vec<&'a Type>,
    result: TokenStream,
    shadows: Shadows,
}

impl Written<'_> {
    fn name(&self, stem: &str) -> Ident {
        match (self.method, self.by_path) {
            (_, true) => format_ident!("{}_{}", crate::ir::by_path(stem), self.f.sig.ident),
            (true, _) => format_ident!("{stem}_{}", self.f.sig.ident),
            _ => format_ident!("{stem}"),
        }
    }

    /// Returns the constants that declare these sweeps, and that they call others.
    fn marks(&self, deep: bool) -> TokenStream {
        let stems =
            if self.lent { ["__is_lent", "__deep_lent"] } else { ["__is_apart", "__is_deep"] };
        let receiver = if self.method { quote!(&self) } else { TokenStream::new() };
        let lib = self.lib;
        let apart = quote!(#lib::rt::Apart);
        let stems = stems.into_iter().take(1 + usize::from(deep));
        stems.map(|stem| self.function(&self.name(stem), &receiver, &apart, &apart, true)).collect()
    }

    /// The forward sweep: by the function of both, or the function itself.
    fn forward(&self, by_sweeps: bool) -> TokenStream {
        let Self { f, lib, names, types, result, .. } = self;
        let given = self.method.then(|| quote!(self,));
        let mut inner = TokenStream::new();
        let value = if by_sweeps {
            let both = self.both();
            let body = quote! {
                Self::#both(stack, #lib::rt::Sweep::Forward((#given #(#names,)*))).value()
            };
            let name =
                self.name(if self.lent { "__lent_inner_forward" } else { "__inner_forward" });
            let receiver = self.method.then(|| self.receiver());
            let parameters = quote!(#receiver stack: &mut #lib::rt::Stack, #(#names: #types),*);
            inner = self.function(&name, &parameters, result, &body, false);
            quote!(Self::#name(#given stack, #(#names),*))
        } else {
            let of_type = self.method || self.by_path;
            let (of, path) = (&f.sig.ident, of_type.then(|| quote!(Self::)));
            quote!(#path #of(#given #(#names),*))
        };
        let stems: &[&str] = match (self.lent, self.method, self.is_exclusive()) {
            (false, ..) => &["__augmented"],
            (_, true, true) => &["__mut_lent_forward"],
            (_, true, false) => &["__lent_forward", "__mut_lent_forward"],
            (_, false, _) => &["__lent_forward"],
        };
        let receiver = self.method.then(|| self.receiver());
        let parameters = quote!(
            #receiver stack: &mut #lib::rt::Stack, (#(#names,)*): (#(#types,)*)
        );
        let each = stems
            .iter()
            .map(|stem| self.function(&self.name(stem), &parameters, result, &value, true));
        let each: TokenStream = each.collect();
        quote!(#inner #each)
    }

    /// The sweeps of a call that is made once: with the arguments lent, or stored by a function that would run twice.
    fn once(&self, lent: bool) -> TokenStream {
        let Self { lib, names, types, result, .. } = self;
        let given = self.method.then(|| quote!(self,));
        let receiver = self.method.then(|| quote!(&self,));
        let apart = quote!(#lib::rt::Apart);
        let mark =
            self.function(&self.name("__once_lent"), &quote!(#receiver), &apart, &apart, true);
        let forward = self.name(if lent { "__lent_forward" } else { "__augmented" });
        let parameters = quote!(
            #receiver stack: &mut #lib::rt::Stack, given: (#(#types,)*)
        );
        let value = quote!(Self::#forward(#given stack, given));
        let forward =
            self.function(&self.name("__once_forward"), &parameters, result, &value, true);
        let shadows: Vec<_> = names.iter().map(|name| format_ident!("d_{name}")).collect();
        let (this, _) = self.this();
        let (reverse, again) = match lent {
            true => ("__lent_reverse", quote!(((#this #(#names,)*), (#(#shadows,)*)))),
            false => ("__reversed", quote!((#(#shadows,)*))),
        };
        let reverse = self.name(reverse);
        let body = quote!(Self::#reverse(#given stack, #again, d_ret));
        let patterns: Vec<_> = shadows.iter().map(|name| quote!(#name)).collect();
        let reverse = self.reverse_with("__once_reverse", &patterns, &body);
        quote!(#mark #forward #reverse)
    }

    /// A function; one that only passes its arguments on is `thin`. (Arguments in a tuple go through memory.)
    fn function(
        &self,
        name: &Ident,
        parameters: &TokenStream,
        result: &TokenStream,
        body: &TokenStream,
        thin: bool,
    ) -> TokenStream {
        let (vis, hidden) = (&self.f.vis, crate::ir::runtime::hidden());
        let inline = if thin { quote!(#[inline(always)]) } else { quote!(#[inline]) };
        quote! {
            #hidden
            #inline
            #vis fn #name(#parameters) -> #result { #body }
        }
    }

    fn both(&self) -> Ident {
        let stem = if self.lent { "__lent_sweeps" } else { "__sweeps" };
        match self.by_path {
            true => format_ident!("{stem}_{}", self.f.sig.ident),
            false => self.name(stem),
        }
    }

    fn is_exclusive(&self) -> bool {
        let receiver = self.signature.receiver();
        receiver.is_some_and(|p| matches!(&p.ty, Type::Reference(r) if r.mutability.is_some()))
    }

    fn receiver(&self) -> TokenStream {
        if self.is_exclusive() { quote!(&mut self,) } else { quote!(&self,) }
    }

    /// The receiver among the arguments of the reverse sweep, whose own receiver is the shadow.
    fn this(&self) -> (Option<TokenStream>, Option<TokenStream>) {
        let ty = if self.is_exclusive() { quote!(&mut Self,) } else { quote!(&Self,) };
        (self.method.then(|| quote!(this,)), self.method.then_some(ty))
    }

    /// The reverse sweep, with `body`.
    fn reverse_with(
        &self,
        stem: &str,
        patterns: &[TokenStream],
        body: &TokenStream,
    ) -> TokenStream {
        let Self { lib, names, types, result, .. } = self;
        let Shadows { kinds, .. } = &self.shadows;
        let mutable = self.method.then(|| quote!(&mut self,));
        let (mut pattern, mut given) = (quote!((#(#patterns,)*)), quote!((#(#kinds,)*)));
        if self.lent {
            let (this, of_this) = self.this();
            pattern = quote!(((#this #(#names,)*), #pattern));
            given = quote!(((#of_this #(#types,)*), #given));
        }
        let parameters = quote! {
            #mutable stack: &mut #lib::rt::Stack, #pattern: #given, d_ret: impl #lib::rt::Seed<#result>
        };
        self.function(&self.name(stem), &parameters, &quote!(()), body, true)
    }

    fn reverse(&self) -> TokenStream {
        let Self { lib, names, types, result, .. } = self;
        let Shadows { patterns, passed, passed_types, gradients, gradient_types, after, .. } =
            &self.shadows;
        let name = self.name(if self.lent { "__lent_inner_reverse" } else { "__inner_reverse" });
        let both = self.both();
        let (again, of_again) = match self.lent {
            true => {
                let (this, _) = self.this();
                let ty = if self.is_exclusive() { quote!(&mut Self) } else { quote!(&Self) };
                let of_this = self.method.then(|| quote!(this: #ty,));
                (quote!(#this #(#names,)*), quote!(#of_this #(#names: #types,)*))
            }
            false => Default::default(),
        };
        let (given, receiver) =
            (self.method.then(|| quote!(self,)), self.method.then(|| quote!(&mut self,)));
        let parameters = quote! {
            #receiver stack: &mut #lib::rt::Stack, #of_again #(#passed: #passed_types,)* d_ret: #result
        };
        let body = quote! {
            Self::#both(stack, #lib::rt::Sweep::Reverse((#again #given #(#passed,)* d_ret,))).gradient()
        };
        let gradients_of = quote!((#(#gradient_types,)*));
        let inner = self.function(&name, &parameters, &gradients_of, &body, false);
        let seed = if self.signature.result.is_some() { quote!(d_ret.seed()) } else { quote!(()) };
        let body = quote! {
            let (#(#gradients,)*) = Self::#name(#given stack, #again #(#passed,)* #seed);
            #after
        };
        let stem = if self.lent { "__lent_reverse" } else { "__reversed" };
        let outer = self.reverse_with(stem, patterns, &body);
        quote!(#inner #outer)
    }

    /// The reverse sweep of a function that calls no other: its pullback.
    fn joined(&self) -> TokenStream {
        let names = &self.names;
        let shadows: Vec<_> = names.iter().map(|name| format_ident!("d_{name}")).collect();
        let name = self.name("__vjp");
        let arguments = quote!(#(#names, #shadows,)* d_ret);
        let body = match self.method {
            true => quote!(this.#name(::core::option::Option::Some(self), #arguments);),
            false => quote!(Self::#name(#arguments);),
        };
        let patterns: Vec<_> = shadows.iter().map(|name| quote!(#name)).collect();
        self.reverse_with("__lent_reverse", &patterns, &body)
    }
}

/// The shadows of the parameters: as the caller hands them over, and as the sweeps want them.
#[derive(Default)]
struct Shadows {
    patterns: Vec<TokenStream>,
    kinds: Vec<TokenStream>,
    passed: Vec<TokenStream>,
    passed_types: Vec<TokenStream>,
    gradients: Vec<TokenStream>,
    gradient_types: Vec<Type>,
    after: TokenStream,
}

impl Shadows {
    fn of(lib: &TokenStream, signature: &Signature, own: usize) -> Self {
        let mut shadows = Self::default();
        for (i, p) in signature.params.iter().enumerate().skip(own) {
            shadows.add(lib, i, p);
        }
        shadows
    }

    fn add(&mut self, lib: &TokenStream, i: usize, Param { ty, activity, .. }: &Param) {
        let (d, g, store) =
            (format_ident!("d{i}"), format_ident!("g{i}"), format_ident!("store{i}"));
        match (activity, ty) {
            (Activity::Const, _) => {
                self.patterns.push(quote!(_));
                self.kinds.push(quote!(impl #lib::rt::NoShadow));
            }
            (_, Type::Reference(r)) => {
                let of = &r.elem;
                self.patterns.push(quote!(#d));
                self.kinds.push(quote!(&mut #of));
                self.passed.push(quote!(#d));
                self.passed_types.push(quote!(&mut #of));
            }
            _ => {
                debug_assert!(is_scalar(ty), "other parameters have no sweeps apart");
                self.patterns.push(quote!(#d));
                self.kinds.push(quote!(impl #lib::rt::ScalarShadow<#ty>));
                self.gradients.push(quote!(#g));
                self.gradient_types.push(ty.clone());
                self.after.extend(quote! {
                    let mut #store = #g;
                    *#d.or_discard(&mut #store) += #g;
                });
            }
        }
    }
}
