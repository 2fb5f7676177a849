//! Source that is copied unchanged, except that its variables are renamed.

use std::ops::Range;

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::quote;

use crate::ir::print::Emit;
use crate::ir::visit::each_place;
use crate::ir::{Expr, VarId};

use super::Lower;
use super::formatted::macro_name;
use super::locals;
use super::scope::{Binding, Refusal, Scope, find};

/// Names that occur in renamed tokens.
#[derive(Default)]
pub(super) struct Met {
    pub(super) vars: Vec<VarId>,
    /// Names in strings, which cannot be renamed.
    pub(super) refused: Vec<(Span, Refusal)>,
}

impl Lower {
    /// `tokens` with each local variable under its name in the representation, and these variables.
    pub(super) fn rename(&mut self, tokens: TokenStream) -> (TokenStream, Vec<VarId>) {
        let mut met = Met::default();
        let renamed = self.rename_in(&self.scopes, tokens, &mut met);
        for (span, (what, instead)) in met.refused {
            self.diag.refuse(span, what, instead);
        }
        (renamed, met.vars)
    }

    /// Like `rename`, with the names' meanings in `scopes`.
    pub(super) fn rename_in(
        &self,
        scopes: &[Scope],
        tokens: TokenStream,
        met: &mut Met,
    ) -> TokenStream {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut out = TokenStream::new();
        let mut i = 0;
        while let Some(token) = tokens.get(i) {
            if let Some(bound) = locals::bound_at(&tokens, i) {
                // A name that the tokens bind is independent of the same name outside.
                let inner = locals::without(scopes, &bound.names);
                let mut part = |scopes: &[Scope], range: Range<usize>| {
                    self.rename_in(scopes, tokens[range].iter().cloned().collect(), met)
                };
                out.extend([token.clone()]);
                out.extend(part(&inner, i + 1..bound.pattern_end));
                out.extend(part(scopes, bound.pattern_end..bound.value_end));
                out.extend(part(&inner, bound.value_end..bound.end));
                i = bound.end;
                continue;
            }
            match token {
                TokenTree::Ident(ident) if !keeps_its_name(&tokens, i) => {
                    out.extend([self.renamed(scopes, ident, met)]);
                }
                TokenTree::Group(g) => {
                    let inner = match macro_name(&tokens, i) {
                        Some(name) => self.rename_given(scopes, &name, g.stream(), met),
                        None => self.rename_in(scopes, g.stream(), met),
                    };
                    let mut group = Group::new(g.delimiter(), inner);
                    group.set_span(g.span());
                    out.extend([TokenTree::Group(group)]);
                }
                _ => out.extend([token.clone()]),
            }
            i += 1;
        }
        out
    }

    fn renamed(&self, scopes: &[Scope], ident: &Ident, met: &mut Met) -> TokenTree {
        match find(scopes, &ident.to_string()) {
            Some(Binding::Var(var)) => {
                met.vars.push(*var);
                let mut name = self.vars[*var].name.clone();
                name.set_span(ident.span());
                name.into()
            }
            Some(binding) => match self.written_out(binding, met) {
                Some(tokens) => Group::new(Delimiter::Parenthesis, tokens).into(),
                None => ident.clone().into(),
            },
            None => ident.clone().into(),
        }
    }

    /// The refusal of a name in `tokens` that has no value in generated code, for example that of an iterator.
    pub(super) fn names_no_value(&self, tokens: TokenStream) -> Option<Refusal> {
        let mut dots = 0;
        tokens.into_iter().find_map(|token| {
            // A name after one dot belongs to a method or field; after two dots it is a bound.
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

    /// The source that a name stands for if it is no variable; `None` if the name is known outside too.
    pub(super) fn written_out(&self, binding: &Binding, met: &mut Met) -> Option<TokenStream> {
        let vars = &mut met.vars;
        let emit = Emit { vars: &self.vars, kept: None, active: &[] };
        let mut mention = |e: &Expr| {
            each_place(e, &mut |place| vars.push(place.base));
        };
        match binding {
            Binding::Var(_)
            | Binding::Constant(_)
            | Binding::Iterator(_)
            | Binding::Chain(_)
            | Binding::Optional(_)
            | Binding::Slot(_) => None,
            Binding::Cursor(cursor) => {
                let (place, read) = cursor.printed(&emit);
                vars.extend(read);
                Some(if cursor.is_mutable() { quote!(&mut #place) } else { quote!(&#place) })
            }
            Binding::Alias { place, mutable } => {
                crate::ir::visit::each_index(place, &mut mention);
                vars.push(place.base);
                let printed = emit.place(place);
                Some(if *mutable { quote!(&mut #printed) } else { quote!(&#printed) })
            }
            Binding::Value(value) | Binding::Item(value) => {
                mention(value);
                Some(emit.expr(value))
            }
            Binding::Callable(c) => Some(self.rename_in(&c.scopes, c.source.clone(), met)),
        }
    }
}

/// True if the identifier at `i` belongs to a field, method or label, is a part of a path, or names a field in a struct
/// literal.
fn keeps_its_name(tokens: &[TokenTree], i: usize) -> bool {
    let punct = |at: Option<usize>, c: char| matches!(at.and_then(|at| tokens.get(at)), Some(TokenTree::Punct(p)) if p.as_char() == c);
    let (last, before) = (i.checked_sub(1), i.checked_sub(2));
    let field = punct(last, '.') && !punct(before, '.');
    let of_path = punct(last, ':') && punct(before, ':');
    field || of_path || punct(last, '\'') || punct(Some(i + 1), ':')
}
