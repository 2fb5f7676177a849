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
mod infer;
mod inline;
mod ir;
mod literals;
mod math;
mod module;
mod names;
mod needed;
mod operators;
mod parse;
mod print_cuda;
mod print_rust;
mod proof;
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
    let extra = module::Extra { doc, docs, ..Default::default() };
    let mut tokens = module::module(&kernel, &f.vis, &lib, &extra)?;
    for attr in &f.attrs {
        let Some((name, options, (derivative, mut extra))) = derivative(&kernel, attr)? else {
            continue;
        };
        extra.shadows = shadows(&kernel, &derivative, extra.tape.as_ref());
        tokens.extend(module::module(&derivative, &f.vis, &lib, &extra)?);
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
    Ok(tokens)
}

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

/// The name, options and kernel of the derivative that an attribute asks for.
#[allow(clippy::type_complexity)]
fn derivative(
    kernel: &ir::Kernel,
    attr: &Attribute,
) -> syn::Result<Option<(Ident, Options, (ir::Kernel, module::Extra))>> {
    let name = attr.path().segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    let tokens = match &attr.meta {
        Meta::List(list) => list.tokens.clone(),
        _ => TokenStream::new(),
    };
    match name.as_str() {
        "autodiff_reverse" => {
            let args: ReverseArgs = syn::parse2(tokens)?;
            check(&args.name, &args.options)?;
            let derivative = reverse::reverse(kernel, &args)?;
            Ok(Some((args.name, args.options, derivative)))
        }
        "autodiff_forward" => {
            let args: ForwardArgs = syn::parse2(tokens)?;
            check(&args.name, &args.options)?;
            if args.width != 1 {
                return Err(syn::Error::new(
                    args.name.span(),
                    "a kernel's tangents have one direction; leave the width out",
                ));
            }
            let derivative = forward::forward(kernel, &args.name, &args.activities)?;
            Ok(Some((args.name, args.options, derivative)))
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

fn check(name: &Ident, options: &Options) -> syn::Result<()> {
    if options.tape.is_some() || !options.analyses || options.library.is_some() {
        return Err(syn::Error::new(
            name.span(),
            "a kernel's derivative has the option `source = NAME` only",
        ));
    }
    Ok(())
}

/// Refuses a derivative's attribute above `#[kernel]`, which would read the kernel as an ordinary function.
pub(crate) fn stands_first(f: &ItemFn) -> syn::Result<()> {
    let below =
        f.attrs.iter().find(|a| a.path().segments.last().is_some_and(|s| s.ident == "kernel"));
    below.map_or(Ok(()), |attr| {
        Err(syn::Error::new_spanned(
            attr,
            "`#[kernel]` comes first, above the attributes of its derivatives",
        ))
    })
}
