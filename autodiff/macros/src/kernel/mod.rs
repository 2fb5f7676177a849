//! GPU kernels: a dialect of Rust with an intermediate representation of its own, typed throughout.
//!
//! Parse and check → transform from kernel to kernel → print as Rust and as CUDA C++. Rules of scalars are those of the
//! engine's table, proofs about indices those of [`affine`](crate::affine).

mod activity;
mod adjoint;
mod constants;
mod expr;
mod formula;
mod forward;
mod host;
mod host_body;
mod host_names;
#[cfg(test)]
mod host_refusals;
mod infer;
mod inline;
mod ir;
mod literals;
mod math;
mod module;
mod names;
mod needed;
mod operators;
mod order;
mod parse;
mod print_cuda;
mod print_rust;
mod proof;
mod recorded;
#[cfg(test)]
mod refusals;
mod restored;
mod reverse;
mod shadows;
mod shuffles;
mod stmt;
mod structs;
mod tape;
mod uniform;
mod wild;
mod written;

use ir::{ExprKind, How, Scalar};

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Attribute, ItemFn, Meta};

use crate::parse::forward::ForwardArgs;
use crate::parse::{Options, ReverseArgs};

/// The module of a kernel, and those of its derivatives.
pub(crate) fn expand(args: &TokenStream, f: &ItemFn) -> syn::Result<TokenStream> {
    if !args.is_empty() {
        return Err(syn::Error::new_spanned(args, "`#[kernel]` has no arguments"));
    }
    let lib = crate::ir::runtime::library(None);
    let kernel = parse::kernel(f)?;
    uniform::check(&kernel)?;
    let doc = format!("The kernel `{}`.", kernel.name);
    let docs = f.attrs.iter().filter(|a| a.path().is_ident("doc")).cloned().collect();
    let (mut tokens, mut inner) = (TokenStream::new(), TokenStream::new());
    let mut adjoint = None;
    for attr in &f.attrs {
        let Some((name, options, active, (derivative, mut extra))) = derivative(&kernel, attr)?
        else {
            continue;
        };
        extra.shadows = shadows(&kernel, &derivative, extra.tape.as_ref());
        if let (None, Some(active)) = (&adjoint, active) {
            let asks_passes = extra.tape.as_ref().is_some_and(|tape| tape.length.is_none());
            adjoint = Some(recorded::Adjoint { name: name.clone(), active, asks_passes });
            // In the kernel's own module, which launches it: a module within a function cannot name another one beside it.
            let (vis, of) = (&f.vis, Ident::new(&kernel.name, kernel.span));
            inner.extend(module::module(&derivative, &syn::parse_quote!(pub), &lib, &extra)?);
            tokens.extend(quote! {
                #[doc(inline)]
                #[allow(unused_imports)]
                #vis use #of::#name;
            });
        } else {
            tokens.extend(module::module(&derivative, &f.vis, &lib, &extra)?);
        }
        if let Some(constant) = &options.source {
            let (vis, doc) =
                (&f.vis, format!("The source of [`{name}`] in the dialect of kernels."));
            tokens.extend(quote! {
                #[doc = #doc]
                #[allow(dead_code)]
                #vis const #constant: &str = #name::RUST;
            });
        }
    }
    inner.extend(recorded::recorded(&kernel, adjoint.as_ref()));
    let extra = module::Extra { doc, docs, inner, ..Default::default() };
    let module = module::module(&kernel, &f.vis, &lib, &extra)?;
    Ok(quote!(#module #tokens))
}

/// A host function with its derivatives.
pub(crate) use host::expand as expand_host;

/// A derivative: its name, its options, the parameters that are active in reverse mode, its kernel.
type Derivative = (Ident, Options, Option<Vec<ir::VarId>>, (ir::Kernel, module::Extra));

/// The shadows among a derivative's parameters, each with the parameter before it, to which it belongs.
fn shadows(
    kernel: &ir::Kernel,
    derivative: &ir::Kernel,
    tape: Option<&module::Tape>,
) -> Vec<[ir::VarId; 2]> {
    let is_tape = |v: &ir::VarId| tape.is_some_and(|tape| tape.buffers.contains(v));
    let pairs = derivative.params.windows(2).map(|pair| [pair[0], pair[1]]);
    pairs.filter(|[_, second]| !kernel.params.contains(second) && !is_tape(second)).collect()
}

const OPTIONS: &str = "a kernel's derivative has the option `source = NAME` only";

/// The derivative that an attribute asks for.
fn derivative(kernel: &ir::Kernel, attr: &Attribute) -> syn::Result<Option<Derivative>> {
    let name = attr.path().segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    let tokens = match &attr.meta {
        Meta::List(list) => list.tokens.clone(),
        _ => TokenStream::new(),
    };
    match name.as_str() {
        "autodiff_reverse" => {
            let args: ReverseArgs = syn::parse2(tokens)?;
            args.options.only("source", OPTIONS)?;
            let derivative = reverse::reverse(kernel, &args)?;
            let params = kernel.params.iter().zip(&args.activities);
            let active = params.filter(|(_, (a, _))| !a.is_const()).map(|(p, _)| *p).collect();
            Ok(Some((args.name, args.options, Some(active), derivative)))
        }
        "autodiff_forward" => {
            let args: ForwardArgs = syn::parse2(tokens)?;
            args.options.only("source", OPTIONS)?;
            if args.width != 1 {
                return Err(syn::Error::new(
                    args.name.span(),
                    "a kernel's tangents have one direction; leave the width out",
                ));
            }
            let derivative = forward::forward(kernel, &args.name, &args.activities)?;
            Ok(Some((args.name, args.options, None, derivative)))
        }
        "doc" | "allow" | "expect" | "warn" => Ok(None),
        "cfg" => Err(syn::Error::new_spanned(
            attr,
            "`#[cfg(…)]` stands above `#[kernel]`, where it holds for the derivatives, too",
        )),
        _ => Err(syn::Error::new_spanned(
            attr,
            format!(
                "`{name}` has no meaning for kernels; below `#[kernel]` stand `#[autodiff_reverse]` and `#[autodiff_forward]`"
            ),
        )),
    }
}

/// Refuses a derivative's attribute above `#[kernel]` or `#[kernel_host]`, which would read an ordinary function.
pub(crate) fn stands_first(f: &ItemFn) -> syn::Result<()> {
    let name = |a: &Attribute| a.path().segments.last().map(|s| s.ident.to_string());
    for attr in &f.attrs {
        if let Some(name) = name(attr).filter(|name| name == "kernel" || name == "kernel_host") {
            let text = format!("`#[{name}]` comes first, above the attributes of its derivatives");
            return Err(syn::Error::new_spanned(attr, text));
        }
    }
    Ok(())
}
