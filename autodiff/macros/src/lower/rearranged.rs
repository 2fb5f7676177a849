//! Methods of slices and vectors that move elements about: written out, in terms of simpler ones.

use proc_macro2::Ident;
use syn::spanned::Spanned;
use syn::{Expr as Syn, ExprMethodCall, parse_quote_spanned};

use crate::ir::{Kind, Proj, StmtKind};
use crate::kinds;

use super::Lower;
use super::scope::Binding;
use super::stmt::strip;

impl Lower {
    /// `x.reverse();` and its like, for a slice or vector of what may carry a derivative; nothing if it is none.
    pub(super) fn rearranged(&mut self, m: &ExprMethodCall) -> Option<()> {
        let name = m.method.to_string();
        let arity = match name.as_str() {
            "reverse" | "pop" => 0,
            "rotate_left" | "rotate_right" | "swap_with_slice" | "extend_from_slice" | "extend" => {
                1
            }
            "copy_within" => 2,
            _ => return None,
        };
        if m.args.len() != arity || !self.holds_floats(&m.receiver) {
            return None;
        }
        let span = m.span();
        if name == "pop" {
            let place = self.slice_place(&m.receiver)?;
            let length = self.length_of(&place, span);
            let zero = self.integer(0, span);
            let cond = self.binary_of(length, syn::parse_quote!(>), zero);
            let then = self.in_block(|l| l.push(StmtKind::Pop { place }, span));
            self.push(StmtKind::If { cond, then, otherwise: Default::default() }, span);
            return Some(());
        }
        let s = self.alias(&m.receiver)?;
        let mut fresh = |wish: &str| self.names.fresh(wish, span);
        let (n, i, t) = (fresh("n"), fresh("i"), fresh("t"));
        let block: Syn = match (name.as_str(), m.args.first(), m.args.get(1)) {
            ("reverse", ..) => parse_quote_spanned! {span=> {
                let #n = #s.len();
                for #i in 0..#n / 2 {
                    #s.swap(#i, #n - 1 - #i);
                }
            }},
            ("rotate_left", Some(k), _) => parse_quote_spanned! {span=> {
                let #n = #k;
                #s[..#n].reverse();
                #s[#n..].reverse();
                #s.reverse();
            }},
            ("rotate_right", Some(k), _) => parse_quote_spanned! {span=> {
                let #n = #s.len() - #k;
                #s[..#n].reverse();
                #s[#n..].reverse();
                #s.reverse();
            }},
            ("copy_within", Some(from), Some(to)) => parse_quote_spanned! {span=> {
                let #t = #s[#from].to_vec();
                let #n = #to;
                #s[#n..#n + #t.len()].copy_from_slice(&#t);
            }},
            ("swap_with_slice", Some(other), _) => {
                let o = self.alias(match strip(other) {
                    Syn::Reference(r) => &r.expr,
                    e => e,
                })?;
                parse_quote_spanned! {span=> {
                    let #n = #s.len();
                    assert_eq!(#n, #o.len(), "swap_with_slice: lengths differ");
                    for #i in 0..#n {
                        let #t = #s[#i];
                        #s[#i] = #o[#i];
                        #o[#i] = #t;
                    }
                }}
            }
            (_, Some(items), _) => return self.extend(m, items),
            _ => return None,
        };
        self.expr_statement(&block);
        Some(())
    }

    /// `v.extend(items)`: each is pushed.
    fn extend(&mut self, m: &ExprMethodCall, items: &Syn) -> Option<()> {
        let span = m.span();
        let place = self.slice_place(&m.receiver)?;
        let items = self.chain_or_slice(items)?;
        self.each(items, false, span, &mut |l, item| {
            let value = l.dereferenced(item);
            l.push(StmtKind::Push { place: place.clone(), value }, span);
        });
        Some(())
    }

    /// A name for the slice that `e` is.
    fn alias(&mut self, e: &Syn) -> Option<Ident> {
        let mut place = self.slice_place(e)?;
        if kinds::of_place(&place, &self.vars, &self.generics).is_ref() {
            place.proj.push(Proj::Deref);
        }
        let name = self.names.fresh("part", e.span());
        self.bind_to(&name, Binding::Alias { place, mutable: true });
        Some(name)
    }

    /// Whether `e` is known to be a slice, array or vector of floats, or of such.
    fn holds_floats(&mut self, e: &Syn) -> bool {
        let start = self.statements();
        let place = match strip(e) {
            Syn::Path(_) | Syn::Index(_) | Syn::Field(_) | Syn::Unary(_) => self.slice_place(e),
            _ => None,
        };
        self.split_off(start);
        let Some(place) = place else { return false };
        let kind = kinds::of_place(&place, &self.vars, &self.generics);
        matches!(kind.value(), Kind::Seq(element) if !element.is_discrete())
            && !self.is_inactive(&place)
    }
}
