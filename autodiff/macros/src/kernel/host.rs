//! Host functions: their derivatives run copies and launches, record them, and run the adjoints of the records.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{
    Attribute, FnArg, GenericArgument, GenericParam, ItemFn, Meta, Pat, PathArguments, ReturnType,
    Type,
};

use super::host_body::{Names, differentiate, without_passes};
use crate::ir::Activity;
use crate::parse::ReverseArgs;

fn error(at: &impl quote::ToTokens, text: impl std::fmt::Display) -> syn::Error {
    syn::Error::new_spanned(at, text)
}

/// The function, and the derivatives that its attributes ask for. If one is refused, the function still exists.
pub(crate) fn expand(args: &TokenStream, f: &ItemFn) -> TokenStream {
    let mut primal = without_passes(f);
    primal.attrs.retain(|attr| matches!(reverse_args(attr), Ok(None)));
    let derivatives = derivatives(args, f).unwrap_or_else(|errors| errors.into_compile_error());
    // A function of which only the derivative is called is not dead.
    quote!(#[allow(dead_code)] #primal #derivatives)
}

fn derivatives(args: &TokenStream, f: &ItemFn) -> syn::Result<TokenStream> {
    if !args.is_empty() {
        return Err(error(args, "`#[kernel_host]` has no arguments"));
    }
    signature(f)?;
    let (params, mut all) = (params(f)?, TokenStream::new());
    for attr in &f.attrs {
        if let Some(args) = reverse_args(attr)? {
            all.extend(derivative(f, &params, &args)?);
        }
    }
    Ok(all)
}

fn is_reverse(attr: &Attribute) -> bool {
    attr.path().segments.last().is_some_and(|s| s.ident == "autodiff_reverse")
}

/// The arguments of `#[autodiff_reverse]`; none for attributes of the function itself.
fn reverse_args(attr: &Attribute) -> syn::Result<Option<ReverseArgs>> {
    let name = attr.path().segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    match name.as_str() {
        _ if is_reverse(attr) => {}
        "doc" | "allow" | "expect" | "warn" | "must_use" | "inline" => return Ok(None),
        "cfg" => {
            return Err(error(
                attr,
                "`#[cfg(…)]` stands above `#[kernel_host]`, where it holds for the derivatives, too",
            ));
        }
        _ => {
            return Err(error(
                attr,
                format!(
                    "`{name}` has no meaning for host functions; below `#[kernel_host]` stands `#[autodiff_reverse]`"
                ),
            ));
        }
    }
    let Meta::List(list) = &attr.meta else {
        return Err(error(attr, "write `#[autodiff_reverse(name, activities…)]`"));
    };
    let args: ReverseArgs = syn::parse2(list.tokens.clone())?;
    args.options
        .only("crate", "a host function's derivative has the option `crate = path` only")?;
    Ok(Some(args))
}

fn signature(f: &ItemFn) -> syn::Result<()> {
    let sig = &f.sig;
    if sig.asyncness.is_some()
        || matches!(sig.safety, syn::Safety::Unsafe(_))
        || sig.abi.is_some()
        || sig.constness.is_some()
    {
        return Err(error(sig, "a host function is a plain `fn`"));
    }
    if let Some(param) =
        sig.generics.params.iter().find(|p| !matches!(p, GenericParam::Lifetime(_)))
    {
        return Err(error(param, "a host function has no type parameters; write it for one type"));
    }
    if !matches!(&sig.output, ReturnType::Type(_, ty) if is_outcome(ty)) {
        return Err(error(
            &sig.ident,
            "a host function returns `Result<(), LaunchError>`; write results to a parameter of type `&mut [f64]`",
        ));
    }
    Ok(())
}

/// True for `Result<(), …>`.
fn is_outcome(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let Some(last) = path.path.segments.last().filter(|s| s.ident == "Result") else {
        return false;
    };
    let PathArguments::AngleBracketed(args) = &last.arguments else { return false };
    matches!(args.args.first(), Some(GenericArgument::Type(Type::Tuple(t))) if t.elems.is_empty())
}

/// The kinds of parameters.
enum Kind {
    /// `&[T]`, or `&mut [T]`.
    Slice {
        elem: Type,
        mutable: bool,
    },
    /// `&Buffer<T>`.
    Buffer(Type),
    Float(Type),
    Other,
}

struct Param {
    arg: FnArg,
    name: Ident,
    mutable: bool,
    kind: Kind,
}

fn params(f: &ItemFn) -> syn::Result<Vec<Param>> {
    let param = |arg: &FnArg| {
        let FnArg::Typed(typed) = arg else {
            return Err(error(arg, "a host function is a free function"));
        };
        let Pat::Ident(pat) = &*typed.pat else {
            return Err(error(&typed.pat, "give the parameter a name"));
        };
        let (name, mutable) = (pat.ident.clone(), pat.mutability.is_some());
        let mut arg = typed.clone();
        arg.pat = Box::new(syn::parse_quote!(#name));
        Ok(Param { arg: FnArg::Typed(arg), name, mutable, kind: kind(&typed.ty) })
    };
    f.sig.inputs.iter().map(param).collect()
}

fn kind(ty: &Type) -> Kind {
    if is_float(ty) {
        return Kind::Float(ty.clone());
    }
    let Type::Reference(reference) = ty else { return Kind::Other };
    match &*reference.elem {
        Type::Slice(slice) => {
            Kind::Slice { elem: (*slice.elem).clone(), mutable: reference.mutability.is_some() }
        }
        Type::Path(path) => match path.path.segments.last() {
            Some(last) if last.ident == "Buffer" => match &last.arguments {
                PathArguments::AngleBracketed(args) => match args.args.first() {
                    Some(GenericArgument::Type(ty)) => Kind::Buffer(ty.clone()),
                    _ => Kind::Other,
                },
                _ => Kind::Other,
            },
            _ => Kind::Other,
        },
        _ => Kind::Other,
    }
}

fn is_float(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("f32") || path.path.is_ident("f64"))
}

/// Parts of a derivative that belong to its parameters.
#[derive(Default)]
struct Parts {
    inputs: Vec<TokenStream>,
    begin: Vec<TokenStream>,
    names: Names,
}

fn derivative(f: &ItemFn, params: &[Param], args: &ReverseArgs) -> syn::Result<TokenStream> {
    let (name, vis, lib) =
        (&args.name, &f.vis, crate::ir::runtime::library(args.options.library.as_ref()));
    if args.activities.len() != params.len() {
        let text = format!(
            "the number of activities is {}, wanted are {}: one for each parameter of `{}`",
            args.activities.len(),
            params.len(),
            f.sig.ident
        );
        return Err(syn::Error::new(name.span(), text));
    }
    let mut parts = Parts::default();
    for (param, (activity, span)) in params.iter().zip(&args.activities) {
        parameter(&mut parts, param, *activity, *span)?;
    }
    let body = differentiate(f, &mut parts.names)?;
    let Parts { inputs, begin, .. } = parts;
    let (generics, output) = (&f.sig.generics, &f.sig.output);
    let (doc, quiet) =
        (format!("The reverse derivative of [`{}`].", f.sig.ident), crate::ir::runtime::quiet());
    Ok(quote! {
        #[doc = #doc]
        #quiet
        #vis fn #name #generics(#(#inputs),*) #output {
            use #lib::kernel::rt::host as host_rt;
            let host_tape = host_rt::Tape::new();
            #(#begin)*
            (|| #output #body)()?;
            host_tape.reverse()?;
            ::core::result::Result::Ok(())
        }
    })
}

fn parameter(parts: &mut Parts, param: &Param, activity: Activity, span: Span) -> syn::Result<()> {
    let Param { arg, name, mutable, kind } = param;
    parts.inputs.push(quote!(#arg));
    let text = name.to_string();
    let shadow = format_ident!("d_{}", name);
    let shadow_text = shadow.to_string();
    let own = mutable.then(|| quote!(mut));
    match (activity, kind) {
        (Activity::Const, Kind::Buffer(_)) => {
            parts.begin.push(quote!(let #own #name = host_tape.passed((#text, #name), None)?;));
            parts.names.buffers.insert(text);
        }
        (Activity::Const, Kind::Slice { mutable: true, .. }) => {
            parts.names.constants.insert(text, false);
        }
        (Activity::Const, _) => {
            parts.begin.extend(mutable.then(|| quote!(let mut #name = #name;)));
        }
        (Activity::Duplicated, Kind::Slice { elem, mutable }) if is_float(elem) => {
            parts.inputs.push(quote!(#shadow: &mut [#elem]));
            let host = format_ident!("host_{}", shadow);
            parts.begin.push(quote! {
                let #host = host_rt::Host::new((#shadow_text, #shadow), (#text, #name.len()))?;
            });
            parts.names.slices.insert(text, (host, *mutable));
        }
        (Activity::Duplicated, Kind::Buffer(ty)) if is_float(ty) => {
            // The caller's own words for the type: `Buffer` may have been imported under another name.
            let FnArg::Typed(typed) = arg else { return Ok(()) };
            let ty = &typed.ty;
            parts.inputs.push(quote!(#shadow: #ty));
            parts.begin.push(quote! {
                let #own #name = host_tape.passed((#text, #name), ::core::option::Option::Some((#shadow_text, #shadow)))?;
            });
            parts.names.buffers.insert(text);
        }
        (Activity::Active, Kind::Float(ty)) => {
            if *mutable {
                return Err(error(
                    name,
                    "a number with a derivative cannot be `mut`; bind a copy for other uses",
                ));
            }
            parts.inputs.push(quote_spanned!(name.span()=> #shadow: &mut #ty));
            let sum = format_ident!("host_{}", shadow);
            parts.begin.push(quote!(let #sum = host_tape.number(#shadow);));
            parts.names.numbers.insert(text, sum);
        }
        _ => return Err(syn::Error::new(span, misfit(activity, kind, &text))),
    }
    Ok(())
}

/// The message for an activity that a parameter cannot have.
fn misfit(activity: Activity, kind: &Kind, name: &str) -> String {
    match (activity, kind) {
        (Activity::Active, _) => format!(
            "`Active` is for numbers `f32` and `f64`, but `{name}` is none; write `Duplicated` or `Const`"
        ),
        (Activity::Duplicated, Kind::Float(_)) => format!(
            "`Duplicated` is for slices and buffers, but `{name}` is a number; write `Active`"
        ),
        (Activity::Duplicated, _) => format!(
            "`Duplicated` is for `&[T]`, `&mut [T]` and `&Buffer<T>` with `T` `f32` or `f64`; write `Const` for `{name}`"
        ),
        _ => "host functions know the activities `Const`, `Active` and `Duplicated`".to_owned(),
    }
}
