//! Calls with two elements of one buffer as arguments. If the elements differ, which a comparison of the indices shows
//! when the program runs, their shadows are lent to the callee's reverse sweep together. Otherwise the second element has
//! a temporary shadow, which is added after the call.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::print::strip;
use crate::ir::{Expr, ExprKind, Place, Proj, Stmt};

use super::Reverse;
use super::call::{Argument, Shadow};

impl Reverse<'_> {
    /// Replaces the shadows of two arguments that are elements of one buffer by names for both, if no third argument is
    /// a part of the buffer. Returns the code that binds the names before the call, and the code that follows the call.
    /// `alone` tells which arguments need no temporary shadow.
    pub(super) fn paired(
        &mut self,
        args: &mut [Argument],
        alone: &mut [bool],
        stmt: &Stmt,
    ) -> (TokenStream, TokenStream) {
        let (mut before, mut after) = (TokenStream::new(), TokenStream::new());
        for first in 0..args.len() {
            let partners = |i: usize| -> Vec<usize> {
                (0..args.len()).filter(|&j| args[i].shadow.meets(&args[j].shadow)).collect()
            };
            let all = partners(first);
            let [own, second] = all[..] else { continue };
            if own != first || partners(second) != all {
                continue;
            }
            if let Some((binding, sum)) = self.pair(args, (first, second), stmt) {
                (alone[first], alone[second]) = (true, true);
                before.extend(binding);
                after.extend(sum);
            }
        }
        (before, after)
    }

    fn pair(
        &mut self,
        args: &mut [Argument],
        (i, j): (usize, usize),
        stmt: &Stmt,
    ) -> Option<(TokenStream, TokenStream)> {
        let (first, second) = (self.element(&args[i])?, self.element(&args[j])?);
        let at = self.parting(&first, &second)?;
        let lib = self.lib;
        let buffer = Place { proj: first.proj[..at].to_vec(), ..first.clone() };
        let borrowed = self.a.place_kind(&buffer).is_ref();
        let mut buffer = self.shadow(&buffer, stmt);
        if borrowed {
            buffer = quote!((*#buffer));
        }
        let mut index = |place: &Place| match &place.proj[at] {
            Proj::Index(e) => strip(self.value(e, stmt)),
            _ => TokenStream::new(),
        };
        let (index_i, index_j) = (index(&first), index(&second));
        let [name_i, name_j, all, spare] =
            ["d", "d", "all", "spare"].map(|stem| self.numbered(stem, stmt.span));
        for (k, place, name) in [(i, &first, &name_i), (j, &second, &name_j)] {
            let rest = self.rest_of(quote!((*#name)), &place.proj[at + 1..], stmt);
            if let Shadow::Active { place, .. } = &mut args[k].shadow {
                *place = rest;
            }
        }
        let before = quote! {
            use #lib::rt::{ElementsOf as _, ElementsOfSlice as _};
            let mut #spare = #lib::rt::Spare::new();
            let mut #all = &mut #buffer;
            let (#name_i, #name_j) = #all.__elements((#index_i, #index_j), &mut #spare);
        };
        Some((before, quote!(#spare.add_to(|| &mut #buffer[#index_j]);)))
    }

    /// Returns the place of an argument whose shadow may be lent together with another one.
    fn element(&self, arg: &Argument) -> Option<Place> {
        let Shadow::Active { root, target, mutable: false, element: false, .. } = &arg.shadow
        else {
            return None;
        };
        let named = self.a.vars[target.base].view.is_none() && !self.is_buffer(*root);
        let plain = target.proj.iter().all(|proj| match proj {
            Proj::Index(e) => {
                self.a.kind(e).is_discrete() && !matches!(e.kind, ExprKind::Range { .. })
            }
            Proj::Field(_) | Proj::Deref => true,
            Proj::Part(..) | Proj::Bound(_) => false,
        });
        (named && plain).then(|| target.clone())
    }

    /// Returns the position of the first index in which the places differ, if they are parts of one buffer up to there.
    fn parting(&self, first: &Place, second: &Place) -> Option<usize> {
        let text = |e: &Expr| self.emit().expr(e).to_string();
        let mut both = first.proj.iter().zip(&second.proj);
        let at = both.position(|pair| match pair {
            (Proj::Index(a), Proj::Index(b)) => text(a) != text(b),
            (Proj::Field(a), Proj::Field(b)) => a != b,
            (Proj::Deref, Proj::Deref) => false,
            _ => true,
        })?;
        let indexed =
            matches!((&first.proj[at], &second.proj[at]), (Proj::Index(_), Proj::Index(_)));
        (first.base == second.base && indexed).then_some(at)
    }
}
