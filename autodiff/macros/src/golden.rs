//! Golden expansions: `golden/<feature>/<name>.rs` holds a function with its attribute, `<name>.expanded.rs` what the
//! attribute adds. `UPDATE_GOLDEN=1 cargo test -p rootgrad-autodiff-macros` writes them anew; read the difference.

use std::path::{Path, PathBuf};

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{File, Item, ItemFn, Meta};

/// What the attribute of `f` adds, if it is one of ours.
fn expansion(f: &ItemFn) -> Option<syn::Result<TokenStream>> {
    f.attrs.iter().enumerate().find_map(|(i, attr)| {
        let mut inner = f.clone();
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
        if let Item::Fn(f) = item
            && let Some(expanded) = expansion(f)
        {
            expanded.expect("a golden input is differentiable").to_tokens(&mut out);
        }
    }
    let file = syn::parse2(out).expect("the expansion is Rust");
    format!("// Written by the golden test; do not edit.\n{}", prettyplease::unparse(&file))
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
    let mut paths = Vec::new();
    inputs(&Path::new(env!("CARGO_MANIFEST_DIR")).join("golden"), &mut paths);
    assert!(paths.len() >= 15, "the golden inputs are gone");
    let mut wrong = Vec::new();
    for path in paths {
        let source = std::fs::read_to_string(&path).expect("readable");
        let expanded = expand(&source);
        let recorded = path.with_extension("expanded.rs");
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&recorded, expanded).expect("writable");
        } else if std::fs::read_to_string(&recorded).unwrap_or_default() != expanded {
            wrong.push(format!("{}:\n{expanded}", recorded.display()));
        }
    }
    assert!(wrong.is_empty(), "expansions differ from what is recorded:\n{}", wrong.join("\n"));
}
