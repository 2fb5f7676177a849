//! The forward derivative in a function's rule item, under the uniform signature: each argument, followed by its
//! tangent or `Inactive`. The result is the value and its tangent.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Generics, ItemFn, Type};

use crate::emit::rule_item;
use crate::parse::ReverseArgs;
use crate::parse::signature::Signature;

use crate::parse::forward::ForwardArgs;

/// `pushforward` under std::autodiff's convention and `__jvp` under the engine's, for `#[differentiable]`.
pub(crate) fn derived(f: &ItemFn, reverse: &ReverseArgs, method: bool) -> syn::Result<TokenStream> {
    let activities = reverse.activities.iter().map(|&(a, span)| (a.dual(), span)).collect();
    let of = &f.sig.ident;
    let beside = format_ident!("{}_pushforward", of);
    let name = if method { beside.clone() } else { format_ident!("pushforward", span = of.span()) };
    let unseen = rule_item::unseen_parameters(f);
    let rule = quote!(Self::#name #unseen);
    let args = ForwardArgs { name, width: 1, activities, options: reverse.options.clone() };
    let derivative = super::forward(&args, f)?;
    crate::emit::source::dump(&beside, &derivative);
    let signature = Signature::new(f, f.sig.ident.span(), &args.activities)?;
    let result = signature.result.as_ref().map(|(ty, _)| ty.to_token_stream());
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    let is_const = signature.result.as_ref().is_some_and(|(_, activity)| activity.is_const());
    let written = |signature: &Signature, name: &Ident| {
        let params = signature.params.iter().map(|p| (&p.ty, !p.activity.is_const()));
        let params: Vec<_> = params.collect();
        let receiver = signature.receiver().is_some();
        let of = (!method).then(|| quote!(Self));
        let shape = Shape { name: name.clone(), receiver, is_const, of };
        uniform(&lib, &f.vis, &f.sig.generics, &params, result.as_ref(), &rule, &shape)
    };
    let uniform = if method {
        rule_item::of_either(f, "__jvp", &signature, written)
    } else {
        written(&signature, &format_ident!("__jvp"))
    };
    Ok(quote!(#derivative #uniform))
}

/// The properties in which the uniform functions differ.
pub(super) struct Shape {
    /// Name of the function.
    pub name: Ident,
    /// True if the first parameter is `self`.
    pub receiver: bool,
    /// True if the result carries no derivative.
    pub is_const: bool,
    /// The rule to which the called function is shown; none for methods.
    pub of: Option<TokenStream>,
}

impl Shape {
    /// Returns the shape for a free function with an active result.
    pub(super) fn plain() -> Self {
        let of = Some(quote!(Self));
        Self { name: format_ident!("__jvp"), receiver: false, is_const: false, of }
    }
}

/// The parameters of `__jvp`, what they store before the call, and the arguments of the call.
#[derive(Default)]
struct Parts {
    inputs: Vec<TokenStream>,
    stores: TokenStream,
    passed: Vec<TokenStream>,
}

impl Parts {
    fn receiver(&mut self, lib: &TokenStream, ty: &Type, dual: bool) {
        let exclusive = matches!(ty, Type::Reference(r) if r.mutability.is_some());
        self.inputs.push(if exclusive { quote!(&mut self) } else { quote!(&self) });
        if matches!(ty, Type::Reference(_)) {
            self.passed.push(quote!(self));
            return self.tangent(lib, 0, &quote!(self), ty, dual);
        }
        // A receiver that is passed by value is borrowed here.
        self.passed.push(quote!(::core::clone::Clone::clone(self)));
        if !dual {
            return self.inputs.push(quote!(_: impl #lib::rt::NoShadow));
        }
        self.inputs.push(quote!(t0: impl #lib::rt::TangentRef<Self>));
        self.passed.push(quote!(t0));
        self.stores.extend(quote! {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
        });
    }

    /// The tangent of the argument `a`, number `i`, if it has one (`dual`).
    fn tangent(&mut self, lib: &TokenStream, i: usize, a: &TokenStream, ty: &Type, dual: bool) {
        if !dual {
            return self.inputs.push(quote!(_: impl #lib::rt::NoShadow));
        }
        let (t, store) = (format_ident!("t{i}"), format_ident!("store{i}"));
        self.passed.push(quote!(#t));
        let Type::Reference(r) = ty else {
            self.inputs.push(quote!(#t: impl #lib::rt::Tangent<#ty>));
            return self.stores.extend(quote!(let #t = #t.or_zero(&#a);));
        };
        let elem = &r.elem;
        let tangent = match r.mutability {
            Some(_) => quote!(TangentMut),
            None => quote!(TangentRef),
        };
        self.inputs.push(quote!(#t: impl #lib::rt::#tangent<#elem>));
        self.stores.extend(quote! {
            let mut #store = ::core::option::Option::None;
            let #t = #t.or_zero(&*#a, &mut #store);
        });
    }
}

/// `__jvp`: calls `rule` with each argument and, for those that have one (`true`), its tangent.
pub(super) fn uniform(
    lib: &TokenStream,
    vis: &syn::Visibility,
    generics: &Generics,
    params: &[(&Type, bool)],
    result: Option<&TokenStream>,
    rule: &TokenStream,
    shape: &Shape,
) -> TokenStream {
    let mut parts = Parts::default();
    if let Some(of) = &shape.of {
        let types: Vec<_> = params.iter().map(|(ty, _)| *ty).collect();
        parts.inputs.push(rule_item::called(generics, &types, result));
        parts.stores.extend(quote!(let _ = #of::__of(called);));
    }
    for (i, (ty, dual)) in params.iter().enumerate() {
        if i == 0 && shape.receiver {
            parts.receiver(lib, ty, *dual);
        } else {
            let a = format_ident!("a{i}");
            parts.inputs.push(quote!(#a: #ty));
            parts.passed.push(quote!(#a));
            parts.tangent(lib, i, &quote!(#a), ty, *dual);
        }
    }
    let Parts { inputs, stores, passed } = parts;
    let params = generics.params.iter();
    let where_clause = &generics.where_clause;
    let output = result.map(|ty| quote!(-> (#ty, #ty)));
    let name = &shape.name;
    let mut call = quote!(#rule(#(#passed),*));
    if shape.is_const {
        call = quote! {
            let value = #call;
            let zero = #lib::Differentiable::zero_like(&value);
            (value, zero)
        };
    }
    let hidden = crate::ir::runtime::hidden();
    quote! {
        #hidden
        #[inline]
        #vis fn #name<#(#params),*>(#(#inputs),*) #output #where_clause {
            #stores
            #call
        }
    }
}
