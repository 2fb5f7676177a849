//! Golden expansions, of two kinds.
//!
//! `golden/<feature>/<name>.rs` contains a function with its attribute, and `<name>.expanded.rs` the code that the
//! attribute adds. There is a small example for each construct; the guide shows them.
//!
//! `golden/corpus.txt` is a table of the code that the attributes add to the functions of the corpus (`tests/corpus`): a
//! hash and a few figures per row ([`table`]). `cargo xtask expansions` shows the code behind a row, and its changes.
//!
//! `UPDATE_GOLDEN=1 cargo test -p rootgrad-autodiff-macros golden` writes both again. Read the difference before a
//! commit.

mod corpus;
mod records;
mod table;

use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, File, ImplItem, Item, ItemFn, ItemImpl, Meta};

/// Code that the attributes add to an `impl` block, or to the functions in it.
fn impl_block(block: &ItemImpl) -> TokenStream {
    let mut inner = block.clone();
    if let Some(i) = block.attrs.iter().position(is_differentiable) {
        let args = match inner.attrs.remove(i).meta {
            Meta::List(list) => list.tokens,
            _ => TokenStream::new(),
        };
        let args = syn::parse2(args).expect("options");
        let all = crate::emit::differentiable::expand_impl(&args, inner).expect("differentiable");
        let file: File = syn::parse2(all).expect("the expansion is Rust");
        // The block itself comes first.
        return file.items.iter().skip(1).map(ToTokens::to_token_stream).collect();
    }
    let mut added = TokenStream::new();
    for item in &block.items {
        let ImplItem::Fn(item) = item else { continue };
        for (_, expanded) in expansions(&crate::emit::differentiable::as_function(item)) {
            added.extend(expanded.expect("a golden input is differentiable"));
        }
    }
    if added.is_empty() { added } else { inside(block, &added) }
}

/// The functions `added`, in a separate `impl` block.
fn inside(block: &ItemImpl, added: &TokenStream) -> TokenStream {
    let (parameters, _, where_clause) = block.generics.split_for_impl();
    let of = &block.self_ty;
    quote!(impl #parameters #of #where_clause { #added })
}

fn is_differentiable(attribute: &Attribute) -> bool {
    attribute.path().is_ident("differentiable")
}

/// Each attribute of this crate on `f`, and the code that it adds.
fn expansions(f: &ItemFn) -> impl Iterator<Item = (&Attribute, syn::Result<TokenStream>)> {
    f.attrs.iter().enumerate().filter_map(|(i, attr)| {
        let mut inner = crate::parse::parameters::named(f);
        inner.attrs.remove(i);
        let args = match &attr.meta {
            Meta::List(list) => list.tokens.clone(),
            _ => TokenStream::new(),
        };
        let name = attr.path().segments.last()?.ident.to_string();
        let added =
            match name.as_str() {
                "autodiff_reverse" => {
                    syn::parse2(args).and_then(|args| crate::emit::generate::reverse(&args, &inner))
                }
                "autodiff_forward" => {
                    syn::parse2(args).and_then(|args| crate::emit::forward::forward(&args, &inner))
                }
                "pushforward" => {
                    syn::parse2(args).and_then(|args| crate::emit::forward::rule(args, &inner))
                }
                "no_derivative" => syn::parse2(args)
                    .and_then(|args| crate::emit::no_derivative::expand(&args, &inner)),
                "hessian_vector" => syn::parse2(args)
                    .and_then(|args| crate::emit::second::hessian_vector(&args, &inner)),
                "estimate_error" => {
                    syn::parse2(args).and_then(|args| crate::emit::estimate::expand(&args, &inner))
                }
                "differentiable" => syn::parse2(args)
                    .and_then(|args| crate::emit::differentiable::expand(args, &inner)),
                "pullback" => syn::parse2(args)
                    .and_then(|args| crate::emit::pullback::rule_item_of(args, &inner)),
                _ => return None,
            };
        Some((attr, added))
    })
}

fn expand(source: &str) -> String {
    let file: File = syn::parse_str(source).expect("a golden input is Rust");
    let mut out = TokenStream::new();
    for item in &file.items {
        match item {
            Item::Fn(f) => {
                for (_, expanded) in expansions(f) {
                    out.extend(expanded.expect("a golden input is differentiable"));
                }
            }
            Item::Impl(block) => out.extend(impl_block(block)),
            _ => {}
        }
    }
    let file = syn::parse2(out).expect("the expansion is Rust");
    written(&file)
}

fn written(file: &File) -> String {
    format!("// Written by the golden test; do not edit.\n{}", prettyplease::unparse(file))
}

/// The Rust files in a directory and its subdirectories, without recorded expansions, in order.
fn inputs(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(directory).expect("golden directory").flatten() {
        let path = entry.path();
        let name = path.to_string_lossy();
        if path.is_dir() {
            found.extend(inputs(&path));
        } else if name.ends_with(".rs") && !name.ends_with(".expanded.rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Folder of the package.
fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// True if the recorded expansions are to be written again.
fn updating() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

#[test]
fn expansions_are_as_recorded() {
    let paths = inputs(&package().join("golden"));
    assert!(paths.len() >= 15, "the golden inputs are gone");
    let mut wrong = Vec::new();
    for path in paths {
        let source = std::fs::read_to_string(&path).expect("readable");
        let (recorded, expanded) = (path.with_extension("expanded.rs"), expand(&source));
        if updating() {
            std::fs::write(&recorded, expanded).expect("writable");
        } else if std::fs::read_to_string(&recorded).unwrap_or_default() != expanded {
            wrong.push(format!("{}:\n{expanded}", recorded.display()));
        }
    }
    assert!(wrong.is_empty(), "expansions differ from what is recorded:\n{}", wrong.join("\n"));
}
