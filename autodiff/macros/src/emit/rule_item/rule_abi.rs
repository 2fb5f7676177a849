//! The uniform signature, which every rule has beside the function's own. Through it, generated code can call a rule
//! without knowing the function's parameters.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{ItemFn, Type};

use crate::ir::{Activity, Kind, kinds};
use crate::parse::signature::{Param, Signature};

use super::called;

/// The rule under the uniform signature: each argument, followed by its shadow or `Inactive`, then the seed. Arguments
/// that the function writes are passed with their values from before the call.
#[derive(Default)]
pub(crate) struct Uniform {
    /// The parameter that receives the called function, and the code that checks it.
    called: TokenStream,
    shown: TokenStream,
    parts: Vec<Part>,
    /// The value that the rule returns beside the gradients.
    primal: Option<Ident>,
    seed: TokenStream,
    seed_passed: Option<TokenStream>,
}

impl Uniform {
    pub(super) fn of(lib: &TokenStream, signature: &Signature) -> Self {
        let params = signature.params.iter().enumerate();
        let parts = params.map(|(i, p)| Part::new(lib, i, p)).collect();
        let seed =
            signature.result.as_ref().map(|(ty, activity)| (ty.to_token_stream(), *activity));
        Self::new(lib, parts, seed)
    }

    /// The same for a function's pushforward. Each argument that carries a derivative is followed by its tangent, and
    /// both have shadows.
    pub(crate) fn of_pushforward(
        lib: &TokenStream,
        generics: &syn::Generics,
        signature: &Signature,
        method: bool,
    ) -> Self {
        let mut parts = Vec::new();
        for p in &signature.params {
            let i = parts.len();
            parts.push(Part::new(lib, i, p));
            parts.push(if p.activity.is_const() {
                Part::missing(lib)
            } else {
                Part::tangent(lib, i, p)
            });
        }
        let seed = signature.result.as_ref().map(|(ty, activity)| {
            let only = if activity.is_const() { *activity } else { Activity::ActiveOnly };
            (quote!((#ty, #ty)), only)
        });
        let mut uniform = Self::new(lib, parts, seed);
        if !method {
            let types: Vec<_> = signature.params.iter().map(|p| &p.ty).collect();
            let result = signature.result.as_ref().map(|(ty, _)| ty.to_token_stream());
            let called = called(generics, &types, result.as_ref());
            uniform.called = quote!(#called, _: impl #lib::rt::NoShadow,);
            uniform.shown = quote!(let _ = Self::__of(called););
        }
        uniform
    }

    /// The same for a rule written by hand, with the types of its parameters and of their shadows.
    pub(crate) fn of_rule(
        lib: &TokenStream,
        params: &[(&Type, Option<&Type>)],
        seed: Option<&Type>,
    ) -> Self {
        let params = params.iter().enumerate();
        let parts = params.map(|(i, (ty, shadow))| Part::by_hand(lib, i, ty, *shadow)).collect();
        let seed_passed = seed.map(|_| quote!(d_ret.seed()));
        let seed = seed.map_or(quote!(_: impl Sized), |ty| quote!(d_ret: impl #lib::rt::Seed<#ty>));
        Self { parts, seed, seed_passed, ..Self::default() }
    }

    fn new(lib: &TokenStream, parts: Vec<Part>, result: Option<(TokenStream, Activity)>) -> Self {
        let seed = quote!(_: impl #lib::rt::Seed<()>);
        let mut uniform = Self { parts, seed, ..Self::default() };
        let Some((ty, activity)) = result else { return uniform };
        if activity.is_const() {
            uniform.seed = quote!(_: impl #lib::rt::Seed<#ty>);
        } else {
            uniform.seed = quote!(d_ret: impl #lib::rt::Seed<#ty>);
            uniform.seed_passed = Some(quote!(d_ret.seed()));
        }
        uniform.primal = (activity != Activity::ActiveOnly).then(|| format_ident!("_primal"));
        uniform
    }

    /// The function `name` with this signature, which calls the associated function `rule`.
    pub(crate) fn written(&self, f: &ItemFn, name: &Ident, rule: &Ident) -> TokenStream {
        let (vis, generics) = (&f.vis, &f.sig.generics);
        let is_lifetime = |p: &&syn::GenericParam| matches!(p, syn::GenericParam::Lifetime(_));
        let lifetimes = generics.lifetimes();
        let others = generics.params.iter().filter(|p| !is_lifetime(p));
        let type_params = generics.type_params().map(|p| &p.ident);
        let predicates = generics.where_clause.iter().flat_map(|w| &w.predicates);
        let of = |part: fn(&Part) -> &TokenStream| self.parts.iter().map(part);
        let (own, shadows) = (of(|p| &p.own), of(|p| &p.shadow));
        // A tangent reads the argument before it.
        let before = of(|p| &p.before).rev();
        let passed = of(|p| &p.passed).filter(|tokens| !tokens.is_empty());
        let after = of(|p| &p.after);
        let Self { called, shown, seed, seed_passed, .. } = self;
        let unseen = super::unseen_parameters(f);
        let call = quote!(Self::#rule #unseen(#(#passed,)* #seed_passed));
        let gradients = self.parts.iter().filter_map(|p| p.gradient.as_ref());
        let outputs: Vec<_> = self.primal.iter().chain(gradients).collect();
        let call = match &outputs[..] {
            [] => quote!(#call;),
            [one] => quote!(let #one = #call;),
            all => quote!(let (#(#all),*) = #call;),
        };
        let hidden = crate::ir::runtime::hidden();
        quote! {
            #hidden
            #[inline]
            #vis fn #name<'__shadow, #(#lifetimes,)* #(#others),*>(#called #(#own, #shadows,)* #seed)
            where #(#type_params: '__shadow,)* #(#predicates),*
            {
                #shown
                #(#before)*
                #call
                #(#after)*
            }
        }
    }
}

/// One parameter of the uniform signature.
struct Part {
    /// The argument as declared, and its shadow.
    own: TokenStream,
    shadow: TokenStream,
    before: TokenStream,
    passed: TokenStream,
    gradient: Option<Ident>,
    after: TokenStream,
}

impl Part {
    fn new(lib: &TokenStream, i: usize, p: &Param) -> Self {
        let ty = &p.ty;
        let (a, d, g) = (format_ident!("a{i}"), format_ident!("d{i}"), format_ident!("g{i}"));
        if p.name == "self" {
            return Self::receiver(lib, p, &d, &g);
        }
        let store = format_ident!("store{i}");
        let mut part = Self {
            own: quote!(#a: #ty),
            shadow: quote!(_: impl #lib::rt::NoShadow),
            before: quote!(),
            passed: quote!(#a),
            gradient: None,
            after: quote!(),
        };
        match (p.activity, ty) {
            (Activity::Active, _) if is_scalar(ty) => {
                part.shadow = quote!(#d: impl #lib::rt::ScalarShadow<#ty>);
                part.before = quote!(let mut #store = #a;);
                part.after = quote!(*#d.or_discard(&mut #store) += #g;);
                part.gradient = Some(g);
            }
            (Activity::Active, _) => {
                part.shadow = quote!(#d: impl #lib::rt::ScalarShadow<#ty>);
                part.after = quote!(#d.receive(&#g););
                part.gradient = Some(g);
            }
            (Activity::Duplicated | Activity::DuplicatedOnly, Type::Reference(r)) => {
                part.reference(lib, r, &a, &d, &store);
            }
            (_, Type::Reference(r)) if r.mutability.is_some() => {
                let elem = &r.elem;
                part.own = quote!(#a: &#elem);
                part.before = quote!(let mut #a = ::std::borrow::ToOwned::to_owned(#a););
                part.passed = quote!(&mut #a);
            }
            _ => {}
        }
        part
    }

    /// The tangent of the argument `i`, placed after it: the tangent, or `Inactive` for zero.
    fn tangent(lib: &TokenStream, i: usize, p: &Param) -> Self {
        let (t, zero) = (format_ident!("a{}", i + 1), format_ident!("zero{}", i + 1));
        let primal = if p.name == "self" { p.name.clone() } else { format_ident!("a{i}") };
        let ty = p.ty.clone();
        let as_any = Param { name: t.clone(), mutable: false, write_once: false, ty, ..*p };
        let mut part = Self::new(lib, i + 1, &as_any);
        let behind = quote! {
            let mut #zero = ::core::option::Option::None;
            let #t = #t.or_zero(&*#primal, &mut #zero);
        };
        let (kind, value) = match &p.ty {
            Type::Reference(r) => {
                let elem = &r.elem;
                (quote!(TangentRef<#elem>), behind)
            }
            ty if p.name == "self" => {
                let value = quote!(#behind let #t = ::core::clone::Clone::clone(#t););
                (quote!(TangentRef<#ty>), value)
            }
            ty => (quote!(Tangent<#ty>), quote!(let #t = #t.or_zero(&#primal);)),
        };
        let before = part.before;
        part.own = quote!(#t: impl #lib::rt::#kind);
        part.before = quote!(#value #before);
        part
    }

    fn by_hand(lib: &TokenStream, i: usize, ty: &Type, shadow: Option<&Type>) -> Self {
        let (a, d, store) =
            (format_ident!("a{i}"), format_ident!("d{i}"), format_ident!("store{i}"));
        let mut part = Self { own: quote!(#a: #ty), passed: quote!(#a), ..Self::missing(lib) };
        let Some(Type::Reference(r)) = shadow else { return part };
        let elem = &r.elem;
        if let Type::Slice(slice) = &**elem {
            let element = &slice.elem;
            part.shadow = quote!(#d: impl #lib::rt::SliceShadow<'__shadow, #element>);
            part.passed = quote!(#a, #d.into_slice());
            return part;
        }
        let value = if matches!(ty, Type::Reference(_)) { quote!(&*#a) } else { quote!(&#a) };
        part.shadow = quote!(#d: impl #lib::rt::ScalarShadow<#elem>);
        part.before = quote!(let mut #store = ::core::clone::Clone::clone(#value););
        part.passed = quote!(#a, #d.or_discard(&mut #store));
        part
    }

    /// The placeholder for a tangent that an argument does not have.
    fn missing(lib: &TokenStream) -> Self {
        let none = quote!(_: impl #lib::rt::NoShadow);
        let [before, passed, after] = Default::default();
        Self { own: none.clone(), shadow: none, before, passed, gradient: None, after }
    }

    fn reference(
        &mut self,
        lib: &TokenStream,
        r: &syn::TypeReference,
        a: &Ident,
        d: &Ident,
        store: &Ident,
    ) {
        let (elem, lifetime) = (&r.elem, &r.lifetime);
        self.passed = quote!(#a, #d);
        self.own = quote!(#a: &#lifetime #elem);
        if let Type::Slice(slice) = &**elem {
            let element = &slice.elem;
            self.shadow = quote!(#d: impl #lib::rt::SliceShadow<'__shadow, #element>);
            let zeroed = if is_scalar(element) {
                quote!(or_zeroed(#d.into_slice(), #a.len(), &mut #store))
            } else {
                quote!(or_zero_like(#d.into_slice(), #a, &mut #store))
            };
            self.before = quote! {
                let mut #store = ::std::vec::Vec::new();
                let #d = #lib::rt::#zeroed;
            };
        } else {
            self.shadow = quote!(#d: impl #lib::rt::ScalarShadow<#elem>);
            self.before = if is_scalar(elem) && r.mutability.is_none() {
                quote! {
                    let mut #store = ::core::clone::Clone::clone(#a);
                    let #d = #d.or_discard(&mut #store);
                }
            } else {
                quote! {
                    let mut #store = ::core::option::Option::None;
                    let #d = #d.or_made(&mut #store, || #lib::rt::discarded(#a));
                }
            };
        }
        if r.mutability.is_some() {
            self.before.extend(quote!(let mut #a = ::std::borrow::ToOwned::to_owned(#a);));
            self.passed = quote!(&mut #a, #d);
        }
    }

    /// The receiver: always behind `&self`, with its shadow if the caller wants one.
    fn receiver(lib: &TokenStream, p: &Param, d: &Ident, g: &Ident) -> Self {
        let exclusive = matches!(&p.ty, Type::Reference(r) if r.mutability.is_some());
        let by_value = !matches!(&p.ty, Type::Reference(_));
        let mut part = Self {
            own: quote!(&self),
            shadow: quote!(#d: ::core::option::Option<&mut Self>),
            before: quote!(),
            passed: quote!(self),
            gradient: None,
            after: quote!(),
        };
        if exclusive {
            part.before = quote!(let mut this = ::core::clone::Clone::clone(self););
            part.passed = quote!(&mut this);
        } else if by_value {
            part.passed = quote!(::core::clone::Clone::clone(self));
        }
        match p.activity {
            Activity::Active => {
                part.gradient = Some(g.clone());
                part.after = quote!(if let ::core::option::Option::Some(#d) = #d {
                    #lib::rt::accumulate(#d, &#g);
                });
            }
            Activity::Duplicated | Activity::DuplicatedOnly => {
                let passed = &part.passed;
                part.passed = quote!(#passed, #d);
                part.before.extend(quote! {
                    let mut store = ::core::option::Option::None;
                    let #d = match #d {
                        ::core::option::Option::Some(#d) => #d,
                        ::core::option::Option::None => store.insert(#lib::rt::discarded(self)),
                    };
                });
            }
            _ => {
                part.shadow = quote!(_: ::core::option::Option<#lib::rt::ConstReceiver>);
            }
        }
        part
    }
}

/// Returns true if the type is a float, by its name. (A type parameter is treated as any other type.)
pub(super) fn is_scalar(ty: &Type) -> bool {
    matches!(kinds::of_type(ty, &[]), Kind::Float(_))
}
