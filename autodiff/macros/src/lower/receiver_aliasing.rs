//! Receivers that an argument may change. The compiler allows it only if the method takes a copy of the receiver, which
//! the text does not show. But the generated code can prove that the argument does not change the receiver.

use std::collections::HashSet;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr as Syn, ExprMethodCall, Pat, parse_quote_spanned};

use super::Lower;
use super::effects::Change;
use super::order::path_of;
use super::place::names_memory;
use super::question_mark::tries;
use super::stmt::strip;
use crate::ir::words::names_in;

impl Lower {
    /// True if an argument of `m` calls a method that is known to change the receiver of `m`, the place of `path`. If it
    /// is not known, the generated code proves that the receiver is unchanged. `None` if that cannot be proven and is
    /// refused.
    pub(super) fn is_changed_by_arguments(
        &mut self,
        m: &ExprMethodCall,
        path: &[String],
    ) -> Option<bool> {
        let mut doubts = Doubts { lower: self, path, names: HashSet::new(), calls: vec![] };
        m.args.iter().for_each(|arg| doubts.visit_expr(arg));
        let Doubts { names, calls, .. } = doubts;
        if calls.is_empty() || !self.may_be_data(&m.receiver) {
            return Some(false);
        }
        if calls.iter().any(|(_, change)| *change == Change::Surely) {
            return Some(true);
        }
        let within =
            |e: &Syn| names_in(e.to_token_stream()).iter().any(|name| names.contains(name));
        let mut proofs = Vec::new();
        for (call, _) in &calls {
            let mut proof = (*call).clone();
            if within(&proof)
                || self.names_no_value(proof.to_token_stream()).is_some()
                || tries(&proof)
            {
                self.without_arguments(&mut proof, path);
            }
            if within(&proof) || self.names_no_value(proof.to_token_stream()).is_some() {
                return self.refused(
                    call.span(),
                    "an argument that may change what the method is called on",
                    "give the argument a name first, with `let`",
                );
            }
            proofs.push(proof);
        }
        self.prove_unchanged(&m.receiver, &proofs);
        Some(false)
    }

    /// Replaces the arguments of `call` and the index of its receiver by placeholders, except for the place of `path`.
    fn without_arguments(&self, call: &mut Syn, path: &[String]) {
        let lib = &self.lib;
        let args = match call {
            Syn::MethodCall(m) => {
                if let Syn::Index(i) = &mut *m.receiver
                    && !matches!(strip(&i.index), Syn::Range(_))
                {
                    *i.index = parse_quote_spanned!(i.index.span()=> #lib::rt::any::<usize>());
                }
                &mut m.args
            }
            Syn::Call(c) => &mut c.args,
            _ => return,
        };
        for arg in args.iter_mut().filter(|arg| !meets(arg, path)) {
            *arg = parse_quote_spanned!(arg.span()=> #lib::rt::any());
        }
    }
}

/// True if `e` and the place of `path` are the same, or one is a part of the other.
fn meets(e: &Syn, path: &[String]) -> bool {
    let of = path_of(e).filter(|_| names_memory(e));
    of.is_some_and(|of| of.iter().zip(path).all(|(one, other)| one == other))
}

/// Calls that may change the place of `path`, and the names that are bound around them.
struct Doubts<'l, 'e> {
    lower: &'l Lower,
    path: &'l [String],
    names: HashSet<String>,
    calls: Vec<(&'e Syn, Change)>,
}

impl Doubts<'_, '_> {
    fn doubt(&self, e: &Syn) -> Change {
        // A reference that is passed by its name.
        let handed = |arg: &Syn| {
            let var = matches!(strip(arg), Syn::Path(p) if self.lower.local(p).is_some_and(|var|
                self.lower.vars[var].kind.is_mutable_ref()));
            var && meets(arg, self.path)
        };
        let (args, of_receiver) = match e {
            Syn::MethodCall(m) if meets(&m.receiver, self.path) => {
                (&m.args, self.lower.receiver_change(m))
            }
            Syn::MethodCall(m) => (&m.args, Change::None),
            Syn::Call(c) => (&c.args, Change::None),
            _ => return Change::None,
        };
        let of_args = if args.iter().any(handed) { Change::Unlikely } else { Change::None };
        of_receiver.max(of_args)
    }
}

impl<'e> Visit<'e> for Doubts<'_, 'e> {
    fn visit_expr(&mut self, e: &'e Syn) {
        let doubt = self.doubt(e);
        if doubt > Change::None {
            self.calls.push((e, doubt));
        }
        visit::visit_expr(self, e);
    }

    fn visit_pat(&mut self, pat: &'e Pat) {
        if let Pat::Ident(p) = pat {
            self.names.insert(p.ident.to_string());
        }
        visit::visit_pat(self, pat);
    }

    fn visit_item(&mut self, _: &'e syn::Item) {}
}
