//! Items inside the function: constants, nested functions, types, `use`.
//!
//! They move to the beginning of the derivative, where both sweeps can use them.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Item, ItemFn, UseTree};

use crate::ir::refusals::Construct;
use crate::ir::{Kind, StmtKind, kinds};
use crate::parse::signature::result_type;

use super::Lower;
use super::scope::Binding;
use crate::ir::words::idents_in;

/// The items of a function's body, with the block that contains each of them.
#[derive(Default)]
struct Items<'a> {
    found: Vec<(&'a Item, Option<&'a syn::Block>)>,
    blocks: Vec<&'a syn::Block>,
}

impl<'a> Visit<'a> for Items<'a> {
    fn visit_block(&mut self, block: &'a syn::Block) {
        self.blocks.push(block);
        visit::visit_block(self, block);
        self.blocks.pop();
    }

    fn visit_item(&mut self, item: &'a Item) {
        let inner = self.blocks.get(1..).and_then(|inner| inner.last()).copied();
        self.found.push((item, inner));
    }
}

impl Lower {
    /// Declares the items of the body of `f`.
    pub(super) fn items(&mut self, f: &ItemFn) {
        let mut items = Items::default();
        items.visit_block(&f.block);
        for (item, block) in &items.found {
            if let Some(block) = block {
                self.check_scope(item, block, f);
            }
        }
        // Functions last: their bodies use all constants.
        for (item, _) in &items.found {
            if let Item::Const(c) = item {
                let kind = kinds::of_type(&c.ty, &self.generics);
                self.bind_to(&c.ident, Binding::Constant(kind));
            }
        }
        // A function is inlined if its callees are known; a few rounds resolve functions that call one another.
        let functions = || {
            items.found.iter().filter_map(|(item, _)| match item {
                Item::Fn(f) => Some(f),
                _ => None,
            })
        };
        for _ in 0..functions().count() {
            for f in functions() {
                if let Some(closure) = self.nested_function(f) {
                    self.bind_to(&f.sig.ident, Binding::Callable(closure));
                }
            }
        }
        for (item, _) in &items.found {
            let tokens = self.item_tokens(item);
            let effect = self.own_code(tokens, vec![], Construct::Item, item.span());
            self.push(StmtKind::Effect(effect), item.span());
        }
    }

    /// The tokens of the item. A function that cannot be inlined gets a derivative.
    fn item_tokens(&self, item: &Item) -> TokenStream {
        let Item::Fn(f) = item else { return item.to_token_stream() };
        if f.attrs.iter().any(crate::ir::marks::determines_derivative) {
            return item.to_token_stream();
        }
        let mut plain = f.clone();
        crate::ir::marks::unmark(&f.attrs, &mut plain.sig, &mut plain.block);
        if matches!(self.binding(&f.sig.ident.to_string()), Some(Binding::Callable(_))) {
            return plain.to_token_stream();
        }
        let generics = crate::parse::signature::type_params(f);
        let float = |ty| matches!(kinds::of_type(&ty, &generics), Kind::Float(_));
        if !result_type(&f.sig.output).is_some_and(float) {
            return plain.to_token_stream();
        }
        let lib = &self.lib;
        quote!(#[#lib::differentiable(crate = #lib)] #item)
    }

    /// Refuses an item of an inner block whose name has another meaning outside the block.
    fn check_scope(&mut self, item: &Item, block: &syn::Block, f: &ItemFn) {
        let Some(names) = names_of(item) else {
            self.diag.refuse(
                item.span(),
                "an import of all names into an inner block",
                "move it to the start of the function, or name what is imported",
            );
            return;
        };
        for name in names {
            let inside = occurrences(block.to_token_stream(), &name);
            if inside != occurrences(f.to_token_stream(), &name) {
                self.diag.refuse(
                    item.span(),
                    &format!(
                        "the item `{name}` of an inner block whose name is used outside of it too"
                    ),
                    "move it to the start of the function, or give it another name",
                );
            }
        }
    }
}

/// True if `block` contains items anywhere. Their names may mean something else outside of it.
pub(super) fn has_items(block: &syn::Block) -> bool {
    let mut items = Items::default();
    items.visit_block(block);
    !items.found.is_empty()
}

/// The names that an item declares; `None` if they are not known.
fn names_of(item: &Item) -> Option<Vec<String>> {
    Some(vec![match item {
        Item::Const(i) => i.ident.to_string(),
        Item::Fn(i) => i.sig.ident.to_string(),
        Item::Static(i) => i.ident.to_string(),
        Item::Struct(i) => i.ident.to_string(),
        Item::Enum(i) => i.ident.to_string(),
        Item::Type(i) => i.ident.to_string(),
        Item::Trait(i) => i.ident.to_string(),
        Item::Mod(i) => i.ident.to_string(),
        Item::Macro(i) => i.ident.as_ref()?.to_string(),
        Item::Use(i) => return imported(&i.tree),
        _ => return Some(vec![]),
    }])
}

/// The names that an import declares; `None` for a glob import.
fn imported(tree: &UseTree) -> Option<Vec<String>> {
    Some(match tree {
        UseTree::Path(p) => return imported(&p.tree),
        UseTree::Name(n) => vec![n.ident.to_string()],
        UseTree::Rename(r) => vec![r.rename.to_string()],
        UseTree::Glob(_) => return None,
        UseTree::Group(g) => {
            let each: Option<Vec<_>> = g.items.iter().map(imported).collect();
            each?.concat()
        }
    })
}

fn occurrences(tokens: TokenStream, name: &str) -> usize {
    idents_in(tokens).iter().filter(|found| *found == name).count()
}
