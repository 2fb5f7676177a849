//! The procedural macros of `rootgrad-autodiff`.

mod analysis;
mod diagnostics;
mod differentiable;
mod emit;
mod generate;
#[cfg(test)]
mod golden;
mod ir;
mod kinds;
mod lower;
mod methods;
mod parse;
mod pullback;
mod record;
mod reverse;

use proc_macro::TokenStream;
use quote::quote;
use syn::{ItemFn, Path, parse_macro_input};

/// Writes the reverse derivative of a function.
#[proc_macro_attribute]
pub fn autodiff_reverse(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = parse_macro_input!(args as parse::ReverseArgs);
    let f = parse_macro_input!(item as ItemFn);
    let derivative =
        generate::reverse(&args, &f).unwrap_or_else(|errors| errors.into_compile_error());
    dump(&args.name.to_string(), &derivative);
    let primal = parse::without_marks(&f);
    // A function of which only the derivative is called is not dead.
    quote!(#[allow(dead_code)] #primal #derivative).into()
}

/// Gives a function a derivative that differentiated callers find by the function's path.
#[proc_macro_attribute]
pub fn differentiable(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = parse_macro_input!(args as differentiable::DifferentiableArgs);
    let f = parse_macro_input!(item as ItemFn);
    let companion =
        differentiable::expand(args, &f).unwrap_or_else(|errors| errors.into_compile_error());
    let primal = parse::without_marks(&f);
    quote!(#primal #companion).into()
}

/// Makes a hand-written function the derivative rule of another.
#[proc_macro_attribute]
pub fn pullback(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = parse_macro_input!(args as pullback::PullbackArgs);
    let f = parse_macro_input!(item as ItemFn);
    pullback::expand(args, &f)
        .unwrap_or_else(|errors| {
            let errors = errors.into_compile_error();
            quote!(#f #errors)
        })
        .into()
}

/// Writes the derivative's source to a file if `ROOTGRAD_AUTODIFF_DUMP` names a directory.
fn dump(name: &str, derivative: &proc_macro2::TokenStream) {
    let Some(directory) = std::env::var_os("ROOTGRAD_AUTODIFF_DUMP") else { return };
    let path = std::path::Path::new(&directory).join(format!("{name}.rs"));
    // The compiler's output must not depend on whether a debugging aid can be written.
    let _ = std::fs::create_dir_all(&directory)
        .and_then(|()| std::fs::write(&path, derivative.to_string()))
        .and_then(|()| std::process::Command::new("rustfmt").arg(&path).status().map(drop));
}

/// The path of the runtime library: as given, or as the crate's manifest names it.
fn library(given: Option<&Path>) -> proc_macro2::TokenStream {
    if let Some(path) = given {
        return quote!(#path);
    }
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map(|dir| std::path::Path::new(&dir).join("Cargo.toml"))
        .and_then(|path| std::fs::read_to_string(path).ok())
        .unwrap_or_default();
    if manifest.contains("rootgrad-autodiff") || !manifest.contains("rootgrad") {
        quote!(::rootgrad_autodiff)
    } else {
        quote!(::rootgrad::autodiff)
    }
}
