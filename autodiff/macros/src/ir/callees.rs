//! Functions that a derivative calls by their rules, each rule under a name of its own.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::BinOp;
use syn::ext::IdentExt;

use crate::ir::names::Names;
use crate::ir::words::idents_in;

/// Prefix of the functions that pass a copy of the receiver to a method that takes it by value, and a reference to any
/// other.
pub(crate) const HANDED: &str = "__handed_";
/// The same prefix for a receiver that may be changed.
pub(crate) const HANDED_MUTABLY: &str = "__mut_handed_";

/// Operators' traits of `std`, their methods, and the operators. A rule in the runtime library has the name of the method.
pub(crate) const OPERATORS: &[(&str, &str, &str)] = &[
    ("Add", "add", "+"),
    ("Sub", "sub", "-"),
    ("Mul", "mul", "*"),
    ("Div", "div", "/"),
    ("Rem", "rem", "%"),
    ("AddAssign", "add_assign", "+="),
    ("SubAssign", "sub_assign", "-="),
    ("MulAssign", "mul_assign", "*="),
    ("DivAssign", "div_assign", "/="),
    ("RemAssign", "rem_assign", "%="),
    ("Neg", "neg", "-"),
];

/// The rule's name for an arithmetic operator of two operands.
pub(crate) fn operator_rule(op: &BinOp) -> Option<&'static str> {
    let sign = op.to_token_stream().to_string();
    OPERATORS.iter().find(|known| known.2 == sign).map(|known| known.1)
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
        for name in idents_in(body.clone()) {
            used.entry(name.to_string()).or_insert(name);
        }
        let functions: Vec<_> = self
            .rules
            .iter()
            .filter(|(_, rule)| used.contains_key(&rule.to_string()))
            .map(|(path, rule)| quote!(#path as #rule))
            .collect();
        let own = |stems: &[&str]| stems.iter().map(|&stem| stem.to_owned()).collect::<Vec<_>>();
        let by_path = |stems: &[&str]| stems.iter().map(|stem| super::by_path(stem)).collect();
        let marks = ["__is_apart_", "__is_deep_", "__is_lent_", "__deep_lent_", "__once_lent_"];
        let forwards = ["__augmented_", "__lent_forward_", "__once_forward_"];
        let reverses = ["__reversed_", "__lent_reverse_", "__once_reverse_"];
        let second = own(&["__jvp_vjp_", "__path_jvp_vjp_"]);
        let lists: [(TokenStream, Vec<String>); 11] = [
            (quote!(;), own(&["__vjp_", "__jvp_", "__path_vjp_", "__path_jvp_"])),
            (quote!(=>), second.clone()),
            (quote!(&), own(&[HANDED])),
            (quote!(&mut), own(&[HANDED_MUTABLY])),
            (quote!(?), own(&marks)),
            (quote!(+), own(&forwards)),
            (quote!(+mut), own(&["__mut_lent_forward_"])),
            (quote!(-), own(&reverses)),
            (quote!(@ ?), by_path(&marks)),
            (quote!(@ +), by_path(&forwards)),
            (quote!(@ -), by_path(&reverses)),
        ];
        let begins = |name: &str, stems: &[String]| stems.iter().any(|stem| name.starts_with(stem));
        let list = |(before, stems): (TokenStream, Vec<String>)| {
            let of_list = |name: &String| {
                let kind = begins(name, &second) == (stems == second);
                begins(name, &stems) && kind && name != "__jvp_vjp"
            };
            let names = used.iter().filter(|(name, _)| of_list(name)).map(|(_, name)| name);
            let names: Vec<_> = names.collect();
            (!names.is_empty()).then(|| quote!(#before #(fn #names),*))
        };
        let lists: TokenStream = lists.into_iter().filter_map(list).collect();
        let presumed: TokenStream = self
            .presumed
            .iter()
            .map(|(named, of_std, span)| quote_spanned!(*span=> #lib::rt::taken_for_that_of_std(#named, #of_std);))
            .collect();
        if functions.is_empty() && lists.is_empty() {
            return presumed;
        }
        quote! {
            #presumed
            #lib::callees!(#(#functions),* #lists);
        }
    }
}
