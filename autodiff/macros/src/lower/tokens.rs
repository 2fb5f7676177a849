//! Source that is carried over as it stands, with its variables renamed.

use proc_macro2::{Group, TokenStream, TokenTree};

use crate::ir::VarId;

use super::Lower;

impl Lower {
    /// `tokens` with each local variable under its name in the representation, and the variables met.
    pub(super) fn rename(&self, tokens: TokenStream) -> (TokenStream, Vec<VarId>) {
        let mut vars = Vec::new();
        (self.rename_into(tokens, &mut vars), vars)
    }

    fn rename_into(&self, tokens: TokenStream, vars: &mut Vec<VarId>) -> TokenStream {
        let mut after_dot = false;
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut out = Vec::with_capacity(tokens.len());
        for (i, token) in tokens.iter().enumerate() {
            let renamed = match token {
                TokenTree::Ident(ident) if !after_dot && !is_path_head(&tokens, i) => {
                    match self.lookup(&ident.to_string()) {
                        Some(var) => {
                            vars.push(var);
                            let mut name = self.vars[var].name.clone();
                            name.set_span(ident.span());
                            TokenTree::Ident(name)
                        }
                        None => token.clone(),
                    }
                }
                TokenTree::Group(g) => {
                    let mut group = Group::new(g.delimiter(), self.rename_into(g.stream(), vars));
                    group.set_span(g.span());
                    TokenTree::Group(group)
                }
                _ => token.clone(),
            };
            after_dot = is_field_dot(&tokens, i);
            out.push(renamed);
        }
        out.into_iter().collect()
    }
}

/// Whether the token at `i` is a `.` of a field or method, or the end of a `::`.
fn is_field_dot(tokens: &[TokenTree], i: usize) -> bool {
    let punct =
        |i: usize, c: char| matches!(tokens.get(i), Some(TokenTree::Punct(p)) if p.as_char() == c);
    let range = punct(i, '.') && (i > 0 && punct(i - 1, '.') || punct(i + 1, '.'));
    (punct(i, '.') && !range) || (punct(i, ':') && i > 0 && punct(i - 1, ':'))
}

/// Whether the identifier at `i` begins a path of several segments, or names a field in a struct literal.
fn is_path_head(tokens: &[TokenTree], i: usize) -> bool {
    matches!(tokens.get(i + 1), Some(TokenTree::Punct(p)) if p.as_char() == ':')
}
