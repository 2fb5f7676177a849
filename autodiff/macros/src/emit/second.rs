//! Second derivatives: the reverse derivative of the forward derivative.
//!
//! The forward derivative of f in direction v is ordinary code of the engine's own language that returns ⟨∇f, v⟩. Its
//! reverse derivative with respect to the inputs of f is Hv, so loops, branches, jumps and calls need nothing new.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt;
use syn::{ItemFn, Type};

use crate::emit::differentiable::{is_associated, is_mutable};
use crate::emit::{forward, generate, rule_item};
use crate::ir::diagnostics::refused;
use crate::ir::names::Names;
use crate::ir::{Activity, Kind, kinds};
use crate::parse::forward::ForwardArgs;
use crate::parse::signature::{self, Param, Signature};
use crate::parse::{Options, ReverseArgs};

/// A function that the derivative calls.
struct Helper {
    /// Code before the derivative, for an `impl` block, whose functions cannot be nested.
    beside: TokenStream,
    /// Code at the start of the derivative.
    within: TokenStream,
    /// The path by which the derivative calls the helper.
    path: TokenStream,
}

impl Helper {
    /// Builds the helper `function`, with the name `stem`, for the derivative `caller` of `f`.
    fn new(
        f: &ItemFn,
        caller: &Ident,
        (stem, names): (&str, &mut Names),
        function: impl FnOnce(&Ident) -> syn::Result<TokenStream>,
    ) -> syn::Result<Self> {
        let arguments = rule_item::named_parameters(&f.sig.generics);
        let turbofish = (!arguments.is_empty()).then(|| quote!(::<#(#arguments),*>));
        if !is_associated(f) {
            let name = names.fresh(stem, Span::call_site());
            let (within, path) = (function(&name)?, quote!(#name #turbofish));
            return Ok(Self { beside: quote!(), within, path });
        }
        let name = format_ident!("__{}_{stem}", caller);
        let (function, path) = (function(&name)?, quote!(Self::#name #turbofish));
        Ok(Self { beside: quote!(#[doc(hidden)] #function), within: quote!(), path })
    }
}

/// `f` as a private function.
fn private(f: &ItemFn) -> ItemFn {
    ItemFn { vis: syn::Visibility::Inherited, ..f.clone() }
}

/// `#[hessian_vector]`: the product of the Hessian with a direction.
pub(crate) fn hessian_vector(args: &ReverseArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    let f = &crate::parse::parameters::of_floats(f, &args.activities, &lib);
    let signature = scalar_signature(args, f)?;
    let mut names = Names::of(f.to_token_stream());
    let Helper { beside, within, path } =
        Helper::new(f, &args.name, ("of_directional_derivative", &mut names), |name| {
            reverse_over_forward(name, args, &private(f), &signature)
        })?;
    let Product { inputs, passed, gradients, before, after } =
        Product::new(&signature, &lib, &mut names);
    let ty = signature.result.as_ref().map(|(ty, _)| ty.to_token_stream());
    let output = if gradients.is_empty() { quote!(#ty) } else { quote!((#ty #(, #gradients)*)) };
    let (vis, name, generics) = (&f.vis, &args.name, &f.sig.generics);
    let where_clause = &generics.where_clause;
    let doc = format!(" The Hessian of [`{}`] times a direction.", f.sig.ident);
    let quiet = crate::ir::runtime::quiet();
    Ok(quote! {
        #beside
        #[doc = #doc]
        #quiet
        #vis fn #name #generics (#(#inputs),*) -> #output #where_clause {
            #within
            #before
            let result = #path(#(#passed,)* #lib::real(1.0));
            #after
            result
        }
    })
}

/// The parts of `#[hessian_vector]` that are generated parameter by parameter.
#[derive(Default)]
struct Product {
    /// The parameters, and the arguments of [`reverse_over_forward`].
    inputs: Vec<TokenStream>,
    passed: Vec<TokenStream>,
    /// The types of the products that are returned.
    gradients: Vec<TokenStream>,
    /// Statements around the call.
    before: TokenStream,
    after: TokenStream,
}

impl Product {
    fn new(signature: &Signature, lib: &TokenStream, names: &mut Names) -> Self {
        let mut fresh = |stem: &str, name: &Ident| {
            names.fresh(&format!("{stem}_{}", name.unraw()), name.span())
        };
        let mut parts = Self::default();
        for p in &signature.params {
            let (name, ty) = (&p.name, &p.ty);
            let (v, h) = (fresh("v", name), fresh("h", name));
            parts.inputs.push(quote!(#name: #ty));
            parts.passed.push(quote!(#name));
            if signature::has_length(ty) && !p.activity.is_const() {
                let [text, of_v, of_h] = [name, &v, &h].map(|name| name.unraw().to_string());
                parts.before.extend(quote! {
                    #lib::rt::equal_lengths(#text, #name.len(), #of_v, #v.len());
                    #lib::rt::equal_lengths(#text, #name.len(), #of_h, #h.len());
                });
            }
            match p.activity {
                Activity::Const => {}
                Activity::Active => {
                    parts.inputs.push(quote!(#v: #ty));
                    parts.passed.push(quote!(#v));
                    parts.gradients.push(ty.to_token_stream());
                }
                _ if is_mutable(ty) => {
                    // The shadows of overwritten data start from zero and are consumed.
                    let (own, own_v) = (fresh("own_h", name), fresh("own_v", name));
                    parts.inputs.extend([quote!(#v: #ty), quote!(#h: #ty)]);
                    parts.before.extend(quote! {
                        let mut #own = #lib::rt::Part::zero_owned(&*#name);
                        let mut #own_v = #lib::rt::Part::zero_owned(&*#name);
                    });
                    parts.passed.extend([quote!(&mut #own), quote!(#v), quote!(&mut #own_v)]);
                    parts.after.extend(quote!(#lib::rt::Part::add_owned(#h, &#own);));
                }
                _ => {
                    let shadow = generate::mutable_reference(ty);
                    parts.inputs.extend([quote!(#v: #ty), quote!(#h: #shadow)]);
                    parts.passed.extend([quote!(#h), quote!(#v)]);
                }
            }
        }
        parts
    }
}

/// The function's signature. Refuses functions that do not return a scalar.
fn scalar_signature(args: &ReverseArgs, f: &ItemFn) -> syn::Result<Signature> {
    signature::refuse_unsafe(f)?;
    let signature = Signature::new(f, args.name.span(), &args.activities)?;
    match &signature.result {
        Some((ty, Activity::Active)) if matches!(kind(ty, f), Kind::Float(_)) => {}
        Some((ty, Activity::Active))
            if is_associated(f) && matches!(kind(ty, f), Kind::Unknown) => {}
        _ => {
            return refused(
                f.sig.ident.span(),
                "a Hessian belongs to a function that returns a float; the last activity is `Active`",
            );
        }
    }
    for (p, (_, span)) in signature.params.iter().zip(&args.activities) {
        if matches!(p.activity, Activity::Const | Activity::Active | Activity::Duplicated) {
            continue;
        }
        let message = "in a second derivative write `Active`, `Duplicated` or `Const`";
        return refused(*span, message);
    }
    Ok(signature)
}

/// The kind of a type. (Type parameters of an `impl` block are not known.)
fn kind(ty: &Type, f: &ItemFn) -> Kind {
    kinds::of_type(ty, &signature::type_params(f))
}

/// The reverse derivative of f's forward derivative, as a function named `name` with the parameters
/// `x, h_x, v_x, …, seed`.
fn reverse_over_forward(
    name: &Ident,
    args: &ReverseArgs,
    f: &ItemFn,
    signature: &Signature,
) -> syn::Result<TokenStream> {
    let dual = args.activities.iter().map(|&(a, span)| (a.dual(), span));
    let mut activities: Vec<_> = dual.collect();
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
            // The tangent of overwritten data is overwritten too.
            let tangent = if is_mutable(&p.ty) { activity } else { Activity::Const };
            activities.push((tangent, span));
        }
    }
    activities.push((Activity::Active, args.name.span()));
    let options = Options { unseeded: true, ..args.options.clone() };
    let reverse = ReverseArgs { name: name.clone(), activities, options };
    generate::derivative(&reverse, &directional, false, |_, _| ())
}

/// `#[hessian]`: the whole matrix, a column for each direction.
pub(crate) fn hessian(args: &ReverseArgs, f: &ItemFn) -> syn::Result<TokenStream> {
    let lib = crate::ir::runtime::library(args.options.library.as_ref());
    let f = &crate::parse::parameters::of_floats(f, &args.activities, &lib);
    let signature = scalar_signature(args, f)?;
    let mut names = Names::of(f.to_token_stream());
    let stem = ("hessian_vector", &mut names);
    let Helper { beside, within, path } = Helper::new(f, &args.name, stem, |name| {
        let (activities, options) = (args.activities.clone(), args.options.clone());
        let product = ReverseArgs { name: name.clone(), activities, options };
        hessian_vector(&product, &private(f))
    })?;
    let Matrix { extra, output, body } = Matrix::new(&signature, &lib, &path, f, &mut names);
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
    let quiet = crate::ir::runtime::quiet();
    Ok(quote! {
        #beside
        #[doc = #doc]
        #quiet
        #vis fn #name #generics (#(#inputs,)* #extra) #output #where_clause {
            #within
            #body
        }
    })
}

/// The parameters and the result of `#[hessian]`, and its body.
struct Matrix {
    extra: TokenStream,
    output: TokenStream,
    body: TokenStream,
}

/// The parts of the body that are generated parameter by parameter, for one direction.
#[derive(Default)]
struct Direction {
    /// The number of inputs, as a sum.
    sizes: TokenStream,
    /// Declares the direction and the shadows.
    declared: TokenStream,
    /// The arguments of the product's function, and the pattern of its results.
    passed: Vec<TokenStream>,
    returned: Vec<TokenStream>,
    /// The variables that contain the product.
    gradients: Vec<Ident>,
}

impl Direction {
    fn new(
        params: &[Param],
        lib: &TokenStream,
        (direction, at): (&Ident, &Ident),
        names: &mut Names,
    ) -> Self {
        let mut d = Self { returned: vec![quote!(_)], ..Self::default() };
        for p in params {
            let name = &p.name;
            let [v, h] = ["v", "h"]
                .map(|stem| names.fresh(&format!("{stem}_{}", name.unraw()), Span::call_site()));
            d.passed.push(argument(p, &v, &h));
            if p.activity.is_const() {
                continue;
            }
            let by_value = p.activity == Activity::Active;
            let value = if by_value { quote!(&#name) } else { quote!(&*#name) };
            d.sizes.extend(quote!(+ #lib::float_count(#value)));
            d.declared.extend(quote! {
                let mut #v = #lib::rt::Part::zero_owned(#value);
                #lib::rt::unit(&mut #v, #direction, &mut #at);
            });
            if by_value {
                d.returned.push(quote!(mut #h));
            } else {
                d.declared.extend(quote!(let mut #h = #lib::rt::Part::zero_owned(#value);));
            }
            d.gradients.push(h);
        }
        d
    }
}

impl Matrix {
    fn new(
        signature: &Signature,
        lib: &TokenStream,
        product: &TokenStream,
        f: &ItemFn,
        names: &mut Names,
    ) -> Self {
        let [hessian, size, direction, at, row] = ["hessian", "size", "direction", "at", "row"]
            .map(|name| names.fresh(name, Span::call_site()));
        let ty = signature.result.as_ref().map(|(ty, _)| ty);
        let Direction { sizes, declared, passed, returned, gradients } =
            Direction::new(&signature.params, lib, (&direction, &at), names);
        let returned = match &returned[..] {
            [one] => one.clone(),
            all => quote!((#(#all),*)),
        };
        let is_float = |p: &Param| matches!(kind(&p.ty, f), Kind::Float(_)) || Some(&p.ty) == ty;
        let is_scalar = |p: &Param| p.activity == Activity::Active && is_float(p);
        // An array if all inputs are scalars, otherwise a slice.
        let n = gradients.len();
        let (extra, output, matrix, one_row, result) = if signature
            .params
            .iter()
            .all(|p| p.activity.is_const() || is_scalar(p))
        {
            (
                quote!(),
                quote!(-> [[#ty; #n]; #n]),
                quote!(let mut #hessian: [[#ty; #n]; #n] = [[#lib::real(0.0); #n]; #n];),
                quote!(#hessian[#direction]),
                quote!(#hessian),
            )
        } else {
            let check = quote! {
                ::core::assert_eq!(
                    #hessian.len(), #size * #size, "the Hessian of {0} inputs has {0} x {0} elements", #size
                );
            };
            let one_row = quote!(#hessian[#direction * #size..(#direction + 1) * #size]);
            (quote!(#hessian: &mut [#ty]), quote!(), check, one_row, quote!())
        };
        let body = quote! {
            let #size = 0usize #sizes;
            #matrix
            for #direction in 0..#size {
                let mut #at = 0;
                #declared
                let #returned = #product(#(#passed),*);
                let #row = &mut #one_row;
                let mut #at = 0;
                #(#lib::rt::gather(&mut #gradients, #row, &mut #at);)*
            }
            #result
        };
        Self { extra, output, body }
    }
}

/// A parameter as the product's function takes it, with its direction and, behind a reference, its shadow. Overwritten
/// data are passed as a copy.
fn argument(p: &Param, v: &Ident, h: &Ident) -> TokenStream {
    let name = &p.name;
    match (p.activity, is_mutable(&p.ty)) {
        (Activity::Const, true) => quote!(&mut ::std::borrow::ToOwned::to_owned(&*#name)),
        (Activity::Const, false) => quote!(::core::clone::Clone::clone(&#name)),
        (Activity::Active, _) => quote!(::core::clone::Clone::clone(&#name), #v),
        (_, true) => quote!(&mut ::std::borrow::ToOwned::to_owned(&*#name), &mut #v, &mut #h),
        (_, false) => quote!(&*#name, &#v, &mut #h),
    }
}
