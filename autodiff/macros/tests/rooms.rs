//! The order of the macro crate's folders: code in one may use those before it, but none after it. So a pass can be read
//! without those that follow.

#![allow(missing_docs)]

use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Item, ItemMod, ItemUse, Macro, UseTree};

/// The folders in the order of the passes. The crate's own file, which declares the attributes, comes last, together
/// with the record of what is generated.
const ROOMS: [&str; 8] = ["ir", "parse", "lower", "analyse", "transform", "emit", "kernel", ""];
/// Files and folders of no pass, with the room that they belong to.
const OTHERS: [(&str, &str); 2] = [("golden", ""), ("lib", "")];

fn rank(module: &str) -> Option<usize> {
    let room = OTHERS.iter().find(|(name, _)| *name == module).map_or(module, |(_, room)| room);
    ROOMS.iter().position(|name| *name == room)
}

/// The uses of other modules in one file.
struct Uses {
    /// The path of the module that is being visited.
    module: Vec<String>,
    /// The first module of each path into the crate, with the path.
    found: Vec<(String, String)>,
}

impl Uses {
    /// Notes a path, if it leads to another top-level module.
    fn path(&mut self, words: &[String]) {
        let mut module = match words.first().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("self" | "super") => self.module.clone(),
            _ => return,
        };
        for word in words {
            match word.as_str() {
                "super" => drop(module.pop()),
                "crate" | "self" => {}
                name => {
                    module.push(name.to_owned());
                    break;
                }
            }
        }
        self.found.extend(module.first().map(|first| (first.clone(), words.join("::"))));
    }

    fn tree(&mut self, tree: &UseTree, before: &[String]) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            UseTree::Path(p) => self.tree(&p.tree, &with(&p.ident)),
            UseTree::Group(g) => g.items.iter().for_each(|tree| self.tree(tree, before)),
            UseTree::Name(n) => self.path(&with(&n.ident)),
            UseTree::Rename(r) => self.path(&with(&r.ident)),
            UseTree::Glob(_) => self.path(before),
        }
    }

    /// Notes the paths in the arguments of a macro.
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<_> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(name) if name == "crate" => {
                    if let Some(TokenTree::Ident(module)) = tokens.get(i + 3) {
                        let path = format!("crate::{module}");
                        self.found.push((module.to_string(), path));
                    }
                }
                _ => {}
            }
        }
    }
}

impl<'a> Visit<'a> for Uses {
    fn visit_item_use(&mut self, item: &'a ItemUse) {
        self.tree(&item.tree, &[]);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let words: Vec<_> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        self.path(&words);
        visit::visit_path(self, path);
    }

    fn visit_item_mod(&mut self, item: &'a ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_macro(&mut self, mac: &'a Macro) {
        // A quoted path is one of the generated code.
        let name = mac.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        if !name.contains("quote") && name != "rules" {
            self.tokens(mac.tokens.clone());
        }
    }
}

/// The module of a file: `["ir", "print", "stmt"]`.
fn module_of(file: &Path, root: &Path) -> Vec<String> {
    let inner = file.strip_prefix(root).expect("a file in the folder").with_extension("");
    let words = inner.iter().map(|word| word.to_string_lossy().into_owned());
    words.filter(|word| word != "mod").collect()
}

/// The uses in a file that lead to a later room, or to a module without a room.
fn upward(text: &str, module: Vec<String>) -> Vec<String> {
    let own = module.first().cloned().unwrap_or_default();
    let Some(at) = rank(&own) else {
        return vec![format!("`{own}` is in no room: add it to ROOMS or OTHERS of this test")];
    };
    let name = module.join("::");
    let module = if own == "lib" { Vec::new() } else { module };
    let mut uses = Uses { module, found: Vec::new() };
    let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    // In the crate's own file a path may also begin with a module that it declares.
    if own != "lib" {
        file.items.iter().for_each(|item: &Item| uses.visit_item(item));
    }
    let later = uses.found.into_iter().filter(|(to, _)| rank(to).is_none_or(|rank| rank > at));
    later.map(|(to, path)| format!("{name} uses `{path}`: `{to}` is no earlier room")).collect()
}

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

#[test]
fn no_pass_uses_a_later_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut all = Vec::new();
    files(&root, &mut all);
    let mut rooms: Vec<_> = all.iter().map(|file| module_of(file, &root)[0].clone()).collect();
    rooms.sort();
    rooms.dedup();
    assert!(ROOMS[..6].iter().all(|room| rooms.iter().any(|own| own == room)), "{rooms:?}");
    let found: Vec<_> = all
        .iter()
        .flat_map(|file| {
            let text = std::fs::read_to_string(file).expect("a source");
            upward(&text, module_of(file, &root))
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn each_way_to_name_a_later_pass_is_found() {
    let from =
        |text: &str| upward(text, ["lower", "call"].map(String::from).to_vec()).into_iter().next();
    for text in [
        "use crate::emit::generate;",
        "use crate::{ir::Expr, transform::reverse};",
        "use super::super::analyse::Analysis as A;",
        "use crate::transform::*;",
        "fn f() { crate::emit::generate::reverse() }",
        "fn f(x: crate::analyse::Region) {}",
        "fn f() { assert!(crate::emit::is(1)) }",
        "mod tests { use super::super::super::emit; }",
        "use crate::unknown;",
    ] {
        assert!(from(text).is_some(), "{text}");
    }
    for text in [
        "use crate::ir::Expr; use super::expr; use crate::parse::signature;",
        "fn f() -> TokenStream { quote!(crate::emit) }",
        "use crate::lower::Lower; mod tests { use super::*; }",
        "use crate::ir::table;",
    ] {
        assert_eq!(from(text), None, "{text}");
    }
    assert!(upward("", vec!["nowhere".to_owned()])[0].contains("in no room"));
}
