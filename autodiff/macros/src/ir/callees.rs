//! Functions that a derivative calls by their rules, each rule under a name of its own.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::BinOp;
use syn::ext::IdentExt;

use crate::ir::names::Names;

/// Prefix of the functions that pass a copy of the receiver to a method that takes it by value, and a reference to any
/// other.
pub(crate) const HANDED: &str = "__handed_";
/// The same prefix for a receiver that may be changed.
pub(crate) const HANDED_MUTABLY: &str = "__mut_handed_";

/// The rule's name for an arithmetic operator.
pub(crate) fn operator_rule(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Add(_) => "add",
        BinOp::Sub(_) => "sub",
        BinOp::Mul(_) => "mul",
        BinOp::Div(_) => "div",
        BinOp::Rem(_) => "rem",
        BinOp::AddAssign(_) => "add_assign",
        BinOp::SubAssign(_) => "sub_assign",
        BinOp::MulAssign(_) => "mul_assign",
        BinOp::DivAssign(_) => "div_assign",
        BinOp::RemAssign(_) => "rem_assign",
        _ => return None,
    })
}

/// Functions that a derivative calls.
#[derive(Clone, Debug, Default)]
pub(crate) struct Callees {
    /// Names of rules, with the paths of their functions.
    rules: Vec<(TokenStream, Ident)>,
    /// Functions as the user names them, each with the function of `std` that it is assumed to be.
    presumed: Vec<(TokenStream, TokenStream, Span)>,
}

impl Callees {
    /// Returns the name of the rule of `function`.
    pub(crate) fn rule_of(&mut self, function: &syn::Path, names: &mut Names) -> Ident {
        let path = function.to_token_stream();
        let text = path.to_string();
        if let Some((_, rule)) =
            self.rules.iter().find(|(p, rule)| p.to_string() == text || *rule == text)
        {
            return rule.clone();
        }
        let last = function.segments.last().map(|s| s.ident.clone());
        let last = last.unwrap_or_else(|| format_ident!("function"));
        let wish = format!("rule_of_{}", last.to_string().trim_start_matches("r#"));
        let rule = names.fresh(&wish, last.span());
        self.rules.push((path, rule.clone()));
        rule
    }

    /// Records that `named` is assumed to be the function `of_std`: a module of the user may have a function of that
    /// name.
    pub(crate) fn presume(&mut self, named: TokenStream, of_std: TokenStream, span: Span) {
        if self.presumed.iter().all(|(known, ..)| known.to_string() != named.to_string()) {
            self.presumed.push((named, of_std, span));
        }
    }

    /// Reads back the rules that [`Callees::declaration`] has written, if `mac` is such a declaration.
    pub(crate) fn take_in(&mut self, mac: &syn::Macro) -> bool {
        if mac.path.segments.last().is_none_or(|s| s.ident != "callees") {
            return false;
        }
        let parse = |input: syn::parse::ParseStream| {
            let mut found = Vec::new();
            // `super` and `self` are keywords, but begin paths.
            while input.peek(syn::Ident::peek_any) || input.peek(syn::Token![::]) {
                let path = input.call(syn::Path::parse_mod_style)?;
                input.parse::<syn::Token![as]>()?;
                found.push((path.into_token_stream(), input.parse()?));
                let _: Option<syn::Token![,]> = input.parse()?;
            }
            let lists = input.peek(syn::Token![;])
                || input.peek(syn::Token![=>])
                || input.peek(syn::Token![&])
                || input.peek(syn::Token![?])
                || input.peek(syn::Token![@]);
            if !input.is_empty() && !lists {
                return Err(input.error("a path"));
            }
            input.parse::<TokenStream>()?;
            Ok(found)
        };
        use syn::parse::Parser;
        match parse.parse2(mac.tokens.clone()) {
            Ok(found) => {
                self.rules.extend(found);
                true
            }
            Err(_) => false,
        }
    }

    /// Returns the declaration of callees at the start of a derivative that consists of `body`.
    pub(crate) fn declaration(&self, lib: &TokenStream, body: &TokenStream) -> TokenStream {
        let mut used = BTreeMap::new();
        identifiers(body, &mut used);
        let functions: Vec<_> = self
            .rules
            .iter()
            .filter(|(_, rule)| used.contains_key(&rule.to_string()))
            .map(|(path, rule)| quote!(#path as #rule))
            .collect();
        let begins = |name: &str, stems: &[&str]| stems.iter().any(|stem| name.starts_with(stem));
        let is_second = |name: &str| begins(name, &["__jvp_vjp_", "__path_jvp_vjp_"]);
        let is_first = |name: &str| {
            let stems = ["__vjp_", "__jvp_", "__path_vjp_", "__path_jvp_"];
            begins(name, &stems) && !is_second(name) && name != "__jvp_vjp"
        };
        let listed = |wanted: &dyn Fn(&str) -> bool| -> Vec<&Ident> {
            used.iter().filter(|(name, _)| wanted(name)).map(|(_, name)| name).collect()
        };
        let (methods, seconds) = (listed(&is_first), listed(&is_second));
        let [handed, handed_mutably] =
            [HANDED, HANDED_MUTABLY].map(|stem| listed(&|name| name.starts_with(stem)));
        let marks = ["__is_apart_", "__is_deep_", "__is_lent_", "__deep_lent_", "__once_lent_"];
        let forwards = ["__augmented_", "__lent_forward_", "__once_forward_"];
        let reverses = ["__reversed_", "__lent_reverse_", "__once_reverse_"];
        let [apart, augmented, augmented_mutably, reversed] =
            [&marks[..], &forwards, &["__mut_lent_forward_"], &reverses]
                .map(|stems| listed(&|name| begins(name, stems)));
        let by_path = |stems: &[&str]| {
            listed(&|name| stems.iter().any(|stem| name.starts_with(&crate::ir::by_path(stem))))
        };
        let path_apart = by_path(&marks);
        let path_augmented = by_path(&forwards);
        let path_reversed = by_path(&reverses);
        let of_sweeps = [&apart, &augmented, &augmented_mutably, &reversed];
        let of_paths = [&path_apart, &path_augmented, &path_reversed];
        let others = [&methods, &seconds, &handed, &handed_mutably];
        let presumed: TokenStream = self
            .presumed
            .iter()
            .map(|(named, of_std, span)| quote_spanned!(*span=> #lib::rt::taken_for_that_of_std(#named, #of_std);))
            .collect();
        if functions.is_empty()
            && others.iter().chain(&of_sweeps).chain(&of_paths).all(|list| list.is_empty())
        {
            return presumed;
        }
        let list = |before: TokenStream, names: &[&Ident]| {
            (!names.is_empty()).then(|| quote!(#before #(fn #names),*))
        };
        let methods = list(quote!(;), &methods);
        let seconds = list(quote!(=>), &seconds);
        let handed = list(quote!(&), &handed);
        let handed_mutably = list(quote!(&mut), &handed_mutably);
        let apart = list(quote!(?), &apart);
        let augmented = list(quote!(+), &augmented);
        let augmented_mutably = list(quote!(+mut), &augmented_mutably);
        let reversed = list(quote!(-), &reversed);
        let path_apart = list(quote!(@ ?), &path_apart);
        let path_augmented = list(quote!(@ +), &path_augmented);
        let path_reversed = list(quote!(@ -), &path_reversed);
        quote! {
            #presumed
            #lib::callees!(
                #(#functions),* #methods #seconds #handed #handed_mutably #apart #augmented #augmented_mutably
                #reversed #path_apart #path_augmented #path_reversed
            );
        }
    }
}

/// Collects all identifiers in `tokens`, sorted.
fn identifiers(tokens: &TokenStream, into: &mut BTreeMap<String, Ident>) {
    for token in tokens.clone() {
        match token {
            proc_macro2::TokenTree::Ident(name) => {
                into.entry(name.to_string()).or_insert(name);
            }
            proc_macro2::TokenTree::Group(group) => identifiers(&group.stream(), into),
            _ => {}
        }
    }
}
