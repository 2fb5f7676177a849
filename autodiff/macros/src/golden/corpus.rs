//! The code that the attributes add to the functions of the corpus, function by function.

use std::path::Path;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, File, ImplItem, Item, ItemFn, ItemImpl, Meta};

/// The code that one attribute adds.
pub(super) struct Expansion {
    /// The path of the function, or of the `impl` block as a whole: `loops::ninth_power::primal`.
    pub name: String,
    /// The attribute, with the name of the derivative if it has one: `autodiff_reverse(reverse)`.
    pub attribute: String,
    pub file: File,
}

impl Expansion {
    /// The expansion in the layout that is shown and hashed.
    pub(super) fn text(&self) -> String {
        prettyplease::unparse(&self.file)
    }
}

/// The code that is added to the functions of the corpus. Second derivatives and derivatives that store everything are
/// left out: only their values are checked.
pub(super) fn expansions() -> Vec<Expansion> {
    let root = super::package().join("../tests/corpus");
    let mut all = Vec::new();
    let own = ["main.rs", "more.rs", "prelude.rs", "harness.rs", "list.rs"];
    let paths = super::inputs(&root).into_iter().filter(|p| !own.iter().any(|o| p.ends_with(o)));
    for path in paths {
        let source = std::fs::read_to_string(&path).expect("readable");
        let file: File = syn::parse_str(&source).expect("the corpus is Rust");
        module(&module_name(&path), &file.items, &mut all);
    }
    all
}

fn module_name(path: &Path) -> String {
    path.file_stem().expect("a file").to_string_lossy().into_owned()
}

fn module(path: &str, items: &[Item], all: &mut Vec<Expansion>) {
    for item in items {
        match item {
            Item::Fn(f) => function(path, f, None, all),
            Item::Impl(block) => impl_block(path, block, all),
            Item::Mod(m) => {
                let inner = m.content.as_ref().map_or(&[][..], |(_, items)| items);
                module(&format!("{path}::{}", m.ident), inner, all);
            }
            _ => {}
        }
    }
}

fn function(path: &str, f: &ItemFn, of: Option<&ItemImpl>, all: &mut Vec<Expansion>) {
    let mut f = f.clone();
    let whole = f.attrs.iter().any(|a| a.path().is_ident("autodiff_reverse"));
    f.attrs.retain(|a| {
        let text = a.to_token_stream().to_string();
        let twice = whole && a.path().is_ident("differentiable");
        !twice && !text.contains("analyses = off") && !text.contains("hessian_vector")
    });
    for (attribute, expanded) in super::expansions(&f) {
        let added = expanded.expect("the corpus is differentiable");
        let added = of.map_or(added.clone(), |block| super::inside(block, &added));
        record(format!("{path}::{}", f.sig.ident), attribute_name(attribute), added, all);
    }
}

/// Adds one row for a marked block, or one row for each function of an unmarked block.
fn impl_block(path: &str, block: &ItemImpl, all: &mut Vec<Expansion>) {
    let path = format!("{path}::{}", header(block));
    if block.attrs.iter().any(super::is_differentiable) {
        return record(path, "differentiable".to_owned(), super::impl_block(block), all);
    }
    for item in &block.items {
        let ImplItem::Fn(item) = item else { continue };
        function(&path, &crate::emit::differentiable::as_function(item), Some(block), all);
    }
}

/// `impl Mul<f64> for P4`.
fn header(block: &ItemImpl) -> String {
    let mut bare = block.clone();
    bare.attrs.clear();
    bare.items.clear();
    bare.generics = syn::Generics::default();
    let file = syn::parse2(bare.into_token_stream()).expect("an `impl` block is Rust");
    prettyplease::unparse(&file).trim_end().trim_end_matches("{}").trim_end().to_owned()
}

fn attribute_name(attribute: &Attribute) -> String {
    let name = attribute.path().segments.last().expect("a path").ident.to_string();
    match (&attribute.meta, &name[..]) {
        (Meta::List(list), "autodiff_reverse" | "autodiff_forward") => {
            let derivative = list.tokens.clone().into_iter().next();
            format!("{name}({})", derivative.to_token_stream())
        }
        _ => name,
    }
}

/// Adds a row. If the name exists already, the row gets a number.
fn record(name: String, attribute: String, added: TokenStream, all: &mut Vec<Expansion>) {
    let file = syn::parse2(added).expect("the expansion is Rust");
    let same =
        all.iter().rev().take_while(|e| e.name.split("::").next() == name.split("::").next());
    let bare = |e: &Expansion| e.name.split('#').next() == Some(&name);
    let before = same.filter(|e| bare(e) && e.attribute == attribute).count();
    let name = if before == 0 { name } else { format!("{name}#{}", before + 1) };
    all.push(Expansion { name, attribute, file });
}

/// Writes each expansion to a file of its own below the directory that `EXPANSIONS_TO` names, for `cargo xtask expansions`.
#[test]
#[ignore = "writes files: `cargo xtask expansions`"]
fn expansions_are_written() {
    let to = std::env::var_os("EXPANSIONS_TO").expect("EXPANSIONS_TO names a directory");
    for expansion in expansions() {
        let name = expansion.name.replace("::", "/");
        let path = Path::new(&to).join(format!("{name} {}.rs", expansion.attribute));
        std::fs::create_dir_all(path.parent().expect("a directory")).expect("writable");
        std::fs::write(path, expansion.text()).expect("writable");
    }
}
