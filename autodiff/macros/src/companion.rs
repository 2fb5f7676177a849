//! What stands beside a function with a derived rule: for a free function a type of its name with the rule, for a
//! method or associated function further functions in its `impl` block.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{ItemFn, Type};

use crate::ir::{Activity, Kind};
use crate::kinds;
use crate::parse::{Param, Signature};

/// The companion of a free function.
pub(crate) fn of_function(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    derivatives: &TokenStream,
) -> TokenStream {
    let (vis, of) = (&f.vis, &f.sig.ident);
    let uniform = uniform(f, signature, lib, &format_ident!("__vjp"), &quote!(Self::pullback));
    let check = check(vis, of, &f.sig.generics, lib);
    let doc = format!(
        "The derivative of [`{of}`], written by the engine and found by the function's path."
    );
    quote! {
        #[doc = #doc]
        #[allow(non_camel_case_types, missing_docs, unreachable_pub)]
        #vis enum #of {}
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        impl #of {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #check
            #derivatives
            #uniform
        }
    }
}

/// `__of` in the rule of `of`: gives back the function that is called, if it is that one.
pub(crate) fn check(
    vis: &syn::Visibility,
    of: &Ident,
    generics: &syn::Generics,
    lib: &TokenStream,
) -> TokenStream {
    let (bound, check) = if generics.params.is_empty() {
        (quote!(: 'static), quote!(#lib::same_function(called, &#of)))
    } else {
        (quote!(), quote!(#lib::function_beside::<Self, F>(called)))
    };
    quote! {
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        #vis fn __of<F #bound>(called: F) -> F { #check }
    }
}

/// The parameter of a rule that takes the function called, whose type parameters then follow from the other parameters.
pub(crate) fn called(
    generics: &syn::Generics,
    types: &[&Type],
    result: Option<&TokenStream>,
) -> TokenStream {
    let output = result.map(|ty| quote!(-> #ty));
    let bound = generics.params.is_empty().then(|| quote!(+ 'static));
    quote!(called: impl ::core::ops::Fn(#(#types),*) #output #bound)
}

/// What stands beside a method or associated function.
pub(crate) fn of_method(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    derivatives: &TokenStream,
) -> TokenStream {
    let (name, rule) = (format_ident!("__vjp_{}", f.sig.ident), pullback_name(f));
    let uniform = uniform(f, signature, lib, &name, &quote!(Self::#rule));
    quote!(#derivatives #uniform)
}

/// What stands beside a method through which no derivative passes: rules that do nothing. (None for a method that
/// writes through `&mut`: what it writes would need a derivative.)
pub(crate) fn without_derivative(f: &ItemFn, lib: &TokenStream) -> TokenStream {
    let (vis, of, generics) = (&f.vis, &f.sig.ident, &f.sig.generics);
    let exclusive = |ty: &Type| matches!(ty, Type::Reference(r) if r.mutability.is_some());
    let (mut vjp, mut jvp, mut passed) = (Vec::new(), Vec::new(), Vec::new());
    for (i, arg) in f.sig.inputs.iter().enumerate() {
        let name = format_ident!("a{i}");
        match arg {
            syn::FnArg::Receiver(r) if matches!(crate::parse::receiver_type(r), Type::Reference(r) if r.mutability.is_none()) =>
            {
                vjp.push(quote!(&self, _: ::core::option::Option<&mut Self>));
                jvp.push(quote!(&self, _: impl Sized));
                passed.push(quote!(self));
            }
            syn::FnArg::Typed(t) if !exclusive(&t.ty) => {
                let ty = &t.ty;
                vjp.push(quote!(#name: #ty, _: impl Sized));
                jvp.push(quote!(#name: #ty, _: impl Sized));
                passed.push(quote!(#name));
            }
            _ => return TokenStream::new(),
        }
    }
    let syn::ReturnType::Type(_, ty) = &f.sig.output else { return TokenStream::new() };
    if matches!(kinds::of_type(ty, &[]), Kind::Unknown) || matches!(&**ty, Type::Reference(_)) {
        return TokenStream::new();
    }
    let params = generics.params.iter();
    let params_again = generics.params.iter();
    let where_clause = &generics.where_clause;
    let (vjp_name, jvp_name) = (format_ident!("__vjp_{of}"), format_ident!("__jvp_{of}"));
    quote! {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, unused, clippy::all, clippy::pedantic)]
        #[inline]
        #vis fn #vjp_name<#(#params),*>(#(#vjp,)* _: impl Sized) #where_clause {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, unused, clippy::all, clippy::pedantic)]
        #[inline]
        #vis fn #jvp_name<#(#params_again),*>(#(#jvp),*) -> (#ty, #ty) #where_clause {
            let value = Self::#of(#(#passed),*);
            let tangent = #lib::Differentiable::zero_like(&value);
            (value, tangent)
        }
    }
}

/// `<method>_pullback`
pub(crate) fn pullback_name(f: &ItemFn) -> Ident {
    Ident::new(&format!("{}_pullback", f.sig.ident), f.sig.ident.span())
}

/// The rule under the signature that every differentiable function has: each argument, then its shadow or `Inactive`,
/// then the seed. What the function writes comes as it was before the call.
fn uniform(
    f: &ItemFn,
    signature: &Signature,
    lib: &TokenStream,
    name: &Ident,
    rule: &TokenStream,
) -> TokenStream {
    let vis = &f.vis;
    let generics = &f.sig.generics;
    let lifetimes = generics.lifetimes();
    let others: Vec<_> =
        generics.params.iter().filter(|p| !matches!(p, syn::GenericParam::Lifetime(_))).collect();
    let type_params = generics.type_params().map(|p| &p.ident);
    let predicates = generics.where_clause.iter().flat_map(|w| &w.predicates);
    let parts: Vec<Part> =
        signature.params.iter().enumerate().map(|(i, p)| Part::new(lib, i, p)).collect();
    let inputs = parts.iter().map(|p| &p.inputs);
    let before = parts.iter().map(|p| &p.before);
    let passed = parts.iter().map(|p| &p.passed);
    let after = parts.iter().map(|p| &p.after);
    let mut outputs: Vec<_> = parts.iter().filter_map(|p| p.gradient.clone()).collect();
    let (mut seed, mut seed_passed) = (TokenStream::new(), TokenStream::new());
    if let Some((ty, activity)) = &signature.result {
        outputs.insert(0, format_ident!("_primal"));
        let ty = ty.to_token_stream();
        if activity.is_const() {
            seed = quote!(_: #ty);
        } else {
            (seed, seed_passed) = (quote!(d_ret: #ty), quote!(d_ret));
        }
    }
    let call = quote!(#rule(#(#passed,)* #seed_passed));
    let call = match &outputs[..] {
        [] => quote!(#call;),
        [one] => quote!(let #one = #call;),
        all => quote!(let (#(#all),*) = #call;),
    };
    quote! {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        #vis fn #name<'__shadow, #(#lifetimes,)* #(#others),*>(#(#inputs,)* #seed)
        where #(#type_params: '__shadow,)* #(#predicates),*
        {
            #(#before)*
            #call
            #(#after)*
        }
    }
}

/// One parameter of the uniform signature.
struct Part {
    inputs: TokenStream,
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
            inputs: quote!(#a: #ty, _: impl #lib::NoShadow),
            before: quote!(),
            passed: quote!(#a),
            gradient: None,
            after: quote!(),
        };
        match (p.activity, ty) {
            (Activity::Active, _) if is_scalar(ty) => {
                part.inputs = quote!(#a: #ty, #d: impl #lib::ScalarShadow<#ty>);
                part.before = quote!(let mut #store = #a;);
                part.after = quote!(*#d.or_discard(&mut #store) += #g;);
                part.gradient = Some(g);
            }
            (Activity::Active, _) => {
                part.inputs = quote!(#a: #ty, #d: impl #lib::ScalarShadow<#ty>);
                part.before = quote!(let mut #store = #lib::discarded(&#a););
                part.after = quote!(#lib::accumulate(#d.or_discard(&mut #store), &#g););
                part.gradient = Some(g);
            }
            (Activity::Duplicated | Activity::DuplicatedOnly, Type::Reference(r)) => {
                part.reference(lib, r, &a, &d, &store);
            }
            (_, Type::Reference(r)) if r.mutability.is_some() => {
                let elem = &r.elem;
                part.inputs = quote!(#a: &#elem, _: impl #lib::NoShadow);
                part.before = quote!(let mut #a = ::std::borrow::ToOwned::to_owned(#a););
                part.passed = quote!(&mut #a);
            }
            _ => {}
        }
        part
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
        if let Type::Slice(slice) = &**elem {
            let element = &slice.elem;
            self.inputs =
                quote!(#a: &#lifetime #elem, #d: impl #lib::SliceShadow<'__shadow, #element>);
            let zeroed = if is_scalar(element) {
                quote!(or_zeroed(#d.into_slice(), #a.len(), &mut #store))
            } else {
                quote!(or_zero_like(#d.into_slice(), #a, &mut #store))
            };
            self.before = quote! {
                let mut #store = ::std::vec::Vec::new();
                let #d = #lib::#zeroed;
            };
        } else {
            self.inputs = quote!(#a: &#lifetime #elem, #d: impl #lib::ScalarShadow<#elem>);
            let zero = if is_scalar(elem) && r.mutability.is_none() {
                quote!(::core::clone::Clone::clone(#a))
            } else {
                quote!(#lib::discarded(#a))
            };
            self.before = quote! {
                let mut #store = #zero;
                let #d = #d.or_discard(&mut #store);
            };
        }
        if r.mutability.is_some() {
            self.before.extend(quote!(let mut #a = ::std::borrow::ToOwned::to_owned(#a);));
            self.passed = quote!(&mut #a, #d);
        }
    }

    /// The receiver: always behind `&self`, with its shadow if it is wanted.
    fn receiver(lib: &TokenStream, p: &Param, d: &Ident, g: &Ident) -> Self {
        let exclusive = matches!(&p.ty, Type::Reference(r) if r.mutability.is_some());
        let by_value = !matches!(&p.ty, Type::Reference(_));
        let mut part = Self {
            inputs: quote!(&self, #d: ::core::option::Option<&mut Self>),
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
                    #lib::accumulate(#d, &#g);
                });
            }
            Activity::Duplicated | Activity::DuplicatedOnly => {
                let passed = &part.passed;
                part.passed = quote!(#passed, #d);
                part.before.extend(quote! {
                    let mut store = ::core::option::Option::None;
                    let #d = match #d {
                        ::core::option::Option::Some(#d) => #d,
                        ::core::option::Option::None => store.insert(#lib::discarded(self)),
                    };
                });
            }
            _ => {
                part.inputs = quote!(&self, _: ::core::option::Option<#lib::ConstReceiver>);
            }
        }
        part
    }
}

/// Whether the type is a float, by its name. (A type parameter is treated as any other type.)
fn is_scalar(ty: &Type) -> bool {
    matches!(kinds::of_type(ty, &[]), Kind::Float(_))
}
