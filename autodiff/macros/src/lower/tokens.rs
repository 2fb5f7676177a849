//! Source that is carried over as it stands, with its variables renamed.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;

use crate::analysis::each_expr;
use crate::emit::Emit;
use crate::ir::{Expr, ExprKind, VarId};

use super::Lower;
use super::scope::{Binding, Refusal, Scope, find};

impl Lower {
    /// `tokens` with each local variable under its name in the representation, and the variables met.
    pub(super) fn rename(&self, tokens: TokenStream) -> (TokenStream, Vec<VarId>) {
        let mut vars = Vec::new();
        (self.rename_into(tokens, &mut vars), vars)
    }

    fn rename_into(&self, tokens: TokenStream, vars: &mut Vec<VarId>) -> TokenStream {
        self.rename_in(&self.scopes, tokens, vars)
    }

    /// As `rename_into`, with the names' meanings in `scopes`.
    fn rename_in(
        &self,
        scopes: &[Scope],
        tokens: TokenStream,
        vars: &mut Vec<VarId>,
    ) -> TokenStream {
        let mut after_dot = false;
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut out = Vec::with_capacity(tokens.len());
        for (i, token) in tokens.iter().enumerate() {
            let renamed = match token {
                TokenTree::Ident(ident) if !after_dot && !is_path_head(&tokens, i) => {
                    match find(scopes, &ident.to_string()) {
                        Some(Binding::Var(var)) => {
                            vars.push(*var);
                            let mut name = self.vars[*var].name.clone();
                            name.set_span(ident.span());
                            TokenTree::Ident(name)
                        }
                        Some(binding) => match self.written_out(binding, vars) {
                            Some(tokens) => {
                                TokenTree::Group(Group::new(Delimiter::Parenthesis, tokens))
                            }
                            None => token.clone(),
                        },
                        None => token.clone(),
                    }
                }
                TokenTree::Group(g) => {
                    let mut group =
                        Group::new(g.delimiter(), self.rename_in(scopes, g.stream(), vars));
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

    /// What is refused where a name is read that has none in what is generated: of an iterator, say.
    pub(super) fn names_no_value(&self, tokens: TokenStream) -> Option<Refusal> {
        let mut dots = 0;
        tokens.into_iter().find_map(|token| {
            // A name after one dot is a method's or field's, after two a bound's.
            let before = std::mem::replace(&mut dots, 0);
            match token {
                TokenTree::Ident(name) if before != 1 => {
                    self.binding(&name.to_string())?.is_no_value()
                }
                TokenTree::Group(group) => self.names_no_value(group.stream()),
                TokenTree::Punct(p) if p.as_char() == '.' => {
                    dots = before + 1;
                    None
                }
                _ => None,
            }
        })
    }

    /// What a name that is no variable stands for, as source; `None` if the name is known outside too.
    fn written_out(&self, binding: &Binding, vars: &mut Vec<VarId>) -> Option<TokenStream> {
        let emit = Emit { vars: &self.vars, kept: None, active: &[] };
        let mut mention = |e: &Expr| {
            each_expr(e, &mut |e| {
                if let ExprKind::Read(place) | ExprKind::Borrow { place, .. } = &e.kind {
                    vars.push(place.base);
                }
            });
        };
        match binding {
            Binding::Var(_)
            | Binding::Constant(_)
            | Binding::Iterator(_)
            | Binding::Chain(_)
            | Binding::Optional(_) => None,
            Binding::Cursor(cursor) => {
                let (place, read) = cursor.printed(&emit);
                vars.extend(read);
                Some(if cursor.is_mutable() { quote!(&mut #place) } else { quote!(&#place) })
            }
            Binding::Alias { place, mutable } => {
                crate::analysis::each_index(place, &mut mention);
                vars.push(place.base);
                let printed = emit.place(place);
                Some(if *mutable { quote!(&mut #printed) } else { quote!(&#printed) })
            }
            Binding::Tuple(values) => {
                values.iter().for_each(&mut mention);
                let values = values.iter().map(|e| emit.expr(e));
                Some(quote!((#(#values,)*)))
            }
            Binding::Callable(c) => {
                let mut inner = Vec::new();
                let tokens = self.rename_in(&c.scopes, c.source.clone(), &mut inner);
                vars.extend(inner);
                Some(tokens)
            }
        }
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
