//! Second derivatives: the reverse derivative of the forward derivative.
//!
//! The forward derivative of f in direction v is ordinary code of the engine's own language that gives ⟨∇f, v⟩. Its
//! reverse derivative with respect to the inputs of f is Hv, so loops, branches, jumps and calls need nothing new.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{ItemFn, Type};

use crate::forward::{self, ForwardArgs};
use crate::generate;
use crate::ir::{Activity, Kind};
use crate::kinds;
use crate::parse::{self, Param, ReverseArgs, Signature};

/// `#[hessian_vector]`: the product of the Hessian with a direction.
pub(crate) fn hessian_vector(args: &ReverseArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    let signature = scalar_signature(args, f)?;
    let inner = format_ident!("of_directional_derivative");
    let derivative = reverse_over_forward(&inner, args, f, &signature)?;
    let lib = crate::library(args.options.library.as_ref());
    let (mut inputs, mut passed, mut gradients) = (vec![], vec![], vec![]);
    let (mut before, mut after) = (quote!(), quote!());
    for p in &signature.params {
        let (name, ty) = (&p.name, &p.ty);
        let (v, h) = (format_ident!("v_{name}"), format_ident!("h_{name}"));
        inputs.push(quote!(#name: #ty));
        passed.push(quote!(#name));
        match p.activity {
            Activity::Const => {}
            Activity::Active => {
                inputs.push(quote!(#v: #ty));
                passed.push(quote!(#v));
                gradients.push(ty.to_token_stream());
            }
            _ if is_mutable(ty) => {
                // The shadows of what is overwritten start from zero and are consumed.
                let (own, own_v) = (format_ident!("own_h_{name}"), format_ident!("own_v_{name}"));
                inputs.extend([quote!(#v: #ty), quote!(#h: #ty)]);
                before.extend(quote! {
                    let mut #own = #lib::Zeroed::zeroed(&*#name);
                    let mut #own_v = #lib::Zeroed::zeroed(&*#name);
                });
                passed.extend([quote!(&mut #own), quote!(#v), quote!(&mut #own_v)]);
                after.extend(quote! {
                    for (to, from) in #h.iter_mut().zip(&#own) { *to += *from; }
                });
            }
            _ => {
                let shadow = generate::mutable_reference(ty);
                inputs.push(quote!(#v: #ty));
                inputs.push(quote!(#h: #shadow));
                passed.push(quote!(#h));
                passed.push(quote!(#v));
            }
        }
    }
    let ty = signature.result.as_ref().map(|(ty, _)| ty.to_token_stream());
    let output = if gradients.is_empty() { quote!(#ty) } else { quote!((#ty #(, #gradients)*)) };
    let (vis, name, generics) = (&f.vis, &args.name, &f.sig.generics);
    let where_clause = &generics.where_clause;
    let doc = format!(" The Hessian of [`{}`] times a direction.", f.sig.ident);
    let names: Vec<_> = generics.type_params().map(|p| &p.ident).collect();
    let turbofish = (!names.is_empty()).then(|| quote!(::<#(#names),*>));
    Ok(quote! {
        #[doc = #doc]
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        #vis fn #name #generics (#(#inputs),*) -> #output #where_clause {
            #derivative
            #before
            let result = #inner #turbofish (#(#passed,)* #lib::real(1.0));
            #after
            result
        }
    })
}

fn is_mutable(ty: &Type) -> bool {
    matches!(ty, Type::Reference(r) if r.mutability.is_some())
}

/// The function's signature, if it is one of a scalar function of its inputs.
fn scalar_signature(args: &ReverseArgs, f: &ItemFn) -> syn::Result<Signature> {
    let signature = Signature::new(f, args.name.span(), &args.activities)?;
    let generics = parse::type_params(f);
    match &signature.result {
        Some((ty, Activity::Active)) if matches!(kinds::of_type(ty, &generics), Kind::Float(_)) => {
        }
        _ => {
            return Err(syn::Error::new(
                f.sig.ident.span(),
                "a Hessian belongs to a function that returns a float; the last activity is `Active`",
            ));
        }
    }
    for (p, (_, span)) in signature.params.iter().zip(&args.activities) {
        if matches!(p.activity, Activity::Const | Activity::Active | Activity::Duplicated) {
            continue;
        }
        let message = "in a second derivative write `Active`, `Duplicated` or `Const`";
        return Err(syn::Error::new(*span, message));
    }
    Ok(signature)
}

/// The reverse derivative of f's forward derivative, as a function named `name` with the parameters
/// `x, h_x, v_x, …, seed`.
fn reverse_over_forward(
    name: &Ident,
    args: &ReverseArgs,
    f: &ItemFn,
    signature: &Signature,
) -> syn::Result<TokenStream> {
    let dual = |(a, span): &(Activity, Span)| {
        let dual = if a.is_const() { Activity::Const } else { Activity::Dual };
        (dual, *span)
    };
    let mut activities: Vec<_> = args.activities.iter().map(dual).collect();
    if let Some(result) = activities.last_mut() {
        result.0 = Activity::DualOnly;
    }
    let forward = ForwardArgs {
        name: format_ident!("directional_derivative"),
        width: 1,
        activities,
        options: args.options.clone(),
    };
    let directional: ItemFn = syn::parse2(forward::derivative(&forward, f, true)?)?;
    let mut activities = Vec::new();
    for (p, &(activity, span)) in signature.params.iter().zip(&args.activities) {
        activities.push((activity, span));
        if !p.activity.is_const() {
            // The tangent of what is overwritten is overwritten too.
            let tangent = if is_mutable(&p.ty) { activity } else { Activity::Const };
            activities.push((tangent, span));
        }
    }
    activities.push((Activity::Active, args.name.span()));
    let reverse = ReverseArgs { name: name.clone(), activities, options: args.options.clone() };
    generate::reverse(&reverse, &directional)
}

/// `#[hessian]`: the whole matrix, a column for each direction.
pub(crate) fn hessian(args: &ReverseArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    let signature = scalar_signature(args, f)?;
    let lib = crate::library(args.options.library.as_ref());
    let product = format_ident!("hessian_vector");
    let inner = ReverseArgs {
        name: product.clone(),
        activities: args.activities.clone(),
        options: args.options.clone(),
    };
    let mut nested = f.clone();
    nested.vis = syn::Visibility::Inherited;
    let derivative = hessian_vector(&inner, &nested)?;
    let ty = signature.result.as_ref().map(|(ty, _)| ty.to_token_stream());
    let matrix = Matrix::new(&signature, &lib, &ty.unwrap_or_default(), &product, f);
    let (vis, name, generics) = (&f.vis, &args.name, &f.sig.generics);
    let where_clause = &generics.where_clause;
    let inputs = signature.params.iter().map(|p| {
        let (name, ty) = (&p.name, &p.ty);
        quote!(#name: #ty)
    });
    let doc = format!(
        " The Hessian of [`{}`]: its second derivatives by all inputs that carry one, in their order, row by row.",
        f.sig.ident
    );
    let Matrix { extra, output, body } = matrix;
    Ok(quote! {
        #[doc = #doc]
        #[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
        #vis fn #name #generics (#(#inputs,)* #extra) #output #where_clause {
            #derivative
            #body
        }
    })
}

/// How the matrix is handed out: an array for scalars alone, a slice otherwise.
struct Matrix {
    extra: TokenStream,
    output: TokenStream,
    body: TokenStream,
}

impl Matrix {
    fn new(
        signature: &Signature,
        lib: &TokenStream,
        ty: &TokenStream,
        product: &Ident,
        f: &ItemFn,
    ) -> Self {
        let active: Vec<&Param> =
            signature.params.iter().filter(|p| !p.activity.is_const()).collect();
        let scalars = active.iter().all(|p| p.activity == Activity::Active);
        let (mut declared, mut sizes, mut seeds, mut rows, mut passed) =
            (quote!(), quote!(), quote!(), quote!(), vec![]);
        let (mut returned, mut clears) = (vec![quote!(_)], quote!());
        for p in &signature.params {
            let name = &p.name;
            let mutable = is_mutable(&p.ty);
            passed.push(match p.activity {
                Activity::Duplicated if mutable => {
                    quote!(&mut ::std::borrow::ToOwned::to_owned(&*#name))
                }
                Activity::Duplicated => quote!(&*#name),
                _ => quote!(::core::clone::Clone::clone(&#name)),
            });
            if p.activity.is_const() {
                continue;
            }
            let (v, h) = (format_ident!("v_{name}"), format_ident!("h_{name}"));
            if p.activity == Activity::Active {
                declared.extend(quote!(let mut #v: #ty = #lib::real(0.0);));
                sizes.extend(quote!(+ 1));
                seeds.extend(quote!(if at == 0 { #v = #lib::real(1.0); } at = at.wrapping_sub(1);));
                clears.extend(quote!(#v = #lib::real(0.0);));
                rows.extend(quote!(row[at] = #h; at += 1;));
                returned.push(quote!(#h));
                passed.push(quote!(#v));
            } else {
                declared.extend(quote! {
                    let mut #v = #lib::Zeroed::zeroed(&*#name);
                    let mut #h = #lib::Zeroed::zeroed(&*#name);
                });
                sizes.extend(quote!(+ #name.len()));
                seeds.extend(quote! {
                    if at < #name.len() { #v[at] = #lib::real(1.0); }
                    at = at.wrapping_sub(#name.len());
                });
                clears.extend(quote!(#v.fill(#lib::real(0.0)); #h.fill(#lib::real(0.0));));
                rows.extend(
                    quote!(row[at..at + #name.len()].copy_from_slice(&#h[..]); at += #name.len();),
                );
                passed.push(if mutable { quote!(&mut #v) } else { quote!(&#v) });
                passed.push(quote!(&mut #h));
            }
        }
        let returned = match &returned[..] {
            [one] => one.clone(),
            all => quote!((#(#all),*)),
        };
        let names: Vec<_> = f.sig.generics.type_params().map(|p| &p.ident).collect();
        let turbofish = (!names.is_empty()).then(|| quote!(::<#(#names),*>));
        let n = active.len();
        let (extra, output, matrix, result) = if scalars {
            (
                quote!(),
                quote!(-> [[#ty; #n]; #n]),
                quote!(let mut hessian: [[#ty; #n]; #n] = [[#lib::real(0.0); #n]; #n];),
                quote!(hessian),
            )
        } else {
            let check = quote! {
                ::core::assert_eq!(hessian.len(), size * size, "the Hessian of {size} inputs has {size} x {size} elements");
            };
            (quote!(hessian: &mut [#ty]), quote!(), check, quote!())
        };
        let row = if scalars {
            quote!(hessian[direction])
        } else {
            quote!(hessian[direction * size..(direction + 1) * size])
        };
        let body = quote! {
            #declared
            let size = 0usize #sizes;
            #matrix
            for direction in 0..size {
                let mut at = direction;
                #seeds
                let #returned = #product #turbofish (#(#passed),*);
                let row = &mut #row;
                let mut at = 0;
                #rows
                #clears
            }
            #result
        };
        Self { extra, output, body }
    }
}
