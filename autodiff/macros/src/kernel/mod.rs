//! GPU kernels: a dialect of Rust with an intermediate representation of its own, typed throughout.
//!
//! Parse and check → transform from kernel to kernel → print as Rust and as CUDA C++. Rules of scalars are those of the
//! engine's table, proofs about indices those of [`affine`](crate::affine).

mod expr;
mod ir;
mod math;
mod module;
mod parse;
mod print_cuda;
mod print_rust;
mod stmt;
mod uniform;

use ir::{ExprKind, How, Scalar};

use proc_macro2::TokenStream;
use syn::ItemFn;

/// The module of a kernel, and those of its derivatives.
pub(crate) fn expand(args: &TokenStream, f: &ItemFn) -> syn::Result<TokenStream> {
    if !args.is_empty() {
        return Err(syn::Error::new_spanned(args, "`#[kernel]` has no arguments"));
    }
    let lib = crate::library(None);
    let kernel = parse::kernel(f)?;
    uniform::check(&kernel)?;
    let docs =
        module::Extra { doc: format!("The kernel `{}`.", kernel.name), ..Default::default() };
    module::module(&kernel, &f.vis, &lib, &docs)
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
