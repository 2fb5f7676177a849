//! Golden expansions: `golden/<feature>/<name>.rs` holds a function with its attribute, `<name>.expanded.rs` what the
//! attribute adds; `golden/corpus/<feature>.expanded.rs` what the attributes add to the functions of the corpus
//! (`tests/corpus`), but for second derivatives and those that store everything. `UPDATE_GOLDEN=1 cargo test -p rootgrad-autodiff-macros` writes them anew; read the difference.

use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, File, ImplItem, Item, ItemFn, ItemImpl, Meta};

/// What the attributes add to an `impl` block, or to the functions in it.
fn impl_block(block: &ItemImpl) -> TokenStream {
    let mut inner = block.clone();
    let marked = |a: &Attribute| a.path().is_ident("differentiable");
    if let Some(i) = block.attrs.iter().position(marked) {
        let args = match inner.attrs.remove(i).meta {
            Meta::List(list) => list.tokens,
            _ => TokenStream::new(),
        };
        let args = syn::parse2(args).expect("options");
        let all = crate::differentiable::expand_impl(&args, inner).expect("differentiable");
        let file: File = syn::parse2(all).expect("the expansion is Rust");
        // The block itself comes first.
        return file.items.iter().skip(1).map(ToTokens::to_token_stream).collect();
    }
    let mut added = TokenStream::new();
    for item in &block.items {
        let ImplItem::Fn(item) = item else { continue };
        for expanded in expansions(&crate::differentiable::as_function(item)) {
            added.extend(expanded.expect("a golden input is differentiable"));
        }
    }
    let (parameters, _, where_clause) = block.generics.split_for_impl();
    let of = &block.self_ty;
    if added.is_empty() { added } else { quote!(impl #parameters #of #where_clause { #added }) }
}

/// What each of our attributes adds to `f`.
fn expansions(f: &ItemFn) -> impl Iterator<Item = syn::Result<TokenStream>> {
    f.attrs.iter().enumerate().filter_map(|(i, attr)| {
        let mut inner = crate::parameters::named(f);
        inner.attrs.remove(i);
        let args = match &attr.meta {
            Meta::List(list) => list.tokens.clone(),
            _ => TokenStream::new(),
        };
        let name = attr.path().segments.last()?.ident.to_string();
        match name.as_str() {
            "autodiff_reverse" => {
                Some(syn::parse2(args).and_then(|args| crate::generate::reverse(&args, &inner)))
            }
            "autodiff_forward" => {
                Some(syn::parse2(args).and_then(|args| crate::forward::forward(&args, &inner)))
            }
            "pushforward" => {
                Some(syn::parse2(args).and_then(|args| crate::forward::rule(args, &inner)))
            }
            "no_derivative" => {
                Some(syn::parse2(args).and_then(|args| crate::no_derivative::expand(&args, &inner)))
            }
            "hessian_vector" => Some(
                syn::parse2(args).and_then(|args| crate::second::hessian_vector(&args, &inner)),
            ),
            "estimate_error" => {
                Some(syn::parse2(args).and_then(|args| crate::estimate::expand(&args, &inner)))
            }
            "differentiable" => {
                Some(syn::parse2(args).and_then(|args| crate::differentiable::expand(args, &inner)))
            }
            "pullback" => {
                Some(syn::parse2(args).and_then(|args| crate::pullback::companion_of(args, &inner)))
            }
            _ => None,
        }
    })
}

fn expand(source: &str) -> String {
    let file: File = syn::parse_str(source).expect("a golden input is Rust");
    let mut out = TokenStream::new();
    for item in &file.items {
        match item {
            Item::Fn(f) => {
                for expanded in expansions(f) {
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

/// What the attributes add to the functions of a module of the corpus.
fn corpus_module(items: &[Item]) -> TokenStream {
    let mut out = TokenStream::new();
    for item in items {
        match item {
            Item::Fn(f) => {
                let mut f = f.clone();
                let whole = f.attrs.iter().any(|a| a.path().is_ident("autodiff_reverse"));
                f.attrs.retain(|a| {
                    let text = a.to_token_stream().to_string();
                    let twice = whole && a.path().is_ident("differentiable");
                    !twice && !text.contains("analyses = off") && !text.contains("hessian_vector")
                });
                for expanded in expansions(&f) {
                    expanded.expect("the corpus is differentiable").to_tokens(&mut out);
                }
            }
            Item::Impl(block) => out.extend(impl_block(block)),
            Item::Mod(m) => {
                let name = &m.ident;
                let inner = corpus_module(m.content.as_ref().map_or(&[], |(_, items)| items));
                out.extend(quote!(mod #name { #inner }));
            }
            _ => {}
        }
    }
    out
}

/// The files of the corpus, with what they expand to and where that is recorded.
fn corpus(root: &Path) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    inputs(&root.join("../tests/corpus"), &mut paths);
    paths.retain(|p| {
        !p.ends_with("main.rs") && !p.ends_with("harness.rs") && !p.ends_with("list.rs")
    });
    let expanded = paths.into_iter().map(|path| {
        let source = std::fs::read_to_string(&path).expect("readable");
        let file: File = syn::parse_str(&source).expect("the corpus is Rust");
        let file = syn::parse2(corpus_module(&file.items)).expect("the expansion is Rust");
        let recorded = path.with_extension("expanded.rs");
        let name = recorded.file_name().expect("a file");
        (root.join("golden/corpus").join(name), written(&file))
    });
    expanded.collect()
}

fn written(file: &File) -> String {
    format!("// Written by the golden test; do not edit.\n{}", prettyplease::unparse(file))
}

fn inputs(directory: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).expect("golden directory").flatten() {
        let path = entry.path();
        if path.is_dir() {
            inputs(&path, into);
        } else if !path.to_string_lossy().ends_with(".expanded.rs") {
            into.push(path);
        }
    }
}

#[test]
fn expansions_are_as_recorded() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    inputs(&root.join("golden"), &mut paths);
    assert!(paths.len() >= 15, "the golden inputs are gone");
    let single = paths.into_iter().map(|path| {
        let source = std::fs::read_to_string(&path).expect("readable");
        (path.with_extension("expanded.rs"), expand(&source))
    });
    let corpus = corpus(root);
    assert!(corpus.len() >= 9, "the corpus is gone");
    let mut wrong = Vec::new();
    for (recorded, expanded) in single.chain(corpus) {
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&recorded, expanded).expect("writable");
        } else if std::fs::read_to_string(&recorded).unwrap_or_default() != expanded {
            wrong.push(format!("{}:\n{expanded}", recorded.display()));
        }
    }
    assert!(wrong.is_empty(), "expansions differ from what is recorded:\n{}", wrong.join("\n"));
}
