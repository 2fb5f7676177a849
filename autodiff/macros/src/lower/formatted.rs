//! Names in strings of macros that are copied: `format!("{n}")` reads `n`, `stringify!(n)` does not.

use std::collections::HashSet;

use proc_macro2::{Delimiter, Ident, Literal, TokenStream, TokenTree};
use quote::quote;
use syn::parse::{ParseStream, Parser};
use syn::{Expr as Syn, Token};

use crate::ir::std_names::Property;

use super::Lower;
use super::scope::{Binding, Refusal, Scope, find};
use super::tokens::Met;

const UNCLEAR: Refusal = (
    "a string with a variable's name in braces, given to a macro that the engine does not know, because the variable \
     has another name in what is generated",
    "give the macro the variable as an argument (`\"{}\", n`), or rename the variable so that it shadows none",
);

impl Lower {
    /// The arguments of the macro `name`, renamed.
    pub(super) fn rename_given(
        &self,
        scopes: &[Scope],
        name: &str,
        given: TokenStream,
        met: &mut Met,
    ) -> TokenStream {
        if name == "stringify" {
            return given;
        }
        let formats = [Property::FormatsFirst, Property::FormatsSecond, Property::FormatsThird];
        let before = formats.iter().position(|formats| formats.of_macro(name));
        if let Some(at) = before.and_then(|before| format_string(&given, before)) {
            let tokens: Vec<_> = given.into_iter().collect();
            return self.rename_formatting(scopes, &tokens, at, met);
        }
        if before.is_none() && !Property::PlainText.of_macro(name) {
            self.refuse_unclear(scopes, given.clone(), met);
        }
        self.rename_in(scopes, given, met)
    }

    /// Like `rename_given`, if the token at `at` is the format string.
    fn rename_formatting(
        &self,
        scopes: &[Scope],
        tokens: &[TokenTree],
        at: usize,
        met: &mut Met,
    ) -> TokenStream {
        let keys: Vec<usize> = (at + 1..tokens.len()).filter(|&i| is_key(tokens, i)).collect();
        let named: HashSet<String> = keys.iter().map(|&i| tokens[i].to_string()).collect();
        let part = |tokens: &[TokenTree], met: &mut Met| {
            self.rename_in(scopes, tokens.iter().cloned().collect(), met)
        };
        let mut out = part(&tokens[..at], met);
        let mut given = TokenStream::new();
        let string = self.rename_string(scopes, &tokens[at], &named, &mut given, met);
        out.extend([string]);
        let mut from = at + 1;
        for key in keys {
            out.extend(part(&tokens[from..key], met));
            out.extend([tokens[key].clone()]);
            from = key + 1;
        }
        out.extend(part(&tokens[from..], met));
        let comma = matches!(tokens.last(), Some(TokenTree::Punct(p)) if p.as_char() == ',');
        if !given.is_empty() && !comma {
            out.extend(quote!(,));
        }
        out.extend(given);
        out
    }

    /// The format string, renamed. If a name in it is not a variable, the value that it stands for becomes a further
    /// argument.
    fn rename_string(
        &self,
        scopes: &[Scope],
        string: &TokenTree,
        named: &HashSet<String>,
        given: &mut TokenStream,
        met: &mut Met,
    ) -> TokenTree {
        let Some((literal, text)) = text_of(string) else { return string.clone() };
        let mut known = named.clone();
        let renamed = with_names(&text, |name| {
            if known.contains(name) {
                return None;
            }
            match meaning(scopes, name)? {
                Binding::Var(var) => {
                    // Printing does not change a variable, and does not count as a use if the variable is active.
                    let v = &self.vars[*var];
                    met.vars.extend(v.kind.is_discrete().then_some(*var));
                    Some(v.name.to_string().trim_start_matches("r#").to_owned())
                }
                binding => {
                    let refused = binding.is_no_value().map(|refusal| (literal.span(), refusal));
                    met.refused.extend(refused);
                    let value = self.written_out(binding, met)?;
                    let key = Ident::new(name, literal.span());
                    given.extend(quote!(#key = #value,));
                    known.insert(name.to_owned());
                    None
                }
            }
        });
        if renamed == text { string.clone() } else { spelled_like(&literal, &renamed) }
    }

    /// Refuses names in a string of an unknown macro that would be renamed: the string may or may not be a format string.
    fn refuse_unclear(&self, scopes: &[Scope], given: TokenStream, met: &mut Met) {
        let tokens: Vec<TokenTree> = given.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            if let Some((literal, text)) = text_of(token) {
                with_names(&text, |name| {
                    let unclear = match meaning(scopes, name)? {
                        Binding::Var(var) => {
                            let printed = self.vars[*var].name.to_string();
                            printed.trim_start_matches("r#") != name
                        }
                        Binding::Constant(_) => false,
                        _ => true,
                    };
                    met.refused.extend(unclear.then(|| (literal.span(), UNCLEAR)));
                    None
                });
            } else if let TokenTree::Group(g) = token
                && macro_name(&tokens, i).is_none()
            {
                self.refuse_unclear(scopes, g.stream(), met);
            }
        }
    }
}

/// The meaning of a name in a format string: `{type}` is the variable `r#type`.
fn meaning<'s>(scopes: &'s [Scope], name: &str) -> Option<&'s Binding> {
    find(scopes, name).or_else(|| find(scopes, &format!("r#{name}")))
}

/// The name of the macro whose arguments are the group at `i`.
pub(super) fn macro_name(tokens: &[TokenTree], i: usize) -> Option<String> {
    let [.., TokenTree::Ident(name), TokenTree::Punct(mark)] = tokens.get(..i)? else {
        return None;
    };
    let words = ["return", "in", "if", "while", "match", "break", "else", "move"];
    let name = name.to_string();
    (mark.as_char() == '!' && !words.contains(&name.as_str())).then_some(name)
}

/// The position of the format string, after `before` other arguments.
fn format_string(given: &TokenStream, before: usize) -> Option<usize> {
    let after = |input: ParseStream| {
        for _ in 0..before {
            input.parse::<Syn>()?;
            input.parse::<Token![,]>()?;
        }
        input.parse::<TokenStream>()
    };
    let rest = after.parse2(given.clone()).ok()?;
    text_of(&rest.clone().into_iter().next()?)?;
    Some(given.clone().into_iter().count() - rest.into_iter().count())
}

/// True if the token at `i` is the name of an argument: `name = value`.
fn is_key(tokens: &[TokenTree], i: usize) -> bool {
    let punct =
        |i: usize, c: char| matches!(tokens.get(i), Some(TokenTree::Punct(p)) if p.as_char() == c);
    let assigned = punct(i + 1, '=') && !punct(i + 2, '=') && !punct(i + 2, '>');
    matches!(tokens[i], TokenTree::Ident(_)) && punct(i - 1, ',') && assigned
}

/// A string literal and its text. The literal may have been passed on by a macro.
fn text_of(token: &TokenTree) -> Option<(Literal, String)> {
    match token {
        TokenTree::Literal(literal) => {
            let string = syn::parse2::<syn::LitStr>(token.clone().into()).ok()?;
            Some((literal.clone(), string.value()))
        }
        TokenTree::Group(g) if g.delimiter() == Delimiter::None => {
            let mut inner = g.stream().into_iter();
            let found = text_of(&inner.next()?)?;
            inner.next().is_none().then_some(found)
        }
        _ => None,
    }
}

/// `text` as a literal of the same kind and location as `like`.
fn spelled_like(like: &Literal, text: &str) -> TokenTree {
    let source = like.to_string();
    let hashes: String = source.chars().skip(1).take_while(|&c| c == '#').collect();
    let raw = source.starts_with('r').then(|| format!("r{hashes}\"{text}\"{hashes}"));
    let mut literal = raw.and_then(|raw| raw.parse().ok()).unwrap_or_else(|| Literal::string(text));
    literal.set_span(like.span());
    literal.into()
}

/// The format string `text`, with each name replaced for which `renamed` returns another one.
fn with_names(text: &str, mut renamed: impl FnMut(&str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        let (before, hole) = rest.split_at(at + 1);
        out.push_str(before);
        rest = hole;
        if let Some(after) = rest.strip_prefix('{') {
            out.push('{');
            rest = after;
            continue;
        }
        let end = rest.find([':', '}']).unwrap_or(rest.len());
        let (argument, spec) = rest.split_at(end);
        out.push_str(&replaced(argument, argument.trim(), &mut renamed));
        rest = spec;
        if let Some(spec) = rest.strip_prefix(':') {
            out.push(':');
            rest = with_counts(spec, &mut out, &mut renamed);
        }
    }
    out + rest
}

/// Copies a format specification up to its `}`. A name before `$` is a width or precision. Returns the rest of the text.
fn with_counts<'t>(
    spec: &'t str,
    out: &mut String,
    renamed: &mut impl FnMut(&str) -> Option<String>,
) -> &'t str {
    let mut chars = spec.char_indices();
    let (fill, align) = (chars.next(), chars.next());
    // Any character may be the fill, including a brace.
    let start = match (fill, align) {
        (Some(_), Some((at, '<' | '^' | '>'))) => at + 1,
        _ => 0,
    };
    let end = spec[start..].find('}').map_or(spec.len(), |end| start + end);
    out.push_str(&spec[..start]);
    let mut pieces = spec[start..end].split('$').peekable();
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            out.push_str(piece);
            break;
        }
        let name = piece.trim_start_matches(|c: char| !(c.is_alphabetic() || c == '_'));
        let name = name.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or("");
        out.push_str(&replaced(piece, name, renamed));
        out.push('$');
    }
    &spec[end..]
}

/// Replaces the name in `piece`, which ends in `name` and perhaps spaces.
fn replaced(piece: &str, name: &str, renamed: &mut impl FnMut(&str) -> Option<String>) -> String {
    let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
    match (piece.rfind(name), is_name.then(|| renamed(name)).flatten()) {
        (Some(at), Some(other)) => {
            format!("{}{other}{}", &piece[..at], &piece[at + name.len()..])
        }
        _ => piece.to_owned(),
    }
}
